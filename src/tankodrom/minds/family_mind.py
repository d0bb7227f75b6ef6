"""What a good player of the family game knows: which pairs the remembered tokens are good for, and what luck may add.

Everybody sees what is turned up, so what one player of good memory knows, all such players know: `known` says by
square whether the face-down token there is remembered. Face-down tokens that are not known count by their chance.
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
_NEW: Final = 0.02  # turning up something new is better than nothing, though others see it too
_SOON_SEEN: Final = 0.01  # a known token turned up without its partner is an offer to others
_MOST_LUCK: Final = 0.9
_UNWEIGHED: Final = -1.0


class Table:
    """The board with what is open or remembered: pictures by square."""

    __slots__ = ("_driving", "_open_luck", "down", "hidden", "is_open", "left", "open", "picture", "state")

    def __init__(self, state: BattlegroundsState, known: list[bool]) -> None:
        self.state = state
        pictures = state.kit.picture
        self.picture: list[int] = [_GONE] * SQUARES
        self.down: list[int] = [_GONE] * SQUARES  # the same without the open ones: what can be turned up
        self.is_open: list[bool] = [False] * SQUARES
        self.open: list[int] = []
        self.left: list[int] = [0] * len(state.kit.pictures)  # of each picture, among the unknown
        self.hidden = 0
        self._driving: list[float] = [_UNWEIGHED] * SQUARES  # there: several ask for the same squares
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
        self._open_luck = self._luck(self.open)

    def _luck(self, wanted: list[int]) -> float:
        """The chance that an unknown token has one of these pictures, each counted once."""
        if self.hidden == 0:
            return 0.0
        total = 0
        for at, picture in enumerate(wanted):
            if picture not in wanted[:at]:
                total += self.left[picture]
        return total / self.hidden

    def around(self, square: Square) -> list[Square]:
        return [near for near in TOUCHING[square] if self.down[near] != _GONE]

    def turning_up(self, square: Square, others: list[Square], reveals: int) -> float:
        """Pairs to expect from this reveal and `reveals` - 1 more among the others."""
        picture = self.picture[square]
        if picture >= 0:
            if picture in self.open:
                still = self.open[:]
                still.remove(picture)
                return 1.0 + self.plan(others, still, reveals - 1)
            return self.plan(others, [*self.open, picture], reveals - 1) - _SOON_SEEN
        luck = self._luck(self.open)
        if reveals > 1:
            known: list[int] = []
            for near in others:
                if self.picture[near] >= 0 and self.picture[near] not in self.open:
                    known.append(self.picture[near])
            luck += self._luck(known) + _NEW
        return luck

    def plan(self, squares: list[Square], lying_open: list[int], reveals: int) -> float:
        """About how many pairs so many reveals among these squares are good for."""
        if reveals <= 0 or not squares:
            return 0.0
        known: list[int] = []
        unknown = 0
        for square in squares:
            picture = self.picture[square]
            if picture >= 0:
                if picture in lying_open:
                    rest = squares[:]
                    rest.remove(square)
                    still = lying_open[:]
                    still.remove(picture)
                    return 1.0 + self.plan(rest, still, reveals - 1)
                if reveals > 1 and picture in known:
                    return 1.0
                known.append(picture)
            else:
                unknown += 1
        if unknown == 0:
            return 0.0
        luck = self._luck(lying_open)
        if reveals > 1:
            luck += self._luck(known)
        return min(_MOST_LUCK, luck + _NEW)

    def driving_to(self, square: Square) -> float:
        """The pairs that a turn there is good for."""
        worth = self._driving[square]
        if worth == _UNWEIGHED:
            worth = self._turn_at(square)
            self._driving[square] = worth
        return worth

    def _turn_at(self, square: Square) -> float:
        """`plan` for a whole turn; searches ask for it more than for anything else, so what is usual goes without lists."""
        down = self.down
        lucky = 0
        seen = 0  # the known pictures around, a bit each
        unknown = False
        for near in TOUCHING[square]:
            picture = down[near]
            if picture >= 0:
                if picture in self.open:
                    return self.plan(self.around(square), self.open, REVEALS)
                if seen >> picture & 1:
                    return 1.0
                seen |= 1 << picture
                lucky += self.left[picture]
            elif picture == UNKNOWN:
                unknown = True
        if not unknown:
            return 0.0
        return min(_MOST_LUCK, self._open_luck + lucky / self.hidden + _NEW)


def family_scores(state: BattlegroundsState, decision: Decision, known: list[bool]) -> list[float]:
    """In points: two for a pair."""
    return scores_at(Table(state, known), decision)


def scores_at(table: Table, decision: Decision) -> list[float]:
    choices = decision.choices
    verb = verb_number(choices[0])
    if verb == _F_MOVE:
        return [2.0 * table.driving_to(first(action)) for action in choices]
    if verb == _REVEAL:
        step = table.state.stack[-1]
        done = len(step.revealed) if isinstance(step, FamilyTurn) else 0
        return [2.0 * _reveal_worth(table, action, choices, REVEALS - done) for action in choices]
    # Where to begin: near the open tokens.
    return [-0.01 * king_distance(second(action), 27) for action in choices]


def _reveal_worth(table: Table, action: Action, choices: list[Action], reveals: int) -> float:
    square = first(action)
    others: list[Square] = []
    for other in choices:
        if other != action:
            others.append(first(other))
    return table.turning_up(square, others, reveals)
