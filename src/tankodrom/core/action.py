"""Actions are integers: a verb and up to three small arguments, packed.

Search lists and applies millions of them, so an action is no object. Verbs are the named constructors
(`BUY.of(3)`); names and texts are made at the edges (`text.py`).
"""

from __future__ import annotations

from typing import Final

Action = int
Seat = int

ARGUMENT_BITS: Final = 12
ARGUMENT_LIMIT: Final = 1 << ARGUMENT_BITS
_MASK: Final = ARGUMENT_LIMIT - 1
_VERB_SHIFT: Final = 3 * ARGUMENT_BITS


class Kind:
    """What an argument means (a card, a seat, a square …): decides how it is written and read.

    A wide kind takes the room of two arguments (a path over the board).
    """

    __slots__ = ("name", "places")

    def __init__(self, name: str, places: int = 1) -> None:
        self.name = name
        self.places = places


SEAT: Final = Kind("seat")
NUMBER: Final = Kind("number")


class Verb:
    """A named constructor of actions. `kinds` says what its arguments mean."""

    __slots__ = ("base", "kinds", "name", "number")

    def __init__(self, number: int, name: str, kinds: list[Kind]) -> None:
        self.number = number
        self.name = name
        self.kinds = kinds
        self.base = number << _VERB_SHIFT

    def of(self, first: int = 0, second: int = 0, third: int = 0) -> Action:
        return self.base | first | second << ARGUMENT_BITS | third << 2 * ARGUMENT_BITS

    def made(self, action: Action) -> bool:
        return action >> _VERB_SHIFT == self.number


class Vocabulary:
    """The verbs of one game; their order gives them their numbers."""

    __slots__ = ("by_name", "verbs")

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.by_name: dict[str, Verb] = {}

    def verb(self, name: str, kinds: list[Kind] | None = None) -> Verb:
        verb = Verb(len(self.verbs), name, kinds if kinds is not None else [])
        self.verbs.append(verb)
        self.by_name[name] = verb
        return verb


def verb_number(action: Action) -> int:
    return action >> _VERB_SHIFT


def first(action: Action) -> int:
    return action & _MASK


def second(action: Action) -> int:
    return action >> ARGUMENT_BITS & _MASK


def third(action: Action) -> int:
    return action >> 2 * ARGUMENT_BITS & _MASK
