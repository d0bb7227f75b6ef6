"""R1: the board, its names and regions, and what can share a square."""

from __future__ import annotations

from typing import Any

import pytest

from table import battlegrounds_at, do, legal
from tankodrom.core.errors import MalformedAction
from tankodrom.core.kernel import apply, pending
from tankodrom.core.playout import random_choice
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.core.text import read_action, text_of
from tankodrom.games.battlegrounds.board import (
    ADJACENT,
    BASES,
    CENTRE,
    TOUCHING,
    direction_of,
    king_distance,
    square_at,
    square_name,
    square_named,
)
from tankodrom.games.battlegrounds.verbs import MOVE
from tankodrom.games.registry import game_named

GAME = game_named("battlegrounds")
FILES = "ABCDEFGH"
ALL_SQUARES = [f"{letter}{number}" for letter in FILES for number in range(1, 9)]
COLOURS = ["green", "yellow", "blue", "red"]
BASE_SQUARES = {
    "green": ["A1", "A2", "B1"],
    "yellow": ["A7", "A8", "B8"],
    "blue": ["G8", "H7", "H8"],
    "red": ["G1", "H1", "H2"],
}
CORNERS = {"green": "A1", "yellow": "A8", "blue": "H8", "red": "H1"}


def edge_neighbours(square: str) -> list[str]:
    file, rank = FILES.index(square[0]), int(square[1])
    steps = [(file - 1, rank), (file, rank - 1), (file, rank + 1), (file + 1, rank)]
    return [f"{FILES[x]}{y}" for x, y in steps if 0 <= x < 8 and 1 <= y <= 8]


@pytest.mark.rule("R1.1")
def test_R1_1_64_squares_A1_to_H8() -> None:
    state = GAME.new(Setup(4), 1)
    assert list(GAME.view(state, 0)["squares"]) == ALL_SQUARES
    assert [square_name(square) for square in range(64)] == ALL_SQUARES
    assert [square_named(name) for name in ALL_SQUARES] == list(range(64))


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("name", ["A0", "A9", "I1", "a1", "A", "A10", "1A", "@4"])
def test_R1_1_no_other_squares(name: str) -> None:
    state = battlegrounds_at({"turn": "green"})
    with pytest.raises(MalformedAction):
        read_action(state, f"place green {name}")


@pytest.mark.rule("R1.2")
def test_R1_2_letters_run_west_to_east_numbers_south_to_north() -> None:
    for number, name in enumerate(ALL_SQUARES):
        assert square_at(FILES.index(name[0]), int(name[1]) - 1) == number
    for file in range(-1, 9):
        assert square_at(file, -1) == square_at(file, 8) == square_at(-1, file) == square_at(8, file) == -1
    # One step north is the next number, one step east the next letter.
    d4 = square_named("D4")
    ways = {
        name: direction_of(d4, square_named(name)) for name in ("D5", "E5", "E4", "E3", "D3", "C3", "C4", "C5")
    }
    assert sorted(ways.values()) == list(range(8))
    assert ways["D5"] == direction_of(square_named("A7"), square_named("A8"))
    assert ways["E4"] == direction_of(square_named("G1"), square_named("H1"))
    assert direction_of(square_named("A8"), square_named("B1")) == -1


@pytest.mark.rule("R1.2")
def test_R1_2_a_mover_north_goes_up_the_numbers() -> None:
    state = battlegrounds_at({"cards": {"g1": "O3/O1"}, "green": {"square": "A1", "card": "g1"}})
    assert "move green A2,A3,A4" in legal(state)  # along the file
    assert "move green B1,C1,D1" in legal(state)  # along the rank


@pytest.mark.rule("R1.3", "R1.10")
def test_R1_3_each_base_has_a_corner_and_its_two_edge_neighbours() -> None:
    state = GAME.new(Setup(4), 3)
    while legal(state)[0].startswith("choose_active"):
        do(state, legal(state)[0])
    for colour in COLOURS:
        assert legal(state) == [f"place {colour} {square}" for square in BASE_SQUARES[colour]]
        do(state, f"place {colour} {CORNERS[colour]}")
    for number, colour in enumerate(COLOURS):
        corner = CORNERS[colour]
        assert square_name(BASES[number][0]) == corner
        assert sorted(square_name(square) for square in BASES[number][1:]) == edge_neighbours(corner)


