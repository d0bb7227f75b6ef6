"""R16: the setup of family, its hidden tokens, and the ends that scenarios cannot describe."""

from __future__ import annotations

from json import dumps
from typing import Any

import pytest

from table import do, legal, refused_as
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.games.registry import game_named

GAME = game_named("battlegrounds")
FAMILY = {"variant": "family"}
SEEDS = 250
NO_TOKEN = -1
TOKENS = {
    "D4": "p05a", "E5": "p09a", "D5": "p05b", "C5": "p09b", "B4": "p07a", "B5": "p08a", "C4": "p10a",
    "A1": "p11a", "A2": "p12a", "B1": "p13a", "B2": "p14a",
}  # fmt: skip


def _square(name: str) -> int:
    return 8 * "ABCDEFGH".index(name[0]) + int(name[1]) - 1


def _new(seats: int, seed: int) -> Any:
    return GAME.new(Setup(seats, {**FAMILY, "stall_rounds": 5}), seed)


def _with_pairs(pairs: list[str], green: str) -> Any:
    """Green holds these pairs, so their tokens are not on the board."""
    position = {
        "turn": "green",
        "tokens": TOKENS,
        "face_up": ["D4", "E5"],
        "green": {"square": green},
        "P0": {"pairs": dict.fromkeys(pairs, "plain")},
    }
    state = GAME.arrange(Setup(2, {**FAMILY, "stall_rounds": 0}), position, Rng(1))
    for token in state.pair_first + state.pair_second:
        if token in state.tokens:
            state.tokens[state.tokens.index(token)] = NO_TOKEN
    return state


@pytest.mark.rule("R16.1")
def test_R16_1_all_tokens_anywhere_face_down() -> None:
    neighbours = 0
    special_outside = 0
    plain_inside = 0
    layouts = set()
    for seed in range(SEEDS):
        state = _new(2, seed)
        assert sorted(state.tokens) == list(range(64))
        layouts.add(tuple(state.tokens))
        for square, token in enumerate(state.tokens):
            centre = 2 <= square // 8 <= 5 and 2 <= square % 8 <= 5
            special_outside += state.kit.icon[token] >= 0 and not centre
            plain_inside += state.kit.icon[token] < 0 and centre
            if square % 8 < 7:
                neighbours += state.kit.picture[token] == state.kit.picture[state.tokens[square + 1]]
    assert len(layouts) == SEEDS
    # One pair of neighbours in 21 has the same picture; three of four special tokens lie outside the centre.
    assert SEEDS < neighbours < 4 * SEEDS
    assert 11 * SEEDS < special_outside < 13 * SEEDS
    assert special_outside == plain_inside


@pytest.mark.rule("R16.2")
def test_R16_2_D4_and_E5_lie_open_and_differ() -> None:
    for seed in range(2 * SEEDS):
        state = _new(2 + seed % 3, seed)
        assert state.face_up == [_square("D4"), _square("E5")]
        picture = state.kit.picture
        assert picture[state.tokens[_square("D4")]] != picture[state.tokens[_square("E5")]]


