"""Scores of the family game: the pairs that can be made of remembered tokens, and the chance of others.

Everybody sees what is turned up, so all players with a good memory know the same: `known` says by square whether the
face-down token there is remembered. Face-down tokens that are not known count by their probability.
"""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Action, first, second, verb_number
from tankodrom.core.decision import Decision
from tankodrom.games.battlegrounds.board import SQUARES, TOUCHING, Square, king_distance
from tankodrom.games.battlegrounds.family import REVEALS, FamilyTurn
from tankodrom.games.battlegrounds.state import NO_TOKEN, BattlegroundsState
from tankodrom.games.battlegrounds.verbs import F_MOVE, REVEAL

_F_MOVE: Final = F_MOVE.number
_REVEAL: Final = REVEAL.number

_GONE: Final = -2
UNKNOWN: Final = -1
_NEW_TOKEN_BONUS: Final = 0.02  # worth of turning up a new token, which the others see too
_KNOWN_TOKEN_COST: Final = 0.01  # of turning up a known token without its partner: others may take it
_MAX_EXPECTED_PAIRS: Final = 0.9  # from chance alone: a known pair counts 1
_NOT_COMPUTED: Final = -1.0


class FamilyBoard:
    """The board with what is open or remembered: pictures by square."""

    __slots__ = (
        "_open_match_chance",
        "_pairs_at",
        "down",
        "hidden",
        "is_open",
        "left",
        "open",
        "picture",
        "state",
    )

    def __init__(self, state: BattlegroundsState, known: list[bool]) -> None:
        self.state = state
        pictures = state.kit.picture
        self.picture: list[int] = [_GONE] * SQUARES
        self.down: list[int] = [_GONE] * SQUARES  # the face-down ones only: those that can be turned up
        self.is_open: list[bool] = [False] * SQUARES
        self.open: list[int] = []
        self.left: list[int] = [0] * len(state.kit.pictures)  # by picture: how many unknown tokens have it
        self.hidden = 0
        self._pairs_at: list[float] = [_NOT_COMPUTED] * SQUARES  # a cache, by square
        for square in state.face_up:
            self.is_open[square] = True
        for square in range(SQUARES):
            token = state.tokens[square]
            if token == NO_TOKEN:
                continue
            if self.is_open[square]:
                self.picture[square] = pictures[token]
                self.open.append(pictures[token])
            elif known[square]:
                self.picture[square] = pictures[token]
                self.down[square] = pictures[token]
            else:
                self.picture[square] = UNKNOWN
                self.down[square] = UNKNOWN
                self.left[pictures[token]] += 1
                self.hidden += 1
        self._open_match_chance = self._match_chance(self.open)

    def _match_chance(self, wanted: list[int]) -> float:
        """The probability that an unknown token has one of these pictures, each counted once."""
        if self.hidden == 0:
            return 0.0
        total = 0
        for at, picture in enumerate(wanted):
            if picture not in wanted[:at]:
                total += self.left[picture]
        return total / self.hidden

    def around(self, square: Square) -> list[Square]:
        return [near for near in TOUCHING[square] if self.down[near] != _GONE]

    def expected_pairs_of(self, square: Square, others: list[Square], reveals: int) -> float:
        """The expected number of pairs from this reveal and `reveals` - 1 more among the others."""
        picture = self.picture[square]
        if picture >= 0:
            if picture in self.open:
                still_open = self.open[:]
                still_open.remove(picture)
                return 1.0 + self.expected_pairs(others, still_open, reveals - 1)
            return self.expected_pairs(others, [*self.open, picture], reveals - 1) - _KNOWN_TOKEN_COST
        chance = self._match_chance(self.open)
        if reveals > 1:
            known: list[int] = []
            for near in others:
                if self.picture[near] >= 0 and self.picture[near] not in self.open:
                    known.append(self.picture[near])
            chance += self._match_chance(known) + _NEW_TOKEN_BONUS
        return chance

    def expected_pairs(self, squares: list[Square], lying_open: list[int], reveals: int) -> float:
        """About how many pairs to expect from `reveals` reveals among these squares; `lying_open`: the open pictures."""
        if reveals <= 0 or not squares:
            return 0.0
        known: list[int] = []
        unknown = 0
        for square in squares:
            picture = self.picture[square]
            if picture >= 0:
                if picture in lying_open:
                    other_squares = squares[:]
                    other_squares.remove(square)
                    still_open = lying_open[:]
                    still_open.remove(picture)
                    return 1.0 + self.expected_pairs(other_squares, still_open, reveals - 1)
                if reveals > 1 and picture in known:
                    return 1.0
                known.append(picture)
            else:
                unknown += 1
        if unknown == 0:
            return 0.0
        chance = self._match_chance(lying_open)
        if reveals > 1:
            chance += self._match_chance(known)
        return min(_MAX_EXPECTED_PAIRS, chance + _NEW_TOKEN_BONUS)

    def expected_pairs_at(self, square: Square) -> float:
        """The expected number of pairs from a turn there."""
        pairs = self._pairs_at[square]
        if pairs == _NOT_COMPUTED:
            pairs = self._compute_pairs_at(square)
            self._pairs_at[square] = pairs
        return pairs

    def _compute_pairs_at(self, square: Square) -> float:
        """`expected_pairs` for a whole turn. A search calls it very often, so the usual case builds no lists."""
        down = self.down
        matching = 0  # unknown tokens whose picture is known around
        seen = 0  # the known pictures around, a bit each
        unknown = False
        for near in TOUCHING[square]:
            picture = down[near]
            if picture >= 0:
                if picture in self.open:
                    return self.expected_pairs(self.around(square), self.open, REVEALS)
                if seen >> picture & 1:
                    return 1.0
                seen |= 1 << picture
                matching += self.left[picture]
            elif picture == UNKNOWN:
                unknown = True
        if not unknown:
            return 0.0
        return min(_MAX_EXPECTED_PAIRS, self._open_match_chance + matching / self.hidden + _NEW_TOKEN_BONUS)


def family_scores(state: BattlegroundsState, decision: Decision, known: list[bool]) -> list[float]:
    """Scores in points: two for a pair."""
    return scores_at(FamilyBoard(state, known), decision)


def scores_at(board: FamilyBoard, decision: Decision) -> list[float]:
    choices = decision.choices
    verb = verb_number(choices[0])
    if verb == _F_MOVE:
        return [2.0 * board.expected_pairs_at(first(action)) for action in choices]
    if verb == _REVEAL:
        step = board.state.stack[-1]
        done = len(step.revealed) if isinstance(step, FamilyTurn) else 0
        return [2.0 * _reveal_worth(board, action, choices, REVEALS - done) for action in choices]
    # Where to begin the game: near the open tokens.
    return [-0.01 * king_distance(second(action), 27) for action in choices]


def _reveal_worth(board: FamilyBoard, action: Action, choices: list[Action], reveals: int) -> float:
    square = first(action)
    others: list[Square] = []
    for other in choices:
        if other != action:
            others.append(first(other))
    return board.expected_pairs_of(square, others, reveals)
