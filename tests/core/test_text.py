"""Actions are packed numbers in the engine; their texts can be read back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tankodrom.core.action import ARGUMENT_LIMIT, NUMBER, SEAT, Verb, Vocabulary, first, second, third, verb_number
from tankodrom.core.errors import MalformedAction
from tankodrom.core.setup import Setup
from tankodrom.core.state import State
from tankodrom.core.text import in_words, read_action, text_of
from tankodrom.games.duel import verbs as duel_verbs
from tankodrom.games.registry import game_named
from tankodrom.games.rush import verbs

quietly = settings(derandomize=True, deadline=None, database=None)

arguments = st.integers(0, ARGUMENT_LIMIT - 1)

STATE: State = game_named("rush").new(Setup(3), 1)
HIGHEST_CARD = 111  # twelve kinds of other cards, then a hundred vehicles


def vocabulary_of(count: int) -> Vocabulary:
    vocabulary = Vocabulary()
    for number in range(count):
        vocabulary.verb(f"verb{number}", [NUMBER, SEAT, NUMBER])
    return vocabulary


MANY = vocabulary_of(200).verbs


@quietly
@given(st.sampled_from(MANY), arguments, arguments, arguments)
def test_an_action_gives_back_what_was_packed(verb: Verb, one: int, two: int, three: int) -> None:
    action = verb.of(one, two, three)
    assert (verb_number(action), first(action), second(action), third(action)) == (verb.number, one, two, three)


@quietly
@given(st.sampled_from(MANY[:5]), st.sampled_from(MANY[:5]), arguments, arguments, arguments)
def test_a_verb_knows_its_own_actions(verb: Verb, other: Verb, one: int, two: int, three: int) -> None:
    assert other.made(verb.of(one, two, three)) == (verb is other)


@quietly
@given(st.lists(st.tuples(st.integers(0, 199), arguments, arguments, arguments), unique=True))
def test_different_actions_are_different_numbers(parts: list[tuple[int, int, int, int]]) -> None:
    assert len({MANY[number].of(one, two, three) for number, one, two, three in parts}) == len(parts)


def test_a_vocabulary_numbers_its_verbs_and_finds_them_by_name() -> None:
    vocabulary = Vocabulary()
    move = vocabulary.verb("move", [NUMBER])
    stop = vocabulary.verb("stop")
    assert (move.number, stop.number) == (0, 1)
    assert vocabulary.by_name == {"move": move, "stop": stop}
    assert stop.kinds == []


# Texts, in the vocabulary of Rush.


@quietly
@given(st.sampled_from(verbs.VERBS.verbs), st.lists(st.integers(0, HIGHEST_CARD), min_size=3, max_size=3))
def test_every_number_that_has_words_reads_back(verb: Verb, values: list[int]) -> None:
    action = verb.of(*values[: len(verb.kinds)])
    try:
        text = text_of(STATE, action)
    except MalformedAction:
        return
    assert text.split()[0] == verb.name
    assert read_action(STATE, text) == action


@quietly
@given(
    st.sampled_from(verbs.VERBS.verbs),
    st.lists(st.sampled_from(["P0", "P2", "0", "1", "2", "E", "M2(SU)", "su-t34", "tank_ace", "SU"]), max_size=3),
)
def test_every_text_that_reads_is_written_the_same(verb: Verb, words: list[str]) -> None:
    text = " ".join([verb.name, *words])
    try:
        action = read_action(STATE, text)
    except MalformedAction:
        return
    assert text_of(STATE, action) == text


@quietly
@given(st.text("buymedals_endpassE 0123456789P-\t\n²١ž", max_size=20))
def test_any_text_at_all_is_an_action_or_malformed(text: str) -> None:
    try:
        action = read_action(STATE, text)
    except MalformedAction:
        return
    assert text_of(STATE, action).split() == text.split()


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (verbs.END_PLAY.of(), "end_play"),
        (verbs.BUY.of(4), "buy 4"),
        (verbs.PAY.of(0), "pay E"),
        (verbs.USE.of(1, 5), "use RC research"),
        (verbs.DISCARD.of(8), "discard M2(SU)"),
        (verbs.STRIKE.of(12, 2, 1), "strike su-t37a P2 1"),
        (verbs.MEDALS.of(0), "medals 0"),
    ],
)
def test_actions_are_written_as_in_the_documents(action: int, text: str) -> None:
    assert text_of(STATE, action) == text
    assert read_action(STATE, f"  {text.replace(' ', '   ')} ") == action


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "an action begins with a verb, this one is empty"),
        ("   ", "an action begins with a verb, this one is empty"),
        ("fly 1", "unknown verb 'fly'; known are ace_base, ace_guard, attack"),
        ("BUY 1", "unknown verb 'BUY'"),
        ("buy", "'buy' does not fit the form 'buy <position>'"),
        ("buy 1 2", "'buy 1 2' does not fit the form 'buy <position>'"),
        ("end_play 1", "'end_play 1' does not fit the form 'end_play'"),
        ("strike su-t60 P1", "'strike su-t60 P1' does not fit the form 'strike <card> <seat> <slot>'"),
        ("pay K9", "'K9' is no card here"),
        ("pay su-T34", "'su-T34' is no card here"),
        ("pay 12", "'12' is no card here"),
        ("use RC flying", "'flying' is no ability here"),
        ("use RC 5", "'5' is no ability here"),
        ("strike su-t60 P3 0", "'P3' is no seat here"),
        ("strike su-t60 1 0", "'1' is no seat here"),
        ("strike su-t60 P 0", "'P' is no seat here"),
        ("strike su-t60 PP1 0", "'PP1' is no seat here"),
        ("strike su-t60 p1 0", "'p1' is no seat here"),
        ("strike su-t60 P01 0", "'P01' is no seat here"),
        ("strike su-t60 P-1 0", "'P-1' is no seat here"),
        ("strike su-t60 P1 3", "'3' is no slot here"),
        ("strike su-t60 P1 P1", "'P1' is no slot here"),
        ("strike su-t60 P1 00", "'00' is no slot here"),
        ("buy 0", "'0' is no position here"),
        ("buy 5", "'5' is no position here"),
        ("buy 01", "'01' is no position here"),
        ("buy -1", "'-1' is no position here"),
        ("buy 1.0", "'1.0' is no position here"),
        ("buy ²", "'²' is no position here"),
        ("buy ١", "'١' is no position here"),
        ("buy " + "9" * 5000, f"{'9' * 5000!r} is no position here"),
        ("medals 100", "'100' is no number here"),
        ("medals 00", "'00' is no number here"),
    ],
    ids=lambda text: text[:40],
)
def test_a_malformed_text_is_refused_with_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(MalformedAction) as caught:
        read_action(STATE, text)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (-1, "-1 is no action"),
        (len(verbs.VERBS.verbs) << 36, f"there is no verb number {len(verbs.VERBS.verbs)}"),
        (1 << 200, "there is no verb number"),
        (verbs.BUY.of(0), "0 is no position"),
        (verbs.BUY.of(5), "5 is no position"),
        (verbs.BUY.of(1, 1), "buy takes 1 arguments"),
        (verbs.END_PLAY.of(1), "end_play takes 0 arguments"),
        (verbs.USE.of(0, 0, 1), "use takes 2 arguments"),
        (verbs.PAY.of(HIGHEST_CARD + 1), f"{HIGHEST_CARD + 1} is no card"),
        (verbs.USE.of(0, 8), "8 is no ability"),
        (verbs.STRIKE.of(12, 3, 0), "3 is no seat"),
        (verbs.STRIKE.of(12, 1, 3), "3 is no slot"),
        (verbs.MEDALS.of(100), "100 is no number"),
    ],
)
def test_a_number_that_is_no_action_is_refused_with_what_is_wrong(action: int, message: str) -> None:
    with pytest.raises(MalformedAction) as caught:
        text_of(STATE, action)
    assert message in str(caught.value)


def test_how_many_places_the_shop_has_depends_on_the_game() -> None:
    extended: State = game_named("rush").new(Setup(2, {"extended_shop": True}), 1)
    assert read_action(extended, "buy 6") == verbs.BUY.of(6)
    with pytest.raises(MalformedAction, match="'6' is no position here"):
        read_action(STATE, "buy 6")


@pytest.mark.parametrize(
    ("game", "setup"),
    [("rush", Setup(3)), ("battlegrounds", Setup(4)), ("duel", Setup(2, {"mission": "M4"}))],
)
def test_every_fact_of_events_and_reasons_has_words(game: str, setup: Setup) -> None:
    rules = game_named(game)
    state = rules.new(setup, 1)
    kinds = [kind for event in rules.events() for _, kind in event.arguments] + list(
        rules.vocabulary().reasons.values()
    )
    for kind in kinds:
        told = [in_words(state, kind, value, []) for value in range(4)]
        assert any(value is not None for value in told), kind.name


def test_facts_are_told_as_numbers_words_or_nothing() -> None:
    state = game_named("duel").new(Setup(2), 1)
    assert in_words(state, SEAT, -1, []) == -1
    assert in_words(state, NUMBER, 1200, []) == 1200
    assert in_words(state, duel_verbs.SIGNED, -20, []) == "-20"
    assert in_words(state, duel_verbs.SIGNED, 5, []) == "+5"
    assert in_words(state, duel_verbs.TANK, -1, []) is None
    assert in_words(state, duel_verbs.RANGE, 6, []) == "200"
