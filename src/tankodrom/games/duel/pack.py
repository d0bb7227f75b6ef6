"""Data packs: the eight parts of the printed material, their shapes and the constraints C1-C28 on a pack to be played.

A pack whose shapes are right can be read by the engine; only one that `pack_problems` finds nothing wrong with can be
played. Sentences begin with the id of the constraint where there is one. The shapes also tell the JSON schemas that
editors use (data/schema).
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any, Final

from tankodrom.core.errors import BadPack
from tankodrom.games.duel.boards import LOCATIONS, POSITIONS, QUALITIES, ROWS, SIDE_LETTERS, SIDES, TANK_IDS
from tankodrom.games.duel.cards import HEAVY_CALIBRE, LAST_CARD, SPECIALS, SYMBOLS
from tankodrom.games.duel.damage_cards import EFFECTS, TRACK_DAMAGE
from tankodrom.games.duel.terrain import TRIGGERS

_Data = dict[str, Any]

_LONGEST: Final = 400  # no list of a pack is longer
_WORD: Final = r"[A-Za-z0-9_]{1,32}"


def _shown(value: Any) -> str:
    """A value as a sentence may quote it: short, whatever it is."""
    if isinstance(value, str):
        return ascii(value) if len(value) <= 40 else ascii(value[:40]) + "…"
    if value is None or isinstance(value, bool):
        return str(value)
    if isinstance(value, int):
        return str(value) if -(10**12) < value < 10**12 else "a huge number"
    return f"a {type(value).__name__}"


# --- shapes


class Shape:
    """What a value may be. `tag` is the constraint that it stands for, or empty."""

    __slots__ = ("tag",)

    def __init__(self, tag: str) -> None:
        self.tag = tag

    def check(self, value: Any, where: str, found: list[str]) -> None:
        raise NotImplementedError

    def schema(self) -> _Data:
        """The same as JSON Schema."""
        raise NotImplementedError

    def fault(self, where: str, sentence: str, found: list[str]) -> None:
        found.append(f"{self.tag}: {where}: {sentence}" if self.tag else f"{where}: {sentence}")


class Whole(Shape):
    """A whole number, or one of a few words in its place."""

    __slots__ = ("high", "low", "step", "words")

    def __init__(self, low: int, high: int, tag: str = "", words: str = "", step: int = 1) -> None:
        super().__init__(tag)
        self.low = low
        self.high = high
        self.words: list[str] = list(words)
        self.step = step

    def check(self, value: Any, where: str, found: list[str]) -> None:
        if isinstance(value, str) and value in self.words:
            return
        if isinstance(value, int) and not isinstance(value, bool):
            if self.low <= value <= self.high and value % self.step == 0:
                return
        wanted = f"a whole number from {self.low} to {self.high}"
        if self.step > 1:
            wanted += f" in steps of {self.step}"
        if self.words:
            wanted += " or " + " or ".join(self.words)
        self.fault(where, f"{wanted}, not {_shown(value)}", found)

    def schema(self) -> _Data:
        number: _Data = {"type": "integer", "minimum": self.low, "maximum": self.high}
        if self.step > 1:
            number["multipleOf"] = self.step
        return {"anyOf": [number, {"enum": self.words}]} if self.words else number


class Flag(Shape):
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("")

    def check(self, value: Any, where: str, found: list[str]) -> None:
        if not isinstance(value, bool):
            self.fault(where, f"true or false, not {_shown(value)}", found)

    def schema(self) -> _Data:
        return {"type": "boolean"}


class Text(Shape):
    """One line for people to read."""

    __slots__ = ("longest",)

    def __init__(self, longest: int) -> None:
        super().__init__("")
        self.longest = longest

    def check(self, value: Any, where: str, found: list[str]) -> None:
        if not isinstance(value, str) or not value.strip() or len(value) > self.longest:
            self.fault(where, f"a text of 1 to {self.longest} characters, not {_shown(value)}", found)
            return
        for character in value:
            code = ord(character)
            if code < 0x20 or 0x7F <= code <= 0x9F or 0xD800 <= code <= 0xDFFF:
                self.fault(where, "control characters have no place in a text", found)
                return

    def schema(self) -> _Data:
        return {"type": "string", "minLength": 1, "maxLength": self.longest}


class Pattern(Shape):
    """A text for the engine to read."""

    __slots__ = ("pattern", "wanted")

    def __init__(self, pattern: str, wanted: str, tag: str = "") -> None:
        super().__init__(tag)
        self.pattern = pattern
        self.wanted = wanted

    def check(self, value: Any, where: str, found: list[str]) -> None:
        if not isinstance(value, str) or len(value) > 80 or re.fullmatch(self.pattern, value) is None:
            self.fault(where, f"{self.wanted}, not {_shown(value)}", found)

    def schema(self) -> _Data:
        return {"type": "string", "pattern": f"^(?:{self.pattern})$"}


class OneOf(Shape):
    __slots__ = ("words",)

    def __init__(self, words: list[str], tag: str = "") -> None:
        super().__init__(tag)
        self.words = words

    def check(self, value: Any, where: str, found: list[str]) -> None:
        if not isinstance(value, str) or value not in self.words:
            self.fault(where, f"one of {', '.join(self.words)}, not {_shown(value)}", found)

    def schema(self) -> _Data:
        return {"enum": self.words}


class ListOf(Shape):
    """`key` is the entry that names the items in sentences; `unique` items are plain values, each once."""

    __slots__ = ("high", "item", "key", "low", "unique")

    def __init__(
        self, item: Shape, low: int, high: int, tag: str = "", key: str = "", unique: bool = False
    ) -> None:
        super().__init__(tag)
        self.item = item
        self.low = low
        self.high = high
        self.key = key
        self.unique = unique

    def check(self, value: Any, where: str, found: list[str]) -> None:
        length = f"{self.low}" if self.low == self.high else f"{self.low} to {self.high}"
        if not isinstance(value, list):
            self.fault(where, f"a list of {length} items, not {_shown(value)}", found)
            return
        if not self.low <= len(value) <= self.high:
            self.fault(where, f"a list of {length} items, here it has {len(value)}", found)
            return
        before = len(found)
        for number, item in enumerate(value, start=1):
            name = f"{where} {number}"
            if self.key and isinstance(item, dict) and self.key in item:
                name += f" ({self.key} {_shown(item[self.key])})"
            self.item.check(item, name, found)
        if self.unique and len(found) == before:
            for number, item in enumerate(value):
                if item in value[:number]:
                    self.fault(where, f"{_shown(item)} is there twice", found)

    def schema(self) -> _Data:
        plain: _Data = {"type": "array", "items": self.item.schema(), "minItems": self.low, "maxItems": self.high}
        if self.unique:
            plain["uniqueItems"] = True
        return plain


class Record(Shape):
    """A table of known entries; those whose name ends with ? may be left out."""

    __slots__ = ("entries", "needed")

    def __init__(self, entries: dict[str, Shape], tag: str = "") -> None:
        super().__init__(tag)
        self.entries: dict[str, Shape] = {}
        self.needed: list[str] = []
        for name, shape in entries.items():
            self.entries[name.rstrip("?")] = shape
            if not name.endswith("?"):
                self.needed.append(name)

    def check(self, value: Any, where: str, found: list[str]) -> None:
        if not isinstance(value, dict):
            self.fault(where, f"a table with {', '.join(self.entries)}, not {_shown(value)}", found)
            return
        for name in value:
            if not isinstance(name, str) or name not in self.entries:
                known = f"known are {', '.join(self.entries)}" if self.entries else "there is none"
                self.fault(where, f"unknown entry {_shown(name)}; {known}", found)
        for name, shape in self.entries.items():
            if name in value:
                shape.check(value[name], f"{where}: {name}", found)
            elif name in self.needed:
                shape.fault(where, f"{name} is missing", found)

    def schema(self) -> _Data:
        properties: _Data = {name: shape.schema() for name, shape in self.entries.items()}
        return {
            "type": "object",
            "properties": properties,
            "required": list(self.needed),
            "additionalProperties": False,
        }


class Kinds(Shape):
    """A table whose other entries depend on one of them."""

    __slots__ = ("key", "records")

    def __init__(self, key: str, kinds: dict[str, dict[str, Shape]], tag: str = "") -> None:
        super().__init__(tag)
        self.key = key
        self.records: dict[str, Record] = {}
        for kind, entries in kinds.items():
            whole: dict[str, Shape] = {key: OneOf([kind])}
            whole.update(entries)
            self.records[kind] = Record(whole)

    def check(self, value: Any, where: str, found: list[str]) -> None:
        if not isinstance(value, dict):
            self.fault(where, f"a table with {self.key} and so on, not {_shown(value)}", found)
            return
        kind = value.get(self.key)
        if not isinstance(kind, str) or kind not in self.records:
            self.fault(where, f"unknown {self.key} {_shown(kind)}; known are {', '.join(self.records)}", found)
            return
        self.records[kind].check(value, where, found)

    def schema(self) -> _Data:
        return {"oneOf": [record.schema() for record in self.records.values()]}


# --- the eight parts

_ID: Final = Pattern(_WORD, "a word of letters, digits and _")
_NAME: Final = Record({"en": Text(60), "cs": Text(60)})
_SIDE: Final = OneOf(SIDES)
_SIDES: Final = OneOf([*SIDES, "both"])
_VP: Final = Whole(0, 99)
_RANGE: Final = Whole(-1000, 1000, step=200)
_DISTANCE: Final = Whole(0, 1000, step=200)

SETS: Final = {"base": [""], "alt": ["mines", "steppe"], "city": ["city"]}
GROUPS: Final = ["mines", "steppe", "city"]
_LEVEL: Final = Whole(1, 7, "C9")

_BATTLE_CARD: Final = Record(
    {
        "number": Whole(1, LAST_CARD, "C1"),
        "target?": Whole(0, 9, "C2"),
        "faces": ListOf(
            Kinds(
                "kind",
                {
                    "MOVE": {"level": _LEVEL},
                    "FIRE": {"level": _LEVEL, "to_hit": Whole(-100, 100, "C9")},
                    "FLANK": {"level": _LEVEL},
                    "LEADERSHIP": {},
                    "TACTICS": {},
                    "ORDER": {"special": OneOf(SPECIALS)},
                    "TERRAIN": {"terrain": _ID},
                    "SMOKE": {},
                },
                "C12",
            ),
            1,
            2,
            "C7",
        ),
        "orders": Whole(0, 2, "C5"),
        "symbols": Pattern(f"[{SYMBOLS}]{{1,3}}", f"one to three letters of {SYMBOLS}", "C3"),
        "pen": Whole(-9, 9, "C6", words="PR"),
        "heavy?": Flag(),
        "infantry_mark?": Flag(),
        "set": OneOf(list(SETS)),
        "group?": OneOf(GROUPS),
    }
)

_TERRAIN: Final = Record(
    {
        "id": _ID,
        "name": _NAME,
        "cover": Whole(0, 100),
        "conceal?": Whole(1, 100),
        "hull_down?": Whole(1, 100),
        "bog?": Whole(1, 100),
        "mines?": Whole(1, 100),
        "fire_from?": Whole(-100, 100),
        "to_hit_vs?": Whole(-100, 100),
        "triggers?": ListOf(OneOf(TRIGGERS), 0, 3, unique=True),
        "bot_preference?": Whole(1, 99),
        "enemy_only?": Flag(),
        "no_fire?": Flag(),
        "default?": Flag(),
        "motion?": Flag(),
        "modifier?": Flag(),
        "mission?": Flag(),
        "uphill?": Whole(-9, 9),
        "downhill?": Whole(-9, 9),
    }
)
# What the rules speak of by its role: each is there exactly once.
ROLES: Final = ["default", "motion", "modifier", "mission"]

_SEATS: Final = "|".join(POSITIONS)
_EFFECT: Final = Pattern(
    rf"(?:wound|kill) (?:{_SEATS})(?:\((?:{_SEATS})\))?|(?:fire|explosion)(?: x[2-9])?|FIRE|EXPLOSION|"
    + "|".join(EFFECTS[TRACK_DAMAGE:]),
    "an effect such as 'wound loader(gunner)', 'fire x2', 'EXPLOSION' or 'track_damage'",
    "C18",
)
_RESULTS: Final[Shape] = ListOf(_EFFECT, 0, 6, "C15")
_SECTION: Final = Record({"light": _RESULTS, "heavy": _RESULTS}, "C15")
_DAMAGE_CARD: Final = Record(
    {
        "id": Whole(1, 21, "C14"),
        "crit_number": Whole(0, 9, "C15"),
        "crit": Record(dict.fromkeys(LOCATIONS, _RESULTS), "C15"),
        "turret": _SECTION,
        "hull": _SECTION,
        "track": _SECTION,
        "morale": Pattern("[Xo]{6}", "six marks, each X or o", "C15"),
        "reshuffle": Flag(),
    }
)

_GUN: Final = Record(
    {
        "id": _ID,
        "name": Text(60),
        "calibre": Whole(1, 500),
        "to_hit": ListOf(Whole(0, 100, "C19", words="-"), ROWS, ROWS, "C19"),
        "pen": ListOf(Whole(0, 99, "C19", words="-"), ROWS, ROWS, "C19"),
        "apcr?": ListOf(Whole(0, 99, "C19", words="-"), ROWS, ROWS, "C19"),
        "towed": Flag(),
        "nation?": _SIDE,
        "order_cost?": Whole(1, 20),
    }
)

EQUIPMENT: Final = ["apcr", "smoke", "heavy", "radio"]
_PLATES: Final[Shape] = ListOf(Whole(0, 99), 2, 2)
_DIGITS: Final[Shape] = ListOf(Whole(0, 9, "C20"), 0, 10, "C20")
_VP_ENTRIES: Final[dict[str, Shape]] = {"tank": _VP}
_VP_ENTRIES.update({f"{name}?": _VP for name in POSITIONS})
_TANK: Final = Record(
    {
        "id": _ID,
        "name": Text(60),
        "nation": _SIDE,
        "years": Text(20),
        "gun": _ID,
        "size": Whole(-50, 50),
        "move": Whole(1, 7),
        "fire": ListOf(Whole(1, 7), 1, 3, "C22"),
        "armour": Record(dict.fromkeys(LOCATIONS, _PLATES)),
        "hit": Record(dict.fromkeys(LOCATIONS, _DIGITS), "C20"),
        "seats": ListOf(OneOf(POSITIONS, "C23"), 3, 5, "C23", unique=True),
        "vp": Record(_VP_ENTRIES),
        "equipment": ListOf(OneOf(EQUIPMENT), 0, 4, unique=True),
    }
)

GROUNDS: Final = ["field", "city"]
_WEAPONS: Final = ListOf(
    Record({"id": _ID, "name": _NAME, "pen?": Whole(0, 99), "explosions?": Whole(1, 9)}), 1, 4, key="id"
)
_INFANTRY: Final = Record(
    {
        "nation": _SIDE,
        "ground": OneOf(GROUNDS),
        "rows": ListOf(ListOf(Whole(0, 100), 3, 3), 3, 3),
        "weapons": Record({"low": _WEAPONS, "high": _WEAPONS}),
    }
)

BOT_LINES: Final = [
    "fire_high", "fire_low", "mission", "flank_or_cover", "leadership", "move", "smoke", "smoke_high", "spot",
    "hull_down", "load_apcr",
]  # fmt: skip
_THRESHOLD: Final = ListOf(Whole(-200, 200), 2, 2)
_LINES: Final = ListOf(OneOf(BOT_LINES), 1, len(BOT_LINES), unique=True)
_BOT_SIDE: Final = Record(
    {
        "own_high": _THRESHOLD,
        "own_low": _THRESHOLD,
        "enemy_high": _THRESHOLD,
        "enemy_low": _THRESHOLD,
        "primary": _LINES,
        "secondary": _LINES,
    }
)
_PERSONALITY: Final = Record(
    {"id": _ID, "name": _NAME, "operational": _BOT_SIDE, "in_peril": _BOT_SIDE, "withdraws": Flag()}
)

OPTIONS: Final = ["at_guns", "radios", "infantry"]
CONDITIONS: Final = ["deep_mud", "snow"]
_SLOT: Final = Record(
    {
        "tank_id": OneOf(TANK_IDS, "C25"),
        "board": _ID,
        "quality": OneOf(QUALITIES),
        "start_range": Whole(0, 1000, "C27", step=200),
        "start_terrain?": _ID,
        "apcr": Whole(0, 9),
        "extra?": Flag(),
    }
)


def _hooks(hooks: dict[str, dict[str, Shape]]) -> Shape:
    return ListOf(Kinds("hook", hooks, "C28"), 0, 8, "C28", key="hook")


_ADVANCE: Final[dict[str, Shape]] = {"r": _RANGE, "most": Whole(200, 400, step=200)}
_APPROACH: Final[dict[str, Shape]] = {"r": _DISTANCE, "most": Whole(200, 400, step=200)}
MISSION: Final = Record(
    {
        "id": _ID,
        "name": _NAME,
        "date": Pattern(r"[0-9]{4}-(?:0[1-9]|1[0-2])", "a month as in 1943-07"),
        "text": Record({"en": Text(1000), "cs": Text(1000)}),
        "soviet": ListOf(_SLOT, 1, len(TANK_IDS), "C27", key="tank_id"),
        "german": ListOf(_SLOT, 1, len(TANK_IDS), "C27", key="tank_id"),
        "passes?": Whole(0, 20),
        "deck": Record(
            {
                "sets": ListOf(OneOf(GROUPS), 0, len(GROUPS), unique=True),
                "swaps": ListOf(Whole(1, LAST_CARD), 0, LAST_CARD, unique=True),
            }
        ),
        "options": ListOf(OneOf(OPTIONS), 0, len(OPTIONS), unique=True),
        "conditions": ListOf(OneOf(CONDITIONS, "C28"), 0, len(CONDITIONS), "C28", unique=True),
        "admin_vp": _hooks(
            {
                "on_hill": {"vp": _VP},
                "abs_range_eq": {"r": _DISTANCE, "still": Flag(), "vp": _VP},
                "range_le": {"r": _RANGE, "side": _SIDES, "vp": _VP},
                "range_eq": {"r": _RANGE, "vp": _VP},
                "range_le_and_no_enemy_negative": {"r": _RANGE, "side": _SIDES, "vp": _VP},
            }
        ),
        "end_vp": _hooks(
            {
                "sole_hill": {"vp": _VP},
                "more_tanks_within": {"r": _DISTANCE, "vp": _VP},
                "no_exit": {"side": _SIDES, "vp": _VP},
                "per_never_eliminated": {"side": _SIDES, "vp": _VP},
                "per_tank_negative": {"vp": _VP},
                "all_within": {"side": _SIDES, "r": _RANGE, "vp": _VP},
            }
        ),
        "field_actions": _hooks(
            {
                "climb": {},
                "exit": {"side": _SIDES, "r": _RANGE, "vp": _VP},
                "road": {"cost": Whole(1, 9)},
            }
        ),
        "special": _hooks(
            {
                "ambush": {"side": _SIDE},
                "start_spotted": {
                    "by_side": _SIDE,
                    "target": Pattern(f"[{SIDE_LETTERS}]-(?:{'|'.join(TANK_IDS)})", "a tank as in S-I"),
                },
                "at_gun": {"side": _SIDE, "gun": _ID, "range": _DISTANCE},
            }
        ),
        "solo?": Record(
            {
                "bot": OneOf([*SIDES, "either"]),
                "only?": Flag(),
                "priority": ListOf(
                    Kinds("do", {"climb": {}, "exit": {}, "road": {}, "advance": _ADVANCE, "approach": _APPROACH}),
                    0,
                    8,
                    key="do",
                ),
            }
        ),
    }
)

PARTS: Final[dict[str, Shape]] = {
    "battle_cards": Record({"cards": ListOf(_BATTLE_CARD, 1, _LONGEST, "C1", key="number")}),
    "damage_cards": Record({"cards": ListOf(_DAMAGE_CARD, 21, 21, "C14", key="id")}),
    "terrain": Record({"terrain": ListOf(_TERRAIN, 1, _LONGEST, key="id")}),
    "guns": Record({"guns": ListOf(_GUN, 1, _LONGEST, key="id")}),
    "tanks": Record({"tanks": ListOf(_TANK, 1, _LONGEST, key="id")}),
    "infantry": Record({"tables": ListOf(_INFANTRY, 1, 8)}),
    "tankbot": Record({"personalities": ListOf(_PERSONALITY, 1, 100, key="id")}),
    "missions": Record({"missions": ListOf(MISSION, 1, 100, key="id")}),
}


def shape_problems(part: str, data: Any) -> list[str]:
    """What is wrong with the shape of one of the eight parts."""
    found: list[str] = []
    PARTS[part].check(data, part, found)
    return found


def read_shapes(part: str, data: Any) -> _Data:
    """One of the eight parts; BadPack says what is wrong with its shape."""
    found = shape_problems(part, data)
    if found:
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        raise BadPack(found[0] + more)
    plain: _Data = data
    return plain


def schema_of(part: str) -> _Data:
    """The JSON Schema of one part, as it lies in data/schema."""
    schema: _Data = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Duel: {part}",
    }
    schema.update(PARTS[part].schema())
    return schema


# --- reading

_standard: dict[str, _Data] = {}


def standard_pack() -> _Data:
    """The plain data of our own pack. All callers share it: copy before changing."""
    if not _standard:
        folder = files("tankodrom.games.duel") / "data"
        pack = {part: tomllib.loads((folder / f"{part}.toml").read_text(encoding="utf-8")) for part in PARTS}
        _standard.update(pack)
    return dict(_standard)


def whole_pack(data: Any) -> _Data:
    """A pack of one's own completed with our parts; BadPack if it cannot be read."""
    if not isinstance(data, dict):
        raise BadPack(f"a pack is a table with any of {', '.join(PARTS)}, not {_shown(data)}")
    for name in data:
        if not isinstance(name, str) or name not in PARTS:
            raise BadPack(f"unknown part {_shown(name)}; a pack has any of {', '.join(PARTS)}")
    ours = standard_pack()
    pack: _Data = {}
    for part in PARTS:
        pack[part] = read_shapes(part, data[part]) if part in data else ours[part]
    return pack


