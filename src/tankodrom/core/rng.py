"""The one source of chance: small, seeded, and a value.

The stream is BLAKE2b over a counter, keyed by the seed. So the whole state is two numbers (`word`, the secret
seed, and `draws`, how far the stream was read), it copies in no time, and nobody who watches the shuffles can
compute the next one, which a linear generator would allow.
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
    """Numbers for the rules. `word` and `draws` determine everything; the block of words is only a cache."""

    __slots__ = ("_block", "_words", "draws", "word")

    def __init__(self, word: int, draws: int = 0) -> None:
        if not 0 <= word < SEED_LIMIT:
            raise BrokenState(f"a seed is a number from 0 to 2^{8 * SEED_BYTES} - 1")
        self.word = word
        self.draws = draws
        self._block = -1  # the number of the block that `_words` holds
        self._words: list[int] = []

    def copy(self) -> Rng:
        twin = Rng(self.word, self.draws)
        twin._block = self._block
        twin._words = self._words  # replaced, never changed
        return twin

    def _next(self) -> int:
        draws = self.draws
        self.draws = draws + 1
        if draws // _WORDS_PER_BLOCK != self._block:
            self._block = draws // _WORDS_PER_BLOCK
            key = self.word.to_bytes(SEED_BYTES, "little")
            digest = blake2b(self._block.to_bytes(8, "little"), key=key).digest()
            self._words = list(unpack("<16I", digest))
        return self._words[draws % _WORDS_PER_BLOCK]

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely (the uneven rest of the range is drawn again)."""
        if not 0 < limit <= _WORD_LIMIT:
            raise BrokenState(f"there is no number below {limit} to draw")
        word = self._next()
        while word >= _WORD_LIMIT - _WORD_LIMIT % limit:
            word = self._next()
        return word % limit

    def shuffle(self, items: list[int]) -> None:
        """Fisher and Yates, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class ScriptedRng(Rng):
    """Chance with the next results written down beforehand, for scenarios and tests.

    Each entry of `shuffles` is the result of one shuffle; each of `numbers` that of one `below`. When a script
    is used up, the seeded stream goes on.
    """

    __slots__ = ("numbers", "shuffles")

    def __init__(self, word: int, shuffles: list[list[int]], numbers: list[int], draws: int = 0) -> None:
        super().__init__(word, draws)
        self.shuffles = shuffles
        self.numbers = numbers

    def copy(self) -> Rng:
        return ScriptedRng(self.word, [list(s) for s in self.shuffles], list(self.numbers), self.draws)

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
