"""What V3, V7 and V8 keep secret, and what they show: views and events (rules 5.3).

Two positions that differ only in something hidden must look the same to everybody who may not know it.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from table import asked, do_as, rush_at, told
from tankodrom.core.setup import Value
from tankodrom.games.registry import game_named

GAME = game_named("rush")
SPECTATOR = -1


def _seen(state: Any, seat: int) -> str:
    return json.dumps(GAME.view(state, seat), sort_keys=True)


def _player(state: Any, viewer: int, seat: int) -> Any:
    return GAME.view(state, viewer)["players"][seat]


V3: dict[str, Value] = {"interactive_combat": True}
V8: dict[str, Value] = {"team_game": True, "teams": "XYX", "starting_player": 0}


@pytest.mark.rule("V3.1")
def test_V3_1_the_hand_is_not_revealed_in_step_I() -> None:
    hand = ["E", "K1", "VO"]
    for options in ({}, V3):
        state = rush_at({"P1": {"hand": hand}}, 3, **options)
        do_as(state, 0, "end_play")
        revealed = [event for event in told(state, 2) if event.startswith("revealed")]
        for viewer in (0, 2, SPECTATOR):
            player = _player(state, viewer, 1)
            assert player["hand_size"] == 3
            assert player["hand"] == (None if options else hand)
        assert revealed == ([] if options else ["revealed P1 E", "revealed P1 K1", "revealed P1 VO"])
        assert _player(state, 1, 1)["hand"] == hand


@pytest.mark.rule("V3.1")
def test_V3_1_no_card_of_a_hidden_hand_shows_anywhere() -> None:
    """The same position with two cards of the active hand and the garage exchanged."""
    seen = []
    for hand, garage in ((["E", "K5", "RC"], ["K28", "E"]), (["E", "K28", "E"], ["RC", "K5"])):
        state = rush_at({"P0": {"hand": hand, "garage": garage}, "scrapyard": ["VO"]}, 3, **V3)
        state.players[0].garage.sort()
        do_as(state, 0, "set_aside E")
        seen.append([_seen(state, viewer) for viewer in (1, 2, SPECTATOR)] + [str(told(state, 1))])
    assert seen[0] == seen[1]


@pytest.mark.rule("V3.1")
def test_V3_1_cards_drawn_in_step_II_stay_hidden() -> None:
    position = {"P0": {"hand": ["K2", "E"], "garage": ["K5", "K28"]}}
    open_hand = rush_at(position)
    do_as(open_hand, 0, "use K2 reinforcements")
    assert {"drew_card P0 K5", "drew_card P0 K28"} <= set(told(open_hand, 1))
    assert sorted(_player(open_hand, 1, 0)["hand"]) == ["E", "K28", "K5"]

    hidden = rush_at(position, **V3)
    do_as(hidden, 0, "use K2 reinforcements")
    assert {"drew_card P0 K5", "drew_card P0 K28"} <= set(told(hidden, 0))
    assert "drew P0 2" in told(hidden, 1)
    assert "K5" not in str(told(hidden, 1)) + _seen(hidden, 1)
    assert "K28" not in str(told(hidden, 1)) + _seen(hidden, 1)
    assert _player(hidden, 1, 0)["hand_size"] == 3


@pytest.mark.rule("V3.1")
def test_V3_1_cards_are_shown_one_by_one_as_they_are_played() -> None:
    """Cards that are paid, set aside, used, placed, attack, support, or remain when the turn ends."""
    position = {
        "shop": ["K27", "K16", "K13", "K12"],
        "P0": {"hand": ["E", "RC", "K3", "K26", "K1", "K4", "VO"], "garage": ["E", "E", "E"]},
        "P1": {"hand": ["M1(FR)"], "guards": ["K28", "", ""]},
    }
    state = rush_at(position, **V3)
    shown = {
        ("buy 1", "pay E"): "paid P0 E",
        ("set_aside RC",): "set_down P0 RC",
        ("use K3 recruitment",): "used P0 K3 recruitment",
        ("finish", "place 0"): "guarded P0 K3 P0 0",
        ("guard K26 1",): "guarded P0 K26 P0 1",
        ("attack K1 P1 0",): "struck_guard P0 K1 P1 0",
    }
    for texts, event in shown.items():
        assert event not in told(state, SPECTATOR)
        do_as(state, 0, *texts)
        assert event in told(state, SPECTATOR)
        assert _player(state, 1, 0)["hand"] is None
    do_as(state, 1, "support M1(FR)")
    assert "supported P1 M1(FR)" in told(state, SPECTATOR)
    do_as(state, 0, "support K4")
    assert "supported P0 K4" in told(state, SPECTATOR)
    do_as(state, 1, "pass")
    do_as(state, 0, "pass", "end_play")
    assert "set_down P0 VO" in told(state, SPECTATOR)


@pytest.mark.rule("V3.1", "R7.4")
def test_V3_with_sabotage_a_sabotaged_card_is_public_when_it_enters_the_store() -> None:
    state = rush_at({"P0": {"hand": ["K20"]}, "P1": {"hand": ["K5", "E"]}, "P2": {"hand": ["E", "E"]}}, 3, **V3)
    do_as(state, 0, "use K20 sabotage")
    do_as(state, 1, "discard K5")
    for viewer in (0, 2, SPECTATOR):
        assert "sabotaged P1 K5" in told(state, viewer)
        assert _player(state, viewer, 1)["store_top"] == "K5"


@pytest.mark.rule("V3.7", "V3.9", "V8.8")
def test_V3_9_a_forced_pass_looks_like_a_chosen_one() -> None:
    """A defender with a support card and a defender without one look the same to the others, before and after."""
    seen = []
    for hand, garage in ((["M1(FR)", "E"], ["E"]), (["E", "E"], ["M1(FR)"])):
        position = {
            "P0": {"hand": ["K5"]},
            "P1": {"hand": hand, "garage": garage, "guards": ["K28", "", ""]},
        }
        state = rush_at(position, 3, **V3)
        do_as(state, 0, "attack K5 P1 0")
        before = [_seen(state, viewer) for viewer in (0, 2, SPECTATOR)]
        do_as(state, 1, "pass")
        seen.append((before, [_seen(state, viewer) for viewer in (0, 2, SPECTATOR)], told(state, 2)))
    assert seen[0] == seen[1]


@pytest.mark.rule("V2.2")
def test_V2_in_the_base_game_the_kept_card_is_known_to_all() -> None:
    position = {"P0": {"hand": ["K5"], "garage": ["E", "E", "E"]}, "P1": {"hand": ["E"]}}
    state = rush_at(position, weak_hand_compensation=True)
    do_as(state, 0, "end_play", "keep K5")
    assert "kept_card P0 K5" in told(state, 1)
    player = _player(state, 1, 0)
    assert (player["hand"], player["hand_size"], player["shown"]) == (None, 4, ["K5"])


@pytest.mark.rule("V2.2", "V3.1")
def test_V2_with_V3_the_kept_card_is_secret_and_a_scrapped_one_public() -> None:
    position = {"P0": {"hand": ["K5"], "garage": ["E", "E", "E"]}, "P1": {"hand": ["E"]}}
    state = rush_at(position, weak_hand_compensation=True, **V3)
    do_as(state, 0, "end_play")
    scrapping = state.copy()
    scrapping.sink = []
    do_as(state, 0, "keep K5")
    assert "kept P0" in told(state, 1)
    assert "kept_card P0 K5" in told(state, 0)
    assert "K5" not in str(told(state, 1)) + _seen(state, 1)
    assert _player(state, 1, 0)["hand_size"] == 4
    do_as(scrapping, 0, "scrap_hand K5")
    assert "scrapped P0 K5" in told(scrapping, 1)
    assert "K5" in GAME.view(scrapping, 1)["scrapyard"]


@pytest.mark.rule("V7.2")
def test_V7_2_in_the_base_game_a_card_that_lay_open_stays_known() -> None:
    position = {"P0": {"hand": ["VO", "K5", "E"], "garage": ["E", "E", "RC"]}}
    state = rush_at(position, recruitment_alternative=True)
    do_as(state, 0, "use VO recruitment", "keep K5", "finish")
    player = _player(state, 1, 0)
    assert (player["kept_size"], player["kept"]) == (1, ["K5"])
    do_as(state, 0, "end_play")
    player = _player(state, 1, 0)
    assert (player["hand"], player["hand_size"], player["shown"]) == (None, 4, ["K5"])


@pytest.mark.rule("V7.2", "V8.8")
@pytest.mark.parametrize("options", [V3, V8])
def test_V7_2_under_V3_the_kept_card_is_secret_also_from_allies(options: dict[str, Value]) -> None:
    """Everybody else sees the same until the turn is over, whichever of two vehicles is kept."""
    position = {"P0": {"hand": ["VO", "K5", "K28", "E"], "garage": ["E", "E", "E", "RC"]}}
    seen = []
    for card in ("K5", "K28"):
        state = rush_at(position, 3, recruitment_alternative=True, **options)
        do_as(state, 0, "use VO recruitment", f"keep {card}")
        assert f"kept_card P0 {card}" in told(state, 0)
        assert _player(state, 0, 0)["kept"] == [card]
        during = [_seen(state, viewer) for viewer in (1, 2, SPECTATOR)]
        do_as(state, 0, "finish", "set_aside E")
        after = [_seen(state, viewer) for viewer in (1, 2, SPECTATOR)]
        for viewer in (1, 2, SPECTATOR):
            player = _player(state, viewer, 0)
            assert (player["kept_size"], player["kept"], player["hand"]) == (1, None, None)
        seen.append((during, after, told(state, 1), told(state, 2)))
    assert seen[0] == seen[1]


@pytest.mark.rule("V7.2")
def test_V7_2_under_V3_the_kept_card_stays_secret_when_it_rejoins_the_hand() -> None:
    position = {"P0": {"hand": ["VO", "K5"], "garage": ["E", "E", "E"]}, "P1": {"hand": ["E"]}}
    state = rush_at(position, recruitment_alternative=True, **V3)
    do_as(state, 0, "use VO recruitment", "keep K5", "finish", "end_play")
    assert _player(state, 1, 0)["hand_size"] == 4
    assert "K5" not in str(told(state, 1)) + _seen(state, 1)


@pytest.mark.rule("V8.8")
def test_V8_8_allies_do_not_see_each_others_hands() -> None:
    """P0 and P2 are a team. P0's view does not depend on P2's hand, in P2's turn and outside it."""
    for turns, active in ((0, 0), (1, 1), (2, 2)):
        seen = []
        for hand, garage in ((["K5", "E"], ["K28", "RC"]), (["K28", "RC"], ["K5", "E"])):
            position = {"active": f"P{active}", "turns": turns, "P2": {"hand": hand, "garage": garage}}
            state = rush_at(position, 3, **V8)
            assert _player(state, 0, 2)["hand"] is None
            assert _player(state, 0, 2)["garage"] is None
            assert _player(state, 0, 2)["hand_size"] == 2
            seen.append(_seen(state, 0))
        assert seen[0] == seen[1]


@pytest.mark.rule("V8.8")
def test_V8_8_allies_do_not_learn_what_the_other_could_have_supported() -> None:
    """P0 attacks, the ally P2 is asked: with or without eligible cards the others see the same."""
    seen = []
    for hand, garage in ((["M1(SU)", "K1"], ["E", "RC"]), (["E", "RC"], ["M1(SU)", "K1"])):
        position = {
            "P0": {"hand": ["K4", "E"]},
            "P1": {"hand": ["E"], "guards": ["K28", "", ""]},
            "P2": {"hand": hand, "garage": garage},
        }
        state = rush_at(position, 3, **V8)
        do_as(state, 0, "attack K4 P1 0")
        do_as(state, 1, "pass")
        do_as(state, 0, "pass")
        assert asked(state) == [2]
        before = [_seen(state, viewer) for viewer in (0, 1, SPECTATOR)]
        do_as(state, 2, "pass")
        seen.append((before, [_seen(state, viewer) for viewer in (0, 1, SPECTATOR)], told(state, 0)))
    assert seen[0] == seen[1]
