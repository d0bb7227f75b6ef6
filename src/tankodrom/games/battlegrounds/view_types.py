"""The types of what clients get in Battlegrounds: views, printed values of the components, and outlooks.

`tools/gen_protocol.py` writes them in TypeScript, as web/src/gen/battlegrounds.gen.ts.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Colour = Literal["green", "yellow", "blue", "red"]
Variant = Literal["battle", "teams", "family", "solo"]
PairState = Literal["plain", "available", "attached", "used"]
ShotEffect = Literal["token", "tank", "mine_place", "mine_clear", "arty_tank"]
Fate = Literal["safe", "absorbed", "destroyed_by_mine", "destroyed_by_tank"]


class SquareView(TypedDict):
    """What lies and stands on a square."""

    token: NotRequired[str]  # `?` lies face down
    figure: NotRequired[Colour]
    mine: NotRequired[bool]
    artillery: NotRequired[bool]


class FigureView(TypedDict):
    colour: Colour
    owner: int
    square: str | None
    card: str | None
    points: int  # the value of the top token of its stack; 0: none is left


class CardView(TypedDict):
    card: str
    move: str
    shot: str
    active: bool
    wrecked: bool
    upgrades: list[str]


class PointsView(TypedDict):
    colour: Colour
    points: int


class PlayerView(TypedDict):
    seat: int
    area: int
    colours: list[Colour]
    cards: list[CardView]
    received: list[PointsView]
    points: int


class PairView(TypedDict):
    tokens: list[str]
    icons: list[str]
    state: PairState


class AreaView(TypedDict):
    unpaired: list[str]
    pairs: list[PairView]
    points: int
    tank_points: int  # of these, for point tokens


StepName = Literal[
    "Rounds",
    "TakeTurn",
    "Reentry",
    "MainAction",
    "ShotAfterMove",
    "MoveAfterShot",
    "LastWindow",
    "KeepCard",
    "DraftPick",
    "ChooseActive",
    "ChooseCards",
    "PlaceFigures",
    "FamilyTurn",
]


class StepView(TypedDict):
    """The subject of the open question. Its fields depend on `name`."""

    name: StepName
    colour: NotRequired[Colour]
    repaired: NotRequired[bool]
    revealed: NotRequired[list[str]]
    face_up: NotRequired[list[str]]
    extra: NotRequired[int]
    order: NotRequired[list[int]]


class ArtilleryView(TypedDict):
    score: int
    rank: int  # that the player has reached so far
    tanks_left: int
    tokens: list[str]
    letters: list[str]
    numbers: list[int]


class OutcomeView(TypedDict):
    winners: list[int]
    scores: list[int]
    reason: str
    rank: int | None  # in the solo game


class BattlegroundsView(TypedDict):
    game: Literal["battlegrounds"]
    seat: int
    seats: int
    variant: Variant
    options: dict[str, bool | int | str]
    active: int
    turn: int
    threshold: int
    squares: dict[str, SquareView]  # A1 to H8
    figures: list[FigureView]
    players: list[PlayerView]
    areas: list[AreaView]
    mines: int
    deck_size: int
    deck: list[str] | None
    display: list[str]
    drawn: list[str] | None
    box_size: int
    box: list[str]
    quiet_turns: int
    step: StepView
    outcome: OutcomeView | None
    artillery: NotRequired[ArtilleryView]  # in the solo game


class PrintedToken(TypedDict):
    picture: str
    icon: str | None


class PrintedCard(TypedDict):
    name: str
    move: str
    shot: str


class BattlegroundsKit(TypedDict):
    pictures: dict[str, dict[str, str]]  # with names by language
    tokens: dict[str, PrintedToken]
    cards: dict[str, PrintedCard]
    longest_path: int  # of any move
    bases: dict[Colour, list[str]]  # their squares
    centre: list[str]
    slots: int  # for upgrades, on every card
    pair_points: int
    rank_points: list[int]  # the ladder of the solo game
    artillery_limit: int  # the end of its track


class ShotProspect(TypedDict):
    square: str
    effect: ShotEffect


class MoveProspect(TypedDict):
    path: list[str]
    fate: Fate
    at: str
    shots: list[ShotProspect]  # from its end, if the figure survives


class Prospects(TypedDict):
    moves: list[MoveProspect]
    shots: list[ShotProspect]


class BattlegroundsOutlook(TypedDict, total=False):
    """By colour of the seat's figures on the board and by card."""

    green: dict[str, Prospects]
    yellow: dict[str, Prospects]
    blue: dict[str, Prospects]
    red: dict[str, Prospects]
