"""What an interface needs to light up: where a figure could go and what would happen there, what it could hit.

For the card that drives it and for every card it could change to. It carries the moves out on copies, so there
is no second opinion about the rules; and it uses only what everybody sees.
"""

from __future__ import annotations

from typing import Any, Final

from tankodrom.core.action import Seat
from tankodrom.games.battlegrounds.board import COLOURS, Path, square_name, squares_of
from tankodrom.games.battlegrounds.kit import CardId
from tankodrom.games.battlegrounds.movement import drive, legal_paths
from tankodrom.games.battlegrounds.shooting import effects_on, target_squares
from tankodrom.games.battlegrounds.state import FAMILY, NO_CARD, OFF, BattlegroundsState, Colour
from tankodrom.games.battlegrounds.verbs import ABSORBED, DESTROYED, MINE_HIT, SHOTS

SAFE: Final = "safe"
ARMOUR_ABSORBS: Final = "absorbed"
BY_MINE: Final = "destroyed_by_mine"
BY_TANK: Final = "destroyed_by_tank"


def outlook_of(state: BattlegroundsState, seat: Seat) -> dict[str, Any]:
    """By colour of the seat's figures on the board and by card: moves with their fate, and shots.

    `shots` are from where the figure stands; each move that it survives has the shots from its end.
    """
    if state.rules.variant == FAMILY or state.outcome is not None:
        return {}
    outlook: dict[str, Any] = {}
    for colour in state.rules.colours[seat]:
        if state.where[colour] != OFF and state.active[colour] != NO_CARD:
            cards = [state.active[colour], *state.inactive_cards(seat)]
            outlook[COLOURS[colour]] = {
                state.kit.card_ids[card]: _with_card(state.copy(), colour, card) for card in cards
            }
    return outlook


def _with_card(state: BattlegroundsState, colour: Colour, card: CardId) -> dict[str, Any]:
    """As if this card drove the figure; the state is a copy to think with."""
    state.active[colour] = card
    moves = [_move(state.copy(), colour, path) for path in legal_paths(state, colour)]
    return {"moves": moves, "shots": _shots(state, colour)}


def _move(state: BattlegroundsState, colour: Colour, path: Path) -> dict[str, Any]:
    squares = squares_of(state.where[colour], path)
    state.sink = []
    drive(state, colour, path)
    fate = SAFE
    stop = squares[-1]
    by_mine = False
    for event in state.sink:
        if event.kind is MINE_HIT:
            by_mine = True
        elif event.kind is ABSORBED:
            fate = ARMOUR_ABSORBS
            by_mine = False
        elif event.kind is DESTROYED:
            fate = BY_MINE if by_mine else BY_TANK
            stop = event.values[1]
    return {
        "path": [square_name(square) for square in squares],
        "fate": fate,
        "at": square_name(stop),
        "shots": _shots(state, colour) if state.where[colour] != OFF else [],
    }


def _shots(state: BattlegroundsState, colour: Colour) -> list[dict[str, str]]:
    return [
        {"square": square_name(square), "effect": SHOTS[effect]}
        for square in target_squares(state, state.active[colour], state.where[colour])
        for effect in effects_on(state, colour, square)
    ]
