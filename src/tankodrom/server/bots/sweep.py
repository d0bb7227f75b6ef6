"""Looks for questions of bots that nobody works on, because their process or their runner died."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from tankodrom.server.bots.dispatch import BotDispatch
from tankodrom.server.clock import now_ms
from tankodrom.server.db.store import Store
from tankodrom.server.problems import Problem, Unavailable
from tankodrom.server.tables.registry import TableRegistry

EVERY: Final = 2.0  # seconds
FORGOTTEN: Final = 5_000  # milliseconds after which an unanswered question is looked for in the database
MOST_TABLES: Final = 200  # at once; the next ones are looked at the next time
BROKEN_PAUSE: Final = 600.0  # seconds until a table that cannot be loaded is tried again
FROM_THE_BEGINNING: Final = (0, "")

_log = structlog.get_logger()


class BotSweep:
    def __init__(self, store: Store, registry: TableRegistry, bots: BotDispatch) -> None:
        self._store = store
        self._registry = registry
        self._bots = bots
        self._after = FROM_THE_BEGINNING  # the last table that was looked at
        self._broken: dict[str, float] = {}  # tables that cannot be loaded, and when to try again
        self._is_in_trouble = False
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
                self._bots.take_back_overdue_jobs()
                await self.look()
                self._is_in_trouble = False
            except Unavailable:
                pass  # in the log already, once for all
            except Exception as error:
                if not self._is_in_trouble:  # one line per outage
                    _log.warning("looking for waiting bots failed", error=repr(error))
                self._is_in_trouble = True

    async def look(self) -> None:
        """At the next tables where a bot waits; after the last of them it begins again."""
        found = await self._store.waiting_for_bots(now_ms(), FORGOTTEN, self._after, MOST_TABLES)
        self._after = found[-1] if len(found) == MOST_TABLES else FROM_THE_BEGINNING
        now = time.monotonic()
        self._broken = {id: until for id, until in self._broken.items() if until > now}
        for _, table_id in found:
            if table_id not in self._broken:
                await self._look_after(table_id)

    async def _look_after(self, table_id: str) -> None:
        """A failure of one table costs that table only."""
        try:
            self._bots.update_jobs(await self._registry.fresh_table(table_id))
        except (Unavailable, SQLAlchemyError, OSError):
            raise  # not the table's fault
        except Problem as problem:  # a broken log is told where it is read
            self._broken[table_id] = time.monotonic() + BROKEN_PAUSE
            _log.debug("a waiting table cannot be played here", table=table_id, error=str(problem))
        except Exception as error:
            self._broken[table_id] = time.monotonic() + BROKEN_PAUSE
            _log.error("a waiting table is broken", table=table_id, error=repr(error))
