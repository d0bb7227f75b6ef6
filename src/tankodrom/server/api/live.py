"""Following a table as it happens: a socket for clients, a plain stream of lines for programs, a socket for bots."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import Request, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter
from litestar.response import Stream
from litestar.types import Receive, Send

from tankodrom.core.game import SPECTATOR
from tankodrom.server.api.desk import Desk, check_origin, desk_of
from tankodrom.server.api.play import check_viewer
from tankodrom.server.api.tables import TableId
from tankodrom.server.bot_desk import Runner
from tankodrom.server.conversation import MALFORMED, TOO_MANY, Conversation, refused
from tankodrom.server.listeners import Listener, SocketListener
from tankodrom.server.problems import Malformed, NotYours, Problem
from tankodrom.server.room import Room
from tankodrom.server.store import PlayerRow
from tankodrom.server.wire import NAME, Wire

# Why a socket was closed; those from 4400 on are HTTP's codes with 4000 added.
FORBIDDEN: Final = 4403
UNKNOWN: Final = 4404
TOO_SLOW: Final = 4408
TOO_LARGE: Final = 1009  # what uvicorn's protocol says itself
GOING_AWAY: Final = 1012

TICK: Final = 15.0  # seconds between signs of life

AnySocket = WebSocket[Any, Any, Any]
_encode = msgspec.json.Encoder().encode


def hello(desk: Desk, room: Room, player: PlayerRow | None, viewer: int, after: int) -> bytes:
    """Where things stand, and what was missed since event `after` (0: nothing is known yet)."""
    first, missed = room.log_of(viewer, after) if after else (0, [])
    complete = bool(after) and first <= after + 1
    return _encode(
        {
            "type": "hello",
            "table": desk.hall.info(room, player),
            "missed": missed if complete else [],
            "complete": complete,
            "picture": room.picture(viewer),
        }
    )


async def live(socket: AnySocket, receive: Receive, send: Send, table: str) -> None:
    desk = desk_of(socket)
    try:
        check_origin(socket)
        seat = _number(socket, "seat", SPECTATOR)
        after = _number(socket, "after", 0)
    except Problem as problem:
        await socket.close(4000 + problem.status, problem.code)  # before it is open: the answer is HTTP's 403
        return
    await socket.accept()
    try:
        # Fresh: who comes over from another process must not be told less than it knows already.
        room = await desk.hall.fresh_room(table)
        player = await desk.player_of(socket)
        check_viewer(room, player, seat)
    except Problem as problem:
        with contextlib.suppress(Exception):
            await socket.send_data(refused(problem), mode="text")
            await socket.close(4000 + problem.status, problem.code)
        return
    wire = cast(Wire, (socket.scope["extensions"] or {})[NAME])
    endings: asyncio.Queue[tuple[int, str]] = asyncio.Queue()

    def close(code: int, reason: str) -> None:
        if code in (MALFORMED, TOO_MANY):
            desk.door.blame(socket.scope)
        endings.put_nowait((code, reason))

    def hang_up() -> None:
        close(GOING_AWAY, "going_away") if desk.is_closing else close(TOO_SLOW, "too_slow")

    listener = SocketListener(seat, player.id if player is not None else "", wire, hang_up)
    conversation = Conversation(room, player, listener, desk.hall.say, close, desk.settings.messages_a_second)
    listener.send(hello(desk, room, player, seat, max(0, after)))
    room.listen(listener)
    wire.listen(conversation.hear)
    closer = asyncio.create_task(_close_when(endings, send))
    try:
        await desk.hall.look_again(room)
        if await _until_gone(receive, conversation) == TOO_LARGE:
            desk.door.blame(socket.scope)
    finally:
        room.stop_listening(listener)
        await conversation.leave()
        closer.cancel()
        await asyncio.gather(closer, return_exceptions=True)


async def _until_gone(receive: Receive, conversation: Conversation) -> int:
    """Text goes to the conversation by itself; all that comes here is the end, with its code, or what is no text."""
    while True:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return int(event.get("code") or 0)
        conversation.hear_other(event.get("text"))


def _number(socket: AnySocket, name: str, default: int) -> int:
    text = socket.query_params.get(name, str(default))
    try:
        return int(text)
    except ValueError:
        raise Malformed(f"{name} is a number, not {text!r}") from None


async def _close_when(endings: asyncio.Queue[tuple[int, str]], send: Send) -> None:
    await _close(send, *await endings.get())


async def _close(send: Send, code: int, reason: str) -> None:
    # It may be closed already: by our sender, or for want of a sign of life.
    with contextlib.suppress(Exception):
        await send({"type": "websocket.close", "code": code, "reason": reason})


@get(
    "/api/tables/{table:str}/stream",
    summary="The same as lines of JSON, for curl",
    media_type="application/x-ndjson",
)
async def stream(
    request: Request[Any, Any, Any],
    table: TableId,
    seat: Annotated[int, Parameter(ge=SPECTATOR, le=7)] = SPECTATOR,
    after: Annotated[int, Parameter(ge=0, le=2**31 - 1)] = 0,
) -> Stream:
    desk = desk_of(request)
    room = await desk.hall.fresh_room(table)
    player = await desk.player_of(request)
    check_viewer(room, player, seat)
    return Stream(_lines(desk, room, player, seat, after), media_type="application/x-ndjson")


async def _lines(
    desk: Desk, room: Room, player: PlayerRow | None, viewer: int, after: int
) -> AsyncIterator[bytes]:
    listener = Listener(viewer, player.id if player is not None else "")
    listener.send(hello(desk, room, player, viewer, after))
    room.listen(listener)
    try:
        await desk.hall.look_again(room)
        while True:
            try:
                async with asyncio.timeout(TICK):
                    message = await listener.queue.get()
            except TimeoutError:
                message = b'{"type":"tick"}'
            if message is None:
                return
            yield message + b"\n"
    finally:
        room.stop_listening(listener)


@websocket("/api/bots")
async def bots(socket: AnySocket) -> None:
    """For runners: what is asked of bots goes out, "ready" and hints come in."""
    desk = desk_of(socket)
    await socket.accept()
    try:
        player = await desk.somebody(socket)
        if not player.is_runner:
            raise NotYours("this is for bot runners")
    except Problem as problem:
        with contextlib.suppress(Exception):
            await socket.send_data(refused(problem), mode="text")
            await socket.close(4000 + problem.status, problem.code)
        return
    runner = Runner()
    desk.bots.add(runner)
    sender = asyncio.create_task(_give(socket, runner))
    try:
        while True:
            event = await socket.receive()
            if event["type"] == "websocket.disconnect":
                break
            try:
                text = event.get("text")
                message = msgspec.json.decode(text if isinstance(text, str) else "null")
                kind = message.get("type")
            except (msgspec.DecodeError, AttributeError):
                await socket.close(MALFORMED, "malformed")
                break
            if kind == "ready":
                desk.bots.ready(runner)
            elif kind == "hints":
                desk.bots.hinted(str(message.get("id")), message.get("advice"))
    except WebSocketDisconnect:
        pass
    finally:
        desk.bots.remove(runner)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def _give(socket: AnySocket, runner: Runner) -> None:
    while True:
        message = await runner.outbox.get()
        await socket.send_data(message.decode(), mode="text")
