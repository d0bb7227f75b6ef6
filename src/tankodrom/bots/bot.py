"""What a computer player is."""

from __future__ import annotations

from typing import Protocol

from tankodrom.core.action import Action
from tankodrom.core.decision import Decision
from tankodrom.core.game import View


class Bot(Protocol):
    """Chooses from what its seat sees. Two positions that look the same to the seat get the same answer."""

    name: str

    def choose(self, view: View, decision: Decision) -> Action:
        """One of `decision.choices`."""
        ...
