"""New connections: uvicorn's protocol for HTTP, but a crowd from one address comes in one after the other, and who wants to
follow a table goes to the process that it belongs to."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tankodrom.server.doorkeeper import LONGEST_WAIT, refusal
from tankodrom.server.front import Front


class Entrance(HttpToolsProtocol):
    """`said`: what a connection that comes over from a sibling had said to it."""

    def __init__(self, *given: Any, said: bytes = b"", **named: Any) -> None:
        super().__init__(*given, **named)
        self._said = said
        self._front = cast(Front, self.config.app)
        self._is_new = True
        self._is_waiting = False
        self._is_sent_away = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._said:
            self._is_new = False
            super().data_received(self._said)
            return
        wait = self._front.door.wait_of(self.client[0] if self.client else "")
        if wait >= LONGEST_WAIT:
            self._is_sent_away = True
        elif wait > 0.0:
            self._is_waiting = True
            self.loop.call_later(wait, self._let_in)

    def data_received(self, data: bytes) -> None:
        if self._is_sent_away:
            # Not before it has said something: a connection that is closed with words unread loses the answer too.
            self.transport.write(refusal(LONGEST_WAIT))
            self.transport.close()
        elif self._is_waiting:
            self._said += data
            self.transport.pause_reading()  # not in connection_made: uvloop begins to read after it, paused or not
        else:
            self._hear(data)

    def _hear(self, data: bytes) -> None:
        if self._is_new:
            self._is_new = False
            siblings = self._front.siblings
            if siblings is not None and siblings.takes_over(self.transport, data):
                return
        super().data_received(data)

    def _let_in(self) -> None:
        self._is_waiting = False
        if self.transport.is_closing():
            return
        if self._said:
            self.transport.resume_reading()
            self._hear(self._said)
