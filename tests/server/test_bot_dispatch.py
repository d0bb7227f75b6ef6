"""Questions of bots come back when something fails: to any runner, after a pause, until they are answered."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import msgspec
import pytest
import structlog
from websockets.sync.client import connect

from server.harness import Person, ServerProcess
from tankodrom.core.game import Game
from tankodrom.core.kernel import apply, pending
from tankodrom.core.setup import Setup
from tankodrom.games.registry import game_named
from tankodrom.protocol.bots import HintJob, Hints, QuestionJob
from tankodrom.protocol.rest import AdviceInfo
from tankodrom.runner.bot_runner import BotRunner
from tankodrom.server.bots import dispatch as dispatch_module
from tankodrom.server.bots.dispatch import BotDispatch, RunnerConnection, retry_after
from tankodrom.server.problems import HintFailed, HintLimit, NotNow
from tankodrom.server.tables.table import LiveTable

LONG = 5.0  # seconds that a loaded machine may take for what takes no time


class FakeTable:
    """What the dispatch needs of a table: seats of these kinds or levels, of which some are asked."""

    def __init__(self, id: str, owner: str, *seats: str) -> None:
        self.id = id
        self.row = SimpleNamespace(owner=owner)
        self.seats = [SimpleNamespace(kind="person" if seat == "me" else "bot", level=seat) for seat in seats]
        self.game = SimpleNamespace(key="rush", secret_prompts=lambda: {"tactics"})
        self.prompt = "main"
        self.session = SimpleNamespace(
            questions=[1] * len(seats), decision_of=lambda seat: SimpleNamespace(prompt=self.prompt)
        )
        self.broadcast: list[int] = []
        self.asked = [seat for seat, level in enumerate(seats) if level != "me"]

    def people(self) -> set[int]:
        return {seat for seat, row in enumerate(self.seats) if row.kind == "person"}

    def asked_bots(self) -> list[int]:
        return self.asked

    def live(self) -> LiveTable:
        return cast(LiveTable, self)


def given(runner: RunnerConnection) -> Any:
    """The job that the runner was just given, or None."""
    if runner.outbox.empty():
        return None
    return msgspec.json.decode(runner.outbox.get_nowait(), type=QuestionJob | HintJob)


async def next_job(runner: RunnerConnection) -> Any:
    return msgspec.json.decode(await asyncio.wait_for(runner.outbox.get(), LONG), type=QuestionJob | HintJob)


def joined(dispatch: BotDispatch, count: int = 1) -> list[RunnerConnection]:
    runners = [RunnerConnection() for _ in range(count)]
    for runner in runners:
        dispatch.add(runner)
    for runner in runners:
        dispatch.ready(runner)
    return runners


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


def fail(dispatch: BotDispatch, runner: RunnerConnection, job: QuestionJob, reason: Any = "request") -> None:
    """As a runner of ours tells it."""
    dispatch.question_failed(runner, (job.table, job.seat, job.question), reason, "a 500")
    dispatch.ready(runner)


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dispatch_module, "FIRST_RETRY", 0.01)


# Questions


def test_a_question_that_failed_comes_back_to_the_only_runner() -> None:
    async def work() -> None:
        dispatch = BotDispatch(1.0)
        (runner,) = joined(dispatch)
        dispatch.update_jobs(FakeTable("t", "anna", "me", "recruit").live())
        for _ in range(4):
            job = await next_job(runner)
            assert (job.table, job.seat) == ("t", 1)
            fail(dispatch, runner, job)
            assert given(runner) is None, "not at once"

    run(work)


def test_ready_frees_what_the_runner_still_has() -> None:
    async def work() -> None:
        dispatch = BotDispatch(1.0)
        (runner,) = joined(dispatch)
        dispatch.update_jobs(FakeTable("t", "anna", "me", "recruit").live())
        assert given(runner) is not None
        dispatch.ready(runner)
        assert (await next_job(runner)).table == "t"

    run(work)


def test_an_answer_that_is_held_back_stays_with_its_runner() -> None:
    async def work() -> None:
        dispatch = BotDispatch(1.0)
        (runner,) = joined(dispatch)
        secret = FakeTable("t", "anna", "me", "recruit")
        secret.prompt = "tactics"
        dispatch.update_jobs(secret.live())
        job = given(runner)
        assert job.pause > 0
        dispatch.ready(runner)
        dispatch.update_jobs(FakeTable("other", "anna", "me", "recruit").live())
        assert given(runner).table == "other", "it thinks about something else meanwhile"
        await asyncio.sleep(0.1)
        assert given(runner) is None
        dispatch.question_failed(runner, ("t", 1, 1), "request", "a 500")
        dispatch.ready(runner)
        assert {(await next_job(runner)).table, "other"} == {"t", "other"}
        dispatch.ready(runner)
        dispatch.remove(runner)
        (second,) = joined(dispatch)
        tables = set()
        for _ in range(2):
            tables.add((await next_job(second)).table)
            dispatch.ready(second)
        assert tables == {"t", "other"}, "also what was held back comes back"

    run(work)


def test_the_pause_grows_up_to_a_ceiling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert [retry_after(failures, 5.0) for failures in (1, 2, 3, 5, 6, 1_000)] == [0.2, 0.4, 0.8, 3.2, 5.0, 5.0]


def test_a_question_that_failed_goes_to_another_runner_if_there_is_one() -> None:
    async def work() -> None:
        dispatch = BotDispatch(1.0)
        first, second = joined(dispatch, 2)
        dispatch.update_jobs(FakeTable("t", "anna", "me", "recruit").live())
        job = given(first) or given(second)
        holder, other = (first, second) if first.job is not None else (second, first)
        fail(dispatch, holder, job)
        assert (await next_job(other)).table == "t"
        assert given(holder) is None

    run(work)


def test_a_runner_that_fails_all_the_time_rests_while_another_works() -> None:
    async def work() -> None:
        dispatch = BotDispatch(1.0)
        bad, good = joined(dispatch, 2)
        good.is_ready = False  # busy with something
        dispatch.update_jobs(FakeTable("t", "anna", "me", "recruit").live())
        for _ in range(dispatch_module.BAD_RUNNER):
            fail(dispatch, bad, await next_job(bad))
        assert not bad.is_ready
        dispatch.ready(good)
        assert (await next_job(good)).table == "t"
        await asyncio.sleep(0.05)
        assert bad.is_ready

    run(work)


def test_a_question_of_a_runner_that_went_or_is_silent_comes_back() -> None:
    async def work() -> None:
        dispatch = BotDispatch(1.0)
        (gone,) = joined(dispatch)
        dispatch.update_jobs(FakeTable("t", "anna", "me", "recruit").live())
        assert given(gone) is not None
        dispatch.remove(gone)
        (silent,) = joined(dispatch)
        assert (await next_job(silent)).table == "t"
        assert silent.job is not None
        silent.job.due = time.monotonic() - 0.001
        dispatch.take_back_overdue_jobs()
        (third,) = joined(dispatch)
        job = await next_job(third)
        fail(dispatch, silent, job)  # too late: somebody else has it
        assert third.job is not None

    run(work)


def test_an_answered_question_is_gone_also_while_it_pauses() -> None:
    async def work() -> None:
        dispatch = BotDispatch(1.0)
        (runner,) = joined(dispatch)
        table = FakeTable("t", "anna", "me", "recruit")
        dispatch.update_jobs(table.live())
        fail(dispatch, runner, given(runner))
        table.asked = []
        dispatch.update_jobs(table.live())
        assert not dispatch.has_jobs_at(table.live())
        table.asked = [1]
        dispatch.update_jobs(table.live())
        fail(dispatch, runner, given(runner))
        table.asked = []  # another process wrote the answer, and nobody told
        await asyncio.sleep(0.1)
        assert given(runner) is None
        assert not dispatch.has_jobs_at(table.live())

    run(work)


def test_what_is_gone_is_not_asked_again() -> None:
    async def work() -> None:
        dispatch = BotDispatch(1.0)
        (runner,) = joined(dispatch)
        table = FakeTable("t", "anna", "me", "recruit")
        dispatch.update_jobs(table.live())
        fail(dispatch, runner, given(runner), "gone")
        assert not dispatch.has_jobs_at(table.live())
        dispatch.update_jobs(table.live())  # the sweep says that it is there after all
        assert given(runner) is not None
        dispatch.forget_table("t")
        assert not dispatch.has_jobs_at(table.live())

    run(work)


def test_an_outage_is_one_line_in_the_log() -> None:
    async def work() -> None:
        dispatch = BotDispatch(1.0)
        (runner,) = joined(dispatch)
        tables = [FakeTable(f"t{number}", "anna", "me", "recruit") for number in range(3)]
        for table in tables:
            dispatch.update_jobs(table.live())
        for _ in range(12):
            fail(dispatch, runner, await next_job(runner))
        for table in tables:
            table.asked = []
            dispatch.update_jobs(table.live())

    with structlog.testing.capture_logs() as lines:
        run(work)
    warnings = [line["event"] for line in lines if line["log_level"] == "warning"]
    assert warnings == ["a bot cannot answer", "bots answer again"]


# Shares


def test_a_stranger_comes_before_the_sixty_tables_of_one_guest() -> None:
    async def work() -> None:
        dispatch = BotDispatch(1.0)
        (runner,) = joined(dispatch)
        for number in range(60):
            dispatch.update_jobs(FakeTable(f"g{number}", "guest", "elite", "elite", "elite").live())
        assert given(runner).table == "g0"
        stranger = FakeTable("s", "stranger", "me", "recruit")
        dispatch.update_jobs(stranger.live())
        dispatch.ready(runner)
        assert given(runner).table == "s"

    run(work)


def test_where_somebody_looks_bots_play_first() -> None:
    async def work() -> None:
        dispatch = BotDispatch(1.0)
        tables = [FakeTable(f"t{number}", f"owner {number}", "recruit", "recruit") for number in range(3)]
        for table in tables:
            table.asked = [0]
            dispatch.update_jobs(table.live())
        tables[2].broadcast = [1]
        dispatch.update_jobs(tables[2].live())
        (runner,) = joined(dispatch)
        assert given(runner).table == "t2"

    run(work)


def test_one_of_several_runners_is_kept_for_bots_that_answer_at_once() -> None:
    async def work() -> None:
        dispatch = BotDispatch(1.0)
        first, second = joined(dispatch, 2)
        dispatch.update_jobs(FakeTable("g", "guest", "me", "elite", "elite").live())
        busy, idle = (first, second) if first.job is not None else (second, first)
        assert given(busy).level == "elite"
        assert given(idle) is None
        dispatch.update_jobs(FakeTable("s", "stranger", "me", "recruit").live())
        assert given(idle).level == "recruit"
        dispatch.remove(busy)
        dispatch.ready(idle)
        assert (await next_job(idle)).level in ("elite", "recruit"), "the only one does everything"

    run(work)


# Hints

POSITION: dict[str, Any] = {}


def advice(count: int) -> list[AdviceInfo]:
    return [AdviceInfo(f"buy {number}", None, 0.0, "search", {}, {}) for number in range(count)]


def test_a_hint_has_the_best_choices_and_a_player_one_at_a_time() -> None:
    async def work() -> None:
        dispatch = BotDispatch(1.0)
        table = FakeTable("t", "anna", "me", "recruit").live()
        with pytest.raises(NotNow):
            await dispatch.hint("anna", table, 0, 1.0, POSITION)
        (runner,) = joined(dispatch)
        hint = asyncio.create_task(dispatch.hint("anna", table, 0, 1.0, POSITION))
        job = await next_job(runner)
        with pytest.raises(HintLimit) as refused:
            await dispatch.hint("anna", table, 0, 1.0, POSITION)
        assert refused.value.facts == {"most": 1}
        other = asyncio.create_task(dispatch.hint("boris", table, 0, 1.0, POSITION))
        dispatch.hinted(runner, job.id, advice(289))
        dispatch.ready(runner)
        assert await hint == advice(289)[:10]
        assert dispatch.hints_under_way("anna") == 0
        dispatch.hinted(runner, (await next_job(runner)).id, advice(3))
        assert len(await other) == 3

    run(work)


def test_an_address_has_as_many_hints_as_some_players() -> None:
    async def work() -> None:
        dispatch = BotDispatch(1.0, hints_at_once=1, hints_of_address=2)
        joined(dispatch)
        table = FakeTable("t", "anna", "me", "recruit").live()
        hints = [
            asyncio.create_task(dispatch.hint(player, table, 0, 1.0, POSITION, "10.0.0.1"))
            for player in ("anna", "boris")
        ]
        await asyncio.sleep(0)
        with pytest.raises(HintLimit) as refused:
            dispatch.check_hints("cyril", "10.0.0.1")
        assert refused.value.facts == {"most": 2}
        dispatch.check_hints("cyril", "10.0.0.2")
        dispatch.check_hints("cyril")
        for hint in hints:
            hint.cancel()
        await asyncio.gather(*hints, return_exceptions=True)
        dispatch.check_hints("anna", "10.0.0.1")
        assert not dispatch._hints_of

    run(work)


@pytest.mark.parametrize("how", ["told", "silent", "gone"])
def test_a_hint_that_fails_twice_ends_with_a_true_word(how: str) -> None:
    async def work() -> None:
        dispatch = BotDispatch(1.0)
        (runner,) = joined(dispatch)
        table = FakeTable("t", "anna", "me", "recruit").live()
        hint = asyncio.create_task(dispatch.hint("anna", table, 0, 1.0, POSITION))
        for _ in range(2):
            job = await next_job(runner)
            if how == "told":
                dispatch.hint_failed(runner, job.id, "ValueError()")
            if how == "gone":
                dispatch.remove(runner)
                (runner,) = joined(dispatch)
            else:
                dispatch.ready(runner)
        with pytest.raises(HintFailed):
            await hint
        assert dispatch.hints_under_way("anna") == 0
        assert given(runner) is None

    run(work)


def test_hints_are_their_players_bot_time() -> None:
    async def work() -> None:
        dispatch = BotDispatch(1.0, hints_at_once=3)
        table = FakeTable("t", "anna", "me", "recruit").live()
        (runner,) = joined(dispatch)
        hints = [asyncio.create_task(dispatch.hint("greedy", table, 0, 5.0, POSITION)) for _ in range(3)]
        assert isinstance(await next_job(runner), HintJob)
        dispatch.update_jobs(FakeTable("s", "stranger", "me", "elite").live())
        dispatch.ready(runner)
        assert isinstance(given(runner), QuestionJob)
        for hint in hints:
            hint.cancel()

    run(work)


def crowded_position(choices: int) -> tuple[Game[Any], Any]:
    """A position of Battlegrounds, reached by chance, in which a seat can choose among so many."""
    game = game_named("battlegrounds")
    for seed in range(79, 500):  # the first one will do, as long as the rules stay as they are
        chance = random.Random(seed)
        state = game.new(Setup(4, {}, {}), seed)
        while open_ := pending(state):
            if len(open_[0].choices) >= choices:
                return game, state
            apply(state, open_[0].seat, chance.choice(open_[0].choices))
    raise AssertionError("no such position was found")


def test_a_hint_in_a_crowded_position_is_short() -> None:
    game, state = crowded_position(200)
    seat = pending(state)[0].seat
    job = HintJob(id="h", game=game.key, seat=seat, seconds=0.2, position=game.save(state))
    found = BotRunner("http://nowhere", "")._advise(job)
    assert len(found) == 10
    assert [each.share for each in found] == sorted((each.share for each in found), reverse=True)
    assert len(msgspec.json.encode(Hints("h", found))) < 4_000


# With a server


class FlakyTransport(httpx.AsyncHTTPTransport):
    """Each kind of request fails twice, as with a database that is away."""

    def __init__(self) -> None:
        super().__init__()
        self.failed: list[str] = []

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        kind = request.url.path.rpartition("/")[2]
        if self.failed.count(kind) < 2:
            self.failed.append(kind)
            if kind == "position":
                return httpx.Response(500, text="internal")
            await super().handle_async_request(request)  # it arrives, and the answer is lost
            raise httpx.ReadTimeout("")
        return await super().handle_async_request(request)


@contextmanager
def runner_in_a_thread(address: str, token: str) -> Iterator[None]:
    loop = asyncio.new_event_loop()
    task = loop.create_task(BotRunner(address, token).run())
    thread = threading.Thread(target=lambda: loop.run_until_complete(asyncio.wait([task])))
    thread.start()
    yield
    loop.call_soon_threadsafe(task.cancel)
    thread.join()
    loop.close()


def new_bot_token(database: str) -> str:
    made = subprocess.run(
        [sys.executable, "-m", "tankodrom", "serve", "--database", database, "--new-bot-token"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return made.stdout.split()[-1]


@pytest.fixture(scope="module")
def server_and_token(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, str]]:
    database = str(tmp_path_factory.mktemp("bots") / "tables.db")
    token = new_bot_token(database)
    server = ServerProcess(database, bot_seconds=0.05)
    yield server, token
    server.stop()


def wait_for(what: Callable[[], bool], seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < deadline, "it takes too long"
        time.sleep(0.02)


def test_the_only_runner_plays_on_after_failed_requests(
    server_and_token: tuple[ServerProcess, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, token = server_and_token
    transport = FlakyTransport()
    real = httpx.AsyncClient
    monkeypatch.setattr(
        "tankodrom.runner.bot_runner.httpx.AsyncClient", lambda **named: real(transport=transport, **named)
    )
    petra = Person(server.address)
    table = petra.table("rush", "recruit", "me", options={"starting_player": 0})
    with runner_in_a_thread(server.address, token):
        wait_for(lambda: petra.view(table, 1)["question"] is not None)
    assert transport.failed.count("position") == 2
    assert "moves" in transport.failed


def test_runners_may_send_larger_messages_than_players(
    server_and_token: tuple[ServerProcess, str],
) -> None:
    server, token = server_and_token
    address = server.address.replace("http", "ws") + "/api/bots"
    large = msgspec.json.encode(Hints(secrets.token_hex(8), advice(1_000))).decode()
    assert len(large) > 2 * 16_384
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        assert json.loads(socket.recv())["type"] == "hello"
        socket.send(large)
        socket.send('{"type":"ready"}')
        petra = Person(server.address)
        petra.table("rush", "recruit", "me", options={"starting_player": 0})
        assert json.loads(socket.recv(timeout=30))["type"] == "asked"


def test_a_strangers_recruit_answers_while_one_guest_has_sixty_tables_of_elites(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "tables.db"), runners=1, bot_seconds=0.3)
    try:
        guest, stranger = Person(server.address), Person(server.address)
        for _ in range(60):
            guest.table("rush", *["elite"] * 5)
        table = stranger.table("rush", "recruit", "me", options={"starting_player": 0})
        began = time.monotonic()
        wait_for(lambda: stranger.view(table, 1)["question"] is not None)
        # First come, first served took 18 seconds for each of its decisions.
        assert time.monotonic() - began < 12
    finally:
        server.stop()
