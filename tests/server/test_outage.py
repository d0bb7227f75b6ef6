"""A database that cannot be used: everybody is told so, the log has one line, and it ends by itself."""

from __future__ import annotations

import asyncio
import json
import re
import resource
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from server.harness import Person, Refused, ServerProcess, new_database, new_id, postgres_server
from tankodrom.server.db import outage as outages
from tankodrom.server.db.outage import Outage
from tankodrom.server.db.readiness import Readiness

PATIENCE = 60.0
BEGUN = "the database cannot be used"
OVER = "the database can be used again"
Trouble = Callable[[ServerProcess, Path], AbstractContextManager[None]]


@contextmanager
def full_disk(server: ServerProcess, _path: Path) -> Iterator[None]:
    """As near as it comes without a disk of one's own: files cannot grow."""
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    yield
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def locked_file(_server: ServerProcess, path: Path) -> Iterator[None]:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def moved_file(_server: ServerProcess, path: Path) -> Iterator[None]:
    away = path.rename(path.with_suffix(".away"))
    yield
    assert not path.exists(), "no empty database was made in its place"
    away.rename(path)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, Path]]:
    path = tmp_path_factory.mktemp("outage") / "tables.db"
    made = ServerProcess(str(path))
    yield made, path
    made.stop()


def lines_with(server: ServerProcess, words: str) -> list[str]:
    return [line for line in server.lines if words in line]


def refusal_of(work: Callable[[], Any]) -> Refused:
    with pytest.raises(Refused) as refused:
        work()
    return refused.value


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def is_ready(server: ServerProcess) -> bool:
    return httpx.get(f"{server.address}/readyz", timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize("trouble", [full_disk, locked_file, moved_file])
def test_writes_are_refused_until_they_work_again(server: tuple[ServerProcess, Path], trouble: Trouble) -> None:
    process, path = server
    petra = Person(process.address)
    table = petra.table("rush", "me", "me")
    seat = 0 if petra.view(table, 0)["question"] is not None else 1
    question = petra.view(table, seat)["question"]
    before = len(process.lines)
    id = new_id()

    def move() -> Any:
        return petra.move(table, seat, question["choices"][0], question["number"], id)

    with trouble(process, path):
        for work in (move, lambda: petra.table("rush", "me", "me"), move):
            refused = refusal_of(work)
            assert (refused.status, refused.code) == (503, "unavailable")
            assert refused.headers["retry-after"] == "2"
        wait_until(lambda: not is_ready(process))
        assert socket_refusal(petra, table, seat, question)["code"] == "unavailable"
        assert petra.view(table, seat)["question"] == question, "who only looks is served, and nothing was lost"
    wait_until(lambda: is_ready(process))
    wait_until(lambda: len(lines_with(process, OVER)) == len(lines_with(process, BEGUN)))
    assert move()["again"] is False
    said = process.lines[before:]
    assert [BEGUN in said[0], OVER in said[1], len(said)] == [True, True, 2], said
    refused_requests = int(re.findall(r"refused=(\d+)", said[1])[0])
    assert refused_requests >= 4


def socket_refusal(petra: Person, table: str, seat: int, question: Any) -> Any:
    address = str(petra.http.base_url).replace("http:", "ws:").rstrip("/")
    headers = {"Authorization": f"Bearer {petra.token}"}
    path = f"{address}/api/tables/{table}/live?seat={seat}"
    with connect(path, additional_headers=headers, proxy=None) as socket:
        message = {"type": "move", "seat": seat, "question": question["number"], "action": question["choices"][0]}
        socket.send(json.dumps({**message, "id": new_id()}))
        while (answer := json.loads(socket.recv(PATIENCE)))["type"] != "refused":
            pass
        return answer


def test_another_file_in_its_place_is_not_taken_for_ours(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    process = ServerProcess(str(path))
    try:
        petra = Person(process.address)
        path.rename(tmp_path / "old.db")
        path.write_bytes((tmp_path / "old.db").read_bytes())
        assert refusal_of(lambda: petra.table("rush", "me", "me")).code == "unavailable"
        wait_until(lambda: not is_ready(process))
        assert "restart the server" in lines_with(process, BEGUN)[0]
    finally:
        process.stop()


def test_a_postgresql_that_goes_and_comes_back(tmp_path: Path) -> None:
    from pgserver._commands import pg_ctl  # type: ignore[attr-defined]

    with postgres_server(tmp_path / "postgres") as postgres:
        process = ServerProcess(new_database(postgres))
        try:
            petra = Person(process.address)
            table = petra.table("rush", "me", "me")
            pg_ctl(["-w", "stop", "-m", "immediate"], pgdata=postgres.pgdata, user=postgres.system_user)
            for _ in range(20):
                refused = refusal_of(lambda: petra.table("rush", "me", "me"))
                assert (refused.status, refused.code) == (503, "unavailable")
                refused = refusal_of(lambda: petra.view(table, 0))
                assert (refused.status, refused.code) == (503, "unavailable")
            wait_until(lambda: not is_ready(process))
            postgres.ensure_postgres_running()
            wait_until(lambda: bool(lines_with(process, OVER)))
            wait_until(lambda: is_ready(process))  # which looks once a second
            assert petra.table("rush", "me", "me")
            assert len(lines_with(process, BEGUN)) == 1
            assert "Traceback" not in "".join(process.lines)
            assert len(process.lines) <= 6, process.lines
        finally:
            process.stop()


def test_no_values_of_statements_in_the_log(tmp_path: Path) -> None:
    """A table's seed is among them."""
    path = tmp_path / "tables.db"
    process = ServerProcess(str(path))
    try:
        petra = Person(process.address)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute(
                "CREATE TRIGGER broken BEFORE INSERT ON tables BEGIN SELECT RAISE(ABORT, 'a bug of ours'); END"
            )
        assert refusal_of(lambda: petra.table("rush", "me", "me")).code == "internal"
        wait_until(lambda: any("a bug of ours" in line for line in process.lines))
    finally:
        process.stop()
    said = "".join(process.lines)
    assert "INSERT INTO tables" in said
    assert not re.findall("[0-9a-f]{32,}", said)


# Without a server


def test_the_end_is_found_and_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outages, "FIRST_TRY", 0.001)
    tries: list[int] = []

    async def write() -> None:
        tries.append(1)
        if len(tries) < 3:
            raise OSError("still away")

    async def working() -> None:
        outage = Outage(write)
        outage.watch()
        outage.check()
        for _ in range(5):
            outage.refusal(OSError("away"))
        assert outage.is_on
        while outage.is_on:
            await asyncio.sleep(0.001)
        outage.check()
        assert len(tries) == 3

    asyncio.run(working())


def test_however_many_ask_it_is_tried_once_a_second() -> None:
    tries: list[int] = []

    async def write() -> None:
        tries.append(1)
        await asyncio.sleep(0.01)

    async def working() -> None:
        readiness = Readiness(write)
        assert await asyncio.gather(*(readiness.is_ready() for _ in range(100))) == [True] * 100
        assert await readiness.is_ready()

    asyncio.run(working())
    assert len(tries) == 1
