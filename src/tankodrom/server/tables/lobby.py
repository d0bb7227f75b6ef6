"""Making tables: new ones, rematches, and finished games that are brought back from their files. And listing them."""

from __future__ import annotations

import contextlib
import json
import secrets
from dataclasses import replace
from typing import Any, Final

import structlog
from sqlalchemy.exc import IntegrityError

from tankodrom.core.errors import BadPack, BadSetup
from tankodrom.core.game import Game
from tankodrom.core.rng import SEED_BYTES
from tankodrom.core.setup import ASK_ALL, Setup, Value
from tankodrom.protocol.rest import NewTable, SeatInfo, Status, TableInfo
from tankodrom.server.clock import now_ms
from tankodrom.server.db.store import PlayerRow, SeatRow, Store, TableRow
from tankodrom.server.identity import hash_of, new_id, new_token
from tankodrom.server.log import kinds
from tankodrom.server.log.game_file import VerifiedGame
from tankodrom.server.log.hash_chain import commitment_to, seed_text
from tankodrom.server.people_text import clean_foreign_name, clean_name, tags_of
from tankodrom.server.problems import Forbidden, Malformed, NotNow, Unavailable, bad_setup
from tankodrom.server.tables.game_data import StoredData, setup_of, stored_data, stored_import
from tankodrom.server.tables.quotas import Quotas
from tankodrom.server.tables.registry import TableRegistry, is_playable
from tankodrom.server.tables.stalling import stalled_seats
from tankodrom.server.tables.table import FINISHED, OPEN, PLAYING, LiveTable, digits_of
from tankodrom.server.workers import off_loop
from tankodrom.titles.registry import title_named
from tankodrom.titles.title import Title

MOST_LISTED: Final = 100
LISTED_OF_ONE_OWNER: Final = 5  # so that nobody pushes the others out of the public list
MOST_BROKEN: Final = 1000  # tables that are named in the log
_log = structlog.get_logger()


