"""How many wrong codes may come from one address: who makes a device theirs by guessing gets nowhere."""

from __future__ import annotations

import math
from typing import Final

from tankodrom.server.http.rate_limit import network_of
from tankodrom.server.http.token_bucket import TokenBucket
from tankodrom.server.problems import TooMany

MOST_NETWORKS: Final = 10_000  # remembered
HOUR: Final = 3600.0  # seconds


class CodeGuesses:
    def __init__(self, an_hour: int) -> None:
        self._an_hour = max(1, an_hour)
        self._buckets: dict[str, TokenBucket] = {}

    def check(self, address: str) -> TokenBucket:
        """Count a code; TooMany says when the next one may come. A code that was right is given back by `charge(-1)`."""
        network = network_of(address)
        bucket = self._buckets.get(network)
        if bucket is None:
            if len(self._buckets) >= MOST_NETWORKS:
                self._buckets = {name: each for name, each in self._buckets.items() if not each.is_full()}
                if len(self._buckets) >= MOST_NETWORKS:
                    self._buckets.clear()
            bucket = self._buckets[network] = TokenBucket(self._an_hour / HOUR, max(3.0, self._an_hour / 3))
        if not bucket.take():
            wait = math.ceil(bucket.wait())
            raise TooMany(f"too many wrong codes from this address; wait {wait} s", retry=wait)
        return bucket
