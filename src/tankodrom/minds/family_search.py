"""Thinking ahead in the family game: what the own turn can come to, whatever turns up, and what it leaves to the others.

A turn is short enough to be reckoned out: for each choice every token that may turn up, by its chance, and the best that
can be done then. Where the turn ends, or its pairs earn another one, a network that has learned from many games says how
likely everybody is to win. Nothing is left to the luck of a deal, so that choices which differ by little can be told apart.
"""

from __future__ import annotations

from time import perf_counter, sleep
from typing import Final

from tankodrom.core.action import Action, first, verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.kernel import apply, pending
from tankodrom.core.state import State
from tankodrom.games.battlegrounds.board import SQUARES, Square, king_distance
from tankodrom.games.battlegrounds.kit import TokenId
from tankodrom.games.battlegrounds.state import NO_TOKEN, BattlegroundsState
from tankodrom.games.battlegrounds.verbs import F_MOVE, REVEAL
from tankodrom.minds.family_mind import Table, family_scores
from tankodrom.minds.family_sketch import FamilySketch
from tankodrom.minds.root import Node, Root
from tankodrom.minds.standings import learned_chances
from tankodrom.minds.trained_eye import TrainedEye

_F_MOVE: Final = F_MOVE.number
_REVEAL: Final = REVEAL.number
_BREATH: Final = 32  # walks, about a millisecond
# Two who wait for each other to turn up something new would wait until the game is called off (R18.1).
_PATIENCE: Final = 3.0  # rounds without a pair …
_BOREDOM: Final = 0.02  # … and what each further one adds to the worth of a new token


class FamilySearch(Root):
    """One decision thought over, with what the seat remembers. A walk is one end of the turn, judged.

    `prior` of a choice is what a veteran thinks of it: those that look best are reckoned first.
    """

    __slots__ = ("_boredom", "_chances", "_deadline", "_known", "_most", "_seat", "_state", "_turned_up")

    def __init__(
        self, chances: TrainedEye, state: BattlegroundsState, decision: Decision, known: list[bool]
    ) -> None:
        """`chances`: how a player stands, as it was learned. `state`: any deal, with what is remembered in its place.
        `known`: by square, is the token there remembered, or does it lie open?"""
        scores = family_scores(state, decision, known)
        super().__init__([Node(action, score) for action, score in zip(decision.choices, scores, strict=True)])
        self._chances = chances
        self._state = state
        self._seat = decision.seat
        self._known = known[:]
        self._turned_up = 0  # new tokens on the way to where the search is now
        self._boredom = _BOREDOM * max(0.0, state.quiet_turns / state.seats - _PATIENCE)
        self._deadline = 0.0
        self._most = 0

    def run(self, deadline: float, most: int) -> None:
        self._deadline = deadline
        self._most = most
        if verb_number(self.children[0].action) not in (_F_MOVE, _REVEAL):
            return  # where to begin: nobody has learned from that
        for child in sorted(self.children, key=lambda node: -node.prior):
            before = self.walks
            worth = self._worth(self._state, child.action)
            if self._is_out_of_time():
                return
            child.visits = self.walks - before
            child.total = worth * child.visits

    def _is_out_of_time(self) -> bool:
        return self.halted or self.walks >= self._most or perf_counter() >= self._deadline

    def _worth(self, state: BattlegroundsState, action: Action) -> float:
        """The chance to win with this choice, if the turn is played on as well as can be."""
        square = first(action)
        if verb_number(action) != _REVEAL or self._known[square]:
            after = state.copy()
            apply(after, self._seat, action)
            return self._best(after)
        worth = 0.0
        may_turn_up = _Luck(state, self._known)
        self._known[square] = True
        self._turned_up += 1
        for at, token in enumerate(may_turn_up.tokens):
            after = state.copy()
            _exchange(after.tokens, square, token)
            apply(after, self._seat, action)
            worth += may_turn_up.chances[at] * self._best(after)
            if self._is_out_of_time():
                break
        self._turned_up -= 1
        self._known[square] = False
        return worth

    def _best(self, state: BattlegroundsState) -> float:
        """The chance to win where something was chosen: judged when the turn is over. Boredom counts as well."""
        if state.outcome is None:
            decision = pending(state)[0]
            if decision.seat == self._seat and verb_number(decision.choices[0]) == _REVEAL:
                best = 0.0
                for action in self._candidates(state, decision.choices):
                    best = max(best, self._worth(state, action))
                    if self._is_out_of_time():
                        break
                return best
        self.walks += 1
        if self.walks % _BREATH == 0:
            sleep(0)  # compiled code keeps Python's lock: the watchdog must get a word in
        return self._chance(state) + self._boredom * self._turned_up

    def _candidates(self, state: BattlegroundsState, choices: list[Action]) -> list[Action]:
        """What is known, and of the unknown tokens only the one farthest from the others' figures: which of them is turned
        up makes little difference, and that one is hardly ever worse than another."""
        candidates: list[Action] = []
        farthest = choices[0]
        most = -1
        for action in choices:
            if self._known[first(action)]:
                candidates.append(action)
            else:
                away = self._away_from_others(state, first(action))
                if away > most:
                    most = away
                    farthest = action
        if most >= 0:
            candidates.append(farthest)
        return candidates

    def _away_from_others(self, state: BattlegroundsState, square: Square) -> int:
        away = SQUARES
        for seat in range(state.seats):
            if seat != self._seat:
                away = min(away, king_distance(state.where[state.rules.colours[seat][0]], square))
        return away

    def _chance(self, state: BattlegroundsState) -> float:
        outcome = state.outcome
        if outcome is not None:
            return 1.0 / len(outcome.winners) if self._seat in outcome.winners else 0.0
        return learned_chances(self._chances, FamilySketch(Table(state, self._known)).numbers)[self._seat]

    def knows(self, child: Node) -> bool:
        return child.visits > 0

    def value_of(self, child: Node) -> float:
        return min(1.0, child.mean())

    def ranking(self) -> list[Node]:
        """What was reckoned, the best first; then what only a veteran has looked at."""
        return sorted(self.children, key=lambda node: (node.visits == 0, -node.mean(), -node.prior))


