"""The one source of chance: small, seeded, and a value.

The stream is BLAKE2b over a counter, keyed by the seed. So the whole state is two numbers (`word`, the secret
seed, and `draws`, how far the stream was read), it copies in no time, and nobody who watches the shuffles can
compute the next one, which a linear generator would allow.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, TypeVar

from tankodrom.core.errors import BrokenState

T = TypeVar("T")

SEED_BYTES: Final = 32
SEED_LIMIT: Final = 1 << 8 * SEED_BYTES
_WORDS_PER_BLOCK: Final = 16
_WORD_BITS: Final = 32
_WORD_LIMIT: Final = 1 << _WORD_BITS


class Rng:
    """Numbers for the rules. `word` and `draws` determine everything; the block is only a cache."""

    __slots__ = ("_block", "_left", "draws", "word")

    def __init__(self, word: int, draws: int = 0) -> None:
        if not 0 <= word < SEED_LIMIT:
            raise BrokenState(f"a seed is a number from 0 to 2^{8 * SEED_BYTES} - 1")
        self.word = word
        self.draws = draws
        self._block = b""
        self._left = 0

    def copy(self) -> Rng:
        twin = Rng(self.word, self.draws)
        twin._block = self._block
        twin._left = self._left
        return twin

    def _next(self) -> int:
        if self._left == 0:
            block = self.draws // _WORDS_PER_BLOCK
            key = self.word.to_bytes(SEED_BYTES, "little")
            self._block = blake2b(block.to_bytes(8, "little"), key=key).digest()
            self._left = _WORDS_PER_BLOCK - self.draws % _WORDS_PER_BLOCK
        at = 4 * (_WORDS_PER_BLOCK - self._left)
        self._left -= 1
        self.draws += 1
        block_bytes = self._block
        return block_bytes[at] | block_bytes[at + 1] << 8 | block_bytes[at + 2] << 16 | block_bytes[at + 3] << 24

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely (the uneven rest of the range is drawn again)."""
        even = _WORD_LIMIT - _WORD_LIMIT % limit
        word = self._next()
        while word >= even:
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
        self._left = 0
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
        self._left = 0
