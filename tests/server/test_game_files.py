"""Finished games: their files, put on the table again, and replays through any seat's eyes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from server.conftest import Cluster
from server.harness import Person, Refused, ServerProcess, asked_seat


def finished(person: Person, game: str, seats: int, **options: Any) -> str:
    table = person.table(game, *["me"] * seats, options=options, undo="free")
    rng = random.Random(4)
    while found := asked_seat(person, table, range(seats)):
        seat, picture = found
        question = picture["question"]
        person.move(table, seat, rng.choice(question["choices"]), question["number"])
    return table


@pytest.fixture(scope="module")
def game(cluster: Cluster) -> tuple[Person, str, str]:
    petra = cluster.person("Petra")
    table = finished(petra, "battlegrounds", 1, variant="solo")
    return petra, table, petra.get(f"/api/tables/{table}/file")


def test_a_replay_shows_every_step_to_everybody(cluster: Cluster, game: tuple[Person, str, str]) -> None:
    petra, table, _ = game
    stranger = cluster.person("Stranger", other=True)
    whole = stranger.get(f"/api/tables/{table}/replay", seat=0, count=200)
    assert [step["move"] for step in whole["steps"]] == list(range(len(whole["steps"])))
    assert whole["steps"][0]["action"] == ""
    part = stranger.get(f"/api/tables/{table}/replay", seat=0, first=3, count=2)["steps"]
    assert part == whole["steps"][3:5]
    if whole["moves"] < 200:
        assert whole["steps"][-1]["view"] == petra.view(table, 0)["view"]
    told = [event for step in whole["steps"] for event in step["events"]]
    assert told == petra.get(f"/api/tables/{table}/log", seat=0)["events"][: len(told)]


def test_no_replay_before_the_end(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("rush", "me", "me")
    with pytest.raises(Refused) as refused:
        petra.get(f"/api/tables/{table}/replay", seat=0)
    assert refused.value.code == "not_now"


def test_a_game_is_put_on_the_table_of_another_server(
    game: tuple[Person, str, str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    petra, table, text = game
    server = ServerProcess(str(tmp_path_factory.mktemp("other") / "tables.db"))
    try:
        karel = Person(server.address, "Karel")
        for _ in range(2):  # the second time it is there already
            assert karel.post("/api/games/file", {"text": text})["table"] == table
        assert karel.get(f"/api/tables/{table}/file") == text
        theirs = karel.get(f"/api/tables/{table}/replay", seat=0, count=200)
        assert theirs == petra.get(f"/api/tables/{table}/replay", seat=0, count=200)
    finally:
        server.stop()


@pytest.mark.parametrize("harm", ["cut", "seed", "move", "header", "nonsense", "name"])
def test_a_file_that_was_changed_is_refused(game: tuple[Person, str, str], harm: str) -> None:
    petra, table, text = game
    lines = text.splitlines()
    if harm == "cut":
        lines = lines[: len(lines) // 2]
    elif harm == "seed":
        lines[-1] = '{"seed":"' + "0" * 64 + '"}'
    elif harm == "move":
        del lines[3]
    elif harm == "header":
        lines[0] = lines[0].replace('"seats":1', '"seats":2')
    elif harm == "name":
        lines[0] = lines[0].replace(table, "f" * 32)
    else:
        lines = ["abrakadabra"]
    with pytest.raises(Refused) as refused:
        petra.post("/api/games/file", {"text": "\n".join(lines)})
    assert refused.value.code == "malformed"
