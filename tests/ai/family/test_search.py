"""Thinking ahead in the family game: turns are reckoned out, by chances that are true."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Thread
from time import sleep
from typing import Any

import pytest

from table import arranged
from tankodrom.ai.family.evaluator import FamilyBoard, family_scores
from tankodrom.ai.family.features import FamilyFeatures
from tankodrom.ai.family.search import FamilySearch, remembered
from tankodrom.ai.weights import family_value_network
from tankodrom.ai.win_probability import win_probabilities
from tankodrom.core.action import first
from tankodrom.core.decision import Decision
from tankodrom.core.kernel import apply, pending
from tankodrom.core.playout import random_choice
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.core.text import text_of
from tankodrom.games.battlegrounds.board import SQUARES, square_named
from tankodrom.games.battlegrounds.family import FamilyTurn
from tankodrom.games.battlegrounds.game import Battlegrounds
from tankodrom.games.battlegrounds.state import NO_TOKEN, BattlegroundsState
from tankodrom.games.battlegrounds.verbs import F_MOVE, REVEAL

GAME = Battlegrounds()
NETWORK = family_value_network()
FAR = 1.0e9  # a time that never comes
ENOUGH = 1_000_000


def questions(seats: int, seed: int) -> Iterator[tuple[BattlegroundsState, Decision, list[bool]]]:
    """The questions of a game by chance, and which squares have been seen."""
    state = GAME.new(Setup(seats, {"variant": "family"}), seed)
    known = [square in state.face_up for square in range(SQUARES)]
    rng = Rng(seed)
    while asked := pending(state):
        twin = state.copy()
        twin.quiet_turns = 0  # players by chance find few pairs; nobody shall be bored
        yield twin, asked[0], known[:]
        seat, action = random_choice(asked, rng)
        apply(state, seat, action)
        if REVEAL.made(action):
            known[first(action)] = True


def is_last_reveal(state: BattlegroundsState, decision: Decision) -> bool:
    step = state.stack[-1]
    return REVEAL.made(decision.choices[0]) and isinstance(step, FamilyTurn) and len(step.revealed) == 1


def searched(state: BattlegroundsState, decision: Decision, known: list[bool]) -> FamilySearch:
    search = FamilySearch(NETWORK, state, decision, known)
    search.run(FAR, ENOUGH)
    return search


def values_of(search: FamilySearch) -> dict[int, float]:
    return {node.action: search.value_of(node) for node in search.children}


def chance_after(state: BattlegroundsState, seat: int, known: list[bool]) -> float:
    if state.outcome is not None:
        return float(seat in state.outcome.winners)
    return win_probabilities(NETWORK, FamilyFeatures(FamilyBoard(state, known)).numbers)[seat]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_last_reveal_is_worth_the_mean_of_all_tokens_that_may_lie_there(seats: int) -> None:
    """Reckoned here token by token, without thinking of pictures that are alike."""
    compared = 0
    for state, decision, known in questions(seats, 3):
        if not is_last_reveal(state, decision) or state.turns % 3:
            continue
        values = values_of(searched(state, decision, known))
        hidden = [at for at in range(SQUARES) if state.tokens[at] != NO_TOKEN and not known[at]]
        for action in decision.choices:
            square = first(action)
            after_known = known[:]
            after_known[square] = True
            total = 0.0
            may_lie_there = [square] if known[square] else hidden
            for other in may_lie_there:
                after = state.copy()
                after.tokens[square], after.tokens[other] = after.tokens[other], after.tokens[square]
                apply(after, decision.seat, action)
                total += chance_after(after, decision.seat, after_known)
            assert values[action] == pytest.approx(total / len(may_lie_there))
            compared += 1
    assert compared > 20


def test_earlier_choices_are_worth_the_best_that_can_follow() -> None:
    """Of a first reveal among known tokens only, the value is that of the best second one."""
    compared = 0
    for state, decision, known in questions(2, 5):
        if not REVEAL.made(decision.choices[0]) or is_last_reveal(state, decision):
            continue
        values = values_of(searched(state, decision, known))
        for action in decision.choices:
            if known[first(action)]:
                after = state.copy()
                apply(after, decision.seat, action)
                then = pending(after)[0]
                if then.seat == decision.seat and REVEAL.made(then.choices[0]):
                    # Of the unknown squares one speaks for all.
                    best = max(values_of(searched(after, then, known)).values())
                    assert values[action] == pytest.approx(best, abs=0.01)
                    assert values[action] <= best + 1e-9
                    compared += 1
    assert compared > 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_nobody_has_seen_makes_no_difference(seats: int) -> None:
    compared = 0
    for state, decision, known in questions(seats, seats):
        if F_MOVE.made(decision.choices[0]) and state.turns % 4:
            continue
        memory = [state.tokens[at] if known[at] else NO_TOKEN for at in range(SQUARES)]
        rankings = []
        for deal in (1, 2):
            twin = remembered(GAME.determinize(state, decision.seat, Rng(deal)), memory)
            search = searched(twin, decision, known)
            rankings.append([(node.action, round(node.mean(), 9)) for node in search.ranking()])
        assert rankings[0] == rankings[1]
        compared += 1
        if compared == 12:
            break


def test_without_time_a_veteran_answers() -> None:
    for state, decision, known in questions(2, 8):
        scores = family_scores(state, decision, known)
        for deadline, most, halted in ((0.0, ENOUGH, False), (FAR, 0, False), (FAR, ENOUGH, True)):
            search = FamilySearch(NETWORK, state, decision, known)
            search.halted = halted
            search.run(deadline, most)
            best = search.ranking()[0]
            assert not search.has_value(best)
            assert scores[decision.choices.index(best.action)] == max(scores)
        if state.turns == 6:
            break


def test_what_was_reckoned_in_time_comes_first_and_nothing_is_forgotten() -> None:
    for state, decision, known in questions(2, 4):
        search = FamilySearch(NETWORK, state, decision, known)
        search.run(FAR, 150)
        ranking = search.ranking()
        assert {node.action for node in ranking} == set(decision.choices)
        reckoned = [search.has_value(node) for node in ranking]
        assert reckoned == sorted(reckoned, reverse=True)
        values = [search.value_of(node) for node in ranking if search.has_value(node)]
        assert values == sorted(values, reverse=True)
        assert all(0.0 <= value <= 1.0 for value in values)
        assert search.simulations <= 150
        if state.turns == 10:
            break


def test_others_get_a_word_in_while_it_thinks() -> None:
    """Also when it is compiled, and nothing that it calls lets go of Python's lock: the watchdog could not speak."""
    state, decision, known = next(
        question for question in questions(2, 6) if question[0].turns == 8 and F_MOVE.made(question[1].choices[0])
    )
    search = FamilySearch(NETWORK, state, decision, known)
    thinking = Thread(target=search.run, args=(FAR, ENOUGH))
    thinking.start()
    while thinking.is_alive() and search.simulations == 0:
        sleep(0.0001)
    search.halted = True
    thinking.join()
    assert not all(search.has_value(node) for node in search.children)


