"""Everything printed in one pack: cards, boards, guns, terrain, infantry, personalities, missions."""

from __future__ import annotations

from hashlib import sha256
from json import dumps
from typing import Any, Final

from tankodrom.core.data_limits import RecentlyUsed, data_digest
from tankodrom.games.duel.boards import SIDES, Board, Gun
from tankodrom.games.duel.damage.damage_cards import DamageCard
from tankodrom.games.duel.missions import Mission
from tankodrom.games.duel.pack.pack import standard_pack, whole_pack
from tankodrom.games.duel.tankbot.personalities import Personality
from tankodrom.games.duel.terrain_kinds import TerrainTable


class Weapon:
    """A weapon of infantry (17.3.3(7)): a penetration, or explosion checks."""

    __slots__ = ("explosions", "id", "names", "pen")

    def __init__(self, record: dict[str, Any]) -> None:
        self.id: str = record["id"]
        self.names: dict[str, str] = record["name"]
        self.pen: int = record.get("pen", 0)
        self.explosions: int = record.get("explosions", 0)


class InfantryTable:
    __slots__ = ("high", "low", "rows")

    def __init__(self, record: dict[str, Any], weapons: list[Weapon]) -> None:
        self.rows: list[list[int]] = record["rows"]
        self.low: list[int] = [_weapon(weapon, weapons) for weapon in record["weapons"]["low"]]
        self.high: list[int] = [_weapon(weapon, weapons) for weapon in record["weapons"]["high"]]


def _weapon(record: dict[str, Any], weapons: list[Weapon]) -> int:
    """The number of a weapon in the kit. Field and city tables share their weapons."""
    for number, weapon in enumerate(weapons):
        if weapon.id == record["id"]:
            return number
    weapons.append(Weapon(record))
    return len(weapons) - 1


class Kit:
    """The typed contents of a pack. It never changes; all states of a game share it."""

    __slots__ = (
        "battle_records", "boards", "damage", "digest", "guns", "infantry", "missions", "personalities", "terrain",
        "weapons",
    )  # fmt: skip

    def __init__(self, pack: dict[str, Any]) -> None:
        self.digest = sha256(dumps(pack, sort_keys=True, ensure_ascii=False).encode()).hexdigest()
        self.battle_records: list[dict[str, Any]] = pack["battle_cards"]["cards"]
        self.terrain = TerrainTable(pack["terrain"]["terrain"])
        self.damage: list[DamageCard] = [DamageCard(record) for record in pack["damage_cards"]["cards"]]
        self.guns: dict[str, Gun] = {}
        for record in pack["guns"]["guns"]:
            self.guns[record["id"]] = Gun(record)
        self.boards: dict[str, Board] = {}
        for record in pack["tanks"]["tanks"]:
            self.boards[record["id"]] = Board(record, self.guns)
        self.weapons: list[Weapon] = []
        self.infantry: dict[str, InfantryTable] = {}  # "soviet field" ...
        for record in pack["infantry"]["tables"]:
            self.infantry[f"{record['nation']} {record['ground']}"] = InfantryTable(record, self.weapons)
        self.personalities: list[Personality] = [
            Personality(record) for record in pack["tankbot"]["personalities"]
        ]
        self.missions: list[Mission] = [Mission(record) for record in pack["missions"]["missions"]]

    def mission(self, name: str) -> Mission | None:
        for mission in self.missions:
            if mission.id == name:
                return mission
        return None

    def infantry_of(self, side: int, in_city: bool) -> InfantryTable:
        return self.infantry[f"{SIDES[side]} {'city' if in_city else 'field'}"]


_standard: list[Kit] = []
_kits: Final[RecentlyUsed[Kit]] = RecentlyUsed(32)


def standard_kit() -> Kit:
    if not _standard:
        _standard.append(Kit(standard_pack()))
    return _standard[0]


def kit_of(data: dict[str, Any]) -> Kit:
    """The kit of a setup; the built-in pack if it brings none. Kits in use are built once."""
    if "pack" not in data:
        return standard_kit()
    key = data_digest(data["pack"])
    kit = _kits.get(key)
    if kit is None:
        kit = Kit(whole_pack(data["pack"]))
        _kits.put(key, kit)
    return kit
