"""A bot runner: it connects to a server, gets the questions of bots, thinks, and answers over the public API.

It knows no more than the seat it plays for: the server sends a position that looks to the seat as the true one does, and
every re-deal is made from that.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable
from typing import Any, Final
from uuid import uuid4

import httpx
import msgspec
import structlog
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tankodrom.bots.bot import Bot
from tankodrom.bots.observation import Observation
from tankodrom.core.codec import load_setup
from tankodrom.core.event import Event, EventKind
from tankodrom.core.game import Game
from tankodrom.core.kernel import pending
from tankodrom.core.rng import SEED_LIMIT, Rng
from tankodrom.core.telling import facts_of_reason, kinds_of, words_of
from tankodrom.core.text import text_of
from tankodrom.games.registry import game_named
from tankodrom.protocol.bots import (
    Failed,
    FailureReason,
    FromRunner,
    HintFailed,
    HintJob,
    Hints,
    QuestionJob,
    Ready,
    RunnerHello,
    ToRunner,
)
from tankodrom.protocol.rest import AdviceInfo, Move, SeatPosition
from tankodrom.protocol.sockets import SocketRefused
from tankodrom.protocol.version import PROTOCOL_VERSION
from tankodrom.titles.registry import make_bot, title_named

MOST_BOTS: Final = 500  # in memory; a bot that was dropped gets all events again
RETRY: Final = 1.0  # seconds
PATIENCE: Final = 15.0  # seconds with a request; longer than the server waits for its database
MOST_ADVICE: Final = 10  # choices in a hint, the best ones
LONGEST_ERROR: Final = 500  # letters
STALE: Final = 409
REASONS: Final[dict[int, FailureReason]] = {  # of refusals; all others: "request"
    400: "bug",
    422: "bug",  # an illegal move
    403: "gone",  # a person took the seat back
    404: "gone",
}

_log = structlog.get_logger()


class Unwelcome(Exception):
    """The server refuses this runner: its token is wrong, or it speaks another version of the protocol."""


class NotAnswered(Exception):
    """A question could not be answered."""

    def __init__(self, reason: FailureReason, error: str) -> None:
        super().__init__(error)
        self.reason = reason


class SeatedBot:
    """A bot at a seat, with the number of the last event that it heard."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.heard = 0


