"""A token bucket: it fills with time, and every request takes a token out of it."""

from __future__ import annotations

import time


class TokenBucket:
    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        """`rate` tokens a second, at most `burst` of them at once."""
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Was there a token left? One is taken in any case: a client that goes on regardless waits longer."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate) - 1.0
        self._at = now
        if self._left < -self._burst:
            self._left = -self._burst  # nobody is refused for ever
        return self._left >= 0.0

    def charge(self, cost: float) -> None:
        """For something expensive. Otherwise a server that answers slowly would make a flood look small."""
        self._left -= cost

    def wait(self) -> float:
        """Seconds until there is a token again."""
        return max(0.0, (1.0 - self._left) / self._rate - (time.monotonic() - self._at))

    def is_full(self) -> bool:
        """A full bucket need not be kept: a new one is the same."""
        return self._left + (time.monotonic() - self._at) * self._rate >= self._burst
