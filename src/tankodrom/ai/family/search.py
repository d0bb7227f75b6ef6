"""The search of the family game: it computes the own turn to its end (expectimax).

A turn is short enough for that: for each choice every token that may turn up, with its probability, and the best choice after
it. Where the turn ends, or its pairs earn another one, the value network gives the probability to win. No deals are drawn, so
choices that differ by little can be told apart.
"""

from __future__ import annotations

from time import perf_counter, sleep
from typing import Final

from tankodrom.ai.family.evaluator import FamilyBoard, family_scores
from tankodrom.ai.family.features import FamilyFeatures
from tankodrom.ai.network import Network
from tankodrom.ai.search.root import Node, Root
from tankodrom.ai.win_probability import win_probabilities
from tankodrom.core.action import Action, first, verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.kernel import apply, pending
from tankodrom.core.state import State
from tankodrom.games.battlegrounds.board import SQUARES, Square, king_distance
from tankodrom.games.battlegrounds.kit import TokenId
from tankodrom.games.battlegrounds.state import NO_TOKEN, BattlegroundsState
from tankodrom.games.battlegrounds.verbs import F_MOVE, REVEAL

_F_MOVE: Final = F_MOVE.number
_REVEAL: Final = REVEAL.number
_YIELD_EVERY: Final = 32  # simulations, about a millisecond
# Otherwise two such bots wait for each other to turn up a new token until the game is called off (R18.1).
_PATIENCE: Final = 3.0  # rounds without a pair
_IMPATIENCE: Final = 0.02  # what each further round without a pair adds to the worth of a new token


class FamilySearch(Root):
    """The search for one decision, with what the seat remembers. A simulation is one end of the turn with its value.

    `prior` of a choice is its score: the best ones are computed first.
    """

    __slots__ = ("_deadline", "_impatience", "_known", "_most", "_seat", "_state", "_turned_up", "_value_network")

    def __init__(
        self, value_network: Network, state: BattlegroundsState, decision: Decision, known: list[bool]
    ) -> None:
        """`state`: any deal in which the remembered tokens are in their places. `known`: by square, is the token there
        remembered or open?"""
        scores = family_scores(state, decision, known)
        super().__init__([Node(action, score) for action, score in zip(decision.choices, scores, strict=True)])
        self._value_network = value_network
        self._state = state
        self._seat = decision.seat
        self._known = known[:]
        self._turned_up = 0  # new tokens in the line that is being computed
        self._impatience = _IMPATIENCE * max(0.0, state.quiet_turns / state.seats - _PATIENCE)
        self._deadline = 0.0
        self._most = 0

    def run(self, deadline: float, most: int) -> None:
        self._deadline = deadline
        self._most = most
        if verb_number(self.children[0].action) not in (_F_MOVE, _REVEAL):
            return  # where to begin the game: the network was not trained for that
        for child in sorted(self.children, key=lambda node: -node.prior):
            before = self.simulations
            worth = self._worth(self._state, child.action)
            if self._is_out_of_time():
                return
            child.visits = self.simulations - before
            child.total = worth * child.visits

    def _is_out_of_time(self) -> bool:
        return self.halted or self.simulations >= self._most or perf_counter() >= self._deadline

    def _worth(self, state: BattlegroundsState, action: Action) -> float:
        """The probability to win with this choice and the best ones after it."""
        square = first(action)
        if verb_number(action) != _REVEAL or self._known[square]:
            after = state.copy()
            apply(after, self._seat, action)
            return self._best(after)
        worth = 0.0
        hidden = _HiddenTokens(state, self._known)
        self._known[square] = True
        self._turned_up += 1
        for at, token in enumerate(hidden.tokens):
            after = state.copy()
            _exchange(after.tokens, square, token)
            apply(after, self._seat, action)
            worth += hidden.probabilities[at] * self._best(after)
            if self._is_out_of_time():
                break
        self._turned_up -= 1
        self._known[square] = False
        return worth

    def _best(self, state: BattlegroundsState) -> float:
        """The value of a position within the turn or at its end, impatience included."""
        if state.outcome is None:
            decision = pending(state)[0]
            if decision.seat == self._seat and verb_number(decision.choices[0]) == _REVEAL:
                best = 0.0
                for action in self._candidates(state, decision.choices):
                    best = max(best, self._worth(state, action))
                    if self._is_out_of_time():
                        break
                return best
        self.simulations += 1
        if self.simulations % _YIELD_EVERY == 0:
            sleep(0)  # compiled code holds Python's lock: let the watchdog run
        return self._chance(state) + self._impatience * self._turned_up

    def _candidates(self, state: BattlegroundsState, choices: list[Action]) -> list[Action]:
        """All known tokens, and of the unknown ones only the farthest from the others' figures: which unknown token is turned
        up makes little difference, and that one is hardly ever worse."""
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
        return win_probabilities(self._value_network, FamilyFeatures(FamilyBoard(state, self._known)).numbers)[
            self._seat
        ]

    def has_value(self, child: Node) -> bool:
        return child.visits > 0

    def value_of(self, child: Node) -> float:
        return min(1.0, child.mean())

    def ranking(self) -> list[Node]:
        """The computed choices, the best first; then the others by their scores."""
        return sorted(self.children, key=lambda node: (node.visits == 0, -node.mean(), -node.prior))


class _HiddenTokens:
    """What an unknown token may be. Unseen pictures with equally many tokens left are equivalent: one token stands for
    all of them."""

    __slots__ = ("probabilities", "tokens")

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
        self.probabilities: list[float] = []
        stands_for: list[int] = [-1] * (
            hidden + 1
        )  # by the number of tokens left: the index of the one that stands for all
        for picture in range(kinds):
            count = left[picture]
            if count == 0:
                continue
            if not is_known[picture]:
                if stands_for[count] >= 0:
                    self.probabilities[stands_for[count]] += count / hidden
                    continue
                stands_for[count] = len(self.tokens)
            self.tokens.append(one[picture])
            self.probabilities.append(count / hidden)


def remembered(state: State, memory: list[TokenId]) -> BattlegroundsState:
    """The deal with the remembered tokens put in their places."""
    assert isinstance(state, BattlegroundsState)
    for square in range(SQUARES):
        token = memory[square]
        if token != NO_TOKEN and state.tokens[square] not in (token, NO_TOKEN) and square not in state.face_up:
            _exchange(state.tokens, square, token)
    return state


def _exchange(tokens: list[TokenId], square: Square, token: TokenId) -> None:
    """Put the token on the square, and the token of the square where that one was."""
    other: Square = tokens.index(token)
    tokens[other] = tokens[square]
    tokens[square] = token


def known_in(memory: list[TokenId]) -> list[bool]:
    return [token != NO_TOKEN for token in memory]
