"""Playing many games, in this process or in several."""

from __future__ import annotations

import os
import signal
import threading
import traceback
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.synchronize import Event
from typing import ClassVar

from tankodrom.arena.match import Contest, Played, Stopped, play
from tankodrom.arena.schedule import Fixture
from tankodrom.bots.collector import calm_collector, calm_for_a_while
from tankodrom.core.errors import TankodromError


class GameFailed(TankodromError):
    """A bot or the engine broke down; `trace` is for those who mend it."""

    code: ClassVar[str] = "game_failed"

    def __init__(self, message: str, trace: str) -> None:
        super().__init__(message)
        self.trace = trace


@dataclass(frozen=True)
class _Failure:
    message: str
    trace: str


def play_all(contest: Contest, fixtures: list[Fixture], workers: int) -> Generator[Played, None, None]:
    """The games as they are finished; with several workers not in their order. Closing it stops them soon."""
    if workers == 1 or len(fixtures) < 2:
        with calm_for_a_while():
            for fixture in fixtures:
                yield _checked(_attempt(contest, fixture, lambda: False))
        return
    # Not forked: a fork of a process with threads (the progress bar has one) may hang.
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(workers, context, _begin, (contest, stop)) as pool:
        waiting = iter(fixtures)
        running: set[Future[Played | _Failure]] = set()
        try:
            while True:
                # Ctrl-C reaches all processes of a terminal. Workers begin here, and inherit that they do not hear it.
                heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
                for fixture in islice(waiting, 2 * workers - len(running)):
                    running.add(pool.submit(_play_in_worker, fixture))
                signal.pthread_sigmask(signal.SIG_SETMASK, heard)
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield _checked(future.result())
        except BrokenProcessPool:
            raise GameFailed("a worker process died", "") from None
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)  # waits: workers that only begin must still find `stop`


def _checked(played: Played | _Failure) -> Played:
    if isinstance(played, _Failure):
        raise GameFailed(played.message, played.trace)
    return played


def _attempt(contest: Contest, fixture: Fixture, stop: Callable[[], bool]) -> Played | _Failure:
    try:
        return play(contest, fixture, stop)
    except Stopped:
        return _Failure("stopped", "")
    except Exception as error:
        seating = ", ".join(contest.bots[bot] for bot in fixture.bots)
        what = " ".join(f"{type(error).__name__}: {error}".split())
        return _Failure(
            f"game {fixture.number} ({seating}; deal {fixture.deal}) broke down: {what}",
            traceback.format_exc(),
        )


# In a worker process.

_contest: Contest
_stopped: Callable[[], bool]


def _begin(contest: Contest, stop: Event) -> None:
    global _contest, _stopped
    _contest, _stopped = contest, stop.is_set
    calm_collector()
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play_in_worker(fixture: Fixture) -> Played | _Failure:
    return _attempt(_contest, fixture, _stopped)
