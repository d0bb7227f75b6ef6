"""What can be agreed before a game, asked of the games' own checks."""

from __future__ import annotations

from typing import Any

import pytest

from tankodrom.core.game import Game
from tankodrom.core.setup import Setup, Value
from tankodrom.core.setup_check import SEATS, SetupCheck, check_setup, problem_of
from tankodrom.games.registry import all_games, game_named


def _checked(game: str, seats: int, options: dict[str, Value], chosen: str = "") -> SetupCheck:
    return check_setup(game_named(game), seats, options, chosen)


def _closed(check: SetupCheck, option: str) -> dict[Value, str]:
    """The values that cannot be chosen, with the keys of their reasons."""
    return {fit.value: fit.problem.key for fit in check.values[option] if fit.problem is not None}


def _offered(check: SetupCheck, option: str) -> list[Value]:
    return [fit.value for fit in check.values[option]]


@pytest.mark.parametrize(
    ("game", "seats", "options", "numbers"),
    [
        ("rush", 2, {}, [2, 3, 4, 5]),
        ("rush", 4, {"team_game": True, "teams": "XYXY"}, [3, 4, 5]),
        ("battlegrounds", 2, {}, [2, 3, 4]),
        ("battlegrounds", 1, {"variant": "solo"}, [1]),
        ("battlegrounds", 4, {"variant": "teams"}, [4]),
        ("duel", 2, {}, [1, 2, 3, 4]),
        ("duel", 2, {"bot": "none"}, [2, 3, 4]),
        ("duel", 1, {"bot": "german"}, [1, 2]),
        ("duel", 2, {"mission": "M2", "extra_tanks": True}, [1, 2, 3, 4, 5, 6]),
        ("duel", 1, {"mission": "M8"}, [1, 2]),
    ],
)
def test_how_many_can_play(game: str, seats: int, options: dict[str, Value], numbers: list[int]) -> None:
    check = _checked(game, seats, options)
    assert check.problem is None
    assert (check.seats, check.options, check.numbers) == (seats, options, numbers)


@pytest.mark.parametrize(
    ("game", "seats", "options", "chosen", "mended"),
    [
        ("rush", 2, {"team_game": True}, "team_game", (3, {"team_game": True})),
        ("rush", 2, {"starting_player": 2}, SEATS, (2, {})),
        ("rush", 4, {"team_game": True, "teams": "XYX"}, SEATS, (4, {"team_game": True})),
        ("battlegrounds", 2, {"draft": True, "variant": "solo"}, "variant", (1, {"variant": "solo"})),
        (
            "battlegrounds",
            2,
            {"draft": True, "variant": "teams"},
            "variant",
            (4, {"draft": True, "variant": "teams"}),
        ),
        ("battlegrounds", 1, {}, "variant", (2, {})),
        ("duel", 2, {"mission": "M8", "extra_tanks": True}, "mission", (2, {"mission": "M8"})),
        ("duel", 1, {"bot": "none"}, "bot", (2, {"bot": "none"})),
        ("duel", 4, {"bot": "german"}, "bot", (2, {"bot": "german"})),
    ],
)
def test_what_no_longer_fits_the_last_choice_gives_way(
    game: str, seats: int, options: dict[str, Value], chosen: str, mended: tuple[int, dict[str, Value]]
) -> None:
    check = _checked(game, seats, options, chosen)
    assert check.problem is not None
    assert (check.seats, check.options) == mended


def test_what_cannot_be_mended_stays_with_its_problem() -> None:
    check = _checked("rush", 2, {"team_game": True}, SEATS)
    assert check.problem is not None
    assert (check.problem.key, check.problem.at, check.seats) == ("team-game", SEATS, 2)
    many = _checked("rush", 7, {}, SEATS)
    assert many.problem is not None
    assert (many.problem.key, many.problem.facts) == ("players", {"fewest": 2, "most": 5})


def test_values_that_cannot_be_chosen_say_why() -> None:
    assert _closed(_checked("rush", 3, {}), "team_game") == {}
    assert _closed(_checked("rush", 2, {}), "team_game") == {}  # it brings a player along
    family = _checked("battlegrounds", 2, {"variant": "family"})
    assert _closed(family, "draft") == {True: "draft"}
    solo = _checked("battlegrounds", 1, {"variant": "solo"})
    assert _closed(solo, "draft") == {True: "draft"}
    assert _closed(solo, "variant") == {}
    first = _checked("duel", 2, {})
    assert _closed(first, "difficulty") == {"easy": "difficulty", "hard": "difficulty"}
    assert _closed(_checked("duel", 1, {}), "difficulty") == {}
    assert _closed(first, "extra_tanks") == {True: "no-extra-tanks"}
    alone = _checked("duel", 1, {"mission": "M8"})
    assert _closed(alone, "bot") == {"none": "tankbot-only", "german": "tankbot-side"}


def test_values_that_speak_of_other_seats_are_not_offered() -> None:
    assert _offered(_checked("rush", 3, {}), "teams") == ["auto"]
    assert _offered(_checked("rush", 3, {"team_game": True}), "teams") == ["auto", "XYX", "XXY", "YXX"]
    assert _offered(_checked("rush", 3, {}), "starting_player") == [-1, 0, 1, 2]
    assert _offered(_checked("rush", 3, {}), "max_rounds") == []  # typed, not listed


def test_what_follows_from_other_options_is_settled() -> None:
    assert _checked("rush", 3, {}).settled == {}
    assert _checked("rush", 3, {"team_game": True}).settled == {"interactive_combat": True}
    assert _checked("duel", 1, {}).settled == {"soviet_players": 0}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_every_value_that_is_offered_leads_to_a_game(game: Game[Any]) -> None:
    """From a few setups: choosing what is open always ends in a setup that can be played."""
    for seats in range(game.fewest_seats, game.most_seats + 1):
        first = check_setup(game, seats, {}, SEATS)
        if first.problem is not None and (first.seats, first.options) == (seats, {}):
            continue
        for key, fits in first.values.items():
            for fit in fits:
                changed = {**first.options, key: fit.value}
                check = check_setup(game, first.seats, changed, key)
                playable = problem_of(game, check.seats, check.options) is None
                assert playable == (fit.problem is None)
                if playable:
                    assert check.options.get(key, fit.value) == fit.value
                    assert check.seats in check.numbers
                    game.checked(Setup(check.seats, check.options))
