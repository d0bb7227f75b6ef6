"""Which tests cover which rules and refusals, read from the sources of tests and scenarios."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

from tankodrom.commands.refusals import ANY_RULE, refusals_of
from tankodrom.scenarios.reader import Branch, Scenario, ScenarioLine, ScenarioStep, read_scenario, scenario_files


def pins(root: Path, game: str) -> dict[str, list[str]]:
    """Rule id → the tests and scenarios that name it."""
    found: dict[str, list[str]] = {}
    for scenario in _scenarios(root, game):
        for rule in scenario.rules:
            found.setdefault(rule, []).append(str(scenario.path.relative_to(root)))
    for path in sorted((root / "tests" / game).rglob("test_*.py")):
        for name, rules in marked_tests(path):
            for rule in rules:
                found.setdefault(rule, []).append(f"{path.relative_to(root)}::{name}")
    return found


def refusal_pins(root: Path, game: str) -> dict[tuple[str, str], list[str]]:
    """Rule and key of every refusal that the game can give → the scenarios that expect it (`rule`, `reason`).

    The rule is ANY_RULE if it is known only during play; then every rule with this reason counts. Python tests do not
    count: their source does not show reliably whether they assert the key.
    """
    found: dict[tuple[str, str], list[str]] = {
        (refused.rule, refused.key): [] for refused in refusals_of(root, game)
    }
    for scenario in _scenarios(root, game):
        place = str(scenario.path.relative_to(root))
        for step in _steps(scenario.lines):
            if step.reason is not None:
                for rule in (str(step.rule), ANY_RULE):
                    pins_of_this = found.get((rule, step.reason))
                    if pins_of_this is not None and place not in pins_of_this:
                        pins_of_this.append(place)
    return found


def _scenarios(root: Path, game: str) -> list[Scenario]:
    folder = root / "scenarios" / game
    return [read_scenario(path) for path in scenario_files([folder])] if folder.is_dir() else []


def _steps(parts: Iterable[ScenarioLine | Branch]) -> list[ScenarioStep]:
    """The steps of these lines and of their branches."""
    steps: list[ScenarioStep] = []
    for part in parts:
        for step in part.steps:
            steps.append(step)
            steps += _steps(step.branches)
    return steps


def marked_tests(path: Path) -> list[tuple[str, list[str]]]:
    """The test functions of a file with the ids in their `@pytest.mark.rule(...)`."""
    marked = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            rules = [
                argument.value
                for decorator in node.decorator_list
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule"
                for argument in decorator.args
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
            ]
            if rules:
                marked.append((node.name, rules))
    return marked


def documented_ids(root: Path, game: str) -> list[str]:
    """The rule ids of `docs/rules/<game>.md`, in its order."""
    text = (root / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return re.findall(r"^\*\*([A-Z]?\d+(?:\.[0-9a-z]+)+(?:\(\d+\))?)\*\*", text, re.MULTILINE)
