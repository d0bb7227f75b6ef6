"""R17: how solo begins, and the piles of coordinates over whole games."""

from __future__ import annotations

from json import dumps
from typing import Any

import pytest

from table import arranged, battlegrounds_at, do_as, legal, refused_as
from tankodrom.core.errors import BadSetup
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.core.text import text_of
from tankodrom.games.registry import game_named

GAME = game_named("battlegrounds")
SEEDS = 60
BASES = [["A1", "A2", "B1"], ["A7", "A8", "B8"], ["G8", "H7", "H8"], ["G1", "H1", "H2"]]


def _new(seed: int, **options: Value) -> Any:
    return GAME.new(Setup(1, {"variant": "solo", **options}), seed)


@pytest.mark.rule("R17.1")
def test_R17_1_all_tokens_face_up_anywhere_but_equal_ones_apart() -> None:
    special_inside = special_outside = 0
    layouts = set()
    for seed in range(SEEDS):
        state = _new(seed)
        assert sorted(state.tokens) == list(range(64))
        layouts.add(tuple(state.tokens))
        picture = [state.kit.picture[token] for token in state.tokens]
        for square, token in enumerate(state.tokens):
            if state.kit.icon[token] >= 0:
                centre = 2 <= square // 8 <= 5 and 2 <= square % 8 <= 5
                special_inside += centre
                special_outside += not centre
            if square % 8 < 7:
                assert picture[square] != picture[square + 1], (seed, square)
            if square < 56:
                assert picture[square] != picture[square + 8], (seed, square)
        squares = GAME.view(state, 0)["squares"]
        assert [squares[name]["token"] for name in squares] == [state.kit.token_ids[t] for t in state.tokens]
    assert len(layouts) == SEEDS
    assert 2 * SEEDS < special_inside < 6 * SEEDS  # a quarter of sixteen
    assert special_inside + special_outside == 16 * SEEDS


@pytest.mark.rule("R17.2")
def test_R17_2_two_cards_are_drawn_and_active() -> None:
    drawn = set()
    for seed in range(SEEDS):
        state = _new(seed)
        assert pending(state)[0].prompt == "place"
        green, yellow = state.active[:2]
        assert state.active[2:] == [-1, -1]
        assert sorted([green, yellow, *state.deck]) == list(range(12))
        assert state.tank_owner.count(0) == 2
        assert len(state.deck) == 10
        assert GAME.view(state, 0)["deck"] is None
        drawn |= {green, yellow}
    assert drawn == set(range(12))


@pytest.mark.rule("R17.2", "R17.3")
def test_R17_2_or_chosen_by_option() -> None:
    state = _new(1, solo_choose_cards=True)
    cards = [f"tk{number:02}" for number in range(1, 13)]
    assert legal(state) == [f"choose_cards {a} {b}" for at, a in enumerate(cards) for b in cards[at + 1 :]]
    assert refused_as(state, 0, "choose_cards tk03 tk03").rule == "R17.2"
    assert refused_as(state, 0, "place green A1").rule == "R17.2"
    do_as(state, 0, "choose_cards tk03 tk07")
    position = GAME.position(state)
    assert (position["green"]["card"], position["yellow"]["card"]) == ("tk03", "tk07")
    assert position["P0"]["inactive"].items == []
    assert sorted(position["deck"]) == [card for card in cards if card not in ("tk03", "tk07")]
    decks = set()
    for seed in range(10):
        state = _new(seed, solo_choose_cards=True)
        do_as(state, 0, "choose_cards tk01 tk02")
        decks.add(tuple(state.deck))
    assert len(decks) == 10  # shuffled, whoever chose


@pytest.mark.rule("R17.2")
@pytest.mark.parametrize(("seats", "variant"), [(2, "solo"), (1, "battle"), (1, "family")])
def test_R17_2_solo_is_for_one(seats: int, variant: str) -> None:
    with pytest.raises(BadSetup):
        GAME.new(Setup(seats, {"variant": variant}), 1)
    with pytest.raises(BadSetup):
        GAME.new(Setup(2, {"solo_choose_cards": True}), 1)


@pytest.mark.rule("R17.3")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_R17_3_two_figures_on_two_different_bases(first: int) -> None:
    state = _new(7)
    every = sorted(square for base in BASES for square in base)
    assert legal(state) == [f"place green {square}" for square in every]
    assert refused_as(state, 0, "place green D4").rule == "R17.3"
    do_as(state, 0, f"place green {BASES[first][1]}")
    others = [square for square in every if square not in BASES[first]]
    assert legal(state) == [f"place yellow {square}" for square in others]
    for square in BASES[first]:
        assert refused_as(state, 0, f"place yellow {square}").rule == "R17.3"
    do_as(state, 0, f"place yellow {others[0]}")
    assert pending(state)[0].prompt == "main"
    assert GAME.position(state)["green"]["square"] == BASES[first][1]
    assert GAME.position(state)["yellow"]["square"] == others[0]


