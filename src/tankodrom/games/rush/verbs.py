"""What a player can do (decision points DP1-DP14) and what can happen."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import NUMBER, SEAT, Kind, Vocabulary
from tankodrom.core.event import EventBook

CARD: Final = Kind("card")
SLOT: Final = Kind("slot")  # a base slot, 0 to 2
POSITION: Final = Kind("position")  # a place in the shop, 1 = next to the vehicle deck (R4.1)
ABILITY: Final = Kind("ability")
NATION: Final = Kind("nation")
ACHIEVEMENT: Final = Kind("achievement")  # only in reasons

# What the facts of reasons for a choice can be, by the names of the kinds; all others are numbers.
REASON_KINDS: Final = (SEAT, CARD, SLOT, ABILITY, NATION, ACHIEVEMENT)

VERBS: Final = Vocabulary()

# DP1 main
BUY: Final = VERBS.verb("buy", [POSITION])
USE: Final = VERBS.verb("use", [CARD, ABILITY])
GUARD: Final = VERBS.verb("guard", [CARD, SLOT])
GUARD_ALLY: Final = VERBS.verb("guard_ally", [CARD, SEAT, SLOT])
DECLARE: Final = VERBS.verb("declare", [CARD])  # and DP9
ATTACK: Final = VERBS.verb("attack", [CARD, SEAT, SLOT])
SET_ASIDE: Final = VERBS.verb("set_aside", [CARD])
END_PLAY: Final = VERBS.verb("end_play")
# DP2 pay
PAY: Final = VERBS.verb("pay", [CARD])
# DP3 continue_card
USE_MORE: Final = VERBS.verb("use_more", [ABILITY])
FINISH: Final = VERBS.verb("finish")
# DP4 place_guard
PLACE: Final = VERBS.verb("place", [SLOT])
# DP5 ace_target
ACE_GUARD: Final = VERBS.verb("ace_guard", [SEAT, SLOT])
ACE_BASE: Final = VERBS.verb("ace_base", [SEAT, SLOT])
# DP6 research_pick
TAKE: Final = VERBS.verb("take", [POSITION])
# DP7 rearm
SCRAP: Final = VERBS.verb("scrap", [CARD])
STOP: Final = VERBS.verb("stop")
# DP8 sabotage_discard
DISCARD: Final = VERBS.verb("discard", [CARD])
# DP9 declare_more
LAUNCH: Final = VERBS.verb("launch")
# DP10 strike
STRIKE: Final = VERBS.verb("strike", [CARD, SEAT, SLOT])
# DP11 medals
MEDALS: Final = VERBS.verb("medals", [NUMBER])
# DP12 recruitment_mode, DP14 compensation
RECRUIT_NORMAL: Final = VERBS.verb("recruit_normal")
KEEP: Final = VERBS.verb("keep", [CARD])
SCRAP_HAND: Final = VERBS.verb("scrap_hand", [CARD])
DECLINE: Final = VERBS.verb("decline")
# DP13 support
SUPPORT: Final = VERBS.verb("support", [CARD])
PASS: Final = VERBS.verb("pass")

PROMPTS: Final = [
    "main",
    "pay",
    "continue_card",
    "place_guard",
    "ace_target",
    "research_pick",
    "rearm",
    "sabotage_discard",
    "declare_more",
    "strike",
    "medals",
    "recruitment_mode",
    "support",
    "compensation",
]

EVENTS: Final = EventBook()

_WHO: Final = [("seat", SEAT)]
_WHO_WHAT: Final = [("seat", SEAT), ("card", CARD)]

TURN_BEGAN: Final = EVENTS.event("turn_began", _WHO)
REPAIRED: Final = EVENTS.event("repaired", _WHO)
REVEALED: Final = EVENTS.event("revealed", _WHO_WHAT)
SHUFFLED: Final = EVENTS.event("shuffled", _WHO)
DECK_SHUFFLED: Final = EVENTS.event("deck_shuffled", [])
DREW: Final = EVENTS.event("drew", [("seat", SEAT), ("count", NUMBER)])
DREW_CARD: Final = EVENTS.event("drew_card", _WHO_WHAT)  # to the owner alone, unless the hand lies open
DEALT: Final = EVENTS.event("dealt", [("card", CARD)])
SHOP_DISCARDED: Final = EVENTS.event("shop_discarded", [("card", CARD)])
PAID: Final = EVENTS.event("paid", _WHO_WHAT)
BOUGHT: Final = EVENTS.event("bought", _WHO_WHAT)
USED: Final = EVENTS.event("used", [("seat", SEAT), ("card", CARD), ("ability", ABILITY)])
STORED: Final = EVENTS.event("stored", _WHO_WHAT)
RECRUITING: Final = EVENTS.event("recruiting", _WHO)
SABOTAGED: Final = EVENTS.event("sabotaged", _WHO_WHAT)
TOOK: Final = EVENTS.event("took", _WHO_WHAT)
SCRAPPED: Final = EVENTS.event("scrapped", _WHO_WHAT)
MEDAL: Final = EVENTS.event("medal", _WHO_WHAT)
GUARDED: Final = EVENTS.event("guarded", [("seat", SEAT), ("card", CARD), ("owner", SEAT), ("slot", SLOT)])
DISPLACED: Final = EVENTS.event("displaced", [("owner", SEAT), ("card", CARD), ("slot", SLOT)])
DECLARED: Final = EVENTS.event("declared", _WHO_WHAT)
STRUCK_GUARD: Final = EVENTS.event(
    "struck_guard", [("seat", SEAT), ("card", CARD), ("owner", SEAT), ("slot", SLOT)]
)
STRUCK_BASE: Final = EVENTS.event("struck_base", [("seat", SEAT), ("card", CARD), ("owner", SEAT), ("slot", SLOT)])
ACED: Final = EVENTS.event("aced", [("seat", SEAT), ("card", CARD), ("owner", SEAT), ("slot", SLOT)])
WASTED: Final = EVENTS.event("wasted", _WHO_WHAT)
GUARD_DAMAGED: Final = EVENTS.event("guard_damaged", [("owner", SEAT), ("card", CARD), ("slot", SLOT)])
GUARD_DESTROYED: Final = EVENTS.event("guard_destroyed", [("owner", SEAT), ("card", CARD), ("slot", SLOT)])
GUARD_RETURNED: Final = EVENTS.event("guard_returned", [("owner", SEAT), ("card", CARD), ("slot", SLOT)])
BASE_DAMAGED: Final = EVENTS.event("base_damaged", [("owner", SEAT), ("slot", SLOT)])
BASE_DESTROYED: Final = EVENTS.event("base_destroyed", [("owner", SEAT), ("slot", SLOT), ("seat", SEAT)])
POINTS_LOST: Final = EVENTS.event("points_lost", [("seat", SEAT), ("count", NUMBER), ("nation", NATION)])
SUPPORTED: Final = EVENTS.event("supported", _WHO_WHAT)
PASSED: Final = EVENTS.event("passed", _WHO)
REPELLED: Final = EVENTS.event("repelled", [("attack", NUMBER), ("defence", NUMBER)])
SET_DOWN: Final = EVENTS.event("set_down", _WHO_WHAT)  # an unused hand card put into the store (R2.9)
KEPT: Final = EVENTS.event("kept", _WHO)
KEPT_CARD: Final = EVENTS.event("kept_card", _WHO_WHAT)  # to the owner alone where the hand is hidden (V3.1)
LAST_ROUND: Final = EVENTS.event("last_round", [])
GAME_ENDED: Final = EVENTS.event("game_ended", [])
