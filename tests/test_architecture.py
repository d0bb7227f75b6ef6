"""Arrows point one way: core <- games <- the rest. The engine imports the standard library only."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[1] / "src" / "tankodrom"
MODULES = sorted(SOURCE.rglob("*.py"))

# Which parts of the package a part may import; parts not named here may import everything but commands.
ALLOWED = {
    "core": {"core"},
    "games": {"core", "games"},
    "words": {"core", "games", "words"},
    "minds": {"core", "games", "minds"},
    "bots": {"core", "games", "minds", "bots"},
    "arena": {"core", "games", "minds", "bots", "arena"},
    "contract": {"core", "games", "contract"},
    "scenarios": {"core", "games", "scenarios"},
    "runner": {"core", "games", "minds", "bots", "runner"},
    "server": {"core", "games", "bots", "server"},
    "terminal": {"core", "games", "words", "bots", "terminal"},
}
# In the engine nothing may be imported that makes it depend on a machine, a clock or the outside.
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
            assert top in sys.stdlib_module_names, f"the engine must not import {name}"
            assert top not in FORBIDDEN_IN_ENGINE, f"the engine must not import {name}"


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


def test_every_chapter_room_is_named_in_the_rules_document() -> None:
    root = SOURCE.parents[1]
    for game in (SOURCE / "games").iterdir():
        document = root / "docs" / "rules" / f"{game.name}.md"
        if not (game / "game.py").exists():
            continue
        text = document.read_text(encoding="utf-8")
        # Rooms of rules; the others serve the kernel's contract.
        serving = {
            "__init__", "cards", "codec", "game", "kit", "odds", "outlook", "pack", "pack_cards", "pack_forces",
            "pack_missions", "pack_records", "pack_shapes", "pack_terrain", "position", "printed", "redeal", "state",
            "verbs", "view",
        }  # fmt: skip
        for path in game.glob("*.py"):
            assert path.stem in serving or f"`{path.name}`" in text, path.name
