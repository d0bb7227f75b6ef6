"""The features of the family game for its value network, one list per seat.

Everybody remembers the same tokens, so the lists hold no secrets: points, the pairs to expect, what others could take, and how
much is still unknown.
"""

from __future__ import annotations

from typing import Final

from tankodrom.ai.family.evaluator import UNKNOWN, FamilyBoard
from tankodrom.games.battlegrounds.board import SQUARES, TOUCHING, Square, king_distance
from tankodrom.games.battlegrounds.family import FARTHEST, IN_REACH, FamilyTurn
from tankodrom.games.battlegrounds.scoring import victory_points
from tankodrom.games.battlegrounds.state import EMPTY

# Indices in the list of a seat.
AWAY: Final = 0  # + turns until its own: 0 for the seat on turn
NEEDED: Final = 4  # + pairs to the end of the game: 1, 2, 3, 4, 5 or more
POINTS: Final = 9
AHEAD: Final = 10  # of the best other
PROSPECT: Final = 11  # the expected number of pairs in a turn from its square
SECOND: Final = 12  # the same for the second best square
OPEN_PAIRS: Final = 13  # of an open token and a known one in reach
CLOSED_PAIRS: Final = 14  # of known tokens, both to be turned up from one square in reach
SOON_PAIRS: Final = 15  # the same, in reach with one more turn
SURE: Final = 16  # is any pair in reach?
RIVAL_PROSPECT: Final = 17  # the best of the others
RIVAL_PAIRS: Final = 18
RIVAL_SOON: Final = 19
EXTRA: Final = 20  # turns to come
HIDDEN: Final = 21  # tokens that nobody knows
SINGLES: Final = 22  # known tokens without a known partner
PAIRS: Final = 23  # of known tokens, wherever they are
LUCK: Final = 24  # the chance that an unknown token has a known picture
SEATS_3: Final = 25
SEATS_4: Final = 26
RIVAL_NEEDED: Final = 27  # + pairs that the best other needs, as above
NEAR_SINGLES: Final = 32  # known tokens without a known partner where the seat could turn them up next turn
NEAR_HIDDEN: Final = 33  # unknown ones there
CONTESTED: Final = 34  # pairs that several seats could take
THIRD: Final = 35  # as SECOND, for the third best square
FAMILY_NUMBERS: Final = 36
_MOST_NEEDED: Final = 5
_PAIR: Final = 2
# By square: those where a figure there could turn tokens up in its next turn.
_NEAR: Final = [
    [square for square in range(SQUARES) if king_distance(start, square) <= FARTHEST + 1]
    for start in range(SQUARES)
]
# By two squares: those from which both can be turned up.
_BESIDE_BOTH: Final = [
    [[square for square in TOUCHING[one] if square in TOUCHING[other]] for other in range(SQUARES)]
    for one in range(SQUARES)
]


