"""The evaluator of Rush: it answers everything, sees the obvious, and uses nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

from table import rush_at
from tankodrom.ai.rush.evaluator import RushEvaluator
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.core.text import text_of
from tankodrom.games.registry import game_named

GAME = game_named("rush")
EVALUATOR = RushEvaluator()
FLAGS = [
    "extended_shop",
    "weak_hand_compensation",
    "interactive_combat",
    "defended_bases_bonus",
    "medal_sets",
    "single_reshuffle",
    "recruitment_alternative",
]
SETUPS: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (5, {}),
    (3, {"team_game": True}),
    (4, {"team_game": True, "medal_sets": True}),
    (5, {"team_game": True, "defended_bases_bonus": True, "recruitment_alternative": True}),
]
for place, flag in enumerate(FLAGS):
    SETUPS.append((2 + place % 3, {flag: True}))
EVERYTHING: dict[str, Value] = dict.fromkeys(FLAGS, True)
SETUPS.append((2, EVERYTHING))


def _best(state: Any, personality: list[float]) -> int:
    (decision,) = pending(state)
    values = EVALUATOR.scores(state, decision, personality)
    assert len(values) == len(decision.choices)
    return decision.choices[values.index(max(values))]


def _choice(position: dict[str, Any], options: dict[str, Value] | None = None) -> str:
    state = rush_at(position, **(options or {}))
    twin = GAME.determinize(state, pending(state)[0].seat, Rng(2))
    return text_of(state, _best(twin, []))


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_whole_games_are_played_and_estimated(seats: int, options: dict[str, Value]) -> None:
    state = GAME.new(Setup(seats, {**options, "max_rounds": 12}), 5)
    rng = Rng(6)
    personalities = list(EVALUATOR.personalities().values())
    answers = 0
    while pending(state):
        decision = pending(state)[0]
        seat = decision.seat
        one = GAME.determinize(state, seat, rng)
        action = _best(one, personalities[seat % len(personalities)])
        if answers % 4 == 0:
            other = GAME.determinize(state, seat, rng)
            assert _best(other, personalities[seat % len(personalities)]) == action, (
                "the choice depends on what is hidden"
            )
        assert EVALUATOR.rollout_choice(one, decision, rng) in decision.choices
        chances = EVALUATOR.seat_values(state)
        assert len(chances) == seats
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        apply(state, seat, EVALUATOR.rollout_choice(one, decision, rng) if answers % 5 == 0 else action)
        answers += 1
    assert state.outcome is not None
    assert EVALUATOR.seat_values(state) == [1.0 if seat in state.outcome.winners else 0.0 for seat in range(seats)]


def test_quick_beats_chance() -> None:
    wins = 0
    for seed in range(10):
        state = GAME.new(Setup(2, {"max_rounds": 60}), seed)
        rng = Rng(seed)
        while pending(state):
            decision = pending(state)[0]
            choices = decision.choices
            clever = decision.seat == seed % 2
            action = EVALUATOR.rollout_choice(state, decision, rng) if clever else choices[rng.below(len(choices))]
            apply(state, decision.seat, action)
        assert state.outcome is not None
        wins += state.outcome.winners == [seed % 2]
    assert wins >= 9


def test_a_heavy_tank_takes_an_open_base() -> None:
    position = {"P0": {"hand": ["K5", "VO"]}, "P1": {"guards": ["K26", "K21", ""]}}
    assert _choice(position) == "declare K5"


def test_the_open_base_is_struck_and_not_the_guard() -> None:
    position = {"P0": {"hand": ["K5"]}, "P1": {"guards": ["K26", "K21", ""]}}
    state = rush_at(position)
    for answer in ("declare K5", "launch"):
        action = _best(state, [])
        assert text_of(state, action) == answer
        apply(state, 0, action)
    assert text_of(state, _best(state, [])) == "strike K5 P1 2"


def test_a_lone_light_tank_does_not_waste_itself_on_a_base() -> None:
    """The owner repairs it before the next blow; as a payment the tank brings a heavy one."""
    position = {"P0": {"hand": ["K1", "E"]}, "shop": ["K2", "K5", "K6", "K12"]}
    assert _choice(position) == "buy 1"


def test_medals_are_not_scrapped() -> None:
    position = {"P0": {"hand": ["K22"], "store": ["M1(SU)", "E", "E", "CB"], "garage": ["E", "E", "K1"]}}
    state = rush_at(position)
    (decision,) = pending(state)
    use = next(action for action in decision.choices if text_of(state, action).startswith("use"))
    apply(state, 0, use)
    assert text_of(state, _best(state, [])) == "scrap E"


def test_engineers_pay_before_tanks_do() -> None:
    position = {
        "P0": {"hand": ["K5", "E", "E"]},
        "P1": {"guards": ["", "", ""]},
        "shop": ["K2", "K5", "K6", "K12"][:1],
    }
    state = rush_at(position)
    (decision,) = pending(state)
    buy = next(action for action in decision.choices if text_of(state, action) == "buy 1")
    apply(state, 0, buy)
    assert text_of(state, _best(state, [])) == "pay E"


def test_reinforcements_come_first() -> None:
    position = {
        "P0": {"hand": ["K2", "E", "E"], "garage": ["K5", "K6", "E"]},
        "P1": {"guards": ["K26", "K21", "K13"]},
    }
    assert _choice(position) == "use K2 reinforcements"


def test_the_last_base_is_spared_by_who_is_behind_and_taken_by_who_leads() -> None:
    behind = {
        "P0": {"hand": ["K5"], "store": ["CB", "CB"]},
        "P1": {
            "hand": ["E"],
            "store": ["M2(DE)", "M2(US)", "M2(FR)", "M2(SU)", "M1(US)", "M1(US)", "M1(FR)", "M1(FR)"],
            "bases": ["gone", "gone", "intact"],
        },
        "achievements": ["german_medals", "american_medals", "french_medals"],
    }
    ahead = {
        "P0": {"hand": ["K5"], "store": ["CB", "CB", "M2(DE)", "M2(US)"]},
        "P1": {"hand": ["E"], "store": [], "bases": ["gone", "gone", "intact"]},
        "achievements": ["german_medals", "american_medals", "french_medals"],
    }
    assert _choice(ahead) == "declare K5"
    assert _choice(behind) != "declare K5"
