"""The smallest game that there is, for our server as well: the one that boardgame.io is measured with (games.js).

It is no part of the product. `tools/compile.py --game` compiles it together with the engine, as compiled classes cannot
have interpreted children; `serve_counter.py` starts a server that knows it.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tankodrom.core.action import NUMBER, SEAT, Action, Kind, Seat, Vocabulary, first
from tankodrom.core.decision import Decision
from tankodrom.core.errors import MalformedAction
from tankodrom.core.event import EventKind
from tankodrom.core.game import Game, View
from tankodrom.core.refusal import Refusal, no
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Option, Setup
from tankodrom.core.state import Outcome, State
from tankodrom.core.step import Step

VERBS: Final = Vocabulary()
ADD: Final = VERBS.verb("add", [NUMBER])
ADDED: Final = EventKind("added", [("seat", SEAT), ("amount", NUMBER), ("count", NUMBER)])


class Counting(State):
    """`left`: how many moves there will be."""

    __slots__ = ("count", "left", "mover")

    ending_rule: ClassVar[str] = "C2"

    def __init__(self, seats: int, rng: Rng, count: int, left: int, mover: Seat) -> None:
        super().__init__(seats, rng)
        self.count = count
        self.left = left
        self.mover = mover

    def copy(self) -> Counting:
        twin = Counting(self.seats, self.rng.copy(), self.count, self.left, self.mover)
        self.share_kernel_with(twin)
        return twin

    def vocabulary(self) -> Vocabulary:
        return VERBS

    def word(self, kind: Kind, value: int, before: list[int]) -> str:
        return str(value)

    def value(self, kind: Kind, word: str, before: list[int]) -> int:
        if not word.isdecimal():
            raise MalformedAction(f"{word!r} is no number")
        return int(word)


class Turn(Step[Counting]):
    __slots__ = ()

    rule: ClassVar[str] = "C1"

    def ask(self, state: Counting) -> list[Decision]:
        return [Decision(state.mover, "add", [ADD.of(1)])]

    def answer(self, state: Counting, seat: Seat, action: Action) -> None:
        state.count += first(action)
        state.left -= 1
        state.mover = (seat + 1) % state.seats
        state.emit(ADDED, seat, first(action), state.count)
        if not state.left:
            state.outcome = Outcome([seat], [0] * state.seats, "counted")

    def why_not(self, state: Counting, seat: Seat, action: Action) -> Refusal:
        return no("C1", "one-at-a-time")

    def copy(self) -> Turn:
        return self


class Counter(Game[Counting]):
    key: ClassVar[str] = "counter"
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 2

    def options(self) -> list[Option]:
        return [Option("moves", "number", 1_000, "C2", 1, 1_000_000)]

    def events(self) -> list[EventKind]:
        return [ADDED]

    def prompts(self) -> list[str]:
        return ["add"]

    def deal(self, setup: Setup, seed: int) -> Counting:
        moves = setup.options.get("moves", 1_000)
        assert isinstance(moves, int)
        return _at(setup.seats, Rng(seed), 0, moves, 0)

    def view(self, state: Counting, seat: Seat) -> View:
        return {"count": state.count, "mover": state.mover}

    def save(self, state: Counting) -> dict[str, Any]:
        return {"seats": state.seats, "count": state.count, "left": state.left, "mover": state.mover}

    def load(self, data: dict[str, Any]) -> Counting:
        return _at(data["seats"], Rng(0), data["count"], data["left"], data["mover"])


def _at(seats: int, rng: Rng, count: int, left: int, mover: Seat) -> Counting:
    state = Counting(seats, rng, count, left, mover)
    state.stack = [Turn()]
    return state
