"""R17: the solo game. The artillery acts after each turn of the player; the end of the game."""

from __future__ import annotations

from tankodrom.games.battlegrounds.board import SIZE, Square, square_at
from tankodrom.games.battlegrounds.destruction import destroy
from tankodrom.games.battlegrounds.events import (
    ARTILLERY_FIRED,
    ARTILLERY_MISSED,
    ARTILLERY_PLACED,
    ARTILLERY_TOOK,
    CARD_LOST,
    PILES_SHUFFLED,
)
from tankodrom.games.battlegrounds.scoring import ARTILLERY_LIMIT, end_solo
from tankodrom.games.battlegrounds.state import (
    ARTILLERY_TANK,
    ARTILLERY_TANKS,
    EMPTY,
    NO_TOKEN,
    NOBODY,
    OFF,
    BattlegroundsState,
    Colour,
)
from tankodrom.games.battlegrounds.upgrades import absorb, strip


def artillery_score(state: BattlegroundsState) -> int:
    """R17.22: its location tokens, and its tanks on the board."""
    return len(state.loot) + ARTILLERY_TANKS - state.tanks_left


def fill_piles(state: BattlegroundsState) -> None:
    """R17.6, R17.16: all coordinates are face down and shuffled, letters and numbers separately."""
    state.letters = list(range(SIZE))
    state.numbers = list(range(SIZE))
    state.rng.shuffle(state.letters)
    state.rng.shuffle(state.numbers)


def artillery_step(state: BattlegroundsState) -> None:
    """R17.16-R17.25."""
    if not state.letters:
        fill_piles(state)
        state.emit(PILES_SHUFFLED)
    square = square_at(state.letters.pop(), state.numbers.pop())
    state.emit(ARTILLERY_FIRED, square)
    piece = state.piece[square]
    if piece == ARTILLERY_TANK:
        state.emit(ARTILLERY_MISSED, square)  # R17.19
    elif piece != EMPTY:
        _hit_figure(state, piece)
    elif state.tokens[square] != NO_TOKEN:
        _take_token(state, square)
    elif state.tanks_left:
        state.piece[square] = ARTILLERY_TANK  # R17.21
        state.tanks_left -= 1
        state.emit(ARTILLERY_PLACED, square)
    else:
        state.emit(ARTILLERY_MISSED, square)
    if state.outcome is None:
        if artillery_score(state) >= ARTILLERY_LIMIT:
            end_solo(state, "artillery")  # R17.23
        elif all(token == NO_TOKEN for token in state.tokens):
            end_solo(state, "nothing_left")  # R17.25


def _take_token(state: BattlegroundsState, square: Square) -> None:
    """R17.20."""
    token = state.tokens[square]
    state.tokens[square] = NO_TOKEN
    state.loot.append(token)
    state.progress()
    state.emit(ARTILLERY_TOOK, square, token)


def _hit_figure(state: BattlegroundsState, colour: Colour) -> None:
    """R17.18: armour absorbs the hit. Otherwise the card goes to the box and its pairs are used up."""
    if absorb(state, colour):
        return
    card = state.active[colour]
    destroy(state, colour)
    state.wrecked[card] = False
    state.tank_owner[card] = NOBODY
    state.box.append(card)
    strip(state, card)
    state.progress()
    state.emit(CARD_LOST, card)
    # R17.24: no figure and no card left; an unused extra_tank pair does not help.
    if state.where.count(OFF) == len(state.where) and not state.inactive_cards(0):
        end_solo(state, "no_tanks")
