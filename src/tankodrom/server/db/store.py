"""Queries of the database, which is an SQLite file or PostgreSQL. The log is written elsewhere, by `log/writer.py`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import URL, Connection, and_, delete, event, func, insert, or_, select, text, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tankodrom.core.errors import BadSetup
from tankodrom.protocol.rest import SeatKind, Status, UndoMode
from tankodrom.server.clock import now_ms
from tankodrom.server.db.database_file import DatabaseFile, FileMoved
from tankodrom.server.db.outage import Outage, cause_of, is_trouble
from tankodrom.server.db.schema import CHAT, LOG, PACKS, REMOVED, SEATS, SERVER, SNAPSHOTS, TABLES
from tankodrom.server.log.hash_chain import Entry
from tankodrom.server.problems import Unavailable
from tankodrom.server.settings import Settings

MIGRATIONS: Final = Path(__file__).parent / "migrations"
CONNECTING: Final = 5.0  # seconds
LAST_WRITE: Final = "last write"  # the key of the row that the server writes to see whether it can
PAGE: Final = 250  # log entries that are read or written at once
PACKS_LOCK: Final = 7246_0818  # of PostgreSQL: adding and removing packs
LINES_AT_ONCE: Final = 200  # of chat that are removed in one transaction
PAUSE: Final = 0.05  # seconds between two such transactions
MIGRATION_LOCK: Final = 7246_0815  # of PostgreSQL: processes that start together upgrade one after the other


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    seat: int
    kind: SeatKind
    player: str
    name: str
    level: str
    key_hash: str
    is_reserved: bool = False  # only who has the link may take it


@dataclass(frozen=True, slots=True, kw_only=True)
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
    undo: UndoMode
    status: Status
    rematch: str
    asked: str | None  # the seats that are to answer, a digit each; None: not known
    many_seats: bool = False  # may a player take several open seats?
    patience: int = 600  # seconds until the others may vote for a bot; 0: never
    spectator_chat: bool = True  # may who only watches speak?
    ends: int = 0  # when it is removed, as players were told; 0: never
    pack: str = ""  # digest of the players' own data; "": they brought none, or it stands in `setup`
    data_digest: str = ""  # of all data that the game is played with; "": not known
    is_imported: bool = False


@dataclass(frozen=True, slots=True)
class TableCount:
    """Of one owner. `lately`: how many were made since a time, the `earliest` of them at that one."""

    open: int
    playing: int
    lately: int
    earliest: int


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A player as one of their devices asks. What is kept of players is in `player_store.py`."""

    id: str
    name: str
    is_runner: bool
    device: str = ""


@dataclass(frozen=True, slots=True)
class ChatRow:
    number: int
    at: int
    name: str
    seat: int
    text: str
    player: str  # "": not known


_TABLE_COLUMNS: Final = [TABLES.c[name] for name in TableRow.__slots__]
_SEAT_COLUMNS: Final = [SEATS.c[name] for name in SeatRow.__slots__]
_ENTRY_COLUMNS: Final = [LOG.c[name] for name in Entry.__struct_fields__]
_CHAT_COLUMNS: Final = [CHAT.c[name] for name in ChatRow.__slots__]


def make_engine(settings: Settings, outage: Outage, file: DatabaseFile | None) -> AsyncEngine:
    """Errors of a database that cannot be used come out of it as `Unavailable`. No error shows the values of a statement:
    seeds and hashes are among them."""
    if file is None:
        engine = create_async_engine(
            settings.postgres_url(),
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            pool_timeout=CONNECTING,
            hide_parameters=True,
            connect_args={"async_creator_fn": partial(_connect, outage), "timeout": CONNECTING},
        )
    else:
        address = URL.create("sqlite+aiosqlite", database=file.uri(), query={"uri": "true"})
        engine = create_async_engine(
            address, pool_size=4, max_overflow=4, pool_timeout=CONNECTING, hide_parameters=True
        )

        @event.listens_for(engine.sync_engine, "connect")
        def tune(connection: Any, _record: Any) -> None:
            set_pragmas(connection)

    @event.listens_for(engine.sync_engine, "handle_error")
    def refuse(context: ExceptionContext) -> Unavailable | None:
        error = context.original_exception
        if isinstance(error, asyncio.CancelledError):
            return None  # a task that is ended is no trouble; turned into an error, it would go on
        return outage.refusal(error) if context.is_disconnect or is_trouble(error) else None

    return engine


