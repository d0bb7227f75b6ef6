"""The evaluator of Duel: it answers everything, sees the obvious, and uses nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

from table import duel_at
from tankodrom.ai.duel.evaluator import DuelEvaluator
from tankodrom.ai.duel.weights import Weights
from tankodrom.core.decision import Decision
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.core.text import text_of
from tankodrom.games.duel.game import Duel
from tankodrom.games.duel.state import DuelState

GAME = Duel()
EVALUATOR = DuelEvaluator(Weights())


def best_of(state: DuelState, decision: Decision, personality: list[float]) -> int:
    scores = EVALUATOR.scores(state, decision, personality)
    assert len(scores) == len(decision.choices)
    return decision.choices[scores.index(max(scores))]


def play(setup: Setup, seed: int, personality: list[float], quickly: bool) -> DuelState:
    """A whole game of the evaluator against itself, now and then with an estimate."""
    state = GAME.new(setup, seed)
    rng = Rng(seed)
    count = 0
    while asked := pending(state):
        decision = asked[0]
        if quickly:
            action = EVALUATOR.rollout_choice(state, decision, rng)
            assert action in decision.choices
        else:
            action = best_of(state, decision, personality)
        if count % 9 == 0:
            assert all(0.0 <= chance <= 1.0 for chance in EVALUATOR.seat_values(state))
        count += 1
        apply(state, decision.seat, action)
    assert state.outcome is not None
    assert EVALUATOR.seat_values(state) == [
        1.0 if seat in state.outcome.winners else 0.0 for seat in range(state.seats)
    ]
    return state


@pytest.mark.parametrize("mission", ["M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8"])
def test_it_plays_every_mission(mission: str) -> None:
    options: dict[str, Value] = {"mission": mission, "passes": 1}
    seats = 1 if mission == "M8" else 2
    play(Setup(seats, options), 3, [], False)
    play(Setup(seats, options), 4, [], True)


@pytest.mark.parametrize("seed", range(10))
def test_it_plays_with_every_option_and_number_of_players(seed: int) -> None:
    personalities = list(EVALUATOR.personalities().values())
    setup = GAME.random_setup(Rng(seed))
    play(setup, seed, personalities[seed % len(personalities)], False)
    play(setup, seed, [], True)


def test_what_it_tries_out_is_restored() -> None:
    state = GAME.new(Setup(2, {"mission": "M4"}), 5)
    for _ in range(120):
        asked = pending(state)
        if not asked:
            break
        before = GAME.save(state)
        action = best_of(state, asked[0], [])
        EVALUATOR.seat_values(state)
        assert GAME.save(state) == before
        apply(state, asked[0].seat, action)


def test_it_knows_nothing_hidden() -> None:
    state = GAME.new(Setup(4, {"mission": "M3", "soviet_players": 2}), 6)
    for count in range(150):
        asked = pending(state)
        if not asked:
            break
        seat = asked[0].seat
        found = []
        for seed in (count, count + 1000):
            twin = GAME.determinize(state, seat, Rng(seed))
            mine = [decision for decision in pending(twin) if decision.seat == seat]
            found.append(best_of(twin, mine[0], []))
        assert found[0] == found[1]
        apply(state, seat, found[0])


def _at(mission: str, **position: Any) -> DuelState:
    return duel_at(position, mission=mission)


def _choice(state: DuelState) -> str:
    decision = pending(state)[0]
    return text_of(state, best_of(state, decision, []))


def test_it_takes_a_shot_that_cannot_fail() -> None:
    state = _at(
        "M1",
        active="G-I",
        P1={"hand": [44, 20, 13]},
        **{
            "G-I": {"range": 200, "spotted": ["S-I"], "hull_down": True},
            "S-I": {"range": 200, "spotted": ["G-I"]},
        },
    )
    assert _choice(state) == "fire 44"


def test_it_leaves_the_battlefield_for_points() -> None:
    state = _at("M4", active="S-I", P0={"hand": [5, 26, 33]}, **{"S-I": {"range": -400, "motion": 1}})
    assert _choice(state).startswith("exit ")


def test_it_climbs_the_hill() -> None:
    state = _at("M2", active="G-I", P1={"hand": [5, 8, 33]}, **{"G-I": {"range": 200}})
    assert _choice(state).startswith("climb ")


def test_it_does_not_bail_out_of_a_tank_that_may_be_saved() -> None:
    state = _at("M1", at="administration", active="S-I", P0={"hand": [2, 6, 23]}, **{"S-I": {"on_fire": True}})
    assert _choice(state) == "pay"


def test_it_puts_the_fire_out() -> None:
    state = _at("M1", active="S-I", P0={"hand": [2, 6, 23]}, **{"S-I": {"on_fire": True}})
    assert _choice(state) == "extinguish"


def test_the_estimate_follows_the_points() -> None:
    even = _at("M1", active="S-I", P0={"hand": [5, 26]})
    ahead = _at("M1", active="S-I", P0={"hand": [5, 26]}, **{"S-I": {"vp": 12}})
    assert EVALUATOR.seat_values(ahead)[0] > EVALUATOR.seat_values(even)[0] + 0.1
    assert abs(sum(EVALUATOR.seat_values(ahead)) - 1.0) < 1e-9
