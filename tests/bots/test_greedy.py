"""A recruit takes what seems best, and slips as often as it is told to."""

from __future__ import annotations

from collections import Counter

import pytest

from tankodrom.bots.greedy import ActionScores, GreedyBot
from tankodrom.bots.observation import Observation
from tankodrom.core.action import Action, Vocabulary, first
from tankodrom.core.game import View
from tankodrom.core.kernel import pending
from tankodrom.core.setup import Setup
from tankodrom.games.registry import game_named


class LastIsBest:
    def __init__(self, view: View, seat: int) -> None:
        self.best: Action = max(OBSERVATION.decision.choices)

    def score(self, action: Action) -> float:
        return float(action == self.best)


GAME = game_named("rush")
STATE = GAME.new(GAME.checked(Setup(2)), 1)
OBSERVATION = Observation(GAME, STATE, pending(STATE)[0])


def answers(slips: int) -> Counter[Action]:
    bot = GreedyBot(LastIsBest, slips, 1)
    return Counter(bot.choose(OBSERVATION, 1.0) for _ in range(400))


def test_without_slips_the_best_is_taken() -> None:
    assert set(answers(0)) == {max(OBSERVATION.decision.choices)}


def test_slips_come_as_often_as_told_and_may_be_anything() -> None:
    choices = OBSERVATION.decision.choices
    assert len(choices) > 3
    taken = answers(25)
    assert set(taken) == set(choices)
    slipped = 400 - taken[max(choices)]
    assert 60 <= slipped <= 125  # 25 % of 400, less the slips that hit the best by chance


class Doubling:
    def double(self, action: Action) -> float:
        return 2.0 * first(action)


def test_a_verb_has_a_number_or_a_method_or_is_neutral() -> None:
    vocabulary = Vocabulary()
    take, wait, leave = vocabulary.verb("take"), vocabulary.verb("wait"), vocabulary.verb("leave")
    scores = ActionScores[Doubling](vocabulary, {take: Doubling.double, leave: -1.0}, neutral=[wait])
    assert [scores.score(Doubling(), action) for action in (take.of(3), wait.of(), leave.of())] == [6.0, 0.0, -1.0]


def test_a_verb_that_is_forgotten_or_listed_twice_is_an_error() -> None:
    vocabulary = Vocabulary()
    take, wait = vocabulary.verb("take"), vocabulary.verb("wait")
    with pytest.raises(ValueError, match="wait"):
        ActionScores[Doubling](vocabulary, {take: 1.0}, neutral=[])
    with pytest.raises(ValueError, match="take"):
        ActionScores[Doubling](vocabulary, {take: 1.0}, neutral=[take, wait])
