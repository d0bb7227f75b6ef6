"""What a client can highlight: where a figure can go, what happens there, and what it can hit.

It covers the card that drives the figure and every card that the player could change to. It carries out the moves on
copies, so no rule is written twice. It uses only public information.
"""

from __future__ import annotations

from tankodrom.core.action import Seat
from tankodrom.games.battlegrounds.board import COLOURS, Path, square_name, squares_of
from tankodrom.games.battlegrounds.facts import fate_on
from tankodrom.games.battlegrounds.kit import CardId
from tankodrom.games.battlegrounds.movement import legal_paths
from tankodrom.games.battlegrounds.shooting import effects_on, target_squares
from tankodrom.games.battlegrounds.state import FAMILY, NO_CARD, OFF, BattlegroundsState, Colour
from tankodrom.games.battlegrounds.verbs import FATES, SHOTS
from tankodrom.games.battlegrounds.view_types import (
    BattlegroundsOutlook,
    MoveProspect,
    Prospects,
    ShotProspect,
)


def outlook_of(state: BattlegroundsState, seat: Seat) -> BattlegroundsOutlook:
    """By colour of the seat's figures on the board and by card: moves with their results, and shots.

    `shots` start from the figure's square. Each move that the figure survives has the shots from its last square.
    """
    if state.rules.variant == FAMILY or state.outcome is not None:
        return {}
    outlook: BattlegroundsOutlook = {}
    for colour in state.rules.colours[seat]:
        if state.where[colour] != OFF and state.active[colour] != NO_CARD:
            cards = [state.active[colour], *state.inactive_cards(seat)]
            outlook[COLOURS[colour]] = {
                state.kit.card_ids[card]: _with_card(state.copy(), colour, card) for card in cards
            }
    return outlook


def _with_card(state: BattlegroundsState, colour: Colour, card: CardId) -> Prospects:
    """The prospects if this card drove the figure. The state is a copy."""
    state.active[colour] = card
    moves = [_move(state.copy(), colour, path) for path in legal_paths(state, colour)]
    return {"moves": moves, "shots": _shots(state, colour)}


def _move(state: BattlegroundsState, colour: Colour, path: Path) -> MoveProspect:
    squares = squares_of(state.where[colour], path)
    fate, stop = fate_on(state, colour, path)
    return {
        "path": [square_name(square) for square in squares],
        "fate": FATES[fate],
        "at": square_name(stop),
        "shots": _shots(state, colour) if state.where[colour] != OFF else [],
    }


def _shots(state: BattlegroundsState, colour: Colour) -> list[ShotProspect]:
    return [
        {"square": square_name(square), "effect": SHOTS[effect]}
        for square in target_squares(state, state.active[colour], state.where[colour])
        for effect in effects_on(state, colour, square)
    ]
