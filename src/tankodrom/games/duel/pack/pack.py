"""Data packs: the eight parts of the printed material, read and checked against the constraints C1-C28.

The engine can read any pack with correct shapes. A pack can be played only if `pack_problems` finds nothing wrong with
it. A sentence begins with the id of its constraint, if there is one. The shapes also give the JSON Schemas for editors
(data/schema). The other modules of this package define the parts.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from tankodrom.core.data_shapes import Data, ListOf, Record, Shape, shown
from tankodrom.core.errors import BadPack
from tankodrom.games.duel.pack.cards import BATTLE_CARD, DAMAGE_CARD, check_cards
from tankodrom.games.duel.pack.forces import GUN, INFANTRY, PERSONALITY, TANK, check_forces
from tankodrom.games.duel.pack.missions import MISSION, check_mission, check_missions
from tankodrom.games.duel.pack.terrain import TERRAIN, check_terrain

_LONGEST: Final = 400  # no list of a pack is longer

PARTS: Final[dict[str, Shape]] = {
    "battle_cards": Record({"cards": ListOf(BATTLE_CARD, 1, _LONGEST, "C1", key="number")}),
    "damage_cards": Record({"cards": ListOf(DAMAGE_CARD, 21, 21, "C14", key="id")}),
    "terrain": Record({"terrain": ListOf(TERRAIN, 1, _LONGEST, key="id")}),
    "guns": Record({"guns": ListOf(GUN, 1, _LONGEST, key="id")}),
    "tanks": Record({"tanks": ListOf(TANK, 1, _LONGEST, key="id")}),
    "infantry": Record({"tables": ListOf(INFANTRY, 1, 8)}),
    "tankbot": Record({"personalities": ListOf(PERSONALITY, 1, 100, key="id")}),
    "missions": Record({"missions": ListOf(MISSION, 1, 100, key="id")}),
}


def shape_problems(part: str, data: Any) -> list[str]:
    """The problems with the shape of one of the eight parts."""
    found: list[str] = []
    PARTS[part].check(data, part, found)
    return found


def read_shapes(part: str, data: Any) -> Data:
    """One of the eight parts. BadPack says what is wrong with its shape."""
    found = shape_problems(part, data)
    if found:
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        raise BadPack(found[0] + more)
    plain: Data = data
    return plain


# --- reading

_standard: dict[str, Data] = {}


def standard_pack() -> Data:
    """The plain data of the built-in pack. All callers share it: copy it before you change it."""
    if not _standard:
        folder = files("tankodrom.games.duel") / "data"
        pack = {part: tomllib.loads((folder / f"{part}.toml").read_text(encoding="utf-8")) for part in PARTS}
        _standard.update(pack)
    return dict(_standard)


def whole_pack(data: Any) -> Data:
    """The user's pack, completed with built-in parts. BadPack if it cannot be read."""
    if not isinstance(data, dict):
        raise BadPack(f"a pack is a table with any of {', '.join(PARTS)}, not {shown(data)}")
    for name in data:
        if not isinstance(name, str) or name not in PARTS:
            raise BadPack(f"unknown part {shown(name)}; a pack has any of {', '.join(PARTS)}")
    ours = standard_pack()
    pack: Data = {}
    for part in PARTS:
        pack[part] = read_shapes(part, data[part]) if part in data else ours[part]
    return pack


# --- constraints


def pack_problems(pack: Data) -> list[str]:
    """Everything that is wrong with a whole pack, one sentence each. If a shape is wrong, only shapes are reported."""
    found: list[str] = []
    for part in PARTS:
        found += shape_problems(part, pack.get(part))
    if found:
        return found
    check_terrain(pack["terrain"]["terrain"], found)
    check_cards(pack, found)
    check_forces(pack, found)
    check_missions(pack, found)
    return found


def mission_problems(pack: Data, mission: Any) -> list[str]:
    """The problems of one mission that is played with a pack without problems."""
    found: list[str] = []
    MISSION.check(mission, "mission", found)
    if not found:
        check_mission(pack, mission, found)
    return found
