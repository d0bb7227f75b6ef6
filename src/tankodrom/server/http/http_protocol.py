"""uvicorn's HTTP protocol with bounds: on new connections, on the head of a request, and on the time that it takes.

Many connections from one address are heard one after the other. All this comes before the rate limiter counts a request.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tankodrom.protocol.rest import RefusalCode
from tankodrom.server.http.asgi import AsgiWrapper
from tankodrom.server.http.connections import BODY_SECONDS, HEAD_SECONDS, SLOWEST_BODY, RequestConnection
from tankodrom.server.http.rate_limit import LONGEST_WAIT, refusal
from tankodrom.server.http.security_headers import raw_refusal

LARGEST_HEAD: Final = 16_384  # bytes, with the address
POLITE: Final = 1.0  # seconds that a refused connection is kept open for its answer
_HEADER_EXTRA: Final = 4  # bytes: the colon, the space and the end of the line


class _BadHead(Exception):
    """Raised within the parser, which ends and calls `send_400_response`."""


class HttpProtocol(HttpToolsProtocol, RequestConnection):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        wrapper = cast(AsgiWrapper, self.config.app)
        self._rate_limiter = wrapper.rate_limiter
        self._keeper = wrapper.keeper
        self._received = b""  # while the connection waits
        self._is_waiting = False
        self._is_refused = False
        self._since = 0.0  # when the wait for a head, or for a body, began
        self._is_in_head = True
        self._is_new_head = False  # it began with the bytes that are read now
        self._head_size = 0
        self._body_size = 0
        self._fault: tuple[str, RefusalCode, str] = ("400 Bad Request", "malformed", "this is no request of HTTP")

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._since = self.loop.time()
        address = self.client[0] if self.client else ""
        is_allowed = self._rate_limiter.connection_opened(address)
        if not self._keeper.has_room(self.connections):
            self._is_refused = True
            transport.abort()
            return
        self._keeper.note_idle(self)
        wait = self._rate_limiter.connection_delay(address)
        if not is_allowed or wait >= LONGEST_WAIT:
            self._is_refused = True
            self.loop.call_later(POLITE, transport.close)
        elif wait > 0.0:
            self._is_waiting = True
            self.loop.call_later(wait, self._admit)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._keeper.note_busy(self)
        self._rate_limiter.connection_closed(self.client[0] if self.client else "")

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            # Only now: a connection that is closed while there is something to read loses the answer too.
            self.transport.write(refusal(LONGEST_WAIT))
            self.transport.close()
        elif self._is_waiting:
            self._received += data
            self.transport.pause_reading()  # not in connection_made: uvloop begins to read after it, paused or not
        elif len(data) <= LARGEST_HEAD:
            self._read(data)
        else:
            for start in range(0, len(data), LARGEST_HEAD):
                self._read(data[start : start + LARGEST_HEAD])
                if self.transport.is_closing() or self.transport.get_protocol() is not self:
                    return

    def _read(self, data: bytes) -> None:
        self._is_new_head = False
        super().data_received(data)
        if self._is_in_head and not self._is_new_head and not self.transport.is_closing():
            self._head_size += len(data)
            if self._head_size > LARGEST_HEAD:
                self._set_too_large()
                self.send_400_response("")

    def _admit(self) -> None:
        self._is_waiting = False
        if self._received and not self.transport.is_closing():
            self.transport.resume_reading()
            received, self._received = self._received, b""
            self.data_received(received)

    # What the parser finds

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._is_new_head = True
        self._head_size = 0

    def on_headers_complete(self) -> None:
        self._check_head()
        self._is_in_head = False
        self._body_size = 0
        self._since = self.loop.time()
        self._keeper.note_busy(self)
        super().on_headers_complete()

    def _check_head(self) -> None:
        size = len(self.url)
        hosts = 0
        for name, value in self.headers:
            size += len(name) + len(value) + _HEADER_EXTRA
            if name == b"host":
                hosts += 1
        if size > LARGEST_HEAD:
            self._set_too_large()
            raise _BadHead
        if hosts != 1 and (hosts or self.parser.get_http_version() != "1.0"):
            self._fault = ("400 Bad Request", "malformed", "a request has one Host header")
            raise _BadHead

    def _set_too_large(self) -> None:
        self._fault = (
            "431 Request Header Fields Too Large",
            "too_large",
            f"the head of a request has at most {LARGEST_HEAD} bytes",
        )

    def on_body(self, body: bytes) -> None:
        self._body_size += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._is_in_head = True
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._since = self.loop.time()
        super().on_response_complete()
        if self._is_idle() and not self.transport.is_closing():
            self._keeper.note_idle(self)

    def send_400_response(self, msg: str) -> None:
        self.transport.write(raw_refusal(*self._fault))
        self.transport.close()

    # What takes too long

    def _is_idle(self) -> bool:
        return self.cycle is None or bool(self.cycle.response_complete)

    def is_late(self, now: float) -> bool:
        waited = now - self._since
        if self._is_idle():
            return waited > HEAD_SECONDS
        is_read = self.cycle.more_body and not self.flow.read_paused
        return is_read and waited > BODY_SECONDS + self._body_size / SLOWEST_BODY

    def end_late(self) -> None:
        if not self.transport.is_closing():
            if self._head_size or not self._is_in_head:
                self.transport.write(
                    raw_refusal("408 Request Timeout", "error", "the request did not come in time")
                )
            self.transport.close()
