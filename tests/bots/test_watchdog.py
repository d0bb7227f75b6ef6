"""A watched bot answers in time: with its own answer, with the best it has found, or with anything legal."""

from __future__ import annotations

from threading import Event

import pytest

from tankodrom.bots.sight import Sight
from tankodrom.bots.thinkers import Elite
from tankodrom.bots.watchdog import Watched
from tankodrom.core.action import Action
from tankodrom.core.kernel import pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.core.state import State
from tankodrom.games.registry import game_named
from tankodrom.minds.registry import mind_of

RULES = game_named("battlegrounds")


def a_sight() -> Sight:
    state = RULES.new(RULES.checked(Setup(2)), 1)
    return Sight(RULES, state, pending(state)[0])


class Dreamer:
    """Thinks until it is woken up."""

    name = "dreamer"

    def __init__(self, best: Action | None) -> None:
        self.best = best
        self.woken = Event()
        self.halted = 0
        self.asked = 0

    def choose(self, sight: Sight, seconds: float) -> Action:
        self.asked += 1
        self.woken.wait()
        return sight.decision.choices[-1]

    def best_known(self) -> Action | None:
        return self.best

    def halt(self) -> None:
        self.halted += 1


def test_an_answer_in_time_is_the_bots_own() -> None:
    sight = a_sight()
    bot = Dreamer(None)
    bot.woken.set()
    watched = Watched(bot)
    assert watched.name == "dreamer"
    assert watched.choose(sight, 60.0) == sight.decision.choices[-1]
    assert (watched.rescues, bot.halted) == (0, 0)


def test_a_late_bot_is_stopped_and_its_best_answer_taken() -> None:
    sight = a_sight()
    bot = Dreamer(sight.decision.choices[1])
    watched = Watched(bot)
    assert watched.choose(sight, 0.01) == sight.decision.choices[1]
    assert (watched.rescues, bot.halted) == (1, 1)
    bot.woken.set()
    assert watched.choose(sight, 60.0) == sight.decision.choices[-1]  # and then it goes on as before
    assert watched.rescues == 1


@pytest.mark.parametrize("best", [None, -5])
def test_without_a_best_answer_any_legal_one_will_do(best: Action | None) -> None:
    sight = a_sight()
    bot = Dreamer(best)
    assert Watched(bot).choose(sight, 0.01) == sight.decision.choices[0]
    bot.woken.set()


def test_a_bot_lost_in_an_earlier_question_is_not_asked_again() -> None:
    sight = a_sight()
    bot = Dreamer(sight.decision.choices[1])
    watched = Watched(bot)
    watched.choose(sight, 0.01)
    assert watched.choose(sight, 0.01) == sight.decision.choices[0]
    assert (watched.rescues, bot.asked) == (2, 1)
    bot.woken.set()


def test_an_error_of_the_bot_is_not_hidden() -> None:
    class Broken(Dreamer):
        def choose(self, sight: Sight, seconds: float) -> Action:
            raise ZeroDivisionError("a bug")

    with pytest.raises(ZeroDivisionError, match="a bug"):
        Watched(Broken(None)).choose(a_sight(), 60.0)


def test_a_halted_search_has_an_answer_and_ends() -> None:
    """The elite thinks for as long as it may; halted after its tenth deal it is done at once."""
    state = RULES.new(RULES.checked(Setup(2)), 1)
    sight = Sight(RULES, state, pending(state)[0])
    bot = Elite(mind_of("battlegrounds"), "", 1)
    deals = 0
    deal = sight.deal

    def counted(rng: Rng) -> State:
        nonlocal deals
        deals += 1
        if deals == 10:
            assert bot.best_known() in sight.decision.choices
            bot.halt()
        return deal(rng)

    sight.deal = counted  # type: ignore[method-assign]
    assert bot.best_known() is None
    assert bot.choose(sight, 3600.0) in sight.decision.choices
    assert deals == 10
