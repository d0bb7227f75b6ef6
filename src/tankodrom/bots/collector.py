"""Python's search for forgotten cycles, kept from interrupting whoever has to answer in time."""

from __future__ import annotations

import gc
import time
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

YOUNG: Final = 5_000  # objects that are looked at together: two milliseconds
OFTEN: Final = 10  # times, then the somewhat older ones too
SELDOM: Final = 100  # times of those, then all

FEWEST: Final = (
    1_000  # objects that are looked at together where many of them turn out to be forgotten: a millisecond
)
MOST: Final = 50_000  # and where hardly any of them are
MANY_FORGOTTEN: Final = 0.25
FEW_FORGOTTEN: Final = 0.05
SOON: Final = 0.1  # seconds after the last look; a look now and then costs nothing


def calm_collector() -> None:
    """For a process that is set up now and will work for long. A large heap of long-lived objects (packs, tables, the
    tree of a search) holds no cycles worth looking for, and looking through all of it takes tens of milliseconds, again
    and again. What is there now stays for good; of the rest only the youngest are looked at often, a few at a time, as
    every connection that ends leaves hundreds of them behind."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OFTEN, SELDOM)


@contextmanager
def calm_for_a_while() -> Generator[None, None, None]:
    """The same for a process that has other things to do afterwards."""
    before = gc.get_threshold()
    calm_collector()
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def attentive_collector() -> None:
    """The same for a process that serves many. When many moves are under way at a moment, some ten thousand objects are
    young and none of them forgotten: looking at them again and again is for nothing. When connections come and go they
    leave cycles behind, and so many thrown away at once would keep everybody waiting. What the last look found says which
    of the two it is."""
    calm_collector()
    gc.set_threshold(FEWEST, OFTEN // 2, SELDOM)
    gc.callbacks.append(_Attention().fit)


class _Attention:
    def __init__(self) -> None:
        self._last = 0.0  # look

    def fit(self, phase: str, info: dict[str, int]) -> None:
        if phase != "stop":
            return
        young, *older = gc.get_threshold()
        forgotten = info["collected"] / young
        now = time.monotonic()
        if forgotten > MANY_FORGOTTEN:
            gc.set_threshold(max(FEWEST, young // 2), *older)
        elif forgotten < FEW_FORGOTTEN and now - self._last < SOON:
            gc.set_threshold(min(MOST, young * 2), *older)
        self._last = now
