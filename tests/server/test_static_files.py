"""The web client as the server hands it out."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from server.conftest import Cluster
from tankodrom.server.http.static_files import StaticFiles


@pytest.fixture
def built(tmp_path: Path) -> StaticFiles:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (tmp_path / "assets" / "app-1.js").write_text("1;", encoding="utf-8")
    (tmp_path / "assets" / "font-1.woff2").write_bytes(b"font")
    return StaticFiles(tmp_path)


@pytest.mark.parametrize("address", ["", "/", "/t/0123", "/rules/rush", "/replay/0123/"])
def test_every_address_of_the_client_is_its_document(built: StaticFiles, address: str) -> None:
    page = built.at(address)
    assert page is not None
    assert (page.content, page.type, page.caching) == (b"<!doctype html>", "text/html", "no-cache")


def test_files_are_kept_for_good_and_packed_if_that_helps(built: StaticFiles) -> None:
    script, font = built.at("/assets/app-1.js"), built.at("/assets/font-1.woff2")
    assert script is not None
    assert font is not None
    assert "immutable" in script.caching
    assert gzip.decompress(script.packed) == script.content
    assert script.type == "application/javascript; charset=utf-8"
    assert font.packed == b""


@pytest.mark.parametrize("address", ["/assets/app-2.js", "/api/nonsense", "/assets/../../secret"])
def test_what_is_not_there_is_not_there(built: StaticFiles, address: str) -> None:
    assert built.at(address) is None


def test_without_a_client_there_are_no_pages(tmp_path: Path) -> None:
    assert not StaticFiles(tmp_path)
    assert StaticFiles(tmp_path).at("/") is None


def test_who_opens_the_address_sees_the_client_or_is_told_where_to_go(cluster: Cluster) -> None:
    reply = cluster.person().http.get("/")
    assert reply.status_code == 200
    assert 'id="app"' in reply.text or "/api/openapi.json" in reply.text
    assert "script-src 'self'" in reply.headers["Content-Security-Policy"]
