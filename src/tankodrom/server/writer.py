"""Group commit: what several tables have to write at one moment goes to the disk in one transaction.

One task writes; who has something to write waits until it is committed. While a transaction is on its way, the next
ones gather. So the price of a commit is shared by all tables that move at the time, and every table still hears
"done" only when its line is safe.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Final

import structlog
from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError

from tankodrom.server.chain import Entry
from tankodrom.server.schema import LOG, TABLES
from tankodrom.server.store import Store

LARGEST: Final = 500  # entries in a transaction
_log = structlog.get_logger()

_SET_TABLE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("b_table"))
    .values(changed=bindparam("b_changed"), status=bindparam("b_status"), bots_asked=bindparam("b_bots_asked"))
)


@dataclass(slots=True)
class Change:
    """One entry, and what it makes of the table's row."""

    table: str
    entry: Entry
    status: str
    bots_asked: int

    def row(self) -> dict[str, Any]:
        return {"table_id": self.table, **self.entry.fields()}


class Writer:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[tuple[Change, asyncio.Future[bool]]] = []
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

    async def write(self, change: Change) -> bool:
        """True when it is committed; False if the table has another entry with this number or id already."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        self._wake.set()
        return await done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
                await self._commit(batch)
            if self._closing:
                return

    async def _commit(self, batch: list[tuple[Change, asyncio.Future[bool]]]) -> None:
        changes = [change for change, _ in batch]
        try:
            await self._commit_together(changes)
            results = [True] * len(changes)
        except IntegrityError:
            results = [await self._commit_alone(change) for change in changes]
        except Exception as error:
            _log.error("commit failed", entries=len(batch), error=repr(error))
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            return
        for (_, done), result in zip(batch, results, strict=True):
            if not done.done():
                done.set_result(result)

    async def _commit_together(self, changes: list[Change]) -> None:
        async with self._store.engine.begin() as connection:
            await connection.execute(insert(LOG), [change.row() for change in changes])
            await connection.execute(
                _SET_TABLE,
                [
                    {
                        "b_table": change.table,
                        "b_changed": change.entry.at,
                        "b_status": change.status,
                        "b_bots_asked": change.bots_asked,
                    }
                    for change in changes
                ],
            )

    async def _commit_alone(self, change: Change) -> bool:
        try:
            await self._commit_together([change])
        except IntegrityError:
            return False
        return True
