"""R13: the order of step III, which only events show; the rest is in scenarios/rush/R13-*.toml."""

from __future__ import annotations

import pytest

from table import do_as, in_words, rush_at


@pytest.mark.rule("R13.1", "R13.3", "R13.4", "R13.5", "R13.6")
def test_R13_the_shop_then_the_hand_then_the_draw_then_the_next_player() -> None:
    position = {
        "shop": ["K1", "K2", "K3", "K4"],
        "deck": ["K5"],
        "P0": {"hand": ["E", "K21", "VO"], "garage": ["RC", "E", "K26", "E"], "store": []},
        "P1": {"hand": ["K27"]},
    }
    state = rush_at(position)
    events = do_as(state, 0, "end_play")
    assert [in_words(state, event) for event in events] == [
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
