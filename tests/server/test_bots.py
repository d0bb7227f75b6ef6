"""Bots are clients: they are asked, answer over the public API, and are replaced when they die."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from server.conftest import Cluster
from server.harness import Person, Refused, ServerProcess


def play_to_the_end(person: Person, table: str, seconds: float = 240) -> None:
    """The person takes the first choice each time."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        picture = person.view(table, 0)
        if picture["status"] == "finished":
            return
        if picture["question"] is None:
            time.sleep(0.02)
            continue
        person.move(table, 0, picture["question"]["choices"][0], picture["question"]["number"])
    raise AssertionError("the game does not end")


def test_a_whole_game_against_bots_and_its_file_verifies(cluster: Cluster, tmp_path: Path) -> None:
    petra = cluster.person()
    table = petra.table("battlegrounds", "me", "recruit")
    play_to_the_end(petra, table)
    info = petra.get(f"/api/tables/{table}")
    assert info["status"] == "finished"
    assert info["seed"] is not None
    file = tmp_path / "game.txt"
    file.write_text(petra.get(f"/api/tables/{table}/file"))
    good = subprocess.run([sys.executable, "-m", "tankodrom", "verify", str(file)], capture_output=True, text=True)
    assert good.returncode == 0, good.stderr
    assert "kept" in good.stdout
    lines = file.read_text().splitlines()
    for at, old, new in ((0, '"seats":2', '"seats":3'), (3, '"seat":', '"seat": '), (-1, '"seed":"', '"seed":"1')):
        changed = lines[:]
        changed[at] = changed[at].replace(old, new)
        if at == 3:
            changed[3] = changed[4]
        file.write_text("\n".join(changed) + "\n")
        bad = subprocess.run(
            [sys.executable, "-m", "tankodrom", "verify", str(file)], capture_output=True, text=True
        )
        assert bad.returncode == 1
        assert "broken_replay" in bad.stderr
    again = petra.post(f"/api/tables/{table}/rematch")
    assert again["table"] != table
    assert again["status"] == "playing"
    assert petra.post(f"/api/tables/{table}/rematch")["table"] == again["table"], "all meet at one table"


def test_bots_alone_play_on_and_in_family_they_remember(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("battlegrounds", "recruit", "veteran", options={"variant": "family"})
    deadline = time.monotonic() + 240
    while petra.get(f"/api/tables/{table}")["status"] != "finished":
        assert time.monotonic() < deadline, "the bots do not come to an end"
        time.sleep(0.2)


def test_a_hint_is_thought_out_by_a_runner(cluster: Cluster) -> None:
    petra = cluster.person()
    # The bot begins, so a runner is there when Petra is asked.
    table = petra.table("rush", "recruit", "me", options={"starting_player": 0})
    seat = 1
    deadline = time.monotonic() + 60
    while petra.view(table, seat)["question"] is None:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    advice = petra.get(f"/api/tables/{table}/hint", seat=seat, seconds=0.3)
    assert sorted(each["action"] for each in advice) == sorted(petra.view(table, seat)["question"]["choices"])
    assert all(each["reason"] for each in advice)
    cards = petra.get(f"/api/tables/{table}/kit")["cards"]
    named = [each["facts"]["card"] for each in advice if "card" in each["facts"]]
    assert named, "some advice speaks of a card"
    assert all(card in cards for card in named), "and names it by its code"
    with pytest.raises(Refused):
        cluster.person("Karel").get(f"/api/tables/{table}/hint", seat=seat)


def test_another_runner_takes_over_when_one_dies(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    server = ServerProcess(database, bot_seconds=0.05)
    made = subprocess.run(
        [sys.executable, "-m", "tankodrom", "serve", "--database", database, "--new-bot-token"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    token = made.stdout.split()[-1]

    def runner() -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", "tankodrom", "bots", "--server", server.address],
            env={**os.environ, "TANKODROM_BOT_TOKEN": token},
        )

    runners = [runner()]
    try:
        petra = Person(server.address)
        table = petra.table("duel", "veteran", "veteran", options={"mission": "M1"})
        number = 0
        for _ in range(3):
            deadline = time.monotonic() + 60
            while petra.view(table)["number"] < number + 5:
                assert time.monotonic() < deadline, "the game stands still"
                time.sleep(0.05)
            runners[-1].kill()
            number = petra.view(table)["number"]
            runners.append(runner())
    finally:
        for process in runners:
            process.kill()
            process.wait()
        server.stop()


def test_only_runners_play_for_bots(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("rush", "me", "veteran")
    with pytest.raises(Refused) as move:
        petra.move(table, 1, "end_play", 1)
    assert move.value.code == "forbidden"
    with pytest.raises(Refused) as position:
        petra.get(f"/api/tables/{table}/position", seat=1)
    assert position.value.code == "forbidden"
