"""The trained networks that are shipped in `data/`, and the tools that made them."""

from __future__ import annotations

from importlib.resources import files

from tankodrom.ai.network import Network, read_network


def duel_prior_network() -> Network:
    """What a choice of Duel adds to the probability to win, beyond its score (`tools/train_duel.py`)."""
    return _read("duel_network.json")


def duel_value_network() -> Network:
    """Who wins from a position of Duel (`tools/train_duel.py`)."""
    return _read("duel_chances.json")


def rush_value_network() -> Network:
    """How a company of Rush stands among three or more players (`tools/train_chances.py`)."""
    return _read("rush_chances.json")


def family_value_network() -> Network:
    """How a player of the family game of Battlegrounds stands (`tools/train_chances.py`)."""
    return _read("family_chances.json")


def _read(name: str) -> Network:
    try:
        return read_network((files("tankodrom.ai") / "data" / name).read_text("utf-8"))
    except ValueError as error:
        raise ValueError(f"ai/data/{name} is damaged: {error}") from error
