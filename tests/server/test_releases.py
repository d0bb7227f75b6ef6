"""Databases and game files that earlier releases wrote still open, verify and go on, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, insert

from server.harness import Person, ServerProcess, new_database, new_id
from tankodrom.server.db.schema import METADATA
from tankodrom.server.db.store import MIGRATIONS, Store
from tankodrom.server.log.game_file import read_game_file, verify
from tankodrom.server.settings import Settings

RELEASES = sorted(path.parent for path in (Path(__file__).parents[1] / "releases").glob("*/tables.json"))
FILES = [file for release in RELEASES for file in sorted(release.glob("*.game"))]


class OldServer:
    """A server of today over a database of then, and the player who has the seats there."""

    def __init__(self, release: Path, database: str) -> None:
        seen = json.loads((release / "tables.json").read_text(encoding="utf-8"))
        self.tables: list[dict[str, Any]] = seen["tables"]
        self.server = ServerProcess(database, runners=0)
        self.person = object.__new__(Person)
        self.person.http = httpx.Client(base_url=self.server.address, timeout=60)
        self.person.http.headers["Authorization"] = f"Bearer {seen['token']}"


@pytest.fixture(
    scope="module",
    params=[(release, kind) for release in RELEASES for kind in ("sqlite", "postgres")],
    ids=lambda param: f"{param[0].name}-{param[1]}",
)
def old(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OldServer]:
    release, kind = request.param
    file = tmp_path_factory.mktemp("release") / "tables.db"
    file.write_bytes(gzip.decompress((release / "tables.db.gz").read_bytes()))
    database = str(file)
    if kind == "postgres":
        database = new_database(request.getfixturevalue("postgres"))
        asyncio.run(copy_to_postgres(file, database))
    made = OldServer(release, database)
    yield made
    made.server.stop()
    assert "Traceback" not in "".join(made.server.lines)


async def copy_to_postgres(file: Path, database: str) -> None:
    """The rows of a SQLite file, in the schema of its release."""
    with sqlite3.connect(file) as old:
        old.row_factory = sqlite3.Row
        revision = old.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        rows = {
            table.name: [dict(row) for row in old.execute(f"SELECT * FROM {table.name}")]
            for table in METADATA.sorted_tables
            if old.execute("SELECT 1 FROM sqlite_master WHERE name = ?", [table.name]).fetchone()
        }
    store = Store(Settings(database=database))
    try:
        async with store.engine.begin() as connection:
            await connection.run_sync(upgrade, revision)
            old_tables = MetaData()
            await connection.run_sync(old_tables.reflect)
            for table in METADATA.sorted_tables:
                for row in rows.get(table.name, []):
                    then = old_tables.tables[table.name]  # columns have come and gone since
                    values = {name: then.c[name].type.python_type(value) for name, value in row.items()}
                    await connection.execute(insert(then).values(values))
    finally:
        await store.close()


def upgrade(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def asked_of(picture: dict[str, Any]) -> Any:
    """What the player is asked; choices may come with facts in later releases."""
    question = picture["question"]
    if question is None:
        return None
    choices = [choice if isinstance(choice, str) else choice["action"] for choice in question["choices"]]
    return question["number"], question["prompt"], choices


def is_kept(before: Any, now: Any) -> bool:
    """Is all of it still there? Later releases may add fields."""
    if isinstance(before, dict) and isinstance(now, dict):
        return all(key in now and is_kept(value, now[key]) for key, value in before.items())
    if isinstance(before, list) and isinstance(now, list):
        return len(before) == len(now) and all(is_kept(*pair) for pair in zip(before, now, strict=True))
    return bool(before == now)


def test_every_table_looks_as_it_did(old: OldServer) -> None:
    for table in old.tables:
        name = table["table"]
        assert old.person.get(f"/api/tables/{name}")["status"] == table["status"]
        for picture in table["pictures"]:
            now = old.person.view(name, picture["seat"])
            assert asked_of(now) == asked_of(picture)
            assert now["number"] == picture["number"]
            assert is_kept(picture["view"], now["view"])
        events = old.person.get(f"/api/tables/{name}/log")["events"][-len(table["log"]) :]
        assert is_kept(table["log"], events)
        assert is_kept(table["chat"], old.person.get(f"/api/tables/{name}/chat"))


def test_running_games_go_on(old: OldServer) -> None:
    for table in old.tables:
        if table["status"] != "playing":
            continue
        for _ in range(30):
            now = [old.person.view(table["table"], picture["seat"]) for picture in table["pictures"]]
            asked = [picture for picture in now if picture["question"] is not None]
            if not asked:
                break
            number, _prompt, choices = asked_of(asked[0])
            old.person.move(table["table"], asked[0]["seat"], choices[0], number, new_id())


def test_finished_games_verify(old: OldServer) -> None:
    for table in old.tables:
        if table["status"] == "finished":
            verify(read_game_file(old.person.get(f"/api/tables/{table['table']}/file")))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem[:6]}")
def test_game_files_verify(file: Path) -> None:
    session = verify(read_game_file(file.read_text(encoding="utf-8")))
    assert session.state.outcome is not None
