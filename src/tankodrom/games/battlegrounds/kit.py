"""The printed parts: location tokens and tank cards, read from data packs (chapter 2 of the rules document)."""

from __future__ import annotations

import tomllib
from hashlib import sha256
from importlib.resources import files
from json import dumps
from typing import Any, Final

from tankodrom.core.errors import BadPack
from tankodrom.games.battlegrounds.board import DIAGONAL, ORTHOGONAL, RAYS, SQUARES, Direction

TokenId = int
CardId = int
Icon = int

ICONS: Final = ["extra_turn", "extra_tank", "direction", "extra_shot", "extra_move", "order_swap", "armour"]
EXTRA_TURN: Final = 0
EXTRA_TANK: Final = 1
DIRECTION: Final = 2
EXTRA_SHOT: Final = 3
EXTRA_MOVE: Final = 4
ORDER_SWAP: Final = 5
ARMOUR: Final = 6
NO_ICON: Final = -1
ICON_COUNTS: Final = [4, 2, 2, 2, 2, 2, 2]
FIRST_UPGRADE: Final = DIRECTION  # from here on icons are upgrades, before it one-off actions

TOKENS: Final = 64
CARDS: Final = 12
SLOTS: Final = 2
LONGEST_BASE_DISTANCE: Final = 3


class Kit:
    """Every token's and card's printed values by id. Never changes; all states of a game share it."""

    __slots__ = (
        "card_by_id", "card_ids", "card_names", "digest", "icon", "move_distance", "move_set", "picture",
        "picture_names", "pictures", "shot_distance", "shot_set", "token_by_id", "token_ids",
    )  # fmt: skip

    def __init__(self, tokens: dict[str, Any], tanks: dict[str, Any]) -> None:
        self.digest = sha256(dumps([tokens, tanks], sort_keys=True, ensure_ascii=False).encode()).hexdigest()
        self.pictures: list[str] = []
        self.picture_names: list[dict[str, str]] = []
        self.token_ids: list[str] = []
        self.picture: list[int] = []
        self.icon: list[Icon] = []
        for record in _records(tokens, "pictures"):
            self._add_picture(record)
        self.token_by_id: dict[str, int] = {name: token for token, name in enumerate(self.token_ids)}
        self.card_ids: list[str] = []
        self.card_names: list[str] = []
        self.move_set: list[list[Direction]] = []
        self.move_distance: list[int] = []
        self.shot_set: list[list[Direction]] = []
        self.shot_distance: list[int] = []
        for record in _records(tanks, "tanks"):
            self._add_card(record)
        self.card_by_id: dict[str, int] = {name: card for card, name in enumerate(self.card_ids)}

    def _add_picture(self, record: dict[str, Any]) -> None:
        name = _word(record, "id", "a picture")
        where = f"picture {name}"
        _known(record, ["id", "en", "cs", "plain", "special"], where)
        plain = record.get("plain", 0)
        special = record.get("special", [])
        if isinstance(plain, bool) or not isinstance(plain, int) or not 0 <= plain <= 8:
            raise BadPack(f"{where}: plain is a number from 0 to 8, not {plain!r}")
        if not isinstance(special, list) or len(special) > 8:
            raise BadPack(f"{where}: special is a list of icons")
        picture = len(self.pictures)
        if name in self.pictures:
            raise BadPack(f"{where} is there twice")
        self.pictures.append(name)
        self.picture_names.append({"en": str(record.get("en", name)), "cs": str(record.get("cs", name))})
        for copy in range(plain):
            self._add_token(name + "abcdefgh"[copy], picture, NO_ICON)
        for copy, icon in enumerate(special):
            if icon not in ICONS:
                raise BadPack(f"{where}: {icon!r} is no icon; known are {', '.join(ICONS)}")
            self._add_token(name + "stuvwxyz"[copy], picture, ICONS.index(icon))

    def _add_token(self, name: str, picture: int, icon: Icon) -> None:
        self.token_ids.append(name)
        self.picture.append(picture)
        self.icon.append(icon)

    def _add_card(self, record: dict[str, Any]) -> None:
        name = _word(record, "id", "a tank card")
        where = f"tank card {name}"
        _known(record, ["id", "name", "move", "shot"], where)
        if name in self.card_ids:
            raise BadPack(f"{where} is there twice")
        self.card_ids.append(name)
        self.card_names.append(_word(record, "name", where))
        directions, distance = _part(_word(record, "move", where), where)
        self.move_set.append(directions)
        self.move_distance.append(distance)
        directions, distance = _part(_word(record, "shot", where), where)
        self.shot_set.append(directions)
        self.shot_distance.append(distance)

    def part_name(self, directions: list[Direction], distance: int) -> str:
        """`O2`, as the rules write it."""
        return ("O" if directions == ORTHOGONAL else "D") + str(distance)


def _records(data: Any, name: str) -> list[dict[str, Any]]:
    if not isinstance(data, dict):
        raise BadPack(f"a pack is a table with key and {name}")
    _known(data, ["key", name], "the pack")
    records = data.get(name)
    if not isinstance(records, list) or not all(isinstance(record, dict) for record in records):
        raise BadPack(f"{name} is a list of tables")
    return records


def _known(record: dict[str, Any], names: list[str], where: str) -> None:
    for name in record:
        if name not in names:
            raise BadPack(f"{where}: unknown entry {name!r}; known are {', '.join(names)}")


def _word(record: dict[str, Any], name: str, where: str) -> str:
    value = record.get(name)
    if not isinstance(value, str) or not value.strip() or (name == "id" and value.split() != [value]):
        raise BadPack(
            f"{where}: {name} is a text that is not empty" + (", without spaces" if name == "id" else "")
        )
    return value


def _part(text: str, where: str) -> tuple[list[Direction], int]:
    """C1, C2: `O2` or `D1`."""
    if len(text) == 2 and text[0] in "OD" and text[1] in "123456789":
        return (ORTHOGONAL if text[0] == "O" else DIAGONAL), int(text[1])
    raise BadPack(f"{where}: a part is O or D and a distance, as in O2, not {text!r} (C1, C2)")


def standard_data(name: str) -> dict[str, Any]:
    return tomllib.loads((files("tankodrom.games.battlegrounds") / "data" / f"{name}.toml").read_text("utf-8"))


_kits: dict[str, Kit] = {}


def kit_of(data: dict[str, Any]) -> Kit:
    """The kit of a setup's data, our own packs where it brings none. Each is built once."""
    key = dumps(data, sort_keys=True) if data else ""
    if key not in _kits:
        tokens = data["tokens"] if "tokens" in data else standard_data("tokens")
        tanks = data["tanks"] if "tanks" in data else standard_data("tanks")
        _kits[key] = Kit(tokens, tanks)
    return _kits[key]


def token_problems(data: Any) -> list[str]:
    """What keeps a token pack from being played (2.2 of the rules document)."""
    kit = Kit(data, standard_data("tanks"))
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
    """What keeps a pack of tank cards from being played: C1-C8."""
    kit = Kit(standard_data("tokens"), data)
    found: list[str] = []
    if len(kit.card_ids) != CARDS:
        found.append(f"C0: a pack has {CARDS} tank cards, this one {len(kit.card_ids)}")
    values: list[tuple[str, str]] = []
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
            found.append(f"C8: {name} has the same values as {kit.card_ids[values.index(parts)]}")
        values.append(parts)
    return found
