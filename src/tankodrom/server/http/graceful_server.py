"""uvicorn's server with a word at its beginning and an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
from collections.abc import Iterator
from typing import Final

import uvicorn
from litestar import Litestar

from tankodrom.server.http.connections import ConnectionKeeper
from tankodrom.server.http.context import Context

ENDING: Final = (signal.SIGINT, signal.SIGTERM)


class GracefulServer(uvicorn.Server):
    """It does not raise the signal again at its end, as uvicorn does: that would end us before the bot runners are stopped."""

    def __init__(self, config: uvicorn.Config, app: Litestar, keeper: ConnectionKeeper, address: str) -> None:
        super().__init__(config)
        self._keeper = keeper
        self._app = app
        self._address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """The address is printed when it can be used."""
        await super().startup(sockets)
        print(f"Tankodrom: {self._address}", flush=True)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in ENDING:
            loop.add_signal_handler(number, self._end, number)
        try:
            yield
        finally:
            for number in ENDING:
                loop.remove_signal_handler(number)

    async def on_tick(self, counter: int) -> bool:
        """uvicorn calls it ten times a second."""
        if counter % 10 == 0:
            self._keeper.sweep(self.server_state.connections, asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    def _end(self, number: int) -> None:
        """Sockets and streams end first, so that nobody waits for them. Then the others end, when their requests are done."""
        self.handle_exit(number, None)
        context: Context | None = self._app.state.get("context")
        if context is not None:
            context.close_connections()
