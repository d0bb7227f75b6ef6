"""The web application: every part of the server is made here and put together."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final

import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE
from sqlalchemy.exc import TimeoutError as PoolTimeout

from tankodrom.protocol.rest import RefusalCode, Refused, RefusedFacts
from tankodrom.server.bots.dispatch import BotDispatch
from tankodrom.server.bots.sweep import BotSweep
from tankodrom.server.bus.bus import bus_from
from tankodrom.server.db.player_store import PlayerStore
from tankodrom.server.db.readiness import Readiness
from tankodrom.server.db.store import Store
from tankodrom.server.http import static_files
from tankodrom.server.http.code_guesses import CodeGuesses
from tankodrom.server.http.context import Context, context_of, guard_origin
from tankodrom.server.http.openapi import OPENAPI, describe_refusals
from tankodrom.server.http.rate_limit import RateLimiter
from tankodrom.server.http.routes import bots as bot_routes
from tankodrom.server.http.routes import devices, games, live, play, setups, tables
from tankodrom.server.http.routes import players as player_routes
from tankodrom.server.identity import Signer, new_token
from tankodrom.server.log.backends import LogBackend, PostgresBackend, SqliteBackend
from tankodrom.server.log.writer import Writer
from tankodrom.server.player_cache import PlayerCache
from tankodrom.server.problems import Malformed, Problem
from tankodrom.server.settings import Settings
from tankodrom.server.tables.chat import Chat
from tankodrom.server.tables.lobby import Lobby
from tankodrom.server.tables.quotas import Quotas
from tankodrom.server.tables.registry import TableRegistry
from tankodrom.server.tables.retention import Retention
from tankodrom.server.tables.seating import Seating
from tankodrom.server.tables.uploads import Uploads

RETRY_AFTER: Final = "2"  # seconds; the server looks every second whether it can save again
MOST_PARTS: Final = 20_000  # lists and objects in a body: a million of them take a second to read
LARGEST_BODY: Final = 1_000_000  # bytes: a data pack fits
_log = structlog.get_logger()


class CarefulRequest(Request[Any, Any, Any]):
    """A body that no decoder can read is the client's mistake, not ours."""

    async def json(self) -> Any:
        body = await self.body()
        if body.count(b"[") + body.count(b"{") > MOST_PARTS:
            raise Malformed(f"the body has more than {MOST_PARTS} lists and objects")
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise Malformed("the body is no UTF-8") from None
        except RecursionError:
            raise Malformed("the body is nested too deep") from None


def make_app(settings: Settings) -> Litestar:
    store = Store(settings)
    player_store = PlayerStore(store)
    players = PlayerCache(player_store)
    rate_limiter = RateLimiter(
        settings.requests_a_minute, players.is_known_runner, settings.connections_per_address
    )
    app = Litestar(
        route_handlers=[
            player_routes.make_player, player_routes.me, player_routes.rename, player_routes.delete_me,
            devices.my_devices, devices.remove_device, devices.make_link, devices.codes_left, devices.make_codes, devices.look_at_code, devices.make_device,
            games.games, setups.check, games.kit, games.words, games.vocabulary, tables.table_kit, tables.make_table, tables.public_tables, tables.my_tables, tables.show_table, tables.join,
            tables.leave, tables.let_bot_play, tables.take_back, tables.reserve, tables.remove, tables.delete_table, tables.replace, tables.rematch, tables.say, tables.allow_spectators, tables.chat,
            play.view, play.outlook, play.move, play.why, play.undo, play.undo_vote, play.log, play.recap, play.position, play.hint,
            play.download, play.upload, play.replay,
            live.stream, bot_routes.bots,
            static_files.page, livez, readyz,
        ],
        lifespan=[lambda app: _running(app, settings, store, players, player_store, rate_limiter)],
        state=State({"pages": static_files.StaticFiles(static_files.built_client()), "rate_limiter": rate_limiter}),
        guards=[guard_origin],
        exception_handlers={Problem: _problem, HTTPException: _http_error, Exception: _bug},
        request_class=CarefulRequest,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OPENAPI,
        logging_config=None,
    )  # fmt: skip
    describe_refusals(app)
    return app