@pytest.mark.rule("R1.3")
@pytest.mark.parametrize("colour", COLOURS)
def test_R1_3_distance_to_a_full_base_counts_from_its_corner(colour: str) -> None:
    others = [other for other in COLOURS if other != colour]
    position: dict[str, Any] = {
        "turn": colour,
        "cards": {"c": "O1/O1"},
        colour: {"square": "off", "inactive": ["c"]},
    }
    for other, square in zip(others, BASE_SQUARES[colour], strict=True):
        position[other] = {"square": square}
    inner = {"green": "B2", "yellow": "B7", "blue": "G7", "red": "G2"}[colour]
    assert legal(battlegrounds_at(position)) == [f"reenter {colour} c {inner}"]


@pytest.mark.rule("R1.4")
def test_R1_4_the_centre_block_is_C3_to_F6() -> None:
    wanted = [f"{letter}{number}" for letter in "CDEF" for number in (3, 4, 5, 6)]
    assert [square_name(square) for square in CENTRE] == wanted
    for seed in range(5):
        squares = GAME.view(GAME.new(Setup(4), seed), 0)["squares"]
        assert [name for name in squares if squares[name]["token"].endswith("s")] == wanted


def played(seats: int, seed: int, **options: Value) -> list[dict[str, Any]]:
    """The positions of a random game, setup included."""
    state = GAME.new(Setup(seats, options), seed)
    rng = Rng(seed)
    positions = [GAME.position(state)]
    for _ in range(120):
        asked = pending(state)
        if not asked:
            break
        seat, action = random_choice(asked, rng)
        apply(state, seat, action)
        positions.append(GAME.position(state))
    return positions


GAMES: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"variant": "teams"}),
    (1, {"variant": "solo"}),
]


@pytest.mark.rule("R1.5")
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_R1_5_one_token_a_square_and_none_is_ever_added(seats: int, options: dict[str, Value]) -> None:
    positions = played(seats, 11, **options)
    before = positions[0]["tokens"]
    assert sorted(before) == sorted(ALL_SQUARES)
    assert len(set(before.values())) == 64
    for position in positions:
        for square, token in position["tokens"].items():
            assert token in ("", before[square])
        before = position["tokens"]
    assert positions[-1]["tokens_left"] < 64


@pytest.mark.rule("R1.6", "R1.7")
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_R1_6_and_R1_7_what_shares_a_square(seats: int, options: dict[str, Value]) -> None:
    shared = 0
    seen: set[str] = set()
    for seed in (5, 6, 7):
        for position in played(seats, seed, **options):
            mines, artillery = position["mines"].items, position["artillery"].items
            figures = [position[colour]["square"] for colour in COLOURS if colour in position]
            figures = [square for square in figures if square != "off"]
            standing = mines + artillery + figures
            assert len(set(standing)) == len(standing)
            for square in mines + artillery:
                assert position["tokens"][square] == ""
            shared += len([square for square in figures if position["tokens"][square]])
            seen |= {"mines"} if mines else set()
            seen |= {"artillery"} if artillery else set()
    assert shared > 0
    assert seen == ({"artillery"} if options.get("variant") == "solo" else {"mines"})


@pytest.mark.rule("R1.6")
@pytest.mark.parametrize("what", ["enemy", "own", "mine"])
def test_R1_6_no_second_thing_is_put_on_a_square(what: str) -> None:
    """Nothing can be placed on a tank, and a tank that enters a square with ordnance removes it."""
    position: dict[str, Any] = {"green": {"square": "D4"}}
    if what == "mine":
        position["mines"] = ["D5"]
        position["green"]["upgrades"] = {"green-1": ["p15a+p15s"]}
        state = battlegrounds_at(position, 2)
        do(state, "move green D5")
        found = GAME.position(state)
        assert (found["green"]["square"], found["mines"].items, found["supply"]) == ("D5", [], 16)
        return
    position["yellow" if what == "enemy" else "blue"] = {"square": "D5"}
    state = battlegrounds_at(position, 2)
    assert "move green D5" not in legal(state)
    do(state, "move green C4")
    assert "shoot green D4 mine_place" in legal(state)
    state = battlegrounds_at({**position, "green": {"square": "D7"}}, 2)
    do(state, "move green D6")
    assert "shoot green D5 mine_place" not in legal(state)


@pytest.mark.rule("R1.7")
def test_R1_7_a_figure_may_stand_on_a_token_ordnance_is_not_laid_there() -> None:
    state = battlegrounds_at({"green": {"square": "D4"}, "tokens": {"D5": "p01a", "D6": "p02a"}})
    do(state, "move green D5")
    assert GAME.view(state, 1)["squares"]["D5"] == {"token": "p01a", "figure": "green"}
    assert [text for text in legal(state) if " D6 " in text] == ["shoot green D6 token"]


