"""What a computer player is."""

from __future__ import annotations

from typing import Protocol

from tankodrom.bots.observation import Observation
from tankodrom.core.action import Action


class Bot(Protocol):
    """Chooses from what its seat sees. Two positions that look the same to the seat get the same answer."""

    name: str

    def choose(self, observation: Observation, seconds: float) -> Action:
        """One of `observation.decision.choices`, within about so many seconds."""
        ...
