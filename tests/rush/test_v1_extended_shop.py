"""V1.1 at setup; the rest of V1 is in scenarios/rush/V1-extended-shop.toml."""

from __future__ import annotations

import pytest

from tankodrom.core.setup import Setup
from tankodrom.games.registry import game_named


@pytest.mark.rule("V1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_V1_1_six_cards_in_the_shop_and_94_in_the_deck(seats: int) -> None:
    game = game_named("rush")
    view = game.view(game.new(Setup(seats, {"extended_shop": True}), seats), 0)
    assert (len(view["shop"]), view["deck_size"], view["discard"]) == (6, 94, [])
    without = game.view(game.new(Setup(seats), seats), 0)
    assert (len(without["shop"]), without["deck_size"]) == (4, 96)


@pytest.mark.rule("V1.1")
def test_V1_1_is_dealt_like_a_longer_row_of_the_base_game() -> None:
    """R1.8: each card enters next to the deck, so the first four dealt lie farthest from it."""
    game = game_named("rush")
    six = game.view(game.new(Setup(3, {"extended_shop": True, "starting_player": 0}), 5), 0)["shop"]
    four = game.view(game.new(Setup(3, {"starting_player": 0}), 5), 0)["shop"]
    assert six[2:] == four
