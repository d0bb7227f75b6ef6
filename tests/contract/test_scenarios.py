"""The scenarios of every game, each file as a test of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tankodrom.games.registry import all_games
from tankodrom.scenarios.reader import read_scenario, scenario_files
from tankodrom.scenarios.runner import run_scenario

FOLDER = Path(__file__).resolve().parents[2] / "scenarios"
FILES = scenario_files([FOLDER])


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.stem}" for path in FILES])
def test_scenario(path: Path) -> None:
    failures = [
        f"{result.title}: {result.failure}" for result in run_scenario(read_scenario(path)) if result.failure
    ]
    assert not failures, "\n".join(failures)


WORKED = {"rush": 20, "battlegrounds": 20, "duel": 25}  # how many the rules document of each game has


@pytest.mark.parametrize("key", [game.key for game in all_games()])
def test_all_worked_scenarios_of_the_rules_are_there(key: str) -> None:
    ids = {read_scenario(path).id for path in scenario_files([FOLDER / key])}
    assert {f"S{number}" for number in range(1, WORKED[key] + 1)} <= ids
