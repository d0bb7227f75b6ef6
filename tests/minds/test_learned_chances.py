"""Who has learned how seats stand: the networks fit the sketches, and what they say makes sense."""

from __future__ import annotations

import pytest

from tankodrom.core.action import first
from tankodrom.core.kernel import apply, pending
from tankodrom.core.playout import random_choice
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.games.battlegrounds.board import SQUARES
from tankodrom.games.battlegrounds.game import Battlegrounds
from tankodrom.games.battlegrounds.state import BattlegroundsState
from tankodrom.games.battlegrounds.verbs import F_MOVE, REVEAL
from tankodrom.games.rush.cards import SINGLES
from tankodrom.games.rush.game import Rush
from tankodrom.games.rush.state import DAMAGED, GONE, RushState
from tankodrom.minds import family_sketch, rush_sketch
from tankodrom.minds.family_mind import Table
from tankodrom.minds.family_sketch import FAMILY_NUMBERS, FamilySketch
from tankodrom.minds.learned import family_chances, rush_chances
from tankodrom.minds.rush_mind import RushMind
from tankodrom.minds.rush_sketch import SKETCH_NUMBERS, RushSketch
from tankodrom.minds.standings import learned_chances
from tankodrom.minds.trained_eye import TrainedEye

RUSH = Rush()
BATTLEGROUNDS = Battlegrounds()
MOST = 6.0  # no number should drown the others


def test_chances_are_shared_by_how_seats_stand() -> None:
    eye = TrainedEye([[1.0]], [[]], [[]], [[]], [0.0], [1.0])
    assert learned_chances(eye, [[1.0], [1.0]]) == [0.5, 0.5]
    first_seat, second_seat, third = learned_chances(eye, [[3.0], [2.0], [-5.0]])
    assert first_seat > second_seat > third > 0.0
    assert first_seat + second_seat + third == pytest.approx(1.0)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_sketches_of_rush_are_whole_to_the_end_of_the_game(seats: int) -> None:
    eye = rush_chances()
    assert eye.sizes()[0] == SKETCH_NUMBERS
    mind = RushMind(eye)
    state = RUSH.new(Setup(seats), seats)
    rng = Rng(seats)
    turn = -1
    while asked := pending(state):
        if state.turns != turn:
            turn = state.turns
            numbers = RushSketch(state).numbers
            assert len(numbers) == seats
            for row in numbers:
                assert len(row) == SKETCH_NUMBERS
                assert all(-MOST <= number <= MOST for number in row)
            assert [row[rush_sketch.AWAY] for row in numbers].index(1.0) == state.turn.seat
            assert sum(mind.estimate(state)) == pytest.approx(1.0)
        apply(state, asked[0].seat, mind.quick(state, asked[0], rng))
    assert state.outcome is not None
    assert mind.estimate(state) == [float(seat in state.outcome.winners) for seat in range(seats)]


def begun_rush(seats: int) -> RushState:
    """A game in its fourth round."""
    state = RUSH.new(Setup(seats), 7)
    mind = RushMind()
    rng = Rng(1)
    while state.turns < 4 * seats:
        decision = pending(state)[0]
        apply(state, decision.seat, mind.quick(state, decision, rng))
    return state


def test_medals_bases_and_guards_make_a_seat_likelier_to_win() -> None:
    mind = RushMind(rush_chances())
    state = begun_rush(4)
    before = mind.estimate(state)
    rich = state.copy()
    rich.players[2].store.extend([SINGLES] * 6)
    assert mind.estimate(rich)[2] > before[2] + 0.05
    poor = state.copy()
    poor.players[2].bases[:] = [GONE, GONE, DAMAGED]
    row = RushSketch(poor).numbers[2]
    assert row[rush_sketch.STANDING + 1] == 1.0
    assert row[rush_sketch.HURT_BASES] > 0.0