class Lobby:
    def __init__(self, store: Store, registry: TableRegistry, quotas: Quotas) -> None:
        self._store = store
        self._registry = registry
        self._quotas = quotas
        self._broken: set[str] = set()  # tables that are in the log as broken

    # Lists

    async def public_tables(self, player: PlayerRow | None) -> list[TableInfo]:
        """Those that are open or being played."""
        return await self._infos(await self._store.public_tables(MOST_LISTED, LISTED_OF_ONE_OWNER), player)

    async def tables_of(self, player: PlayerRow) -> list[TableInfo]:
        """The last used first."""
        return await self._infos(await self._store.tables_of(player.id, MOST_LISTED), player)

    async def _infos(self, rows: list[TableRow], player: PlayerRow | None) -> list[TableInfo]:
        """From their rows, not from loaded games."""
        seats = await self._store.seats_of_tables([row.id for row in rows])
        infos: list[TableInfo] = []
        for row in rows:
            if not is_playable(row):
                continue
            try:
                infos.append(await self._info(row, seats[row.id], player))
            except Unavailable:
                raise
            except Exception as error:  # a table that does not load is left out; the others are shown
                self._note_broken(row.id, error)
        return infos

    def _note_broken(self, table_id: str, error: Exception) -> None:
        if table_id not in self._broken and len(self._broken) < MOST_BROKEN:
            self._broken.add(table_id)
            _log.error("table left out of lists", table=table_id, error=repr(error))

    async def _info(self, row: TableRow, seats: list[SeatRow], player: PlayerRow | None) -> TableInfo:
        if row.asked is None and row.status != FINISHED:  # written by an older server
            table = await self._registry.fresh_table(row.id)
            await self._store.set_asked_if_unknown(row.id, digits_of(table.session.asked()))
            return table_info(table, player)
        table_here = self._registry.in_memory(row.id)
        present = table_here.present() if table_here is not None else set()
        status = row.status
        if status != FINISHED:
            status = OPEN if any(seat.kind == "open" for seat in seats) else PLAYING
        return _table_info(row, seats, status, [int(digit) for digit in row.asked or ""], present, player)

    # New tables

    async def make_table(
        self, owner: PlayerRow, wanted: NewTable, network: str = ""
    ) -> tuple[LiveTable, list[str]]:
        """The table and the keys of its seat links."""
        try:
            title = title_named(wanted.game)
            game = title.game
            setup, data = await off_loop(_checked, title, wanted) if wanted.data else _checked(title, wanted)
        except BadSetup as error:
            raise bad_setup(error) from None
        except BadPack as error:
            raise Malformed(str(error)) from None
        keys = [new_token() for _ in wanted.seats]
        seats: list[SeatRow] = []
        for number, seat in enumerate(wanted.seats):
            mine = seat.kind == "me"
            seats.append(
                SeatRow(
                    seat=number,
                    kind="person" if seat.kind == "me" else seat.kind,
                    player=owner.id if mine else "",
                    name=clean_name(seat.name) if seat.name.strip() else (owner.name if mine else ""),
                    level=(seat.level or title.usual_level) if seat.kind == "bot" else "",
                    key_hash=hash_of(keys[number]),
                    is_reserved=seat.reserved and seat.kind == "open",
                )
            )
        now = now_ms()
        row = TableRow(
            id=new_id(),
            game=game.key,
            rules_version=game.rules_version,
            setup=_setup_text(setup.seats, setup.options),
            seed=_new_seed(),
            created=now,
            changed=now,
            owner=owner.id,
            is_public=wanted.public,
            undo=wanted.undo,
            status=OPEN if any(seat.kind == "open" for seat in seats) else PLAYING,
            rematch="",
            asked="",  # until all seats are taken; then the entry of the last join tells it, or `_announce_start`
            many_seats=wanted.many_seats,
            patience=wanted.patience,
            spectator_chat=wanted.spectator_chat,
            pack=data.pack,
            data_digest=data.digest,
        )
        async with self._quotas.making_table(owner, network, row.status) as made:
            await self._store.add_table(row, seats, data.texts)
            made.append(row.id)
        table = await self._registry.table(row.id)
        if table.status == PLAYING:
            await self._announce_start(table)
        return table, keys

    async def rematch(self, table: LiveTable, player: PlayerRow, network: str = "") -> LiveTable:
        """The same again, the seats moved on by one. The first who asks makes it, the others find it."""
        if table.status != FINISHED:
            raise NotNow("the game is not over yet")
        if not table.seats_of(player.id):
            raise Forbidden("only who played may ask for a rematch")
        if table.row.rematch:
            return await self._registry.table(table.row.rematch)
        data = await off_loop(stored_data, table.game, table.header.data)
        now = now_ms()
        row = replace(
            table.row,
            id=new_id(),
            rules_version=table.game.rules_version,
            seed=_new_seed(),
            created=now,
            changed=now,
            owner=player.id,
            status=PLAYING,
            rematch="",
            asked=None,
            ends=0,
            data_digest=table.row.data_digest or data.digest,  # the same data, where it is known
            is_imported=False,
        )
        moved_on = [*table.seats[1:], table.seats[0]]
        level = title_named(table.game.key).usual_level
        # A bot plays for who has deleted themselves.
        seats = [
            replace(old, seat=number, kind="bot", level=level)
            if old.kind == "person" and not old.player
            else replace(old, seat=number)
            for number, old in enumerate(moved_on)
        ]
        async with self._quotas.making_table(player, network, row.status) as made:
            chosen = await self._store.add_rematch(table.id, row, seats, data.texts)
            made.append(chosen)
        new = await self._registry.table(chosen)
        if chosen == row.id:
            await self._announce_start(new)
            async with table.lock:
                await table.read_seats()
                await table.note(kinds.REMATCH, table.seats_of(player.id)[0], chosen, new_id())
        return new

    async def import_game(self, game: VerifiedGame, player: PlayerRow, network: str = "") -> LiveTable:
        """A finished game under its own id; if it is here already, that one."""
        file = game.file
        header = file.header
        if await self._store.table(header.table) is None:
            data = stored_import(header.data, game.whole_data)
            row = TableRow(
                id=header.table,
                game=header.game,
                rules_version=header.rules_version,
                setup=_setup_text(header.seats, header.options),
                seed=file.seed,
                created=header.created,
                changed=now_ms(),
                owner=player.id,
                is_public=False,
                undo="off",
                status=FINISHED,
                rematch="",
                asked="",
                pack=data.pack,
                data_digest=header.data_digest,
                is_imported=True,
            )
            names = [*file.names, *[""] * header.seats]
            seats = [
                SeatRow(
                    seat=seat,
                    kind="person",
                    player="",
                    name=clean_foreign_name(names[seat]),
                    level="",
                    key_hash=hash_of(new_token()),
                )
                for seat in range(header.seats)
            ]
            async with self._quotas.making_table(player, network, row.status):
                with contextlib.suppress(IntegrityError):  # somebody else brought it at the same moment
                    await self._store.add_finished(row, seats, file.entries, data.texts, game.snapshot)
        table = await self._registry.table(header.table)
        if table.header.hash() != header.hash() or table.row.seed != file.seed:
            raise Malformed("another game has this id")
        return table

    async def _announce_start(self, table: LiveTable) -> None:
        """To bots, also to those of a process that is started after this one."""
        await self._store.change_table(
            table.id,
            status=table.status,
            bots_asked=now_ms() if table.asked_bots() else 0,
            asked=digits_of(table.session.asked()),
        )
        self._registry.table_changed(table)


