"""R2: the order of the steps of a turn, and who sees which hand. The rest of R2 is in scenarios/rush/R02-*.toml."""

from __future__ import annotations

from typing import Any

import pytest

from table import do_as, rush_at, told
from tankodrom.core.game import SPECTATOR
from tankodrom.core.kernel import pending
from tankodrom.core.setup import Setup
from tankodrom.games.registry import game_named

RUSH = game_named("rush")

ALL = (0, 1, 2, SPECTATOR)
POSITION: dict[str, Any] = {
    "shop": ["F1", "F2", "F3", "F4"],
    "deck": ["F5", "F6", "F7", "F8"],
    "P0": {"hand": ["K2", "E", "VO"], "garage": ["K13", "RC", "E", "E", "E"], "store": []},
    "P1": {
        "hand": ["K1", "E", "RC"],
        "garage": ["VO", "E", "E", "E"],
        "store": [],
        "bases": ["damaged", "intact", "intact"],
    },
    "P2": {"hand": ["E", "E", "K21"], "garage": ["VO", "E", "RC"], "store": []},
}


def hand_of(state: Any, viewer: int, seat: int) -> list[str] | None:
    hand = RUSH.view(state, viewer)["players"][seat]["hand"]
    return None if hand is None else sorted(hand)


@pytest.mark.rule("R2.1", "R2.2", "R2.4")
def test_R2_1_the_steps_follow_one_another() -> None:
    state = rush_at(POSITION, 3)
    events = do_as(state, 0, "end_play")
    assert [event.kind.name for event in events if event.is_visible_to(2)] == [
        # Step III of P0: shop, the rest of the hand, the draw.
        "shop_discarded",
        "dealt",
        "set_down",
        "set_down",
        "set_down",
        "drew",
        # Step I of P1: first the repair, then the whole hand. Then it is asked: step II.
        "turn_began",
        "repaired",
        "revealed",
        "revealed",
        "revealed",
    ]
    assert told(state, 2, "turn_began", "repaired") == ["turn_began P1", "repaired P1"]
    assert [(decision.seat, decision.prompt) for decision in pending(state)] == [(1, "main")]


@pytest.mark.rule("R2.4")
def test_R2_4_step_1_reveals_the_whole_hand_to_everyone() -> None:
    state = rush_at(POSITION, 3)
    do_as(state, 0, "end_play")
    for viewer in ALL:
        assert told(state, viewer, "revealed") == ["revealed P1 K1", "revealed P1 E", "revealed P1 RC"]


@pytest.mark.rule("R2.4")
def test_R2_4_the_hand_of_the_active_player_lies_open_and_no_other() -> None:
    state = rush_at(POSITION, 3)
    for active in (0, 1, 2):
        for seat in (0, 1, 2):
            for viewer in ALL:
                shown = hand_of(state, viewer, seat)
                if viewer == seat or seat == active:
                    assert shown == sorted(RUSH.position(state)[f"P{seat}"]["hand"].items)
                else:
                    assert shown is None
                    assert RUSH.view(state, viewer)["players"][seat]["shown"] == []
                assert RUSH.view(state, viewer)["players"][seat]["hand_size"] == 3
        do_as(state, active, "end_play")


@pytest.mark.rule("R2.4")
def test_R2_4_from_the_very_first_turn_on() -> None:
    state: Any = RUSH.new(Setup(2, {"starting_player": 1}), 3)
    hand = sorted(state.cards.codes[card] for card in state.players[1].hand)
    assert hand_of(state, 0, 1) == hand_of(state, SPECTATOR, 1) == hand
    assert hand_of(state, 1, 0) is None
    assert hand_of(state, SPECTATOR, 0) is None


@pytest.mark.rule("R2.4")
def test_R2_4_not_with_interactive_combat() -> None:
    state = rush_at(POSITION, 3, interactive_combat=True)
    do_as(state, 0, "end_play")
    for viewer in ALL:
        assert told(state, viewer, "revealed") == []
        for seat in (0, 1, 2):
            assert (hand_of(state, viewer, seat) is None) == (viewer != seat)


@pytest.mark.rule("R2.15")
def test_R2_15_cards_drawn_in_step_2_are_revealed() -> None:
    state = rush_at(POSITION, 3)
    do_as(state, 0, "use K2 reinforcements")
    for viewer in ALL:
        assert told(state, viewer, "drew_card") == ["drew_card P0 K13", "drew_card P0 RC"]
        assert hand_of(state, viewer, 0) == ["E", "K13", "RC", "VO"]


@pytest.mark.rule("R2.15")
def test_R2_15_not_with_interactive_combat() -> None:
    state = rush_at(POSITION, 3, interactive_combat=True)
    do_as(state, 0, "use K2 reinforcements")
    assert told(state, 0, "drew_card") == ["drew_card P0 K13", "drew_card P0 RC"]
    for viewer in (1, 2, SPECTATOR):
        assert told(state, viewer, "drew", "drew_card") == ["drew P0 2"]
        assert hand_of(state, viewer, 0) is None
        assert RUSH.view(state, viewer)["players"][0]["hand_size"] == 4


@pytest.mark.rule("R2.4", "R2.15")
def test_R2_15_the_draw_of_step_3_is_seen_by_its_owner_alone() -> None:
    state = rush_at(POSITION, 3)
    do_as(state, 0, "end_play")
    assert told(state, 0, "drew_card") == ["drew_card P0 K13", "drew_card P0 RC", "drew_card P0 E"]
    assert hand_of(state, 0, 0) == ["E", "K13", "RC"]
    for viewer in (1, 2, SPECTATOR):
        assert told(state, viewer, "drew", "drew_card") == ["drew P0 3"]
        assert hand_of(state, viewer, 0) is None


@pytest.mark.rule("R2.3")
def test_R2_3_only_the_active_player_is_told_to_have_repaired() -> None:
    state = rush_at(POSITION, 3)
    for active in (0, 1, 2):
        do_as(state, active, "end_play")
    assert told(state, SPECTATOR, "repaired") == ["repaired P1"]
