"""Following a table as it happens: a socket for clients, and a stream of lines for programs."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import Request, WebSocket, get
from litestar.params import Parameter
from litestar.response import Stream
from litestar.types import Receive, Send

from tankodrom.core.game import SPECTATOR
from tankodrom.protocol.sockets import Hello, Tick
from tankodrom.protocol.version import PROTOCOL_VERSION
from tankodrom.server.db.store import PlayerRow
from tankodrom.server.http.context import check_origin, context_of
from tankodrom.server.http.routes.play import check_viewer
from tankodrom.server.http.routes.tables import TableId
from tankodrom.server.http.socket_session import CLOSE_MALFORMED, CLOSE_TOO_MANY, SocketSession, refused
from tankodrom.server.http.websocket_protocol import NAME, WebSocketProtocol
from tankodrom.server.problems import Malformed, Outdated, Problem, Unavailable
from tankodrom.server.tables.lobby import table_info
from tankodrom.server.tables.registry import TableRegistry
from tankodrom.server.tables.subscribers import SocketSubscriber, Subscriber
from tankodrom.server.tables.table import FEW_EVENTS, LiveTable

# Why a socket was closed; those from 4400 on are HTTP's codes with 4000 added.
TOO_SLOW: Final = 4408
TOO_LARGE: Final = 1009  # what uvicorn's protocol says itself
GOING_AWAY: Final = 1012
REVOKED: Final = 4401

ANY_VERSION: Final = 0  # the client did not say one
TICK: Final = 15.0  # seconds between signs of life

AnySocket = WebSocket[Any, Any, Any]
_encode = msgspec.json.Encoder().encode


def hello(table: LiveTable, player: PlayerRow | None, viewer: int, after: int, wants_outlook: bool) -> bytes:
    """How things stand, and what was missed since event `after` (0: nothing is known yet)."""
    # Who missed a lot asks for the log, which is told beside the event loop.
    is_near = bool(after) and table.session.numbers[viewer] - after <= FEW_EVENTS
    first, missed = table.log_of(viewer, after) if is_near else (0, [])
    complete = is_near and first <= after + 1
    message = Hello(
        version=PROTOCOL_VERSION,
        table=table_info(table, player),
        missed=missed if complete else [],
        complete=complete,
        picture=table.picture(viewer, wants_outlook),
    )
    return _encode(message)


def check_version(version: int) -> None:
    """A client that says a version must say ours; one that says none is taken at its word."""
    if version not in (ANY_VERSION, PROTOCOL_VERSION):
        raise Outdated(
            f"this server speaks version {PROTOCOL_VERSION} of the protocol, the client version {version}",
            version=PROTOCOL_VERSION,
        )


async def live(socket: AnySocket, receive: Receive, send: Send, table_id: str) -> None:
    context = context_of(socket)
    try:
        check_origin(socket)
        seat = number_in(socket, "seat", SPECTATOR)
        after = number_in(socket, "after", 0)
        version = number_in(socket, "version", ANY_VERSION)
        wants_outlook = number_in(socket, "outlook", 0) != 0
    except Problem as problem:
        await socket.close(4000 + problem.status, problem.code)  # before it is open: the answer is HTTP's 403
        return
    await socket.accept()
    try:
        check_version(version)
        # Fresh: a client that comes over from another process must not be told less than it knows already.
        table = await context.registry.fresh_table(table_id)
        player = await context.player_of(socket)
        check_viewer(table, player, seat)
    except Problem as problem:
        await refuse(socket, problem)
        return
    protocol = cast(WebSocketProtocol, (socket.scope["extensions"] or {})[NAME])
    endings: asyncio.Queue[tuple[int, str]] = asyncio.Queue()

    def close(code: int, reason: str) -> None:
        if code in (CLOSE_MALFORMED, CLOSE_TOO_MANY):
            context.rate_limiter.penalize(socket.scope)
        endings.put_nowait((code, reason))

    def end() -> None:
        if subscriber.is_revoked:
            close(REVOKED, "no_identity")
        elif context.is_closing:
            close(GOING_AWAY, "going_away")
        else:
            close(TOO_SLOW, "too_slow")

    id, device = (player.id, player.device) if player is not None else ("", "")
    subscriber = SocketSubscriber(seat, id, wants_outlook, protocol, end, device)
    rate = context.settings.messages_a_second
    session = SocketSession(table, player, subscriber, context.chat, close, rate, context.network(socket))
    subscriber.send(hello(table, player, seat, max(0, after), wants_outlook))
    table.subscribe(subscriber)
    # Messages of the client arrive in `session.receive_text`, directly from the protocol and not by ASGI's `receive`.
    protocol.deliver_text_to(session.receive_text)
    closer = asyncio.create_task(_close_when(endings, send))
    try:
        await context.registry.refresh(table)  # what was written before `subscribe` was sent to nobody here
        if device and await context.players.with_device(device) is None:  # taken away before `subscribe`
            subscriber.revoke()
        if await _until_closed(receive, session) in (TOO_LARGE, CLOSE_TOO_MANY):
            context.rate_limiter.penalize(socket.scope)
    except Unavailable as problem:
        await refuse(socket, problem)
    finally:
        table.unsubscribe(subscriber)
        await session.close()
        closer.cancel()
        await asyncio.gather(closer, return_exceptions=True)


async def _until_closed(receive: Receive, session: SocketSession) -> int:
    """The code of the end. The protocol delivers text itself; only the end and messages that are no text come here."""
    while True:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return int(event.get("code") or 0)
        session.receive_event(event.get("text"))


def number_in(socket: AnySocket, name: str, default: int) -> int:
    text = socket.query_params.get(name, str(default))
    try:
        return int(text)
    except ValueError:
        raise Malformed(f"{name} is a number, not {text!r}") from None


async def refuse(socket: AnySocket, problem: Problem) -> None:
    with contextlib.suppress(Exception):
        await socket.send_data(refused(problem), mode="text")
        await socket.close(4000 + problem.status, problem.code)


async def _close_when(endings: asyncio.Queue[tuple[int, str]], send: Send) -> None:
    code, reason = await endings.get()
    # It may be closed already: by our sender, or for want of a sign of life.
    with contextlib.suppress(Exception):
        await send({"type": "websocket.close", "code": code, "reason": reason})


@get(
    "/api/tables/{table_id:str}/stream",
    summary="The same as lines of JSON, for curl",
    media_type="application/x-ndjson",
)
async def stream(
    request: Request[Any, Any, Any],
    table_id: TableId,
    seat: Annotated[int, Parameter(ge=SPECTATOR, le=7)] = SPECTATOR,
    after: Annotated[int, Parameter(ge=0, le=2**31 - 1)] = 0,
    version: Annotated[int, Parameter(ge=0, le=2**31 - 1)] = ANY_VERSION,
    outlook: Annotated[int, Parameter(ge=0, le=1)] = 0,
) -> Stream:
    check_version(version)
    context = context_of(request)
    table = await context.registry.fresh_table(table_id)
    player = await context.player_of(request)
    check_viewer(table, player, seat)
    lines = _lines(context.registry, table, player, seat, after, outlook != 0)
    return Stream(lines, media_type="application/x-ndjson")


async def _lines(
    registry: TableRegistry,
    table: LiveTable,
    player: PlayerRow | None,
    viewer: int,
    after: int,
    wants_outlook: bool,
) -> AsyncIterator[bytes]:
    id, device = (player.id, player.device) if player is not None else ("", "")
    try:
        check_viewer(table, player, viewer)  # again: the answer may have waited for the client for long
    except Problem:
        return
    subscriber = Subscriber(viewer, id, wants_outlook, device)
    subscriber.send(hello(table, player, viewer, after, wants_outlook))
    table.subscribe(subscriber)
    try:
        await registry.refresh(table)
        while True:
            try:
                async with asyncio.timeout(TICK):
                    message = await subscriber.queue.get()
            except TimeoutError:
                message = _encode(Tick())
            if message is None:
                return
            yield message + b"\n"
    finally:
        table.unsubscribe(subscriber)
