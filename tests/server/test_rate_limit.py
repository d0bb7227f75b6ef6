"""Which requests and connections the rate limiter refuses, and which it never refuses."""

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
from tankodrom.server.http import rate_limit
from tankodrom.server.http.rate_limit import (
    BAD_SOCKET,
    CONNECTIONS_PER_SECOND,
    LONGEST_WAIT,
    RateLimiter,
    network_of,
    networks_of,
)

PATIENCE = 60.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


def scope(address: str = "10.0.0.1", path: str = "/api/games", authorization: str = "") -> Any:
    headers = [(b"authorization", authorization.encode())] if authorization else []
    return {"type": "http", "path": path, "client": (address, 1), "headers": headers}


def strangers(a_minute: int) -> RateLimiter:
    return RateLimiter(a_minute, lambda authorization: authorization == "Bearer runner")


def test_as_many_a_minute_as_allowed(clock: list[float]) -> None:
    limiter = strangers(60)
    assert sum(limiter.admits(scope()) for _ in range(60)) == 60
    assert not limiter.admits(scope())
    clock[0] += 5.0
    assert sum(limiter.admits(scope()) for _ in range(10)) == 4, "five more, and one was tried too early"


def test_who_goes_on_in_spite_of_it_waits_longer_but_not_for_ever(clock: list[float]) -> None:
    limiter = strangers(60)
    for _ in range(10_000):
        limiter.admits(scope())
    clock[0] += 59.0
    assert not limiter.admits(scope())
    clock[0] += 3.0
    assert limiter.admits(scope())


def test_each_address_for_itself(clock: list[float]) -> None:
    limiter = strangers(10)
    for _ in range(20):
        limiter.admits(scope("10.0.0.1"))
    assert not limiter.admits(scope("10.0.0.1"))
    assert limiter.admits(scope("10.0.0.2"))


def test_a_network_of_ipv6_is_one_network() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9") != network_of("2001:db8:1:3::1")
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert network_of("10.0.0.1") != network_of("10.0.0.2")
    assert network_of("not:an:address") == "not:an:address"


def test_wider_networks_of_ipv6_have_shares_of_their_own(clock: list[float]) -> None:
    """A /48 is 65,536 households by its numbers, and one customer by its contract."""
    assert networks_of("10.0.0.1") == ("10.0.0.1",)
    assert networks_of("::ffff:10.0.0.1") == ("10.0.0.1",), "all of IPv4 is not one network"
    limiter = strangers(60)

    def admitted(addresses: list[str]) -> int:
        return sum(limiter.admits(scope(address)) for address in addresses)

    assert admitted([f"2001:db8:1:{number:x}::1" for number in range(256) for _ in range(60)]) == 4 * 60, "a /56"
    assert admitted([f"2001:db8:1:{number:x}00::1" for number in range(256) for _ in range(60)]) == 12 * 60, (
        "a /48"
    )
    assert admitted([f"2001:db8:2:{number:x}::1" for number in range(4)]) == 4, "the neighbours"


def test_who_floods_does_not_cost_the_neighbours(clock: list[float]) -> None:
    limiter = strangers(60)
    for _ in range(10_000):
        limiter.admits(scope("2001:db8:1:1::1"))
    assert sum(limiter.admits(scope("2001:db8:1:2::1")) for _ in range(60)) == 60


def test_so_many_connections_from_one_network() -> None:
    limiter = RateLimiter(60, lambda _: False, connections=3)
    assert [limiter.connection_opened("10.0.0.1") for _ in range(4)] == [True, True, True, False]
    assert limiter.connection_opened("10.0.0.2")
    assert all(limiter.connection_opened("127.0.0.1") for _ in range(100)), "a proxy brings everybody"
    limiter.connection_closed("10.0.0.1")
    limiter.connection_closed("10.0.0.1")
    assert limiter.connection_opened("10.0.0.1")
    house = [limiter.connection_opened(f"2001:db8:1:{number:x}::1") for number in range(20)]
    assert house == [True] * 12 + [False] * 8, "a /56 has four shares"


def test_watchers_and_runners_are_never_turned_away(clock: list[float]) -> None:
    limiter = strangers(5)
    for _ in range(20):
        limiter.admits(scope())
    assert limiter.admits(scope(path="/livez"))
    assert limiter.admits(scope(path="/readyz"))
    assert limiter.admits(scope(authorization="Bearer runner"))
    assert not limiter.admits(scope(authorization="Bearer nobody"))


def test_a_socket_that_had_to_be_closed_counts_as_many_requests(clock: list[float]) -> None:
    limiter = strangers(100)
    limiter.penalize(scope())
    assert sum(limiter.admits(scope()) for _ in range(200)) == 100 - BAD_SOCKET


def test_a_crowd_comes_in_one_after_the_other(clock: list[float]) -> None:
    limiter = strangers(1000)
    assert [limiter.connection_delay("10.0.0.1") for _ in range(3)] == pytest.approx([0.0, 0.02, 0.04])
    assert limiter.connection_delay("10.0.0.2") == 0.0
    assert [limiter.connection_delay("127.0.0.1") for _ in range(3)] == [0.0, 0.0, 0.0]
    clock[0] += 1.0
    assert limiter.connection_delay("10.0.0.1") == 0.0


def test_a_crowd_without_end_does_not_keep_the_next_one_waiting_for_ever(clock: list[float]) -> None:
    limiter = strangers(1000)
    assert max(limiter.connection_delay("10.0.0.1") for _ in range(10_000)) == pytest.approx(LONGEST_WAIT)
    clock[0] += LONGEST_WAIT
    assert limiter.connection_delay("10.0.0.1") == pytest.approx(1.0 / CONNECTIONS_PER_SECOND)


def test_a_crowd_is_refused_one_after_the_other(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def send(message: Any) -> None: ...

    async def refuse(limiter: RateLimiter, times: int) -> None:
        for _ in range(times):
            await limiter.refuse(scope(), send)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    limiter = strangers(1)
    asyncio.run(refuse(limiter, 3))
    assert slept == pytest.approx([0.0, 0.02, 0.04])
    asyncio.run(refuse(limiter, 1000))
    assert len(slept) == pytest.approx(LONGEST_WAIT * CONNECTIONS_PER_SECOND, abs=1), (
        "for the others there is no place to wait"
    )


def test_only_so_many_addresses_are_remembered(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "MOST_NETWORKS", 10)
    limiter = strangers(2)
    for _ in range(5):
        limiter.admits(scope("bad"))
    for number in range(9):
        limiter.admits(scope(f"10.0.0.{number}"))
    clock[0] += 40.0  # all but the bad one are as good as new
    for number in range(9):
        limiter.admits(scope(f"10.0.1.{number}"))
    assert not limiter.admits(scope("bad"))
    assert len(limiter._networks) <= 10


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
    crowd, too_many = 20, int(LONGEST_WAIT * CONNECTIONS_PER_SECOND) * 2
    server = ServerProcess(str(tmp_path / "tables.db"))
    try:
        since = time.monotonic()
        assert {answer(each) for each in visitors(server.address, crowd)} == {b"HTTP/1.1 200 OK"}
        # The timers of uvloop count in milliseconds and may go off one early, so the last interval is not asked for.
        assert time.monotonic() - since >= (crowd - 2) / CONNECTIONS_PER_SECOND

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
