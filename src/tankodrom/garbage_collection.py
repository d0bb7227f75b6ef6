"""Settings of Python's garbage collector for processes that must answer in time."""

from __future__ import annotations

import gc
import time
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

YOUNG_THRESHOLD: Final = 5_000  # new objects that start a collection, which takes about two milliseconds
MIDDLE_EVERY: Final = 10  # collections of the young before one of the middle generation
OLD_EVERY: Final = 100  # collections of the middle generation before a full collection

# The adaptive threshold moves between these.
LOWEST_THRESHOLD: Final = 1_000  # a collection that frees most of these objects takes about a millisecond
HIGHEST_THRESHOLD: Final = 50_000
MANY_FREED: Final = 0.25  # share of the examined objects: lower the threshold
FEW_FREED: Final = 0.05  # raise the threshold …
SOON: Final = 0.1  # … if the last collection was at most so many seconds ago; rare collections cost nothing


def collect_less() -> None:
    """Collect less in a process that is now set up and runs for long.

    Its long-lived objects (packs, tables, search trees) hold no cycles worth freeing, and a full collection takes tens
    of milliseconds. So existing objects are frozen. Mostly the young generation is collected, in small parts, because
    every closed connection leaves hundreds of objects.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_THRESHOLD, MIDDLE_EVERY, OLD_EVERY)


@contextmanager
def collecting_less() -> Generator[None, None, None]:
    """`collect_less` inside a `with` block."""
    before = gc.get_threshold()
    collect_less()
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def collect_adaptively() -> None:
    """`collect_less` for a server.

    While many moves are computed, ten thousand objects are young and none is garbage: collecting often is wasted work.
    Connections that close leave garbage, and freeing too much at once delays everybody. The result of the last
    collection shows which case it is.
    """
    collect_less()
    gc.set_threshold(LOWEST_THRESHOLD, MIDDLE_EVERY // 2, OLD_EVERY)
    gc.callbacks.append(_AdaptiveThreshold().after_collection)


class _AdaptiveThreshold:
    def __init__(self) -> None:
        self._last_collection = 0.0

    def after_collection(self, phase: str, info: dict[str, int]) -> None:
        if phase != "stop":
            return
        threshold, *older = gc.get_threshold()
        freed = info["collected"] / threshold
        now = time.monotonic()
        if freed > MANY_FREED:
            gc.set_threshold(max(LOWEST_THRESHOLD, threshold // 2), *older)
        elif freed < FEW_FREED and now - self._last_collection < SOON:
            gc.set_threshold(min(HIGHEST_THRESHOLD, threshold * 2), *older)
        self._last_collection = now
