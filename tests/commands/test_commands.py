"""Each command with correct input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tankodrom import __version__
from tankodrom._engine_mode import engine_mode
from tankodrom.commands.main import main
from tankodrom.core.kernel import pending
from tankodrom.core.replay import Recorder, write_replay
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.games.registry import game_named
from tankodrom.words.rulebook import rule_ids, rule_text

ROOT = Path(__file__).parents[2]

Capture = pytest.CaptureFixture[str]


def printed(capsys: Capture, *arguments: str | Path, code: int = 0) -> str:
    assert main([str(argument) for argument in arguments]) == code
    return capsys.readouterr().out


def test_the_version_tells_the_form_of_the_engine(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--version"])
    assert caught.value.code == 0
    assert capsys.readouterr().out == f"tankodrom {__version__} ({engine_mode()})\n"


# scenario

PASSING = """
id = "S1"
title = "Ending a turn"
game = "rush"
rules = ["R2.14"]

[position]
active = "P0"
shop = ["su-t34", "su-t60", "de-wespe", "fr-c45"]
[position.P0]
hand = ["E", "E", "RC"]

[[step]]
as = "P0"
includes = ["end_play", "buy 2"]
excludes = ["pay", "strike"]
refuse = "buy 1"
rule = "R5.14"
reason = "too-dear"

[[step]]
as = "P0"
do = "end_play"
asked = ["P1"]
expect = { active = "P1", P0 = { store = ["RC", "E", "E"] } }

