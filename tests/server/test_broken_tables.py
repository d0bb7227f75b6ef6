"""One table that does not load costs that table, and no list."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from server.harness import Person, Refused, ServerProcess


def test_lists_go_on_without_a_table_that_does_not_replay(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    server = ServerProcess(str(path))
    try:
        petra = Person(server.address)
        broken, garbled, whole = (petra.table("rush", "me", "me", public=True) for _ in range(3))
        petra.answer(broken, 0 if petra.view(broken, 0)["question"] is not None else 1)
        server.stop()
        with closing(sqlite3.connect(path)) as connection, connection:
            # `asked` of an older server: such a table is loaded for the list.
            connection.execute("UPDATE log SET text = 'nonsense' WHERE table_id = ?", (broken,))
            connection.execute("UPDATE tables SET asked = NULL WHERE id = ?", (broken,))
            connection.execute("UPDATE tables SET setup = '{' WHERE id = ?", (garbled,))
        server.start()
        for _ in range(2):
            assert [each["table"] for each in petra.get("/api/tables")] == [whole]
            assert [each["table"] for each in petra.get("/api/me/tables")] == [whole]
        said = [line for line in server.lines if "table left out of lists" in line]
        assert sorted(table for table in (broken, garbled) for line in said if table in line) == sorted(
            (broken, garbled)
        )
        assert len(said) == 2
        for table in (broken, garbled):
            for _ in range(3):
                with pytest.raises(Refused) as refused:
                    petra.view(table, 0)
                assert refused.value.code == "broken"
            assert (
                sum(
                    "table does not replay" in line or "table cannot begin" in line
                    for line in server.lines
                    if table in line
                )
                == 1
            )
        assert "Traceback" not in "".join(server.lines)
    finally:
        server.stop()
