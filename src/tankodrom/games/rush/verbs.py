"""The actions of the players (decision points DP1-DP14)."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import NUMBER, SEAT, YES, FactKinds, Kind, Vocabulary

CARD: Final = Kind("card")
SLOT: Final = Kind("slot")  # a base slot, 0 to 2
POSITION: Final = Kind("position")  # a place in the shop, 1 = next to the vehicle deck (R4.1)
ABILITY: Final = Kind("ability")
NATION: Final = Kind("nation")
ACHIEVEMENT: Final = Kind("achievement")  # only in reasons
CARD_ABILITY: Final = Kind(
    "card_ability"
)  # an ability with the number printed on the card: card * number of abilities + ability

# What sentences about choices tell beside the arguments.
_SHOP_CARD: Final[FactKinds] = [("card", CARD), ("price", NUMBER)]
_GUARD: Final[FactKinds] = [("guarded", YES), ("guard", CARD)]
_ABILITY: Final[FactKinds] = [("ability", CARD_ABILITY)]

VERBS: Final = Vocabulary({kind.name: kind for kind in (SEAT, CARD, SLOT, ABILITY, NATION, ACHIEVEMENT)})

# DP1 main
BUY: Final = VERBS.verb("buy", [POSITION], _SHOP_CARD)
USE: Final = VERBS.verb("use", [CARD, ABILITY], _ABILITY)
GUARD: Final = VERBS.verb("guard", [CARD, SLOT], _GUARD)
GUARD_ALLY: Final = VERBS.verb("guard_ally", [CARD, SEAT, SLOT], _GUARD)
DECLARE: Final = VERBS.verb("declare", [CARD])  # and DP9
ATTACK: Final = VERBS.verb("attack", [CARD, SEAT, SLOT], _GUARD)
SET_ASIDE: Final = VERBS.verb("set_aside", [CARD])
END_PLAY: Final = VERBS.verb("end_play")
# DP2 pay
PAY: Final = VERBS.verb("pay", [CARD], [("value", NUMBER)])
# DP3 continue_card
USE_MORE: Final = VERBS.verb("use_more", [ABILITY], _ABILITY)
FINISH: Final = VERBS.verb("finish")
# DP4 place_guard
PLACE: Final = VERBS.verb("place", [SLOT], _GUARD)
# DP5 ace_target
ACE_GUARD: Final = VERBS.verb("ace_guard", [SEAT, SLOT], [("guard", CARD)])
ACE_BASE: Final = VERBS.verb("ace_base", [SEAT, SLOT])
# DP6 research_pick
TAKE: Final = VERBS.verb("take", [POSITION], _SHOP_CARD)
# DP7 rearm
SCRAP: Final = VERBS.verb("scrap", [CARD])
STOP: Final = VERBS.verb("stop")
# DP8 sabotage_discard
DISCARD: Final = VERBS.verb("discard", [CARD])
# DP9 declare_more
LAUNCH: Final = VERBS.verb("launch")
# DP10 strike
STRIKE: Final = VERBS.verb("strike", [CARD, SEAT, SLOT], _GUARD)
# DP11 medals
MEDALS: Final = VERBS.verb("medals", [NUMBER], [("singles", NUMBER)])
# DP12 recruitment_mode, DP14 compensation
RECRUIT_NORMAL: Final = VERBS.verb("recruit_normal")
KEEP: Final = VERBS.verb("keep", [CARD])
SCRAP_HAND: Final = VERBS.verb("scrap_hand", [CARD])
DECLINE: Final = VERBS.verb("decline")
# DP13 support
SUPPORT: Final = VERBS.verb("support", [CARD])
PASS: Final = VERBS.verb("pass")

VERBS.prompt("main")
VERBS.prompt("pay", [("card", CARD), ("due", NUMBER)])
VERBS.prompt("continue_card", [("card", CARD)])
VERBS.prompt("place_guard", [("card", CARD)])
VERBS.prompt("ace_target", [("card", CARD)])
VERBS.prompt("research_pick", [("limit", NUMBER)])
VERBS.prompt("rearm", [("scrapped", NUMBER)])
VERBS.prompt("sabotage_discard")
VERBS.prompt("declare_more")
VERBS.prompt("strike", [("count", NUMBER)])
VERBS.prompt("medals", [("kills", NUMBER), ("nation", NATION)])
VERBS.prompt("recruitment_mode")
VERBS.prompt("support", [("card", CARD), ("seat", SEAT), ("attack", NUMBER), ("defence", NUMBER)])
VERBS.prompt("compensation")
