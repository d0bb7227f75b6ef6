"""R3: the draft."""

from __future__ import annotations

from typing import Any

import pytest

from table import asked, do, legal, refused
from tankodrom.core.errors import BadSetup
from tankodrom.core.event import Event
from tankodrom.core.game import SPECTATOR
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.games.registry import game_named

GAME = game_named("battlegrounds")
CARDS = [f"tk{number:02}" for number in range(1, 13)]
ORDERS = {2: [0, 1, 1, 0, 1, 0, 0, 1], 3: [0, 1, 2, 2, 1, 0], 4: [0, 1, 2, 3, 3, 2, 1, 0]}
COLOURS = {
    2: ["green", "yellow", "blue", "red"],
    3: ["green", "yellow", "blue"],
    4: ["green", "yellow", "blue", "red"],
}

for_every_number = pytest.mark.parametrize("seats", [2, 3, 4])


def begun(seats: int, seed: int = 1, **options: Value) -> Any:
    return GAME.new(Setup(seats, {"draft": True, **options}), seed)


def display_of(state: Any) -> list[str]:
    display: list[str] = GAME.position(state)["display"].items
    return display


@pytest.mark.rule("R3.1")
@pytest.mark.parametrize(("seats", "size"), [(2, 4), (3, 6), (4, 8)])
def test_R3_1_the_display_lies_face_up(seats: int, size: int) -> None:
    for seed in range(10):
        state = begun(seats, seed)
        assert len(display_of(state)) == size
        assert sorted(display_of(state) + GAME.position(state)["deck"]) == CARDS
        assert legal(state) == [f"draft_pick {card}" for card in display_of(state)]
        for viewer in [*range(seats), SPECTATOR]:
            assert GAME.view(state, viewer)["display"] == display_of(state)
        for seat in range(seats):
            assert GAME.position(state)[f"P{seat}"]["cards"].items == []


@pytest.mark.rule("R3.1")
@for_every_number
def test_R3_1_the_cards_are_shuffled(seats: int) -> None:
    displays = {tuple(display_of(begun(seats, seed))) for seed in range(40)}
    assert len(displays) >= 30
    assert {card for display in displays for card in display} == set(CARDS)
    decks = [GAME.position(begun(seats, seed))["deck"] for seed in range(40)]
    assert len({deck[0] for deck in decks}) >= 10


@pytest.mark.rule("R3.1")
@for_every_number
def test_R3_1_the_draft_comes_before_everything_else(seats: int) -> None:
    state = begun(seats)
    for text in (f"choose_active green {display_of(state)[0]}", "place green A1", "end_turn"):
        assert refused(state, text).rule == "R3.1"


@pytest.mark.rule("R3.1")
@pytest.mark.parametrize(("variant", "seats"), [("family", 2), ("solo", 1)])
def test_R3_1_no_draft_where_nothing_is_dealt_to_players(variant: str, seats: int) -> None:
    with pytest.raises(BadSetup):
        begun(seats, variant=variant)


@pytest.mark.rule("R3.2", "R3.4")
@for_every_number
def test_R3_2_and_R3_4_the_order_of_picks(seats: int) -> None:
    for starter in range(seats):
        state = begun(seats, 5, starting_player=starter)
        order = []
        while legal(state)[0].startswith("draft_pick"):
            order += asked(state)
            do(state, legal(state)[-1])
        assert order == [(starter + seat) % seats for seat in ORDERS[seats]]


@pytest.mark.rule("R3.2")
def test_R3_2_teams_draft_as_four_players() -> None:
    state = begun(4, 5, variant="teams")
    order = []
    while legal(state)[0].startswith("draft_pick"):
        order += asked(state)
        do(state, legal(state)[0])
    assert order == ORDERS[4]


@pytest.mark.rule("R3.3")
@for_every_number
def test_R3_3_a_pick_takes_one_card_of_the_display(seats: int) -> None:
    state = begun(seats, 3)
    taken: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    for number in range(len(ORDERS[seats])):
        display = display_of(state)
        (seat,) = asked(state)
        assert legal(state) == [f"draft_pick {card}" for card in display]
        for card in CARDS:
            if card not in display:
                assert refused(state, f"draft_pick {card}").rule == "R3.3"
        card = display[number % len(display)]
        do(state, f"draft_pick {card}")
        taken[seat].append(card)
        assert card not in display_of(state)
        for other in range(seats):
            assert GAME.position(state)[f"P{other}"]["cards"].items == sorted(taken[other])
    assert [len(cards) for cards in taken.values()] == [4 if seats == 2 else 2] * seats
    assert display_of(state) == []


