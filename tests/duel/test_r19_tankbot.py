"""19: the random parts of Tankbot, the size of its pool, its judgement of shots and its order of enemies."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tankodrom.core.errors import BadSetup
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.core.text import read_action
from tankodrom.games.duel.events import FLIPPED, TURNED_UP
from tankodrom.games.duel.game import Duel
from tankodrom.games.duel.pack.pack import standard_pack
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import Tank
from tankodrom.games.duel.tankbot.priority import HIGH, LOW, NO_SHOT, by_priority, own_quality, threat
from tankodrom.games.duel.verbs import CHECKS, POOL_CHECK

GAME = Duel()
Data = dict[str, Any]
SEEDS = 60
BOT: dict[str, Value] = {"bot": "german"}


def _arranged(position: Data, data: Data | None = None, seats: int = 1) -> DuelState:
    state = GAME.arrange(Setup(seats, BOT, data or {}), position, Rng(1))
    state.sink = []
    return state


def _tank(state: DuelState, name: str) -> Tank:
    return state.tanks[state.rules.tank_by_name[name]]


# 19.1, 19.2


@pytest.mark.rule("19.1(1)")
def test_19_1_every_bot_tank_has_a_random_personality_and_no_other_tank_has() -> None:
    pairs = set()
    for seed in range(SEEDS):
        state = GAME.new(Setup(1, BOT), seed)
        assert [tank.personality for tank in state.tanks if tank.side == 0] == [-1, -1]
        assert [state.is_bot(tank) for tank in state.tanks] == [False, False, True, True]
        pairs.add(tuple(tank.personality for tank in state.tanks if tank.side == 1))
    assert {first for first, _ in pairs} == {second for _, second in pairs} == set(range(5))
    assert any(first != second for first, second in pairs)


@pytest.mark.rule("19.1(1)")
def test_19_1_one_nationality_and_only_where_the_mission_has_a_part_for_it() -> None:
    for side, name in enumerate(("soviet", "german")):
        state = GAME.new(Setup(2, {"bot": name}), 1)
        assert {tank.side for tank in state.tanks if state.is_bot(tank)} == {side}
    assert not any(tank.seat < 0 for tank in GAME.new(Setup(2, {"bot": "none"}), 1).tanks)
    wrong: list[tuple[int, dict[str, Value]]] = [
        (1, {"mission": "M7", "bot": "german"}),
        (1, {"mission": "M4", "bot": "german"}),
        (1, {"bot": "none"}),
        (3, {"bot": "german"}),
    ]
    for seats, refused in wrong:
        with pytest.raises(BadSetup):
            GAME.new(Setup(seats, refused), 1)


@pytest.mark.rule("19.1(1)")
def test_19_1_a_new_personality_with_every_reinforcement() -> None:
    """Only the tank that returns gets one."""
    seen = set()
    for seed in range(SEEDS):
        position: Data = {
            "at": "reinforcement",
            "S-I": {"board": "t34_43"},
            "G-I": {"board": "pz4g", "alive": False, "personality": "bold"},
            "G-II": {"board": "pz4g", "personality": "cautious"},
        }
        state = GAME.arrange(Setup(1, BOT), position, Rng(seed))
        pending(state)
        found = GAME.position(state)
        assert found["G-I"]["alive"]
        assert found["G-II"]["personality"] == "cautious"
        assert found["S-I"]["personality"] == ""
        seen.add(found["G-I"]["personality"])
    assert seen == {"aggressive", "alert", "bold", "cautious", "evasive"}


@pytest.mark.rule("19.2(1)", "19.2(2)")
def test_19_2_hands_are_for_people_and_leadership_robs_no_team_mate() -> None:
    position: Data = {
        "active": "S-I",
        "deck": [33, 50],
        "P0": {"hand": [4, 100]},
        "P1": {"hand": [7, 8, 9]},
        "S-I": {"board": "t34_43"},
        "S-II": {"board": "t34_43"},
        "G-I": {"board": "pz4g"},
    }
    state = _arranged(position, seats=2)
    assert len(state.hands) == 2
    apply(state, 0, read_action(state, "leadership 4"))
    assert sorted(state.hands[0]) == [33, 100]
    assert state.hands[1] == [7, 8, 9]


@pytest.mark.rule("19.2(1)", "19.9(3)")
def test_19_2_nobody_is_ever_asked_for_a_bot_tank() -> None:
    for seed in range(4):
        state = GAME.new(Setup(1, {**BOT, "passes": 1, "infantry": "on"}), seed)
        rng = Rng(seed)
        for _ in range(1500):
            decisions = pending(state)
            if not decisions:
                break
            assert [decision.seat for decision in decisions] == [0]
            if decisions[0].prompt in ("discard", "action", "hatch", "fire_admin", "morale_admin"):
                assert not state.is_bot(state.tanks[state.active])
            choices = decisions[0].choices
            apply(state, 0, choices[rng.below(len(choices))])
        assert state.outcome is not None


# 19.7

POOLS: list[tuple[Data, int]] = [
    ({"range": 600}, 5),
    ({"range": 400}, 6),
    ({"range": -400}, 6),
    ({"range": -600}, 5),
    ({"range": 600, "quality": "elite"}, 6),
    ({"range": 600, "quality": "recruit"}, 4),
    ({"range": 600, "dead": ["commander"]}, 4),
    ({"range": 600, "dead": ["loader"]}, 5),
    ({"range": 600, "on_fire": True}, 4),
    ({"range": 600, "broken": True}, 4),
    ({"range": 0, "quality": "elite"}, 7),
    ({"range": 600, "quality": "recruit", "dead": ["commander"], "broken": True}, 2),
    ({"range": 600, "quality": "recruit", "dead": ["commander"], "broken": True, "on_fire": True}, 2),
]


@pytest.mark.rule("19.7(1)")
@pytest.mark.parametrize(("tank", "size"), POOLS)
def test_19_7_the_size_of_the_pool(tank: Data, size: int) -> None:
    position: Data = {
        "active": "G-I",
        "queue": ["S-I"],
        "P0": {"hand": [100, 98]},
        "G-I": {"board": "pz4g", **tank},
        "S-I": {"board": "t34_43", "range": 1000},
    }
    state = _arranged(position)
    pending(state)
    assert state.sink is not None
    checks = [event.values[0] for event in state.sink if event.kind is TURNED_UP]
    assert CHECKS[POOL_CHECK] == "pool"
    assert checks[:size] == [POOL_CHECK] * size  # before anything else
    assert checks.count(POOL_CHECK) == size


@pytest.mark.rule("19.7(2)")
def test_19_7_symbols_from_the_pool_are_paid_like_those_from_a_hand() -> None:
    """Discarded at once: a shuffle in the middle of the attempt takes the card in (part 2, `table`)."""
    position: Data = {
        "active": "G-I",
        "queue": ["S-I"],
        "pool": [6],
        "deck": ["SHUFFLE"],
        "rest": "discard",
        "P0": {"hand": [100, 98]},
        "G-I": {"board": "pz4g", "range": 600, "personality": "alert"},
        "S-I": {"board": "t34_43", "range": 400},
    }
    state = _arranged(position)
    pending(state)
    assert state.sink is not None
    looks = [event.values[1] for event in state.sink if event.kind is FLIPPED]
    assert len(looks) == 2
    assert 6 not in looks
    assert sorted(state.discard) == sorted(looks)
    assert 6 in state.deck


# 19.5: G-I fires at S-I unless said otherwise; ranges are chosen so that the sum is the distance


def _duel(bot: Data, enemy: Data) -> DuelState:
    position: Data = {
        "active": "S-I",
        "G-I": {"board": "pz4g", "range": 600, "personality": "alert", "spotted": ["S-I"], **bot},
        "S-I": {"board": "t34_43", "range": 400, **enemy},
        "P0": {"hand": [100]},
    }
    return _arranged(position)


# alert: high 60/-1, low 45/-1. Pz IV G: 74 and 9 at 1000 m, 63 and 8 at 1200, 53 and 7 at 1400. T-34/43: 9/5, 7/6.
QUALITIES = [
    ({}, {}, HIGH),
    ({}, {"range": 600}, HIGH),  # 63, -1
    ({}, {"range": 800}, NO_SHOT),  # 53, -2
    # 19.5(1): what counts for accuracy, and what for the margin
    ({"acquired": "S-I", "acquired_bonus": 20}, {"range": 600, "terrain": 72}, HIGH),  # 63 + 20 - 20
    ({}, {"range": 600, "terrain": 18}, LOW),  # 63 - 10
    ({}, {"range": 600, "terrain": 72}, NO_SHOT),  # 63 - 20 = 43
    ({"motion": 5}, {"range": 200}, NO_SHOT),  # 84 - 40 = 44
    ({}, {"range": 200, "motion": 5}, LOW),  # 84 - 30
    ({"terrain": 6}, {"range": 600}, LOW),  # 63 - 5
    ({}, {"board": "kv1", "range": 600}, HIGH),  # 68, -1
    ({"apcr_loaded": 1}, {"range": 800}, LOW),  # 53, -1
    ({"apcr_stock": 1}, {"range": 800}, NO_SHOT),
    ({}, {"range": 800, "hull_down": True}, LOW),  # the turret: 53, 0
    ({}, {"board": "t34_85", "range": 600, "hull_down": True}, NO_SHOT),  # turret 10: -2
    ({"flanking": ["S-I"]}, {"range": 800}, HIGH),  # 63, side of the hull: 2
    # flanked, hull down does not count: side of the hull 5, not of the turret 8; cautious wants 50/0
    ({"flanking": ["S-I"], "personality": "cautious"}, {"board": "t34_85", "range": 800, "hull_down": True}, LOW),
    # 19.5(2): both thresholds, on the side of the card that is up
    ({"personality": "cautious"}, {}, HIGH),  # 74, 0
    ({"personality": "cautious"}, {"range": 600}, NO_SHOT),  # 63, -1
    ({"personality": "cautious"}, {"terrain": 18}, LOW),  # 64, 0
    ({"personality": "cautious", "in_peril": True}, {}, LOW),  # 75/+1 and 65/0
    ({"in_peril": True}, {"terrain": 18}, NO_SHOT),  # 75/0 and 65/0
    ({"in_peril": True, "range": 400}, {}, HIGH),  # 84, +1
    ({"personality": "aggressive"}, {"board": "kv1", "range": 600, "hull_down": True}, HIGH),  # 68, -2: 55/-2
    ({"personality": "aggressive"}, {"range": 800}, NO_SHOT),  # 53, -2: low wants -1
    # 19.5(3)
    ({"spotted": []}, {}, NO_SHOT),
    ({"dead": ["gunner"]}, {}, NO_SHOT),
    ({"smoke": 20}, {}, NO_SHOT),
    ({"smoke_in_tank": True}, {}, NO_SHOT),
    ({"board": "stug3g"}, {"range": 200}, HIGH),
    ({"board": "stug3g"}, {"range": 200, "motion": 5}, NO_SHOT),
    ({"board": "stug3g", "motion": 5}, {"range": 200}, NO_SHOT),
    ({"board": "stug3g"}, {"range": 200, "flanking": ["G-I"]}, NO_SHOT),
    ({"board": "pz38t", "range": 1000}, {"board": "bt7", "range": 600}, NO_SHOT),  # a dash at 1600 m
]


@pytest.mark.rule("19.5(1)", "19.5(2)", "19.5(3)")
@pytest.mark.parametrize(("bot", "enemy", "quality"), QUALITIES)
def test_19_5_the_quality_of_its_own_shot(bot: Data, enemy: Data, quality: int) -> None:
    state = _duel(bot, enemy)
    assert own_quality(state, _tank(state, "G-I"), _tank(state, "S-I")) == quality


# The enemy is a T-34/85: 70 and 10 at 1000 m, 59 and 9 at 1200; Pz IV G 8/3, 5/3. Thresholds: the bot's "enemy" ones.
THREATS = [
    ({}, {}, HIGH),
    ({}, {"spotted": []}, NO_SHOT),  # 19.5(4)
    ({"spotted": []}, {}, HIGH),  # it does not matter whether the bot has spotted the enemy
    ({}, {"dead": ["gunner"]}, NO_SHOT),
    ({}, {"range": 600}, LOW),  # 59: 60/-1, 45/-1
    ({"personality": "aggressive", "terrain": 18}, {}, LOW),  # 60, own high would be 55, enemy high is 65/0
    ({"personality": "aggressive", "terrain": 18, "in_peril": True}, {}, HIGH),  # 60/0
    ({"terrain": 18}, {}, HIGH),  # 60
    ({"personality": "cautious", "in_peril": True}, {}, HIGH),  # 60/-1, own high 75/+1
    ({"board": "tiger1", "personality": "cautious"}, {"range": 600}, HIGH),  # 69, -1: 60/-1, own 65/0
    ({"board": "tiger1", "in_peril": True}, {"range": 600}, NO_SHOT),  # alert in peril: 60/0 and 45/0
    ({"board": "tiger1", "personality": "cautious"}, {"range": 800}, LOW),  # 52, -2: 45/-2
    ({"board": "tiger1", "personality": "evasive"}, {"range": 800}, NO_SHOT),  # 45/-1
]


@pytest.mark.rule("19.5(4)")
@pytest.mark.parametrize(("bot", "enemy", "quality"), THREATS)
def test_19_5_threats_by_the_enemy_thresholds_of_the_bot(bot: Data, enemy: Data, quality: int) -> None:
    state = _duel(bot, {"board": "t34_85", "spotted": ["G-I"], **enemy})
    assert threat(state, _tank(state, "G-I"), _tank(state, "S-I")) == quality


# 19.9


@pytest.mark.rule("19.9(2)")
def test_19_9_the_secondary_action_does_not_repeat_the_primary() -> None:
    """No printed card allows this, so the test uses a card that lists spotting on both sides."""
    cards: Data = deepcopy(standard_pack()["tankbot"])
    for personality in cards["personalities"]:
        for mood in ("operational", "in_peril"):
            personality[mood]["primary"] = ["spot", "move"]
            personality[mood]["secondary"] = ["spot", "load_apcr"]
    position: Data = {
        "active": "G-I",
        "queue": ["S-I"],
        "pool": [14],
        "deck": [5, 50],
        "P0": {"hand": [100, 98]},
        "G-I": {"apcr_stock": 1},
    }
    state = _arranged(position, {"pack": {"tankbot": cards}})
    pending(state)
    found = GAME.position(state)
    assert found["deck"][0] == "50"  # one look, not two
    assert found["G-I"]["apcr_loaded"] == 1


# 19.11: three enemies at the same place, alike but for what a case says

NEARER = {"range": 200}
SAME: Data = {"board": "t34_43", "range": 400}


def _order(bot: Data, *enemies: Data) -> list[str]:
    position: Data = {
        "active": "G-I",
        "P0": {"hand": [100]},
        "G-I": {"board": "pz4g", "range": 600, "personality": "alert", **bot},
    }
    for name, enemy in zip(("S-I", "S-II", "S-III"), enemies, strict=True):
        position[name] = {**SAME, **enemy}
    state = _arranged(position)
    found = by_priority(state, _tank(state, "G-I"), [tank for tank in state.tanks if tank.side == 0])
    return [state.rules.tank_names[tank.number] for tank in found]


ALL = ["S-I", "S-II", "S-III"]


@pytest.mark.rule("19.11(1)")
def test_19_11_flanked_first_before_aim_quality_and_accuracy() -> None:
    bot = {"spotted": ["S-I"], "flanking": ["S-III"], "acquired": "S-II", "acquired_bonus": 20}
    assert _order(bot, NEARER, {}, {"range": 1000}) == ["S-III", "S-II", "S-I"]


@pytest.mark.rule("19.11(2)")
def test_19_11_then_acquired_before_quality_and_accuracy() -> None:
    bot = {"spotted": ALL, "acquired": "S-III", "acquired_bonus": 10}
    assert _order(bot, NEARER, {}, {"range": 1000}) == ["S-III", "S-I", "S-II"]


@pytest.mark.rule("19.11(3)")
def test_19_11_then_quality_high_low_none_before_accuracy() -> None:
    """74 at 1000 m everywhere; the better accuracy is against those it has not spotted or cannot hurt."""
    none = {"board": "is2", "range": 200}  # 89, 10 - 14
    low = {"range": 600, "terrain": 18}  # 53, -1
    high = {"range": 600}  # 63, -1
    assert _order({"spotted": ALL}, none, low, high) == ["S-III", "S-II", "S-I"]
    assert _order({"spotted": ["S-II", "S-III"]}, NEARER, low, high) == ["S-III", "S-II", "S-I"]


@pytest.mark.rule("19.11(4)")
def test_19_11_then_the_highest_accuracy_before_points() -> None:
    """All high: 84, 74 - 0 against 74 + 5 of a KV-1 that is worth more."""
    assert _order({"spotted": ALL}, {}, {"board": "kv1"}, NEARER) == ["S-III", "S-II", "S-I"]
    assert _order({}, {"terrain": 6}, {"terrain": 18}, {}) == ["S-III", "S-II", "S-I"]


@pytest.mark.rule("19.11(5)")
def test_19_11_then_the_points_of_the_tank() -> None:
    """T-34/43 4, T-34/85 5; SU-100 6 and SU-85 5 are as small as each other."""
    assert _order({"spotted": ALL}, {}, {"board": "t34_85"}, {}) == ["S-II", "S-I", "S-III"]
    assert _order({}, {"board": "su85"}, {"board": "su100"}, {"board": "su85"}) == ["S-II", "S-I", "S-III"]


@pytest.mark.rule("19.11(6)")
def test_19_11_then_the_lowest_id() -> None:
    assert _order({"spotted": ALL}, {}, {}, {}) == ALL
    state = _arranged(
        {"active": "G-I", "P0": {"hand": [100]}, "G-I": {"board": "pz4g"}, **dict.fromkeys(ALL, SAME)}
    )
    tanks = [tank for tank in state.tanks if tank.side == 0]
    assert [tank.number for tank in by_priority(state, _tank(state, "G-I"), tanks[::-1])] == [0, 1, 2]
