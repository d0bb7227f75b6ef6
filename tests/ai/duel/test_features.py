"""The features of Duel, and the networks that use them."""

from __future__ import annotations

import pytest

from tankodrom.ai.duel.action_features import CHOICE_NUMBERS, MARKS
from tankodrom.ai.duel.board_features import BOARD_MARKS
from tankodrom.ai.duel.evaluation import Evaluation
from tankodrom.ai.duel.evaluator import DuelEvaluator, tank_in_question
from tankodrom.ai.duel.features import POSITION_NUMBERS, Features
from tankodrom.ai.duel.weights import Weights
from tankodrom.ai.weights import duel_prior_network, duel_value_network
from tankodrom.core.action import verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.kernel import apply, pending
from tankodrom.core.playout import random_choice
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.games.duel.game import Duel
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.verbs import PROMPTS, VERBS

GAME = Duel()
WEIGHTS = Weights()


def features_of(state: DuelState, decision: Decision) -> Features:
    evaluation = Evaluation(state, decision.seat, state.rules.seat_side[decision.seat], WEIGHTS, [])
    return Features(evaluation, tank_in_question(state, decision), decision)


def test_the_prior_network_fits_the_features() -> None:
    assert duel_prior_network().sizes() == (POSITION_NUMBERS, BOARD_MARKS, CHOICE_NUMBERS, MARKS)


def test_the_value_network_fits_the_features_and_prefers_to_lead() -> None:
    network = duel_value_network()
    assert network.sizes() == (POSITION_NUMBERS, BOARD_MARKS + len(PROMPTS), 1, 1)
    for seed in range(4):
        state = GAME.new(Setup(2, {"mission": f"M{seed + 1}"}), seed)
        decision = pending(state)[0]
        before = features_of(state, decision).win_probability(network)
        assert 0.2 < before < 0.8, "at the beginning all is open"
        tank_in_question(state, decision).vp += 10
        assert features_of(state, decision).win_probability(network) > before + 0.1


@pytest.mark.parametrize("seed", range(8))
def test_features_are_complete_and_show_nothing_hidden(seed: int) -> None:
    state = GAME.new(GAME.random_setup(Rng(seed)), seed)
    rng = Rng(seed)
    count = 0
    while (asked := pending(state)) and count < 250:
        decision = asked[0]
        features = features_of(state, decision)
        assert len(features.numbers) == POSITION_NUMBERS
        assert all(-4.0 <= number <= 4.0 for number in features.numbers), decision.prompt
        assert all(0 <= mark < BOARD_MARKS for mark in features.marks)
        assert len(set(features.marks)) == len(features.marks), "no mark is set twice"
        marks = [features.action_features.marks(action) for action in decision.choices]
        assert all(0 <= mark < MARKS for each in marks for mark in each)
        assert all(len(set(each)) == len(each) for each in marks), "no mark is set twice"
        twin = GAME.determinize(state, decision.seat, Rng(count))
        same = next(question for question in pending(twin) if question.seat == decision.seat)
        again = features_of(twin, same)
        assert again.numbers == features.numbers, decision.prompt
        assert again.marks == features.marks, decision.prompt
        assert [again.action_features.marks(action) for action in same.choices] == marks
        count += 1
        apply(state, *random_choice([decision], rng))


def test_choices_that_differ_look_different() -> None:
    """Cards with other faces, other targets, other distances: choices that the network must tell apart have different features."""
    names = {verb.number: verb.name for verb in VERBS.verbs}
    alike: set[str] = set()
    for seed in range(6):
        state = GAME.new(Setup(2, {"mission": f"M{seed + 1}"}), seed)
        rng = Rng(seed)
        while asked := pending(state):
            decision = asked[0]
            action_features = features_of(state, decision).action_features
            shapes: dict[str, int] = {}
            for action in decision.choices:
                shape = str((action_features.marks(action), action_features.numbers(action, 0.0, 0.0, 0.0)))
                before = shapes.setdefault(shape, action)
                if before != action and verb_number(before) != verb_number(action):
                    alike.add(f"{decision.prompt}: {names[verb_number(action)]}")
            apply(state, *random_choice([decision], rng))
    assert not alike


def test_the_prior_network_changes_prior_scores_but_not_scores() -> None:
    plain = DuelEvaluator(WEIGHTS)
    learned = DuelEvaluator(WEIGHTS, duel_prior_network())
    state = GAME.new(Setup(2, {"mission": "M1"}), 4)
    other = 0
    for _ in range(200):
        asked = pending(state)
        if not asked:
            break
        decision = asked[0]
        scores = plain.scores(state, decision, [])
        assert learned.scores(state, decision, []) == scores == plain.prior_scores(state, decision, [])
        prior_scores = learned.prior_scores(state, decision, [])
        assert len(prior_scores) == len(scores)
        other += prior_scores.index(max(prior_scores)) != scores.index(max(scores))
        apply(state, decision.seat, decision.choices[scores.index(max(scores))])
    assert other > 5
