"""The server as a process: its socket, its logs, and the runners that it starts for its bots."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
from collections.abc import Coroutine, Iterator
from typing import Any, Final

import structlog
import uvicorn
from litestar import Litestar

from tankodrom.bots.collector import calm_collector
from tankodrom.server.api.desk import Desk
from tankodrom.server.app import make_app
from tankodrom.server.entrance import Entrance
from tankodrom.server.front import Front
from tankodrom.server.identity import hash_of, new_id, new_token
from tankodrom.server.room import now_ms
from tankodrom.server.settings import Settings
from tankodrom.server.store import Store, make_engine
from tankodrom.server.wire import Wire

TOKEN: Final = "TANKODROM_BOT_TOKEN"  # where runners find theirs in the environment
LARGEST_FRAME: Final = 16_384  # bytes of a socket message
DRAIN: Final = 10  # seconds for requests that are under way
RUNNER_AGAIN: Final = 1.0


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


async def make_runner_token(settings: Settings, id: str = "") -> str:
    """For a player of the kind that may answer for bots; under the same id only the last token is good."""
    store = Store(make_engine(settings), settings.is_sqlite())
    try:
        await store.migrate()
        token = new_token()
        await store.set_runner(id or new_id(), hash_of(token), now_ms())
        return token
    finally:
        await store.close()


class _Server(uvicorn.Server):
    """Signals end it gently; uvicorn itself would raise them again at the end and leave the runners behind."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._end, number)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)

    def _end(self, number: int) -> None:
        """First those who only listen, so that nobody waits for them; then all others when their requests are done."""
        self.handle_exit(number, None)
        desk: Desk | None = self._app.state.get("desk")
        if desk is not None:
            desk.hang_up()


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


async def serve(settings: Settings, listener: socket.socket) -> None:
    app = make_app(settings)
    calm_collector()
    _share_the_interpreter()
    config = uvicorn.Config(
        Front(app),
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
    # Connections inherit it. asyncio sets it itself, but not where `proto` is 0, as on sockets of create_server.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    server = _Server(config, app)
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{host}:{settings.port}"
    runners = []
    if settings.runners:
        here = hash_of(f"{socket.gethostname()} {settings.port}")[:32]
        token = await make_runner_token(settings, here)
        runners = [asyncio.create_task(_keep_runner(address, token)) for _ in range(settings.runners)]
    print(f"Tankodrom: {address}", flush=True)
    try:
        await server.serve(sockets=[listener])
    finally:
        for runner in runners:
            runner.cancel()
        await asyncio.gather(*runners, return_exceptions=True)


async def _keep_runner(address: str, token: str) -> None:
    """A runner in a process of its own; one that ends is started again."""
    while True:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tankodrom",
            "bots",
            "--server",
            address,
            "--with-parent",
            env={**os.environ, TOKEN: token},
        )
        try:
            await process.wait()
        except asyncio.CancelledError:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            await process.wait()
            raise
        await asyncio.sleep(RUNNER_AGAIN)
