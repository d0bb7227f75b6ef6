"""The two statements that write a batch: one inserts log entries, one updates the rows of tables.

Each takes all its rows as one JSON text. SQLite and PostgreSQL differ only in how they read that text.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy.types import BigInteger, Integer

from tankodrom.server.db.schema import LOG, TABLES

ENTRY_COLUMNS: Final = tuple(column.name for column in LOG.columns)
UPDATE_COLUMNS: Final = ("id", "status", "bots_asked", "asked", "changed")


class Statements(NamedTuple):
    insert_entries: str
    update_tables: str


def _statements(rows: str, numbers: str, texts: str) -> Statements:
    """`rows` gives each row as `value`; the others give its {at}-th field, as a number or as a text."""

    def field(at: int, table: object, name: str) -> str:
        kind = table.c[name].type  # type: ignore[attr-defined]
        form = numbers if isinstance(kind, (Integer, BigInteger)) else texts
        return f"{form.format(at=at)} AS {name}"

    entries = ", ".join(field(at, LOG, name) for at, name in enumerate(ENTRY_COLUMNS))
    updates = ", ".join(field(at, TABLES, name) for at, name in enumerate(UPDATE_COLUMNS))
    return Statements(
        f"INSERT INTO log ({', '.join(ENTRY_COLUMNS)}) SELECT {entries} FROM {rows}",
        "UPDATE tables SET status = new.status, bots_asked = new.bots_asked, asked = new.asked, "
        "changed = CASE WHEN new.changed > tables.changed THEN new.changed ELSE tables.changed END, "
        "ends = CASE WHEN new.changed > 0 THEN 0 ELSE tables.ends END "
        f"FROM (SELECT {updates} FROM {rows}) AS new WHERE tables.id = new.id",
    )


SQLITE: Final = _statements(
    rows="json_each(?)",
    numbers="json_extract(value, '$[{at}]')",
    texts="json_extract(value, '$[{at}]')",
)
POSTGRES: Final = _statements(
    rows="jsonb_array_elements(CAST(CAST(:rows AS TEXT) AS JSONB))",
    numbers="CAST(value ->> {at} AS BIGINT)",
    texts="value ->> {at}",
)