[[variation]]
title = "three players"
players = 3
[[variation.step]]
as = "P0"
do = "end_play"
asked = ["P1"]
"""


def scenario(tmp_path: Path, old: str = "", new: str = "") -> Path:
    assert old in PASSING
    path = tmp_path / "try.toml"
    path.write_text(PASSING.replace(old, new) if old else PASSING, encoding="utf-8")
    return path


def test_a_scenario_that_holds(tmp_path: Path, capsys: Capture) -> None:
    assert printed(capsys, "scenario", scenario(tmp_path)).splitlines() == [
        "ok   S1     Ending a turn",
        "ok            three players",
        "1 scenarios, 2 lines, 7 checks: all passed",
    ]


def test_scenarios_are_found_in_folders_beside_files_of_data(tmp_path: Path, capsys: Capture) -> None:
    scenario(tmp_path)
    (tmp_path / "pack.toml").write_text('key = "no scenario"\n', encoding="utf-8")
    assert printed(capsys, "scenario", tmp_path).endswith("1 scenarios, 2 lines, 7 checks: all passed\n")


def test_a_position_that_differs_is_shown_with_what_was_expected(tmp_path: Path, capsys: Capture) -> None:
    path = scenario(tmp_path, '["RC", "E", "E"]', '["RC", "VO", "E"]')
    lines = printed(capsys, "scenario", path, code=1).splitlines()
    assert [line.strip() for line in lines] == [
        "FAIL S1     Ending a turn",
        str(path),
        "step 2: the position is not as expected",
        "P0.store",
        "expected {E, RC, VO}",
        "found    {E, E, RC}",
        "missing  VO",
        "too many E",
        "ok            three players",
        "1 scenarios, 2 lines, 7 checks: 1 failed",
    ]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('active = "P1"', 'active = "P0"', "active\n        expected P0\n        found    P1\n"),
        ('["end_play", "buy 2"]', '["end_play", "buy 1"]', "the legal actions of P0 are not as expected"),
        ('["end_play", "buy 2"]', '["end_play", "buy 1"]', "missing  buy 1"),
        ('["pay", "strike"]', '["buy"]', "too many buy 2"),
        ('"R5.14"', '"R5.9"', "'buy 1' by P0 should be refused under R5.9, not Refusal(R5.14, "),
        (
            '"too-dear"',
            '"one-purchase"',
            "'buy 1' by P0 should be refused under R5.14 because one-purchase, not Refusal(R5.14, too-dear, ",
        ),
        ('refuse = "buy 1"', 'refuse = "buy 2"', "'buy 2' by P0 should be refused under R5.14, but it is legal"),
        ('do = "end_play"', 'do = "pay E"', "P0 cannot do 'pay E': "),
        ('do = "end_play"', 'do = "pay E"', "P0 may: "),
        ('asked = ["P1"]', 'asked = ["P0", "P1"]', "P0 and P1 should be asked, but it is P1"),
        ('asked = ["P1"]', "asked = []", "nobody should be asked, but it is P1"),
    ],
)
def test_whatever_else_does_not_hold_is_told(
    old: str, new: str, message: str, tmp_path: Path, capsys: Capture
) -> None:
    output = printed(capsys, "scenario", scenario(tmp_path, old, new), code=1)
    assert output.startswith("FAIL S1     Ending a turn")
    assert message in output


# rules


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("rule", ["R5.9", "R10.1", "V3.4"])
def test_a_rule_is_told_in_both_languages(rule: str, language: str, capsys: Capture) -> None:
    output = printed(capsys, "rules", "rush", rule, "--lang", language)
    assert output.split()[0] == rule
    assert output.split()[1:] == rule_text("rush", rule, language).split()


def test_the_languages_differ(capsys: Capture) -> None:
    assert printed(capsys, "rules", "rush", "R5.9") != printed(capsys, "rules", "rush", "R5.9", "--lang", "cs")


def test_a_chapter_is_told_with_all_its_rules(capsys: Capture) -> None:
    output = printed(capsys, "rules", "rush", "R5")
    told = [line.split()[0] for line in output.splitlines() if line.startswith("R")]
    assert told == ["R5", *[rule for rule in rule_ids("rush") if rule.startswith("R5.")]]


def test_without_a_rule_the_whole_book_is_told_once(capsys: Capture) -> None:
    output = printed(capsys, "rules", "rush")
    told = [line.split()[0] for line in output.splitlines() if line[:1] in ("R", "V")]
    assert [rule for rule in told if "." in rule] == list(rule_ids("rush"))


def project(tmp_path: Path) -> Path:
    """A source tree whose rule book has three rules: one pinned by a scenario, one by a test, one by none.

    Of the three refusals of its game one is pinned, that of the kernel is not.
    """
    root = tmp_path / "project"
    for folder in ("docs/rules", "scenarios/rush", "tests/rush", "src/tankodrom/core", "src/tankodrom/games/rush"):
        (root / folder).mkdir(parents=True)
    (root / "pyproject.toml").touch()
    book = "**R2.14** One.\n\n> Jedna.\n\n**R5.9** Two.\n\n> Dvě.\n\n**R5.10a** Three.\n\n> Tři.\n"
    (root / "docs/rules/rush.md").write_text(book, encoding="utf-8")
    (root / "scenarios/rush/S1.toml").write_text(PASSING, encoding="utf-8")
    test = "import pytest\n\n\n@pytest.mark.rule('R5.9')\ndef test_one_purchase() -> None:\n    pass\n"
    (root / "tests/rush/test_buying.py").write_text(test, encoding="utf-8")
    (root / "src/tankodrom/core/kernel.py").write_text(KERNEL, encoding="utf-8")
    (root / "src/tankodrom/games/rush/buying.py").write_text(BUYING, encoding="utf-8")
    return root


KERNEL = """
def why_not(state):
    return Refusal(state.rule_of_end(), "game-over", [])
"""
BUYING = """
def why_cannot_buy(state):
    if state.poor:
        return no("R5.14", "too-dear", Fact("card", CARD, 3))
    rule = "R5.9" if state.bought else "R5.10a"
    return no(rule, "one-purchase") if state.greedy else None
