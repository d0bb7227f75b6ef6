"""The server on SQLite with one process, and on PostgreSQL and Redis with two."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.harness import Person, RedisServer, ServerProcess, new_database, postgres_server
from server.hostile import Scene


class Cluster:
    """One server of one or two processes; `address` is the first, `other` the last of them."""

    def __init__(self, processes: list[ServerProcess], redis: RedisServer | None) -> None:
        self.processes = processes
        self.redis = redis

    @property
    def address(self) -> str:
        return self.processes[0].address

    @property
    def other(self) -> str:
        return self.processes[-1].address

    def person(self, name: str = "Petra", other: bool = False) -> Person:
        return Person(self.other if other else self.address, name)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with postgres_server(tmp_path_factory.mktemp("postgres")) as server:
        yield server


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    server = RedisServer(tmp_path_factory.mktemp("redis"))
    yield server
    server.stop()


def sqlite_cluster(folder: Path, runners: int) -> Cluster:
    return Cluster([ServerProcess(str(folder / "tables.db"), runners=runners, bot_seconds=0.05)], None)


def postgres_cluster(postgres: Any, redis: RedisServer, runners: int) -> Cluster:
    database = new_database(postgres)
    processes = [
        ServerProcess(database, redis.address, runners=runners if first else 0, bot_seconds=0.05)
        for first in (True, False)
    ]
    return Cluster(processes, redis)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def cluster(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    if request.param == "sqlite":
        made = sqlite_cluster(tmp_path_factory.mktemp("sqlite"), 1)
    else:
        made = postgres_cluster(request.getfixturevalue("postgres"), request.getfixturevalue("redis"), 1)
    yield made
    for process in made.processes:
        process.stop()


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    made = Scene(tmp_path_factory.mktemp("hostile"))
    yield made
    made.server.stop()
    assert "Traceback" not in "".join(made.server.lines), "nothing that a client sends is a surprise"
