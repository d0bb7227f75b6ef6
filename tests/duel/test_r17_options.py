"""17: guns of a user's own mission, the infantry table, and the optional rules at the start."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from table import arranged, do, duel_at, legal, refused
from tankodrom.core.action import Kind
from tankodrom.core.errors import BadPack, BadSetup, MalformedAction
from tankodrom.core.event import Event
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.core.text import read_action
from tankodrom.games.duel.events import ACCURACY, INFANTRY_WEAPON, PENETRATED
from tankodrom.games.duel.game import Duel
from tankodrom.games.duel.pack.pack import mission_problems, standard_pack
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.verbs import AT_GUN_FIRE, GUN, VERBS

GAME = Duel()
Data = dict[str, Any]


def _mission(gun: str, side: str = "german", at: int = 600) -> Data:
    """Mission 4 with another gun, and nothing else that could matter."""
    for mission in standard_pack()["missions"]["missions"]:
        if mission["id"] == "M4":
            record: Data = deepcopy(mission)
            record["special"] = [{"hook": "at_gun", "side": side, "gun": gun, "range": at}]
            del record["solo"]
            return record
    raise AssertionError


def _heard(state: DuelState, kind: Any) -> list[Event]:
    assert state.sink is not None
    return [event for event in state.sink if event.kind is kind]


# 17.1


@pytest.mark.rule("17.1(1)")
def test_17_1_guns_come_from_the_mission_alone() -> None:
    with pytest.raises(BadSetup):
        GAME.new(Setup(2, {"mission": "M1", "at_guns": "on"}), 1)
    without: list[dict[str, Value]] = [{"mission": "M1"}, {"mission": "M4", "at_guns": "off"}]
    for options in without:
        assert GAME.new(Setup(2, options), 1).rules.guns == []
    given: list[dict[str, Value]] = [{"mission": "M4"}, {"mission": "M4", "at_guns": "on"}]
    for options in given:
        guns = GAME.new(Setup(2, options), 1).rules.guns
        assert [(gun.gun.id, gun.side, gun.range) for gun in guns] == [("pak40", 1, 600)]


@pytest.mark.rule("17.1(1)")
def test_17_1_a_gun_stands_in_the_half_of_its_side() -> None:
    pack = standard_pack()
    assert mission_problems(pack, _mission("pak40", at=0)) == []
    assert mission_problems(pack, _mission("pak40", at=1000)) == []
    for at in (-200, 1200, 300):
        assert mission_problems(pack, _mission("pak40", at=at)) != []
        with pytest.raises(BadPack):
            GAME.new(Setup(2, {}, {"mission": _mission("pak40", at=at)}), 1)


SHOT: Data = {
    "active": "G-I",
    "queue": ["G-II"],
    "P1": {"hand": [2, 6, 1]},
    "P0": {"hand": [5]},
    "G-I": {"range": 200, "spotted": ["S-I"]},
    "S-I": {"range": 400},
}


@pytest.mark.rule("17.1(2)")
@pytest.mark.parametrize(("gun", "cost"), [("pak38", 2), ("pak40", 3), ("flak36", 4)])
def test_17_1_every_gun_has_its_own_cost(gun: str, cost: int) -> None:
    symbols = {2: [6], 3: [6, 24], 4: [6, 23]}
    data = {"mission": _mission(gun)}
    enough = arranged(GAME, Setup(2, {}, data), {**SHOT, "P1": {"hand": [*symbols[cost], 1]}})
    assert "at_gun_fire 1 S-I" in legal(enough)
    less = arranged(
        GAME, Setup(2, {}, data), {**SHOT, "P1": {"hand": [*symbols[cost][1:], *([16] if cost > 2 else [24]), 1]}}
    )
    assert "at_gun_fire 1 S-I" not in legal(less)
    assert refused(less, "at_gun_fire 1 S-I").rule == "17.1(2)"


@pytest.mark.rule("17.1(3)")
def test_17_1_a_dash_is_no_shot_and_the_range_is_that_of_the_gun() -> None:
    """Pak 38: 15 at 1600 m, a dash from 1800 m on."""
    data = {"mission": _mission("pak38", at=1000)}
    near = arranged(GAME, Setup(2, {}, data), {**SHOT, "S-I": {"range": 600}})
    assert "at_gun_fire 1 S-I" in legal(near)
    far = arranged(GAME, Setup(2, {}, data), {**SHOT, "S-I": {"range": 800}})  # 1000 m from the active tank
    assert "at_gun_fire 1 S-I" not in legal(far)
    assert refused(far, "at_gun_fire 1 S-I").rule == "17.1(3)"


@pytest.mark.rule("17.1(6)")
@pytest.mark.parametrize(("gun", "heavy"), [("flak36", True), ("pak40", False)])
def test_17_1_85_mm_and_more_is_heavy_with_a_black_modifier(gun: str, heavy: bool) -> None:
    """Damage card 5 in the hull: light wounds the driver, heavy kills him."""
    position = {**SHOT, "deck": [30, 55, 33, 13, 14], "damage_deck": [5], "P1": {"hand": [2, 6]}}
    state = arranged(GAME, Setup(2, {}, {"mission": _mission(gun)}), position)
    do(state, "at_gun_fire 1 S-I", "spend 2")
    hit = GAME.position(state)["S-I"]
    assert (hit["dead"].items, hit["wounded"].items) == ((["driver"], []) if heavy else ([], ["driver"]))


@pytest.mark.rule("17.1(6)")
def test_17_1_the_gun_decides_not_the_active_tank() -> None:
    """A 76.2 mm gun ordered by a tank with 85 mm does light damage."""
    position = {
        "active": "S-I",
        "queue": ["S-II"],
        "deck": [30, 55, 33],
        "damage_deck": [5],
        "P0": {"hand": [2, 24, 1]},
        "S-I": {"range": 400, "spotted": ["G-I"]},
        "G-I": {"range": 200, "terrain": 0},
    }
    state = arranged(GAME, Setup(2, {}, {"mission": _mission("m39_76", "soviet", 400)}), position)
    assert state.tanks[0].board.id == "t34_85"
    do(state, "at_gun_fire 1 G-I", "spend 2")
    hit = GAME.position(state)["G-I"]
    assert (hit["dead"].items, hit["wounded"].items) == ([], ["driver"])


@pytest.mark.rule("17.1(8)")
def test_17_1_nothing_can_be_done_to_a_gun() -> None:
    """No action but its own shot names a gun, and no event of a whole game moves it."""

    def names_gun(kinds: list[Kind]) -> bool:
        return GUN in kinds

    assert [verb.name for verb in VERBS.verbs if names_gun(verb.kinds)] == [AT_GUN_FIRE.name]
    state = GAME.new(Setup(2, {"mission": "M4", "passes": 1}), 3)
    rng = Rng(5)
    for _ in range(400):
        decisions = pending(state)
        if not decisions:
            break
        decision = decisions[0]
        for action in decision.choices:
            assert decision.seat == 1 or not AT_GUN_FIRE.made(action)
        apply(state, decision.seat, decision.choices[rng.below(len(decision.choices))])
        assert [(gun.side, gun.range) for gun in state.rules.guns] == [(1, 600)]
    with pytest.raises(MalformedAction):
        read_action(state, "spot pak40")


# 17.3


@pytest.mark.rule("17.3.1(1)", "17.3.4(1)")
def test_17_3_infantry_begins_at_0_and_hatches_are_open() -> None:
    state = GAME.new(Setup(2, {"infantry": "on"}), 1)
    assert GAME.position(state)["infantry"] == {"soviet": 0, "german": 0}
    assert [tank.hatch_closed for tank in state.tanks] == [False] * 4


def _assault(side: str, advance: int, target: Data, cards: list[int], **options: Value) -> DuelState:
    """The first tank of the side orders an assault on the only enemy, whose hatch is closed unless given."""
    friend, enemy, seat = ("G-I", "S-I", "P1") if side == "german" else ("S-I", "G-I", "P0")
    position: Data = {
        "active": friend,
        "queue": [friend],
        "infantry": {side: advance},
        "deck": cards,
        friend: {"board": "pz4g" if side == "german" else "t34_43", "range": 1000},
        enemy: {"hatch_closed": True, **target},
        seat: {"hand": [4, 5, 1]},
    }
    state = duel_at(position, infantry="on", **options)
    do(state, f"inf_assault 4 {enemy}")
    return state


T34 = "t34_43"
PZ4 = "pz4g"
FINALS = [
    # 17.3.3(2): the row is the advance, the column the target's signed range
    ("german", 0, {"board": T34, "range": -400}, 55),
    ("german", 0, {"board": T34, "range": 0}, 55),
    ("german", 0, {"board": T34, "range": 200}, 20),
    ("german", 0, {"board": T34, "range": 400}, 10),
    ("german", 0, {"board": T34, "range": 600}, 10),
    ("german", 200, {"board": T34, "range": 0}, 55),
    ("german", 200, {"board": T34, "range": 200}, 55),
    ("german", 200, {"board": T34, "range": 400}, 20),
    ("german", 200, {"board": T34, "range": 600}, 20),
    ("german", 400, {"board": T34, "range": 600}, 55),
    ("soviet", 0, {"board": PZ4, "range": -200}, 60),
    ("soviet", 0, {"board": PZ4, "range": 200}, 25),
    ("soviet", 0, {"board": PZ4, "range": 400}, 15),
    ("soviet", 200, {"board": PZ4, "range": 200}, 60),
    ("soviet", 200, {"board": PZ4, "range": 600}, 25),
    ("soviet", 400, {"board": PZ4, "range": 400}, 60),
    # 17.3.3(3): size and cover are added, motion takes 30
    ("soviet", 0, {"board": "tiger1", "range": 200}, 35),
    ("soviet", 0, {"board": "stug3g", "range": 200}, 20),
    ("german", 0, {"board": T34, "range": 200, "terrain": 6}, 45),
    ("german", 0, {"board": T34, "range": 200, "terrain": 51}, 20),
    ("german", 0, {"board": T34, "range": 200, "smoke": 20}, 70),
    ("german", 0, {"board": T34, "range": 200, "terrain": 18, "smoke": 20}, 80),
    ("german", 0, {"board": T34, "range": 0, "motion": 45}, 25),
    ("german", 400, {"board": "kv1", "range": 200, "motion": 45}, 30),
    # 17.3.3(4), 17.3.4(3): an open hatch
    ("german", 0, {"board": T34, "range": 200, "hatch_closed": False}, 30),
    ("soviet", 0, {"board": PZ4, "range": 0, "motion": 45, "hatch_closed": False}, 40),
]


@pytest.mark.rule("17.3.3(2)", "17.3.3(3)", "17.3.3(4)", "17.3.3(6)", "17.3.4(3)")
@pytest.mark.parametrize(("side", "advance", "target", "final"), FINALS)
def test_17_3_3_the_final_number_hits_and_the_next_misses(
    side: str, advance: int, target: Data, final: int
) -> None:
    for number, hits in ((final, True), (final + 1, False)):
        state = _assault(side, advance, target, [number, 95, 24])
        assert [event.values for event in _heard(state, ACCURACY)] == [[final]]
        if hits and side == "soviet":
            assert legal(state) == ["weapon rifle", "weapon hand_to_hand"]
        else:
            assert (len(_heard(state, INFANTRY_WEAPON)) == 1) == hits


@pytest.mark.rule("17.3.3(3)")
def test_17_3_3_a_hill_is_cover_for_the_infantry() -> None:
    target = {"board": T34, "range": 200, "terrain": 6, "hill": True}
    state = _assault("german", 0, target, [50, 95, 21], mission="M2")
    assert [event.values for event in _heard(state, ACCURACY)] == [[50]]
    assert len(_heard(state, INFANTRY_WEAPON)) == 1


@pytest.mark.rule("17.3.3(2)")
@pytest.mark.parametrize(
    ("side", "advance", "range_", "final"),
    [("soviet", 200, 0, 33), ("soviet", 200, 200, 35), ("german", 0, 400, 5), ("german", 0, 0, 30)],
)
def test_17_3_3_the_city_has_its_own_table(side: str, advance: int, range_: int, final: int) -> None:
    board = T34 if side == "german" else PZ4
    state = _assault(side, advance, {"board": board, "range": range_}, [99], deck="city")
    assert [event.values for event in _heard(state, ACCURACY)] == [[final]]


@pytest.mark.rule("17.3.3(7)", "17.3.3(8)")
@pytest.mark.parametrize(
    ("number", "final_range", "weapon", "pen"),
    [
        (28, 0, "panzerschreck", 15),  # of 55
        (27, 0, "panzerfaust", 23),
        (10, 200, "panzerschreck", 15),  # of 20: exactly half
        (9, 200, "panzerfaust", 23),
    ],
)
def test_17_3_3_german_weapons_are_not_chosen(number: int, final_range: int, weapon: str, pen: int) -> None:
    """Location turret, side 6 (front 7); modifier 0."""
    state = _assault("german", 0, {"board": T34, "range": final_range}, [number, 58, 26])
    assert [state.rules.kit.weapons[event.values[0]].id for event in _heard(state, INFANTRY_WEAPON)] == [weapon]
    assert [event.values for event in _heard(state, PENETRATED)] == [[0, pen, 6]]


@pytest.mark.rule("17.3.2(1)")
def test_17_3_2_the_marker_never_goes_back() -> None:
    """Through a whole game with eliminations and reinforcements."""
    state = GAME.new(Setup(2, {"infantry": "on", "passes": 1}), 2)
    rng = Rng(7)
    last = [0, 0]
    moved = 0
    for _ in range(3000):
        decisions = pending(state)
        if not decisions:
            break
        decision = decisions[rng.below(len(decisions))]
        apply(state, decision.seat, decision.choices[rng.below(len(decision.choices))])
        for side in range(2):
            step = state.field.advance[side] - last[side]
            assert step in (0, 200)
            moved += step
        last = state.field.advance[:]
        assert max(last) <= 400
    assert moved > 0