def table_info(table: LiveTable, player: PlayerRow | None) -> TableInfo:
    """The table as this player may see it."""
    info = _table_info(table.row, table.seats, table.status, table.session.asked(), table.present(), player)
    info.stalled = stalled_seats(table)
    return info


def _table_info(
    row: TableRow,
    seats: list[SeatRow],
    status: Status,
    asked: list[int],
    present: set[int],
    player: PlayerRow | None,
) -> TableInfo:
    id = player.id if player is not None else ""
    mine = [seat.seat for seat in seats if id and seat.player == id]
    tags = tags_of([(seat.player, seat.name) for seat in seats])
    return TableInfo(
        table=row.id,
        game=row.game,
        rules_version=row.rules_version,
        options={key: value for key, value in setup_of(row).options.items() if key != ASK_ALL},
        status=status,
        public=row.is_public,
        undo=row.undo,
        created=row.created,
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                yours=seat.seat in mine,
                present=seat.seat in present,
                held=bool(seat.player),
                reserved=seat.kind == "open" and seat.is_reserved,
                tag=tags[seat.seat],
            )
            for seat in seats
        ],
        commitment=commitment_to(int(row.seed, 16)),
        seed=row.seed if status == FINISHED else None,
        rematch=row.rematch,
        owner=bool(id) and row.owner == id,
        your_turn=status == PLAYING and any(seat in mine for seat in asked),
        imported=row.is_imported,
        many_seats=row.many_seats,
        patience=row.patience,
        spectator_chat=row.spectator_chat,
        ends=row.ends,
    )


def options_for(game: Game[Any], wanted: NewTable) -> dict[str, Value]:
    """Where people play, everybody is asked who might have a secret answer. Bots alone have nobody to hide it from."""
    options: dict[str, Value] = dict(wanted.options)
    options.pop(ASK_ALL, None)
    if game.can_ask_all() and any(seat.kind != "bot" for seat in wanted.seats):
        options[ASK_ALL] = True
    return options


def _checked(title: Title, wanted: NewTable) -> tuple[Setup, StoredData]:
    """The setup of a new table, and its data as it is stored. Takes milliseconds if it brings data."""
    setup = title.game.checked(Setup(len(wanted.seats), options_for(title.game, wanted), dict(wanted.data)))
    for seat in wanted.seats:
        if seat.kind == "bot":
            title.check_bot(seat.level or title.usual_level, setup)
    return setup, stored_data(title.game, setup.data)


def _setup_text(seats: int, options: dict[str, Value]) -> str:
    """The data is stored by its digest."""
    return json.dumps({"seats": seats, "options": options, "data": {}})


def _new_seed() -> str:
    return seed_text(secrets.randbits(8 * SEED_BYTES))
