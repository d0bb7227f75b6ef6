"""The features of the family game, and the value network that uses them."""

from __future__ import annotations

import pytest

from tankodrom.ai.family import features as family_features
from tankodrom.ai.family.evaluator import FamilyBoard
from tankodrom.ai.family.features import FAMILY_NUMBERS, FamilyFeatures
from tankodrom.ai.weights import family_value_network
from tankodrom.ai.win_probability import win_probabilities
from tankodrom.core.action import first
from tankodrom.core.kernel import apply, pending
from tankodrom.core.playout import random_choice
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.games.battlegrounds.board import SQUARES
from tankodrom.games.battlegrounds.game import Battlegrounds
from tankodrom.games.battlegrounds.state import BattlegroundsState
from tankodrom.games.battlegrounds.verbs import F_MOVE, REVEAL

BATTLEGROUNDS = Battlegrounds()
MOST = 6.0  # no feature should outweigh the others


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_features_are_complete_and_show_nothing_unknown(seats: int) -> None:
    network = family_value_network()
    assert network.sizes()[0] == FAMILY_NUMBERS
    state = BATTLEGROUNDS.new(Setup(seats, {"variant": "family"}), seats)
    known = [square in state.face_up for square in range(SQUARES)]
    rng = Rng(seats)
    while asked := pending(state):
        decision = asked[0]
        if F_MOVE.made(decision.choices[0]):
            numbers = FamilyFeatures(FamilyBoard(state, known)).numbers
            assert len(numbers) == seats
            assert all(len(row) == FAMILY_NUMBERS for row in numbers)
            assert all(-MOST <= number <= MOST for row in numbers for number in row)
            assert sum(win_probabilities(network, numbers)) == pytest.approx(1.0)
            assert FamilyFeatures(FamilyBoard(_unknown_shuffled(state, known, rng), known)).numbers == numbers
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
    before = FamilyFeatures(FamilyBoard(state, known)).numbers
    known[one] = known[other] = True
    after = FamilyFeatures(FamilyBoard(state, known)).numbers
    assert before[seat][family_features.SURE] == 0.0
    assert after[seat][family_features.SURE] == 1.0
    assert after[seat][family_features.CLOSED_PAIRS] == 0.5
    assert after[1 - seat][family_features.CLOSED_PAIRS] == 0.0
    assert after[1 - seat][family_features.RIVAL_PAIRS] == 0.5
    network = family_value_network()
    assert win_probabilities(network, after)[seat] > win_probabilities(network, before)[seat] + 0.02
