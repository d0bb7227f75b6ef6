"""What every route needs: the parts of the server, who is asking, and the check of a page's origin."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler

from tankodrom.server.bots.dispatch import BotDispatch
from tankodrom.server.bus.bus import PLAYERS_CHANGED, Bus
from tankodrom.server.db.player_store import PlayerStore
from tankodrom.server.db.readiness import Readiness
from tankodrom.server.db.store import PlayerRow, Store
from tankodrom.server.http.code_guesses import CodeGuesses
from tankodrom.server.http.rate_limit import LOOPBACK, RateLimiter, network_of
from tankodrom.server.identity import COOKIE, Signer
from tankodrom.server.player_cache import PlayerCache
from tankodrom.server.problems import Forbidden, NoIdentity
from tankodrom.server.settings import Settings
from tankodrom.server.tables.chat import Chat
from tankodrom.server.tables.lobby import Lobby
from tankodrom.server.tables.quotas import Quotas
from tankodrom.server.tables.registry import TableRegistry
from tankodrom.server.tables.seating import Seating
from tankodrom.server.tables.uploads import Uploads

SAFE: Final = ("GET", "HEAD", "OPTIONS")

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(slots=True, kw_only=True)
class Context:
    """Made when the server starts; in `app.state.context`."""

    settings: Settings
    store: Store
    players: PlayerCache
    player_store: PlayerStore
    code_guesses: CodeGuesses
    bus: Bus
    registry: TableRegistry
    lobby: Lobby
    seating: Seating
    chat: Chat
    quotas: Quotas
    bots: BotDispatch
    signer: Signer
    rate_limiter: RateLimiter
    readiness: Readiness
    uploads: Uploads
    is_closing: bool = False

    async def player_of(self, connection: Connection) -> PlayerRow | None:
        """By token or by cookie; None for somebody unknown."""
        header = connection.headers.get("authorization", "")
        if header:
            scheme, _, token = header.partition(" ")
            if scheme.lower() != "bearer" or not token:
                raise NoIdentity("the Authorization header is: Bearer TOKEN")
            player = await self.players.with_token(token)
            if player is None:
                raise NoIdentity("this token is not known here")
            return player
        cookie = connection.cookies.get(COOKIE)
        device = self.signer.read(cookie) if cookie else None
        return None if device is None else await self.players.with_device(device)

    async def known_player(self, connection: Connection) -> PlayerRow:
        player = await self.player_of(connection)
        if player is None:
            raise NoIdentity("say who you are first: POST /api/players")
        return player

    def network(self, connection: Connection) -> str:
        """The address that quotas are counted for; "" for this machine, where a proxy brings everybody."""
        client = connection.client
        return "" if client is None or client.host in LOOPBACK else network_of(client.host)

    async def player_changed(self, player: str) -> None:
        """Another name, a device less, or gone: what is known here and in other processes is not true any more."""
        self.bus.publish(f"{PLAYERS_CHANGED} {player}")
        await self.registry.player_changed(player)

    def close_connections(self) -> None:
        """The server is about to end."""
        self.is_closing = True
        self.registry.close_connections()


def context_of(connection: Connection) -> Context:
    context: Context = connection.app.state.context
    return context


def guard_origin(connection: Connection, _handler: BaseRouteHandler) -> None:
    check_origin(connection)


def check_origin(connection: Connection) -> None:
    """With a cookie only our own pages may change something or open a socket. Programs come with tokens."""
    if connection.scope.get("method", "") in SAFE:
        return
    if connection.headers.get("authorization"):
        return
    origin = connection.headers.get("origin")
    if origin is None:
        if COOKIE in connection.cookies:
            raise Forbidden("a request with a cookie names its Origin")
        return
    allowed = [each.strip() for each in context_of(connection).settings.origins.split(",") if each.strip()]
    if not _is_ours(connection, origin) and origin not in allowed:
        raise Forbidden("this page may not speak for you here")


def _is_ours(connection: Connection, origin: str) -> bool:
    """Is it a page of this server? The scheme counts where it is known: a page of http://HOST may be anybody's who is in the
    network between."""
    try:
        named = urlsplit(origin)
    except ValueError:  # as of "http://["
        return False
    host = connection.headers.get("host", "")
    return bool(host) and named.netloc == host and named.scheme in _schemes(connection)


def _schemes(connection: Connection) -> tuple[str, ...]:
    """Those that our pages may have come by. uvicorn believes X-Forwarded-Proto if it comes from a trusted proxy; if it does
    not, or if there is none, nobody here knows what is in front."""
    if context_of(connection).settings.secure_cookies:
        return ("https",)
    scheme = str(connection.scope["scheme"]).replace("ws", "http")
    if connection.headers.get("x-forwarded-proto", "").strip().replace("ws", "http") == scheme:
        return (scheme,)
    return ("http", "https")
