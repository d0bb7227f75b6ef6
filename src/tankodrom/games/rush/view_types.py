"""The types of what clients get in Rush: the view of a seat and the printed values of the cards.

`tools/gen_protocol.py` writes them in TypeScript, as web/src/gen/rush.gen.ts.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Nation = Literal["ussr", "germany", "usa", "france"]
VehicleType = Literal["light_tank", "medium_tank", "spg", "heavy_tank", "support_unit"]


class BaseView(TypedDict):
    damaged: bool
    guard: str | None
    guard_damaged: bool


class PurseView(TypedDict):
    """What the hand can pay: for any vehicle, and per nation."""

    any: int
    nations: dict[str, int]


class DrawView(TypedDict):
    """The draw at the end of the turn, if it ended now: the number of cards, and the chance of each card in percent."""

    count: int
    chances: dict[str, int]


class PlayerView(TypedDict):
    """None replaces what the viewer cannot see."""

    seat: int
    hand_size: int
    hand: list[str] | None
    shown: list[str] | None  # what everybody knows of a hidden hand
    kept_size: int
    kept: list[str] | None
    garage_size: int
    garage: list[str] | None  # in no order
    store_size: int
    store: list[str] | None
    store_top: str | None
    purse: PurseView | None
    next_draw: DrawView | None
    bases: list[BaseView | None]  # None: the base is gone


class TurnView(TypedDict):
    seat: int
    locked: list[str]
    credit_any: int
    credit: dict[Nation, int]
    paid_any: bool
    paid_own: list[Nation]
    bought: int
    bought_nation: Nation | None
    recruiting: bool
    attacked: bool
    attack_nation: Nation | None
    kills: int
    reshuffled: bool
    played: int


class Support(TypedDict):
    seat: int
    card: str


StepName = Literal[
    "Rounds",
    "TakeTurn",
    "PlayCards",
    "PayFor",
    "ResolveCard",
    "PlaceGuard",
    "AceTarget",
    "ResearchPick",
    "Rearm",
    "SabotageDiscards",
    "DeclareAttack",
    "Strikes",
    "TakeMedals",
    "RecruitmentMode",
    "Compensation",
    "Combat",
]


class StepView(TypedDict):
    """The subject of the open question. Its fields depend on `name`."""

    name: StepName
    position: NotRequired[int]
    card: NotRequired[str]
    due: NotRequired[int]
    own_nation_first: NotRequired[bool]
    used: NotRequired[list[str]]
    limit: NotRequired[int]
    scrapped: NotRequired[int]
    waiting: NotRequired[list[int]]
    attackers: NotRequired[list[str]]
    kills: NotRequired[int]
    nation: NotRequired[Nation]
    attacker: NotRequired[int]
    owner: NotRequired[int]
    slot: NotRequired[int]
    asked: NotRequired[int]
    passed: NotRequired[list[int]]
    support: NotRequired[list[Support]]
    attack: NotRequired[int]
    defence: NotRequired[int]


class SideScore(TypedDict):
    """The score of one side: its cards and bases, and their points."""

    seats: list[int]
    medals: int
    captured_bases: int
    base_points: int
    counts: dict[str, int]  # by the achievements of this game
    achievements: list[str]  # in which it alone has most
    achievement_points: int
    sets: int
    total: int


class OutcomeView(TypedDict):
    winners: list[int]
    scores: list[int]
    reason: str
    sides: list[SideScore]


class RushView(TypedDict):
    game: Literal["rush"]
    seat: int
    seats: int
    options: dict[str, bool | int | str]
    starting_player: int
    teams: list[int] | None
    interactive: bool  # cards attack one by one (V3); otherwise attackers are declared first
    active: int
    round: int
    final_round: bool
    shop: list[str]  # the first lies next to the deck
    deck_size: int
    discard: list[str]
    scrapyard: list[str]
    medals: dict[Nation, list[int]]  # singles and doubles that are left
    achievements: list[str]
    players: list[PlayerView]
    turn: TurnView
    step: StepView
    table: list[str]
    standing: list[SideScore]  # of each side, as if the game ended now
    outcome: OutcomeView | None


class PrintedAbility(TypedDict):
    ability: str
    number: int  # 0: it has none


class PrintedCard(TypedDict):
    name: str  # "" where the words know it
    nation: Nation | None
    type: VehicleType | None
    price: int | None
    buying_value: int | None  # None is no value at all, 0 is one
    points: int  # in the final score
    attack: int
    defence: int
    abilities: list[PrintedAbility]
    traits: list[str]


class RushKit(TypedDict):
    cards: dict[str, PrintedCard]
    achievement_points: int
