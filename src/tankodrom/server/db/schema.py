"""The tables of the database. The log is the truth; snapshots and the columns about whose turn it is are caches."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

METADATA: Final = MetaData()

SERVER: Final = Table(
    "server",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("is_runner", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),  # when they last did something; 0: not known
)

# A browser or a program that is a player. Cookies sign its id; the first one of an old player has the player's own.
DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(64), nullable=False),  # what its player knows it by
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
Index("devices_player", DEVICES.c.player)

# Ways back to a player: links with a short life for another device, and recovery codes. Each works once.
RECOVERY: Final = Table(
    "recovery",
    METADATA,
    Column("code_hash", String(64), primary_key=True),
    Column("player", String(32), nullable=False),
    Column("kind", String(8), nullable=False),  # link, code
    Column("expires", BigInteger, nullable=False),  # 0: never
)
Index("recovery_player", RECOVERY.c.player)

# The data of games, each kept once however many tables are played with it.
PACKS: Final = Table(
    "packs",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("data", Text, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("owner", String(32), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("undo", String(8), nullable=False),
    Column("status", String(16), nullable=False),  # open, playing, finished
    Column("rematch", String(32), nullable=False),
    Column("bots_asked", BigInteger, nullable=False),  # since when a bot is to answer; 0: none is
    Column("asked", String(8), nullable=True),  # the seats that are to answer, a digit each; NULL: not known
    Column("pack", String(64), nullable=False, server_default=""),  # digest of the players' own pack; "": in setup
    Column("data_digest", String(64), nullable=False, server_default=""),  # of the game's data; "": not known
    Column("many_seats", Boolean, nullable=False, server_default=false()),  # may a player take several seats?
    Column("patience", Integer, nullable=False, server_default="600"),  # seconds until others may vote for a bot
    Column("spectator_chat", Boolean, nullable=False, server_default=true()),  # may who only watches speak?
    Column("is_imported", Boolean, nullable=False, server_default=false()),  # from a game file
    Column(
        "ends", BigInteger, nullable=False, server_default="0"
    ),  # when it is removed, as players were told; 0: never
)
Index("tables_owner", TABLES.c.owner, TABLES.c.status, TABLES.c.created)
Index("tables_public", TABLES.c.is_public, TABLES.c.status, TABLES.c.changed)
Index("tables_bots_asked", TABLES.c.bots_asked)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("player", String(32), nullable=False),  # whose seat it is, also while a bot sits in
    Column("name", String(64), nullable=False),
    Column("level", String(32), nullable=False),  # of the bot
    Column("key_hash", String(64), nullable=False),  # of the link to this seat
    Column("is_reserved", Boolean, nullable=False, server_default=false()),  # only who has the link may take it
    PrimaryKeyConstraint("table_id", "seat"),
)
Index("seats_player", SEATS.c.player)

# Players whom the maker of a table removed from it.
REMOVED: Final = Table(
    "removed",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("player", String(32), nullable=False),
    PrimaryKeyConstraint("table_id", "player"),
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("id", String(64), nullable=False),
    Column("hash", String(64), nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "id", name="log_ids"),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("player", String(32), nullable=False, server_default=""),  # "": not known
    PrimaryKeyConstraint("table_id", "number"),
)
Index("chat_player", CHAT.c.player)
