"""The server put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tankodrom import __version__
from tankodrom.server import pages
from tankodrom.server.api import live, play, players, tables
from tankodrom.server.api.desk import Desk, desk_of, guard_origin
from tankodrom.server.bot_desk import BotDesk
from tankodrom.server.description import describe_refusals
from tankodrom.server.disks import Disk, PostgresDisk, SqliteDisk
from tankodrom.server.doorkeeper import Doorkeeper
from tankodrom.server.hall import Hall
from tankodrom.server.identity import Signer, new_token
from tankodrom.server.news import news_from
from tankodrom.server.problems import Malformed, Problem
from tankodrom.server.protocol import Refused
from tankodrom.server.scribe import ScribeDisk
from tankodrom.server.settings import Settings
from tankodrom.server.siblings import Siblings
from tankodrom.server.store import Store
from tankodrom.server.writer import Writer

LARGEST_BODY: Final = 1_000_000  # bytes: a data pack fits
_log = structlog.get_logger()


class CarefulRequest(Request[Any, Any, Any]):
    """A body that no decoder can read is the client's mistake, not ours."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise Malformed("the body is no UTF-8") from None
        except RecursionError:
            raise Malformed("the body is nested too deep") from None


def make_app(settings: Settings, siblings: Siblings | None = None) -> Litestar:
    def is_of_the_house(authorization: str) -> bool:
        desk: Desk = app.state.desk
        return desk.is_known_runner(authorization)

    door = Doorkeeper(settings.requests_a_minute, is_of_the_house)
    app = Litestar(
        route_handlers=[
            players.make_player, players.me, players.rename,
            tables.games, tables.kit, tables.table_kit, tables.make_table, tables.public_tables, tables.my_tables, tables.table_info, tables.join,
            tables.leave, tables.let_bot_play, tables.take_back, tables.rematch, tables.say, tables.chat,
            play.view, play.outlook, play.move, play.why, play.undo, play.undo_vote, play.log, play.recap, play.position, play.hint,
            play.download, play.upload, play.replay,
            live.stream, live.bots,
            pages.page, livez, readyz,
        ],
        lifespan=[lambda app: _open(app, settings, siblings, door)],
        state=State({"pages": pages.Pages(pages.built_client()), "door": door}),
        guards=[guard_origin],
        exception_handlers={Problem: _problem, HTTPException: _http_error, Exception: _bug},
        request_class=CarefulRequest,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Tankodrom",
            version=__version__,
            description="Tables for three tank games. docs/protocol.md tells the whole story.",
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )  # fmt: skip
    describe_refusals(app)
    return app


@contextlib.asynccontextmanager
async def _open(
    app: Litestar, settings: Settings, siblings: Siblings | None, door: Doorkeeper
) -> AsyncIterator[None]:
    """From the first request to the last: the desk with all that stands behind it."""
    store = Store(settings)
    await store.migrate()
    secret = settings.secret or await store.once("cookie secret", new_token())
    writer = Writer(_disk_of(store, siblings))
    has_neighbours = siblings is not None or not settings.is_sqlite()
    hall = Hall(store, writer, news_from(settings.redis, siblings), has_neighbours)
    bots = BotDesk(hall, settings.bot_seconds)
    desk = Desk(settings, store, writer, hall, bots, Signer(secret), door, {})
    app.state.desk = desk
    writer.start()
    await hall.start()
    bots.start()
    try:
        yield
    finally:
        desk.is_closing = True
        await bots.close()
        await hall.close()
        await writer.close()
        await store.close()


def _disk_of(store: Store, siblings: Siblings | None) -> Disk:
    if store.turn is None:
        return PostgresDisk(store)
    if siblings is not None and siblings.line is not None:
        return ScribeDisk(siblings.line)
    return SqliteDisk(store.path, store.turn)


@get("/livez", include_in_schema=False, summary="Is the process alive?")
async def livez() -> dict[str, str]:
    return {"status": "alive"}


@get("/readyz", include_in_schema=False, summary="Can it serve?")
async def readyz(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    desk = desk_of(request)
    try:
        async with asyncio.timeout(2):
            ready = not desk.is_closing and await desk.store.is_ready()
    except Exception as error:
        _log.warning("not ready", error=repr(error))
        ready = False
    return Response({"status": "ready" if ready else "not ready"}, status_code=200 if ready else 503)


def _problem(_request: Request[Any, Any, Any], problem: Problem) -> Response[Refused]:
    return Response(Refused(problem.code, str(problem), problem.facts), status_code=problem.status)


def _http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    codes = {
        400: "malformed",
        401: "no_identity",
        404: "not_found",
        405: "no_such_method",
        413: "too_large",
        429: "too_many",
    }
    code = codes.get(error.status_code, "error")
    facts = {"problems": error.extra} if isinstance(error.extra, (list, dict)) and error.extra else {}
    headers = error.headers or {}
    return Response(Refused(code, error.detail, facts), status_code=error.status_code, headers=headers)


def _bug(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    """A bug of ours ends this request and nothing else."""
    _log.error("request failed", path=request.url.path, exc_info=error)
    return Response(Refused("internal", "something broke here; nothing was lost"), status_code=500)
