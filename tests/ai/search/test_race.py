"""Races between choices, with results that the test sets."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tankodrom.ai.duel.evaluator import DuelEvaluator
from tankodrom.ai.duel.weights import Weights
from tankodrom.ai.search.race import ROUNDS_PER_CHECK, Candidate, Race, RaceConfig
from tankodrom.ai.search.turn_race import TurnRace
from tankodrom.ai.weights import duel_value_network
from tankodrom.core.action import Action
from tankodrom.core.decision import Decision
from tankodrom.core.kernel import pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.core.state import State
from tankodrom.games.duel.game import Duel
from tankodrom.games.duel.state import DuelState

GAME = Duel()
PRIOR_WEIGHT = 10.0
MAX_CANDIDATES = 5
MAX_GAP = 0.03
NO_DEADLINE = 1.0e9  # a time that never comes


class ScriptedRace(Race):
    """No rollouts: `result` gives the result of a choice in a deal. `chance` is a number that is different in every deal."""

    def __init__(self, result: Callable[[int, float], float], choices: list[Action], priors: list[float]) -> None:
        state = GAME.new(Setup(2, {"mission": "M1"}), 3)
        chances = Rng(5)

        def deal(_rng: Rng) -> State:
            self.chance = chances.below(1000) / 1000
            return state

        self.result = result
        super().__init__(RaceConfig(PRIOR_WEIGHT, MAX_CANDIDATES, MAX_GAP), deal, choices, priors, Rng(1))

    def _rollout(self, state: State, candidate: Candidate) -> float:
        return self.result(self._candidates.index(candidate), self.chance)


def race_between(priors: list[float], result: Callable[[int, float], float]) -> tuple[ScriptedRace, list[int]]:
    choices = list(range(len(priors)))
    return ScriptedRace(result, choices, priors), choices


def test_chance_that_all_share_makes_no_difference() -> None:
    """A difference of 0.01 shows beside chance of 0.3, because chance is the same for all choices in a deal."""
    race, choices = race_between([0.0, -0.001, -0.002], lambda choice, chance: 0.3 * chance + 0.01 * choice)
    race.run(NO_DEADLINE, 3 * ROUNDS_PER_CHECK)
    assert [node.action for node in race.ranking()] == [choices[2], choices[1], choices[0]]
    assert race.simulations <= 3 * ROUNDS_PER_CHECK


def test_priors_count_as_rollouts() -> None:
    race, choices = race_between([0.0, -0.02], lambda choice, chance: 0.5 + 0.03 * choice)
    rounds = 8
    race.run(NO_DEADLINE, 2 * rounds)
    # The prior counts as ten rollouts in which it is 0.02 behind; in eight it is 0.03 ahead.
    assert race.ranking()[0].action == choices[1]
    first, second = race.ranking()
    ahead = race.value_of(first) - race.value_of(second)
    assert ahead == pytest.approx((rounds * 0.03 - PRIOR_WEIGHT * 0.02) / (PRIOR_WEIGHT + rounds))


def test_choices_clearly_behind_stop_and_those_far_behind_never_start() -> None:
    race, choices = race_between(
        [0.0, -0.01, -2.0 * MAX_GAP],
        lambda choice, chance: [0.6, 0.5 + 0.01 * chance, 0.9][choice],
    )
    race.run(NO_DEADLINE, 1000)
    visits = {node.action: node.visits for node in race.children}
    assert visits[choices[0]] == visits[choices[1]] <= 2 * ROUNDS_PER_CHECK
    assert visits[choices[2]] == 0
    assert [node.action for node in race.ranking()] == choices
    values = [race.value_of(node) for node in race.ranking()]
    assert values == sorted(values, reverse=True)


def test_a_race_has_at_most_max_candidates() -> None:
    race, _ = race_between(
        [0.0] * (MAX_CANDIDATES + 1), lambda choice, chance: chance if choice % 2 else 1.0 - chance
    )
    race.run(NO_DEADLINE, MAX_CANDIDATES)
    assert sum(node.visits for node in race.children) == MAX_CANDIDATES == race.simulations


def test_candidates_in_doubt_go_on() -> None:
    """A prior that counts as ten rollouts does not eliminate a candidate after four: priors may be wrong by as much."""
    race, choices = race_between([0.0, -0.02], lambda choice, chance: 0.2 * chance if choice else 0.1)
    race.run(NO_DEADLINE, 2 * ROUNDS_PER_CHECK)
    race.run(NO_DEADLINE, 4 * ROUNDS_PER_CHECK)
    assert [node.visits for node in race.children] == [2 * ROUNDS_PER_CHECK] * len(choices)


def test_there_are_fewer_candidates_as_time_passes() -> None:
    """Nobody is clearly behind; even so not all get rollouts in the last half."""
    race, _ = race_between([0.0] * MAX_CANDIDATES, lambda choice, chance: (chance * (choice + 7) * 31) % 1.0)
    most = 40 * MAX_CANDIDATES
    race.run(NO_DEADLINE, most)
    visits = sorted(node.visits for node in race.children)
    assert most - MAX_CANDIDATES <= race.simulations <= most
    assert visits[0] < 20
    assert visits[-2] == visits[-1] > 60


def test_without_time_the_best_prior_is_the_answer() -> None:
    race, choices = race_between([-0.01, 0.0], lambda choice, chance: 1.0 - choice)
    race.run(0.0, 1000)
    assert race.simulations == 0
    assert not race.has_value(race.children[0])
    assert race.ranking()[0].action == choices[1]


def test_a_rollout_ends_with_the_turn_and_the_value_network_evaluates_it() -> None:
    rounds: list[int] = []

    class WatchedEvaluator(DuelEvaluator):
        def leaf_value(self, state: State, decision: Decision) -> float:
            assert isinstance(state, DuelState)
            rounds.append(state.round)
            value = super().leaf_value(state, decision)
            assert 0.0 < value < 1.0
            return value

    state = GAME.new(Setup(2, {"mission": "M1"}), 3)
    decision = pending(state)[0]
    evaluator = WatchedEvaluator(Weights(), None, duel_value_network())
    scores = [0.0] * len(decision.choices)
    race_config = evaluator.race_config(state)
    assert race_config is not None
    running = TurnRace(
        evaluator, race_config, lambda rng: GAME.determinize(state, decision.seat, rng), decision, scores, Rng(1)
    )
    running.run(NO_DEADLINE, 2 * race_config.max_candidates)
    assert running.simulations > 0
    assert rounds == [state.round + 1] * running.simulations
