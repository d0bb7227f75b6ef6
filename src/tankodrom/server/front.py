"""The door of the server: sockets of tables go straight in, everything else goes to Litestar.

A table's socket carries every move there and the news back three times; the layers that a framework puts around each
message took more time than the move.
"""

from __future__ import annotations

import re
from typing import Any, Final

from litestar import Litestar, WebSocket
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from tankodrom.server.api.live import live
from tankodrom.server.doorkeeper import Doorkeeper
from tankodrom.server.siblings import Siblings

LIVE: Final = re.compile("^/api/tables/([^/]+)/live$")

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Front:
    def __init__(self, app: Litestar, siblings: Siblings | None) -> None:
        self._app = app
        self.door: Doorkeeper = app.state.door
        self.siblings = siblings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_visit = scope["type"] in (
            ScopeType.HTTP,
            ScopeType.WEBSOCKET,
        )  # else it is the server itself that begins
        if is_visit and not self.door.admits(scope):
            await self.door.turn_away(scope, _with_headers(send) if scope["type"] == ScopeType.HTTP else send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            found = LIVE.match(scope["path"])
            if found is not None:
                scope["litestar_app"] = self._app
                socket: WebSocket[Any, Any, Any] = WebSocket(scope, receive, send)
                await live(socket, receive, send, found[1])
            else:
                await self._app(scope, receive, send)
        else:
            await self._app(scope, receive, _with_headers(send) if scope["type"] == ScopeType.HTTP else send)


def _with_headers(send: Send) -> Send:
    """On every answer, also on those that refuse."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with_headers