def test_with_two_players_and_with_teams_nobody_has_learned() -> None:
    plain = RushMind()
    learned = RushMind(rush_chances())
    for setup in (Setup(2), Setup(4, {"team_game": True})):
        state = RUSH.new(setup, 3)
        assert learned.course(state) is None
        assert learned.estimate(state) == plain.estimate(state)
    state = RUSH.new(Setup(4), 3)
    assert learned.course(state) is not None
    assert plain.course(state) is None
    assert learned.estimate(state) != plain.estimate(state)


def test_heats_of_rush_are_run_by_veterans_without_chance() -> None:
    mind = RushMind(rush_chances())
    state = begun_rush(4)
    for _ in range(40):
        decision = pending(state)[0]
        scores = mind.scores(state, decision, [])
        action = mind.in_heats(state, decision, Rng(5))
        assert scores[decision.choices.index(action)] == max(scores)
        assert action == mind.in_heats(state, decision, Rng(6))
        apply(state, decision.seat, action)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sketches_of_the_family_game_are_whole_and_show_nothing_unknown(seats: int) -> None:
    eye = family_chances()
    assert eye.sizes()[0] == FAMILY_NUMBERS
    state = BATTLEGROUNDS.new(Setup(seats, {"variant": "family"}), seats)
    known = [square in state.face_up for square in range(SQUARES)]
    rng = Rng(seats)
    while asked := pending(state):
        decision = asked[0]
        if F_MOVE.made(decision.choices[0]):
            numbers = FamilySketch(Table(state, known)).numbers
            assert len(numbers) == seats
            assert all(len(row) == FAMILY_NUMBERS for row in numbers)
            assert all(-MOST <= number <= MOST for row in numbers for number in row)
            assert sum(learned_chances(eye, numbers)) == pytest.approx(1.0)
            assert FamilySketch(Table(_unknown_shuffled(state, known, rng), known)).numbers == numbers
        seat, action = random_choice([decision], rng)
        apply(state, seat, action)
        if REVEAL.made(action):
            known[first(action)] = True


def _unknown_shuffled(state: BattlegroundsState, known: list[bool], rng: Rng) -> BattlegroundsState:
    twin = state.copy()
    squares = [at for at in range(SQUARES) if twin.tokens[at] >= 0 and not known[at] and at not in twin.face_up]
    tokens = [twin.tokens[square] for square in squares]
    rng.shuffle(tokens)
    for square, token in zip(squares, tokens, strict=True):
        twin.tokens[square] = token
    return twin


def test_a_known_pair_in_reach_is_seen_by_who_can_take_it() -> None:
    """Two equal tokens beside the first figure: a pair for it, out of reach of the other at the far side."""
    state = BATTLEGROUNDS.new(Setup(2, {"variant": "family"}), 11)
    while not F_MOVE.made(pending(state)[0].choices[0]):
        apply(state, pending(state)[0].seat, pending(state)[0].choices[0])
    known = [False] * SQUARES
    state.face_up.clear()
    seat = state.turn_seat
    start = state.where[state.rules.colours[seat][0]]
    one = start + 1 if start % 8 < 7 else start - 1
    other = start + 8 if start < 56 else start - 8
    picture = state.kit.picture
    twin = next(
        at
        for at in range(SQUARES)
        if at not in (one, other) and picture[state.tokens[at]] == picture[state.tokens[one]]
    )
    state.tokens[twin], state.tokens[other] = state.tokens[other], state.tokens[twin]
    before = FamilySketch(Table(state, known)).numbers
    known[one] = known[other] = True
    after = FamilySketch(Table(state, known)).numbers
    assert before[seat][family_sketch.SURE] == 0.0
    assert after[seat][family_sketch.SURE] == 1.0
    assert after[seat][family_sketch.CLOSED_PAIRS] == 0.5
    assert after[1 - seat][family_sketch.CLOSED_PAIRS] == 0.0
    assert after[1 - seat][family_sketch.RIVAL_PAIRS] == 0.5
    eye = family_chances()
    assert learned_chances(eye, after)[seat] > learned_chances(eye, before)[seat] + 0.02