async def _connect(outage: Outage, *given: Any, **named: Any) -> Any:
    """SQLAlchemy knows nothing of the errors of asyncpg before there is a connection."""
    try:
        return await asyncpg.connect(*given, **named)
    except Exception as error:
        if is_trouble(error):
            raise outage.refusal(error) from error
        raise


def set_pragmas(connection: Any) -> None:
    """WAL: readers do not wait for a writer. FULL: a commit that was acknowledged survives a crash."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


class Store:
    """All reads, and the small writes outside the log."""

    def __init__(self, settings: Settings) -> None:
        self.file = DatabaseFile(settings.sqlite_path()) if settings.is_sqlite() else None  # None: PostgreSQL
        self.outage = Outage(self.write_a_byte)
        self.engine = make_engine(settings, self.outage, self.file)
        # SQLite lets one connection write at a time. A connection that finds it busy sleeps up to a tenth of a second
        # before it looks again, so writers queue for this lock first. None: PostgreSQL needs none.
        self.sqlite_write_lock = asyncio.Lock() if settings.is_sqlite() else None
        self._small_writes = asyncio.Lock()
        self.insert_if_new = postgresql.insert if self.sqlite_write_lock is None else sqlite.insert

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes something outside the log. On SQLite such transactions queue among themselves first,
        so that a move never waits for more than one of them."""
        self.outage.check()  # not only below: while it lasts, who tries whether it is over holds the lock
        if self.sqlite_write_lock is None:
            async with self.engine.begin() as connection:
                yield connection
        else:
            async with self._small_writes, self.sqlite_write_lock:
                self.outage.check()  # now, because it may have begun while this one waited
                self.check_file()
                async with self.engine.begin() as connection:
                    yield connection

    def check_file(self) -> None:
        """Unavailable: the SQLite file is not where it was."""
        if self.file is not None:
            try:
                self.file.check_in_place()
            except FileMoved as error:
                raise self.outage.refusal(error) from error

    async def migrate(self) -> None:
        """The SQLite file is made if there is none. BadSetup: this is no database for us."""
        if self.file is not None:
            self.file.prepare()
        try:
            await self._migrate()
        except Unavailable as problem:
            raise BadSetup(f"the database {self._name()} cannot be used: {cause_of(problem)}") from None
        except CommandError as error:
            if "locate revision" not in str(error):
                raise
            raise BadSetup(f"the database {self._name()} was written by a newer release: use that one") from None
        except (asyncpg.PostgresError, SQLAlchemyError) as error:
            raise BadSetup(f"the database {self._name()} cannot be used: {cause_of(error)}") from error
        self.outage.watch()

    def _name(self) -> str:
        """For people; without the password."""
        return self.file.path if self.file is not None else self.engine.url.render_as_string(hide_password=True)

    async def _migrate(self) -> None:
        async with self.writing() as connection:
            if self.sqlite_write_lock is None:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            else:
                # Python's sqlite3 begins a transaction before the first row is changed, not before tables are made: a
                # server that was killed in between would leave half a migration behind.
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        await self.outage.close()
        await self.engine.dispose()

    async def write_a_byte(self) -> None:
        """Can anything be written? Also while writes are refused."""
        async with AsyncExitStack() as held:
            if self.sqlite_write_lock is not None:
                await held.enter_async_context(self.sqlite_write_lock)
            self.check_file()
            connection = await held.enter_async_context(self.engine.begin())
            values = {"value": str(now_ms())}
            statement: Any = self.insert_if_new(SERVER).values(key=LAST_WRITE, **values)
            await connection.execute(statement.on_conflict_do_update(index_elements=["key"], set_=values))

    async def get_or_set(self, key: str, value: str) -> str:
        """The value stored under this key. If there is none yet, this value is stored."""
        async with self.writing() as connection:
            statement: Any = self.insert_if_new(SERVER).values(key=key, value=value).on_conflict_do_nothing()
            await connection.execute(statement)
            return str((await connection.execute(select(SERVER.c.value).where(SERVER.c.key == key))).scalar_one())

    # Tables

    async def add_table(
        self, table: TableRow, seats: Sequence[SeatRow], packs: Mapping[str, str] | None = None
    ) -> None:
        """`packs`: the data that the table needs, by digest; what is here already is not written again."""
        async with self.writing() as connection:
            await self._add_packs(connection, packs or {})
            await self._insert_table(connection, table, seats)

    async def add_finished(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        log: Sequence[Entry],
        packs: Mapping[str, str],
        snapshot: bytes,
    ) -> None:
        """A whole game that was played elsewhere. `snapshot`: at its last entry."""
        async with self.writing() as connection:
            await self._add_packs(connection, packs)
            await self._insert_table(connection, table, seats)
            rows = [{"table_id": table.id, **entry.fields()} for entry in log]
            for start in range(0, len(rows), PAGE):
                await connection.execute(insert(LOG), rows[start : start + PAGE])
            if rows:
                await connection.execute(insert(SNAPSHOTS).values(table_id=table.id, seq=len(rows), data=snapshot))

    async def _add_packs(self, connection: AsyncConnection, packs: Mapping[str, str]) -> None:
        if self.sqlite_write_lock is None:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock_shared({PACKS_LOCK})"))
        for digest, data in packs.items():
            found = (await connection.execute(select(PACKS.c.digest).where(PACKS.c.digest == digest))).first()
            if found is None:
                statement: Any = self.insert_if_new(PACKS).values(digest=digest, data=data)
                await connection.execute(statement.on_conflict_do_nothing())

    async def pack(self, digest: str) -> str | None:
        """The data with this digest, as JSON text."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(PACKS.c.data).where(PACKS.c.digest == digest))).first()
        return None if row is None else str(row[0])

    async def remove_unused_packs(self) -> int:
        """Remove data that no table is played with any more; how much it was."""
        async with self.writing() as connection:
            if self.sqlite_write_lock is None:  # no table that needs such data is added meanwhile
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({PACKS_LOCK})"))
            used = select(TABLES.c.pack).union(select(TABLES.c.data_digest))
            done = await connection.execute(delete(PACKS).where(PACKS.c.digest.not_in(used)))
            return int(done.rowcount)

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
        return None if row is None else TableRow(**row._mapping)

    async def seats(self, table_id: str) -> list[SeatRow]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(*_SEAT_COLUMNS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
            )
            return [SeatRow(**row._mapping) for row in rows]

    async def seats_of_tables(self, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(SEATS.c.table_id, *_SEAT_COLUMNS)
                .where(SEATS.c.table_id.in_(table_ids))
                .order_by(SEATS.c.table_id, SEATS.c.seat)
            )
            for table_id, *values in rows:
                found[table_id].append(SeatRow(**dict(zip(SeatRow.__slots__, values, strict=True))))
        return found

    async def public_tables(self, limit: int, of_one_owner: int) -> list[TableRow]:
        """The last used ones, so many of each owner at most."""
        rank = func.row_number().over(partition_by=TABLES.c.owner, order_by=TABLES.c.changed.desc())
        ranked = (
            select(TABLES.c.id, rank.label("rank"))
            .where(and_(TABLES.c.is_public, TABLES.c.status.in_(("open", "playing"))))
            .subquery()
        )
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(*_TABLE_COLUMNS)
                .join(ranked, ranked.c.id == TABLES.c.id)
                .where(ranked.c.rank <= of_one_owner)
                .order_by(TABLES.c.changed.desc())
                .limit(limit)
            )
            return [TableRow(**row._mapping) for row in rows]

    async def tables_of(self, player: str, limit: int) -> list[TableRow]:
        mine = select(SEATS.c.table_id).where(SEATS.c.player == player)
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(*_TABLE_COLUMNS).where(TABLES.c.id.in_(mine)).order_by(TABLES.c.changed.desc()).limit(limit)
            )
            return [TableRow(**row._mapping) for row in rows]

    async def take_seat(self, table_id: str, seat: int, player: str, name: str, key_hash: str = "") -> bool:
        """False if somebody was quicker, or if the seat is reserved and this is not the hash of its key."""
        is_allowed = or_(~SEATS.c.is_reserved, SEATS.c.key_hash == key_hash)
        async with self.writing() as connection:
            done = await connection.execute(
                update(SEATS)
                .where(SEATS.c.table_id == table_id, SEATS.c.seat == seat, SEATS.c.kind == "open", is_allowed)
                .values(kind="person", player=player, name=name)
            )
            return bool(done.rowcount)

    async def reserve_seat(self, table_id: str, seat: int, is_reserved: bool) -> bool:
        """False if somebody sits there by now."""
        async with self.writing() as connection:
            done = await connection.execute(
                update(SEATS)
                .where(SEATS.c.table_id == table_id, SEATS.c.seat == seat, SEATS.c.kind == "open")
                .values(is_reserved=is_reserved)
            )
            return bool(done.rowcount)

    async def remove_from_seats(self, table_id: str, player: str, key_hashes: dict[int, str]) -> None:
        """These seats of the player's are open again, for who has the new key; it is remembered who was removed."""
        async with self.writing() as connection:
            for seat, key_hash in key_hashes.items():
                await connection.execute(
                    update(SEATS)
                    .where(SEATS.c.table_id == table_id, SEATS.c.seat == seat, SEATS.c.player == player)
                    .values(kind="open", player="", name="", is_reserved=True, key_hash=key_hash)
                )
            statement: Any = self.insert_if_new(REMOVED).values(table_id=table_id, player=player)
            await connection.execute(statement.on_conflict_do_nothing())

    async def was_removed(self, table_id: str, player: str) -> bool:
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(REMOVED.c.player).where(REMOVED.c.table_id == table_id, REMOVED.c.player == player)
            )
            return found.first() is not None

    async def delete_open_table(self, table_id: str) -> bool:
        """False if all seats are taken: then the game has begun."""
        async with self.writing() as connection:
            # From here on nobody can take one of the seats, not even at another process.
            freed = await connection.execute(
                update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.kind == "open").values(kind="gone")
            )
            if not freed.rowcount:
                return False
            await delete_tables(connection, [table_id])
            return True

    async def tables_made_by(self, owner: str, since: int) -> TableCount:
        made = select(TABLES.c.status, TABLES.c.created).where(TABLES.c.owner == owner)
        async with self.engine.connect() as connection:
            rows = [
                (str(status), int(at))
                for status, at in await connection.execute(made.where(TABLES.c.status.in_(("open", "playing"))))
            ]
            lately = await connection.execute(
                made.where(and_(TABLES.c.status == "finished", TABLES.c.created > since))
            )
            rows += [(str(status), int(at)) for status, at in lately]
        new = [at for _, at in rows if at > since]
        statuses = [status for status, _ in rows]
        return TableCount(statuses.count("open"), statuses.count("playing"), len(new), min(new, default=0))

    async def count_tables(self, table_ids: Sequence[str], status: Status) -> int:
        """How many of them are so."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(func.count()).where(and_(TABLES.c.id.in_(table_ids), TABLES.c.status == status))
            )
            return int(found.scalar_one())

    async def seats_held_by(self, player: str) -> int:
        """At tables that are not finished."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(func.count())
                .select_from(SEATS.join(TABLES, TABLES.c.id == SEATS.c.table_id))
                .where(and_(SEATS.c.player == player, TABLES.c.status != "finished"))
            )
            return int(found.scalar_one())

    async def existing(self, table_ids: Sequence[str]) -> set[str]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(TABLES.c.id).where(TABLES.c.id.in_(table_ids)))
            return {str(row[0]) for row in rows}

    async def change_seat(self, table_id: str, seat: int, **values: Any) -> None:
        async with self.writing() as connection:
            await connection.execute(
                update(SEATS).where(and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat)).values(**values)
            )

    async def change_table(self, table_id: str, **values: Any) -> None:
        async with self.writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(**values))

    async def set_asked_if_unknown(self, table_id: str, asked: str) -> None:
        """Set which seats are asked, unless it is already set. A move that was written meanwhile sets it too, and is newer."""
        async with self.writing() as connection:
            await connection.execute(
                update(TABLES).where(and_(TABLES.c.id == table_id, TABLES.c.asked.is_(None))).values(asked=asked)
            )

    async def add_rematch(
        self, table_id: str, rematch: TableRow, seats: Sequence[SeatRow], packs: Mapping[str, str]
    ) -> str:
        """The table of the rematch: this one, or the one that somebody made before."""
        async with self.writing() as connection:
            await self._add_packs(connection, packs)
            done = await connection.execute(
                update(TABLES)
                .where(and_(TABLES.c.id == table_id, TABLES.c.rematch == ""))
                .values(rematch=rematch.id)
            )
            if done.rowcount:
                await self._insert_table(connection, rematch, seats)
                return rematch.id
            return str(
                (await connection.execute(select(TABLES.c.rematch).where(TABLES.c.id == table_id))).scalar_one()
            )

    async def waiting_for_bots(
        self, now: int, longer_than: int, after: tuple[int, str], limit: int
    ) -> list[tuple[int, str]]:
        """Since when a bot has been asked, and the table, in this order after `after`: those where it is longer than so many
        milliseconds. A time that is still to come was written before the clock was set back: nobody knows how long that is."""
        since = TABLES.c.bots_asked
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(since, TABLES.c.id)
                .where(and_(since > 0, or_(since <= now - longer_than, since > now + longer_than)))
                .where(or_(since > after[0], and_(since == after[0], TABLES.c.id > after[1])))
                .order_by(since, TABLES.c.id)
                .limit(limit)
            )
            return [(int(at), str(id)) for at, id in rows]

    # The log

    async def log(self, table_id: str, after: int = 0) -> list[Entry]:
        async with self.engine.connect() as connection:
            entries: list[Entry] = []
            while True:  # a page at a time, so that others are answered in between
                rows = await connection.execute(
                    select(*_ENTRY_COLUMNS)
                    .where(and_(LOG.c.table_id == table_id, LOG.c.seq > after))
                    .order_by(LOG.c.seq)
                    .limit(PAGE)
                )
                page = [Entry(**row._mapping) for row in rows]
                entries += page
                if len(page) < PAGE:
                    return entries
                after = page[-1].seq

    async def last_seqs(self, tables: Sequence[str]) -> dict[str, int]:
        """How long their logs are."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(LOG.c.table_id, func.max(LOG.c.seq))
                .where(LOG.c.table_id.in_(tables))
                .group_by(LOG.c.table_id)
            )
            return {str(table_id): int(seq) for table_id, seq in rows}

    # Chat

    async def add_chat(
        self, table_id: str, at: int, name: str, seat: int, words: str, player: str
    ) -> ChatRow | None:
        """None if the table was removed meanwhile."""
        while True:
            try:
                async with self.writing() as connection:
                    if not await _is_there(connection, table_id):
                        return None
                    last = (
                        await connection.execute(
                            select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table_id)
                        )
                    ).scalar()
                    row = ChatRow((last or 0) + 1, at, name, seat, words, player)
                    fields = {field: getattr(row, field) for field in ChatRow.__slots__}
                    await connection.execute(insert(CHAT).values(table_id=table_id, **fields))
                return row
            except IntegrityError:
                continue  # another process was quicker

    async def last_chat(self, table_id: str) -> int:
        async with self.engine.connect() as connection:
            last = (
                await connection.execute(select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table_id))
            ).scalar()
            return last or 0

    async def chat(self, table_id: str, after: int, limit: int) -> list[ChatRow]:
        """The last ones, in order."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(*_CHAT_COLUMNS)
                .where(and_(CHAT.c.table_id == table_id, CHAT.c.number > after, CHAT.c.text != ""))
                .order_by(CHAT.c.number.desc())
                .limit(limit)
            )
            return [ChatRow(*row) for row in rows][::-1]

    async def remove_old_chat(self, before: int) -> int:
        """How many lines were removed that were said before that time, in small portions. The last line of a table is
        emptied instead of deleted: the numbers of later lines go on from it."""
        others = CHAT.alias()
        last = select(func.max(others.c.number)).where(others.c.table_id == CHAT.c.table_id).scalar_subquery()
        is_old = and_(CHAT.c.at < before, or_(CHAT.c.number < last, CHAT.c.text != ""))
        removed = 0
        while lines := await self._some_chat(is_old):
            is_one = tuple_(CHAT.c.table_id, CHAT.c.number).in_(lines)
            async with self.writing() as connection:
                await connection.execute(delete(CHAT).where(and_(is_one, CHAT.c.number < last)))
                nothing = {"text": "", "name": "", "player": "", "seat": -1}
                await connection.execute(update(CHAT).where(is_one).values(nothing))
            removed += len(lines)
            await asyncio.sleep(PAUSE)
        return removed

    async def _some_chat(self, condition: Any) -> list[tuple[str, int]]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(CHAT.c.table_id, CHAT.c.number).where(condition).limit(LINES_AT_ONCE)
            )
            return [(str(table_id), int(number)) for table_id, number in rows]


async def _is_there(connection: AsyncConnection, table_id: str) -> bool:
    return (await connection.execute(select(TABLES.c.id).where(TABLES.c.id == table_id))).first() is not None


async def delete_tables(connection: AsyncConnection, table_ids: Sequence[str]) -> None:
    """With everything that belongs to them."""
    for part in (CHAT, REMOVED, SNAPSHOTS, LOG, SEATS):
        await connection.execute(delete(part).where(part.c.table_id.in_(table_ids)))
    await connection.execute(delete(TABLES).where(TABLES.c.id.in_(table_ids)))


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
