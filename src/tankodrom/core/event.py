"""What happened, as verbs with numbers. Sentences come from `words/`, animations follow these."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Kind, Seat

EVERYONE: Final = -1


class EventKind:
    """The name of an event and what its arguments are: `[("seat", SEAT), ("card", CARD)]`."""

    __slots__ = ("arguments", "name")

    def __init__(self, name: str, arguments: list[tuple[str, Kind]]) -> None:
        self.name = name
        self.arguments = arguments


class Event:
    """`only` is the one seat that may see it, or EVERYONE."""

    __slots__ = ("kind", "only", "values")

    def __init__(self, kind: EventKind, values: list[int], only: Seat = EVERYONE) -> None:
        self.kind = kind
        self.values = values
        self.only = only

    def is_visible_to(self, seat: Seat) -> bool:
        return self.only == EVERYONE or self.only == seat
