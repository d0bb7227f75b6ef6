"""The bus goes on whatever one message leads to."""

from __future__ import annotations

import asyncio

from tankodrom.server.bus.bus import _deliver
from tankodrom.server.problems import Unavailable


def test_a_message_that_cannot_be_followed_ends_nothing() -> None:
    heard: list[str] = []

    async def on_message(message: str) -> None:
        heard.append(message)
        raise Unavailable("the database is away")

    async def work() -> None:
        for message in ("one", "two"):
            await _deliver(on_message, message)

    asyncio.run(work())
    assert heard == ["one", "two"]
