"""Nothing is kept for ever, nobody is surprised, and a move calls it off (H5)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select, text, update

from server.harness import new_database, new_id
from server.test_two_processes import KAREL, PETRA, Process, process_on
from tankodrom.core.text import texts_of
from tankodrom.protocol.rest import Join, NewSeat, NewTable
from tankodrom.server.clock import now_ms
from tankodrom.server.db.schema import DEVICES, LOG, PLAYERS, SEATS, SNAPSHOTS, TABLES
from tankodrom.server.db.store import MIGRATION_LOCK, PACKS_LOCK, Store
from tankodrom.server.log.snapshots import put_snapshot
from tankodrom.server.problems import NotFound
from tankodrom.server.settings import Settings
from tankodrom.server.tables.lobby import table_info
from tankodrom.server.tables.retention import DAY, LOCK, Retention
from tankodrom.server.tables.subscribers import Subscriber
from tankodrom.server.tables.table import LiveTable


def run(path: Path, work: Callable[[Process, Retention], Awaitable[None]], **settings: Any) -> None:
    async def running() -> None:
        async with process_on(path / "tables.db") as process:
            await work(process, Retention(process.store, process.registry, Settings(**settings)))

    asyncio.run(running())


def wanted(*kinds: Any) -> NewTable:
    return NewTable(game="rush", seats=[NewSeat(kind=kind, level="recruit") for kind in kinds])


async def made(process: Process, *kinds: Any) -> LiveTable:
    return (await process.lobby.make_table(PETRA, wanted(*kinds)))[0]


async def is_there(process: Process, table: LiveTable) -> bool:
    return bool(await process.store.existing([table.id]))


async def ends_of(process: Process, table: LiveTable) -> int:
    row = await process.store.table(table.id)
    assert row is not None
    return row.ends


async def answer(table: LiveTable) -> None:
    decision = table.session.open[0]
    action = texts_of(table.session.state, decision.choices)[0]
    await table.move(decision.seat, table.session.questions[decision.seat], action, new_id())


def test_an_open_table_says_that_it_ends_and_then_goes(tmp_path: Path) -> None:
    async def work(process: Process, retention: Retention) -> None:
        table, other = await made(process, "me", "open"), await made(process, "me", "me")
        watcher = Subscriber(-1, "", False)
        table.subscribe(watcher)
        now = now_ms()
        await retention.clean(now + 3 * DAY)
        assert table_info(table, PETRA).ends == 0
        await retention.clean(now + 4 * DAY)
        ends = table_info(table, PETRA).ends
        assert now + 6 * DAY < ends < now + 9 * DAY, "days before"
        assert [info.ends for info in await process.lobby.tables_of(PETRA) if info.table == table.id] == [ends]
        await retention.clean(ends - 1)
        assert await is_there(process, table)
        await retention.clean(ends + 1)
        assert not await is_there(process, table)
        assert await is_there(process, other)
        heard = [json.loads(message) for message in drained(watcher) if message is not None]
        assert heard[-1] == {"type": "removed"}
        with pytest.raises(NotFound):
            await process.registry.table(table.id)

    run(tmp_path, work)


def drained(subscriber: Subscriber) -> list[bytes | None]:
    return [subscriber.queue.get_nowait() for _ in range(subscriber.queue.qsize())]


def test_a_move_calls_it_off(tmp_path: Path) -> None:
    async def work(process: Process, retention: Retention) -> None:
        table = await made(process, "me", "open")
        await process.seating.join(table, KAREL, Join())
        now = now_ms()
        await retention.clean(now + 174 * DAY)
        ends = await ends_of(process, table)
        assert ends == table_info(table, KAREL).ends > 0
        await asyncio.sleep(1.1)  # a table moves to the top of lists once a second at most
        await answer(table)
        assert await ends_of(process, table) == table_info(table, KAREL).ends == 0
        await retention.clean(ends + DAY)
        assert await is_there(process, table), "nobody was told of an end so late"
        await retention.clean(ends + 9 * DAY)
        assert not await is_there(process, table)

    run(tmp_path, work)


def test_games_of_bots_go_sooner_than_those_of_people(tmp_path: Path) -> None:
    async def work(process: Process, retention: Retention) -> None:
        bots, people, abandoned = (
            await made(process, "bot", "bot"),
            await made(process, "me", "bot"),
            await made(process, "me", "bot"),
        )
        async with process.store.writing() as connection:
            await connection.execute(
                update(TABLES).where(TABLES.c.id.in_([bots.id, people.id])).values(status="finished")
            )
        now = now_ms()
        for day in (24, 32):
            await retention.clean(now + day * DAY)
        assert [await is_there(process, each) for each in (bots, people, abandoned)] == [False, True, True]
        for day in (174, 182):
            await retention.clean(now + day * DAY)
        assert [await is_there(process, each) for each in (people, abandoned)] == [True, False]
        for day in (724, 732):
            await retention.clean(now + day * DAY)
        assert not await is_there(process, people)
        for part in (LOG, SEATS, SNAPSHOTS):
            async with process.store.engine.connect() as connection:
                assert (await connection.execute(select(func.count()).select_from(part))).scalar_one() == 0

    run(tmp_path, work)


def test_an_operator_keeps_everything_and_takes_warnings_back(tmp_path: Path) -> None:
    async def work(process: Process, retention: Retention) -> None:
        table = await made(process, "me", "open")
        now = now_ms()
        await retention.clean(now + 4 * DAY)
        assert await ends_of(process, table) > 0
        for_ever = Retention(process.store, process.registry, Settings(keep_open_days=0))
        await for_ever.clean(now + 9000 * DAY)
        assert await ends_of(process, table) == 0

    run(tmp_path, work)


def test_players_who_have_nothing_and_were_away_for_long(tmp_path: Path) -> None:
    async def work(process: Process, retention: Retention) -> None:
        await made(process, "me", "open")
        now = now_ms()
        async with process.store.writing() as connection:
            for id, seen, is_runner in (
                (PETRA.id, 0, False),
                (KAREL.id, 0, False),
                ("3" * 32, 0, True),
                ("4" * 32, now + 390 * DAY, False),
            ):
                values = {
                    "id": id,
                    "name": "P",
                    "is_runner": is_runner,
                    "created": now,
                    "seen": seen,
                }
                await connection.execute(insert(PLAYERS).values(**values))
            await connection.execute(
                insert(DEVICES).values(id="d", player=KAREL.id, token_hash="d", name="", created=now, seen=now)
            )
        kept = Retention(process.store, process.registry, Settings(keep_open_days=0))
        await kept.clean(now + 401 * DAY)
        async with process.store.engine.connect() as connection:
            left = {str(row[0]) for row in await connection.execute(select(PLAYERS.c.id))}
            assert (await connection.execute(select(func.count()).select_from(DEVICES))).scalar_one() == 0
        assert left == {PETRA.id, "3" * 32, "4" * 32}, "all but Karel, who has no seat, no table, and was away"

    run(tmp_path, work)


def test_old_chat_goes(tmp_path: Path) -> None:
    async def work(process: Process, retention: Retention) -> None:
        table = await made(process, "me", "me")
        for _ in range(2):
            await process.registry._chat.say(table, PETRA, "ahoj")
        await retention.clean(now_ms() + 89 * DAY)
        assert len(await process.registry._chat.lines(table, 0)) == 2
        await retention.clean(now_ms() + 91 * DAY)
        assert await process.registry._chat.lines(table, 0) == []

    run(tmp_path, work)


def test_only_the_last_two_snapshots_are_kept(tmp_path: Path) -> None:
    async def work(process: Process, retention: Retention) -> None:
        table = await made(process, "me", "me")
        for seq in (256, 512, 768, 1024):
            await put_snapshot(process.store, table.id, seq, b"x")
        await retention.clean(now_ms())
        async with process.store.engine.connect() as connection:
            left = [int(row[0]) for row in await connection.execute(select(SNAPSHOTS.c.seq))]
        assert sorted(left) == [768, 1024]

    run(tmp_path, work)


def test_the_file_gives_its_space_back(tmp_path: Path) -> None:
    async def work(process: Process, retention: Retention) -> None:
        before = await pages(process.store)
        tables = [await made(process, "me", "open") for _ in range(40)]
        for table in tables:
            await put_snapshot(process.store, table.id, 256, b"x" * 100_000)
        full = await pages(process.store)
        now = now_ms()
        for day in (4, 9):
            await retention.clean(now + day * DAY)
        assert full > 5 * before
        assert await pages(process.store) < 1.2 * before

    run(tmp_path, work)


async def pages(store: Store) -> int:
    async with store.engine.connect() as connection:
        return int((await connection.execute(text("PRAGMA page_count"))).scalar_one())


def test_on_postgresql_one_process_cleans_at_a_time(postgres: Any) -> None:
    address = new_database(postgres)

    async def working() -> None:
        store = Store(Settings(database=address))
        await store.migrate()
        values = {"id": "5" * 32, "name": "P", "is_runner": False, "created": 1, "seen": 1}
        async with store.writing() as connection:
            await connection.execute(insert(PLAYERS).values(**values))
        retention = Retention(store, None, Settings())  # type: ignore[arg-type]  # there are no tables
        async with store.engine.connect() as other:
            await other.execute(text(f"SELECT pg_advisory_lock({LOCK})"))
            await retention.clean(now_ms())
            assert await store_players(store) == 1
            await other.execute(text(f"SELECT pg_advisory_unlock({LOCK})"))
        await retention.clean(now_ms())
        assert await store_players(store) == 0
        await store.close()

    asyncio.run(working())


async def store_players(store: Store) -> int:
    async with store.engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(PLAYERS))).scalar_one())


def test_packs_of_tables_that_are_gone_go_too(tmp_path: Path) -> None:
    async def work(process: Process, retention: Retention) -> None:
        table = await made(process, "me", "open")
        assert await process.store.pack(table.row.data_digest) is not None
        now = now_ms()
        await retention.clean(now)
        assert await process.store.pack(table.row.data_digest) is not None
        await retention.clean(now + 4 * DAY)
        await retention.clean(now + 90 * DAY)
        assert not await is_there(process, table)
        assert await process.store.pack(table.row.data_digest) is None

    run(tmp_path, work)


def test_the_locks_of_postgresql_are_different_ones() -> None:
    assert len({LOCK, PACKS_LOCK, MIGRATION_LOCK}) == 3


def test_it_ends_with_the_server_also_in_the_middle_of_its_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error on the way out was taken for one of the work, and the job went on to wait for the next hour."""
    monkeypatch.setattr("tankodrom.server.tables.retention.FIRST", 0.0)

    async def fail(now: int) -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            raise RuntimeError("the connection is gone") from None

    async def work(process: Process, retention: Retention) -> None:
        monkeypatch.setattr(retention, "clean", fail)
        retention.start()
        await asyncio.sleep(0.05)
        await asyncio.wait_for(retention.close(), 10)

    run(tmp_path, work)