# --- constraints


def pack_problems(pack: _Data) -> list[str]:
    """Everything that is wrong with a whole pack, one sentence each. Shapes come first: without them nothing else."""
    found: list[str] = []
    for part in PARTS:
        found += shape_problems(part, pack.get(part))
    if found:
        return found
    cards: list[_Data] = pack["battle_cards"]["cards"]
    terrain: list[_Data] = pack["terrain"]["terrain"]
    guns: list[_Data] = pack["guns"]["guns"]
    _check_terrain(terrain, found)
    _check_base_deck(cards, found)
    for card in cards:
        _check_card(card, terrain, found)
    _check_substitutes(cards, terrain, found)
    _check_damage_cards(pack["damage_cards"]["cards"], found)
    _check_ids("gun", guns, found)
    for gun in guns:
        _check_gun(gun, found)
    _check_ids("tank", pack["tanks"]["tanks"], found)
    for tank in pack["tanks"]["tanks"]:
        _check_tank(tank, guns, found)
    _check_infantry(pack["infantry"]["tables"], found)
    _check_ids("personality", pack["tankbot"]["personalities"], found)
    _check_ids("mission", pack["missions"]["missions"], found)
    for mission in pack["missions"]["missions"]:
        _check_mission(pack, mission, found)
    return found


