"""What is asked and answered over REST, and what sockets share with it. docs/protocol.md tells what it means."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from msgspec import UNSET, Meta, Struct, UnsetType

from tankodrom.core.game import Outlook, View
from tankodrom.core.setup import OptionKind, Value

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
NO_NUL = r"^[^\x00]*$"  # PostgreSQL keeps none
Name = Annotated[str, Meta(min_length=1, max_length=128, pattern=NO_NUL)]  # before it is cleaned
SeatName = Annotated[str, Meta(max_length=128, pattern=NO_NUL)]
LevelName = Annotated[str, Meta(max_length=32, pattern=r"^[A-Za-z0-9_.:-]*(?!\n)$")]
Words = Annotated[str, Meta(min_length=1, max_length=500, pattern=NO_NUL)]
ActionText = Annotated[str, Meta(min_length=1, max_length=400)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]

SeatKind = Literal["open", "person", "bot"]
Status = Literal["open", "playing", "finished"]  # of a table
UndoMode = Literal["free", "ask", "off"]
TableEventName = Literal["seat", "undo-asked", "undo-agreed", "undo-refused", "undone", "rematch", "bot-vote"]
RefusalCode = Literal[
    "malformed",
    "no_identity",
    "forbidden",
    "not_found",
    "no_such_method",
    "stale",
    "not_now",
    "seat_taken",
    "reserved",
    "removed",
    "one_seat",
    "hushed",
    "too_large",
    "illegal_action",
    "outdated",
    "too_many",
    "quota",
    "unavailable",
    "hint_limit",
    "hint_failed",
    "rules_error",
    "broken",
    "internal",
    "error",  # any other status of HTTP
]

# What events, refusals and reasons tell: seats and numbers as numbers, all else in the words of the action texts,
# None for what is nothing.
Fact = int | str | None
Facts = dict[str, Fact]


class Message(Struct, omit_defaults=False, forbid_unknown_fields=True):
    """What clients send: an unknown field is a mistake that should be seen."""


# Players


class NewPlayer(Message):
    name: Name


class Me(Struct):
    player: str
    name: str
    token: str | UnsetType = UNSET  # only once, when the player is made


class DeviceInfo(Struct, kw_only=True):
    """A browser or a program that is this player."""

    device: str
    name: str  # browser and system, as far as they are known
    created: int
    seen: int  # within an hour; 0: not known
    here: bool  # the one that asks


class DeviceLink(Struct):
    """`code` makes another device this player, once."""

    code: str
    expires: int


class RecoveryCodes(Struct):
    """Shown this once. Those from before are void."""

    codes: list[str]


class CodesLeft(Struct):
    left: int  # of the recovery codes


class CodeAnswer(Message):
    """The code of a link, or a recovery code. Case, spaces and dashes do not matter."""

    code: Annotated[str, Meta(min_length=1, max_length=80)]


class CodeOwner(Struct):
    """Whom a code would make this device; nothing is done yet."""

    name: str
    here: bool  # this device is that player already


class NewDevice(Struct, kw_only=True):
    """This device is the player from now on."""

    player: str
    name: str
    token: str
    codes_left: int | None  # of the recovery codes, if one was used


# Games


class OptionInfo(Struct, kw_only=True):
    key: str
    kind: OptionKind
    default: Value
    rule: str
    low: int
    high: int
    choices: list[str]


class PresetInfo(Struct):
    """A ready-made table. A seat is `me`, `open` or the level of a bot."""

    key: str
    seats: list[str]
    options: dict[str, bool | int | str]


class GameInfo(Struct, kw_only=True):
    game: str
    rules_version: int
    fewest: int
    most: int
    usual: int
    levels: list[str]
    options: list[OptionInfo]
    presets: list[PresetInfo]  # the first is the quick game


class GameWords(Struct):
    """The Fluent files of a game in one language."""

    game: str  # what is said during play
    rules: str


FactKind = tuple[str, str]  # the name of a fact, and the name of its kind


class VerbFacts(Struct):
    arguments: list[str]  # the kinds of what follows the verb in the text of an action
    facts: list[FactKind]  # what its sentence tells besides: `Question.choice_facts`


class EventFacts(Struct):
    rule: str
    arguments: list[FactKind]
    facts: list[FactKind]  # what its sentence tells besides
    joins: bool  # several in a row that differ only in the last argument read well as one sentence with a list
    yields_to: str  # left out of a log beside such an event with the same first argument


class GameVocabulary(Struct):
    """What a game's sentences tell, by verb, prompt and event."""

    verbs: dict[str, VerbFacts]
    prompts: dict[str, list[FactKind]]
    events: dict[str, EventFacts]
    words: dict[str, list[str]]  # by kind: how its values are written in actions


