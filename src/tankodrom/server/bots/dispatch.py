"""Questions for bots, given to bot runners. Runners are clients: they hear which bot is asked where, and answer like
everybody else.

A question is given to one runner at a time. If it is not answered, it waits for a pause that grows, and is given to any
runner, to another one if there is a choice. So it is there until it is answered. Two answers do no harm: the second one finds
the question closed.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import structlog

from tankodrom.protocol.bots import FailureReason, HintJob, QuestionJob
from tankodrom.protocol.rest import AdviceInfo
from tankodrom.server.bots.queue import FairQueue, Place, Rank
from tankodrom.server.identity import new_id
from tankodrom.server.problems import HintFailed, HintLimit, NotNow
from tankodrom.server.tables.table import LiveTable

ANSWER_GRACE_SECONDS: Final = 10.0  # that a runner may take beyond the time to think
# How long a bot takes for an answer whose time must tell nothing (`Game.secret_prompts`), where people play.
SHORTEST_PAUSE: Final = 0.4
LONGEST_PAUSE: Final = 1.0
SECRET_THINKING: Final = 0.2  # it fits into the shortest pause
FIRST_RETRY: Final = 0.2  # seconds until a question that was not answered is given again; it doubles each time
LONGEST_RETRY: Final = 5.0
LONGEST_RETRY_OF_BUG: Final = 60.0  # if the bot or its runner breaks over the question
HINT_TRIES: Final = 2
MOST_ADVICE: Final = 10  # choices in a hint, the best ones
BAD_RUNNER: Final = 3  # failures in a row after which a runner rests, if there is a better one
QUICK_LEVELS: Final = ("random", "recruit", "veteran")  # they answer in milliseconds, whatever time they have
QUICK_SECONDS: Final = 0.02  # that such an answer is expected to take

_log = structlog.get_logger()
_chance = secrets.SystemRandom()
JobKey = tuple[str, int, int]  # table, seat, question


def retry_after(failures: int, longest: float) -> float:
    return min(longest, FIRST_RETRY * 2.0 ** min(failures - 1, 16))


class RunnerConnection:
    """A connected bot runner. It works on one job at a time, and may hold answers back until their time has come."""

    def __init__(self) -> None:
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self.is_ready = False
        self.job: BotJob | None = None
        self.held_back: dict[JobKey, BotJob] = {}  # questions whose answers it has and posts later
        self.is_slow = False  # is what it works on, also if the job was taken back meanwhile
        self.failures = 0  # in a row


@dataclass(slots=True, eq=False, kw_only=True)
class BotJob:
    """A question has a table, a hint has a message and a future."""

    key: JobKey
    place: Place
    table: LiveTable | None = None
    hint: HintJob | None = None
    done: asyncio.Future[list[AdviceInfo]] | None = None
    runner: RunnerConnection | None = None  # that works on it
    last_runner: RunnerConnection | None = None  # that did not answer
    given: float = 0.0  # when the runner got it
    due: float = 0.0  # when the answer must be there
    is_held_back: bool = False  # if the runner says that it is ready, it has an answer that it posts later
    is_charged: bool = False  # for its expected time, not yet for its true one
    failures: int = 0
    timer: asyncio.TimerHandle | None = None  # while it pauses


def is_secret(table: LiveTable, seat: int) -> bool:
    """Whether people at the table must not learn from the time of the answer what the seat holds."""
    decision = table.session.decision_of(seat)
    return decision is not None and decision.prompt in table.game.secret_prompts() and len(table.people()) > 0


class BotDispatch:
    def __init__(self, seconds: float, hints_at_once: int = 1, hints_of_address: int = 10) -> None:
        """`seconds`: how long a bot may think about a decision; `hints_at_once`: how many a player may have under way, and
        `hints_of_address` how many all players of one address."""
        self._seconds = seconds
        self._hints_at_once = hints_at_once
        self._hints_of_address = hints_of_address
        self._jobs: dict[JobKey, BotJob] = {}
        self._by_table: dict[str, set[JobKey]] = {}  # the jobs that are questions at a table
        self._queue = FairQueue()  # the jobs that nobody works on and that do not pause
        self._hints: dict[str, JobKey] = {}
        self._hints_of: Counter[str] = Counter()  # how many are under way, by player and by address
        self._runners: list[RunnerConnection] = []  # who has waited longest comes first
        self._failing: set[JobKey] = set()
        self._failing_since = 0.0

    # Jobs

    def update_jobs(self, table: LiveTable) -> None:
        """Add a job for each bot that is asked at the table, and drop the jobs that are answered."""
        asked = self._asked_at(table)
        for key in asked:
            job = self._jobs.get(key)
            if job is None:
                self._by_table.setdefault(table.id, set()).add(key)
                job = self._jobs[key] = BotJob(key=key, place=self._place(table, key[1]), table=table)
                self._queue.push(key, job.place)
            else:
                job.table = table
                if key in self._queue:
                    job.place = self._place(table, key[1])
                    self._queue.push(key, job.place)
        self._drop_all_but(asked, table.id)
        if asked:
            self.assign_jobs()

    def drop_answered_jobs(self, table: LiveTable) -> None:
        if self.has_jobs_at(table):
            self._drop_all_but(self._asked_at(table), table.id)

    def forget_table(self, table_id: str) -> None:
        """The table is gone."""
        self._drop_all_but([], table_id)

    def has_jobs_at(self, table: LiveTable) -> bool:
        return table.id in self._by_table

    def assign_jobs(self) -> None:
        """Give jobs to idle runners, in the order of the queue."""
        while self._queue:
            idle = [runner for runner in self._runners if runner.is_ready]
            if not idle:
                return
            key: Any = self._queue.pop(quick_only=not self._may_give_slow_job())
            if key is None:
                return
            job = self._jobs[key]
            # The same one again only if there is no other.
            self._give(job, min(idle, key=lambda runner: (runner is job.last_runner, runner.failures)))

    def take_back_overdue_jobs(self) -> None:
        """From runners that are silent for too long."""
        now = time.monotonic()
        for runner in self._runners:
            for job in self._jobs_of(runner):
                if now > job.due:
                    self._take_back(job)
                    self._put_back(job, "request", "the runner is silent")
        self.assign_jobs()

    def _jobs_of(self, runner: RunnerConnection) -> list[BotJob]:
        return [*runner.held_back.values(), *([] if runner.job is None else [runner.job])]

    def _may_give_slow_job(self) -> bool:
        """Where there are several runners, one is kept for bots that answer at once: nobody waits for another's search."""
        slow = sum(1 for runner in self._runners if runner.is_slow)
        return slow < max(1, len(self._runners) - 1)

    def _asked_at(self, table: LiveTable) -> list[JobKey]:
        return [(table.id, seat, table.session.questions[seat]) for seat in table.asked_bots()]

    def _place(self, table: LiveTable, seat: int) -> Place:
        is_watched = bool(table.broadcast)
        rank = Rank.WATCHED if is_watched else Rank.RESTING
        if any(row.kind == "person" for row in table.seats):
            rank = Rank.PLAYED
        is_quick = table.seats[seat].level.partition(":")[0] in QUICK_LEVELS
        return Place(
            player=table.row.owner,
            table=table.id,
            rank=rank,
            is_watched=is_watched,
            is_quick=is_quick,
            seconds=QUICK_SECONDS if is_quick else self._seconds,
        )

    def _message(self, job: BotJob) -> QuestionJob | HintJob:
        if job.hint is not None:
            return job.hint
        table = job.table
        assert table is not None
        _, seat, question = job.key
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

    def _give(self, job: BotJob, runner: RunnerConnection) -> None:
        message = self._message(job)
        pause = message.pause if isinstance(message, QuestionJob) else 0.0
        job.runner = runner
        job.given = time.monotonic()
        job.due = job.given + message.seconds + pause + ANSWER_GRACE_SECONDS
        job.is_held_back = pause > 0.0
        job.is_charged = True
        runner.job = job
        runner.is_slow = not job.place.is_quick
        runner.is_ready = False
        runner.outbox.put_nowait(msgspec.json.encode(message))

    def _settle(self, job: BotJob) -> None:
        """The runner does not think about it any more: its player is charged what it took."""
        if job.is_charged:
            job.is_charged = False
            self._queue.settle(job.place, time.monotonic() - job.given)

    def _take_back(self, job: BotJob) -> None:
        """The runner does not have it any more."""
        self._settle(job)
        runner = job.runner
        if runner is not None:
            if runner.job is job:
                runner.job = None
            runner.held_back.pop(job.key, None)
            job.last_runner = runner
            job.runner = None

    def _drop_all_but(self, asked: list[JobKey], table_id: str) -> None:
        known = self._by_table.get(table_id)
        if known is not None:
            for key in known.difference(asked):
                self._drop(self._jobs[key])

    def _drop(self, job: BotJob) -> None:
        """It is answered, or not asked any more."""
        key = job.key
        del self._jobs[key]
        self._queue.remove(key)
        if job.timer is not None:
            job.timer.cancel()
        if job.runner is not None:
            job.runner.failures = 0
            self._take_back(job)
        if job.hint is None:
            known = self._by_table[key[0]]
            known.remove(key)
            if not known:
                del self._by_table[key[0]]
        if key in self._failing:
            self._failing.remove(key)
            if not self._failing:
                _log.warning("bots answer again", seconds=round(time.monotonic() - self._failing_since, 1))

    # Failures

    def _put_back(self, job: BotJob, reason: FailureReason | None, error: str) -> None:
        """It was not answered: it is given again after a pause. `reason`: None if nobody said that something failed."""
        job.failures += 1
        if reason is not None:
            self._note_failure(job, reason, error)
        if job.done is not None and job.failures >= HINT_TRIES:
            if not job.done.done():
                job.done.set_exception(HintFailed("the bot broke over this position; this is a mistake of ours"))
            return
        longest = LONGEST_RETRY_OF_BUG if reason == "bug" else LONGEST_RETRY
        loop = asyncio.get_running_loop()
        job.timer = loop.call_later(retry_after(job.failures, longest), self._return, job)

    def _return(self, job: BotJob) -> None:
        """The pause is over."""
        job.timer = None
        if job.table is not None:
            if job.key not in self._asked_at(job.table):
                self._drop(job)  # another process wrote the answer
                return
            job.place = self._place(job.table, job.key[1])
        self._queue.push(job.key, job.place)
        self.assign_jobs()

    def _note_failure(self, job: BotJob, reason: FailureReason, error: str) -> None:
        """One line per outage and one per bug, not one per try."""
        if job.hint is not None:
            if job.failures == 1:
                _log.warning("a hint failed", game=job.hint.game, error=error)
            return
        is_new = not self._failing
        if is_new:
            self._failing_since = time.monotonic()
        self._failing.add(job.key)
        if is_new or (reason == "bug" and job.failures == 1):
            table, seat, _ = job.key
            _log.warning("a bot cannot answer", table=table, seat=seat, reason=reason, error=error)

    # Runners

    def has_runners(self) -> bool:
        return bool(self._runners)

    def add(self, runner: RunnerConnection) -> None:
        self._runners.append(runner)
        _log.info("bot runner came", runners=len(self._runners))

    def remove(self, runner: RunnerConnection) -> None:
        if runner in self._runners:
            self._runners.remove(runner)
        runner.is_ready = False
        for job in self._jobs_of(runner):
            self._take_back(job)
            self._put_back(job, "bug", "the runner went away")
        _log.info("bot runner went", runners=len(self._runners))
        self.assign_jobs()

    def ready(self, runner: RunnerConnection) -> None:
        """The runner can take another job. What it still has was not answered, or the answer is held back."""
        job = runner.job
        if job is not None and job.is_held_back:
            self._settle(job)
            runner.held_back[job.key] = job
            runner.job = None
        elif job is not None:
            self._take_back(job)
            self._put_back(job, None, "")
        runner.is_slow = False
        if runner.failures >= BAD_RUNNER and any(each.failures < runner.failures for each in self._runners):
            pause = retry_after(runner.failures - BAD_RUNNER + 1, LONGEST_RETRY)
            asyncio.get_running_loop().call_later(pause, self._use, runner)
        else:
            self._use(runner)

    def _use(self, runner: RunnerConnection) -> None:
        if runner in self._runners:
            runner.is_ready = True
            # The runner that has waited longest is used next.
            self._runners.remove(runner)
            self._runners.append(runner)
            self.assign_jobs()

    def question_failed(self, runner: RunnerConnection, key: JobKey, reason: FailureReason, error: str) -> None:
        """The runner could not answer. If it no longer has the question, this is no news."""
        job = self._jobs.get(key)
        if job is None or job.runner is not runner:
            return
        runner.failures += 1
        self._take_back(job)
        if reason == "gone":
            self._drop(job)  # if the table does wait, the sweep finds it
        else:
            self._put_back(job, reason, error)

    # Hints

    def hints_under_way(self, who: str) -> int:
        """Of a player, or of all players of an address."""
        return self._hints_of[who]

    def check_hints(self, player: str, network: str = "") -> None:
        """HintLimit if an earlier hint must come first. `network`: the address, or "" if it is not counted."""
        for who, most in ((player, self._hints_at_once), (network, self._hints_of_address)):
            if who and self.hints_under_way(who) >= most:
                raise HintLimit(f"{most} at once is the most: ask again when an earlier hint has come", most=most)

    async def hint(
        self,
        player: str,
        table: LiveTable,
        seat: int,
        seconds: float,
        position: dict[str, Any],
        network: str = "",
    ) -> list[AdviceInfo]:
        """What a strong player would do, worked out by a runner. It is counted as this player's bot time."""
        if not self._runners:
            raise NotNow("nobody is here who could think about it")
        self.check_hints(player, network)
        id = new_id()
        key = (id, seat, -1)  # a hint has no table and no question number: its own id and -1 take their places
        done: asyncio.Future[list[AdviceInfo]] = asyncio.get_running_loop().create_future()
        place = Place(
            player=player, table=table.id, rank=Rank.PLAYED, is_watched=True, is_quick=False, seconds=seconds
        )
        message = HintJob(id=id, game=table.game.key, seat=seat, seconds=seconds, position=position)
        job = self._jobs[key] = BotJob(key=key, place=place, hint=message, done=done)
        self._hints[id] = key
        counted = [who for who in (player, network) if who]
        self._hints_of.update(counted)
        self._queue.push(key, place)
        self.assign_jobs()
        try:
            async with asyncio.timeout(seconds + ANSWER_GRACE_SECONDS):
                return await done
        except TimeoutError:
            raise NotNow("all who could think about it are busy") from None
        finally:
            del self._hints[id]
            self._hints_of -= Counter(counted)  # those that are 0 are gone
            self._drop(job)

    def hinted(self, runner: RunnerConnection, id: str, advice: list[AdviceInfo]) -> None:
        job = self._hint_of(runner, id)
        if job is not None and job.done is not None and not job.done.done():
            runner.failures = 0
            self._take_back(job)
            job.done.set_result(advice[:MOST_ADVICE])

    def hint_failed(self, runner: RunnerConnection, id: str, error: str) -> None:
        job = self._hint_of(runner, id)
        if job is not None:
            self._take_back(job)
            self._put_back(job, "bug", error)

    def _hint_of(self, runner: RunnerConnection, id: str) -> BotJob | None:
        """The hint with this id, if this runner works on it."""
        key = self._hints.get(id)
        job = None if key is None else self._jobs.get(key)
        return job if job is not None and job.runner is runner else None
