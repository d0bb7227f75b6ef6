"""A step is one open box of the rules' flow chart.

The kernel looks at the top step only. `ask` says which seats must answer, and what. If it asks nothing, `advance`
does the automatic part: it changes the state, pushes steps, or takes the step off the stack. `answer` carries out one
choice and may do the same. A step never answers for a player.

A step opens another step by pushing it. A step with a result ends with `state.finish(result)`: it leaves the stack,
and the step below gets the result in `returned` before anything else happens. A step without a result pops itself.
Steps tell each other nothing in any other way.

Why a stack in the state and not generators or callbacks: docs/decisions/0001-explicit-stack.md.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from tankodrom.core.action import Action, Seat
from tankodrom.core.compiling import mypyc_attr
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Refusal
from tankodrom.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages are not compiled
class Step(Generic[S]):
    """The contract of a step. Subclasses name their rule in the rulebook."""

    __slots__ = ()

    rule: ClassVar[str] = ""

    def ask(self, state: S) -> list[Decision]:
        """One decision per seat that must still answer; [] if there is nothing to ask."""
        return []

    def answer(self, state: S, seat: Seat, action: Action) -> None:
        """Carry out a choice that `ask` offered. If several seats are asked at once, they answer one by one."""
        raise NotImplementedError

    def advance(self, state: S) -> None:
        """The automatic part. The kernel calls it while `ask` has no question."""
        raise NotImplementedError

    def returned(self, state: S, result: int) -> None:
        """The step above finished with this result. Only steps that open a step with a result implement this."""
        raise NotImplementedError

    def why_not(self, state: S, seat: Seat, action: Action) -> Refusal | None:
        """Why a seat that is asked cannot take this well-formed action. None exactly for what `ask` offers the seat.

        `ask` must be fast; this function must be exact. The contract checks that they agree.
        """
        raise NotImplementedError

    def copy(self) -> Step[S]:
        raise NotImplementedError

    def name(self) -> str:
        return type(self).__name__

    def save(self) -> list[Any]:
        """The fields as plain values. The game's codec builds the step from them."""
        return []
