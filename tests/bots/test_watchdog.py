"""A watched bot answers in time: with its own answer, with the best it has found, or with anything legal."""

from __future__ import annotations

from threading import Event

import pytest

from tankodrom.bots.evaluator_bots import EliteBot
from tankodrom.bots.observation import Observation
from tankodrom.bots.watchdog import WatchedBot
from tankodrom.core.action import Action
from tankodrom.core.kernel import pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.core.state import State
from tankodrom.games.registry import game_named
from tankodrom.titles.registry import title_named

RULES = game_named("battlegrounds")


def an_observation() -> Observation:
    state = RULES.new(RULES.checked(Setup(2)), 1)
    return Observation(RULES, state, pending(state)[0])


class Dreamer:
    """Thinks until it is woken up."""

    name = "dreamer"

    def __init__(self, best: Action | None) -> None:
        self.best = best
        self.woken = Event()
        self.halted = 0
        self.asked = 0

    def choose(self, observation: Observation, seconds: float) -> Action:
        self.asked += 1
        self.woken.wait()
        return observation.decision.choices[-1]

    def best_known(self) -> Action | None:
        return self.best

    def halt(self) -> None:
        self.halted += 1


def test_an_answer_in_time_is_the_bots_own() -> None:
    observation = an_observation()
    bot = Dreamer(None)
    bot.woken.set()
    watched = WatchedBot(bot)
    assert watched.name == "dreamer"
    assert watched.choose(observation, 60.0) == observation.decision.choices[-1]
    assert (watched.rescues, bot.halted) == (0, 0)


def test_a_late_bot_is_stopped_and_its_best_answer_taken() -> None:
    observation = an_observation()
    bot = Dreamer(observation.decision.choices[1])
    watched = WatchedBot(bot)
    assert watched.choose(observation, 0.01) == observation.decision.choices[1]
    assert (watched.rescues, bot.halted) == (1, 1)
    bot.woken.set()
    assert watched.choose(observation, 60.0) == observation.decision.choices[-1]  # and then it goes on as before
    assert watched.rescues == 1


@pytest.mark.parametrize("best", [None, -5])
def test_without_a_best_answer_any_legal_one_will_do(best: Action | None) -> None:
    observation = an_observation()
    bot = Dreamer(best)
    assert WatchedBot(bot).choose(observation, 0.01) == observation.decision.choices[0]
    bot.woken.set()


def test_a_bot_lost_in_an_earlier_question_is_not_asked_again() -> None:
    observation = an_observation()
    bot = Dreamer(observation.decision.choices[1])
    watched = WatchedBot(bot)
    watched.choose(observation, 0.01)
    assert watched.choose(observation, 0.01) == observation.decision.choices[0]
    assert (watched.rescues, bot.asked) == (2, 1)
    bot.woken.set()


def test_an_error_of_the_bot_is_not_hidden() -> None:
    class Broken(Dreamer):
        def choose(self, observation: Observation, seconds: float) -> Action:
            raise ZeroDivisionError("a bug")

    with pytest.raises(ZeroDivisionError, match="a bug"):
        WatchedBot(Broken(None)).choose(an_observation(), 60.0)


def test_a_halted_search_has_an_answer_and_ends() -> None:
    """The elite thinks for as long as it may; halted after its tenth deal it is done at once."""
    state = RULES.new(RULES.checked(Setup(2)), 1)
    observation = Observation(RULES, state, pending(state)[0])
    bot = EliteBot(title_named("battlegrounds").evaluator(), "", 1)
    deals = 0
    deal = observation.deal

    def counted(rng: Rng) -> State:
        nonlocal deals
        deals += 1
        if deals == 10:
            assert bot.best_known() in observation.decision.choices
            bot.halt()
        return deal(rng)

    observation.deal = counted  # type: ignore[method-assign]
    assert bot.best_known() is None
    assert bot.choose(observation, 3600.0) in observation.decision.choices
    assert deals == 10
