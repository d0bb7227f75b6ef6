"""R4: which seat decides, and the order of the choices of a decision (section 4.2)."""

from __future__ import annotations

from typing import Any

import pytest

from table import battlegrounds_at, do, legal
from tankodrom.core.kernel import apply, pending
from tankodrom.core.playout import random_choice
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.games.registry import game_named

GAME = game_named("battlegrounds")
COLOURS = ["green", "yellow", "blue", "red"]
# D5-D16 in the order of the decision points.
VERBS = [
    "reenter",
    "skip_reenter",
    "move",
    "skip_move",
    "shoot",
    "skip_shot",
    "change_tank",
    "attach",
    "use_extra_tank",
    "keep_card",
    "use_extra_turn",
    "end_turn",
]
SHOTS = ["token", "tank", "mine_place", "mine_clear", "arty_tank"]


def canonical(text: str) -> tuple[Any, ...]:
    """The place of an action in a list: verb, colour, pair, card, path length, squares, kind."""
    verb, *words = text.split()
    colour, pair, card, squares, kind = 0, "", "", "", ""
    if verb in ("reenter", "move", "skip_move", "shoot", "change_tank"):
        colour = COLOURS.index(words[0])
    if verb == "reenter":
        card, squares = words[1:]
    elif verb == "move":
        squares = words[1]
    elif verb == "shoot":
        squares, kind = words[1], str(SHOTS.index(words[2]))
    elif verb == "change_tank":
        card = words[1]
    elif verb == "keep_card":
        card = words[0]
    elif verb == "attach":
        pair, card, kind = words
    elif verb in ("use_extra_tank", "use_extra_turn"):
        pair = words[0]
    return (VERBS.index(verb), colour, pair, card, squares.count(","), squares, kind)


@pytest.mark.rule("R4.13", "R4.1", "R4.14")
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"starting_player": 1}), (4, {}), (4, {"variant": "teams", "starting_player": 3})],
)
def test_R4_13_only_the_owner_of_the_turn_decides(seats: int, options: dict[str, Value]) -> None:
    for seed in range(4):
        state = GAME.new(Setup(seats, {"stall_rounds": 0, **options}), seed)
        rng = Rng(seed)
        while legal(state)[0].split()[0] in ("choose_active", "place"):
            do(state, legal(state)[0])
        starter = GAME.save(state)["options"].get("starting_player", 0)
        destroyed = 0
        for _ in range(150):
            asked = pending(state)
            if not asked:
                break
            position = GAME.position(state)
            (decision,) = asked
            assert decision.seat == (starter + position["turns"]) % seats
            assert position["turn"] == f"P{decision.seat}"
            off = [colour for colour in COLOURS if colour in position and position[colour]["square"] == "off"]
            destroyed += bool(off)
            seat, action = random_choice(asked, rng)
            apply(state, seat, action)
        assert destroyed > 0  # there were destroyed figures of others about


def test_legal_lists_are_in_canonical_order_in_random_games() -> None:
    for seats, options in ((2, {}), (3, {}), (4, {"variant": "teams"}), (1, {"variant": "solo"})):
        chosen: dict[str, Value] = {**options, "stall_rounds": 0}
        for seed in (1, 2):
            state = GAME.new(Setup(seats, chosen), seed)
            rng = Rng(seed)
            while legal(state)[0].split()[0] in ("choose_active", "place"):
                do(state, legal(state)[0])
            for _ in range(120):
                asked = pending(state)
                if not asked:
                    break
                texts = legal(state)
                assert texts == sorted(texts, key=canonical)
                assert len(set(texts)) == len(texts)
                seat, action = random_choice(asked, rng)
                apply(state, seat, action)


def test_a_full_list_of_the_main_action_is_in_canonical_order() -> None:
    state = battlegrounds_at(
        {
            "cards": {"a": "O2/O1", "b": "D1/O1", "c": "O1/O1", "d": "O1/O1"},
            "green": {
                "square": "B1",
                "card": "b",
                "inactive": ["d", "c"],
                "upgrades": {"b": ["p13a+p13s"]},
            },
            "blue": {"square": "G8", "card": "a", "inactive": [], "upgrades": {"a": ["p11a+p11s"]}},
            "deck": ["tk01", "tk02"],
            "P0": {"pairs": {"p16a+p16s": "available", "p15a+p15s": "available", "p05a+p05s": "available"}},
        },
        2,
    )
    assert legal(state) == [
        "move green A2",
        "move green C2",
        "move blue F8,E8",
        "move blue G7,G6",
        "move blue F8,E8,D8",
        "move blue G7,G6,G5",
        "shoot green A1 mine_place",
        "shoot green B2 mine_place",
        "shoot green C1 mine_place",
        "change_tank green c",
        "change_tank green d",
        "change_tank blue c",
        "change_tank blue d",
        "attach p15a a armour",
        "attach p15a b armour",
        "attach p16a a armour",
        "attach p16a b armour",
        "use_extra_tank p05a",
    ]


def test_turning_paths_are_listed_by_length_and_squares() -> None:
    state = battlegrounds_at(
        {
            "cards": {"a": "O2/O1"},
            "green": {"square": "B6", "card": "a", "inactive": [], "upgrades": {"a": ["p07a+p07s", "p11a+p11s"]}},
        }
    )
    paths = [text.split()[2].split(",") for text in legal(state)]
    assert paths == sorted(paths, key=lambda path: (len(path), path))
    assert {len(path) for path in paths} == {2, 3}


def test_the_last_window_ends_with_extra_turn_and_end_turn() -> None:
    pairs = {
        "p02a+p02s": "available",
        "p01a+p01s": "available",
        "p15a+p15s": "available",
        "p05a+p05s": "available",
    }
    state = battlegrounds_at({"deck": ["tk01"], "P0": {"pairs": pairs}})
    do(state, "move green A2", "skip_shot")
    assert legal(state) == [
        "attach p15a green-1 armour",
        "use_extra_tank p05a",
        "use_extra_turn p01a",
        "use_extra_turn p02a",
        "end_turn",
    ]


def test_token_comes_before_tank_on_one_square() -> None:
    state = battlegrounds_at({"green": {"square": "D4"}, "yellow": {"square": "D6"}, "tokens": {"D6": "p01a"}})
    do(state, "move green D5")
    assert legal(state) == [
        "shoot green C5 mine_place",
        "shoot green D4 mine_place",
        "shoot green D6 token",
        "shoot green D6 tank",
        "shoot green E5 mine_place",
        "skip_shot",
    ]
