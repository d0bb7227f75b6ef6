"""Terrain in a pack: its shape, and the constraints on it (C8, C11)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tankodrom.core.data_shapes import Data, Flag, ListOf, OneOf, Record, Whole
from tankodrom.games.duel.pack.records import ID, NAME, check_ids
from tankodrom.games.duel.terrain_kinds import TRIGGERS

TERRAIN: Final = Record(
    {
        "id": ID,
        "name": NAME,
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
# The kinds that the rules name by their role: each occurs exactly once.
ROLES: Final = ["default", "motion", "modifier", "mission"]


def check_terrain(terrain: list[Data], found: list[str]) -> None:
    """The constraints on terrain with a correct shape."""
    check_ids("terrain", terrain, found)
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


def _check_ground(record: Data, found: list[str]) -> None:
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
