"""Data packs: vehicles from plain data, and the constraints PC1-PC21 on a pack that can be played.

Tests may use any pack that can be read. A pack can be played only if `problems` finds nothing wrong with it.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from tankodrom.core.data_limits import RecentlyUsed, data_digest
from tankodrom.core.data_shapes import (
    LONGEST_WORD,
    AllOf,
    AnyOf,
    AnyText,
    Data,
    ListOf,
    OneOf,
    Pattern,
    Record,
    Shape,
    Text,
    Whole,
    Worded,
    shown,
)
from tankodrom.core.errors import BadPack
from tankodrom.games.rush.cards import (
    ABILITIES,
    NATIONS,
    NO_VALUE,
    NUMBERED_ABILITIES,
    REINFORCEMENTS,
    RESEARCH,
    SUPPORT_UNIT,
    TRAITS,
    TYPES,
    CardTable,
    Vehicle,
)

# PC3: attack and defence of the armoured types.
ARMOURED_NUMBERS: Final = [(1, 1), (1, 2), (2, 1), (2, 2)]
_RESERVED: Final = ["E", "RC", "VO", "CB"]
_MOST: Final = 400  # vehicles of a pack
_MOST_WORDS: Final = 16  # in a list of a vehicle


class AbilityText(Shape):
    """`reinforcements 2` or `sabotage`."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("PC13")

    def check(self, value: Any, where: str, found: list[str]) -> None:
        owner = where.rpartition(": ")[0]
        words: list[str] = value.split()
        ability = words[0] if words else ""
        if ability not in ABILITIES:
            found.append(f"{owner}: {ability!r} is no ability; known are {', '.join(ABILITIES)}")
        elif ability not in NUMBERED_ABILITIES:
            if len(words) != 1:
                found.append(f"{owner}: {ability} carries no number, but it says {value!r}")
        elif len(words) != 2 or re.fullmatch("0?[1-9]|[1-9][0-9]", words[1]) is None:
            found.append(f"{owner}: {ability} carries a positive number, as in '{ability} 2' ({self.tag})")

    def schema(self) -> Data:
        plain = [ability for ability in ABILITIES if ability not in NUMBERED_ABILITIES]
        numbered = f"(?:{'|'.join(NUMBERED_ABILITIES)}) (?:0?[1-9]|[1-9][0-9])"
        return {"type": "string", "pattern": f"^(?:{numbered}|{'|'.join(plain)})$"}


def _number(low: int, high: int) -> Shape:
    return Worded(Whole(low, high), f"{{where}} is a whole number from {low} to {high}, not {{value}}")


def _one_of(what: str, known: Sequence[str]) -> Shape:
    return Worded(OneOf(known), f"{{owner}}: {{value}} is no {what}; known are {', '.join(known)}")


def _list_of(item: Shape) -> Shape:
    texts = Worded(ListOf(AnyText(is_filled=False), 0, _MOST_WORDS), "{where} is a list of texts")
    return AllOf([texts, ListOf(item, 0, _MOST_WORDS)])


_TEXT: Final = Worded(Text(60), "{where} is a text that is not empty, of at most 60 characters")
_ID: Final = Worded(
    Pattern(rf"(?!(?:{'|'.join(_RESERVED)})$)(?!M[12]\()\S+", "one word"),
    f"{{owner}}: an id is one word and none of {', '.join(_RESERVED)} or a medal's",
)

VEHICLE: Final = Record(
    {
        "id": AllOf([_TEXT, _ID]),
        "name": _TEXT,
        "nation": AllOf([_TEXT, _one_of("nation", NATIONS)]),
        "type": AllOf([_TEXT, _one_of("type", TYPES)]),
        "price": _number(0, 99),
        # No pack may have "none" (PC7), tests may (A18).
        "buying_value": AnyOf([OneOf(["none"]), _number(0, 99)]),
        "attack": _number(0, 2),
        "defence": _number(0, 2),
        "abilities?": _list_of(AbilityText()),
        "traits?": _list_of(_one_of("trait", TRAITS)),
        "copy?": _number(1, 100),
    },
    noun="field",
)
REPAIR_CREW_RESEARCH: Final = _number(1, 9)
PARTS: Final[dict[str, Shape]] = {
    "vehicles": Record(
        {
            "key": Text(60),
            "repair_crew_research": REPAIR_CREW_RESEARCH,
            "vehicles": ListOf(VEHICLE, 0, _MOST),
        }
    ),
}

_standard: list[CardTable] = []
_tables: Final[RecentlyUsed[CardTable]] = RecentlyUsed(32)


class Pack:
    """The vehicles of a pack and its constants."""

    __slots__ = ("key", "repair_crew_research", "vehicles")

    def __init__(self, key: str, repair_crew_research: int, vehicles: list[Vehicle]) -> None:
        self.key = key
        self.repair_crew_research = repair_crew_research
        self.vehicles = vehicles


