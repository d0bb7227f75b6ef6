"""Does an answered move survive? Tables under load, servers that are killed at random moments, and the log read after.

    python tests/server/crash.py --tables 200 --kills 20
    python tests/server/crash.py --tables 60 --kills 4 --postgres

Clients behave as a good client does: they come back with the number of the last event that they know, and a move
whose answer never came is sent again under the same id. Then the books are compared (`log_audit.py`): what the clients
were told, and what the database holds.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.protocol import State

if __name__ == "__main__":  # started as a program, not by pytest, which knows the way
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from server.harness import RedisServer, ServerProcess, new_database, new_id, postgres_server
from server.log_audit import Sent, faults_of
from tankodrom.server.db.store import Store
from tankodrom.server.settings import Settings

GAMES: Final = ("rush", "battlegrounds", "duel")
PATIENCE: Final = 180.0  # seconds for what must happen at all; a loaded machine is slow
AGAIN: Final = 0.3  # seconds until the next try to connect
LOOK: Final = 1.0  # seconds after which a client that hears nothing looks whether it should stop
LOST: Final = (OSError, EOFError, TimeoutError, WebSocketException)


@dataclass(slots=True)
class Books:
    """What all clients of one run did and saw."""

    rng: random.Random
    think: float  # seconds on average before a move
    moment: Iterator[int] = field(default_factory=lambda: itertools.count(1))
    sent: list[Sent] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)  # what must not happen
    answered: int = 0
    again: int = 0
    closes: Counter[int] = field(default_factory=Counter)
    resyncs: int = 0  # came back and heard all that was missed
    holes: int = 0  # came back and was told that not all that was missed is at hand
    moved: int = 0  # came back at another process
    is_closing: bool = False  # no new moves


class Client:
    """One person at one seat, who never gives up."""

    def __init__(
        self, books: Books, table: str, seat: int, token: str, servers: Callable[[], list[str]], at: int
    ) -> None:
        self.books = books
        self.table = table
        self.seat = seat
        self.number = 0  # of the last event that is known
        self.is_finished = False
        self.waiting: Sent | None = None  # a move without an answer
        self._headers = {"Authorization": f"Bearer {token}"}
        self._servers = servers
        self._at = at
        self._question: dict[str, Any] | None = None
        self._has_greeted = False

    async def play(self) -> None:
        """Until the game is over or the run is, through as many connections as it takes."""
        while not self._is_done():
            try:
                async with self._connect() as socket:
                    await self._talk(socket)
            except ConnectionClosed as closed:
                self.books.closes[closed.rcvd.code if closed.rcvd is not None else 1006] += 1
            except LOST:
                if len(self._servers()) > 1:
                    self._at += 1
                    self.books.moved += 1
                await asyncio.sleep(AGAIN * (0.5 + self.books.rng.random()))

    async def look_once_more(self) -> None:
        """Hear what was missed at the very end."""
        async with self._connect() as socket:
            self._hear(json.loads(await socket.recv()))

    def _connect(self) -> connect:
        servers = self._servers()
        address = servers[self._at % len(servers)].replace("http://", "ws://")
        url = f"{address}/api/tables/{self.table}/live?seat={self.seat}&after={self.number}"
        # No pings: 400 of them would only measure how busy this process is.
        return connect(
            url, additional_headers=self._headers, open_timeout=30, ping_interval=None, max_size=None, proxy=None
        )

    def _is_done(self) -> bool:
        return self.waiting is None and (self.is_finished or self.books.is_closing)

    async def _talk(self, socket: ClientConnection) -> None:
        self._hear(json.loads(await socket.recv()))
        if self.waiting is not None:
            # Perhaps it was written, perhaps not; the id tells the server which.
            self.waiting.times += 1
            await socket.send(self.waiting.message())
        while not self._is_done():
            if self.waiting is None and self._question is not None and socket.state is State.OPEN:
                await asyncio.sleep(self.books.rng.expovariate(1.0 / self.books.think))
                if self.books.is_closing:
                    return
                if socket.state is State.OPEN:  # else it went while this one thought, as the next look will tell
                    await self._send(socket, self._question)
            try:
                async with asyncio.timeout(LOOK):
                    text = await socket.recv()
            except TimeoutError:
                continue
            self._hear(json.loads(text))

    async def _send(self, socket: ClientConnection, question: dict[str, Any]) -> None:
        action = self.books.rng.choice(question["choices"])
        move = Sent(new_id(), self.table, self.seat, question["number"], action, next(self.books.moment), times=1)
        self.books.sent.append(move)
        self.waiting = move
        self._question = None
        await socket.send(move.message())

    # What is heard

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "hello":
            self._greeted(message)
        elif kind == "news":
            self._follow(message["events"], message["picture"])
        elif kind in ("done", "refused"):
            self._answered(message)

    def _greeted(self, message: dict[str, Any]) -> None:
        picture = message["picture"]
        if message["complete"]:
            self.books.resyncs += 1
            self._follow(message["missed"], picture)
            return
        if picture["number"] < self.number:
            self._complain(f"hello went back from {self.number} to {picture['number']}")
        if self._has_greeted and self.number:
            self.books.holes += 1
        self._has_greeted = True
        self.number = picture["number"]
        self._look_at(picture)

    def _follow(self, events: list[dict[str, Any]], picture: dict[str, Any]) -> None:
        for event in events:
            if event["number"] != self.number + 1:
                self._complain(f"event {event['number']} came after {self.number}")
            self.number = event["number"]
        if picture["number"] != self.number:
            self._complain(f"a picture of {picture['number']} came with events up to {self.number}")
        self._look_at(picture)

    def _look_at(self, picture: dict[str, Any]) -> None:
        self._question = picture["question"]
        self.is_finished = picture["status"] == "finished"

    def _answered(self, message: dict[str, Any]) -> None:
        move = self.waiting
        if move is None or message["id"] != move.id:
            self._complain(f"an answer to nothing: {message}")
            return
        self.waiting = None
        move.answered = next(self.books.moment)
        if message["type"] == "done":
            move.number = message["number"]
            self.books.answered += 1
            self.books.again += message["again"]
            if message["again"] and move.times == 1:
                self._complain(f"move {move.id} was new and is said to be known")
            return
        move.refused = message["code"]
        if message["code"] == "stale":
            # Two were asked at once, and the other one's answer changed the question. What is asked now comes along.
            self._look_at(message["facts"]["picture"])
        else:
            self._complain(f"a legal move was refused: {message}")

    def _complain(self, what: str) -> None:
        self.books.wrong.append(f"table {self.table} seat {self.seat}: {what}")


@dataclass(frozen=True, slots=True)
class Counts:
    tables: int
    kills: int
    moves: int  # sent, each counted once
    acknowledged: int
    sent_twice: int
    known_before: int  # of those sent again: were in the log already
    stale: int
    resyncs: int
    holes: int
    moved_over: int
    entries: int
    replays: int
    finished: int
    seconds: float

    def __str__(self) -> str:
        return "\n".join(f"{name.replace('_', ' '):>14}: {getattr(self, name):g}" for name in self.__slots__)


# The run


async def make_tables(books: Books, number: int, servers: Callable[[], list[str]]) -> list[Client]:
    clients: list[Client] = []
    async with httpx.AsyncClient(base_url=servers()[0], timeout=60) as http:

        async def post(path: str, body: dict[str, Any], token: str = "") -> Any:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            reply = await http.post(path, json=body, headers=headers)
            http.cookies.clear()  # the next player is somebody else
            assert reply.status_code == 201, reply.text
            return reply.json()

        for at in range(number):
            tokens = [(await post("/api/players", {"name": name}))["token"] for name in ("Petra", "Karel")]
            seats = [{"kind": "me"}, {"kind": "open"}]
            game = GAMES[at % len(GAMES)]
            table = (await post("/api/tables", {"game": game, "seats": seats}, tokens[0]))["table"]
            await post(f"/api/tables/{table}/join", {}, tokens[1])
            for seat, token in enumerate(tokens):
                # With two processes: both persons at the first, both at the second, or one at each.
                clients.append(Client(books, table, seat, token, servers, at // 3 % 2 if at % 2 else seat))
    return clients


async def until(is_so: Callable[[], bool], what: Callable[[], str]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, what()
        await asyncio.sleep(0.02)


class Run:
    """One run: clients that play, and servers that are killed under them. With one process it is started again at once; of
    two, the other one carries on alone for a while."""

    def __init__(self, processes: list[ServerProcess], seed: int, think: float) -> None:
        self.books = Books(random.Random(seed), think)
        self._processes = processes
        self._moments = random.Random(
            seed + 1
        )  # of its own: how often clients ask for chance depends on the clock
        self._playing: list[asyncio.Task[None]] = []
        self._wanted = 0  # answers between two kills, so that every kill hits a server that works

    async def play(self, tables: int, kills: int) -> list[Client]:
        """Until everybody has heard everything."""
        clients = await make_tables(self.books, tables, self._addresses)
        self._wanted = max(5, tables // 4)
        self._playing = [asyncio.create_task(client.play()) for client in clients]
        try:
            for kill in range(kills):
                await self._kill(kill)
            await self._work("after the last kill")
            self.books.is_closing = True
            await until(
                self._are_all_done,
                lambda: (
                    f"without an answer: {[client.waiting for client in clients if client.waiting is not None][:5]}"
                ),
            )
            await asyncio.gather(*self._playing)
            for client in clients:
                await client.look_once_more()
        finally:
            for task in self._playing:
                task.cancel()
            await asyncio.gather(*self._playing, return_exceptions=True)
        return clients

    async def _kill(self, number: int) -> None:
        await self._work(f"before kill {number + 1}")
        await asyncio.sleep(self._moments.uniform(0.0, 1.5))
        victim = self._processes[number % len(self._processes)]
        victim.kill()
        if len(self._processes) > 1:
            await self._work("from the other process")
        await asyncio.to_thread(victim.start)

    async def _work(self, when: str) -> None:
        target = self.books.answered + self._wanted
        await until(lambda: self.books.answered >= target or self._are_all_done(), lambda: f"no answers {when}")

    def _are_all_done(self) -> bool:
        return all(task.done() for task in self._playing)

    def _addresses(self) -> list[str]:
        return [process.address for process in self._processes]


async def run(
    processes: list[ServerProcess], database: str, tables: int, kills: int, seed: int, think: float
) -> Counts:
    """What was counted, if the books agree."""
    began = time.monotonic()
    whole = Run(processes, seed, think)
    clients = await whole.play(tables, kills)
    books = whole.books
    entries, replays = await compare(books, clients, database)
    assert not books.wrong, "\n".join([f"{len(books.wrong)} things went wrong:", *books.wrong[:20]])
    return Counts(
        tables,
        kills,
        len(books.sent),
        books.answered,
        sum(move.times > 1 for move in books.sent),
        books.again,
        sum(move.refused == "stale" for move in books.sent),
        books.resyncs,
        books.holes,
        books.moved,
        entries,
        replays,
        sum(client.is_finished for client in clients) // 2,
        round(time.monotonic() - began, 1),
    )


# The books


async def compare(books: Books, clients: list[Client], database: str) -> tuple[int, int]:
    """Every log against what its clients were told; how many entries there are, and how many logs are without fault."""
    settings = Settings(database=database)
    store = Store(settings)
    by_table: dict[str, list[Sent]] = {client.table: [] for client in clients}
    for move in books.sent:
        by_table[move.table].append(move)
    entries = replays = 0
    try:
        for table, moves in by_table.items():
            row = await store.table(table)
            assert row is not None
            log = await store.log(table)
            heard = {client.seat: client.number for client in clients if client.table == table}
            faults = faults_of(row, log, moves, heard)
            books.wrong += [f"table {table}: {fault}" for fault in faults]
            entries += len(log)
            replays += not faults
    finally:
        await store.close()
    return entries, replays


# Servers


@contextmanager
def one_process(folder: Path) -> Iterator[tuple[list[ServerProcess], str]]:
    """On SQLite."""
    database = str(folder / "tables.db")
    with _stopped([ServerProcess(database)]) as processes:
        yield processes, database


@contextmanager
def two_processes(postgres: Any, redis: RedisServer) -> Iterator[tuple[list[ServerProcess], str]]:
    """On PostgreSQL, told of each other's news by Redis."""
    database = new_database(postgres)
    with _stopped([ServerProcess(database, redis.address) for _ in range(2)]) as processes:
        yield processes, database


@contextmanager
def _stopped(processes: list[ServerProcess]) -> Iterator[list[ServerProcess]]:
    try:
        yield processes
    finally:
        for process in processes:
            process.kill()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--think", type=float, default=1.0, help="seconds before a move, on average (default 1)")
    parser.add_argument("--postgres", action="store_true", help="two processes on PostgreSQL and Redis")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if given.postgres:
            (folder / "postgres").mkdir()
            (folder / "redis").mkdir()
            redis = RedisServer(folder / "redis")
            try:
                with (
                    postgres_server(folder / "postgres") as postgres,
                    two_processes(postgres, redis) as (processes, database),
                ):
                    counts = asyncio.run(
                        run(processes, database, given.tables, given.kills, given.seed, given.think)
                    )
            finally:
                redis.stop()
        else:
            with one_process(folder) as (processes, database):
                counts = asyncio.run(run(processes, database, given.tables, given.kills, given.seed, given.think))
    print(counts)
    return 0


if __name__ == "__main__":
    sys.exit(main())
