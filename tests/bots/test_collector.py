"""How much Python's collector looks at together, after what it found the last time."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator

import pytest

from tankodrom.bots.collector import FEWEST, MOST, YOUNG, attentive_collector, calm_for_a_while


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    now = [1000.0]
    threshold, callbacks = gc.get_threshold(), list(gc.callbacks)
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    gc.disable()  # only what the test says is found
    yield now
    gc.enable()
    gc.callbacks[:] = callbacks
    gc.unfreeze()
    gc.set_threshold(*threshold)


def find(share: float) -> int:
    """So large a share of the young is forgotten; how many are looked at the next time."""
    young = gc.get_threshold()[0]
    for each in gc.callbacks:
        each("start", {"generation": 0, "collected": 0, "uncollectable": 0})
        each("stop", {"generation": 0, "collected": int(share * young), "uncollectable": 0})
    return gc.get_threshold()[0]


def test_where_nothing_is_forgotten_more_are_looked_at_together(clock: list[float]) -> None:
    attentive_collector()
    find(0.0)
    assert find(0.0) == 2 * FEWEST
    for _ in range(20):
        find(0.0)
    assert find(0.0) == MOST


def test_where_much_is_forgotten_fewer(clock: list[float]) -> None:
    attentive_collector()
    for _ in range(20):
        find(0.0)
    assert find(0.9) == MOST // 2
    for _ in range(20):
        find(0.9)
    assert find(0.9) == FEWEST


def test_a_look_now_and_then_may_be_for_nothing(clock: list[float]) -> None:
    attentive_collector()
    for _ in range(20):
        clock[0] += 1.0
        assert find(0.0) == FEWEST


def test_calm_for_a_while_leaves_everything_as_it_was() -> None:
    before = gc.get_threshold()
    with calm_for_a_while():
        assert gc.get_threshold()[0] == YOUNG
        assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
