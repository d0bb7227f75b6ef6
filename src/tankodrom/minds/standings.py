"""From how each seat stands to who is how likely to win."""

from __future__ import annotations

from math import exp

from tankodrom.minds.trained_eye import TrainedEye


def learned_chances(eye: TrainedEye, seats: list[list[float]]) -> list[float]:
    """`seats`: for each seat the numbers that the eye has learned to look at. Every seat plays for itself."""
    standings = [eye.judge(eye.look(numbers, []), [], []) for numbers in seats]
    top = max(standings)
    weights = [exp(standing - top) for standing in standings]
    total = sum(weights)
    return [weight / total for weight in weights]
