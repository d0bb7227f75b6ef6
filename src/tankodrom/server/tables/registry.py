"""All tables that this process has in memory: loaded when they are used, forgotten when they are idle, and kept up to date
when other processes write to them."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from tankodrom.core.errors import BadSetup, BrokenReplay
from tankodrom.games.registry import game_named
from tankodrom.protocol.sockets import TableRemoved
from tankodrom.server.bots.dispatch import BotDispatch
from tankodrom.server.bus.bus import PLAYERS_CHANGED, Bus
from tankodrom.server.db.store import Store, TableRow
from tankodrom.server.identity import is_id
from tankodrom.server.log.writer import Writer
from tankodrom.server.player_cache import PlayerCache
from tankodrom.server.problems import NotFound, NotNow, Problem, Unavailable
from tankodrom.server.tables.chat import Chat
from tankodrom.server.tables.loading import read_opening
from tankodrom.server.tables.table import OPEN, LiveTable

IDLE: Final = 600.0  # seconds until a table that nobody uses is forgotten
POLL: Final = 1.0  # seconds between looks for what other processes wrote, if no bus tells
POLL_WITH_BUS: Final = 10.0  # the same if the bus is connected
POLLED_AT_ONCE: Final = 500  # tables
GONE: Final = "gone"  # on the bus, after the id of a table that was removed

_log = structlog.get_logger()


def is_playable(row: TableRow) -> bool:
    """Does this server have the game, in the version of its rules that the table was begun under?"""
    try:
        return game_named(row.game).rules_version == row.rules_version
    except BadSetup:
        return False


class TableRegistry:
    def __init__(
        self,
        *,
        store: Store,
        writer: Writer,
        bus: Bus,
        bots: BotDispatch,
        players: PlayerCache,
        chat: Chat,
        has_other_processes: bool,
    ) -> None:
        self._store = store
        self._writer = writer
        self._bus = bus
        self._bots = bots
        self._players = players
        self._chat = chat
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._has_other_processes = has_other_processes
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._bus.start(self._on_bus_message)
        self._task = asyncio.create_task(self._keep_up(), name="table registry")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self.close_connections()
        await self._bus.close()

    def close_connections(self) -> None:
        """End all sockets and streams. They connect again to another process, or to this one after its restart."""
        for table in self._tables.values():
            for subscriber in table.broadcast.everybody():
                subscriber.end()

    # Finding

    def in_memory(self, table_id: str) -> LiveTable | None:
        return self._tables.get(table_id)

    async def table(self, table_id: str) -> LiveTable:
        """Loaded once, however many ask at the same time."""
        table = self._tables.get(table_id)
        if table is None:
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(task)
        table.used = time.monotonic()
        return table

    async def fresh_table(self, table_id: str) -> LiveTable:
        """With all that any process has written."""
        is_new = (
            table_id not in self._tables and table_id not in self._loading
        )  # else it was read before this call
        table = await self.table(table_id)
        if not is_new:
            await self.refresh(table)
        return table

    async def refresh(self, table: LiveTable) -> None:
        if self._has_other_processes:
            async with table.lock:
                await table.catch_up()

    async def refresh_seats(self, table: LiveTable) -> None:
        """The caller holds the lock. A process that died may have changed a seat without a word in the log."""
        await table.catch_up()
        if self._has_other_processes:
            try:
                await table.read_seats()
            except NotFound:
                self._forget(table.id)
                raise

    async def _load(self, table_id: str) -> LiveTable:
        # What is no id is not looked for: PostgreSQL breaks over some characters.
        row = await self._store.table(table_id) if is_id(table_id) else None
        if row is None:
            raise NotFound("there is no such table")
        if not is_playable(row):
            raise NotNow(
                f"{row.game} was begun under rules version {row.rules_version}, which this server does not play"
            )
        opening = await read_opening(self._store, row)
        seats = await self._store.seats(table_id)
        table = LiveTable(row, seats, self._store, self._writer, self, opening)
        table.chat_sent = await self._store.last_chat(table_id)
        await table.load()
        await table.read_seats()  # after the log, so that a join in between is not missed
        self._tables[table_id] = table
        self._bots.update_jobs(table)  # a bot may be waiting since a crash
        return table

    # Keeping up with other processes

    def table_changed(self, table: LiveTable) -> None:
        """Bots are asked, and other processes told. If no runner is here, theirs are asked for help."""
        self._bots.update_jobs(table)
        needs_runner = not self._bots.has_runners() and bool(table.asked_bots())
        self._bus.publish(f"{table.id} bots" if needs_runner else table.id)

    def table_removed(self, table_id: str) -> None:
        """Its rows are gone: who looks at it is told, here and at other processes."""
        self._forget(table_id)
        self._bus.publish(f"{table_id} {GONE}")

    def _forget(self, table_id: str) -> None:
        self._bots.forget_table(table_id)
        table = self._tables.pop(table_id, None)
        if table is not None:
            table.broadcast.send_all(TableRemoved())
            for subscriber in table.broadcast.everybody():
                subscriber.end()

    def viewers_changed(self, table: LiveTable) -> None:
        """Bots at tables that somebody looks at go first."""
        if self._bots.has_jobs_at(table):
            self._bots.update_jobs(table)

    async def _on_bus_message(self, message: str) -> None:
        """Another process, or this one, wrote to a table or changed a player."""
        table_id, _, bots = message.partition(" ")
        if table_id == PLAYERS_CHANGED:
            await self.player_changed(bots)
            return
        if bots == GONE:
            self._forget(table_id)
            return
        has_to_help = bool(bots) and self._bots.has_runners()
        table = await self.table(table_id) if has_to_help else self._tables.get(table_id)
        # A table that nobody follows here can wait: who comes next refreshes it.
        if table is None or not (has_to_help or table.broadcast or self._bots.has_jobs_at(table)):
            return
        seats = table.seats
        try:
            async with table.lock:
                await table.catch_up()
                if table.status == OPEN:  # the maker changes seats without a word in the log
                    await table.read_seats()
        except NotFound:
            self._forget(table_id)
            return
        if table.seats != seats:
            table.send_table_changed()
        await self._chat.send_new_lines(table)
        if has_to_help:
            self._bots.update_jobs(table)
        else:
            self._bots.drop_answered_jobs(table)

    async def player_changed(self, player: str) -> None:
        """A player has another name, a device less, or is gone: tables here hear of it, lost devices are cut off."""
        self._players.forget()
        await self._end_lost_devices(player)
        for table in list(self._tables.values()):
            if table.seats_of(player):
                try:
                    async with table.lock:
                        await table.read_seats()
                except NotFound:  # another process removed it
                    self._forget(table.id)
                else:
                    table.send_table_changed()

    async def _end_lost_devices(self, player: str) -> None:
        """End the connections of devices that were taken away from this player ("": from any)."""
        subscribers = [
            subscriber
            for table in self._tables.values()
            for subscriber in table.broadcast.everybody()
            if subscriber.device and player in ("", subscriber.player)
        ]
        if subscribers:
            lost = await self._players.lost_devices({subscriber.device for subscriber in subscribers})
            for subscriber in subscribers:
                if subscriber.device in lost:
                    subscriber.revoke()

    async def _keep_up(self) -> None:
        """Forget idle tables, and look for changes that no bus told."""
        polled = time.monotonic()
        while True:
            await asyncio.sleep(POLL)
            try:
                now = time.monotonic()
                for table in list(self._tables.values()):
                    if now - table.used > IDLE and not table.broadcast and not table.lock.is_taken():
                        del self._tables[table.id]
                wait = POLL_WITH_BUS if self._bus.is_connected else POLL
                if self._has_other_processes and now - polled >= wait:
                    polled = now
                    self._players.forget()
                    await self._end_lost_devices("")
                    await self._poll()
            except Unavailable:
                pass  # in the log already, once for all
            except Exception as error:
                _log.warning("keeping up failed", error=repr(error))

    async def _poll(self) -> None:
        ids = list(self._tables)
        for start in range(0, len(ids), POLLED_AT_ONCE):
            lengths = await self._store.last_seqs(ids[start : start + POLLED_AT_ONCE])
            for table_id in ids[start : start + POLLED_AT_ONCE]:
                table = self._tables.get(table_id)
                if table is not None and (lengths.get(table_id, 0) > table.seq or table.broadcast):
                    try:
                        await self._on_bus_message(table_id)
                    except (Problem, BrokenReplay) as problem:  # costs this table only
                        _log.warning("a table was not followed", table=table_id, error=repr(problem))
