"""A lock that can also be taken without waiting, by who is not in a task."""

from __future__ import annotations

import asyncio
from collections import deque


class Gate:
    """First come, first served: who leaves hands it to the one who waits longest."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def is_taken(self) -> bool:
        return self._is_taken

    def take(self) -> bool:
        """Whether it was free; then it is ours until `leave`."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    def leave(self) -> None:
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
            if turn.done() and not turn.cancelled():  # it was ours already
                self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()
