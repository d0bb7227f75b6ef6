"""Thinking ahead in the family game: what a turn takes, and what it leaves to the one who plays next.

All who watch see the same tokens turned up, so a heat goes on with one memory for everybody: what was remembered at its
beginning and what it turns up itself. A network that has learned from many games says who is how likely to win where the
turn and its extra turns end, and again after the next player's. The first scatters less and the second errs less: half of
each is better than both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tankodrom.core.action import Seat, first, verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.state import State
from tankodrom.games.battlegrounds.board import SQUARES, Square
from tankodrom.games.battlegrounds.kit import TokenId
from tankodrom.games.battlegrounds.state import NO_TOKEN, BattlegroundsState
from tankodrom.games.battlegrounds.verbs import REVEAL
from tankodrom.minds.family_mind import Table, family_scores, scores_at
from tankodrom.minds.family_sketch import FamilySketch
from tankodrom.minds.mind import best_of
from tankodrom.minds.race import Course, Race, Runner
from tankodrom.minds.standings import learned_chances
from tankodrom.minds.trained_eye import TrainedEye

_REVEAL: Final = REVEAL.number
_POINT: Final = 0.06  # what a point adds to the chance to win
# A heat scatters by 0.1, and thinking of one's own turn only errs by as much: everything within a point runs.
_COURSE: Final = Course(3.0, 25, 0.06)


class FamilyRace(Race):
    """One decision thought over, with what the seat remembers: by square the token, or NO_TOKEN."""

    __slots__ = ("_chances", "_memory", "_seat")

    def __init__(
        self,
        chances: TrainedEye,
        deal: Callable[[Rng], State],
        decision: Decision,
        memory: list[TokenId],
        rng: Rng,
    ) -> None:
        """`chances`: how a player stands, as it was learned."""
        scores = family_scores(remembered(deal(rng), memory), decision, known_in(memory))
        super().__init__(
            _COURSE,
            lambda luck: remembered(deal(luck), memory),
            decision.choices,
            [_POINT * score for score in scores],
            rng,
        )
        self._chances = chances
        self._memory = memory
        self._seat = decision.seat

    def _result(self, state: State, runner: Runner) -> float:
        assert isinstance(state, BattlegroundsState)
        known = known_in(self._memory)
        seat = self._seat
        _answer(state, seat, runner.action, known)
        table = self._play_turn(Table(state, known), known, seat)
        soon = self._chance(table)
        return (soon + self._chance(self._play_turn(table, known, state.turn_seat))) / 2

    def _play_turn(self, table: Table, known: list[bool], seat: Seat) -> Table:
        """As a veteran would, until another one is asked or the game is over: what is on the table then."""
        state = table.state
        while state.outcome is None:
            decision = pending(state)[0]
            if decision.seat != seat:
                break
            choices = decision.choices
            action = choices[0]
            if len(choices) > 1:
                action = best_of(scores_at(table, decision), choices, self._rng)
            _answer(state, seat, action, known)
            table = Table(state, known)
        return table

    def _chance(self, table: Table) -> float:
        outcome = table.state.outcome
        if outcome is not None:
            return 1.0 / len(outcome.winners) if self._seat in outcome.winners else 0.0
        return learned_chances(self._chances, FamilySketch(table).numbers)[self._seat]


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


def _answer(state: BattlegroundsState, seat: Seat, action: int, known: list[bool]) -> None:
    apply(state, seat, action)
    if verb_number(action) == _REVEAL:
        known[first(action)] = True
