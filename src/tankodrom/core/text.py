"""Actions as text that can be read back: `strike su-t60 P1 0`."""

from __future__ import annotations

from tankodrom.core.action import ARGUMENT_BITS, NUMBER, SEAT, YES, Action, Kind, verb_number
from tankodrom.core.errors import MalformedAction
from tankodrom.core.state import State


def text_of(state: State, action: Action) -> str:
    """The text of an action. MalformedAction if this game has no such action."""
    verbs = state.vocabulary().verbs
    number = verb_number(action)
    if action < 0 or number >= len(verbs):
        raise MalformedAction(f"{action} is no action: there is no verb number {number}")
    verb = verbs[number]
    rest = action - verb.base
    words = [verb.name]
    before: list[int] = []
    for kind in verb.kinds:
        value = rest % (1 << kind.places * ARGUMENT_BITS)
        words.append(state.word(kind, value, before))
        before.append(value)
        rest >>= kind.places * ARGUMENT_BITS
    if rest:
        raise MalformedAction(f"{action} is no action: {verb.name} takes {len(verb.kinds)} arguments")
    return " ".join(words)


def texts_of(state: State, actions: list[Action]) -> list[str]:
    return [text_of(state, action) for action in actions]


def values_of(state: State, action: Action) -> list[int]:
    """The arguments of a well-formed action, one for each kind of its verb."""
    verb = state.vocabulary().verbs[verb_number(action)]
    rest = action - verb.base
    values: list[int] = []
    for kind in verb.kinds:
        values.append(rest % (1 << kind.places * ARGUMENT_BITS))
        rest >>= kind.places * ARGUMENT_BITS
    return values


def in_words(state: State, kind: Kind, value: int, before: list[int]) -> int | str | None:
    """A fact as clients get it: seats and numbers unchanged, other kinds in the words of the rules. None if there is
    no value (a card that the viewer does not see, no tank)."""
    if kind is SEAT or kind is NUMBER:
        return value
    if kind is YES:
        return "yes" if value else "no"
    try:
        return state.word(kind, value, before)
    except MalformedAction:
        return None


def read_action(state: State, text: str) -> Action:
    """The action with this text. MalformedAction says what is wrong."""
    words = text.split()
    if not words:
        raise MalformedAction("an action begins with a verb, this one is empty")
    vocabulary = state.vocabulary()
    verb = vocabulary.by_name.get(words[0])
    if verb is None:
        known = ", ".join(sorted(vocabulary.by_name))
        raise MalformedAction(f"unknown verb {words[0]!r}; known are {known}")
    if len(words) - 1 != len(verb.kinds):
        wanted = " ".join([verb.name] + [f"<{kind.name}>" for kind in verb.kinds])
        raise MalformedAction(f"{text!r} does not fit the form {wanted!r}")
    action = verb.base
    before: list[int] = []
    place = 0
    for number, kind in enumerate(verb.kinds):
        value = state.value(kind, words[number + 1], before)
        before.append(value)
        action |= value << place * ARGUMENT_BITS
        place += kind.places
    return action
