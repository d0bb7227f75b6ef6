"""A WebSocket client with as little between the wire and the caller as possible, for loopback only.

Two hundred clients live in one process beside the server that they measure, on a machine with few cores. A library
for the open internet spends more time on a message than some servers do; then the client is what is measured.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable, Mapping
from typing import Final, cast
from urllib.parse import urlsplit

TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
LAST: Final = 0x80  # frame of a message
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)  # clients must mask; a mask of zeros changes nothing, and no proxy is near
END_OF_HEAD: Final = b"\r\n\r\n"


class SocketError(Exception):
    """The other side does what a measured server must not do."""


def frame(kind: int, body: bytes) -> bytes:
    """A message from a client, in one frame."""
    size = len(body)
    if size < 126:
        return bytes((LAST | kind, MASKED | size)) + NO_MASK + body
    if size < 65_536:
        return bytes((LAST | kind, MASKED | 126)) + size.to_bytes(2, "big") + NO_MASK + body
    return bytes((LAST | kind, MASKED | 127)) + size.to_bytes(8, "big") + NO_MASK + body


class WebSocketClient(asyncio.Protocol):
    """One connection. `on_text` gets each message at once; `on_lost` why the connection ended, if not by us."""

    def __init__(self, on_text: Callable[[bytes], None], on_lost: Callable[[str], None]) -> None:
        self._on_text = on_text
        self._on_lost = on_lost
        self._rest = b""
        self._is_open = False
        self._is_ended = False
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def connect(
        cls,
        address: str,
        path: str,
        headers: Mapping[str, str],
        on_text: Callable[[bytes], None],
        on_lost: Callable[[str], None],
    ) -> WebSocketClient:
        where = urlsplit(address)
        host, port = where.hostname or "", where.port or 0
        loop = asyncio.get_running_loop()
        transport, wire = await loop.create_connection(lambda: cls(on_text, on_lost), host, port)
        head = {
            "Host": where.netloc,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Version": "13",
            **headers,
        }
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
        transport.write("\r\n".join(lines).encode())
        await wire._opened
        return wire

    def send(self, text: bytes) -> None:
        self._transport.write(frame(TEXT, text))

    def close(self) -> None:
        """Politely, and without waiting for the answer."""
        if not self._is_ended:
            self._is_ended = True
            self._transport.write(frame(CLOSE, (1000).to_bytes(2, "big")))
            self._transport.close()

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is no child of asyncio's

    def connection_lost(self, error: Exception | None) -> None:
        self._lost(f"connection lost: {error}")

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self._is_open:
            data = self._opening(data)
        at = 0
        size = len(data)
        while size - at >= 2:
            kind = data[at]
            length = data[at + 1]
            start = at + 2
            if length == 126:
                start = at + 4
                length = int.from_bytes(data[at + 2 : start], "big")
            elif length == 127:
                start = at + 10
                length = int.from_bytes(data[at + 2 : start], "big")
            if size < start + length:
                break
            at = start + length
            self._heard(kind, data[start:at])
            if self._is_ended:
                return
        self._rest = data[at:]

    def _opening(self, data: bytes) -> bytes:
        head, end, rest = data.partition(END_OF_HEAD)
        if not end:
            self._rest = data
            return b""
        if not head.startswith(b"HTTP/1.1 101"):
            self._lost(f"no socket: {head[:200]!r} {rest[:300]!r}")
            return b""
        self._is_open = True
        self._opened.set_result(None)
        return rest

    def _heard(self, kind: int, body: bytes) -> None:
        if kind == LAST | TEXT:
            self._on_text(body)
        elif kind == LAST | PING:
            self._transport.write(frame(PONG, body))
        elif kind == LAST | CLOSE:
            self._lost(f"closed by the server: {int.from_bytes(body[:2], 'big')} {body[2:]!r}")
        elif kind != LAST | PONG:
            self._lost(f"a frame of the kind {kind:#x}, which is not expected here")

    def _lost(self, why: str) -> None:
        if self._is_ended:
            return
        self._is_ended = True
        self._transport.close()
        if not self._opened.done():
            self._opened.set_exception(SocketError(why))
        else:
            self._on_lost(why)
