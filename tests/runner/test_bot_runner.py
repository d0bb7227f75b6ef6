"""What a bot runner makes of the server's messages."""

from __future__ import annotations

import asyncio
import time
from typing import Any, cast

import httpx
import msgspec
import pytest

from tankodrom.protocol.bots import HintJob, QuestionJob, RunnerHello
from tankodrom.protocol.rest import SeatPosition
from tankodrom.protocol.sockets import SocketRefused
from tankodrom.protocol.version import PROTOCOL_VERSION
from tankodrom.runner.bot_runner import BotRunner, Unwelcome, decoded


@pytest.mark.parametrize(
    "message",
    [
        RunnerHello(PROTOCOL_VERSION),
        QuestionJob(table="t", game="rush", seat=1, level="elite", question=3, seconds=1.0),
        HintJob(id="h", game="rush", seat=1, seconds=1.0, position={}),
    ],
)
def test_a_message_is_read_as_what_it_is(message: RunnerHello | QuestionJob | HintJob) -> None:
    assert decoded(msgspec.json.encode(message)) == message


def test_a_server_of_another_version_stops_the_runner_with_a_sentence() -> None:
    with pytest.raises(Unwelcome, match=r"the server speaks version 99 .* use the same release"):
        decoded(msgspec.json.encode(RunnerHello(99)))


def test_a_refusal_stops_the_runner_with_its_sentence() -> None:
    with pytest.raises(Unwelcome, match="the server refused: not yours"):
        decoded(msgspec.json.encode(SocketRefused("", "forbidden", "not yours", {})))


class _QuickBot(BotRunner):
    """It thinks about nothing, or for a while."""

    def __init__(self, thinking: float) -> None:
        super().__init__("http://server", "token")
        self._thinking = thinking

    def _think(self, key: tuple[str, int, str], job: QuestionJob, known: SeatPosition) -> str:
        time.sleep(self._thinking)
        return "no"


@pytest.mark.parametrize("thinking", [0.0, 0.1])
def test_an_answer_whose_time_must_tell_nothing_comes_when_its_pause_is_over(thinking: float) -> None:
    posted: list[float] = []

    def serve(request: httpx.Request) -> httpx.Response:
        if request.method == "GET":
            position = SeatPosition(seat=1, question=3, game="duel", rules_version=1, state={}, news=[], number=0)
            return httpx.Response(200, content=msgspec.json.encode(position))
        posted.append(time.monotonic())
        return httpx.Response(201)

    async def answer() -> tuple[float, float]:
        runner = _QuickBot(thinking)
        job = QuestionJob(
            table="t", game="duel", seat=1, level="elite", question=3, seconds=0.1, pause=0.4
        )  # fmt: skip
        async with httpx.AsyncClient(base_url="http://server", transport=httpx.MockTransport(serve)) as http:
            began = time.monotonic()
            await runner._answer(http, cast(Any, None), job)
            free = time.monotonic()
            while not posted:
                await asyncio.sleep(0.01)
            return began, free

    began, free = asyncio.run(answer())
    assert free < posted[0], "meanwhile the runner can work for other tables"
    assert posted[0] - began >= 0.4, "neither earlier if there is nothing to think about"
