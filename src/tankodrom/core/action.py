"""Actions are integers: a verb and up to three small arguments, packed.

Search lists and applies millions of actions, so an action is not an object. Verbs are the named constructors
(`BUY.of(3)`). `text.py` converts actions to text and back.
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
    """The meaning of an argument (a card, a seat, a square …). It decides how the argument is written and read.

    A wide kind takes the space of two arguments (a path over the board).
    """

    __slots__ = ("name", "places")

    def __init__(self, name: str, places: int = 1) -> None:
        self.name = name
        self.places = places


SEAT: Final = Kind("seat")
NUMBER: Final = Kind("number")
YES: Final = Kind("yes")  # a truth value, told as `yes` or `no`

# The facts of a sentence by name, each with its kind.
FactKinds = list[tuple[str, Kind]]


class Verb:
    """A named constructor of actions. `kinds` says what its arguments mean.

    `facts`: what its sentence tells beside the arguments (a price, who guards the base); see `Game.facts_of_choice`.
    """

    __slots__ = ("base", "facts", "kinds", "name", "number")

    def __init__(self, number: int, name: str, kinds: list[Kind], facts: FactKinds) -> None:
        self.number = number
        self.name = name
        self.kinds = kinds
        self.facts = facts
        self.base = number << _VERB_SHIFT

    def of(self, first: int = 0, second: int = 0, third: int = 0) -> Action:
        return self.base | first | second << ARGUMENT_BITS | third << 2 * ARGUMENT_BITS

    def made(self, action: Action) -> bool:
        return action >> _VERB_SHIFT == self.number


class Vocabulary:
    """The verbs of one game, whose order gives them their numbers, and its prompts with the facts that they tell.

    `reasons`: what the facts of reasons for a choice can be, by their names; all others are numbers.
    """

    __slots__ = ("by_name", "prompts", "reasons", "verbs")

    def __init__(self, reasons: dict[str, Kind] | None = None) -> None:
        self.reasons = reasons if reasons is not None else {SEAT.name: SEAT}
        self.verbs: list[Verb] = []
        self.by_name: dict[str, Verb] = {}
        self.prompts: dict[str, FactKinds] = {}

    def prompt(self, name: str, facts: FactKinds | None = None) -> None:
        self.prompts[name] = facts if facts is not None else []

    def verb(self, name: str, kinds: list[Kind] | None = None, facts: FactKinds | None = None) -> Verb:
        kinds = kinds if kinds is not None else []
        verb = Verb(len(self.verbs), name, kinds, facts if facts is not None else [])
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
