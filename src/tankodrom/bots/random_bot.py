"""The `random` level: anything legal."""

from __future__ import annotations

from tankodrom.bots.sight import Sight
from tankodrom.core.action import Action
from tankodrom.core.rng import Rng


class RandomBot:
    name = "random"

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, sight: Sight, seconds: float) -> Action:
        choices = sight.decision.choices
        return choices[self._rng.below(len(choices))]
