"""Several processes that serve together: one that watches, as many that work, and perhaps a scribe.

They part by `fork`, after all that is the same for them was loaded. The watcher listens to nobody. It starts again who
ends, and ends all of them when it is told to; if it dies itself, they notice and end too.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import structlog

ENDINGS: Final = (signal.SIGINT, signal.SIGTERM)
AGAIN: Final = 1.0  # seconds after its start, at the earliest, until one that ended is started again
_log = structlog.get_logger()

# With a handle that comes to its end when the watcher does, or that says a word when a scribe is not needed any more.
Job = Callable[[int], None]


class Team:
    def __init__(self, workers: Sequence[Job], scribe: Job | None) -> None:
        self._jobs = [*workers, scribe] if scribe is not None else list(workers)
        self._scribe = scribe
        self._lifeline, self._our_end = os.pipe()
        self._processes: dict[int, Job] = {}
        self._started: dict[Job, float] = {}
        self._is_ending = False

    def run(self) -> None:
        """Until a signal ends it and everybody is done."""
        for ending in ENDINGS:
            signal.signal(ending, self._end)
        for job in self._jobs:
            if not self._is_ending:
                self._start(job)
        while self._processes:
            process, status = os.waitpid(-1, 0)
            ended = self._processes.pop(process, None)
            if ended is None:
                continue  # what one that died left behind: as the first process of a container we inherit it
            if not self._is_ending or (ended is self._scribe and self._processes):
                _log.error("process ended", number=self._jobs.index(ended), code=os.waitstatus_to_exitcode(status))
                time.sleep(max(0.0, self._started[ended] + AGAIN - time.monotonic()))
                if not self._is_ending or ended is self._scribe:
                    self._start(ended)
            if self._is_ending and list(self._processes.values()) == [self._scribe]:
                os.write(self._our_end, b".")

    def _start(self, job: Job) -> None:
        self._started[job] = time.monotonic()
        # Signals wait until both of us know what to do with them.
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)
        process = self._fork()
        if process:
            self._processes[process] = job
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)
            return
        code = 1
        try:
            os.close(self._our_end)
            # Ctrl+C, and who ends a whole group, reaches all of them; the watcher says what is to be done.
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            signal.signal(signal.SIGTERM, signal.SIG_IGN if job is self._scribe else signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)
            job(self._lifeline)
            code = 0
        except BaseException:
            _log.exception("process failed", number=self._jobs.index(job))
        finally:
            with contextlib.suppress(Exception):
                sys.stdout.flush()
                sys.stderr.flush()
            os._exit(code)

    def _fork(self) -> int:
        while True:
            try:
                return os.fork()
            except OSError as error:  # no memory, or too many processes: that may pass
                _log.error("no process", error=repr(error))
                time.sleep(AGAIN)

    def _end(self, *_: Any) -> None:
        self._is_ending = True
        for process, job in self._processes.items():
            if job is not self._scribe:
                with contextlib.suppress(ProcessLookupError):  # it has ended, and we were about to hear of it
                    os.kill(process, signal.SIGTERM)
