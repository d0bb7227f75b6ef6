"""Evaluation changes nothing: rollouts give the evaluator the very state that they go on with."""

from __future__ import annotations

import pytest

from tankodrom.ai.evaluator import best_of
from tankodrom.core.kernel import apply, pending
from tankodrom.core.playout import random_choice
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.games.registry import game_named
from tankodrom.titles.registry import title_named

SETUPS: list[tuple[str, int, dict[str, Value]]] = [
    ("rush", 2, {"max_rounds": 60}),
    ("rush", 3, {"interactive_combat": True, "max_rounds": 40}),
    ("rush", 4, {"team_game": True, "max_rounds": 40}),
    ("battlegrounds", 2, {}),
    ("battlegrounds", 4, {"variant": "teams"}),
    ("battlegrounds", 3, {"variant": "family"}),
    ("battlegrounds", 1, {"variant": "solo"}),
    ("duel", 1, {"mission": "M8"}),
]
for number in range(1, 8):
    SETUPS.append(("duel", 2, {"mission": f"M{number}"}))


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS, ids=lambda value: str(value))
def test_an_evaluator_leaves_the_state_as_it_was(game: str, seats: int, options: dict[str, Value]) -> None:
    rules = game_named(game)
    evaluator = title_named(game).evaluator()
    rng = Rng(2)
    for seed in range(3):
        state = rules.new(rules.checked(Setup(seats, options)), seed)
        while asked := pending(state):
            decision = asked[0]
            before = rules.save(state)
            scores = evaluator.scores(state, decision, [])
            assert rules.save(state) == before, decision.prompt
            assert len(evaluator.prior_scores(state, decision, [])) == len(scores)
            assert rules.save(state) == before, decision.prompt
            assert evaluator.rollout_choice(state, decision, rng) in decision.choices
            evaluator.seat_values(state)
            assert rules.save(state) == before, decision.prompt
            # Good and random play in turn, so that all kinds of questions come up.
            if rng.below(2):
                apply(state, decision.seat, best_of(scores, decision.choices, rng))
            else:
                apply(state, *random_choice([decision], rng))
