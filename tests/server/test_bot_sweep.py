"""The sweep finds the questions of bots that nobody works on, whatever the clock says and however broken other tables are."""

from __future__ import annotations

from pathlib import Path

import pytest
import structlog
from sqlalchemy import update

from server.test_two_processes import PETRA, Process, with_two_processes
from tankodrom.protocol.rest import NewSeat, NewTable
from tankodrom.server.bots import sweep as sweep_module
from tankodrom.server.bots.dispatch import BotDispatch
from tankodrom.server.bots.sweep import BotSweep
from tankodrom.server.clock import now_ms
from tankodrom.server.db.schema import LOG
from tankodrom.server.log import kinds
from tankodrom.server.tables.table import LiveTable

DAY = 86_400_000  # milliseconds


async def table_that_waits(process: Process, asked: int) -> LiveTable:
    """A bot is asked there since then."""
    seats = [NewSeat(kind="bot", level="recruit"), NewSeat(kind="me")]
    wanted = NewTable(game="rush", seats=seats, options={"starting_player": 0})
    table, _ = await process.lobby.make_table(PETRA, wanted)
    assert table.asked_bots() == [0]
    await process.store.change_table(table.id, bots_asked=asked)
    return table


def sweep_of(process: Process) -> tuple[BotSweep, BotDispatch]:
    bots = process.registry._bots
    return BotSweep(process.store, process.registry, bots), bots


def test_one_broken_table_does_not_end_the_sweep(tmp_path: Path) -> None:
    async def work(here: Process, there: Process) -> None:
        broken = await table_that_waits(here, 1)
        good = await table_that_waits(here, 2)
        async with broken.lock:
            await broken.note(kinds.SEAT_CHANGE, 1, "join Petra", "an-id")
        await here.store.change_table(broken.id, bots_asked=1)
        async with here.store.writing() as connection:
            changed = update(LOG).where(LOG.c.table_id == broken.id).values(kind=kinds.MOVE, text="nonsense")
            await connection.execute(changed)
        sweep, bots = sweep_of(there)
        with structlog.testing.capture_logs() as lines:
            await sweep.look()
            await sweep.look()
        assert bots.has_jobs_at(good)
        assert not bots.has_jobs_at(broken)
        told = [line["table"] for line in lines if line["log_level"] == "error"]
        assert told == [broken.id], "once"

    with_two_processes(tmp_path, work)


def test_a_bug_at_one_table_does_not_end_the_sweep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(here: Process, there: Process) -> None:
        broken = await table_that_waits(here, 1)
        good = await table_that_waits(here, 2)
        sweep, bots = sweep_of(there)
        find = there.registry.fresh_table

        async def find_or_break(table_id: str) -> LiveTable:
            if table_id == broken.id:
                raise ValueError("a bug")
            return await find(table_id)

        monkeypatch.setattr(there.registry, "fresh_table", find_or_break)
        with structlog.testing.capture_logs() as lines:
            await sweep.look()
            await sweep.look()
        assert bots.has_jobs_at(good)
        assert [line["table"] for line in lines if line["log_level"] == "error"] == [broken.id], "once"

    with_two_processes(tmp_path, work)


@pytest.mark.parametrize("days", [-400, 400])
def test_a_clock_that_was_set_hides_no_question(tmp_path: Path, days: int) -> None:
    async def work(here: Process, there: Process) -> None:
        table = await table_that_waits(here, now_ms() + days * DAY)
        just_asked = await table_that_waits(here, now_ms())
        sweep, bots = sweep_of(there)
        await sweep.look()
        assert bots.has_jobs_at(table)
        assert not bots.has_jobs_at(just_asked), "its own process asks"

    with_two_processes(tmp_path, work)


def test_the_sweep_comes_to_every_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweep_module, "MOST_TABLES", 2)

    async def work(here: Process, there: Process) -> None:
        tables = [await table_that_waits(here, asked) for asked in (1, 1, 1, 5, 5)]
        sweep, bots = sweep_of(there)
        found = []
        for _ in range(3):
            await sweep.look()
            found.append(sum(1 for table in tables if bots.has_jobs_at(table)))
        assert found == [2, 4, 5]
        bots.forget_table(tables[0].id)
        bots.forget_table(tables[4].id)
        for _ in range(3):
            await sweep.look()
        assert all(bots.has_jobs_at(table) for table in tables), "it begins again"

    with_two_processes(tmp_path, work)
