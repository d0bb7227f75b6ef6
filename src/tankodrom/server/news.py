"""News between server processes: "something was written to this table". Redis carries them, and only them; between the
processes of one `tankodrom serve`, their mailboxes do.

The database is the truth. Who hears nothing (no Redis, or Redis is down) looks there now and then, so that a lost word
costs a moment and no game. Litestar's channels were tried in thought and left: their sender ends with the first lost
connection, and then nobody hears anything until a restart.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from tankodrom.server.siblings import Siblings

CHANNEL: Final = "tankodrom:tables"
RETRY: Final = 1.0  # seconds
_log = structlog.get_logger()

Listener = Callable[[str], Awaitable[None]]


class Silence:
    """One process alone: nobody to tell."""

    is_connected = True

    async def start(self, listener: Listener) -> None: ...

    def tell(self, table: str) -> None: ...

    async def close(self) -> None: ...


class FamilyNews:
    """Between processes that were started together."""

    is_connected = True

    def __init__(self, siblings: Siblings) -> None:
        self._siblings = siblings
        self._inbox: asyncio.Queue[str] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def start(self, listener: Listener) -> None:
        self._siblings.on_news = self._inbox.put_nowait
        self._task = asyncio.create_task(self._listen(listener), name="news in")

    def tell(self, table: str) -> None:
        self._siblings.tell(table)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self, listener: Listener) -> None:
        while True:
            word = await self._inbox.get()
            try:
                await listener(word)
            except Exception as error:  # of one table; there are others
                _log.warning("news not followed", word=word, error=repr(error))


class RedisNews:
    def __init__(self, url: str) -> None:
        self._redis: Redis = Redis.from_url(url, decode_responses=True, socket_connect_timeout=2)
        self._tasks: list[asyncio.Task[None]] = []
        self._outbox: asyncio.Queue[str] = asyncio.Queue(maxsize=10_000)
        self.is_connected = False

    async def start(self, listener: Listener) -> None:
        self._tasks = [
            asyncio.create_task(self._listen(listener), name="news in"),
            asyncio.create_task(self._send(), name="news out"),
        ]

    def tell(self, table: str) -> None:
        """Never waits and never fails: the others will look for themselves."""
        with contextlib.suppress(asyncio.QueueFull):
            self._outbox.put_nowait(table)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _send(self) -> None:
        while True:
            table = await self._outbox.get()
            try:
                await self._redis.publish(CHANNEL, table)
            except (RedisError, OSError) as error:
                self.is_connected = False
                _log.warning("news not sent", error=str(error))
                await asyncio.sleep(RETRY)

    async def _listen(self, listener: Listener) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self.is_connected = True
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await listener(message["data"])
            except (RedisError, OSError) as error:
                self.is_connected = False
                _log.warning("news not heard", error=str(error))
                await asyncio.sleep(RETRY)


AnyNews = Silence | FamilyNews | RedisNews


def news_from(redis: str, siblings: Siblings | None) -> AnyNews:
    if redis:
        return RedisNews(redis)  # reaches those on other machines as well
    return FamilyNews(siblings) if siblings is not None else Silence()
