"""What a computer player is."""

from __future__ import annotations

from typing import Protocol

from tankodrom.bots.sight import Sight
from tankodrom.core.action import Action


class Bot(Protocol):
    """Chooses from what its seat sees. Two positions that look the same to the seat get the same answer."""

    name: str

    def choose(self, sight: Sight, seconds: float) -> Action:
        """One of `sight.decision.choices`, within about so many seconds."""
        ...
