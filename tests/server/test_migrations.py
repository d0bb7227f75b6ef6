"""Migrations are made wholly or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic import command

from tankodrom.server.db.store import Store
from tankodrom.server.settings import Settings


def test_a_migration_that_breaks_off_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.db"
    upgrade = command.upgrade

    def break_off(config: object, revision: str) -> None:
        upgrade(config, revision)  # type: ignore[arg-type]
        raise RuntimeError("the power went")

    async def migrate() -> None:
        store = Store(Settings(database=str(path)))
        try:
            await store.migrate()
        finally:
            await store.close()

    with monkeypatch.context() as patched:
        patched.setattr(command, "upgrade", break_off)
        with pytest.raises(RuntimeError):
            asyncio.run(migrate())
    with sqlite3.connect(path) as file:
        assert file.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    asyncio.run(migrate())
    with sqlite3.connect(path) as file:
        assert file.execute("SELECT count(*) FROM devices").fetchone() == (0,)
