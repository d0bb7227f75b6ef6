"""Data packs: location tokens and tank cards, read and checked (2.2 and 2.3 of the rules document).

The engine can read any pack that fits its shapes. A pack can be played only if `token_problems` and `tank_problems`
find nothing wrong with it. The shapes also give the JSON Schemas for editors (data/schema).
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from tankodrom.core.data_limits import RecentlyUsed, data_digest
from tankodrom.core.data_shapes import (
    AllOf,
    Anything,
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
from tankodrom.games.battlegrounds.board import RAYS, SQUARES
from tankodrom.games.battlegrounds.kit import CARDS, ICON_COUNTS, ICONS, LONGEST_BASE_DISTANCE, TOKENS, Kit

_MOST: Final = 64  # records of a pack
_ID: Final = Worded(Pattern(r"\S+", "one word"), "{where} is a text that is not empty, without spaces")
_NAME: Final = Text(60)
_KEY: Final = Text(60)
_TEXT: Final = Worded(Text(60), "{where} is a text that is not empty, of at most 60 characters")
_ICON: Final = Worded(OneOf(ICONS), f"{{owner}}: {{value}} is no icon; known are {', '.join(ICONS)}")
_PART: Final = Worded(
    Pattern("[OD][1-9]", "O or D and a distance"),
    "{owner}: a part is O or D and a distance, as in O2, not {value} (C1, C2)",
)

PICTURE: Final = Record(
    {
        "id": _ID,
        "en?": _NAME,
        "cs?": _NAME,
        "plain?": Worded(Whole(0, 8), "{where} is a number from 0 to 8, not {value}"),
        "special?": AllOf([Worded(ListOf(Anything(), 0, 8), "{where} is a list of icons"), ListOf(_ICON, 0, 8)]),
    }
)
TANK: Final = Record({"id": _ID, "name": _TEXT, "move": AllOf([_TEXT, _PART]), "shot": AllOf([_TEXT, _PART])})
PARTS: Final[dict[str, Shape]] = {
    "tokens": Record({"key?": _KEY, "pictures": ListOf(PICTURE, 0, _MOST)}),
    "tanks": Record({"key?": _KEY, "tanks": ListOf(TANK, 0, _MOST)}),
}


def read_tokens(data: Any) -> Data:
    """A pack of location tokens. BadPack names the first wrong record and entry."""
    _check_records(data, "pictures", PICTURE, "picture")
    plain: Data = data
    return plain


def read_tanks(data: Any) -> Data:
    """A pack of tank cards. BadPack names the first wrong record and entry."""
    _check_records(data, "tanks", TANK, "tank card")
    plain: Data = data
    return plain


def _check_records(data: Any, name: str, shape: Shape, noun: str) -> None:
    if not isinstance(data, dict):
        raise BadPack(f"a pack is a table with key and {name}")
    for entry in data:
        if entry not in ("key", name):
            raise BadPack(f"the pack: unknown entry {shown(entry)}; known are key, {name}")
    if "key" in data:
        faults: list[str] = []
        _KEY.check(data["key"], "the pack: key", faults)
        if faults:
            raise BadPack(faults[0])
    records = data.get(name)
    if not isinstance(records, list) or len(records) > _MOST:
        raise BadPack(f"{name} is a list of at most {_MOST} tables")
    if not all(isinstance(record, dict) for record in records):
        raise BadPack(f"{name} is a list of tables")
    ids: set[str] = set()
    for record in records:
        found: list[str] = []
        _ID.check(record.get("id"), f"a {noun}: id", found)
        where = f"{noun} {shown(record.get('id'))}" if found else f"{noun} {record['id']}"
        if not found:
            shape.check(record, where, found)
        if not found and record["id"] in ids:
            found.append(f"{where} is there twice")
        if found:
            raise BadPack(found[0])
        ids.add(record["id"])


def standard_data(name: str) -> Data:
    return tomllib.loads((files("tankodrom.games.battlegrounds") / "data" / f"{name}.toml").read_text("utf-8"))


_standard: list[Kit] = []
_kits: Final[RecentlyUsed[Kit]] = RecentlyUsed(32)


def standard_kit() -> Kit:
    if not _standard:
        _standard.append(Kit(standard_data("tokens"), standard_data("tanks")))
    return _standard[0]


def kit_of(data: dict[str, Any]) -> Kit:
    """The kit of a setup. Built-in packs replace packs that it does not bring. Kits in use are built once."""
    if not data:
        return standard_kit()
    key = data_digest(data)
    kit = _kits.get(key)
    if kit is None:
        whole = whole_data(data)
        kit = Kit(read_tokens(whole["tokens"]), read_tanks(whole["tanks"]))
        _kits.put(key, kit)
    return kit


def whole_data(data: dict[str, Any]) -> Data:
    """The data of a setup, completed with built-in packs."""
    return {name: data[name] if name in data else standard_data(name) for name in PARTS}


def token_problems(data: Any) -> list[str]:
    """Why a token pack cannot be played (2.2 of the rules document)."""
    kit = Kit(read_tokens(data), standard_data("tanks"))
    found: list[str] = []
    if len(kit.token_ids) != TOKENS:
        found.append(f"F1: a pack has {TOKENS} location tokens, this one {len(kit.token_ids)}")
    for icon, name in enumerate(ICONS):
        if kit.icon.count(icon) != ICON_COUNTS[icon]:
            found.append(f"F1: {ICON_COUNTS[icon]} tokens carry {name}, here {kit.icon.count(icon)}")
    for picture, name in enumerate(kit.pictures):
        count = kit.picture.count(picture)
        if count % 2 or not 2 <= count <= 8:
            found.append(f"F5: picture {name} is on {count} tokens; an even number from 2 to 8 is wanted")
    return found


def tank_problems(data: Any) -> list[str]:
    """Why a pack of tank cards cannot be played: C1-C8."""
    kit = Kit(standard_data("tokens"), read_tanks(data))
    found: list[str] = []
    if len(kit.card_ids) != CARDS:
        found.append(f"C0: a pack has {CARDS} tank cards, this one {len(kit.card_ids)}")
    values: dict[tuple[str, str], str] = {}
    for card, name in enumerate(kit.card_ids):
        if kit.move_distance[card] > LONGEST_BASE_DISTANCE or kit.shot_distance[card] > LONGEST_BASE_DISTANCE:
            found.append(f"C7: {name}: a printed distance is at most {LONGEST_BASE_DISTANCE}")
        for square in range(SQUARES):
            if not any(len(RAYS[way][square]) >= kit.move_distance[card] for way in kit.move_set[card]):
                found.append(f"C6: {name} cannot move from every square")
                break
        parts = (
            kit.part_name(kit.move_set[card], kit.move_distance[card]),
            kit.part_name(kit.shot_set[card], kit.shot_distance[card]),
        )
        if parts in values:
            found.append(f"C8: {name} has the same values as {values[parts]}")
        else:
            values[parts] = name
    return found
