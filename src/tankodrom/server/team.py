"""Several processes that serve together: one that watches, and as many that work.

They part by `fork`, after all that is the same for them was loaded. The watcher listens to nobody. It starts again who
ends, and ends all of them when it is told to; if it dies itself, they notice and end too.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from typing import Any, Final

import structlog

from tankodrom.server.siblings import Mailbox, Siblings

AGAIN: Final = 1.0  # seconds after its start, at the earliest, until one that ended is started again
_log = structlog.get_logger()

Work = Callable[[Siblings, int], None]  # with a handle that comes to its end when the watcher does


class Team:
    def __init__(self, processes: int, work: Work) -> None:
        self._work = work
        self._mailboxes = [Mailbox() for _ in range(processes)]
        self._lifeline, self._our_end = os.pipe()
        self._numbers: dict[int, int] = {}  # by process id
        self._started: dict[int, float] = {}  # by number
        self._is_ending = False

    def run(self) -> None:
        """Until a signal ends it and everybody is done."""
        for ending in (signal.SIGINT, signal.SIGTERM):
            signal.signal(ending, self._end)
        for number in range(len(self._mailboxes)):
            self._start(number)
        while self._numbers:
            process, status = os.waitpid(-1, 0)
            number = self._numbers.pop(process, -1)
            if number >= 0 and not self._is_ending:
                _log.error("process ended", number=number, code=os.waitstatus_to_exitcode(status))
                time.sleep(max(0.0, self._started[number] + AGAIN - time.monotonic()))
                if not self._is_ending:
                    self._start(number)

    def _start(self, number: int) -> None:
        self._started[number] = time.monotonic()
        process = os.fork()
        if process:
            self._numbers[process] = number
            if self._is_ending:  # the signal came while it was being made
                os.kill(process, signal.SIGTERM)
            return
        code = 1
        try:
            os.close(self._our_end)
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches all; the watcher says what is to be done
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            self._work(Siblings(number, self._mailboxes), self._lifeline)
            code = 0
        except BaseException:
            _log.exception("process failed", number=number)
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def _end(self, *_: Any) -> None:
        self._is_ending = True
        for process in self._numbers:
            os.kill(process, signal.SIGTERM)
