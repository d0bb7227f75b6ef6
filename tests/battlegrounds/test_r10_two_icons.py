"""R10.1, R12: pairs with two different icons (A38), which only a user's own pack can have."""

from __future__ import annotations

from typing import Any

import pytest

from table import arranged, do, legal, refused_as
from tankodrom.core.kernel import pending
from tankodrom.core.setup import Setup
from tankodrom.games.registry import game_named

GAME = game_named("battlegrounds")
SPECIALS = [
    ["extra_turn", "extra_tank"],
    ["extra_turn", "extra_tank"],
    ["extra_turn", "armour"],
    ["extra_turn", "armour"],
    ["direction", "extra_shot"],
    ["extra_shot", "direction"],
    ["extra_move", "order_swap"],
    ["order_swap", "extra_move"],
]
# Model M2: eight pictures, each on six plain tokens and two special ones.
M2 = {
    "key": "m2",
    "pictures": [
        {"id": f"q{number}", "plain": 6, "special": icons} for number, icons in enumerate(SPECIALS, start=1)
    ],
}
CARDS = {"g1": "O2/O1", "g2": "O1/O1"}


def _green_on_A1(**position: Any) -> Any:
    whole = {
        "turn": "green",
        "cards": CARDS,
        "deck": ["tk01", "tk02", "tk03"],
        "green": {"square": "A1", "card": "g1", "inactive": ["g2"]},
        **position,
    }
    return arranged(GAME, Setup(4, {"stall_rounds": 0}, {"tokens": M2}), whole)


@pytest.mark.rule("R9.8", "R10.1")
def test_R10_1_the_owner_chooses_as_what_a_pair_is_attached() -> None:
    state = _green_on_A1(P0={"pairs": {"q5s+q5t": "available"}})
    assert legal(state, "attach") == ["attach q5s g1 direction", "attach q5s g1 extra_shot"]
    turned = state.copy()
    do(turned, "attach q5s g1 direction")
    assert "move green A2,B2" in legal(turned, "move")
    do(turned, "move green A2,A3")
    assert "shoot green A5 mine_place" not in legal(turned, "shoot")
    assert legal(turned, "attach") == []
    do(state, "attach q5s g1 extra_shot")
    assert "move green A2,B2" not in legal(state, "move")
    do(state, "move green A2,A3")
    assert "shoot green A5 mine_place" in legal(state, "shoot")
    assert GAME.position(state)["P0"]["pairs"] == {"q5s+q5t": "attached"}
    assert GAME.position(state)["P0"]["vp"] == 2


@pytest.mark.rule("R9.8", "R10.1")
def test_R10_1_the_chosen_icon_is_kept_when_a_game_is_saved() -> None:
    state = _green_on_A1(P0={"pairs": {"q6s+q6t": "available"}})
    do(state, "attach q6s g1 extra_shot")
    assert GAME.view(state, 1)["players"][0]["cards"][0]["upgrades"] == ["extra_shot"]
    assert [pair[4] for pair in GAME.save(state)["pairs"]] == [3]


@pytest.mark.rule("R9.8", "R12.1", "R12.4")
def test_R12_1_one_pair_one_action() -> None:
    state = _green_on_A1(P0={"pairs": {"q1s+q1t": "available"}})
    assert legal(state, "use_extra_tank", "use_extra_turn", "attach") == ["use_extra_tank q1s"]
    do(state, "move green A2,A3", "skip_shot")
    assert legal(state, "use_extra_tank", "use_extra_turn") == ["use_extra_tank q1s", "use_extra_turn q1s"]
    other = state.copy()
    do(state, "use_extra_tank q1s", "keep_card tk02")
    assert pending(state)[0].seat == 1  # the pair is used, nothing else is left to do
    do(other, "use_extra_turn q1s")
    assert pending(other)[0].seat == 0
    assert legal(other, "use_extra_tank", "use_extra_turn") == []


@pytest.mark.rule("R9.8", "R10.1", "R12.1")
def test_R12_1_action_or_upgrade() -> None:
    state = _green_on_A1(P0={"pairs": {"q3s+q3t": "available"}}, mines=["A2"])
    assert legal(state, "attach") == ["attach q3s g1 armour"]
    assert refused_as(state, 0, "attach q3s g1 extra_turn").rule == "R12.1"
    do(state, "attach q3s g1 armour", "move green A2,A3")
    assert GAME.position(state)["green"]["square"] == "A3"
    assert GAME.position(state)["P0"]["pairs"] == {"q3s+q3t": "used"}
    do(state, "skip_shot")
    assert pending(state)[0].seat == 1


@pytest.mark.rule("R9.7", "R9.8")
def test_R9_8_a_pair_with_one_icon_has_no_choice() -> None:
    state = _green_on_A1(P0={"pairs": {"q5a+q5t": "available"}})
    assert legal(state, "attach") == ["attach q5a g1 extra_shot"]
    assert refused_as(state, 0, "attach q5a g1 direction").rule == "R9.7"


@pytest.mark.rule("R2.1", "R2.3")
def test_R2_3_such_a_pack_is_playable() -> None:
    assert GAME.data_problems("tokens", M2) == []
    for seed in range(20):
        state = GAME.new(Setup(3, {}, {"tokens": M2}), seed)
        for square, token in enumerate(state.tokens):
            in_centre = 2 <= square // 8 <= 5 and 2 <= square % 8 <= 5
            assert (state.kit.icon[token] >= 0) == in_centre
            for other in (square + 1, square + 8):
                if other < 64 and (other // 8 == square // 8 or other % 8 == square % 8):
                    assert state.kit.picture[token] != state.kit.picture[state.tokens[other]]
