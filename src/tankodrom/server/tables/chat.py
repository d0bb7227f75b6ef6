"""Chat at a table."""

from __future__ import annotations

from typing import Final

from tankodrom.protocol.rest import ChatLine
from tankodrom.protocol.sockets import ChatSaid
from tankodrom.server.bus.bus import Bus
from tankodrom.server.clock import now_ms
from tankodrom.server.db.store import ChatRow, PlayerRow, Store
from tankodrom.server.people_text import clean_line, tag_of, tags_of
from tankodrom.server.problems import Forbidden, Hushed, Malformed, NotFound
from tankodrom.server.tables.quotas import Quotas
from tankodrom.server.tables.table import LiveTable

MOST_LINES: Final = 100  # in one answer


class Chat:
    def __init__(self, store: Store, bus: Bus, quotas: Quotas) -> None:
        self._store = store
        self._bus = bus
        self._quotas = quotas

    async def allow_spectators(self, table: LiveTable, player: PlayerRow, is_allowed: bool) -> None:
        """By the maker of the table, at any time."""
        if table.row.owner != player.id:
            raise Forbidden("only who made the table may do this")
        async with table.lock:
            await self._store.change_table(table.id, spectator_chat=is_allowed)
            await table.read_seats()
        table.send_table_changed()

    async def _check_may_speak(self, table: LiveTable, player: PlayerRow) -> None:
        """Who only watches speaks if the maker allows it. The maker may have said so at another process."""
        if table.seats_of(player.id) or table.row.owner == player.id:
            return
        row = await self._store.table(table.id)
        if row is None or not row.spectator_chat:
            raise Hushed("at this table only the players speak")

    async def say(self, table: LiveTable, player: PlayerRow, text: str, network: str = "") -> ChatLine:
        words = clean_line(text)
        if not words:
            raise Malformed("say something")
        self._quotas.check_chat(player, network)
        await self._check_may_speak(table, player)
        mine = table.seats_of(player.id)
        seat = mine[0] if mine else -1
        name = table.seats[seat].name if mine else player.name
        row = await self._store.add_chat(table.id, now_ms(), name, seat, words, player.id)
        if row is None:
            raise NotFound("there is no such table any more")
        await self.send_new_lines(table)
        self._bus.publish(table.id)
        return _line(table, row)

    async def lines(self, table: LiveTable, after: int) -> list[ChatLine]:
        return [_line(table, row) for row in await self._store.chat(table.id, after, MOST_LINES)]

    async def send_new_lines(self, table: LiveTable) -> None:
        """To the subscribers here; also lines that another process wrote."""
        if not table.broadcast:
            return
        for row in await self._store.chat(table.id, table.chat_sent, MOST_LINES):
            if row.number > table.chat_sent:
                table.chat_sent = row.number
                table.broadcast.send_all(ChatSaid(_line(table, row)))


def _line(table: LiveTable, row: ChatRow) -> ChatLine:
    """Who only watches may be called like somebody who plays here, so their lines always have a tag."""
    mine = table.seats_of(row.player)
    tag = tags_of(table.players_and_names())[mine[0]] if mine else tag_of(row.player)
    return ChatLine(row.number, row.at, row.name, row.seat, row.text, tag)
