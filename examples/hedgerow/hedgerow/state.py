"""What lies on the table."""

from __future__ import annotations

from typing import ClassVar, Final

from hedgerow.verbs import HEDGE, TANK, TARGET, VERBS
from tankodrom.core.action import SEAT, Kind, Seat, Vocabulary
from tankodrom.core.codec import load_fields, save_fields
from tankodrom.core.errors import MalformedAction
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.core.state import State

TANKS: Final = 6  # each player has the tanks 1 to 6
HEDGES: Final = 3  # of each player
NO_TANK: Final = 0
LETTERS: Final = "ABC"
FIELDS: Final = ["hands", "behind", "known", "fired", "points", "turns", "mover"]  # what is copied and saved


class HedgerowState(State):
    """Places are numbered through: hedge h of seat s is `HEDGES * s + h`."""

    __slots__ = ("behind", "fired", "hands", "known", "mover", "points", "setup", "turns")

    ending_rule: ClassVar[str] = "H5.1"

    def __init__(self, setup: Setup, rng: Rng) -> None:
        super().__init__(setup.seats, rng)
        self.setup = setup
        self.hands = [list(range(1, TANKS + 1)) for _ in range(setup.seats)]
        self.behind = [NO_TANK] * (HEDGES * setup.seats)  # the tank behind each hedge
        self.known = [0] * len(self.behind)  # one bit for each seat that knows the tank
        self.fired = [-1] * len(self.behind)  # in which of its owner's turns the tank has fired
        self.points = [0] * setup.seats
        self.turns = [0] * setup.seats
        self.mover: Seat = 0

    def copy(self) -> HedgerowState:
        twin = HedgerowState(self.setup, self.rng.copy())
        load_fields(twin, FIELDS, save_fields(self, FIELDS))
        self.share_kernel_with(twin)
        return twin

    def vocabulary(self) -> Vocabulary:
        return VERBS

    def word(self, kind: Kind, value: int, before: list[int]) -> str:
        if kind is SEAT and value < self.seats:
            return f"P{value}"
        if kind is TANK and 1 <= value <= TANKS:
            return f"T{value}"
        if kind in (HEDGE, TARGET) and value < HEDGES:
            return LETTERS[value]
        raise MalformedAction(f"there is no {kind.name} number {value}")

    def value(self, kind: Kind, word: str, before: list[int]) -> int:
        for value in range(TANKS + 1):
            try:
                if self.word(kind, value, before) == word:
                    return value
            except MalformedAction:
                continue
        raise MalformedAction(f"{word!r} is no {kind.name}")

    def tanks_of(self, seat: Seat) -> list[int]:
        """In hand and behind hedges."""
        placed = self.behind[HEDGES * seat : HEDGES * (seat + 1)]
        return self.hands[seat] + [tank for tank in placed if tank != NO_TANK]