class FamilyFeatures:
    """The features of all seats at the beginning of a turn: `numbers[seat]`."""

    __slots__ = ("_board", "numbers", "state")

    def __init__(self, board: FamilyBoard) -> None:
        self.state = board.state
        self._board = board
        seats = self.state.seats
        self.numbers: list[list[float]] = [[0.0] * FAMILY_NUMBERS for _ in range(seats)]
        for seat in range(seats):
            self._add_reach(seat)
        self._add_pairs()
        self._add_points()
        self._add_rivals()

    def _add_reach(self, seat: int) -> None:
        """The pairs to expect on the squares that it can drive to."""
        state = self.state
        board = self._board
        start = state.where[state.rules.colours[seat][0]]
        best = 0.0
        second = 0.0
        third = 0.0
        for square in IN_REACH[start]:
            if state.piece[square] == EMPTY or square == start:
                worth = board.expected_pairs_at(square)
                if worth > best:
                    third = second
                    second = best
                    best = worth
                elif worth > second:
                    third = second
                    second = worth
                elif worth > third:
                    third = worth
        row = self.numbers[seat]
        row[PROSPECT] = best
        row[SECOND] = second
        row[THIRD] = third
        hidden = 0
        for square in _NEAR[start]:
            if board.down[square] == UNKNOWN:
                hidden += 1
        row[NEAR_HIDDEN] = 0.05 * hidden
        if best >= 1.0:
            row[SURE] = 1.0

    def _add_pairs(self) -> None:
        """Pairs of known tokens, and the seats that can take them."""
        board = self._board
        by_picture: list[list[Square]] = [[] for _ in range(len(board.left))]
        hidden = 0
        lucky = 0
        for square in range(SQUARES):
            picture = board.picture[square]
            if picture >= 0:
                by_picture[picture].append(square)
        hidden = board.hidden
        singles = 0
        pairs = 0
        for picture in range(len(by_picture)):
            squares = by_picture[picture]
            if squares:
                lucky += board.left[picture]
                if len(squares) % _PAIR:
                    singles += 1
                if len(squares) == 1:
                    self._add_single(squares[0])
            if len(squares) >= _PAIR:
                pairs += len(squares) // _PAIR
                self._add_takers(squares)
        luck = lucky / hidden if hidden else 0.0
        for row in self.numbers:
            row[HIDDEN] = hidden / SQUARES
            row[SINGLES] = 0.1 * singles
            row[PAIRS] = 0.3 * pairs
            row[LUCK] = luck

    def _add_single(self, square: Square) -> None:
        state = self.state
        for seat in range(state.seats):
            if king_distance(state.where[state.rules.colours[seat][0]], square) <= FARTHEST + 1:
                self.numbers[seat][NEAR_SINGLES] += 0.2

    def _add_takers(self, squares: list[Square]) -> None:
        """Which seats could take a pair of these equal tokens now, and which with one more turn."""
        state = self.state
        board = self._board
        takers = 0
        for seat in range(state.seats):
            start = state.where[state.rules.colours[seat][0]]
            row = self.numbers[seat]
            best = 0  # 3: with an open one, 2: both closed and in reach, 1: soon
            for at in range(1, len(squares)):
                for before in range(at):
                    one = squares[before]
                    other = squares[at]
                    if board.is_open[one] or board.is_open[other]:
                        down = other if board.is_open[one] else one
                        if king_distance(start, down) <= FARTHEST + 1:
                            best = 3
                    else:
                        away = _nearest(start, one, other)
                        if away <= FARTHEST:
                            best = max(best, 2)
                        elif away <= 2 * FARTHEST:
                            best = max(best, 1)
            if best == 3:
                row[OPEN_PAIRS] += 0.5
            elif best == 2:
                row[CLOSED_PAIRS] += 0.5
            elif best == 1:
                row[SOON_PAIRS] += 0.5
            if best > 1:
                takers += 1
        if takers > 1:
            for row in self.numbers:
                row[CONTESTED] += 0.5

    def _add_points(self) -> None:
        state = self.state
        threshold = state.rules.threshold
        points: list[int] = []
        for seat in range(state.seats):
            points.append(victory_points(state, state.rules.area[seat]))
        for seat in range(state.seats):
            row = self.numbers[seat]
            rival = 0
            for other in range(state.seats):
                if other != seat:
                    rival = max(rival, points[other])
            row[POINTS] = 0.1 * points[seat]
            row[AHEAD] = 0.1 * (points[seat] - rival)
            row[NEEDED + _pairs_to(threshold, points[seat])] = 1.0
            row[RIVAL_NEEDED + _pairs_to(threshold, rival)] = 1.0

    def _add_rivals(self) -> None:
        state = self.state
        seats = state.seats
        step = state.stack[-1]
        for seat in range(seats):
            row = self.numbers[seat]
            away = (seat - state.turn_seat) % seats
            row[AWAY + away] = 1.0
            if away == 0 and isinstance(step, FamilyTurn):
                row[EXTRA] = 0.5 * step.extra
            for other in range(seats):
                if other != seat:
                    theirs = self.numbers[other]
                    row[RIVAL_PROSPECT] = max(row[RIVAL_PROSPECT], theirs[PROSPECT])
                    row[RIVAL_PAIRS] = max(row[RIVAL_PAIRS], theirs[OPEN_PAIRS] + theirs[CLOSED_PAIRS])
                    row[RIVAL_SOON] = max(row[RIVAL_SOON], theirs[SOON_PAIRS])
            if seats == 3:
                row[SEATS_3] = 1.0
            elif seats == 4:
                row[SEATS_4] = 1.0


def _nearest(start: Square, one: Square, other: Square) -> int:
    """King steps to a square from which both can be turned up; far if there is none."""
    best = SQUARES
    for square in _BESIDE_BOTH[one][other]:
        best = min(best, king_distance(start, square))
    return best


def _pairs_to(threshold: int, points: int) -> int:
    """How many pairs are missing: 0 stands for one, 4 for five or more."""
    return max(0, min(_MOST_NEEDED, (threshold - points + 1) // _PAIR) - 1)
