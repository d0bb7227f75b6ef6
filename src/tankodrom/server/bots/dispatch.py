"""Questions for bots, given to bot runners. Runners are clients: they hear which bot is asked where, and answer like
everybody else.

A question is given to one runner at a time. If that one goes away or does not answer, another one gets it. Two answers do
no harm: the second one finds the question closed.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import structlog

from tankodrom.protocol.bots import HintJob, QuestionJob
from tankodrom.protocol.rest import AdviceInfo
from tankodrom.server.identity import new_id
from tankodrom.server.problems import NotNow
from tankodrom.server.tables.table import LiveTable

ANSWER_GRACE_SECONDS: Final = 10.0  # that a runner may take beyond the time to think
# How long a bot takes for an answer whose time must tell nothing (`Game.secret_prompts`), where people play.
SHORTEST_PAUSE: Final = 0.8
LONGEST_PAUSE: Final = 2.0
SECRET_THINKING: Final = 0.4  # it fits into the shortest pause

_log = structlog.get_logger()
_chance = secrets.SystemRandom()
JobKey = tuple[str, int, int]  # table, seat, question


class RunnerConnection:
    """A connected bot runner. It works on one job at a time."""

    def __init__(self) -> None:
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self.is_ready = False


@dataclass(slots=True)
class BotJob:
    message: QuestionJob | HintJob
    seconds: float
    runner: RunnerConnection | None = None
    given: float = 0.0  # when the runner got it


def is_secret(table: LiveTable, seat: int) -> bool:
    """Whether people at the table must not learn from the time of the answer what the seat holds."""
    decision = table.session.decision_of(seat)
    return decision is not None and decision.prompt in table.game.secret_prompts() and len(table.people()) > 0


class BotDispatch:
    def __init__(self, seconds: float) -> None:
        """`seconds`: how long a bot may think about a decision."""
        self._seconds = seconds
        self._jobs: dict[JobKey, BotJob] = {}  # the oldest first
        self._by_table: dict[str, set[JobKey]] = {}  # the jobs that are questions at a table
        self._hints: dict[str, asyncio.Future[list[AdviceInfo]]] = {}
        self._runners: list[RunnerConnection] = []

    # Jobs

    def update_jobs(self, table: LiveTable) -> None:
        """Add a job for each bot that is asked at the table, and drop the jobs that are answered."""
        asked = self._asked_at(table)
        for key in asked:
            if key not in self._jobs:
                message = self._question(table, key)
                self._jobs[key] = BotJob(message, message.seconds + message.pause)
                self._by_table.setdefault(table.id, set()).add(key)
        self._drop_all_but(asked, table.id)
        if asked:
            self.assign_jobs()

    def drop_answered_jobs(self, table: LiveTable) -> None:
        if self.has_jobs_at(table):
            self._drop_all_but(self._asked_at(table), table.id)

    def has_jobs_at(self, table: LiveTable) -> bool:
        return table.id in self._by_table

    def assign_jobs(self) -> None:
        """Give each job that nobody works on to an idle runner."""
        now = time.monotonic()
        for job in self._jobs.values():
            if job.runner is not None and now - job.given < job.seconds + ANSWER_GRACE_SECONDS:
                continue
            runner = self._idle_runner(job.runner)
            if runner is None:
                continue
            job.runner = runner
            job.given = now
            runner.is_ready = False
            runner.outbox.put_nowait(msgspec.json.encode(job.message))

    def _asked_at(self, table: LiveTable) -> list[JobKey]:
        return [(table.id, seat, table.session.questions[seat]) for seat in table.asked_bots()]

    def _question(self, table: LiveTable, key: JobKey) -> QuestionJob:
        _, seat, question = key
        secret = is_secret(table, seat)
        return QuestionJob(
            table=table.id,
            game=table.game.key,
            seat=seat,
            level=table.seats[seat].level,
            question=question,
            seconds=min(self._seconds, SECRET_THINKING) if secret else self._seconds,
            pause=_chance.uniform(SHORTEST_PAUSE, LONGEST_PAUSE) if secret else 0.0,
        )

    def _drop_all_but(self, asked: list[JobKey], table_id: str) -> None:
        known = self._by_table.get(table_id)
        if known is not None:
            for key in known.difference(asked):
                known.remove(key)
                del self._jobs[key]
            if not known:
                del self._by_table[table_id]

    def _idle_runner(self, but: RunnerConnection | None) -> RunnerConnection | None:
        for runner in self._runners:
            if runner.is_ready and runner is not but:
                return runner
        return None

    # Runners

    def has_runners(self) -> bool:
        return bool(self._runners)

    def add(self, runner: RunnerConnection) -> None:
        self._runners.append(runner)
        _log.info("bot runner came", runners=len(self._runners))

    def remove(self, runner: RunnerConnection) -> None:
        if runner in self._runners:
            self._runners.remove(runner)
        for job in self._jobs.values():
            if job.runner is runner:
                job.runner = None
        _log.info("bot runner went", runners=len(self._runners))
        self.assign_jobs()

    def ready(self, runner: RunnerConnection) -> None:
        """The runner can take another job."""
        runner.is_ready = True
        # The runner that has waited longest is used next.
        self._runners.remove(runner)
        self._runners.append(runner)
        self.assign_jobs()

    # Hints

    async def hint(
        self, table: LiveTable, seat: int, seconds: float, position: dict[str, Any]
    ) -> list[AdviceInfo]:
        """What a strong player would do, worked out by a runner."""
        if not self._runners:
            raise NotNow("nobody is here who could think about it")
        id = new_id()
        done: asyncio.Future[list[AdviceInfo]] = asyncio.get_running_loop().create_future()
        self._hints[id] = done
        key = (id, seat, -1)  # a hint has no table and no question number: its own id and -1 take their places
        job = HintJob(id=id, game=table.game.key, seat=seat, seconds=seconds, position=position)
        self._jobs[key] = BotJob(job, seconds)
        self.assign_jobs()
        try:
            async with asyncio.timeout(seconds + ANSWER_GRACE_SECONDS):
                return await done
        except TimeoutError:
            raise NotNow("all who could think about it are busy") from None
        finally:
            self._hints.pop(id, None)
            self._jobs.pop(key, None)

    def hinted(self, id: str, advice: list[AdviceInfo]) -> None:
        done = self._hints.get(id)
        if done is not None and not done.done():
            done.set_result(advice)
