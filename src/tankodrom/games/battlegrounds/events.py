"""What happened, each with the rule that made it happen."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import NUMBER, SEAT
from tankodrom.core.event import EventBook
from tankodrom.games.battlegrounds.verbs import CARD, COLOUR, ICON, SHOT, SQUARE, TOKEN

EVENTS: Final = EventBook()

_FIGURE: Final = [("colour", COLOUR)]
_FIGURE_AT: Final = [("colour", COLOUR), ("square", SQUARE)]

TURN_BEGAN: Final = EVENTS.event("turn_began", [("seat", SEAT)], "R4.1")
DRAFTED: Final = EVENTS.event("drafted", [("seat", SEAT), ("card", CARD)], "R3.3")
CHOSE: Final = EVENTS.event("chose", [("colour", COLOUR), ("card", CARD)], "R2.8")
PLACED: Final = EVENTS.event("placed", _FIGURE_AT, "R2.12")
ENTERED: Final = EVENTS.event("entered", [("colour", COLOUR), ("card", CARD), ("square", SQUARE)], "R7.6")
REPAIRED: Final = EVENTS.event("repaired", [("colour", COLOUR), ("card", CARD), ("square", SQUARE)], "R7.8")
MOVED: Final = EVENTS.event("moved", _FIGURE_AT, "R5.1")
STAYED: Final = EVENTS.event("stayed", _FIGURE, "R5.10")
MINE_HIT: Final = EVENTS.event("mine_hit", _FIGURE_AT, "R5.12")
COLLIDED: Final = EVENTS.event("collided", _FIGURE_AT, "R5.13")
SHOT_AT: Final = EVENTS.event("shot_at", [("colour", COLOUR), ("square", SQUARE), ("shot", SHOT)], "R6.5")
TOOK: Final = EVENTS.event("took", [("seat", SEAT), ("token", TOKEN)], "R9.1")
PAIRED: Final = EVENTS.event("paired", [("seat", SEAT), ("token", TOKEN), ("other", TOKEN)], "R9.2")
ABSORBED: Final = EVENTS.event("absorbed", _FIGURE_AT, "R11.3")
DESTROYED: Final = EVENTS.event("destroyed", _FIGURE_AT, "R7.2")
POINTS: Final = EVENTS.event("points", [("seat", SEAT), ("points", NUMBER), ("colour", COLOUR)], "R8.1")
CHANGED: Final = EVENTS.event("changed", [("colour", COLOUR), ("card", CARD)], "R13.1")
ATTACHED: Final = EVENTS.event("attached", [("card", CARD), ("icon", ICON)], "R10.1")
EXTRA_TURN_USED: Final = EVENTS.event("extra_turn_used", [("seat", SEAT)], "R12.1")
EXTRA_TANK_USED: Final = EVENTS.event("extra_tank_used", [("seat", SEAT)], "R12.4")
# Only the seat that draws is told, unless the deck is open.
SAW_CARD: Final = EVENTS.event("saw_card", [("card", CARD)], "R12.4")
KEPT_CARD: Final = EVENTS.event("kept_card", [("seat", SEAT), ("card", CARD)], "R12.4")
REVEALED: Final = EVENTS.event("revealed", [("square", SQUARE), ("token", TOKEN)], "R16.8")
COVERED: Final = EVENTS.event("covered", [("square", SQUARE)], "R16.13", joins=True)
FAMILY_PAIR: Final = EVENTS.event("family_pair", [("seat", SEAT), ("token", TOKEN)], "R16.10")
FAMILY_AGAIN: Final = EVENTS.event("family_again", [("seat", SEAT)], "R16.12")
ARTILLERY_FIRED: Final = EVENTS.event("artillery_fired", [("square", SQUARE)], "R17.17")
ARTILLERY_TOOK: Final = EVENTS.event("artillery_took", [("square", SQUARE), ("token", TOKEN)], "R17.20")
ARTILLERY_PLACED: Final = EVENTS.event("artillery_placed", [("square", SQUARE)], "R17.21")
ARTILLERY_MISSED: Final = EVENTS.event("artillery_missed", [("square", SQUARE)], "R17.19")
CARD_LOST: Final = EVENTS.event("card_lost", [("card", CARD)], "R17.18")
PILES_SHUFFLED: Final = EVENTS.event("piles_shuffled", [], "R17.16")
GAME_ENDED: Final = EVENTS.event("game_ended", [], "R14.3")
