"""The evaluator of Battlegrounds: it answers everything, sees the obvious, and uses nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

from table import arranged
from tankodrom.ai.battlegrounds.evaluator import BattlegroundsEvaluator
from tankodrom.ai.family.evaluator import FamilyBoard, family_scores
from tankodrom.core.action import first
from tankodrom.core.decision import Decision
from tankodrom.core.kernel import apply, pending
from tankodrom.core.playout import random_choice
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.core.text import text_of
from tankodrom.games.battlegrounds.board import SQUARES
from tankodrom.games.battlegrounds.family import REVEALS
from tankodrom.games.battlegrounds.game import Battlegrounds
from tankodrom.games.battlegrounds.state import FAMILY, BattlegroundsState
from tankodrom.games.battlegrounds.verbs import REVEAL

GAME = Battlegrounds()
EVALUATOR = BattlegroundsEvaluator()

SETUPS: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (3, {"starting_player": 2}),
    (4, {}),
    (2, {"draft": True}),
    (3, {"draft": True}),
    (4, {"variant": "teams"}),
    (4, {"variant": "teams", "draft": True}),
    (2, {"variant": "family"}),
    (4, {"variant": "family"}),
    (1, {"variant": "solo"}),
    (1, {"variant": "solo", "solo_choose_cards": True}),
]


def _best(scores: list[float]) -> int:
    return scores.index(max(scores))


def _asked(state: BattlegroundsState, seat: int) -> Decision:
    return next(decision for decision in pending(state) if decision.seat == seat)


def _scores(state: BattlegroundsState, decision: Decision, personality: list[float]) -> list[float]:
    if state.rules.variant == FAMILY:
        return family_scores(state, decision, [False] * 64)
    return EVALUATOR.scores(state, decision, personality)


def _favourite(position: dict[str, Any], seats: int = 4, variant: str = "battle") -> str:
    """The answer that the evaluator likes best in an arranged position."""
    state = arranged(GAME, GAME.checked(Setup(seats, {"variant": variant})), position)
    decision = pending(state)[0]
    scores = EVALUATOR.scores(state, decision, [])
    assert len(scores) == len(decision.choices)
    return text_of(state, decision.choices[_best(scores)])


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_whole_games_without_a_look_at_what_is_hidden(seats: int, options: dict[str, Value]) -> None:
    personalities = list(EVALUATOR.personalities().values())
    state = GAME.new(Setup(seats, options), 11)
    rng = Rng(5)
    for answer in range(3000):
        asked = pending(state)
        seat_values = EVALUATOR.seat_values(state)
        assert len(seat_values) == seats
        assert all(0.0 <= chance <= 1.0 for chance in seat_values)
        if not asked:
            break
        seat = asked[0].seat
        assert EVALUATOR.horizon(state) > 0
        personality = personalities[seat % len(personalities)]
        twin = GAME.determinize(state, seat, rng)
        decision = _asked(twin, seat)
        scores = _scores(twin, decision, personality)
        assert len(scores) == len(decision.choices)
        if answer % 5 == 0:
            other = GAME.determinize(state, seat, rng)
            assert _scores(other, _asked(other, seat), personality) == scores
            assert len(EVALUATOR.scores(twin, decision, personality)) == len(decision.choices)
            assert len(EVALUATOR.scores(twin, decision, [])) == len(decision.choices)
        apply(state, seat, decision.choices[_best(scores)])
    assert state.outcome is not None
    expected = [1.0 if seat in state.outcome.winners else 0.0 for seat in range(seats)]
    if options.get("variant") == "solo":
        expected = [0.5 * expected[0] + 0.5 * min(1.0, state.outcome.scores[0] / 30)]
    assert EVALUATOR.seat_values(state) == expected


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_quick_answers_whole_games(seats: int, options: dict[str, Value]) -> None:
    rng = Rng(3)
    for seed in range(3):
        state = GAME.new(Setup(seats, options), seed)
        while pending(state):
            decision = pending(state)[0]
            action = EVALUATOR.rollout_choice(state, decision, rng)
            assert action in decision.choices
            apply(state, decision.seat, action)


def test_scores_leave_the_state_alone() -> None:
    state = GAME.new(Setup(2, {}), 4)
    for _ in range(40):
        decision = pending(state)[0]
        before = GAME.save(state)
        scores = EVALUATOR.scores(state, decision, [])
        EVALUATOR.seat_values(state)
        assert GAME.save(state) == before
        apply(state, decision.seat, decision.choices[_best(scores)])


def test_it_drives_to_where_it_can_hit_a_tank() -> None:
    position = {
        "cards": {"g1": "O2/O2", "g2": "O1/O1"},
        "green": {"square": "D2", "card": "g1", "inactive": ["g2"]},
        "blue": {"square": "D6"},
        "turn": "green",
    }
    assert _favourite(position) == "move green D3,D4"


def test_a_pair_is_better_than_a_first_token() -> None:
    position = {
        "cards": {"g1": "O1/O1", "g2": "O1/O1"},
        "green": {"square": "D4", "card": "g1", "inactive": ["g2"]},
        "P0": {"unpaired": ["p01a"]},
        "tokens": {"B4": "p01b", "F4": "p02a", "D2": "p03a", "H5": "p02b", "H4": "p03b"},
        "turn": "green",
    }
    assert _favourite(position) == "move green C4"


def test_it_does_not_drive_onto_a_mine_or_over_a_tank() -> None:
    position = {
        "cards": {"g1": "O2/O1", "g2": "O1/O1"},
        "green": {"square": "A1", "card": "g1", "inactive": ["g2"]},
        "yellow": {"square": "A2"},
        "mines": ["B1"],
        "tokens": {"A4": "p01a", "C2": "p01b"},
        "turn": "green",
    }
    assert _favourite(position) == "change_tank green g2"


def test_with_a_choice_of_equal_tokens_it_stays_out_of_fire() -> None:
    position = {
        "cards": {"g1": "O1/D1", "g2": "O1/O1", "y1": "O1/O2", "y2": "O1/O1"},
        "green": {"square": "D4", "card": "g1", "inactive": ["g2"]},
        "blue": {"square": "H8"},
        "yellow": {"square": "A5", "card": "y1", "inactive": ["y2"]},
        "red": {"square": "H1"},
        "turn": "green",
    }
    state = arranged(GAME, GAME.checked(Setup(2, {})), position)
    decision = pending(state)[0]
    scores = EVALUATOR.scores(state, decision, [])
    value = {text_of(state, action): score for action, score in zip(decision.choices, scores, strict=True)}
    # Yellow shoots from B5 at D5, from A4 at C4.
    assert value["move green D5"] < value["move green E4"] - 1.0
    assert value["move green C4"] < value["move green D3"] - 1.0


def test_it_takes_the_winning_pair_before_anything_else() -> None:
    position = {
        "cards": {"g1": "O1/O1", "g2": "O1/O1"},
        "green": {"square": "D4", "card": "g1", "inactive": ["g2"]},
        "blue": {"square": "D6", "stack": []},
        "P0": {"unpaired": ["p01a"], "vp": 10},
        "tokens": {"B4": "p01b"},
        "turn": "green",
    }
    assert _favourite(position) == "move green C4"


def test_an_upgrade_is_put_to_use() -> None:
    position = {
        "cards": {"g1": "O2/O2", "g2": "O1/O1"},
        "green": {"square": "D2", "card": "g1", "inactive": ["g2"]},
        "P0": {"pairs": {"p09a+p09s": "available"}},
        "tokens": {"D6": "p02a"},
        "turn": "green",
    }
    assert _favourite(position).startswith("attach p09a g1 extra_shot")


def test_solo_leaves_the_square_that_will_be_hit() -> None:
    position = {
        "cards": {"g1": "O1/O1"},
        "green": {"square": "D4", "card": "g1"},
        "tokens": {"D7": "p01a", "A1": "p01b", "H8": "p02a"},
        "turn": "green",
    }
    state = arranged(GAME, GAME.checked(Setup(1, {"variant": "solo"})), position)
    state.letters = [3]
    state.numbers = [4]  # D5 is next
    decision = pending(state)[0]
    scores = EVALUATOR.scores(state, decision, [])
    value = {text_of(state, action): score for action, score in zip(decision.choices, scores, strict=True)}
    assert min(value, key=lambda text: value[text]) == "move green D5"


def test_family_remembers_what_it_is_told() -> None:
    position = {
        "green": {"square": "A2"},
        "blue": {"square": "H8"},
        "face_up": ["D4"],
        "tokens": {"D4": "p05a", "B5": "p05b"},
        "turn": "green",
    }
    state = arranged(GAME, GAME.checked(Setup(2, {"variant": "family"})), position)
    known = [False] * 64
    known[8 * 1 + 4] = True  # B5
    decision = pending(state)[0]
    apply(state, 0, decision.choices[_best(family_scores(state, decision, known))])
    decision = pending(state)[0]
    action = decision.choices[_best(family_scores(state, decision, known))]
    assert text_of(state, action) == "reveal B5"


def test_the_pairs_to_expect_at_a_square_are_those_of_its_reveals() -> None:
    """`expected_pairs_at` computes without lists what `expected_pairs` computes with lists."""
    sure = 0
    for seed in range(4):
        state = GAME.new(Setup(2, {"variant": "family"}), seed)
        known = [square in state.face_up for square in range(SQUARES)]
        rng = Rng(seed)
        while asked := pending(state):
            table = FamilyBoard(state, known)
            for square in range(SQUARES):
                pairs = table.expected_pairs(table.around(square), table.open, REVEALS)
                assert table.expected_pairs_at(square) == pytest.approx(pairs)
                sure += pairs >= 1.0
            seat, action = random_choice(asked, rng)
            apply(state, seat, action)
            if REVEAL.made(action):
                known[first(action)] = True
    assert sure > 100


def test_estimate_follows_the_points() -> None:
    for seats, variant in ((2, "battle"), (3, "battle"), (4, "teams"), (2, "family")):
        position: dict[str, Any] = {"P1": {"vp": 8}, "turn": "P0"}
        state = arranged(GAME, GAME.checked(Setup(seats, {"variant": variant})), position)
        seat_values = EVALUATOR.seat_values(state)
        assert seat_values[1] > 1.3 / seats > seat_values[0]
        if variant == "teams":
            assert seat_values[0] == seat_values[2]
        else:
            assert sum(seat_values) == pytest.approx(1.0)
