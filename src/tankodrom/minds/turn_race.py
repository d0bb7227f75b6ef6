"""Races to the seat's next turn, where the mind of the game says what its chances are."""

from __future__ import annotations

from collections.abc import Callable

from tankodrom.core.decision import Decision
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.state import State
from tankodrom.minds.mind import Mind
from tankodrom.minds.race import Course, Race, Runner


class TurnRace(Race):
    """`scores`: what the mind has considered already."""

    __slots__ = ("_mind", "_seat")

    def __init__(
        self,
        mind: Mind,
        course: Course,
        deal: Callable[[Rng], State],
        decision: Decision,
        scores: list[float],
        rng: Rng,
    ) -> None:
        point = mind.point(deal(rng))
        super().__init__(course, deal, decision.choices, [point * score for score in scores], rng)
        self._mind = mind
        self._seat = decision.seat

    def _result(self, state: State, runner: Runner) -> float:
        mind, seat = self._mind, self._seat
        turn = mind.turn_of(state)
        apply(state, seat, runner.action)
        while state.outcome is None:
            decision = pending(state)[0]
            if decision.seat == seat and len(decision.choices) > 1 and mind.turn_of(state) != turn:
                return mind.judgement(state, decision)
            apply(state, decision.seat, mind.in_heats(state, decision, self._rng))
        return mind.estimate(state)[seat]
