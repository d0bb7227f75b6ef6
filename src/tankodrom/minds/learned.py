"""What was learned from many games, as it is shipped: networks in `data/`, made by the tools that their names say."""

from __future__ import annotations

from importlib.resources import files

from tankodrom.minds.trained_eye import TrainedEye, read_eye


def duel_eye() -> TrainedEye:
    """What a choice adds, beyond what can be reckoned (`tools/train_duel.py`)."""
    return _read("duel_eye.json")


def duel_chances() -> TrainedEye:
    """Who wins from a position of Duel: learned from the same games."""
    return _read("duel_chances.json")


def rush_chances() -> TrainedEye:
    """How a company stands among three or more (`tools/train_chances.py`)."""
    return _read("rush_chances.json")


def family_chances() -> TrainedEye:
    """How a player of the family game of Battlegrounds stands (`tools/train_chances.py`)."""
    return _read("family_chances.json")


def _read(name: str) -> TrainedEye:
    try:
        return read_eye((files("tankodrom.minds") / "data" / name).read_text("utf-8"))
    except ValueError as error:
        raise ValueError(f"minds/data/{name} is damaged: {error}") from error
