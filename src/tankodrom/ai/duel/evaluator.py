"""The evaluator of Duel: sends each kind of decision to the module that scores it.

`evaluation.py` says how everything is counted.
"""

from __future__ import annotations

from typing import Final

from tankodrom.ai.duel.actions import action_scores, initiative_scores
from tankodrom.ai.duel.answers import answer_score
from tankodrom.ai.duel.evaluation import Evaluation
from tankodrom.ai.duel.features import Features
from tankodrom.ai.duel.fire import chain_fire_scores
from tankodrom.ai.duel.manoeuvres import chain_move_scores, distance_scores
from tankodrom.ai.duel.mission import rounds_left
from tankodrom.ai.duel.tactics import tactics_scores
from tankodrom.ai.duel.value import seat_values, spread
from tankodrom.ai.duel.weights import Weights
from tankodrom.ai.evaluator import Evaluator, best_of
from tankodrom.ai.network import Network
from tankodrom.ai.search.race import RaceConfig
from tankodrom.core.action import first
from tankodrom.core.decision import Decision
from tankodrom.core.rng import Rng
from tankodrom.core.state import State
from tankodrom.games.duel import verbs
from tankodrom.games.duel.fire_action import FireAction
from tankodrom.games.duel.manoeuvre import Manoeuvre
from tankodrom.games.duel.state import DuelState, DuelStep
from tankodrom.games.duel.tactics import TacticsWar
from tankodrom.games.duel.tank import NO_TANK, Tank

SCORE_WEIGHT: Final = 0.2  # how much the scores count beside the prior network
# Two choices vary by 0.08 in a round and the prior errs by some 0.011, so it counts as fifty rounds.
_RACE_CONFIG: Final = RaceConfig(50.0, 16, 0.04)


class DuelEvaluator(Evaluator):
    """Scores count the shots that a choice allows either side, and what the mission pays."""

    __slots__ = ("_prior_network", "_value_network", "weights")

    def __init__(
        self, weights: Weights, prior_network: Network | None = None, value_network: Network | None = None
    ) -> None:
        """`prior_network`: what choices are worth beyond their scores; `value_network`: who wins from a position."""
        self.weights = weights
        self._prior_network = prior_network
        self._value_network = value_network

    def scores(self, state: State, decision: Decision, personality: list[float]) -> list[float]:
        assert isinstance(state, DuelState)
        seat = decision.seat
        return self._scores(
            Evaluation(state, seat, state.rules.seat_side[seat], self.weights, personality), decision
        )

    def prior_scores(self, state: State, decision: Decision, personality: list[float]) -> list[float]:
        assert isinstance(state, DuelState)
        seat = decision.seat
        evaluation = Evaluation(state, seat, state.rules.seat_side[seat], self.weights, personality)
        scores = self._scores(evaluation, decision)
        prior_network = self._prior_network
        if prior_network is None or len(scores) == 1:
            return scores
        features = Features(evaluation, tank_in_question(state, decision), decision)
        seen = features.choice_values(prior_network, decision.choices, scores)
        value_per_point = self.value_per_point(state)
        return [SCORE_WEIGHT * scores[at] + seen[at] / value_per_point for at in range(len(scores))]

    def _scores(self, evaluation: Evaluation, decision: Decision) -> list[float]:
        state = evaluation.state
        prompt = decision.prompt
        choices = decision.choices
        top = state.stack[-1]
        if prompt == "initiative":
            return initiative_scores(evaluation, choices)
        me = tank_in_question(state, decision)
        if prompt == "action":
            acted = verbs.END_STEP.of() in choices and not me.on_fire
            return action_scores(evaluation, me, choices, acted)
        if isinstance(top, Manoeuvre):
            if prompt == "chain_move":
                return chain_move_scores(evaluation, top, me, choices)
            if prompt == "distance":
                return distance_scores(evaluation, top, me, choices)
        if isinstance(top, FireAction) and prompt == "chain_fire":
            return chain_fire_scores(evaluation, top, me, choices)
        if prompt == "tactics" and isinstance(top, TacticsWar):
            return tactics_scores(evaluation, top, choices)
        return [answer_score(evaluation, top, me, prompt, action) for action in choices]

    def seat_values(self, state: State) -> list[float]:
        assert isinstance(state, DuelState)
        return seat_values(state)

    def rollout_choice(self, state: State, decision: Decision, rng: Rng) -> int:
        choices = decision.choices
        return choices[0] if len(choices) == 1 else best_of(self.scores(state, decision, []), choices, rng)

    def race_config(self, state: State) -> RaceConfig | None:
        return _RACE_CONFIG

    def value_per_point(self, state: State) -> float:
        assert isinstance(state, DuelState)
        return 0.25 / spread(rounds_left(state))

    def leaf_value(self, state: State, decision: Decision) -> float:
        assert isinstance(state, DuelState)
        value_network = self._value_network
        if value_network is None:
            return seat_values(state)[decision.seat]
        evaluation = Evaluation(state, decision.seat, state.rules.seat_side[decision.seat], self.weights, [])
        return Features(evaluation, tank_in_question(state, decision), decision).win_probability(value_network)

    def turn_number(self, state: State) -> int:
        assert isinstance(state, DuelState)
        return state.round

    def personalities(self) -> dict[str, list[float]]:
        """Weights of own shots, of enemy shots, of the mission."""
        return {
            "": [1.0, 1.0, 1.0],
            "hunter": [1.35, 0.75, 0.85],
            "careful": [0.9, 1.4, 1.0],
            "runner": [0.85, 0.85, 1.5],
        }


def tank_in_question(state: DuelState, decision: Decision) -> Tank:
    """The tank of the seat that the decision is about."""
    number = state.active
    top = state.stack[-1]
    if decision.prompt == "initiative":
        number = first(decision.choices[0])
    elif isinstance(top, DuelStep):
        number = top.concerns(state)
    return state.tanks[number if number != NO_TANK else state.rules.seat_tanks[decision.seat][0]]
