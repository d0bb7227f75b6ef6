"""A step is one open box of the rules' flow chart.

The kernel looks at the top step only. `ask` says who must answer what; with nothing to ask, `advance` does the
automatic part: it changes the state, pushes steps, or takes itself off the stack. `answer` carries out one
choice and may do the same. A step never asks for somebody else's sake and never answers for anybody.

Why a stack in the state and not generators or callbacks: docs/decisions/0001-explicit-stack.md.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from tankodrom.core.action import Action, Seat
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Refusal
from tankodrom.core.state import State

S = TypeVar("S", bound=State)


class Step(Generic[S]):
    """The contract of a box. Subclasses name the rule where they stand."""

    __slots__ = ()

    rule: ClassVar[str] = ""

    def ask(self, state: S) -> list[Decision]:
        """One decision per seat that has still to answer; [] means nothing to ask."""
        return []

    def answer(self, state: S, seat: Seat, action: Action) -> None:
        """Carry out a choice that `ask` has offered. Several seats asked at once answer one by one."""
        raise NotImplementedError

    def advance(self, state: S) -> None:
        """The automatic part; called while `ask` has no question."""
        raise NotImplementedError

    def why_not(self, state: S, seat: Seat, action: Action) -> Refusal:
        """The reason why a well-formed action of a seat that is asked is not among its choices."""
        raise NotImplementedError

    def copy(self) -> Step[S]:
        raise NotImplementedError

    def name(self) -> str:
        return type(self).__name__

    def save(self) -> list[Any]:
        """The fields as plain values, for codecs; the game's codec builds the step again from them."""
        return []
