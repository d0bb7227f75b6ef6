"""What is kept of players: their names, their devices and the ways back to them. Of tokens and codes only hashes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tankodrom.server.db.schema import CHAT, DEVICES, PLAYERS, RECOVERY, REMOVED, SEATS, TABLES
from tankodrom.server.db.store import PlayerRow, Store

AT_ONCE: Final = 500  # ids in one question to the database
MOST_DEVICES: Final = 20  # of one player; the one that was not seen for longest gives way

CodeKind = Literal["link", "code"]


@dataclass(frozen=True, slots=True)
class DeviceRow:
    id: str
    player: str
    token_hash: str
    name: str
    created: int
    seen: int


@dataclass(frozen=True, slots=True)
class UsedCode:
    """`left`: the recovery codes that this player still has."""

    player: str
    name: str
    kind: CodeKind
    left: int


_DEVICE_COLUMNS: Final = [DEVICES.c[name] for name in DeviceRow.__slots__]


class PlayerStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    # Players by their devices

    async def add(self, id: str, name: str, device: DeviceRow) -> None:
        async with self._store.writing() as connection:
            await connection.execute(
                insert(PLAYERS).values(
                    id=id, name=name, is_runner=False, created=device.created, seen=device.created
                )
            )
            await _insert_device(connection, device)

    async def set_runner(self, id: str, token_hash: str, created: int) -> None:
        """A bot runner and its token; the token that it had before is not valid any more."""
        async with self._store.writing() as connection:
            player = {"name": "bots", "is_runner": True, "created": created}
            statement: Any = self._store.insert_if_new(PLAYERS).values(id=id, **player)
            await connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_=player))
            await connection.execute(delete(DEVICES).where(DEVICES.c.player == id))
            await _insert_device(connection, DeviceRow(id, id, token_hash, "bots", created, created))

    async def with_device(self, device: str) -> tuple[PlayerRow, int] | None:
        """The player, and when the device was seen last."""
        return await self._player(DEVICES.c.id == device)

    async def with_token(self, token_hash: str) -> tuple[PlayerRow, int] | None:
        return await self._player(DEVICES.c.token_hash == token_hash)

    async def _player(self, condition: Any) -> tuple[PlayerRow, int] | None:
        query = (
            select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.is_runner, DEVICES.c.id, DEVICES.c.seen)
            .join(DEVICES, DEVICES.c.player == PLAYERS.c.id)
            .where(condition)
        )
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (PlayerRow(row[0], row[1], row[2], row[3]), int(row[4]))

    # Devices

    async def set_seen(self, player: str, device: str, at: int) -> None:
        async with self._store.writing() as connection:
            await connection.execute(update(DEVICES).where(DEVICES.c.id == device).values(seen=at))
            await connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(seen=at))

    async def devices_of(self, player: str) -> list[DeviceRow]:
        async with self._store.engine.connect() as connection:
            rows = await connection.execute(
                select(*_DEVICE_COLUMNS)
                .where(DEVICES.c.player == player)
                .order_by(DEVICES.c.seen.desc(), DEVICES.c.created.desc())
            )
            return [DeviceRow(*row) for row in rows]

    async def existing_devices(self, devices: Sequence[str]) -> set[str]:
        found: set[str] = set()
        async with self._store.engine.connect() as connection:
            for start in range(0, len(devices), AT_ONCE):
                ids = devices[start : start + AT_ONCE]
                rows = await connection.execute(select(DEVICES.c.id).where(DEVICES.c.id.in_(ids)))
                found.update(str(row[0]) for row in rows)
        return found

    async def remove_device(self, player: str, device: str) -> bool:
        """False if this player has no such device."""
        async with self._store.writing() as connection:
            done = await connection.execute(
                delete(DEVICES).where(and_(DEVICES.c.player == player, DEVICES.c.id == device))
            )
            return bool(done.rowcount)

    # Ways back

    async def void_codes(self, player: str) -> None:
        """Links and recovery codes."""
        async with self._store.writing() as connection:
            await connection.execute(delete(RECOVERY).where(RECOVERY.c.player == player))

    async def set_codes(self, player: str, kind: CodeKind, hashes: Sequence[str], expires: int) -> None:
        """The codes of this kind that the player had before are void."""
        async with self._store.writing() as connection:
            await connection.execute(
                delete(RECOVERY).where(and_(RECOVERY.c.player == player, RECOVERY.c.kind == kind))
            )
            rows = [{"code_hash": each, "player": player, "kind": kind, "expires": expires} for each in hashes]
            await connection.execute(insert(RECOVERY), rows)

    async def codes_left(self, player: str) -> int:
        async with self._store.engine.connect() as connection:
            return await _codes_left(connection, player)

    async def owner_of_code(self, code_hash: str, now: int) -> PlayerRow | None:
        query = (
            select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.is_runner)
            .join(RECOVERY, RECOVERY.c.player == PLAYERS.c.id)
            .where(_is_valid(code_hash, now))
        )
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else PlayerRow(*row)

    async def use_code(self, code_hash: str, now: int, device: DeviceRow) -> UsedCode | None:
        """Make the device one of the code's player. The code is void then. None: it is not valid, and nothing happened."""
        async with self._store.writing() as connection:
            used = (
                await connection.execute(
                    delete(RECOVERY).where(_is_valid(code_hash, now)).returning(RECOVERY.c.player, RECOVERY.c.kind)
                )
            ).first()
            if used is None:
                return None
            player, kind = used
            name = (await connection.execute(select(PLAYERS.c.name).where(PLAYERS.c.id == player))).scalar()
            if name is None:
                return None
            oldest = (
                select(DEVICES.c.id)
                .where(DEVICES.c.player == player)
                .order_by(DEVICES.c.seen.desc(), DEVICES.c.created.desc())
                .offset(MOST_DEVICES - 1)
                .limit(AT_ONCE)
            )
            await connection.execute(delete(DEVICES).where(DEVICES.c.id.in_(oldest)))
            made = DeviceRow(device.id, player, device.token_hash, device.name, device.created, device.seen)
            await _insert_device(connection, made)
            return UsedCode(player, name, kind, await _codes_left(connection, player))

    # Names, and the end

    async def rename(self, player: str, before: str, name: str) -> None:
        """Everywhere: seats and lines of chat too. Where the player has several seats at a table, those that were given
        names of their own keep them: several people play there."""
        alone = (
            select(SEATS.c.table_id)
            .where(SEATS.c.player == player)
            .group_by(SEATS.c.table_id)
            .having(func.count() == 1)
        )
        async with self._store.writing() as connection:
            await connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(name=name))
            await connection.execute(
                update(SEATS)
                .where(and_(SEATS.c.player == player, or_(SEATS.c.name == before, SEATS.c.table_id.in_(alone))))
                .values(name=name)
            )
            await connection.execute(update(CHAT).where(CHAT.c.player == player).values(name=name))

    async def open_tables_made(self, player: str) -> list[str]:
        async with self._store.engine.connect() as connection:
            rows = await connection.execute(
                select(TABLES.c.id).where(and_(TABLES.c.owner == player, TABLES.c.status == "open"))
            )
            return [str(row[0]) for row in rows]

    async def unfinished_seats(self, player: str) -> list[tuple[str, int]]:
        """Table and seat of each that the player holds where the game is not over."""
        async with self._store.engine.connect() as connection:
            rows = await connection.execute(
                select(SEATS.c.table_id, SEATS.c.seat)
                .join(TABLES, TABLES.c.id == SEATS.c.table_id)
                .where(and_(SEATS.c.player == player, TABLES.c.status != "finished"))
                .order_by(SEATS.c.table_id, SEATS.c.seat)
            )
            return [(str(table_id), int(seat)) for table_id, seat in rows]

    async def remove(self, player: str) -> None:
        """The player, with all that leads to them. Finished games keep the moves."""
        async with self._store.writing() as connection:
            await connection.execute(delete(RECOVERY).where(RECOVERY.c.player == player))
            await connection.execute(delete(DEVICES).where(DEVICES.c.player == player))
            await connection.execute(delete(REMOVED).where(REMOVED.c.player == player))
            await connection.execute(update(SEATS).where(SEATS.c.player == player).values(name="", player=""))
            await connection.execute(update(CHAT).where(CHAT.c.player == player).values(name="", player=""))
            await connection.execute(update(TABLES).where(TABLES.c.owner == player).values(owner=""))
            await connection.execute(delete(PLAYERS).where(PLAYERS.c.id == player))


def _is_valid(code_hash: str, now: int) -> Any:
    return and_(RECOVERY.c.code_hash == code_hash, or_(RECOVERY.c.expires == 0, RECOVERY.c.expires > now))


async def _codes_left(connection: AsyncConnection, player: str) -> int:
    query = (
        select(func.count())
        .select_from(RECOVERY)
        .where(and_(RECOVERY.c.player == player, RECOVERY.c.kind == "code"))
    )
    return int((await connection.execute(query)).scalar_one())


async def _insert_device(connection: AsyncConnection, device: DeviceRow) -> None:
    await connection.execute(insert(DEVICES).values({name: getattr(device, name) for name in DeviceRow.__slots__}))
