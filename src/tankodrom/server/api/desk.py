"""What every handler needs: the hall, who is asking, and the check that a page of ours is asking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler

from tankodrom.server.bot_desk import BotDesk
from tankodrom.server.doorkeeper import Doorkeeper
from tankodrom.server.hall import PLAYERS, Hall
from tankodrom.server.identity import COOKIE, Signer, hash_of
from tankodrom.server.problems import NotYours, WhoAreYou
from tankodrom.server.settings import Settings
from tankodrom.server.store import PlayerRow, Store
from tankodrom.server.writer import Writer

SAFE: Final = ("GET", "HEAD", "OPTIONS")
KNOWN_PLAYERS: Final = 10_000

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(slots=True)
class Desk:
    """Made when the server starts, in `app.state.desk`."""

    settings: Settings
    store: Store
    writer: Writer
    hall: Hall
    bots: BotDesk
    signer: Signer
    door: Doorkeeper
    _players: dict[str, PlayerRow]
    is_closing: bool = False

    async def player_of(self, connection: Connection) -> PlayerRow | None:
        """By token or by cookie; None for somebody we do not know."""
        header = connection.headers.get("authorization", "")
        if header:
            scheme, _, token = header.partition(" ")
            if scheme.lower() != "bearer" or not token:
                raise WhoAreYou("the Authorization header is: Bearer TOKEN")
            player = await self._known("token:" + hash_of(token))
            if player is None:
                raise WhoAreYou("this token is not known here")
            return player
        cookie = connection.cookies.get(COOKIE)
        if not cookie:
            return None
        id = self.signer.read(cookie)
        return None if id is None else await self._known("id:" + id)

    async def _known(self, key: str) -> PlayerRow | None:
        player = self._players.get(key)
        if player is None:
            kind, _, value = key.partition(":")
            player = await (self.store.player_with(value) if kind == "token" else self.store.player(value))
            if player is not None:
                if len(self._players) >= KNOWN_PLAYERS:
                    self._players.clear()
                self._players[key] = player
        return player

    def is_known_runner(self, authorization: str) -> bool:
        """Without looking into the database: once it has been let in, a runner is known."""
        player = self._players.get("token:" + hash_of(authorization.partition(" ")[2]))
        return player is not None and player.is_runner

    def hang_up(self) -> None:
        """The server is about to end."""
        self.is_closing = True
        self.hall.hang_up()

    def __post_init__(self) -> None:
        self.hall.forget_players = self._players.clear

    def somebody_is_called_otherwise(self) -> None:
        """What is remembered here and elsewhere is not true any more."""
        self._players.clear()
        self.hall.news.tell(PLAYERS)

    async def somebody(self, connection: Connection) -> PlayerRow:
        player = await self.player_of(connection)
        if player is None:
            raise WhoAreYou("say who you are first: POST /api/players")
        return player


def desk_of(connection: Connection) -> Desk:
    desk: Desk = connection.app.state.desk
    return desk


def guard_origin(connection: Connection, _handler: BaseRouteHandler) -> None:
    check_origin(connection)


def check_origin(connection: Connection) -> None:
    """With a cookie only pages of our own may change something or listen. Programs come with tokens."""
    if connection.scope.get("method", "") in SAFE:
        return
    if connection.headers.get("authorization"):
        return
    origin = connection.headers.get("origin")
    if origin is None:
        if COOKIE in connection.cookies:
            raise NotYours("a request with a cookie names its Origin")
        return
    host = connection.headers.get("host", "")
    allowed = [each.strip() for each in desk_of(connection).settings.origins.split(",") if each.strip()]
    if _host_of(origin) != host and origin not in allowed:
        raise NotYours("this page may not speak for you here")


def _host_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # as of "http://["
        return ""
