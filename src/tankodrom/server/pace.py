"""How often somebody may come: a bucket that fills with time, and everything that is asked for takes out of it."""

from __future__ import annotations

import time


class Pace:
    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        """So many a second for long, so many at once."""
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def is_kept(self) -> bool:
        """Is there one left? It is taken in any case: who goes on in spite of it waits longer."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate) - 1.0
        self._at = now
        if self._left < -self._burst:
            self._left = -self._burst  # nobody is turned away for ever
        return self._left >= 0.0

    def charge(self, cost: float) -> None:
        """Something that was dear. A server that is slow to answer must not be what makes a flood look like none."""
        self._left -= cost

    def wait(self) -> float:
        """Seconds until there is one again."""
        return max(0.0, (1.0 - self._left) / self._rate - (time.monotonic() - self._at))

    def is_full(self) -> bool:
        """Forgotten is as good as kept."""
        return self._left + (time.monotonic() - self._at) * self._rate >= self._burst
