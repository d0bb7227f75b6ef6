"""The lock of a room."""

from __future__ import annotations

import asyncio

from tankodrom.server.gate import Gate


def test_it_is_taken_once_and_handed_on_in_order() -> None:
    async def play() -> list[str]:
        gate = Gate()
        order: list[str] = []

        async def one(name: str) -> None:
            async with gate:
                order.append(name)
                await asyncio.sleep(0)

        assert gate.take()
        assert not gate.take()
        tasks = [asyncio.create_task(one(name)) for name in "abc"]
        await asyncio.sleep(0)
        assert order == []
        gate.leave()
        assert not gate.take(), "who waits comes first"
        await asyncio.gather(*tasks)
        assert not gate.is_taken()
        return order

    assert asyncio.run(play()) == ["a", "b", "c"]


def test_who_gives_up_is_passed_over() -> None:
    async def play() -> None:
        gate = Gate()
        assert gate.take()

        async def wait() -> None:
            async with gate:
                pass

        early, late = asyncio.create_task(wait()), asyncio.create_task(wait())
        await asyncio.sleep(0)
        early.cancel()
        gate.leave()
        await asyncio.gather(early, late, return_exceptions=True)
        assert gate.take()

    asyncio.run(play())


def test_who_gives_up_when_it_is_his_turn_hands_it_on() -> None:
    async def play() -> None:
        gate = Gate()
        assert gate.take()

        async def wait() -> None:
            async with gate:
                pass

        early, late = asyncio.create_task(wait()), asyncio.create_task(wait())
        await asyncio.sleep(0)
        gate.leave()  # early's now
        early.cancel()  # before it noticed
        await asyncio.gather(early, late, return_exceptions=True)
        assert late.exception() is None
        assert gate.take()

    asyncio.run(play())
