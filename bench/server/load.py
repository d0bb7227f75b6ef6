"""The load: tables with two live clients each, at every table one move on its way at any time.

Both systems get the same. A move is done when the client that sent it and the other one have both been told of it;
then whoever is asked moves at once.
"""

from __future__ import annotations

import asyncio
import os
import time
from abc import ABC, abstractmethod
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

COUNTER: Final = "counter"  # the smallest game, the same on both sides; all else is of the size of Rush
MATCH: Final = 730  # moves, then a new match: as long as a game of Rush by chance takes on average
WARMING: Final = 1.5  # seconds before it counts: compilers that compile while running, caches
AT_ONCE: Final = 20  # tables that are set up at the same time
PATIENCE: Final = 20.0  # seconds for what is under way at the end
QUIET: Final = 5.0  # seconds without a move after which a table counts as stuck


class LoadError(Exception):
    """The server did not do what was asked of it; the figures would mean nothing."""


@dataclass(slots=True)
class Tally:
    """What the clients saw while it counted."""

    is_counting: bool = False
    is_stopping: bool = False
    own: list[float] = field(default_factory=list)  # seconds until the sender was told of its move
    both: list[float] = field(default_factory=list)  # until the other one was told as well
    accepted: int = 0  # answers "done", where a system gives them
    matches: int = 0  # begun after the first ones
    heard_bytes: int = 0
    failures: list[str] = field(default_factory=list)


class Pair(ABC):
    """One table and its two clients, who begin anew when a game is over."""

    def __init__(self, tally: Tally, number: int) -> None:
        self.tally = tally
        self.number = number
        self.last = time.perf_counter()  # when the last move landed
        self._sender = -1
        self._sent = 0.0
        self._own = 0.0
        self._waiting = 0  # bits of the seats that were not told yet
        self._beginning: asyncio.Task[None] | None = None

    @abstractmethod
    async def begin(self) -> None:
        """Everything up to the first move, which it makes."""

    @abstractmethod
    def go_on(self) -> None:
        """Both were told: make the next move, or begin anew."""

    @abstractmethod
    def close(self) -> None: ...

    def sending(self, seat: int) -> None:
        """To be called just before a move is sent."""
        self._sender = seat
        self._waiting = 0b11
        self._sent = time.perf_counter()

    def told(self, seat: int) -> None:
        """A client was told of the move."""
        now = time.perf_counter()
        bit = 1 << seat
        if not self._waiting & bit:
            self.fail(f"seat {seat} was told of a move that nobody made")
            return
        self._waiting ^= bit
        if seat == self._sender:
            self._own = now - self._sent
        if not self._waiting:
            tally = self.tally
            if tally.is_counting:
                tally.own.append(self._own)
                tally.both.append(now - self._sent)
            self.last = now
            if not tally.is_stopping:
                self.go_on()

    def begin_anew(self) -> None:
        self.tally.matches += 1
        self._beginning = asyncio.create_task(self._begin_anew())

    async def _begin_anew(self) -> None:
        try:
            await self.begin()
        except Exception as error:
            self.fail(f"no new game: {error!r}")

    def fail(self, why: str) -> None:
        self.tally.failures.append(f"table {self.number}: {why}")

    @property
    def is_busy(self) -> bool:
        return bool(self._waiting) or (self._beginning is not None and not self._beginning.done())


class System(ABC):
    """A server that is running, and how its tables are made. `group`: its processes."""

    group: int

    @abstractmethod
    def pair(self, tally: Tally, number: int) -> Pair: ...

    @abstractmethod
    async def open(self) -> None:
        """What all clients share, made in the loop that will use it."""

    @abstractmethod
    async def close(self) -> None: ...


@dataclass(slots=True)
class Cell:
    """One system with so many tables. Times in seconds, processors as a share of one."""

    tables: int
    seconds: float
    own: list[float]
    both: list[float]
    matches: int
    accepted: int
    heard_bytes: int
    client_cpu: float
    server_cpu: float
    machine_load: float

    def figures(self) -> dict[str, Any]:
        values = asdict(self)
        own = sorted(values.pop("own"))
        both = sorted(values.pop("both"))
        return values | {
            "moves": len(own),
            "moves_per_second": len(own) / self.seconds,
            "moves_per_server_cpu_second": len(own) / (self.server_cpu * self.seconds or float("nan")),
            "p50_ms": 1000 * percentile(own, 50),
            "p99_ms": 1000 * percentile(own, 99),
            "both_told_p50_ms": 1000 * percentile(both, 50),
            "both_told_p99_ms": 1000 * percentile(both, 99),
        }


def percentile(ordered: list[float], percent: int) -> float:
    """The nearest rank."""
    return ordered[max(0, -(-len(ordered) * percent // 100) - 1)] if ordered else float("nan")


def joined(first: Cell, second: Cell) -> Cell:
    """Two measurements of the same, as one."""
    whole = first.seconds + second.seconds

    def mean(one: float, other: float) -> float:
        return (one * first.seconds + other * second.seconds) / whole

    return Cell(
        first.tables,
        whole,
        first.own + second.own,
        first.both + second.both,
        first.matches + second.matches,
        first.accepted + second.accepted,
        first.heard_bytes + second.heard_bytes,
        mean(first.client_cpu, second.client_cpu),
        mean(first.server_cpu, second.server_cpu),
        mean(first.machine_load, second.machine_load),
    )


async def measure(system: System, tables: int, seconds: float) -> Cell:
    tally = Tally()
    await system.open()
    pairs = [system.pair(tally, number) for number in range(tables)]
    try:
        for start in range(0, tables, AT_ONCE):
            await asyncio.gather(*(pair.begin() for pair in pairs[start : start + AT_ONCE]))
        await asyncio.sleep(WARMING)
        matches, accepted, heard = tally.matches, tally.accepted, tally.heard_bytes
        client, server, since = time.process_time(), seconds_used(system.group), time.perf_counter()
        tally.is_counting = True
        await asyncio.sleep(seconds)
        tally.is_counting = False
        took = time.perf_counter() - since
        client, server = time.process_time() - client, seconds_used(system.group) - server
        matches, accepted, heard = tally.matches - matches, tally.accepted - accepted, tally.heard_bytes - heard
        stuck = [pair.number for pair in pairs if time.perf_counter() - pair.last > QUIET]
        if stuck:
            tally.failures.append(f"no moves any more at the tables {stuck[:10]}")
        tally.is_stopping = True
        deadline = time.perf_counter() + PATIENCE
        while not tally.failures and any(pair.is_busy for pair in pairs):
            if time.perf_counter() > deadline:
                tally.failures.append("moves that were never told of")
            await asyncio.sleep(0.02)
    finally:
        tally.is_stopping = True
        for pair in pairs:
            pair.close()
        await system.close()
    if tally.failures:
        raise LoadError("\n".join(tally.failures[:10]))
    return Cell(
        tables,
        took,
        tally.own,
        tally.both,
        matches,
        accepted,
        heard,
        client / took,
        server / took,
        os.getloadavg()[0],
    )


def seconds_used(group: int) -> float:
    """The processor time of all processes of a group, by Linux' own books."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it ended meanwhile
            continue
        if int(fields[2]) == group:
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")
