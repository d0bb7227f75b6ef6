"""Actions: packed numbers inside, words that read back outside."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tankodrom.core.action import ARGUMENT_LIMIT, NUMBER, SEAT, Vocabulary, first, second, third, verb_number
from tankodrom.core.errors import MalformedAction
from tankodrom.core.setup import Setup
from tankodrom.core.state import State
from tankodrom.core.text import read_action, text_of
from tankodrom.games.registry import game_named
from tankodrom.games.rush import verbs

quietly = settings(derandomize=True, deadline=None, database=None)

arguments = st.integers(0, ARGUMENT_LIMIT - 1)
STATE: State = game_named("rush").new(Setup(3), 1)


def vocabulary_of(count: int) -> Vocabulary:
    vocabulary = Vocabulary()
    for number in range(count):
        vocabulary.verb(f"verb{number}", [NUMBER, SEAT, NUMBER])
    return vocabulary


@quietly
@given(st.integers(0, 199), arguments, arguments, arguments)
def test_an_action_gives_back_what_was_packed(number: int, one: int, two: int, three: int) -> None:
    verb = vocabulary_of(200).verbs[number]
    action = verb.of(one, two, three)
    assert (verb_number(action), first(action), second(action), third(action)) == (number, one, two, three)


@quietly
@given(st.integers(0, 9), st.integers(0, 9), arguments, arguments, arguments)
def test_a_verb_knows_its_own_actions(number: int, other: int, one: int, two: int, three: int) -> None:
    vocabulary = vocabulary_of(10)
    assert vocabulary.verbs[other].made(vocabulary.verbs[number].of(one, two, three)) == (number == other)


@quietly
@given(st.lists(st.tuples(st.integers(0, 9), arguments, arguments, arguments), unique=True))
def test_different_actions_are_different_numbers(parts: list[tuple[int, int, int, int]]) -> None:
    verbs_ = vocabulary_of(10).verbs
    assert len({verbs_[number].of(one, two, three) for number, one, two, three in parts}) == len(parts)


@quietly
@given(st.integers(0, 1 << 44))
def test_every_number_that_has_words_reads_back(action: int) -> None:
    try:
        text = text_of(STATE, action)
    except MalformedAction:
        return
    assert read_action(STATE, text) == action


@quietly
@given(st.sampled_from(verbs.VERBS.verbs), st.data())
def test_every_verb_reads_back_with_all_its_arguments(verb: verbs.Vocabulary | object, data: st.DataObject) -> None:
    raise NotImplementedError


@quietly
@given(st.text())
def test_any_text_is_an_action_or_malformed(text: str) -> None:
    try:
        action = read_action(STATE, text)
    except MalformedAction:
        return
    assert text_of(STATE, action).split() == text.split()
