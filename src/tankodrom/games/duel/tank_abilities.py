"""5.3 and T8: mobility and fire ability, computed from permanent markers, caps, crew and bogging (A51)."""

from __future__ import annotations

from typing import Final

from tankodrom.core.refusal import Refusal, no
from tankodrom.games.duel.boards import (
    ASSISTANT,
    COMMANDER,
    COMMANDER_GUNNER,
    DRIVER,
    GERMAN,
    GUNNER,
    LOADER,
    NOBODY,
)
from tankodrom.games.duel.events import UNBOGGED
from tankodrom.games.duel.rules import Rules
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import NO_CAP, NOT_BOGGED, Tank

LARGEST_BONUS: Final = 2  # 8.3.2(2)
SYMBOLS_PER_LEVEL: Final = 2
DEEP_MUD_GERMAN: Final = 4  # D10
DEEP_MUD_SOVIET: Final = 3
SNOW_MOBILITY: Final = 5
LIGHT_SNOW: Final = 600  # metres of sight
HEAVY_SNOW: Final = 200


def half_up(value: int) -> int:
    return (value + 1) // 2


def mud_penalty(state: DuelState, side: int) -> int:
    """Deep mud, unless a ROAD of the side is in play."""
    if not state.rules.mission.deep_mud or state.field.roads[side] >= 1:
        return 0
    return DEEP_MUD_GERMAN if side == GERMAN else DEEP_MUD_SOVIET


def crew_move_penalty(tank: Tank) -> int:
    """5.6.2(4)"""
    penalty = 0
    seats = tank.board.seats
    sitting = tank.sitting
    if seats[COMMANDER] and sitting[COMMANDER] == NOBODY:
        penalty += 1
    if seats[COMMANDER_GUNNER] and sitting[COMMANDER_GUNNER] != COMMANDER_GUNNER:
        penalty += 1
    driver = sitting[DRIVER]
    if driver != DRIVER and driver != NOBODY:
        penalty += 1 if driver == ASSISTANT else 2
    return penalty


def crew_fire_penalty(tank: Tank) -> int:
    """5.6.2(4)"""
    penalty = 0
    seats = tank.board.seats
    sitting = tank.sitting
    if sitting[LOADER] == NOBODY:
        penalty += 1
    if seats[COMMANDER] and sitting[COMMANDER] == NOBODY:
        penalty += 1
    if seats[COMMANDER_GUNNER]:
        if sitting[COMMANDER_GUNNER] != COMMANDER_GUNNER:
            penalty += 2
    elif sitting[GUNNER] != GUNNER and sitting[GUNNER] != NOBODY:
        penalty += 1
    return penalty


def mobility(state: DuelState, tank: Tank) -> int:
    """Mobility without the bonus of an action."""
    if tank.immobilised or tank.jammed:
        level = 0
    else:
        level = min(tank.move_perm, tank.move_cap)
        mud = mud_penalty(state, tank.side)
        if mud:
            level = max(min(level, 1), level - mud)
    level = max(0, level - crew_move_penalty(tank))
    if tank.bog != NOT_BOGGED:
        level = min(level, tank.bog)
    return level


def fire_ability(tank: Tank) -> int:
    """Fire ability without the bonus of an action."""
    level = min(tank.fire_perm, tank.fire_cap)
    if tank.board.is_destroyer and (tank.jammed or tank.sitting[DRIVER] == NOBODY):
        level = min(level, tank.board.fire_immobilised)  # 5.8.5, A54
    return max(0, level - crew_fire_penalty(tank))


def can_move(tank: Tank) -> bool:
    return tank.sitting[DRIVER] != NOBODY and not (tank.immobilised or tank.jammed or tank.smoke_in_tank)


def why_cannot_move(tank: Tank) -> Refusal | None:
    if tank.sitting[DRIVER] == NOBODY:
        return no("5.6.2(4)", "no-driver")
    if tank.immobilised:
        return no("12.5.2(1)", "immobilised")
    if tank.jammed:
        return no("12.1.4.d(9)", "jammed")
    if tank.smoke_in_tank:
        return no("12.1.4.d(1)", "smoke-in-tank")
    assert can_move(tank)
    return None


def gunner_in_place(tank: Tank) -> bool:
    seat = COMMANDER_GUNNER if tank.board.seats[COMMANDER_GUNNER] else GUNNER
    return tank.sitting[seat] != NOBODY


def bog_down(state: DuelState, tank: Tank) -> bool:
    """10.3.8(1), A52: a marker at half of the mobility, unless the mobility is already as low."""
    level = mobility(state, tank)
    if half_up(level) >= level:
        return False
    tank.bog = half_up(level)
    return True


def recheck_bog(state: DuelState, tank: Tank) -> None:
    """10.3.8(4): a permanent loss down to the marker removes it; a temporary cap does not (A52)."""
    if tank.bog == NOT_BOGGED:
        return
    bog, cap, jammed = tank.bog, tank.move_cap, tank.jammed
    tank.bog, tank.move_cap, tank.jammed = NOT_BOGGED, NO_CAP, False
    if mobility(state, tank) <= bog:
        state.emit(UNBOGGED, tank.number)
    else:
        tank.bog = bog
    tank.move_cap, tank.jammed = cap, jammed


def hit_track(tank: Tank) -> None:
    """12.5.1: the first hit halves the mobility, the second immobilises the tank."""
    tank.track_hits += 1
    if tank.track_hits >= 2:
        immobilise(tank)
        return
    tank.move_perm = half_up(tank.move_perm)
    if tank.board.is_destroyer:
        tank.fire_perm = min(tank.fire_perm, tank.board.fire_damaged)  # 5.8.3


def immobilise(tank: Tank) -> None:
    """12.5.2, 5.8.4"""
    tank.immobilised = True
    if tank.board.is_destroyer:
        tank.fire_perm = min(tank.fire_perm, tank.board.fire_immobilised)


def feel_snow(rules: Rules, tank: Tank) -> None:
    """D10: a tank that enters the battlefield is slow at first, and its weather is light until its flip."""
    if rules.mission.snow:
        tank.move_perm = min(tank.move_perm, SNOW_MOBILITY)
        tank.sight = LIGHT_SNOW
