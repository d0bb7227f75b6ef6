"""Who is next? Bot time is shared over players, then over a player's tables.

Each player has a count of the bot time that was used for them, and whose count is lowest is next: one guest's hundred tables
get as much as another's one. Who comes begins with the count of who is served now, so that nobody can save time up (start-time
fair queueing). Operations take a time that grows with the logarithm of the number of players at most.
"""

from __future__ import annotations

import heapq
import itertools
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

PATIENCE: Final = 8  # every so many jobs one goes to a watched table, though people wait at theirs
CREEP: Final = (
    0.125  # the count of who comes grows by this part of the time used, so that newcomers cannot keep others out
)
MOST_IDLE: Final = 1_000  # players whose count is remembered though nothing of theirs waits


class Rank(IntEnum):
    """The lower goes first."""

    PLAYED = 0  # a person sits at the table, or asks for a hint
    WATCHED = 1  # only bots play, and somebody looks on
    RESTING = 2  # only bots play, and nobody looks


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where a job stands in the queue. `player`: in whose share; `seconds`: how long it is expected to take."""

    player: str
    table: str
    rank: Rank
    is_watched: bool  # of a player's tables of one rank, those that somebody looks at go first
    is_quick: bool
    seconds: float


class _Share:
    """What waits for one player in one line."""

    __slots__ = ("tables", "ticket")

    def __init__(self) -> None:
        self.ticket = 0  # of the only entry in the heap that is valid
        # Watched tables, then the others; each table with its jobs.
        self.tables: tuple[OrderedDict[str, dict[Hashable, None]], ...] = (OrderedDict(), OrderedDict())

    def add(self, job: Hashable, place: Place) -> None:
        self.tables[not place.is_watched].setdefault(place.table, {})[job] = None

    def remove(self, job: Hashable, place: Place) -> None:
        tables = self.tables[not place.is_watched]
        jobs = tables[place.table]
        del jobs[job]
        if not jobs:
            del tables[place.table]

    def first(self) -> Hashable:
        """The first job of the table whose turn it is."""
        tables = self.tables[0] or self.tables[1]
        return next(iter(next(iter(tables.values()))))

    def rotate(self, place: Place) -> None:
        """The table had its turn."""
        tables = self.tables[not place.is_watched]
        if place.table in tables:
            tables.move_to_end(place.table)

    def __bool__(self) -> bool:
        return bool(self.tables[0] or self.tables[1])


class _Line:
    """The jobs of one rank and speed."""

    __slots__ = ("heap", "shares")

    def __init__(self) -> None:
        self.shares: dict[str, _Share] = {}  # by player
        # (time used, ticket, player), the lowest first. An entry whose ticket is not the player's own is out of date.
        self.heap: list[tuple[float, int, str]] = []

    def enter(self, player: str, used: float, ticket: int) -> None:
        self.shares[player].ticket = ticket
        heapq.heappush(self.heap, (used, ticket, player))
        if len(self.heap) > 64 and len(self.heap) > 4 * len(self.shares):
            self.heap = [entry for entry in self.heap if self._is_valid(entry)]
            heapq.heapify(self.heap)

    def head(self) -> tuple[float, int, str] | None:
        """The entry of the player who is next."""
        while self.heap and not self._is_valid(self.heap[0]):
            heapq.heappop(self.heap)
        return self.heap[0] if self.heap else None

    def _is_valid(self, entry: tuple[float, int, str]) -> bool:
        share = self.shares.get(entry[2])
        return share is not None and share.ticket == entry[1]


class FairQueue:
    def __init__(self) -> None:
        self._places: dict[Hashable, Place] = {}
        self._lines: dict[tuple[Rank, bool], _Line] = {
            (rank, is_quick): _Line() for rank in Rank for is_quick in (True, False)
        }
        self._used: dict[str, float] = {}  # by player
        self._waiting: dict[str, int] = {}  # how many jobs of each player wait
        self._now = 0.0  # the count that a player who comes begins with
        self._forget_at = MOST_IDLE
        self._tickets = itertools.count(1)
        self._passed_over = 0  # jobs that were taken before a watched table's

    def __len__(self) -> int:
        return len(self._places)

    def __contains__(self, job: Hashable) -> bool:
        return job in self._places

    def push(self, job: Hashable, place: Place) -> None:
        """A job that waits already goes to the new place, if it is another one."""
        before = self._places.get(job)
        if before == place:
            return
        if before is not None:
            self.remove(job)
        player = place.player
        self._used[player] = max(self._used.get(player, 0.0), self._now)
        self._waiting[player] = self._waiting.get(player, 0) + 1
        self._places[job] = place
        line = self._line(place)
        share = line.shares.get(player)
        if share is None:
            share = line.shares[player] = _Share()
            line.enter(player, self._used[player], next(self._tickets))
        share.add(job, place)

    def remove(self, job: Hashable) -> None:
        """No-op if it does not wait."""
        place = self._places.pop(job, None)
        if place is None:
            return
        line = self._line(place)
        share = line.shares[place.player]
        share.remove(job, place)
        if not share:
            del line.shares[place.player]
        self._waiting[place.player] -= 1
        if not self._waiting[place.player]:
            del self._waiting[place.player]

    def pop(self, quick_only: bool = False) -> Hashable | None:
        """The next job. Its expected time is charged to its player; `settle` corrects it later."""
        line = self._next_line(quick_only)
        if line is None:
            return None
        head = line.head()
        assert head is not None
        used, _, player = head
        share = line.shares[player]
        job = share.first()
        place = self._places[job]
        self._now = max(self._now, used)
        self.remove(job)
        share.rotate(place)
        self._charge(player, place.seconds)
        self._forget_idle_players()
        return job

    def settle(self, place: Place, seconds: float) -> None:
        """A job took so long. Each job is settled once after it was taken from the queue."""
        self._now += CREEP * seconds / max(1, len(self._waiting))
        self._charge(place.player, seconds - place.seconds)

    def _charge(self, player: str, seconds: float) -> None:
        if player not in self._used:
            return
        self._used[player] += seconds
        if player in self._waiting:
            for line in self._lines.values():
                if player in line.shares:
                    line.enter(player, self._used[player], next(self._tickets))

    def _line(self, place: Place) -> _Line:
        return self._lines[place.rank, place.is_quick]

    def _next_line(self, quick_only: bool) -> _Line | None:
        found = [(rank, line) for rank in Rank if (line := self._line_of_rank(rank, quick_only)) is not None]
        if not found:
            return None
        if [rank for rank, _ in found[:2]] == [Rank.PLAYED, Rank.WATCHED]:
            self._passed_over += 1
            if self._passed_over >= PATIENCE:
                self._passed_over = 0
                return found[1][1]
        return found[0][1]

    def _line_of_rank(self, rank: Rank, quick_only: bool) -> _Line | None:
        """The line in which the player is who used the least."""
        quick, slow = self._lines[rank, True], self._lines[rank, False]
        first = quick.head()
        other = None if quick_only else slow.head()
        if first is None:
            return None if other is None else slow
        return quick if other is None or first <= other else slow

    def _forget_idle_players(self) -> None:
        if len(self._used) > self._forget_at:
            used, waiting, now = self._used, self._waiting, self._now
            self._used = {player: used[player] for player in used if player in waiting or used[player] > now}
            self._forget_at = MOST_IDLE + 2 * len(self._used)
