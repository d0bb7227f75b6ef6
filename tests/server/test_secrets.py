"""What is promised about secrets: cookies, pages, and tokens that nobody keeps."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from server.harness import ServerProcess, new_id
from server.hostile import FOREIGN, Scene, next_of


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
