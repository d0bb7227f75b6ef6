"""A snapshot is a cache of a game session. It is sealed with the hash of the log entry at which it was taken.

That hash stands for the table, its setup and every entry up to there. A snapshot that was damaged, or that belongs to
another table or another entry, does not open; then the game is replayed from its log.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

from sqlalchemy import and_, select

from tankodrom.server.db.schema import SNAPSHOTS
from tankodrom.server.db.store import Store

SEAL: Final = 32  # bytes at the front


class BrokenSeal(Exception):
    """This is no snapshot of this table at this entry."""


def sealed(session: bytes, entry_hash: str) -> bytes:
    return _seal(session, entry_hash) + session


def opened(snapshot: bytes, entry_hash: str) -> bytes:
    session = snapshot[SEAL:]
    if snapshot[:SEAL] != _seal(session, entry_hash):
        raise BrokenSeal("the snapshot is damaged, or is not of this entry of this log")
    return session


def _seal(session: bytes, entry_hash: str) -> bytes:
    return hashlib.sha256(entry_hash.encode() + b"\n" + session).digest()


async def last_snapshot(store: Store, table_id: str, entries: int) -> tuple[int, bytes] | None:
    """The last one of a log of so many entries, with its entry. Snapshots that claim to be of later entries are ignored."""
    async with store.engine.connect() as connection:
        row = (
            await connection.execute(
                select(SNAPSHOTS.c.seq, SNAPSHOTS.c.data)
                .where(and_(SNAPSHOTS.c.table_id == table_id, SNAPSHOTS.c.seq.between(1, entries)))
                .order_by(SNAPSHOTS.c.seq.desc())
                .limit(1)
            )
        ).first()
    return None if row is None else (int(row[0]), bytes(row[1]))


async def put_snapshot(store: Store, table_id: str, seq: int, data: bytes) -> None:
    """It replaces one that is there already: that one may be damaged."""
    async with store.writing() as connection:
        statement: Any = store.insert_if_new(SNAPSHOTS).values(table_id=table_id, seq=seq, data=data)
        await connection.execute(
            statement.on_conflict_do_update(index_elements=["table_id", "seq"], set_={"data": data})
        )