@pytest.mark.rule("R17.4")
def test_R17_4_four_figures_two_of_them_waiting() -> None:
    state = _new(2)
    do_as(state, 0, "place green A1", "place yellow H8")
    figures = GAME.view(state, 0)["figures"]
    assert [figure["colour"] for figure in figures] == ["green", "yellow", "blue", "red"]
    assert [figure["owner"] for figure in figures] == [0, 0, 0, 0]
    assert [figure["square"] for figure in figures] == ["A1", "H8", None, None]
    assert [figure["card"] is None for figure in figures] == [False, False, True, True]
    position = {
        "green": {"square": "D4"},
        "yellow": {"square": "E6"},
        "P0": {"cards": ["tk01", "tk02", "tk03"], "pairs": {"p01a+p01s": "available", "p02a+p02s": "available"}},
        "tokens": {"C8": "p04a"},
    }
    state = battlegrounds_at(position, 1, variant="solo")
    do_as(state, 0, "reenter blue tk01 A1", "move blue A2", "use_extra_turn p01a")
    do_as(state, 0, "reenter red tk02 H1", "move red H2", "use_extra_turn p02a")
    # All four stand: the fifth card only serves change_tank.
    assert pending(state)[0].prompt == "main"
    assert [text for text in legal(state) if text.startswith("change_tank")] == [
        f"change_tank {colour} tk03" for colour in ("green", "yellow", "blue", "red")
    ]


@pytest.mark.rule("R17.5")
def test_R17_5_the_point_tokens_are_the_supply_of_the_artillery() -> None:
    state = _new(3)
    artillery = GAME.view(state, 0)["artillery"]
    assert (artillery["tanks_left"], artillery["score"], artillery["tokens"]) == (12, 0, [])
    assert [figure["points"] for figure in GAME.view(state, 0)["figures"]] == [0, 0, 0, 0]
    assert GAME.view(state, 0)["players"][0]["received"] == []


@pytest.mark.rule("R17.6")
def test_R17_6_two_shuffled_piles_and_no_ordnance() -> None:
    letters = set()
    numbers = set()
    for seed in range(SEEDS):
        state = _new(seed)
        assert sorted(state.letters) == sorted(state.numbers) == list(range(8))
        letters.add(tuple(state.letters))
        numbers.add(tuple(state.numbers))
        artillery = GAME.view(state, 0)["artillery"]
        assert artillery["letters"] == list("ABCDEFGH")  # which are there is known, their order is not
        assert artillery["numbers"] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert min(len(letters), len(numbers)) > SEEDS - 3  # of 40320 orders two may happen to be equal


def _fired(seed: int) -> tuple[list[int], list[str]]:
    """The squares hit in a random game, and every kind of choice that was offered."""
    state = _new(seed, stall_rounds=0)
    rng = Rng(seed)
    hits: list[int] = []
    offered: list[str] = []
    while pending(state) and len(hits) < 40:
        decision = pending(state)[0]
        offered += [text_of(state, action) for action in decision.choices]
        state.sink = []
        apply(state, 0, decision.choices[rng.below(len(decision.choices))])
        for event in state.sink:
            if event.kind.name == "artillery_fired":
                hits.append(event.values[0])
        left = GAME.view(state, 0)["artillery"]
        out = 8 - len(left["letters"])
        assert len(left["numbers"]) == len(left["letters"])
        if out:
            assert {"ABCDEFGH"[hit // 8] for hit in hits[-out:]} == set("ABCDEFGH") - set(left["letters"])
            assert {hit % 8 + 1 for hit in hits[-out:]} == set(range(1, 9)) - set(left["numbers"])
    return hits, offered


@pytest.mark.rule("R17.6", "R17.9", "R17.16", "R17.17")
def test_R17_16_each_letter_and_number_once_before_they_come_again() -> None:
    rounds = 0
    orders = set()
    for seed in range(8):
        hits, offered = _fired(seed)
        assert not [text for text in offered if "mine" in text]
        for start in range(0, len(hits) - 7, 8):
            eight = hits[start : start + 8]
            assert sorted(hit // 8 for hit in eight) == list(range(8))
            assert sorted(hit % 8 for hit in eight) == list(range(8))
            orders.add(tuple(eight))
            rounds += 1
    assert rounds > 10
    assert len(orders) == rounds  # shuffled again each time


@pytest.mark.rule("R17.6", "R17.17")
def test_R17_17_the_order_of_the_piles_is_hidden() -> None:
    one = _new(4)
    do_as(one, 0, "place green A1", "place yellow H8")
    other = one.copy()
    other.letters.reverse()
    other.numbers.reverse()
    other.deck.reverse()
    assert GAME.view(one, 0) == GAME.view(other, 0)
    assert GAME.view(one, -1) == GAME.view(other, -1)
    assert "draws" not in dumps(GAME.view(one, 0))


@pytest.mark.rule("R17.18")
def test_R17_18_cards_destroyed_by_the_artillery_are_public() -> None:
    position = {
        "phase": "turn_done",
        "fire": ["F6"],
        "tokens": {"A5": "p04a"},
        "green": {"square": "D4"},
        "blue": {"square": "F6", "card": "tk05"},
    }
    state = arranged(GAME, Setup(1, {"variant": "solo"}), position)
    for seat in (-1, 0):
        assert GAME.view(state, seat)["box"] == ["tk05"]


@pytest.mark.rule("R18.1")
def test_R18_1_twenty_rounds_unless_agreed_otherwise() -> None:
    option = next(option for option in GAME.options() if option.key == "stall_rounds")
    assert option.default == 20
    position = {"phase": "turn_done", "quiet_turns": 79, "tokens": {"D4": "p01a"}}
    state = arranged(GAME, Setup(4), position)
    assert pending(state) == []
    assert state.outcome is not None
    assert state.outcome.reason == "stalled"
