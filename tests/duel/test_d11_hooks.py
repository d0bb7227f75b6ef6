"""D11: the hooks of missions with arguments that the built-in missions do not use, in a user's own mission."""

from __future__ import annotations

from typing import Any

import pytest

from table import arranged, do_as, legal
from tankodrom.core.kernel import pending
from tankodrom.core.setup import Setup
from tankodrom.games.duel.position import describe
from tankodrom.games.registry import game_named

GAME = game_named("duel")
SOVIET = {"tank_id": "I", "board": "t34_85", "quality": "veteran", "start_range": 800, "apcr": 0}
GERMAN = {"tank_id": "I", "board": "pz4g", "quality": "veteran", "start_range": 800, "apcr": 0}


def _mission(**hooks: Any) -> dict[str, Any]:
    return {
        "id": "OWN",
        "name": {"en": "Own", "cs": "Own"},
        "date": "1943-01",
        "text": {"en": "Own.", "cs": "Own."},
        "soviet": [SOVIET],
        "german": [GERMAN],
        "passes": 0,
        "deck": {"sets": [], "swaps": []},
        "options": [],
        "conditions": [],
        "admin_vp": [],
        "end_vp": [],
        "field_actions": [],
        "special": [],
        **hooks,
    }


def _start(mission: dict[str, Any], **position: Any) -> Any:
    assert GAME.data_problems("mission", mission) == []
    whole = {"P0": {"hand": [1, 26]}, "P1": {"hand": [38, 43]}, **position}
    return arranged(GAME, Setup(2, {}, {"mission": mission}), whole)


def _vp(state: Any) -> list[int]:
    return [tank.vp for tank in state.tanks]


@pytest.mark.rule("8.1.b(1)", "14.3(1)")
def test_D11_the_first_rule_that_fits_pays_and_no_other() -> None:
    wide = {"hook": "range_le", "r": 400, "side": "both", "vp": 1}
    narrow = {"hook": "range_eq", "r": 0, "vp": 5}
    for hooks, points in (([narrow, wide], 5), ([wide, narrow], 1)):
        state = _start(
            _mission(admin_vp=hooks),
            at="administration",
            active="S-I",
            **{"S-I": {"range": 0}, "G-I": {"range": 0}},
        )
        assert _vp(state) == [points, 0]


@pytest.mark.rule("8.1.b(1)", "14.3(1)")
@pytest.mark.parametrize(("side", "active", "points"), [
    ("soviet", "S-I", [3, 0]), ("soviet", "G-I", [0, 0]), ("german", "S-I", [0, 0]), ("german", "G-I", [0, 3]),
    ("both", "S-I", [3, 0]), ("both", "G-I", [0, 3]),
])  # fmt: skip
def test_D11_a_rule_is_for_the_side_it_names(side: str, active: str, points: list[int]) -> None:
    for hook in ("range_le", "range_le_and_no_enemy_negative"):
        mission = _mission(admin_vp=[{"hook": hook, "r": 200, "side": side, "vp": 3}])
        state = _start(
            mission, at="administration", active=active, **{"S-I": {"range": 200}, "G-I": {"range": 200}}
        )
        assert _vp(state) == points


@pytest.mark.rule("8.1.b(1)")
def test_D11_once_in_each_tank_phase() -> None:
    mission = _mission(admin_vp=[{"hook": "range_le", "r": 200, "side": "both", "vp": 3}])
    state = _start(
        mission, at="administration", active="S-I", queue=["S-I"], **{"S-I": {"range": 600}, "G-I": {"range": 600}}
    )
    assert _vp(state) == [0, 0]
    state = _start(mission, at="administration", active="S-I", queue=["S-I"], **{"S-I": {"range": 0}})
    for text in ("pass 1", "end_discard"):
        assert _vp(state) == [3, 0]
        do_as(state, 0, text)
    assert _vp(state) == [6, 0]


@pytest.mark.rule("14.3(1)")
def test_D11_every_rule_of_the_end_is_paid_to_the_side_and_before_the_winner_is_found() -> None:
    mission = _mission(
        end_vp=[
            {"hook": "per_tank_negative", "vp": 3},
            {"hook": "more_tanks_within", "r": 400, "vp": 4},
            {"hook": "all_within", "side": "soviet", "r": 0, "vp": 5},
            {"hook": "per_never_eliminated", "side": "both", "vp": 7},
        ]
    )
    state = _start(
        mission, at="draw", final_deck=True, deck=["GAME_END"], **{"S-I": {"range": -200}, "G-I": {"vp": 9}}
    )
    words = describe(state)
    assert words["over"]
    assert words["end_vp"] == {"soviet": 19, "german": 7}
    assert _vp(state) == [0, 9]
    assert words["winner"] == "soviet"
    assert words["vp"] == {"soviet": 19, "german": 16}


@pytest.mark.rule("8.4(4)", "8.4.2(1)")
def test_D11_exit_and_road_take_their_arguments_from_the_mission() -> None:
    mission = _mission(
        field_actions=[{"hook": "exit", "side": "german", "r": -200, "vp": 2}, {"hook": "road", "cost": 3}]
    )
    state = _start(mission, active="G-I", **{"G-I": {"range": -200}, "P1": {"hand": [6, 24]}})
    assert legal(state, "exit") == ["exit 6", "exit 24"]
    assert legal(state, "road") == ["road"]
    do_as(state, 1, "exit 24")
    assert _vp(state) == [0, 2]
    state = _start(mission, active="G-I", **{"G-I": {"range": 0}, "P1": {"hand": [6, 38]}})
    assert legal(state, "exit") == []
    assert legal(state, "road") == []  # two symbols, and it costs three
    state = _start(mission, active="S-I", **{"S-I": {"range": -1000}})
    assert legal(state, "exit") == []


@pytest.mark.rule("1.4(1)")
def test_D11_start_spotted_and_ambush_name_their_side() -> None:
    mission = _mission(
        special=[
            {"hook": "ambush", "side": "soviet"},
            {"hook": "start_spotted", "by_side": "soviet", "target": "G-I"},
        ]
    )
    state = GAME.new(Setup(2, {}, {"mission": mission}), 1)
    pending(state)
    soviet, german = state.tanks
    assert soviet.has_spotted(german.number)
    assert not german.has_spotted(soviet.number)
    assert max(state.hands[0]) > min(state.hands[1])  # by number the German tank would begin
    for seat in (0, 1):
        cards = state.hands[seat]
        card = max(cards) if seat == 0 else min(cards)
        do_as(state, seat, f"initiative {'SG'[seat]}-I {card}")
    assert describe(state)["active"] == "S-I"
    assert describe(state)["queue"] == ["G-I"]
