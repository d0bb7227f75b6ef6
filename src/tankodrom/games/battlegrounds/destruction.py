"""R7: destruction and re-entry."""

from __future__ import annotations

from tankodrom.games.battlegrounds.board import BASES, SQUARES, Square, king_distance
from tankodrom.games.battlegrounds.events import DESTROYED
from tankodrom.games.battlegrounds.state import (
    EMPTY,
    MINE,
    NO_CARD,
    OFF,
    SOLO,
    BattlegroundsState,
    Colour,
)


def destroy(state: BattlegroundsState, colour: Colour) -> None:
    """R7.2: the figure leaves the board, its card is inactive and wrecked; upgrades stay on it."""
    square = state.where[colour]
    if state.piece[square] == colour:
        state.piece[square] = EMPTY
    state.where[colour] = OFF
    state.wrecked[state.active[colour]] = True
    state.active[colour] = NO_CARD
    state.emit(DESTROYED, colour, square)


def entry_squares(state: BattlegroundsState, colour: Colour) -> list[Square]:
    """R7.10: the first non-empty list of three. R17.13: in solo over all four bases."""
    solo = state.rules.variant == SOLO
    corners = [base[0] for base in BASES] if solo else [BASES[colour][0]]
    base: list[Square] = []
    for square in range(SQUARES):
        for own in BASES if solo else [BASES[colour]]:
            if square in own:
                base.append(square)
    clear = [square for square in base if state.piece[square] == EMPTY]
    if clear:
        return clear
    mined = [square for square in base if state.piece[square] == MINE]
    if mined:
        return mined
    for distance in range(1, 8):
        near = [
            square
            for square in range(SQUARES)
            if state.piece[square] == EMPTY
            and min([king_distance(square, corner) for corner in corners]) == distance
        ]
        if near:
            return near
    return []


def enter(state: BattlegroundsState, colour: Colour, card: int, square: Square) -> None:
    """R7.11: placing is not a move. A mine there returns to the supply without effect."""
    if state.piece[square] == MINE:
        state.mines += 1
    state.piece[square] = colour
    state.where[colour] = square
    state.active[colour] = card
