"""New connections: uvicorn's protocol for HTTP, but a crowd from one address comes in one after the other."""

from __future__ import annotations

import asyncio
from typing import cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tankodrom.server.front import Front


class Entrance(HttpToolsProtocol):
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        door = cast(Front, self.config.app).door
        wait = door.wait_of(self.client[0] if self.client else "")
        if wait > 0.0:
            transport.pause_reading()
            self.loop.call_later(wait, self._let_in)

    def _let_in(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()
