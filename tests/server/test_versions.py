"""The version of the protocol: told to everybody, and clients of another one are refused."""

from __future__ import annotations

import json
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.conftest import Cluster
from tankodrom.protocol.version import PROTOCOL_VERSION

OTHER = PROTOCOL_VERSION + 1


def heard(address: str, token: str) -> tuple[Any, int]:
    """The first message of a socket, and the code that it is closed with; 0 if it stays open."""
    with connect(address.replace("http", "ws"), additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        first = json.loads(socket.recv(timeout=30))
        if first["type"] != "refused":
            return first, 0
        try:
            socket.recv(timeout=30)
        except ConnectionClosed as closed:
            return first, closed.rcvd.code if closed.rcvd is not None else 0
    return first, 0


def test_hello_tells_the_version_whether_the_client_names_it_or_not(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("battlegrounds", "me", "me")
    for query in ("seat=0", f"seat=0&version={PROTOCOL_VERSION}"):
        hello, code = heard(f"{cluster.address}/api/tables/{table}/live?{query}", petra.token)
        assert (hello["type"], hello["version"], code) == ("hello", PROTOCOL_VERSION, 0)


def test_a_socket_of_another_version_is_refused(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("battlegrounds", "me", "me")
    for path in (f"/api/tables/{table}/live?seat=0&version={OTHER}", f"/api/bots?version={OTHER}"):
        refused, code = heard(cluster.address + path, petra.token)
        assert (refused["code"], refused["facts"], code) == ("outdated", {"version": PROTOCOL_VERSION}, 4426)


def test_every_answer_names_the_version_and_a_stream_of_another_one_is_refused(cluster: Cluster) -> None:
    petra = cluster.person()
    table = petra.table("battlegrounds", "me", "me")
    reply = httpx.get(f"{cluster.address}/api/tables/{table}/stream", params={"version": OTHER})
    assert (reply.status_code, reply.json()["code"]) == (426, "outdated")
    assert reply.headers["Tankodrom-Protocol"] == str(PROTOCOL_VERSION)
