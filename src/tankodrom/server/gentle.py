"""uvicorn's server, which ends gently and takes over connections from its siblings."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
from collections.abc import Iterator
from typing import Any

import uvicorn
from litestar import Litestar

from tankodrom.server.api.desk import Desk
from tankodrom.server.entrance import Entrance
from tankodrom.server.siblings import Siblings


class GentleServer(uvicorn.Server):
    """Signals end it gently; uvicorn itself would raise them again at the end and leave the runners behind."""

    def __init__(self, config: uvicorn.Config, app: Litestar, siblings: Siblings | None, lifeline: int) -> None:
        super().__init__(config)
        self._app = app
        self._siblings = siblings
        self._lifeline = lifeline
        self._arriving: set[asyncio.Task[Any]] = set()  # connections that come over

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        numbers = (signal.SIGINT, signal.SIGTERM) if self._siblings is None else (signal.SIGTERM,)
        for number in numbers:
            loop.add_signal_handler(number, self._end, number)
        if self._siblings is not None:
            loop.add_reader(self._lifeline, self._orphaned)
        try:
            yield
        finally:
            for number in numbers:
                loop.remove_signal_handler(number)
            if self._siblings is not None:
                loop.remove_reader(self._lifeline)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._siblings is not None:
            self._siblings.on_connection = self._take_over
            self._siblings.open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._siblings is not None:
            self._siblings.close()
        await super().shutdown(sockets)

    def _take_over(self, connection: socket.socket, said: bytes) -> None:
        """As uvicorn does with those that it accepts."""

        def protocol() -> Entrance:
            return Entrance(
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state, said=said
            )

        loop = asyncio.get_running_loop()
        task = loop.create_task(loop.connect_accepted_socket(protocol, connection))
        self._arriving.add(task)
        task.add_done_callback(self._arriving.discard)

    def _end(self, number: int) -> None:
        """First those who only listen, so that nobody waits for them; then all others when their requests are done."""
        self.handle_exit(number, None)
        desk: Desk | None = self._app.state.get("desk")
        if desk is not None:
            desk.hang_up()

    def _orphaned(self) -> None:
        asyncio.get_running_loop().remove_reader(self._lifeline)
        self._end(signal.SIGTERM)
