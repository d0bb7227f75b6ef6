"""Can the server save? It is tried at most once a second, however many ask."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

KEPT: Final = 1.0  # seconds that an answer is good for
PATIENCE: Final = 2.0  # seconds; a database that needs longer is not ready


class Readiness:
    """`write` writes something, or fails."""

    def __init__(self, write: Callable[[], Awaitable[Any]]) -> None:
        self._write = write
        self._answer = False
        self._answered = 0.0
        self._task: asyncio.Task[None] | None = None

    async def is_ready(self) -> bool:
        if time.monotonic() - self._answered < KEPT:
            return self._answer
        if self._task is None:
            self._task = asyncio.create_task(self._ask(), name="readiness")
        # Not cancelled after the time: what is half written stays so for the next who asks.
        done, _ = await asyncio.wait((self._task,), timeout=PATIENCE)
        return bool(done) and self._answer

    async def _ask(self) -> None:
        try:
            await self._write()
            self._answer = True
        except Exception:
            self._answer = False  # the outage is in the log
        self._answered = time.monotonic()
        self._task = None
