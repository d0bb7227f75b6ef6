"""Clients that mean harm: each is refused with a code, and a table beside them is served all the while."""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import random
import re
import statistics
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.conftest import Cluster
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


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    made = Scene(tmp_path_factory.mktemp("hostile"))
    yield made
    made.server.stop()
    assert "Traceback" not in "".join(made.server.lines), "nothing that a client sends is a surprise"


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


# Sockets


def test_without_an_attack(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    """The figure to compare the others with."""

    async def nothing(scene: Scene) -> None:
        await asyncio.sleep(0.05)

    during(scene, nothing, capsys)


def test_a_frame_that_is_too_large_ends_its_connection(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    async def large_frames(scene: Scene) -> None:
        for size in (16_385, 100_000, 4_000_000):
            async with scene.socket() as socket:
                with contextlib.suppress(ConnectionClosed):  # it may be closed while the rest is on its way
                    await socket.send(json.dumps({"type": "say", "text": "x" * size}))
                assert (await close_code(socket))[0] == 1009

    during(scene, large_frames, capsys)


def test_nonsense_is_refused_and_then_not_listened_to_any_more(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    async def malformed_json(scene: Scene) -> None:
        for text in ("", "{", "null", "[]", "3", '"move"', '{"type":"move"', "{'type':'ping'}", "\x00", "NaN"):
            async with scene.socket() as socket:
                assert (await refusal(socket, text))["code"] == "malformed"
                for _ in range(5):
                    await socket.send(text)
                assert await close_code(socket) == (4400, "malformed")

    during(scene, malformed_json, capsys)


def test_brackets_without_end_are_nonsense_too(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    async def nested_json(scene: Scene) -> None:
        async with scene.socket() as socket:
            for text in ("[" * 16_000, '{"a":' * 3000, '{"a":' + "[" * 8000 + "]" * 8000 + ',"type":"ping"}'):
                assert (await refusal(socket, text))["code"] == "malformed"

    during(scene, nested_json, capsys)


@pytest.mark.parametrize(
    "message",
    [
        move("0", 1, "end_play", "a"),
        move(0, "1", "end_play", "a"),
        move(0, 1.5, "end_play", "a"),
        move(0, 1, ["end_play"], "a"),
        move(0, 1, "end_play", 7),
        move(None, 1, "end_play", "a"),
        move(-1, 1, "end_play", "a"),
        move(8, 1, "end_play", "a"),
        move(2**70, 1, "end_play", "a"),
        move(0, -1, "end_play", "a"),
        move(0, 2**31, "end_play", "a"),
        move(0, 1, "", "a"),
        move(0, 1, "x" * 401, "a"),
        move(0, 1, "end_play", ""),
        move(0, 1, "end_play", "x" * 65),
        move(0, 1, "end_play", "a b"),
        move(0, 1, "end_play", "a", extra=1),
        '{"type":"move"}',
        '{"type":"shout","text":"x"}',
        '{"type":7}',
        '{"text":"x"}',
        '{"type":"say","text":7}',
        '{"type":"say","text":"x","seat":1}',
        '{"type":"say","text":"\\ud800"}',
        json.dumps({"type": "say", "text": "x" * 501}),
        '{"type":"ping","id":{"a":1}}',
    ],
)
def test_wrong_types_and_unknown_fields_are_refused(scene: Scene, message: str) -> None:
    async def send() -> None:
        async with scene.socket() as socket:
            assert (await refusal(socket, message))["code"] == "malformed"
            await socket.send('{"type":"ping","id":"still here"}')
            assert (await next_of(socket, "pong"))["id"] == "still here"

    asyncio.run(send())


def test_binary_frames_are_not_read(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    async def binary_frames(scene: Scene) -> None:
        for data in (b"", b'{"type":"ping"}', bytes(range(256))):
            async with scene.socket() as socket:
                await socket.send(data)
                assert await close_code(socket) == (4400, "no_text")

    during(scene, binary_frames, capsys)


def test_moves_out_of_order_change_nothing(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    async def stale_moves(scene: Scene) -> None:
        table = scene.victim.table("rush", "me", "me")
        async with scene.socket(f"/api/tables/{table}/live?seat=0") as socket:
            picture = (await next_of(socket, "hello"))["picture"]
            seat = 0 if picture["question"] is not None else 1
            question = scene.victim.view(table, seat)["question"]
            number, choice = question["number"], question["choices"][0]
            for wrong in (number + 1, number + 1000, 0):
                assert (await refusal(socket, move(seat, wrong, choice, new_id())))["code"] == "stale"
            assert (await refusal(socket, move(1 - seat, 1, choice, new_id())))["code"] == "stale"
            assert (await refusal(socket, move(seat, number, "no_such_thing", new_id())))["code"] == "malformed"
            used = new_id()
            await socket.send(move(seat, number, choice, used))
            assert not (await next_of(socket, "done", "refused"))["again"]
            # Answered, and now once more: under the same id it is known, under another one it is late.
            assert (await refusal(socket, move(seat, number, choice, new_id())))["code"] == "stale"
            await socket.send(move(seat, number, choice, used))
            assert (await next_of(socket, "done", "refused"))["again"]
            # The id of a move is that of no other seat's move.
            assert (await refusal(socket, move(1 - seat, number, choice, used)))["code"] == "malformed"

    during(scene, stale_moves, capsys)


def test_nobody_moves_for_a_seat_that_is_not_his(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    async def wrong_seats(scene: Scene) -> None:
        stranger = Person(scene.server.address, "Stranger")
        for seat in range(2):
            async with scene.socket(f"{scene.live}?seat={seat}", stranger.token) as socket:
                assert (await next_of(socket, "hello", "refused"))["code"] == "forbidden"
                assert await close_code(socket) == (4403, "forbidden")
        async with scene.socket(scene.live, stranger.token) as socket:
            assert (await next_of(socket, "hello"))["picture"]["question"] is None
            for seat in range(2):
                assert (await refusal(socket, move(seat, 1, "end_play", new_id())))["code"] == "forbidden"
            assert (await refusal(socket, move(7, 1, "end_play", new_id())))["code"] == "malformed"
        async with scene.socket(scene.live, "") as socket:
            assert (await refusal(socket, move(0, 1, "end_play", new_id())))["code"] == "no_identity"
            assert (await refusal(socket, '{"type":"say","text":"ahoj"}'))["code"] == "no_identity"
        async with scene.socket("/api/bots", stranger.token) as socket:
            assert (await next_of(socket, "refused"))["code"] == "forbidden"
            assert await close_code(socket) == (4403, "forbidden")

    during(scene, wrong_seats, capsys)


@pytest.mark.parametrize("seat", ["8", "-2", "99999999999999999999"])
def test_a_seat_that_is_none_is_nobodys(scene: Scene, seat: str) -> None:
    async def listen() -> None:
        async with scene.socket(f"{scene.live}?seat={seat}") as socket:
            assert await close_code(socket) == (4403, "forbidden")

    asyncio.run(listen())


@pytest.mark.parametrize("query", ["seat=abc", "after=abc", "seat=", "seat=1.5"])
def test_a_question_that_makes_no_sense_opens_no_socket(scene: Scene, query: str) -> None:
    async def listen() -> None:
        async with scene.socket(f"{scene.live}?{query}"):
            pass

    with pytest.raises(InvalidStatus) as refused:
        asyncio.run(listen())
    assert refused.value.response.status_code in (400, 403)


@pytest.mark.parametrize("table", ["0" * 32, "x", "%00", "%F0%9F%92%A3", "x" * 2000])
def test_an_unknown_table_is_not_found(cluster: Cluster, table: str) -> None:
    petra = cluster.person()

    async def listen() -> tuple[int, str]:
        async with connect(
            cluster.address.replace("http:", "ws:") + f"/api/tables/{table}/live",
            additional_headers={"Authorization": f"Bearer {petra.token}"},
            proxy=None,
        ) as socket:
            return await close_code(socket)

    assert asyncio.run(listen()) == (4404, "not_found")


def test_a_bad_token_opens_nothing(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    async def bad_tokens(scene: Scene) -> None:
        for header in ("Bearer nonsense", "Bearer", "Basic YTpi", "nonsense", "Bearer " + "x" * 4000):
            async with scene.socket(token="", Authorization=header) as socket:
                assert (await next_of(socket, "hello", "refused"))["code"] == "no_identity"
                assert await close_code(socket) == (4401, "no_identity")
            reply = httpx.get(f"{scene.server.address}/api/me", headers={"Authorization": header})
            assert (reply.status_code, reply.json()["code"]) == (401, "no_identity")

    during(scene, bad_tokens, capsys)


@pytest.mark.parametrize(
    "cookie", ["tankodrom=x", "tankodrom=.", "tankodrom={id}.{mac}", "tankodrom=" + "x" * 3000]
)
def test_a_cookie_that_was_not_signed_here_is_nobody(scene: Scene, cookie: str) -> None:
    forged = cookie.format(id=scene.victim.id, mac="0" * 64)
    headers = {"Cookie": forged, "Origin": scene.server.address}
    reply = httpx.get(f"{scene.server.address}/api/me", headers=headers)
    assert (reply.status_code, reply.json()["code"]) == (401, "no_identity")


def test_a_page_from_elsewhere_cannot_listen_with_a_persons_cookie(scene: Scene) -> None:
    cookie = scene.cookie_of_somebody()

    async def listen(**headers: str) -> None:
        async with scene.socket(scene.live, token="", **headers) as socket:
            await next_of(socket, "hello")

    for origin in (FOREIGN, "null", f"http://{scene.host}.evil.example", "http://[", f"{FOREIGN}/{scene.host}"):
        with pytest.raises(InvalidStatus) as refused:
            asyncio.run(listen(Cookie=cookie, Origin=origin))
        assert refused.value.response.status_code == 403
    with pytest.raises(InvalidStatus) as nameless:
        asyncio.run(listen(Cookie=cookie))
    assert nameless.value.response.status_code == 403
    asyncio.run(listen(Cookie=cookie, Origin=scene.server.address))


@pytest.mark.parametrize(
    "message",
    ['{"type":"ping"}', move(0, 99, "end_play", "again-and-again"), '{"type":"say","text":"spam"}'],
    ids=["pings", "moves", "chat"],
)
def test_a_flood_ends_its_own_connection_only(
    scene: Scene, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def flood(scene: Scene) -> None:
        async def one(count: int) -> tuple[int, str]:
            async with scene.socket() as socket:
                with contextlib.suppress(ConnectionClosed):
                    for number in range(count):
                        await socket.send(message)
                        if number % 20 == 0:
                            await asyncio.sleep(0)  # the one who measures lives in the same loop
                return await close_code(socket)

        # Five at a time, four thousand messages each. Who does not even read its answers is too slow first.
        closed = await asyncio.gather(*(one(4000) for _ in range(5)))
        assert {code for code, _ in closed} <= {4408, 4429}, closed

    during(scene, flood, capsys)


def test_a_crowd_of_listeners_is_only_a_crowd(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    async def crowd(scene: Scene) -> None:
        async def one() -> None:
            async with scene.socket(scene.live, token="") as socket:
                await next_of(socket, "hello")

        for _ in range(3):
            await asyncio.gather(*(one() for _ in range(50)))

    during(scene, crowd, capsys)


# REST


def post(scene: Scene, path: str, content: Any, **headers: str) -> tuple[int, str]:
    with httpx.Client(base_url=scene.server.address, timeout=PATIENCE) as http:
        reply = http.post(path, content=content, headers={"Content-Type": "application/json", **headers})
    return reply.status_code, reply.json()["code"]


def test_a_body_that_is_too_large_is_not_read(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    async def large_bodies(scene: Scene) -> None:
        body = b'{"name":"' + b"x" * 1_000_000 + b'"}'
        for _ in range(5):
            assert await asyncio.to_thread(post, scene, "/api/players", body) == (413, "too_large")
        # Without a length at the beginning.
        pieces = (b"x" * 65_536 for _ in range(40))
        assert await asyncio.to_thread(post, scene, "/api/players", pieces) == (413, "too_large")

    during(scene, large_bodies, capsys)


@pytest.mark.parametrize(
    "body",
    [
        b'{"name":',
        b"",
        b"null",
        b"[]",
        b'"x"',
        b'{"name":7}',
        b'{"name":""}',
        b'{"name":"   "}',
        b'{"name":"a\\u0000b"}',
        b'{"name":"Petra","admin":true}',
        b'{"name":"\xff\xfe"}',
        b'{"name":"\\ud800"}',
        b'{"name":' + b"[" * 400_000,
        b'{"name":' + b"[" * 400_000 + b"]" * 400_000 + b"}",
    ],
    ids=lambda body: repr(body[:24]),
)
def test_a_malformed_body_is_refused(scene: Scene, body: bytes) -> None:
    assert post(scene, "/api/players", body) == (400, "malformed")


@pytest.mark.parametrize("depth", [50, 300, 600, 800, 900, 950, 1000, 5000])
def test_a_data_pack_may_be_as_deep_as_it_likes_and_is_refused(scene: Scene, depth: int) -> None:
    """Between what the decoder reads and what the rules look at, there is no depth at which something breaks."""
    nested = "[" * depth + "]" * depth
    for data in (f'{{"pack":{nested}}}', f'{{"pack":{{"cards":{nested}}}}}', f'{{"x":{nested}}}'):
        body = f'{{"game":"rush","seats":[{{"kind":"me"}},{{"kind":"me"}}],"data":{data}}}'
        token = f"Bearer {scene.victim.token}"
        assert post(scene, "/api/tables", body, Authorization=token) == (400, "malformed")


def test_a_page_from_elsewhere_changes_nothing_with_a_persons_cookie(scene: Scene) -> None:
    cookie = scene.cookie_of_somebody()
    body = b'{"game":"rush","seats":[{"kind":"me"},{"kind":"me"}]}'
    for origin in (FOREIGN, "null", "http://[", f"http://{scene.host}.evil.example", "http://localhost:1"):
        assert post(scene, "/api/tables", body, Cookie=cookie, Origin=origin) == (403, "forbidden")
    assert post(scene, "/api/tables", body, Cookie=cookie) == (403, "forbidden")
    with httpx.Client(base_url=scene.server.address, headers={"Cookie": cookie}) as http:
        assert http.get("/api/me/tables").json() == []
        made = http.post("/api/tables", content=body, headers={"Origin": scene.server.address})
        assert made.status_code == 201


def test_too_many_requests_from_one_address(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "tables.db"), requests_a_minute=30)
    try:
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as http:
            replies = [http.get("/api/games") for _ in range(100)]
            assert http.get("/livez").status_code == 200
    finally:
        server.stop()
    refused = [reply for reply in replies if reply.status_code != 200]
    # A minute may end while this runs; then thirty more are let through.
    assert len(refused) >= 40
    assert {(reply.status_code, reply.json()["code"]) for reply in refused} == {(429, "too_many")}


@pytest.mark.parametrize("text", ["a\x00b", "\x00", "\u202eabc", "\x1b[2J", "\ufffe", "💣" * 100])
def test_characters_that_a_database_may_not_like(cluster: Cluster, text: str) -> None:
    """PostgreSQL keeps no NUL. Each is taken as it is, or refused; nothing breaks."""
    petra = cluster.person()
    table = petra.table("rush", "me", "open")

    def is_taken(path: str, body: dict[str, Any]) -> bool:
        reply = petra.http.post(path, json=body)
        if reply.status_code != 201:
            assert (reply.status_code, reply.json()["code"]) == (400, "malformed")
        return reply.status_code == 201

    taken = is_taken(f"/api/tables/{table}/chat", {"text": text})
    heard = [line["text"] for line in petra.get(f"/api/tables/{table}/chat")]
    assert heard == ([text] if taken else [])
    seats = [{"kind": "me", "name": text[:40]}, {"kind": "open"}]
    is_taken("/api/tables", {"game": "rush", "seats": seats})
    is_taken(f"/api/tables/{table}/join", {"seat": 1, "name": text[:40]})
    is_taken("/api/players", {"name": text[:40]})


# What is promised about secrets


def test_cookies_and_pages_are_locked_down(scene: Scene) -> None:
    made = httpx.post(f"{scene.server.address}/api/players", json={"name": "Petra"})
    flags = {part.strip().lower() for part in made.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    for path in ("/api/games", "/nothing", "/api/me", "/api/openapi.json"):
        headers = httpx.get(f"{scene.server.address}{path}").headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_behind_https_the_cookie_stays_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TANKODROM_SECURE_COOKIES", "true")
    server = ServerProcess(str(tmp_path / "tables.db"))
    try:
        made = httpx.post(f"{server.address}/api/players", json={"name": "Petra"})
    finally:
        server.stop()
    assert "secure" in {part.strip().lower() for part in made.headers["set-cookie"].split(";")}


def test_tokens_are_nowhere_but_with_their_owners(scene: Scene) -> None:
    """Not in the database, not in its write-ahead log, not in what the server prints at its most talkative."""
    made = httpx.post(f"{scene.server.address}/api/players", json={"name": "Petra"})
    token = made.json()["token"]
    cookie = made.cookies["tankodrom"]
    bearer = {"Authorization": f"Bearer {token}"}
    table = httpx.post(
        f"{scene.server.address}/api/tables",
        json={"game": "rush", "seats": [{"kind": "me"}, {"kind": "open"}]},
        headers=bearer,
    ).json()
    wrong = "wrong-" + new_id()
    httpx.get(f"{scene.server.address}/api/me", headers={"Authorization": f"Bearer {wrong}"})
    httpx.post(f"{scene.server.address}/api/tables/{table['table']}/join", json={"key": wrong}, headers=bearer)

    async def listen() -> None:
        async with scene.socket(f"/api/tables/{table['table']}/live?seat=0", token) as socket:
            await next_of(socket, "hello")
        async with scene.socket(scene.live, token="", Cookie=f"tankodrom={cookie}", Origin=FOREIGN):
            pass

    with pytest.raises(InvalidStatus):
        asyncio.run(listen())
    kept = b"".join(path.read_bytes() for path in sorted(scene.folder.iterdir()))
    assert made.json()["player"].encode() in kept, "we look in the right place"
    printed = "".join(scene.server.lines)
    keys = [key for key in table["keys"] if key]
    assert keys
    for secret in (token, cookie.partition(".")[2], wrong, scene.victim.token, *keys):
        assert secret.encode() not in kept
        assert secret not in printed
    assert not re.search(r"bearer\s+\S", printed, re.IGNORECASE)
