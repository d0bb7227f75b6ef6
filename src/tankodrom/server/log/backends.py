"""Where the writer's batches go: each in one transaction, or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

import msgspec
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from tankodrom.server.db.outage import is_trouble
from tankodrom.server.db.store import Store, set_pragmas
from tankodrom.server.log.records import Change, Conflict, update_values
from tankodrom.server.log.statements import POSTGRES, SQLITE


class LogBackend(Protocol):
    async def commit(self, changes: list[Change]) -> None:
        """Conflict: nothing was written. Unavailable: nor was anything, and the database is in trouble."""
        ...

    async def open(self) -> None: ...

    def close(self) -> None: ...


def _rows(values: object) -> str:
    return msgspec.json.encode(values).decode()


class PostgresBackend:
    """PostgreSQL, by way of SQLAlchemy."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._insert = text(POSTGRES.insert_entries)
        self._update = text(POSTGRES.update_tables)

    async def commit(self, changes: list[Change]) -> None:
        updates = update_values(changes)
        self._store.outage.check()
        try:
            async with self._store.engine.begin() as connection:
                await connection.execute(self._insert, {"rows": _rows([each.entry_values() for each in changes])})
                if updates:
                    await connection.execute(self._update, {"rows": _rows(updates)})
        except IntegrityError as error:
            raise Conflict from error

    async def open(self) -> None: ...

    def close(self) -> None: ...


class SqliteBackend:
    """SQLite in a thread of its own. While a statement runs, Python goes on in the other thread; every change between
    the two waits for the interpreter's lock. So a batch is two statements, however many rows it has."""

    def __init__(self, store: Store, write_lock: asyncio.Lock) -> None:
        self._store = store
        self._write_lock = write_lock
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        """At the start: later there may be no file descriptor left for it."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._connected)

    async def commit(self, changes: list[Change]) -> None:
        entries = _rows([change.entry_values() for change in changes])
        updates = update_values(changes)
        outage = self._store.outage
        outage.check()
        async with self._write_lock:
            outage.check()  # it may have begun meanwhile
            self._store.check_file()
            try:
                await asyncio.get_running_loop().run_in_executor(
                    self._thread, self._commit, entries, _rows(updates) if updates else ""
                )
            except (sqlite3.Error, OSError) as error:
                if is_trouble(error):
                    raise outage.refusal(error) from error
                raise

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            assert self._store.file is not None
            connection = sqlite3.connect(self._store.file.uri(), isolation_level=None, uri=True)
            try:
                set_pragmas(connection)
            except BaseException:
                connection.close()
                raise
            self._connection = connection
        return self._connection

    def _commit(self, entries: str, updates: str) -> None:
        connection = self._connected()
        try:
            self._write(connection, entries, updates)
        except sqlite3.Error as error:
            if is_trouble(error):  # the next batch begins with a connection that has seen no trouble
                self._connection = None
                connection.close()
            raise

    def _write(self, connection: sqlite3.Connection, entries: str, updates: str) -> None:
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute(SQLITE.insert_entries, (entries,))
            if updates:
                connection.execute(SQLITE.update_tables, (updates,))
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
