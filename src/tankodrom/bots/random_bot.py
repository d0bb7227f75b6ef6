"""The `random` level: anything legal."""

from __future__ import annotations

from tankodrom.core.action import Action
from tankodrom.core.decision import Decision
from tankodrom.core.game import View
from tankodrom.core.rng import Rng


class RandomBot:
    name = "random"

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: View, decision: Decision) -> Action:
        return decision.choices[self._rng.below(len(decision.choices))]
