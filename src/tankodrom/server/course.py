"""The course of one game as its log tells it: the position, the line of moves that led to it, what is asked.

Numbers that players see must not count what they do not see: in Duel, that somebody declined to play TACTICS is nobody's
business. So each viewer has an own count of events, each seat an own count of questions, and the numbers of log entries
stay inside the server.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from tankodrom.core.action import Action, Seat
from tankodrom.core.barrier import passes_barrier
from tankodrom.core.decision import Decision
from tankodrom.core.errors import BrokenReplay, IllegalAction, MalformedAction
from tankodrom.core.event import Event, heard_by
from tankodrom.core.game import SPECTATOR, Game
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.core.state import State
from tankodrom.core.text import facts_of, read_action
from tankodrom.server.chain import Entry

MOVE: Final = "move"
UNDO: Final = "undo"  # "to SEQ"
ASK_UNDO: Final = "ask-undo"  # "to SEQ"
AGREE: Final = "agree"
REFUSE: Final = "refuse"
SEAT_CHANGE: Final = "seat"  # "bot LEVEL", "person", "join NAME", "left"
REMATCH: Final = "rematch"  # the table
JUDGED: Final = (UNDO, ASK_UNDO, AGREE, REFUSE)  # were right for the position as it was, and for no other


class Made(msgspec.Struct, frozen=True, gc=False):
    """A move on the line that counts. `numbers`: how many events each viewer had heard after it."""

    seq: int
    seat: Seat
    text: str
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class News:
    """Something that happened at the table rather than in the game; all viewers hear it."""

    name: str
    seat: Seat
    text: str = ""
    to: tuple[int, ...] = ()  # per viewer: the number of the event to which the game went back


@dataclass(frozen=True, slots=True)
class Proposal:
    """An undo that waits for the others. `to`: the log entry after which the position stood."""

    seat: Seat
    to: int
    agreed: frozenset[Seat]


@dataclass(slots=True)
class Tried:
    """What a move would lead to: the position, what happens on the way, and what is asked then."""

    state: State
    events: list[Event]
    open: list[Decision]


class Course:
    def __init__(self, game: Game[Any], setup: Setup, seed: int) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.seats = setup.seats
        self.state: State = game.new(setup, seed)
        self.moves: list[Made] = []
        self.questions = [0] * self.seats  # how often each seat was asked something
        self.numbers = [0] * (self.seats + 1)  # events heard by each seat; the last one: by spectators
        self.proposal: Proposal | None = None
        self.open: list[Decision] = pending(self.state)  # what is asked now
        for decision in self.open:
            self.questions[decision.seat] += 1

    # What is asked

    def decision_of(self, seat: Seat) -> Decision | None:
        for decision in self.open:
            if decision.seat == seat:
                return decision
        return None

    def asked(self) -> list[Seat]:
        return [decision.seat for decision in self.open]

    # Going on

    def tried(self, seat: Seat, action: Action) -> Tried:
        """This course stays as it is."""
        twin = self.state.copy()
        twin.sink = []
        apply(twin, seat, action)
        events = twin.sink
        twin.sink = None
        return Tried(twin, events, pending(twin))

    def take(self, entry: Entry, tried: Tried) -> None:
        """The move is made."""
        before = self.open
        self.state = tried.state
        self.open = tried.open
        self._count_questions(before, entry.seat)
        for viewer in range(SPECTATOR, self.seats):
            self.numbers[viewer] += len(heard_by(tried.events, viewer))
        self.moves.append(Made(entry.seq, entry.seat, entry.text, tuple(self.numbers)))
        self.proposal = None

    def _count_questions(self, before: list[Decision], mover: Seat) -> None:
        """Who still has the question that several were asked at once is not asked anew."""
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

    def follow(self, entry: Entry) -> list[Event | News]:
        """Carry out what the log says; BrokenReplay if it cannot have happened."""
        if entry.kind == MOVE:
            try:
                tried = self.tried(entry.seat, read_action(self.state, entry.text))
            except (MalformedAction, IllegalAction) as error:
                raise BrokenReplay(f"entry {entry.seq} ({entry.text!r} by seat {entry.seat}): {error}") from None
            self.take(entry, tried)
            return list(tried.events)
        return self.follow_news(entry)

    def follow_news(self, entry: Entry) -> list[Event | News]:
        """The same for what is no move."""
        news: News
        if entry.kind == UNDO:
            news = self._go_back(entry)
        elif entry.kind == ASK_UNDO:
            to = _target(entry)
            self.proposal = Proposal(entry.seat, to, frozenset([entry.seat]))
            news = News("undo-asked", entry.seat, to=self._numbers_at(to))
        elif entry.kind == AGREE:
            if self.proposal is None:
                raise BrokenReplay(f"entry {entry.seq} agrees to nothing")
            self.proposal = Proposal(self.proposal.seat, self.proposal.to, self.proposal.agreed | {entry.seat})
            news = News("undo-agreed", entry.seat)
        elif entry.kind == REFUSE:
            self.proposal = None
            news = News("undo-refused", entry.seat)
        elif entry.kind == SEAT_CHANGE:
            news = News("seat", entry.seat, entry.text)
        elif entry.kind == REMATCH:
            news = News("rematch", entry.seat, entry.text)
        else:
            raise BrokenReplay(f"entry {entry.seq} is of the unknown kind {entry.kind!r}")
        for viewer in range(len(self.numbers)):
            self.numbers[viewer] += 1
        return [news]

    # Going back

    def _go_back(self, entry: Entry) -> News:
        to = _target(entry)
        numbers = self._numbers_at(to)
        kept = [made for made in self.moves if made.seq <= to]
        self.state = self.position_after(kept)
        self.moves = kept
        self.proposal = None
        self.open = pending(self.state)
        for decision in self.open:
            self.questions[decision.seat] += 1
        return News("undone", entry.seat, to=numbers)

    def position_after(self, moves: list[Made]) -> State:
        state: State = self.game.new(self.setup, self.seed)
        for made in moves:
            apply(state, made.seat, read_action(state, made.text))
        return state

    def _numbers_at(self, seq: int) -> tuple[int, ...]:
        if seq == 0:
            return (0,) * len(self.numbers)
        for made in self.moves:
            if made.seq == seq:
                return made.numbers
        raise BrokenReplay(f"there is no move {seq} to go back to")

    def seq_at(self, viewer: int, number: int) -> int:
        """The last move after which the viewer had heard no more than so many events; 0: the beginning."""
        found = 0
        for made in self.moves:
            if made.numbers[viewer] > number:
                break
            found = made.seq
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
        return {made.seat for made in self.moves if made.seq > seq}

    def is_past_barrier(self, seq: int, rng: Rng) -> bool:
        """Was something learned, drawn or asked of another after that move?"""
        kept = [made for made in self.moves if made.seq <= seq]
        state = self.position_after(kept)
        for made in self.moves[len(kept) :]:
            action = read_action(state, made.text)
            if passes_barrier(self.game, state, made.seat, action, rng):
                return True
            apply(state, made.seat, action)
        return False

    # A cache of it

    def save(self) -> bytes:
        return msgspec.json.encode(
            {
                "state": self.game.save(self.state),
                "moves": [[made.seq, list(made.numbers)] for made in self.moves],
                "questions": self.questions,
                "numbers": self.numbers,
                "proposal": None
                if self.proposal is None
                else [self.proposal.seat, self.proposal.to, sorted(self.proposal.agreed)],
            }
        )

    def restore(self, data: bytes, log: list[Entry]) -> None:
        """`log` up to the entry at which it was saved. Anything wrong is an error of any kind: then play it through."""
        saved = msgspec.json.decode(data)
        by_seq = {entry.seq: entry for entry in log}
        self.moves = [
            Made(seq, by_seq[seq].seat, by_seq[seq].text, tuple(numbers)) for seq, numbers in saved["moves"]
        ]
        self.state = self.game.load(saved["state"])
        self.open = pending(self.state)
        self.questions = saved["questions"]
        self.numbers = saved["numbers"]
        proposal = saved["proposal"]
        self.proposal = None if proposal is None else Proposal(proposal[0], proposal[1], frozenset(proposal[2]))


def _target(entry: Entry) -> int:
    word, _, number = entry.text.partition(" ")
    if word != "to" or not number.isdecimal():
        raise BrokenReplay(f"entry {entry.seq} does not say where to go back to: {entry.text!r}")
    return int(number)


def told(state: State, event: Event | News, viewer: int) -> dict[str, Any]:
    """An event as JSON values: its name, and its facts in the words of the rules."""
    if isinstance(event, News):
        facts: dict[str, Any] = {"seat": event.seat}
        if event.text:
            facts["text"] = event.text
        if event.to:
            facts["to"] = event.to[viewer]
        return {"event": event.name, "facts": facts, "table": True}
    return {"event": event.kind.name, "facts": facts_of(state, event)}
