"""The statements of the documents that a test can check."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path

from tankodrom.core.setup import Setup
from tankodrom.games.registry import all_games, game_named
from tankodrom.scenarios.reader import read_scenario
from tankodrom.scenarios.runner import run_scenario

ROOT = Path(__file__).resolve().parents[1]


def test_the_examples_in_the_readme_work() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_readme_shows_the_two_commands_first() -> None:
    first_screen = (ROOT / "README.md").read_text(encoding="utf-8").split("\n")[:12]
    assert any("make play" in line for line in first_screen)
    assert any("make test" in line for line in first_screen)


def test_the_readme_names_every_variant() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for game in all_games():
        for option in game.options():
            assert option.kind != "flag" or option.hidden or f"`{option.key}`" in text, option.key


def test_the_example_in_the_scenario_docs_passes(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    example = re.search(r"```toml\n(.*?)```", text, re.DOTALL)
    assert example is not None
    path = tmp_path / "example.toml"
    path.write_text(example.group(1), encoding="utf-8")
    fixtures = ROOT / "scenarios" / "rush" / "fixtures.toml"
    (tmp_path / "fixtures.toml").write_text(fixtures.read_text(encoding="utf-8"), encoding="utf-8")
    results = run_scenario(read_scenario(path))
    assert [result.failure for result in results] == [None, None]


def test_links_between_documents_lead_somewhere() -> None:
    for path in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8")):
            assert (path.parent / target).exists(), f"{path.name}: {target}"


def test_the_glossary_says_where_things_are() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    rows = [line.split("|")[3] for line in text.splitlines() if line.startswith("| ")]
    named = [name for where in rows for name in re.findall(r"`([^`]+)`", where)]
    assert len(named) > 60
    source = ROOT / "src" / "tankodrom"
    code = "\n".join(path.read_text(encoding="utf-8") for path in source.rglob("*.py"))
    for name in named:
        if name.endswith((".py", ".ts", "/")) or "/" in name:
            pattern = name.rstrip("/").replace("<game>", "*")
            # A name without a folder is a file or folder that a game has.
            places = [source, ROOT] if "/" in name.rstrip("/") else [source, ROOT, *(source / "games").iterdir()]
            assert any(list(place.glob(pattern)) for place in places if place.is_dir()), name
        else:
            owner, _, member = name.partition(".")
            assert f"class {owner}" in code, name
            assert not member or re.search(rf"def {member}\b|self\.{member}\b", code), name


def test_the_mission_of_the_duel_docs_can_be_played() -> None:
    text = (ROOT / "docs" / "duel-data.md").read_text(encoding="utf-8")
    example = re.search(r"```toml\n(.*?)```", text, re.DOTALL)
    assert example is not None
    game = game_named("duel")
    state = game.new(Setup(2, data={"mission": tomllib.loads(example.group(1))}), seed=1)
    assert state.rules.radios_on


def test_the_story_of_a_new_game_shows_what_the_example_holds() -> None:
    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    shown = re.findall(r"From `(examples/[^`]+)`:\n\n```\w+\n(.*?)```", text, re.DOTALL)
    assert len(shown) >= 9
    assert len(shown) == len(re.findall(r"```(?:python|toml|ftl)\n", text)), "all code says where it is from"
    for path, code in shown:
        source = (ROOT / path).read_text(encoding="utf-8")
        assert _letters(code) in _letters(source), f"{path} does not hold:\n{code}"


def _letters(code: str) -> str:
    """Without blanks and line breaks: the formatter changes them where a method is shown alone."""
    return "".join(code.split())
