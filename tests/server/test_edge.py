"""What comes before any request is understood: heads, times, connections and frames have bounds, and answers have headers."""

from __future__ import annotations

import contextlib
import json
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from server.harness import Person, ServerProcess
from tankodrom.server.file_limit import RESERVE, most_connections
from tankodrom.server.http.connections import (
    BODY_SECONDS,
    HEAD_SECONDS,
    SLOWEST_BODY,
    STUCK,
    ConnectionKeeper,
    RequestConnection,
)
from tankodrom.server.http.http_protocol import LARGEST_HEAD

PATIENCE = 60.0
ELSEWHERE = "127.0.0.3"  # of loopback, but not the address that a proxy has
GET = b"GET /livez HTTP/1.1\r\nHost: here\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    made = ServerProcess(str(tmp_path_factory.mktemp("edge") / "tables.db"), connections_per_address=30)
    yield made
    made.stop()
    assert made.lines[1:] == [], "nothing that strangers do fills the log"


def visitor(server: ServerProcess, source: str = "127.0.0.1") -> socket.socket:
    host, port = server.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), PATIENCE, source_address=(source, 0))


def answer(visitor: socket.socket) -> tuple[int, httpx.Headers, bytes]:
    """All that comes until the server closes the connection."""
    data = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := visitor.recv(65_536):
            data += piece
    head, _, body = data.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    named = [line.partition(": ") for line in lines]
    return int(first.split()[1]), httpx.Headers([(name, value) for name, _, value in named]), body


def check_headers(headers: httpx.Headers) -> None:
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


# The head of a request


