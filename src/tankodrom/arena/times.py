"""Answering times, counted in steps of 5 %. Counts are small on disk and can be added up over games."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import ceil, log
from typing import Any, Final

STEP: Final = log(1.05)
OVERRUN: Final = 1.2  # times the budget


@dataclass
class Times:
    """`counts` by the logarithm of the microseconds: quantiles are accurate to 3 %, the longest time is exact."""

    counts: Counter[int] = field(default_factory=Counter)
    longest: float = 0.0  # seconds
    overruns: int = 0

    def add(self, seconds: float, budget: float) -> None:
        self.counts[round(log(max(seconds * 1e6, 1.0)) / STEP)] += 1
        self.longest = max(self.longest, seconds)
        self.overruns += seconds > OVERRUN * budget

    def merge(self, other: Times) -> None:
        self.counts += other.counts
        self.longest = max(self.longest, other.longest)
        self.overruns += other.overruns

    def milliseconds(self, quantile: float) -> float:
        """The quantile of the answering times."""
        rank = max(1, ceil(quantile * self.counts.total()))
        for bin in sorted(self.counts):
            rank -= self.counts[bin]
            if rank <= 0:
                return min(1.05**bin / 1e3, self.longest * 1e3)
        return 0.0

    def to_json(self) -> dict[str, Any]:
        counts = {str(bin): self.counts[bin] for bin in sorted(self.counts)}
        return {"longest": round(self.longest, 6), "overruns": self.overruns, "counts": counts}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Times:
        counts = Counter({int(bin): int(count) for bin, count in data["counts"].items()})
        return cls(counts, float(data["longest"]), int(data["overruns"]))