OptionValue = bool | Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)] | Annotated[str, Meta(max_length=64)]


class SetupQuestion(Message):
    """A table that is being set up. `chosen`: the option that was changed last, or `seats`; it stays if it can."""

    seats: Annotated[int, Meta(ge=1, le=8)]
    options: Annotated[dict[str, OptionValue], Meta(max_length=64)] = {}
    chosen: Annotated[str, Meta(max_length=64)] = ""


class SetupProblem(Struct):
    """`key`: of the sentence `problem-setup-…`, with its facts; `at`: the option that it is about, or `seats`."""

    key: str
    at: str
    message: str
    facts: Facts


class OptionFit(Struct):
    """A value that an option could be given; `problem`: why it cannot be chosen now."""

    value: bool | int | str
    problem: SetupProblem | None


class SetupAnswer(Struct, kw_only=True):
    """`problem` is that of the setup that was sent; `seats` and `options` are the nearest one that can be played."""

    problem: SetupProblem | None
    seats: int
    options: dict[str, bool | int | str]
    numbers: list[int]  # of players that go with these options
    values: dict[str, list[OptionFit]]  # by option, those to offer; [] for a number to type
    settled: dict[str, bool | int | str]  # options whose value follows from the others
    sides: list[str]  # by seat; [] where all play for themselves


# Tables


class NewSeat(Message):
    """`me`: the one who makes the table; `open`: for whoever comes."""

    kind: Literal["me", "open", "bot"] = "open"
    level: LevelName = ""  # of a bot; empty: the usual one of the game
    name: SeatName = ""
    reserved: bool = False  # of an open seat: only who has its key may take it


class NewTable(Message):
    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, OptionValue], Meta(max_length=64)] = {}
    data: Annotated[dict[str, Any], Meta(max_length=8)] = {}  # at most 100 kB as JSON text
    public: bool = False
    undo: UndoMode = "ask"
    many_seats: bool = False  # may a player take several open seats?
    patience: Annotated[int, Meta(ge=0, le=31_536_000)] = (
        600  # seconds until the others may vote for a bot; 0: never
    )
    spectator_chat: bool = True  # may who only watches speak?


class SeatInfo(Struct, kw_only=True):
    seat: int
    kind: SeatKind
    name: str
    level: str
    yours: bool
    present: bool
    held: bool  # a person's, also while a bot sits in
    reserved: bool  # open, but only for who has its key
    tag: str = ""  # a mark of the player, where the name of another one here looks the same


class StalledSeat(Struct):
    """A seat that has not answered for longer than the table's patience. `agreed`: the seats that voted for a bot there;
    `needed`: how many players must agree."""

    seat: int
    since: int
    agreed: list[int]
    needed: int


