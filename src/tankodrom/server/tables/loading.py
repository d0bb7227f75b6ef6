"""From a log to the game. This module is not compiled: between two entries a thread lets others go on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import structlog

from tankodrom.core.data_limits import RecentlyUsed
from tankodrom.core.errors import BadPack, BadSetup, BrokenReplay, TankodromError
from tankodrom.core.event import Event
from tankodrom.core.game import Game
from tankodrom.core.setup import Setup
from tankodrom.games.registry import game_named
from tankodrom.server.db.store import Store, TableRow
from tankodrom.server.log.hash_chain import Entry
from tankodrom.server.log.snapshots import opened
from tankodrom.server.problems import Broken
from tankodrom.server.tables.game_data import TableData, read_data, setup_of
from tankodrom.server.tables.session import GameSession, TableEvent
from tankodrom.server.workers import off_loop

FEW: Final = 40  # log entries that are followed at once; more are followed in a thread

_log = structlog.get_logger()


@dataclass(slots=True)
class Rebuilt:
    """`first`: how many events each viewer heard before those in `events`."""

    session: GameSession
    first: list[int]
    events: list[Event | TableEvent]


@dataclass(frozen=True, slots=True)
class Beginning:
    """All that a game follows from, besides its log."""

    game: Game[Any]
    setup: Setup
    seed: int

    def session(self) -> GameSession:
        return GameSession(self.game, self.setup, self.seed)


@dataclass(frozen=True, slots=True)
class Opening:
    """A table before its log is read. `own_data`: what the players brought."""

    own_data: dict[str, Any]
    beginning: Beginning
    session: GameSession


def opening_of(row: TableRow, data: TableData | None = None) -> Opening:
    """`data`: None if the row holds it all."""
    setup = setup_of(row)
    if data is None:
        data = TableData(setup.data, setup.data)
    beginning = Beginning(game_named(row.game), Setup(setup.seats, setup.options, data.played), int(row.seed, 16))
    return Opening(data.own, beginning, beginning.session())


async def read_opening(store: Store, row: TableRow) -> Opening:
    """Broken if the game cannot begin like this."""
    try:
        data = await read_data(store, row)
        return await off_loop(opening_of, row, data) if data.played else opening_of(row, data)
    except (BadSetup, BadPack, LookupError, TypeError, ValueError) as error:
        _tell_once(row.id, repr(error))
        raise Broken("this table's setup does not make sense; its game cannot be shown or go on") from error


async def rebuild_table(
    table_id: str, beginning: Beginning, log: Sequence[Entry], snapshot: tuple[int, bytes] | None
) -> Rebuilt:
    """`rebuild` where it holds nobody up. A log that broke once is not tried again while it is as long as it was."""
    last = log[-1].hash
    broken = _broken.get(table_id)
    if broken is not None and broken[0] == last:
        raise BrokenReplay(broken[1])
    try:
        if len(log) <= FEW:
            return rebuild(beginning, log, snapshot)
        return await off_loop(rebuild, beginning, log, snapshot)
    except BrokenReplay as error:
        _broken.put(table_id, (last, str(error)))
        _log.error("table does not replay", table=table_id, error=str(error))
        raise


def _tell_once(table_id: str, error: str) -> None:
    if _broken.get(table_id) is None:
        _broken.put(table_id, ("", error))
        _log.error("table cannot begin", table=table_id, error=error)


_broken: Final[RecentlyUsed[tuple[str, str]]] = RecentlyUsed(1_000)  # by table: its last hash, and what is wrong


def rebuild(beginning: Beginning, log: Sequence[Entry], snapshot: tuple[int, bytes] | None) -> Rebuilt:
    """From the snapshot if it is good, else from the beginning; BrokenReplay if the log cannot have happened."""
    session = beginning.session()
    done = 0
    if snapshot is not None:
        seq, data = snapshot
        try:
            session.restore(opened(data, log[seq - 1].hash), list(log[:seq]))
            done = seq
        except Exception as error:  # a cache may hold anything; the log is replayed instead
            _log.warning("snapshot not used", seq=seq, error=repr(error))
            session = beginning.session()
    first = session.numbers[:]
    return Rebuilt(session, first, _follow(session, log[done:]))


def all_events(beginning: Beginning, log: Sequence[Entry]) -> list[Event | TableEvent]:
    return _follow(beginning.session(), log)


def _follow(session: GameSession, log: Sequence[Entry]) -> list[Event | TableEvent]:
    events: list[Event | TableEvent] = []
    for entry in log:
        try:
            events += session.follow(entry)
        except BrokenReplay:
            raise
        except (TankodromError, ArithmeticError, LookupError, TypeError, ValueError) as error:
            raise BrokenReplay(f"entry {entry.seq}: {type(error).__name__}: {error}") from error
    return events
