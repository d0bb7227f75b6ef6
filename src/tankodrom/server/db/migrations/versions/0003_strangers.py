"""What a server among strangers keeps: devices and ways back, packs by digest, who was removed, and what a table allows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_player", "devices", ["player"])
    # Cookies of old signed the player's id: it is the id of the first device, so they and the old tokens stay valid.
    op.execute(
        "INSERT INTO devices (id, player, token_hash, name, created, seen)"
        " SELECT id, id, token_hash, '', created, 0 FROM players"
    )
    with op.batch_alter_table("players") as players:
        players.drop_column("token_hash")
    op.create_table(
        "recovery",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("recovery_player", "recovery", ["player"])
    op.create_table(
        "packs",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "removed",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player"),
    )
    op.add_column("players", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("pack", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("data_digest", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("many_seats", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("patience", sa.Integer, nullable=False, server_default="600"))
    op.add_column("tables", sa.Column("spectator_chat", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("is_imported", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("ends", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("is_reserved", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("player", sa.String(32), nullable=False, server_default=""))
    op.create_index("chat_player", "chat", ["player"])
    op.create_index("tables_owner", "tables", ["owner", "status", "created"])


def downgrade() -> None:
    op.drop_index("tables_owner", "tables")
    op.drop_index("chat_player", "chat")
    for table, columns in (
        ("chat", ["player"]),
        ("seats", ["is_reserved"]),
        ("tables", ["ends", "is_imported", "spectator_chat", "patience", "many_seats", "data_digest", "pack"]),
        ("players", ["seen"]),
    ):
        with op.batch_alter_table(table) as batch:
            for column in columns:
                batch.drop_column(column)
    op.add_column("players", sa.Column("token_hash", sa.String(64), nullable=True))
    op.execute("UPDATE players SET token_hash = (SELECT min(token_hash) FROM devices WHERE player = players.id)")
    op.execute("DELETE FROM players WHERE token_hash IS NULL")  # nobody could be them any more
    with op.batch_alter_table("players") as players:
        players.alter_column("token_hash", existing_type=sa.String(64), nullable=False)
        players.create_unique_constraint("players_token_hash_key", ["token_hash"])
    for name in ("removed", "packs", "recovery", "devices"):
        op.drop_table(name)