class _Luck:
    """What an unknown token may be. Pictures that nobody has seen and that are left equally often are all the same: one
    token stands for them."""

    __slots__ = ("chances", "tokens")

    def __init__(self, state: BattlegroundsState, known: list[bool]) -> None:
        pictures = state.kit.picture
        kinds = len(state.kit.pictures)
        left = [0] * kinds
        one = [NO_TOKEN] * kinds
        is_known = [False] * kinds
        hidden = 0
        for square in range(SQUARES):
            token = state.tokens[square]
            if token != NO_TOKEN:
                picture = pictures[token]
                if known[square]:
                    is_known[picture] = True
                else:
                    left[picture] += 1
                    one[picture] = token
                    hidden += 1
        self.tokens: list[TokenId] = []
        self.chances: list[float] = []
        stands_for: list[int] = [-1] * (hidden + 1)  # by how many are left: the place of the one for all
        for picture in range(kinds):
            count = left[picture]
            if count == 0:
                continue
            if not is_known[picture]:
                if stands_for[count] >= 0:
                    self.chances[stands_for[count]] += count / hidden
                    continue
                stands_for[count] = len(self.tokens)
            self.tokens.append(one[picture])
            self.chances.append(count / hidden)


def remembered(state: State, memory: list[TokenId]) -> BattlegroundsState:
    """The deal with what is remembered where it is remembered."""
    assert isinstance(state, BattlegroundsState)
    for square in range(SQUARES):
        token = memory[square]
        if token != NO_TOKEN and state.tokens[square] not in (token, NO_TOKEN) and square not in state.face_up:
            _exchange(state.tokens, square, token)
    return state


def _exchange(tokens: list[TokenId], square: Square, token: TokenId) -> None:
    """Put the token there, and what lies there where it was."""
    other: Square = tokens.index(token)
    tokens[other] = tokens[square]
    tokens[square] = token


def known_in(memory: list[TokenId]) -> list[bool]:
    return [token != NO_TOKEN for token in memory]
