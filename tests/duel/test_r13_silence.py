"""13.0 and part 5: a player declines TACTICS without an event, and nobody learns that they had the choice."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from table import asked, do_as, duel_at, refused_as
from tankodrom.core.kernel import pending, why_not
from tankodrom.core.text import read_action, texts_of
from tankodrom.games.duel.damage.damage import AmmoDiscard
from tankodrom.games.registry import game_named

GAME = game_named("duel")
SPECTATOR = -1
ACTIVE, TARGET = 0, 3  # S-I belongs to seat 0, G-II to seat 3; seat 1 has G-I, seat 2 S-II
TACTICS, OTHER = 12, 82  # an ORDER card in its place
Position = dict[str, Any]

BASE: Position = {
    "active": "S-I",
    "discard": [4],
    "P0": {"hand": [91, 5]},
    "P1": {"hand": [26]},
    "P2": {"hand": [36]},
    "S-I": {"board": "t34_43", "range": 400},
    "S-II": {"board": "t34_43", "range": 400},
    "G-I": {"board": "pz4g", "range": 400},
    "G-II": {"board": "pz4g", "range": 400},
}

# What TACTICS can answer: the position's difference from BASE, the script, the deck.
CASES: list[tuple[str, Position, list[str], list[int]]] = [
    ("spotting", {}, ["crew 91", "spot G-II"], [19, 20, 21]),
    ("spotting twice", {"P0": {"hand": [91, 51, 5]}}, ["crew 91", "spot G-II", "pay"], [16, 19, 20]),
    ("flank", {"P0": {"hand": [8, 5]}, "S-I": {"motion": 1, "spotted": ["G-II"]}}, ["flank 8 G-II"], [19, 20]),
    (
        "flank after a move",
        {"P0": {"hand": [1, 8, 44]}, "S-I": {"spotted": ["G-II"]}, "G-I": {"flanking": ["S-I"]}},
        ["move 1", "flank 8 G-II", "distance 0"],
        [19, 20],
    ),
    (
        "defensive flank",
        {"P0": {"hand": [8, 5]}, "S-I": {"spotted": ["G-II"]}, "G-II": {"flanking": ["S-I"]}},
        ["unflank 8 G-II"],
        [19, 20],
    ),
    ("terrain", {"P0": {"hand": [96, 5]}, "G-II": {"motion": 1}}, ["terrain_on 96 G-II"], [60, 20]),
    ("fire that misses", {"S-I": {"spotted": ["G-II"]}}, ["fire 91", "acquire"], [99, 20]),
    ("fire that hits", {"S-I": {"spotted": ["G-II"]}}, ["fire 91", "acquire"], [10, 55, 83, 20]),
    ("assault", {"P0": {"hand": [7, 5]}}, ["inf_assault 7 G-II"], [98, 20]),
]


def with_card(changes: Position, deck: list[int], card: int, **options: Any) -> Any:
    position = deepcopy(BASE)
    for key, value in changes.items():
        position[key] = {**position.get(key, {}), **value}
    position["P3"] = {"hand": [card]}
    position["deck"] = deck
    return duel_at(position, 4, infantry="on", **options)


def seen(state: Any, seat: int) -> list[tuple[str, list[int]]]:
    return [(event.kind.name, event.values) for event in state.sink if event.is_visible_to(seat)]


def others() -> list[int]:
    return [SPECTATOR, 0, 1, 2]


def played(state: Any, script: list[str]) -> int:
    """Play the script of the active seat; the target always declines. Returns how often the target was asked."""
    questions = 0
    state.sink = []
    for text in script:
        while pending(state)[0].seat == TARGET:
            assert asked(state) == [TARGET]
            questions += 1
            do_as(state, TARGET, "no")
        do_as(state, ACTIVE, text)
    while pending(state)[0].seat == TARGET:
        questions += 1
        do_as(state, TARGET, "no")
    return questions


@pytest.mark.rule("13.1(1)", "13.2(1)")
@pytest.mark.parametrize(("name", "changes", "script", "deck"), CASES, ids=[case[0] for case in CASES])
def test_declining_tactics_looks_like_having_none(
    name: str, changes: Position, script: list[str], deck: list[int]
) -> None:
    holder = with_card(changes, deck, TACTICS)
    bare = with_card(changes, deck, OTHER)
    assert played(holder, script) == 1, f"{name}: the holder of TACTICS has the choice"
    assert played(bare, script) == 0
    for seat in others():
        assert seen(holder, seat) == seen(bare, seat), f"{name}: seat {seat} is told something else"
        assert GAME.view(holder, seat) == GAME.view(bare, seat), f"{name}: seat {seat} sees something else"
        assert GAME.outlook(holder, seat) == GAME.outlook(bare, seat)
    assert asked(holder) == asked(bare)
    assert GAME.view(holder, TARGET) != GAME.view(bare, TARGET)  # the target knows their own card


@pytest.mark.rule("13.1(1)", "13.2(1)")
@pytest.mark.parametrize(("name", "changes", "script", "deck"), CASES, ids=[case[0] for case in CASES])
def test_who_asks_all_waits_for_the_target_with_and_without_tactics(
    name: str, changes: Position, script: list[str], deck: list[int]
) -> None:
    """ASK_ALL: a table where people play. A pause tells no more than events and views do."""
    holder = with_card(changes, deck, TACTICS, ask_all=True)
    bare = with_card(changes, deck, OTHER, ask_all=True)
    if name == "spotting":
        script = [*script, "no"]  # who cannot pay for a second look is asked all the same
    assert played(holder, script) == played(bare, script) == 1
    for seat in others():
        assert seen(holder, seat) == seen(bare, seat), f"{name}: seat {seat} is told something else"
        assert GAME.view(holder, seat) == GAME.view(bare, seat), f"{name}: seat {seat} sees something else"
    assert asked(holder) == asked(bare)


@pytest.mark.rule("13.1(1)")
def test_nobody_waits_for_a_hand_that_all_know() -> None:
    state = with_card({}, [19, 20], OTHER, ask_all=True)
    state.known[OTHER] = state.rules.everyone
    assert played(state, ["crew 91", "spot G-II", "no"]) == 0
    state = with_card({}, [19, 20], TACTICS, ask_all=True)
    state.known[TACTICS] = state.rules.everyone
    assert played(state, ["crew 91", "spot G-II", "no"]) == 1


@pytest.mark.rule("12.1.4.d(12)")  # ruling A55
@pytest.mark.parametrize("fire_cards", [[], [39], [39, 91], [39, 91, 92]])
def test_with_ask_all_the_owner_of_hit_ammunition_is_asked_however_many_fire_cards_they_hold(
    fire_cards: list[int],
) -> None:
    state = duel_at(
        {
            "active": "S-I", "S-I": {"board": "t34_43", "range": 400, "spotted": ["G-I"]},
            "G-I": {"board": "pz4g", "range": 400}, "P0": {"hand": [5]}, "P1": {"hand": [82, *fire_cards]},
        },
        ask_all=True,
    )  # fmt: skip
    assert all(state.cards.fire[card] for card in fire_cards)
    state.stack.append(AmmoDiscard(state.rules.tank_by_name["G-I"], 2))
    state.asked = None
    shown = 0
    while pending(state)[0].prompt == "ammo_discard":
        choices = texts_of(state, pending(state)[0].choices)
        left = len(fire_cards) - shown
        assert len(choices) == max(1, left), "a choice even if none is left"
        do_as(state, 1, choices[0])
        shown += left > 0
        if left == 0:
            break
    assert shown == min(2, len(fire_cards))
    assert pending(state)[0].prompt != "ammo_discard"


@pytest.mark.rule("13.1(1)", "13.2(1)")
@pytest.mark.parametrize(("name", "changes", "script", "deck"), CASES, ids=[case[0] for case in CASES])
def test_no_view_tells_that_somebody_is_thinking(
    name: str, changes: Position, script: list[str], deck: list[int]
) -> None:
    """While the target is asked, no event and no view of the others names TACTICS or the target."""
    state = with_card(changes, deck, TACTICS)
    state.sink = []
    for text in script:
        do_as(state, ACTIVE, text)
        if pending(state)[0].seat == TARGET:
            break
    assert pending(state)[0].prompt == "tactics", name
    told = len(state.sink)
    for seat in others():
        view = GAME.view(state, seat)
        assert not any(word in view for word in ("asked", "pending", "waiting", "choices"))
        assert "tank" not in view["step"], f"{name}: the step names the tank whose player is asked"
        assert not any("tactics" in kind for kind, _ in seen(state, seat))
    views = [GAME.view(state, seat)["players"] for seat in others()]
    do_as(state, TARGET, "no")
    for event in state.sink[told:]:
        assert "tactics" not in event.kind.name
    for seat, before in zip(others(), views, strict=True):
        assert [player["cards"] for player in GAME.view(state, seat)["players"]] == [
            player["cards"] for player in before
        ]


@pytest.mark.rule("13.3(1)")
def test_the_active_players_declining_is_as_silent() -> None:
    """The active player need not cancel TACTICS; the others cannot tell whether they could."""
    told = []
    for spare in (14, 38):
        position = deepcopy(BASE)
        position["P0"] = {"hand": [91, spare]}
        position["P3"] = {"hand": [TACTICS, 2]}
        position["deck"] = [19, 20]
        state = duel_at(position, 4)
        do_as(state, ACTIVE, "crew 91")
        do_as(state, ACTIVE, "spot G-II")
        do_as(state, TARGET, f"tactics {TACTICS}")
        if pending(state)[0].prompt == "tactics":
            assert spare == 14
            do_as(state, ACTIVE, "no")
        told.append({seat: (seen(state, seat), GAME.view(state, seat)) for seat in (SPECTATOR, 1, 2, 3)})
    assert told[0] == told[1]


@pytest.mark.rule("13.1(1)")
def test_who_is_not_the_target_cannot_play_it() -> None:
    state = with_card({"P1": {"hand": [26, 14]}, "P2": {"hand": [36, 58]}}, [19, 20], TACTICS)
    do_as(state, ACTIVE, "crew 91", "spot G-II")
    for seat, card in ((1, 14), (2, 58)):
        refusal = refused_as(state, seat, f"tactics {card}")
        assert refusal.rule == "8.0(1)"
        assert refusal.key == "not-your-decision"
    assert why_not(state, TARGET, read_action(state, f"tactics {TACTICS}")) is None


@pytest.mark.rule("13.1(3)", "13.3(2)")
def test_the_log_tells_tactics_that_are_played_and_what_they_cancel() -> None:
    state = with_card({}, [19, 20], TACTICS)
    state.sink = []
    do_as(state, ACTIVE, "crew 91", "spot G-II")
    do_as(state, TARGET, f"tactics {TACTICS}")
    names = [kind for kind, _ in seen(state, SPECTATOR)]
    assert ("tactics_played", [TARGET, TACTICS]) in seen(state, SPECTATOR)
    assert names.index("cancelled") > names.index("tactics_played")
    assert "flipped" not in names