def mission_problems(pack: _Data, mission: Any) -> list[str]:
    """What is wrong with one mission, to be played with a pack that has no problems itself."""
    found: list[str] = []
    MISSION.check(mission, "mission", found)
    if not found:
        _check_mission(pack, mission, found)
    return found


def _check_ids(what: str, records: list[_Data], found: list[str]) -> None:
    for id, count in Counter([record["id"] for record in records]).items():
        if count > 1:
            found.append(f"{what} {id} is there {count} times")


def _named(records: list[_Data], id: str) -> _Data | None:
    for record in records:
        if record["id"] == id:
            return record
    return None


def _check_terrain(terrain: list[_Data], found: list[str]) -> None:
    _check_ids("terrain", terrain, found)
    for role in ROLES:
        own = [record["id"] for record in terrain if record.get(role)]
        if len(own) != 1:
            found.append(f"terrain: exactly one entry has {role} = true, here {', '.join(own) or 'none'}")
    wishes = Counter([record["bot_preference"] for record in terrain if "bot_preference" in record])
    for wish, count in wishes.items():
        if count > 1:
            found.append(f"terrain: {count} entries have bot_preference {wish}; their order must be clear")
    for record in terrain:
        _check_ground(record, found)


def _check_ground(record: _Data, found: list[str]) -> None:
    where = f"terrain {record['id']}"
    triggers: list[str] = record.get("triggers", [])
    roles = [role for role in ROLES if record.get(role)]
    if len(roles) > 1:
        found.append(f"{where} cannot be {' and '.join(roles)} at once")
    for trigger in triggers:
        if trigger not in record:
            found.append(f"C11: {where} triggers {trigger} but has no number for it")
    for value in ("bog", "mines"):
        if value in record and value not in triggers:
            found.append(f"C11: {where} has a number for {value} but does not trigger it")
    if "mines" in triggers and (len(triggers) > 1 or not record.get("enemy_only")):
        found.append(f"C11: {where} has mines, so it triggers nothing else and is enemy_only")
    on_enemies = record.get("enemy_only", False) or "bot_preference" in record
    tries = bool(triggers) or "conceal" in record or "hull_down" in record
    shifts = record.get("fire_from", 0) != 0 or record.get("to_hit_vs", 0) != 0
    if "default" in roles and (record["cover"] or tries or shifts or record.get("enemy_only")):
        found.append(f"C11: {where} is the default, so it has cover 0 and no effects")
    if ("motion" in roles or "mission" in roles) and tries:
        found.append(f"C11: {where} is no terrain card, so it has no numbered effects")
    if roles and "default" not in roles and on_enemies:
        found.append(f"C11: {where} is no terrain card, so nobody plays it on an enemy")
    if "modifier" in roles and (record["cover"] != 50 or triggers != ["conceal"] or "hull_down" in record):
        found.append(f"C11: {where} is the smoke, so it has cover 50 and a conceal trigger and no other effect")
    if ("modifier" in roles) != record.get("no_fire", False):
        found.append(f"C11: {where}: the modifier has no_fire = true, nothing else has")
    if "motion" in roles and (record["cover"] != 30 or record.get("fire_from", 0) != -40):
        found.append(f"C8: {where} is motion, so it has cover 30 and fire_from -40")
    if record["id"] == "MUD" and (record.get("to_hit_vs", 0) != 10 or "bog" not in triggers):
        found.append(f"C11: {where} gives +10 to the shooter and has a bog trigger")
    if ("uphill" in record or "downhill" in record) and "mission" not in roles:
        found.append(f"{where}: only the mission card has uphill and downhill")


