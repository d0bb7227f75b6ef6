"""One guest does at once all that a guest could once do to others, and others are measured meanwhile.

    python -m bench.server.one_guest            # 30 seconds; `make bench-guest`
    python -m bench.server.one_guest --seconds 20

The attacks are those of the review of November 2026: packs whose check took long (H2), game files full of undos (H3), tables
of bots and hints without end (H4), packs that fill memory and disk (H5), hints in crowded positions (H6), heads without
end, slow heads and idle connections (M4). The guest has one address (127.0.0.2), a process of
their own with little right to the processor (real guests have machines of their own), and rests a moment after each try.
Others ask for `/livez`, and play with a recruit at a table of their own. The server has its usual settings.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import sys
import tempfile
import time
import uuid
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from bench.server.processes import running
from rich.console import Console
from rich.table import Table

from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.core.text import text_of
from tankodrom.games.registry import game_named
from tankodrom.server.log import kinds
from tankodrom.server.log.game_file import game_file
from tankodrom.server.log.hash_chain import Entry, Header, commitment_to, link, seed_text
from tankodrom.server.tables.session import GameSession

ROOT: Final = Path(__file__).resolve().parent.parent.parent
BUILD: Final = ROOT / "build" / "bench-server"
GUEST: Final = "127.0.0.2"
OTHERS: Final = "127.0.0.3"
REST: Final = 0.1  # seconds after each try
POLL: Final = 0.03  # seconds between two looks of a player, who keeps to the limit of requests
LOOK_EVERY: Final = 0.02  # seconds between two looks at /livez
LONGEST_WAIT: Final = 20.0  # seconds for a decision of the recruit; then it counts as that long
SETTLE: Final = 10.0  # seconds after the attack, before memory and disk are looked at again
MOST_LIVEZ_P99: Final = 0.050  # seconds: what the issue of this benchmark asks for
MOST_LIVEZ: Final = 0.250
MOST_RECRUIT: Final = 1.0
MOST_GROWTH: Final = 1.2  # of memory and disk

Answers = Counter[str]


def client(address: str, host: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=host)
    return httpx.AsyncClient(base_url=address, transport=transport, timeout=60)


class Player:
    """Somebody with a token."""

    def __init__(self, http: httpx.AsyncClient, token: str) -> None:
        self._http = http
        self._headers = {"Authorization": f"Bearer {token}"}

    @staticmethod
    async def made(http: httpx.AsyncClient, name: str) -> Player:
        reply = await http.post("/api/players", json={"name": name})
        reply.raise_for_status()
        http.cookies.clear()
        return Player(http, reply.json()["token"])

    async def call(self, method: str, path: str, body: Any = None, **params: Any) -> httpx.Response:
        return await self._http.request(method, path, json=body, params=params, headers=self._headers)

    async def table(self, game: str, seats: list[dict[str, str]], **more: Any) -> httpx.Response:
        return await self.call("POST", "/api/tables", {"game": game, "seats": seats, **more})


def outcome(reply: httpx.Response) -> str:
    if reply.status_code < 300:
        return str(reply.status_code)
    with contextlib.suppress(ValueError):
        return f"{reply.status_code} {reply.json().get('code', '')}"
    return str(reply.status_code)


BOT: Final = {"kind": "bot", "level": "elite"}
ME: Final = {"kind": "me"}


# The attacks: each is one try


async def slow_packs(guest: Player) -> list[str]:
    """H2: as many pictures as the body allows, and as many as a pack allows."""
    answers = []
    for count in (62_000, 6_000):
        pictures = [{"id": f"p{number}"} for number in range(count)]
        reply = await guest.table("battlegrounds", [ME, ME], data={"tokens": {"pictures": pictures}})
        answers.append(outcome(reply))
    return answers


class FilesOfUndos:
    """H3: a legal file of a finished game in which everything is taken back again and again."""

    def __init__(self) -> None:
        self._text = _file_of_undos()

    async def __call__(self, guest: Player) -> list[str]:
        reply = await guest.call("POST", "/api/games/file", {"text": self._text})
        answers = [outcome(reply)]
        if reply.status_code < 300:
            answers.append(outcome(await guest.call("GET", f"/api/tables/{reply.json()['table']}")))
        return answers


def _file_of_undos() -> str:
    game = game_named("rush")
    setup = game.checked(Setup(2, {}, {}))
    seed = random.Random(3).getrandbits(256)
    header = Header(
        table=uuid.uuid4().hex, game="rush", rules_version=game.rules_version, seats=2, options=setup.options,
        data=setup.data, commitment=commitment_to(seed), created=int(time.time() * 1000),
    )  # fmt: skip
    session = GameSession(game, setup, seed)
    rng = Rng(5)
    entries: list[Entry] = []
    before = header.hash()

    def add(kind: str, seat: int, text: str) -> None:
        nonlocal before
        entry = link(before, len(entries) + 1, header.created, kind, seat, text, uuid.uuid4().hex)
        session.follow(entry)
        entries.append(entry)
        before = entry.hash

    while session.state.outcome is None:
        decision = session.open[0]
        add(kinds.MOVE, decision.seat, text_of(session.state, decision.choices[rng.below(len(decision.choices))]))
        if len(entries) == 300:
            for _ in range(800):  # back one move and on again, in the middle of the game
                last = session.moves[-1]
                add(kinds.UNDO, last.seat, f"to {session.moves[-2].seq}")
                add(kinds.MOVE, last.seat, last.text)
    return game_file(header, entries, seed_text(seed), ["Anna", "Boris"])


async def bot_tables(guest: Player) -> list[str]:
    """H4: tables of bots alone."""
    return [outcome(await guest.table("rush", [BOT] * 5)) for _ in range(5)]


class Hints:
    """H4 and H6: long hints, in a game whose positions have hundreds of choices."""

    def __init__(self) -> None:
        self._table = ""

    async def __call__(self, guest: Player) -> list[str]:
        if not self._table:
            made = await guest.table("battlegrounds", [ME, ME])
            if made.status_code >= 300:
                return [outcome(made)]
            self._table = made.json()["table"]
        path = f"/api/tables/{self._table}"
        for seat in (0, 1):
            picture = (await guest.call("GET", f"{path}/view", seat=seat)).json()
            question = picture.get("question")
            if question is None:
                continue
            replies = await asyncio.gather(
                *(guest.call("GET", f"{path}/hint", seat=seat, seconds=5) for _ in range(2))
            )
            action = question["choices"][-1]
            move = {"seat": seat, "question": question["number"], "action": action, "id": uuid.uuid4().hex}
            await guest.call("POST", f"{path}/moves", move)
            return [f"hint {outcome(reply)}" for reply in replies]
        return ["no question"]


async def heavy_packs(guest: Player) -> list[str]:
    """H5: a pack as large as a body may be, and one as large as a pack may be, each another one."""
    answers = []
    for size in (930_000, 90_000):
        name = uuid.uuid4().hex + "x" * size
        data = {"tokens": {"pictures": [{"id": "own", "name": name}]}}
        answers.append(outcome(await guest.table("battlegrounds", [ME, ME], data=data)))
    return answers


class Connections:
    """M4: heads without end, slow heads, bodies that never come, and connections that say nothing."""

    def __init__(self, address: str) -> None:
        host, _, port = address.removeprefix("http://").partition(":")
        self._host, self._port = host, int(port)
        self._idle: list[asyncio.StreamWriter] = []

    async def __call__(self, guest: Player) -> list[str]:
        answers = [await self._long_head(), await self._many_lines()]
        for text in (
            b"",
            b"GET / HTTP/1.1\r\nX-Slow: ",
            b"POST /api/players HTTP/1.1\r\nContent-Length: 9\r\n\r\n",
        ):
            with contextlib.suppress(OSError):
                _, writer = await self._opened()
                writer.write(text)
                self._idle.append(writer)
        self._idle = [writer for writer in self._idle if not writer.is_closing()]
        for writer in self._idle:
            with contextlib.suppress(OSError):
                writer.write(b"x")
        return answers

    async def _opened(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self._host, self._port, local_addr=(GUEST, 0))

    async def _long_head(self) -> str:
        """A header value of up to 50 MB, until the server has enough."""
        try:
            reader, writer = await self._opened()
            writer.write(b"GET /livez HTTP/1.1\r\nHost: x\r\nX-Long: ")
            for _ in range(50):
                writer.write(b"x" * 1_000_000)
                await writer.drain()
            return f"long head: {await _status(reader)}"
        except OSError:
            return "long head: cut off"

    async def _many_lines(self) -> str:
        try:
            reader, writer = await self._opened()
            writer.write(b"GET /livez HTTP/1.1\r\nHost: x\r\n")
            for _ in range(100):
                writer.write(b"X-A: b\r\n" * 1_000)
                await writer.drain()
            writer.write(b"\r\n")
            return f"many lines: {await _status(reader)}"
        except OSError:
            return "many lines: cut off"


async def _status(reader: asyncio.StreamReader) -> str:
    line = await reader.readline()
    return line.decode("latin-1").strip() or "cut off"


# The others


@dataclass
class Seen:
    """What others saw, in seconds."""

    livez: list[float] = field(default_factory=list)
    recruit: list[float] = field(default_factory=list)


async def look(http: httpx.AsyncClient, seen: Seen, is_over: asyncio.Event) -> None:
    while not is_over.is_set():
        start = time.perf_counter()
        await http.get("/livez")
        seen.livez.append(time.perf_counter() - start)
        await asyncio.sleep(LOOK_EVERY)


async def play(other: Player, seen: Seen, is_over: asyncio.Event) -> None:
    """From an answer of the person to the next question for them, if the recruit had a turn in between."""
    while not is_over.is_set():
        made = await other.table("rush", [ME, {"kind": "bot", "level": "recruit"}])
        made.raise_for_status()
        path = f"/api/tables/{made.json()['table']}"
        while not is_over.is_set():
            picture = (await other.call("GET", f"{path}/view", seat=0)).json()
            question = picture["question"]
            if picture["status"] == "finished":
                break
            if question is None:
                await asyncio.sleep(POLL)
                continue
            choices = question["choices"]
            ending = [choice for choice in choices if choice.startswith("end")]
            action = (ending or choices)[0]
            body = {"seat": 0, "question": question["number"], "action": action, "id": uuid.uuid4().hex}
            before = picture["number"]
            start = time.perf_counter()
            (await other.call("POST", f"{path}/moves", body)).raise_for_status()
            await _wait_for_recruit(other, path, before, start, seen)
            await asyncio.sleep(REST)


async def _wait_for_recruit(other: Player, path: str, before: int, start: float, seen: Seen) -> None:
    """A decision of the recruit is seen as new events while the person is not asked."""
    number = before
    while True:
        picture = (await other.call("GET", f"{path}/view", seat=0)).json()
        now = time.perf_counter()
        if now - start > LONGEST_WAIT:
            seen.recruit.append(now - start)
            return
        if picture["question"] is not None or picture["status"] == "finished":
            if number != before and picture["number"] > number:
                seen.recruit.append(now - start)
            return
        if picture["number"] > number:
            if number != before:
                seen.recruit.append(now - start)
            number = picture["number"]
            start = now
        await asyncio.sleep(POLL)


# The measurement


def memory_of(group: int) -> tuple[int, int]:
    """Bytes in memory, of the server and of its bot runners."""
    server = runners = 0
    for folder in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            if os.getpgid(int(folder.name)) == group:
                size = int((folder / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
                if int(folder.name) == group:
                    server += size
                else:
                    runners += size
    return server, runners


def disk_of(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.iterdir())


async def attack(
    guest: Player, one: Callable[[Player], Awaitable[list[str]]], answers: Answers, name: str
) -> None:
    while True:
        try:
            answers.update(f"{name}: {answer}" for answer in await one(guest))
        except (httpx.HTTPError, OSError) as error:
            answers[f"{name}: {type(error).__name__}"] += 1
        await asyncio.sleep(REST)


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


async def attack_until_told(address: str) -> Answers:
    """Until the standard input ends."""
    os.nice(10)
    answers: Answers = Counter()
    async with client(address, GUEST) as http:
        guest = await Player.made(http, "Guest")
        attacks: dict[str, Callable[[Player], Awaitable[list[str]]]] = {
            "H2 slow packs": slow_packs, "H3 files of undos": FilesOfUndos(), "H4 bot tables": bot_tables,
            "H4/H6 hints": Hints(), "H5 heavy packs": heavy_packs, "M4 connections": Connections(address),
        }  # fmt: skip
        print("begun", flush=True)
        tasks = [asyncio.create_task(attack(guest, one, answers, name)) for name, one in attacks.items()]
        await asyncio.to_thread(sys.stdin.read)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return answers


async def measure(address: str, group: int, folder: Path, seconds: float) -> bool:
    async with client(address, OTHERS) as http, client(address, OTHERS) as looking_http:
        other = await Player.made(http, "Petra")
        quiet, attacked = Seen(), Seen()
        await _watch(looking_http, other, quiet, seconds / 4)
        memory, disk = memory_of(group), disk_of(folder)
        attacker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bench.server.one_guest", "--attack", address, cwd=ROOT,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert attacker.stdout is not None
        await attacker.stdout.readline()  # it has begun
        await _watch(looking_http, other, attacked, seconds)
        said, _ = await attacker.communicate(b"")  # its input ends
    await asyncio.sleep(SETTLE)
    answers: Answers = Counter(json.loads(said))
    return report(quiet, attacked, answers, (memory, memory_of(group)), (disk, disk_of(folder)))


async def _watch(http: httpx.AsyncClient, other: Player, seen: Seen, seconds: float) -> None:
    print(f"watching for {seconds:.0f} s", file=sys.stderr)
    is_over = asyncio.Event()
    tasks = [asyncio.create_task(look(http, seen, is_over)), asyncio.create_task(play(other, seen, is_over))]
    await asyncio.sleep(seconds)
    is_over.set()
    await asyncio.gather(*tasks)


def report(
    quiet: Seen,
    attacked: Seen,
    answers: Answers,
    memory: tuple[tuple[int, int], tuple[int, int]],
    disk: tuple[int, int],
) -> bool:
    table = Table(title="Others beside one guest who attacks")
    for name in ("", "looks", "/livez p50 ms", "p99 ms", "worst ms", "recruit p50 ms", "worst ms", "decisions"):
        table.add_column(name, justify="right")
    for name, seen in (("quiet", quiet), ("attacked", attacked)):
        livez, recruit = seen.livez, seen.recruit or [0.0]
        figures = [
            percentile(livez, 0.5),
            percentile(livez, 0.99),
            max(livez),
            percentile(recruit, 0.5),
            max(recruit),
        ]
        texts = [f"{1000 * figure:.1f}" for figure in figures]
        table.add_row(name, str(len(livez)), *texts, str(len(seen.recruit)))
    console = Console(width=120)
    console.print(table)
    for name, count in sorted(answers.items()):
        console.print(f"  {count:6} {name}", highlight=False)
    (server, runners), (server_after, runners_after) = memory
    console.print(
        f"MB before and afterwards: server {server / 1e6:.0f}, {server_after / 1e6:.0f}; bot runners "
        f"{runners / 1e6:.0f}, {runners_after / 1e6:.0f}; disk {disk[0] / 1e6:.1f}, {disk[1] / 1e6:.1f}.",
        highlight=False,
    )
    is_kept = (
        percentile(attacked.livez, 0.99) < MOST_LIVEZ_P99
        and max(attacked.livez) < MOST_LIVEZ
        and max(attacked.recruit, default=0.0) < MOST_RECRUIT
        and server_after < MOST_GROWTH * server
    )
    console.print("kept" if is_kept else "[bold]not kept[/bold]")
    return is_kept


def main() -> int:
    parser = argparse.ArgumentParser(description="Others beside one guest who attacks.")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--attack", metavar="ADDRESS", help="only attack this server, until the input ends")
    arguments = parser.parse_args()
    if arguments.attack:
        print(json.dumps(asyncio.run(attack_until_told(arguments.attack))))
        return 0
    BUILD.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD, ignore_cleanup_errors=True) as name:
        folder = Path(name)
        database = str(folder / "tables.db")
        command = [sys.executable, "-m", "tankodrom", "serve", "--port", "0", "--database", database]
        command += ["--bot-seconds", "0.5", "--log-level", "warning"]
        with running(command, folder, {"PYTHONUNBUFFERED": "1"}, "Tankodrom: ") as (group, address):
            is_kept = asyncio.run(measure(address, group, folder, arguments.seconds))
    return 0 if is_kept else 1


if __name__ == "__main__":
    sys.exit(main())