def read_toml(text: str) -> dict[str, Any]:
    """The plain data of a pack file. BadPack if the text is not TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPack(f"the pack is no TOML document: {error}") from None


def read_pack(data: Any) -> Pack:
    """The vehicles of plain data. BadPack names the first wrong record and field."""
    if not isinstance(data, dict):
        raise BadPack("a pack is a table with key, repair_crew_research and vehicles")
    for name in data:
        if name not in ("key", "repair_crew_research", "vehicles"):
            raise BadPack(f"unknown entry {shown(name)}; a pack has key, repair_crew_research and vehicles")
    key = data.get("key")
    if not isinstance(key, str) or not key:
        raise BadPack('the pack needs a name: key = "…"')
    _check(Text(60), key, "the pack: key")
    records = data.get("vehicles")
    if not isinstance(records, list):
        raise BadPack("vehicles is a list of tables")
    if len(records) > _MOST:
        raise BadPack(f"vehicles is a list of at most {_MOST} tables, here it has {len(records)}")
    vehicles = [_read_vehicle(number, record) for number, record in enumerate(records, start=1)]
    ids = Counter(vehicle.id for vehicle in vehicles)
    for id, count in ids.items():
        if count > 1:
            raise BadPack(f"the id {id} is used {count} times; each physical card has its own")
    _check(REPAIR_CREW_RESEARCH, data.get("repair_crew_research"), "the pack: repair_crew_research")
    return Pack(key, data["repair_crew_research"], vehicles)


def _read_vehicle(number: int, record: Any) -> Vehicle:
    where = f"vehicle {number}"
    if not isinstance(record, dict):
        raise BadPack(f"{where} is a table such as {{ id = …, name = …, … }}")
    if isinstance(record.get("id"), str):
        where += f" ({record['id'][:LONGEST_WORD]})"
    _check(VEHICLE, record, where)
    copy: int = record.get("copy", 0)
    buying_value = record["buying_value"]
    return Vehicle(
        id=record["id"],
        name=f"{record['name']} ({copy})" if copy else record["name"],
        nation=NATIONS.index(record["nation"]),
        type=TYPES.index(record["type"]),
        price=record["price"],
        buying_value=NO_VALUE if buying_value == "none" else buying_value,
        attack=record["attack"],
        defence=record["defence"],
        ability_values=[_ability(text) for text in record.get("abilities", [])],
        traits=list(record.get("traits", [])),
    )


def _check(shape: Shape, value: Any, where: str) -> None:
    found: list[str] = []
    shape.check(value, where, found)
    if found:
        raise BadPack(found[0])


def _ability(text: str) -> tuple[int, int]:
    """Read `reinforcements 2` or `sabotage`. Its shape has checked the text."""
    words = text.split()
    return ABILITIES.index(words[0]), int(words[1]) if len(words) > 1 else 0


def digest_of(data: dict[str, Any]) -> str:
    return sha256(json.dumps(data, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


def standard_pack() -> dict[str, Any]:
    """The plain data of the built-in pack."""
    return read_toml((files("tankodrom.games.rush") / "data" / "vehicles.toml").read_text(encoding="utf-8"))


def table_of(data: dict[str, Any] | None) -> CardTable:
    """The card table of a pack; None means the built-in pack. Tables in use are built once: they never change."""
    if data is None:
        if not _standard:
            _standard.append(_table(standard_pack()))
        return _standard[0]
    key = data_digest(data)
    table = _tables.get(key)
    if table is None:
        table = _table(data)
        _tables.put(key, table)
    return table


def _table(data: dict[str, Any]) -> CardTable:
    pack = read_pack(data)
    return CardTable(pack.vehicles, pack.repair_crew_research, digest_of(data))


def problems(pack: Pack) -> list[str]:
    """Everything that is wrong with a pack under PC1-PC21: one sentence each, with the constraint's id."""
    found: list[str] = []
    _check_counts(pack.vehicles, found)
    for vehicle in pack.vehicles:
        _check_vehicle(vehicle, found)
    _check_occurrence(pack.vehicles, found)
    _check_names(pack.vehicles, found)
    return found


def _check_counts(vehicles: list[Vehicle], found: list[str]) -> None:
    if len(vehicles) != 100:
        found.append(f"PC1: a pack has 100 vehicles, this one {len(vehicles)}")
    for nation, name in enumerate(NATIONS):
        own = [vehicle for vehicle in vehicles if vehicle.nation == nation]
        if len(own) != 25:
            found.append(f"PC1: {name} has 25 vehicles, here {len(own)}")
        for type, type_name in enumerate(TYPES):
            if not any(vehicle.type == type for vehicle in own):
                found.append(f"PC2: {name} has no {type_name}")
    support = [(unit.attack, unit.defence) for unit in vehicles if unit.type == SUPPORT_UNIT]
    if len(set(support)) < 2:
        found.append("PC4: the support units all have the same numbers")


