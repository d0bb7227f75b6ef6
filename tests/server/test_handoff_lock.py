"""The lock of a table."""

from __future__ import annotations

import asyncio

from tankodrom.server.tables.handoff_lock import HandoffLock


def test_it_is_taken_once_and_handed_on_in_order() -> None:
    async def play() -> list[str]:
        lock = HandoffLock()
        order: list[str] = []

        async def one(name: str) -> None:
            async with lock:
                order.append(name)
                await asyncio.sleep(0)

        assert lock.take()
        assert not lock.take()
        tasks = [asyncio.create_task(one(name)) for name in "abc"]
        await asyncio.sleep(0)
        assert order == []
        lock.release()
        assert not lock.take(), "who waits comes first"
        await asyncio.gather(*tasks)
        assert not lock.is_taken()
        return order

    assert asyncio.run(play()) == ["a", "b", "c"]


def test_who_gives_up_is_passed_over() -> None:
    async def play() -> None:
        lock = HandoffLock()
        assert lock.take()

        async def wait() -> None:
            async with lock:
                pass

        early, late = asyncio.create_task(wait()), asyncio.create_task(wait())
        await asyncio.sleep(0)
        early.cancel()
        lock.release()
        await asyncio.gather(early, late, return_exceptions=True)
        assert lock.take()

    asyncio.run(play())


def test_who_gives_up_when_it_is_their_turn_hands_it_on() -> None:
    async def play() -> None:
        lock = HandoffLock()
        assert lock.take()

        async def wait() -> None:
            async with lock:
                pass

        early, late = asyncio.create_task(wait()), asyncio.create_task(wait())
        await asyncio.sleep(0)
        lock.release()  # early's now
        early.cancel()  # before it noticed
        await asyncio.gather(early, late, return_exceptions=True)
        assert late.exception() is None
        assert lock.take()

    asyncio.run(play())
