"""Group commit: what several tables have to write at one moment goes to the disk in one transaction.

One task writes; who has something to write waits until it is committed. While a transaction is on its way, the next
ones gather. So the price of a commit is shared by all tables that move at the time, and every table still hears
"done" only when its line is safe.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import bindparam, func, insert, update
from sqlalchemy.exc import IntegrityError

from tankodrom.server.chain import Entry
from tankodrom.server.schema import LOG, TABLES
from tankodrom.server.store import Store, set_pragmas
from tankodrom.server.turn import Turn

LARGEST: Final = 500  # entries in a transaction
_log = structlog.get_logger()

_SET_TABLE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("b_table"))
    .values(
        changed=func.greatest(TABLES.c.changed, bindparam("b_changed")),
        status=bindparam("b_status"),
        bots_asked=bindparam("b_bots_asked"),
    )
)


@dataclass(slots=True)
class Change:
    """One entry, and what it makes of the table's row."""

    table: str
    entry: Entry
    status: str
    bots_asked: int
    changed: int  # 0: nobody sees that it did

    def row(self) -> dict[str, Any]:
        return {"table_id": self.table, **self.entry.fields()}

    def values(self) -> tuple[Any, ...]:
        """The columns of the log, then what the table's row becomes."""
        entry = self.entry
        return (
            self.table,
            entry.seq,
            entry.at,
            entry.kind,
            entry.seat,
            entry.text,
            entry.id,
            entry.hash,
            self.status,
            self.bots_asked,
            self.changed,
        )

    def table_row(self) -> dict[str, Any]:
        return {
            "b_table": self.table,
            "b_changed": self.changed,
            "b_status": self.status,
            "b_bots_asked": self.bots_asked,
        }


_LOG_COLUMNS: Final = [column.name for column in LOG.columns]


def _part(number: int, name: str) -> str:
    return f"json_extract(value, '$[{number}]') AS {name}"


# SQLite's own words: the rows come as one JSON text, each in the order of `Change.values`.
_INSERT_ALL: Final = (
    f"INSERT INTO log ({', '.join(_LOG_COLUMNS)}) SELECT "
    + ", ".join(_part(number, name) for number, name in enumerate(_LOG_COLUMNS))
    + " FROM json_each(?)"
)
_SET_ALL: Final = (
    "UPDATE tables SET changed = max(tables.changed, new.changed), status = new.status, bots_asked = new.bots_asked FROM (SELECT "
    + ", ".join([_part(0, "table_id"), _part(8, "status"), _part(9, "bots_asked"), _part(10, "changed")])
    + " FROM json_each(?)) AS new WHERE tables.id = new.table_id"
)


class Conflict(Exception):
    """The log has another entry with this number or id already. Nothing of the batch was written."""


class Disk:
    """PostgreSQL, by way of SQLAlchemy."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def commit(self, changes: list[Change]) -> None:
        try:
            async with self._store.engine.begin() as connection:
                await connection.execute(insert(LOG), [change.row() for change in changes])
                await connection.execute(_SET_TABLE, [change.table_row() for change in changes])
        except IntegrityError as error:
            raise Conflict from error

    def close(self) -> None: ...


class SqliteDisk:
    """The same in a thread of its own, with one statement for all rows of a batch: as long as a statement runs, Python
    goes on in the other thread, and every change between the two costs a wait for the interpreter's lock."""

    def __init__(self, path: str, turn: Turn) -> None:
        self._path = path
        self._turn = turn
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._connection: sqlite3.Connection | None = None

    async def commit(self, changes: list[Change]) -> None:
        rows = msgspec.json.encode([change.values() for change in changes]).decode()
        async with self._turn.here:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_in_turn, rows)

    def _commit_in_turn(self, rows: str) -> None:
        self._turn.take()
        try:
            self._commit(rows)
        finally:
            self._turn.leave()

    def _commit(self, rows: str) -> None:
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, isolation_level=None)
            set_pragmas(self._connection)
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute(_INSERT_ALL, (rows,))
            connection.execute(_SET_ALL, (rows,))
            connection.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            connection.execute("ROLLBACK")
            raise Conflict from error
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def close(self) -> None:
        if self._connection is not None:
            self._thread.submit(self._connection.close).result()
        self._thread.shutdown()


Written = Callable[[bool | Exception], None]
Results = list[tuple[tuple[Change, Written], bool | Exception]]


class Writer:
    def __init__(self, store: Store) -> None:
        self._disk: Disk | SqliteDisk = Disk(store) if store.turn is None else SqliteDisk(store.path, store.turn)
        self._waiting: list[tuple[Change, Written]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Everything that waits is written first."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        self._disk.close()

    def submit(self, change: Change, written: Written) -> None:
        """`written` is called with True when it is committed, with False if the table has another entry with this number
        or id already, and with the error if the disk refuses."""
        self._waiting.append((change, written))
        self._wake.set()

    async def write(self, change: Change) -> bool:
        """The same for who can wait."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def written(result: bool | Exception) -> None:
            if done.done():
                return
            if isinstance(result, Exception):
                done.set_exception(result)
            else:
                done.set_result(result)

        self.submit(change, written)
        return await done

    async def _run(self) -> None:
        """While one batch is on its way to the disk, the one before is told."""
        untold: Results = []
        while True:
            if self._waiting:
                batch, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
                commit = asyncio.create_task(self._commit([change for change, _ in batch]))
                await asyncio.sleep(0)  # it begins
                self._tell(untold)
                untold = list(zip(batch, await commit, strict=True))
            elif untold:
                self._tell(untold)
                untold = []
            elif self._closing:
                return
            else:
                self._wake.clear()
                await self._wake.wait()

    def _tell(self, results: Results) -> None:
        for (change, written), result in results:
            try:
                written(result)
            except Exception:  # a bug at one table must not keep the others from being told
                _log.exception("telling failed", table=change.table)

    async def _commit(self, changes: list[Change]) -> Sequence[bool | Exception]:
        try:
            await self._disk.commit(changes)
        except Conflict:
            return [await self._commit_alone(change) for change in changes]
        except Exception as error:
            _log.error("commit failed", entries=len(changes), error=repr(error))
            return [error] * len(changes)
        return [True] * len(changes)

    async def _commit_alone(self, change: Change) -> bool | Exception:
        try:
            await self._disk.commit([change])
        except Conflict:
            return False
        except Exception as error:
            return error
        return True
