"""Group commit: what several tables have to write at one moment goes to the disk in one transaction.

One task writes; who has something to write waits until it is committed. While a transaction is on its way, the next
ones gather. So the price of a commit is shared by all tables that move at the time, and every table still hears
"done" only when its line is safe.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

import structlog

from tankodrom.server.changes import Change, Conflict
from tankodrom.server.disks import Disk

LARGEST: Final = 200  # entries in a transaction
SMALL: Final = 16  # so few are not divided
_log = structlog.get_logger()

Written = Callable[[bool | Exception], None]
Results = list[tuple[tuple[Change, Written], bool | Exception]]


class Writer:
    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._waiting: list[tuple[Change, Written]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Everything that waits is written first."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        self._disk.close()

    def submit(self, change: Change, written: Written) -> None:
        """`written` is called with True when it is committed, with False if the table has another entry with this number
        or id already, and with the error if the disk refuses."""
        self._waiting.append((change, written))
        self._wake.set()

    async def write(self, change: Change) -> bool:
        """The same for who can wait."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def written(result: bool | Exception) -> None:
            if done.done():
                return
            if isinstance(result, Exception):
                done.set_exception(result)
            else:
                done.set_result(result)

        self.submit(change, written)
        return await done

    async def _run(self) -> None:
        """While one batch is on its way to the disk, the one before is told."""
        untold: Results = []
        while True:
            if self._waiting:
                size = self._fair_size(len(untold))
                batch, self._waiting = self._waiting[:size], self._waiting[size:]
                results, _ = await asyncio.gather(
                    self._commit([change for change, _ in batch]), self._tell(untold)
                )
                untold = list(zip(batch, results, strict=True))
            elif untold:
                await self._tell(untold)
                untold = []
            elif self._closing:
                return
            else:
                self._wake.clear()
                await self._wake.wait()

    def _fair_size(self, untold: int) -> int:
        """Who is told moves again. If a large batch and a small one took turns, the disk would wait during one of them and
        the processor during the other; halves keep both busy."""
        return min(LARGEST, max(SMALL, (untold + len(self._waiting) + 1) // 2))

    async def _tell(self, results: Results) -> None:
        for (change, written), result in results:
            try:
                written(result)
            except Exception:  # a bug at one table must not keep the others from being told
                _log.exception("telling failed", table=change.table)

    async def _commit(self, changes: list[Change]) -> Sequence[bool | Exception]:
        try:
            await self._disk.commit(changes)
        except Conflict:
            return [await self._commit_alone(change) for change in changes]
        except Exception as error:
            _log.error("commit failed", entries=len(changes), error=repr(error))
            return [error] * len(changes)
        return [True] * len(changes)

    async def _commit_alone(self, change: Change) -> bool | Exception:
        try:
            await self._disk.commit([change])
        except Conflict:
            return False
        except Exception as error:
            return error
        return True
