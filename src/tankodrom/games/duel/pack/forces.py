"""Guns, tanks, infantry and Tankbot in a pack: their shapes, and the constraints on them (C19-C23, C26)."""

from __future__ import annotations

from typing import Any, Final

from tankodrom.core.data_shapes import Data, Flag, ListOf, OneOf, Record, Shape, Text, Whole
from tankodrom.games.duel.boards import LOCATIONS, POSITIONS, ROWS, SIDES
from tankodrom.games.duel.cards import HEAVY_CALIBRE
from tankodrom.games.duel.pack.records import ID, NAME, SIDE, VP, by_id, check_ids
from tankodrom.games.duel.tankbot.personalities import LINES

GUN: Final = Record(
    {
        "id": ID,
        "name": Text(60),
        "calibre": Whole(1, 500),
        "to_hit": ListOf(Whole(0, 100, "C19", words="-"), ROWS, ROWS, "C19"),
        "pen": ListOf(Whole(0, 99, "C19", words="-"), ROWS, ROWS, "C19"),
        "apcr?": ListOf(Whole(0, 99, "C19", words="-"), ROWS, ROWS, "C19"),
        "towed": Flag(),
        "nation?": SIDE,
        "order_cost?": Whole(1, 20),
    }
)

EQUIPMENT: Final = ["apcr", "smoke", "heavy", "radio"]
_PLATES: Final[Shape] = ListOf(Whole(0, 99), 2, 2)
_DIGITS: Final[Shape] = ListOf(Whole(0, 9, "C20"), 0, 10, "C20")
_VP_ENTRIES: Final[dict[str, Shape]] = {"tank": VP}
_VP_ENTRIES.update({f"{name}?": VP for name in POSITIONS})
TANK: Final = Record(
    {
        "id": ID,
        "name": Text(60),
        "nation": SIDE,
        "years": Text(20),
        "gun": ID,
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
    Record({"id": ID, "name": NAME, "pen?": Whole(0, 99), "explosions?": Whole(1, 9)}), 1, 4, key="id"
)
INFANTRY: Final = Record(
    {
        "nation": SIDE,
        "ground": OneOf(GROUNDS),
        "rows": ListOf(ListOf(Whole(0, 100), 3, 3), 3, 3),
        "weapons": Record({"low": _WEAPONS, "high": _WEAPONS}),
    }
)

_THRESHOLD: Final = ListOf(Whole(-200, 200), 2, 2)
_LINES: Final = ListOf(OneOf(LINES), 1, len(LINES), unique=True)
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
PERSONALITY: Final = Record(
    {"id": ID, "name": NAME, "operational": _BOT_SIDE, "in_peril": _BOT_SIDE, "withdraws": Flag()}
)


def check_forces(pack: Data, found: list[str]) -> None:
    """The constraints on guns, tanks, infantry and personalities, in a pack with correct shapes."""
    guns: list[Data] = pack["guns"]["guns"]
    check_ids("gun", guns, found)
    for gun in guns:
        _check_gun(gun, found)
    check_ids("tank", pack["tanks"]["tanks"], found)
    guns_by_id = by_id(guns)
    for tank in pack["tanks"]["tanks"]:
        _check_tank(tank, guns_by_id, found)
    _check_infantry(pack["infantry"]["tables"], found)
    check_ids("personality", pack["tankbot"]["personalities"], found)


def _check_gun(gun: Data, found: list[str]) -> None:
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


def _check_tank(tank: Data, guns: dict[str, Data], found: list[str]) -> None:
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
    gun = guns.get(tank["gun"])
    if gun is None or gun["towed"]:
        found.append(f"{where}: there is no tank gun {tank['gun']}")
        return
    if ("heavy" in equipment) != (gun["calibre"] >= HEAVY_CALIBRE):
        found.append(f"C21: {where} has heavy if and only if its gun has {HEAVY_CALIBRE} mm or more")
    if "apcr" in equipment and not [value for value in gun.get("apcr", []) if value != "-"]:
        found.append(f"C26: {where} has apcr, but its gun has no value for it")


def _check_infantry(tables: list[Data], found: list[str]) -> None:
    for nation in SIDES:
        for ground in GROUNDS:
            own = [table for table in tables if table["nation"] == nation and table["ground"] == ground]
            if len(own) != 1:
                found.append(f"infantry: one table is {nation} and {ground}, here {len(own)}")
    for table in tables:
        for half in ("low", "high"):
            where = f"infantry {table['nation']} {table['ground']} {half}"
            weapons: list[Data] = table["weapons"][half]
            check_ids(f"{where}: weapon", weapons, found)
            for weapon in weapons:
                if ("pen" in weapon) == ("explosions" in weapon):
                    found.append(f"{where}: weapon {weapon['id']} has either pen or explosions")
