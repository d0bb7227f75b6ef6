"""The messages of one client on the socket of a table, and their answers."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import structlog

from tankodrom.protocol.rest import MoveAnswer
from tankodrom.protocol.sockets import Done, FromSocket, Pong, SocketMove, SocketRefused, SocketSay
from tankodrom.server.db.store import PlayerRow
from tankodrom.server.http.token_bucket import TokenBucket
from tankodrom.server.problems import InternalError, Malformed, NoIdentity, Problem
from tankodrom.server.tables.chat import Chat
from tankodrom.server.tables.subscribers import SocketSubscriber
from tankodrom.server.tables.table import LiveTable

# Why a socket was closed; those from 4400 on are HTTP's codes with 4000 added.
CLOSE_MALFORMED: Final = 4400
CLOSE_TOO_MANY: Final = 4429

MAX_MALFORMED: Final = 5  # malformed messages; one more closes the socket
BURST: Final = 2.0  # seconds' worth of messages that may come at once
CHAT_COST: Final = 40.0  # a line of chat is written and sent to everybody: it costs as much as so many messages
REFUSAL_COST: Final = 10.0  # the same for a refusal, which brings the whole picture

_log = structlog.get_logger()
_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[FromSocket] = msgspec.json.Decoder(FromSocket)


def refused(problem: Problem, id: str = "") -> bytes:
    return _encode(SocketRefused(id, problem.code, str(problem), problem.facts))


class SocketSession:
    """Messages are answered one after the other. `close(code, reason)` ends the socket; later messages are ignored."""

    def __init__(
        self,
        table: LiveTable,
        player: PlayerRow | None,
        subscriber: SocketSubscriber,
        chat: Chat,
        close: Callable[[int, str], None],
        messages_a_second: int,
        network: str = "",
    ) -> None:
        self._table = table
        self._player = player
        self._subscriber = subscriber
        self._chat = chat
        self._network = network  # for quotas
        self._close = close
        self._bucket = TokenBucket(messages_a_second, BURST * messages_a_second)
        self._malformed = 0  # messages
        self._is_over = False
        self._task: asyncio.Task[None] | None = None  # for an answer that takes time
        self._is_writing = False  # a move without a task is on its way to the disk
        self._waiting: deque[bytes] = deque()  # messages that came meanwhile

    def receive_text(self, text: bytes) -> None:
        if self._is_over or self._subscriber.is_over:
            return
        if not self._bucket.take():
            self._end(CLOSE_TOO_MANY, "too_many")
        elif self._is_busy():
            self._waiting.append(text)
        else:
            self._answer(text)

    def receive_event(self, text: object) -> None:
        """What ASGI's `receive` brought: text from before `deliver_text_to`, or no text at all."""
        if isinstance(text, str):
            self.receive_text(text.encode())
        else:
            self._end(CLOSE_MALFORMED, "no_text")

    async def close(self) -> None:
        """What was begun is finished: a move may be on its way to the disk."""
        self._is_over = True
        self._waiting.clear()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    def _end(self, code: int, reason: str) -> None:
        self._is_over = True
        self._close(code, reason)

    def _answer(self, text: bytes) -> None:
        id = ""
        try:
            message = self._decoded(text)
            self._table.used = time.monotonic()
            if isinstance(message, SocketMove):
                id = message.id
                self._move(message)
            elif isinstance(message, SocketSay):
                player = self._known_player("say who you are first: POST /api/players")
                self._bucket.charge(CHAT_COST)
                self._start(self._chat.say(self._table, player, message.text, self._network))
            else:
                self._subscriber.send(_encode(Pong(message.id)))
        except Problem as problem:
            self._refuse(problem, id)

    def _decoded(self, text: bytes) -> FromSocket:
        try:
            return _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:  # the last: brackets without end
            self._malformed += 1
            if self._malformed > MAX_MALFORMED:
                self._end(CLOSE_MALFORMED, "malformed")
            raise Malformed(f"not understood: {error}") from None

    def _known_player(self, otherwise: str) -> PlayerRow:
        if self._player is None:
            raise NoIdentity(otherwise)
        return self._player

    def _move(self, move: SocketMove) -> None:
        player = self._known_player("only who sits here may move")
        self._table.check_seat(move.seat, player.id, player.is_runner)

        def on_done(answer: MoveAnswer | None) -> None:
            self._is_writing = False
            if answer is None:  # another process was quicker, or the database refused
                self._start(self._move_in_task(move), move.id)
            else:
                self._send_done(answer)
                self._go_on()

        if self._table.submit_move(move.seat, move.question, move.action, move.id, on_done):
            self._is_writing = True
        else:
            self._start(self._move_in_task(move), move.id)

    async def _move_in_task(self, move: SocketMove) -> None:
        self._send_done(await self._table.move(move.seat, move.question, move.action, move.id))

    def _send_done(self, answer: MoveAnswer) -> None:
        self._subscriber.send(_encode(Done(answer.id, answer.number, answer.again)))

    def _refuse(self, problem: Problem, id: str) -> None:
        self._bucket.charge(REFUSAL_COST)
        self._subscriber.send(refused(problem, id))

    def _start(self, work: Awaitable[Any], id: str = "") -> None:
        self._task = asyncio.create_task(self._finish(work, id))

    async def _finish(self, work: Awaitable[Any], id: str) -> None:
        try:
            await work
        except Problem as problem:
            self._refuse(problem, id)
        except Exception:
            _log.exception("socket message failed", table=self._table.id)
            self._refuse(InternalError("something broke here; nothing was lost"), id)
        self._task = None
        self._go_on()

    def _is_busy(self) -> bool:
        return self._is_writing or self._task is not None

    def _go_on(self) -> None:
        """With the messages that came meanwhile."""
        while self._waiting and not self._is_busy() and not self._is_over:
            self._answer(self._waiting.popleft())
