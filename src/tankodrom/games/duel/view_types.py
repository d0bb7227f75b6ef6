"""The types of what clients get in Duel: views, printed values of the components, and outlooks.

`tools/gen_protocol.py` writes them in TypeScript, as web/src/gen/duel.gen.ts.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Side = Literal["soviet", "german"]
Location = Literal["track", "hull", "turret"]
Quality = Literal["recruit", "veteran", "elite"]
Phase = Literal["draw", "initiative", "tank", "reinforcement"]
ManState = Literal["", "fit", "wounded", "dead"]


class ManView(TypedDict):
    state: ManState
    seat: str  # where they sit; "" if nowhere


class EnemyView(TypedDict):
    """What the gun table says of a living enemy, before anything modifies it but the loaded APCR; None for a dash."""

    tank: str
    metres: int
    accuracy: int | None
    pen: int | None


class TankView(TypedDict):
    tank: str  # `G-I`
    number: int
    side: Side
    player: int  # -1: Tankbot's
    board: str
    name: str
    quality: Quality
    alive: bool
    range: int
    motion: int  # the MOVE card; 0: stands
    terrain: str
    terrain_card: int
    smoke: int
    hill: bool
    hull_down: bool
    spotted: list[str]
    acquired: str
    acquired_bonus: int
    flanking: list[str]
    has_initiative: bool
    initiative: NotRequired[int]  # absent while it is secret
    on_fire: bool
    broken: bool
    smoke_in_tank: bool
    mobility: int
    fire: int
    can_move: bool
    can_fire: bool
    move_perm: int
    fire_perm: int
    move_cap: int
    fire_cap: int
    bog: int
    track_hits: int
    immobilised: bool
    jammed: bool
    sights_damaged: bool
    commander_dead: bool
    crew: dict[str, ManView]
    apcr_stock: int
    apcr_loaded: int
    penetrator: str
    medal_due: bool
    vp: int
    medals: int
    losses: int
    sight: int
    hatch_closed: bool
    enemies: list[EnemyView]
    personality: NotRequired[str]
    peril: NotRequired[int]
    in_peril: NotRequired[bool]


class PlayerView(TypedDict):
    seat: int
    side: Side
    tanks: list[str]
    cards: int
    limit: int
    hand: NotRequired[list[int]]  # the viewer's own


class SideView(TypedDict):
    side: Side
    vp: int
    medals: int
    end_vp: int
    roads: int
    exits: int
    infantry: int


class GunView(TypedDict):
    gun: str
    side: Side
    range: int
    used: bool


class OptionsView(TypedDict):
    radios: bool
    infantry: bool
    at_guns: bool


class StepView(TypedDict, total=False):
    """The subject of the question for the seat that is asked; for others what lies open on the table."""

    tank: str
    shooter: str
    target: str
    fire_cards: list[int]
    leadership: int
    played: list[int]
    moves: list[int]
    bonus: int
    need: int


class DuelView(TypedDict):
    game: Literal["duel"]
    seat: int
    mission: str
    round: int
    phase: Phase
    active: str
    queue: list[str]
    players: list[PlayerView]
    tanks: list[TankView]
    sides: list[SideView]
    deck: int
    discard: int
    passes_done: int
    passes_needed: int
    final_deck: bool
    shuffle_pending: bool
    end_pending: bool
    table: list[int]
    flipped: list[int]
    pool: list[int]
    damage_deck: int
    damage_unseen: list[int]
    unseen: list[int]
    guns: list[GunView]
    options: OptionsView
    bot: Side | Literal[""]
    over: bool
    step: StepView
    winners: NotRequired[list[int]]
    reason: NotRequired[str]
    winner_side: NotRequired[Side]


# What is printed


class PrintedCard(TypedDict):
    digit: int
    move: int
    flank: int
    fire: int
    fire_modifier: int
    leadership: bool
    tactics: bool
    smoke: bool
    special: str
    terrain: str
    orders: int
    symbols: str
    pen: int | Literal["always", "never"]
    heavy: bool
    infantry: bool


class PrintedSlot(TypedDict):
    name: str
    board: str
    side: Side
    seat: int
    quality: Quality
    apcr: int


class PrintedBoard(TypedDict):
    name: str
    nation: Side
    gun: str
    size: int
    move: int
    fire: list[int]
    front: dict[Location, int]
    side: dict[Location, int]
    hit: dict[Location, list[int]]
    seats: list[str]
    tank_vp: int
    crew_vp: dict[str, int]
    apcr: bool
    smoke: bool
    radio: bool


class PrintedGun(TypedDict):
    """Rows from 0 to 2,000 m; None for a dash."""

    name: str
    calibre: int
    heavy: bool
    to_hit: list[int | None]
    pen: list[int | None]
    apcr: list[int]


class PrintedFieldGun(TypedDict):
    gun: str
    side: Side
    range: int


class PrintedTerrain(TypedDict):
    names: dict[str, str]
    fire_from: int
    to_hit_vs: int
    cover: NotRequired[int]
    conceal: NotRequired[int]
    hull_down: NotRequired[int]
    bog: NotRequired[int]
    mines: NotRequired[int]


class PrintedMissionTank(TypedDict):
    board: str
    quality: Quality
    extra: bool  # takes part only in the larger version


class PrintedMission(TypedDict):
    id: str
    names: dict[str, str]
    texts: dict[str, str]
    solo_only: bool
    bot: str
    tanks: dict[Side, list[PrintedMissionTank]]


class DuelKit(TypedDict):
    cards: dict[str, PrintedCard]
    tanks: list[PrintedSlot]
    boards: dict[str, PrintedBoard]
    guns: dict[str, PrintedGun]
    field_guns: list[PrintedFieldGun]
    terrain: dict[str, PrintedTerrain]
    weapons: dict[str, dict[str, str]]
    personalities: dict[str, dict[str, str]]
    mission: PrintedMission
    missions: list[PrintedMission]
    seat_sides: list[Side]


# Outlooks


class Modifier(TypedDict):
    reason: str
    amount: int
    rule: str


# `break` is a keyword of Python, so these two are written as calls.
PlaceChances = TypedDict(
    "PlaceChances",
    {
        "location": Location,
        "armour": int,
        "hit": float,
        "penetrate": float,
        "eliminate": float,
        "fire": float,
        "crew": float,
        "break": float,
    },
)
Chances = TypedDict(
    "Chances",
    {
        "hit": float,
        "penetrate": float,
        "eliminate": float,
        "fire": float,
        "crew": float,
        "break": float,
        "locations": list[PlaceChances],
    },
    total=False,  # nothing is known when the cards are too few
)


class ShotPreview(TypedDict):
    shooter: str
    target: str
    cards: list[int]
    accuracy: int
    modifiers: list[Modifier]
    pen: int
    penetration: list[Modifier]
    named: bool  # two FIRE cards: the location is chosen
    fair: Chances
    seen: Chances


class CheckPreview(TypedDict):
    check: str
    value: int
    man: NotRequired[str]
    fair: float
    seen: float


class DuelOutlook(TypedDict, total=False):
    """Empty, except for the player of the active tank while they are asked."""

    shots: list[ShotPreview]
    checks: list[CheckPreview]
