"""7.0(1): initiative cards are assigned in secret and revealed together."""

from __future__ import annotations

from json import dumps
from typing import Any

import pytest

from table import arranged, asked, do_as, duel_at
from tankodrom.core.setup import Setup
from tankodrom.games.registry import game_named

GAME = game_named("duel")
SPECTATOR = -1
POSITION: dict[str, Any] = {
    "at": "initiative",
    "S-I": {"board": "t34_85", "range": 600},
    "S-II": {"board": "t34_85", "range": 600},
    "G-I": {"board": "pz4g", "range": 600},
    "P0": {"hand": [87, 94, 96]},
    "P1": {"hand": [91, 93]},
    "P2": {"hand": [97, 99]},
}


def _start(seats: int = 3) -> Any:
    """P0 has S-I, P1 has G-I, P2 has S-II."""
    return duel_at(POSITION, seats)


def _tank(state: Any, seat: int, name: str) -> dict[str, Any]:
    (tank,) = [tank for tank in GAME.view(state, seat)["tanks"] if tank["tank"] == name]
    return dict(tank)


@pytest.mark.rule("7.0(1)")
def test_7_0_1_nobody_else_sees_a_card_before_the_reveal() -> None:
    state = _start()
    assert asked(state) == [0, 1, 2]
    events = do_as(state, 0, "initiative S-I 94")
    for seat in (SPECTATOR, 1, 2):  # teammates neither
        assert _tank(state, seat, "S-I")["has_initiative"]
        assert not _tank(state, seat, "S-I").get("initiative")
        assert 94 in GAME.view(state, seat)["unseen"]
        assert "94" not in dumps(GAME.view(state, seat)["tanks"])
        assert 94 not in GAME.view(state, seat)["table"]
        for event in events:
            if event.is_visible_to(seat):
                assert 94 not in event.values
    events = do_as(state, 1, "initiative G-I 91")
    assert [event.kind.name for event in events if event.kind.name == "initiative_shown"] == []
    assert asked(state) == [2]
    assert not _tank(state, 0, "G-I").get("initiative")
    # The last one: now all of them at once.
    events = do_as(state, 2, "initiative S-II 97")
    shown = [event for event in events if event.kind.name == "initiative_shown"]
    assert sorted(event.values[1] for event in shown) == [91, 94, 97]
    for seat in (SPECTATOR, 0, 1, 2):
        assert all(event.is_visible_to(seat) for event in shown)
        assert _tank(state, seat, "S-I")["initiative"] == 94
        assert _tank(state, seat, "S-II")["initiative"] == 97
        assert GAME.view(state, seat)["active"] == "G-I"


@pytest.mark.rule("7.0(1)")
def test_7_0_1_the_owner_still_knows_what_he_has_placed() -> None:
    state = _start()
    do_as(state, 0, "initiative S-I 94")
    assert 94 not in GAME.view(state, 0)["unseen"]
    assert _tank(state, 0, "S-I")["initiative"] == 94  # part 5: before the reveal the owner sees their own


@pytest.mark.rule("7.0(1)")
def test_7_0_1_another_order_of_answers_gives_the_same_queue() -> None:
    answers = [(0, "initiative S-I 96"), (1, "initiative G-I 93"), (2, "initiative S-II 99")]
    queues = []
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        state = _start()
        for index in order:
            do_as(state, *answers[index])
        queues.append((state.active, state.queue))
    assert queues[0] == queues[1] == queues[2]


@pytest.mark.rule("7.0(3)")
def test_7_0_3_a_placed_card_cannot_be_stolen() -> None:
    """LEADERSHIP takes from the hand; the initiative card has left it."""
    for seed in range(20):
        position = {
            "active": "G-I",
            "S-I": {"board": "t34_85", "range": 600, "initiative": 94},
            "G-I": {"board": "pz4g", "range": 600},
            "P0": {"hand": [87]},
            "P1": {"hand": [4, 91]},
        }
        state = arranged(GAME, Setup(2), position, seed)
        do_as(state, 1, "leadership 4")
        assert sorted(state.hands[1]) == [87, 91]
        assert state.tanks[0].initiative == 94
