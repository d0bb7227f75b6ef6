"""The features of Rush, and the value network that uses them."""

from __future__ import annotations

import pytest

from tankodrom.ai.rush import features as rush_features
from tankodrom.ai.rush.evaluator import RushEvaluator
from tankodrom.ai.rush.features import RUSH_NUMBERS, RushFeatures
from tankodrom.ai.weights import rush_value_network
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.games.rush.cards import SINGLES
from tankodrom.games.rush.game import Rush
from tankodrom.games.rush.state import DAMAGED, GONE, RushState

RUSH = Rush()
MOST = 6.0  # no feature should outweigh the others


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_features_are_complete_to_the_end_of_the_game(seats: int) -> None:
    network = rush_value_network()
    assert network.sizes()[0] == RUSH_NUMBERS
    evaluator = RushEvaluator(network)
    state = RUSH.new(Setup(seats), seats)
    rng = Rng(seats)
    turn = -1
    while asked := pending(state):
        if state.turns != turn:
            turn = state.turns
            numbers = RushFeatures(state).numbers
            assert len(numbers) == seats
            for row in numbers:
                assert len(row) == RUSH_NUMBERS
                assert all(-MOST <= number <= MOST for number in row)
            assert [row[rush_features.AWAY] for row in numbers].index(1.0) == state.turn.seat
            assert sum(evaluator.seat_values(state)) == pytest.approx(1.0)
        apply(state, asked[0].seat, evaluator.rollout_choice(state, asked[0], rng))
    assert state.outcome is not None
    assert evaluator.seat_values(state) == [float(seat in state.outcome.winners) for seat in range(seats)]


def begun_rush(seats: int) -> RushState:
    """A game in its fourth round."""
    state = RUSH.new(Setup(seats), 7)
    evaluator = RushEvaluator()
    rng = Rng(1)
    while state.turns < 4 * seats:
        decision = pending(state)[0]
        apply(state, decision.seat, evaluator.rollout_choice(state, decision, rng))
    return state


def test_medals_bases_and_guards_make_a_seat_likelier_to_win() -> None:
    evaluator = RushEvaluator(rush_value_network())
    state = begun_rush(4)
    before = evaluator.seat_values(state)
    rich = state.copy()
    rich.players[2].store.extend([SINGLES] * 6)
    assert evaluator.seat_values(rich)[2] > before[2] + 0.05
    poor = state.copy()
    poor.players[2].bases[:] = [GONE, GONE, DAMAGED]
    row = RushFeatures(poor).numbers[2]
    assert row[rush_features.STANDING + 1] == 1.0
    assert row[rush_features.HURT_BASES] > 0.0


def test_the_value_network_is_not_used_with_two_players_or_teams() -> None:
    plain = RushEvaluator()
    learned = RushEvaluator(rush_value_network())
    for setup in (Setup(2), Setup(4, {"team_game": True})):
        state = RUSH.new(setup, 3)
        assert learned.race_config(state) is None
        assert learned.seat_values(state) == plain.seat_values(state)
    state = RUSH.new(Setup(4), 3)
    assert learned.race_config(state) is not None
    assert plain.race_config(state) is None
    assert learned.seat_values(state) != plain.seat_values(state)


def test_rollouts_of_races_take_the_best_score_without_chance() -> None:
    evaluator = RushEvaluator(rush_value_network())
    state = begun_rush(4)
    for _ in range(40):
        decision = pending(state)[0]
        scores = evaluator.scores(state, decision, [])
        action = evaluator.race_rollout_choice(state, decision, Rng(5))
        assert scores[decision.choices.index(action)] == max(scores)
        assert action == evaluator.race_rollout_choice(state, decision, Rng(6))
        apply(state, decision.seat, action)
