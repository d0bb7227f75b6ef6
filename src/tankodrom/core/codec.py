"""States as plain JSON values: the part that is the same in every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.core.state import Outcome, State
from tankodrom.core.step import Step

# How each step is built again from the fields that its `save` gave.
Steps = dict[str, Callable[..., Step[Any]]]


def save_kernel(state: State, setup: Setup) -> dict[str, Any]:
    """Setup, chance, the open steps as name and fields, and the outcome."""
    outcome = state.outcome
    return {
        "seats": setup.seats,
        "options": dict(setup.options),
        "data": dict(setup.data),
        "rng": [format(state.rng.word, "x"), state.rng.draws],
        "stack": [[step.name(), *step.save()] for step in state.stack],
        "outcome": None if outcome is None else [outcome.winners, outcome.scores, outcome.reason],
    }


def load_setup(data: dict[str, Any]) -> Setup:
    return Setup(data["seats"], dict(data["options"]), dict(data["data"]))


def load_rng(data: dict[str, Any]) -> Rng:
    word, draws = data["rng"]
    return Rng(int(word, 16), draws)


def load_kernel(state: State, data: dict[str, Any], steps: Steps) -> None:
    """The open steps and the outcome, into a state that has the rest."""
    state.stack = [_load_step(saved, steps) for saved in data["stack"]]
    if data["outcome"] is not None:
        winners, scores, reason = data["outcome"]
        state.outcome = Outcome(list(winners), list(scores), reason)


def _load_step(saved: list[Any], steps: Steps) -> Step[Any]:
    fields = [list(field) if isinstance(field, list) else field for field in saved[1:]]
    return steps[saved[0]](*fields)
