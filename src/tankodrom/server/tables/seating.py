"""Who sits where: joining, leaving, removing, and bots that sit in."""

from __future__ import annotations

import contextlib

from tankodrom.core.errors import BadSetup
from tankodrom.protocol.rest import Join
from tankodrom.server.db.store import PlayerRow, Store
from tankodrom.server.identity import hash_of, new_id, new_token
from tankodrom.server.log import kinds
from tankodrom.server.people_text import clean_name
from tankodrom.server.problems import (
    Broken,
    Forbidden,
    Malformed,
    NotFound,
    NotNow,
    OneSeat,
    Removed,
    Reserved,
    SeatTaken,
)
from tankodrom.server.tables.quotas import Quotas
from tankodrom.server.tables.registry import TableRegistry
from tankodrom.server.tables.stalling import is_decided, stalled_seats, voters_about
from tankodrom.server.tables.table import FINISHED, OPEN, PLAYING, LiveTable
from tankodrom.titles.registry import title_named


class Seating:
    def __init__(self, store: Store, registry: TableRegistry, quotas: Quotas) -> None:
        self._store = store
        self._registry = registry
        self._quotas = quotas

    # Sitting down

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
                    await self._write_change(table, seat, "join")
                return seat
            if seat not in open_seats:
                raise SeatTaken(f"seat {seat} is taken")
            await self._quotas.check_seat(player)
            if not wish.key:
                await self._check_without_link(table, player, seat, mine)
            name = clean_name(wish.name) if wish.name.strip() else player.name
            is_maker = table.row.owner == player.id  # for whom no seat is locked
            key_hash = hash_of(wish.key) if wish.key else table.seats[seat].key_hash if is_maker else ""
            if not await self._store.take_seat(table.id, seat, player.id, name, key_hash):
                raise SeatTaken(f"seat {seat} is taken")
            await table.read_seats()
            await self._write_change(table, seat, "join")
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
        if mine:
            return mine[0]
        if not open_seats:
            raise SeatTaken("all seats are taken")
        free = [seat for seat in open_seats if not table.seats[seat].is_reserved]
        return free[0] if free else open_seats[0]

    async def _check_without_link(self, table: LiveTable, player: PlayerRow, seat: int, mine: list[int]) -> None:
        """A link is the maker's word; without one the rules of the table count."""
        is_maker = table.row.owner == player.id
        if table.seats[seat].is_reserved and not is_maker:
            raise Reserved(f"seat {seat} is reserved: only its link leads there")
        if mine and not is_maker and not table.row.many_seats:
            raise OneSeat("you have a seat at this table; its maker allows one each")
        if await self._store.was_removed(table.id, player.id):
            raise Removed("the maker of this table removed you; you can come back by a new link only")

    # What the maker does before the game

    async def reserve(self, table: LiveTable, player: PlayerRow, seat: int, is_reserved: bool) -> None:
        """A reserved seat waits for who has its link."""
        async with table.lock:
            await self._check_maker_before_start(table, player)
            if not await self._store.reserve_seat(table.id, seat, is_reserved):
                raise NotNow(f"seat {seat} is not open")
            await table.read_seats()
            table.send_table_changed()
            self._registry.table_changed(table)

    async def remove(self, table: LiveTable, player: PlayerRow, seat: int) -> list[str]:
        """Take all seats from who has this one. The keys of their new links, by seat; "" for the other seats."""
        async with table.lock:
            await self._check_maker_before_start(table, player)
            removed = table.seats[seat].player if seat < len(table.seats) else ""
            if not removed or removed == player.id:
                raise NotNow(f"nobody can be removed from seat {seat}")
            keys = {each: new_token() for each in table.seats_of(removed)}
            await self._store.remove_from_seats(
                table.id, removed, {each: hash_of(key) for each, key in keys.items()}
            )
            await table.read_seats()
            for each in keys:
                await self._write_change(table, each, "removed")
            return [keys.get(row.seat, "") for row in table.seats]

    async def delete(self, table: LiveTable, player: PlayerRow) -> None:
        """The whole table, before the game; everybody there is told."""
        async with table.lock:
            await self._check_maker_before_start(table, player)
            if not await self._store.delete_open_table(table.id):
                raise NotNow("the game has begun; it cannot be deleted any more")
        self._registry.table_removed(table.id)

    async def _check_maker_before_start(self, table: LiveTable, player: PlayerRow) -> None:
        await self._registry.refresh_seats(table)
        if table.row.owner != player.id:
            raise Forbidden("only who made the table may do this")
        if table.status != OPEN:
            raise NotNow("the game has begun; this is possible before it only")

    # Bots that sit in

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
            await self._seat_bot(table, seat, level)

    async def vote_for_bot(self, table: LiveTable, player: PlayerRow, seat: int, agree: bool) -> None:
        """Shall a bot play on for a seat that does not answer? Its player can take it back at any time."""
        async with table.lock:
            await self._registry.refresh_seats(table)
            table.check_playing()
            mine = [each for each in table.seats_of(player.id) if table.seats[each].kind == "person"]
            if not mine or seat in mine:
                raise Forbidden("only the others who play here decide about this seat")
            stalled = {each.seat: each for each in stalled_seats(table)}.get(seat)
            if stalled is None:
                raise NotNow(f"seat {seat} does not keep the table waiting")
            if player.id not in voters_about(table, seat):
                raise NotNow("the table waits for you as well: answer first")
            voted = [each for each in stalled.agreed if each in mine]
            if agree and not voted:
                await table.note(kinds.BOT_VOTE, mine[0], f"{seat} yes", new_id())
            elif not agree and voted:
                await table.note(kinds.BOT_VOTE, voted[0], f"{seat} no", new_id())
            if is_decided(table, seat):
                await self._seat_bot(table, seat, title_named(table.game.key).usual_level)

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
                await self._store.change_seat(table.id, seat, kind="bot", player="", name="", level=level)
                text = f"bot {level}"
            await table.read_seats()
            await self._write_change(table, seat, text)

    async def _seat_bot(self, table: LiveTable, seat: int, level: str) -> None:
        await self._store.change_seat(table.id, seat, kind="bot", level=level)
        await table.read_seats()
        await self._write_change(table, seat, f"bot {level}")

    async def leave_all(self, player: PlayerRow, made: list[str], seats: list[tuple[str, int]]) -> None:
        """Leave these seats of the player's, each by its table and number, and delete those of the tables that they made
        where nobody else sits."""
        # A game may have begun or ended meanwhile, or be one that this server does not play.
        for table_id in made:
            with contextlib.suppress(NotNow, NotFound, Forbidden, Broken):
                table = await self._registry.fresh_table(table_id)
                if not any(row.player and row.player != player.id for row in table.seats):
                    await self.delete(table, player)
        for table_id, seat in seats:
            with contextlib.suppress(NotNow, NotFound, Forbidden, Broken):
                await self.leave(await self._registry.fresh_table(table_id), player, seat)

    async def _check_mine(self, table: LiveTable, player: PlayerRow, seat: int) -> None:
        await self._registry.refresh_seats(table)
        if seat not in table.seats_of(player.id):
            raise Forbidden(f"seat {seat} is not yours")

    async def _write_change(self, table: LiveTable, seat: int, text: str) -> None:
        await table.note(kinds.SEAT_CHANGE, seat, text, new_id())
        table.send_table_changed()
