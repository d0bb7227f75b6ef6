"""States as plain JSON values: the part that all games share."""

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
    """Setup, random stream, open steps (name and fields) and outcome."""
    outcome = state.outcome
    return {
        "seats": setup.seats,
        "options": dict(setup.options),
        "data": dict(setup.data),
        "rng": [format(state.rng.seed, "x"), state.rng.draws],
        "stack": [[step.name(), *step.save()] for step in state.stack],
        "outcome": None if outcome is None else [outcome.winners, outcome.scores, outcome.reason],
    }


def load_setup(data: dict[str, Any]) -> Setup:
    return Setup(data["seats"], dict(data["options"]), dict(data["data"]))


def load_rng(data: dict[str, Any]) -> Rng:
    seed, draws = data["rng"]
    return Rng(int(seed, 16), draws)


def load_kernel(state: State, data: dict[str, Any], steps: Steps) -> None:
    """Restore the open steps and the outcome of a state whose other fields are set."""
    state.stack = [_load_step(saved, steps) for saved in data["stack"]]
    if data["outcome"] is not None:
        winners, scores, reason = data["outcome"]
        state.outcome = Outcome(list(winners), list(scores), reason)


def _load_step(saved: list[Any], steps: Steps) -> Step[Any]:
    fields = [list(field) if isinstance(field, list) else field for field in saved[1:]]
    return steps[saved[0]](*fields)


def save_fields(thing: object, names: list[str]) -> list[Any]:
    """The values of these fields, in this order. Lists and their inner lists are copied."""
    return [_copied(getattr(thing, name)) for name in names]


def save_named(thing: object, names: list[str]) -> dict[str, Any]:
    return dict(zip(names, save_fields(thing, names), strict=True))


def load_fields(thing: object, names: list[str], values: list[Any]) -> None:
    """The inverse of `save_fields`."""
    if len(values) != len(names):
        raise ValueError(f"{len(values)} values for {len(names)} fields")
    for name, value in zip(names, values, strict=True):
        setattr(thing, name, _copied(value))


def load_named(thing: object, names: list[str], data: dict[str, Any]) -> None:
    load_fields(thing, names, [data[name] for name in names])


def lists_in(data: dict[str, Any], names: list[str]) -> dict[str, list[Any]]:
    """Saved lists by name, as the constructor takes them."""
    return {name: _copied(data[name]) for name in names}


def _copied(value: Any) -> Any:
    """Copy a list of numbers or a list of lists of numbers. No list mixes the two."""
    if not isinstance(value, list):
        return value
    if value and isinstance(value[0], list):
        return [each[:] for each in value]
    return value[:]
