"""The server as a process, or as several: its socket, its logs, and the runners that it starts for its bots."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections.abc import Coroutine
from typing import Any, Final

import structlog
import uvicorn

from tankodrom.bots.collector import attentive_collector
from tankodrom.server.app import make_app
from tankodrom.server.entrance import Entrance
from tankodrom.server.front import Front
from tankodrom.server.gentle import GentleServer
from tankodrom.server.lines import Line, Mailbox
from tankodrom.server.own_runners import runners_of
from tankodrom.server.scribe import Scribe
from tankodrom.server.settings import Settings
from tankodrom.server.siblings import Siblings
from tankodrom.server.store import Store
from tankodrom.server.team import Job, Team
from tankodrom.server.wire import Wire

LARGEST_FRAME: Final = 16_384  # bytes of a socket message
DRAIN: Final = 10  # seconds for requests that are under way
LOOPBACK: Final = "127.0.0.1"


def set_up_logs(level: str) -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.KeyValueRenderer(key_order=["timestamp", "level", "event"]),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


def run_loop(work: Coroutine[Any, Any, None]) -> None:
    """With the faster loop where there is one."""
    try:
        import uvloop
    except ImportError:  # Windows has none
        asyncio.run(work)
    else:
        uvloop.run(work)


def _share_the_interpreter() -> None:
    """The thread that writes to the disk needs the interpreter four times for each batch. While the main thread is busy
    it would wait five milliseconds each time, and with it everybody whose move is in the batch."""
    sys.setswitchinterval(0.000_5)


def address_of(settings: Settings) -> str:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{settings.port}"


def serve(settings: Settings, listener: socket.socket) -> None:
    # Connections inherit it. asyncio sets it itself, but not where `proto` is 0, as on sockets of create_server.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if settings.processes == 1:
        print(f"Tankodrom: {address_of(settings)}", flush=True)
        run_loop(_serve(settings, [listener], address_of(settings)))
        return
    path = asyncio.run(_prepare(settings))
    print(f"Tankodrom: {address_of(settings)}", flush=True)
    mailboxes = [Mailbox() for _ in range(settings.processes)]
    lines = [Line() for _ in mailboxes] if settings.is_sqlite() else []

    def worker(number: int) -> Job:
        siblings = Siblings(number, mailboxes, lines[number] if lines else None)

        def work(lifeline: int) -> None:
            door = socket.create_server((LOOPBACK, 0))  # for the runners of this process
            address = f"http://{LOOPBACK}:{door.getsockname()[1]}"
            run_loop(_serve(settings, [listener, door], address, siblings, lifeline))

        return work

    scribe = (lambda lifeline: Scribe(path, lines, lifeline).work()) if lines else None
    Team([worker(number) for number in range(settings.processes)], scribe).run()


async def _prepare(settings: Settings) -> str:
    """The path of the SQLite file. What is wrong with the database is told now, and once."""
    store = Store(settings)
    try:
        await store.migrate()
        return store.path
    finally:
        await store.close()


async def _serve(
    settings: Settings,
    listeners: list[socket.socket],
    address: str,
    siblings: Siblings | None = None,
    lifeline: int = -1,
) -> None:
    app = make_app(settings, siblings)
    attentive_collector()
    _share_the_interpreter()
    config = uvicorn.Config(
        Front(app, siblings),
        log_level="warning",
        access_log=False,
        http=Entrance,
        ws=Wire,
        ws_max_size=LARGEST_FRAME,
        ws_max_queue=64,
        ws_per_message_deflate=False,  # packing costs more than a move itself
        timeout_graceful_shutdown=DRAIN,
        server_header=False,
    )
    number = "" if siblings is None else f" {siblings.number}"
    async with runners_of(settings, f"{socket.gethostname()} {settings.port}{number}", address):
        await GentleServer(config, app, siblings, lifeline).serve(sockets=listeners)
