"""The position of a game between two answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from tankodrom.core.action import Kind, Seat, Vocabulary
from tankodrom.core.compiling import mypyc_attr
from tankodrom.core.decision import Decision
from tankodrom.core.event import EVERYONE, Event, EventKind, all_but
from tankodrom.core.rng import Rng

if TYPE_CHECKING:
    from tankodrom.core.step import Step


class Outcome:
    """The end of a game: the winners and each seat's score."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, winners: list[Seat], scores: list[int], reason: str) -> None:
        self.winners = winners
        self.scores = scores
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages are not compiled
class State:
    """The base of every game's state. Each game adds its own slots.

    The stack holds the open steps, the innermost last. `asked` caches the questions of the top step (None: not
    computed since the last change). A state holds plain data only: ids, no references into other parts, so `copy`
    is a handful of list copies.
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
        """The refusal of an action after the end."""
        return self.ending_rule

    def rule_of_waiting(self) -> str:
        """The refusal of an action of a seat that is not asked. If the open question itself is secret, the game
        returns a rule that does not reveal it."""
        return self.stack[-1].rule

    def copy(self) -> State:
        """An independent copy without a sink: nobody is told what happens in a copy."""
        raise NotImplementedError

    def share_kernel_with(self, twin: State) -> None:
        """The kernel's part of `copy`. Decisions and outcomes never change, so copies share them."""
        twin.stack = [step.copy() for step in self.stack]
        twin.outcome = self.outcome
        twin.asked = self.asked

    def finish(self, result: int) -> None:
        """End the top step: it leaves the stack, and the step below gets its result."""
        self.stack.pop()
        self.stack[-1].returned(self, result)

    def vocabulary(self) -> Vocabulary:
        raise NotImplementedError

    def word(self, kind: Kind, value: int, before: list[int]) -> str:
        """The text of a value of this kind in an action. MalformedAction if there is no such value.

        `before` holds the arguments before it: the text of a path depends on the figure that drives it.
        """
        raise NotImplementedError

    def value(self, kind: Kind, word: str, before: list[int]) -> int:
        """The value with the text `word`. MalformedAction if there is none."""
        raise NotImplementedError

    def emit(self, kind: EventKind, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell everybody."""
        if self.sink is not None:
            self.sink.append(Event(kind, [a, b, c, d][: len(kind.arguments)], EVERYONE))

    def tell_others(self, seat: Seat, kind: EventKind, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell everybody except one seat; that seat gets the whole event."""
        if self.sink is not None:
            self.sink.append(Event(kind, [a, b, c, d][: len(kind.arguments)], all_but(seat)))

    def whisper(self, only: Seat, kind: EventKind, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell one seat."""
        if self.sink is not None:
            self.sink.append(Event(kind, [a, b, c, d][: len(kind.arguments)], only))
