"""Games on offer, tables and their seats."""

from __future__ import annotations

import contextlib
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import Parameter

from tankodrom.bots.levels import LEVELS
from tankodrom.core.errors import BadSetup
from tankodrom.core.setup import Setup
from tankodrom.games.registry import all_games, game_named
from tankodrom.server.api.desk import Desk, desk_of
from tankodrom.server.hall import MOST_CHAT, MOST_LISTED
from tankodrom.server.problems import Problem, Unknown
from tankodrom.server.protocol import (
    ChatLine,
    GameInfo,
    Join,
    NewTable,
    OptionInfo,
    Say,
    SeatChoice,
    TableInfo,
)
from tankodrom.server.store import PlayerRow, TableRow

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(min_length=32, max_length=32, pattern="^[0-9a-f]+$")]


@get("/api/games", summary="The games, with all their options")
async def games() -> list[GameInfo]:
    return [
        GameInfo(
            game.key,
            game.rules_version,
            game.fewest_seats,
            game.most_seats,
            game.usual_seats({}, {}),
            list(LEVELS),
            [
                OptionInfo(
                    option.key, option.kind, option.default, option.rule, option.low, option.high, option.choices
                )
                for option in game.options()
            ],
        )
        for game in all_games()
    ]


@get("/api/games/{game:str}/kit", summary="What is printed on the components of a game")
async def kit(game: Annotated[str, Parameter(max_length=32)]) -> dict[str, Any]:
    try:
        title = game_named(game)
    except BadSetup:
        raise Unknown(f"there is no game {game!r}") from None
    return title.printed(title.new(Setup(title.usual_seats({}, {}), {}, {}), 0))


@get("/api/tables/{table:str}/kit", summary="The same with this table's options and packs")
async def table_kit(request: AnyRequest, table: TableId) -> dict[str, Any]:
    room = await desk_of(request).hall.fresh_room(table)
    return room.game.printed(room.course.state)


@post("/api/tables", summary="Make a table; it begins when all seats are taken")
async def make_table(request: AnyRequest, data: NewTable) -> TableInfo:
    desk = desk_of(request)
    player = await desk.somebody(request)
    room, keys = await desk.hall.make_table(player, data)
    info = desk.hall.info(room, player)
    info.keys = keys
    return info


@get("/api/tables", summary="Public tables that are open or being played")
async def public_tables(request: AnyRequest) -> list[TableInfo]:
    desk = desk_of(request)
    player = await desk.player_of(request)
    return await _infos(desk, await desk.store.public_tables(MOST_LISTED), player)


@get("/api/me/tables", summary="My tables, the last used first, with whether it is my turn")
async def my_tables(request: AnyRequest) -> list[TableInfo]:
    desk = desk_of(request)
    player = await desk.somebody(request)
    return await _infos(desk, await desk.store.tables_of(player.id, MOST_LISTED), player)


async def _infos(desk: Desk, rows: list[TableRow], player: PlayerRow | None) -> list[TableInfo]:
    found: list[TableInfo] = []
    for row in rows:
        # A game of another rules version is not shown, and does not keep the others from being shown.
        with contextlib.suppress(Problem):
            found.append(desk.hall.info(await desk.hall.fresh_room(row.id), player))
    return found


@get("/api/tables/{table:str}", summary="A table and who sits there")
async def table_info(request: AnyRequest, table: TableId) -> TableInfo:
    desk = desk_of(request)
    return desk.hall.info(await desk.hall.fresh_room(table), await desk.player_of(request))


@post("/api/tables/{table:str}/join", summary="Take a seat: the one of a seat link, a certain one, or any")
async def join(request: AnyRequest, table: TableId, data: Join) -> TableInfo:
    desk = desk_of(request)
    player = await desk.somebody(request)
    room = await desk.hall.fresh_room(table)
    await desk.hall.join(room, player, data)
    return desk.hall.info(room, player)


@post("/api/tables/{table:str}/leave", summary="Give a seat up; during the game a bot plays on")
async def leave(request: AnyRequest, table: TableId, data: SeatChoice) -> TableInfo:
    desk = desk_of(request)
    player = await desk.somebody(request)
    room = await desk.hall.fresh_room(table)
    await desk.hall.leave(room, player, data.seat)
    return desk.hall.info(room, player)


@post("/api/tables/{table:str}/bot", summary="Let a bot sit in for me")
async def let_bot_play(request: AnyRequest, table: TableId, data: SeatChoice) -> TableInfo:
    desk = desk_of(request)
    player = await desk.somebody(request)
    room = await desk.hall.fresh_room(table)
    await desk.hall.let_bot_play(room, player, data.seat, data.level)
    return desk.hall.info(room, player)


@post("/api/tables/{table:str}/back", summary="Take my seat back from the bot")
async def take_back(request: AnyRequest, table: TableId, data: SeatChoice) -> TableInfo:
    desk = desk_of(request)
    player = await desk.somebody(request)
    room = await desk.hall.fresh_room(table)
    await desk.hall.take_back(room, player, data.seat)
    return desk.hall.info(room, player)


@post("/api/tables/{table:str}/rematch", summary="The same again; the answer is the new table")
async def rematch(request: AnyRequest, table: TableId) -> TableInfo:
    desk = desk_of(request)
    player = await desk.somebody(request)
    room = await desk.hall.rematch(await desk.hall.fresh_room(table), player)
    return desk.hall.info(room, player)


@post("/api/tables/{table:str}/chat", summary="Say something at the table")
async def say(request: AnyRequest, table: TableId, data: Say) -> ChatLine:
    desk = desk_of(request)
    player = await desk.somebody(request)
    return await desk.hall.say(await desk.hall.fresh_room(table), player, data.text)


@get("/api/tables/{table:str}/chat", summary="What was said, the last hundred lines after a number")
async def chat(
    request: AnyRequest, table: TableId, after: Annotated[int, Parameter(ge=0, le=2**31 - 1)] = 0
) -> list[ChatLine]:
    desk = desk_of(request)
    room = await desk.hall.fresh_room(table)
    rows = await desk.store.chat(room.id, after, MOST_CHAT)
    return [ChatLine(row.number, row.at, row.name, row.seat, row.text) for row in rows]
