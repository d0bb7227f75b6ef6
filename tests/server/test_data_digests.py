"""A game goes on with the data it began with, whatever a later release builds in (M10); data is stored once (H5)."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import tankodrom
from server.conftest import Cluster
from server.harness import Person, Refused, ServerProcess, asked_seat
from tankodrom.core.data_limits import data_digest
from tankodrom.games.registry import game_named
from tankodrom.server.db.store import Store
from tankodrom.server.log.game_file import read_game_file, verify
from tankodrom.server.settings import Settings

# What the later release changes: a file, a text in it, and what stands there then.
CHANGES = [
    ("duel/data/missions.toml", "start_range = 800", "start_range = 600"),
    ("rush/data/vehicles.toml", 'abilities = ["research 2"]', 'abilities = ["research 3"]'),
    ("battlegrounds/data/tanks.toml", 'move = "O1", shot = "O3"', 'move = "D3", shot = "D3"'),
]
GAMES = ["rush", "battlegrounds", "duel"]


@pytest.fixture(scope="module")
def later_release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with other data and the same rules."""
    folder = tmp_path_factory.mktemp("later")
    copy = folder / "tankodrom"
    ours = Path(tankodrom.__file__).parent
    shutil.copytree(ours, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for name, old, new in CHANGES:
        path = copy / "games" / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
    return folder


def play(person: Person, table: str, moves: int) -> None:
    rng = random.Random(4)
    for _ in range(moves):
        found = asked_seat(person, table, range(2 if moves < 1_000 else 1))
        if found is None:
            return
        seat, picture = found
        question = picture["question"]
        person.move(table, seat, rng.choice(question["choices"]), question["number"])


class Before:
    """Tables of this release: one of each game that goes on, and a finished one."""

    def __init__(self, database: Path) -> None:
        self.database = str(database)
        server = ServerProcess(self.database)
        self.petra = Person(server.address)
        self.tables = [self.petra.table(game, "me", "me") for game in GAMES]
        for table in self.tables:
            play(self.petra, table, 12)
        self.over = self.petra.table("battlegrounds", "me", options={"variant": "solo"})
        play(self.petra, self.over, 10_000)
        self.file = self.petra.get(f"/api/tables/{self.over}/file")
        self.seen = [self.what_is_seen(table) for table in self.tables]
        self.replay = self.petra.get(f"/api/tables/{self.over}/replay", count=200)
        server.stop()

    def what_is_seen(self, table: str) -> Any:
        return [self.petra.view(table, seat) for seat in (0, 1)], self.petra.get(f"/api/tables/{table}/kit")


@pytest.fixture(scope="module")
def upgraded(
    later_release: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Before, ServerProcess]]:
    before = Before(tmp_path_factory.mktemp("before") / "tables.db")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(later_release))
        server = ServerProcess(before.database)
    before.petra = before.petra.at(server.address)
    yield before, server
    server.stop()
    assert "Traceback" not in "".join(server.lines)


def test_the_later_release_has_other_data(upgraded: tuple[Before, ServerProcess]) -> None:
    before, _ = upgraded
    for game, old in zip(GAMES, before.tables, strict=True):
        digests = [digest_of(before, table) for table in (old, before.petra.table(game, "me", "me"))]
        assert digests[0] == data_digest(game_named(game).whole_data({}))
        assert len(digests[1]) == 64
        assert digests[0] != digests[1]


def digest_of(before: Before, table: str) -> str:
    with closing(sqlite3.connect(before.database)) as connection:
        found = connection.execute("SELECT data_digest FROM tables WHERE id = ?", (table,)).fetchone()
    return str(found[0])


def test_running_tables_are_as_they_were_and_go_on(upgraded: tuple[Before, ServerProcess]) -> None:
    before, _ = upgraded
    for table, seen in zip(before.tables, before.seen, strict=True):
        assert before.what_is_seen(table) == seen
        play(before.petra, table, 12)
        assert before.petra.get(f"/api/tables/{table}/kit") == seen[1]


def test_a_finished_game_is_replayed_with_its_own_data(upgraded: tuple[Before, ServerProcess]) -> None:
    before, _ = upgraded
    assert before.petra.get(f"/api/tables/{before.over}/replay", count=200) == before.replay
    assert before.petra.get(f"/api/tables/{before.over}/file") == before.file
    verify(read_game_file(before.file))


