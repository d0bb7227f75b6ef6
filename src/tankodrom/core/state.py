"""The position of a game between two answers: a value with everything in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from tankodrom.core.action import Kind, Seat, Vocabulary
from tankodrom.core.decision import Decision
from tankodrom.core.event import EVERYONE, Event, EventKind, all_but
from tankodrom.core.rng import Rng

if TYPE_CHECKING:
    from tankodrom.core.step import Step


class Outcome:
    """The end: who won (several share), and each seat's score."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, winners: list[Seat], scores: list[int], reason: str) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason


class State:
    """What each game adds its own slots to.

    The stack holds the open boxes of the rules' flow chart, the innermost last; `asked` caches the questions
    of the top one (None: not computed since the last change). Plain data only: ids, never references into
    other parts, so that `copy` is a handful of list copies.
    """

    __slots__ = ("asked", "outcome", "rng", "seats", "sink", "stack")

    ending_rule: ClassVar[str] = ""

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.stack: list[Step[Any]] = []
        self.outcome: Outcome | None = None
        self.asked: list[Decision] | None = None
        self.sink: list[Event] | None = None

    def rule_of_end(self) -> str:
        """What refuses an action after the end."""
        return self.ending_rule

    def rule_of_waiting(self) -> str:
        """What refuses an action of a seat that is not asked. Games where the open question itself is a secret name
        a rule that does not tell it."""
        return self.stack[-1].rule

    def copy(self) -> State:
        """An independent twin without a sink: what happens to copies is thought, not news."""
        raise NotImplementedError

    def share_kernel_with(self, twin: State) -> None:
        """The kernel's part of `copy`. Decisions and outcomes never change once made, so twins share them."""
        twin.stack = [step.copy() for step in self.stack]
        twin.outcome = self.outcome
        twin.asked = self.asked

    def vocabulary(self) -> Vocabulary:
        raise NotImplementedError

    def word(self, kind: Kind, value: int, before: list[int]) -> str:
        """How a value of this kind is written in actions; MalformedAction if there is none such.

        `before` holds the arguments that stand before it: a path is written by the figure that drives it.
        """
        raise NotImplementedError

    def value(self, kind: Kind, word: str, before: list[int]) -> int:
        """The value that `word` writes; MalformedAction if none."""
        raise NotImplementedError

    def emit(self, kind: EventKind, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell everybody."""
        if self.sink is not None:
            self.sink.append(Event(kind, [a, b, c, d][: len(kind.arguments)], EVERYONE))

    def tell_others(self, seat: Seat, kind: EventKind, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell everybody except one seat, which is whispered the whole truth."""
        if self.sink is not None:
            self.sink.append(Event(kind, [a, b, c, d][: len(kind.arguments)], all_but(seat)))

    def whisper(self, only: Seat, kind: EventKind, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell one seat."""
        if self.sink is not None:
            self.sink.append(Event(kind, [a, b, c, d][: len(kind.arguments)], only))
