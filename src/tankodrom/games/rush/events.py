"""What happened, each with the rule that made it happen."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import NUMBER, SEAT
from tankodrom.core.event import EventBook
from tankodrom.games.rush.verbs import ABILITY, CARD, NATION, SLOT

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
