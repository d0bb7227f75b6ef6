"""What is to be written for one thing that happened at a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from tankodrom.server.chain import Entry


class Conflict(Exception):
    """The log has another entry with this number or id already. Nothing of the batch was written."""


class Standing(msgspec.Struct, frozen=True, gc=False):
    """What a table's row says of the game."""

    status: str
    bots_asked: int
    changed: int  # 0: as before


@dataclass(slots=True)
class Change:
    """One entry, and what it makes of the table's row, if that is not what it is already."""

    table: str
    entry: Entry
    standing: Standing | None

    def row(self) -> dict[str, Any]:
        return {"table_id": self.table, **self.entry.fields()}

    def values(self) -> tuple[Any, ...]:
        """The columns of the log."""
        entry = self.entry
        return (self.table, entry.seq, entry.at, entry.kind, entry.seat, entry.text, entry.id, entry.hash)


def standings_of(changes: list[Change]) -> list[tuple[str, str, int, int]]:
    """Of the tables whose rows change."""
    return [
        (change.table, change.standing.status, change.standing.bots_asked, change.standing.changed)
        for change in changes
        if change.standing is not None
    ]
