"""R2: the order of the steps of a turn, and who sees which hand. The rest of R2 is in scenarios/rush/R02-*.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tankodrom.core.event import EVERYONE
from tankodrom.core.game import SPECTATOR
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.core.text import read_action
from tankodrom.games.registry import game_named

RUSH = game_named("rush")
FIXTURES = Path(__file__).parents[2] / "scenarios" / "rush" / "fixtures.toml"

POSITION: dict[str, Any] = {
    "shop": ["F1", "F2", "F3", "F4"],
    "deck": ["F5", "F6", "F7", "F8"],
    "P0": {"hand": ["K2", "E", "VO"], "garage": ["K13", "RC", "E", "E", "E"], "store": []},
    "P1": {
        "hand": ["K1", "E", "RC"],
        "garage": ["VO", "E", "E", "E"],
        "store": [],
        "bases": ["damaged", "intact", "intact"],
    },
    "P2": {"hand": ["E", "E", "K21"], "garage": ["VO", "E", "RC"], "store": []},
}


def arranged(position: dict[str, Any] = POSITION, **options: Value) -> Any:
    data = {"pack": tomllib.loads(FIXTURES.read_text(encoding="utf-8"))}
    state = RUSH.arrange(Setup(3, options, data), position, Rng(1))
    pending(state)
    state.sink = []
    return state


def do(state: Any, seat: int, *texts: str) -> None:
    for text in texts:
        apply(state, seat, read_action(state, text))


def told(state: Any, names: tuple[str, ...]) -> list[tuple[str, list[Any], int]]:
    """The events of these names: what, the cards by their codes, and to whom."""
    found = []
    for event in state.sink:
        if event.kind.name in names:
            values = [
                state.word(kind, value)
                for (_, kind), value in zip(event.kind.arguments, event.values, strict=True)
            ]
            found.append((event.kind.name, values, event.only))
    return found


def hand_of(state: Any, viewer: int, seat: int) -> list[str] | None:
    hand = RUSH.view(state, viewer)["players"][seat]["hand"]
    return None if hand is None else sorted(hand)


@pytest.mark.rule("R2.1", "R2.2", "R2.4")
def test_R2_1_the_steps_follow_one_another() -> None:
    state = arranged()
    do(state, 0, "end_play")
    assert [(event.kind.name, event.values[0]) for event in state.sink if event.only == EVERYONE] == [
        # Step III of P0: shop, the rest of the hand, the draw.
        ("shop_discarded", state.cards.by_code["F4"]),
        ("dealt", state.cards.by_code["F5"]),
        ("set_down", 0),
        ("set_down", 0),
        ("set_down", 0),
        ("drew", 0),
        # Step I of P1: first the repair, then the whole hand. Then it is asked: step II.
        ("turn_began", 1),
        ("repaired", 1),
        ("revealed", 1),
        ("revealed", 1),
        ("revealed", 1),
    ]
    assert [(decision.seat, decision.prompt) for decision in pending(state)] == [(1, "main")]


@pytest.mark.rule("R2.4")
def test_R2_4_step_1_reveals_the_whole_hand_to_everyone() -> None:
    state = arranged()
    do(state, 0, "end_play")
    assert told(state, ("revealed",)) == [
        ("revealed", ["P1", "K1"], EVERYONE),
        ("revealed", ["P1", "E"], EVERYONE),
        ("revealed", ["P1", "RC"], EVERYONE),
    ]


@pytest.mark.rule("R2.4")
def test_R2_4_the_hand_of_the_active_player_lies_open_and_no_other() -> None:
    state = arranged()
    for active in (0, 1, 2):
        for seat in (0, 1, 2):
            for viewer in (0, 1, 2, SPECTATOR):
                shown = hand_of(state, viewer, seat)
                if viewer == seat or seat == active:
                    assert shown == sorted(RUSH.position(state)[f"P{seat}"]["hand"].items)
                else:
                    assert shown is None
                    assert RUSH.view(state, viewer)["players"][seat]["shown"] == []
                assert RUSH.view(state, viewer)["players"][seat]["hand_size"] == 3
        do(state, active, "end_play")


@pytest.mark.rule("R2.4")
def test_R2_4_from_the_very_first_turn_on() -> None:
    state: Any = RUSH.new(Setup(2, {"starting_player": 1}), 3)
    state.sink = []
    pending(state)
    hand = [state.cards.codes[card] for card in state.players[1].hand]
    assert told(state, ("revealed",)) == [("revealed", ["P1", card], EVERYONE) for card in hand]
    assert hand_of(state, 0, 1) == hand_of(state, SPECTATOR, 1) == sorted(hand)
    assert hand_of(state, 1, 0) is None


@pytest.mark.rule("R2.4")
def test_R2_4_not_with_interactive_combat() -> None:
    state = arranged(interactive_combat=True)
    do(state, 0, "end_play")
    assert told(state, ("revealed",)) == []
    for seat in (0, 1, 2):
        for viewer in (0, 1, 2, SPECTATOR):
            assert (hand_of(state, viewer, seat) is None) == (viewer != seat)


@pytest.mark.rule("R2.15")
def test_R2_15_cards_drawn_in_step_2_are_revealed() -> None:
    state = arranged()
    do(state, 0, "use K2 reinforcements")
    assert told(state, ("drew", "drew_card")) == [
        ("drew", ["P0", "2"], EVERYONE),
        ("drew_card", ["P0", "K13"], EVERYONE),
        ("drew_card", ["P0", "RC"], EVERYONE),
    ]
    for viewer in (0, 1, 2, SPECTATOR):
        assert hand_of(state, viewer, 0) == ["E", "K13", "RC", "VO"]


@pytest.mark.rule("R2.15")
def test_R2_15_not_with_interactive_combat() -> None:
    state = arranged(interactive_combat=True)
    do(state, 0, "use K2 reinforcements")
    assert told(state, ("drew", "drew_card")) == [
        ("drew", ["P0", "2"], EVERYONE),
        ("drew_card", ["P0", "K13"], 0),
        ("drew_card", ["P0", "RC"], 0),
    ]
    for viewer in (1, 2, SPECTATOR):
        assert hand_of(state, viewer, 0) is None
        assert RUSH.view(state, viewer)["players"][0]["hand_size"] == 4


@pytest.mark.rule("R2.4", "R2.15")
def test_R2_15_the_draw_of_step_3_is_seen_by_its_owner_alone() -> None:
    state = arranged()
    do(state, 0, "end_play")
    assert told(state, ("drew", "drew_card")) == [
        ("drew", ["P0", "3"], EVERYONE),
        ("drew_card", ["P0", "K13"], 0),
        ("drew_card", ["P0", "RC"], 0),
        ("drew_card", ["P0", "E"], 0),
    ]
    assert hand_of(state, 0, 0) == ["E", "K13", "RC"]
    assert hand_of(state, 1, 0) is None
    assert hand_of(state, SPECTATOR, 0) is None


@pytest.mark.rule("R2.3")
def test_R2_3_the_repair_is_told_once_and_only_of_the_active_player() -> None:
    state = arranged()
    for active in (0, 1, 2):
        do(state, active, "end_play")
    assert told(state, ("repaired",)) == [("repaired", ["P1"], EVERYONE)]
