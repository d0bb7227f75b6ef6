"""The scenarios of Rush, each line as a test of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tankodrom.scenarios.reader import read_scenario, scenario_files
from tankodrom.scenarios.runner import run_scenario

FOLDER = Path(__file__).resolve().parents[2] / "scenarios" / "rush"
FILES = scenario_files([FOLDER])


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario(path: Path) -> None:
    failures = [
        f"{result.title}: {result.failure}" for result in run_scenario(read_scenario(path)) if result.failure
    ]
    assert not failures, "\n".join(failures)


def test_all_worked_scenarios_of_the_rules_are_there() -> None:
    ids = {read_scenario(path).id for path in FILES}
    assert {f"S{number}" for number in range(1, 21)} <= ids
