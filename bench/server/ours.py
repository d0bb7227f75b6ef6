"""Our server under load: two persons at each table play a real game, move after move."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import msgspec
from bench.server.load import COUNTER, MATCH, PATIENCE, LoadError, Pair, System, Tally
from bench.server.processes import STARTING, NoStart, running
from bench.server.websocket_client import WebSocketClient

ROOT: Final = Path(__file__).resolve().parent.parent.parent
SEED: Final = 20
MANY: Final = 100_000_000  # requests a minute: all clients come from one address here
FAST: Final = 1_000_000  # messages a second: nobody plays as fast as a benchmark


class Question(msgspec.Struct):
    number: int
    choices: list[str]


class Picture(msgspec.Struct):
    status: str
    question: Question | None


class Hello(msgspec.Struct, tag="hello"):
    picture: Picture


class News(msgspec.Struct, tag="news"):
    picture: Picture


class Done(msgspec.Struct, tag="done"):
    id: str


class Refused(msgspec.Struct, tag="refused"):
    code: str
    message: str


class Presence(msgspec.Struct, tag="presence"):
    pass


class Changed(msgspec.Struct, tag="table"):
    pass


class Move(msgspec.Struct, tag="move"):
    seat: int
    question: int
    action: str
    id: str


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Hello | News | Done | Refused | Presence | Changed).decode


class OurPair(Pair):
    def __init__(self, tally: Tally, number: int, http: httpx.AsyncClient, address: str, game: str) -> None:
        super().__init__(tally, number)
        self._http = http
        self._address = address
        self._game = game
        self._tokens: list[str] = []
        self._table = ""
        self._sockets: list[WebSocketClient] = []
        self._pictures: list[Picture | None] = [None, None]
        self._moves = 0
        self._greeted = asyncio.Event()
        self._rng = Random(f"{SEED}:{number}")

    async def begin(self) -> None:
        self.close()
        if not self._table:
            await self._first_table()
        else:
            self._table = (await self._post(f"/api/tables/{self._table}/rematch", None, self._tokens[0]))["table"]
            self._tokens.reverse()  # in a rematch the seats move on by one
        self._pictures = [None, None]
        self._greeted = asyncio.Event()
        self._sockets = [await self._sit_down(seat) for seat in (0, 1)]
        async with asyncio.timeout(PATIENCE):
            await self._greeted.wait()
        if not self.tally.is_stopping:
            self.go_on()

    async def _first_table(self) -> None:
        for name in ("Alena", "Bedrich"):
            self._tokens.append((await self._post("/api/players", {"name": name}, ""))["token"])
        options = {"moves": MATCH} if self._game == COUNTER else {}
        wanted = {"game": self._game, "options": options, "seats": [{"kind": "me"}, {"kind": "open"}]}
        self._table = (await self._post("/api/tables", wanted, self._tokens[0]))["table"]
        await self._post(f"/api/tables/{self._table}/join", {}, self._tokens[1])

    async def _post(self, path: str, body: Any, token: str) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        reply = await self._http.post(path, json=body, headers=headers)
        if reply.status_code >= 300:
            raise LoadError(f"{path}: {reply.status_code} {reply.text[:300]}")
        return reply.json()

    async def _sit_down(self, seat: int) -> WebSocketClient:
        return await WebSocketClient.connect(
            self._address,
            f"/api/tables/{self._table}/live?seat={seat}",
            {"Authorization": f"Bearer {self._tokens[seat]}"},
            lambda text: self._heard(seat, text),
            self.fail,
        )

    def _heard(self, seat: int, text: bytes) -> None:
        self.tally.heard_bytes += len(text)
        message = _decode(text)
        if isinstance(message, News):
            self._pictures[seat] = message.picture
            self.told(seat)
        elif isinstance(message, Done):
            self.tally.accepted += 1
        elif isinstance(message, Hello):
            self._pictures[seat] = message.picture
            if None not in self._pictures:
                self._greeted.set()
        elif isinstance(message, Refused):
            self.fail(f"refused: {message.code} {message.message}")

    def go_on(self) -> None:
        for seat, picture in enumerate(self._pictures):
            if picture is None:
                return
            question = picture.question
            if question is not None:
                action = question.choices[int(self._rng.random() * len(question.choices))]
                self._moves += 1
                id = f"{self.number}-{self._moves}"
                text = _encode(Move(seat, question.number, action, id))
                self.sending(seat)
                self._sockets[seat].send(text)
                return
        if all(picture is not None and picture.status == "finished" for picture in self._pictures):
            self.begin_anew()
        else:
            self.fail("nobody is asked")

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()


class Ours(System):
    def __init__(self, group: int, address: str, game: str) -> None:
        self.group = group
        self.address = address
        self.game = game

    async def open(self) -> None:
        # Two hundred people share this client: it must not keep the cookie of one of them.
        jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self.http = httpx.AsyncClient(base_url=self.address, timeout=60, cookies=jar)

    def pair(self, tally: Tally, number: int) -> Pair:
        return OurPair(tally, number, self.http, self.address, self.game)

    async def close(self) -> None:
        await self.http.aclose()


def serve_command(database: str, requests: int, messages: int, game: str = "") -> list[str]:
    program = "bench.server.serve_counter" if game == COUNTER else "tankodrom"
    command = [sys.executable, "-m", program, "serve", "--port", "0", "--database", database]
    command += ["--requests-a-minute", str(requests), "--messages-a-second", str(messages)]
    # Bots would only take processor time.
    return [*command, "--no-quotas", "--runners", "0", "--log-level", "warning"]


@contextmanager
def our_server(
    database: str, game: str, folder: Path, requests: int = MANY, messages: int = FAST
) -> Iterator[Ours]:
    command = serve_command(database, requests, messages, game)
    environment = {"PYTHONUNBUFFERED": "1"}
    if game == COUNTER:
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    with running(command, folder, environment, "Tankodrom: ") as (group, address):
        wait_until_ready(address)
        yield Ours(group, address, game)


@contextmanager
def on_sqlite(game: str, folder: Path) -> Iterator[Ours]:
    with our_server(str(folder / "tables.db"), game, folder) as server:
        yield server


@contextmanager
def on_postgres(game: str, folder: Path) -> Iterator[Ours]:
    """With a PostgreSQL of its own, in the folder and gone afterwards."""
    from pgserver.postgres_server import get_server

    postgres = get_server(folder / "postgres", cleanup_mode="delete")
    try:
        postgres.psql("CREATE DATABASE bench;")
        with our_server(postgres.get_uri(database="bench"), game, folder) as server:
            yield server
    finally:
        postgres.cleanup()


def wait_until_ready(address: str) -> None:
    """The address is printed a moment before anybody listens."""
    deadline = time.monotonic() + STARTING
    while True:
        try:
            if httpx.get(f"{address}/readyz", timeout=5).status_code == 200:
                return
        except httpx.HTTPError:
            pass
        if time.monotonic() > deadline:
            raise NoStart(f"{address} is not ready")
        time.sleep(0.05)
