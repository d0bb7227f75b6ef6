"""11.1.3.b and c: the log names every modifier of a shot, and the accuracy is their sum."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from table import do, do_as, duel_at
from tankodrom.core.setup import Value
from tankodrom.games.duel.verbs import MODIFIERS
from tankodrom.games.registry import game_named

GAME = game_named("duel")
FIRE_1, FIRE_4, FIRE_5, FIRE_2 = 47, 43, 44, 29
LEADERSHIP = 42
BRUSH, WOODS, GULLY, MUD, FIELD = 71, 70, 27, 96, 40
MOVE, SMOKE = 1, 50
AUTO_MISS = 96
Changes = dict[str, Any]
Terms = dict[str, int]

# A plain shot at 800 m with FIRE 1, which modifies nothing: 79 from the table, FIELD, a target of size 0.
PLAIN: Changes = {
    "active": "S-I",
    "P0": {"hand": [FIRE_1, 5]},
    "P1": {"hand": [26]},
    "S-I": {"board": "t34_43", "range": 400, "spotted": ["G-I"]},
    "G-I": {"board": "pz4g", "range": 400},
}


def position_with(changes: Changes, **more: Any) -> Changes:
    position = deepcopy(PLAIN)
    for key, value in {**changes, **more}.items():
        if isinstance(value, dict):
            position[key] = {**position.get(key, {}), **value}
        else:
            position[key] = value
    return position


def shot(position: Changes, script: list[str], **options: Value) -> tuple[Terms, int, bool]:
    """The modifiers by name, the accuracy as announced, and whether it hit."""
    events = do(duel_at(position, **options), *script)
    modified = [event.values for event in events if event.kind.name == "modified"]
    terms = {MODIFIERS[reason]: amount for reason, amount in modified}
    assert len(terms) == len(modified), "a modifier was counted twice"
    announced = [event.values[0] for event in events if event.kind.name == "accuracy"]
    assert len(announced) == 1
    return terms, announced[0], not any(event.kind.name == "missed" for event in events)


def check(changes: Changes, expected: Terms, script: list[str] | None = None, **options: Value) -> None:
    """Exactly these modifiers, and the card numbers on both sides of their sum hit and miss."""
    script = script or [f"fire {FIRE_1}"]
    sum_of_all = sum(expected.values())
    terms, accuracy, _ = shot(position_with(changes), script, **options)
    assert terms == expected
    assert accuracy == max(0, sum_of_all)
    if 1 <= sum_of_all < AUTO_MISS:
        assert shot(position_with(changes, deck=[sum_of_all]), script, **options)[2], f"{sum_of_all} hits"
    if sum_of_all + 1 > 0:
        above = min(sum_of_all + 1, AUTO_MISS)
        assert not shot(position_with(changes, deck=[above]), script, **options)[2], f"{above} misses"


@pytest.mark.rule("11.1.3.b(1)")
@pytest.mark.parametrize(
    ("own", "other", "base"),
    [
        (0, 0, 96), (200, 0, 90), (200, 200, 86), (0, 600, 83), (400, 400, 79), (600, 400, 69), (600, 600, 56),
        (800, 600, 40), (800, 800, 24), (1000, 800, 14), (1000, 1000, 9), (-200, 1000, 79), (-400, 400, 96),
        (-800, -200, 69),
    ],
)  # fmt: skip
def test_the_base_is_read_at_the_mutual_range(own: int, other: int, base: int) -> None:
    check({"S-I": {"range": own}, "G-I": {"range": other}}, {"base": base})


@pytest.mark.rule("11.1.3.b(1)")
def test_the_base_is_that_of_the_firers_gun() -> None:
    check({"S-I": {"board": "bt7"}}, {"base": 58})
    check({"S-I": {"board": "su100"}}, {"base": 86})


@pytest.mark.rule("11.1.3.c(1)")
def test_the_fire_card_modifies() -> None:
    check({"P0": {"hand": [FIRE_4, 5]}}, {"base": 79, "fire_card": 5}, [f"fire {FIRE_4}"])
    check({"P0": {"hand": [FIRE_5, 5]}}, {"base": 79, "fire_card": 10}, [f"fire {FIRE_5}"])
    check({"P0": {"hand": [FIRE_2, 5]}}, {"base": 79}, [f"fire {FIRE_2}"])


@pytest.mark.rule("11.1.3.c(1)")
def test_a_split_card_modifies_by_its_fire_face() -> None:
    check({"P0": {"hand": [61, 5]}}, {"base": 79, "fire_card": 10}, ["fire 61"])  # MOVE 3/FIRE 5


@pytest.mark.rule("11.1.3.c(1)")
@pytest.mark.parametrize("script", [["fire 43", "fire 44"], ["fire 44", "fire 43"]])
def test_of_two_fire_cards_only_the_higher_counts(script: list[str]) -> None:
    check({"P0": {"hand": [FIRE_4, FIRE_5, 5]}}, {"base": 79, "fire_card": 10}, script)


@pytest.mark.rule("11.1.3.c(1)")
def test_two_equal_fire_cards_count_once() -> None:
    check({"P0": {"hand": [43, 39, 5]}}, {"base": 79, "fire_card": 5}, ["fire 43", "fire 39"])


@pytest.mark.rule("11.1.3.c(2)")
def test_leadership_adds_20() -> None:
    for card in (LEADERSHIP, 30):  # a split card, too
        check(
            {"P0": {"hand": [FIRE_1, card, 5]}, "S-I": {"range": 600}},
            {"base": 69, "leadership": 20},
            [f"fire {FIRE_1}", f"leadership {card}"],
        )


@pytest.mark.rule("11.1.3.c(2)")
def test_leadership_in_hand_adds_nothing() -> None:
    check({"P0": {"hand": [FIRE_1, LEADERSHIP, 5]}}, {"base": 79}, [f"fire {FIRE_1}", "done"])


@pytest.mark.rule("11.1.3.c(3)")
@pytest.mark.parametrize("bonus", [10, 20])
def test_an_acquired_target(bonus: int) -> None:
    aim = {"S-I": {"range": 600, "acquired": "G-I", "acquired_bonus": bonus}}
    check(aim, {"base": 69, "acquired": bonus})


@pytest.mark.rule("11.1.3.c(3)")
def test_the_aim_of_others_does_not_count() -> None:
    check(
        {"S-II": {"board": "t34_43", "acquired": "G-I"}, "G-I": {"acquired": "S-I", "acquired_bonus": 20}},
        {"base": 79},
    )


@pytest.mark.rule("11.1.3.c(3)")
def test_the_shot_itself_aims_only_for_the_next_one() -> None:
    """The marker is put, or turned, after the shot."""
    state = duel_at(position_with({}, deck=[99]))
    do_as(state, 0, f"fire {FIRE_1}", "acquire")
    assert GAME.position(state)["S-I"]["acquired_bonus"] == 10


@pytest.mark.rule("11.1.3.c(4)", "10.4.2(5)")
def test_a_flanked_target() -> None:
    check({"S-I": {"flanking": ["G-I"]}}, {"base": 79, "flank": 10})


@pytest.mark.rule("11.1.3.c(4)", "10.4.2(5)")
def test_only_the_firers_own_marker_on_this_target_counts() -> None:
    check(
        {
            "S-I": {"spotted": ["G-I"], "flanking": ["G-II"]},
            "S-II": {"board": "t34_43", "flanking": ["G-I"]},
            "G-I": {"flanking": ["S-I"]},
            "G-II": {"board": "pz4g"},
        },
        {"base": 79},
        [f"fire {FIRE_1}", "target G-I"],
    )


@pytest.mark.rule("11.1.3.c(5)", "10.2.3(1)")
def test_a_firer_in_motion() -> None:
    check({"S-I": {"motion": MOVE}}, {"base": 79, "fire_from": -40})


@pytest.mark.rule("11.1.3.c(5)")
def test_the_terrain_of_the_firer() -> None:
    check({"S-I": {"terrain": WOODS}}, {"base": 79, "fire_from": -5})
    check({"S-I": {"terrain": 88}}, {"base": 79, "fire_from": -5})  # BUILDING
    for open_ground in (BRUSH, GULLY, MUD, 76):
        check({"S-I": {"terrain": open_ground}}, {"base": 79})


@pytest.mark.rule("11.1.3.c(5)", "11.1.3.c(7)")
def test_the_firers_own_cover_does_not_hinder_its_fire() -> None:
    check({"S-I": {"terrain": GULLY, "hill": True}}, {"base": 79})


@pytest.mark.rule("11.1.3.c(6)")
def test_mud_under_the_target_counts_once() -> None:
    check({"G-I": {"terrain": MUD}}, {"base": 79, "to_hit_vs": 10})


@pytest.mark.rule("11.1.3.c(6)")
def test_mud_under_the_firer_does_not_count() -> None:
    check({"S-I": {"terrain": MUD}, "G-I": {"terrain": BRUSH}}, {"base": 79, "cover": -10})


@pytest.mark.rule("11.1.3.c(7)", "10.3.3(1)")
@pytest.mark.parametrize(("card", "cover"), [(BRUSH, 10), (WOODS, 25), (GULLY, 20), (74, 30), (76, 20)])
def test_cover_is_subtracted(card: int, cover: int) -> None:
    check({"G-I": {"terrain": card}}, {"base": 79, "cover": -cover})


@pytest.mark.rule("11.1.3.c(7)", "10.5.4(1)")
def test_terrain_smoke_and_hill_add_up() -> None:
    check({"G-I": {"smoke": SMOKE}}, {"base": 79, "cover": -50})
    check({"G-I": {"terrain": GULLY, "smoke": SMOKE}}, {"base": 79, "cover": -70})
    check({"G-I": {"hill": True}}, {"base": 79, "cover": -5})
    check({"G-I": {"terrain": BRUSH, "smoke": SMOKE, "hill": True}}, {"base": 79, "cover": -65})


@pytest.mark.rule("11.1.3.c(7)")
def test_under_so_much_cover_nothing_hits() -> None:
    check({"S-I": {"range": 800}, "G-I": {"terrain": WOODS, "smoke": SMOKE}}, {"base": 56, "cover": -75})


@pytest.mark.rule("11.1.3.c(7)", "10.2.3(2)")
def test_a_target_in_motion_has_cover_30_and_nothing_else() -> None:
    check({"G-I": {"motion": MOVE}}, {"base": 79, "cover": -30})
    check({"G-I": {"motion": MOVE, "hill": True}}, {"base": 79, "cover": -30})


@pytest.mark.rule("10.2.3(1)", "10.2.3(2)", "11.1.3.c(5)", "11.1.3.c(7)")
def test_motion_counts_once_for_each_of_the_two() -> None:
    check(
        {"S-I": {"motion": MOVE}, "G-I": {"motion": 5}, "P0": {"hand": [FIRE_1, 32]}},
        {"base": 79, "fire_from": -40, "cover": -30},
    )


@pytest.mark.rule("11.1.3.c(8)")
@pytest.mark.parametrize(("board", "size"), [("tiger1", 10), ("panther_g", 5), ("stug3g", -5), ("hetzer", -10)])
def test_the_size_of_the_target(board: str, size: int) -> None:
    check({"G-I": {"board": board}}, {"base": 79, "size": size})


@pytest.mark.rule("11.1.3.c(8)")
def test_the_size_of_the_firer_does_not_matter() -> None:
    check({"S-I": {"board": "su85"}}, {"base": 82})


@pytest.mark.rule("11.1.3.c(9)", "13.2(1)")
def test_tactics_take_20_off_once() -> None:
    check({"P1": {"hand": [12, 14]}}, {"base": 79, "tactics": -20}, [f"fire {FIRE_1}", "tactics 12"])
    check({"P1": {"hand": [12, 14]}}, {"base": 79}, [f"fire {FIRE_1}", "no"])


@pytest.mark.rule("11.1.3.c(9)", "13.2(1)", "13.3(2)")
def test_cancelled_tactics_take_nothing_and_restored_ones_20() -> None:
    hands: Changes = {"P0": {"hand": [FIRE_1, 58, 5]}, "P1": {"hand": [12, 14]}}
    start = [f"fire {FIRE_1}", "tactics 12", "tactics 58"]
    check(hands, {"base": 79}, [*start, "no"])
    check(hands, {"base": 79, "tactics": -20}, [*start, "tactics 14"])


@pytest.mark.rule("11.1.3.c(10)")
def test_a_closed_hatch_of_the_firer_with_infantry() -> None:
    closed: Changes = {"S-I": {"hatch_closed": True}}
    check(closed, {"base": 79, "hatch": -10}, infantry="on")
    check(closed, {"base": 79})
    check({"G-I": {"hatch_closed": True}}, {"base": 79}, infantry="on")


@pytest.mark.rule(
    "11.1.3.c(1)", "11.1.3.c(2)", "11.1.3.c(3)", "11.1.3.c(4)", "11.1.3.c(5)", "11.1.3.c(7)", "11.1.3.c(8)",
    "11.1.3.c(9)",
)  # fmt: skip
def test_all_of_them_add_up() -> None:
    check(
        {
            "P0": {"hand": [FIRE_5, LEADERSHIP, 5]},
            "P1": {"hand": [12, 26]},
            "S-I": {"range": 800, "terrain": WOODS, "flanking": ["G-I"], "acquired": "G-I", "acquired_bonus": 20},
            "G-I": {"board": "tiger1", "terrain": GULLY, "smoke": SMOKE},
        },
        {
            "base": 56, "fire_card": 10, "leadership": 20, "acquired": 20, "flank": 10, "fire_from": -5, "cover": -70,
            "size": 10, "tactics": -20,
        },
        [f"fire {FIRE_5}", f"leadership {LEADERSHIP}", "tactics 12"],
    )  # fmt: skip
