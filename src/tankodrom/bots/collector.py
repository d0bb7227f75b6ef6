"""Python's search for forgotten cycles, kept from interrupting whoever has to answer in time."""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = 5_000  # objects that are looked at together: two milliseconds
OFTEN: Final = 10  # times, then the somewhat older ones too
SELDOM: Final = 100  # times of those, then all


def calm_collector(young: int = YOUNG) -> None:
    """For a process that is set up now and will work for long. A large heap of long-lived objects (packs, tables, the
    tree of a search) holds no cycles worth looking for, and looking through all of it takes tens of milliseconds, again
    and again. What is there now stays for good; of the rest only the youngest are looked at often, a few at a time, as
    every connection that ends leaves hundreds of them behind."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(young, OFTEN, SELDOM)
