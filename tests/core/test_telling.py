"""The facts of sentences, as every interface gets them."""

from __future__ import annotations

from typing import Any

import pytest

from tankodrom.core.event import Event
from tankodrom.core.kernel import apply, pending
from tankodrom.core.playout import random_choice
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.core.telling import (
    facts_beside_text,
    facts_of_choice,
    facts_of_event,
    facts_of_prompt,
    facts_of_reason,
    kinds_of,
    words_of,
)
from tankodrom.core.text import read_action
from tankodrom.games.duel import events as duel_events
from tankodrom.games.duel import verbs as duel
from tankodrom.games.registry import game_named


def test_a_choice_tells_its_arguments_and_what_the_game_adds() -> None:
    game = game_named("rush")
    state = game.new(Setup(2), 1)
    seat = pending(state)[0].seat
    facts = words_of(facts_of_choice(game, state, seat, read_action(state, "buy 1")))
    shop: Any = game.view(state, seat)
    code = shop["shop"][0]
    assert facts["card"] == code
    assert facts["price"] == game.printed(state)["cards"][code]["price"]
    assert facts["position"] == "1"


def test_an_added_fact_replaces_the_argument_of_its_name() -> None:
    game = game_named("rush")
    state = game.new(Setup(2), 1)
    facts = facts_of_choice(game, state, 0, read_action(state, "use RC research"))
    assert words_of(facts) == {"card": "RC", "ability": "research 3"}
    assert kinds_of(facts) == {"card": "card", "ability": "card_ability"}


def test_facts_of_an_event_come_from_the_event_alone() -> None:
    game = game_named("duel")
    state = game.new(Setup(2), 1)
    told = facts_of_event(game, state, Event(duel_events.FLIPPED, [duel.TO_HIT_CHECK, 12, 0]))
    assert words_of(told) == {
        "check": "to_hit",
        "card": "12",
        "tank": "S-I",
        "seen": "number 12",
        "in_shot": "yes",
    }
    told = facts_of_event(game, state, Event(duel_events.MODIFIED, [duel.BY_COVER, -25]))
    assert words_of(told) == {"reason": "cover", "amount": "-25", "rule": "11.1.3.c(7)"}


def test_a_fact_of_a_reason_without_a_kind_is_a_number() -> None:
    state = game_named("duel").new(Setup(2), 1)
    facts = facts_of_reason(state, {"enemy": 0, "percent": 40})
    assert words_of(facts) == {"enemy": "S-I", "percent": 40}
    assert kinds_of(facts) == {"enemy": "called", "percent": "number"}


@pytest.mark.parametrize("key", ["rush", "battlegrounds", "duel"])
def test_what_is_sent_beside_the_texts_has_every_declared_fact(key: str) -> None:
    game = game_named(key)
    state = game.new(Setup(game.usual_seats({}, {})), 3)
    rng = Rng(3)
    for _ in range(150):
        asked = pending(state)
        if not asked:
            break
        decision = asked[0]
        kinds = state.vocabulary().prompts[decision.prompt]
        assert list(facts_of_prompt(game, state, decision)) == [name for name, _ in kinds]
        for action, facts in zip(decision.choices, facts_beside_text(game, state, decision), strict=True):
            verb = next(verb for verb in state.vocabulary().verbs if verb.made(action))
            assert list(facts) == [name for name, _ in verb.facts]
            assert facts == {
                name: word
                for name, word in words_of(facts_of_choice(game, state, decision.seat, action)).items()
                if name in facts
            }
        apply(state, *random_choice(asked, rng))