@pytest.mark.parametrize(
    "rest",
    [
        b"X: " + b"x" * 200_000,
        b"X: " + b"x" * LARGEST_HEAD + b"\r\n\r\n",
        b"X: y\r\n" * 50_000,
        b"".join(b"X-%d: y\r\n" % number for number in range(LARGEST_HEAD // 8)) + b"\r\n",
    ],
    ids=["a value without end", "a large value", "lines without end", "many lines"],
)
def test_a_head_is_not_larger_than_allowed(server: ServerProcess, rest: bytes) -> None:
    with visitor(server) as each:
        with contextlib.suppress(OSError):  # it may be closed while the rest is on its way
            each.sendall(GET + rest)
        status, headers, body = answer(each)
    assert (status, json.loads(body)["code"]) == (431, "too_large")
    check_headers(headers)


def test_an_address_counts_with_the_head(server: ServerProcess) -> None:
    with visitor(server) as each:
        with contextlib.suppress(OSError):
            each.sendall(b"GET /" + b"x" * 100_000)
        assert answer(each)[0] == 431
    assert httpx.get(server.address + "/" + "x" * 15_000).status_code in (200, 404)  # 404: the client is not built


def test_large_bodies_and_requests_in_a_row_are_no_heads(server: ServerProcess) -> None:
    with visitor(server) as each:
        body = b'{"name":"' + b" " * 100_000 + b'"}'
        head = b"POST /api/players HTTP/1.1\r\nHost: here\r\nContent-Length: %d\r\n\r\n" % len(body)
        more = b"X: " + b"x" * 3_000 + b"\r\n\r\n"
        each.sendall(head + body + (GET + more) * 20 + GET + b"Connection: close\r\n" + more)
        data = b""
        while piece := each.recv(65_536):
            data += piece
    assert data.count(b"HTTP/1.1 400") == 1
    assert data.count(b"HTTP/1.1 200") == 21


@pytest.mark.parametrize("lines", [b"", b"Host: here\r\nHost: there\r\n"], ids=["none", "two"])
def test_a_request_has_one_host(server: ServerProcess, lines: bytes) -> None:
    for more in (b"", b"Connection: Upgrade\r\nUpgrade: websocket\r\n"):
        with visitor(server) as each:
            each.sendall(b"GET /livez HTTP/1.1\r\n" + lines + more + b"\r\n")
            status, headers, body = answer(each)
        assert (status, json.loads(body)["code"]) == (400, "malformed")
        check_headers(headers)


def test_an_old_client_without_a_host_is_served(server: ServerProcess) -> None:
    with visitor(server) as each:
        each.sendall(b"GET /readyz HTTP/1.0\r\n\r\n")
        assert answer(each)[0] == 200


def test_what_is_no_request_gets_an_answer_with_headers(server: ServerProcess) -> None:
    with visitor(server) as each:
        each.sendall(b"\x16\x03\x01 hello\r\n\r\n")
        status, headers, body = answer(each)
    assert (status, json.loads(body)["code"]) == (400, "malformed")
    check_headers(headers)


# Time


def test_who_is_slow_is_not_waited_for(server: ServerProcess) -> None:
    """A head in drops, a body that never comes, and silence; a stream in the same time is left alone."""
    petra = Person(server.address)
    table = petra.table("rush", "me", "me")
    with visitor(server) as drops, visitor(server) as silent, visitor(server) as body, visitor(server) as stream:
        stream.sendall(f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: here\r\n\r\n".encode())
        body.sendall(b"POST /api/players HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{")
        drops.sendall(GET)
        since = time.monotonic()
        with contextlib.suppress(OSError):
            while time.monotonic() - since < PATIENCE:
                drops.sendall(b"X")
                time.sleep(0.5)
        # The sweep looks once a second, and a machine may be slow.
        assert HEAD_SECONDS - 1 < time.monotonic() - since < HEAD_SECONDS + 20
        assert silent.recv(100) == b""
        assert answer(body)[0] == 408
        assert time.monotonic() - since > BODY_SECONDS - 1
        stream.setblocking(False)
        assert b"HTTP/1.1 200 OK" in stream.recv(65_536)
        with contextlib.suppress(BlockingIOError):
            while True:
                assert stream.recv(65_536) != b"", "the stream is still open"


class Transport:
    """Takes what is given, and sends so much of it."""

    def __init__(self) -> None:
        self.waiting = 0
        self.is_aborted = False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.is_aborted = True


class Visitor(RequestConnection):
    def __init__(self) -> None:
        self.transport = Transport()
        self.is_ended = False

    def is_late(self, now: float) -> bool:
        return False

    def end_late(self) -> None:
        self.is_ended = True


def test_when_all_places_are_taken_the_longest_idle_goes() -> None:
    keeper = ConnectionKeeper(4)
    first, second, third, fourth, fifth = (Visitor() for _ in range(5))
    for each in (first, second, third, fourth):
        keeper.note_idle(each)
    keeper.note_busy(first)
    assert keeper.has_room({first, second, third, fourth})
    assert keeper.has_room({first, second, third, fourth, fifth})
    assert [each.is_ended for each in (first, second, third, fourth)] == [False, True, False, False]
    for each in (third, fourth):
        keeper.note_busy(each)
    assert not keeper.has_room({first, second, third, fourth, fifth}), "nobody is idle"


def test_who_takes_nothing_of_what_is_sent_is_given_up() -> None:
    keeper = ConnectionKeeper(10)
    slow, stuck = Visitor(), Visitor()
    slow.transport.waiting = stuck.transport.waiting = 1_000_000
    for second in range(int(STUCK) + 2):
        slow.transport.waiting -= 1
        keeper.sweep({slow, stuck}, float(second))
    assert (slow.transport.is_aborted, stuck.transport.is_aborted) == (False, True)


def test_a_large_body_has_more_time() -> None:
    allowed = BODY_SECONDS + 1_000_000 / SLOWEST_BODY
    assert allowed == pytest.approx(130.0)


# Connections


@pytest.mark.skipif(sys.platform != "linux", reason="loopback has one address only")
def test_one_address_has_so_many_connections(server: ServerProcess) -> None:
    crowd = [visitor(server, ELSEWHERE) for _ in range(30)]
    try:
        with visitor(server, ELSEWHERE) as one_more:
            one_more.sendall(GET + b"\r\n")
            status, headers, body = answer(one_more)
            assert (status, json.loads(body)["code"]) == (429, "too_many")
            check_headers(headers)
        with visitor(server, "127.0.0.4") as other:
            other.sendall(GET + b"Connection: close\r\n\r\n")
            assert answer(other)[0] == 200
    finally:
        for each in crowd:
            each.close()
    time.sleep(0.5)
    with visitor(server, ELSEWHERE) as again:
        again.sendall(GET + b"Connection: close\r\n\r\n")
        assert answer(again)[0] == 200


@pytest.mark.skipif(sys.platform != "linux", reason="loopback has one address only")
def test_behind_a_proxy_sockets_are_counted_by_where_they_come_from(server: ServerProcess) -> None:
    table = Person(server.address).table("rush", "me", "open")
    address = f"{server.address.replace('http:', 'ws:')}/api/tables/{table}/live"

    def socket_from(client: str) -> Any:
        return connect(address, proxy=None, additional_headers={"X-Forwarded-For": client})

    with contextlib.ExitStack() as held:
        for _ in range(30):
            held.enter_context(socket_from("192.0.2.1"))
        with pytest.raises(InvalidStatus) as refused:
            socket_from("192.0.2.1")
        assert refused.value.response.status_code == 429
        check_headers(httpx.Headers(list(refused.value.response.headers.raw_items())))
        held.enter_context(socket_from("192.0.2.2"))


def test_a_server_without_free_descriptors_serves_who_is_there(tmp_path: Path) -> None:
    """With the smallest of limits: idle connections take no place from players, and moves are written."""
    files = 200
    code = "import resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (int(sys.argv[1]),) * 2)\n"
    code += "from tankodrom.commands.main import main; sys.exit(main(sys.argv[2:]))"
    flags = ["--port", "0", "--runners", "0", "--database", str(tmp_path / "tables.db")]
    process = subprocess.Popen(
        [sys.executable, "-c", code, str(files), "serve", *flags], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        address = process.stdout.readline().removeprefix("Tankodrom: ").strip()
        host, port = address.removeprefix("http://").split(":")
        petra = Person(address)
        table = petra.table("rush", "me", "me")
        idle = [socket.create_connection((host, int(port)), PATIENCE) for _ in range(2 * files)]
        seat = 0 if petra.view(table, 0)["question"] is not None else 1
        petra.answer(table, seat)
        assert Person(address, "Newcomer").table("rush", "me", "me")
        for each in idle:
            each.close()
    finally:
        process.terminate()
        _, said = process.communicate(timeout=PATIENCE)
    assert f"limit={files} connections={files - RESERVE}" in said
    assert said.count("all connections are taken") == 1
    assert "Traceback" not in said


def test_the_file_limit_goes_up_to_the_hard_one() -> None:
    code = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (100, 1000))\n"
    code += "from tankodrom.server.file_limit import raise_file_limit; print(raise_file_limit())\n"
    code += "print(resource.getrlimit(resource.RLIMIT_NOFILE))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "1000\n(1000, 1000)\n"
    assert [most_connections(limit) for limit in (64, 200, 1024)] == [32, 120, 944]


# Frames


def masked(opcode: int, content: bytes = b"") -> bytes:
    return struct.pack("!BB4x", opcode, 0x80 | len(content)) + content


@pytest.mark.parametrize(
    "frame",
    [masked(0x89), masked(0x8A), masked(0x00)],
    ids=["pings", "pongs", "empty parts"],
)
def test_frames_that_are_no_messages_are_counted(server: ServerProcess, frame: bytes) -> None:
    petra = Person(server.address)
    table = petra.table("rush", "me", "open")
    address = f"{server.address.replace('http:', 'ws:')}/api/tables/{table}/live"
    with connect(address, proxy=None, ping_interval=None) as socket:
        socket.recv(PATIENCE)
        first = masked(0x01) if frame == masked(0x00) else b""  # the first part of a message
        with contextlib.suppress(OSError):
            socket.socket.sendall(first + frame * 100_000)
        with contextlib.suppress(ConnectionClosed):
            while True:
                socket.recv(PATIENCE)
        assert socket.close_code in (4429, 1006)  # the second if the rest met a closed connection
    assert petra.view(table)["status"] == "open"


def test_some_frames_that_are_no_messages_are_fine(server: ServerProcess) -> None:
    table = Person(server.address).table("rush", "me", "open")
    with connect(f"{server.address.replace('http:', 'ws:')}/api/tables/{table}/live", proxy=None) as socket:
        for _ in range(100):
            assert socket.ping().wait(PATIENCE)
        socket.send(['{"type":', '"ping"', "}"])
        while json.loads(socket.recv(PATIENCE))["type"] != "pong":
            pass


# Answers


def test_head_is_get_without_a_body(server: ServerProcess) -> None:
    petra = Person(server.address)
    table = petra.table("rush", "me", "me")
    for path in ("/", "/livez", "/readyz", "/api/games", "/api/openapi.json", f"/api/tables/{table}/view"):
        got, head = petra.http.get(path), petra.http.head(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-type"] == got.headers["content-type"]
        assert head.headers["content-length"] == got.headers["content-length"]
    assert petra.http.head(f"/api/tables/{table}/stream").status_code == 200
    assert petra.http.head("/api/nonsense").status_code == 404
    assert petra.http.head("/api/tables/nonsense").status_code == 400


def test_answers_of_the_api_are_not_stored(server: ServerProcess) -> None:
    http = Person(server.address).http
    for path in ("/api/games", "/api/me", "/api/nonsense", "/api/tables/x", "/livez"):
        assert http.get(path).headers["cache-control"] == "no-store"
    assert http.get("/").headers.get("cache-control") in ("no-cache", None)


def test_types_are_told_once_and_truly(server: ServerProcess) -> None:
    http = httpx.Client(base_url=server.address)
    assert http.get("/").headers["content-type"].count("charset") == 1
    for path in ("/api/nonsense", "/api/nonsense/and/more"):
        reply = http.get(path)
        assert (reply.status_code, reply.json()["code"]) == (404, "not_found"), path
        assert reply.headers["content-type"] == "application/json"


def test_refused_sockets_carry_the_headers(server: ServerProcess) -> None:
    table = Person(server.address).table("rush", "me", "me")
    address = f"{server.address.replace('http:', 'ws:')}/api/tables/{table}/live"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, proxy=None, additional_headers={"Origin": "http://evil.example"})
    assert refused.value.response.status_code == 403
    check_headers(httpx.Headers(list(refused.value.response.headers.raw_items())))
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket"}  # and no key
    reply = httpx.get(server.address + f"/api/tables/{table}/live", headers=upgrade)
    assert reply.status_code == 400
    check_headers(reply.headers)


# Origins


def test_the_scheme_of_an_origin_counts_where_it_is_known(server: ServerProcess, tmp_path: Path) -> None:
    def status(address: str, scheme: str, **headers: str) -> int:
        origin = f"{scheme}://{address.removeprefix('http://')}"
        made = httpx.post(f"{address}/api/players", json={"name": "Petra"}, headers={"Origin": origin, **headers})
        return made.status_code

    proto = "X-Forwarded-Proto"
    assert status(server.address, "https", **{proto: "https"}) == 201
    assert status(server.address, "http", **{proto: "https"}) == 403
    assert status(server.address, "https", **{proto: "http"}) == 403
    assert status(server.address, "http") == status(server.address, "https") == 201, "nobody knows"
    assert status(server.address, "ftp") == 403
    secure = ServerProcess(str(tmp_path / "tables.db"), secure_cookies=None)
    try:
        assert status(secure.address, "https") == 201
        assert status(secure.address, "http") == 403
    finally:
        secure.stop()
