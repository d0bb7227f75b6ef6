"""Somebody means harm to a server, and a table beside is played all the while: for the tests of hostile clients."""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import random
import statistics
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.harness import Person, ServerProcess, new_id

PATIENCE: Final = 60.0  # seconds; a loaded machine is slow
FEWEST: Final = 100  # moves of the table beside, while the attack goes on
FOREIGN: Final = "http://evil.example"
Attack = Callable[["Scene"], Awaitable[None]]


class Scene:
    """One server, somebody's table that is attacked, and the one who attacks as its owner."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        # What is not written at the level "debug" is not written at all.
        self.server = ServerProcess(str(folder / "tables.db"), log_level="debug")
        self.victim = Person(self.server.address, "Victim")
        self.table = self.victim.table("rush", "me", "me")
        self.live = f"/api/tables/{self.table}/live"

    @property
    def host(self) -> str:
        return self.server.address.removeprefix("http://")

    def socket(self, path: str = "", token: str | None = None, **headers: str) -> connect:
        """By default the owner of the table, at seat 0."""
        if token != "":
            headers["Authorization"] = f"Bearer {token or self.victim.token}"
        return connect(
            f"ws://{self.host}{path or self.live + '?seat=0'}",
            additional_headers=headers,
            ping_interval=None,
            max_size=None,
            proxy=None,
        )

    def cookie_of_somebody(self) -> str:
        made = httpx.post(f"{self.server.address}/api/players", json={"name": "Karel"})
        return f"tankodrom={made.cookies['tankodrom']}"


# The table beside


class Witness:
    """Plays both seats of a table without a pause, and notes how long every answer took."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.person = Person(scene.server.address, "Witness")
        self.sent = 0
        self.seconds: list[float] = []
        self.is_enough = False

    async def play(self) -> None:
        rng = random.Random(1)
        while not self.is_enough:
            table = self.person.table("battlegrounds", "me", "me")
            path = f"/api/tables/{table}/live?seat="
            async with (
                self.scene.socket(path + "0", self.person.token) as first,
                self.scene.socket(path + "1", self.person.token) as second,
            ):
                await self._game([first, second], rng)

    async def _game(self, sockets: list[ClientConnection], rng: random.Random) -> None:
        pictures = [(await next_of(socket, "hello"))["picture"] for socket in sockets]
        while not self.is_enough and pictures[0]["status"] == "playing":
            seat = 0 if pictures[0]["question"] is not None else 1
            question = pictures[seat]["question"]
            id = new_id()
            self.sent += 1
            began = time.perf_counter()
            await sockets[seat].send(move(seat, question["number"], rng.choice(question["choices"]), id))
            # The mover hears the news before the answer; the other one hears the same news.
            pictures[seat] = (await next_of(sockets[seat], "news"))["picture"]
            done = await next_of(sockets[seat], "done")
            self.seconds.append(time.perf_counter() - began)
            assert (done["id"], done["again"]) == (id, False)
            pictures[1 - seat] = (await next_of(sockets[1 - seat], "news"))["picture"]
            await asyncio.sleep(0.005)

    def p99(self) -> float:
        return sorted(self.seconds)[math.ceil(0.99 * len(self.seconds)) - 1]


def during(scene: Scene, attack: Attack, capsys: pytest.CaptureFixture[str]) -> None:
    """Attack, again and again, until the table beside has made its moves: each of them must be answered.

    The attackers run in the process of the one who measures, so the times are those of both sides together.
    """

    async def both() -> Witness:
        witness = Witness(scene)
        playing = asyncio.create_task(witness.play())
        deadline = time.monotonic() + 3 * PATIENCE
        try:
            while len(witness.seconds) < FEWEST and not playing.done():
                assert time.monotonic() < deadline, f"the table beside is not served: {len(witness.seconds)} moves"
                await attack(scene)
            witness.is_enough = True
            async with asyncio.timeout(PATIENCE):
                await playing
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        return witness

    witness = asyncio.run(both())
    assert witness.sent == len(witness.seconds) >= FEWEST
    with capsys.disabled():
        print(
            f"\n  {getattr(attack, '__name__', 'attack')}: beside it {witness.sent} moves, all answered; "
            f"median {1000 * statistics.median(witness.seconds):.0f} ms, p99 {1000 * witness.p99():.0f} ms"
        )


async def next_of(socket: ClientConnection, *kinds: str) -> Any:
    """The next message of one of these kinds; the others are passed over."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message = json.loads(await socket.recv())
            if message["type"] in kinds:
                return message


async def close_code(socket: ClientConnection) -> tuple[int, str]:
    """Why the server closed it."""
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionClosed):
            while True:
                await socket.recv()
    assert socket.close_code is not None
    return socket.close_code, socket.close_reason or ""


async def refusal(socket: ClientConnection, message: str) -> Any:
    await socket.send(message)
    return await next_of(socket, "refused")


def move(seat: Any, question: Any, action: Any, id: Any, **more: Any) -> str:
    return json.dumps({"type": "move", "seat": seat, "question": question, "action": action, "id": id, **more})
