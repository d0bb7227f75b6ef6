"""What happened, as verbs with numbers. Sentences come from `words/`, animations follow these."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Kind, Seat

EVERYONE: Final = -1
_ALL_BUT_FIRST: Final = -2


def all_but(seat: Seat) -> int:
    """Everybody except one seat: those who see a card's back while its owner sees its face."""
    return _ALL_BUT_FIRST - seat


class EventKind:
    """The name of an event and what its arguments are: `[("seat", SEAT), ("card", CARD)]`."""

    __slots__ = ("arguments", "name")

    def __init__(self, name: str, arguments: list[tuple[str, Kind]]) -> None:
        self.name = name
        self.arguments = arguments


class EventBook:
    """The events of one game."""

    __slots__ = ("kinds",)

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def event(self, name: str, arguments: list[tuple[str, Kind]]) -> EventKind:
        kind = EventKind(name, arguments)
        self.kinds.append(kind)
        return kind


class Event:
    """`only` is the one seat that may see it, EVERYONE, or `all_but` one seat."""

    __slots__ = ("kind", "only", "values")

    def __init__(self, kind: EventKind, values: list[int], only: Seat = EVERYONE) -> None:
        self.kind = kind
        self.values = values
        self.only = only

    def is_visible_to(self, seat: Seat) -> bool:
        """A spectator is seat -1 and sees what everybody sees, and what is told to all but one."""
        if self.only <= _ALL_BUT_FIRST:
            return seat != _ALL_BUT_FIRST - self.only
        return self.only == EVERYONE or self.only == seat


def heard_by(events: list[Event], seat: Seat) -> list[Event]:
    return [event for event in events if event.is_visible_to(seat)]
