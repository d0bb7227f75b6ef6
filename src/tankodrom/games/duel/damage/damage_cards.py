"""The damage cards (4.3, D5): results by section, morale marks, and the reshuffle card."""

from __future__ import annotations

from typing import Any, Final

from tankodrom.games.duel.boards import LOCATIONS, NOBODY, POSITIONS, Man

DamageId = int

# The kinds of effects. From SMOKE_IN_TANK on they are the specific damage of 12.1.4.d, in the order of its table.
WOUND: Final = 0
KILL: Final = 1
FIRE_CHECK: Final = 2
EXPLOSION_CHECK: Final = 3
SURE_FIRE: Final = 4
SURE_EXPLOSION: Final = 5
TRACK_DAMAGE: Final = 6
IMMOBILISED: Final = 7
SMOKE_IN_TANK: Final = 8
CATASTROPHIC: Final = 9
LOADER_PANICS: Final = 10
CREW_SHOCKED: Final = 11
CREW_STUNNED: Final = 12
DRIVER_PANICS: Final = 13
TURRET_TRAVERSE_DAMAGED: Final = 14
SIGHTS_DAMAGED: Final = 15
TRANSMISSION_JAMMED: Final = 16
MAIN_GUN_HIT: Final = 17
FUEL_TANK_HIT: Final = 18
AMMO_HIT: Final = 19
SPECIAL_AMMO_HIT: Final = 20
ENGINE_DESTROYED: Final = 21
EFFECTS: Final = [
    "wound", "kill", "fire", "explosion", "FIRE", "EXPLOSION", "track_damage", "immobilised", "smoke_in_tank",
    "catastrophic", "loader_panics", "crew_shocked", "crew_stunned", "driver_panics", "turret_traverse_damaged",
    "sights_damaged", "transmission_jammed", "main_gun_hit", "fuel_tank_hit", "ammo_hit", "special_ammo_hit",
    "engine_destroyed",
]  # fmt: skip

# The section of a card that applies (4.3.1).
SECTIONS: Final = ["light", "heavy", "critical"]
LIGHT: Final = 0
HEAVY: Final = 1
CRITICAL: Final = 2

# Morale marks (4.3.2), the first three by crew quality.
COMMANDER_KILLED_MARK: Final = 3
IMMOBILISED_MARK: Final = 4
ON_FIRE_MARK: Final = 5


class Effect:
    """One result. Several checks in a row ("fire x2") are several effects, because each check is separate (4.1(3))."""

    __slots__ = ("instead", "op", "seat")

    def __init__(self, op: int, seat: Man, instead: Man) -> None:
        self.op = op
        self.seat = seat  # of wounds and kills
        self.instead = instead  # the seat in brackets, or NOBODY


class DamageCard:
    __slots__ = ("critical", "marks", "number", "reshuffle", "results")

    def __init__(self, record: dict[str, Any]) -> None:
        self.number: int = record["id"]
        self.critical: int = record["crit_number"]
        # by location, then section
        self.results: list[list[list[Effect]]] = []
        for name in LOCATIONS:
            section: dict[str, list[str]] = record[name]
            self.results.append(
                [_effects(section["light"]), _effects(section["heavy"]), _effects(record["crit"][name])]
            )
        self.marks: list[bool] = [mark == "X" for mark in record["morale"]]
        self.reshuffle: bool = record.get("reshuffle", False)


def _effects(texts: list[str]) -> list[Effect]:
    effects: list[Effect] = []
    for text in texts:
        words = text.split()
        if words[0] in ("wound", "kill"):
            seat, _, instead = words[1].rstrip(")").partition("(")
            effects.append(
                Effect(
                    EFFECTS.index(words[0]),
                    POSITIONS.index(seat),
                    POSITIONS.index(instead) if instead else NOBODY,
                )
            )
        else:
            times = int(words[1][1:]) if len(words) > 1 else 1
            for _ in range(times):
                effects.append(Effect(EFFECTS.index(words[0]), NOBODY, NOBODY))
    return effects
