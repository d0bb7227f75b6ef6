"""How many files, connections among them, this process may have open."""

from __future__ import annotations

import resource
from typing import Final

MOST_FILES: Final = (
    65_536  # more than any table server needs; some systems allow a billion and then take time over it
)
RESERVE: Final = 80  # for database, writer, bots and what Python opens now and then


def raise_file_limit() -> int:
    """The soft limit goes up to the hard one. The limit that holds now."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def most_connections(files: int) -> int:
    """Players who are here can be served while there are no more than so many."""
    return max(files - RESERVE, files // 2)
