"""R7: what only events show of the abilities; the rest is in scenarios/rush/R07-*.toml."""

from __future__ import annotations

from typing import Any

import pytest

from table import do_as, rush_at, told
from tankodrom.core.event import EVERYONE
from tankodrom.core.game import SPECTATOR


def _told(state: Any) -> list[str]:
    """The public events in words: `dealt K5`."""
    assert all(event.only == EVERYONE for event in state.sink)
    return told(state, SPECTATOR)


@pytest.mark.rule("R7.3")
def test_R7_3_scouting_discards_the_whole_row_before_it_deals_one_by_one() -> None:
    state = rush_at({"shop": ["K1", "K2", "K3", "K4"], "deck": ["K5", "K6", "K7", "K8"], "P0": {"hand": ["K16"]}})
    do_as(state, 0, "use K16 scouting")
    assert _told(state) == [
        "used P0 K16 scouting",
        "shop_discarded K1",
        "shop_discarded K2",
        "shop_discarded K3",
        "shop_discarded K4",
        "dealt K5",
        "dealt K6",
        "dealt K7",
        "dealt K8",
    ]


@pytest.mark.rule("R7.4")
def test_R7_4_sabotaged_cards_are_public_when_they_enter_the_store() -> None:
    state = rush_at({"P0": {"hand": ["K20"]}, "P1": {"hand": ["E", "K1"]}, "P2": {"hand": ["VO", "E"]}}, 3)
    do_as(state, 0, "use K20 sabotage")
    do_as(state, 1, "discard K1")
    do_as(state, 2, "discard VO")
    assert _told(state) == ["used P0 K20 sabotage", "sabotaged P1 K1", "sabotaged P2 VO"]


@pytest.mark.rule("R7.5d")
def test_R7_5d_the_medal_of_an_ace_follows_the_destruction_at_once() -> None:
    state = rush_at({"P0": {"hand": ["K10"]}, "P1": {"guards": ["K27", "", ""]}})
    do_as(state, 0, "use K10 tank_ace", "ace_guard P1 0")
    assert _told(state) == [
        "used P0 K10 tank_ace",
        "aced P0 K10 P1 0",
        "guard_destroyed P1 K27 0",
        "medal P0 M1(DE)",
    ]


@pytest.mark.rule("R7.5c")
def test_R7_5c_a_guard_whose_base_is_aced_returns_and_is_not_destroyed() -> None:
    state = rush_at(
        {"P0": {"hand": ["K10"]}, "P1": {"bases": ["damaged", "intact", "intact"], "guards": ["K27", "", ""]}}
    )
    do_as(state, 0, "use K10 tank_ace", "ace_base P1 0")
    told = _told(state)
    assert "guard_returned P1 K27 0" in told
    assert not [line for line in told if line.startswith(("guard_destroyed", "medal", "points_lost"))]
