"""A fair share for everybody: how much one player, and all players of one address, may have and do.

What must survive a restart is counted from the database. What is counted by the minute or the hour, and what belongs to
an address, is counted in memory: addresses are not stored.
"""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from tankodrom.protocol.rest import Status
from tankodrom.server.clock import now_ms
from tankodrom.server.db.store import PlayerRow, Store
from tankodrom.server.problems import QuotaReached
from tankodrom.server.settings import Settings

HOUR: Final = 3600.0  # seconds
MINUTE: Final = 60.0
NEW_PLAYERS_AN_HOUR: Final = 20  # times the players of an address
RENAMES_AN_HOUR: Final = 20
MOST_KEYS: Final = 10_000  # players or addresses that are remembered
NO_ADDRESS: Final = ""  # of this machine: a proxy brings everybody


class Window:
    """Counts what each key did within the last so many seconds."""

    def __init__(self, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._now = now
        self._times: dict[str, deque[float]] = {}

    def wait(self, key: str, most: int) -> int:
        """Seconds until the key may do it once more; 0: now."""
        times = self._times.get(key)
        if times is None:
            return 0
        self._drop_old(times)
        if len(times) < most:
            return 0
        return max(1, math.ceil(times[len(times) - most] + self._seconds - self._now()))

    def add(self, key: str) -> None:
        if key not in self._times and len(self._times) >= MOST_KEYS:
            self._forget()
        self._times.setdefault(key, deque()).append(self._now())

    def _drop_old(self, times: deque[float]) -> None:
        earliest = self._now() - self._seconds
        while times and times[0] <= earliest:
            times.popleft()

    def _forget(self) -> None:
        for key, times in list(self._times.items()):
            self._drop_old(times)
            if not times:
                del self._times[key]
        if len(self._times) >= MOST_KEYS:
            self._times.clear()


class Quotas:
    """`network` is the address of who asks (`Context.network`), or NO_ADDRESS."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        self._made_by_player = Window(HOUR)
        self._made_by_network = Window(HOUR)
        self._said_by_player = Window(MINUTE)
        self._said_by_network = Window(MINUTE)
        self._new_by_network = Window(HOUR)
        self._renamed = Window(HOUR)
        self._being_made: dict[str, int] = {}  # tables, by player
        self._tables: dict[str, deque[str]] = {}  # the last ones that each address made

    # Tables

    @asynccontextmanager
    async def making_table(self, player: PlayerRow, network: str, status: Status) -> AsyncIterator[list[str]]:
        """The caller makes the table within, and puts its id into the list. QuotaReached if it may not."""
        made: list[str] = []
        if not self._settings.quotas:
            yield made
            return
        self._check_made_in_an_hour(player.id, network)
        self._being_made[player.id] = self._being_made.get(player.id, 0) + 1
        try:
            await self._check_tables(player.id, network, status)
            self._made_by_player.add(player.id)
            if network:
                self._made_by_network.add(network)
            yield made
        finally:
            self._being_made[player.id] -= 1
            if not self._being_made[player.id]:
                del self._being_made[player.id]
            if network and made:
                self._remember(network, made)

    def _check_made_in_an_hour(self, player: str, network: str) -> None:
        most = self._settings.tables_an_hour
        _refuse_if(self._made_by_player.wait(player, most), "tables-hour", most)
        if network:
            most *= self._settings.players_an_address
            _refuse_if(self._made_by_network.wait(network, most), "address-tables-hour", most)

    async def _check_tables(self, player: str, network: str, status: Status) -> None:
        settings = self._settings
        count = await self._store.tables_made_by(player, now_ms() - int(1000 * HOUR))
        if count.lately >= settings.tables_an_hour:  # also those from before a restart
            wait = max(1, math.ceil(HOUR - (now_ms() - count.earliest) / 1000))
            _refuse_if(wait, "tables-hour", settings.tables_an_hour)
        others = self._being_made[player] - 1
        if status == "open":
            await self._check_number(network, status, count.open + others, settings.tables_open)
        elif status == "playing":
            await self._check_number(network, status, count.playing + others, settings.tables_running)

    async def _check_number(self, network: str, status: Status, mine: int, most: int) -> None:
        limit = "tables-open" if status == "open" else "tables-running"
        if mine >= most:
            _refuse(limit, most, 0)
        most *= self._settings.players_an_address
        known = self._tables.get(network, ())
        if network and len(known) >= most and await self._store.count_tables(list(known), status) >= most:
            _refuse(f"address-{limit}", most, 0)

    def _remember(self, network: str, tables: list[str]) -> None:
        if network not in self._tables and len(self._tables) >= MOST_KEYS:
            self._tables.clear()
        longest = (
            2 * self._settings.players_an_address * (self._settings.tables_open + self._settings.tables_running)
        )
        self._tables.setdefault(network, deque(maxlen=longest)).extend(tables)

    # Players

    def check_new_player(self, network: str) -> None:
        """Before a player is made. One address may bring as many as a whole club has."""
        if self._settings.quotas and network:
            most = NEW_PLAYERS_AN_HOUR * self._settings.players_an_address
            _refuse_if(self._new_by_network.wait(network, most), "address-players-hour", most)
            self._new_by_network.add(network)

    def check_rename(self, player: PlayerRow) -> None:
        """Before a new name, which is told at every table of the player."""
        if self._settings.quotas:
            _refuse_if(self._renamed.wait(player.id, RENAMES_AN_HOUR), "renames-hour", RENAMES_AN_HOUR)
            self._renamed.add(player.id)

    # Seats and words

    async def check_seat(self, player: PlayerRow) -> None:
        """Before a seat is taken."""
        most = self._settings.seats_held
        if self._settings.quotas and await self._store.seats_held_by(player.id) >= most:
            _refuse("seats", most, 0)

    def check_chat(self, player: PlayerRow, network: str) -> None:
        """Before a line is said: on sockets and over REST, by players and by who watches."""
        if not self._settings.quotas:
            return
        most = self._settings.chat_lines_a_minute
        _refuse_if(self._said_by_player.wait(player.id, most), "chat", most)
        if network:
            of_address = most * self._settings.players_an_address
            _refuse_if(self._said_by_network.wait(network, of_address), "address-chat", of_address)
            self._said_by_network.add(network)
        self._said_by_player.add(player.id)


def _refuse_if(wait: int, limit: str, most: int) -> None:
    if wait:
        _refuse(limit, most, wait)


def _refuse(limit: str, most: int, retry: int) -> None:
    when = f"try again in {retry} s" if retry else "end or leave some first"
    raise QuotaReached(f"at most {most} ({limit}); {when}", limit=limit, most=most, retry=retry)
