"""One table in the memory of one process: it checks moves, has them written, and sends its subscribers the news."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

import msgspec
import structlog

from tankodrom.core.action import Seat
from tankodrom.core.decision import Decision
from tankodrom.core.errors import BrokenReplay, IllegalAction, MalformedAction
from tankodrom.core.event import Event, heard_by
from tankodrom.core.game import SPECTATOR, Game
from tankodrom.core.kernel import pending, why_not
from tankodrom.core.refusal import Refusal
from tankodrom.core.state import State
from tankodrom.core.telling import facts_of_refusal, kinds_of, words_of
from tankodrom.core.text import read_action, text_of
from tankodrom.protocol.rest import MoveAnswer, Picture, RefusalInfo, Status, Told
from tankodrom.protocol.sockets import Presence, TableChanged
from tankodrom.server.clock import now_ms
from tankodrom.server.db.store import SeatRow, Store, TableRow
from tankodrom.server.log import kinds
from tankodrom.server.log.hash_chain import Entry, Header, commitment_to, link
from tankodrom.server.log.records import Change, TableUpdate
from tankodrom.server.log.snapshots import last_snapshot, put_snapshot, sealed
from tankodrom.server.log.writer import Writer
from tankodrom.server.problems import (
    Broken,
    Forbidden,
    IllegalMove,
    Malformed,
    NotFound,
    NotNow,
    RulesError,
    Stale,
)
from tankodrom.server.tables.broadcast import Broadcast, EventHistory, add_outlook, picture_of
from tankodrom.server.tables.game_data import setup_of
from tankodrom.server.tables.handoff_lock import HandoffLock
from tankodrom.server.tables.loading import Opening, all_events, rebuild_table
from tankodrom.server.tables.session import Attempt, TableEvent
from tankodrom.server.tables.subscribers import Subscriber
from tankodrom.server.workers import off_loop

OPEN: Final = "open"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
SNAPSHOT_EVERY: Final = 256  # log entries
MOVES_UP_EVERY: Final = 1_000  # milliseconds: how often a table moves to the top of lists at most
TRIES: Final = 5  # when other processes write to the same table
MOST_ENTRIES: Final = 20_000  # of one log: thirty games of Rush
FEW_EVENTS: Final = 500  # are told at once; more are told in a thread

_log = structlog.get_logger()
_encode = msgspec.json.Encoder().encode


def header_of(row: TableRow, own: dict[str, Any] | None = None) -> Header:
    """`own`: the players' own data, where the row only has its digest."""
    setup = setup_of(row)
    return Header(
        table=row.id,
        game=row.game,
        rules_version=row.rules_version,
        seats=setup.seats,
        options=setup.options,
        data=setup.data if own is None else own,
        commitment=commitment_to(int(row.seed, 16)),
        created=row.created,
        data_digest=row.data_digest,
    )


def digits_of(seats: list[Seat]) -> str:
    """The form of the column `asked`."""
    return "".join([str(seat) for seat in seats])


class TableObserver(Protocol):
    """`TableRegistry` is the one."""

    def table_changed(self, table: LiveTable) -> None:
        """Called after each commit."""
        ...

    def viewers_changed(self, table: LiveTable) -> None:
        """Called when the first one looks at the table, and when the last one goes."""
        ...


@dataclass(slots=True)
class Prepared:
    """A move or a note that is right for the table as it is, and can be written. `attempt`: of a move."""

    change: Change
    attempt: Attempt | None


