"""12.1, 12.6, 12.7: what scenarios cannot show: chance, the views of others, and the order of events."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from table import arranged, do_as, duel_at
from tankodrom.core.event import EVERYONE, Event
from tankodrom.core.setup import Setup
from tankodrom.games.duel.boards import POSITIONS
from tankodrom.games.duel.game import Duel

HAND = [8, 16, 24, 31, 40, 48, 56]


def shot(deck: list[int], damage: int, seed: int = 1, **more: Any) -> tuple[Any, list[Event]]:
    """G-I fires at S-I with card 39; `deck` is flipped, `damage` is the damage card. The events come along."""
    position: dict[str, Any] = {
        "active": "G-I",
        "rest": "pool",
        "deck": deck,
        "damage_deck": [damage],
        "G-I": {"board": "panther_g", "range": 200, "spotted": ["S-I"]},
        "S-I": {"board": "t34_85", "range": 200, **more.get("target", {})},
        "P0": {"hand": more.get("hand", [])},
        "P1": {"hand": [39, 5]},
    }
    state = arranged(Duel(), Setup(2), position, seed)
    for card in more.get("known", []):
        state.known[card] = state.rules.everyone
    return state, do_as(state, 1, "fire 39")


def names(events: list[Event]) -> list[str]:
    return [event.kind.name for event in events]


def of_kind(events: list[Event], name: str) -> list[Event]:
    return [event for event in events if event.kind.name == name]


@pytest.mark.rule("12.7.1(1)")
def test_the_lost_half_is_random() -> None:
    lost: Counter[int] = Counter()
    hands: set[tuple[int, ...]] = set()
    for seed in range(200):
        state, _ = shot([22, 28, 30], 1, seed, hand=HAND)
        kept = state.hands[0]
        assert len(kept) == 4
        assert set(kept) <= set(HAND)
        assert len(state.hands[1]) == 1  # the shooter loses nothing
        hands.add(tuple(sorted(kept)))
        lost.update(set(HAND) - set(kept))
    assert len(hands) == 35  # every choice of four out of seven occurs
    assert all(50 < lost[card] < 120 for card in HAND)  # about 200 * 3 / 7 each


@pytest.mark.rule("12.7.1(1)")
def test_the_lost_half_lies_face_down() -> None:
    state, events = shot([22, 28, 30], 1, hand=HAND, known=[8, 16])  # two of them everybody has seen before
    assert [event.values for event in of_kind(events, "hand_halved")] == [[0, 3]]
    assert of_kind(events, "hand_halved")[0].only == EVERYONE
    cards = of_kind(events, "discarded_card")
    assert {event.only for event in cards} == {0}  # only the owner is told which
    lost = [event.values[1] for event in cards]
    assert sorted([*lost, *state.hands[0]]) == HAND
    for card in HAND:  # nobody else can tell which cards are gone
        assert state.known[card] == 1


@pytest.mark.rule("12.7.1(1)", "12.7.3(1)")
def test_points_and_medal_come_before_the_hand_is_halved() -> None:
    _, events = shot([22, 28, 30], 1, hand=HAND)
    order = names(events)
    assert order.index("eliminated") < order.index("medal") < order.index("hand_halved")


@pytest.mark.rule("12.1.5(1)")
@pytest.mark.parametrize(
    ("deck", "damage", "target"),
    [
        ([22, 28, 30], 1, {}),  # catastrophic
        ([22, 55, 73, 25, 29, 12, 64, 44], 9, {}),  # EXPLOSION
        ([22, 55, 73, 25, 29, 12, 64, 44], 20, {"on_fire": True}),  # FIRE on a burning tank
        ([22, 28, 73], 2, {"dead": ["loader"]}),  # the second dead man
    ],
)
def test_an_eliminated_tank_makes_no_morale_check(deck: list[int], damage: int, target: dict[str, Any]) -> None:
    state, events = shot(deck, damage, target=target)
    order = names(events)
    assert "eliminated" in order
    assert "broke" not in order
    assert "morale_holds" not in order
    assert not state.tanks[0].broken


@pytest.mark.rule("12.1.5(1)", "12.1.2(1)")
def test_the_morale_check_is_the_last_thing_and_flips_nothing() -> None:
    _, events = shot([22, 55, 83, 60], 16)
    order = names(events)
    assert order.index("set_on_fire") < order.index("broke")
    assert order.count("damage_flip") == 1
    assert "morale_flip" not in order


@pytest.mark.rule("12.2.2(1)", "12.6.2(1)")
def test_the_men_escape_one_after_the_other() -> None:
    _, events = shot([22, 55, 73, 1, 29, 26, 64, 38, 44], 9, target={"wounded": ["loader"]})
    fates = [
        (event.kind.name, POSITIONS[event.values[1]])
        for event in events
        if event.kind.name in ("killed", "escaped")
    ]
    assert fates == [
        ("killed", "commander"),
        ("escaped", "gunner"),
        ("killed", "loader"),  # his first card, both flipped
        ("killed", "driver"),
        ("escaped", "assistant"),
    ]


@pytest.mark.rule("12.1.4.d(12)")
def test_the_fire_cards_are_shown() -> None:
    state, events = shot([22, 28, 61], 5, hand=[17, 95, 6])
    assert sorted(event.values[1] for event in of_kind(events, "shown_discard")) == [17, 95]
    assert {event.only for event in of_kind(events, "shown_discard")} == {EVERYONE}
    assert {17, 95} <= set(state.discard) | set(state.table)
    assert state.known[17] == state.known[95] == state.rules.everyone


@pytest.mark.rule("12.1.4.d(12)")
def test_that_there_was_no_fire_card_is_not_told() -> None:
    _, none = shot([22, 28, 61], 5, hand=[6, 23])
    assert of_kind(none, "shown_discard") == []
    assert of_kind(none, "discarded") == []


@pytest.mark.rule("12.1.4.d(9)")
def test_the_two_move_cards_are_shown() -> None:
    position: dict[str, Any] = {
        "active": "S-I",
        "G-I": {"board": "panther_g", "range": 200},
        "S-I": {"board": "t34_85", "range": 200, "jammed": True},
        "P0": {"hand": [33, 95, 43]},
    }
    state = duel_at(position)
    shown = of_kind(do_as(state, 0, "clear_transmission 33 95"), "shown_discard")
    assert [(event.values[1], event.only) for event in shown] == [(33, EVERYONE), (95, EVERYONE)]