def _check_vehicle(vehicle: Vehicle, found: list[str]) -> None:
    if vehicle.type != SUPPORT_UNIT:
        attack, defence = ARMOURED_NUMBERS[vehicle.type]
        if (vehicle.attack, vehicle.defence) != (attack, defence):
            found.append(
                f"PC3: {vehicle.id} is a {TYPES[vehicle.type]}, so attack/defence is {attack}/{defence}, "
                f"not {vehicle.attack}/{vehicle.defence}"
            )
    if vehicle.buying_value == NO_VALUE:
        found.append(f"PC7: {vehicle.id} has no buying value; every vehicle has one, perhaps 0")
    elif vehicle.buying_value > 6:
        found.append(f"PC6: {vehicle.id} has buying value {vehicle.buying_value}, the highest is 6")
    kinds = [ability for ability, _ in vehicle.ability_values]
    if len(kinds) > 2 or len(set(kinds)) < len(kinds):
        found.append(f"PC16: {vehicle.id} may carry two abilities at the most, each once")
    if "own_nation_buying" in vehicle.traits and vehicle.buying_value < 2:
        found.append(f"PC17: {vehicle.id} has own_nation_buying, so its buying value is at least 2")
    limits = [trait for trait in vehicle.traits if trait in ("bases_only", "vehicles_only")]
    if len(limits) > 1 or (limits and vehicle.attack == 0):
        found.append(f"PC18: {vehicle.id}: bases_only or vehicles_only, not both, and only with attack 1 or 2")
    if RESEARCH in kinds and len(kinds) > 1:
        found.append(f"PC19: {vehicle.id} combines research with another ability")


def _check_occurrence(vehicles: list[Vehicle], found: list[str]) -> None:
    kinds = [[ability for ability, _ in vehicle.ability_values] for vehicle in vehicles]
    able = sum(1 for own in kinds if own)
    draws = {
        value for vehicle in vehicles for ability, value in vehicle.ability_values if ability == REINFORCEMENTS
    }
    wanted = [
        ("PC5", "no vehicle has price 0", any(vehicle.price == 0 for vehicle in vehicles)),
        ("PC6", "no vehicle has buying value 0", any(vehicle.buying_value == 0 for vehicle in vehicles)),
        ("PC6", "no vehicle has buying value 6", any(vehicle.buying_value == 6 for vehicle in vehicles)),
        ("PC8", f"only {able} vehicles have an ability, more than half must", 2 * able > len(vehicles)),
        ("PC9", "no vehicle has two abilities", any(len(own) >= 2 for own in kinds)),
        (
            "PC10",
            "no vehicle with defence 1 or 2 is without an ability",
            any(vehicle.defence and not vehicle.ability_values for vehicle in vehicles),
        ),
        ("PC13", "all reinforcements have the same number", len(draws) >= 2),
        (
            "PC14",
            "no vehicle has research and a buying value",
            any(RESEARCH in own and unit.buying_value >= 0 for own, unit in zip(kinds, vehicles, strict=True)),
        ),
        (
            "PC15",
            "no vehicle with defence 0 has an ability",
            any(vehicle.defence == 0 and vehicle.ability_values for vehicle in vehicles),
        ),
    ]
    found += [f"{constraint}: {sentence}" for constraint, sentence, holds in wanted if not holds]
    for ability, name in enumerate(ABILITIES):
        if not any(ability in own for own in kinds):
            found.append(f"PC11: no vehicle has {name}")
    for trait in TRAITS:
        if not any(trait in vehicle.traits for vehicle in vehicles):
            found.append(f"PC12: no vehicle has {trait}")


def _check_names(vehicles: list[Vehicle], found: list[str]) -> None:
    for vehicle in vehicles:
        letters = [character for character in vehicle.name if character.isalpha()]
        cyrillic = [character for character in letters if "\u0400" <= character <= "\u04ff"]
        russian = NATIONS[vehicle.nation] == "ussr"
        if (russian and len(cyrillic) < len(letters)) or (not russian and cyrillic):
            found.append(f"PC20: {vehicle.id}: {vehicle.name!r} is not in the nation's own language and script")
    names = Counter((vehicle.nation, vehicle.name) for vehicle in vehicles)
    for (nation, name), count in names.items():
        if count > 1:
            found.append(
                f"PC21: {NATIONS[nation]} has {count} vehicles named {name!r}; tell them apart with copy = 1 …"
            )
