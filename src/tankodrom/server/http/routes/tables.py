"""Tables and their seats."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, delete, get, post
from litestar.params import Parameter

from tankodrom.core.game import Printed
from tankodrom.protocol.rest import (
    BotVote,
    ChatLine,
    Join,
    NewTable,
    Removal,
    Reserve,
    Say,
    SeatChoice,
    SpectatorChat,
    TableInfo,
)
from tankodrom.server.http.context import context_of
from tankodrom.server.tables.lobby import table_info

LARGEST_TABLE: Final = 250_000  # bytes: a pack fits, however it is written

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(min_length=32, max_length=32, pattern="^[0-9a-f]+$")]


@get("/api/tables/{table_id:str}/kit", summary="The same with this table's options and packs")
async def table_kit(request: AnyRequest, table_id: TableId) -> Printed:
    table = await context_of(request).registry.fresh_table(table_id)
    return table.game.printed(table.session.state)


@post(
    "/api/tables",
    summary="Make a table; it begins when all seats are taken",
    request_max_body_size=LARGEST_TABLE,
)
async def make_table(request: AnyRequest, data: NewTable) -> TableInfo:
    context = context_of(request)
    player = await context.known_player(request)
    table, keys = await context.lobby.make_table(player, data, context.network(request))
    info = table_info(table, player)
    info.keys = keys
    return info


@get("/api/tables", summary="Public tables that are open or being played")
async def public_tables(request: AnyRequest) -> list[TableInfo]:
    context = context_of(request)
    return await context.lobby.public_tables(await context.player_of(request))


@get("/api/me/tables", summary="My tables, the last used first, with whether it is my turn")
async def my_tables(request: AnyRequest) -> list[TableInfo]:
    context = context_of(request)
    return await context.lobby.tables_of(await context.known_player(request))


@get("/api/tables/{table_id:str}", summary="A table and who sits there")
async def show_table(request: AnyRequest, table_id: TableId) -> TableInfo:
    context = context_of(request)
    return table_info(await context.registry.fresh_table(table_id), await context.player_of(request))


@post("/api/tables/{table_id:str}/join", summary="Take a seat: the one of a seat link, a certain one, or any")
async def join(request: AnyRequest, table_id: TableId, data: Join) -> TableInfo:
    context = context_of(request)
    player = await context.known_player(request)
    table = await context.registry.fresh_table(table_id)
    await context.seating.join(table, player, data)
    return table_info(table, player)


@post("/api/tables/{table_id:str}/leave", summary="Give a seat up; during the game a bot plays on")
async def leave(request: AnyRequest, table_id: TableId, data: SeatChoice) -> TableInfo:
    context = context_of(request)
    player = await context.known_player(request)
    table = await context.registry.fresh_table(table_id)
    await context.seating.leave(table, player, data.seat)
    return table_info(table, player)


@post("/api/tables/{table_id:str}/bot", summary="Let a bot sit in for me")
async def let_bot_play(request: AnyRequest, table_id: TableId, data: SeatChoice) -> TableInfo:
    context = context_of(request)
    player = await context.known_player(request)
    table = await context.registry.fresh_table(table_id)
    await context.seating.let_bot_play(table, player, data.seat, data.level)
    return table_info(table, player)


@post("/api/tables/{table_id:str}/back", summary="Take my seat back from the bot")
async def take_back(request: AnyRequest, table_id: TableId, data: SeatChoice) -> TableInfo:
    context = context_of(request)
    player = await context.known_player(request)
    table = await context.registry.fresh_table(table_id)
    await context.seating.take_back(table, player, data.seat)
    return table_info(table, player)


@post("/api/tables/{table_id:str}/reserve", summary="Keep an open seat for who has its link, or free it")
async def reserve(request: AnyRequest, table_id: TableId, data: Reserve) -> TableInfo:
    context = context_of(request)
    player = await context.known_player(request)
    table = await context.registry.fresh_table(table_id)
    await context.seating.reserve(table, player, data.seat, data.reserved)
    return table_info(table, player)


@post("/api/tables/{table_id:str}/remove", summary="Remove a player from my table before the game")
async def remove(request: AnyRequest, table_id: TableId, data: Removal) -> TableInfo:
    context = context_of(request)
    player = await context.known_player(request)
    table = await context.registry.fresh_table(table_id)
    keys = await context.seating.remove(table, player, data.seat)
    info = table_info(table, player)
    info.keys = keys
    return info


@delete("/api/tables/{table_id:str}", summary="Delete my table before the game")
async def delete_table(request: AnyRequest, table_id: TableId) -> None:
    context = context_of(request)
    player = await context.known_player(request)
    await context.seating.delete(await context.registry.fresh_table(table_id), player)


@post("/api/tables/{table_id:str}/replace", summary="Vote for a bot in a seat that does not answer")
async def replace(request: AnyRequest, table_id: TableId, data: BotVote) -> TableInfo:
    context = context_of(request)
    player = await context.known_player(request)
    table = await context.registry.fresh_table(table_id)
    await context.seating.vote_for_bot(table, player, data.seat, data.agree)
    return table_info(table, player)


@post("/api/tables/{table_id:str}/rematch", summary="The same again; the answer is the new table")
async def rematch(request: AnyRequest, table_id: TableId) -> TableInfo:
    context = context_of(request)
    player = await context.known_player(request)
    old = await context.registry.fresh_table(table_id)
    table = await context.lobby.rematch(old, player, context.network(request))
    return table_info(table, player)


@post("/api/tables/{table_id:str}/chat", summary="Say something at the table")
async def say(request: AnyRequest, table_id: TableId, data: Say) -> ChatLine:
    context = context_of(request)
    player = await context.known_player(request)
    table = await context.registry.fresh_table(table_id)
    return await context.chat.say(table, player, data.text, context.network(request))


@post("/api/tables/{table_id:str}/spectators", summary="May who only watches my table speak there?")
async def allow_spectators(request: AnyRequest, table_id: TableId, data: SpectatorChat) -> TableInfo:
    context = context_of(request)
    player = await context.known_player(request)
    table = await context.registry.fresh_table(table_id)
    await context.chat.allow_spectators(table, player, data.allowed)
    return table_info(table, player)


@get("/api/tables/{table_id:str}/chat", summary="What was said, the last hundred lines after a number")
async def chat(
    request: AnyRequest, table_id: TableId, after: Annotated[int, Parameter(ge=0, le=2**31 - 1)] = 0
) -> list[ChatLine]:
    context = context_of(request)
    return await context.chat.lines(await context.registry.fresh_table(table_id), after)
