"""One game as its log tells it: the position, the moves that led to it, and what is asked.

Numbers that players see must not count what they do not see: in Duel nobody may learn that somebody declined to play
TACTICS. So each viewer has a count of events of its own, each seat a count of questions of its own, and the numbers of log
entries stay inside the server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from tankodrom.core.action import Action, Seat
from tankodrom.core.decision import Decision
from tankodrom.core.errors import BrokenReplay, IllegalAction, MalformedAction
from tankodrom.core.event import Event, heard_by
from tankodrom.core.game import SPECTATOR, Game, Outlook
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.core.state import State
from tankodrom.core.telling import facts_of_event, words_of
from tankodrom.core.text import read_action
from tankodrom.core.undo_barrier import passes_barrier
from tankodrom.protocol.rest import Facts, TableEventName, Told
from tankodrom.server.log import kinds
from tankodrom.server.log.hash_chain import Entry
from tankodrom.server.tables.waiting import Waiting

KEEP_EVERY: Final = 32  # moves: how far positions are apart that are kept while a game goes on
MOST_LOOKED_AT: Final = 64  # moves: each takes some milliseconds
LONGEST_NUMBER: Final = 9  # digits of the number of a log entry


class PlayedMove(msgspec.Struct, frozen=True, gc=False):
    """A move that was not taken back. `numbers`: how many events each viewer had heard after it."""

    seq: int
    seat: Seat
    text: str
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TableEvent:
    """Something that happened at the table and not in the game. All viewers hear it."""

    name: TableEventName
    seat: Seat
    facts: Facts = field(default_factory=dict)
    to: tuple[int, ...] = ()  # per viewer: the number of the event to which the game went back


@dataclass(frozen=True, slots=True)
class Proposal:
    """An undo that waits for the votes of the others. `to`: the log entry after which the position stood."""

    seat: Seat
    to: int
    agreed: frozenset[Seat]


@dataclass(slots=True)
class Attempt:
    """What a move leads to: the position, the events on the way, and what is asked then."""

    state: State
    events: list[Event]
    open: list[Decision]


class EarlierPositions:
    """The game as it was after some of its moves, so that going back plays few moves again.

    Near the last move there may be many of them, further back ever fewer: at most two in each doubling of the distance.
    Positions are never changed, only replaced, so keeping one costs its memory and nothing else.
    """

    def __init__(self, beginning: State) -> None:
        self._after: list[int] = [0]  # moves, rising
        self._states: list[State] = [beginning]

    def __len__(self) -> int:
        return len(self._states)

    def keep(self, moves: int, state: State) -> None:
        """The position after so many moves, which is the last one now."""
        self.forget_after(moves - 1)
        places = [at for at, after in enumerate(self._after) if after == 0 or _is_kept(moves, after)]
        self._after = [self._after[at] for at in places]
        self._states = [self._states[at] for at in places]
        self._after.append(moves)
        self._states.append(state)

    def forget_after(self, moves: int) -> None:
        """Positions after more than so many moves are not true any more."""
        while self._after[-1] > max(0, moves):
            self._after.pop()
            self._states.pop()

    def nearest(self, moves: int) -> tuple[int, State]:
        """The last position that is known after at most so many moves."""
        at = len(self._after) - 1
        while self._after[at] > moves:
            at -= 1
        return self._after[at], self._states[at]

    def insert(self, found: list[tuple[int, State]]) -> None:
        """Positions between two that are known."""
        for moves, state in found:
            if moves not in self._after:
                at = len(self._after)
                while self._after[at - 1] > moves:
                    at -= 1
                self._after.insert(at, moves)
                self._states.insert(at, state)


def _is_kept(last: int, moves: int) -> bool:
    """`last`: how many moves there are."""
    gap = 1
    while 4 * gap <= last - moves:
        gap *= 2
    return moves % gap == 0


class GameSession:
    def __init__(self, game: Game[Any], setup: Setup, seed: int) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.seats = setup.seats
        self.names = [""] * setup.seats  # of the players as they are called now: the log knows seats only
        self.state: State = game.new(setup, seed)
        self.moves: list[PlayedMove] = []
        self.questions = [0] * self.seats  # how often each seat was asked something
        self.numbers = [0] * (self.seats + 1)  # events heard by each seat; the last one: by spectators
        self.proposal: Proposal | None = None
        self.open: list[Decision] = pending(self.state)  # what is asked now
        for decision in self.open:
            self.questions[decision.seat] += 1
        self.waiting = Waiting(self.questions)
        self.outlooks: dict[
            Seat, tuple[State, asyncio.Future[Outlook]]
        ] = {}  # the last of each seat, and its position
        self._earlier = EarlierPositions(self.state)

    # What is asked

    def decision_of(self, seat: Seat) -> Decision | None:
        for decision in self.open:
            if decision.seat == seat:
                return decision
        return None

    def asked(self) -> list[Seat]:
        return [decision.seat for decision in self.open]

    # Going on

    def attempt(self, seat: Seat, action: Action) -> Attempt:
        """Carry the action out on a copy; the session stays as it is."""
        copy = self.state.copy()
        copy.sink = []
        apply(copy, seat, action)
        events = copy.sink
        copy.sink = None
        return Attempt(copy, events, pending(copy))

    def play(self, entry: Entry, attempt: Attempt) -> None:
        """Make the move that was attempted."""
        before = self.open
        self.state = attempt.state
        self.open = attempt.open
        self._count_questions(before, entry.seat)
        self.waiting.note_questions(entry.at, self.asked(), self.questions)
        for viewer in range(SPECTATOR, self.seats):
            self.numbers[viewer] += len(heard_by(attempt.events, viewer))
        self.moves.append(PlayedMove(entry.seq, entry.seat, entry.text, tuple(self.numbers)))
        if len(self.moves) % KEEP_EVERY == 0:
            self._earlier.keep(len(self.moves), self.state)
        self.proposal = None

    def _count_questions(self, before: list[Decision], mover: Seat) -> None:
        """A seat that still has the same question as before, asked of several at once, is not asked anew."""
        open_before = {decision.seat: decision for decision in before} if len(before) > 1 else {}
        for decision in self.open:
            old = open_before.get(decision.seat)
            if (
                decision.seat == mover
                or old is None
                or old.prompt != decision.prompt
                or old.choices != decision.choices
            ):
                self.questions[decision.seat] += 1

    def follow(self, entry: Entry) -> list[Event | TableEvent]:
        """Carry out what the log says; BrokenReplay if it cannot have happened."""
        if entry.kind == kinds.MOVE:
            try:
                attempt = self.attempt(entry.seat, read_action(self.state, entry.text))
            except (MalformedAction, IllegalAction) as error:
                raise BrokenReplay(f"entry {entry.seq} ({entry.text!r} by seat {entry.seat}): {error}") from None
            self.play(entry, attempt)
            return list(attempt.events)
        return self.follow_note(entry)

    def follow_note(self, entry: Entry) -> list[Event | TableEvent]:
        """The same for an entry that is no move."""
        event: TableEvent
        if entry.kind == kinds.UNDO:
            event = self._go_back(entry)
        elif entry.kind == kinds.ASK_UNDO:
            to = _target(entry)
            self.proposal = Proposal(entry.seat, to, frozenset([entry.seat]))
            self.waiting.note_proposal(entry)
            event = TableEvent("undo-asked", entry.seat, to=self._numbers_at(to))
        elif entry.kind == kinds.AGREE:
            if self.proposal is None:
                raise BrokenReplay(f"entry {entry.seq} agrees to nothing")
            self.proposal = Proposal(self.proposal.seat, self.proposal.to, self.proposal.agreed | {entry.seat})
            event = TableEvent("undo-agreed", entry.seat)
        elif entry.kind == kinds.REFUSE:
            if self.proposal is not None:
                self.waiting.note_refusal(self.proposal.seat, entry.at)
            self.proposal = None
            event = TableEvent("undo-refused", entry.seat)
        elif entry.kind == kinds.SEAT_CHANGE:
            self.waiting.note_seat_change(entry, self.asked())
            event = TableEvent("seat", entry.seat, _seat_change(entry))
        elif entry.kind == kinds.BOT_VOTE:
            about, word = self.waiting.note_vote(entry)
            event = TableEvent("bot-vote", entry.seat, {"about": about, "what": word})
        elif entry.kind == kinds.REMATCH:
            event = TableEvent("rematch", entry.seat, {"table": entry.text})
        else:
            raise BrokenReplay(f"entry {entry.seq} is of the unknown kind {entry.kind!r}")
        for viewer in range(len(self.numbers)):
            self.numbers[viewer] += 1
        return [event]

    # Going back

    def _go_back(self, entry: Entry) -> TableEvent:
        to = _target(entry)
        numbers = self._numbers_at(to)
        count = self.moves_until(to)
        self.state = self.position_after(count)
        del self.moves[count:]
        self._earlier.keep(count, self.state)
        if self.proposal is not None and self.proposal.seat == entry.seat:
            self.waiting.note_consent(entry.seat)
        self.proposal = None
        self.open = pending(self.state)
        for decision in self.open:
            self.questions[decision.seat] += 1
        self.waiting.note_questions(entry.at, self.asked(), self.questions)
        return TableEvent("undone", entry.seat, to=numbers)

    def moves_until(self, seq: int) -> int:
        """How many of the moves stand in the log up to this entry."""
        low, high = 0, len(self.moves)
        while low < high:
            middle = (low + high) // 2
            if self.moves[middle].seq <= seq:
                low = middle + 1
            else:
                high = middle
        return low

    def position_after(self, count: int) -> State:
        """The position after so many of the moves; copy it before you change it. What it passes on the way from the
        nearest known position is kept too, so that the next step back is short."""
        at, known = self._earlier.nearest(count)
        if at == count:
            return known
        state = known.copy()
        passed: list[tuple[int, State]] = []
        for played in self.moves[at:count]:
            apply(state, played.seat, read_action(state, played.text))
            at += 1
            if at == count or _is_kept(count, at):
                passed.append((at, state if at == count else state.copy()))
        self._earlier.insert(passed)
        return state

    def _numbers_at(self, seq: int) -> tuple[int, ...]:
        if seq == 0:
            return (0,) * len(self.numbers)
        count = self.moves_until(seq)
        if count and self.moves[count - 1].seq == seq:
            return self.moves[count - 1].numbers
        raise BrokenReplay(f"there is no move {seq} to go back to")

    def seq_at(self, viewer: int, number: int) -> int:
        """The last move after which the viewer had heard no more than so many events; 0: the beginning."""
        found = 0
        for played in self.moves:
            if played.numbers[viewer] > number:
                break
            found = played.seq
        return found

    def before_last_of(self, seat: Seat) -> int:
        """The move before the last one of this seat; -1 if it made none."""
        for at in range(len(self.moves) - 1, -1, -1):
            if self.moves[at].seat == seat:
                return self.moves[at - 1].seq if at else 0
        return -1

    def before_turn_of(self, seat: Seat) -> int:
        """The move before the seat's last unbroken row of moves; -1 if it made none."""
        at = len(self.moves) - 1
        while at >= 0 and self.moves[at].seat != seat:
            at -= 1
        if at < 0:
            return -1
        while at >= 0 and self.moves[at].seat == seat:
            at -= 1
        return self.moves[at].seq if at >= 0 else 0

    def movers_since(self, seq: int) -> set[Seat]:
        return {played.seat for played in self.moves if played.seq > seq}

    def is_past_barrier(self, seq: int, rng: Rng) -> bool:
        """Did a move after log entry `seq` pass the barrier? Yes, if there are too many to look at each of them."""
        count = self.moves_until(seq)
        if len(self.moves) - count > MOST_LOOKED_AT:
            return True
        state = self.position_after(count).copy()
        for played in self.moves[count:]:
            action = read_action(state, played.text)
            if passes_barrier(self.game, state, played.seat, action, rng):
                return True
            apply(state, played.seat, action)
        return False

    # Snapshots

    def save(self) -> bytes:
        return msgspec.json.encode(
            {
                "state": self.game.save(self.state),
                "moves": [[played.seq, list(played.numbers)] for played in self.moves],
                "questions": self.questions,
                "numbers": self.numbers,
                "proposal": None
                if self.proposal is None
                else [self.proposal.seat, self.proposal.to, sorted(self.proposal.agreed)],
                "waiting": self.waiting.save(),
            }
        )

    def restore(self, data: bytes, log: list[Entry]) -> None:
        """`log`: up to the entry at which it was saved. Bad data raises any error; then the caller replays the log."""
        saved = msgspec.json.decode(data)
        by_seq = {entry.seq: entry for entry in log}
        self.moves = [
            PlayedMove(seq, by_seq[seq].seat, by_seq[seq].text, tuple(numbers)) for seq, numbers in saved["moves"]
        ]
        self.state = self.game.load(saved["state"])
        self._earlier.keep(len(self.moves), self.state)
        self.open = pending(self.state)
        self.questions = saved["questions"]
        self.numbers = saved["numbers"]
        proposal = saved["proposal"]
        self.proposal = None if proposal is None else Proposal(proposal[0], proposal[1], frozenset(proposal[2]))
        self.waiting.restore(saved.get("waiting"), log, self.asked(), self.questions)


def _target(entry: Entry) -> int:
    word, _, number = entry.text.partition(" ")
    if word != "to" or not number.isdecimal() or len(number) > LONGEST_NUMBER:
        raise BrokenReplay(f"entry {entry.seq} does not say where to go back to: {entry.text!r}")
    return int(number)


def _seat_change(entry: Entry) -> Facts:
    """What the text of the entry (`kinds.SEAT_CHANGE`) tells."""
    word, _, rest = entry.text.partition(" ")
    return {"what": word, "level": rest} if word == "bot" else {"what": word}


def told(
    game: Game[Any], state: State, event: Event | TableEvent, viewer: int, number: int, names: Sequence[str] = ()
) -> Told:
    """An event as a viewer hears it, as their event of this number: its name, and its facts as the rules name them.
    `names`: of the players, by seat."""
    if isinstance(event, TableEvent):
        facts: Facts = {"seat": event.seat, **event.facts}
        if facts.get("what") == "join":
            facts["name"] = names[event.seat] if 0 <= event.seat < len(names) else ""
        if event.to:
            facts["to"] = event.to[viewer]
        return Told(number, event.name, facts, True)
    return Told(number, event.kind.name, words_of(facts_of_event(game, state, event)))
