"""How many objects Python's collector examines at once, depending on what it freed the last time."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator

import pytest

from tankodrom.garbage_collection import (
    HIGHEST_THRESHOLD,
    LOWEST_THRESHOLD,
    YOUNG_THRESHOLD,
    collect_adaptively,
    collecting_less,
)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    now = [1000.0]
    threshold, callbacks = gc.get_threshold(), list(gc.callbacks)
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    gc.disable()  # only the objects of the test are found
    yield now
    gc.enable()
    gc.callbacks[:] = callbacks
    gc.unfreeze()
    gc.set_threshold(*threshold)


def find(share: float) -> int:
    """Drop this share of the young objects. Returns how many objects the next collection examines."""
    young = gc.get_threshold()[0]
    for each in gc.callbacks:
        each("start", {"generation": 0, "collected": 0, "uncollectable": 0})
        each("stop", {"generation": 0, "collected": int(share * young), "uncollectable": 0})
    return gc.get_threshold()[0]


def test_where_nothing_is_forgotten_more_are_looked_at_together(clock: list[float]) -> None:
    collect_adaptively()
    find(0.0)
    assert find(0.0) == 2 * LOWEST_THRESHOLD
    for _ in range(20):
        find(0.0)
    assert find(0.0) == HIGHEST_THRESHOLD


def test_where_much_is_forgotten_fewer(clock: list[float]) -> None:
    collect_adaptively()
    for _ in range(20):
        find(0.0)
    assert find(0.9) == HIGHEST_THRESHOLD // 2
    for _ in range(20):
        find(0.9)
    assert find(0.9) == LOWEST_THRESHOLD


def test_a_look_now_and_then_may_be_for_nothing(clock: list[float]) -> None:
    collect_adaptively()
    for _ in range(20):
        clock[0] += 1.0
        assert find(0.0) == LOWEST_THRESHOLD


def test_collecting_less_leaves_everything_as_it_was() -> None:
    before = gc.get_threshold()
    with collecting_less():
        assert gc.get_threshold()[0] == YOUNG_THRESHOLD
        assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
