"""Facts, events, refusals and choices of a game as sentences of one language."""

from __future__ import annotations

from tankodrom.core.action import NUMBER, SEAT, Action, Kind, verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.event import Event
from tankodrom.core.game import View
from tankodrom.core.refusal import Refusal
from tankodrom.core.state import State
from tankodrom.core.text import values_of
from tankodrom.words import Argument, Words, words_in


class Speech:
    """What all games share; each game says how its own kinds of things are written."""

    game = ""
    joined_events: frozenset[str] = frozenset()  # whose sentences read well with a list as their last fact
    reason_kinds: tuple[Kind, ...] = (SEAT,)  # what the facts of reasons can be, by the names of the kinds

    def __init__(self, language: str, names: list[str]) -> None:
        self.words: Words = words_in(language)
        self.words.read(self.game)
        self.words.read("hints")
        self.names = names  # of the players, by seat

    def fact(self, kind: Kind, value: int) -> Argument:
        if kind is SEAT:
            return self.names[value]
        if kind is NUMBER:
            return value
        raise NotImplementedError(kind.name)

    def event(self, event: Event) -> str:
        return self._joined([event])

    def events(self, events: list[Event]) -> list[str]:
        """A log. What happens several times in a row and differs only in its last fact becomes one line."""
        lines: list[str] = []
        at = 0
        while at < len(events):
            end = at + 1
            if events[at].kind.name in self.joined_events:
                while end < len(events) and _continues(events[at], events[end]):
                    end += 1
            lines.append(self._joined(events[at:end]))
            at = end
        return lines

    def _joined(self, events: list[Event]) -> str:
        kind = events[0].kind
        arguments = {
            name: self.fact(what, value)
            for (name, what), value in zip(kind.arguments, events[0].values, strict=True)
        }
        if len(events) > 1:
            name, what = kind.arguments[-1]
            arguments[name] = ", ".join(str(self.fact(what, event.values[-1])) for event in events)
        return self.words.say(f"{self.game}-event-{kind.name}", **arguments)

    def refusal(self, refusal: Refusal) -> str:
        """The sentence, with the rule that it rests on."""
        arguments = {fact.name: self.fact(fact.kind, fact.value) for fact in refusal.facts}
        key = f"{self.game}-no-{refusal.key}"
        if not self.words.has(key):
            key = f"no-{refusal.key}"  # the kernel's own
        return f"{self.words.say(key, **arguments)} ({refusal.rule})"

    def action(self, state: State, view: View, action: Action) -> str:
        """A choice as a line of a menu. Of the state only its vocabulary is used, which is no secret."""
        verb = state.vocabulary().verbs[verb_number(action)]
        values: dict[str, int] = {}
        arguments: dict[str, Argument] = {}
        for kind, value in zip(verb.kinds, values_of(state, action), strict=True):
            values[kind.name] = value
            arguments[kind.name] = self.fact(kind, value)
        self.explain(view, verb.name, values, arguments)
        return self.words.say(f"{self.game}-action-{verb.name}", **arguments)

    def reason(self, key: str, facts: dict[str, int]) -> str:
        """Why one would make a choice. A fact that has not the name of a kind is a number."""
        kinds = {kind.name: kind for kind in self.reason_kinds}
        arguments = {name: self.fact(kinds.get(name, NUMBER), value) for name, value in facts.items()}
        return self.words.say(f"{self.game}-reason-{key}", **arguments)

    def explain(self, view: View, verb: str, values: dict[str, int], arguments: dict[str, Argument]) -> None:
        """Add to a choice's arguments what the view tells about them (a price, what stands on a base …)."""

    def prompt(self, view: View, decision: Decision) -> str:
        return self.words.say(f"{self.game}-prompt-{decision.prompt}", **self.prompt_facts(view))

    def prompt_facts(self, view: View) -> dict[str, Argument]:
        return {}


def _continues(first: Event, later: Event) -> bool:
    return first.kind is later.kind and first.values[:-1] == later.values[:-1]
