"""The ASGI application: the rate limit first, then sockets of tables directly, and everything else to Litestar.

A table's socket carries every move in and its news out, to each player. The layers that a framework puts around each
message took more time than the move.
"""

from __future__ import annotations

import re
from typing import Any, Final

from litestar import Litestar, WebSocket
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from tankodrom.protocol.version import PROTOCOL_VERSION
from tankodrom.server.http.rate_limit import RateLimiter
from tankodrom.server.http.routes.live import live

LIVE: Final = re.compile("^/api/tables/([^/]+)/live$")

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


class AsgiWrapper:
    def __init__(self, app: Litestar) -> None:
        self._app = app
        self.rate_limiter: RateLimiter = app.state.rate_limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind == ScopeType.HTTP:
            send = _with_headers(send)
        is_request = kind in (ScopeType.HTTP, ScopeType.WEBSOCKET)  # else it is the start of the server itself
        if is_request and not self.rate_limiter.admits(scope):
            await self.rate_limiter.refuse(scope, send)
            return
        found = LIVE.match(scope["path"]) if kind == ScopeType.WEBSOCKET else None
        if found is not None:
            scope["litestar_app"] = self._app
            socket: WebSocket[Any, Any, Any] = WebSocket(scope, receive, send)
            await live(socket, receive, send, found[1])
        else:
            await self._app(scope, receive, send)


def _with_headers(send: Send) -> Send:
    """On every answer, also on refusals."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with_headers
