"""A recruit takes what seems best, and slips as often as it is told to."""

from __future__ import annotations

from collections import Counter

from tankodrom.bots.greedy import GreedyBot, Judge
from tankodrom.bots.sight import Sight
from tankodrom.core.action import Action
from tankodrom.core.game import View
from tankodrom.core.kernel import pending
from tankodrom.core.setup import Setup
from tankodrom.games.registry import game_named


class LastIsBest(Judge):
    def __init__(self, view: View, seat: int) -> None:
        self.best: Action = max(SIGHT.decision.choices)

    def value_of(self, action: Action) -> float:
        return float(action == self.best)


GAME = game_named("rush")
STATE = GAME.new(GAME.checked(Setup(2)), 1)
SIGHT = Sight(GAME, STATE, pending(STATE)[0])


def answers(slips: int) -> Counter[Action]:
    bot = GreedyBot(LastIsBest, slips, 1)
    return Counter(bot.choose(SIGHT, 1.0) for _ in range(400))


def test_without_slips_the_best_is_taken() -> None:
    assert set(answers(0)) == {max(SIGHT.decision.choices)}


def test_slips_come_as_often_as_told_and_may_be_anything() -> None:
    choices = SIGHT.decision.choices
    assert len(choices) > 3
    taken = answers(25)
    assert set(taken) == set(choices)
    slipped = 400 - taken[max(choices)]
    assert 60 <= slipped <= 125  # 25 % of 400, less the slips that hit the best by chance
