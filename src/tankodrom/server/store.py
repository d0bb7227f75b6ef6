"""The database: SQLite in one file, or PostgreSQL. Reading happens here; the log is written by `writer.py`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, and_, event, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tankodrom.server.chain import Entry
from tankodrom.server.schema import CHAT, LOG, PLAYERS, SEATS, SERVER, SNAPSHOTS, TABLES
from tankodrom.server.settings import Settings
from tankodrom.server.turn import Turn

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 7246_0815  # of PostgreSQL: processes that start together upgrade one after the other


@dataclass(frozen=True, slots=True)
class SeatRow:
    seat: int
    kind: str
    player: str
    name: str
    level: str
    key_hash: str


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    game: str
    rules_version: int
    setup: str
    seed: str
    created: int
    changed: int
    owner: str
    is_public: bool
    undo: str
    status: str
    rematch: str


@dataclass(frozen=True, slots=True)
class PlayerRow:
    id: str
    name: str
    is_runner: bool


@dataclass(frozen=True, slots=True)
class ChatRow:
    number: int
    at: int
    name: str
    seat: int
    text: str


_TABLE_COLUMNS: Final = [TABLES.c[name] for name in TableRow.__slots__]
_SEAT_COLUMNS: Final = [SEATS.c[name] for name in SeatRow.__slots__]
_ENTRY_COLUMNS: Final = [LOG.c[name] for name in Entry.__struct_fields__]
_CHAT_COLUMNS: Final = [CHAT.c[name] for name in ChatRow.__slots__]


def make_engine(settings: Settings) -> AsyncEngine:
    if not settings.is_sqlite():
        return create_async_engine(settings.database_url(), pool_size=8, max_overflow=8, pool_pre_ping=True)
    engine = create_async_engine(settings.database_url(), pool_size=4, max_overflow=4)

    @event.listens_for(engine.sync_engine, "connect")
    def tune(connection: Any, _record: Any) -> None:
        set_pragmas(connection)

    return engine


def set_pragmas(connection: Any) -> None:
    """A write-ahead log, so that readers do not wait; FULL, so that what was told is on the disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


