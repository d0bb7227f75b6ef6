"""Group commit: what several tables have to write at one moment goes to the disk in one transaction.

One task writes. While a transaction is on its way, the next changes gather, so tables that move at the same time share the
price of a commit. Every table still hears "done" only when its entry is safe.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

import structlog

from tankodrom.server.log.backends import LogBackend
from tankodrom.server.log.records import Change, Conflict
from tankodrom.server.problems import Unavailable

LARGEST: Final = 200  # entries in a transaction
SMALL: Final = 16  # a batch of so few is not divided
_log = structlog.get_logger()

OnWritten = Callable[[bool | Exception], None]
Results = list[tuple[tuple[Change, OnWritten], bool | Exception]]


class Writer:
    def __init__(self, backend: LogBackend) -> None:
        self._backend = backend
        self._waiting: list[tuple[Change, OnWritten]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    async def start(self) -> None:
        await self._backend.open()
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Everything that waits is written first."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        self._backend.close()

    def submit(self, change: Change, on_written: OnWritten) -> None:
        """`on_written` is called with True when it is committed, with False if the table already has another entry with
        this number or id, and with the error if the database refuses."""
        self._waiting.append((change, on_written))
        self._wake.set()

    async def write(self, change: Change) -> bool:
        """The same for a caller that can wait; an error is raised."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def on_written(result: bool | Exception) -> None:
            if done.done():
                return
            if isinstance(result, Exception):
                done.set_exception(result)
            else:
                done.set_result(result)

        self.submit(change, on_written)
        return await done

    async def _run(self) -> None:
        """While one batch is on its way to the disk, the results of the batch before are reported."""
        unreported: Results = []
        while True:
            if self._waiting:
                size = self._batch_size(len(unreported))
                batch, self._waiting = self._waiting[:size], self._waiting[size:]
                results, _ = await asyncio.gather(
                    self._commit([change for change, _ in batch]), self._report(unreported)
                )
                unreported = list(zip(batch, results, strict=True))
            elif unreported:
                await self._report(unreported)
                unreported = []
            elif self._closing:
                return
            else:
                self._wake.clear()
                await self._wake.wait()

    def _batch_size(self, unreported: int) -> int:
        """Players whose results are reported move again. If a large and a small batch took turns, the disk would wait
        during one and the processor during the other; halves keep both busy."""
        return min(LARGEST, max(SMALL, (unreported + len(self._waiting) + 1) // 2))

    async def _report(self, results: Results) -> None:
        for (change, on_written), result in results:
            try:
                on_written(result)
            except Exception:  # a bug at one table must not keep the others from hearing
                _log.exception("report failed", table=change.table_id)

    async def _commit(self, changes: list[Change]) -> Sequence[bool | Exception]:
        try:
            await self._backend.commit(changes)
        except Conflict:
            return [await self._commit_alone(change) for change in changes]
        except Unavailable as problem:  # in the log already, once for all
            return [problem] * len(changes)
        except Exception as error:
            _log.error("commit failed", entries=len(changes), error=repr(error))
            return [error] * len(changes)
        return [True] * len(changes)

    async def _commit_alone(self, change: Change) -> bool | Exception:
        try:
            await self._backend.commit([change])
        except Conflict:
            return False
        except Exception as error:
            return error
        return True
