"""uvicorn's WebSocket protocol with a short way for text, which goes through it thousands of times a second.

uvicorn does the rest: handshake, pings, closing, and every frame that is not a plain message. Its way through parser, frame
object, ASGI event, queue and task, in and out again, took longer than the move itself.
"""

from __future__ import annotations

from asyncio.transports import BaseTransport
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

from tankodrom.server.http.security_headers import HandshakeProtocol
from tankodrom.server.http.token_bucket import TokenBucket

NAME: Final = "tankodrom.protocol"  # the key in an ASGI scope's extensions
CLOSE_TOO_MANY: Final = 4429
OTHER_FRAMES: Final = 20.0  # a second: pings, pongs and parts of messages
OTHER_FRAMES_BURST: Final = 200.0
PIECE: Final = 4096  # bytes
_TEXT: Final = 0x81  # the first byte of a whole message of text
_MASKED: Final = 0x80
_MASK_SIZE: Final = 4


class WebSocketProtocol(WebSocketsSansIOProtocol):
    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.conn = HandshakeProtocol(max_size=self.config.ws_max_size, logger=self.conn.logger)
        self._frames_left = TokenBucket(OTHER_FRAMES, OTHER_FRAMES_BURST)
        self._outgoing: list[bytes] = []
        self._on_text: Callable[[bytes], None] | None = None
        # True while uvicorn's parser has seen whole frames only. Once it has part of a frame, it gets all data.
        self._is_between_frames = True

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[NAME] = self

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # with an answer instead of a socket; uvicorn would report an error

    def deliver_text_to(self, on_text: Callable[[bytes], None]) -> None:
        """From now on text goes there as it comes. All else still arrives as ASGI events."""
        self._on_text = on_text

    def set_largest_message(self, size: int) -> None:
        """From now on, for who is trusted with more than the server's usual limit. For sockets without `deliver_text_to`."""
        self.conn.max_message_size = size

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        limiter: Any = self.config.app
        limiter.rate_limiter.connection_closed(self.client[0] if self.client else "")

    def data_received(self, data: bytes) -> None:
        if self._on_text is None or not self._is_between_frames:
            self._parse(data)
            return
        start = _whole_frame(data)
        if start == 0:
            self._is_between_frames = False
            self._parse(data)
        elif data[0] == _TEXT and len(data) - start <= (self.config.ws_max_size or 0):
            self._on_text(apply_mask(data[start:], data[start - _MASK_SIZE : start]))
        else:
            self._parse(data)

    def _parse(self, data: bytes) -> None:
        """In pieces: thousands of frames fit into what is read at once, and the one too many is to be found early."""
        for start in range(0, len(data), PIECE):
            if self.disconnected or self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_cont(self, event: Frame) -> None:
        if self._takes_frame():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """Whole messages are counted by who gets them."""
        if event.fin or self._takes_frame():
            super().handle_text(event)

    def handle_ping(self) -> None:
        if self._takes_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._takes_frame():
            super().handle_pong(event)

    def _takes_frame(self) -> bool:
        """Frames that are no message cost too. False: there were too many, and the socket is closed."""
        if self._frames_left.take():
            return True
        if self.close_sent:  # it waits for the other side to say so too
            self.transport.close()
        else:
            self.conn.send_close(CLOSE_TOO_MANY, "too_many")
            self.handle_parser_exception()
        return False

    def send_receive_event_to_app(self) -> None:
        if self._on_text is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
        else:
            frames, self.frames = self.frames, []
            self._on_text(b"".join(frames))

    def write_text(self, message: bytes) -> None:
        """Send it, together with what else is written in this moment: every system call costs. After the end of the
        connection nothing happens."""
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


def _whole_frame(data: bytes) -> int:
    """Where the content begins, if the data is exactly one frame of a client; 0 if not (RFC 6455, 5.2)."""
    size = len(data)
    if size < 2 or data[1] < _MASKED:
        return 0
    content = data[1] - _MASKED
    start = 2 + _MASK_SIZE
    if content == 126:
        content = int.from_bytes(data[2:4])
        start += 2
    elif content == 127:
        content = int.from_bytes(data[2:10])
        start += 8
    return start if size == start + content else 0


def _head(size: int) -> bytes:
    """The head of a frame (RFC 6455, 5.2). Frames of a server have no mask."""
    if size < 126:
        return bytes((_TEXT, size))
    if size < 65_536:
        return bytes((_TEXT, 126)) + size.to_bytes(2)
    return bytes((_TEXT, 127)) + size.to_bytes(8)
