"""Which seats win together."""

from __future__ import annotations

from tankodrom.core.setup import Setup
from tankodrom.titles.title import Title


def sides_of(title: Title, setup: Setup) -> list[int]:
    """The side of each seat, numbered from 0 in the order of the seats. Without teams: 0, 1, 2 …"""
    numbers: dict[int, int] = {}
    return [numbers.setdefault(side, len(numbers)) for side in title.sides(title.game.new(setup, 0))]
