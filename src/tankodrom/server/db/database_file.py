"""The SQLite file: who may read it, which server it belongs to, and whether it is still where it was."""

from __future__ import annotations

import fcntl
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.parse import quote

import structlog

from tankodrom.core.errors import BadSetup

PRIVATE: Final = 0o600  # it holds the secret of the cookies and the seeds of running games
OTHERS: Final = 0o077
BESIDE: Final = ("-wal", "-shm")  # SQLite makes them with the rights of the file itself
MAGIC: Final = b"SQLite format 3\x00"
_log = structlog.get_logger()


class FileMoved(OSError):
    """The file is gone, or another one is in its place. What is written now would be lost with the old one."""


class DatabaseFile:
    def __init__(self, path: str) -> None:
        self.path = os.path.abspath(path)
        self._identity: tuple[int, int] | None = None  # None: not looked at yet
        self._lock = -1

    def uri(self) -> str:
        """For SQLite. Without `mode=rw` it would make an empty database where the file has gone."""
        return f"file:{quote(self.path)}?mode=rw"

    def prepare(self) -> None:
        """Make the file if there is none, and let nobody else read it. BadSetup says in a sentence why it cannot be used."""
        path = Path(self.path)
        if path.is_dir():
            raise BadSetup(f"the database {path} is a folder; name a file in it")
        if not path.parent.is_dir():
            raise BadSetup(f"the database {path} cannot be made: there is no folder {path.parent}")
        try:
            if not path.exists() or path.stat().st_size == 0:
                self._check_no_leftovers()
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
        except OSError as error:
            raise BadSetup(f"the database {path} cannot be opened: {error.strerror}") from None
        with os.fdopen(descriptor, "rb") as file:
            if file.read(len(MAGIC)) not in (b"", MAGIC):
                raise BadSetup(f"the database {path} is not an SQLite file")
        if not os.access(path.parent, os.W_OK):
            raise BadSetup(f"the database {path} needs files beside it, and its folder cannot be written")
        if path.stat().st_size == 0:
            self._begin()
        for name in (self.path, *(self.path + ending for ending in BESIDE)):
            _narrow(name)

    def _begin(self) -> None:
        """A new file: `retention.py` shrinks it. It counts only before the first table, and takes a lock each time."""
        with closing(sqlite3.connect(self.uri(), uri=True)) as connection:
            connection.execute("PRAGMA auto_vacuum=INCREMENTAL")
            connection.execute("PRAGMA journal_mode=WAL")

    def _check_no_leftovers(self) -> None:
        """SQLite would throw away what is in the -wal file, silently."""
        for ending in BESIDE[:1]:
            beside = Path(self.path + ending)
            if beside.exists() and beside.stat().st_size:
                raise BadSetup(
                    f"the database {self.path} is empty or gone, but {beside} is not: put a backup in its place, "
                    f"or remove {beside} for a new beginning"
                )

    def lock(self) -> None:
        """For the life of this process; the system frees it however the process ends. BadSetup: another server has it."""
        name = self.path + ".lock"
        try:
            self._lock = os.open(name, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.unlock()
            raise BadSetup(
                f"another server uses the database {self.path}; several servers need PostgreSQL: docs/self-hosting.md"
            ) from None
        except OSError as error:
            self.unlock()
            raise BadSetup(f"the lock file {name} cannot be opened: {error.strerror}") from None
        _narrow(name)

    def unlock(self) -> None:
        """The lock file stays: who removes it may remove the one that the next server has just locked."""
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1

    def check_in_place(self) -> None:
        """FileMoved, if the file at this path is not the one that was there first."""
        try:
            found = os.stat(self.path)
        except OSError as error:
            raise FileMoved(f"{self.path}: {error.strerror}") from None
        identity = (found.st_dev, found.st_ino)
        if self._identity is None:
            self._identity = identity
        elif identity != self._identity:
            raise FileMoved(
                f"{self.path}: another file is in its place; put the old one back, or restart the server"
            )


def _narrow(name: str) -> None:
    try:
        mode = stat.S_IMODE(os.stat(name).st_mode)
        if mode & OTHERS:
            os.chmod(name, mode & ~OTHERS)
            _log.warning("file was open to others; not any more", file=name, mode=f"{mode:o}")
    except FileNotFoundError:
        pass
    except OSError as error:  # somebody else's file
        _log.warning("file is open to others", file=name, error=error.strerror)
