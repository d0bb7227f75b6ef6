"""What a player's own view tells about payments and the next draw."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from table import do_as, rush_at
from tankodrom.core.setup import Value
from tankodrom.games.registry import game_named
from tankodrom.games.rush.piles import chances_to_draw

GAME = game_named("rush")


def _player(position: dict[str, Any], options: dict[str, Value] | None = None, viewer: int = 0) -> dict[str, Any]:
    state = rush_at(position, **(options or {}))
    player: dict[str, Any] = GAME.view(state, viewer)["players"][0]
    return player


def _chances(position: dict[str, Any], count: int) -> dict[str, float]:
    state = rush_at(position)
    return {state.cards.codes[card]: chance for card, chance in chances_to_draw(state, 0, count).items()}


def _share(pile: list[str], count: int, card: str) -> float:
    """The chances from listing every possible draw."""
    draws = list(combinations(pile, count))
    return sum(card in drawn for drawn in draws) / len(draws)


@pytest.mark.rule("R13.5")
def test_R13_5_the_chances_are_those_of_all_possible_draws() -> None:
    garage = ["E", "E", "RC", "K1", "K2", "K3"]
    position = {"P0": {"hand": ["K5"], "garage": garage, "store": ["K6"]}}
    draw = _player(position)["next_draw"]
    assert draw["count"] == 3
    chances = _chances(position, 3)
    for card in set(garage):
        assert chances[card] == pytest.approx(_share(garage, 3, card))
    assert chances["K5"] == chances["K6"] == 0.0
    assert draw["chances"] == {card: round(100 * chance) for card, chance in chances.items()}


@pytest.mark.rule("R3.2", "R13.5")
def test_R3_2_a_short_garage_is_drawn_whole_and_the_store_follows_with_the_hand() -> None:
    chances = _chances({"P0": {"hand": ["K5", "E"], "garage": ["RC"], "store": ["K6", "E", "K1"]}}, 3)
    later = ["K5", "E", "K6", "E", "K1"]
    assert chances["RC"] == 1.0
    for card in set(later):
        assert chances[card] == pytest.approx(_share(later, 2, card))
    both = _chances({"P0": {"hand": ["E"], "garage": ["E"], "store": ["K6", "K1", "K2"]}}, 3)
    assert both["E"] == 1.0  # one in the garage is enough
    few = _player({"P0": {"hand": ["K5"], "garage": [], "store": ["K6"]}})["next_draw"]
    assert few["chances"] == {"K5": 100, "K6": 100}


@pytest.mark.rule("V4.1", "V7.4")
def test_V4_1_the_draw_counts_guards_and_kept_cards() -> None:
    position = {"P0": {"hand": ["E"], "kept": ["K5", "K6"], "guards": ["K1", "K2", ""]}}
    assert _player(position, {"defended_bases_bonus": True})["next_draw"]["count"] == 3
    position["P0"]["kept"] = []
    assert _player(position, {"defended_bases_bonus": True})["next_draw"]["count"] == 4


@pytest.mark.rule("R5.1", "R5.4", "R2.11")
def test_R5_4_the_purse_keeps_own_nation_payments_apart() -> None:
    """K7 pays 5 for Soviet vehicles only; a captured base has no value."""
    position = {"P0": {"hand": ["K7", "K21", "E", "CB"], "garage": ["E"]}}
    assert _player(position)["purse"] == {"any": 3, "nations": {"ussr": 5}}
    assert _player(position, viewer=1)["purse"] is None
    position["turn"] = {"locked": ["K21"]}
    assert _player(position)["purse"]["any"] == 1


@pytest.mark.rule("R10.3")
def test_R10_3_a_declared_attack_tells_its_numbers_together() -> None:
    state = rush_at({"P0": {"hand": ["K5", "K1", "E"]}})
    do_as(state, 0, "declare K5", "declare K1")
    assert GAME.view(state, 1)["step"]["attack"] == 3
