"""uvicorn's HTTP protocol with a limit on new connections: many of them from one address are heard one after the other."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tankodrom.server.http.asgi import AsgiWrapper
from tankodrom.server.http.rate_limit import LONGEST_WAIT, refusal


class HttpProtocol(HttpToolsProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._rate_limiter = cast(AsgiWrapper, self.config.app).rate_limiter
        self._received = b""  # while the connection waits
        self._is_waiting = False
        self._is_refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        wait = self._rate_limiter.connection_delay(self.client[0] if self.client else "")
        if wait >= LONGEST_WAIT:
            self._is_refused = True
        elif wait > 0.0:
            self._is_waiting = True
            self.loop.call_later(wait, self._admit)

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            # Only now: a connection that is closed while there is something to read loses the answer too.
            self.transport.write(refusal(LONGEST_WAIT))
            self.transport.close()
        elif self._is_waiting:
            self._received += data
            self.transport.pause_reading()  # not in connection_made: uvloop begins to read after it, paused or not
        else:
            super().data_received(data)

    def _admit(self) -> None:
        self._is_waiting = False
        if self._received and not self.transport.is_closing():
            self.transport.resume_reading()
            super().data_received(self._received)