def _set_of(card: _Data) -> str:
    name: str = card["set"]
    return name


def _check_base_deck(cards: list[_Data], found: list[str]) -> None:
    base = [card for card in cards if _set_of(card) == "base"]
    numbers = Counter([card["number"] for card in base])
    if len(base) != LAST_CARD:
        found.append(f"C1: there are exactly {LAST_CARD} base cards, here {len(base)}")
    for number in range(1, LAST_CARD + 1):
        if numbers[number] != 1:
            found.append(f"C1: base card {number} is there {numbers[number]} times instead of once")
    with_kind = Counter([face["kind"] for card in base for face in card["faces"]])
    for kind, least in [
        ("TACTICS", 6),
        ("LEADERSHIP", 6),
        ("SMOKE", 4),
        ("TERRAIN", 20),
        ("MOVE", 30),
        ("FIRE", 20),
    ]:
        if with_kind[kind] < least:
            found.append(f"C13: hands stall with {with_kind[kind]} {kind} faces; at least {least}")
    for card in base:
        if card["number"] == 13 and card["faces"] != [{"kind": "MOVE", "level": 1}]:
            found.append("C10: base card 13 is MOVE 1")


def _card_name(card: _Data) -> str:
    return f"card {card['number']}" + ("" if _set_of(card) == "base" else f" ({_set_of(card)})")


