"""Positions in words, for scenarios: helpers that all games share."""

from __future__ import annotations


class Bag:
    """Items whose order does not matter (a hand, a store)."""

    __slots__ = ("items",)

    def __init__(self, items: list[str]) -> None:
        self.items = sorted(items)

    def __repr__(self) -> str:
        return "{" + ", ".join(self.items) + "}"
