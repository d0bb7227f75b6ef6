"""The sockets of tables, with a short way for what is sent a thousand times a second.

uvicorn's protocol does the rest: handshake, pings, closing. A message that everybody at a table gets is ready as bytes;
to hand it to a queue, a task, an ASGI event and a frame object for each of them took longer than the move itself.
"""

from __future__ import annotations

from asyncio.transports import BaseTransport
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

NAME: Final = "tankodrom.wire"  # under which an ASGI scope's extensions hold it
WAITING: Final = 64  # messages of a client that may wait until it is not read any further
_TEXT: Final = 0x81  # a whole message of text


class Wire(WebSocketsSansIOProtocol):
    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._outgoing: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[NAME] = self

    def send_receive_event_to_app(self) -> None:
        """As uvicorn does, but it stops reading, which costs two calls of the system, after every single message."""
        self.read_paused = self.queue.qsize() < WAITING
        was_paused = self.read_paused
        super().send_receive_event_to_app()
        if was_paused:
            self.read_paused = False

    def write_text(self, message: bytes) -> None:
        """Send it, together with what else is written in this moment: every call of the system costs. After the end of
        the connection nothing happens."""
        if not self._outgoing:
            self.loop.call_soon(self._flush)
        self._outgoing += (_head(len(message)), message)

    def _flush(self) -> None:
        outgoing, self._outgoing = self._outgoing, []
        if not self.close_sent and not self.disconnected:
            self.transport.write(b"".join(outgoing))

    def unsent(self) -> int:
        """Bytes that the other side has not taken yet."""
        return self.transport.get_write_buffer_size()


def _head(size: int) -> bytes:
    """RFC 6455, 5.2; what a server sends has no mask."""
    if size < 126:
        return bytes((_TEXT, size))
    if size < 65_536:
        return bytes((_TEXT, 126)) + size.to_bytes(2)
    return bytes((_TEXT, 127)) + size.to_bytes(8)
