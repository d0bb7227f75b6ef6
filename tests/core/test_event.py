from __future__ import annotations

import pytest

from tankodrom.core.action import NUMBER, SEAT
from tankodrom.core.event import EVERYONE, Event, EventKind, all_but
from tankodrom.core.game import SPECTATOR
from tankodrom.core.setup import Setup
from tankodrom.core.state import State
from tankodrom.games.registry import game_named

DREW = EventKind("drew", [("seat", SEAT), ("count", NUMBER)])
SEATS = 5


def watchers(only: int) -> set[int]:
    event = Event(DREW, [0, 3], only)
    return {seat for seat in range(SPECTATOR, SEATS) if event.is_visible_to(seat)}


def test_an_event_is_for_everyone_unless_it_says_otherwise() -> None:
    assert Event(DREW, [0, 3]).only == EVERYONE
    assert watchers(EVERYONE) == {SPECTATOR, 0, 1, 2, 3, 4}


@pytest.mark.parametrize("seat", range(SEATS))
def test_a_whispered_event_is_for_its_seat_alone(seat: int) -> None:
    assert watchers(seat) == {seat}


@pytest.mark.parametrize("seat", range(SEATS))
def test_an_event_for_all_but_one_seat_is_for_the_others_and_the_spectator(seat: int) -> None:
    assert watchers(all_but(seat)) == set(range(SPECTATOR, SEATS)) - {seat}


def test_all_but_is_never_mistaken_for_a_seat_or_for_everyone() -> None:
    values = [all_but(seat) for seat in range(SEATS)]
    assert len(set(values)) == SEATS
    assert EVERYONE not in values
    assert all(value < 0 for value in values)


def state_with_sink() -> State:
    state: State = game_named("rush").new(Setup(3), 1)
    state.sink = []
    return state


def test_a_state_tells_whisper_and_public_news_apart() -> None:
    state = state_with_sink()
    state.emit(DREW, 1, 3)
    state.whisper(1, DREW, 1, 3)
    state.tell_others(1, DREW, 1, 3)
    assert state.sink is not None
    assert [event.only for event in state.sink] == [EVERYONE, 1, all_but(1)]
    assert [event.values for event in state.sink] == [[1, 3]] * 3


def test_without_a_sink_nothing_is_told() -> None:
    state = state_with_sink()
    state.sink = None
    state.emit(DREW, 1, 3)
    state.whisper(1, DREW, 1, 3)
    state.tell_others(1, DREW, 1, 3)
    assert state.sink is None


def test_a_copy_has_no_sink() -> None:
    """Nobody is told what happens in a copy."""
    state = state_with_sink()
    state.emit(DREW, 1, 3)
    assert state.copy().sink is None
    assert state.sink is not None
    assert len(state.sink) == 1
