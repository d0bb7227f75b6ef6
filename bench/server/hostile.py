"""Clients that mean harm, in a process of their own, until its input ends; then what they did and what they got for it.

    python -m bench.server.hostile http://127.0.0.1:8000
    python -m bench.server.hostile http://127.0.0.1:8000 chat connections   # only attacks with one of these in their name

They are bounded: each kind of attack is one client that rests a moment after each try. What is measured is not how much a
machine can take, but whether those who play beside are served. They come from another address of loopback, so that the
requests of those who play are not counted with theirs, and work with what processor time the others leave: real
attackers have machines of their own.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
import sys
import threading
import uuid
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

FROM: Final = "127.0.0.2"
REST: Final = 0.05  # seconds after each try
FLOOD: Final = 1000  # messages of one flood: twice of what is forgiven
CROWD: Final = 25  # connections at once
REQUESTS: Final = 20  # at once
PATIENCE: Final = 30.0  # seconds for an answer
BEGUN: Final = "begun"  # said when the attack goes on
LOST: Final = (OSError, EOFError, TimeoutError, WebSocketException, httpx.HTTPError)


@dataclass(slots=True)
class Target:
    """A server, and a table there that the attacker has made."""

    address: str
    token: str
    table: str
    http: httpx.AsyncClient

    def socket(self) -> connect:
        return connect(
            self.address.replace("http:", "ws:") + f"/api/tables/{self.table}/live?seat=0",
            additional_headers={"Authorization": f"Bearer {self.token}"},
            local_addr=(FROM, 0),
            ping_interval=None,
            max_size=None,
            max_queue=None,  # else a client that does not read does not hear either that it was closed
            proxy=None,
        )


Attack = Callable[[Target], Awaitable[list[str]]]


async def _closed(socket: ClientConnection) -> str:
    """Why the server closed it."""
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionClosed):
            while True:
                await socket.recv()
    return f"{socket.close_code} {socket.close_reason or ''}".strip()


async def _flooded(target: Target, message: Callable[[int], str]) -> list[str]:
    async with target.socket() as socket:
        with contextlib.suppress(ConnectionClosed):
            for number in range(FLOOD):
                await socket.send(message(number))
                if number % 50 == 0:
                    await asyncio.sleep(0)
        return [await _closed(socket)]


# Sockets


async def large_frames(target: Target) -> list[str]:
    async with target.socket() as socket:
        with contextlib.suppress(ConnectionClosed):  # it may be closed while the rest is on its way
            await socket.send(json.dumps({"type": "say", "text": "x" * 200_000}))
        return [await _closed(socket)]


async def malformed_json(target: Target) -> list[str]:
    async with target.socket() as socket:
        with contextlib.suppress(ConnectionClosed):
            for text in (
                "{",
                "null",
                "[" * 16_000,
                '{"type":"shout"}',
                '{"type":"move","seat":"0"}',
                "\x00",
                "NaN",
            ):
                await socket.send(text)
        return [await _closed(socket)]


async def binary_frames(target: Target) -> list[str]:
    async with target.socket() as socket:
        await socket.send(bytes(range(256)))
        return [await _closed(socket)]


async def stale_moves(target: Target) -> list[str]:
    """Answers to questions that are not open, of both seats: each refused with the whole picture."""
    codes: list[str] = []
    async with target.socket() as socket:
        for number in range(20):
            move = {"type": "move", "seat": number % 2, "question": 1000 - number, "action": "end_play"}
            await socket.send(json.dumps({**move, "id": uuid.uuid4().hex}))
        async with asyncio.timeout(PATIENCE):
            while len(codes) < 20:
                message = json.loads(await socket.recv())
                if message["type"] == "refused":
                    codes.append(message["code"])
    return codes


async def flood_of_pings(target: Target) -> list[str]:
    return await _flooded(target, lambda number: '{"type":"ping"}')


async def flood_of_moves(target: Target) -> list[str]:
    return await _flooded(
        target,
        lambda number: json.dumps(
            {"type": "move", "seat": 0, "question": number, "action": "end_play", "id": f"flood-{number}"}
        ),
    )


async def flood_of_chat(target: Target) -> list[str]:
    return await _flooded(target, lambda number: '{"type":"say","text":"spam"}')


async def flood_of_connections(target: Target) -> list[str]:
    """Opened, greeted with the whole picture, and left."""

    async def one() -> str:
        async with target.socket() as socket, asyncio.timeout(PATIENCE):
            return str(json.loads(await socket.recv())["type"])

    return list(await asyncio.gather(*(one() for _ in range(CROWD))))


# Requests


async def _asked(target: Target, body: bytes, token: str = "") -> str:
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    reply = await target.http.post("/api/tables", content=body, headers=headers)
    return f"{reply.status_code} {reply.json().get('code', 'taken')}"


async def large_bodies(target: Target) -> list[str]:
    return [await _asked(target, b'{"game":"' + b"x" * 1_500_000 + b'"}', target.token)]


async def malformed_bodies(target: Target) -> list[str]:
    return [await _asked(target, body, target.token) for body in (b"{", b"[" * 100_000, b'{"game":7}')]


async def flood_of_requests(target: Target) -> list[str]:
    return list(await asyncio.gather(*(_asked(target, b"{}", "nobody's") for _ in range(REQUESTS))))


ATTACKS: Final[list[Attack]] = [
    large_frames, malformed_json, binary_frames, stale_moves, flood_of_pings, flood_of_moves, flood_of_chat,
    flood_of_connections, large_bodies, malformed_bodies, flood_of_requests,
]  # fmt: skip


def name_of(attack: Attack) -> str:
    return str(getattr(attack, "__name__", attack)).replace("_", " ")


def chosen(words: list[str]) -> list[Attack]:
    return [attack for attack in ATTACKS if not words or any(word in name_of(attack) for word in words)]


async def attack_until(is_over: asyncio.Event, address: str, attacks: list[Attack]) -> dict[str, Counter[str]]:
    codes: dict[str, Counter[str]] = {name_of(attack): Counter() for attack in attacks}
    token, table = await _sit_down(address)
    # Sockets and requests from elsewhere than the way here: the server may still refuse those of the last attack.
    transport = httpx.AsyncHTTPTransport(local_address=FROM)
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, transport=transport) as http:
        target = Target(address, token, table, http)

        async def again_and_again(attack: Attack) -> None:
            while not is_over.is_set():
                try:
                    codes[name_of(attack)].update(await attack(target))
                except LOST as error:
                    codes[name_of(attack)][f"({type(error).__name__})"] += 1
                await asyncio.sleep(REST)

        print(BEGUN, flush=True)
        await asyncio.gather(*(again_and_again(attack) for attack in attacks))
    return codes


async def _sit_down(address: str) -> tuple[str, str]:
    """The token of a new player, and a table where they have all seats."""
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        made = await http.post("/api/players", json={"name": "Mallory"})
        token = str(made.raise_for_status().json()["token"])
        http.cookies.clear()
        body = {"game": "rush", "seats": [{"kind": "me"}, {"kind": "me"}]}
        made = await http.post("/api/tables", json=body, headers={"Authorization": f"Bearer {token}"})
        return token, str(made.raise_for_status().json()["table"])


async def _main(address: str, words: list[str]) -> None:
    os.nice(19)
    is_over = asyncio.Event()
    loop = asyncio.get_running_loop()

    def read() -> None:
        sys.stdin.read()
        loop.call_soon_threadsafe(is_over.set)

    threading.Thread(target=read, daemon=True).start()  # a daemon: who fails at once must not wait for it
    codes = await attack_until(is_over, address, chosen(words))
    used = resource.getrusage(resource.RUSAGE_SELF)
    print(json.dumps({"codes": codes, "cpu": used.ru_utime + used.ru_stime}))


if __name__ == "__main__":
    asyncio.run(_main(sys.argv[1], sys.argv[2:]))
