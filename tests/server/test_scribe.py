"""The scribe writes for several processes at once: each gets its own answer, and nothing is written twice."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tankodrom.server import scribe
from tankodrom.server.chain import Entry
from tankodrom.server.changes import Change, Conflict, Standing
from tankodrom.server.lines import Line
from tankodrom.server.scribe import Scribe, ScribeDisk
from tankodrom.server.settings import Settings
from tankodrom.server.store import SeatRow, Store, TableRow
from tankodrom.server.turn import Turn

TABLES = ("a" * 32, "b" * 32)


def database_in(folder: Path) -> str:
    path = str(folder / "tables.db")

    async def prepare() -> None:
        store = Store(Settings(database=path))
        await store.migrate()
        for table in TABLES:
            row = TableRow(table, "rush", 1, "{}", "0", 1, 1, "", False, "free", "playing", "")
            await store.add_table(row, [SeatRow(0, "person", "", "", "", "")])
        await store.close()

    asyncio.run(prepare())
    return path


@contextmanager
def scribe_of(path: str, lines: list[Line]) -> Iterator[None]:
    lifeline, our_end = os.pipe()
    thread = threading.Thread(target=lambda: Scribe(path, lines, lifeline).work())
    thread.start()
    try:
        yield
    finally:
        os.write(our_end, b".")
        thread.join()
        os.close(our_end)
        os.close(lifeline)


def change(table: str, seq: int, text: str, standing: Standing | None = None) -> Change:
    return Change(table, Entry(seq, 1, "move", 0, text, f"{text}-{seq}", f"hash of {text}-{seq}"), standing)


def rows(path: str, what: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(what).fetchall()


def test_a_batch_is_written_once_however_often_it_comes(tmp_path: Path) -> None:
    """As after the death of a scribe that wrote it and could not say so."""
    path = database_in(tmp_path)
    line = Line()
    batch = [change(TABLES[0], 1, "pass", Standing("finished", 7, 9)), change(TABLES[1], 1, "pass")]

    async def write() -> None:
        disk = ScribeDisk(line)
        await disk.commit(batch)
        await disk.commit(batch)
        disk.close()

    with scribe_of(path, [line]):
        asyncio.run(write())
    assert rows(path, "SELECT table_id, seq FROM log ORDER BY table_id") == [(table, 1) for table in TABLES]
    assert rows(path, "SELECT status, bots_asked, changed FROM tables ORDER BY id") == [
        ("finished", 7, 9),
        ("playing", 0, 1),
    ]


@pytest.mark.parametrize("other", [change(TABLES[0], 1, "attack"), change(TABLES[0], 3, "pass")])
def test_another_entry_with_the_same_number_is_a_conflict_and_nothing_is_written(
    tmp_path: Path, other: Change
) -> None:
    path = database_in(tmp_path)
    line = Line()
    first = change(TABLES[0], 1, "pass")
    if other.entry.seq != 1:
        other.entry = Entry(3, 1, "move", 0, "pass", first.entry.id, "another hash")  # or with the same id

    async def write() -> None:
        disk = ScribeDisk(line)
        await disk.commit([first])
        with pytest.raises(Conflict):
            await disk.commit([change(TABLES[1], 1, "pass"), other])
        disk.close()

    with scribe_of(path, [line]):
        asyncio.run(write())
    assert rows(path, "SELECT table_id, text FROM log") == [(TABLES[0], "pass")]


def test_one_in_the_way_does_not_keep_the_others_from_being_written(tmp_path: Path) -> None:
    path = database_in(tmp_path)
    lines = [Line(), Line()]

    async def write() -> list[BaseException | None]:
        disks = [ScribeDisk(line) for line in lines]
        with scribe_of(path, lines):
            await disks[0].commit([change(TABLES[0], 1, "pass")])
        # Both batches lie there when the next scribe comes, and it takes them together.
        commits = [
            asyncio.create_task(disks[0].commit([change(TABLES[0], 1, "attack")])),
            asyncio.create_task(disks[1].commit([change(TABLES[1], 1, "pass")])),
        ]
        await asyncio.sleep(0)
        with scribe_of(path, lines):
            results = await asyncio.gather(*commits, return_exceptions=True)
        for disk in disks:
            disk.close()
        return results

    conflict, nothing = asyncio.run(write())
    assert isinstance(conflict, Conflict)
    assert nothing is None
    assert rows(path, "SELECT table_id, text FROM log ORDER BY table_id") == [(table, "pass") for table in TABLES]


def test_an_answer_to_a_predecessor_is_no_answer(tmp_path: Path) -> None:
    """A process died after it had sent its batch, and another one took its place at the line."""
    path = database_in(tmp_path)
    line = Line()

    async def write() -> None:
        predecessor = ScribeDisk(line)
        lost = asyncio.create_task(predecessor.commit([change(TABLES[0], 1, "pass")]))
        await asyncio.sleep(0)
        predecessor.close()
        lost.cancel()
        disk = ScribeDisk(line)
        commit = asyncio.create_task(disk.commit([change(TABLES[0], 1, "attack")]))
        await asyncio.sleep(0)
        with scribe_of(path, [line]), pytest.raises(Conflict):
            await commit
        disk.close()

    asyncio.run(write())
    assert rows(path, "SELECT text FROM log") == [("pass",)]


def test_a_disk_that_refuses_is_told(tmp_path: Path) -> None:
    path = database_in(tmp_path)
    line = Line()

    async def write() -> None:
        disk = ScribeDisk(line)
        with scribe_of(path, [line]), pytest.raises(OSError, match="no such table"):
            await disk.commit([change(TABLES[0], 1, "pass")])
        disk.close()

    with closing(sqlite3.connect(path)) as connection:
        connection.execute("ALTER TABLE log RENAME TO elsewhere")
    asyncio.run(write())


def test_who_gets_no_answer_does_not_wait_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scribe, "PATIENCE", 0.05)
    path = database_in(tmp_path)
    line = Line()

    async def write() -> None:
        disk = ScribeDisk(line)
        with pytest.raises(OSError, match="does not answer"):
            await disk.commit([change(TABLES[0], 1, "pass")])
        with scribe_of(path, [line]):
            monkeypatch.setattr(scribe, "PATIENCE", 10.0)
            await disk.commit([change(TABLES[0], 1, "pass")])  # it was written after all, and is known
        disk.close()

    asyncio.run(write())
    assert rows(path, "SELECT text FROM log") == [("pass",)]


def test_processes_take_turns(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")
    order: list[str] = []

    async def work() -> None:
        first = Turn(path, is_shared=True)
        second = Turn(path, is_shared=True)  # as another process has it

        async def wait_for_turn() -> None:
            async with second:
                order.append("second")

        async with first:
            waiting = asyncio.create_task(wait_for_turn())
            given_up = asyncio.create_task(wait_for_turn())
            await asyncio.sleep(0.05)
            given_up.cancel()
            order.append("first")
        await waiting
        async with first, asyncio.timeout(5):
            order.append("first again")
        first.close()
        second.close()

    asyncio.run(work())
    assert order == ["first", "second", "first again"]
