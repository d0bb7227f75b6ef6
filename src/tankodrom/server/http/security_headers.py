"""Headers that every answer carries, also those that come before the application or instead of it."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Send
from websockets.http11 import Response
from websockets.server import ServerProtocol

from tankodrom.protocol.rest import RefusalCode, Refused
from tankodrom.protocol.version import PROTOCOL_VERSION

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Tankodrom-Protocol": str(PROTOCOL_VERSION),
}
NOT_STORED: Final = "no-store"  # answers of the API tell what one player may see
_STARTS: Final = ("http.response.start", "websocket.http.response.start")
_encode = msgspec.json.Encoder().encode


def with_headers(send: Send, path: str) -> Send:
    is_stored = not path.startswith(("/api", "/livez", "/readyz"))

    async def send_with_headers(message: Message) -> None:
        if message["type"] in _STARTS:
            headers = MutableScopeHeaders.from_message(message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if not is_stored:
                headers.setdefault("Cache-Control", NOT_STORED)
        await send(message)

    return send_with_headers


def without_body(send: Send) -> Send:
    """For HEAD. What follows the first part of a stream is not waited for."""
    is_over = False

    async def send_head(message: Message) -> None:
        nonlocal is_over
        if message["type"] != "http.response.body":
            await send(message)
        elif not is_over:
            is_over = True
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    return send_head


def raw_refusal(status: str, code: RefusalCode, message: str, *more: str) -> bytes:
    """A whole answer of HTTP, for a connection that is closed after it. `status`: with its words."""
    body = _encode(Refused(code, message))
    lines = [
        f"HTTP/1.1 {status}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        f"cache-control: {NOT_STORED}",
        *(f"{name.lower()}: {value}" for name, value in HEADERS.items()),
        *more,
        "connection: close",
    ]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


class HandshakeProtocol(ServerProtocol):
    """Refused sockets carry the headers too."""

    def reject(self, status: int, text: str) -> Response:
        response = super().reject(status, text)
        response.headers.update(HEADERS)
        return response
