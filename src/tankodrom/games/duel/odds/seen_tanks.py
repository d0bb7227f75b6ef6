"""The tanks of a view as tanks of the engine, so that the engine's own checks use only what a seat may see."""

from __future__ import annotations

from typing import Final

from tankodrom.games.duel.boards import POSITIONS, QUALITIES
from tankodrom.games.duel.rules import Rules
from tankodrom.games.duel.tank import NO_CAP, NO_TANK, NOT_BOGGED, Tank
from tankodrom.games.duel.view_types import ManState, TankView

MAN_STATES: Final[list[ManState]] = ["", "fit", "wounded", "dead"]


def tank_from_view(rules: Rules, tank: Tank, seen: TankView) -> None:
    """The fields of a tank that matter for shots and damage, from its entry in a view."""
    names = rules.tank_by_name
    tank.alive = seen["alive"]
    tank.range = seen["range"]
    tank.motion = seen["motion"]
    tank.terrain = seen["terrain_card"]
    tank.smoke = seen["smoke"]
    tank.hill = seen["hill"]
    tank.hull_down = seen["hull_down"]
    for name in seen["spotted"]:
        tank.spotted |= 1 << names[name]
    for name in seen["flanking"]:
        tank.flanking |= 1 << names[name]
    tank.acquired = names[seen["acquired"]] if seen["acquired"] else NO_TANK
    tank.acquired_bonus = seen["acquired_bonus"]
    tank.on_fire = seen["on_fire"]
    tank.broken = seen["broken"]
    tank.smoke_in_tank = seen["smoke_in_tank"]
    tank.move_perm = seen["move_perm"]
    tank.fire_perm = seen["fire_perm"]
    tank.move_cap = seen["move_cap"] or NO_CAP
    tank.fire_cap = seen["fire_cap"] or NO_CAP
    tank.bog = seen["bog"] or NOT_BOGGED
    tank.track_hits = seen["track_hits"]
    tank.immobilised = seen["immobilised"]
    tank.jammed = seen["jammed"]
    tank.sights_damaged = seen["sights_damaged"]
    tank.apcr_stock = seen["apcr_stock"]
    tank.apcr_loaded = seen["apcr_loaded"]
    tank.sight = seen["sight"]
    tank.hatch_closed = seen["hatch_closed"]
    tank.sitting = [-1] * len(POSITIONS)
    for name, man in seen["crew"].items():
        number = POSITIONS.index(name)
        tank.men[number] = MAN_STATES.index(man["state"])
        if man["seat"]:
            tank.sitting[POSITIONS.index(man["seat"])] = number
    assert QUALITIES[tank.quality] == seen["quality"]
