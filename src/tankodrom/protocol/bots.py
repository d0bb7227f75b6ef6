"""The messages of the socket of bot runners. docs/protocol.md tells what they mean."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tankodrom.protocol.rest import AdviceInfo
from tankodrom.protocol.sockets import SocketRefused

# From the server


class RunnerHello(Struct, tag_field="type", tag="hello"):
    """The first message."""

    version: int  # of the protocol


class QuestionJob(Struct, tag_field="type", tag="asked"):
    """A bot is asked at a table: fetch the position and post a move, not before `pause` seconds have passed.

    The pause does not depend on what the bot holds, and it is longer than the bot may think: so the time of the answer
    tells the others nothing.
    """

    table: str
    game: str
    seat: int
    level: str
    question: int
    seconds: float
    pause: float = 0.0


class HintJob(Struct, tag_field="type", tag="hint"):
    """A person asks for a hint. `position` as `/position` tells it."""

    id: str
    game: str
    seat: int
    seconds: float
    position: dict[str, Any]


ToRunner = RunnerHello | QuestionJob | HintJob | SocketRefused


# From the runner


class Ready(Struct, tag_field="type", tag="ready"):
    """It can take a job."""


class Hints(Struct, tag_field="type", tag="hints"):
    """The answer to a HintJob, the best choices first."""

    id: Annotated[str, Meta(max_length=64)]
    advice: list[AdviceInfo]


# Why a question was not answered: a request of the runner's did not get through or was refused; the bot broke over it; the
# table or the bot's seat is not there any more.
FailureReason = Literal["request", "bug", "gone"]
FailureText = Annotated[str, Meta(max_length=500)]


class Failed(Struct, tag_field="type", tag="failed"):
    """A QuestionJob could not be answered. An answer that came too late is no failure."""

    table: Annotated[str, Meta(max_length=64)]
    seat: int
    question: int
    reason: FailureReason
    error: FailureText = ""


class HintFailed(Struct, tag_field="type", tag="hint_failed"):
    """A HintJob could not be answered."""

    id: Annotated[str, Meta(max_length=64)]
    error: FailureText = ""


FromRunner = Ready | Hints | Failed | HintFailed
