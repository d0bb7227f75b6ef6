"""Work that takes more than a few milliseconds, in threads, so that the event loop turns meanwhile.

A thread gives the interpreter up after `process.SWITCH_INTERVAL`, but only between steps of interpreted code: a loop over
compiled functions stands in a module that is not compiled.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

T = TypeVar("T")

# Few: each of them takes a share of the interpreter from the loop.
_short: Final = ThreadPoolExecutor(2, "worker")
_long: Final = ThreadPoolExecutor(1, "verifier")


async def off_loop(work: Callable[..., T], *arguments: object) -> T:
    """For work of up to a tenth of a second or so."""
    return await asyncio.get_running_loop().run_in_executor(_short, work, *arguments)


async def off_loop_in_turn(work: Callable[..., T], *arguments: object) -> T:
    """For longer work, one at a time in the whole process. Callers bound how much of it waits."""
    return await asyncio.get_running_loop().run_in_executor(_long, work, *arguments)
