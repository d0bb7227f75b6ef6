"""19.5 and 19.11: the quality of a shot, and the order in which Tankbot considers enemies."""

from __future__ import annotations

from typing import Final

from tankodrom.games.duel.boards import HULL, TURRET
from tankodrom.games.duel.fire import can_fire, is_legal_target
from tankodrom.games.duel.shot import is_hull_down_towards, margin, shot_terms
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import Tank, TankId
from tankodrom.games.duel.tankbot.personalities import Mood

# Qualities of a shot (19.5(2)).
NO_SHOT: Final = 0
LOW: Final = 1
HIGH: Final = 2


def mood_of(state: DuelState, tank: Tank) -> Mood:
    """The face-up side of its card (19.3(2))."""
    personality = state.rules.kit.personalities[tank.personality]
    return personality.in_peril if tank.in_peril else personality.operational


def bare_accuracy(state: DuelState, tank: Tank, enemy: Tank) -> int:
    """19.5(1): accuracy without FIRE card, LEADERSHIP and TACTICS."""
    return shot_terms(state.rules, tank, enemy, 0, False, False).total


def shot_margin(state: DuelState, tank: Tank, enemy: Tank) -> int:
    location = TURRET if is_hull_down_towards(enemy, tank) else HULL
    return margin(state.rules, tank, enemy, location)


def quality(state: DuelState, tank: Tank, enemy: Tank, high: list[int], low: list[int]) -> int:
    """19.5(2), (3)"""
    if not is_legal_target(tank, enemy) or not can_fire(tank):
        return NO_SHOT
    accuracy = bare_accuracy(state, tank, enemy)
    spare = shot_margin(state, tank, enemy)
    if accuracy >= high[0] and spare >= high[1]:
        return HIGH
    return LOW if accuracy >= low[0] and spare >= low[1] else NO_SHOT


def own_quality(state: DuelState, tank: Tank, enemy: Tank) -> int:
    mood = mood_of(state, tank)
    return quality(state, tank, enemy, mood.own_high, mood.own_low)


def threat(state: DuelState, tank: Tank, enemy: Tank) -> int:
    """19.5(4): the enemy's shot at Tankbot's tank, by the thresholds of Tankbot's own card."""
    mood = mood_of(state, tank)
    return quality(state, enemy, tank, mood.enemy_high, mood.enemy_low)


def by_priority(state: DuelState, tank: Tank, enemies: list[Tank]) -> list[Tank]:
    """19.11: the enemies, the first priority first."""
    keyed: list[tuple[list[int], TankId]] = []
    for enemy in enemies:
        key = [
            0 if tank.flanks(enemy.number) else 1,
            0 if tank.acquired == enemy.number else 1,
            -own_quality(state, tank, enemy),
            -bare_accuracy(state, tank, enemy),
            -enemy.board.tank_vp,
            state.rules.slots[enemy.number].tank_id,
        ]
        keyed.append((key, enemy.number))
    keyed.sort()
    return [state.tanks[number] for _, number in keyed]
