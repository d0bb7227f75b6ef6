"""R2: the setup of a battle, for every number of players and many seeds."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from table import asked, do, legal, refused
from tankodrom.core.errors import BadSetup
from tankodrom.core.game import SPECTATOR
from tankodrom.core.setup import Setup, Value
from tankodrom.games.registry import game_named

GAME = game_named("battlegrounds")
FILES = "ABCDEFGH"
ALL_SQUARES = [f"{letter}{number}" for letter in FILES for number in range(1, 9)]
CENTRE = [f"{letter}{number}" for letter in "CDEF" for number in (3, 4, 5, 6)]
EDGES = [(f"{a}{rank}", f"{b}{rank}") for a, b in pairwise(FILES) for rank in range(1, 9)]
EDGES += [(f"{file}{rank}", f"{file}{rank + 1}") for file in FILES for rank in range(1, 8)]
CARDS = [f"tk{number:02}" for number in range(1, 13)]
COLOURS = ["green", "yellow", "blue", "red"]
OWNERS = {
    2: {"green": 0, "yellow": 1, "blue": 0, "red": 1},
    3: {"green": 0, "yellow": 1, "blue": 2},
    4: {"green": 0, "yellow": 1, "blue": 2, "red": 3},
}
BASES = {
    "green": ["A1", "A2", "B1"],
    "yellow": ["A7", "A8", "B8"],
    "blue": ["G8", "H7", "H8"],
    "red": ["G1", "H1", "H2"],
}

for_every_number = pytest.mark.parametrize("seats", [2, 3, 4])


def begun(seats: int, seed: int = 1, **options: Value) -> Any:
    return GAME.new(Setup(seats, options), seed)


def tokens_of(state: Any) -> dict[str, str]:
    tokens: dict[str, str] = GAME.position(state)["tokens"]
    return tokens


def finish_setup(state: Any) -> None:
    while legal(state)[0].split()[0] in ("draft_pick", "choose_active", "place"):
        do(state, legal(state)[0])


@pytest.mark.rule("R2.1", "R2.2", "R2.5")
@for_every_number
def test_R2_1_and_R2_2_special_tokens_in_the_centre_plain_ones_around(seats: int) -> None:
    for seed in range(40):
        tokens = tokens_of(begun(seats, seed))
        assert len(set(tokens.values())) == 64
        for square, token in tokens.items():
            assert token.endswith("s") == (square in CENTRE), (seed, square, token)


@pytest.mark.rule("R2.1", "R2.2")
def test_R2_1_and_R2_2_the_tokens_are_shuffled() -> None:
    laid = [tokens_of(begun(4, seed)) for seed in range(60)]
    for square in ("C3", "D4", "F6"):
        assert len({tokens[square] for tokens in laid}) >= 14
    for square in ("A1", "B2", "E7", "H8"):
        assert len({tokens[square] for tokens in laid}) >= 25
    # The two zones are shuffled apart: one does not determine the other.
    assert len({(tokens["C3"], tokens["A1"]) for tokens in laid}) >= 50


@pytest.mark.rule("R2.1", "R2.2")
@for_every_number
def test_R2_1_and_R2_2_all_lie_face_up(seats: int) -> None:
    state = begun(seats, 4)
    for viewer in [*range(seats), SPECTATOR]:
        squares = GAME.view(state, viewer)["squares"]
        assert {name: squares[name]["token"] for name in squares} == tokens_of(state)


@pytest.mark.rule("R2.3", "R2.5")
@for_every_number
def test_R2_3_no_equal_neighbours(seats: int) -> None:
    for seed in range(60):
        tokens = tokens_of(begun(seats, seed))
        for one, other in EDGES:
            assert tokens[one][:3] != tokens[other][:3], (seed, one, other)


@pytest.mark.rule("R2.4")
def test_R2_4_special_and_plain_of_one_picture_conflict_too() -> None:
    border = [(one, other) for one, other in EDGES if (one in CENTRE) != (other in CENTRE)]
    assert len(border) == 16
    for seed in range(100):
        tokens = tokens_of(begun(4, seed))
        for one, other in border:
            assert tokens[one][:3] != tokens[other][:3], (seed, one, other)


@pytest.mark.rule("R2.6")
@for_every_number
def test_R2_6_two_cards_for_every_figure(seats: int) -> None:
    for seed in range(10):
        position = GAME.position(begun(seats, seed))
        dealt = [len(position[f"P{seat}"]["cards"].items) for seat in range(seats)]
        assert dealt == [4 if seats == 2 else 2] * seats


@pytest.mark.rule("R2.6", "R2.7")
@for_every_number
def test_R2_7_the_undealt_cards_are_the_deck(seats: int) -> None:
    for seed in range(10):
        position = GAME.position(begun(seats, seed))
        assert len(position["deck"]) == position["deck_size"] == {2: 4, 3: 6, 4: 4}[seats]
        dealt = [card for seat in range(seats) for card in position[f"P{seat}"]["cards"].items]
        assert sorted(dealt + position["deck"]) == CARDS


@pytest.mark.rule("R2.7")
@for_every_number
def test_R2_7_shuffled_and_face_down(seats: int) -> None:
    decks = [GAME.position(begun(seats, seed))["deck"] for seed in range(40)]
    assert len({deck[0] for deck in decks}) >= 10
    assert any(deck != sorted(deck) for deck in decks)
    state = begun(seats, 1)
    for viewer in [*range(seats), SPECTATOR]:
        view = GAME.view(state, viewer)
        assert view["deck"] is None
        assert view["deck_size"] == len(decks[0])
    hands = {tuple(GAME.position(begun(seats, seed))["P1"]["cards"].items) for seed in range(40)}
    assert len(hands) >= 25


@pytest.mark.rule("R2.8", "R2.17")
@for_every_number
def test_R2_8_the_owner_chooses_an_active_card_for_each_figure(seats: int) -> None:
    state = begun(seats, 2)
    chosen: dict[str, str] = {}
    for colour, owner in OWNERS[seats].items():
        assert asked(state) == [owner]
        own = GAME.position(state)[f"P{owner}"]["cards"].items
        free = [card for card in own if card not in chosen.values()]
        assert legal(state) == [f"choose_active {colour} {card}" for card in free]
        for card in CARDS:
            if card not in free:
                assert refused(state, f"choose_active {colour} {card}").rule == "R2.8"
        do(state, f"choose_active {colour} {free[-1]}")
        chosen[colour] = free[-1]
    position = GAME.position(state)
    for colour, owner in OWNERS[seats].items():
        assert position[colour]["card"] == chosen[colour]
        own = position[f"P{owner}"]
        active = [card for card in own["cards"].items if card in chosen.values()]
        assert own["inactive"].items == [card for card in own["cards"].items if card not in active]
        assert len(active) == len([other for other in OWNERS[seats].values() if other == owner])


@pytest.mark.rule("R2.8")
@for_every_number
def test_R2_8_all_dealt_cards_lie_face_up(seats: int) -> None:
    state = begun(seats, 2)
    do(state, legal(state)[0])
    position = GAME.position(state)
    for viewer in [*range(seats), SPECTATOR]:
        players = GAME.view(state, viewer)["players"]
        for seat in range(seats):
            shown = [card["card"] for card in players[seat]["cards"]]
            assert sorted(shown) == position[f"P{seat}"]["cards"].items
        active = [card["card"] for player in players for card in player["cards"] if card["active"]]
        assert active == [position["green"]["card"]]


@pytest.mark.rule("R2.9", "R2.10", "R2.13", "R2.14")
@for_every_number
def test_R2_9_to_R2_14_who_owns_which_colours(seats: int) -> None:
    state = begun(seats, 1)
    view = GAME.view(state, SPECTATOR)
    assert {figure["colour"]: figure["owner"] for figure in view["figures"]} == OWNERS[seats]
    for seat, player in enumerate(view["players"]):
        assert player["colours"] == [colour for colour, owner in OWNERS[seats].items() if owner == seat]


@pytest.mark.rule("R2.9", "R2.10")
@for_every_number
def test_R2_9_and_R2_10_one_figure_marker_and_stack_per_colour(seats: int) -> None:
    state = begun(seats, 1)
    finish_setup(state)
    position = GAME.position(state)
    assert [colour for colour in COLOURS if colour in position] == list(OWNERS[seats])
    for colour in OWNERS[seats]:
        assert position[colour]["square"] in BASES[colour]
        assert position[colour]["card"] in position[f"P{OWNERS[seats][colour]}"]["cards"].items
    cards = [position[colour]["card"] for colour in OWNERS[seats]]
    assert len(set(cards)) == len(cards)


@pytest.mark.rule("R2.11")
@for_every_number
def test_R2_11_every_stack_starts_as_3_2_1(seats: int) -> None:
    state = begun(seats, 1)
    position = GAME.position(state)
    for colour in OWNERS[seats]:
        assert position[colour]["stack"] == [3, 2, 1]
    for seat in range(seats):
        assert position[f"P{seat}"]["received"].items == []
        assert position[f"P{seat}"]["vp"] == 0


@pytest.mark.rule("R2.12", "R2.17")
@for_every_number
def test_R2_12_the_owner_chooses_a_square_of_the_own_base(seats: int) -> None:
    for choice in range(3):
        state = begun(seats, 1)
        while legal(state)[0].startswith("choose_active"):
            do(state, legal(state)[0])
        for colour, owner in OWNERS[seats].items():
            assert asked(state) == [owner]
            assert legal(state) == [f"place {colour} {square}" for square in BASES[colour]]
            for square in ALL_SQUARES:
                if square not in BASES[colour]:
                    assert refused(state, f"place {colour} {square}").rule == "R2.12"
            do(state, f"place {colour} {BASES[colour][choice]}")
        position = GAME.position(state)
        for colour in OWNERS[seats]:
            assert position[colour]["square"] == BASES[colour][choice]
        assert asked(state) == [0]
        assert legal(state)[0].startswith("move ")


@pytest.mark.rule("R2.13")
def test_R2_13_the_two_figures_of_a_player_start_in_opposite_corners() -> None:
    state = begun(2, 1)
    finish_setup(state)
    position = GAME.position(state)
    for one, other in (("green", "blue"), ("yellow", "red")):
        first, second = position[one]["square"], position[other]["square"]
        assert abs(FILES.index(first[0]) - FILES.index(second[0])) >= 6
        assert abs(int(first[1]) - int(second[1])) >= 5
    assert [player["colours"] for player in GAME.view(state, 0)["players"]] == [
        ["green", "blue"],
        ["yellow", "red"],
    ]


@pytest.mark.rule("R2.14")
def test_R2_14_three_players_leave_the_south_east_base_alone() -> None:
    for seed in range(10):
        state = begun(3, seed)
        finish_setup(state)
        squares = GAME.view(state, 0)["squares"]
        assert [name for name in squares if "figure" in squares[name]] == ["A1", "A7", "G8"]
        assert "red" not in GAME.position(state)
        assert len(tokens_of(state)) == len([token for token in tokens_of(state).values() if token]) == 64


@pytest.mark.rule("R2.15")
@for_every_number
def test_R2_15_16_ordnance_tokens_in_the_supply(seats: int) -> None:
    state = begun(seats, 1)
    finish_setup(state)
    position = GAME.position(state)
    assert position["supply"] == 16
    assert position["mines"].items == []
    assert GAME.view(state, SPECTATOR)["mines"] == 16


@pytest.mark.rule("R2.16")
@for_every_number
def test_R2_16_the_starting_seat_is_given_and_0_without_a_wish(seats: int) -> None:
    state = begun(seats, 9)
    finish_setup(state)
    assert asked(state) == [0]
    for starter in range(seats):
        state = begun(seats, 9, starting_player=starter)
        finish_setup(state)
        assert asked(state) == [starter]
        assert GAME.position(state)["turn"] == f"P{starter}"
    with pytest.raises(BadSetup):
        begun(seats, 9, starting_player=seats)


@pytest.mark.rule("R2.17")
@for_every_number
def test_R2_17_first_every_active_card_then_every_square_in_colour_order(seats: int) -> None:
    for starter in range(seats):
        state = begun(seats, 1, starting_player=starter)
        order: list[tuple[str, str, int]] = []
        while legal(state)[0].split()[0] in ("choose_active", "place"):
            verb, colour, _ = legal(state)[0].split()
            order.append((verb, colour, asked(state)[0]))
            do(state, legal(state)[0])
        wanted = [("choose_active", colour, owner) for colour, owner in OWNERS[seats].items()]
        wanted += [("place", colour, owner) for colour, owner in OWNERS[seats].items()]
        assert order == wanted


@pytest.mark.rule("R2.17")
def test_R2_17_nothing_else_before_and_nobody_out_of_order() -> None:
    state = begun(2, 1)
    card = GAME.position(state)["P0"]["cards"].items[0]
    for text in (f"choose_active blue {card}", "place green A1", "skip_move green", "end_turn"):
        assert refused(state, text).rule == "R2.17"
    while legal(state)[0].startswith("choose_active"):
        do(state, legal(state)[0])
    for text in ("place blue H8", f"choose_active green {card}", "end_turn"):
        assert refused(state, text).rule == "R2.17"


@pytest.mark.rule("R2.17")
def test_R2_17_choices_are_open_to_all_at_once() -> None:
    state = begun(3, 1)
    do(state, legal(state)[0])
    for viewer in (0, 1, 2, SPECTATOR):
        assert GAME.view(state, viewer)["figures"][0]["card"] == GAME.position(state)["green"]["card"] != ""
    while legal(state)[0].startswith("choose_active"):
        do(state, legal(state)[0])
    do(state, "place green B1")
    for viewer in (0, 1, 2, SPECTATOR):
        assert GAME.view(state, viewer)["figures"][0]["square"] == "B1"


def test_every_special_icon_comes_once_per_game() -> None:
    """The tokens of section 2.1: sixteen special ones, one for each picture."""
    assert Counter(token[:3] for token in tokens_of(begun(4, 1)).values()) == Counter(
        {f"p{number:02}": 4 for number in range(1, 17)}
    )
