"""Races whose rollouts end at the seat's next turn, with the leaf value of the game's evaluator."""

from __future__ import annotations

from collections.abc import Callable

from tankodrom.ai.evaluator import Evaluator
from tankodrom.ai.search.race import Candidate, Race, RaceConfig
from tankodrom.core.decision import Decision
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.state import State


class TurnRace(Race):
    """`scores`: the prior scores of the choices."""

    __slots__ = ("_evaluator", "_seat")

    def __init__(
        self,
        evaluator: Evaluator,
        race_config: RaceConfig,
        deal: Callable[[Rng], State],
        decision: Decision,
        scores: list[float],
        rng: Rng,
    ) -> None:
        value_per_point = evaluator.value_per_point(deal(rng))
        super().__init__(race_config, deal, decision.choices, [value_per_point * score for score in scores], rng)
        self._evaluator = evaluator
        self._seat = decision.seat

    def _rollout(self, state: State, candidate: Candidate) -> float:
        evaluator, seat = self._evaluator, self._seat
        turn = evaluator.turn_number(state)
        apply(state, seat, candidate.action)
        while state.outcome is None:
            decision = pending(state)[0]
            if decision.seat == seat and len(decision.choices) > 1 and evaluator.turn_number(state) != turn:
                return evaluator.leaf_value(state, decision)
            apply(state, decision.seat, evaluator.race_rollout_choice(state, decision, self._rng))
        return evaluator.seat_values(state)[seat]
