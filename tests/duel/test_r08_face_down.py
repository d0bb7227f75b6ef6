"""8.3.4, 8.3.5, 8.4, 8.5: what is discarded face down and what is shown; what is random."""

from __future__ import annotations

from typing import Any

import pytest

from table import arranged, do
from tankodrom.core.setup import Setup
from tankodrom.games.registry import game_named

GAME = game_named("duel")
SPECTATOR = -1


def _start(seed: int = 1, at: str = "action", mission: str = "M1", **tank: Any) -> Any:
    position: dict[str, Any] = {
        "at": at,
        "active": "S-I",
        "queue": ["G-I"],
        "S-I": {"board": "t34_85", "range": 600, "apcr_stock": 1, **tank},
        "S-II": {"board": "t34_85", "range": 600},
        "G-I": {"board": "pz4g", "range": 600},
        "P0": {"hand": [87, 94, 97, 4, 66]},
        "P1": {"hand": [91, 93, 95]},
        "P2": {"hand": [98, 99]},
    }
    return arranged(GAME, Setup(3, {"mission": mission}), position, seed)


def _tells(events: list[Any], seat: int, card: int) -> bool:
    """Does an event that the seat sees name the card?"""
    return any(
        kind.name in ("card", "other_card") and value == card
        for event in events
        if event.is_visible_to(seat)
        for (_, kind), value in zip(event.kind.arguments, event.values, strict=True)
    )


HIDDEN = [
    ("8.3.5(1)", ["crew 97", "load"], {}, "action", "M1"),
    ("8.3.5.v(1)", ["pass 97"], {}, "action", "M1"),
    ("8.4(3)", ["stop 97"], {"motion": 62}, "action", "M1"),
    ("8.5(1)", ["discard 97"], {}, "discard", "M1"),
    ("8.4(4)", ["climb 97"], {"range": 0}, "action", "M2"),
    ("8.4(4)", ["exit 97"], {"range": -800}, "action", "M4"),
]


@pytest.mark.rule("8.3.5(1)", "8.3.5.v(1)", "8.4(3)", "8.5(1)", "8.4(4)")
@pytest.mark.parametrize(("rule", "texts", "tank", "at", "mission"), HIDDEN)
def test_8_a_plain_discard_lies_face_down(
    rule: str, texts: list[str], tank: dict[str, Any], at: str, mission: str
) -> None:
    state = _start(at=at, mission=mission, **tank)
    events = do(state, *texts)
    assert 97 in state.discard
    assert _tells(events, 0, 97)
    for seat in (SPECTATOR, 1, 2):
        assert not _tells(events, seat, 97)
        assert 97 in GAME.view(state, seat)["unseen"]
        assert 97 not in GAME.view(state, seat)["table"]


@pytest.mark.rule("8.3(8)")
def test_8_3_8_the_cards_for_the_transmission_are_shown() -> None:
    state = _start(jammed=True)
    events = do(state, "clear_transmission 94 97")
    for seat in (SPECTATOR, 0, 1, 2):
        assert _tells(events, seat, 94)
        assert _tells(events, seat, 97)
        assert 97 not in GAME.view(state, seat)["unseen"]


@pytest.mark.rule("8.3.4(1)")
def test_8_3_4_1_the_stolen_card_is_random_and_known_to_thief_and_victim_alone() -> None:
    stolen = set()
    for seed in range(40):
        state = _start(seed=seed)
        events = do(state, "leadership 4")
        (card,) = {91, 93, 95} & set(state.hands[0])
        stolen.add(card)
        assert card not in state.hands[1]
        assert [_tells(events, seat, card) for seat in (SPECTATOR, 0, 1, 2)] == [False, True, True, False]
        assert card in GAME.view(state, 2)["unseen"]
        assert card not in GAME.view(state, 1)["unseen"]
        assert len(state.hands[2]) == 2  # a friend is not robbed
    assert stolen == {91, 93, 95}
