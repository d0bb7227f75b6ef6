"""Tank boards and guns (chapter 2; D6, D7)."""

from __future__ import annotations

from typing import Any, Final

from tankodrom.games.duel.cards import HEAVY_CALIBRE
from tankodrom.games.duel.view_types import Location as LocationName
from tankodrom.games.duel.view_types import Quality, Side

# Seats of a tank, in the order of escape attempts (T6). A man has the name of his first seat (15.0(9)).
Man = int
POSITIONS: Final = ["commander", "commander_gunner", "gunner", "loader", "driver", "assistant"]
COMMANDER: Final = 0
COMMANDER_GUNNER: Final = 1
GUNNER: Final = 2
LOADER: Final = 3
DRIVER: Final = 4
ASSISTANT: Final = 5
NOBODY: Final = -1

Location = int
LOCATIONS: Final[list[LocationName]] = ["track", "hull", "turret"]
TRACK: Final = 0
HULL: Final = 1
TURRET: Final = 2

QUALITIES: Final[list[Quality]] = ["recruit", "veteran", "elite"]
RECRUIT: Final = 0
VETERAN: Final = 1
ELITE: Final = 2

SIDES: Final[list[Side]] = ["soviet", "german"]
SIDE_LETTERS: Final = "SG"
SOVIET: Final = 0
GERMAN: Final = 1
TANK_IDS: Final = ["I", "II", "III", "IV"]

DASH: Final = -99  # a printed dash
ROWS: Final = 11  # 000 to 2000 m


class Gun:
    """One gun table; index = mutual range / 200."""

    __slots__ = ("apcr", "calibre", "id", "is_heavy", "name", "order_cost", "pen", "to_hit")

    def __init__(self, record: dict[str, Any]) -> None:
        self.id: str = record["id"]
        self.name: str = record["name"]
        self.calibre: int = record["calibre"]
        self.is_heavy: bool = self.calibre >= HEAVY_CALIBRE
        self.to_hit: list[int] = _row(record["to_hit"])
        self.pen: list[int] = _row(record["pen"])
        self.apcr: list[int] = [max(0, value) for value in _row(record.get("apcr", ["-"] * ROWS))]  # A38
        self.order_cost: int = record.get("order_cost", 0)  # towed guns (17.1)


def _row(values: list[Any]) -> list[int]:
    return [DASH if value == "-" else int(value) for value in values]


class Board:
    """One tank as printed. Lists are by location or by seat."""

    __slots__ = (
        "crew_vp", "digits_of", "fire", "fire_damaged", "fire_immobilised", "front", "gun", "has_apcr", "has_radio",
        "has_smoke", "id", "is_destroyer", "location_of", "move", "name", "nation", "seats", "side_armour", "size",
        "tank_vp",
    )  # fmt: skip

    def __init__(self, record: dict[str, Any], guns: dict[str, Gun]) -> None:
        self.id: str = record["id"]
        self.name: str = record["name"]
        self.nation: int = SIDES.index(record["nation"])
        self.gun: Gun = guns[record["gun"]]
        self.size: int = record["size"]
        self.move: int = record["move"]
        fire: list[int] = record["fire"]
        self.fire = fire[0]
        self.is_destroyer = len(fire) > 1  # 5.8.1
        self.fire_damaged = fire[1] if len(fire) > 1 else fire[0]
        self.fire_immobilised = fire[2] if len(fire) > 1 else fire[0]
        self.front: list[int] = [record["armour"][name][0] for name in LOCATIONS]
        self.side_armour: list[int] = [record["armour"][name][1] for name in LOCATIONS]
        self.location_of: list[Location] = [0] * 10  # by target number
        for location, name in enumerate(LOCATIONS):
            for digit in record["hit"][name]:
                self.location_of[digit] = location
        self.digits_of: list[int] = [self.location_of.count(location) for location in range(len(LOCATIONS))]
        self.seats: list[bool] = [name in record["seats"] for name in POSITIONS]
        self.tank_vp: int = record["vp"]["tank"]
        self.crew_vp: list[int] = [record["vp"].get(name, 0) for name in POSITIONS]
        equipment: list[str] = record["equipment"]
        self.has_apcr = "apcr" in equipment
        self.has_smoke = "smoke" in equipment
        self.has_radio = "radio" in equipment
