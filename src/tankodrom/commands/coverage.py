"""Which tests pin which rules, read from the sources of tests and scenarios."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tankodrom.scenarios.reader import read_scenario, scenario_files


def pins(root: Path, game: str) -> dict[str, list[str]]:
    """Rule id → the tests and scenarios that name it."""
    found: dict[str, list[str]] = {}
    folder = root / "scenarios" / game
    if folder.is_dir():
        for path in scenario_files([folder]):
            scenario = read_scenario(path)
            for rule in scenario.rules:
                found.setdefault(rule, []).append(str(path.relative_to(root)))
    for path in sorted((root / "tests" / game).rglob("test_*.py")):
        for name, rules in marked_tests(path):
            for rule in rules:
                found.setdefault(rule, []).append(f"{path.relative_to(root)}::{name}")
    return found


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
