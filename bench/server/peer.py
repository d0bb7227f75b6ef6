"""boardgame.io's server under the same load, spoken to as its own client does: socket.io over a WebSocket.

The same lean client measures both systems, so that neither is charged for its client. What boardgame.io's client does
beyond this (it runs each move itself before the server answers) costs time on the player's machine and none here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from bench.server.load import MATCH, PATIENCE, LoadError, Pair, System, Tally
from bench.server.processes import running
from bench.server.websocket_client import WebSocketClient

HOME: Final = Path(__file__).resolve().parent / "boardgameio"

# socket.io: "0" opens, "40" joins a room of the server, "42" carries an event, "2" and "3" are ping and pong.


class Context(msgspec.Struct):
    currentPlayer: str


class Player(msgspec.Struct):
    hand_size: int


class Things(msgspec.Struct):
    """As far as a move depends on it. A counter has no players."""

    players: tuple[Player, ...] = ()


class State(msgspec.Struct):
    ctx: Context
    things: Things = msgspec.field(name="G")
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


_encode = msgspec.json.Encoder().encode
_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode


class PeerPair(Pair):
    def __init__(self, tally: Tally, number: int, http: httpx.AsyncClient, address: str, game: str) -> None:
        super().__init__(tally, number)
        self._game = game
        self._join = f"40/{game},".encode()
        self._event = f"42/{game},".encode()
        self._update = self._event + b'["update",'
        self._sync = self._event + b'["sync",'
        self._match_data = self._event + b'["matchData",'
        self._http = http
        self._address = address
        self._match = ""
        self._credentials = ["", ""]
        self._sockets: list[WebSocketClient] = []
        self._states: list[State | None] = [None, None]
        self._left = 0  # moves until the next match
        self._opened = [asyncio.Event(), asyncio.Event()]
        self._joined = [asyncio.Event(), asyncio.Event()]
        self._known = [asyncio.Event(), asyncio.Event()]

    async def begin(self) -> None:
        self._match = (await self._post(f"/games/{self._game}/create", {"numPlayers": 2}))["matchID"]
        for seat in (0, 1):
            wish = {"playerID": str(seat), "playerName": "AB"[seat]}
            made = await self._post(f"/games/{self._game}/{self._match}/join", wish)
            self._credentials[seat] = made["playerCredentials"]
        async with asyncio.timeout(PATIENCE):
            if not self._sockets:
                self._sockets = [await self._connect(seat) for seat in (0, 1)]
                for seat in (0, 1):
                    await self._opened[seat].wait()
                    self._sockets[seat].send(self._join)
                    await self._joined[seat].wait()
            # The match's data come when the server has noted that the client is there, after its state.
            for seat in (0, 1):
                self._known[seat].clear()
                self._emit(seat, ["sync", self._match, str(seat), self._credentials[seat], 2])
                await self._known[seat].wait()
        self._left = MATCH
        if not self.tally.is_stopping:
            self.go_on()

    async def _post(self, path: str, body: Any) -> Any:
        reply = await self._http.post(path, json=body)
        if reply.status_code >= 300:
            raise LoadError(f"{path}: {reply.status_code} {reply.text[:300]}")
        return reply.json()

    async def _connect(self, seat: int) -> WebSocketClient:
        return await WebSocketClient.connect(
            self._address,
            "/socket.io/?EIO=4&transport=websocket",
            {"Origin": self._address},
            lambda text: self._heard(seat, text),
            self.fail,
        )

    def _emit(self, seat: int, event: list[Any]) -> None:
        self._sockets[seat].send(self._event + _encode(event))

    def _heard(self, seat: int, text: bytes) -> None:
        self.tally.heard_bytes += len(text)
        if text.startswith(self._update):
            self._states[seat] = _update(text[len(self._event) :])[2]
            self.told(seat)
        elif text.startswith(self._sync):
            self._states[seat] = _sync(text[len(self._event) :])[2].state
        elif text.startswith(self._match_data):
            self._known[seat].set()
        elif text.startswith(self._join):
            self._joined[seat].set()
        elif text == b"2":
            self._sockets[seat].send(b"3")
        elif text.startswith(b"0"):
            self._opened[seat].set()
        else:
            self.fail(f"not understood: {text[:200]!r}")

    def go_on(self) -> None:
        if not self._left:
            self.begin_anew()
            return
        first, second = self._states
        if first is None or second is None or first.number != second.number:
            self.fail("the two clients do not see the same state")
            return
        self._left -= 1
        player = first.ctx.currentPlayer
        seat = int(player)
        kind, args = self._move(first.things.players, seat)
        move = {"type": kind, "args": args, "playerID": player, "credentials": self._credentials[seat]}
        event = ["update", {"type": "MAKE_MOVE", "payload": move}, first.number, self._match, player]
        text = self._event + _encode(event)
        self.sending(seat)
        self._sockets[seat].send(text)

    def _move(self, players: tuple[Player, ...], seat: int) -> tuple[str, list[int]]:
        if not players:
            return "add", [1]
        return ("play", [0]) if players[seat].hand_size else ("end", [])

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()


class Peer(System):
    def __init__(self, group: int, address: str, game: str) -> None:
        self.group = group
        self._address = address
        self._game = game

    async def open(self) -> None:
        self._http = httpx.AsyncClient(base_url=self._address, timeout=60)

    def pair(self, tally: Tally, number: int) -> Pair:
        return PeerPair(tally, number, self._http, self._address, self._game)

    async def close(self) -> None:
        await self._http.aclose()


@contextmanager
def boardgame_io(game: str, storage: Path | None) -> Iterator[Peer]:
    """`counter` or `cards` (see games.js), in memory or with flat files in a folder."""
    command = ["node", "server.js", *([str(storage)] if storage else [])]
    with running(command, HOME, {"NODE_ENV": "production"}, "boardgame.io: ") as (group, address):
        yield Peer(group, address, game)
