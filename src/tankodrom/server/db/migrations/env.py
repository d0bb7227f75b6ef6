"""Alembic's entry: the server hands its own connection over (`store.migrate`)."""

from __future__ import annotations

from alembic import context

from tankodrom.server.db.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
