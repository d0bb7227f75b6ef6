"""What a player can do (decision points D1-D18) and what can happen."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import NUMBER, SEAT, Kind, Vocabulary
from tankodrom.core.event import EventBook

COLOUR: Final = Kind("colour")
CARD: Final = Kind("card")
OTHER_CARD: Final = Kind("other_card")
SQUARE: Final = Kind("square")
PATH: Final = Kind("path", places=2)  # written as the squares that the figure enters
SHOT: Final = Kind("shot")  # what a shot does, see SHOTS
PAIR: Final = Kind("pair")  # by its lower token
ICON: Final = Kind("icon")
TOKEN: Final = Kind("token")

# What the facts of reasons for a choice can be, by the names of the kinds; all others are numbers.
REASON_KINDS: Final = (COLOUR, CARD, SQUARE, TOKEN, ICON)

# R6.5: the options of a target square.
SHOTS: Final = ["token", "tank", "mine_place", "mine_clear", "arty_tank"]
TAKE_TOKEN: Final = 0
HIT_TANK: Final = 1
PLACE_MINE: Final = 2
CLEAR_MINE: Final = 3
HIT_ARTILLERY: Final = 4

VERBS: Final = Vocabulary()
DRAFT_PICK: Final = VERBS.verb("draft_pick", [CARD])  # D1
CHOOSE_ACTIVE: Final = VERBS.verb("choose_active", [COLOUR, CARD])  # D2
PLACE: Final = VERBS.verb("place", [COLOUR, SQUARE])  # D3
CHOOSE_CARDS: Final = VERBS.verb("choose_cards", [CARD, OTHER_CARD])  # D4
REENTER: Final = VERBS.verb("reenter", [COLOUR, CARD, SQUARE])  # D5
SKIP_REENTER: Final = VERBS.verb("skip_reenter")  # D6
MOVE: Final = VERBS.verb("move", [COLOUR, PATH])  # D7
SKIP_MOVE: Final = VERBS.verb("skip_move", [COLOUR])  # D8
SHOOT: Final = VERBS.verb("shoot", [COLOUR, SQUARE, SHOT])  # D9
SKIP_SHOT: Final = VERBS.verb("skip_shot")  # D10
CHANGE_TANK: Final = VERBS.verb("change_tank", [COLOUR, CARD])  # D11
ATTACH: Final = VERBS.verb("attach", [PAIR, CARD, ICON])  # D12
USE_EXTRA_TANK: Final = VERBS.verb("use_extra_tank", [PAIR])  # D13
KEEP_CARD: Final = VERBS.verb("keep_card", [CARD])  # D14
USE_EXTRA_TURN: Final = VERBS.verb("use_extra_turn", [PAIR])  # D15
END_TURN: Final = VERBS.verb("end_turn")  # D16
F_MOVE: Final = VERBS.verb("f_move", [SQUARE])  # D17
REVEAL: Final = VERBS.verb("reveal", [SQUARE])  # D18

PROMPTS: Final = [
    "draft_pick",
    "choose_active",
    "place",
    "choose_cards",
    "reenter",
    "main",
    "move_after_shot",
    "shot",
    "keep_card",
    "end",
    "f_move",
    "reveal",
]

EVENTS: Final = EventBook()

_FIGURE: Final = [("colour", COLOUR)]
_FIGURE_AT: Final = [("colour", COLOUR), ("square", SQUARE)]

TURN_BEGAN: Final = EVENTS.event("turn_began", [("seat", SEAT)])
DRAFTED: Final = EVENTS.event("drafted", [("seat", SEAT), ("card", CARD)])
CHOSE: Final = EVENTS.event("chose", [("colour", COLOUR), ("card", CARD)])
PLACED: Final = EVENTS.event("placed", _FIGURE_AT)
ENTERED: Final = EVENTS.event("entered", [("colour", COLOUR), ("card", CARD), ("square", SQUARE)])
REPAIRED: Final = EVENTS.event("repaired", [("colour", COLOUR), ("card", CARD), ("square", SQUARE)])
MOVED: Final = EVENTS.event("moved", _FIGURE_AT)
STAYED: Final = EVENTS.event("stayed", _FIGURE)
MINE_HIT: Final = EVENTS.event("mine_hit", _FIGURE_AT)
COLLIDED: Final = EVENTS.event("collided", _FIGURE_AT)
SHOT_AT: Final = EVENTS.event("shot_at", [("colour", COLOUR), ("square", SQUARE), ("shot", SHOT)])
TOOK: Final = EVENTS.event("took", [("seat", SEAT), ("token", TOKEN)])
PAIRED: Final = EVENTS.event("paired", [("seat", SEAT), ("token", TOKEN), ("other", TOKEN)])
ABSORBED: Final = EVENTS.event("absorbed", _FIGURE_AT)
DESTROYED: Final = EVENTS.event("destroyed", _FIGURE_AT)
POINTS: Final = EVENTS.event("points", [("seat", SEAT), ("points", NUMBER), ("colour", COLOUR)])
CHANGED: Final = EVENTS.event("changed", [("colour", COLOUR), ("card", CARD)])
ATTACHED: Final = EVENTS.event("attached", [("card", CARD), ("icon", ICON)])
EXTRA_TURN_USED: Final = EVENTS.event("extra_turn_used", [("seat", SEAT)])
EXTRA_TANK_USED: Final = EVENTS.event("extra_tank_used", [("seat", SEAT)])
SAW_CARD: Final = EVENTS.event("saw_card", [("card", CARD)])  # to the drawer alone, unless the deck lies open
KEPT_CARD: Final = EVENTS.event("kept_card", [("seat", SEAT), ("card", CARD)])
REVEALED: Final = EVENTS.event("revealed", [("square", SQUARE), ("token", TOKEN)])
COVERED: Final = EVENTS.event("covered", [("square", SQUARE)])
FAMILY_PAIR: Final = EVENTS.event("family_pair", [("seat", SEAT), ("token", TOKEN)])
FAMILY_AGAIN: Final = EVENTS.event("family_again", [("seat", SEAT)])
ARTILLERY_FIRED: Final = EVENTS.event("artillery_fired", [("square", SQUARE)])
ARTILLERY_TOOK: Final = EVENTS.event("artillery_took", [("square", SQUARE), ("token", TOKEN)])
ARTILLERY_PLACED: Final = EVENTS.event("artillery_placed", [("square", SQUARE)])
ARTILLERY_MISSED: Final = EVENTS.event("artillery_missed", [("square", SQUARE)])
CARD_LOST: Final = EVENTS.event("card_lost", [("card", CARD)])
PILES_SHUFFLED: Final = EVENTS.event("piles_shuffled", [])
GAME_ENDED: Final = EVENTS.event("game_ended", [])