def knowing(position: dict[str, Any], known: list[str]) -> tuple[BattlegroundsState, Decision, list[bool]]:
    state = arranged(GAME, GAME.checked(Setup(2, {"variant": "family"})), position)
    squares = [False] * SQUARES
    for name in known:
        squares[square_named(name)] = True
    return state, pending(state)[0], squares


def test_the_pair_that_wins_is_certain() -> None:
    """Four pairs are there, the fifth is known: a chance of one, whatever else lies around."""
    state, decision, known = knowing(
        {
            "P0": {"vp": 8},
            "green": {"square": "A2"},
            "blue": {"square": "H8"},
            "face_up": ["D4"],
            "tokens": {"D4": "p05a", "B5": "p05b", "A4": "p01a", "C2": "p02a", "G7": "p01b", "F6": "p02b"},
            "turn": "green",
        },
        ["D4", "B5"],
    )
    search = searched(state, decision, known)
    best = search.ranking()[0]
    assert search.value_of(best) == pytest.approx(1.0)
    apply(state, 0, best.action)
    best = searched(state, pending(state)[0], known).ranking()[0]
    assert text_of(state, best.action) == "reveal B5"


def test_nothing_is_turned_up_for_the_other_to_take() -> None:
    """Whatever is new, the other knows where its partner is and needs one pair; a known token gives nothing away."""
    beside_blue = {"D7": "p01b", "B7": "p02b", "D5": "p03b", "C7": "p04b"}
    far_from_blue = {"A2": "p08a", "B2": "p07a", "H3": "p08b", "H5": "p07b", "H1": "p09a"}
    unknown = {"B1": "p01a", "H8": "p02a", "H7": "p03a", "G8": "p04a"}
    state, _, known = knowing(
        {
            "P0": {"vp": 8},
            "P1": {"vp": 8},
            "green": {"square": "A1"},
            "blue": {"square": "C6"},
            "face_up": ["H1"],
            "tokens": beside_blue | far_from_blue | unknown,
            "turn": "green",
        },
        [*beside_blue, *far_from_blue],
    )
    apply(state, 0, F_MOVE.of(square_named("A1")))
    apply(state, 0, REVEAL.of(square_named("A2")))
    decision = pending(state)[0]
    veteran = family_scores(state, decision, known)
    assert text_of(state, decision.choices[veteran.index(max(veteran))]) == "reveal B1"
    patient = searched(state, decision, known).ranking()
    assert text_of(state, patient[0].action) == "reveal B2"
    # Unless nobody has found a pair for long: the longer, the more a new token is worth, and known ones never are.
    before = {node.action: node.mean() for node in patient}
    state.quiet_turns = 6
    assert {node.action: node.mean() for node in searched(state, decision, known).children} == before
    state.quiet_turns = 38
    after = {node.action: node.mean() for node in searched(state, decision, known).children}
    new, seen = REVEAL.of(square_named("B1")), REVEAL.of(square_named("B2"))
    assert after[seen] == before[seen]
    assert after[new] == pytest.approx(before[new] + 16 * 0.02)


@pytest.mark.parametrize("seed", [10, 11])
def test_two_who_think_ahead_do_not_wait_for_each_other_for_ever(seed: int) -> None:
    """With more patience these games would be called off (R18.1)."""
    state = GAME.new(Setup(2, {"variant": "family"}), seed)
    known = [square in state.face_up for square in range(SQUARES)]
    while asked := pending(state):
        search = FamilySearch(NETWORK, state, asked[0], known)
        search.run(FAR, 120)
        action = search.ranking()[0].action
        apply(state, asked[0].seat, action)
        if REVEAL.made(action):
            known[first(action)] = True
    assert state.outcome is not None
    assert state.outcome.reason == "threshold"
