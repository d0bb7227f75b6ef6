"""What a bot runner makes of the server's messages."""

from __future__ import annotations

import msgspec
import pytest

from tankodrom.protocol.bots import HintJob, QuestionJob, RunnerHello
from tankodrom.protocol.sockets import SocketRefused
from tankodrom.protocol.version import PROTOCOL_VERSION
from tankodrom.runner.bot_runner import Unwelcome, decoded


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