class Store:
    """All that is read from the database, and the small writes outside the log."""

    def __init__(self, settings: Settings) -> None:
        self.engine = make_engine(settings)
        self.path = self.engine.url.database or ""  # of the SQLite file
        self.turn = Turn(self.path, settings.processes > 1) if settings.is_sqlite() else None  # who may write now
        self._small_turn = asyncio.Lock()
        self.insert_if_new = postgresql.insert if self.turn is None else sqlite.insert

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes something outside the log. Where only one can write at a time, writers of small things
        queue among themselves first: moves never wait for more than one of them."""
        if self.turn is None:
            async with self.engine.begin() as connection:
                yield connection
        else:
            async with self._small_turn, self.turn, self.engine.begin() as connection:
                yield connection

    async def migrate(self) -> None:
        async with self.writing() as connection:
            if self.turn is None:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        await self.engine.dispose()
        if self.turn is not None:
            self.turn.close()

    async def is_ready(self) -> bool:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(1))).scalar() == 1

    async def once(self, key: str, value: str) -> str:
        """A value that is kept for ever under this key: the first one that was offered."""
        async with self.writing() as connection:
            statement: Any = self.insert_if_new(SERVER).values(key=key, value=value).on_conflict_do_nothing()
            await connection.execute(statement)
            return str((await connection.execute(select(SERVER.c.value).where(SERVER.c.key == key))).scalar_one())

    # Players

    async def add_player(self, id: str, name: str, token_hash: str, is_runner: bool, created: int) -> None:
        async with self.writing() as connection:
            await connection.execute(
                insert(PLAYERS).values(
                    id=id, name=name, token_hash=token_hash, is_runner=is_runner, created=created
                )
            )

    async def set_runner(self, id: str, token_hash: str, created: int) -> None:
        """A runner and its token; the token that it had before is worth nothing any more."""
        async with self.writing() as connection:
            values = {"name": "bots", "token_hash": token_hash, "is_runner": True, "created": created}
            statement: Any = self.insert_if_new(PLAYERS).values(id=id, **values)
            await connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_=values))

    async def player(self, id: str) -> PlayerRow | None:
        return await self._player(PLAYERS.c.id == id)

    async def player_with(self, token_hash: str) -> PlayerRow | None:
        return await self._player(PLAYERS.c.token_hash == token_hash)

    async def _player(self, condition: Any) -> PlayerRow | None:
        async with self.engine.connect() as connection:
            row = (
                await connection.execute(
                    select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.is_runner).where(condition)
                )
            ).first()
        return None if row is None else PlayerRow(*row)

    async def rename_player(self, id: str, name: str) -> None:
        async with self.writing() as connection:
            await connection.execute(update(PLAYERS).where(PLAYERS.c.id == id).values(name=name))

    # Tables

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        async with self.writing() as connection:
            await self._insert_table(connection, table, seats)

    async def add_finished(self, table: TableRow, seats: Sequence[SeatRow], log: Sequence[Entry]) -> None:
        """A whole game that was played elsewhere."""
        async with self.writing() as connection:
            await self._insert_table(connection, table, seats)
            await connection.execute(insert(LOG), [{"table_id": table.id, **entry.fields()} for entry in log])

    async def _insert_table(self, connection: AsyncConnection, table: TableRow, seats: Sequence[SeatRow]) -> None:
        fields = {name: getattr(table, name) for name in TableRow.__slots__}
        await connection.execute(insert(TABLES).values(**fields, bots_asked=0))
        rows = [
            {
                "table_id": table.id,
                **{name: getattr(seat, name) for name in SeatRow.__slots__},
            }
            for seat in seats
        ]
        await connection.execute(insert(SEATS), rows)

    async def table(self, id: str) -> TableRow | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(*_TABLE_COLUMNS).where(TABLES.c.id == id))).first()
        return None if row is None else TableRow(*row)

    async def seats(self, table: str) -> list[SeatRow]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(*_SEAT_COLUMNS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
            )
            return [SeatRow(*row) for row in rows]

    async def public_tables(self, limit: int) -> list[TableRow]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(*_TABLE_COLUMNS)
                .where(and_(TABLES.c.is_public, TABLES.c.status != "finished"))
                .order_by(TABLES.c.changed.desc())
                .limit(limit)
            )
            return [TableRow(*row) for row in rows]

    async def tables_of(self, player: str, limit: int) -> list[TableRow]:
        mine = select(SEATS.c.table_id).where(SEATS.c.player == player)
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(*_TABLE_COLUMNS).where(TABLES.c.id.in_(mine)).order_by(TABLES.c.changed.desc()).limit(limit)
            )
            return [TableRow(*row) for row in rows]

    async def take_seat(self, table: str, seat: int, player: str, name: str) -> bool:
        """False if somebody was quicker."""
        async with self.writing() as connection:
            done = await connection.execute(
                update(SEATS)
                .where(and_(SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.kind == "open"))
                .values(kind="person", player=player, name=name)
            )
            return bool(done.rowcount)

    async def change_seat(self, table: str, seat: int, **values: Any) -> None:
        async with self.writing() as connection:
            await connection.execute(
                update(SEATS).where(and_(SEATS.c.table_id == table, SEATS.c.seat == seat)).values(**values)
            )

    async def change_table(self, table: str, **values: Any) -> None:
        async with self.writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))

    async def add_rematch(self, table: str, rematch: TableRow, seats: Sequence[SeatRow]) -> str:
        """The table of the rematch: this one, or the one that somebody made before."""
        async with self.writing() as connection:
            done = await connection.execute(
                update(TABLES).where(and_(TABLES.c.id == table, TABLES.c.rematch == "")).values(rematch=rematch.id)
            )
            if done.rowcount:
                await self._insert_table(connection, rematch, seats)
                return rematch.id
            return str(
                (await connection.execute(select(TABLES.c.rematch).where(TABLES.c.id == table))).scalar_one()
            )

    async def waiting_for_bots(self, since: int, limit: int) -> list[str]:
        """Tables where a bot has been asked for longer than that."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(TABLES.c.id)
                .where(and_(TABLES.c.bots_asked > 0, TABLES.c.bots_asked <= since))
                .order_by(TABLES.c.bots_asked)
                .limit(limit)
            )
            return [str(row[0]) for row in rows]

    # The log

    async def log(self, table: str, after: int = 0) -> list[Entry]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(*_ENTRY_COLUMNS).where(and_(LOG.c.table_id == table, LOG.c.seq > after)).order_by(LOG.c.seq)
            )
            return [Entry(*row) for row in rows]

    async def last_seqs(self, tables: Sequence[str]) -> dict[str, int]:
        """How long their logs are, for those who must look for news themselves."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(LOG.c.table_id, func.max(LOG.c.seq))
                .where(LOG.c.table_id.in_(tables))
                .group_by(LOG.c.table_id)
            )
            return {str(table): int(seq) for table, seq in rows}

    async def snapshot(self, table: str, entries: int) -> tuple[int, bytes] | None:
        """The last one of a log of so many entries; those that claim to be of later ones are not looked at."""
        async with self.engine.connect() as connection:
            row = (
                await connection.execute(
                    select(SNAPSHOTS.c.seq, SNAPSHOTS.c.data)
                    .where(and_(SNAPSHOTS.c.table_id == table, SNAPSHOTS.c.seq.between(1, entries)))
                    .order_by(SNAPSHOTS.c.seq.desc())
                    .limit(1)
                )
            ).first()
        return None if row is None else (int(row[0]), bytes(row[1]))

    async def put_snapshot(self, table: str, seq: int, data: bytes) -> None:
        """In the place of one that is there already: that one may be damaged."""
        async with self.writing() as connection:
            statement: Any = self.insert_if_new(SNAPSHOTS).values(table_id=table, seq=seq, data=data)
            await connection.execute(
                statement.on_conflict_do_update(index_elements=["table_id", "seq"], set_={"data": data})
            )

    # Chat

    async def add_chat(self, table: str, at: int, name: str, seat: int, words: str) -> ChatRow:
        while True:
            try:
                async with self.writing() as connection:
                    last = (
                        await connection.execute(select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table))
                    ).scalar()
                    row = ChatRow((last or 0) + 1, at, name, seat, words)
                    fields = {field: getattr(row, field) for field in ChatRow.__slots__}
                    await connection.execute(insert(CHAT).values(table_id=table, **fields))
                return row
            except IntegrityError:
                continue  # another process was quicker

    async def last_chat(self, table: str) -> int:
        async with self.engine.connect() as connection:
            last = (
                await connection.execute(select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table))
            ).scalar()
            return last or 0

    async def chat(self, table: str, after: int, limit: int) -> list[ChatRow]:
        """The last ones, in order."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(*_CHAT_COLUMNS)
                .where(and_(CHAT.c.table_id == table, CHAT.c.number > after))
                .order_by(CHAT.c.number.desc())
                .limit(limit)
            )
            return [ChatRow(*row) for row in rows][::-1]


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
