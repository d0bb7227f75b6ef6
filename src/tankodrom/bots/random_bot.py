"""The `random` level: anything legal."""

from __future__ import annotations

from tankodrom.bots.observation import Observation
from tankodrom.core.action import Action
from tankodrom.core.rng import Rng


class RandomBot:
    name = "random"

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, observation: Observation, seconds: float) -> Action:
        choices = observation.decision.choices
        return choices[self._rng.below(len(choices))]