def _check_card(card: _Data, terrain: list[_Data], found: list[str]) -> None:
    where = _card_name(card)
    symbols: str = card["symbols"]
    kinds = [face["kind"] for face in card["faces"]]
    if card.get("target", card["number"] % 10) != card["number"] % 10:
        found.append(f"C2: the target number of {where} is {card['number'] % 10}")
    if len(set(symbols)) < len(symbols):
        found.append(f"C3: {where} has a symbol twice")
    if "F" in symbols and "X" in symbols:
        found.append(f"C4: {where} has fire and extinguisher")
    if card["pen"] == "P" and not card.get("heavy"):
        found.append(f"C6: {where} has P, so it is heavy")
    if card["pen"] == "R" and card.get("heavy"):
        found.append(f"C6: {where} has R, so it is not heavy")
    if len(set(kinds)) < len(kinds):
        found.append(f"C7: the two faces of {where} are of different kinds")
    for face in card["faces"]:
        if face["kind"] == "TERRAIN":
            ground = _named(terrain, face["terrain"])
            if ground is None:
                found.append(f"{where}: there is no terrain {face['terrain']}")
            elif ground.get("motion") or ground.get("modifier") or ground.get("mission"):
                found.append(f"C12: {where}: {face['terrain']} is never shuffled in as terrain")
    if card.get("group", "") not in SETS[_set_of(card)]:
        groups = " or ".join(SETS[_set_of(card)])
        found.append(
            f"{where}: a card of the set {_set_of(card)} " + (f"has group {groups}" if groups else "has no group")
        )


