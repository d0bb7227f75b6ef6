"""What the records of all parts of a pack share: ids, names, sides, VP."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tankodrom.core.data_shapes import Data, OneOf, Pattern, Record, Text, Whole
from tankodrom.games.duel.boards import SIDES

ID: Final = Pattern(r"[A-Za-z0-9_]{1,32}", "a word of letters, digits and _")
NAME: Final = Record({"en": Text(60), "cs": Text(60)})
SIDE: Final = OneOf(SIDES)
VP: Final = Whole(0, 99)


def check_ids(what: str, records: list[Data], found: list[str]) -> None:
    """Each id occurs once."""
    for id, count in Counter([record["id"] for record in records]).items():
        if count > 1:
            found.append(f"{what} {id} is there {count} times")


def named(records: list[Data], id: str) -> Data | None:
    for record in records:
        if record["id"] == id:
            return record
    return None


def by_id(records: list[Data]) -> dict[str, Data]:
    """The same for many looks. Of several with one id it gives the first."""
    found: dict[str, Data] = {}
    for record in records:
        found.setdefault(record["id"], record)
    return found
