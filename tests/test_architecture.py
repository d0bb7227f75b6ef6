"""Imports go one way: core <- games <- the parts <- titles <- their users. The engine imports only the standard library."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[1] / "src" / "tankodrom"
MODULES = sorted(SOURCE.rglob("*.py"))

# The parts of the package that a part may import. Parts not named here may import everything except commands.
ALLOWED = {
    "core": {"core"},
    "games": {"core", "games"},
    "words": {"core", "games", "words"},
    "ai": {"core", "games", "ai"},
    "bots": {"core", "games", "ai", "bots"},
    "titles": {"core", "games", "words", "ai", "bots", "terminal", "titles"},
    "arena": {"core", "games", "bots", "titles", "arena", "garbage_collection"},
    "contract": {"core", "games", "contract"},
    "scenarios": {"core", "games", "scenarios"},
    "protocol": {"core", "protocol"},
    "runner": {"core", "games", "bots", "titles", "protocol", "runner"},
    "server": {"core", "games", "bots", "titles", "protocol", "server", "garbage_collection"},
    "terminal": {"core", "games", "words", "bots", "terminal"},
}
# The engine must not depend on the machine, the clock or the outside.
FORBIDDEN_IN_ENGINE = {"random", "time", "datetime", "os", "sys", "socket", "subprocess", "threading", "asyncio"}


def part_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).parts
    return parts[0] if len(parts) > 1 else ""


def imports_of(path: Path) -> list[str]:
    names = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names.append(str(node.module))
    return names


@pytest.mark.parametrize("path", MODULES, ids=[str(path.relative_to(SOURCE)) for path in MODULES])
def test_imports_follow_the_arrows(path: Path) -> None:
    part = part_of(path)
    for name in imports_of(path):
        if name.startswith("tankodrom."):
            other = name.split(".")[1]
            assert other in ALLOWED.get(part, {other}), f"{part} must not import {name}"
        elif part in ("core", "games"):
            top = name.split(".")[0]
            if path.name == "compiling.py" and top == "mypy_extensions":
                continue  # for the type checker; the next test imports the module without it
            assert top in sys.stdlib_module_names, f"the engine must not import {name}"
            assert top not in FORBIDDEN_IN_ENGINE, f"the engine must not import {name}"


def test_the_engine_does_without_the_marks_of_the_type_checker() -> None:
    script = "import sys; sys.modules['mypy_extensions'] = None; import tankodrom.games.registry"
    subprocess.run([sys.executable, "-c", script], check=True)


def test_games_do_not_import_each_other() -> None:
    games = [folder.name for folder in (SOURCE / "games").iterdir() if (folder / "game.py").exists()]
    for game in games:
        for path in (SOURCE / "games" / game).rglob("*.py"):
            for name in imports_of(path):
                for other in games:
                    assert other == game or not name.startswith(f"tankodrom.games.{other}"), path


def test_a_wrong_arrow_would_be_noticed(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("from tankodrom.games.rush import game\nimport fluent.runtime\n", encoding="utf-8")
    assert imports_of(bad) == ["tankodrom.games.rush", "fluent.runtime"]
    assert "games" not in ALLOWED["core"]


def test_every_module_of_rules_is_named_in_the_rules_document() -> None:
    root = SOURCE.parents[1]
    for game in (SOURCE / "games").iterdir():
        document = root / "docs" / "rules" / f"{game.name}.md"
        if not (game / "game.py").exists():
            continue
        text = document.read_text(encoding="utf-8")
        # Modules of rules; the others serve the kernel's contract.
        serving = {
            "__init__", "cards", "codec", "events", "facts", "game", "kit", "outlook", "pack", "position", "printed", "redeal",
            "rule_pairs", "state", "verbs", "view", "view_types",
        }  # fmt: skip
        for path in game.rglob("*.py"):
            if path.stem in serving or path.parent.name in ("pack", "odds"):
                continue
            assert f"`{path.relative_to(game)}`" in text, path