@pytest.mark.rule("R16.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R16_3_no_cards_no_points_no_ordnance(seats: int) -> None:
    state = _new(seats, 5)
    rng = Rng(5)
    prompts = set()
    for _ in range(300):
        if not pending(state):
            break
        decision = pending(state)[0]
        prompts.add(decision.prompt)
        apply(state, decision.seat, decision.choices[rng.below(len(decision.choices))])
        view = GAME.view(state, 0)
        assert all(player["cards"] == player["received"] == [] for player in view["players"])
        assert all(figure["card"] is None and figure["points"] == 0 for figure in view["figures"])
        assert (view["deck_size"], view["box_size"]) == (0, 0)
        assert not any("mine" in square or "artillery" in square for square in view["squares"].values())
    assert prompts == {"place", "f_move", "reveal"}


@pytest.mark.rule("R16.4")
@pytest.mark.parametrize(
    ("seats", "colours"),
    [(2, ["green", "blue"]), (3, ["green", "yellow", "blue"]), (4, ["green", "yellow", "blue", "red"])],
)
def test_R16_4_one_figure_each_on_its_own_base(seats: int, colours: list[str]) -> None:
    bases = {
        "green": ["A1", "A2", "B1"],
        "yellow": ["A7", "A8", "B8"],
        "blue": ["G8", "H7", "H8"],
        "red": ["G1", "H1", "H2"],
    }
    state = _new(seats, 1)
    for seat, colour in enumerate(colours):
        decision = pending(state)[0]
        assert decision.seat == seat
        choices = legal(state)
        assert choices == [f"place {colour} {square}" for square in bases[colour]]
        assert refused_as(state, seat, f"place {colour} D4").rule == "R2.12"
        do(state, choices[-1])
    assert pending(state)[0].prompt == "f_move"
    assert [figure["colour"] for figure in GAME.view(state, 0)["figures"]] == colours
    assert [player["colours"] for player in GAME.view(state, 0)["players"]] == [[colour] for colour in colours]


@pytest.mark.rule("R16.8")
def test_R16_8_nothing_to_reveal() -> None:
    state = _with_pairs([], "A1")
    for name in ("A2", "B1", "B2"):
        state.tokens[_square(name)] = NO_TOKEN
    do(state, "f_move A1")
    assert pending(state)[0].seat == 1
    assert state.face_up == []  # R16.13: D4 and E5 are covered as in any turn


@pytest.mark.rule("R16.17")
def test_R16_17_10_points_end_the_game_at_once() -> None:
    state = _with_pairs(["p01a+p01b", "p02a+p02b", "p03a+p03b", "p04a+p04b"], "C4")
    do(state, "f_move C4", "reveal D5")
    assert state.outcome is None
    do(state, "reveal B4")
    assert pending(state) == []
    position = GAME.position(state)
    assert (position["winners"], position["reason"], position["P0"]["vp"]) == (["P0"], "threshold", 10)
    assert position["face_up"].items == ["B4", "E5"]  # nothing is covered any more
    refused_as(state, 0, "f_move C4")


@pytest.mark.rule("R16.17")
def test_R16_17_8_points_do_not() -> None:
    state = _with_pairs(["p01a+p01b", "p02a+p02b", "p03a+p03b"], "C4")
    do(state, "f_move C4", "reveal D5", "reveal B4")
    assert GAME.position(state)["P0"]["vp"] == 8
    assert pending(state)[0].seat == 0


@pytest.mark.rule("R16.10", "R16.17")
def test_R16_17_the_second_pair_may_be_the_one() -> None:
    state = _with_pairs(["p01a+p01b", "p02a+p02b", "p03a+p03b"], "C4")
    do(state, "f_move C4", "reveal D5", "reveal C5")
    assert pending(state) == []
    assert GAME.position(state)["P0"]["vp"] == 10


@pytest.mark.rule("R16.17")
def test_R16_17_at_once_means_before_the_second_pair() -> None:
    state = _with_pairs(["p01a+p01b", "p02a+p02b", "p03a+p03b", "p04a+p04b"], "C4")
    do(state, "f_move C4", "reveal D5", "reveal C5")
    assert pending(state) == []
    assert GAME.position(state)["P0"]["vp"] == 10


@pytest.mark.rule("R16.1", "R16.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R16_1_nobody_sees_what_lies_face_down(seats: int) -> None:
    """4.4: covered pictures appear in no view and no event, not even for players who have seen them."""
    was_open: set[int] = set()
    covered = 0
    for seed in range(3):
        state = _new(seats, seed)
        rng = Rng(seed)
        while pending(state):
            down = [
                state.kit.token_ids[token]
                for square, token in enumerate(state.tokens)
                if token != NO_TOKEN and square not in state.face_up
            ]
            for seat in range(-1, seats):
                view = GAME.view(state, seat)
                shown = dumps(view)
                assert not [name for name in down if name in shown]
                for square in state.face_up:
                    name = "ABCDEFGH"[square // 8] + str(square % 8 + 1)
                    assert view["squares"][name]["token"] == state.kit.token_ids[state.tokens[square]]
            covered += len(was_open - set(state.face_up))
            was_open = set(state.face_up)
            state.sink = []
            before = state.face_up[:]
            decision = pending(state)[0]
            action = decision.choices[rng.below(len(decision.choices))]
            apply(state, decision.seat, action)
            for event in state.sink:
                if event.kind.name == "covered":
                    assert len(event.values) == 1
                for (_, kind), value in zip(event.kind.arguments, event.values, strict=True):
                    if kind.name == "token":
                        open_now = [state.tokens[square] for square in state.face_up + before]
                        taken = state.pair_first + state.pair_second
                        just_shown = [e.values[1] for e in state.sink if e.kind.name == "revealed"]
                        assert value in open_now + taken + just_shown
    assert covered > 50


@pytest.mark.rule("R16.1")
def test_R16_1_views_do_not_depend_on_the_tokens_face_down() -> None:
    one = _with_pairs([], "C4")
    other = one.copy()
    down = [square for square in range(64) if square not in one.face_up]
    for square, token in zip(down, [one.tokens[square] for square in reversed(down)], strict=True):
        other.tokens[square] = token
    assert one.tokens != other.tokens
    for seat in (-1, 0, 1):
        assert GAME.view(one, seat) == GAME.view(other, seat)
