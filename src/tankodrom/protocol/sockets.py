"""The messages of a table's socket and stream. docs/protocol.md tells what they mean."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct

from tankodrom.core.game import Outlook
from tankodrom.protocol.rest import (
    ActionText,
    ChatLine,
    Count,
    Id,
    Message,
    Picture,
    RefusalCode,
    RefusedFacts,
    SeatNumber,
    Status,
    TableInfo,
    Told,
    Words,
)

# From the client


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


# From the server


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message. `missed`: the events after the number asked for; `complete`: there are no others."""

    version: int  # of the protocol
    table: TableInfo
    missed: list[Told]
    complete: bool
    picture: Picture


class News(Struct, tag_field="type", tag="news"):
    """`events` may be empty, if something changed that is no event, e.g. the question."""

    events: list[Told]
    picture: Picture


class NewsToSend(Struct, tag_field="type", tag="news"):
    """`News` whose picture is encoded already: it was compared with the one before."""

    events: list[Told]
    picture: Raw


class OutlookReady(Struct, tag_field="type", tag="outlook"):
    """The outlook of a seat for its question of this number."""

    seat: int
    question: int
    outlook: Outlook


class TableChanged(Struct, tag_field="type", tag="table"):
    status: Status
    rematch: str


class TableRemoved(Struct, tag_field="type", tag="removed"):
    """The table is no more. Its maker removed it before it began, or nobody had played there for long."""


class Presence(Struct, tag_field="type", tag="presence"):
    """The seats whose persons are connected."""

    seats: list[int]


class ChatSaid(Struct, tag_field="type", tag="chat"):
    line: ChatLine


class Done(Struct, tag_field="type", tag="done"):
    """The move is in the log. `again`: it was there before."""

    id: str
    number: int
    again: bool


class Pong(Struct, tag_field="type", tag="pong"):
    id: str


class SocketRefused(Struct, tag_field="type", tag="refused"):
    """`id`: of the move; "" if it was none."""

    id: str
    code: RefusalCode
    message: str
    facts: RefusedFacts


class Tick(Struct, tag_field="type", tag="tick"):
    """On streams: nothing happened for a while."""


ToSocket = (
    Hello
    | News
    | OutlookReady
    | TableChanged
    | TableRemoved
    | Presence
    | ChatSaid
    | Done
    | Pong
    | SocketRefused
    | Tick
)
