"""What is written to the database for one thing that happened at a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from tankodrom.protocol.rest import Status
from tankodrom.server.log.hash_chain import Entry


class Conflict(Exception):
    """The log already has another entry with this number or id. Nothing of the batch was written."""


class TableUpdate(msgspec.Struct, frozen=True, gc=False):
    """The columns of a table's row that follow the game."""

    status: Status
    bots_asked: int
    asked: str  # the seats that are to answer, a digit each
    changed: int  # 0: as before


@dataclass(slots=True)
class Change:
    """One entry, and the update of the table's row; None if the row does not change."""

    table_id: str
    entry: Entry
    update: TableUpdate | None

    def entry_values(self) -> tuple[Any, ...]:
        """In the order of `statements.ENTRY_COLUMNS`."""
        entry = self.entry
        return (self.table_id, entry.seq, entry.at, entry.kind, entry.seat, entry.text, entry.id, entry.hash)


def update_values(changes: list[Change]) -> list[tuple[str, str, int, str, int]]:
    """Of the tables whose rows change, in the order of `statements.UPDATE_COLUMNS`."""
    values: list[tuple[str, str, int, str, int]] = []
    for change in changes:
        update = change.update
        if update is not None:
            values.append((change.table_id, update.status, update.bots_asked, update.asked, update.changed))
    return values
