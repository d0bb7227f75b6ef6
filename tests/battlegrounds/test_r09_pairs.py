"""R9: pairs with two icons, the effect of every icon, and the invariants of pairs."""

from __future__ import annotations

from typing import Any

import pytest

from table import arranged, do, legal, refused
from tankodrom.core.kernel import apply, pending
from tankodrom.core.playout import random_choice
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.games.registry import game_named

GAME = game_named("battlegrounds")
# A pack of the M2 kind: eight pictures, each on six plain and two special tokens (s and t).
TWO_ICONS = [
    ["extra_turn", "armour"],
    ["extra_turn", "extra_tank"],
    ["extra_turn", "extra_tank"],
    ["extra_turn", "direction"],
    ["extra_shot", "direction"],
    ["extra_shot", "extra_move"],
    ["extra_move", "order_swap"],
    ["order_swap", "armour"],
]
PACK = {
    "key": "two-icons",
    "pictures": [{"id": f"m{number}", "plain": 6, "special": icons} for number, icons in enumerate(TWO_ICONS)],
}
ONE_ICON_TWICE = {
    "key": "one-icon-twice",
    "pictures": [
        {"id": f"m{number}", "plain": 6, "special": [icon, icon]}
        for number, icon in enumerate(
            [
                "extra_turn",
                "extra_turn",
                "extra_tank",
                "direction",
                "extra_shot",
                "extra_move",
                "order_swap",
                "armour",
            ]
        )
    ],
}


def shooting(first: str, second: str, data: dict[str, Any] | None = None) -> Any:
    """Green has just taken the second token of a pair with a shot at D6; the last window is open."""
    position = {
        "cards": {"g1": "O1/O1"},
        "green": {"square": "D4", "card": "g1", "inactive": []},
        "tokens": {"D6": second},
        "P0": {"unpaired": [first]},
        "deck": ["tk01", "tk02"],
    }
    setup = Setup(4, {"stall_rounds": 0}, {"tokens": data} if data else {})
    state = arranged(GAME, setup, position)
    do(state, "move green D5", "shoot green D6 token")
    return state


@pytest.mark.rule("R9.7")
@pytest.mark.parametrize(
    ("picture", "offer"),
    [
        ("p01", "use_extra_turn p01a"),
        ("p04", "use_extra_turn p04a"),
        ("p05", "use_extra_tank p05a"),
        ("p07", "attach p07a g1 direction"),
        ("p09", "attach p09a g1 extra_shot"),
        ("p11", "attach p11a g1 extra_move"),
        ("p13", "attach p13a g1 order_swap"),
        ("p15", "attach p15a g1 armour"),
    ],
)
def test_R9_7_a_special_pair_offers_the_effect_of_its_icon(picture: str, offer: str) -> None:
    for first, second in ((f"{picture}a", f"{picture}s"), (f"{picture}s", f"{picture}a")):
        state = shooting(first, second)
        assert legal(state) == [offer, "end_turn"]
        assert GAME.position(state)["P0"]["pairs"] == {f"{picture}a+{picture}s": "available"}


@pytest.mark.rule("R9.7", "R9.10")
def test_R9_7_without_icon_nothing_is_offered() -> None:
    state = shooting("p15a", "p15b")
    assert pending(state)[0].seat == 1
    assert GAME.position(state)["P0"]["pairs"] == {"p15a+p15b": "plain"}


@pytest.mark.rule("R9.8")
def test_R9_8_of_two_icons_the_owner_chooses_one() -> None:
    beginning = shooting("m0s", "m0t", PACK)
    assert legal(beginning) == ["attach m0s g1 armour", "use_extra_turn m0s", "end_turn"]
    assert GAME.position(beginning)["P0"]["vp"] == 2

    state = beginning.copy()
    do(state, "use_extra_turn m0s")
    assert refused(state, "attach m0s g1 armour").rule == "R9.10"
    do(state, "move green D6", "skip_shot")
    assert pending(state)[0].seat == 1  # nothing left of it

    # As armour it does not have to end the turn: an extra turn is gone with it.
    state = beginning.copy()
    do(state, "attach m0s g1 armour")
    assert pending(state)[0].seat == 1
    assert GAME.position(state)["P0"]["upgrades"]["g1"].items == ["armour"]
    assert GAME.position(state)["P0"]["pairs"] == {"m0s+m0t": "attached"}


