"""A bot runner: connects to a server, is told which bot is asked where, thinks, and answers over the public API.

It knows no more than the seat it plays for: the server sends a position that looks to the seat as the true one does, and
every re-deal is made from that.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from typing import Any, Final
from uuid import uuid4

import httpx
import msgspec
import structlog
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tankodrom.bots.advice import suggest
from tankodrom.bots.bot import Bot
from tankodrom.bots.levels import make_bot
from tankodrom.bots.sight import Sight
from tankodrom.core.action import NUMBER
from tankodrom.core.codec import load_setup
from tankodrom.core.event import Event, EventKind
from tankodrom.core.game import Game
from tankodrom.core.kernel import pending
from tankodrom.core.rng import SEED_LIMIT, Rng
from tankodrom.core.text import in_words, text_of
from tankodrom.games.registry import game_named
from tankodrom.minds.registry import reason_kinds

MOST_BOTS: Final = 500  # kept in mind; one that is forgotten hears the whole story again
RETRY: Final = 1.0  # seconds
STALE: Final = 409

_log = structlog.get_logger()


class Unwelcome(Exception):
    """The server does not want this runner: its token is wrong."""


class Seated:
    """A bot at a seat, with the number of the last event that it heard."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.heard = 0


class Runner:
    def __init__(self, server: str, token: str) -> None:
        self._server = server.rstrip("/")
        self._headers = {"Authorization": f"Bearer {token}"}
        self._seated: OrderedDict[tuple[str, int, str], Seated] = OrderedDict()

    async def run(self) -> None:
        """For ever: a lost connection is made again."""
        address = self._server.replace("http", "ws", 1) + "/api/bots"
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
        await socket.send('{"type":"ready"}')
        async for text in socket:
            job = msgspec.json.decode(text)
            if job["type"] == "refused":
                raise Unwelcome(f"the server refused: {job['message']}")
            try:
                if job["type"] == "asked":
                    await self._answer(http, job)
                elif job["type"] == "hint":
                    advice = await asyncio.to_thread(self._advise, job)
                    await socket.send(
                        msgspec.json.encode({"type": "hints", "id": job["id"], "advice": advice}).decode()
                    )
            except httpx.HTTPError:
                raise
            except Exception:
                _log.exception("bot failed", job={key: job[key] for key in job if key != "position"})
            await socket.send('{"type":"ready"}')

    async def _answer(self, http: httpx.AsyncClient, job: dict[str, Any]) -> None:
        table, seat, level = job["table"], job["seat"], job["level"]
        key = (table, seat, level)
        seated = self._seated.get(key)
        after = seated.heard if seated is not None else 0
        reply = await http.get(f"/api/tables/{table}/position", params={"seat": seat, "after": after})
        if reply.status_code >= 400:
            if reply.status_code != STALE:  # else: answered already
                _log.warning("position refused", table=table, seat=seat, reply=reply.text)
            return
        known = msgspec.json.decode(reply.content)
        if known["question"] != job["question"]:
            return
        action = await asyncio.to_thread(self._think, key, job, known)
        answer = await http.post(
            f"/api/tables/{table}/moves",
            json={
                "seat": seat,
                "question": known["question"],
                "action": action,
                "id": uuid4().hex,
            },
        )
        if answer.status_code >= 400 and answer.status_code != STALE:
            _log.warning("answer refused", table=table, seat=seat, action=action, reply=answer.text)

    def _think(self, key: tuple[str, int, str], job: dict[str, Any], known: dict[str, Any]) -> str:
        game = game_named(job["game"])
        state = game.load(known["state"])
        seated = self._seated.get(key)
        if seated is None:
            setup = load_setup(known["state"])
            seated = Seated(make_bot(job["level"], game.key, setup, secrets.randbelow(SEED_LIMIT)))
            self._seated[key] = seated
            if len(self._seated) > MOST_BOTS:
                self._seated.popitem(last=False)
        self._seated.move_to_end(key)
        decision = next(each for each in pending(state) if each.seat == key[1])
        sight = Sight(game, state, decision, _events(game, known["news"]))
        seated.heard = known["number"]
        return text_of(state, seated.bot.choose(sight, job["seconds"]))

    def _advise(self, job: dict[str, Any]) -> list[dict[str, Any]]:
        game = game_named(job["game"])
        state = game.load(job["position"])
        decision = next(each for each in pending(state) if each.seat == job["seat"])
        advice = suggest(
            Sight(game, state, decision), game.key, job["seconds"], Rng(secrets.randbits(64)).below(1 << 30)
        )
        kinds = reason_kinds(game.key)
        return [
            {
                "action": text_of(state, each.action),
                "value": each.value,
                "share": each.share,
                "reason": each.key,
                "facts": {
                    name: in_words(state, kinds.get(name, NUMBER), value, []) for name, value in each.facts.items()
                },
            }
            for each in advice
        ]


def _events(game: Game[Any], news: list[tuple[str, list[int]]]) -> list[Event]:
    kinds: dict[str, EventKind] = {kind.name: kind for kind in game.events()}
    return [Event(kinds[name], list(values)) for name, values in news]
