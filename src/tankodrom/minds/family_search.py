"""Thinking ahead in the family game: what a turn takes, and what it leaves to the one who plays next.

All who watch see the same tokens turned up, so a walk goes on with one memory for everybody: what was remembered at
its beginning and what it turns up itself. It ends with the turn and its extra turns; what the next player may hope
for is then counted, not played out, so that few walks say much.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from tankodrom.core.action import first, verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.state import State
from tankodrom.games.battlegrounds.board import SQUARES, Square
from tankodrom.games.battlegrounds.kit import TokenId
from tankodrom.games.battlegrounds.scoring import victory_points
from tankodrom.games.battlegrounds.state import NO_TOKEN, BattlegroundsState
from tankodrom.games.battlegrounds.verbs import REVEAL
from tankodrom.minds.family_mind import Table, family_scores
from tankodrom.minds.mind import best_of
from tankodrom.minds.root import Root, nodes_of, priors_of

_REVEAL: Final = REVEAL.number
_WARMTH: Final = 0.3
_FLOOR: Final = 0.3
_LONGEST: Final = 60
_PAIR: Final = 2.0
_CHAIN: Final = 1.3  # a pair earns another turn
_LATER: Final = 0.5  # what others leave of it until the turn comes back
_SHARP: Final = 0.2
_SHARP_LATE: Final = 1.0


class FamilySearch(Root):
    """One decision thought over, with what the seat remembers: by square the token, or NO_TOKEN."""

    __slots__ = ("_deal", "_memory", "_rng", "_seat")

    def __init__(
        self,
        deal: Callable[[Rng], State],
        decision: Decision,
        memory: list[TokenId],
        rng: Rng,
    ) -> None:
        start = remembered(deal(rng), memory)
        scores = family_scores(start, decision, known_in(memory))
        super().__init__(nodes_of(decision.choices, priors_of(scores, _WARMTH, _FLOOR)))
        self._deal = deal
        self._seat = decision.seat
        self._memory = memory
        self._rng = rng

    def walk(self) -> None:
        state = remembered(self._deal(self._rng), self._memory)
        known = known_in(self._memory)
        seat = self._seat
        child = self.next_to_walk()
        _answer(state, seat, child.action, known)
        steps = 0
        while state.outcome is None and steps < _LONGEST:
            decision = pending(state)[0]
            if decision.seat != seat:
                break
            choices = decision.choices
            action = choices[0]
            if len(choices) > 1:
                action = best_of(family_scores(state, decision, known), choices, self._rng)
            _answer(state, seat, action, known)
            steps += 1
        self.note(child, self._value(state, known))

    def _value(self, state: BattlegroundsState, known: list[bool]) -> float:
        """The chance to win, with the next turn of the one whose turn it is counted as if it were played."""
        seat = self._seat
        if state.outcome is not None:
            return 1.0 if seat in state.outcome.winners else 0.0
        threshold = state.rules.threshold
        points: list[float] = []
        for other in range(state.seats):
            points.append(float(victory_points(state, state.rules.area[other])))
        table = Table(state, known)
        points[state.turn_seat] += _PAIR * _CHAIN * table.prospect(state.turn_seat)
        if state.turn_seat != seat:
            points[seat] += _PAIR * _LATER * table.prospect(seat)
        most = min(max(points), threshold - 0.5)
        sharpness = _SHARP + _SHARP_LATE / (threshold - most + 0.5)
        whole = 0.0
        for value in points:
            whole += exp(sharpness * (value - points[seat]))
        return 1.0 / whole


def remembered(state: State, memory: list[TokenId]) -> BattlegroundsState:
    """The deal with what is remembered where it is remembered."""
    assert isinstance(state, BattlegroundsState)
    for square in range(SQUARES):
        token = memory[square]
        if token != NO_TOKEN and state.tokens[square] not in (token, NO_TOKEN) and square not in state.face_up:
            other: Square = state.tokens.index(token)
            state.tokens[other] = state.tokens[square]
            state.tokens[square] = token
    return state


def known_in(memory: list[TokenId]) -> list[bool]:
    return [token != NO_TOKEN for token in memory]


def _answer(state: BattlegroundsState, seat: int, action: int, known: list[bool]) -> None:
    apply(state, seat, action)
    if verb_number(action) == _REVEAL:
        known[first(action)] = True
