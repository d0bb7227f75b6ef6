"""Who may write to the SQLite file now.

SQLite lets one write at a time, and who finds it busy sleeps, up to a tenth of a second, before he looks again. So writers
queue here: those of one process for a lock of its own, and the processes of one server for the lock of a file.
"""

from __future__ import annotations

import asyncio
import os
from typing import Final

try:
    import fcntl
except ImportError:  # Windows, where a server is one process
    fcntl = None  # type: ignore[assignment]

LOCK_FILE: Final = "-turn"  # after the name of the database; it stays empty


class Turn:
    """`async with` waits for both locks; who has no loop, and is alone in its process, only takes and leaves the second."""

    def __init__(self, database: str, is_shared: bool) -> None:
        self._here = asyncio.Lock()
        self._file = os.open(database + LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o600) if is_shared else -1

    def take(self) -> None:
        if self._file >= 0:
            fcntl.flock(self._file, fcntl.LOCK_EX)

    def leave(self) -> None:
        if self._file >= 0:
            fcntl.flock(self._file, fcntl.LOCK_UN)

    async def __aenter__(self) -> None:
        await self._here.acquire()
        if self._file < 0 or self._is_taken_at_once():
            return
        waiting = asyncio.get_running_loop().run_in_executor(None, self.take)
        try:
            await asyncio.shield(waiting)
        except BaseException:
            # A thread cannot be called back, and what it gets must be given back.
            waiting.add_done_callback(lambda _: self._give_back())
            raise

    async def __aexit__(self, *_: object) -> None:
        self._give_back()

    def _give_back(self) -> None:
        self.leave()
        self._here.release()

    def _is_taken_at_once(self) -> bool:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