def _check_substitutes(cards: list[_Data], terrain: list[_Data], found: list[str]) -> None:
    base: dict[int, _Data] = {}
    for card in cards:
        if _set_of(card) == "base":
            base[card["number"]] = card
    seen: list[tuple[str, int]] = []
    for card in cards:
        number: int = card["number"]
        set_name = _set_of(card)
        if set_name == "base":
            continue
        where = _card_name(card)
        if (set_name, number) in seen:
            found.append(f"C1: {where} is there twice")
        seen.append((set_name, number))
        if number not in base:
            continue  # C1
        original = base[number]
        if set_name == "alt" and number != 13 and not 70 <= number <= 77:
            found.append(f"C10: {where}: alternates exist for 13 and 70 to 77 only")
        if set_name == "alt" and (number == 13) != (card.get("group") == "mines"):
            found.append(f"C10: {where}: the alternate of 13 is the group mines, those of 70 to 77 are steppe")
        if set_name == "city" and not _grounds_of(original):
            found.append(f"C10: {where}: city cards replace terrain cards only")
        if set_name == "city" and not _grounds_of(card):
            found.append(f"C10: {where}: a city card is terrain")
        if number == 13:
            mines = [_named(terrain, ground) for ground in _grounds_of(card)]
            if not [ground for ground in mines if ground is not None and "mines" in ground]:
                found.append(f"C10: {where}: the alternate of 13 is MINES")
        for name, usual in [
            ("orders", 0),
            ("symbols", ""),
            ("pen", 0),
            ("heavy", False),
            ("infantry_mark", False),
        ]:
            if card.get(name, usual) != original.get(name, usual):
                found.append(f"C10: {where} differs from card {number} in {name}; only the faces may")


