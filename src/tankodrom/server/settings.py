"""The settings of the server: flags first, then the environment, then defaults for one machine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from tankodrom.core.errors import BadSetup

PREFIX: Final = "TANKODROM_"
AT_LEAST_ONE: Final = (
    "messages_a_second",
    "connections_per_address",
    "tables_open",
    "tables_running",
    "tables_an_hour",
    "seats_held",
    "chat_lines_a_minute",
    "players_an_address",
)
ONE_PROCESS: Final = "`tankodrom serve` is one process; more than one means PostgreSQL, Redis and a process manager: docs/self-hosting.md"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "tankodrom.db"  # a file for SQLite, or postgresql://…
    redis: str = ""  # redis://…: tells other processes which tables changed
    runners: int = (
        2  # bot runners that each process starts itself; with two, nobody waits for another player's search
    )
    bot_seconds: float = 1.0  # to think about one decision
    hints_at_once: int = 1  # that a player may have under way
    secret: str = ""  # signs cookies; empty: made once and kept in the database
    secure_cookies: bool = False  # behind https
    origins: str = ""  # further addresses that the pages come from, with commas
    requests_a_minute: int = 1200  # from one address
    connections_per_address: int = 200  # at the same time
    messages_a_second: int = 200  # on one socket, for long
    quotas: bool = True  # the limits below count; off: among friends
    tables_open: int = 20  # of one player, waiting for others at one time
    tables_running: int = 60  # the same for tables that are being played
    tables_an_hour: int = 60  # that one player makes
    seats_held: int = 200  # of one player at tables that are not finished
    chat_lines_a_minute: int = 30  # of one player
    players_an_address: int = 10  # one address (of IPv6: one network) may have and do as much as so many players
    keep_open_days: int = 7  # tables that wait for players; 0 here and below: for ever
    keep_bots_only_days: int = 30  # tables at which no person has a seat
    keep_abandoned_days: int = 180  # tables that are being played, after the last move
    keep_finished_days: int = 730
    keep_players_days: int = 400  # who has no seat and no table, after their last visit
    undo_proposals: int = 60  # of a seat in one game; 0: any number
    codes_an_hour: int = 60  # that are wrong, from one address
    chat_days: int = 90  # until a line of chat is removed; 0: never
    log_level: str = "info"

    def postgres_url(self) -> str:
        """For SQLAlchemy."""
        return "postgresql+asyncpg://" + self.database.partition("://")[2]

    def sqlite_path(self) -> str:
        return self.database.removeprefix("sqlite://").removeprefix("sqlite:")

    def is_sqlite(self) -> bool:
        return not self.database.startswith(("postgresql://", "postgres://"))


def settings_from(flags: Mapping[str, Any], environ: Mapping[str, str]) -> Settings:
    """BadSetup names the setting that makes no sense. Flags that are None are not given."""
    if environ.get(PREFIX + "PROCESSES", "1") != "1":
        raise BadSetup(ONE_PROCESS)
    values: dict[str, Any] = {}
    for field in fields(Settings):
        given = flags.get(field.name)
        if given is None:
            given = environ.get(PREFIX + field.name.upper())
        if given is not None:
            values[field.name] = _read(field.name, given, type(field.default))
    settings = Settings(**values)
    for name in AT_LEAST_ONE:
        if getattr(settings, name) < 1:
            raise BadSetup(f"setting {name} is at least 1, not {getattr(settings, name)}")
    return settings


def _read(name: str, given: Any, kind: type) -> Any:
    if kind is bool and isinstance(given, str):
        if given.lower() in ("1", "true", "yes", "on"):
            return True
        if given.lower() in ("", "0", "false", "no", "off"):
            return False
        raise BadSetup(f"setting {name} is true or false, not {given!r}")
    try:
        return kind(given)
    except ValueError:
        raise BadSetup(f"setting {name} is a {kind.__name__}, not {given!r}") from None
