"""Python's search for forgotten cycles, kept from interrupting whoever has to answer in time."""

from __future__ import annotations

import gc


def calm_collector() -> None:
    """For a process that is set up now and will work for long. A large heap of long-lived objects (packs, tables, the
    tree of a search) holds no cycles worth looking for, and looking through all of it takes tens of milliseconds, again
    and again. What is there now stays for good; the rest is looked at less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
