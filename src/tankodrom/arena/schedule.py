"""Which bot sits where in which game. No bot has an advantage from its seats or its cards.

A bot leads a whole side; without teams, a side is a seat. If there are fewer bots than sides, they repeat round the
table (a b a b). If there are more, every group of the right size meets. Each seating is rotated round the table and
the bots swap roles (a b a, a a b, b a a, then b a b, b b a, a b b). So every bot plays every seat equally often, and
the neighbours vary. These games are one round. All games of a round use the same seed, so all bots get the same cards.
The next round seats the bots in another order, so all bots get the same neighbours. If there are several setups (for
example missions), each setup has its own rounds in turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from itertools import combinations
from math import factorial


@dataclass(frozen=True)
class Fixture:
    """One game to play: its number (from 0), the setup, the bot of each seat, the seeds of the deal and of the bots."""

    number: int
    setup: int
    bots: tuple[int, ...]
    deal: int
    bot_seeds: tuple[int, ...]


@dataclass(frozen=True)
class Schedule:
    """Games 0, 1, 2 … for these numbers of bots, sides and setups. Each game follows from its number alone."""

    bots: int
    sides: tuple[int, ...]
    seed: int
    setups: int = 1

    @property
    def table(self) -> int:
        """The number of bots in one game."""
        return min(self.bots, max(self.sides) + 1)

    @cached_property
    def round(self) -> int:
        """The number of games of one setup in which every bot plays every seat equally often."""
        return len(self._groups) * len(self._seatings)

    def rounded(self, games: int) -> int:
        """The number of games, rounded up to whole rounds of every setup."""
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
            derived_seed(self.seed, "deal", current),
            tuple(derived_seed(self.seed, "bot", number, seat) for seat in range(len(seats))),
        )

    @cached_property
    def _groups(self) -> list[tuple[int, ...]]:
        return list(combinations(range(self.bots), self.table))

    @cached_property
    def _seatings(self) -> list[tuple[int, ...]]:
        """The group member that leads each side: every rotation of the table with every swap of roles."""
        sides = max(self.sides) + 1
        found = {
            tuple(((side + turn) % sides + part) % self.table for side in range(sides)): None
            for part in range(self.table)
            for turn in range(sides)
        }
        return list(found)


def circle(group: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The order of the group round the table. The first member stays, because a rotation changes nothing."""
    rest = list(group[1:])
    number %= factorial(len(rest))
    order = [group[0]]
    while rest:
        which, number = divmod(number, factorial(len(rest) - 1))
        order.append(rest.pop(which))
    return tuple(order)


def derived_seed(*parts: int | str) -> int:
    """A seed computed from these parts."""
    text = "/".join(map(str, parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little")
