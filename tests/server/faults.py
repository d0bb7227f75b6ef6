"""Does a bad day leave a trace? Servers under load whose processes, files, databases and clocks fail, one after another.

    python tests/server/faults.py                                   # the whole of it, some 15 minutes on two cores
    python tests/server/faults.py --kills 4 --rounds 1 --only sqlite

People play against each other and against bots, and bots among themselves. After each fault it is measured how long it took
until every table of people and every table with a bot went on. At the end the books are compared (`log_audit.py`): every
move that a person was told to be safe is in the log, once. The program fails if one was lost or doubled, or if a table with a
bot stood still for more than ten seconds after the end of a fault.

No fault needs special rights. A full disk is a limit of zero bytes on files that the server writes (RLIMIT_FSIZE). Root may
write to read-only files, so the servers give up that right (CAP_DAC_OVERRIDE) before they begin. A truncated file loses what was
in it, so copies are truncated: a server on a copy must serve a whole beginning of each log, or say that it cannot.
A clock jumps while the server is down (TANKODROM_CLOCK_OFFSET_MS).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx

if __name__ == "__main__":  # started as a program, not by pytest, which knows the way
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from server.crash import GAMES, Books, Client
from server.harness import RedisServer, ServerProcess, new_database, postgres_server
from server.log_audit import Sent, faults_of
from tankodrom.server.clock import OFFSET
from tankodrom.server.db.store import Store
from tankodrom.server.log.hash_chain import Entry, is_linked
from tankodrom.server.settings import Settings
from tankodrom.server.tables.table import header_of

BOTS_AGAIN: Final = 10.0  # seconds after the end of a fault within which every table with a bot must play again
PATIENCE: Final = 30.0  # seconds after which a table that stands still is given up
SHORT: Final = 3.0  # seconds that a fault lasts
HOUR: Final = 3_600_000  # milliseconds
BOT_SECONDS: Final = 0.05
THINK: Final = 0.3  # seconds that people think, on average
PEOPLE, MIXED, BOTS = "people", "people and bots", "bots"
TABLES: Final = {PEOPLE: 6, MIXED: 3, BOTS: 2}
SEATS: Final = {PEOPLE: ("me", "open"), MIXED: ("me", "elite"), BOTS: ("elite", "elite")}
PASSING: Final = ("unavailable", "internal", "not_now", "too_many")  # a server in trouble: the move is sent again
WITHOUT_RIGHTS: Final = "import ctypes,os,sys;ctypes.CDLL(None).prctl(24,1);os.execv(sys.argv[1],sys.argv[1:])"


# The load


class PatientClient(Client):
    """Somebody to whom a server in trouble is like one that is gone: they come again."""

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "refused" and message["code"] in PASSING:
            raise OSError(message["code"])
        super()._hear(message)


@dataclass(slots=True)
class Table:
    id: str
    kind: str
    clients: list[PatientClient]
    token: str
    number: int = 0  # of the last event that is known, where nobody plays
    is_finished: bool = False
    is_given_up: bool = False  # it stood still for too long

    def progress(self) -> int:
        return self.number + sum(client.number for client in self.clients)

    def is_over(self) -> bool:
        return self.is_finished or self.is_given_up or any(client.is_finished for client in self.clients)


class Load:
    """Tables that are played on through everything."""

    def __init__(self, addresses: Callable[[], list[str]], seed: int) -> None:
        self.books = Books(random.Random(seed), THINK)
        self.tables: list[Table] = []
        self._addresses = addresses
        self._tasks: list[asyncio.Task[None]] = []
        self._made = 0

    async def refill(self) -> None:
        """As many tables of each kind as there should be; those that are finished do not count."""
        for kind, wanted in TABLES.items():
            going = sum(table.kind == kind and not table.is_over() for table in self.tables)
            for _ in range(wanted - going):
                await self._make(kind)

    async def _make(self, kind: str) -> None:
        async with httpx.AsyncClient(base_url=self._addresses()[0], timeout=60) as http:

            async def post(path: str, body: dict[str, Any], token: str = "") -> Any:
                headers = {"Authorization": f"Bearer {token}"} if token else {}
                reply = await http.post(path, json=body, headers=headers)
                http.cookies.clear()
                assert reply.status_code == 201, reply.text
                return reply.json()

            wanted = SEATS[kind]
            people = [seat for seat, who in enumerate(wanted) if who in ("me", "open")]
            tokens = [(await post("/api/players", {"name": "Petra"}))["token"] for _ in people or [0]]
            seats = [{"kind": who} if who in ("me", "open") else {"kind": "bot", "level": who} for who in wanted]
            game = GAMES[self._made % len(GAMES)]
            id = (await post("/api/tables", {"game": game, "seats": seats}, tokens[0]))["table"]
            for token in tokens[1:]:
                await post(f"/api/tables/{id}/join", {}, token)
        clients = [
            PatientClient(self.books, id, seat, token, self._addresses, self._made + seat)
            for seat, token in zip(people, tokens, strict=False)
        ]
        table = Table(id, kind, clients, tokens[0])
        self.tables.append(table)
        self._made += 1
        self._tasks += [asyncio.create_task(client.play()) for client in clients]
        if not clients:
            self._tasks.append(asyncio.create_task(self._follow(table)))

    async def _follow(self, table: Table) -> None:
        """Look at a table of bots, again and again."""
        at = 0
        async with httpx.AsyncClient(timeout=2, headers={"Authorization": f"Bearer {table.token}"}) as http:
            while not table.is_finished and not self.books.is_closing:
                addresses = self._addresses()
                try:
                    reply = await http.get(
                        f"{addresses[at % len(addresses)]}/api/tables/{table.id}/view", params={"seat": -1}
                    )
                    if reply.status_code == 200:
                        picture = reply.json()
                        table.number = picture["number"]
                        table.is_finished = picture["status"] == "finished"
                except httpx.HTTPError:
                    at += 1
                await asyncio.sleep(0.2)

    async def all_go_on(self) -> dict[str, float]:
        """How long it takes until every table of each kind has gone on, in seconds."""
        began = time.monotonic()
        marks = [(table, table.progress()) for table in self.tables if not table.is_over()]
        waited = dict.fromkeys(TABLES, 0.0)
        while marks and time.monotonic() - began < PATIENCE:
            await asyncio.sleep(0.02)
            for table, mark in marks:
                if table.progress() != mark or table.is_over():
                    waited[table.kind] = max(waited[table.kind], time.monotonic() - began)
            marks = [(table, mark) for table, mark in marks if table.progress() == mark and not table.is_over()]
        for table, _ in marks:
            waited[table.kind] = PATIENCE
            table.is_given_up = True
        return waited

    async def close(self) -> None:
        """No new moves; everybody hears the answer to their last one, and everything else."""
        self.books.is_closing = True
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*self._tasks)
        for table in self.tables:
            for client in table.clients:
                await client.look_once_more()

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()


# What can fail


class FaultyServer(ServerProcess):
    """It has no right to write to read-only files, and may be unable to start."""

    def start(self) -> None:
        if WITHOUT_RIGHTS not in self._command:
            self._command = [sys.executable, "-c", WITHOUT_RIGHTS, *self._command]
        super().start()

    def try_to_start(self, seconds: float) -> bool:
        """Whether it is ready by then."""
        self._process = subprocess.Popen(
            self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True, start_new_session=True
        )
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline and self.is_running():
            if self.is_ready():
                return True
            time.sleep(0.1)
        return False

    def is_ready(self) -> bool:
        with suppress(httpx.HTTPError):
            return httpx.get(f"{self.address}/readyz", timeout=1).status_code == 200
        return False

    def is_running(self) -> bool:
        return self._process.poll() is None

    def runners(self) -> list[int]:
        return [pid for pid in children_of(self.pid) if b"bots" in command_of(pid)]


def command_of(pid: int) -> bytes:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


def children_of(parent: int) -> list[int]:
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            with suppress(OSError, ValueError):
                if int((folder / "stat").read_text().rpartition(")")[2].split()[1]) == parent:
                    found.append(int(folder.name))
    return found


async def frozen(pids: list[int]) -> None:
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        await asyncio.sleep(SHORT)
    finally:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


Fault = Callable[[], Coroutine[Any, Any, None]]


class World:
    """Servers and what they stand on. Each fault returns when it is over."""

    name = ""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.processes: list[FaultyServer] = []
        self.database = ""
        self.afterwards: list[Fault] = []  # what is looked at while everybody plays again
        self.told: list[str] = []  # about files that cannot be used

    def addresses(self) -> list[str]:
        return [process.address for process in self.processes]

    async def kill(self) -> None:
        """The power goes out, and comes back."""
        await asyncio.sleep(self.rng.uniform(0.0, 0.5))
        victim = self.rng.choice(self.processes)
        victim.kill()
        await asyncio.to_thread(victim.start)

    async def freeze(self) -> None:
        await frozen([self.rng.choice(self.processes).pid])

    async def kill_runners(self) -> None:
        for process in self.processes:
            for pid in process.runners():
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)

    def faults(self) -> dict[str, Fault]:
        return {"bot runners killed": self.kill_runners, "node frozen": self.freeze}

    def close(self) -> None:
        for process in self.processes:
            process.kill()


class SqliteWorld(World):
    """One process and a file."""

    name = "sqlite"

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__(seed)
        self._folder = folder / "data"
        self._folder.mkdir()
        self._file = self._folder / "tables.db"
        self._copies = 0
        self.database = str(self._file)
        self.processes = [FaultyServer(self.database, runners=1, bot_seconds=BOT_SECONDS)]
        self.tables: Callable[[], list[str]] = list

    @property
    def server(self) -> FaultyServer:
        return self.processes[0]

    async def full(self) -> None:
        limits = resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, (0, limits[1]))
        await asyncio.sleep(SHORT)
        resource.prlimit(self.server.pid, resource.RLIMIT_FSIZE, limits)

    async def locked(self) -> None:
        other = sqlite3.connect(self._file, isolation_level=None, timeout=10)
        try:
            other.execute("BEGIN EXCLUSIVE")
            await asyncio.sleep(SHORT)
        finally:
            other.close()

    async def gone(self) -> None:
        away = self._file.with_suffix(".away")
        self._file.rename(away)
        await asyncio.sleep(SHORT)
        away.rename(self._file)

    async def read_only(self) -> None:
        """Somebody else's files after a restart: it cannot play, and must not pretend to."""
        self.server.kill()
        files = list(self._folder.iterdir())
        for file in files:
            file.chmod(0o400)
        self._folder.chmod(0o500)
        is_ready = await asyncio.to_thread(self.server.try_to_start, SHORT)
        self._folder.chmod(0o700)
        for file in files:
            file.chmod(0o600)
        self.told.append(f"read-only files: {'ready all the same' if is_ready else 'not ready'}")
        await asyncio.to_thread(self._restart_if_it_ended)

    def _restart_if_it_ended(self) -> None:
        """One that goes on trying finds that it can write now."""
        deadline = time.monotonic() + PATIENCE
        while not self.server.is_ready():
            assert time.monotonic() < deadline, "it does not find that it can write again"
            if not self.server.is_running():
                self.server.start()
            time.sleep(0.1)

    async def truncated_wal(self) -> None:
        await self._truncated("-wal")

    async def truncated_database(self) -> None:
        await self._truncated("")

    async def _truncated(self, suffix: str) -> None:
        self.server.kill()
        self._copies += 1
        copy = self._folder.parent / f"copy{self._copies}"
        shutil.copytree(self._folder, copy)
        await asyncio.to_thread(self.server.start)
        victim = copy / f"tables.db{suffix}"

        async def look() -> None:
            size = victim.stat().st_size if victim.exists() else 0
            if size:
                os.truncate(victim, self.rng.randrange(size))
            self.told.append(f"truncated {victim.name}: " + await self._serves(str(copy / "tables.db")))
            shutil.rmtree(copy)

        self.afterwards.append(look)

    async def _serves(self, database: str) -> str:
        """What a server makes of a copy of which some is missing."""
        command = [sys.executable, "-m", "tankodrom", "serve", "--port", "0", "--database", database]
        started = await asyncio.to_thread(_starts, [*command, "--runners", "0"])
        if not started:
            return "refused to start"
        store = Store(Settings(database=database))
        whole = 0
        try:
            for table in self.tables():
                row = await store.table(table)
                if row is None:
                    continue
                entries = await store.log(table)
                if not is_whole(header_of(row).hash(), entries):
                    return "BROKEN: it serves a log with a hole"
                whole += 1
        except Exception as error:  # it says so, which is all that it can do
            return f"said {type(error).__name__}"
        finally:
            await store.close()
        return f"served a beginning of {whole} logs"

    async def clock_ahead(self) -> None:
        await self._jump(HOUR)

    async def clock_back(self) -> None:
        await self._jump(-HOUR)

    async def _jump(self, offset: int) -> None:
        os.environ[OFFSET] = str(offset)
        self.server.kill()
        await asyncio.to_thread(self.server.start)

    def faults(self) -> dict[str, Fault]:
        return {
            **super().faults(),
            "disk full": self.full,
            "database locked": self.locked,
            "database file gone": self.gone,
            "read-only files": self.read_only,
            "truncated -wal": self.truncated_wal,
            "truncated database": self.truncated_database,
            "clock an hour ahead": self.clock_ahead,
            "clock an hour back": self.clock_back,
        }

    def close(self) -> None:
        super().close()
        os.environ.pop(OFFSET, None)