def _grounds_of(card: _Data) -> list[str]:
    return [face["terrain"] for face in card["faces"] if face["kind"] == "TERRAIN"]


def _check_damage_cards(cards: list[_Data], found: list[str]) -> None:
    if len({card["id"] for card in cards}) < len(cards):
        found.append("C14: damage cards have the ids 1 to 21, each once")
    reshuffles = len([card for card in cards if card["reshuffle"]])
    if reshuffles != 1:
        found.append(f"C14: exactly one damage card has reshuffle = true, here {reshuffles}")
    digits = Counter([card["crit_number"] for card in cards])
    for digit in range(10):
        if digits[digit] < 2:
            found.append(f"C16: {digit} is the critical number of {digits[digit]} damage cards; at least 2")
    for card in cards:
        recruit, veteran, elite = card["morale"][0] == "X", card["morale"][1] == "X", card["morale"][2] == "X"
        if (elite and not veteran) or (veteran and not recruit):
            found.append(f"C17: damage card {card['id']} breaks better crews but not worse ones")


def _check_gun(gun: _Data, found: list[str]) -> None:
    where = f"gun {gun['id']}"
    for name in ("to_hit", "pen"):
        row: list[Any] = gun[name]
        for place in range(1, ROWS):
            if row[place - 1] == "-" and row[place] != "-":
                found.append(f"C19: {where}: {name} has a number after a dash")
                break
            if row[place] != "-" and row[place] > row[place - 1]:
                found.append(f"C19: {where}: {name} rises with range")
                break
    if gun["to_hit"][0] == "-":
        found.append(f"C19: {where} can fire nowhere")
    if [place for place in range(ROWS) if gun["to_hit"][place] != "-" and gun["pen"][place] == "-"]:
        found.append(f"C19: {where} can hit where it has no penetration")
    if gun["towed"] and ("nation" not in gun or "order_cost" not in gun or "apcr" in gun):
        found.append(f"{where} is towed, so it has nation and order_cost and no apcr")
    if not gun["towed"] and ("nation" in gun or "order_cost" in gun or "apcr" not in gun):
        found.append(f"{where} is not towed, so it has apcr and neither nation nor order_cost")


def _check_tank(tank: _Data, guns: list[_Data], found: list[str]) -> None:
    where = f"tank {tank['id']}"
    seats: list[str] = tank["seats"]
    fire: list[int] = tank["fire"]
    equipment: list[str] = tank["equipment"]
    digits = [digit for name in LOCATIONS for digit in tank["hit"][name]]
    if sorted(digits) != list(range(10)):
        found.append(f"C20: {where}: the digits 0 to 9 are split over {', '.join(LOCATIONS)}, each once")
    if len(fire) == 2 or (len(fire) == 3 and not fire[0] > fire[1] > fire[2]):
        found.append(f"C22: {where} has one fire level or, as a tank destroyer, three that fall")
    split = "commander" in seats and "gunner" in seats and "commander_gunner" not in seats
    joined = "commander_gunner" in seats and "commander" not in seats and "gunner" not in seats
    if "driver" not in seats or "loader" not in seats or not (split or joined):
        found.append(f"C23: {where} has driver, loader and commander with gunner or commander_gunner")
    if sorted(tank["vp"]) != sorted([*seats, "tank"]):
        found.append(f"{where}: vp has tank and each of its seats")
    gun = _named(guns, tank["gun"])
    if gun is None or gun["towed"]:
        found.append(f"{where}: there is no tank gun {tank['gun']}")
        return
    if ("heavy" in equipment) != (gun["calibre"] >= HEAVY_CALIBRE):
        found.append(f"C21: {where} has heavy if and only if its gun has {HEAVY_CALIBRE} mm or more")
    if "apcr" in equipment and not [value for value in gun.get("apcr", []) if value != "-"]:
        found.append(f"C26: {where} has apcr, but its gun has no value for it")


def _check_infantry(tables: list[_Data], found: list[str]) -> None:
    for nation in SIDES:
        for ground in GROUNDS:
            own = [table for table in tables if table["nation"] == nation and table["ground"] == ground]
            if len(own) != 1:
                found.append(f"infantry: one table is {nation} and {ground}, here {len(own)}")
    for table in tables:
        for half in ("low", "high"):
            where = f"infantry {table['nation']} {table['ground']} {half}"
            weapons: list[_Data] = table["weapons"][half]
            _check_ids(f"{where}: weapon", weapons, found)
            for weapon in weapons:
                if ("pen" in weapon) == ("explosions" in weapon):
                    found.append(f"{where}: weapon {weapon['id']} has either pen or explosions")


