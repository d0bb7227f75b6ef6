"""A game's verbs, prompts and events with the kinds of their facts, as clients need them to make sentences."""

from __future__ import annotations

from functools import cache

from tankodrom.core.action import FactKinds
from tankodrom.protocol.rest import EventFacts, FactKind, GameVocabulary, VerbFacts
from tankodrom.titles.title import Title


@cache  # every table that is opened asks for it, and it takes tens of milliseconds
def vocabulary_of(title: Title) -> GameVocabulary:
    vocabulary = title.game.vocabulary()
    return GameVocabulary(
        verbs={
            verb.name: VerbFacts(arguments=[kind.name for kind in verb.kinds], facts=_named(verb.facts))
            for verb in vocabulary.verbs
        },
        prompts={name: _named(facts) for name, facts in vocabulary.prompts.items()},
        events={
            kind.name: EventFacts(
                rule=kind.rule,
                arguments=_named(kind.arguments),
                facts=_named(kind.facts),
                joins=kind.joins,
                yields_to=kind.yields_to,
            )
            for kind in title.game.events()
        },
        words=title.words_of_kinds(),
    )


def _named(facts: FactKinds) -> list[FactKind]:
    return [(name, kind.name) for name, kind in facts]
