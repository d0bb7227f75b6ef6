"""R13: the order of step III, which only events show; the rest is in scenarios/rush/R13-*.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tankodrom.core.kernel import apply
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.core.text import read_action
from tankodrom.games.registry import game_named

FIXTURES = Path(__file__).parents[2] / "scenarios" / "rush" / "fixtures.toml"


@pytest.mark.rule("R13.1", "R13.3", "R13.4", "R13.5", "R13.6")
def test_R13_the_shop_then_the_hand_then_the_draw_then_the_next_player() -> None:
    pack = tomllib.loads(FIXTURES.read_text(encoding="utf-8"))
    position = {
        "shop": ["K1", "K2", "K3", "K4"],
        "deck": ["K5"],
        "P0": {"hand": ["E", "K21", "VO"], "garage": ["RC", "E", "K26", "E"], "store": []},
        "P1": {"hand": ["K27"]},
    }
    state = game_named("rush").arrange(Setup(2, {}, {"pack": pack}), position, Rng(1))
    state.sink = []
    apply(state, 0, read_action(state, "end_play"))
    told = []
    for event in state.sink:
        words = [
            state.word(kind, value, [])
            for (_, kind), value in zip(event.kind.arguments, event.values, strict=True)
        ]
        told.append(" ".join([event.kind.name, *words]))
    assert told == [
        "shop_discarded K4",
        "dealt K5",
        "set_down P0 E",
        "set_down P0 K21",
        "set_down P0 VO",
        "drew P0 3",
        "drew_card P0 RC",
        "drew_card P0 E",
        "drew_card P0 K26",
        "turn_began P1",
        "revealed P1 K27",
    ]
