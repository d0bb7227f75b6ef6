"""Two processes at one database, played in one: what each of them must not believe of a table that the other one changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from server.harness import new_id
from tankodrom.core.text import texts_of
from tankodrom.server.disks import SqliteDisk
from tankodrom.server.hall import Hall
from tankodrom.server.listeners import Listener
from tankodrom.server.news import Silence
from tankodrom.server.problems import NotNow, Problem
from tankodrom.server.protocol import Join, NewSeat, NewTable
from tankodrom.server.room import Room
from tankodrom.server.settings import Settings
from tankodrom.server.store import PlayerRow, Store
from tankodrom.server.undoing import _is_done_at_once, _target, undo
from tankodrom.server.writer import Writer

PETRA = PlayerRow("1" * 32, "Petra", False)
KAREL = PlayerRow("2" * 32, "Karel", False)


@asynccontextmanager
async def hall_of(path: Path) -> AsyncIterator[Hall]:
    store = Store(Settings(database=str(path), processes=2))
    await store.migrate()
    assert store.turn is not None
    writer = Writer(SqliteDisk(store.path, store.turn))
    writer.start()
    yield Hall(store, writer, Silence(), has_neighbours=True)
    await writer.close()
    await store.close()


def with_two_halls(folder: Path, work: Callable[[Hall, Hall], Awaitable[None]]) -> None:
    async def working() -> None:
        async with hall_of(folder / "tables.db") as here, hall_of(folder / "tables.db") as there:
            await work(here, there)

    asyncio.run(working())


async def table_for_two(hall: Hall, game: str) -> Room:
    seats = [NewSeat(kind="me"), NewSeat(kind="open")]
    room, _ = await hall.make_table(PETRA, NewTable(game=game, seats=seats, undo="free"))
    await hall.join(room, KAREL, Join())
    return room


async def answer(room: Room, choice: int = 0) -> int:
    """The seat that moved."""
    decision = room.course.open[0]
    texts = texts_of(room.course.state, decision.choices)
    question = room.course.questions[decision.seat]
    await room.move(decision.seat, question, texts[choice % len(texts)], new_id())
    return decision.seat


@pytest.mark.parametrize("game", ["rush", "battlegrounds"])
def test_what_was_judged_before_something_happened_is_not_written_after_it(tmp_path: Path, game: str) -> None:
    """A step may be taken back as long as nobody learned anything. He who sends, to another process at the same moment, a
    move that shows him something must not have both taken back."""

    async def work(here: Hall, there: Hall) -> None:
        room = await table_for_two(here, game)
        other = await there.room(room.id)
        for step in range(60):
            seat = room.course.asked()[0]
            try:
                to = _target(room.course, seat, "step", 0)
                is_free = _is_done_at_once(room, seat, to)
            except Problem:
                is_free = False
            async with other.lock:
                await other.catch_up()
            mover = await answer(other, step)
            if is_free and mover == seat and not _is_done_at_once(other, seat, to):
                with pytest.raises(NotNow):
                    await undo(room, seat, "step", 0, new_id())
                assert room.seq == other.seq, "and it knows why"
                return
            async with room.lock:
                await room.catch_up()
        pytest.fail("no such moment came")

    with_two_halls(tmp_path, work)


def test_a_game_that_ended_elsewhere_is_over(tmp_path: Path) -> None:
    async def work(here: Hall, there: Hall) -> None:
        room = await table_for_two(here, "rush")
        other = await there.room(room.id)
        step = 0
        while other.status == "playing":
            await answer(other, step)
            step += 1
        assert room.status == "playing", "it has not looked"
        assert (await here.fresh_room(room.id)).status == "finished"
        assert (await here.rematch(room, PETRA)).id != room.id

    with_two_halls(tmp_path, work)


def test_a_seat_that_was_given_by_a_process_that_died_is_the_players(tmp_path: Path) -> None:
    async def work(here: Hall, there: Hall) -> None:
        seats = [NewSeat(kind="me"), NewSeat(kind="open")]
        room, _ = await here.make_table(PETRA, NewTable(game="rush", seats=seats))
        assert await there.store.take_seat(room.id, 1, KAREL.id, KAREL.name)  # and then it died
        assert await here.join(room, KAREL, Join()) == 1
        assert room.status == "playing"
        assert [entry.text for entry in await here.store.log(room.id)] == ["join Karel"]
        assert await here.join(room, KAREL, Join()) == 1, "once is enough"
        assert room.seq == 1

    with_two_halls(tmp_path, work)


def test_who_begins_to_listen_misses_nothing(tmp_path: Path) -> None:
    async def work(here: Hall, there: Hall) -> None:
        room = await table_for_two(here, "rush")
        await answer(await there.fresh_room(room.id))  # its news came when nobody listened here yet
        listener = Listener(-1, "")
        room.listen(listener)
        await here.look_again(room)
        kinds = [listener.queue.get_nowait() for _ in range(listener.queue.qsize())]
        assert any(b'"type":"news"' in (message or b"") for message in kinds)

    with_two_halls(tmp_path, work)
