"""Messages between server processes: "something was written to this table". Redis carries them, and nothing else.

The database is the truth. A process that hears nothing, because there is no Redis or it is down, reads the database now and
then. So a lost message costs a moment and no game. Litestar's channels were considered and not used: their sender ends
with the first lost connection, and then nobody hears anything until a restart.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from redis.asyncio import Redis
from redis.asyncio.connection import parse_url
from redis.exceptions import RedisError

from tankodrom.core.errors import BadSetup

CHANNEL: Final = "tankodrom:tables"
PLAYERS_CHANGED: Final = "players"  # before a player's id: they have another name, a device less, or are gone
RETRY: Final = 1.0  # seconds
_log = structlog.get_logger()

OnMessage = Callable[[str], Awaitable[None]]


class NullBus:
    """For one process alone."""

    is_connected = True

    async def start(self, on_message: OnMessage) -> None: ...

    def publish(self, message: str) -> None: ...

    async def close(self) -> None: ...


class RedisBus:
    def __init__(self, url: str) -> None:
        self._redis: Redis = Redis.from_url(url, decode_responses=True, socket_connect_timeout=2)
        self._tasks: list[asyncio.Task[None]] = []
        self._outbox: asyncio.Queue[str] = asyncio.Queue(maxsize=10_000)
        self.is_connected = False

    async def start(self, on_message: OnMessage) -> None:
        self._tasks = [
            asyncio.create_task(self._receive(on_message), name="bus in"),
            asyncio.create_task(self._send(), name="bus out"),
        ]

    def publish(self, message: str) -> None:
        """Never waits and never fails: the other processes read the database in any case."""
        with contextlib.suppress(asyncio.QueueFull):
            self._outbox.put_nowait(message)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _send(self) -> None:
        while True:
            message = await self._outbox.get()
            try:
                await self._redis.publish(CHANNEL, message)
            except (RedisError, OSError) as error:
                self.is_connected = False
                _log.warning("bus message not sent", error=str(error))
                await asyncio.sleep(RETRY)

    async def _receive(self, on_message: OnMessage) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self.is_connected = True
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await _deliver(on_message, message["data"])
            except (RedisError, OSError) as error:
                self.is_connected = False
                _log.warning("bus not heard", error=str(error))
                await asyncio.sleep(RETRY)


async def _deliver(on_message: OnMessage, message: str) -> None:
    """What goes wrong with one message, e.g. because the database is away, must not end the hearing of others."""
    try:
        await on_message(message)
    except Exception as error:
        _log.warning("bus message not followed", message=message, error=repr(error))


Bus = NullBus | RedisBus


def check_redis(redis: str) -> None:
    """Is it an address? Nobody need be there: a Redis that is away is waited for."""
    try:
        if redis:
            parse_url(redis)
    except ValueError:  # its words may hold the password
        raise BadSetup("the address of Redis cannot be read: redis://HOST:PORT, rediss://… or unix://…") from None


def bus_from(redis: str) -> Bus:
    return RedisBus(redis) if redis else NullBus()
