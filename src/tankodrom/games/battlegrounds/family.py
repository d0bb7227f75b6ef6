"""R16: the family game, a memory game. Move, reveal two tokens, take pairs, cover the older open tokens."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import Action, Seat, first
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.battlegrounds.board import SQUARES, TOUCHING, Square, king_distance
from tankodrom.games.battlegrounds.events import COVERED, FAMILY_AGAIN, FAMILY_PAIR, MOVED, REVEALED, STAYED
from tankodrom.games.battlegrounds.kit import TokenId
from tankodrom.games.battlegrounds.scoring import finish_turn
from tankodrom.games.battlegrounds.state import (
    EMPTY,
    NO_TOKEN,
    BattlegroundsState,
    BattlegroundsStep,
    Colour,
)
from tankodrom.games.battlegrounds.tokens import make_pair
from tankodrom.games.battlegrounds.verbs import F_MOVE, REVEAL, SQUARE

FARTHEST: Final = 2  # R16.6: king steps
# By square: the squares that a figure there can drive to, including its own.
IN_REACH: Final = [
    [square for square in range(SQUARES) if king_distance(start, square) <= FARTHEST] for start in range(SQUARES)
]
REVEALS: Final = 2  # R16.8

# The phases of a turn.
MOVING: Final = 0
REVEALING: Final = 1


class FamilyTurn(BattlegroundsStep):
    """D17, D18: one turn and the extra turns that its pairs earn (R16.12, R16.16)."""

    __slots__ = ("extra", "phase", "revealed", "seat")

    rule: ClassVar[str] = "R16.5"

    def __init__(self, seat: Seat, phase: int, revealed: list[Square], extra: int) -> None:
        self.seat = seat
        self.phase = phase
        self.revealed = revealed  # in this turn
        self.extra = extra  # turns still to come

    def _colour(self, state: BattlegroundsState) -> Colour:
        return state.rules.colours[self.seat][0]

    def _revealable(self, state: BattlegroundsState) -> list[Square]:
        """R16.8, R16.9: face-down tokens that touch the figure, even under other figures."""
        if len(self.revealed) == REVEALS:
            return []
        around = TOUCHING[state.where[self._colour(state)]]
        return [square for square in around if state.tokens[square] != NO_TOKEN and square not in state.face_up]

    def ask(self, state: BattlegroundsState) -> list[Decision]:
        if self.phase == MOVING:
            start = state.where[self._colour(state)]
            squares = [square for square in IN_REACH[start] if state.piece[square] == EMPTY or square == start]
            return [Decision(self.seat, "f_move", [F_MOVE.of(square) for square in squares])]
        squares = self._revealable(state)
        return [Decision(self.seat, "reveal", [REVEAL.of(square) for square in squares])] if squares else []

    def answer(self, state: BattlegroundsState, seat: Seat, action: Action) -> None:
        square = first(action)
        if REVEAL.made(action):
            self.revealed.append(square)
            state.face_up.append(square)
            state.emit(REVEALED, square, state.tokens[square])
            return
        colour = self._colour(state)
        if square == state.where[colour]:
            state.emit(STAYED, colour)
        else:
            state.piece[state.where[colour]] = EMPTY
            state.piece[square] = colour
            state.where[colour] = square
            state.emit(MOVED, colour, square)
        self.phase = REVEALING

    def advance(self, state: BattlegroundsState) -> None:
        """R16.10-R16.14: take pairs, cover tokens that were not revealed in this turn, then play extra turns."""
        while state.outcome is None and self._take_a_pair(state):
            self.extra += 1
        if state.outcome is not None:
            return  # R16.17: nothing is covered after the end
        for square in state.face_up[:]:
            if square not in self.revealed:
                state.face_up.remove(square)
                state.emit(COVERED, square)
        if self.extra:
            self.extra -= 1
            self.phase = MOVING
            self.revealed = []
            state.emit(FAMILY_AGAIN, self.seat)
        else:
            state.stack.pop()
            finish_turn(state, self.seat)

    def _take_a_pair(self, state: BattlegroundsState) -> bool:
        """R16.11: of three equal tokens, the two that have been face up longest."""
        picture = state.kit.picture
        for later in range(1, len(state.face_up)):
            for earlier in range(later):
                one = state.face_up[earlier]
                other = state.face_up[later]
                if picture[state.tokens[one]] == picture[state.tokens[other]]:
                    first_token: TokenId = state.tokens[one]
                    second_token: TokenId = state.tokens[other]
                    for square in (one, other):
                        state.face_up.remove(square)
                        state.tokens[square] = NO_TOKEN
                    state.progress()
                    state.emit(FAMILY_PAIR, self.seat, first_token)
                    make_pair(state, self.seat, first_token, second_token)
                    return True
        return False

    def why_not(self, state: BattlegroundsState, seat: Seat, action: Action) -> Refusal | None:
        if self.phase == MOVING:
            if not F_MOVE.made(action):
                return no("R16.5", "move-first-in-family")
            start = state.where[self._colour(state)]
            square = first(action)
            if king_distance(start, square) > FARTHEST:
                return no("R16.6", "two-steps-at-most", Fact("square", SQUARE, square))
            if state.piece[square] != EMPTY and square != start:
                return no("R16.6", "occupied", Fact("square", SQUARE, square))
            return None
        if not REVEAL.made(action):
            return no("R16.8", "reveal-now")
        square = first(action)
        about = Fact("square", SQUARE, square)
        if square not in TOUCHING[state.where[self._colour(state)]]:
            return no("R16.9" if square == state.where[self._colour(state)] else "R16.8", "not-touching", about)
        if square not in self._revealable(state):
            return no("R16.8", "nothing-to-reveal", about)
        return None

    def copy(self) -> FamilyTurn:
        return FamilyTurn(self.seat, self.phase, self.revealed[:], self.extra)

    def save(self) -> list[int | list[int]]:
        return [self.seat, self.phase, self.revealed, self.extra]
