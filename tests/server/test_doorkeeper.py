"""Who is turned away at the door, and who never is."""

from __future__ import annotations

import asyncio
import socket
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server.harness import ServerProcess
from tankodrom.server import doorkeeper
from tankodrom.server.doorkeeper import A_SECOND, BAD_SOCKET, LONGEST_WAIT, Doorkeeper, house_of

PATIENCE = 60.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


def scope(address: str = "10.0.0.1", path: str = "/api/games", authorization: str = "") -> Any:
    headers = [(b"authorization", authorization.encode())] if authorization else []
    return {"type": "http", "path": path, "client": (address, 1), "headers": headers}


def strangers(a_minute: int) -> Doorkeeper:
    return Doorkeeper(a_minute, lambda authorization: authorization == "Bearer runner")


def test_as_many_a_minute_as_allowed(clock: list[float]) -> None:
    door = strangers(60)
    assert sum(door.admits(scope()) for _ in range(60)) == 60
    assert not door.admits(scope())
    clock[0] += 5.0
    assert sum(door.admits(scope()) for _ in range(10)) == 4, "five more, and one was tried too early"


def test_who_goes_on_in_spite_of_it_waits_longer_but_not_for_ever(clock: list[float]) -> None:
    door = strangers(60)
    for _ in range(10_000):
        door.admits(scope())
    clock[0] += 59.0
    assert not door.admits(scope())
    clock[0] += 3.0
    assert door.admits(scope())


def test_each_address_for_itself(clock: list[float]) -> None:
    door = strangers(10)
    for _ in range(20):
        door.admits(scope("10.0.0.1"))
    assert not door.admits(scope("10.0.0.1"))
    assert door.admits(scope("10.0.0.2"))


def test_a_network_of_ipv6_is_one_house() -> None:
    assert house_of("2001:db8:1:2::1") == house_of("2001:db8:1:2:ffff::9") != house_of("2001:db8:1:3::1")
    assert house_of("fe80::1%eth0") == house_of("fe80::2")
    assert house_of("10.0.0.1") != house_of("10.0.0.2")
    assert house_of("not:an:address") == "not:an:address"


def test_watchers_and_runners_are_never_turned_away(clock: list[float]) -> None:
    door = strangers(5)
    for _ in range(20):
        door.admits(scope())
    assert door.admits(scope(path="/livez"))
    assert door.admits(scope(path="/readyz"))
    assert door.admits(scope(authorization="Bearer runner"))
    assert not door.admits(scope(authorization="Bearer nobody"))


def test_a_socket_that_had_to_be_closed_counts_as_many_requests(clock: list[float]) -> None:
    door = strangers(100)
    door.blame(scope())
    assert sum(door.admits(scope()) for _ in range(200)) == 100 - BAD_SOCKET


def test_a_crowd_comes_in_one_after_the_other(clock: list[float]) -> None:
    door = strangers(1000)
    assert [door.wait_of("10.0.0.1") for _ in range(3)] == pytest.approx([0.0, 0.02, 0.04])
    assert door.wait_of("10.0.0.2") == 0.0
    assert [door.wait_of("127.0.0.1") for _ in range(3)] == [0.0, 0.0, 0.0]
    clock[0] += 1.0
    assert door.wait_of("10.0.0.1") == 0.0


def test_a_crowd_without_end_does_not_keep_the_next_one_waiting_for_ever(clock: list[float]) -> None:
    door = strangers(1000)
    assert max(door.wait_of("10.0.0.1") for _ in range(10_000)) == pytest.approx(LONGEST_WAIT)
    clock[0] += LONGEST_WAIT
    assert door.wait_of("10.0.0.1") == pytest.approx(1.0 / A_SECOND)


def test_a_crowd_is_refused_one_after_the_other(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def send(message: Any) -> None: ...

    async def refuse(door: Doorkeeper, times: int) -> None:
        for _ in range(times):
            await door.turn_away(scope(), send)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    door = strangers(1)
    asyncio.run(refuse(door, 3))
    assert slept == pytest.approx([0.0, 0.02, 0.04])
    asyncio.run(refuse(door, 1000))
    assert len(slept) == pytest.approx(LONGEST_WAIT * A_SECOND, abs=1), "for the others there is no place to wait"


def test_only_so_many_addresses_are_kept_in_mind(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorkeeper, "MOST_ADDRESSES", 10)
    door = strangers(2)
    for _ in range(5):
        door.admits(scope("bad"))
    for number in range(9):
        door.admits(scope(f"10.0.0.{number}"))
    clock[0] += 40.0  # all but the bad one are as good as new
    for number in range(9):
        door.admits(scope(f"10.0.1.{number}"))
    assert not door.admits(scope("bad"))
    assert len(door._houses) <= 10


def test_sockets_are_counted_with_requests_and_refused_in_words(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "tables.db"), requests_a_minute=20)
    try:
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as http:
            while (reply := http.get("/api/games")).status_code == 200:
                pass
            assert (reply.status_code, reply.json()["code"]) == (429, "too_many")
            assert 1 <= int(reply.headers["retry-after"]) <= 60
            assert reply.headers["x-content-type-options"] == "nosniff"
            with pytest.raises(InvalidStatus) as refused:
                connect(server.address.replace("http:", "ws:") + "/api/tables/none/live?seat=-1", proxy=None)
            assert refused.value.response.status_code == 429
    finally:
        server.stop()


@pytest.mark.skipif(sys.platform != "linux", reason="loopback has one address only")
def test_connections_of_a_crowd_are_heard_one_after_the_other(tmp_path: Path) -> None:
    crowd, too_many = 20, int(LONGEST_WAIT * A_SECOND) * 2
    server = ServerProcess(str(tmp_path / "tables.db"))
    try:
        since = time.monotonic()
        assert {answer(each) for each in visitors(server.address, crowd)} == {b"HTTP/1.1 200 OK"}
        assert time.monotonic() - since >= (crowd - 1) / A_SECOND

        answers = [answer(each) for each in visitors(server.address, too_many)]
        assert set(answers) == {b"HTTP/1.1 200 OK", b"HTTP/1.1 429 Too Many Requests"}
        assert answers[0] == b"HTTP/1.1 200 OK"
        assert httpx.get(server.address + "/livez").status_code == 200, "from elsewhere all the time"
    finally:
        server.stop()


def visitors(address: str, number: int) -> list[socket.socket]:
    """All at once, from an address of their own."""
    host, port = address.removeprefix("http://").split(":")
    crowd = [
        socket.create_connection((host, int(port)), PATIENCE, source_address=("127.0.0.2", 0))
        for _ in range(number)
    ]
    for each in crowd:
        each.sendall(b"GET /livez HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
    return crowd


def answer(visitor: socket.socket) -> bytes:
    with visitor, visitor.makefile("rb") as lines:
        return lines.read().partition(b"\r\n")[0]
