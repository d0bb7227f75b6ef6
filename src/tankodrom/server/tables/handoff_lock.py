"""A lock that code outside a task can take too, if it is free."""

from __future__ import annotations

import asyncio
from collections import deque


class HandoffLock:
    """First come, first served: the lock is handed to the task that waits longest."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def is_taken(self) -> bool:
        return self._is_taken

    def take(self) -> bool:
        """Take it without waiting; False if it is not free. `release` gives it back."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    def release(self) -> None:
        while self._waiting:
            next_one = self._waiting.popleft()
            if not next_one.done():
                next_one.set_result(None)
                return
        self._is_taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was handed to us already
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
