"""R15.1, R15.2: how a game of two teams begins."""

from __future__ import annotations

from typing import Any

import pytest

from tankodrom.core.errors import BadSetup
from tankodrom.core.kernel import apply, pending
from tankodrom.core.setup import Setup, Value
from tankodrom.core.text import text_of
from tankodrom.games.registry import game_named

GAME = game_named("battlegrounds")


def _legal(state: Any) -> list[tuple[int, str]]:
    return [(decision.seat, text_of(state, action)) for decision in pending(state) for action in decision.choices]


@pytest.mark.rule("R15.2")
@pytest.mark.parametrize("options", [{}, {"draft": True}, {"starting_player": 2}], ids=str)
def test_R15_2_it_begins_like_the_battle_of_four(options: dict[str, Value]) -> None:
    for seed in range(8):
        battle = GAME.new(Setup(4, options), seed)
        teams = GAME.new(Setup(4, {**options, "variant": "teams"}), seed)
        assert (teams.tokens, teams.deck, teams.tank_owner) == (battle.tokens, battle.deck, battle.tank_owner)
        assert teams.points == [3, 3, 3, 3]
        assert teams.mines == 16
        while pending(battle)[0].prompt != "main":
            assert _legal(teams) == _legal(battle)
            decision = pending(battle)[0]
            apply(battle, decision.seat, decision.choices[0])
            apply(teams, decision.seat, decision.choices[0])
        assert _legal(teams) == _legal(battle)
        assert (teams.where, teams.active) == (battle.where, battle.active)


@pytest.mark.rule("R15.1")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_R15_1_teams_are_for_four(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.new(Setup(seats, {"variant": "teams"}), 1)


@pytest.mark.rule("R15.1")
def test_R15_1_alternating_seats_in_seat_order() -> None:
    state = GAME.new(Setup(4, {"variant": "teams"}), 3)
    areas = [player["area"] for player in GAME.view(state, 0)["players"]]
    assert areas == [0, 1, 0, 1]
    turns: list[int] = []
    while len(turns) < 8:
        decision = pending(state)[0]
        if decision.prompt == "main":
            turns.append(decision.seat)
        apply(state, decision.seat, decision.choices[-1] if decision.prompt == "shot" else decision.choices[0])
    assert [seat for place, seat in enumerate(turns) if place == 0 or turns[place - 1] != seat][:5] == [
        0,
        1,
        2,
        3,
        0,
    ]
