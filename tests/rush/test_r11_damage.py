"""R11: damage as the views show it; the rest is in scenarios/rush/R11-*.toml."""

from __future__ import annotations

from typing import Any

import pytest

from table import do_as, rush_at
from tankodrom.games.registry import game_named

INTACT_AND_EMPTY = {"damaged": False, "guard": None, "guard_damaged": False}
DAMAGED_AND_EMPTY = {"damaged": True, "guard": None, "guard_damaged": False}


def _after(position: dict[str, Any], texts: list[str]) -> Any:
    """P1's bases as P0 sees them after P0's actions."""
    game = game_named("rush")
    state = rush_at(position)
    do_as(state, 0, *texts)
    assert game.broken_invariants(state) == []
    return game.view(state, 0)["players"][1]["bases"]


@pytest.mark.rule("R11.4", "R11.10")
def test_R11_10_nothing_of_a_destroyed_damaged_guard_is_left_on_the_table() -> None:
    bases = _after(
        {"P0": {"hand": ["K1"]}, "P1": {"guards": ["K26 damaged", "", ""]}},
        ["declare K1", "launch", "strike K1 P1 0"],
    )
    assert bases[0] == INTACT_AND_EMPTY


@pytest.mark.rule("R11.10")
def test_R11_10_a_base_keeps_its_damage_when_an_ace_destroys_its_guard() -> None:
    bases = _after(
        {
            "P0": {"hand": ["K10"]},
            "P1": {"bases": ["damaged", "intact", "intact"], "guards": ["K26 damaged", "", ""]},
        },
        ["use K10 tank_ace", "ace_guard P1 0"],
    )
    assert bases[0] == DAMAGED_AND_EMPTY


@pytest.mark.rule("R11.8", "R11.10")
def test_R11_10_a_damaged_guard_whose_base_is_aced_leaves_nothing() -> None:
    bases = _after(
        {
            "P0": {"hand": ["K10"]},
            "P1": {"bases": ["damaged", "intact", "intact"], "guards": ["K26 damaged", "", ""]},
        },
        ["use K10 tank_ace", "ace_base P1 0"],
    )
    assert bases == [None, INTACT_AND_EMPTY, INTACT_AND_EMPTY]
