"""Looks for questions of bots that nobody works on, because their process or their runner died."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from tankodrom.server.bots.dispatch import BotDispatch
from tankodrom.server.clock import now_ms
from tankodrom.server.db.store import Store
from tankodrom.server.problems import Problem, Unavailable
from tankodrom.server.tables.registry import TableRegistry

EVERY: Final = 2.0  # seconds
FORGOTTEN: Final = 5_000  # milliseconds after which an unanswered question is looked for in the database
MOST_TABLES: Final = 200  # at once

_log = structlog.get_logger()


class BotSweep:
    def __init__(self, store: Store, registry: TableRegistry, bots: BotDispatch) -> None:
        self._store = store
        self._registry = registry
        self._bots = bots
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="bot sweep")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                self._bots.assign_jobs()
                for table_id in await self._store.waiting_for_bots(now_ms() - FORGOTTEN, MOST_TABLES):
                    await self._look_after(table_id)
            except Unavailable:
                pass  # in the log already, once for all
            except Exception as error:
                _log.warning("looking for waiting bots failed", error=repr(error))

    async def _look_after(self, table_id: str) -> None:
        try:
            self._bots.update_jobs(await self._registry.fresh_table(table_id))
        except Problem as problem:
            _log.debug("a waiting table cannot be played here", table=table_id, error=str(problem))
