"""The devices of a player, and the ways back to a player: links for another device, and recovery codes."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, delete, get, post
from litestar.params import Parameter

from tankodrom.protocol.rest import (
    CodeAnswer,
    CodeOwner,
    CodesLeft,
    DeviceInfo,
    DeviceLink,
    NewDevice,
    RecoveryCodes,
)
from tankodrom.server.clock import now_ms
from tankodrom.server.http.context import context_of
from tankodrom.server.http.routes.players import cookie_of, new_device, no_cookie
from tankodrom.server.identity import COOKIE, hash_of_code, new_link_code, new_recovery_code
from tankodrom.server.problems import Forbidden, NotFound

LINK_LIFE: Final = 600_000  # milliseconds
RECOVERY_CODES: Final = 8

AnyRequest = Request[Any, Any, Any]
DeviceId = Annotated[str, Parameter(min_length=32, max_length=32, pattern="^[0-9a-f]+$")]


@get("/api/me/devices", summary="The browsers and programs that are me")
async def my_devices(request: AnyRequest) -> list[DeviceInfo]:
    context = context_of(request)
    player = await context.known_player(request)
    return [
        DeviceInfo(
            device=row.id,
            name=row.name,
            created=row.created,
            seen=row.seen,
            here=row.id == player.device,
        )
        for row in await context.player_store.devices_of(player.id)
    ]


@delete("/api/me/devices/{device:str}", status_code=200, summary="Take a device away: it is not me any more")
async def remove_device(request: AnyRequest, device: DeviceId) -> Response[None]:
    context = context_of(request)
    player = await context.known_player(request)
    if not await context.player_store.remove_device(player.id, device):
        raise NotFound("you have no such device")
    if device != player.device:  # who had it may have made codes with it
        await context.player_store.void_codes(player.id)
    await context.player_changed(player.id)
    return Response(None, cookies=[no_cookie()] if device == player.device else [])


@post("/api/me/devices/link", summary="A code that makes another device me: once, within ten minutes")
async def make_link(request: AnyRequest) -> DeviceLink:
    context = context_of(request)
    player = await context.known_player(request)
    code = new_link_code()
    expires = now_ms() + LINK_LIFE
    await context.player_store.set_codes(player.id, "link", [hash_of_code(code)], expires)
    return DeviceLink(code, expires)


@get("/api/me/recovery-codes", summary="How many recovery codes do I have left?")
async def codes_left(request: AnyRequest) -> CodesLeft:
    context = context_of(request)
    player = await context.known_player(request)
    return CodesLeft(await context.player_store.codes_left(player.id))


@post("/api/me/recovery-codes", summary="New recovery codes, shown this once; older ones are void")
async def make_codes(request: AnyRequest) -> RecoveryCodes:
    context = context_of(request)
    player = await context.known_player(request)
    codes = [new_recovery_code() for _ in range(RECOVERY_CODES)]
    await context.player_store.set_codes(player.id, "code", [hash_of_code(code) for code in codes], 0)
    return RecoveryCodes(codes)


@post("/api/devices/owner", status_code=200, summary="Whom would this code make me? Nothing is done yet")
async def look_at_code(request: AnyRequest, data: CodeAnswer) -> CodeOwner:
    context = context_of(request)
    guess = context.code_guesses.check(_address(request))
    owner = await context.player_store.owner_of_code(hash_of_code(data.code), now_ms())
    if owner is None:
        raise _not_valid()
    guess.charge(-1.0)
    here = await context.player_of(request)
    return CodeOwner(owner.name, here is not None and here.id == owner.id)


@post("/api/devices", summary="Be the player of this code here: that of a link, or a recovery code")
async def make_device(request: AnyRequest, data: CodeAnswer) -> Response[NewDevice]:
    """The answer takes as long for a wrong code as for a right one: the database looks for a hash either way."""
    context = context_of(request)
    before = await context.player_of(request)
    guess = context.code_guesses.check(_address(request))
    device, token = new_device(request, "")
    used = await context.player_store.use_code(hash_of_code(data.code), now_ms(), device)
    if used is None:
        raise _not_valid()
    guess.charge(-1.0)
    if before is not None and COOKIE in request.cookies and not request.headers.get("authorization"):
        # This browser was another device until now. Nobody has its cookie any more.
        await context.player_store.remove_device(before.id, before.device)
        await context.player_changed(before.id)
    await context.player_changed(
        used.player
    )  # the new device may have taken the place of the one unseen for longest
    left = used.left if used.kind == "code" else None
    answer = NewDevice(player=used.player, name=used.name, token=token, codes_left=left)
    return Response(answer, cookies=[cookie_of(context, device.id)])


def _not_valid() -> Forbidden:
    return Forbidden("this code is not valid: it was used, is too old, or was never given out", reason="code")


def _address(request: AnyRequest) -> str:
    return request.client.host if request.client is not None else ""
