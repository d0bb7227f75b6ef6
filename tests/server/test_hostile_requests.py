"""Requests that mean harm: each is refused with a code, and a table beside them is served all the while."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.conftest import Cluster
from server.harness import ServerProcess
from server.hostile import FOREIGN, PATIENCE, Scene, during
from tankodrom.server.people_text import clean_line


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
    """PostgreSQL keeps no NUL. Each is taken, cleaned, or refused; nothing breaks."""
    petra = cluster.person()
    table = petra.table("rush", "me", "open")

    def is_taken(path: str, body: dict[str, Any]) -> bool:
        reply = petra.http.post(path, json=body)
        if reply.status_code != 201:
            assert (reply.status_code, reply.json()["code"]) == (400, "malformed")
        return reply.status_code == 201

    taken = is_taken(f"/api/tables/{table}/chat", {"text": text})
    heard = [line["text"] for line in petra.get(f"/api/tables/{table}/chat")]
    assert heard == ([clean_line(text)] if taken else [])
    seats = [{"kind": "me", "name": text[:40]}, {"kind": "open"}]
    is_taken("/api/tables", {"game": "rush", "seats": seats})
    is_taken(f"/api/tables/{table}/join", {"seat": 1, "name": text[:40]})
    is_taken("/api/players", {"name": text[:40]})