@pytest.mark.rule("R3.4")
def test_R3_4_two_players_have_two_rounds_of_four_cards() -> None:
    for seed in range(10):
        state = begun(2, seed)
        deck = GAME.position(state)["deck"]
        first = display_of(state)
        assert len(first) == 4
        for left in (3, 2, 1):
            do(state, legal(state)[0])
            assert len(display_of(state)) == left
            assert set(display_of(state)) < set(first)
        do(state, legal(state)[0])
        # The second round: the next four cards, begun by the other player.
        assert display_of(state) == sorted(deck[:4])
        assert asked(state) == [1]
        assert GAME.position(state)["deck"] == deck[4:]
        for seat in (0, 1):
            assert len(GAME.position(state)[f"P{seat}"]["cards"].items) == 2
        for _ in range(4):
            do(state, legal(state)[0])
        for seat in (0, 1):
            assert len(GAME.position(state)[f"P{seat}"]["cards"].items) == 4


def drafted(seats: int, seed: int, **options: Value) -> Any:
    state = begun(seats, seed, **options)
    while legal(state)[0].startswith("draft_pick"):
        do(state, legal(state)[0])
    return state


@pytest.mark.rule("R3.5")
@for_every_number
def test_R3_5_what_is_not_drafted_is_an_open_deck(seats: int) -> None:
    state = drafted(seats, 4)
    position = GAME.position(state)
    owned = [card for seat in range(seats) for card in position[f"P{seat}"]["cards"].items]
    assert sorted(owned + position["deck"]) == CARDS
    assert len(position["deck"]) == {2: 4, 3: 6, 4: 4}[seats]
    for viewer in [*range(seats), SPECTATOR]:
        assert GAME.view(state, viewer)["deck"] == position["deck"]


@pytest.mark.rule("R3.5")
@pytest.mark.parametrize("draft", [True, False])
def test_R3_5_the_open_deck_shows_what_an_extra_tank_draws(draft: bool) -> None:
    beginning = {"deck": ["tk07", "tk03", "tk11"], "P0": {"pairs": {"p05a+p05s": "available"}}}
    options: dict[str, Value] = {"stall_rounds": 0, "draft": True} if draft else {"stall_rounds": 0}
    state = GAME.arrange(Setup(4, options), beginning, Rng(1))
    for viewer in (0, 1, SPECTATOR):
        assert GAME.view(state, viewer)["deck"] == (["tk07", "tk03", "tk11"] if draft else None)
    told: list[Event] = []
    state.sink = told
    do(state, "use_extra_tank p05a")
    assert legal(state) == ["keep_card tk03", "keep_card tk07"]  # the top two
    for viewer in (1, SPECTATOR):
        assert GAME.view(state, viewer)["drawn"] == (["tk03", "tk07"] if draft else None)
        seen = [event for event in told if event.kind.name == "saw_card" and event.is_visible_to(viewer)]
        assert len(seen) == (2 if draft else 0)
    do(state, "keep_card tk03")
    for viewer in (1, SPECTATOR):
        assert GAME.view(state, viewer)["box"] == (["tk07"] if draft else [])


@pytest.mark.rule("R3.6")
@for_every_number
def test_R3_6_afterwards_active_cards_and_squares_as_ever(seats: int) -> None:
    owners = {2: [0, 1, 0, 1], 3: [0, 1, 2], 4: [0, 1, 2, 3]}[seats]
    state = drafted(seats, 6, starting_player=1)
    used: list[str] = []
    for colour, owner in zip(COLOURS[seats], owners, strict=True):
        assert asked(state) == [owner]
        own = [card for card in GAME.position(state)[f"P{owner}"]["cards"].items if card not in used]
        assert legal(state) == [f"choose_active {colour} {card}" for card in own]
        do(state, legal(state)[0])
        used.append(own[0])
    for colour, owner in zip(COLOURS[seats], owners, strict=True):
        assert asked(state) == [owner]
        assert len(legal(state)) == 3
        assert all(text.startswith(f"place {colour} ") for text in legal(state))
        do(state, legal(state)[1])
    assert asked(state) == [1]
    assert legal(state)[0].startswith("move ")
    position = GAME.position(state)
    assert [position[colour]["card"] for colour in COLOURS[seats]] == used
    assert [position[colour]["stack"] for colour in COLOURS[seats]] == [[3, 2, 1]] * len(used)
