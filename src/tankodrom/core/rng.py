"""The random numbers of the rules: seeded, and small to copy.

The stream is BLAKE2b over a counter, keyed by the seed. The whole state is two numbers: the secret `seed`, and
`draws`, which counts how far the stream was read. Watching the shuffles does not let anybody compute the next one;
a linear generator would.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final

from tankodrom.core.errors import BrokenState

SEED_BYTES: Final = 32
SEED_LIMIT: Final = 1 << 8 * SEED_BYTES
_WORDS_PER_BLOCK: Final = 16
_WORD_LIMIT: Final = 1 << 32


class Rng:
    """Random numbers. `seed` and `draws` determine everything; the block of words is only a cache."""

    __slots__ = ("_block", "_words", "draws", "seed")

    def __init__(self, seed: int, draws: int = 0) -> None:
        if not 0 <= seed < SEED_LIMIT:
            raise BrokenState(f"a seed is a number from 0 to 2^{8 * SEED_BYTES} - 1")
        self.seed = seed
        self.draws = draws
        self._block = -1  # the number of the block that `_words` holds
        self._words: list[int] = []

    def copy(self) -> Rng:
        twin = Rng(self.seed, self.draws)
        twin._block = self._block
        twin._words = self._words  # shared: the list is replaced, never changed
        return twin

    def _next(self) -> int:
        draws = self.draws
        self.draws = draws + 1
        if draws // _WORDS_PER_BLOCK != self._block:
            self._block = draws // _WORDS_PER_BLOCK
            key = self.seed.to_bytes(SEED_BYTES, "little")
            digest = blake2b(self._block.to_bytes(8, "little"), key=key).digest()
            self._words = list(unpack("<16I", digest))
        return self._words[draws % _WORDS_PER_BLOCK]

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely (words above the last full multiple are drawn again)."""
        if not 0 < limit <= _WORD_LIMIT:
            raise BrokenState(f"there is no number below {limit} to draw")
        word = self._next()
        while word >= _WORD_LIMIT - _WORD_LIMIT % limit:
            word = self._next()
        return word % limit

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates shuffle, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class ScriptedRng(Rng):
    """Chance with results fixed beforehand, for scenarios and tests.

    Each entry of `shuffles` is the result of one shuffle; each entry of `numbers` is the result of one `below`. After
    the last entry, the seeded stream goes on.
    """

    __slots__ = ("numbers", "shuffles")

    def __init__(self, seed: int, shuffles: list[list[int]], numbers: list[int], draws: int = 0) -> None:
        super().__init__(seed, draws)
        self.shuffles = shuffles
        self.numbers = numbers

    def copy(self) -> Rng:
        return ScriptedRng(self.seed, [list(s) for s in self.shuffles], list(self.numbers), self.draws)

    def below(self, limit: int) -> int:
        if not self.numbers:
            return super().below(limit)
        number = self.numbers.pop(0)
        if not 0 <= number < limit:
            raise BrokenState(f"scripted number {number} does not lie below {limit}")
        self.draws += 1
        return number

    def shuffle(self, items: list[int]) -> None:
        if not self.shuffles:
            super().shuffle(items)
            return
        order = self.shuffles.pop(0)
        if sorted(order) != sorted(items):
            raise BrokenState(f"the scripted shuffle {order} has other cards than the pile {items}")
        items[:] = order
        self.draws += 1