def test_a_file_brings_its_data_or_is_refused(
    upgraded: tuple[Before, ServerProcess], later_release: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, _ = upgraded
    monkeypatch.setenv("PYTHONPATH", str(later_release))
    server = ServerProcess(str(tmp_path / "tables.db"))
    try:
        karel = Person(server.address, "Karel")
        lines = before.file.splitlines()
        seed = json.loads(lines[-1])
        bare = "\n".join([*lines[:-1], json.dumps({"seed": seed["seed"]})])
        with pytest.raises(Refused, match="played with other data of battlegrounds"):
            karel.post("/api/games/file", {"text": bare})
        seed["played_with"]["tanks"]["tanks"][0]["name"] = "Other"
        other = "\n".join([*lines[:-1], json.dumps(seed)])
        with pytest.raises(Refused, match="not the data that the header names"):
            karel.post("/api/games/file", {"text": other})
        assert karel.post("/api/games/file", {"text": before.file})["table"] == before.over
        assert karel.get(f"/api/tables/{before.over}/file") == before.file
        assert karel.get(f"/api/tables/{before.over}/replay", count=200) == before.replay
    finally:
        server.stop()


def test_a_rematch_is_played_with_the_same_data(upgraded: tuple[Before, ServerProcess]) -> None:
    before, _ = upgraded
    again = before.petra.post(f"/api/tables/{before.over}/rematch")["table"]
    kit = before.petra.get(f"/api/tables/{before.over}/kit")
    assert before.petra.get(f"/api/tables/{again}/kit") == kit


def test_the_header_names_the_data(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("battlegrounds", "me", options={"variant": "solo"})
    play(petra, table, 10_000)
    header = json.loads(petra.get(f"/api/tables/{table}/file").splitlines()[0])
    assert header["data"] == {}
    assert header["data_digest"] == data_digest(game_named("battlegrounds").whole_data({}))


# Packs are stored once


def own_tokens(name: str = "own") -> dict[str, Any]:
    return {**game_named("battlegrounds").whole_data({})["tokens"], "key": name}


def packs_in(path: Path) -> dict[str, int]:
    with closing(sqlite3.connect(path)) as connection:
        return dict(connection.execute("SELECT digest, length(data) FROM packs").fetchall())


def test_a_pack_is_stored_once_and_removed_with_its_last_table(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    server = ServerProcess(str(path))
    try:
        petra = Person(server.address)
        tables = [petra.table("battlegrounds", "me", "me", data={"tokens": own_tokens()}) for _ in range(5)]
        assert len(packs_in(path)) == 2  # what they brought, and the same with the cards that are built in
        for table in tables:
            assert petra.view(table, 0)["view"] is not None
    finally:
        server.stop()
    with closing(sqlite3.connect(path)) as connection, connection:
        assert {len(row[0]) < 100 for row in connection.execute("SELECT setup FROM tables")} == {True}
        assert remove_unused(path) == 0
        for name in ("removed", "seats", "log", "snapshots"):
            connection.execute(f"DELETE FROM {name}")
        connection.execute("DELETE FROM tables")
    assert remove_unused(path) == 2
    assert packs_in(path) == {}


def remove_unused(path: Path) -> int:
    async def removing() -> int:
        store = Store(Settings(database=str(path)))
        try:
            return await store.remove_unused_packs()
        finally:
            await store.close()

    return asyncio.run(removing())


def test_a_table_with_a_pack_opens_again(tmp_path: Path) -> None:
    """Also one of an older release, which kept it in the setup."""
    path = tmp_path / "tables.db"
    server = ServerProcess(str(path))
    try:
        petra = Person(server.address)
        new, old = (petra.table("battlegrounds", "me", "me", data={"tokens": own_tokens()}) for _ in range(2))
        before = [petra.view(table, 0)["view"] for table in (new, old)]
        server.stop()
        with closing(sqlite3.connect(path)) as connection, connection:
            setup = json.dumps({"seats": 2, "options": {}, "data": {"tokens": own_tokens()}})
            connection.execute(
                "UPDATE tables SET setup = ?, pack = '', data_digest = '' WHERE id = ?", (setup, old)
            )
        server.start()
        assert [petra.view(table, 0)["view"] for table in (new, old)] == before
    finally:
        server.stop()


def test_a_table_whose_data_is_gone_says_so(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    server = ServerProcess(str(path))
    try:
        petra = Person(server.address)
        table = petra.table("battlegrounds", "me", "me", data={"tokens": own_tokens()})
        server.stop()
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("DELETE FROM packs")
        server.start()
        with pytest.raises(Refused, match="not here any more"):
            petra.view(table, 0)
        assert petra.get("/api/me/tables")
    finally:
        server.stop()
