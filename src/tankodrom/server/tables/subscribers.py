"""Connections that follow a table, each for one viewer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from tankodrom.server.http.websocket_protocol import WebSocketProtocol

QUEUE: Final = 256  # messages that a stream may be behind
UNSENT: Final = 1_000_000  # bytes that a socket may be behind


class Subscriber:
    """Messages wait in a queue for a stream; None in it ends the stream."""

    def __init__(self, viewer: int, player: str, wants_outlook: bool, device: str = "") -> None:
        self.viewer = viewer
        self.player = player
        self.device = device  # "": of nobody known
        self.wants_outlook = wants_outlook
        self.is_revoked = False  # the device was taken away from its player
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(maxsize=QUEUE)
        self.is_over = False

    def send(self, message: bytes) -> None:
        """A subscriber that is too slow is cut off. It connects again and is sent how things stand."""
        if not self.is_over:
            if self.queue.qsize() >= QUEUE - 1:
                self.end()
            else:
                self.queue.put_nowait(message)

    def revoke(self) -> None:
        self.is_revoked = True
        self.end()

    def end(self) -> None:
        if not self.is_over:
            self.is_over = True
            self.queue.put_nowait(None)


class SocketSubscriber(Subscriber):
    """Messages are sent at once; `on_end` closes the socket."""

    def __init__(
        self,
        viewer: int,
        player: str,
        wants_outlook: bool,
        protocol: WebSocketProtocol,
        on_end: Callable[[], None],
        device: str = "",
    ) -> None:
        super().__init__(viewer, player, wants_outlook, device)
        self._protocol = protocol
        self._on_end = on_end

    def send(self, message: bytes) -> None:
        if self.is_over:
            return
        if self._protocol.unsent() > UNSENT:
            self.end()
        else:
            self._protocol.write_text(message)

    def end(self) -> None:
        if not self.is_over:
            self.is_over = True
            self._on_end()
