"""When the database cannot be used: it is said once in the log, everybody is refused in the same words, and the end is found
without help.

While an outage lasts, writes are refused at once instead of waiting for the same error one after the other. A task tries to
write a row; when that works, the outage is over.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import structlog
from sqlalchemy.exc import TimeoutError as PoolTimeout

from tankodrom.server.problems import Unavailable

FIRST_TRY: Final = 0.05  # seconds after the error
LONGEST_PAUSE: Final = 1.0
# Of SQLite: what can pass or be mended without a new program.
_SQLITE_TROUBLE: Final = frozenset(
    (
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_NOTADB,
    )
)
# Of PostgreSQL, classes of SQLSTATE: connection, resources, operator, system; and a standby that is only read.
_POSTGRES_TROUBLE: Final = ("08", "53", "57", "58", "25006")
_log = structlog.get_logger()


def is_trouble(error: BaseException) -> bool:
    """Is it the database that cannot, and not the program that asks nonsense of it?"""
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", None)
        return code is not None and code & 0xFF in _SQLITE_TROUBLE
    state = getattr(error, "sqlstate", None)
    if isinstance(state, str):
        return state.startswith(_POSTGRES_TROUBLE)
    return isinstance(error, (OSError, PoolTimeout))  # OSError: also TimeoutError and all of connections


class Outage:
    """`probe` writes something, or fails."""

    def __init__(self, probe: Callable[[], Awaitable[Any]]) -> None:
        self._probe = probe
        self._is_watching = False
        self._since: float | None = None
        self._refused = 0
        self._task: asyncio.Task[None] | None = None

    @property
    def is_on(self) -> bool:
        return self._since is not None

    def watch(self) -> None:
        """From now on. Before, errors end the start of the server, and there is nothing to wait for."""
        self._is_watching = True

    def check(self) -> None:
        """Before a write."""
        if self._since is not None:
            raise self._refusal()

    def refusal(self, error: BaseException) -> Unavailable:
        """What to say to who met this error, which `is_trouble`."""
        if self._is_watching and self._since is None:
            self._since = time.monotonic()
            self._refused = 0
            _log.error("the database cannot be used", error=cause_of(error))
            self._task = asyncio.get_running_loop().create_task(self._wait_for_the_end(), name="outage")
        return self._refusal()

    def _refusal(self) -> Unavailable:
        if self._since is not None and asyncio.current_task() is not self._task:
            self._refused += 1
        return Unavailable("the server cannot save at the moment; nothing is lost, try again soon")

    async def _wait_for_the_end(self) -> None:
        pause = FIRST_TRY
        while True:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            try:
                await self._probe()
            except Exception as error:
                _log.debug("the database still cannot be used", error=cause_of(error))
            else:
                self._end()
                return

    def _end(self) -> None:
        assert self._since is not None
        seconds = round(time.monotonic() - self._since, 1)
        self._since = None
        self._task = None
        _log.warning("the database can be used again", seconds=seconds, refused=self._refused)

    async def close(self) -> None:
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


def cause_of(error: BaseException) -> str:
    """One line without statements and their parameters."""
    if isinstance(error, Unavailable) and error.__cause__ is not None:
        error = error.__cause__
    lines = str(error).splitlines()
    return f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__
