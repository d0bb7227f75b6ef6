"""Sockets that mean harm: each is refused with a code, and a table beside them is served all the while."""

from __future__ import annotations

import asyncio
import contextlib
import json

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.conftest import Cluster
from server.harness import Person, new_id
from server.hostile import FOREIGN, Scene, close_code, during, move, next_of, refusal


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
