"""The socket of bot runners: jobs go out; "ready", hints and failures come in."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tankodrom.protocol.bots import Failed, FromRunner, Hints, Ready, RunnerHello
from tankodrom.protocol.version import PROTOCOL_VERSION
from tankodrom.server.bots.dispatch import BotDispatch, RunnerConnection
from tankodrom.server.http.context import context_of
from tankodrom.server.http.routes.live import ANY_VERSION, check_version, number_in, refuse
from tankodrom.server.http.socket_session import CLOSE_MALFORMED
from tankodrom.server.http.websocket_protocol import NAME, WebSocketProtocol
from tankodrom.server.problems import Forbidden, Problem

LARGEST_MESSAGE: Final = 262_144  # bytes; those of players' sockets are smaller

AnySocket = WebSocket[Any, Any, Any]
_decoder: msgspec.json.Decoder[FromRunner] = msgspec.json.Decoder(FromRunner)


@websocket("/api/bots")
async def bots(socket: AnySocket) -> None:
    context = context_of(socket)
    await socket.accept()
    try:
        check_version(number_in(socket, "version", ANY_VERSION))
        player = await context.known_player(socket)
        if not player.is_runner:
            raise Forbidden("this is for bot runners")
    except Problem as problem:
        await refuse(socket, problem)
        return
    extensions: Any = socket.scope["extensions"]
    cast(WebSocketProtocol, extensions[NAME]).set_largest_message(LARGEST_MESSAGE)
    await socket.send_data(msgspec.json.encode(RunnerHello(PROTOCOL_VERSION)), mode="text")
    runner = RunnerConnection()
    context.bots.add(runner)
    sender = asyncio.create_task(_send_jobs(socket, runner))
    try:
        await _receive(socket, runner, context.bots)
    except WebSocketDisconnect:
        pass
    finally:
        context.bots.remove(runner)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def _receive(socket: AnySocket, runner: RunnerConnection, dispatch: BotDispatch) -> None:
    """Until the socket is closed."""
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        try:
            text = event.get("text")
            message = _decoder.decode(text if isinstance(text, str) else "null")
        except msgspec.DecodeError:
            await socket.close(CLOSE_MALFORMED, "malformed")
            return
        _handle(message, runner, dispatch)


def _handle(message: FromRunner, runner: RunnerConnection, dispatch: BotDispatch) -> None:
    if isinstance(message, Ready):
        dispatch.ready(runner)
    elif isinstance(message, Hints):
        dispatch.hinted(runner, message.id, message.advice)
    elif isinstance(message, Failed):
        key = (message.table, message.seat, message.question)
        dispatch.question_failed(runner, key, message.reason, message.error)
    else:
        dispatch.hint_failed(runner, message.id, message.error)


async def _send_jobs(socket: AnySocket, runner: RunnerConnection) -> None:
    while True:
        message = await runner.outbox.get()
        await socket.send_data(message.decode(), mode="text")
