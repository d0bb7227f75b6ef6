"""Plays many games, in this process or in several."""

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

from tankodrom.arena.match import Contest, MatchResult, Stopped, play
from tankodrom.arena.schedule import Fixture
from tankodrom.core.errors import TankodromError
from tankodrom.garbage_collection import collect_less, collecting_less


class GameFailed(TankodromError):
    """A bot or the engine raised an error. `trace` is for developers."""

    code: ClassVar[str] = "game_failed"

    def __init__(self, message: str, trace: str) -> None:
        super().__init__(message)
        self.trace = trace


@dataclass(frozen=True)
class _Failure:
    message: str
    trace: str


def play_all(contest: Contest, fixtures: list[Fixture], workers: int) -> Generator[MatchResult, None, None]:
    """The finished games; with several workers they are not in order. Closing the iterator stops the workers soon."""
    if workers == 1 or len(fixtures) < 2:
        with collecting_less():
            for fixture in fixtures:
                yield _checked(_attempt(contest, fixture, lambda: False))
        return
    # Not forked: a fork of a process with threads (the progress bar has one) may hang.
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(workers, context, _begin, (contest, stop)) as pool:
        waiting = iter(fixtures)
        running: set[Future[MatchResult | _Failure]] = set()
        try:
            while True:
                # Ctrl-C reaches all processes of a terminal. Workers started here inherit that they ignore it.
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
            pool.shutdown(cancel_futures=True)  # waits: workers that are starting must still see `stop`


def _checked(played: MatchResult | _Failure) -> MatchResult:
    if isinstance(played, _Failure):
        raise GameFailed(played.message, played.trace)
    return played


def _attempt(contest: Contest, fixture: Fixture, stop: Callable[[], bool]) -> MatchResult | _Failure:
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
    collect_less()
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play_in_worker(fixture: Fixture) -> MatchResult | _Failure:
    return _attempt(_contest, fixture, _stopped)
