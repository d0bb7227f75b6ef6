"""Snapshots are a cache of a table's course. Each is sealed with the hash of the log entry at which it was taken.

That hash stands for the table, its setup and every entry up to there. So a snapshot that was damaged, that belongs to
another table or to another moment does not open, and the table is played through from its log.
"""

from __future__ import annotations

import hashlib
from typing import Final

SEAL: Final = 32  # bytes at the front


class BrokenSeal(Exception):
    """This is no snapshot of this table at this entry."""


def sealed(course: bytes, entry_hash: str) -> bytes:
    return _seal(course, entry_hash) + course


def opened(snapshot: bytes, entry_hash: str) -> bytes:
    course = snapshot[SEAL:]
    if snapshot[:SEAL] != _seal(course, entry_hash):
        raise BrokenSeal("the snapshot is damaged, or is not of this entry of this log")
    return course


def _seal(course: bytes, entry_hash: str) -> bytes:
    return hashlib.sha256(entry_hash.encode() + b"\n" + course).digest()
