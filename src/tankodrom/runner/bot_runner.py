"""A bot runner: it connects to a server, gets the questions of bots, thinks, and answers over the public API.

It knows no more than the seat it plays for: the server sends a position that looks to the seat as the true one does, and
every re-deal is made from that.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
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
from tankodrom.protocol.bots import FromRunner, HintJob, Hints, QuestionJob, Ready, RunnerHello, ToRunner
from tankodrom.protocol.rest import AdviceInfo, Move, SeatPosition
from tankodrom.protocol.sockets import SocketRefused
from tankodrom.protocol.version import PROTOCOL_VERSION
from tankodrom.titles.registry import make_bot, title_named

MOST_BOTS: Final = 500  # in memory; a bot that was dropped gets all events again
RETRY: Final = 1.0  # seconds
STALE: Final = 409

_log = structlog.get_logger()


class Unwelcome(Exception):
    """The server refuses this runner: its token is wrong, or it speaks another version of the protocol."""


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

    async def run(self) -> None:
        """For ever: a lost connection is made again."""
        address = self._server.replace("http", "ws", 1) + f"/api/bots?version={PROTOCOL_VERSION}"
        while True:
            try:
                async with (
                    httpx.AsyncClient(base_url=self._server, headers=self._headers, timeout=30) as http,
                    connect(address, additional_headers=self._headers, max_size=2**22) as socket,
                ):
                    await self._serve(http, socket)
            except (OSError, WebSocketException, httpx.HTTPError) as error:
                _log.debug("no server", error=repr(error))
            await asyncio.sleep(RETRY)

    async def _serve(self, http: httpx.AsyncClient, socket: ClientConnection) -> None:
        await _send(socket, Ready())
        async for text in socket:
            job = decoded(text)
            if isinstance(job, RunnerHello):
                continue
            try:
                if isinstance(job, QuestionJob):
                    await self._answer(http, socket, job)
                else:
                    await _send(socket, Hints(job.id, await asyncio.to_thread(self._advise, job)))
            except httpx.HTTPError:
                raise
            except Exception:
                _log.exception("bot failed", game=job.game, seat=job.seat)
            await _send(socket, Ready())

    async def _answer(self, http: httpx.AsyncClient, socket: ClientConnection, job: QuestionJob) -> None:
        due = time.monotonic() + job.pause
        table, seat = job.table, job.seat
        key = (table, seat, job.level)
        seated = self._seated.get(key)
        after = seated.heard if seated is not None else 0
        reply = await http.get(f"/api/tables/{table}/position", params={"seat": seat, "after": after})
        if reply.status_code >= 400:
            if reply.status_code != STALE:  # else: answered already
                _log.warning("position refused", table=table, seat=seat, reply=reply.text)
            return
        known = msgspec.json.decode(reply.content, type=SeatPosition)
        if known.question != job.question:
            return
        action = await asyncio.to_thread(self._think, key, job, known)
        move = Move(seat, known.question, action, uuid4().hex)
        if job.pause:  # other tables need not wait for it
            waiting = asyncio.create_task(self._post_at(due, http, socket, table, move))
            self._held_back.add(waiting)
            waiting.add_done_callback(self._held_back.discard)
        else:
            await _post(http, table, move)

    async def _post_at(
        self, due: float, http: httpx.AsyncClient, socket: ClientConnection, table: str, move: Move
    ) -> None:
        await asyncio.sleep(due - time.monotonic())
        try:
            await _post(http, table, move)
        except (httpx.HTTPError, RuntimeError) as error:  # RuntimeError: the connection was given up meanwhile
            _log.debug("answer not brought", table=table, error=repr(error))
            await socket.close()  # the server gives the question again

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
    answer = await http.post(f"/api/tables/{table}/moves", content=msgspec.json.encode(move))
    if answer.status_code >= 400 and answer.status_code != STALE:
        _log.warning("answer refused", table=table, seat=move.seat, action=move.action, reply=answer.text)


async def _send(socket: ClientConnection, message: FromRunner) -> None:
    await socket.send(msgspec.json.encode(message).decode())


def _events(game: Game[Any], news: list[list[Any]]) -> list[Event]:
    kinds: dict[str, EventKind] = {kind.name: kind for kind in game.events()}
    return [Event(kinds[name], list(values)) for name, values in news]
