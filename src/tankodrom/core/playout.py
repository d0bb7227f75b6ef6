"""Random play in the compiled part of the engine, for benchmarks, fuzzing and search."""

from __future__ import annotations

from tankodrom.core.decision import Decision
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.state import State


def random_choice(decisions: list[Decision], rng: Rng) -> tuple[int, int]:
    """A random seat that is asked, and one of its choices. All are equally likely."""
    decision = decisions[rng.below(len(decisions))] if len(decisions) > 1 else decisions[0]
    return decision.seat, decision.choices[rng.below(len(decision.choices))]


def play_randomly(state: State, rng: Rng, limit: int) -> int:
    """Answer at random until the game is over or `limit` answers are given. Returns the number of answers."""
    for count in range(limit):
        decisions = pending(state)
        if not decisions:
            return count
        decision = decisions[rng.below(len(decisions))] if len(decisions) > 1 else decisions[0]
        choices = decision.choices
        apply(state, decision.seat, choices[rng.below(len(choices))])
    return limit
