"""Every problem of a setup that a player can make has a sentence in every language."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tankodrom.core.game import Game
from tankodrom.core.setup import Option, Value
from tankodrom.core.setup_check import problem_of
from tankodrom.games.registry import game_named
from tankodrom.words import LANGUAGES, text_of_file


def _values(option: Option) -> list[Value]:
    if option.kind == "flag":
        return [True]
    if option.kind == "choice":
        return list(option.choices)
    return [option.low, min(option.low + 2, option.high), option.high, option.high + 1]


def _problems(game: Game[Any]) -> dict[str, str]:
    """Key and place of every problem that two options together, or a number of players, can make."""
    singles = [(option.key, value) for option in game.options() for value in _values(option)]
    found: dict[str, str] = {}
    for seats in range(9):
        for one, other in combinations([*singles, ("", "")], 2):
            options = {key: value for key, value in (one, other) if key}
            problem = problem_of(game, seats, options)
            if problem is not None:
                found[problem.key] = problem.at
    return found


@pytest.mark.parametrize("key", ["rush", "battlegrounds", "duel"])
def test_every_problem_of_a_setup_has_words_and_a_place(key: str) -> None:
    game = game_named(key)
    problems = _problems(game)
    options = {option.key for option in game.options()}
    assert len(problems) > 3
    for language in LANGUAGES:
        lines = text_of_file(language, "web-lobby").splitlines()
        for problem, place in problems.items():
            assert any(line.startswith(f"problem-setup-{problem} =") for line in lines), (language, problem)
            assert place in options | {"seats"}
