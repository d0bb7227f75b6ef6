"""All tables: made, found, kept in memory while they are used, and followed when other processes write to them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from collections.abc import Callable
from typing import Final

import structlog
from sqlalchemy.exc import IntegrityError

from tankodrom.bots.levels import LEVELS, make_bot
from tankodrom.core.errors import BadPack, BadSetup
from tankodrom.core.rng import SEED_BYTES
from tankodrom.core.setup import Setup
from tankodrom.games.registry import game_named
from tankodrom.server import course as kinds
from tankodrom.server.chain import commitment_to, seed_text
from tankodrom.server.gamefile import GameFile
from tankodrom.server.identity import hash_of, is_id, new_id, new_token
from tankodrom.server.news import AnyNews
from tankodrom.server.problems import Malformed, NotNow, NotYours, Taken, Unknown
from tankodrom.server.protocol import ChatLine, Join, NewTable, SeatInfo, TableInfo
from tankodrom.server.room import FINISHED, OPEN, PLAYING, Room, now_ms, setup_of
from tankodrom.server.store import PlayerRow, SeatRow, Store, TableRow
from tankodrom.server.writer import Writer

IDLE: Final = 600.0  # seconds until a room that nobody uses is forgotten
LOOK_AROUND: Final = 1.0  # seconds between looks for what other processes wrote, if nobody tells
LOOK_AROUND_TOLD: Final = 10.0  # the same if Redis brings the news
MOST_LISTED: Final = 100
MOST_NAME: Final = 40  # letters
MOST_CHAT: Final = 100  # lines
PLAYERS: Final = "players"  # a word of the news that is no table's name: somebody is called otherwise from now on

_log = structlog.get_logger()


class Hall:
    def __init__(self, store: Store, writer: Writer, news: AnyNews, has_neighbours: bool) -> None:
        self.store = store
        self.news = news
        self._writer = writer
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._has_neighbours = has_neighbours
        self._tasks: list[asyncio.Task[None]] = []
        self.forget_players: Callable[[], None] = lambda: None  # set by the desk, which remembers them
        # Set by the desk of the bots:
        self.on_change: Callable[[Room], None] = lambda room: None
        self.on_news: Callable[[Room], None] = lambda room: None  # another process wrote, and looks after its bots
        self.is_at_work: Callable[[Room], bool] = lambda room: False
        self.has_runners: Callable[[], bool] = lambda: False

    def lacks_runners(self, room: Room) -> bool:
        return (
            room.has_bots
            and not self.has_runners()
            and any(room.seats[seat].kind == "bot" for seat in room.course.asked())
        )

    async def start(self) -> None:
        await self.news.start(self._heard)
        self._tasks.append(asyncio.create_task(self._keep_house(), name="hall"))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.hang_up()
        await self.news.close()

    def hang_up(self) -> None:
        """End all sockets and streams; they come back to another process, or to this one after its restart."""
        for room in self._rooms.values():
            for listener in room.audience.everybody():
                listener.end()

    # Rooms

    async def room(self, table: str) -> Room:
        """Loaded once, however many ask at the same time."""
        room = self._rooms.get(table)
        if room is None:
            task = self._loading.get(table)
            if task is None:
                task = asyncio.create_task(self._load(table))
                self._loading[table] = task
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        return room

    async def fresh_room(self, table: str) -> Room:
        """With all that any process has written."""
        is_new = table not in self._rooms and table not in self._loading  # else it was read before we were asked
        room = await self.room(table)
        if not is_new:
            await self.look_again(room)
        return room

    async def look_again(self, room: Room) -> None:
        """For who has just begun to listen: what other processes wrote a moment before was told to nobody here."""
        if self._has_neighbours:
            async with room.lock:
                await room.catch_up()

    async def _load(self, table: str) -> Room:
        # What is no id is not looked for: PostgreSQL breaks over some characters.
        row = await self.store.table(table) if is_id(table) else None
        if row is None:
            raise Unknown("there is no such table")
        if game_named(row.game).rules_version != row.rules_version:
            raise NotNow(
                f"this game was begun under rules version {row.rules_version}, which this server does not play"
            )
        room = Room(row, await self.store.seats(table), self.store, self._writer)
        room.on_change = self._changed
        room.chat_heard = await self.store.last_chat(table)
        await room.load()
        await room.read_seats()  # after the log, so that a join in between is not missed
        self._rooms[table] = room
        self.on_change(room)  # a bot may be waiting since a crash
        return room

    def _changed(self, room: Room) -> None:
        self.on_change(room)
        self.news.tell(f"{room.id} bots" if self.lacks_runners(room) else room.id)

    async def _heard(self, word: str) -> None:
        """Another process (or this one) wrote to a table; perhaps it has no runner for the bot that is asked there."""
        if word == PLAYERS:
            self.forget_players()
            return
        table, _, bots = word.partition(" ")
        has_to_help = bool(bots) and self.has_runners()
        room = self._rooms.get(table)
        if room is None and has_to_help:
            room = await self.room(table)
        # Where nobody looks there is no hurry: who comes gets a fresh room.
        if room is not None and (has_to_help or room.audience or self.is_at_work(room)):
            before = room.seats
            async with room.lock:
                await room.catch_up()
            if room.seats != before:
                self.tell_table(room)
            await self._tell_chat(room)
            (self.on_change if has_to_help else self.on_news)(room)

    async def _keep_house(self) -> None:
        """Forget idle rooms; and look for news where nobody brings them."""
        looked = time.monotonic()
        while True:
            await asyncio.sleep(LOOK_AROUND)
            try:
                now = time.monotonic()
                for room in list(self._rooms.values()):
                    if now - room.used > IDLE and not room.audience and not room.lock.is_taken():
                        del self._rooms[room.id]
                wait = LOOK_AROUND_TOLD if self.news.is_connected else LOOK_AROUND
                if self._has_neighbours and now - looked >= wait:
                    looked = now
                    self.forget_players()
                    await self._look_around()
            except Exception as error:
                _log.warning("keeping house failed", error=repr(error))

    async def _look_around(self) -> None:
        watched = [room.id for room in self._rooms.values()]
        for start in range(0, len(watched), 500):
            lengths = await self.store.last_seqs(watched[start : start + 500])
            for table, seq in lengths.items():
                room = self._rooms.get(table)
                if room is not None and (seq > room.seq or room.audience):
                    await self._heard(table)

    # Making tables

    async def make_table(self, owner: PlayerRow, wanted: NewTable) -> tuple[Room, list[str]]:
        """The table and the keys of its seat links."""
        try:
            game = game_named(wanted.game)
            setup = game.checked(Setup(len(wanted.seats), dict(wanted.options), dict(wanted.data)))
            for seat in wanted.seats:
                if seat.kind == "bot":
                    make_bot(seat.level, game.key, setup, 0)
        except (BadSetup, BadPack) as error:
            raise Malformed(str(error)) from None
        keys = [new_token() for _ in wanted.seats]
        seats: list[SeatRow] = []
        for number, seat in enumerate(wanted.seats):
            mine = seat.kind == "me"
            name = seat.name.strip() or (owner.name if mine else "")
            seats.append(
                SeatRow(
                    number,
                    "person" if mine else seat.kind,
                    owner.id if mine else "",
                    name,
                    seat.level if seat.kind == "bot" else "",
                    hash_of(keys[number]),
                )
            )
        now = now_ms()
        row = TableRow(
            new_id(),
            game.key,
            game.rules_version,
            json.dumps({"seats": setup.seats, "options": setup.options, "data": setup.data}),
            seed_text(secrets.randbits(8 * SEED_BYTES)),
            now,
            now,
            owner.id,
            wanted.public,
            wanted.undo,
            OPEN if any(seat.kind == "open" for seat in seats) else PLAYING,
            "",
        )
        await self.store.add_table(row, seats)
        room = await self.room(row.id)
        if room.status == PLAYING:
            await self._begun(room)
        return room, keys

    async def _begun(self, room: Room) -> None:
        """Let bots hear it, also those of a process that comes after this one."""
        bots = any(room.seats[seat].kind == "bot" for seat in room.course.asked())
        await self.store.change_table(room.id, status=room.status, bots_asked=now_ms() if bots else 0)
        self._changed(room)

    async def import_game(self, file: GameFile, player: PlayerRow) -> Room:
        """A finished game, verified by the caller, under its own name; if it is here already, that one."""
        header = file.header
        if await self.store.table(header.table) is None:
            names = [*file.names, *[""] * header.seats]
            row = TableRow(
                header.table,
                header.game,
                header.rules_version,
                json.dumps({"seats": header.seats, "options": header.options, "data": header.data}),
                file.seed,
                header.created,
                now_ms(),
                player.id,
                False,
                "off",
                FINISHED,
                "",
            )
            seats = [
                SeatRow(seat, "person", "", names[seat][:MOST_NAME], "", hash_of(new_token()))
                for seat in range(header.seats)
            ]
            with contextlib.suppress(IntegrityError):  # somebody else brought it at the same moment
                await self.store.add_finished(row, seats, file.entries)
        room = await self.room(header.table)
        if room.header.hash() != header.hash() or room.row.seed != file.seed:
            raise Malformed("another game has this name")
        return room

    # Seats

    async def join(self, room: Room, player: PlayerRow, wish: Join) -> int:
        async with room.lock:
            await self._catch_up_with_seats(room)
            mine = room.seats_of(player.id)
            key_hash = hash_of(wish.key) if wish.key else ""
            open_seats = [row.seat for row in room.seats if row.kind == "open"]
            by_key = [row.seat for row in room.seats if key_hash and row.key_hash == key_hash]
            if wish.key and not by_key:
                raise NotYours("this seat link is not valid")
            seat = by_key[0] if by_key else wish.seat
            if seat is None:
                if not mine and not open_seats:
                    raise Taken("all seats are taken")
                seat = mine[0] if mine else open_seats[0]
            if seat in mine:
                if room.row.status == OPEN and room.status == PLAYING:
                    # The process that gave it to this player died before it could say so.
                    await self._say_who_sits(room, seat)
                return seat
            if seat not in open_seats:
                raise Taken(f"seat {seat} is taken")
            name = wish.name.strip() or player.name
            if not await self.store.take_seat(room.id, seat, player.id, name):
                raise Taken(f"seat {seat} is taken")
            await room.read_seats()
            await self._say_who_sits(room, seat)
            return seat

    async def _say_who_sits(self, room: Room, seat: int) -> None:
        await room.note(kinds.SEAT_CHANGE, seat, f"join {room.seats[seat].name}", new_id())
        self.tell_table(room)

    async def let_bot_play(self, room: Room, player: PlayerRow, seat: int, level: str) -> None:
        """The seat stays the player's; a bot sits in until it is taken back."""
        async with room.lock:
            await self._catch_up_with_seats(room)
            self._check_mine(room, player, seat)
            if room.seats[seat].kind != "person":
                raise NotNow("no person plays this seat")
            if level.partition(":")[0] not in LEVELS:
                raise Malformed(f"there is no level {level!r}; there are {', '.join(LEVELS)}")
            try:
                make_bot(level, room.game.key, room.setup, 0)
            except BadSetup as error:
                raise Malformed(str(error)) from None
            await self.store.change_seat(room.id, seat, kind="bot", level=level)
            await room.read_seats()
            await room.note(kinds.SEAT_CHANGE, seat, f"bot {level}", new_id())
            self.tell_table(room)

    async def take_back(self, room: Room, player: PlayerRow, seat: int) -> None:
        async with room.lock:
            await self._catch_up_with_seats(room)
            self._check_mine(room, player, seat)
            if room.seats[seat].kind != "bot":
                raise NotNow("no bot plays this seat")
            await self.store.change_seat(room.id, seat, kind="person", level="")
            await room.read_seats()
            await room.note(kinds.SEAT_CHANGE, seat, "person", new_id())
            self.tell_table(room)

    async def leave(self, room: Room, player: PlayerRow, seat: int) -> None:
        """For good: before the game the seat is free again, during it a bot takes over."""
        async with room.lock:
            await self._catch_up_with_seats(room)
            self._check_mine(room, player, seat)
            if room.status == FINISHED:
                raise NotNow("the game is over")
            if room.status == OPEN:
                await self.store.change_seat(room.id, seat, kind="open", player="", name="", level="")
                text = "left"
            else:
                await self.store.change_seat(room.id, seat, kind="bot", player="", level="veteran")
                text = "bot veteran"
            await room.read_seats()
            await room.note(kinds.SEAT_CHANGE, seat, text, new_id())
            self.tell_table(room)

    async def _catch_up_with_seats(self, room: Room) -> None:
        """Also those of whose change the log says nothing, because the process that changed them died."""
        await room.catch_up()
        if self._has_neighbours:
            await room.read_seats()

    def _check_mine(self, room: Room, player: PlayerRow, seat: int) -> None:
        if seat not in room.seats_of(player.id):
            raise NotYours(f"seat {seat} is not yours")

    async def rematch(self, room: Room, player: PlayerRow) -> Room:
        """The same again, the seats moved on by one; whoever asks first makes it, the others find it."""
        if room.status != FINISHED:
            raise NotNow("the game is not over yet")
        if not room.seats_of(player.id):
            raise NotYours("only who played may ask for a rematch")
        if room.row.rematch:
            return await self.room(room.row.rematch)
        setup = setup_of(room.row)
        now = now_ms()
        row = TableRow(
            new_id(),
            room.row.game,
            room.game.rules_version,
            room.row.setup,
            seed_text(secrets.randbits(8 * SEED_BYTES)),
            now,
            now,
            player.id,
            room.row.is_public,
            room.row.undo,
            PLAYING,
            "",
        )
        seats = [
            SeatRow(number, old.kind, old.player, old.name, old.level, old.key_hash)
            for number in range(setup.seats)
            for old in [room.seats[(number + 1) % setup.seats]]
        ]
        chosen = await self.store.add_rematch(room.id, row, seats)
        new = await self.room(chosen)
        if chosen == row.id:
            await self._begun(new)
            async with room.lock:
                await room.read_seats()
                await room.note(kinds.REMATCH, room.seats_of(player.id)[0], chosen, new_id())
        return new

    # Telling

    def info(self, room: Room, player: PlayerRow | None) -> TableInfo:
        id = player.id if player is not None else ""
        present = room.present()
        mine = room.seats_of(id)
        return TableInfo(
            room.id,
            room.game.key,
            room.row.rules_version,
            dict(room.setup.options),
            room.status,
            room.row.is_public,
            room.row.undo,
            room.row.created,
            [
                SeatInfo(
                    row.seat,
                    row.kind,
                    row.name,
                    row.level,
                    bool(id) and row.player == id,
                    row.seat in present,
                    bool(row.player),
                )
                for row in room.seats
            ],
            commitment_to(int(room.row.seed, 16)),
            room.row.seed if room.status == FINISHED else None,
            room.row.rematch,
            bool(id) and room.row.owner == id,
            room.status == PLAYING and any(seat in mine for seat in room.course.asked()),
        )

    def tell_table(self, room: Room) -> None:
        """That the seats changed; each client asks for the table as it sees it."""
        room.audience.broadcast({"type": "table", "status": room.status, "rematch": room.row.rematch})

    async def say(self, room: Room, player: PlayerRow, text: str) -> ChatLine:
        words = " ".join(text.split())
        if not words:
            raise Malformed("say something")
        mine = room.seats_of(player.id)
        seat = mine[0] if mine else -1
        name = room.seats[seat].name if mine else player.name
        row = await self.store.add_chat(room.id, now_ms(), name, seat, words)
        await self._tell_chat(room)
        self.news.tell(room.id)
        return ChatLine(row.number, row.at, row.name, row.seat, row.text)

    async def _tell_chat(self, room: Room) -> None:
        """Lines that were not told yet, also those that another process wrote."""
        if not room.audience:
            return
        for row in await self.store.chat(room.id, room.chat_heard, MOST_CHAT):
            if row.number > room.chat_heard:
                room.chat_heard = row.number
                room.audience.broadcast(
                    {"type": "chat", "line": ChatLine(row.number, row.at, row.name, row.seat, row.text)}
                )
