"""`tankodrom arena`, from the command line to its files."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tankodrom.bots.observation import Observation
from tankodrom.bots.random_bot import RandomBot
from tankodrom.commands.main import main

Capture = pytest.CaptureFixture[str]
QUICK = ["arena", "battlegrounds", "recruit", "random", "--games", "4"]


def arena(folder: Path, *arguments: str) -> int:
    return main([*QUICK, *arguments, "--out", str(folder)])


def lines_of(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()]


def results_of(folder: Path) -> dict[str, Any]:
    """All that does not depend on the clock."""
    results: dict[str, Any] = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    del results["seconds_played"]
    for bot in results["bots"]:
        del bot["ms_per_decision"], bot["overruns"]
    return results


def test_games_are_played_written_down_and_reported(tmp_path: Path, capsys: Capture) -> None:
    assert arena(tmp_path, "--workers", "1", "--games", "5") == 0
    told = capsys.readouterr().out
    assert "6 games instead of 5" in told
    assert "recruit beat random in" in told or "No clear winner" in told
    header, *games = lines_of(tmp_path)
    assert (header["game"], header["bots"], header["games"]) == ("battlegrounds", ["recruit", "random"], 6)
    assert [game["game"] for game in games] == list(range(6))
    results = results_of(tmp_path)
    assert results["games"] == 6
    assert sum(bot["won"]["wins"] for bot in results["bots"]) == 6
    assert (tmp_path / "report.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_results_do_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    assert arena(tmp_path / "one", "--workers", "1") == 0
    assert arena(tmp_path / "two", "--workers", "2") == 0
    assert results_of(tmp_path / "one") == results_of(tmp_path / "two")
    assert arena(tmp_path / "other", "--workers", "1", "--seed", "2") == 0
    assert results_of(tmp_path / "one")["bots"] != results_of(tmp_path / "other")["bots"]


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path, capsys: Capture) -> None:
    assert arena(tmp_path, "--workers", "1") == 0
    whole = results_of(tmp_path)
    book = tmp_path / "games.jsonl"
    lines = book.read_bytes().splitlines(keepends=True)
    kept = b"".join([lines[0], lines[3]])
    book.write_bytes(kept + lines[1][:40])  # cut off while it wrote
    assert arena(tmp_path, "--workers", "1") == 0
    assert "1 of 4 games are there already" in capsys.readouterr().out
    assert book.read_bytes().startswith(kept)
    assert len(lines_of(tmp_path)) == 5
    assert results_of(tmp_path) == whole


@pytest.mark.parametrize(
    "other", [["--seed", "9"], ["--games", "8"], ["--budget-ms", "7"], ["-o", "draft=true"], ["--players", "3"]]
)
def test_other_arguments_need_another_folder(tmp_path: Path, capsys: Capture, other: list[str]) -> None:
    assert arena(tmp_path, "--workers", "1") == 0
    before = (tmp_path / "games.jsonl").read_bytes()
    capsys.readouterr()
    assert arena(tmp_path, "--workers", "1", *other) == 1
    assert complaint_in(capsys).endswith("name another folder with --out [bad_arena]")
    assert (tmp_path / "games.jsonl").read_bytes() == before


def complaint_in(capsys: Capture) -> str:
    lines = [line for line in capsys.readouterr().err.splitlines() if not line.endswith(": make compile")]
    assert len(lines) == 1
    return lines[0]


@pytest.mark.parametrize(
    "change", [{"setup": 1}, {"bots": [0, 2]}, {"winners": [-1]}, {"scores": [3]}, {"times": []}, {"game": 4}]
)
def test_a_game_that_cannot_be_of_this_arena_is_refused(
    tmp_path: Path, capsys: Capture, change: dict[str, Any]
) -> None:
    assert arena(tmp_path, "--workers", "1") == 0
    book = tmp_path / "games.jsonl"
    lines = book.read_text(encoding="utf-8").splitlines()
    lines[2] = json.dumps({**json.loads(lines[2]), **change})
    content = "\n".join(lines) + "\n"
    book.write_text(content, encoding="utf-8")
    capsys.readouterr()
    assert arena(tmp_path, "--workers", "1") == 1
    assert "line 3, is no game of an arena" in complaint_in(capsys)
    assert book.read_text(encoding="utf-8") == content


@pytest.mark.parametrize("content", [b"my diary\n", b"my diary", b"[]\n", b'{"arena":1}\n7\n', b"\xff\n"])
def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path, capsys: Capture, content: bytes) -> None:
    (tmp_path / "games.jsonl").write_bytes(content)
    assert arena(tmp_path) == 1
    assert "bad_arena" in complaint_in(capsys)
    assert (tmp_path / "games.jsonl").read_bytes() == content


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("rush recruit", "an arena needs two bots or more"),
        ("rush recruit genius", "there is no bot 'genius' for rush"),
        ("rush recruit random --games 0", "--games is a number from 1"),
        ("rush recruit random --budget-ms 0", "--budget-ms is a number above 0"),
        ("rush recruit random --budget-ms nan", "--budget-ms is a number above 0"),
        ("rush recruit random --workers 0", "--workers is a number from 1"),
        ("rush recruit random --seed -1", "--seed is a number from 0"),
        ("rush recruit random --players 9", "rush is for 2 to 5 players"),
        ("rush recruit random -o wings=true", "unknown option wings"),
        ("duel recruit random -o mission=M1 -o mission=M1", "option mission=M1 is given twice"),
        ("battlegrounds recruit random -o variant=battle -o variant=solo", "must have the same seats and sides"),
    ],
)
def test_bad_input_is_one_line(capsys: Capture, tmp_path: Path, arguments: str, message: str) -> None:
    out = tmp_path / "out"
    assert main(["arena", *arguments.split(), "--out", str(out)]) == 1
    assert message in complaint_in(capsys)
    assert not out.exists()


@pytest.mark.parametrize(
    ("arguments", "sides"),
    [
        ("battlegrounds random recruit random -o variant=solo", [0]),
        ("battlegrounds random recruit random -o variant=teams", [0, 1, 0, 1]),
        ("duel random recruit -o passes=1", [0, 1]),
        ("rush random recruit --players 3 --options max_rounds=4 team_game=true", [0, 1, 0]),
    ],
)
def test_every_kind_of_game_has_an_arena(tmp_path: Path, arguments: str, sides: list[int]) -> None:
    command = ["arena", *arguments.split(), "--games", "2", "--workers", "1", "--out", str(tmp_path)]
    assert main(command) == 0
    results = results_of(tmp_path)
    assert results["arguments"]["sides"] == sides
    assert (results["bots"][0]["rating"] is None) == (max(sides) == 0)


def test_several_values_of_an_option_are_played_in_turn(tmp_path: Path, capsys: Capture) -> None:
    command = f"arena duel recruit random --games 5 --workers 1 --out {tmp_path} --options passes=1".split()
    assert main([*command, "mission=M1", "mission=M2"]) == 0
    told = capsys.readouterr().out
    assert "8 games instead of 5, so that every bot plays every seat equally often in every setup" in told
    assert "mission = M2" in told
    header, *games = lines_of(tmp_path)
    assert header["varied"] == [{"mission": "M1"}, {"mission": "M2"}]
    assert header["options"] == {"passes": 1}
    assert [game["setup"] for game in games] == [0, 0, 1, 1, 0, 0, 1, 1]
    for bot in results_of(tmp_path)["bots"]:
        assert [share["games"] for share in bot["by_setup"]] == [4, 4]
        assert sum(share["wins"] for share in bot["by_setup"]) == bot["won"]["wins"]
    assert main([*command, "mission=M1", "mission=M3"]) == 1
    assert "(varied)" in complaint_in(capsys)


def test_the_default_folder_tells_what_was_played(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*QUICK, "--workers", "1", "-o", "draft=true"]) == 0
    name = "battlegrounds-2p-recruit-random-4x100ms-draft=true-seed1"
    assert [path.name for path in (tmp_path / "arena").iterdir()] == [name]
    assert f"arena/{name}" in capsys.readouterr().out


def test_a_bot_that_breaks_down_is_one_line_and_a_trace(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose(self: RandomBot, observation: Observation, seconds: float) -> int:
        raise ZeroDivisionError("thought of nothing")

    monkeypatch.setattr(RandomBot, "choose", choose)
    assert arena(tmp_path, "--workers", "1") == 1
    assert "broke down: ZeroDivisionError: thought of nothing" in complaint_in(capsys)
    assert "Traceback" in (tmp_path / "failure.txt").read_text(encoding="utf-8")
    assert len(lines_of(tmp_path)) == 1


def test_ctrl_c_stops_cleanly_and_loses_no_game(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tankodrom.commands.main", *QUICK]
    command += ["--games", "5000", "--workers", "2", "--out", str(tmp_path)]
    process = subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
        # Where the tests themselves run in the background, Ctrl-C is ignored, and children inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    book = tmp_path / "games.jsonl"
    for _ in range(6000):
        if book.exists() and book.read_bytes().count(b"\n") > 3:
            break
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all processes of ours
    _, told = process.communicate(timeout=120)  # only against a hang: beginning workers are waited for
    assert process.returncode == 130
    assert b"the same command goes on from there" in told
    assert b"Traceback" not in told
    assert len(lines_of(tmp_path)) > 3
    assert not (tmp_path / "results.json").exists()


def test_a_bot_alone_needs_no_other_and_gets_a_rank(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "alone"
    arguments = f"battlegrounds recruit -o variant=solo --players 1 --games 3 --workers 1 --out {folder}"
    assert main(["arena", *arguments.split()]) == 0
    assert "mean rank of recruit: " in capsys.readouterr().out
    bot = json.loads((folder / "results.json").read_text(encoding="utf-8"))["bots"][0]
    assert sum(bot["ranks"].values()) == 3
    assert 0 <= bot["mean_rank"] <= 6
    assert "mean rank" in (folder / "report.html").read_text(encoding="utf-8")
