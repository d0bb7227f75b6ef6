"""Choices raced against each other, with a mind whose luck is known."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tankodrom.core.action import Action
from tankodrom.core.decision import Decision
from tankodrom.core.kernel import pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.core.state import State
from tankodrom.games.duel.game import Duel
from tankodrom.games.duel.state import DuelState
from tankodrom.minds.duel_mind import DuelMind
from tankodrom.minds.duel_weights import Weights
from tankodrom.minds.learned import duel_chances
from tankodrom.minds.race import LOOK, Course, Race, Runner
from tankodrom.minds.turn_race import TurnRace

GAME = Duel()
TRUST = 10.0
FIELD = 5
IN_QUESTION = 0.03
FAR = 1.0e9  # a time that never comes


class Told(Race):
    """Runs nowhere: the result of a heat is what the test says, of the choice and of the deal's luck."""

    def __init__(self, judge: Callable[[int, float], float], choices: list[Action], promises: list[float]) -> None:
        state = GAME.new(Setup(2, {"mission": "M1"}), 3)
        lucks = Rng(5)

        def deal(_rng: Rng) -> State:
            self.luck = lucks.below(1000) / 1000
            return state

        self.judge = judge
        super().__init__(Course(TRUST, FIELD, IN_QUESTION), deal, choices, promises, Rng(1))

    def _result(self, state: State, runner: Runner) -> float:
        return self.judge(self._runners.index(runner), self.luck)


def race(promises: list[float], judge: Callable[[int, float], float]) -> tuple[Told, list[int]]:
    choices = list(range(len(promises)))
    return Told(judge, choices, promises), choices


def test_what_all_share_is_no_difference() -> None:
    """Luck that spreads by a third does not hide a hundredth, because it is the same for all in a deal."""
    told, choices = race([0.0, -0.001, -0.002], lambda choice, luck: 0.3 * luck + 0.01 * choice)
    told.run(FAR, 3 * LOOK)
    assert [node.action for node in told.ranking()] == [choices[2], choices[1], choices[0]]
    assert told.walks <= 3 * LOOK


def test_what_was_considered_counts_as_heats() -> None:
    told, choices = race([0.0, -0.02], lambda choice, luck: 0.5 + 0.03 * choice)
    heats = 8
    told.run(FAR, 2 * heats)
    # Ten heats in which it is 0.02 behind, eight in which it is 0.03 ahead.
    assert told.ranking()[0].action == choices[1]
    first, second = told.ranking()
    ahead = told.value_of(first) - told.value_of(second)
    assert ahead == pytest.approx((heats * 0.03 - TRUST * 0.02) / (TRUST + heats))


def test_who_is_clearly_behind_runs_no_more_and_who_is_far_behind_not_at_all() -> None:
    told, choices = race(
        [0.0, -0.01, -2.0 * IN_QUESTION],
        lambda choice, luck: [0.6, 0.5 + 0.01 * luck, 0.9][choice],
    )
    told.run(FAR, 1000)
    visits = {node.action: node.visits for node in told.children}
    assert visits[choices[0]] == visits[choices[1]] <= 2 * LOOK
    assert visits[choices[2]] == 0
    assert [node.action for node in told.ranking()] == choices
    values = [told.value_of(node) for node in told.ranking()]
    assert values == sorted(values, reverse=True)


def test_only_so_many_run() -> None:
    told, _ = race([0.0] * (FIELD + 1), lambda choice, luck: luck if choice % 2 else 1.0 - luck)
    told.run(FAR, FIELD)
    assert sum(node.visits for node in told.children) == FIELD == told.walks


def test_what_is_in_doubt_runs_on() -> None:
    """Ten heats' worth of promise are not put aside after four: what was considered may be wrong by as much."""
    told, choices = race([0.0, -0.02], lambda choice, luck: 0.2 * luck if choice else 0.1)
    told.run(FAR, 2 * LOOK)
    told.run(FAR, 4 * LOOK)
    assert [node.visits for node in told.children] == [2 * LOOK] * len(choices)


def test_the_field_gets_smaller_as_time_goes_by() -> None:
    """Nobody is clearly behind, and still the last half of the walks is not for all."""
    told, _ = race([0.0] * FIELD, lambda choice, luck: (luck * (choice + 7) * 31) % 1.0)
    most = 40 * FIELD
    told.run(FAR, most)
    visits = sorted(node.visits for node in told.children)
    assert most - FIELD <= told.walks <= most
    assert visits[0] < 20
    assert visits[-2] == visits[-1] > 60


def test_without_time_what_was_considered_is_the_answer() -> None:
    told, choices = race([-0.01, 0.0], lambda choice, luck: 1.0 - choice)
    told.run(0.0, 1000)
    assert told.walks == 0
    assert not told.knows(told.children[0])
    assert told.ranking()[0].action == choices[1]


def test_a_heat_ends_with_the_turn_and_is_judged_by_who_has_learned() -> None:
    judged: list[int] = []

    class Watched(DuelMind):
        def judgement(self, state: State, decision: Decision) -> float:
            assert isinstance(state, DuelState)
            judged.append(state.round)
            value = super().judgement(state, decision)
            assert 0.0 < value < 1.0
            return value

    state = GAME.new(Setup(2, {"mission": "M1"}), 3)
    decision = pending(state)[0]
    mind = Watched(Weights(), None, duel_chances())
    scores = [0.0] * len(decision.choices)
    course = mind.course(state)
    assert course is not None
    running = TurnRace(
        mind, course, lambda rng: GAME.determinize(state, decision.seat, rng), decision, scores, Rng(1)
    )
    running.run(FAR, 2 * course.field)
    assert running.walks > 0
    assert judged == [state.round + 1] * running.walks
