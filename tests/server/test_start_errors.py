"""What can be wrong at the start is one sentence, and no address is printed as if the server ran."""

from __future__ import annotations

import os
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.harness import Person, ServerProcess, new_database
from tankodrom.core.errors import BadSetup
from tankodrom.server.db.database_file import DatabaseFile

PATIENCE = 60.0
NOBODY = 65_534


def start(database: str, *flags: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tankodrom", "serve", "--port", "0", "--runners", "0"]
    return subprocess.run(
        [*command, "--database", database, *flags], capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def sentence(ended: subprocess.CompletedProcess[str]) -> str:
    """The one line that it said."""
    assert ended.returncode == 1
    assert ended.stdout == "", "no address"
    lines = ended.stderr.splitlines()
    assert len(lines) == 1, ended.stderr
    assert lines[0].startswith("tankodrom: ")
    return lines[0]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database with a table in it."""
    path = tmp_path_factory.mktemp("played") / "tables.db"
    server = ServerProcess(str(path))
    Person(server.address).table("rush", "me", "me")
    server.stop()
    return path.read_bytes()


def truncated(path: Path, played: bytes) -> None:
    path.write_bytes(played[: len(played) // 2])


def not_a_database(path: Path, _played: bytes) -> None:
    path.write_text("# Shopping\n" * 1000)


def a_folder(path: Path, _played: bytes) -> None:
    path.mkdir()


def only_its_wal(path: Path, _played: bytes) -> None:
    Path(f"{path}-wal").write_bytes(b"moves of yesterday")


def of_a_newer_release(path: Path, played: bytes) -> None:
    path.write_bytes(played)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (truncated, "malformed"),
        (not_a_database, "is not an SQLite file"),
        (a_folder, "is a folder"),
        (only_its_wal, "put a backup in its place"),
        (of_a_newer_release, "was written by a newer release"),
    ],
    ids=lambda each: getattr(each, "__name__", ""),
)
def test_a_file_that_is_no_database_of_ours(
    tmp_path: Path, played: bytes, make: Callable[[Path, bytes], None], words: str
) -> None:
    path = tmp_path / "tables.db"
    make(path, played)
    if path.is_file():
        path.chmod(0o600)  # else there is a second line
    said = sentence(start(str(path)))
    assert words in said
    assert str(path) in said


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert f"there is no folder {tmp_path / 'none'}" in sentence(start(str(tmp_path / "none" / "tables.db")))


@pytest.mark.parametrize("where", ["file", "folder"])
def test_a_file_that_may_not_be_written(tmp_path: Path, where: str) -> None:
    """Root may write everything, so whoever runs the tests becomes somebody else for a moment."""
    tmp_path.chmod(0o555)
    path = tmp_path / "tables.db"
    if where == "file":
        path.touch(0o444)
    is_root = os.geteuid() == 0
    parents = [each for each in tmp_path.parents if is_root and not each.stat().st_mode & stat.S_IXOTH]
    for each in parents:
        each.chmod(0o755)
    if is_root:
        os.seteuid(NOBODY)
    try:
        with pytest.raises(BadSetup, match="cannot be opened: Permission denied"):
            DatabaseFile(str(path)).prepare()
    finally:
        if is_root:
            os.seteuid(0)
        tmp_path.chmod(0o755)


def test_a_postgresql_that_is_away() -> None:
    said = sentence(start("postgresql://tanks:secret@127.0.0.1:1/tanks"))
    assert "cannot be used: ConnectionRefusedError" in said
    assert "secret" not in said


def test_a_postgresql_without_this_database(postgres: Any) -> None:
    address = new_database(postgres)
    name = address.partition("?")[0].rpartition("/")[2]
    assert "does not exist" in sentence(start(address.replace(name, "nowhere")))


@pytest.mark.parametrize("address", ["postgresql://tanks:secret@host:port/tanks"])
def test_an_address_of_postgresql_that_is_none(address: str) -> None:
    said = sentence(start(address))
    assert "the address of the database cannot be read" in said
    assert "secret" not in said


@pytest.mark.parametrize("address", ["localhost:6379", "http://localhost", "redis://:secret@localhost:port"])
def test_an_address_of_redis_that_is_none(tmp_path: Path, address: str) -> None:
    said = sentence(start(str(tmp_path / "tables.db"), "--redis", address))
    assert "the address of Redis cannot be read" in said
    assert "secret" not in said


def test_a_port_that_is_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        said = sentence(start(str(tmp_path / "tables.db"), "--port", str(taken.getsockname()[1])))
    assert "cannot listen on 127.0.0.1" in said


# One server for a file


@pytest.fixture
def running(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(str(tmp_path / "tables.db"))
    yield server
    server.stop()


def test_the_address_is_printed_when_the_server_answers(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tankodrom", "serve", "--port", "0", "--runners", "0"]
    process = subprocess.Popen(
        [*command, "--database", str(tmp_path / "tables.db")], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().removeprefix("Tankodrom: ").strip()
        assert httpx.get(f"{address}/readyz", timeout=PATIENCE).status_code == 200
    finally:
        process.terminate()
        process.wait()


def test_a_second_server_on_the_same_file(tmp_path: Path, running: ServerProcess) -> None:
    said = sentence(start(str(tmp_path / "tables.db")))
    assert "another server uses the database" in said
    assert "PostgreSQL" in said
    assert Person(running.address).table("rush", "me", "me"), "the first one goes on"
    token = start(str(tmp_path / "tables.db"), "--new-bot-token")
    assert (token.returncode, token.stderr) == (0, "")
    assert token.stdout.strip()
    running.kill()
    running.start()  # no lock is left behind


# Who may read it


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def test_nobody_else_can_read_the_database(tmp_path: Path, running: ServerProcess) -> None:
    Person(running.address).table("rush", "me", "me")
    names = {f"tables.db{ending}" for ending in ("", "-wal", "-shm", ".lock")}
    assert modes(tmp_path) == dict.fromkeys(names, 0o600)


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path, played: bytes) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(played)
    path.chmod(0o664)
    server = ServerProcess(str(path))
    try:
        assert modes(tmp_path)["tables.db"] == 0o600
        assert sum("file was open to others" in line for line in server.lines) == 1
    finally:
        server.stop()
