"""R12.4 and 4.4 of the rules: the deck, the two drawn cards and the rejected card are hidden from the others."""

from __future__ import annotations

from json import dumps
from typing import Any

import pytest

from table import battlegrounds_at, do
from tankodrom.games.registry import game_named

GAME = game_named("battlegrounds")
SPECTATOR = -1
POSITION = {
    "turn": "green",
    "deck": ["tk04", "tk09", "tk01", "tk02"],
    "green": {"square": "A1"},
    "P0": {"pairs": {"p05a+p05s": "available"}},
}


def _shown(state: Any, seat: int) -> str:
    return dumps(GAME.view(state, seat))


@pytest.mark.rule("R12.4")
@pytest.mark.parametrize("variant", ["battle", "teams"])
def test_R12_4_only_the_drawer_sees_the_two_cards_and_the_rejected_one(variant: str) -> None:
    state = battlegrounds_at(POSITION, variant=variant)
    for seat in (SPECTATOR, 0, 1, 2, 3):
        assert GAME.view(state, seat)["deck"] is None
        assert GAME.view(state, seat)["deck_size"] == 4
        assert not any(card in _shown(state, seat) for card in POSITION["deck"])
    events = do(state, "use_extra_tank p05a")
    seen = [event for event in events if event.kind.name == "saw_card"]
    assert len(seen) == 2
    assert [seat for seat in (SPECTATOR, 0, 1, 2, 3) if seen[0].is_visible_to(seat)] == [0]
    assert [seat for seat in (SPECTATOR, 0, 1, 2, 3) if seen[1].is_visible_to(seat)] == [0]
    assert GAME.view(state, 0)["drawn"] == ["tk04", "tk09"]
    for seat in (SPECTATOR, 1, 2, 3):
        assert GAME.view(state, seat)["drawn"] is None
        assert not any(card in _shown(state, seat) for card in POSITION["deck"])
    events = do(state, "keep_card tk09")
    for event in events:  # no event names the rejected card
        assert not any(
            kind.name == "card" and value == state.kit.card_by_id["tk04"]
            for (_, kind), value in zip(event.kind.arguments, event.values, strict=True)
        )
    assert GAME.view(state, 0)["box"] == ["tk04"]
    for seat in (SPECTATOR, 1, 2, 3):
        view = GAME.view(state, seat)
        assert (view["box"], view["box_size"], view["drawn"]) == ([], 1, [])
        assert "tk09" in [card["card"] for card in view["players"][0]["cards"]]
        assert "tk04" not in _shown(state, seat)
    for seat in (SPECTATOR, 0, 1, 2, 3):
        assert not any(card in _shown(state, seat) for card in ("tk01", "tk02"))


@pytest.mark.rule("R12.4")
def test_R12_4_after_a_draft_everything_lies_open() -> None:
    state = battlegrounds_at(POSITION, draft=True)
    for seat in (SPECTATOR, 0, 1):
        assert GAME.view(state, seat)["deck"] == ["tk04", "tk09", "tk01", "tk02"]
    events = do(state, "use_extra_tank p05a")
    assert all(event.is_visible_to(SPECTATOR) for event in events if event.kind.name == "saw_card")
    assert [event.kind.name for event in events].count("saw_card") == 2
    for seat in (SPECTATOR, 0, 1):
        assert GAME.view(state, seat)["drawn"] == ["tk04", "tk09"]
    do(state, "keep_card tk09")
    for seat in (SPECTATOR, 0, 1):
        assert GAME.view(state, seat)["box"] == ["tk04"]
        assert GAME.view(state, seat)["deck"] == ["tk01", "tk02"]


@pytest.mark.rule("R12.4", "R17.7")
def test_R17_7_in_solo_the_player_sees_both_and_nobody_sees_the_deck() -> None:
    state = battlegrounds_at(POSITION, 1, variant="solo")
    assert GAME.view(state, 0)["deck"] is None
    do(state, "use_extra_tank p05a")
    assert GAME.view(state, 0)["drawn"] == ["tk04", "tk09"]
    do(state, "keep_card tk04")
    assert GAME.view(state, 0)["box"] == ["tk09"]
    assert not any(card in _shown(state, 0) for card in ("tk01", "tk02"))


@pytest.mark.rule("R12.4")
def test_R12_4_views_do_not_depend_on_what_is_hidden() -> None:
    """The same position with other cards in the deck and drawn looks the same to the others."""
    one, other = battlegrounds_at(POSITION), battlegrounds_at(POSITION)
    other.deck = [other.kit.card_by_id[name] for name in ("tk12", "tk11", "tk10", "tk08")]
    for state in (one, other):
        do(state, "use_extra_tank p05a")
    for seat in (SPECTATOR, 1, 2, 3):
        assert GAME.view(one, seat) == GAME.view(other, seat)
    assert GAME.view(one, 0) != GAME.view(other, 0)
