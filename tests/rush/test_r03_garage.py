"""R3.9: which players may see which piles. The rest of R3 is in scenarios/rush/R03-drawing.toml."""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any

import pytest

from table import RUSH_PACK, arranged, asked, do_as
from tankodrom.core.game import SPECTATOR
from tankodrom.core.setup import Setup
from tankodrom.games.registry import game_named

RUSH = game_named("rush")
STORE = ["K27", "E", "M1(SU)", "K26"]


def with_garage(garage: list[str], seed: int = 1) -> Any:
    position = {
        "shop": ["F1", "F2", "F3", "F4"],
        "P0": {"hand": ["K2", "E", "VO"], "garage": garage, "store": STORE},
        "P1": {"hand": ["K14", "E", "RC"], "garage": ["VO", "E", "E"], "store": []},
    }
    return arranged(RUSH, Setup(2, {}, {"pack": RUSH_PACK}), position, seed)


@pytest.mark.rule("R3.9")
def test_R3_9_the_owner_looks_through_the_own_store_at_any_time() -> None:
    state = with_garage(["K13", "RC", "E"])
    assert RUSH.view(state, 0)["players"][0]["store"] == STORE
    do_as(state, 0, "use K2 reinforcements")  # in the middle of a card
    assert RUSH.view(state, 0)["players"][0]["store"] == STORE
    do_as(state, 0, "finish", "place 0", "end_play")
    assert asked(state) == [1]  # in another player's turn
    own = RUSH.view(state, 0)["players"][0]["store"]
    assert sorted(own) == sorted(RUSH.position(state)["P0"]["store"].items)


@pytest.mark.rule("R3.9")
def test_R3_9_others_see_its_size_and_top_card_only() -> None:
    state = with_garage(["K13", "RC", "E"])
    for viewer in (1, SPECTATOR):
        player = RUSH.view(state, viewer)["players"][0]
        assert player["store"] is None
        assert player["store_size"] == 4
        assert player["store_top"] == "K26"


@pytest.mark.rule("R3.9")
def test_R3_9_nobody_looks_into_a_garage() -> None:
    """The order of the garage changes no view, not even its owner's."""
    views = set()
    for garage in permutations(["K13", "RC", "K21", "E"]):
        state = with_garage(list(garage))
        views.add(json.dumps([RUSH.view(state, viewer) for viewer in (0, 1, SPECTATOR)], sort_keys=True))
    assert len(views) == 1


@pytest.mark.rule("R3.9")
def test_R3_9_not_after_a_reshuffle_either() -> None:
    shown: dict[str, set[str]] = {}
    orders: dict[str, set[str]] = {}
    for seed in range(40):
        state = with_garage([], seed)
        do_as(state, 0, "end_play")
        order = RUSH.position(state)["P0"]["garage"]
        contents = " ".join(sorted(order))
        orders.setdefault(contents, set()).add(" ".join(order))
        shown.setdefault(contents, set()).add(" ".join(RUSH.view(state, 0)["players"][0]["garage"]))
        for viewer in (1, SPECTATOR):
            hidden = RUSH.view(state, viewer)["players"][0]
            assert (hidden["garage"], hidden["garage_size"]) == (None, 4)
    assert any(len(found) > 1 for found in orders.values())
    assert all(len(found) == 1 for found in shown.values())


@pytest.mark.rule("R3.2")
def test_R3_2_the_new_garage_is_shuffled() -> None:
    drawn = set()
    for seed in range(40):
        state = with_garage([], seed)
        do_as(state, 0, "use K2 reinforcements")
        position = RUSH.position(state)["P0"]
        drawn.add((*position["hand"].items, *position["garage"]))
        assert position["store"].items == []
    assert len(drawn) > 10