class TableInfo(Struct, kw_only=True):
    table: str
    game: str
    rules_version: int
    options: dict[str, Value]
    status: Status
    public: bool
    undo: UndoMode
    created: int
    seats: list[SeatInfo]
    commitment: str
    seed: str | None  # when the game is over
    rematch: str
    owner: bool
    your_turn: bool
    imported: bool  # brought as a game file; nobody here saw who played it
    many_seats: bool
    patience: int
    spectator_chat: bool
    ends: int  # when it is going to be removed because nobody plays; 0: it is not
    stalled: list[StalledSeat] = []  # not in lists of tables
    # Of the seat links, for who made the table, once: when it is made, and after somebody was removed ("": not told again).
    keys: list[str] | UnsetType = UNSET


class Join(Message):
    seat: SeatNumber | None = None
    name: SeatName = ""
    key: Annotated[str, Meta(max_length=64)] = ""


class SeatChoice(Message):
    seat: SeatNumber
    level: LevelName = ""


class Reserve(Message):
    seat: SeatNumber
    reserved: bool


class Removal(Message):
    seat: SeatNumber


class BotVote(Message):
    """About a stalled seat: shall a bot play on there?"""

    seat: SeatNumber
    agree: bool


class SpectatorChat(Message):
    allowed: bool


# The game


class Question(Struct):
    number: int
    seat: int
    prompt: str
    facts: Facts  # of the prompt's sentence
    choices: list[str]
    choice_facts: list[Facts]  # of each choice's sentence, beside what its text tells
    secret: bool = False  # the others must not learn whether there was a choice, nor by how long it took


class UndoProposal(Struct):
    """Waits for the others. `agreed`: the seats that did."""

    seat: int
    agreed: list[int]


class Picture(Struct, kw_only=True):
    """What a viewer sees. `number`: how many events this viewer has heard.

    `outlook`: what an interface may light up for a seat that is asked, where the game has such a thing. Where that takes
    long, it is null here and follows as a message of its own (`OutlookReady`).
    """

    seat: int
    number: int
    status: Status
    view: View | None
    question: Question | None
    undo: UndoProposal | None
    outlook: Outlook | None = None


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
    name: str  # "": of somebody who is no player any more
    seat: int
    text: str
    tag: str = (
        ""  # a mark of the player: of those who watch, and of those whose name looks like another one's here
    )


class Told(Struct):
    """An event as a viewer hears it. `table`: of the table and not of its game."""

    number: int
    event: str
    facts: Facts
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
    view: View


class ReplayPage(Struct):
    """Some steps of a finished game."""

    seat: int
    moves: int  # in all
    steps: list[ReplayStep]


class SeatPosition(Struct, kw_only=True):
    """A position that looks to the seat as the true one does; for programs that think."""

    seat: int
    question: int
    game: str
    rules_version: int
    state: dict[str, Any]
    news: list[list[Any]]  # event names with their plain values, after the number asked for
    number: int


class RefusalInfo(Struct):
    """Why the rules do not allow an action: the rule, the key of the sentence in `words/`, and its facts."""

    rule: str
    reason: str
    words: Facts
    kinds: dict[str, str]  # of the facts


class AdviceInfo(Struct):
    """What a strong player thinks of an action. `value`: the chance to win; `share`: how much of the search went there."""

    action: str
    value: float | None
    share: float
    reason: str
    facts: Facts
    kinds: dict[str, str]  # of the facts


class RefusedFacts(TypedDict, total=False):
    """`rule`, `reason`, `words` and `kinds` of `illegal_action`; `reason` and `words` of a name or a code that is refused; `picture` of `stale`; `version` of `outdated`; of `malformed` `problems`, or `setup`,
    `at` and `words` of a setup that cannot be played; of `quota` which `limit`, how many it allows at `most`, and in how many seconds
    to `retry` (0: time alone does not help); `most` also of `hint_limit`."""

    rule: str
    reason: str
    words: Facts
    kinds: dict[str, str]  # of the facts
    picture: Picture
    problems: Any
    version: int
    setup: str
    at: str
    limit: str
    most: int
    retry: int


class Refused(Struct):
    """Every error, over REST and over sockets."""

    code: RefusalCode
    message: str
    facts: RefusedFacts = {}
