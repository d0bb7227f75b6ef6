"""Events: what happened, as a verb with numbers. `words/` makes sentences of them; clients animate them."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import FactKinds, Seat

EVERYONE: Final = -1
_ALL_BUT_FIRST: Final = -2


def all_but(seat: Seat) -> int:
    """Everybody except one seat. The others see the back of a card, its owner sees the face."""
    return _ALL_BUT_FIRST - seat


class EventKind:
    """The name of an event, its arguments (`[("seat", SEAT), ("card", CARD)]`), and its rule.

    `joins`: several in a row that differ only in the last argument read well as one sentence with a list.
    `facts`: what its sentence tells beside the arguments; see `Game.facts_of_event`.
    `yields_to`: the name of an event that tells more. A log leaves this one out beside such an event with the same
    first argument.
    """

    __slots__ = ("arguments", "facts", "joins", "name", "rule", "yields_to")

    def __init__(
        self,
        name: str,
        arguments: FactKinds,
        rule: str = "",
        joins: bool = False,
        facts: FactKinds | None = None,
        yields_to: str = "",
    ) -> None:
        self.name = name
        self.arguments = arguments
        self.rule = rule
        self.joins = joins
        self.facts = facts if facts is not None else []
        self.yields_to = yields_to


class EventBook:
    """The events of one game."""

    __slots__ = ("kinds",)

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def event(
        self,
        name: str,
        arguments: FactKinds,
        rule: str = "",
        joins: bool = False,
        facts: FactKinds | None = None,
        yields_to: str = "",
    ) -> EventKind:
        kind = EventKind(name, arguments, rule, joins, facts, yields_to)
        self.kinds.append(kind)
        return kind


class Event:
    """`only` is EVERYONE, one seat that may see the event, or `all_but` one seat."""

    __slots__ = ("kind", "only", "values")

    def __init__(self, kind: EventKind, values: list[int], only: Seat = EVERYONE) -> None:
        self.kind = kind
        self.values = values
        self.only = only

    def is_visible_to(self, seat: Seat) -> bool:
        """Whether a seat sees the event. A spectator is seat -1 and sees what all see or all but one see."""
        if self.only <= _ALL_BUT_FIRST:
            return seat != _ALL_BUT_FIRST - self.only
        return self.only == EVERYONE or self.only == seat


def heard_by(events: list[Event], seat: Seat) -> list[Event]:
    return [event for event in events if event.is_visible_to(seat)]
