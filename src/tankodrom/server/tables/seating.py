"""Who sits where: joining, leaving, and bots that sit in."""

from __future__ import annotations

from tankodrom.core.errors import BadSetup
from tankodrom.protocol.rest import Join
from tankodrom.server.db.store import PlayerRow, Store
from tankodrom.server.identity import hash_of, new_id
from tankodrom.server.log import kinds
from tankodrom.server.problems import Forbidden, Malformed, NotNow, SeatTaken
from tankodrom.server.tables.registry import TableRegistry
from tankodrom.server.tables.table import FINISHED, OPEN, PLAYING, LiveTable
from tankodrom.titles.registry import title_named


class Seating:
    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self._store = store
        self._registry = registry

    async def join(self, table: LiveTable, player: PlayerRow, wish: Join) -> int:
        """The seat that the player has now."""
        async with table.lock:
            await self._registry.refresh_seats(table)
            mine = table.seats_of(player.id)
            open_seats = [row.seat for row in table.seats if row.kind == "open"]
            seat = self._wanted_seat(table, wish, mine, open_seats)
            if seat in mine:
                if table.row.status == OPEN and table.status == PLAYING:
                    # The process that gave the seat to this player died before it could write so.
                    await self._write_change(table, seat, f"join {table.seats[seat].name}")
                return seat
            if seat not in open_seats:
                raise SeatTaken(f"seat {seat} is taken")
            name = wish.name.strip() or player.name
            if not await self._store.take_seat(table.id, seat, player.id, name):
                raise SeatTaken(f"seat {seat} is taken")
            await table.read_seats()
            await self._write_change(table, seat, f"join {name}")
            return seat

    def _wanted_seat(self, table: LiveTable, wish: Join, mine: list[int], open_seats: list[int]) -> int:
        if wish.key:
            key_hash = hash_of(wish.key)
            for row in table.seats:
                if row.key_hash == key_hash:
                    return row.seat
            raise Forbidden("this seat link is not valid")
        if wish.seat is not None:
            return wish.seat
        if not mine and not open_seats:
            raise SeatTaken("all seats are taken")
        return mine[0] if mine else open_seats[0]

    async def let_bot_play(self, table: LiveTable, player: PlayerRow, seat: int, level: str) -> None:
        """The seat stays the player's; a bot sits in until the player takes it back."""
        async with table.lock:
            await self._check_mine(table, player, seat)
            if table.seats[seat].kind != "person":
                raise NotNow("no person plays this seat")
            try:
                title = title_named(table.game.key)
                level = level or title.usual_level
                title.check_bot(level, table.setup)
            except BadSetup as error:
                raise Malformed(str(error)) from None
            await self._store.change_seat(table.id, seat, kind="bot", level=level)
            await table.read_seats()
            await self._write_change(table, seat, f"bot {level}")

    async def take_back(self, table: LiveTable, player: PlayerRow, seat: int) -> None:
        async with table.lock:
            await self._check_mine(table, player, seat)
            if table.seats[seat].kind != "bot":
                raise NotNow("no bot plays this seat")
            await self._store.change_seat(table.id, seat, kind="person", level="")
            await table.read_seats()
            await self._write_change(table, seat, "person")

    async def leave(self, table: LiveTable, player: PlayerRow, seat: int) -> None:
        """For good: before the game the seat is free again, during it a bot takes over."""
        async with table.lock:
            await self._check_mine(table, player, seat)
            if table.status == FINISHED:
                raise NotNow("the game is over")
            if table.status == OPEN:
                await self._store.change_seat(table.id, seat, kind="open", player="", name="", level="")
                text = "left"
            else:
                level = title_named(table.game.key).usual_level
                await self._store.change_seat(table.id, seat, kind="bot", player="", level=level)
                text = f"bot {level}"
            await table.read_seats()
            await self._write_change(table, seat, text)

    async def _check_mine(self, table: LiveTable, player: PlayerRow, seat: int) -> None:
        await self._registry.refresh_seats(table)
        if seat not in table.seats_of(player.id):
            raise Forbidden(f"seat {seat} is not yours")

    async def _write_change(self, table: LiveTable, seat: int, text: str) -> None:
        await table.note(kinds.SEAT_CHANGE, seat, text, new_id())
        table.send_table_changed()
