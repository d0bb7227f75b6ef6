"""The server as a process: its socket, its event loop, and the bot runners that it starts."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Coroutine
from typing import Any, Final

import structlog
import uvicorn
from sqlalchemy.exc import ArgumentError

from tankodrom.core.errors import BadSetup
from tankodrom.garbage_collection import collect_adaptively
from tankodrom.server.bots.runner_processes import running_bot_runners
from tankodrom.server.bus.bus import check_redis
from tankodrom.server.db.database_file import DatabaseFile
from tankodrom.server.db.store import Store
from tankodrom.server.file_limit import most_connections, raise_file_limit
from tankodrom.server.http.app import make_app
from tankodrom.server.http.asgi import AsgiWrapper
from tankodrom.server.http.graceful_server import GracefulServer
from tankodrom.server.http.http_protocol import HttpProtocol
from tankodrom.server.http.websocket_protocol import WebSocketProtocol
from tankodrom.server.settings import Settings

LARGEST_FRAME: Final = 16_384  # bytes of a socket message
DRAIN: Final = 10  # seconds for requests that are under way
SWITCH_INTERVAL: Final = 0.000_5  # seconds
_log = structlog.get_logger()


def serve(settings: Settings, listener: socket.socket) -> None:
    """Until a signal ends it."""
    # Connections inherit it. asyncio sets it itself, but not where `proto` is 0, as on sockets of create_server.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    run_loop(_serve(settings, listener))


def run_loop(work: Coroutine[Any, Any, None]) -> None:
    """With the faster loop where there is one."""
    try:
        import uvloop
    except ImportError:  # Windows has none
        asyncio.run(work)
    else:
        uvloop.run(work)


def address_of(settings: Settings) -> str:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{settings.port}"


async def _serve(settings: Settings, listener: socket.socket) -> None:
    file = await check_start(settings)
    try:
        await _serve_from(settings, listener)
    finally:
        if file is not None:
            file.unlock()


async def check_start(settings: Settings) -> DatabaseFile | None:
    """What can be wrong is found here, and said in one sentence (BadSetup). The SQLite file, if it is one, is locked now."""
    check_redis(settings.redis)
    file = DatabaseFile(settings.sqlite_path()) if settings.is_sqlite() else None
    if file is not None:
        file.prepare()
        file.lock()
    try:
        await migrate_database(settings)
    except BadSetup:
        if file is not None:
            file.unlock()
        raise
    return file


async def migrate_database(settings: Settings) -> None:
    try:
        store = Store(settings)
    except (ArgumentError, ValueError):  # their words may hold the password
        raise BadSetup(
            "the address of the database cannot be read: postgresql://USER:PASSWORD@HOST/NAME"
        ) from None
    try:
        await store.migrate()
    finally:
        await store.close()


async def _serve_from(settings: Settings, listener: socket.socket) -> None:
    files = raise_file_limit()
    _log.info("files", limit=files, connections=most_connections(files))
    app = make_app(settings)
    collect_adaptively()
    # The thread that writes to the disk needs the interpreter four times for each batch. While the main thread is busy
    # it would wait five milliseconds each time, and with it everybody whose move is in the batch.
    sys.setswitchinterval(SWITCH_INTERVAL)
    wrapper = AsgiWrapper(app, most_connections(files))
    config = uvicorn.Config(
        wrapper,
        log_level="error",  # its warnings are about requests that are none; anybody could fill the log with them
        access_log=False,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_max_queue=64,
        ws_per_message_deflate=False,  # compression costs more than a move itself
        timeout_graceful_shutdown=DRAIN,
        server_header=False,
    )
    address = address_of(settings)
    async with running_bot_runners(settings, f"{socket.gethostname()} {settings.port}", address):
        await GracefulServer(config, app, wrapper.keeper, address).serve(sockets=[listener])
