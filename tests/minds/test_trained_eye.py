"""What was learned from games: the network reckons right, fits the sketches, and sees nothing hidden."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tankodrom.core.action import verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.kernel import apply, pending
from tankodrom.core.playout import random_choice
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.games.duel.game import Duel
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.verbs import PROMPTS, VERBS
from tankodrom.minds.duel_choice import CHOICE_NUMBERS, MARKS
from tankodrom.minds.duel_desk import Desk
from tankodrom.minds.duel_mind import DuelMind, tank_in_question
from tankodrom.minds.duel_scene import SCENE_MARKS
from tankodrom.minds.duel_sketch import POSITION_NUMBERS, Sketch
from tankodrom.minds.duel_weights import Weights
from tankodrom.minds.learned import duel_chances, duel_eye
from tankodrom.minds.trained_eye import WIDEST, TrainedEye, read_eye, written_eye

GAME = Duel()
WEIGHTS = Weights()


def sketch_of(state: DuelState, decision: Decision) -> Sketch:
    desk = Desk(state, decision.seat, state.rules.seat_side[decision.seat], WEIGHTS, [])
    return Sketch(desk, tank_in_question(state, decision), decision)


def test_a_network_by_hand() -> None:
    # Two hidden sums over two numbers and a mark of the position, a number and two marks of the choice.
    eye = TrainedEye(
        [[1.0, 2.0], [0.5, -1.0]],
        [[0.25], [-8.0]],
        [[3.0], [1.0]],
        [[10.0, -10.0], [0.25, 0.5]],
        [0.5, 0.0],
        [2.0, -4.0],
    )
    assert eye.judge(eye.look([1.0, 1.0], [0]), [], []) == 2.0 * 3.75
    assert eye.judge(eye.look([-1.0, -1.0], []), [], []) == -4.0 * 0.5, (
        "the first sum is below 0 and does not count"
    )
    sums = eye.look([1.0, 1.0], [])
    assert eye.judge(sums, [0.0], []) == 2.0 * 3.5, "nor does the second one"
    assert eye.judge(sums, [2.0], [0]) == 2.0 * 19.5 - 4.0 * 1.75
    assert eye.judge(sums, [2.0], [1]) == -4.0 * 2.0
    assert eye.sizes() == (2, 1, 1, 2)


def test_it_is_read_as_it_was_written() -> None:
    eye = read_eye(
        written_eye(
            {
                "position": [[1.0, 2.0]],
                "scene": [[5.0]],
                "choice": [[3.0]],
                "marks": [[4.0, -4.0]],
                "bias": [[0.5]],
                "out": [[2.0]],
            }
        )
    )
    assert eye.sizes() == (2, 1, 1, 2)
    assert eye.judge(eye.look([1.0, 0.0], []), [], []) == pytest.approx(2.0 * 1.5, abs=1e-3)
    assert eye.judge(eye.look([0.0, 1.0], [0]), [], []) == pytest.approx(2.0 * 7.5, abs=1e-3)
    assert eye.judge(eye.look([1.0, 0.0], []), [1.0], [0]) == pytest.approx(2.0 * (1.5 + 3.0 + 4.0), abs=1e-3)


def test_what_is_no_network_is_refused() -> None:
    tables = {
        "position": [[1.0, 2.0], [1.0, 2.0]],
        "scene": [[0.0], [0.0]],
        "choice": [[0.0], [0.0]],
        "marks": [[0.0], [0.0]],
        "bias": [[0.5, 0.5]],
        "out": [[2.0, 2.0]],
    }
    whole = written_eye(tables)
    read_eye(whole)
    for text, why in (
        (whole[: len(whole) // 2], "JSONDecodeError"),
        ("[]", "TypeError"),
        (whole.replace("marks", "makrs"), "KeyError: 'marks'"),
        (whole.replace('"rows": 2', '"rows": 3'), "do not fill 3 rows"),
        (whole.replace('"rows": 1', '"rows": 0'), "do not fill 0 rows"),
        (whole.replace('"values": "', '"values": "?'), "no network"),
        (written_eye(tables | {"scene": [[0.0]]}), "1 rows for 2 hidden sums"),
        (written_eye(tables | {"out": [[2.0]]}), "1 weights for 2 hidden sums"),
    ):
        with pytest.raises(ValueError, match="no network") as refused:
            read_eye(text)
        assert why in str(refused.value)


def test_weights_of_nothing_are_read_too() -> None:
    eye = read_eye(
        written_eye(
            {"position": [[]], "scene": [[]], "choice": [[]], "marks": [[0.0]], "bias": [[0.0]], "out": [[1.0]]}
        )
    )
    assert eye.judge(eye.look([], []), [], [0]) == 0.0


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_sums_side_by_side_are_those_that_each_would_be_alone(data: st.DataObject) -> None:
    units = data.draw(st.integers(1, 7))
    weight = st.floats(-100.0, 100.0)

    def table(width: int) -> list[list[float]]:
        return [data.draw(st.lists(weight, min_size=width, max_size=width)) for _ in range(units)]

    position, scene, choice, marks = table(3), table(2), table(2), table(2)
    bias, out = [row[0] for row in table(1)], [row[0] for row in table(1)]
    eye = TrainedEye(position, scene, choice, marks, bias, out)
    number = st.floats(-5.0, 5.0)
    seen = data.draw(st.lists(number, min_size=3, max_size=3))
    chosen = data.draw(st.lists(number, min_size=2, max_size=2))
    expected = 0.0
    for unit in range(units):
        numbers = [*zip(position[unit], seen, strict=True), *zip(choice[unit], chosen, strict=True)]
        total = bias[unit] + scene[unit][1] + marks[unit][0]
        total += sum(each * max(-WIDEST, min(WIDEST, there)) for each, there in numbers)
        expected += max(0.0, total) * out[unit]
    judged = eye.judge(eye.look(seen, [1]), chosen, [0])
    assert judged == pytest.approx(
        expected, abs=units * 100.0 * 0.5
    )  # five numbers up to 100, in steps of a thousandth


def test_the_trained_eye_fits_the_sketches() -> None:
    assert duel_eye().sizes() == (POSITION_NUMBERS, SCENE_MARKS, CHOICE_NUMBERS, MARKS)


def test_the_judge_fits_the_sketches_and_prefers_to_lead() -> None:
    chances = duel_chances()
    assert chances.sizes() == (POSITION_NUMBERS, SCENE_MARKS + len(PROMPTS), 1, 1)
    for seed in range(4):
        state = GAME.new(Setup(2, {"mission": f"M{seed + 1}"}), seed)
        decision = pending(state)[0]
        before = sketch_of(state, decision).chance(chances)
        assert 0.2 < before < 0.8, "at the beginning all is open"
        tank_in_question(state, decision).vp += 10
        assert sketch_of(state, decision).chance(chances) > before + 0.1


@pytest.mark.parametrize("seed", range(8))
def test_a_sketch_is_whole_and_shows_nothing_hidden(seed: int) -> None:
    state = GAME.new(GAME.random_setup(Rng(seed)), seed)
    rng = Rng(seed)
    count = 0
    while (asked := pending(state)) and count < 250:
        decision = asked[0]
        sketch = sketch_of(state, decision)
        assert len(sketch.numbers) == POSITION_NUMBERS
        assert all(-4.0 <= number <= 4.0 for number in sketch.numbers), decision.prompt
        assert all(0 <= mark < SCENE_MARKS for mark in sketch.scene)
        assert len(set(sketch.scene)) == len(sketch.scene), "no mark is set twice"
        marks = [sketch.describer.marks(action) for action in decision.choices]
        assert all(0 <= mark < MARKS for each in marks for mark in each)
        assert all(len(set(each)) == len(each) for each in marks), "no mark is set twice"
        twin = GAME.determinize(state, decision.seat, Rng(count))
        same = next(question for question in pending(twin) if question.seat == decision.seat)
        again = sketch_of(twin, same)
        assert again.numbers == sketch.numbers, decision.prompt
        assert again.scene == sketch.scene, decision.prompt
        assert [again.describer.marks(action) for action in same.choices] == marks
        count += 1
        apply(state, *random_choice([decision], rng))


def test_choices_that_differ_look_different() -> None:
    """Cards with other faces, other targets, other distances: what the eye is to tell apart has to look apart."""
    names = {verb.number: verb.name for verb in VERBS.verbs}
    alike: set[str] = set()
    for seed in range(6):
        state = GAME.new(Setup(2, {"mission": f"M{seed + 1}"}), seed)
        rng = Rng(seed)
        while asked := pending(state):
            decision = asked[0]
            describer = sketch_of(state, decision).describer
            shapes: dict[str, int] = {}
            for action in decision.choices:
                shape = str((describer.marks(action), describer.numbers(action, 0.0, 0.0, 0.0)))
                before = shapes.setdefault(shape, action)
                if before != action and verb_number(before) != verb_number(action):
                    alike.add(f"{decision.prompt}: {names[verb_number(action)]}")
            apply(state, *random_choice([decision], rng))
    assert not alike


def test_what_was_learned_changes_what_is_considered_but_not_the_scores() -> None:
    plain = DuelMind(WEIGHTS)
    learned = DuelMind(WEIGHTS, duel_eye())
    state = GAME.new(Setup(2, {"mission": "M1"}), 4)
    other = 0
    for _ in range(200):
        asked = pending(state)
        if not asked:
            break
        decision = asked[0]
        scores = plain.scores(state, decision, [])
        assert learned.scores(state, decision, []) == scores == plain.considered(state, decision, [])
        considered = learned.considered(state, decision, [])
        assert len(considered) == len(scores)
        other += considered.index(max(considered)) != scores.index(max(scores))
        apply(state, decision.seat, decision.choices[scores.index(max(scores))])
    assert other > 5
