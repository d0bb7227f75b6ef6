"""Only owners may know their hidden cards: spectators, re-deals and refusals reveal nothing."""

from __future__ import annotations

import pytest

from table import asked, do_as, duel_at, refused_as
from tankodrom.core.game import SPECTATOR
from tankodrom.core.playout import play_randomly
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.games.duel.game import Duel

GAME = Duel()


def test_a_hand_is_no_spectators_to_see_though_only_one_player_is_there() -> None:
    state = GAME.new(GAME.checked(Setup(1, {"mission": "M8"})), 1)
    assert set(state.hands[0]) <= set(GAME.view(state, SPECTATOR)["unseen"])
    assert not set(state.hands[0]) & set(GAME.view(state, 0)["unseen"])
    assert any(GAME.determinize(state, SPECTATOR, Rng(seed)).hands != state.hands for seed in range(3))


@pytest.mark.rule("8.3.4(1)")
def test_a_stolen_card_is_known_to_two_and_no_spectator() -> None:
    state = duel_at({
        "active": "G-I", "G-I": {"board": "pz4g", "range": 600}, "S-I": {"board": "t34_43", "range": 400},
        "P0": {"hand": [20]}, "P1": {"hand": [4, 5]},
    })  # fmt: skip
    do_as(state, 1, "leadership 4")
    assert 20 in state.hands[1]
    assert 20 in GAME.view(state, SPECTATOR)["unseen"]
    assert 20 not in GAME.view(state, 0)["unseen"]
    assert 20 not in GAME.view(state, 1)["unseen"]


def test_who_has_begun_to_pay_can_pay_in_every_re_deal() -> None:
    state = duel_at({
        "active": "G-I", "G-I": {"board": "pz4g", "range": 600, "on_fire": True},
        "S-I": {"board": "t34_43", "range": 400}, "P0": {"hand": [1, 3]}, "P1": {"hand": [2, 6, 11, 5]},
    })  # fmt: skip
    do_as(state, 1, "extinguish")
    for seed in range(100):
        twin = GAME.determinize(state, 0, Rng(seed))
        assert play_randomly(twin, Rng(seed), 30) > 0


@pytest.mark.rule("13.1(1)")
def test_a_refusal_does_not_tell_that_somebody_is_asked_for_tactics() -> None:
    refusals = []
    for card in (12, 13):  # TACTICS, and something else
        state = duel_at(
            {
                "active": "G-I", "G-I": {"board": "pz4g", "range": 600, "spotted": ["S-I"]},
                "G-II": {"board": "pz4g", "range": 600}, "S-I": {"board": "t34_43", "range": 400},
                "S-II": {"board": "t34_43", "range": 400}, "deck": [99],
                "P0": {"hand": [card]}, "P1": {"hand": [39, 5, 16]}, "P2": {"hand": [32]}, "P3": {"hand": [8]},
            },
            4,
        )  # fmt: skip
        do_as(state, 1, "fire 39")
        refusal = refused_as(state, 3, "pass 8")
        refusals.append((refusal.rule, refusal.key))
    assert refusals[0] == refusals[1]


def test_a_re_deal_of_a_position_not_yet_at_rest_can_be_played_on() -> None:
    state = GAME.arrange(
        Setup(2),
        {
            "at": "administration", "active": "G-I", "G-I": {"board": "pz4g", "on_fire": True},
            "S-I": {"board": "t34_43"}, "P1": {"hand": [5]},
        },
        Rng(1),
    )  # fmt: skip
    twin = GAME.determinize(state, 0, Rng(2))
    assert asked(twin) == [1]
