"""Where the writer's batches go: each in one transaction, or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol

import msgspec
from sqlalchemy import bindparam, func, insert, update
from sqlalchemy.exc import IntegrityError

from tankodrom.server.changes import Change, Conflict, standings_of
from tankodrom.server.schema import LOG, TABLES
from tankodrom.server.store import Store, set_pragmas
from tankodrom.server.turn import Turn


class Disk(Protocol):
    async def commit(self, changes: list[Change]) -> None:
        """Conflict: nothing was written."""
        ...

    def close(self) -> None: ...


_SET_TABLE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("b_table"))
    .values(
        changed=func.greatest(TABLES.c.changed, bindparam("b_changed")),
        status=bindparam("b_status"),
        bots_asked=bindparam("b_bots_asked"),
    )
)


class PostgresDisk:
    """PostgreSQL, by way of SQLAlchemy."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def commit(self, changes: list[Change]) -> None:
        try:
            async with self._store.engine.begin() as connection:
                await connection.execute(insert(LOG), [change.row() for change in changes])
                names = ("b_table", "b_status", "b_bots_asked", "b_changed")
                rows = [dict(zip(names, standing, strict=True)) for standing in standings_of(changes)]
                if rows:
                    await connection.execute(_SET_TABLE, rows)
        except IntegrityError as error:
            raise Conflict from error

    def close(self) -> None: ...


_LOG_COLUMNS: Final = [column.name for column in LOG.columns]


def _part(number: int, name: str) -> str:
    return f"json_extract(value, '$[{number}]') AS {name}"


# SQLite's own words: the rows come as one JSON text, each in the order of `Change.values`, or of `standings_of`.
_INSERT_ALL: Final = (
    f"INSERT INTO log ({', '.join(_LOG_COLUMNS)}) SELECT "
    + ", ".join(_part(number, name) for number, name in enumerate(_LOG_COLUMNS))
    + " FROM json_each(?)"
)
_SET_ALL: Final = (
    "UPDATE tables SET changed = max(tables.changed, new.changed), status = new.status, bots_asked = new.bots_asked FROM (SELECT "
    + ", ".join([_part(0, "table_id"), _part(1, "status"), _part(2, "bots_asked"), _part(3, "changed")])
    + " FROM json_each(?)) AS new WHERE tables.id = new.table_id"
)


def _text(values: object) -> str:
    return msgspec.json.encode(values).decode()


class SqliteDisk:
    """The same in a thread of its own, with one statement for all rows of a batch: as long as a statement runs, Python
    goes on in the other thread, and every change between the two costs a wait for the interpreter's lock."""

    def __init__(self, path: str, turn: Turn) -> None:
        self._path = path
        self._turn = turn
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._connection: sqlite3.Connection | None = None

    async def commit(self, changes: list[Change]) -> None:
        rows = _text([change.values() for change in changes])
        standings = standings_of(changes)
        async with self._turn:
            await asyncio.get_running_loop().run_in_executor(
                self._thread, self._commit, rows, _text(standings) if standings else ""
            )

    def _commit(self, rows: str, standings: str) -> None:
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, isolation_level=None)
            set_pragmas(self._connection)
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute(_INSERT_ALL, (rows,))
            if standings:
                connection.execute(_SET_ALL, (standings,))
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
