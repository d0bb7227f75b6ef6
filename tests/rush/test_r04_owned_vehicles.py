"""R4: bought vehicles never return to the shop, in whole games. The rest of R4 is in scenarios/rush/R04-shop.toml."""

from __future__ import annotations

from typing import Any

import pytest

from tankodrom.core.kernel import apply, pending
from tankodrom.core.playout import random_choice
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.games.registry import game_named

RUSH = game_named("rush")


def positions_of_a_game(seats: int, seed: int) -> list[dict[str, Any]]:
    state = RUSH.new(Setup(seats, {"max_rounds": 25}), seed)
    rng = Rng(seed + 1000)
    positions = []
    while True:
        decisions = pending(state)
        positions.append(RUSH.position(state))
        if not decisions:
            return positions
        seat, action = random_choice(decisions, rng)
        apply(state, seat, action)


GAMES = [(2, 1), (3, 2), (5, 3)]


@pytest.mark.rule("R4.6", "R4.7")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_R4_6_and_R4_7_what_is_owned_or_scrapped_never_returns(seats: int, seed: int) -> None:
    supply_was: set[str] = set()
    scrapyard_was: list[str] = []
    for position in positions_of_a_game(seats, seed):
        supply = set(position["shop"] + position["deck"] + position["discard"].items)
        assert len(supply) == len(position["shop"]) + position["deck_size"] + len(position["discard"].items)
        if supply_was:
            assert supply <= supply_was  # vehicles leave shop, deck and discard pile and never return
        scrapyard = position["scrapyard"].items
        for card in set(scrapyard_was):
            assert scrapyard.count(card) >= scrapyard_was.count(card)
        supply_was = supply
        scrapyard_was = scrapyard
    # Otherwise the game would have tested nothing.
    assert len(supply_was) < 90
    assert scrapyard_was


@pytest.mark.rule("R4.4")
def test_R4_4_the_discard_pile_is_shuffled() -> None:
    """A player who saw all discards still does not know their order after the reshuffle."""
    rows = set()
    for seed in range(8):
        # Pass until the vehicle deck is used up: 96 turns, the next card comes from the discard pile.
        state = RUSH.new(Setup(2, {"starting_player": 0}), 1)
        for _ in range(96):
            (decision,) = pending(state)
            apply(state, decision.seat, decision.choices[-1])
        position = RUSH.position(state)
        assert position["deck"] == []
        assert len(position["discard"].items) == 96
        state.rng = Rng(seed)
        (decision,) = pending(state)
        apply(state, decision.seat, decision.choices[-1])
        position = RUSH.position(state)
        assert position["deck_size"] == 96
        assert position["discard"].items == []
        rows.add((position["shop"][0], *position["deck"]))
    assert len(rows) == 8
