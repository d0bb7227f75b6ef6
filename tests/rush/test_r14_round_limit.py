"""R14.4 and A56: how rounds are counted if their number is limited. The limit is a safety option, not a rule."""

from __future__ import annotations

import pytest

from table import do
from tankodrom.core.kernel import pending
from tankodrom.core.setup import Setup, Value
from tankodrom.games.registry import game_named


def _turns_until_the_end(seats: int, options: dict[str, Value]) -> tuple[int, str]:
    state = game_named("rush").new(Setup(seats, options), 1)
    turns = 0
    while pending(state):
        do(state, "end_play")
        turns += 1
        assert turns < 200
    assert state.outcome is not None
    return turns, state.outcome.reason


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_A56_the_agreed_number_of_rounds(seats: int) -> None:
    assert _turns_until_the_end(seats, {"max_rounds": 3}) == (3 * seats, "round_limit")


@pytest.mark.parametrize(("seats", "pattern"), [(3, 4), (4, 4), (5, 12)])
def test_A56_in_team_games_a_round_is_one_full_pattern(seats: int, pattern: int) -> None:
    assert _turns_until_the_end(seats, {"max_rounds": 2, "team_game": True}) == (2 * pattern, "round_limit")
