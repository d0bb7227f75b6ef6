"""Bots are clients: runners connect, are told which bot is asked where, and answer like everybody else.

A question is given to one runner at a time; if that one goes away or does not answer, to another. Two answers do no
harm: the second one finds the question closed.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import structlog

from tankodrom.server.hall import Hall
from tankodrom.server.identity import new_id
from tankodrom.server.problems import NotNow, Problem
from tankodrom.server.room import PLAYING, Room, now_ms

PATIENCE: Final = 10.0  # seconds beyond the time to think
SWEEP: Final = 2.0
FORGOTTEN: Final = 5_000  # milliseconds after which a bot's question is looked for in the database

_log = structlog.get_logger()
Key = tuple[str, int, int]  # table, seat, question


@dataclass(slots=True)
class Job:
    key: Key
    message: dict[str, Any]
    seconds: float
    runner: Runner | None = None
    given: float = 0.0


class Runner:
    """A connection that thinks for us; one question at a time."""

    def __init__(self) -> None:
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self.is_ready = False


class BotDesk:
    def __init__(self, hall: Hall, seconds: float) -> None:
        self._hall = hall
        self._seconds = seconds
        self._jobs: dict[Key, Job] = {}  # first those that wait longest
        self._by_table: dict[str, set[Key]] = {}  # of them, those that bots at tables are asked
        self._hints: dict[str, asyncio.Future[Any]] = {}
        self._runners: list[Runner] = []
        self._task: asyncio.Task[None] | None = None
        hall.on_change = self.look_at
        hall.on_news = self.forget_answered
        hall.is_at_work = lambda room: room.id in self._by_table
        hall.has_runners = lambda: bool(self._runners)

    def start(self) -> None:
        self._task = asyncio.create_task(self._sweep(), name="bot desk")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # What is to be thought about

    def look_at(self, room: Room) -> None:
        """Note which bots are asked at the table, and forget what is answered."""
        asked = self._asked_at(room)
        for key in asked:
            if key not in self._jobs:
                self._jobs[key] = Job(key, self._question(room, key), self._seconds)
                self._by_table.setdefault(room.id, set()).add(key)
        self._forget_all_but(asked, room.id)
        if asked:
            self._give_out()

    def forget_answered(self, room: Room) -> None:
        if room.id in self._by_table:
            self._forget_all_but(self._asked_at(room), room.id)

    def _asked_at(self, room: Room) -> list[Key]:
        if room.status != PLAYING or not room.has_bots:
            return []
        questions = room.course.questions
        return [(room.id, seat, questions[seat]) for seat in room.course.asked() if room.seats[seat].kind == "bot"]

    def _question(self, room: Room, key: Key) -> dict[str, Any]:
        _, seat, question = key
        return {
            "type": "asked",
            "table": room.id,
            "game": room.game.key,
            "seat": seat,
            "level": room.seats[seat].level,
            "question": question,
            "seconds": self._seconds,
        }

    def _forget_all_but(self, asked: list[Key], table: str) -> None:
        known = self._by_table.get(table)
        if known is not None:
            for key in known.difference(asked):
                known.remove(key)
                del self._jobs[key]
            if not known:
                del self._by_table[table]

    def _give_out(self) -> None:
        now = time.monotonic()
        for job in self._jobs.values():
            if job.runner is not None and now - job.given < job.seconds + PATIENCE:
                continue
            runner = self._idle(job.runner)
            if runner is None:
                continue
            job.runner = runner
            job.given = now
            runner.is_ready = False
            runner.outbox.put_nowait(msgspec.json.encode(job.message))

    def _idle(self, but: Runner | None) -> Runner | None:
        for runner in self._runners:
            if runner.is_ready and runner is not but:
                return runner
        return None

    async def _sweep(self) -> None:
        """Questions that nobody looks after: their process died, or their runner."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                self._give_out()
                for table in await self._hall.store.waiting_for_bots(now_ms() - FORGOTTEN, 200):
                    await self._look_after(table)
            except Exception as error:
                _log.warning("looking for waiting bots failed", error=repr(error))

    async def _look_after(self, table: str) -> None:
        try:
            self.look_at(await self._hall.fresh_room(table))
        except Problem as problem:
            _log.debug("a waiting table cannot be played here", table=table, error=str(problem))

    # Runners

    def add(self, runner: Runner) -> None:
        self._runners.append(runner)
        _log.info("bot runner came", runners=len(self._runners))

    def remove(self, runner: Runner) -> None:
        if runner in self._runners:
            self._runners.remove(runner)
        for job in self._jobs.values():
            if job.runner is runner:
                job.runner = None
        _log.info("bot runner went", runners=len(self._runners))
        self._give_out()

    def ready(self, runner: Runner) -> None:
        """It can think again: about the question that waits longest, and that has the most patience left to lose."""
        runner.is_ready = True
        # Who was waiting longest comes first next time, so that one table cannot keep a runner to itself.
        self._runners.remove(runner)
        self._runners.append(runner)
        self._give_out()

    # Hints

    async def hint(self, room: Room, seat: int, seconds: float, position: dict[str, Any]) -> Any:
        """What a strong player would do, thought out by a runner."""
        if not self._runners:
            raise NotNow("nobody is here who could think about it")
        id = new_id()
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._hints[id] = done
        key = (id, seat, -1)
        message = {
            "type": "hint",
            "id": id,
            "game": room.game.key,
            "seat": seat,
            "seconds": seconds,
            "position": position,
        }
        self._jobs[key] = Job(key, message, seconds)
        self._give_out()
        try:
            async with asyncio.timeout(seconds + PATIENCE):
                return await done
        except TimeoutError:
            raise NotNow("all who could think about it are busy") from None
        finally:
            self._hints.pop(id, None)
            self._jobs.pop(key, None)

    def hinted(self, id: str, advice: Any) -> None:
        done = self._hints.get(id)
        if done is not None and not done.done():
            done.set_result(advice)
