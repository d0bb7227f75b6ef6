"""The actions of the players (decision points D1-D18)."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import YES, FactKinds, Kind, Vocabulary
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
