"""A tank on the table: its board, markers and crew, and its slot in the mission, which it returns to (9.0)."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import Seat
from tankodrom.games.duel.boards import NOBODY, Board
from tankodrom.games.duel.cards import NO_CARD, CardId

TankId = int
NO_TANK: Final = -1
NO_SEAT: Final = -1  # the seat of Tankbot's tanks
NO_SIDE: Final = -1

# The states of a man.
ABSENT: Final = 0  # the board has no such seat
FIT: Final = 1
WOUNDED: Final = 2
DEAD: Final = 3

NO_CAP: Final = 99  # of mobility or fire ability
NOT_BOGGED: Final = -1

RED_ZONE: Final = 400  # 5.2.5
FARTHEST: Final = 1000  # 5.2.4
STEP: Final = 200


class Slot:
    """A tank as agreed for this game. It returns in this state (9.0)."""

    __slots__ = ("apcr", "board", "name", "quality", "seat", "side", "start_range", "start_terrain", "tank_id")

    def __init__(
        self,
        name: str,
        side: int,
        tank_id: int,
        seat: Seat,
        board: Board,
        quality: int,
        start_range: int,
        start_terrain: str,
        apcr: int,
    ) -> None:
        self.name = name
        self.side = side
        self.tank_id = tank_id
        self.seat = seat
        self.board = board
        self.quality = quality
        self.start_range = start_range
        self.start_terrain = start_terrain
        self.apcr = apcr


class Tank:
    """One tank on the table: board, markers, crew. A set of tanks is a number with one bit per tank."""

    __slots__ = (
        "acquired", "acquired_bonus", "alive", "apcr_loaded", "apcr_stock", "board", "bog", "broken", "fire_cap",
        "fire_perm", "flanking", "hatch_closed", "hill", "hull_down", "immobilised", "in_peril", "initiative",
        "jammed", "losses", "medal_due", "medals", "men", "motion", "move_cap", "move_perm", "number", "on_fire",
        "penetrator", "peril", "personality", "quality", "range", "seat", "side", "sight", "sights_damaged",
        "sitting", "smoke", "smoke_in_tank", "spotted", "terrain", "track_hits", "vp",
    )  # fmt: skip
    SAVED: ClassVar[list[str]] = [
        "vp", "medals", "apcr_stock", "losses", "alive", "range", "motion", "terrain", "smoke", "hill", "hull_down",
        "spotted", "acquired", "acquired_bonus", "flanking", "initiative", "on_fire", "broken", "smoke_in_tank",
        "move_perm", "fire_perm", "move_cap", "fire_cap", "bog", "track_hits", "immobilised", "jammed",
        "sights_damaged", "men", "sitting", "apcr_loaded", "penetrator", "medal_due", "sight", "hatch_closed",
        "personality", "peril", "in_peril",
    ]  # fmt: skip

    def __init__(self, number: TankId, slot: Slot) -> None:
        self.number = number
        self.side = slot.side
        self.seat = slot.seat
        self.board = slot.board
        self.quality = slot.quality
        # Kept through eliminations (9.0(2)):
        self.vp = 0
        self.medals = 0
        self.apcr_stock = slot.apcr
        self.losses = 0  # the number of its eliminations
        self.renew(slot)
        self.alive = True

    def renew(self, slot: Slot) -> None:
        """9.0(1): reset to the state of the mission, in FIELD. What 9.0(2) keeps does not change."""
        self.range = slot.start_range
        self.motion: CardId = NO_CARD  # the MOVE card in the holding box
        self.terrain: CardId = NO_CARD  # the terrain card there; no card means FIELD (10.3.7)
        self.smoke: CardId = NO_CARD
        self.hill = False
        self.hull_down = False
        self.spotted = 0
        self.acquired: TankId = NO_TANK
        self.acquired_bonus = 0
        self.flanking = 0
        self.initiative: CardId = NO_CARD
        self.on_fire = False
        self.broken = False
        self.smoke_in_tank = False
        self.move_perm = slot.board.move
        self.fire_perm = slot.board.fire
        self.move_cap = NO_CAP  # the lowest cap until the tank moves
        self.fire_cap = NO_CAP  # the lowest cap until it fires
        self.bog = NOT_BOGGED
        self.track_hits = 0
        self.immobilised = False
        self.jammed = False
        self.sights_damaged = False
        self.men: list[int] = [FIT if here else ABSENT for here in slot.board.seats]
        self.sitting: list[int] = [man if here else NOBODY for man, here in enumerate(slot.board.seats)]
        self.apcr_loaded = 0
        self.penetrator: TankId = NO_TANK  # the tank that gets the points for it (14.2)
        self.medal_due = False
        self.sight = 0  # line of sight under snow; 0: no limit
        self.hatch_closed = False
        self.personality = -1  # 19.1
        self.peril = 0
        self.in_peril = False

    def copy(self, slot: Slot) -> Tank:
        twin = Tank(self.number, slot)
        self.write_to(twin)
        return twin

    def write_to(self, twin: Tank) -> None:
        twin.vp = self.vp
        twin.medals = self.medals
        twin.apcr_stock = self.apcr_stock
        twin.losses = self.losses
        twin.alive = self.alive
        twin.range = self.range
        twin.motion = self.motion
        twin.terrain = self.terrain
        twin.smoke = self.smoke
        twin.hill = self.hill
        twin.hull_down = self.hull_down
        twin.spotted = self.spotted
        twin.acquired = self.acquired
        twin.acquired_bonus = self.acquired_bonus
        twin.flanking = self.flanking
        twin.initiative = self.initiative
        twin.on_fire = self.on_fire
        twin.broken = self.broken
        twin.smoke_in_tank = self.smoke_in_tank
        twin.move_perm = self.move_perm
        twin.fire_perm = self.fire_perm
        twin.move_cap = self.move_cap
        twin.fire_cap = self.fire_cap
        twin.bog = self.bog
        twin.track_hits = self.track_hits
        twin.immobilised = self.immobilised
        twin.jammed = self.jammed
        twin.sights_damaged = self.sights_damaged
        twin.men = self.men[:]
        twin.sitting = self.sitting[:]
        twin.apcr_loaded = self.apcr_loaded
        twin.penetrator = self.penetrator
        twin.medal_due = self.medal_due
        twin.sight = self.sight
        twin.hatch_closed = self.hatch_closed
        twin.personality = self.personality
        twin.peril = self.peril
        twin.in_peril = self.in_peril

    def in_motion(self) -> bool:
        """10.2.1"""
        return self.motion != NO_CARD

    def in_red_zone(self) -> bool:
        """5.2.5"""
        return -RED_ZONE <= self.range <= RED_ZONE

    def has_spotted(self, enemy: TankId) -> bool:
        return self.spotted >> enemy & 1 == 1

    def flanks(self, enemy: TankId) -> bool:
        return self.flanking >> enemy & 1 == 1

    def dead_men(self) -> int:
        return self.men.count(DEAD)
