"""A wrong command line or file gives an exit code and one clear line, never a traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tankodrom.commands.main import main
from tankodrom.core.replay import Replay, write_replay
from tankodrom.core.setup import Setup
from tankodrom.games.registry import game_named

ROOT = Path(__file__).parents[2]
STANDARD_PACK = ROOT / "src" / "tankodrom" / "games" / "rush" / "data" / "vehicles.toml"

Capture = pytest.CaptureFixture[str]


def complaint(capsys: Capture, *arguments: str | Path, code: int = 1) -> str:
    """The one line on stderr of a command that must fail."""
    status: int | str | None
    try:
        status = main([str(argument) for argument in arguments])
    except SystemExit as exit:
        status = exit.code
    # Binaries older than their sources are mentioned with every command; this test does not check that.
    lines = [line for line in capsys.readouterr().err.splitlines() if not line.endswith(": make compile")]
    assert status == code
    assert len(lines) == 1
    return lines[0]


def tankodrom(*arguments: str | Path, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """A process of its own, in UTF-8 as on most machines, where standard input matters."""
    command = [sys.executable, "-m", "tankodrom.commands.main", *map(str, arguments)]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8:strict"}
    return subprocess.run(command, input=typed, capture_output=True, check=False, timeout=60, env=environment)


# The command line.


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("", "the following arguments are required: COMMAND"),
        ("fly", "invalid choice: 'fly' (choose from"),
        ("--fast", "the following arguments are required: COMMAND"),
        ("play --fast", "unrecognized arguments: --fast"),
        ("play chess", "argument game: invalid choice: 'chess'"),
        ("play --players two", "argument --players: invalid int value: 'two'"),
        ("play --humans many", "argument --humans: invalid int value: 'many'"),
        ("play --seed x", "argument --seed: invalid int value: 'x'"),
        ("play --lang de", "argument --lang: invalid choice: 'de'"),
        ("play --option", "argument -o/--option: expected one argument"),
        ("play --options", "argument --options: expected at least one argument"),
        ("fuzz chess", "argument game: invalid choice: 'chess'"),
        ("fuzz rush --games lots", "argument --games: invalid int value: 'lots'"),
        ("bench", "the following arguments are required: KIND"),
        ("bench engine", "the following arguments are required: game"),
        ("bench search", "the following arguments are required: game"),
        ("bench engine rush --seconds soon", "argument --seconds: invalid float value: 'soon'"),
        ("pack", "the following arguments are required: ACTION"),
        ("pack check chess x.toml", "argument game: invalid choice: 'chess'"),
        ("pack check rush", "the following arguments are required: path"),
        ("replay", "the following arguments are required: FILE"),
        ("scenario", "the following arguments are required: PATH"),
        ("rules", "the following arguments are required: GAME|coverage"),
    ],
)
def test_a_command_line_that_makes_no_sense(arguments: str, message: str, capsys: Capture) -> None:
    line = complaint(capsys, *arguments.split(), code=2)
    assert line.startswith("tankodrom")
    assert message in line


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("play --players 1", "rush is for 2 to 5 players, not 1 [bad_setup]"),
        ("play --players 6", "rush is for 2 to 5 players, not 6 [bad_setup]"),
        ("play -o speed=3", "unknown option speed; known are extended_shop, weak_hand_compensation"),
        ("play -o speed", "unknown option speed; known are"),
        ("play -o", "unknown option ; known are"),
        ("play -o extended_shop", "option extended_shop needs a value: extended_shop=… [bad_setup]"),
        ("play -o extended_shop=", "option extended_shop is true or false, not '' [bad_setup]"),
        ("play -o extended_shop=maybe", "option extended_shop is true or false, not 'maybe' [bad_setup]"),
        ("play -o max_rounds=5 -o max_rounds=6", "option max_rounds is given 2 times [bad_setup]"),
        ("play -o max_rounds=few", "option max_rounds is a number from 0 to 10000, not 'few' [bad_setup]"),
        ("play -o max_rounds=10001", "option max_rounds is a number from 0 to 10000, not 10001 [bad_setup]"),
        ("play -o teams=ABC", "option teams is one of auto, XYX"),
        ("play -o teams=XYX", "option teams goes with team_game=true (V8.1) [bad_setup]"),
        ("play --players 2 -o team_game=true", "option team_game is for 3 to 5 players (V8.1) [bad_setup]"),
        ("play --players 3 -o starting_player=3", "option starting_player is a seat from 0 to 2"),
        ("play --players 2 --names Ann,Bob,Cyril", "--names has 3 names for 2 seats [bad_setup]"),
        ("play --humans -1", "--humans is a number from 0 to 3, not -1 [bad_setup]"),
        ("play --humans 4", "--humans is a number from 0 to 3, not 4 [bad_setup]"),
        (
            "play --bots genius",
            "there is no bot 'genius' for rush; there are random, recruit, veteran, elite, search [bad_setup]",
        ),
        ("play --bots recruit,genius", "there is no bot 'genius' for rush"),
        ("play --bots ,", "there is no bot '' for rush"),
        ("play --seed -1", "--seed is a number from 0 to 2^256 - 1 [bad_setup]"),
        (f"play --seed {1 << 256}", "--seed is a number"),
        ("play --load nowhere.json", "No such file or directory: 'nowhere.json' [file_error]"),
        ("play --pack nowhere.toml", "No such file or directory: 'nowhere.toml' [file_error]"),
        ("fuzz rush --games 0", "--games, --every and --workers are numbers from 1 up"),
        ("fuzz rush --workers 0", "--games, --every and --workers are numbers from 1 up"),
        ("fuzz rush --seed -1", "--seed from 0 up [bad_setup]"),
        ("bench engine rush --seconds 0", "--seconds is a number from 0.05 to 3600.0 [bad_setup]"),
        ("bench engine rush --seconds nan", "--seconds is a number from 0.05 to 3600.0 [bad_setup]"),
        ("bench engine rush --players 9", "rush is for 2 to 5 players, not 9 [bad_setup]"),
        ("bench search rush --seconds 0", "--seconds is a number from 0.05 to 3600.0 [bad_setup]"),
        ("bench search rush --players 9", "rush is for 2 to 5 players, not 9 [bad_setup]"),
        (
            "bench search battlegrounds -o variant=family",
            "with these options bots have a search of their own, which is not measured here [bad_setup]",
        ),
        ("pack check rush nowhere.toml", "No such file or directory: 'nowhere.toml' [file_error]"),
        ("replay nowhere.json", "No such file or directory: 'nowhere.json' [file_error]"),
        ("scenario nowhere.toml", "there is no file or folder nowhere.toml [bad_scenario]"),
        ("rules chess", "there is no game 'chess'; there are rush, battlegrounds, duel [bad_setup]"),
        ("rules rush R99.9", "the rule book of rush has no 'R99.9' [no_such_rule]"),
        ("rules coverage", "coverage of which game? tankodrom rules coverage GAME [no_such_rule]"),
        ("rules coverage chess", "there is no game 'chess'; there are rush, battlegrounds, duel [bad_setup]"),
        ("rules coverage rush --root /", "/ is not inside a Tankodrom source tree; say where with --root"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(arguments: str, message: str, capsys: Capture) -> None:
    words = arguments.split()
    if words[-1] == "-o":
        words.append("")
    line = complaint(capsys, *words)
    assert line.startswith("tankodrom: ")
    assert message in line


# Replays.


def saved_game() -> dict[str, object]:
    rush = game_named("rush")
    replay = Replay("rush", rush.rules_version, Setup(3, {"starting_player": 0}), 1, [(0, "end_play")], "")
    document: dict[str, object] = json.loads(write_replay(replay))
    return document


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "a replay is a JSON document"),
        (b"{", "a replay is a JSON document"),
        (b"{}", 'a replay says "format": "tankodrom-replay" at its beginning'),
        (b"\xff\xfe\x00", "UTF-8"),
        (json.dumps({**saved_game(), "version": 7}).encode(), "version 7 of the replay format is unknown here"),
        (json.dumps({**saved_game(), "rules_version": 9}).encode(), "played under rules version 9 of rush"),
        (json.dumps({**saved_game(), "seats": "3"}).encode(), "the replay's 'seats' is missing or no int"),
        (json.dumps({**saved_game(), "seats": 7}).encode(), "the beginning of the replay is not possible"),
        (json.dumps({**saved_game(), "moves": [[0, "fly"]]}).encode(), "move 1 ('fly' by seat 0): unknown verb 'fly'"),
        (json.dumps({**saved_game(), "moves": [[0, "pass"]]}).encode(), "move 1 ('pass' by seat 0): pass: not possible"),
        (json.dumps({**saved_game(), "moves": [[1, "end_play"]]}).encode(), "seat 1 is not asked now"),
        (json.dumps({**saved_game(), "game": "chess"}).encode(), "chess"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("command", [("replay",), ("play", "--load")], ids=["replay", "play --load"])
def test_a_broken_replay_is_refused(
    command: tuple[str, ...], content: bytes, message: str, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    line = complaint(capsys, *command, path)
    assert line.startswith("tankodrom: ")
    assert message in line


def test_a_changed_digest_is_found(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**saved_game(), "digest": "0" * 64}), encoding="utf-8")
    assert "the moves lead to another position than the replay says" in complaint(capsys, "replay", path)


@pytest.mark.parametrize(
    "command", [("replay",), ("play", "--load"), ("pack", "check", "rush"), ("play", "--pack")]
)
def test_a_folder_is_no_file(command: tuple[str, ...], tmp_path: Path, capsys: Capture) -> None:
    assert complaint(capsys, *command, tmp_path).endswith(f"Is a directory: '{tmp_path}' [file_error]")


# Packs.


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"su-t26",          name', '"su-t26",  wheels = 4, name', "vehicle 2 (su-t26): unknown field 'wheels'"),
        ('id = "su-t60"', 'id = "su-t26"', "the id su-t26 is used 2 times"),
        ("price = 0, buying_value = 0, attack = 1", "price = 0, buying_value = 0, attack = 2", "PC3: su-t37a"),
        ('key = "standard"', "key =", "is no TOML document: "),
        ('key = "standard"', "", "the pack needs a name"),
        ("vehicles = [", "vehicles = [ 5,", "vehicle 1 is a table"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused(
    old: str, new: str, message: str, tmp_path: Path, capsys: Capture
) -> None:
    text = STANDARD_PACK.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "own.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    for command in (("play", "--pack"), ("bench", "engine", "rush", "--pack")):
        line = complaint(capsys, *command, path)
        assert message in line
        assert line.endswith((" [bad_pack]", " [bad_file]"))


@pytest.mark.parametrize(
    "content",
    [b"\xff\xfe", b"[[[", b"a = " + b"9" * 5000, b"a = " + b"[" * 10_000],
    ids=["no UTF-8", "no TOML", "a number with 5,000 digits", "a list in a list in a list …"],
)
def test_a_pack_that_is_no_toml_is_refused(content: bytes, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(content)
    line = complaint(capsys, "pack", "check", "rush", path)
    assert f"{path} is no " in line
    assert line.endswith(" [bad_file]")


def test_data_under_an_unknown_name_is_refused(capsys: Capture) -> None:
    assert main(["pack", "check", "rush", str(STANDARD_PACK), "--as", "mission"]) == 1
    assert "rush takes no data under the name mission" in capsys.readouterr().err


# Scenarios.

HEAD = 'id = "S1"\ntitle = "A try"\ngame = "rush"\nrules = ["R2.14"]\n'
STEP = "[[step]]\nas = 'P0'\ndo = 'end_play'\n"


UNREADABLE = [
    ("[[[", "no TOML document: "),
    (HEAD, "there is no step"),
    (STEP, "id is missing or no str"),
    (HEAD.replace('"rush"', "5") + STEP, "game is missing or no str"),
    (HEAD.replace('["R2.14"]', '"R2.14"') + STEP, "rules is missing or no list"),
    (HEAD.replace("rush", "chess") + STEP, "there is no game 'chess'; there are rush"),
    (HEAD + "colour = 1\n" + STEP, "unknown key 'colour'; known are id, title"),
    (HEAD + STEP + "colour = 1\n", "step 1: unknown key 'colour'; known are as, do"),
    (HEAD + "random = { dice = [1] }\n" + STEP, "random: unknown key 'dice'; known are shuffles, numbers"),
    (HEAD + STEP + '[[variation]]\nid = "S2"\n', "variation 1: unknown key 'id'"),
    (HEAD + STEP + '[[variation]]\ntitle = "x"\n', "variation 1: there is no step"),
    (HEAD + '[[step]]\ndo = "end_play"\n', "step 1: as whom? (as = …)"),
    (HEAD + STEP + '[[step]]\nrefuse = "buy 1"\nrule = "R5.9"\n', "step 2: as whom? (as = …)"),
    (HEAD + STEP + "[[step]]\nlegal = []\n", "step 2: as whom? (as = …) [bad_scenario]"),
    (HEAD + STEP + 'refuse = "buy 1"\n', "step 1: refuse and rule go together"),
    (HEAD + STEP + 'rule = "R5.9"\n', "step 1: refuse and rule go together [bad_scenario]"),
    (HEAD + STEP + 'reason = "too-dear"\n', "step 1: reason goes with refuse [bad_scenario]"),
    (HEAD + STEP + 'refuse = "buy 1"\nrule = "R5.9"\nreason = 5\n', "step 1: reason is a text, not 5"),
    (HEAD + "players = 2.5\n" + STEP, "players is a whole number, not 2.5"),
    (HEAD + "seed = true\n" + STEP, "seed is a whole number, not True"),
    (HEAD + 'data = { pack = "nowhere.toml" }\n' + STEP, "nowhere.toml"),
]


@pytest.mark.parametrize(("text", "message"), UNREADABLE, ids=[message for _, message in UNREADABLE])
def test_a_scenario_that_cannot_be_read_is_refused_by_its_place(
    text: str, message: str, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "try.toml"
    path.write_text(text, encoding="utf-8")
    line = complaint(capsys, "scenario", path)
    assert line.startswith("tankodrom: ")
    assert message in line


UNKNOWN = [
    ("[position]\nshop = ['K9']\n" + STEP, "position: there is no card 'K9'"),
    ("[position]\nshop = 'su-t34'\n" + STEP, "position: each zone is a list, not 'su-t34'"),
    ("[position]\nweather = 'fine'\n" + STEP, "position: a position has no 'weather'; known are active"),
    ("[position.P2]\nhand = []\n" + STEP, "position: a position has no 'P2'"),
    ("[position.P0]\nfoot = []\n" + STEP, "position: P0 has no 'foot'; known are hand"),
    ("[position.P0]\nhand = ['K8']\n" + STEP, "position: there is no card 'K8'"),
    ("[position.P0]\nguards = ['K7']\n" + STEP, "position: there is no card 'K7'"),
    ("[position.P0]\nbases = ['burning']\n" + STEP, "position: bases are three of gone, intact, damaged"),
    ("[position]\nactive = 'P7'\n" + STEP, "position: there is no player 'P7'"),
    ("[position]\nturn = { money = 5 }\n" + STEP, "'money'"),
    ("players = 7\n" + STEP, "rush is for 2 to 5 players, not 7"),
    ("options = { speed = 3 }\n" + STEP, "unknown option speed"),
    ("seed = -1\n" + STEP, "a seed is a number from 0"),
    ("[random]\nshuffles = [['K6']]\n" + STEP, "there is no card 'K6'"),
    (STEP.replace("P0", "P9"), "step 1: there is no player 'P9'"),
    (STEP.replace("end_play", "fly"), "step 1: unknown verb 'fly'"),
    (STEP.replace("end_play", "pay K5"), "step 1: 'K5' is no card here"),
    (STEP + "[[step]]\nincludes = 'end_play'\n", "step 2: there is no player ''"),
    (STEP + "expect = { weather = 1 }\n", "weather: there is no such thing; there are"),
]


@pytest.mark.parametrize(("text", "message"), UNKNOWN, ids=[message for _, message in UNKNOWN])
def test_a_scenario_with_words_that_the_game_does_not_know_fails_with_them(
    text: str, message: str, tmp_path: Path, capsys: Capture
) -> None:
    """The scenario can be read, so it runs among the others: it fails, but does not stop them."""
    path = tmp_path / "try.toml"
    path.write_text(HEAD + text, encoding="utf-8")
    assert main(["scenario", str(path)]) == 1
    output = capsys.readouterr().out
    assert output.startswith("FAIL S1     A try")
    assert message in output


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("data = 'pack.toml'\n" + STEP, "data"),
        ("data = { pack = 5 }\n" + STEP, "data"),
        ("options = 5\n" + STEP, "options"),
        ("random = 5\n" + STEP, "random"),
        ("random = { shuffles = 5 }\n" + STEP, "random"),
        ("random = { numbers = 5 }\n" + STEP, "random"),
        ("variation = [5]\n" + STEP, "variation 1"),
        ("step = 5\n", "step"),
        ("step = [5]\n", "step 1"),
        (STEP.replace("'end_play'", "5"), "step 1"),
        (STEP.replace("'end_play'", "[5]"), "step 1"),
        (STEP + "asked = 5\n", "step 1"),
        (STEP + "expect = 5\n", "step 1"),
        (STEP + "branch = [5]\n", "step 1"),
        ("position = 5\n" + STEP, "position"),
        ("[position]\nP0 = 5\n" + STEP, "position"),
        ("[position]\nturn = 5\n" + STEP, "position"),
        ("[position]\nmedals = 5\n" + STEP, "position"),
        ("[position.P0]\nguards = [5]\n" + STEP, "position"),
        ("seed = " + "9" * 5000 + "\n" + STEP, "no TOML document"),
    ],
    ids=lambda text: text[:40],
)
def test_a_scenario_with_a_number_where_none_belongs_names_the_place(
    text: str, place: str, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "try.toml"
    path.write_text(HEAD + text, encoding="utf-8")
    assert main(["scenario", str(path)]) == 1
    captured = capsys.readouterr()
    assert place in captured.out + captured.err


def test_a_folder_without_scenarios_is_an_error(tmp_path: Path, capsys: Capture) -> None:
    assert f"no scenario in {tmp_path}" in complaint(capsys, "scenario", tmp_path)


# Processes.


def test_input_that_is_no_text_is_not_understood() -> None:
    done = tankodrom("play", "rush", "--seed", "1", "--lang", "en", typed=b"\xff\xfe\nquit\n")
    assert b"Traceback" not in done.stderr
    assert done.returncode == 0


def test_a_place_where_nothing_can_be_saved_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "game.json"
    done = tankodrom("play", "rush", "--seed", "1", "--save", path, typed=b"quit\n")
    assert done.returncode == 1
    assert done.stderr.decode().splitlines() == [
        f"tankodrom: [Errno 2] No such file or directory: '{path}' [file_error]"
    ]


def test_a_reader_that_goes_away_is_no_error() -> None:
    """`tankodrom rules rush | head -n 1`"""
    command = [sys.executable, "-m", "tankodrom.commands.main", "rules", "rush"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        errors = process.stderr.read()
        status = process.wait(timeout=60)
    assert errors == b""
    assert status == 0
