"""Advice ranks every choice, says why, and rests on what the seat can see."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any

import pytest

from tankodrom.bots.observation import Observation
from tankodrom.core.decision import Decision
from tankodrom.core.kernel import apply, pending
from tankodrom.core.playout import random_choice
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.core.state import State
from tankodrom.games.registry import game_named
from tankodrom.titles.registry import title_named

SETUPS: list[tuple[str, int, dict[str, Value]]] = [
    ("rush", 3, {"max_rounds": 60}),
    ("rush", 4, {"team_game": True, "max_rounds": 60}),
    ("battlegrounds", 2, {}),
    ("battlegrounds", 4, {"variant": "teams"}),
    ("battlegrounds", 2, {"variant": "family"}),
    ("battlegrounds", 1, {"variant": "solo"}),
    ("duel", 2, {}),
    ("duel", 1, {"mission": "M8"}),
]
every_setup = pytest.mark.parametrize(("game", "seats", "options"), SETUPS, ids=lambda value: str(value))
WALKS = 16
LONG = 600.0  # seconds: the walks end first, not the time


def questions(game: str, setup: Setup, step: int, most: int) -> Iterator[tuple[State, Decision]]:
    """Some of the questions of a random game."""
    state = game_named(game).new(setup, 3)
    rng = Rng(3)
    count = 0
    given = 0
    while (asked := pending(state)) and given < most:
        count += 1
        if count % step == 0:
            given += 1
            yield state, asked[0]
        apply(state, *random_choice(asked, rng))


@every_setup
def test_advice_is_the_same_for_positions_that_look_the_same(
    game: str, seats: int, options: dict[str, Value]
) -> None:
    rules = game_named(game)
    setup = rules.checked(Setup(seats, options))
    compared = 0
    for state, decision in questions(game, setup, 7, 10):
        answers: list[Any] = []
        for deal in (1, 2):
            twin = rules.determinize(state, decision.seat, Rng(deal))
            question = next(asked for asked in pending(twin) if asked.seat == decision.seat)
            answers.append(
                title_named(game).suggest(Observation(rules, twin, question), LONG, seed=7, max_simulations=WALKS)
            )
        assert answers[0] == answers[1]
        compared += 1
    assert compared > 3


@every_setup
def test_advice_ranks_every_choice_once_and_changes_nothing(
    game: str, seats: int, options: dict[str, Value]
) -> None:
    rules = game_named(game)
    setup = rules.checked(Setup(seats, options))
    for state, decision in questions(game, setup, 17, 6):
        before = rules.save(state)
        advised = title_named(game).suggest(Observation(rules, state, decision), LONG, max_simulations=WALKS)
        assert sorted(advice.action for advice in advised) == sorted(decision.choices)
        shares = [advice.share for advice in advised]
        if game == "duel":  # where the scores count as walks, what is believed ranks
            values = [advice.value or 0.0 for advice in advised]
            assert values == sorted(values, reverse=True)
        else:
            assert shares == sorted(shares, reverse=True)
        assert sum(shares) == pytest.approx(1.0)
        assert all(advice.value is None or 0.0 <= advice.value <= 1.0 for advice in advised)
        assert all(advice.key for advice in advised)
        assert rules.save(state) == before


def test_the_value_of_the_family_game_is_unknown() -> None:
    rules = game_named("battlegrounds")
    setup = rules.checked(Setup(2, {"variant": "family"}))
    for state, decision in questions("battlegrounds", setup, 5, 6):
        advised = title_named("battlegrounds").suggest(Observation(rules, state, decision), 1.0)
        assert all(advice.value is None for advice in advised)


def test_where_there_is_no_choice_there_is_no_thinking() -> None:
    rules = game_named("rush")
    state = rules.new(rules.checked(Setup(2, {"starting_player": 0})), 1)
    only = pending(state)[0].choices[-1:]
    began = perf_counter()
    advised = title_named("rush").suggest(Observation(rules, state, Decision(0, "main", only)), LONG)
    assert perf_counter() - began < 5.0
    assert [advice.action for advice in advised] == only
    assert (advised[0].value, advised[0].share) == (None, 1.0)


def test_advice_comes_in_time() -> None:
    rules = game_named("duel")
    setup = rules.checked(Setup(2))
    for state, decision in questions("duel", setup, 19, 3):
        began = perf_counter()
        assert title_named("duel").suggest(Observation(rules, state, decision), 0.05)
        assert perf_counter() - began < 5.0  # far from stuck
