"""What a client says on the socket of a table, and what it gets for it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import structlog

from tankodrom.server.listeners import SocketListener
from tankodrom.server.pace import Pace
from tankodrom.server.problems import Broken, Malformed, Problem, WhoAreYou
from tankodrom.server.protocol import FromSocket, MoveAnswer, SocketMove, SocketSay
from tankodrom.server.room import Room
from tankodrom.server.store import PlayerRow

# Why a socket was closed; those from 4400 on are HTTP's codes with 4000 added.
MALFORMED: Final = 4400
TOO_MANY: Final = 4429

PATIENCE: Final = 5  # messages that make no sense, until the socket is closed
BURST: Final = 2.0  # seconds' worth of messages that may come at once
CHAT_COST: Final = 40.0  # a line is written and told to everybody: as dear as so many messages
REFUSAL_COST: Final = 10.0  # so is what comes with a refusal: the whole picture

_log = structlog.get_logger()
_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[FromSocket] = msgspec.json.Decoder(FromSocket)

Say = Callable[[Room, PlayerRow, str], Awaitable[Any]]


def refused(problem: Problem, id: str = "") -> bytes:
    return _encode(
        {"type": "refused", "id": id, "code": problem.code, "message": str(problem), "facts": problem.facts}
    )


class Conversation:
    """`close(code, reason)` ends it; what comes afterwards is not heard any more."""

    def __init__(
        self,
        room: Room,
        player: PlayerRow | None,
        listener: SocketListener,
        say: Say,
        close: Callable[[int, str], None],
        messages_a_second: int,
    ) -> None:
        self._room = room
        self._player = player
        self._listener = listener
        self._say = say
        self._close = close
        self._pace = Pace(messages_a_second, BURST * messages_a_second)
        self._nonsense = 0
        self._is_over = False
        self._task: asyncio.Task[None] | None = None  # what takes its time
        self._is_writing = False  # a move that was made at once is on its way to the disk
        self._unheard: deque[bytes] = deque()  # what came meanwhile: one after the other, as in any conversation

    def hear(self, text: bytes) -> None:
        if self._is_over:
            return
        if not self._pace.is_kept():
            self.end(TOO_MANY, "too_many")
        elif self._is_busy():
            self._unheard.append(text)
        else:
            self._answer(text)

    def _answer(self, text: bytes) -> None:
        id = ""
        try:
            message = self._understood(text)
            self._room.used = time.monotonic()
            if isinstance(message, SocketMove):
                id = message.id
                self._move(message)
            elif isinstance(message, SocketSay):
                player = self._somebody("say who you are first: POST /api/players")
                self._pace.charge(CHAT_COST)
                self._start(self._say(self._room, player, message.text))
            else:
                self._listener.send(_encode({"type": "pong", "id": message.id}))
        except Problem as problem:
            self._refuse(problem, id)

    def hear_other(self, text: object) -> None:
        """What did not come by the short way: text from before it was open, or no text at all."""
        if isinstance(text, str):
            self.hear(text.encode())
        else:
            self.end(MALFORMED, "no_text")

    def end(self, code: int, reason: str) -> None:
        self._is_over = True
        self._close(code, reason)

    async def leave(self) -> None:
        """What was begun is finished: a move may be on its way to the disk."""
        self._is_over = True
        self._unheard.clear()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    def _understood(self, text: bytes) -> FromSocket:
        try:
            return _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:  # the last: brackets without end
            self._nonsense += 1
            if self._nonsense > PATIENCE:
                self.end(MALFORMED, "malformed")
            raise Malformed(f"not understood: {error}") from None

    def _somebody(self, otherwise: str) -> PlayerRow:
        if self._player is None:
            raise WhoAreYou(otherwise)
        return self._player

    def _move(self, move: SocketMove) -> None:
        player = self._somebody("only who sits here may move")
        self._room.check_seat(move.seat, player.id, player.is_runner)

        def done(answer: MoveAnswer | None) -> None:
            self._is_writing = False
            if answer is None:
                # Another process was quicker, or the disk refused: now with all the care there is.
                self._start(self._move_in_turn(move), move.id)
            else:
                self._done(answer)
                self._go_on()

        if self._room.move_at_once(move.seat, move.question, move.action, move.id, done):
            self._is_writing = True
        else:
            self._start(self._move_in_turn(move), move.id)

    async def _move_in_turn(self, move: SocketMove) -> None:
        self._done(await self._room.move(move.seat, move.question, move.action, move.id))

    def _done(self, answer: MoveAnswer) -> None:
        self._listener.send(
            _encode({"type": "done", "id": answer.id, "number": answer.number, "again": answer.again})
        )

    def _refuse(self, problem: Problem, id: str) -> None:
        self._pace.charge(REFUSAL_COST)
        self._listener.send(refused(problem, id))

    def _start(self, work: Awaitable[Any], id: str = "") -> None:
        self._task = asyncio.create_task(self._finish(work, id))

    async def _finish(self, work: Awaitable[Any], id: str) -> None:
        try:
            await work
        except Problem as problem:
            self._refuse(problem, id)
        except Exception:
            _log.exception("socket message failed", table=self._room.id)
            self._refuse(Broken("something broke here; nothing was lost"), id)
        self._task = None
        self._go_on()

    def _is_busy(self) -> bool:
        return self._is_writing or self._task is not None

    def _go_on(self) -> None:
        """With what was said meanwhile."""
        while self._unheard and not self._is_busy() and not self._is_over:
            self._answer(self._unheard.popleft())
