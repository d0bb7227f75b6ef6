"""Players: guests, who have a name and nothing else."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie

from tankodrom.protocol.rest import Me, NewPlayer
from tankodrom.server.clock import now_ms
from tankodrom.server.db.player_store import DeviceRow
from tankodrom.server.http.context import Context, context_of
from tankodrom.server.identity import COOKIE, device_name, hash_of, new_id, new_token
from tankodrom.server.people_text import clean_name

A_YEAR = 365 * 24 * 3600

AnyRequest = Request[Any, Any, Any]


@post("/api/players", summary="Make a player; the cookie and the token are this player from now on")
async def make_player(request: AnyRequest, data: NewPlayer) -> Response[Me]:
    context = context_of(request)
    name = clean_name(data.name)
    context.quotas.check_new_player(context.network(request))
    id = new_id()
    device, token = new_device(request, id)
    await context.player_store.add(id, name, device)
    return Response(Me(id, name, token), cookies=[cookie_of(context, device.id)])


@get("/api/me", summary="Who am I?")
async def me(request: AnyRequest) -> Me:
    player = await context_of(request).known_player(request)
    return Me(player.id, player.name)


@patch("/api/me", summary="Be called otherwise, at all tables")
async def rename(request: AnyRequest, data: NewPlayer) -> Me:
    context = context_of(request)
    player = await context.known_player(request)
    name = clean_name(data.name)
    if name != player.name:
        context.quotas.check_rename(player)
        await context.player_store.rename(player.id, player.name, name)
        await context.player_changed(player.id)
    return Me(player.id, name)


@delete("/api/me", status_code=200, summary="Delete me: name, devices and codes go; bots play on in my seats")
async def delete_me(request: AnyRequest) -> Response[None]:
    context = context_of(request)
    player = await context.known_player(request)
    made = await context.player_store.open_tables_made(player.id)
    await context.seating.leave_all(player, made, await context.player_store.unfinished_seats(player.id))
    await context.player_store.remove(player.id)
    await context.player_changed(player.id)
    return Response(None, cookies=[no_cookie()])


def new_device(request: AnyRequest, player: str) -> tuple[DeviceRow, str]:
    """A device for who is asking, and its token."""
    token = new_token()
    now = now_ms()
    name = device_name(request.headers.get("user-agent", ""))
    return DeviceRow(new_id(), player, hash_of(token), name, now, now), token


def cookie_of(context: Context, device: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=context.signer.sign(device),
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=context.settings.secure_cookies,
        path="/",
    )


def no_cookie() -> Cookie:
    """Takes the cookie away."""
    return Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax", path="/")
