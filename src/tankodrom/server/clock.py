"""The time of log entries, tables and players."""

from __future__ import annotations

import os
import time
from typing import Final

# For tests of clocks that jump: milliseconds by which this process sees another time than its machine.
OFFSET: Final = "TANKODROM_CLOCK_OFFSET_MS"
_offset = int(os.environ.get(OFFSET, "0"))


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000 + _offset