"""


def test_coverage_names_rules_and_refusals_without_a_test(tmp_path: Path, capsys: Capture) -> None:
    output = printed(capsys, "rules", "coverage", "rush", "--root", project(tmp_path), code=1)
    assert output.splitlines() == [
        "R2.14   scenarios/rush/S1.toml",
        "R5.9    tests/rush/test_buying.py::test_one_purchase",
        "R5.10a  NO TEST",
        "2 of 3 rules of rush pinned by tests: 67 %",
        "R5.14 too-dear scenarios/rush/S1.toml",
        "R5.9 one-purchase NO TEST",
        "R5.10a one-purchase NO TEST",
        "game-over NO TEST",
        "1 of 4 refusals of rush pinned by tests: 25 %",
    ]


def test_quiet_coverage_shows_what_is_missing(tmp_path: Path, capsys: Capture) -> None:
    output = printed(capsys, "rules", "coverage", "rush", "--root", project(tmp_path), "--quiet", code=1)
    assert output.splitlines() == [
        "R5.10a  NO TEST",
        "2 of 3 rules of rush pinned by tests: 67 %",
        "R5.9 one-purchase NO TEST",
        "R5.10a one-purchase NO TEST",
        "game-over NO TEST",
        "1 of 4 refusals of rush pinned by tests: 25 %",
    ]


def with_every_rule_pinned(tmp_path: Path) -> Path:
    root = project(tmp_path)
    path = root / "tests/rush/test_buying.py"
    path.write_text(path.read_text().replace("'R5.9'", "'R5.9', 'R5.10a', 'R2.14'"), encoding="utf-8")
    return root


EVERY_REFUSAL = """
[[step.branch]]
title = "at once"
[[step.branch.step]]
as = "P0"
refuse = "buy 1"
rule = "R5.9"
reason = "one-purchase"
[[step]]
as = "P0"
refuse = "buy 1"
rule = "R14.4"
reason = "game-over"
[[variation]]
title = "in a variation"
[[variation.step]]
as = "P0"
refuse = "buy 1"
rule = "R5.10a"
reason = "one-purchase"
"""


def test_coverage_is_complete_when_every_rule_and_refusal_has_a_test(tmp_path: Path, capsys: Capture) -> None:
    root = with_every_rule_pinned(tmp_path)
    (root / "scenarios/rush/S2.toml").write_text(
        PASSING.split("[[variation]]")[0] + EVERY_REFUSAL, encoding="utf-8"
    )
    # From a folder inside the tree, too.
    output = printed(capsys, "rules", "coverage", "rush", "--root", root / "tests" / "rush")
    assert "R2.14   scenarios/rush/S1.toml (+2)" in output.splitlines()
    assert "3 of 3 rules of rush pinned by tests: 100 %" in output.splitlines()
    assert "R5.14 too-dear scenarios/rush/S1.toml (+1)" in output.splitlines()
    assert output.endswith("4 of 4 refusals of rush pinned by tests: 100 %\n")


def test_coverage_fails_where_a_test_names_a_rule_that_is_not_in_the_book(tmp_path: Path, capsys: Capture) -> None:
    root = project(tmp_path)
    path = root / "tests/rush/test_buying.py"
    path.write_text(path.read_text().replace("'R5.9'", "'R5.9', 'R5.10a', 'R99.1'"), encoding="utf-8")
    assert main(["rules", "coverage", "rush", "--root", str(root)]) == 1
    error = capsys.readouterr().err
    assert error == "R99.1: named by tests/rush/test_buying.py::test_one_purchase, but not in docs/rules/rush.md\n"


def test_coverage_of_an_empty_book_is_no_success(tmp_path: Path, capsys: Capture) -> None:
    root = project(tmp_path)
    (root / "docs/rules/rush.md").write_text("", encoding="utf-8")
    printed(capsys, "rules", "coverage", "rush", "--root", root, code=1)


def test_a_refusal_whose_key_is_no_text_cannot_be_counted(tmp_path: Path, capsys: Capture) -> None:
    root = project(tmp_path)
    source = BUYING.replace('"too-dear"', "state.key")
    (root / "src/tankodrom/games/rush/buying.py").write_text(source, encoding="utf-8")
    assert main(["rules", "coverage", "rush", "--root", str(root)]) != 0
    assert "buying.py:4: state.key is no text [unreadable_refusal]" in capsys.readouterr().err


# replay


def saved_game(tmp_path: Path, limit: int) -> tuple[Path, int]:
    recorder = Recorder(game_named("rush"), Setup(3, {"max_rounds": 3, "starting_player": 0}), 5)
    rng = Rng(6)
    while (asked := pending(recorder.state)) and len(recorder.moves) < limit:
        recorder.apply(asked[0].seat, asked[0].choices[rng.below(len(asked[0].choices))])
    path = tmp_path / "game.json"
    path.write_text(write_replay(recorder.replay()), encoding="utf-8")
    return path, len(recorder.moves)


def test_a_saved_game_is_verified_and_its_result_told(tmp_path: Path, capsys: Capture) -> None:
    path, moves = saved_game(tmp_path, 100_000)
    lines = printed(capsys, "replay", path).splitlines()
    assert lines[0] == "The game is over."
    assert any(line.startswith("Winner") for line in lines)
    assert lines[-1] == f"{path}: {moves} moves verified"


def test_a_game_that_stopped_early_has_no_result(tmp_path: Path, capsys: Capture) -> None:
    path, moves = saved_game(tmp_path, 10)
    assert moves == 10
    assert printed(capsys, "replay", path) == f"{path}: 10 moves verified\n"


@pytest.mark.parametrize(
    ("language", "begins", "ends"),
    [
        ("en", "Player 2 begins a turn.", "The game is over."),
        ("cs", "Hráč 2 začíná tah.", "Hra končí."),
    ],
)
def test_a_saved_game_is_told_again(
    language: str, begins: str, ends: str, tmp_path: Path, capsys: Capture
) -> None:
    path, _ = saved_game(tmp_path, 100_000)
    lines = printed(capsys, "replay", path, "--log", "--lang", language).splitlines()
    assert lines.count(begins) == 3
    assert ends in lines


def test_the_log_is_what_a_spectator_saw(tmp_path: Path, capsys: Capture) -> None:
    """Cards drawn for the next turn stay hidden; only their number is told."""
    path, _ = saved_game(tmp_path, 100_000)
    lines = printed(capsys, "replay", path, "--log").splitlines()
    ends = [number for number, line in enumerate(lines) if line.endswith("begins a turn.")]
    drawn = [line for number in ends for line in lines[max(0, number - 3) : number] if " draws " in line]
    assert drawn
    assert all(line.endswith(("cards.", "card.")) for line in drawn)


# fuzz, bench


def test_a_few_games_are_fuzzed_without_a_failure(capsys: Capture) -> None:
    output = printed(capsys, "fuzz", "rush", "--games", "3", "--workers", "1", "--every", "200", "--seed", "7")
    lines = output.splitlines()
    assert lines[0].startswith(f"3 games of rush ({engine_mode()}), ")
    assert lines[0].endswith(" decisions: no failure")
    assert "re-deals that changed what is hidden: " in lines[1]


def test_the_benchmark_gives_one_json_object(capsys: Capture) -> None:
    output = printed(capsys, "bench", "engine", "rush", "--seconds", "0.1", "--json", "--players", "2")
    assert output.count("\n") == 1
    result = json.loads(output)
    assert (result["game"], result["mode"], result["players"]) == ("rush", engine_mode(), 2)
    assert result["decisions_per_second"] > 0
    assert result["decisions_per_second_driven_from_python"] > 0
    assert result["copy_us"] > 0


def test_the_benchmark_of_the_search_gives_one_json_object(capsys: Capture) -> None:
    output = printed(capsys, "bench", "search", "rush", "--seconds", "0.05", "--json", "--players", "2")
    assert output.count("\n") == 1
    result = json.loads(output)
    assert (result["game"], result["mode"], result["players"]) == ("rush", engine_mode(), 2)
    assert result["simulations_per_second"] > 0


@pytest.mark.parametrize(("game", "players"), [("battlegrounds", 3), ("duel", 2)])
def test_the_benchmark_of_the_search_gives_a_sentence(game: str, players: int, capsys: Capture) -> None:
    output = printed(capsys, "bench", "search", game, "--seconds", "0.05", "--players", str(players))
    assert output.startswith(f"{game}, {players} players, {engine_mode()}: ")
    assert output.endswith(" simulations/s\n")
    assert output.count("\n") == 1


def test_the_benchmark_gives_a_sentence(capsys: Capture) -> None:
    output = printed(
        capsys, "bench", "engine", "rush", "--seconds", "0.1", "-o", "extended_shop=on", "--players", "2"
    )
    assert output.startswith(f"rush, 2 players, {engine_mode()}: ")
    assert output.count("\n") == 1


def test_verify_prints_nothing_of_a_file_that_steers_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "nasty.game"
    printed = ""
    for game in (Path(__file__).parents[1] / "releases").glob("*/*.game"):
        header, rest = game.read_text(encoding="utf-8").split("\n", 1)
        first = json.loads(header)
        first["names"] = ["\x1b[2J\u202ewon\nby nobody" for _ in first["names"]]
        file.write_text(json.dumps(first) + "\n" + rest, encoding="utf-8")
        assert main(["verify", str(file)]) == 0
        printed += capsys.readouterr().out
    assert "won by     [2Jwon by nobody" in printed
    assert not any(letter in printed for letter in "\x1b\u202e")

    first["options"] = {"\x1b[2Jnasty": 1}
    file.write_text(json.dumps(first) + "\n" + rest, encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    complaint = capsys.readouterr().err
    assert "nasty" in complaint
    assert "\x1b" not in complaint
