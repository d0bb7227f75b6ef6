"""Who sits where, game by game, so that nobody is favoured by a seat or by the cards.

A bot leads a whole side; where everybody plays for themselves, a side is a seat. Fewer bots than sides: they are
repeated round the table (a b a b). More: every group of them that fits meets. Each seating is turned round the table
and the bots change parts (a b a, a a b, b a a, then b a b, b b a, a b b), so that every bot plays every seat equally
often and no seat always has the same company; that many games are a round. The games of a round are dealt from one
seed, so that all have had the same cards. The next round has the bots in another order, so that all have had the
same neighbours too. Where several setups are played (missions, say), there is such a round for each of them in turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from itertools import combinations
from math import factorial


@dataclass(frozen=True)
class Fixture:
    """One game to be played: its number from 0 up, the setup, the bot of each seat, the seeds of the deal and of the bots."""

    number: int
    setup: int
    bots: tuple[int, ...]
    deal: int
    bot_seeds: tuple[int, ...]


@dataclass(frozen=True)
class Schedule:
    """Games 0, 1, 2 … of so many bots on these sides, in so many setups; each follows from its number alone."""

    bots: int
    sides: tuple[int, ...]
    seed: int
    setups: int = 1

    @property
    def table(self) -> int:
        """How many bots meet in one game."""
        return min(self.bots, max(self.sides) + 1)

    @cached_property
    def round(self) -> int:
        """How many games of one setup make everything equal for everybody."""
        return len(self._groups) * len(self._seatings)

    def rounded(self, games: int) -> int:
        """So many games or a few more: whole rounds, as many of each setup."""
        whole = self.round * self.setups
        return -(-games // whole) * whole

    def fixture(self, number: int) -> Fixture:
        current, place = divmod(number, self.round)
        which, turn = divmod(place, len(self._seatings))
        group = circle(self._groups[which], current // self.setups)
        seating = self._seatings[turn]
        seats = tuple(group[seating[side]] for side in self.sides)
        return Fixture(
            number,
            current % self.setups,
            seats,
            derived(self.seed, "deal", current),
            tuple(derived(self.seed, "bot", number, seat) for seat in range(len(seats))),
        )

    @cached_property
    def _groups(self) -> list[tuple[int, ...]]:
        return list(combinations(range(self.bots), self.table))

    @cached_property
    def _seatings(self) -> list[tuple[int, ...]]:
        """For each side the member of the group that leads it: every turn of the table with every change of parts."""
        sides = max(self.sides) + 1
        found = {
            tuple(((side + turn) % sides + part) % self.table for side in range(sides)): None
            for part in range(self.table)
            for turn in range(sides)
        }
        return list(found)


def circle(group: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The group round a table in the order of this number; the first stays, as turning the table changes nothing."""
    rest = list(group[1:])
    number %= factorial(len(rest))
    order = [group[0]]
    while rest:
        which, number = divmod(number, factorial(len(rest) - 1))
        order.append(rest.pop(which))
    return tuple(order)


def derived(*parts: int | str) -> int:
    """A seed for one purpose."""
    text = "/".join(map(str, parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little")
