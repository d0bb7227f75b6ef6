"""Playing: what a seat sees, moves, undo, hints, the log and the game file."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.params import Parameter

from tankodrom.core.game import SPECTATOR, Outlook
from tankodrom.core.rng import SEED_BYTES, Rng
from tankodrom.protocol.rest import (
    AdviceInfo,
    GameText,
    Log,
    Move,
    MoveAnswer,
    Picture,
    RefusalInfo,
    ReplayPage,
    SeatPosition,
    TableInfo,
    Undo,
    UndoAnswer,
    UndoVote,
)
from tankodrom.server.db.store import PlayerRow
from tankodrom.server.http.context import context_of
from tankodrom.server.http.routes.tables import TableId
from tankodrom.server.log.game_file import game_file
from tankodrom.server.log.hash_chain import Entry
from tankodrom.server.problems import Forbidden, Malformed, NotNow, Stale
from tankodrom.server.tables import undo as undoing
from tankodrom.server.tables.lobby import table_info
from tankodrom.server.tables.outlooks import outlook_of
from tankodrom.server.tables.replay import replay_steps
from tankodrom.server.tables.table import FINISHED, OPEN, LiveTable
from tankodrom.server.workers import off_loop

MOST_STEPS: Final = 200  # of a replay in one answer

AnyRequest = Request[Any, Any, Any]
Viewer = Annotated[int, Parameter(ge=SPECTATOR, le=7, description="a seat of mine, or -1 for what everybody sees")]
SeatOf = Annotated[int, Parameter(ge=0, le=7)]
After = Annotated[int, Parameter(ge=0, le=2**31 - 1, description="the number of the last event that is known")]


def check_viewer(table: LiveTable, player: PlayerRow | None, viewer: int) -> None:
    """Only its owner sees what a seat sees; a runner sees what bots see."""
    if viewer == SPECTATOR:
        return
    if player is None or not 0 <= viewer < len(table.seats):
        raise Forbidden(f"seat {viewer} is not yours")
    row = table.seats[viewer]
    if row.player == player.id or (player.is_runner and row.kind == "bot"):
        return
    raise Forbidden(f"seat {viewer} is not yours")


@get("/api/tables/{table_id:str}/view", summary="How things stand, through the eyes of a seat")
async def view(request: AnyRequest, table_id: TableId, seat: Viewer = SPECTATOR) -> Picture:
    context = context_of(request)
    table = await context.registry.fresh_table(table_id)
    check_viewer(table, await context.player_of(request), seat)
    return table.picture(seat)


@get(
    "/api/tables/{table_id:str}/outlook",
    summary="Where could I go, what would I hit? For an interface to light up",
)
async def outlook(request: AnyRequest, table_id: TableId, seat: SeatOf) -> Outlook:
    context = context_of(request)
    table = await context.registry.fresh_table(table_id)
    check_viewer(table, await context.player_of(request), seat)
    if table.status == OPEN:
        raise NotNow("not all seats are taken yet")
    return await outlook_of(table.session, seat)


@post("/api/tables/{table_id:str}/moves", summary="Answer the open question of a seat")
async def move(request: AnyRequest, table_id: TableId, data: Move) -> MoveAnswer:
    context = context_of(request)
    player = await context.known_player(request)
    table = await context.registry.fresh_table(table_id)
    table.check_seat(data.seat, player.id, player.is_runner)
    return await table.move(data.seat, data.question, data.action, data.id)


@get("/api/tables/{table_id:str}/why", summary="Why is this action not possible now? null: it is")
async def why(
    request: AnyRequest, table_id: TableId, seat: SeatOf, action: Annotated[str, Parameter(max_length=400)]
) -> RefusalInfo | None:
    context = context_of(request)
    table = await context.registry.fresh_table(table_id)
    check_viewer(table, await context.player_of(request), seat)
    if table.status == OPEN:
        raise NotNow("not all seats are taken yet")
    return table.why_not(seat, action)


@post("/api/tables/{table_id:str}/undo", summary="Take back a step, a turn, or all after an event")
async def undo(request: AnyRequest, table_id: TableId, data: Undo) -> UndoAnswer:
    context = context_of(request)
    player = await context.known_player(request)
    table = await context.registry.fresh_table(table_id)
    table.check_seat(data.seat, player.id, False)
    most = context.settings.undo_proposals if context.settings.quotas else 0
    return await undoing.undo(table, data.seat, data.scope, data.to, data.id, most)


@post("/api/tables/{table_id:str}/undo/vote", summary="Agree to the undo that somebody asks for, or refuse")
async def undo_vote(request: AnyRequest, table_id: TableId, data: UndoVote) -> UndoAnswer:
    context = context_of(request)
    player = await context.known_player(request)
    table = await context.registry.fresh_table(table_id)
    table.check_holder(data.seat, player.id)
    return await undoing.vote(table, data.seat, data.agree, data.id)


@get("/api/tables/{table_id:str}/log", summary="What happened before a viewer's eyes")
async def log(request: AnyRequest, table_id: TableId, seat: Viewer = SPECTATOR, after: After = 0) -> Log:
    context = context_of(request)
    table = await context.registry.fresh_table(table_id)
    check_viewer(table, await context.player_of(request), seat)
    first, events = await table.whole_log_of(seat, after)
    return Log(seat, first, events)


@get("/api/tables/{table_id:str}/recap", summary="What happened since the seat's last move")
async def recap(request: AnyRequest, table_id: TableId, seat: SeatOf) -> Log:
    context = context_of(request)
    table = await context.registry.fresh_table(table_id)
    check_viewer(table, await context.player_of(request), seat)
    number = 0
    for played in reversed(table.session.moves):
        if played.seat == seat:
            number = played.numbers[seat]
            break
    first, events = await table.whole_log_of(seat, number)
    return Log(seat, first, events)


@get("/api/tables/{table_id:str}/position", summary="A whole position that looks to the seat as the true one does")
async def position(request: AnyRequest, table_id: TableId, seat: SeatOf, after: After = 0) -> SeatPosition:
    context = context_of(request)
    table = await context.registry.fresh_table(table_id)
    check_viewer(table, await context.player_of(request), seat)
    return await position_of(table, seat, after)


async def position_of(table: LiveTable, seat: int, after: int) -> SeatPosition:
    session = table.session
    if table.status == OPEN:
        raise NotNow("not all seats are taken yet")
    if session.decision_of(seat) is None:
        raise Stale("this seat is not asked")
    rng = Rng(secrets.randbits(8 * SEED_BYTES))
    deal = table.game.determinize(session.state, seat, rng)
    await table.load_history()
    return SeatPosition(
        seat=seat,
        question=session.questions[seat],
        game=table.game.key,
        rules_version=table.game.rules_version,
        state=table.game.save(deal),
        news=table.history.raw_events(seat, after),
        number=session.numbers[seat],
    )


@get("/api/tables/{table_id:str}/hint", summary="What would a strong player do, and why?")
async def hint(
    request: AnyRequest,
    table_id: TableId,
    seat: SeatOf,
    seconds: Annotated[float, Parameter(gt=0, le=5)] = 1.0,
) -> list[AdviceInfo]:
    context = context_of(request)
    player = await context.known_player(request)
    table = await context.registry.fresh_table(table_id)
    table.check_seat(seat, player.id, False)
    network = context.network(request)
    context.bots.check_hints(player.id, network)
    known = await position_of(table, seat, 0)
    return await context.bots.hint(player.id, table, seat, seconds, known.state, network)


@get("/api/tables/{table_id:str}/replay", summary="A finished game step by step, through the eyes of any seat")
async def replay(
    request: AnyRequest,
    table_id: TableId,
    seat: Viewer = SPECTATOR,
    first: After = 0,
    count: Annotated[int, Parameter(ge=1, le=MOST_STEPS)] = 50,
) -> ReplayPage:
    context = context_of(request)
    table = await context.registry.fresh_table(table_id)
    if table.status != FINISHED:
        raise NotNow("the game is not over yet")
    if seat >= len(table.seats):
        raise Malformed(f"there is no seat {seat}")
    session = table.session
    steps = await off_loop(replay_steps, session, seat, first, count)
    return ReplayPage(seat, len(session.moves), steps)


@post("/api/games/file", summary="Put a finished game on the table again, from its file")
async def upload(request: AnyRequest, data: GameText) -> TableInfo:
    context = context_of(request)
    player = await context.known_player(request)
    game = await context.uploads.verified(player.id, data.text)
    if game.session.state.outcome is None:
        raise Malformed("only finished games can be put on the table again")
    return table_info(await context.lobby.import_game(game, player, context.network(request)), player)


@get(
    "/api/tables/{table_id:str}/file",
    summary="The finished game as a text file: header, one event per line, the seed",
    media_type=MediaType.TEXT,
)
async def download(request: AnyRequest, table_id: TableId) -> Response[str]:
    context = context_of(request)
    table = await context.registry.fresh_table(table_id)
    if table.status != FINISHED:
        raise NotNow("the game is not over yet: its log still holds secrets")
    entries = await context.store.log(table.id)
    text = await off_loop(_file_of, table, entries, table.names())
    name = f"tankodrom-{table.game.key}-{table.id[:8]}.txt"
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


def _file_of(table: LiveTable, entries: list[Entry], names: list[str]) -> str:
    whole = table.game.whole_data(table.setup.data)
    return game_file(table.header, entries, table.row.seed, names, whole)