class BotRunner:
    def __init__(self, server: str, token: str) -> None:
        self._server = server.rstrip("/")
        self._headers = {"Authorization": f"Bearer {token}"}
        self._seated: OrderedDict[tuple[str, int, str], SeatedBot] = OrderedDict()
        self._held_back: set[asyncio.Task[None]] = set()  # answers that wait for their time
        self._bugs: OrderedDict[tuple[str, int, int], None] = OrderedDict()  # questions over which a bot broke

    async def run(self) -> None:
        """For ever: a lost connection is made again."""
        address = self._server.replace("http", "ws", 1) + f"/api/bots?version={PROTOCOL_VERSION}"
        while True:
            try:
                async with (
                    httpx.AsyncClient(base_url=self._server, headers=self._headers, timeout=PATIENCE) as http,
                    connect(address, additional_headers=self._headers, max_size=2**22) as socket,
                ):
                    await self._serve(http, socket)
            except (OSError, WebSocketException, httpx.HTTPError) as error:
                _log.debug("no server", error=repr(error))
            for answer in self._held_back:  # the server gives these questions to others
                answer.cancel()
            await asyncio.sleep(RETRY)

    async def _serve(self, http: httpx.AsyncClient, socket: ClientConnection) -> None:
        await _send(socket, Ready())
        async for text in socket:
            job = decoded(text)
            if isinstance(job, RunnerHello):
                continue
            failure = await (
                self._answer(http, socket, job) if isinstance(job, QuestionJob) else self._give_hint(socket, job)
            )
            if failure is not None:
                await _send(socket, failure)
            await _send(socket, Ready())

    async def _give_hint(self, socket: ClientConnection, job: HintJob) -> HintFailed | None:
        try:
            advice = await asyncio.to_thread(self._advise, job)
        except Exception as error:
            _log.exception("hint failed", game=job.game, seat=job.seat)
            return HintFailed(job.id, repr(error)[:LONGEST_ERROR])
        await _send(socket, Hints(job.id, advice))
        return None

    async def _answer(self, http: httpx.AsyncClient, socket: ClientConnection, job: QuestionJob) -> Failed | None:
        return await self._failure_of(self._think_and_move(http, socket, job), job)

    async def _failure_of(self, work: Awaitable[None], job: QuestionJob) -> Failed | None:
        """What goes wrong is told to the server, which asks again. It also keeps the log: a line per outage, not per try."""
        try:
            await work
        except NotAnswered as failure:
            reason, error = failure.reason, str(failure)
        except httpx.HTTPError as failure:
            reason, error = "request", repr(failure)
        except Exception as failure:
            reason, error = "bug", repr(failure)
            self._seated.pop((job.table, job.seat, job.level), None)  # nobody knows what it remembers now
            self._log_bug(job)
        else:
            return None
        _log.debug("not answered", table=job.table, seat=job.seat, reason=reason, error=error)
        return Failed(job.table, job.seat, job.question, reason, error[:LONGEST_ERROR])

    def _log_bug(self, job: QuestionJob) -> None:
        """Once for each question that the runner broke over lately."""
        key = (job.table, job.seat, job.question)
        if key not in self._bugs:
            _log.exception("bot failed", game=job.game, table=job.table, seat=job.seat, level=job.level)
            self._bugs[key] = None
            if len(self._bugs) > MOST_BOTS:
                self._bugs.popitem(last=False)

    async def _think_and_move(self, http: httpx.AsyncClient, socket: ClientConnection, job: QuestionJob) -> None:
        due = time.monotonic() + job.pause
        table, seat = job.table, job.seat
        key = (table, seat, job.level)
        seated = self._seated.get(key)
        after = seated.heard if seated is not None else 0
        reply = await http.get(f"/api/tables/{table}/position", params={"seat": seat, "after": after})
        if not _is_accepted(reply):
            return
        known = msgspec.json.decode(reply.content, type=SeatPosition)
        if known.question != job.question:
            return
        action = await asyncio.to_thread(self._think, key, job, known)
        move = Move(seat, known.question, action, uuid4().hex)
        if job.pause:  # other tables need not wait for it
            waiting = asyncio.create_task(self._post_at(due, http, socket, job, move))
            self._held_back.add(waiting)
            waiting.add_done_callback(self._held_back.discard)
        else:
            await _post(http, table, move)

    async def _post_at(
        self, due: float, http: httpx.AsyncClient, socket: ClientConnection, job: QuestionJob, move: Move
    ) -> None:
        await asyncio.sleep(due - time.monotonic())
        failure = await self._failure_of(_post(http, job.table, move), job)
        if failure is not None:
            with contextlib.suppress(WebSocketException):
                await _send(socket, failure)

    def _think(self, key: tuple[str, int, str], job: QuestionJob, known: SeatPosition) -> str:
        game = game_named(job.game)
        state = game.load(known.state)
        seated = self._seated.get(key)
        if seated is None:
            setup = load_setup(known.state)
            seated = SeatedBot(make_bot(job.level, game.key, setup, secrets.randbelow(SEED_LIMIT)))
            self._seated[key] = seated
            if len(self._seated) > MOST_BOTS:
                self._seated.popitem(last=False)
        self._seated.move_to_end(key)
        decision = next(each for each in pending(state) if each.seat == key[1])
        observation = Observation(game, state, decision, _events(game, known.news))
        seated.heard = known.number
        return text_of(state, seated.bot.choose(observation, job.seconds))

    def _advise(self, job: HintJob) -> list[AdviceInfo]:
        title = title_named(job.game)
        game = title.game
        state = game.load(job.position)
        decision = next(each for each in pending(state) if each.seat == job.seat)
        advice = title.suggest(
            Observation(game, state, decision), job.seconds, Rng(secrets.randbits(64)).below(1 << 30)
        )
        advice = advice[:MOST_ADVICE]
        reasons = [facts_of_reason(state, each.facts) for each in advice]
        return [
            AdviceInfo(
                action=text_of(state, each.action),
                value=each.value,
                share=each.share,
                reason=each.key,
                facts=words_of(facts),
                kinds=kinds_of(facts),
            )
            for each, facts in zip(advice, reasons, strict=True)
        ]


def decoded(text: str | bytes) -> RunnerHello | QuestionJob | HintJob:
    """A message of the server; Unwelcome if it is of another version or a refusal."""
    message: ToRunner = msgspec.json.decode(text, type=ToRunner)
    if isinstance(message, RunnerHello) and message.version != PROTOCOL_VERSION:
        raise Unwelcome(
            f"the server speaks version {message.version} of the protocol and this runner version {PROTOCOL_VERSION}: "
            "use the same release of Tankodrom for both"
        )
    if isinstance(message, SocketRefused):
        raise Unwelcome(f"the server refused: {message.message}")
    return message


async def _post(http: httpx.AsyncClient, table: str, move: Move) -> None:
    _is_accepted(await http.post(f"/api/tables/{table}/moves", content=msgspec.json.encode(move)))


def _is_accepted(reply: httpx.Response) -> bool:
    """False if the question is answered already; NotAnswered if the server refuses."""
    if reply.status_code < 400:
        return True
    if reply.status_code == STALE:
        return False
    raise NotAnswered(REASONS.get(reply.status_code, "request"), f"{reply.status_code} {reply.text}")


async def _send(socket: ClientConnection, message: FromRunner) -> None:
    await socket.send(msgspec.json.encode(message).decode())


def _events(game: Game[Any], news: list[list[Any]]) -> list[Event]:
    kinds: dict[str, EventKind] = {kind.name: kind for kind in game.events()}
    return [Event(kinds[name], list(values)) for name, values in news]
