"""The facts of sentences about choices, questions, events, refusals and reasons, each fact with its kind.

Every client and every language formats the same facts. They are made only for people, never in playouts.
"""

from __future__ import annotations

from typing import Any, Final

from tankodrom.core.action import NUMBER, Action, FactKinds, Kind, Seat, verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.event import Event
from tankodrom.core.game import Game
from tankodrom.core.refusal import Refusal
from tankodrom.core.state import State
from tankodrom.core.text import in_words, values_of

Word = int | str | None  # as `in_words` makes it
Facts = dict[str, tuple[Kind, Word]]  # by the names that the sentence uses

_NOTHING: Final[dict[str, Word]] = {}


def facts_of_choice(game: Game[Any], state: State, seat: Seat, action: Action) -> Facts:
    """The arguments by the names of their kinds, then the other facts of the sentence."""
    verb = state.vocabulary().verbs[verb_number(action)]
    facts = _facts(state, [(kind.name, kind) for kind in verb.kinds], values_of(state, action))
    if verb.facts:
        facts.update(_facts(state, verb.facts, game.facts_of_choice(state, seat, action)))
    return facts


def facts_beside_text(game: Game[Any], state: State, decision: Decision) -> list[dict[str, Word]]:
    """For each choice of a question, the facts that the text of the action does not contain."""
    verbs = state.vocabulary().verbs
    found: list[dict[str, Word]] = []
    for action in decision.choices:
        kinds = verbs[verb_number(action)].facts
        if not kinds:
            found.append(_NOTHING)
            continue
        values = game.facts_of_choice(state, decision.seat, action)
        facts: dict[str, Word] = {}
        for at, (name, kind) in enumerate(kinds):
            facts[name] = in_words(state, kind, values[at], [])
        found.append(facts)
    return found


def facts_of_prompt(game: Game[Any], state: State, decision: Decision) -> Facts:
    kinds = state.vocabulary().prompts[decision.prompt]
    return _facts(state, kinds, game.facts_of_prompt(state, decision)) if kinds else {}


def facts_of_event(game: Game[Any], state: State, event: Event) -> Facts:
    facts = _facts(state, event.kind.arguments, event.values)
    if event.kind.facts:
        facts.update(_facts(state, event.kind.facts, game.facts_of_event(state, event)))
    return facts


def facts_of_refusal(state: State, refusal: Refusal) -> Facts:
    return {fact.name: (fact.kind, in_words(state, fact.kind, fact.value, [])) for fact in refusal.facts}


def facts_of_reason(state: State, facts: dict[str, int]) -> Facts:
    """The reason for a choice. A fact is a number unless its name is the name of a kind."""
    kinds = state.vocabulary().reasons
    found: Facts = {}
    for name, value in facts.items():
        kind = kinds.get(name, NUMBER)
        found[name] = (kind, in_words(state, kind, value, []))
    return found


def words_of(facts: Facts) -> dict[str, Word]:
    return {name: word for name, (_, word) in facts.items()}


def kinds_of(facts: Facts) -> dict[str, str]:
    return {name: kind.name for name, (kind, _) in facts.items()}


def _facts(state: State, kinds: FactKinds, values: list[int]) -> Facts:
    facts: Facts = {}
    for at, (name, kind) in enumerate(kinds):
        facts[name] = (kind, in_words(state, kind, values[at], values[:at]))
    return facts
