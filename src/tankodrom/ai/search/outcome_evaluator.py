"""The evaluator of a game of which nothing is known: random rollouts to the end, and who won there."""

from __future__ import annotations

from typing import Final

from tankodrom.ai.evaluator import Evaluator
from tankodrom.core.decision import Decision
from tankodrom.core.rng import Rng
from tankodrom.core.state import State

LONGEST_ROLLOUT: Final = 2_000  # answers; a game that is not over by then counts as even


class OutcomeEvaluator(Evaluator):
    """Makes information-set tree search work for any game that keeps the contract."""

    __slots__ = ()

    def scores(self, state: State, decision: Decision, personality: list[float]) -> list[float]:
        return [0.0] * len(decision.choices)

    def rollout_choice(self, state: State, decision: Decision, rng: Rng) -> int:
        return decision.choices[rng.below(len(decision.choices))]

    def seat_values(self, state: State) -> list[float]:
        """1 for winning alone, less the more seats win as well; even chances while nobody has won."""
        outcome = state.outcome
        if outcome is None:
            return [1.0 / (state.seats + 1)] * state.seats
        shared = 1.0 - (len(outcome.winners) - 1) / (state.seats + 1)
        return [shared if seat in outcome.winners else 0.0 for seat in range(state.seats)]

    def horizon(self, state: State) -> int:
        return LONGEST_ROLLOUT