def _check_mission(pack: _Data, mission: _Data, found: list[str]) -> None:
    where = f"mission {mission['id']}"
    for side in SIDES:
        _check_side(pack, mission[side], f"{where}: {side}", found)
    _check_deck(pack, mission, where, found)
    _check_hooks(pack, mission, where, found)
    _check_solo(mission, where, found)


def _check_side(pack: _Data, slots: list[_Data], where: str, found: list[str]) -> None:
    for id, count in Counter([slot["tank_id"] for slot in slots]).items():
        if count > 1:
            found.append(f"C25: {where} has {count} tanks with the id {id}")
    if not [slot for slot in slots if not slot.get("extra")]:
        found.append(f"C27: {where} has only extra tanks")
    for slot in slots:
        board = _named(pack["tanks"]["tanks"], slot["board"])
        if board is None:
            found.append(f"{where} {slot['tank_id']}: there is no board {slot['board']}")
        elif slot["apcr"] and "apcr" not in board["equipment"]:
            found.append(f"{where} {slot['tank_id']}: {slot['board']} cannot load apcr")


def _check_deck(pack: _Data, mission: _Data, where: str, found: list[str]) -> None:
    deck: _Data = mission["deck"]
    sets: list[str] = deck["sets"]
    swaps: list[int] = deck["swaps"]
    cards: list[_Data] = pack["battle_cards"]["cards"]
    used = {card["number"]: card for card in cards if _set_of(card) == "base"}
    replaced: list[int] = []
    for card in cards:
        number: int = card["number"]
        if card.get("group", "") in sets or (_set_of(card) == "alt" and number in swaps):
            if number in replaced:
                found.append(f"C1: {where} puts two substitutes in the place of card {number}")
            replaced.append(number)
            used[number] = card
    for name in sets:
        if not [card for card in cards if card.get("group", "") == name]:
            found.append(f"{where}: there are no cards of the set {name}")
    for number in swaps:
        if not [card for card in cards if _set_of(card) == "alt" and card["number"] == number]:
            found.append(f"{where}: card {number} has no alternate to swap")
    left = Counter([ground for card in used.values() for ground in _grounds_of(card)])
    for side in SIDES:
        for slot in mission[side]:
            if "start_terrain" not in slot:
                continue
            ground = _named(pack["terrain"]["terrain"], slot["start_terrain"])
            if ground is None:
                found.append(f"{where}: there is no terrain {slot['start_terrain']} to start in")
                continue
            if ground.get("default"):
                continue  # no card is needed
            if ground.get("enemy_only") or [role for role in ROLES if ground.get(role)]:
                found.append(f"{where}: no tank starts in {ground['id']}")
                continue
            left[ground["id"]] -= 1
            if left[ground["id"]] < 0:
                found.append(f"{where}: the deck has not enough {ground['id']} for all tanks that start there")


def _check_hooks(pack: _Data, mission: _Data, where: str, found: list[str]) -> None:
    once: list[str] = []
    for action in mission["field_actions"]:
        if action["hook"] != "exit":
            once.append(action["hook"])
            continue
        for side in SIDES:
            if action["side"] in (side, "both"):
                once.append(f"exit for {side}")
    for special in mission["special"]:
        hook: str = special["hook"]
        if hook == "ambush":
            once.append(hook)
        elif hook == "start_spotted":
            once.append(f"start_spotted of {special['target']} by {special['by_side']}")
            _check_spotted(mission, special, where, found)
        else:
            once.append(f"at_gun {special['gun']} of {special['side']}")
            gun = _named(pack["guns"]["guns"], special["gun"])
            if gun is None or not gun["towed"]:
                found.append(f"{where}: there is no towed gun {special['gun']}")
            if "at_guns" not in mission["options"]:
                found.append(f"{where} has an at_gun, so its options have at_guns")
    for name, count in Counter(once).items():
        if count > 1:
            found.append(f"C28: {where} has {name} {count} times")


def _check_spotted(mission: _Data, special: _Data, where: str, found: list[str]) -> None:
    letter, _, id = special["target"].partition("-")
    side = SIDES[SIDE_LETTERS.index(letter)]
    if side == special["by_side"]:
        found.append(f"{where}: {special['target']} is no enemy of the side that has spotted it")
    if not [slot for slot in mission[side] if slot["tank_id"] == id and not slot.get("extra")]:
        found.append(f"{where}: {special['target']} is no tank of the mission that is always there")


def _check_solo(mission: _Data, where: str, found: list[str]) -> None:
    solo: _Data | None = mission.get("solo")
    if solo is None:
        return
    actions = [action["hook"] for action in mission["field_actions"]]
    for line in solo["priority"]:
        if line["do"] in ("climb", "exit", "road") and line["do"] not in actions:
            found.append(f"C28: {where}: the bot cannot {line['do']} without that field action")
    for special in mission["special"]:
        if special["hook"] == "at_gun" and solo["bot"] in (special["side"], "either"):
            found.append(f"{where}: a bot cannot have the {special['gun']}")
