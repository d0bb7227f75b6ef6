"""One table in the memory of one process: checks what is asked of it, has it written, and tells its listeners."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
import structlog

from tankodrom.core.action import Seat
from tankodrom.core.decision import Decision
from tankodrom.core.errors import IllegalAction, MalformedAction
from tankodrom.core.event import Event, heard_by
from tankodrom.core.game import SPECTATOR, Game
from tankodrom.core.kernel import pending, why_not
from tankodrom.core.refusal import Refusal
from tankodrom.core.setup import Setup
from tankodrom.core.state import State
from tankodrom.core.text import in_words, read_action, text_of
from tankodrom.games.registry import game_named
from tankodrom.server import course as kinds
from tankodrom.server.audience import Audience, Memory, picture_of
from tankodrom.server.chain import Entry, Header, commitment_to, link
from tankodrom.server.changes import Change, Standing
from tankodrom.server.course import Course, News, Tried
from tankodrom.server.gate import Gate
from tankodrom.server.listeners import Listener
from tankodrom.server.problems import Impossible, Malformed, NotNow, NotYours, RulesBroke, Stale
from tankodrom.server.protocol import MoveAnswer, Picture, Told
from tankodrom.server.snapshots import opened, sealed
from tankodrom.server.store import SeatRow, Store, TableRow
from tankodrom.server.writer import Writer

OPEN: Final = "open"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
SNAPSHOT_EVERY: Final = 256  # log entries
MOVES_UP_EVERY: Final = 1_000  # milliseconds: how often a table moves to the top of lists at most
TRIES: Final = 5  # when other processes write to the same table

_log = structlog.get_logger()
_encode = msgspec.json.Encoder().encode


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def header_of(row: TableRow) -> Header:
    setup = setup_of(row)
    return Header(
        row.id,
        row.game,
        row.rules_version,
        setup.seats,
        setup.options,
        setup.data,
        commitment_to(int(row.seed, 16)),
        row.created,
    )


def setup_of(row: TableRow) -> Setup:
    saved = json.loads(row.setup)
    return Setup(saved["seats"], saved["options"], saved["data"])


class Room:
    """Made by `Hall.room`. Everything that changes it holds `lock` until it is committed."""

    def __init__(self, row: TableRow, seats: list[SeatRow], store: Store, writer: Writer) -> None:
        self.id = row.id
        self.row = row
        self._sit(seats)
        self.status = row.status
        self.header = header_of(row)
        self.game: Game[Any] = game_named(row.game)
        self.setup = setup_of(row)
        self.course = Course(self.game, self.setup, int(row.seed, 16))
        self.seq = 0
        self.hash = self.header.hash()
        self.lock = Gate()
        self.audience = Audience()
        self.memory = Memory(self.setup.seats + 1)
        self.used = time.monotonic()
        self.on_change: Callable[[Room], None] = lambda room: None  # told after each commit
        self._ids: dict[str, Entry] = {}
        self._store = store
        self._writer = writer
        self.chat_heard = 0  # lines that the listeners were told
        self._standing: Standing | None = None  # what the table's row says, if no other process wrote it
        self._moved_up = 0  # when it last said that it changed

    # Loading

    async def load(self) -> None:
        log = await self._store.log(self.id)
        saved = await self._store.snapshot(self.id, len(log))
        done = 0
        if saved is not None:
            seq, snapshot = saved
            try:
                self.course.restore(opened(snapshot, log[seq - 1].hash), log[:seq])
                done = seq
            except Exception as error:  # a cache may be anything: then the log is played through
                _log.warning("snapshot not used", table=self.id, seq=seq, error=repr(error))
                self.course = Course(self.game, self.setup, int(self.row.seed, 16))
        self.memory.first = self.course.numbers[:]
        for entry in log[:done]:
            self._ids[entry.id] = entry
        if done:
            self.seq = done
            self.hash = log[done - 1].hash
        for entry in log[done:]:
            self._follow(entry)
        self.status = self._status()

    def _follow(self, entry: Entry) -> list[Event | News]:
        events = self.course.follow(entry)
        self._accept(entry, events)
        return events

    def _accept(self, entry: Entry, events: list[Event | News]) -> None:
        self.seq = entry.seq
        self.hash = entry.hash
        self._ids[entry.id] = entry
        self.memory.events += events
        self.status = self._status()

    async def catch_up(self) -> None:
        """Follow what other processes wrote. The caller holds the lock."""
        entries = await self._store.log(self.id, self.seq)
        if not entries:
            return
        self._standing = None
        if any(entry.kind in (kinds.SEAT_CHANGE, kinds.REMATCH) for entry in entries):
            await self.read_seats()
        for entry in entries:
            events = self._follow(entry)
            self.audience.tell(self.course, self.status, events)

    async def read_seats(self) -> None:
        self._sit(await self._store.seats(self.id))
        row = await self._store.table(self.id)
        assert row is not None
        self.row = row
        self.status = self._status()

    def _sit(self, seats: list[SeatRow]) -> None:
        self.seats = seats
        kinds_of_seats = {row.kind for row in seats}
        self.has_bots = "bot" in kinds_of_seats
        self._has_open_seats = "open" in kinds_of_seats

    def _status(self) -> str:
        if self.course.state.outcome is not None:
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
                raise NotYours(f"a bot plays seat {seat}")
        elif row.kind != "person" or row.player != player:
            raise NotYours(f"seat {seat} is not yours")

    def people(self) -> set[Seat]:
        """Seats that are played by persons now."""
        return {row.seat for row in self.seats if row.kind == "person"}

    # Moves

    async def move(self, seat: Seat, question: int, text: str, id: str) -> MoveAnswer:
        """The move, committed and told; or the Problem with it."""
        async with self.lock:
            is_fresh = False
            for _ in range(TRIES):
                before = self._ids.get(id)
                if before is not None:
                    if before.kind != kinds.MOVE or before.seat != seat:
                        raise Malformed(f"the id {id} was used for something else")
                    return MoveAnswer(id, self.course.numbers[seat], True)
                course = self.course
                decision = course.decision_of(seat)
                if self.status != PLAYING or decision is None or question != course.questions[seat]:
                    if not is_fresh:
                        # Perhaps another process knows more.
                        is_fresh = True
                        await self.catch_up()
                        continue
                    self.check_playing()
                    raise Stale(
                        "this question is not open any more",
                        picture=msgspec.to_builtins(self.picture(seat)),
                    )
                tried, action_text = self._tried(seat, text)
                entry = link(self.hash, self.seq + 1, now_ms(), kinds.MOVE, seat, action_text, id)
                change = self._change(entry, tried.state, tried.open, heard_by(tried.events, SPECTATOR))
                if not await self._writer.write(change):
                    await self.catch_up()
                    continue
                course.take(entry, tried)
                self._after(change, list(tried.events))
                return MoveAnswer(id, course.numbers[seat], False)
        raise NotNow("too many moves at once, try again")

    def move_at_once(
        self, seat: Seat, question: int, text: str, id: str, done: Callable[[MoveAnswer | None], None]
    ) -> bool:
        """The same without a task of its own, for moves that nothing stands in the way of; False for all others. What the
        rules refuse is a Problem here too. `done` with None: it did not come to that, let it be made in turn."""
        course = self.course
        if (
            self.lock.is_taken()
            or id in self._ids
            or self.status != PLAYING
            or question != course.questions[seat]
            or course.decision_of(seat) is None
        ):
            return False
        tried, action_text = self._tried(seat, text)
        entry = link(self.hash, self.seq + 1, now_ms(), kinds.MOVE, seat, action_text, id)
        change = self._change(entry, tried.state, tried.open, heard_by(tried.events, SPECTATOR))
        self.lock.take()

        def written(result: bool | Exception) -> None:
            answer = None
            try:
                if result is True:
                    course.take(entry, tried)
                    self._after(change, list(tried.events))
                    answer = MoveAnswer(id, course.numbers[seat], False)
            finally:
                self.lock.leave()
                done(answer)

        self._writer.submit(change, written)
        return True

    def entry_with(self, id: str) -> Entry | None:
        return self._ids.get(id)

    def check_playing(self) -> None:
        if self.status == OPEN:
            raise NotNow("not all seats are taken yet")
        if self.status == FINISHED:
            raise NotNow("the game is over")

    def _tried(self, seat: Seat, text: str) -> tuple[Tried, str]:
        state = self.course.state
        try:
            action = read_action(state, text)
            return self.course.tried(seat, action), text_of(state, action)
        except MalformedAction as malformed:  # a name each: compiled, a name has one type
            raise Malformed(str(malformed)) from None
        except IllegalAction as illegal:
            raise Impossible(str(illegal), **refusal_facts(state, illegal.refusal)) from None
        except Exception as error:
            _log.exception("rules broke", table=self.id, seat=seat, action=text)
            raise RulesBroke("the rules got lost here; nothing was changed") from error

    def _change(self, entry: Entry, after: State, asked: list[Decision], seen: Sequence[object]) -> Change:
        """`seen`: what everybody sees of it. A table is not moved up in lists by what happened unseen."""
        status = FINISHED if after.outcome is not None else self.status
        bots = self.has_bots and status == PLAYING and any(self.seats[each.seat].kind == "bot" for each in asked)
        changed = entry.at if seen and entry.at - self._moved_up >= MOVES_UP_EVERY else 0
        standing = Standing(status, entry.at if bots else 0, changed)
        return Change(self.id, entry, None if standing == self._standing else standing)

    def _after(self, change: Change, events: list[Event | News]) -> None:
        standing = change.standing
        if standing is not None:
            self._moved_up = standing.changed or self._moved_up
            self._standing = Standing(standing.status, standing.bots_asked, 0)
        self._accept(change.entry, events)
        self.audience.tell(self.course, self.status, events)
        if self.seq % SNAPSHOT_EVERY == 0:
            snapshot = sealed(self.course.save(), self.hash)
            task = asyncio.create_task(self._store.put_snapshot(self.id, self.seq, snapshot))
            task.add_done_callback(_log_failure)
        self.on_change(self)

    async def note(self, kind: str, seat: Seat, text: str, id: str) -> None:
        """Write something that is no move. The caller holds the lock and has checked it."""
        for _ in range(TRIES):
            entry = link(self.hash, self.seq + 1, now_ms(), kind, seat, text, id)
            state = self.course.state
            asked = self.course.open
            if kind == kinds.UNDO:
                to = int(text.removeprefix("to "))
                if to and all(made.seq != to for made in self.course.moves):
                    raise NotNow("there is nothing to take back any more")
                state = self.course.position_after([made for made in self.course.moves if made.seq <= to])
                asked = pending(state)
            change = self._change(entry, state, asked, [entry])
            if await self._writer.write(change):
                self._after(change, self.course.follow_news(entry))
                return
            await self.catch_up()
            if kind in kinds.JUDGED:
                raise NotNow("something happened meanwhile, look again")
        raise NotNow("too much at once, try again")

    # What viewers see

    def picture(self, viewer: int) -> Picture:
        return picture_of(self.course, self.status, viewer)

    def log_of(self, viewer: int, after: int) -> tuple[int, list[Told]]:
        """The number of the first event at hand, and those after `after`."""
        return self.memory.first[viewer] + 1, self.memory.told_to(self.course, viewer, after)

    async def whole_log_of(self, viewer: int, after: int) -> tuple[int, list[Told]]:
        if after < self.memory.first[viewer]:
            await self.remember()
        return self.log_of(viewer, after)

    async def remember(self) -> None:
        """What happened before the snapshot that this room began with, played through once somebody asks."""
        if self.memory.is_whole():
            return
        async with self.lock:
            if not self.memory.is_whole():
                log = await self._store.log(self.id)
                memory = Memory(len(self.memory.first))
                memory.events = await asyncio.to_thread(self._all_events, log[: self.seq])
                self.memory = memory

    def _all_events(self, log: list[Entry]) -> list[Event | News]:
        course = Course(self.game, self.setup, int(self.row.seed, 16))
        return [event for entry in log for event in course.follow(entry)]

    def names(self) -> list[str]:
        return [row.name or row.level for row in self.seats]

    def listen(self, listener: Listener) -> None:
        """The caller has just greeted it with the picture of now."""
        before = self.present()
        self.audience.add(listener, self.course, self.status)
        if self.present() == before:  # that one more onlooker came is no news to the others
            listener.send(_encode(self._presence()))
        else:
            self.audience.broadcast(self._presence())

    def stop_listening(self, listener: Listener) -> None:
        before = self.present()
        self.audience.remove(listener)
        if self.present() != before:
            self.audience.broadcast(self._presence())

    def present(self) -> set[Seat]:
        players = self.audience.players()
        return {row.seat for row in self.seats if row.kind == "person" and row.player in players}

    def _presence(self) -> dict[str, Any]:
        return {"type": "presence", "seats": sorted(self.present())}

    def why_not(self, seat: Seat, text: str) -> dict[str, Any] | None:
        state = self.course.state
        try:
            refusal = why_not(state, seat, read_action(state, text))
        except MalformedAction as error:
            raise Malformed(str(error)) from None
        return None if refusal is None else refusal_facts(state, refusal)


def refusal_facts(state: State, refusal: Refusal) -> dict[str, Any]:
    """Rule, key of the sentence in `words/`, and its facts."""
    facts = {fact.name: in_words(state, fact.kind, fact.value, []) for fact in refusal.facts}
    return {"rule": refusal.rule, "reason": refusal.key, "words": facts}


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        _log.warning("snapshot not kept", error=repr(task.exception()))
