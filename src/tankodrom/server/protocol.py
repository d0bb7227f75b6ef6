"""The messages: what is sent over REST and sockets. docs/protocol.md tells what they mean."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
NO_NUL = r"^[^\x00]*$"  # PostgreSQL keeps none
SeatName = Annotated[str, Meta(max_length=40, pattern=NO_NUL)]
Words = Annotated[str, Meta(min_length=1, max_length=500, pattern=NO_NUL)]
ActionText = Annotated[str, Meta(min_length=1, max_length=400)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Message(Struct, omit_defaults=False, forbid_unknown_fields=True):
    """What clients send: an unknown field is a mistake that should be seen."""


# Players


class NewPlayer(Message):
    name: Name


class Me(Struct):
    player: str
    name: str
    token: str | UnsetType = UNSET  # only once, when the player is made


# Games


class OptionInfo(Struct):
    key: str
    kind: str
    default: bool | int | str
    rule: str
    low: int
    high: int
    choices: list[str]


class GameInfo(Struct):
    game: str
    rules_version: int
    fewest: int
    most: int
    usual: int
    levels: list[str]
    options: list[OptionInfo]


# Tables


class NewSeat(Message):
    """`me`: the one who makes the table; `open`: for whoever comes."""

    kind: Literal["me", "open", "bot"] = "open"
    level: Annotated[str, Meta(max_length=32)] = "veteran"
    name: SeatName = ""


class NewTable(Message):
    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, bool | int | str] = {}
    data: dict[str, Any] = {}
    public: bool = False
    undo: Literal["free", "ask", "off"] = "ask"


class SeatInfo(Struct):
    seat: int
    kind: str
    name: str
    level: str
    yours: bool
    present: bool
    held: bool  # a person's, also while a bot sits in


class TableInfo(Struct):
    table: str
    game: str
    rules_version: int
    options: dict[str, Any]
    status: str
    public: bool
    undo: str
    created: int
    seats: list[SeatInfo]
    commitment: str
    seed: str | None  # when the game is over
    rematch: str
    owner: bool
    your_turn: bool
    keys: list[str] | UnsetType = UNSET  # of the seat links, for who made the table, once


class Join(Message):
    seat: SeatNumber | None = None
    name: SeatName = ""
    key: Annotated[str, Meta(max_length=64)] = ""


class SeatChoice(Message):
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=32)] = "veteran"


# The game


class Question(Struct):
    number: int
    seat: int
    prompt: str
    choices: list[str]


class Picture(Struct):
    """What a viewer sees. `number`: how many events this viewer has heard."""

    seat: int
    number: int
    status: str
    view: dict[str, Any] | None
    question: Question | None
    undo: dict[str, Any] | None  # a proposal that waits for an answer


class Move(Message):
    seat: SeatNumber
    question: Count
    action: ActionText
    id: Id


class MoveAnswer(Struct):
    """The move is in the log. `again`: it was there before."""

    id: str
    number: int
    again: bool


class GameText(Message):
    """A game file (docs/protocol.md)."""

    text: Annotated[str, Meta(max_length=900_000)]


class Undo(Message):
    seat: SeatNumber
    id: Id
    scope: Literal["step", "turn", "point"] = "step"
    to: Count = 0  # for `point`: the number of the last event that stays


class UndoAnswer(Struct):
    id: str
    number: int
    done: bool  # False: the others are asked
    again: bool


class UndoVote(Message):
    seat: SeatNumber
    agree: bool
    id: Id


class Say(Message):
    text: Words


class ChatLine(Struct):
    number: int
    at: int
    name: str
    seat: int
    text: str


class Told(Struct):
    number: int
    event: str
    facts: dict[str, Any]
    table: bool = False


class Log(Struct):
    seat: int
    first: int  # the number of the first event that is still at hand
    events: list[Told]


class ReplayStep(Struct):
    """A finished game after so many moves, as a viewer saw it."""

    move: int
    seat: int  # who moved; -1 at the beginning
    action: str
    events: list[Told]
    view: dict[str, Any]


class Replay(Struct):
    seat: int
    moves: int  # in all
    steps: list[ReplayStep]


class Position(Struct):
    """A position that looks to the seat as the true one does; for programs that think."""

    seat: int
    question: int
    game: str
    rules_version: int
    state: dict[str, Any]
    news: list[list[Any]]  # event names with their plain values, after the number asked for
    number: int


class Refused(Struct):
    """Every error, over REST and over sockets."""

    code: str
    message: str
    facts: dict[str, Any] = {}


# Sockets, from the client


class SocketMove(Message, tag_field="type", tag="move"):
    seat: SeatNumber
    question: Count
    action: ActionText
    id: Id


class SocketSay(Message, tag_field="type", tag="say"):
    text: Words


class SocketPing(Message, tag_field="type", tag="ping"):
    id: Annotated[str, Meta(max_length=64)] = ""


FromSocket = SocketMove | SocketSay | SocketPing
