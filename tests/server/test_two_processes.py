"""Two server processes on one database, here in one test process: each of them must notice what the other one writes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from server.harness import new_id
from tankodrom.core.text import texts_of
from tankodrom.protocol.rest import Join, NewSeat, NewTable
from tankodrom.server.bots.dispatch import BotDispatch
from tankodrom.server.bus.bus import NullBus
from tankodrom.server.db.player_store import PlayerStore
from tankodrom.server.db.store import PlayerRow, Store, delete_tables
from tankodrom.server.log.backends import SqliteBackend
from tankodrom.server.log.writer import Writer
from tankodrom.server.player_cache import PlayerCache
from tankodrom.server.problems import NotFound, NotNow, Problem
from tankodrom.server.settings import Settings
from tankodrom.server.tables.chat import Chat
from tankodrom.server.tables.lobby import Lobby, table_info
from tankodrom.server.tables.quotas import Quotas
from tankodrom.server.tables.registry import TableRegistry
from tankodrom.server.tables.seating import Seating
from tankodrom.server.tables.subscribers import Subscriber
from tankodrom.server.tables.table import MOST_ENTRIES, LiveTable, digits_of
from tankodrom.server.tables.undo import _is_done_at_once, _target, undo

PETRA = PlayerRow("1" * 32, "Petra", False)
KAREL = PlayerRow("2" * 32, "Karel", False)


class Process:
    """What a server process has, without its network."""

    def __init__(self, store: Store, writer: Writer) -> None:
        bus = NullBus()
        quotas = Quotas(Settings(quotas=False), store)
        self.store = store
        self.registry = TableRegistry(
            store=store,
            writer=writer,
            bus=bus,
            bots=BotDispatch(1.0),
            players=PlayerCache(PlayerStore(store)),
            chat=Chat(store, bus, quotas),
            has_other_processes=True,
        )
        self.lobby = Lobby(store, self.registry, quotas)
        self.seating = Seating(store, self.registry, quotas)


@asynccontextmanager
async def process_on(path: Path) -> AsyncIterator[Process]:
    store = Store(Settings(database=str(path)))
    await store.migrate()
    assert store.sqlite_write_lock is not None
    writer = Writer(SqliteBackend(store, store.sqlite_write_lock))
    await writer.start()
    yield Process(store, writer)
    await writer.close()
    await store.close()


def with_two_processes(folder: Path, work: Callable[[Process, Process], Awaitable[None]]) -> None:
    async def working() -> None:
        async with process_on(folder / "tables.db") as here, process_on(folder / "tables.db") as there:
            await work(here, there)

    asyncio.run(working())


async def table_for_two(process: Process, game: str) -> LiveTable:
    seats = [NewSeat(kind="me"), NewSeat(kind="open")]
    table, _ = await process.lobby.make_table(PETRA, NewTable(game=game, seats=seats, undo="free"))
    await process.seating.join(table, KAREL, Join())
    return table


async def answer(table: LiveTable, choice: int = 0) -> int:
    """The seat that moved."""
    decision = table.session.open[0]
    texts = texts_of(table.session.state, decision.choices)
    question = table.session.questions[decision.seat]
    await table.move(decision.seat, question, texts[choice % len(texts)], new_id())
    return decision.seat


@pytest.mark.parametrize("game", ["rush", "battlegrounds"])
def test_what_was_judged_before_something_happened_is_not_written_after_it(tmp_path: Path, game: str) -> None:
    """A step may be taken back as long as nobody learned anything. A player who sends a move that shows something to another
    process at the same moment must not have both taken back."""

    async def work(here: Process, there: Process) -> None:
        table = await table_for_two(here, game)
        other = await there.registry.table(table.id)
        for step in range(60):
            seat = table.session.asked()[0]
            try:
                to = _target(table.session, seat, "step", 0)
                is_free = await _is_done_at_once(table, seat, to)
            except Problem:
                is_free = False
            async with other.lock:
                await other.catch_up()
            mover = await answer(other, step)
            if is_free and mover == seat and not await _is_done_at_once(other, seat, to):
                with pytest.raises(NotNow):
                    await undo(table, seat, "step", 0, new_id())
                assert table.seq == other.seq, "and it knows why"
                return
            async with table.lock:
                await table.catch_up()
        pytest.fail("no such moment came")

    with_two_processes(tmp_path, work)


def test_a_game_that_ended_elsewhere_is_over(tmp_path: Path) -> None:
    async def work(here: Process, there: Process) -> None:
        table = await table_for_two(here, "rush")
        other = await there.registry.table(table.id)
        step = 0
        while other.status == "playing":
            await answer(other, step)
            step += 1
        assert table.status == "playing", "it has not looked"
        assert (await here.registry.fresh_table(table.id)).status == "finished"
        assert (await here.lobby.rematch(table, PETRA)).id != table.id

    with_two_processes(tmp_path, work)


def test_a_seat_that_was_given_by_a_process_that_died_is_the_players(tmp_path: Path) -> None:
    async def work(here: Process, there: Process) -> None:
        seats = [NewSeat(kind="me"), NewSeat(kind="open")]
        table, _ = await here.lobby.make_table(PETRA, NewTable(game="rush", seats=seats))
        assert await there.store.take_seat(table.id, 1, KAREL.id, KAREL.name)  # and then it died
        assert await here.seating.join(table, KAREL, Join()) == 1
        assert table.status == "playing"
        assert [entry.text for entry in await here.store.log(table.id)] == ["join"]  # names are in the seats only
        assert await here.seating.join(table, KAREL, Join()) == 1, "once is enough"
        assert table.seq == 1

    with_two_processes(tmp_path, work)


def test_who_begins_to_listen_misses_nothing(tmp_path: Path) -> None:
    async def work(here: Process, there: Process) -> None:
        table = await table_for_two(here, "rush")
        await answer(await there.registry.fresh_table(table.id))  # its news came when nobody listened here yet
        subscriber = Subscriber(-1, "", True)
        table.subscribe(subscriber)
        await here.registry.refresh(table)
        kinds = [subscriber.queue.get_nowait() for _ in range(subscriber.queue.qsize())]
        assert any(b'"type":"news"' in (message or b"") for message in kinds)

    with_two_processes(tmp_path, work)


def test_lists_come_from_rows_and_not_from_loaded_games(tmp_path: Path) -> None:
    async def work(here: Process, there: Process) -> None:
        table = await table_for_two(here, "rush")
        for step in range(12):
            await answer(table, step)
            await expect_lists_to_be_right(table, there)
        assert there.registry.in_memory(table.id) is None

    with_two_processes(tmp_path, work)


async def expect_lists_to_be_right(table: LiveTable, process: Process) -> None:
    for player, seat in ((PETRA, 0), (KAREL, 1)):
        (listed,) = await process.lobby.tables_of(player)
        assert listed.your_turn == (seat in table.session.asked())
        assert listed == table_info(table, player)


def test_a_table_of_an_older_server_is_loaded_once_for_the_list(tmp_path: Path) -> None:
    async def work(here: Process, there: Process) -> None:
        table = await table_for_two(here, "rush")
        await here.store.change_table(table.id, asked=None)
        (listed,) = await there.lobby.tables_of(PETRA)
        assert listed == table_info(table, PETRA)
        row = await here.store.table(table.id)
        assert row is not None
        assert row.asked == digits_of(table.session.asked())

    with_two_processes(tmp_path, work)


def test_a_list_of_tables_loads_no_game(tmp_path: Path) -> None:
    """Open ones, and ones that are being played."""

    async def work(here: Process, there: Process) -> None:
        for kind in ("open", "bot"):
            seats = [NewSeat(kind="me"), NewSeat(kind=kind)]
            await here.lobby.make_table(PETRA, NewTable(game="rush", seats=seats, public=True))
        listed = await there.lobby.public_tables(PETRA)
        assert sorted(info.status for info in listed) == ["open", "playing"]
        assert [there.registry.in_memory(info.table) for info in listed] == [None, None]

    with_two_processes(tmp_path, work)


def test_a_line_of_chat_for_a_table_that_is_gone_is_refused(tmp_path: Path) -> None:
    """It used to be tried again for ever."""

    async def work(here: Process, there: Process) -> None:
        table, _ = await here.lobby.make_table(PETRA, NewTable(game="rush", seats=[NewSeat(kind="me"), NewSeat()]))
        async with there.store.writing() as connection:
            await delete_tables(connection, [table.id])
        with pytest.raises(NotFound):
            await asyncio.wait_for(here.registry._chat.say(table, PETRA, "hi"), 20)

    with_two_processes(tmp_path, work)


def test_a_log_has_an_end(tmp_path: Path) -> None:
    async def work(here: Process, there: Process) -> None:
        table, _ = await here.lobby.make_table(PETRA, NewTable(game="rush", seats=[NewSeat(kind="me")] * 2))
        await move(table)
        table.seq = MOST_ENTRIES
        with pytest.raises(NotNow, match="that is the limit"):
            await move(table)

    async def move(table: LiveTable) -> None:
        seat = table.session.asked()[0]
        decision = table.session.decision_of(seat)
        assert decision is not None
        text = texts_of(table.session.state, decision.choices)[0]
        await table.move(seat, table.session.questions[seat], text, new_id())

    with_two_processes(tmp_path, work)