@pytest.mark.rule("R1.8")
@pytest.mark.parametrize(
    ("content", "empty"),
    [
        ({}, True),
        ({"tokens": {"D6": "p01a"}}, False),
        ({"yellow": {"square": "D6"}}, False),
        ({"blue": {"square": "D6"}}, False),
        ({"mines": ["D6"]}, False),
        ({"tokens": {"D6": "p01a"}, "yellow": {"square": "D6"}}, False),
    ],
)
def test_R1_8_empty_is_without_token_tank_and_ordnance(content: dict[str, Any], empty: bool) -> None:
    """Ordnance is placed on empty squares only."""
    state = battlegrounds_at({"green": {"square": "D4"}, **content}, 2)
    do(state, "move green D5")
    assert ("shoot green D6 mine_place" in legal(state)) == empty


@pytest.mark.rule("R1.8")
def test_R1_8_for_the_artillery_a_square_with_its_own_tank_is_not_empty() -> None:
    beginning = {"turn": "P0", "tokens": {"A1": "p01a"}, "green": {"square": "D4", "card": "tk03"}, "fire": ["G7"]}
    for artillery, score in (([], 1), (["G7"], 1)):
        state = battlegrounds_at({**beginning, "artillery": artillery}, 1, variant="solo")
        do(state, "move green D5")
        assert GAME.position(state)["artillery"].items == ["G7"]
        assert GAME.position(state)["artillery_score"] == score


@pytest.mark.rule("R1.9")
def test_R1_9_adjacent_is_an_edge_touching_an_edge_or_a_corner() -> None:
    for square, name in enumerate(ALL_SQUARES):
        assert [square_name(other) for other in ADJACENT[square]] == sorted(edge_neighbours(name))
        near = [other for other in range(64) if king_distance(square, other) == 1]
        assert TOUCHING[square] == near
    assert [square_name(square) for square in TOUCHING[square_named("A8")]] == ["A7", "B7", "B8"]


@pytest.mark.rule("R1.9")
def test_R1_9_setup_allows_equal_pictures_corner_to_corner() -> None:
    """Only edges count: diagonal neighbours are equal about as often as by chance."""
    found = 0
    for seed in range(10):
        squares = GAME.view(GAME.new(Setup(4), seed), 0)["squares"]
        for name in ALL_SQUARES:
            picture = squares[name]["token"][:3]
            file, rank = FILES.index(name[0]), int(name[1])
            for step in (-1, 1):
                if file < 7 and 1 <= rank + step <= 8:
                    found += squares[f"{FILES[file + 1]}{rank + step}"]["token"][:3] == picture
    assert found > 10


@pytest.mark.rule("R1.9")
def test_R1_9_a_family_figure_touches_the_squares_around_it() -> None:
    state = battlegrounds_at({"green": {"square": "C2"}, "face_up": ["D4", "E5"]}, 2, variant="family")
    do(state, "f_move C3")
    # D4 is face up already.
    assert legal(state) == [f"reveal {name}" for name in ("B2", "B3", "B4", "C2", "C4", "D2", "D3")]
    corner = battlegrounds_at({"green": {"square": "A1"}}, 2, variant="family")
    do(corner, "f_move A1")
    assert legal(corner) == ["reveal A2", "reveal B1", "reveal B2"]


@pytest.mark.rule("R1.10")
def test_R1_10_colours_sit_clockwise_in_seat_order() -> None:
    state = GAME.new(Setup(4), 1)
    figures = GAME.view(state, 0)["figures"]
    assert [(figure["colour"], figure["owner"]) for figure in figures] == [
        ("green", 0),
        ("yellow", 1),
        ("blue", 2),
        ("red", 3),
    ]
    # Clockwise seen with A1 in the south-west: SW, NW, NE, SE.
    compass = [(square_name(base[0])[0] == "H", square_name(base[0])[1] == "8") for base in BASES]
    assert compass == [(False, False), (False, True), (True, True), (True, False)]
    standing = GAME.position(battlegrounds_at({}))
    assert {colour: standing[colour]["square"] for colour in COLOURS} == CORNERS


def test_a_path_is_written_as_one_number_only() -> None:
    """Another number for the same squares would be neither offered nor refused."""
    state = GAME.new(Setup(2, {"variant": "battle"}), 1)
    while pending(state)[0].prompt != "main":
        apply(state, *random_choice(pending(state), Rng(1)))
    readable = 0
    for path in range(1 << 12):
        action = MOVE.of(0, path)
        try:
            text = text_of(state, action)
        except MalformedAction:
            continue
        readable += 1
        assert read_action(state, text) == action
    assert readable > 10
