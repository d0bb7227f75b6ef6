"""Playing: what a seat sees, moves, undo, hints, the log and the game file."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.params import Parameter

from tankodrom.core.errors import BrokenReplay
from tankodrom.core.game import SPECTATOR
from tankodrom.core.rng import SEED_BYTES, Rng
from tankodrom.server import undoing
from tankodrom.server.api.desk import Desk, desk_of
from tankodrom.server.api.tables import TableId
from tankodrom.server.gamefile import game_file, read_game_file, verify
from tankodrom.server.problems import Malformed, NotNow, NotYours, Stale
from tankodrom.server.protocol import (
    GameText,
    Log,
    Move,
    MoveAnswer,
    Picture,
    Position,
    Replay,
    TableInfo,
    Undo,
    UndoAnswer,
    UndoVote,
)
from tankodrom.server.replaying import replay_steps
from tankodrom.server.room import FINISHED, OPEN, Room
from tankodrom.server.store import PlayerRow

MOST_STEPS: Final = 200  # of a replay in one answer

AnyRequest = Request[Any, Any, Any]
Viewer = Annotated[int, Parameter(ge=SPECTATOR, le=7, description="a seat of mine, or -1 for what everybody sees")]
SeatOf = Annotated[int, Parameter(ge=0, le=7)]
After = Annotated[int, Parameter(ge=0, le=2**31 - 1, description="the number of the last event that is known")]


def check_viewer(room: Room, player: PlayerRow | None, viewer: int) -> None:
    """Only the owner of a seat looks through its eyes; a runner through those of bots that nobody has lent."""
    if viewer == SPECTATOR:
        return
    if player is None or not 0 <= viewer < len(room.seats):
        raise NotYours(f"seat {viewer} is not yours")
    row = room.seats[viewer]
    if row.player == player.id or (player.is_runner and row.kind == "bot"):
        return
    raise NotYours(f"seat {viewer} is not yours")


@get("/api/tables/{table:str}/view", summary="How things stand, through the eyes of a seat")
async def view(request: AnyRequest, table: TableId, seat: Viewer = SPECTATOR) -> Picture:
    desk = desk_of(request)
    room = await desk.hall.fresh_room(table)
    check_viewer(room, await desk.player_of(request), seat)
    return room.picture(seat)


@get("/api/tables/{table:str}/outlook", summary="Where could I go, what would I hit? For an interface to light up")
async def outlook(request: AnyRequest, table: TableId, seat: SeatOf) -> dict[str, Any]:
    desk = desk_of(request)
    room = await desk.hall.fresh_room(table)
    check_viewer(room, await desk.player_of(request), seat)
    if room.status == OPEN:
        raise NotNow("not all seats are taken yet")
    return room.game.outlook(room.course.state, seat)


@post("/api/tables/{table:str}/moves", summary="Answer the open question of a seat")
async def move(request: AnyRequest, table: TableId, data: Move) -> MoveAnswer:
    desk = desk_of(request)
    player = await desk.somebody(request)
    room = await desk.hall.fresh_room(table)
    room.check_seat(data.seat, player.id, player.is_runner)
    return await room.move(data.seat, data.question, data.action, data.id)


@get("/api/tables/{table:str}/why", summary="Why is this action not possible now? null: it is")
async def why(
    request: AnyRequest, table: TableId, seat: SeatOf, action: Annotated[str, Parameter(max_length=400)]
) -> dict[str, Any] | None:
    desk = desk_of(request)
    room = await desk.hall.fresh_room(table)
    check_viewer(room, await desk.player_of(request), seat)
    if room.status == OPEN:
        raise NotNow("not all seats are taken yet")
    return room.why_not(seat, action)


@post("/api/tables/{table:str}/undo", summary="Take back a step, a turn, or all after an event")
async def undo(request: AnyRequest, table: TableId, data: Undo) -> UndoAnswer:
    desk = desk_of(request)
    player = await desk.somebody(request)
    room = await desk.hall.fresh_room(table)
    room.check_seat(data.seat, player.id, False)
    return await undoing.undo(room, data.seat, data.scope, data.to, data.id)


@post("/api/tables/{table:str}/undo/vote", summary="Agree to the undo that somebody asks for, or refuse")
async def undo_vote(request: AnyRequest, table: TableId, data: UndoVote) -> UndoAnswer:
    desk = desk_of(request)
    player = await desk.somebody(request)
    room = await desk.hall.fresh_room(table)
    room.check_seat(data.seat, player.id, False)
    return await undoing.vote(room, data.seat, data.agree, data.id)


@get("/api/tables/{table:str}/log", summary="What happened before a viewer's eyes")
async def log(request: AnyRequest, table: TableId, seat: Viewer = SPECTATOR, after: After = 0) -> Log:
    desk = desk_of(request)
    room = await desk.hall.fresh_room(table)
    check_viewer(room, await desk.player_of(request), seat)
    first, events = await room.whole_log_of(seat, after)
    return Log(seat, first, events)


@get("/api/tables/{table:str}/recap", summary="What happened since the seat's last move")
async def recap(request: AnyRequest, table: TableId, seat: SeatOf) -> Log:
    desk = desk_of(request)
    room = await desk.hall.fresh_room(table)
    check_viewer(room, await desk.player_of(request), seat)
    number = 0
    for made in reversed(room.course.moves):
        if made.seat == seat:
            number = made.numbers[seat]
            break
    first, events = await room.whole_log_of(seat, number)
    return Log(seat, first, events)


@get("/api/tables/{table:str}/position", summary="A whole position that looks to the seat as the true one does")
async def position(request: AnyRequest, table: TableId, seat: SeatOf, after: After = 0) -> Position:
    desk = desk_of(request)
    room = await desk.hall.fresh_room(table)
    check_viewer(room, await desk.player_of(request), seat)
    return await position_of(desk, room, seat, after)


async def position_of(_desk: Desk, room: Room, seat: int, after: int) -> Position:
    course = room.course
    if room.status == OPEN:
        raise NotNow("not all seats are taken yet")
    if course.decision_of(seat) is None:
        raise Stale("this seat is not asked")
    rng = Rng(secrets.randbits(8 * SEED_BYTES))
    deal = room.game.determinize(course.state, seat, rng)
    await room.remember()
    return Position(
        seat,
        course.questions[seat],
        room.game.key,
        room.game.rules_version,
        room.game.save(deal),
        room.memory.plain(seat, after),
        course.numbers[seat],
    )


@get("/api/tables/{table:str}/hint", summary="What would a strong player do, and why?")
async def hint(
    request: AnyRequest,
    table: TableId,
    seat: SeatOf,
    seconds: Annotated[float, Parameter(gt=0, le=5)] = 1.0,
) -> Any:
    desk = desk_of(request)
    player = await desk.somebody(request)
    room = await desk.hall.fresh_room(table)
    room.check_seat(seat, player.id, False)
    known = await position_of(desk, room, seat, 0)
    return await desk.bots.hint(room, seat, seconds, known.state)


@get("/api/tables/{table:str}/replay", summary="A finished game step by step, through the eyes of any seat")
async def replay(
    request: AnyRequest,
    table: TableId,
    seat: Viewer = SPECTATOR,
    first: After = 0,
    count: Annotated[int, Parameter(ge=1, le=MOST_STEPS)] = 50,
) -> Replay:
    desk = desk_of(request)
    room = await desk.hall.fresh_room(table)
    if room.status != FINISHED:
        raise NotNow("the game is not over yet")
    if seat >= len(room.seats):
        raise Malformed(f"there is no seat {seat}")
    course = room.course
    steps = await asyncio.to_thread(
        replay_steps, room.game, room.setup, course.seed, course.moves, seat, first, count
    )
    return Replay(seat, len(course.moves), steps)


@post("/api/games/file", summary="Put a finished game on the table again, from its file")
async def upload(request: AnyRequest, data: GameText) -> TableInfo:
    desk = desk_of(request)
    player = await desk.somebody(request)
    try:
        file = read_game_file(data.text)
        course = await asyncio.to_thread(verify, file)
    except BrokenReplay as error:
        raise Malformed(str(error)) from None
    if course.state.outcome is None:
        raise Malformed("only finished games can be put on the table again")
    return desk.hall.info(await desk.hall.import_game(file, player), player)


@get(
    "/api/tables/{table:str}/file",
    summary="The finished game as a text file: header, one event per line, the seed",
    media_type=MediaType.TEXT,
)
async def download(request: AnyRequest, table: TableId) -> Response[str]:
    desk = desk_of(request)
    room = await desk.hall.fresh_room(table)
    if room.status != FINISHED:
        raise NotNow("the game is not over yet: its log still holds secrets")
    text = game_file(room.header, await desk.store.log(room.id), room.row.seed, room.names())
    name = f"tankodrom-{room.game.key}-{room.id[:8]}.txt"
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )
