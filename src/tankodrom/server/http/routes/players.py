"""Players: guests, who have a name and nothing else."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie

from tankodrom.protocol.rest import Me, NewPlayer
from tankodrom.server.clock import now_ms
from tankodrom.server.http.context import Context, context_of
from tankodrom.server.identity import COOKIE, hash_of, new_id, new_token
from tankodrom.server.problems import Malformed

A_YEAR = 365 * 24 * 3600


@post("/api/players", summary="Make a player; the cookie and the token are this player from now on")
async def make_player(request: Request[Any, Any, Any], data: NewPlayer) -> Response[Me]:
    context = context_of(request)
    id = new_id()
    token = new_token()
    name = _name(data.name)
    await context.store.add_player(id, name, hash_of(token), False, now_ms())
    return Response(Me(id, name, token), cookies=[_cookie(context, id)])


@get("/api/me", summary="Who am I?")
async def me(request: Request[Any, Any, Any]) -> Me:
    player = await context_of(request).known_player(request)
    return Me(player.id, player.name)


@patch("/api/me", summary="Be called otherwise from the next table on")
async def rename(request: Request[Any, Any, Any], data: NewPlayer) -> Me:
    context = context_of(request)
    player = await context.known_player(request)
    name = _name(data.name)
    await context.store.rename_player(player.id, name)
    context.forget_players()
    return Me(player.id, name)


def _name(name: str) -> str:
    words = " ".join(name.split())
    if not words or not words.isprintable():
        raise Malformed("a name has letters in it")
    return words


def _cookie(context: Context, player: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=context.signer.sign(player),
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=context.settings.secure_cookies,
        path="/",
    )
