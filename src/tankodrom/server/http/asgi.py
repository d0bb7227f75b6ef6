"""The ASGI application: the rate limit first, then sockets of tables directly, and everything else to Litestar.

A table's socket carries every move in and its news out, to each player. The layers that a framework puts around each
message took more time than the move.
"""

from __future__ import annotations

import re
from typing import Any, Final

from litestar import Litestar, WebSocket
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from tankodrom.server.http.connections import ConnectionKeeper
from tankodrom.server.http.rate_limit import RateLimiter
from tankodrom.server.http.routes.live import live
from tankodrom.server.http.security_headers import with_headers, without_body

LIVE: Final = re.compile("^/api/tables/([^/]+)/live$")


class AsgiWrapper:
    """`most_connections`: of this process."""

    def __init__(self, app: Litestar, most_connections: int) -> None:
        self._app = app
        self.rate_limiter: RateLimiter = app.state.rate_limiter
        self.keeper = ConnectionKeeper(most_connections)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):  # the start or the end of the server itself
            await self._app(scope, receive, send)
            return
        send = with_headers(send, scope["path"])
        is_allowed = self.rate_limiter.request_begun(scope)
        try:
            if is_allowed and self.rate_limiter.admits(scope):
                await self._answer(scope, receive, send)
            else:
                await self.rate_limiter.refuse(scope, send)
        finally:
            self.rate_limiter.request_ended(scope)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = LIVE.match(scope["path"]) if scope["type"] == ScopeType.WEBSOCKET else None
        if found is not None:
            scope["litestar_app"] = self._app
            socket: WebSocket[Any, Any, Any] = WebSocket(scope, receive, send)
            await live(socket, receive, send, found[1])
        elif scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            as_get: Any = {**scope, "method": "GET"}
            await self._app(as_get, receive, without_body(send))
        else:
            await self._app(scope, receive, send)
