"""Tables that a test puts into the database itself, before a server opens them."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from sqlalchemy import insert

from tankodrom.core.setup import Setup
from tankodrom.core.text import text_of
from tankodrom.games.registry import game_named
from tankodrom.server.db.schema import LOG
from tankodrom.server.db.store import SeatRow, Store, TableRow
from tankodrom.server.identity import new_id
from tankodrom.server.log.hash_chain import Entry, link
from tankodrom.server.log.kinds import MOVE
from tankodrom.server.log.snapshots import last_snapshot, put_snapshot, sealed
from tankodrom.server.settings import Settings
from tankodrom.server.tables.game_data import setup_of
from tankodrom.server.tables.session import GameSession
from tankodrom.server.tables.table import header_of

T = TypeVar("T")


@dataclass(slots=True)
class Record:
    """A table as the database has it, and the session of its game as the log tells it."""

    row: TableRow
    seats: list[SeatRow]
    log: list[Entry]
    session: GameSession

    @property
    def table(self) -> str:
        return self.row.id

    def hash_at(self, seq: int) -> str:
        return self.log[seq - 1].hash if seq else header_of(self.row).hash()

    def snapshot(self) -> bytes:
        """What a server would keep of it now."""
        return sealed(self.session.save(), self.hash_at(len(self.log)))

    def copy(self) -> Record:
        """The same game at another table, the log linked anew under its name."""
        return relinked(replace(self.row, id=new_id()), self.seats, self.log)

    def first(self, entries: int) -> Record:
        """The same table when its log was shorter."""
        return relinked(self.row, self.seats, self.log[:entries])


def relinked(row: TableRow, seats: list[SeatRow], entries: list[Entry]) -> Record:
    """What these entries say, in this order, in a chain of their own."""
    made = Record(row, seats, [], session_of(row))
    for entry in entries:
        add_entry(made, entry)
    return made


def session_of(row: TableRow) -> GameSession:
    return GameSession(game_named(row.game), setup_of(row), int(row.seed, 16))


def add_entry(record: Record, said: Entry) -> None:
    """The next entry; its number and its hash become what they must be here."""
    number = len(record.log) + 1
    entry = link(record.hash_at(number - 1), number, said.at, said.kind, said.seat, said.text, said.id)
    record.session.follow(entry)
    record.log.append(entry)


def begun(game: str, seats: int, options: dict[str, Any], seed: int, player: str) -> Record:
    """A table where one player has all the seats, before the first move."""
    setup = game_named(game).checked(Setup(seats, options))
    row = TableRow(
        id=new_id(),
        game=game,
        rules_version=game_named(game).rules_version,
        setup=json.dumps({"seats": seats, "options": setup.options, "data": {}}),
        seed=format(seed, "064x"),
        created=0,
        changed=0,
        owner=player,
        is_public=False,
        undo="off",
        status="playing",
        rematch="",
        asked=None,
    )
    rows = [
        SeatRow(seat=seat, kind="person", player=player, name="Petra", level="", key_hash="")
        for seat in range(seats)
    ]
    return Record(row, rows, [], session_of(row))


def play(record: Record, moves: int, rng: random.Random) -> None:
    """So many moves by chance, or to the end."""
    for _ in range(moves):
        asked = record.session.open
        if not asked:
            return
        decision = rng.choice(asked)
        text = text_of(record.session.state, rng.choice(decision.choices))
        add_entry(record, Entry(seq=0, at=0, kind=MOVE, seat=decision.seat, text=text, id=new_id(), hash=""))


class StoredTables:
    def __init__(self, database: str) -> None:
        self._settings = Settings(database=database)

    def read(self, table: str) -> Record:
        async def reading(store: Store) -> Record:
            row = await store.table(table)
            assert row is not None
            made = Record(row, await store.seats(table), await store.log(table), session_of(row))
            for entry in made.log:
                made.session.follow(entry)
            return made

        return self._with(reading)

    def put(self, record: Record, snapshots: Mapping[int, bytes]) -> None:
        """`snapshots` by the number of the entry at which they claim to be taken."""

        async def putting(store: Store) -> None:
            await store.add_table(record.row, record.seats)
            async with store.engine.begin() as connection:
                rows = [{"table_id": record.table, **entry.fields()} for entry in record.log]
                await connection.execute(insert(LOG), rows)
            for seq, data in snapshots.items():
                await put_snapshot(store, record.table, seq, data)

        self._with(putting)

    def snapshot(self, table: str, entries: int) -> tuple[int, bytes] | None:
        return self._with(lambda store: last_snapshot(store, table, entries))

    def _with(self, work: Callable[[Store], Awaitable[T]]) -> T:
        async def working() -> T:
            store = Store(self._settings)
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(working())
