"""The actions of the players (decision points DP1-DP14), and the events."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import NUMBER, SEAT, YES, FactKinds, Kind, Vocabulary
from tankodrom.core.event import EventBook

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

EVENTS: Final = EventBook()

_WHO: Final = [("seat", SEAT)]
_WHO_WHAT: Final = [("seat", SEAT), ("card", CARD)]

TURN_BEGAN: Final = EVENTS.event("turn_began", _WHO, "R2.1")
REPAIRED: Final = EVENTS.event("repaired", _WHO, "R2.2")
REVEALED: Final = EVENTS.event("revealed", _WHO_WHAT, "R2.4", joins=True)
SHUFFLED: Final = EVENTS.event("shuffled", _WHO, "R3.2")
DECK_SHUFFLED: Final = EVENTS.event("deck_shuffled", [], "R4.4")
DREW: Final = EVENTS.event("drew", [("seat", SEAT), ("count", NUMBER)], "R3.1")
# Only the owner is told, unless the hand lies open.
DREW_CARD: Final = EVENTS.event("drew_card", _WHO_WHAT, "R3.1", joins=True)
DEALT: Final = EVENTS.event("dealt", [("card", CARD)], "R4.3", joins=True)
SHOP_DISCARDED: Final = EVENTS.event("shop_discarded", [("card", CARD)], "R13.1", joins=True)
PAID: Final = EVENTS.event("paid", _WHO_WHAT, "R5.3", joins=True)
BOUGHT: Final = EVENTS.event("bought", _WHO_WHAT, "R5.7")
USED: Final = EVENTS.event("used", [("seat", SEAT), ("card", CARD), ("ability", ABILITY)], "R6.2")
STORED: Final = EVENTS.event("stored", _WHO_WHAT, "R6.6")
RECRUITING: Final = EVENTS.event("recruiting", _WHO, "R7.2")
SABOTAGED: Final = EVENTS.event("sabotaged", _WHO_WHAT, "R7.4")
TOOK: Final = EVENTS.event("took", _WHO_WHAT, "R7.6")
SCRAPPED: Final = EVENTS.event("scrapped", _WHO_WHAT, "R4.6", joins=True)
MEDAL: Final = EVENTS.event("medal", _WHO_WHAT, "R12.6", joins=True)
GUARDED: Final = EVENTS.event("guarded", [("seat", SEAT), ("card", CARD), ("owner", SEAT), ("slot", SLOT)], "R9.3")
DISPLACED: Final = EVENTS.event("displaced", [("owner", SEAT), ("card", CARD), ("slot", SLOT)], "R9.4")
DECLARED: Final = EVENTS.event("declared", _WHO_WHAT, "R10.3", joins=True)
STRUCK_GUARD: Final = EVENTS.event(
    "struck_guard", [("seat", SEAT), ("card", CARD), ("owner", SEAT), ("slot", SLOT)], "R10.6"
)
STRUCK_BASE: Final = EVENTS.event(
    "struck_base", [("seat", SEAT), ("card", CARD), ("owner", SEAT), ("slot", SLOT)], "R10.6"
)
ACED: Final = EVENTS.event("aced", [("seat", SEAT), ("card", CARD), ("owner", SEAT), ("slot", SLOT)], "R7.5")
WASTED: Final = EVENTS.event("wasted", _WHO_WHAT, "R10.10")
GUARD_DAMAGED: Final = EVENTS.event("guard_damaged", [("owner", SEAT), ("card", CARD), ("slot", SLOT)], "R11.2")
GUARD_DESTROYED: Final = EVENTS.event(
    "guard_destroyed", [("owner", SEAT), ("card", CARD), ("slot", SLOT)], "R11.4"
)
GUARD_RETURNED: Final = EVENTS.event("guard_returned", [("owner", SEAT), ("card", CARD), ("slot", SLOT)], "R7.5c")
BASE_DAMAGED: Final = EVENTS.event("base_damaged", [("owner", SEAT), ("slot", SLOT)], "R11.5")
BASE_DESTROYED: Final = EVENTS.event("base_destroyed", [("owner", SEAT), ("slot", SLOT), ("seat", SEAT)], "R11.8")
POINTS_LOST: Final = EVENTS.event("points_lost", [("seat", SEAT), ("count", NUMBER), ("nation", NATION)], "R12.3")
SUPPORTED: Final = EVENTS.event("supported", _WHO_WHAT, "V3.8")
PASSED: Final = EVENTS.event("passed", _WHO, "V3.9")
REPELLED: Final = EVENTS.event("repelled", [("attack", NUMBER), ("defence", NUMBER)], "V3.10")
# An unused hand card put into the store (R2.9).
SET_DOWN: Final = EVENTS.event("set_down", _WHO_WHAT, "R2.9", joins=True)
KEPT: Final = EVENTS.event("kept", _WHO, "V2.2")
# Only the owner is told if the hand is hidden (V3.1).
KEPT_CARD: Final = EVENTS.event("kept_card", _WHO_WHAT, "V2.2")
LAST_ROUND: Final = EVENTS.event("last_round", [], "R14.4")
GAME_ENDED: Final = EVENTS.event("game_ended", [], "R16.2")