@contextlib.asynccontextmanager
async def _running(
    app: Litestar,
    settings: Settings,
    store: Store,
    players: PlayerCache,
    player_store: PlayerStore,
    rate_limiter: RateLimiter,
) -> AsyncIterator[None]:
    """From the first request to the last: every part is made, started, and closed in turn."""
    await store.migrate()
    secret = settings.secret or await store.get_or_set("cookie secret", new_token())
    writer = Writer(_backend_of(store))
    bus = bus_from(settings.redis)
    bots = BotDispatch(
        settings.bot_seconds, settings.hints_at_once, settings.hints_at_once * settings.players_an_address
    )
    quotas = Quotas(settings, store)
    chat = Chat(store, bus, quotas)
    registry = TableRegistry(
        store=store,
        writer=writer,
        bus=bus,
        bots=bots,
        players=players,
        chat=chat,
        has_other_processes=not settings.is_sqlite(),
    )
    context = Context(
        settings=settings,
        store=store,
        players=players,
        player_store=player_store,
        code_guesses=CodeGuesses(settings.codes_an_hour),
        bus=bus,
        registry=registry,
        lobby=Lobby(store, registry, quotas),
        seating=Seating(store, registry, quotas),
        quotas=quotas,
        chat=chat,
        bots=bots,
        signer=Signer(secret),
        rate_limiter=rate_limiter,
        readiness=Readiness(store.write_a_byte),
        uploads=Uploads(),
    )
    app.state.context = context
    sweep = BotSweep(store, registry, bots)
    await writer.start()
    await registry.start()
    sweep.start()
    retention = Retention(store, registry, settings)
    retention.start()
    try:
        yield
    finally:
        context.is_closing = True
        await retention.close()
        await sweep.close()
        await registry.close()
        await players.close()
        await writer.close()
        await store.close()


def _backend_of(store: Store) -> LogBackend:
    lock = store.sqlite_write_lock
    return PostgresBackend(store) if lock is None else SqliteBackend(store, lock)


@get("/livez", include_in_schema=False, summary="Is the process alive?")
async def livez() -> dict[str, str]:
    return {"status": "alive"}


@get("/readyz", include_in_schema=False, summary="Can it serve?")
async def readyz(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    context = context_of(request)
    ready = not context.is_closing and await context.readiness.is_ready()
    return Response({"status": "ready" if ready else "not ready"}, status_code=200 if ready else 503)


def _problem(_request: Request[Any, Any, Any], problem: Problem) -> Response[Refused]:
    retry = problem.facts.get("retry", 0)
    headers = {"Retry-After": str(retry)} if retry else {}
    if problem.status == HTTP_503_SERVICE_UNAVAILABLE:
        headers["Retry-After"] = RETRY_AFTER
    refused = Refused(problem.code, str(problem), problem.facts)
    return Response(refused, status_code=problem.status, headers=headers, media_type=MediaType.JSON)


def _http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    codes: dict[int, RefusalCode] = {
        400: "malformed",
        401: "no_identity",
        404: "not_found",
        405: "no_such_method",
        413: "too_large",
        429: "too_many",
    }
    code = codes.get(error.status_code, "error")
    facts: RefusedFacts = {}
    if isinstance(error.extra, (list, dict)) and error.extra:
        facts["problems"] = error.extra
    headers = error.headers or {}
    refused = Refused(code, error.detail, facts)
    return Response(refused, status_code=error.status_code, headers=headers, media_type=MediaType.JSON)


def _bug(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    """A bug of ours ends this request and nothing else."""
    if isinstance(error, PoolTimeout):  # all connections wait for a database that does not answer
        return _problem(request, context_of(request).store.outage.refusal(error))
    _log.error("request failed", path=request.url.path, exc_info=error)
    refused = Refused("internal", "something broke here; nothing was lost")
    return Response(refused, status_code=500, media_type=MediaType.JSON)
