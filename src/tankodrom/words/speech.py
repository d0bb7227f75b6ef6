"""Choices, questions, events, refusals and reasons of a game as sentences of one language.

The engine gives the facts (`core/telling.py`); this module writes each fact by its kind. A game with ordinary kinds
needs no code: the message `<game>-<kind>-<word>` names a thing, or else its word is used.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tankodrom.core.action import Action, Seat, verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.event import Event
from tankodrom.core.game import Game
from tankodrom.core.refusal import Refusal
from tankodrom.core.state import State
from tankodrom.core.telling import (
    Facts,
    Word,
    facts_of_choice,
    facts_of_event,
    facts_of_prompt,
    facts_of_reason,
    facts_of_refusal,
)
from tankodrom.words import Argument, Words, words_in

NOTHING: Final = "–"  # if there is no thing to name


class LogLine(NamedTuple):
    """A line of the log with its rule."""

    text: str
    rule: str


class Speech:
    """The part that all games share. Each game adds the names of its own kinds of things."""

    def __init__(self, game: Game[Any], language: str, names: list[str]) -> None:
        self.game = game
        self.words: Words = words_in(language)
        self.words.read(game.key)
        self.words.read("hints")
        self.names = names  # the players' names, by seat

    def fact(self, kind: str, word: Word) -> Argument:
        """A fact as sentences name it. `word` is None if there is no value."""
        if kind == "seat":
            assert isinstance(word, int)
            return self.names[word]
        if kind == "number":
            assert isinstance(word, int)
            return word
        if word is None:
            return NOTHING
        key = f"{kind}-{word}"
        return self.say(key) if self.has(key) else str(word)

    def word(self, word: str) -> str:
        """A word of views in the reader's language: `<game>-view-<word>`, or as sentences name it."""
        kinds = [kind.name for verb in self.game.vocabulary().verbs for kind in verb.kinds]
        for key in [f"{kind}-{word}" for kind in ("view", *kinds)]:
            if self.has(key):
                return self.say(key)
        return word

    def label(self, key: str) -> str:
        """The name of a part of the view."""
        return self.say(f"view-{key}") if self.has(f"view-{key}") else key.replace("_", " ")

    def say(self, key: str, **arguments: Argument) -> str:
        """The words for a key of this game."""
        return self.words.say(f"{self.game.key}-{key}", **arguments)

    def has(self, key: str) -> bool:
        return self.words.has(f"{self.game.key}-{key}")

    def _sentence(self, key: str, facts: Facts) -> str:
        return self.say(key, **self._arguments(facts))

    def _arguments(self, facts: Facts) -> dict[str, Argument]:
        return {name: self.fact(kind.name, word) for name, (kind, word) in facts.items()}

    def action(self, state: State, seat: Seat, action: Action) -> str:
        """A choice as a line of a menu."""
        verb = state.vocabulary().verbs[verb_number(action)]
        return self._sentence(f"action-{verb.name}", facts_of_choice(self.game, state, seat, action))

    def prompt(self, state: State, decision: Decision) -> str:
        return self._sentence(f"prompt-{decision.prompt}", facts_of_prompt(self.game, state, decision))

    def reason(self, state: State, key: str, facts: dict[str, int]) -> str:
        """The reason for a choice."""
        arguments = self._arguments(facts_of_reason(state, facts))
        if self.has(f"reason-{key}"):
            return self.say(f"reason-{key}", **arguments)
        return self.words.say(f"reason-{key}", **arguments)  # a reason of the generic search

    def refusal(self, state: State, refusal: Refusal) -> str:
        """The sentence with its rule."""
        arguments = self._arguments(facts_of_refusal(state, refusal))
        key = f"{self.game.key}-no-{refusal.key}"
        if not self.words.has(key):
            key = f"no-{refusal.key}"  # a refusal of the kernel
        return f"{self.words.say(key, **arguments)} ({refusal.rule})"

    def events(self, state: State, events: list[Event]) -> list[LogLine]:
        """A log. Equal consecutive events become one line."""
        told = [event for at, event in enumerate(events) if not _says_less(events, at)]
        lines: list[LogLine] = []
        last = ""
        times = at = 0
        while at < len(told):
            end = at + 1
            while end < len(told) and _continues(told[at], told[end]):
                end += 1
            line = self._joined(state, told[at:end])
            at = end
            if line.text == last:
                times += 1
                lines[-1] = LogLine(f"{last} (×{times})", line.rule)
            else:
                times, last = 1, line.text
                lines.append(line)
        return lines

    def _joined(self, state: State, events: list[Event]) -> LogLine:
        """The last argument and other differing facts become lists. `together`: the number of events in the sentence."""
        kind = events[0].kind
        facts = facts_of_event(self.game, state, events[0])
        arguments = self._arguments(facts)
        if kind.joins:
            rows = [self._arguments(facts_of_event(self.game, state, event)) for event in events]
            for name, first in rows[0].items():
                if len(rows) > 1 and (name == kind.arguments[-1][0] or any(row[name] != first for row in rows)):
                    arguments[name] = ", ".join(str(row[name]) for row in rows)
            arguments["together"] = len(events)
        rule = facts["rule"][1] if "rule" in facts else kind.rule
        return LogLine(self.say(f"event-{kind.name}", **arguments), str(rule))


def _continues(first: Event, later: Event) -> bool:
    return first.kind is later.kind and first.kind.joins and first.values[:-1] == later.values[:-1]


def _says_less(events: list[Event], at: int) -> bool:
    """Whether the event beside it already tells which cards were drawn. Then their number is left out."""
    event = events[at]
    return bool(event.kind.yields_to) and any(
        other.kind.name == event.kind.yields_to and other.values[0] == event.values[0]
        for other in events[max(0, at - 1) : at + 2]
    )
