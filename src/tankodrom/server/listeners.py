"""Connections that follow a table, each through the eyes of one viewer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from tankodrom.server.wire import Wire

QUEUE: Final = 256  # messages that a stream may be behind
UNSENT: Final = 1_000_000  # bytes that a socket may be behind


class Listener:
    """What is told waits in a queue; None in it ends the connection."""

    def __init__(self, viewer: int, player: str) -> None:
        self.viewer = viewer
        self.player = player
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(maxsize=QUEUE)
        self.is_over = False

    def send(self, message: bytes) -> None:
        """Who is too slow is cut off, comes back and is told where things stand."""
        if not self.is_over:
            if self.queue.qsize() >= QUEUE - 1:
                self.end()
            else:
                self.queue.put_nowait(message)

    def end(self) -> None:
        if not self.is_over:
            self.is_over = True
            self.queue.put_nowait(None)


class SocketListener(Listener):
    """What is told is sent at once."""

    def __init__(self, viewer: int, player: str, wire: Wire, hang_up: Callable[[], None]) -> None:
        super().__init__(viewer, player)
        self._wire = wire
        self._hang_up = hang_up

    def send(self, message: bytes) -> None:
        if self.is_over:
            return
        if self._wire.unsent() > UNSENT:
            self.end()
        else:
            self._wire.write_text(message)

    def end(self) -> None:
        if not self.is_over:
            self.is_over = True
            self._hang_up()
