"""R1: the beginning of a game, for every number of players."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from table import asked, do, do_as, rush_at
from tankodrom.core.errors import BadSetup
from tankodrom.core.game import SPECTATOR
from tankodrom.core.kernel import pending
from tankodrom.core.setup import Setup, Value
from tankodrom.games.registry import game_named

RUSH = game_named("rush")
NUMBERS_OF_PLAYERS = [2, 3, 4, 5]
SEEDS = range(12)
REAR_SET = ["E", "E", "E", "E", "RC", "VO"]

for_every_number = pytest.mark.parametrize("seats", NUMBERS_OF_PLAYERS)


def begun(seats: int, seed: int, **options: Value) -> Any:
    state = RUSH.new(Setup(seats, options), seed)
    pending(state)
    return state


def position_of(state: Any) -> dict[str, Any]:
    return RUSH.position(state)


@pytest.mark.rule("R1.1")
@for_every_number
def test_R1_1_two_to_five_players_sit_at_the_seats_0_to_n(seats: int) -> None:
    position = position_of(begun(seats, 1))
    assert [name for name in position if name.startswith("P")] == [f"P{seat}" for seat in range(seats)]


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 7])
def test_R1_1_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BadSetup):
        RUSH.new(Setup(seats), 1)


@pytest.mark.rule("R1.1", "R1.12")
@for_every_number
def test_R1_12_the_starting_player_takes_the_first_turn_and_play_goes_clockwise(seats: int) -> None:
    for starter in range(seats):
        state = begun(seats, 1, starting_player=starter)
        clockwise = [(starter + step) % seats for step in range(seats)]
        for seat in clockwise + clockwise:
            assert asked(state) == [seat]
            assert position_of(state)["active"] == f"P{seat}"
            do(state, "end_play")


@pytest.mark.rule("R1.2")
@for_every_number
def test_R1_2_one_player_starts_every_round(seats: int) -> None:
    for starter in range(seats):
        state = begun(seats, 1, starting_player=starter)
        for turn in range(3 * seats):
            assert RUSH.view(state, 0)["starting_player"] == starter
            assert RUSH.view(state, 0)["round"] == turn // seats + 1
            assert (asked(state) == [starter]) == (turn % seats == 0)
            do(state, "end_play")


@pytest.mark.rule("R1.2")
@for_every_number
def test_R1_2_without_a_wish_chance_names_the_starting_player(seats: int) -> None:
    starters = Counter(asked(begun(seats, seed))[0] for seed in range(60))
    assert sorted(starters) == list(range(seats))


@pytest.mark.rule("R1.2")
def test_R1_2_the_starting_player_sits_at_the_table() -> None:
    with pytest.raises(BadSetup):
        RUSH.new(Setup(3, {"starting_player": 3}), 1)


@pytest.mark.rule("R1.3")
@for_every_number
def test_R1_3_three_undamaged_unguarded_bases_each(seats: int) -> None:
    position = position_of(begun(seats, 1))
    for seat in range(seats):
        assert position[f"P{seat}"]["bases"] == ["intact", "intact", "intact"]
        assert position[f"P{seat}"]["guards"] == ["", "", ""]


@pytest.mark.rule("R1.4", "R1.5", "R1.6")
@for_every_number
def test_R1_4_to_R1_6_six_rear_cards_each_three_of_them_in_hand(seats: int) -> None:
    for seed in SEEDS:
        position = position_of(begun(seats, seed))
        for seat in range(seats):
            player = position[f"P{seat}"]
            assert player["hand_size"] == len(player["hand"].items) == 3
            assert len(player["garage"]) == 3
            assert sorted(player["hand"].items + player["garage"]) == REAR_SET
            assert player["store"].items == []
            assert player["kept"].items == []


@pytest.mark.rule("R1.5")
def test_R1_5_every_player_shuffles() -> None:
    dealt = [position_of(begun(5, seed)) for seed in range(60)]
    for seat in range(5):
        hands = {tuple(position[f"P{seat}"]["hand"].items) for position in dealt}
        garages = {tuple(position[f"P{seat}"]["garage"]) for position in dealt}
        # All four hands (with or without RC and VO), and the repair crew at every depth of the garage.
        assert len(hands) == 4
        assert {garage.index("RC") for garage in garages if "RC" in garage} == {0, 1, 2}
    # One player's cards reveal nothing about another's.
    assert any(position["P0"]["hand"].items != position["P1"]["hand"].items for position in dealt)


@pytest.mark.rule("R1.6")
def test_R1_6_the_hand_comes_from_the_top_of_the_garage() -> None:
    state = begun(3, 4, starting_player=0)
    before = position_of(state)["P0"]["garage"]
    do(state, "end_play")
    assert position_of(state)["P0"]["hand"].items == sorted(before)


@pytest.mark.rule("R1.7")
@for_every_number
def test_R1_7_all_vehicles_are_in_play_whatever_the_number_of_players(seats: int) -> None:
    state = begun(seats, 1)
    position = position_of(state)
    vehicles = position["shop"] + position["deck"]
    assert len(vehicles) == len(set(vehicles)) == 100
    assert set(vehicles) == {state.cards.codes[card] for card in state.cards.vehicles()}
    assert position["discard"].items == []
    assert position["scrapyard"].items == []


@pytest.mark.rule("R1.7")
def test_R1_7_the_vehicles_are_shuffled() -> None:
    orders = [tuple(position_of(begun(2, seed))["deck"]) for seed in SEEDS]
    assert len(set(orders)) == len(orders)
    # Every vehicle can come first: over many games the first card of the row is nearly never the same.
    first = Counter(position_of(begun(2, seed))["shop"][3] for seed in range(60))
    assert max(first.values()) < 6


@pytest.mark.rule("R1.8")
@for_every_number
def test_R1_8_four_vehicles_in_the_shop_96_in_the_deck(seats: int) -> None:
    position = position_of(begun(seats, 1))
    assert len(position["shop"]) == 4
    assert position["deck_size"] == len(position["deck"]) == 96


@pytest.mark.rule("R1.8")
def test_R1_8_each_vehicle_enters_next_to_the_deck() -> None:
    """The extended shop deals two more of the same deck: they lie nearer to it than the four before."""
    four = position_of(begun(2, 7))
    six = position_of(begun(2, 7, extended_shop=True))
    first, second = four["deck"][:2]
    assert six["shop"] == [second, first, *four["shop"]]
    # So the first dealt lies farthest, and it is the first to go.
    state = begun(2, 7)
    do(state, "end_play")
    assert position_of(state)["shop"] == [first, *four["shop"][:3]]


@pytest.mark.rule("R1.9")
@for_every_number
def test_R1_9_nine_singles_and_three_doubles_per_nation_for_all_to_see(seats: int) -> None:
    state = begun(seats, 1)
    for viewer in [*range(seats), SPECTATOR]:
        assert RUSH.view(state, viewer)["medals"] == {
            "ussr": [9, 3],
            "germany": [9, 3],
            "usa": [9, 3],
            "france": [9, 3],
        }


@pytest.mark.rule("R1.9")
def test_R1_9_the_stacks_stay_open_to_everybody() -> None:
    state = rush_at({"P0": {"hand": ["K23"]}}, 3)
    do_as(state, 0, "use K23 heroic_deed")
    for viewer in (0, 1, 2, SPECTATOR):
        medals = RUSH.view(state, viewer)["medals"]
        assert medals == {"ussr": [9, 3], "germany": [9, 3], "usa": [9, 3], "france": [8, 3]}


@pytest.mark.rule("R1.10")
@for_every_number
def test_R1_10_one_achievement_more_than_players_is_face_up(seats: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        state = begun(seats, seed)
        face_up = RUSH.view(state, SPECTATOR)["achievements"]
        assert len(face_up) == len(set(face_up)) == seats + 1
        assert position_of(state)["achievements"].items == sorted(face_up)
        seen.update(face_up)
    assert len(seen) == 12
    assert max(seen.values()) < 60


@pytest.mark.rule("R1.10")
@pytest.mark.parametrize(
    ("face_up", "won"),
    [
        (["light_tanks", "destroyed_bases", "heavy_tanks"], ["light_tanks"]),
        (["medium_tanks", "destroyed_bases", "heavy_tanks"], []),
    ],
)
def test_R1_10_only_these_count(face_up: list[str], won: list[str]) -> None:
    beginning = {
        "active": "P1",
        "final_round": True,
        "achievements": face_up,
        "P0": {"store": ["K1", "K2"]},
        "P1": {"store": ["K9"]},
    }
    state = rush_at(beginning)
    do(state, "end_play")
    scores = position_of(state)["scores"]
    assert scores["P0"]["achievements"].items == won
    assert scores["P0"]["total"] == 5 * len(won)
    assert scores["P1"]["achievements"].items == []


@pytest.mark.rule("R1.11")
@for_every_number
def test_R1_11_what_is_not_needed_leaves_the_game(seats: int) -> None:
    state = begun(seats, 1)
    position = position_of(state)
    zones = position["shop"] + position["deck"] + position["discard"].items + position["scrapyard"].items
    bases = 0
    for seat in range(seats):
        player = position[f"P{seat}"]
        zones += player["hand"].items + player["garage"] + player["store"].items + player["kept"].items
        bases += len(player["bases"])
    counts = Counter(zones)
    assert (counts["E"], counts["RC"], counts["VO"]) == (4 * seats, seats, seats)
    assert len(zones) == 100 + 6 * seats
    assert bases == 3 * seats
    inventory = RUSH.inventory(state)
    assert [inventory[card] for card in ("E", "RC", "VO", "CB")] == [4 * seats, seats, seats, 3 * seats]


@pytest.mark.rule("R1.11")
@for_every_number
def test_R1_11_achievements_that_are_not_face_up_lie_nowhere(seats: int) -> None:
    state = begun(seats, 1)
    saved = RUSH.save(state)
    assert len(saved["achievements"]) == seats + 1
    for _ in range(2 * seats):
        do(state, "end_play")
    assert RUSH.save(state)["achievements"] == saved["achievements"]


def test_the_same_seed_deals_the_same_game_another_seed_another() -> None:
    assert RUSH.save(begun(4, 5)) == RUSH.save(begun(4, 5))
    assert RUSH.save(begun(4, 5)) != RUSH.save(begun(4, 6))
