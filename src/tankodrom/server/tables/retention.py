"""Removes what nobody needs any more, once an hour and a little at a time. Who sits at a table is told some days before."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

import structlog
from sqlalchemy import and_, delete, exists, func, or_, select, text, update

from tankodrom.server.clock import now_ms
from tankodrom.server.db.schema import DEVICES, PLAYERS, RECOVERY, SEATS, SNAPSHOTS, TABLES
from tankodrom.server.db.store import Store, delete_tables
from tankodrom.server.problems import NotFound
from tankodrom.server.settings import Settings
from tankodrom.server.tables.registry import TableRegistry

FIRST: Final = 60.0  # seconds from the start of the server
EVERY: Final = 3600.0
PAUSE: Final = 0.05  # between two transactions: moves come first
DAY: Final = 86_400_000  # milliseconds
WARNING: Final = 7 * DAY  # how long before its end a table says so; at most half of the time that it is kept
AT_ONCE: Final = 200  # rows in one transaction
TABLES_AT_ONCE: Final = 20
ENTRIES_AT_ONCE: Final = 5_000  # of the log, unless one table has more
SNAPSHOTS_KEPT: Final = 2  # of each table; only the last one is read, unless it is damaged
FREED_AT_ONCE: Final = 500  # pages of an SQLite file
LOCK: Final = 7246_0816  # of PostgreSQL: one process cleans at a time

_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Rule:
    """Tables of one kind, and how long they are kept after the last thing that happened there."""

    name: str
    condition: Any
    keep: int  # milliseconds; 0: for ever

    @property
    def warning(self) -> int:
        return min(WARNING, self.keep // 2)


def rules_of(settings: Settings) -> list[Rule]:
    is_held = exists().where(and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.player != ""))
    is_ours = or_(is_held, TABLES.c.is_imported)
    status = TABLES.c.status
    return [
        Rule("open", status == "open", DAY * settings.keep_open_days),
        Rule("bots only", and_(status != "open", ~is_ours), DAY * settings.keep_bots_only_days),
        Rule("abandoned", and_(status == "playing", is_ours), DAY * settings.keep_abandoned_days),
        Rule("finished", and_(status == "finished", is_ours), DAY * settings.keep_finished_days),
    ]


class Retention:
    def __init__(self, store: Store, registry: TableRegistry, settings: Settings) -> None:
        self._store = store
        self._registry = registry
        self._settings = settings
        self._task: asyncio.Task[None] | None = None
        self._is_closing = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="retention")

    async def close(self) -> None:
        self._is_closing = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        await asyncio.sleep(FIRST)
        while not self._is_closing:
            try:
                await self.clean(now_ms())
            except Exception as error:
                _log.warning("removing old things failed", error=repr(error))
            if not self._is_closing:
                await asyncio.sleep(EVERY)

    async def clean(self, now: int) -> None:
        async with self._only_here() as is_mine:
            if not is_mine:
                return
            for rule in rules_of(self._settings):
                await self._spare(rule, now)
                if rule.keep:
                    await self._warn(rule, now)
                    await self._remove(rule, now)
            if self._settings.chat_days:
                await self._store.remove_old_chat(now - DAY * self._settings.chat_days)
            await self._remove_players(now)
            await self._prune_snapshots()
            await self._store.remove_unused_packs()
            await self._shrink_file()

    @asynccontextmanager
    async def _only_here(self) -> AsyncIterator[bool]:
        """False: another process is at it."""
        if self._store.sqlite_write_lock is not None:
            yield True
            return
        async with self._store.engine.connect() as plain:
            connection = await plain.execution_options(isolation_level="AUTOCOMMIT")
            is_mine = (await connection.execute(text(f"SELECT pg_try_advisory_lock({LOCK})"))).scalar_one()
            try:
                yield bool(is_mine)
            finally:
                if is_mine:
                    await connection.execute(text(f"SELECT pg_advisory_unlock({LOCK})"))

    # Tables

    async def _spare(self, rule: Rule, now: int) -> None:
        """Tables that were told of an end which is not due any more: the operator keeps them longer now."""
        is_early = TABLES.c.changed > now - rule.keep + rule.warning if rule.keep else TABLES.c.changed >= 0
        while ids := await self._some(and_(rule.condition, TABLES.c.ends > 0, is_early), AT_ONCE):
            await self._set_ends(ids, 0)

    async def _warn(self, rule: Rule, now: int) -> None:
        """They end when their time is over, but never without the whole warning."""
        is_due = TABLES.c.changed <= now - rule.keep + rule.warning
        while ids := await self._some(and_(rule.condition, TABLES.c.ends == 0, is_due), AT_ONCE):
            await self._set_ends(ids, now + rule.warning)

    async def _set_ends(self, ids: Sequence[str], ends: int) -> None:
        async with self._store.writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id.in_(ids)).values(ends=ends))
        for table_id in ids:
            table = self._registry.in_memory(table_id)
            if table is not None:
                with suppress(NotFound):  # its owner deleted it meanwhile
                    async with table.lock:
                        await table.read_seats()
                    table.send_table_changed()
        await asyncio.sleep(PAUSE)

    async def _remove(self, rule: Rule, now: int) -> None:
        is_over = and_(TABLES.c.ends.between(1, now), TABLES.c.changed <= now - rule.keep)
        count = 0
        while ids := await self._some(and_(rule.condition, is_over), TABLES_AT_ONCE):
            ids = await self._few_entries(ids)
            async with self._store.writing() as connection:
                # Somebody may have moved meanwhile; from here on nobody can.
                still = select(TABLES.c.id).where(and_(TABLES.c.id.in_(ids), is_over)).with_for_update()
                ids = [str(row[0]) for row in await connection.execute(still)]
                await delete_tables(connection, ids)
            for table_id in ids:
                self._registry.table_removed(table_id)
            count += len(ids)
            await asyncio.sleep(PAUSE)
        if count:
            _log.info("old tables removed", kind=rule.name, tables=count)

    async def _few_entries(self, ids: list[str]) -> list[str]:
        """The first of them, with no more entries than go well into one transaction."""
        lengths = await self._store.last_seqs(ids)
        few: list[str] = []
        entries = 0
        for table_id in ids:
            entries += lengths.get(table_id, 0)
            if few and entries > ENTRIES_AT_ONCE:
                break
            few.append(table_id)
        return few

    async def _some(self, condition: Any, limit: int) -> list[str]:
        async with self._store.engine.connect() as connection:
            rows = await connection.execute(
                select(TABLES.c.id).where(condition).order_by(TABLES.c.changed).limit(limit)
            )
            return [str(row[0]) for row in rows]

    # Players, snapshots, the file

    async def _remove_players(self, now: int) -> None:
        """Those who have no seat and no table, and were not here for long."""
        if not self._settings.keep_players_days:
            return
        before = now - DAY * self._settings.keep_players_days
        is_gone = and_(
            ~PLAYERS.c.is_runner,
            PLAYERS.c.seen < before,
            PLAYERS.c.created < before,
            ~exists().where(SEATS.c.player == PLAYERS.c.id),
            ~exists().where(TABLES.c.owner == PLAYERS.c.id),
            ~exists().where(and_(DEVICES.c.player == PLAYERS.c.id, DEVICES.c.seen >= before)),
        )
        while True:
            async with self._store.engine.connect() as connection:
                found = await connection.execute(select(PLAYERS.c.id).where(is_gone).limit(AT_ONCE))
                ids = [str(row[0]) for row in found]
            if not ids:
                return
            async with self._store.writing() as connection:
                await connection.execute(delete(DEVICES).where(DEVICES.c.player.in_(ids)))
                await connection.execute(delete(RECOVERY).where(RECOVERY.c.player.in_(ids)))
                await connection.execute(delete(PLAYERS).where(PLAYERS.c.id.in_(ids)))
            _log.info("old players removed", players=len(ids))
            await asyncio.sleep(PAUSE)

    async def _prune_snapshots(self) -> None:
        many = (
            select(SNAPSHOTS.c.table_id)
            .group_by(SNAPSHOTS.c.table_id)
            .having(func.count() > SNAPSHOTS_KEPT)
            .limit(TABLES_AT_ONCE)
        )
        while True:
            async with self._store.engine.connect() as connection:
                ids = [str(row[0]) for row in await connection.execute(many)]
            if not ids:
                return
            async with self._store.writing() as connection:
                for table_id in ids:
                    of_table = SNAPSHOTS.c.table_id == table_id
                    oldest_kept = (
                        select(SNAPSHOTS.c.seq)
                        .where(of_table)
                        .order_by(SNAPSHOTS.c.seq.desc())
                        .offset(SNAPSHOTS_KEPT - 1)
                        .limit(1)
                    )
                    kept = (await connection.execute(oldest_kept)).scalar_one()
                    await connection.execute(delete(SNAPSHOTS).where(and_(of_table, SNAPSHOTS.c.seq < kept)))
            await asyncio.sleep(PAUSE)

    async def _shrink_file(self) -> None:
        """Give free pages of an SQLite file back, a few at a time. A file from before 0003 keeps them for later use."""
        lock, file = self._store.sqlite_write_lock, self._store.file
        while lock is not None and file is not None:
            async with lock:
                is_more = await asyncio.to_thread(_free_pages, file.uri())
            if not is_more:
                return
            await asyncio.sleep(PAUSE)


def _free_pages(uri: str) -> bool:
    """True if there are more."""
    connection = sqlite3.connect(uri, uri=True, timeout=10, isolation_level=None)
    try:
        is_incremental = connection.execute("PRAGMA auto_vacuum").fetchone()[0] == 2
        free = connection.execute("PRAGMA freelist_count").fetchone()[0]
        if not is_incremental or not free:
            return False
        # Not `execute`, which frees one page: it does not step through a statement that gives no rows.
        connection.executescript(f"PRAGMA incremental_vacuum({FREED_AT_ONCE})")
        return bool(free > FREED_AT_ONCE)
    finally:
        connection.close()
