"""What nobody but its owner may tell: to spectators, in re-deals, and through refusals."""

from __future__ import annotations

from typing import Any

import pytest

from tankodrom.core.game import SPECTATOR
from tankodrom.core.kernel import apply, pending, why_not
from tankodrom.core.playout import play_randomly
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.core.text import read_action
from tankodrom.games.duel.game import Duel

GAME = Duel()


def at(position: dict[str, Any], seats: int = 2) -> Any:
    state = GAME.arrange(Setup(seats), position, Rng(1))
    pending(state)
    return state


def test_a_hand_is_no_spectators_to_see_though_only_one_player_is_there() -> None:
    state = GAME.new(GAME.checked(Setup(1, {"mission": "M8"})), 1)
    assert set(state.hands[0]) <= set(GAME.view(state, SPECTATOR)["unseen"])
    assert not set(state.hands[0]) & set(GAME.view(state, 0)["unseen"])
    assert any(GAME.determinize(state, SPECTATOR, Rng(seed)).hands != state.hands for seed in range(3))


@pytest.mark.rule("8.3.4(1)")
def test_a_stolen_card_is_known_to_two_and_no_spectator() -> None:
    state = at({
        "active": "G-I", "G-I": {"board": "pz4g", "range": 600}, "S-I": {"board": "t34_43", "range": 400},
        "P0": {"hand": [20]}, "P1": {"hand": [4, 5]},
    })  # fmt: skip
    apply(state, 1, read_action(state, "leadership 4"))
    assert 20 in state.hands[1]
    assert 20 in GAME.view(state, SPECTATOR)["unseen"]
    assert 20 not in GAME.view(state, 0)["unseen"]
    assert 20 not in GAME.view(state, 1)["unseen"]


def test_who_has_begun_to_pay_can_pay_in_every_re_deal() -> None:
    state = at({
        "active": "G-I", "G-I": {"board": "pz4g", "range": 600, "on_fire": True},
        "S-I": {"board": "t34_43", "range": 400}, "P0": {"hand": [1, 3]}, "P1": {"hand": [2, 6, 11, 5]},
    })  # fmt: skip
    apply(state, 1, read_action(state, "extinguish"))
    for seed in range(100):
        twin = GAME.determinize(state, 0, Rng(seed))
        assert play_randomly(twin, Rng(seed), 30) > 0


@pytest.mark.rule("13.1(1)")
def test_a_refusal_does_not_tell_that_somebody_is_asked_for_tactics() -> None:
    refusals = []
    for card in (12, 13):  # TACTICS, and something else
        state = at(
            {
                "active": "G-I", "G-I": {"board": "pz4g", "range": 600, "spotted": ["S-I"]},
                "G-II": {"board": "pz4g", "range": 600}, "S-I": {"board": "t34_43", "range": 400},
                "S-II": {"board": "t34_43", "range": 400}, "deck": [99],
                "P0": {"hand": [card]}, "P1": {"hand": [39, 5, 16]}, "P2": {"hand": [32]}, "P3": {"hand": [8]},
            },
            4,
        )  # fmt: skip
        for action in ("fire 39",):
            apply(state, 1, read_action(state, action))
        refusal = why_not(state, 3, read_action(state, "pass 8"))
        assert refusal is not None
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
    assert [decision.seat for decision in pending(twin)] == [1]