def is_whole(before: str, entries: list[Entry]) -> bool:
    for number, entry in enumerate(entries, start=1):
        if entry.seq != number or not is_linked(before, entry):
            return False
        before = entry.hash
    return True


def _starts(command: list[str]) -> bool:
    """Whether a server prints its address within some seconds; it is ended then."""
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    try:
        assert process.stdout is not None
        return any(line.startswith("Tankodrom: ") for line in iter(process.stdout.readline, ""))
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


class ClusterWorld(World):
    """Two processes on PostgreSQL and Redis."""

    name = "cluster"

    def __init__(self, postgres: Any, redis: RedisServer, seed: int) -> None:
        super().__init__(seed)
        self._postgres = postgres
        self._redis = redis
        self.database = new_database(postgres)
        self.processes = [
            FaultyServer(self.database, redis.address, runners=1, bot_seconds=BOT_SECONDS) for _ in range(2)
        ]

    async def postgres_restarted(self) -> None:
        from pgserver import _commands

        pg_ctl: Callable[..., str] = getattr(_commands, "pg_ctl")  # noqa: B009 - it is made at run time
        postgres = self._postgres
        await asyncio.to_thread(
            pg_ctl, ["-m", "immediate", "-w", "stop"], pgdata=postgres.pgdata, user=postgres.system_user
        )
        await asyncio.sleep(SHORT)
        await asyncio.to_thread(self._start_postgres)

    def _start_postgres(self) -> None:
        """It refuses while a process of its former life is still there."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self._postgres.ensure_postgres_running()
            except subprocess.SubprocessError as error:
                if time.monotonic() > deadline:
                    log = self._postgres.log.read_text()[-2000:]
                    raise AssertionError(f"PostgreSQL does not start again:\n{log}") from error
                time.sleep(0.3)
            else:
                return

    async def postgres_backend_killed(self) -> None:
        """PostgreSQL throws everybody out and recovers."""
        backends = [
            pid for pid in children_of(self._postgres.get_pid()) if b"postgres: postgres" in command_of(pid)
        ]
        if backends:
            os.kill(self.rng.choice(backends), signal.SIGKILL)

    async def postgres_frozen(self) -> None:
        pid = self._postgres.get_pid()
        await frozen([pid, *children_of(pid)])

    async def redis_restarted(self) -> None:
        self._redis.stop()
        await asyncio.sleep(SHORT)
        await asyncio.to_thread(self._redis.start)

    async def redis_frozen(self) -> None:
        await frozen([self._redis.pid])

    async def redis_and_a_node(self) -> None:
        self._redis.stop()
        await self.kill()
        await asyncio.to_thread(self._redis.start)

    def faults(self) -> dict[str, Fault]:
        return {
            **super().faults(),
            "PostgreSQL restarted": self.postgres_restarted,
            "PostgreSQL backend killed": self.postgres_backend_killed,
            "PostgreSQL frozen": self.postgres_frozen,
            "Redis restarted": self.redis_restarted,
            "Redis frozen": self.redis_frozen,
            "Redis and a node killed": self.redis_and_a_node,
        }


# The run


@dataclass(slots=True)
class Outcome:
    """What was counted in one world."""

    world: str
    waited: list[tuple[str, dict[str, float]]] = field(default_factory=list)  # a row for each fault
    acknowledged: int = 0
    found: int = 0
    doubled: int = 0
    lost: int = 0
    wrong: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def slowest_bots(self) -> float:
        return max((max(waited[BOTS], waited[MIXED]) for _, waited in self.waited), default=0.0)

    def is_good(self) -> bool:
        return not (self.lost or self.doubled or self.wrong) and self.slowest_bots() <= BOTS_AGAIN

    def __str__(self) -> str:
        lines = [
            f"{self.world}: {len(self.waited)} faults in {self.seconds:.0f} s; acknowledged {self.acknowledged}, "
            f"found {self.found}, doubled {self.doubled}, lost {self.lost}",
            f"  {'':<28}{'times':>6}{'bots waited':>16}{'people waited':>16}   (mean, worst, in seconds)",
        ]
        for name in dict.fromkeys(name for name, _ in self.waited):
            rows = [waited for fault, waited in self.waited if fault == name]
            bots = [max(row[BOTS], row[MIXED]) for row in rows]
            people = [row[PEOPLE] for row in rows]
            lines.append(f"  {name:<28}{len(rows):>6}{_mean_and_worst(bots):>16}{_mean_and_worst(people):>16}")
        return "\n".join([*lines, *[f"  WRONG: {each}" for each in self.wrong[:20]]])


def _mean_and_worst(values: list[float]) -> str:
    return f"{sum(values) / len(values):.1f}, {max(values):.1f}"


async def run(world: World, faults: list[tuple[str, Fault]], seed: int, is_told: bool = False) -> Outcome:
    """One fault after another, each when everything goes well again."""
    began = time.monotonic()
    outcome = Outcome(world.name)
    load = Load(world.addresses, seed)
    if isinstance(world, SqliteWorld):
        world.tables = lambda: [table.id for table in load.tables]
    try:
        for number, (name, fault) in enumerate(faults):
            await load.refill()
            await load.all_go_on()
            await fault()
            waited = await load.all_go_on()
            outcome.waited.append((name, waited))
            for look in world.afterwards:
                await look()
            world.afterwards.clear()
            if is_told:
                told = ", ".join(f"{kind} {seconds:.1f} s" for kind, seconds in waited.items())
                print(f"{world.name} {number + 1}/{len(faults)} {name}: {told}", file=sys.stderr, flush=True)
        await load.close()
        await audit(world, load, outcome)
    finally:
        load.stop()
    outcome.seconds = time.monotonic() - began
    return outcome


async def audit(world: World, load: Load, outcome: Outcome) -> None:
    books = load.books
    outcome.wrong += books.wrong + [told for told in world.told if "BROKEN" in told]
    store = Store(Settings(database=world.database))
    try:
        for table in load.tables:
            moves = [move for move in books.sent if move.table == table.id]
            row = await store.table(table.id)
            assert row is not None
            log = await store.log(table.id)
            found = Counter(entry.id for entry in log)
            told = [move for move in moves if move.answered and not move.refused]
            outcome.acknowledged += len(told)
            outcome.found += sum(found[move.id] >= 1 for move in told)
            outcome.doubled += sum(found[move.id] > 1 for move in told)
            outcome.lost += sum(found[move.id] == 0 for move in told)
            people = {client.seat for client in table.clients}
            # What bots did is taken as made; whether the game can be played again by its log is checked all the same.
            of_bots = [
                Sent(entry.id, table.id, entry.seat, 0, entry.text, 0, answered=sys.maxsize, times=2)
                for entry in log
                if entry.seat not in people
            ]
            heard = {client.seat: client.number for client in table.clients}
            outcome.wrong += [
                f"table {table.id}: {fault}" for fault in faults_of(row, log, moves + of_bots, heard)
            ]
    finally:
        await store.close()


def mixed_up(world: World, kills: int, rounds: int, rng: random.Random) -> list[tuple[str, Fault]]:
    """So many kills, and every other fault so often, in any order."""
    wanted = [("killed with -9", world.kill)] * kills + list(world.faults().items()) * rounds
    rng.shuffle(wanted)
    return wanted


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100, help="in both worlds together")
    parser.add_argument("--rounds", type=int, default=2, help="of all other faults")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=[SqliteWorld.name, ClusterWorld.name])
    given = parser.parse_args()
    rng = random.Random(given.seed)
    outcomes: list[Outcome] = []
    told: list[str] = []
    share = given.kills if given.only else given.kills // 2
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL runs as another user if this is root
        if given.only != ClusterWorld.name:
            outcomes.append(
                _run_in(SqliteWorld(folder, given.seed), given.kills - share or share, given.rounds, rng, told)
            )
        if given.only != SqliteWorld.name:
            for part in ("postgres", "redis"):
                (folder / part).mkdir()
            redis = RedisServer(folder / "redis")
            try:
                with postgres_server(folder / "postgres") as postgres:
                    world = ClusterWorld(postgres, redis, given.seed)
                    outcomes.append(_run_in(world, share, given.rounds, rng, told))
            finally:
                redis.stop()
    for line in [*told, *map(str, outcomes)]:
        print(line)
    print("good" if all(outcome.is_good() for outcome in outcomes) else "NOT GOOD")
    return 0 if all(outcome.is_good() for outcome in outcomes) else 1


def _run_in(world: World, kills: int, rounds: int, rng: random.Random, told: list[str]) -> Outcome:
    try:
        outcome = asyncio.run(run(world, mixed_up(world, kills, rounds, rng), rng.randrange(1000), is_told=True))
        told += world.told
        return outcome
    finally:
        world.close()


if __name__ == "__main__":
    sys.exit(main())
