"""Who is turned away at the door, and who never is."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server.harness import ServerProcess
from tankodrom.server import doorkeeper
from tankodrom.server.doorkeeper import BAD_SOCKET, Doorkeeper, house_of

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
