"""Positions in words, for scenarios: helpers for all games."""

from __future__ import annotations

from typing import Any

from tankodrom.core.errors import BrokenState


class Bag:
    """Items whose order does not matter (a hand, a store)."""

    __slots__ = ("items",)

    def __init__(self, items: list[str]) -> None:
        self.items = sorted(items)

    def __repr__(self) -> str:
        return "{" + ", ".join(self.items) + "}"


def table_in(value: Any, name: str) -> dict[str, Any]:
    """The value if it is a table; otherwise BrokenState with its name. Lists and numbers have the same check below."""
    if not isinstance(value, dict):
        raise BrokenState(f"position: {name} is a table, not {value!r}")
    return value


def list_in(value: Any, name: str) -> list[Any]:
    if not isinstance(value, list):
        raise BrokenState(f"position: {name} is a list, not {value!r}")
    return value


def number_in(value: Any, name: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BrokenState(f"position: {name} is a number, not {value!r}")
    return value


def known_in(given: dict[str, Any], known: list[str], owner: str) -> None:
    """BrokenState if the table has other keys than these."""
    for key in given:
        if key not in known:
            raise BrokenState(f"position: {owner} has no {key!r}; known are {', '.join(known)}")