class LiveTable:
    """Made by `TableRegistry`. Code that changes it holds `lock` until the change is committed."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        store: Store,
        writer: Writer,
        observer: TableObserver,
        opening: Opening,
    ) -> None:
        self.id = row.id
        self.row = row
        self.status = row.status
        self.header = header_of(row, opening.own_data)
        self.game: Game[Any] = opening.beginning.game
        self.setup = opening.beginning.setup
        self.session = opening.session
        self._beginning = opening.beginning
        self._set_seats(seats)
        self.seq = 0
        self.hash = self.header.hash()
        self.lock = HandoffLock()
        self.broadcast = Broadcast()
        self.history = EventHistory(self.setup.seats + 1)
        self.used = time.monotonic()
        self.chat_sent = 0  # the number of the last line of chat that the subscribers were sent
        self._ids: dict[str, Entry] = {}
        self._store = store
        self._writer = writer
        self._observer = observer
        self._written: TableUpdate | None = (
            None  # what the table's row says; None: another process may have written it
        )
        self._moved_up = 0  # when the row last said that the table changed

    # Loading

    async def load(self) -> None:
        """Broken if the log cannot have happened."""
        log = await self._store.log(self.id)
        if log:
            saved = await last_snapshot(self._store, self.id, len(log))
            try:
                rebuilt = await rebuild_table(self.id, self._beginning, log, saved)
            except BrokenReplay as error:
                raise Broken("this table's log does not make sense; its game cannot be shown or go on") from error
            self.session = rebuilt.session
            self._set_seats(self.seats)
            self.history.first = rebuilt.first
            self.history.events = rebuilt.events
            for entry in log:
                self._ids[entry.id] = entry
            self.seq = log[-1].seq
            self.hash = log[-1].hash
        self.status = self._status()

    def _follow(self, entry: Entry) -> list[Event | TableEvent]:
        events = self.session.follow(entry)
        self._accept(entry, events)
        return events

    def _accept(self, entry: Entry, events: list[Event | TableEvent]) -> None:
        self.seq = entry.seq
        self.hash = entry.hash
        self._ids[entry.id] = entry
        self.history.events += events
        self.status = self._status()
        if self.row.ends:  # somebody plays here again: the table is not removed
            self.row = replace(self.row, ends=0)

    async def catch_up(self) -> None:
        """Follow what other processes wrote. The caller holds the lock."""
        entries = await self._store.log(self.id, self.seq)
        if not entries:
            return
        self._written = None
        if any(entry.kind in (kinds.SEAT_CHANGE, kinds.REMATCH) for entry in entries):
            await self.read_seats()
        for entry in entries:
            events = self._follow(entry)
            self.broadcast.send_news(self.session, self.status, events)

    async def read_seats(self) -> None:
        """NotFound if the table was removed."""
        seats = await self._store.seats(self.id)
        row = await self._store.table(self.id)
        if row is None:
            raise NotFound("there is no such table any more")
        before = self.seats
        self._set_seats(seats)
        self.row = row
        self.status = self._status()
        self._cut_off_former_owners(before)

    def _cut_off_former_owners(self, before: list[SeatRow]) -> None:
        """Whose seat it was sees nothing more of it. They connect again as what they are now."""
        message = _encode(TableChanged(self.status, self.row.rematch))
        for subscriber in self.broadcast.everybody():
            viewer = subscriber.viewer
            if viewer == SPECTATOR or self.seats[viewer] == before[viewer]:
                continue
            if self.seats[viewer].player != subscriber.player:
                subscriber.send(message)
                subscriber.end()

    def _set_seats(self, seats: list[SeatRow]) -> None:
        self.seats = seats
        self.session.names = [row.name for row in seats]
        kinds_of_seats = {row.kind for row in seats}
        self.has_bots = "bot" in kinds_of_seats
        self._has_open_seats = "open" in kinds_of_seats

    def _status(self) -> Status:
        if self.session.state.outcome is not None:
            return FINISHED
        return OPEN if self._has_open_seats else PLAYING

    # Who

    def seats_of(self, player: str) -> list[Seat]:
        return [row.seat for row in self.seats if row.player == player and player]

    def check_seat(self, seat: Seat, player: str, is_runner: bool) -> None:
        """May this player act for the seat? Runners act for bots, people for themselves."""
        if not 0 <= seat < len(self.seats):
            raise Malformed(f"there is no seat {seat}")
        row = self.seats[seat]
        if row.kind == "bot":
            if not is_runner:
                raise Forbidden(f"a bot plays seat {seat}")
        elif row.kind != "person" or row.player != player:
            raise Forbidden(f"seat {seat} is not yours")

    def check_holder(self, seat: Seat, player: str) -> None:
        """Is it this player's seat, also while a bot sits in?"""
        if seat not in self.seats_of(player):
            raise Forbidden(f"seat {seat} is not yours")

    def people(self) -> set[Seat]:
        """Seats that are played by persons now."""
        return {row.seat for row in self.seats if row.kind == "person"}

    def asked_bots(self) -> list[Seat]:
        """Seats of bots that must answer now."""
        if self.status != PLAYING or not self.has_bots:
            return []
        return [seat for seat in self.session.asked() if self.seats[seat].kind == "bot"]

    # Moves: prepared, written, committed

    async def move(self, seat: Seat, question: int, text: str, id: str) -> MoveAnswer:
        """The move, committed and broadcast; or the Problem with it."""
        async with self.lock:
            is_fresh = False
            for _ in range(TRIES):
                before = self._ids.get(id)
                if before is not None:
                    if before.kind != kinds.MOVE or before.seat != seat:
                        raise Malformed(f"the id {id} was used for something else")
                    return MoveAnswer(id, self.session.numbers[seat], True)
                if self._is_open(seat, question):
                    if await self._write(self._prepare_move(seat, text, id)):
                        return MoveAnswer(id, self.session.numbers[seat], False)
                elif not is_fresh:
                    is_fresh = True
                    await self.catch_up()  # perhaps another process knows more
                else:
                    self.check_playing()
                    raise Stale("this question is not open any more", picture=self.picture(seat))
        raise NotNow("too many moves at once, try again")

    def submit_move(
        self, seat: Seat, question: int, text: str, id: str, on_done: Callable[[MoveAnswer | None], None]
    ) -> bool:
        """The same without a task, for the common case that nothing stands in the way; False in all other cases, which
        `move` handles. What the rules refuse is a Problem here too. `on_done` gets None if it could not be written: then
        `move` tries again."""
        if self.lock.is_taken() or id in self._ids or not self._is_open(seat, question):
            return False
        prepared = self._prepare_move(seat, text, id)
        self.lock.take()

        def on_written(result: bool | Exception) -> None:
            answer = None
            try:
                if result is True:
                    self._commit(prepared)
                    answer = MoveAnswer(id, self.session.numbers[seat], False)
            finally:
                self.lock.release()
                on_done(answer)

        self._writer.submit(prepared.change, on_written)
        return True

    async def note(self, kind: str, seat: Seat, text: str, id: str) -> None:
        """Write an entry that is no move. The caller holds the lock and has checked it."""
        for _ in range(TRIES):
            if kind == kinds.UNDO:  # found in a thread, so that it is known when it is prepared
                await off_loop(
                    self.session.position_after, self.session.moves_until(int(text.removeprefix("to ")))
                )
            if await self._write(self._prepare_note(kind, seat, text, id)):
                return
            if kind in kinds.FOR_ONE_POSITION:
                raise NotNow("something happened meanwhile, look again")
        raise NotNow("too much at once, try again")

    def entry_with(self, id: str) -> Entry | None:
        return self._ids.get(id)

    def check_playing(self) -> None:
        if self.status == OPEN:
            raise NotNow("not all seats are taken yet")
        if self.status == FINISHED:
            raise NotNow("the game is over")

    def _is_open(self, seat: Seat, question: int) -> bool:
        session = self.session
        return (
            self.status == PLAYING
            and question == session.questions[seat]
            and session.decision_of(seat) is not None
        )

    def _prepare_move(self, seat: Seat, text: str, id: str) -> Prepared:
        """Try the move on a copy, and link its entry to the log."""
        attempt, action_text = self._attempt(seat, text)
        entry = self._entry(kinds.MOVE, seat, action_text, id)
        seen = heard_by(attempt.events, SPECTATOR)
        return Prepared(self._change(entry, attempt.state, attempt.open, seen), attempt)

    def _prepare_note(self, kind: str, seat: Seat, text: str, id: str) -> Prepared:
        session = self.session
        state, asked = session.state, session.open
        if kind == kinds.UNDO:
            to = int(text.removeprefix("to "))
            count = session.moves_until(to)
            if to and (count == 0 or session.moves[count - 1].seq != to):
                raise NotNow("there is nothing to take back any more")
            state = session.position_after(count)
            asked = pending(state)
        entry = self._entry(kind, seat, text, id)
        return Prepared(self._change(entry, state, asked, [entry]), None)

    def _attempt(self, seat: Seat, text: str) -> tuple[Attempt, str]:
        state = self.session.state
        try:
            action = read_action(state, text)
            return self.session.attempt(seat, action), text_of(state, action)
        except MalformedAction as malformed:  # a name each: compiled, a name has one type
            raise Malformed(str(malformed)) from None
        except IllegalAction as illegal:
            info = refusal_info(state, illegal.refusal)
            raise IllegalMove(
                str(illegal), rule=info.rule, reason=info.reason, words=info.words, kinds=info.kinds
            ) from None
        except Exception as error:
            _log.exception("rules broke", table=self.id, seat=seat, action=text)
            raise RulesError("the rules got lost here; nothing was changed") from error

    def _entry(self, kind: str, seat: Seat, text: str, id: str) -> Entry:
        if self.seq >= MOST_ENTRIES:
            raise NotNow(f"this table has {MOST_ENTRIES:,} entries in its log, and that is the limit")
        return link(self.hash, self.seq + 1, now_ms(), kind, seat, text, id)

    def _change(self, entry: Entry, after: State, asked: list[Decision], seen: Sequence[object]) -> Change:
        """`seen`: what everybody sees of it. What nobody sees does not move a table up in lists."""
        status = FINISHED if after.outcome is not None else self.status
        bots = self.has_bots and status == PLAYING and any(self.seats[each.seat].kind == "bot" for each in asked)
        moves_up = seen and entry.at - self._moved_up >= MOVES_UP_EVERY
        changed = entry.at if moves_up or self.row.ends else 0  # a table that was to be removed stays
        seats = digits_of([each.seat for each in asked])
        update = TableUpdate(status, entry.at if bots else 0, seats, changed)
        return Change(self.id, entry, None if update == self._written else update)

    async def _write(self, prepared: Prepared) -> bool:
        """False: another process was quicker; what it wrote is known now."""
        if await self._writer.write(prepared.change):
            self._commit(prepared)
            return True
        await self.catch_up()
        return False

    def _commit(self, prepared: Prepared) -> None:
        """It is written: now it is the position, and everybody hears of it."""
        entry, update = prepared.change.entry, prepared.change.update
        if update is not None:
            self._moved_up = update.changed or self._moved_up
            self._written = TableUpdate(update.status, update.bots_asked, update.asked, 0)
        events: list[Event | TableEvent]
        if prepared.attempt is not None:
            self.session.play(entry, prepared.attempt)
            events = list(prepared.attempt.events)
        else:
            events = self.session.follow_note(entry)
        self._accept(entry, events)
        self.broadcast.send_news(self.session, self.status, events)
        if self.seq % SNAPSHOT_EVERY == 0:
            snapshot = sealed(self.session.save(), self.hash)
            task = asyncio.create_task(put_snapshot(self._store, self.id, self.seq, snapshot))
            task.add_done_callback(_log_failure)
        self._observer.table_changed(self)

    # What viewers see

    def picture(self, viewer: int, with_outlook: bool = True) -> Picture:
        picture = picture_of(self.session, self.status, viewer)
        if with_outlook:
            add_outlook(self.session, picture)
        return picture

    def log_of(self, viewer: int, after: int) -> tuple[int, list[Told]]:
        """The number of the first event in memory, and the events after `after`."""
        return self.history.first[viewer] + 1, self.history.told_to(self.session, viewer, after)

    async def whole_log_of(self, viewer: int, after: int) -> tuple[int, list[Told]]:
        if after < self.history.first[viewer]:
            await self.load_history()
        if len(self.history.events) <= FEW_EVENTS:
            return self.log_of(viewer, after)
        history = self.history.copy()
        return history.first[viewer] + 1, await off_loop(history.told_to, self.session, viewer, after)

    async def load_history(self) -> None:
        """Load the events from before the snapshot that this table was loaded from: replay the log. No-op if they are there."""
        if self.history.is_complete():
            return
        async with self.lock:
            if not self.history.is_complete():
                log = await self._store.log(self.id)
                history = EventHistory(len(self.history.first))
                history.events = await off_loop(all_events, self._beginning, log[: self.seq])
                self.history = history

    def players_and_names(self) -> list[tuple[str, str]]:
        return [(row.player, row.name) for row in self.seats]

    def names(self) -> list[str]:
        return [row.name or row.level for row in self.seats]

    def subscribe(self, subscriber: Subscriber) -> None:
        """The caller has just sent it the picture of now."""
        before = self.present()
        was_watched = bool(self.broadcast)
        self.broadcast.add(subscriber, self.session, self.status)
        if not was_watched:
            self._observer.viewers_changed(self)
        if self.present() == before:  # one more spectator is no news to the others
            subscriber.send(_encode(self._presence()))
        else:
            self.broadcast.send_all(self._presence())

    def unsubscribe(self, subscriber: Subscriber) -> None:
        before = self.present()
        self.broadcast.remove(subscriber)
        if not self.broadcast:
            self._observer.viewers_changed(self)
        if self.present() != before:
            self.broadcast.send_all(self._presence())

    def present(self) -> set[Seat]:
        players = self.broadcast.players()
        return {row.seat for row in self.seats if row.kind == "person" and row.player in players}

    def _presence(self) -> Presence:
        return Presence(sorted(self.present()))

    def send_table_changed(self) -> None:
        """The seats changed. Each client then asks for the table as it sees it."""
        self.broadcast.send_all(TableChanged(self.status, self.row.rematch))

    def why_not(self, seat: Seat, text: str) -> RefusalInfo | None:
        state = self.session.state
        try:
            refusal = why_not(state, seat, read_action(state, text))
        except MalformedAction as error:
            raise Malformed(str(error)) from None
        return None if refusal is None else refusal_info(state, refusal)


def refusal_info(state: State, refusal: Refusal) -> RefusalInfo:
    facts = facts_of_refusal(state, refusal)
    return RefusalInfo(rule=refusal.rule, reason=refusal.key, words=words_of(facts), kinds=kinds_of(facts))


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        _log.warning("snapshot not kept", error=repr(task.exception()))