@pytest.mark.rule("R9.8")
def test_R9_8_one_effect_the_icon_not_chosen_does_nothing() -> None:
    position = {
        "cards": {"g1": "O2/O1"},
        "green": {"square": "D4", "card": "g1", "inactive": []},
        "P0": {"pairs": {"m4s+m4t": "available"}},  # extra_shot and direction
    }
    setup = Setup(4, {"stall_rounds": 0}, {"tokens": PACK})
    straight = ["move green C4,B4", "move green D3,D2", "move green D5,D6", "move green E4,F4"]

    state = arranged(GAME, setup, position)
    assert legal(state) == [*straight, "attach m4s g1 direction", "attach m4s g1 extra_shot"]
    do(state, "attach m4s g1 extra_shot")
    assert legal(state) == straight
    do(state, "move green D5,D6")
    assert {"shoot green D7 mine_place", "shoot green D8 mine_place"} <= set(legal(state))

    state = arranged(GAME, setup, position)
    do(state, "attach m4s g1 direction")
    assert "move green D5,E5" in legal(state)
    do(state, "move green D5,D6")
    assert "shoot green D8 mine_place" not in legal(state)


@pytest.mark.rule("R9.8")
def test_R9_8_one_of_the_icons_and_a_plain_token_leave_no_choice() -> None:
    assert legal(shooting("m0a", "m0s", PACK)) == ["use_extra_turn m0a", "end_turn"]
    assert legal(shooting("m0a", "m0t", PACK)) == ["attach m0a g1 armour", "end_turn"]


@pytest.mark.rule("R9.8")
def test_R9_8_the_same_icon_twice_is_one_effect() -> None:
    state = shooting("m0s", "m0t", ONE_ICON_TWICE)
    assert legal(state) == ["use_extra_turn m0s", "end_turn"]
    do(state, "use_extra_turn m0s", "move green D6", "skip_shot")
    assert pending(state)[0].seat == 1
    state = shooting("m7s", "m7t", ONE_ICON_TWICE)
    assert legal(state) == ["attach m7s g1 armour", "end_turn"]
    do(state, "attach m7s g1 armour")
    assert GAME.position(state)["P0"]["upgrades"]["g1"].items == ["armour"]


def test_a_pack_with_two_icons_can_be_played() -> None:
    state = GAME.new(Setup(4, {}, {"tokens": PACK}), 3)
    rng = Rng(3)
    for _ in range(400):
        if not pending(state):
            break
        assert GAME.broken_invariants(state) == []
        seat, action = random_choice(pending(state), rng)
        apply(state, seat, action)
    assert GAME.position(state)["tokens_left"] < 64


GAMES: list[tuple[int, dict[str, Value]]] = [(2, {}), (4, {}), (4, {"variant": "teams"}), (1, {"variant": "solo"})]


@pytest.mark.rule("R9.3", "R9.5", "R9.10", "R8.6", "R8.10")
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_R9_5_pairs_and_point_tokens_stay_for_good(seats: int, options: dict[str, Value]) -> None:
    """Over random games: no pair is lost, its state only advances, and the score counts all pairs."""
    later = {
        "plain": {"plain"},
        "available": {"available", "attached", "used"},
        "attached": {"attached", "used"},
        "used": {"used"},
    }
    made = 0
    for seed in (1, 2, 3):
        state = GAME.new(Setup(seats, {**options, "stall_rounds": 0}), seed)
        rng = Rng(seed)
        before = GAME.position(state)
        for _ in range(300):
            if not pending(state):
                break
            seat, action = random_choice(pending(state), rng)
            apply(state, seat, action)
            position = GAME.position(state)
            for player in range(seats):
                now, then = position[f"P{player}"], before[f"P{player}"]
                for pair, status in then["pairs"].items():
                    assert now["pairs"].get(pair) in later[status]
                assert set(then["received"].items) <= set(now["received"].items)
                pictures = [token[:3] for token in now["unpaired"].items]
                assert len(set(pictures)) == len(pictures)
                for pair in now["pairs"]:
                    one, other = pair.split("+")
                    assert one[:3] == other[:3]
                partners = [player, (player + 2) % 4] if options.get("variant") == "teams" else [player]
                received = [text for other in partners for text in position[f"P{other}"]["received"].items]
                assert now["vp"] == 2 * len(now["pairs"]) + sum(int(text.split()[1]) for text in received)
            before = position
        made += sum(len(before[f"P{player}"]["pairs"]) for player in range(seats))
    assert made > 0
