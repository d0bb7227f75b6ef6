"""The actions of the players (decision points D1-D18), and the events."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import NUMBER, SEAT, YES, FactKinds, Kind, Vocabulary
from tankodrom.core.event import EventBook
from tankodrom.games.battlegrounds.view_types import Fate, ShotEffect

COLOUR: Final = Kind("colour")
CARD: Final = Kind("card")
OTHER_CARD: Final = Kind("other_card")
SQUARE: Final = Kind("square")
PATH: Final = Kind("path", places=2)  # written as the squares that the figure enters
SHOT: Final = Kind("shot")  # what a shot does, see SHOTS
PAIR: Final = Kind("pair")  # by its lower token
ICON: Final = Kind("icon")
TOKEN: Final = Kind("token")
# Only in sentences about choices:
PARTS: Final = Kind("parts")  # how a card moves and shoots: `O2/O1`
FATE: Final = Kind("fate")  # of a figure that moves, see FATES

# R6.5: the options of a target square.
SHOTS: Final[list[ShotEffect]] = ["token", "tank", "mine_place", "mine_clear", "arty_tank"]
TAKE_TOKEN: Final = 0
HIT_TANK: Final = 1
PLACE_MINE: Final = 2
CLEAR_MINE: Final = 3
HIT_ARTILLERY: Final = 4

# R5.11-R5.15: what can become of a figure on its way.
FATES: Final[list[Fate]] = ["safe", "absorbed", "destroyed_by_mine", "destroyed_by_tank"]
SAFE: Final = 0
ARMOUR_ABSORBS: Final = 1
BY_MINE: Final = 2
BY_TANK: Final = 3

_PARTS: Final[FactKinds] = [("parts", PARTS)]

VERBS: Final = Vocabulary({kind.name: kind for kind in (COLOUR, CARD, SQUARE, TOKEN, ICON)})
DRAFT_PICK: Final = VERBS.verb("draft_pick", [CARD], _PARTS)  # D1
CHOOSE_ACTIVE: Final = VERBS.verb("choose_active", [COLOUR, CARD], _PARTS)  # D2
PLACE: Final = VERBS.verb("place", [COLOUR, SQUARE])  # D3
CHOOSE_CARDS: Final = VERBS.verb(
    "choose_cards", [CARD, OTHER_CARD], [("parts", PARTS), ("other_parts", PARTS)]
)  # D4
REENTER: Final = VERBS.verb("reenter", [COLOUR, CARD, SQUARE], [("parts", PARTS), ("wrecked", YES)])  # D5
SKIP_REENTER: Final = VERBS.verb("skip_reenter")  # D6
MOVE: Final = VERBS.verb("move", [COLOUR, PATH], [("fate", FATE), ("at", SQUARE)])  # D7
SKIP_MOVE: Final = VERBS.verb("skip_move", [COLOUR])  # D8
SHOOT: Final = VERBS.verb("shoot", [COLOUR, SQUARE, SHOT], [("token", TOKEN), ("target", COLOUR)])  # D9
SKIP_SHOT: Final = VERBS.verb("skip_shot")  # D10
CHANGE_TANK: Final = VERBS.verb("change_tank", [COLOUR, CARD], _PARTS)  # D11
ATTACH: Final = VERBS.verb("attach", [PAIR, CARD, ICON])  # D12
USE_EXTRA_TANK: Final = VERBS.verb("use_extra_tank", [PAIR])  # D13
KEEP_CARD: Final = VERBS.verb("keep_card", [CARD], _PARTS)  # D14
USE_EXTRA_TURN: Final = VERBS.verb("use_extra_turn", [PAIR])  # D15
END_TURN: Final = VERBS.verb("end_turn")  # D16
F_MOVE: Final = VERBS.verb("f_move", [SQUARE])  # D17
REVEAL: Final = VERBS.verb("reveal", [SQUARE])  # D18

VERBS.prompt("draft_pick")
VERBS.prompt("choose_active")
VERBS.prompt("place")
VERBS.prompt("choose_cards")
VERBS.prompt("reenter")
VERBS.prompt("main")
VERBS.prompt("move_after_shot", [("colour", COLOUR)])
VERBS.prompt("shot", [("colour", COLOUR)])
VERBS.prompt("keep_card")
VERBS.prompt("end")
VERBS.prompt("f_move")
VERBS.prompt("reveal")

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
