"""What the mission of a game of Duel promises, in victory points, and for how long."""

from __future__ import annotations

import math
from typing import Final

from tankodrom.ai.duel.weights import Weights
from tankodrom.games.duel.missions import (
    ABS_RANGE_EQ,
    ALL_WITHIN,
    EXIT_HOOK,
    MORE_TANKS_WITHIN,
    NO_EXIT,
    ON_HILL,
    PER_TANK_NEGATIVE,
    RANGE_EQ,
    RANGE_LE,
    RANGE_LE_AND_NO_ENEMY_NEGATIVE,
    SOLE_HILL,
    Mission,
)
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import STEP

_PLACES: Final = 11  # ranges from -1000 to 1000 m


def rounds_left(state: DuelState) -> float:
    """About how many rounds the deck will last."""
    cards = float(len(state.deck))
    if state.end_pending:
        return 0.5
    if state.final_deck:
        cards *= 0.5
    else:
        if not state.shuffle_pending:
            cards -= 0.5 * state.bottom
        else:
            cards = 0.0
        cards += 58.0 * max(0, state.rules.passes_needed - state.passes_done - 1) + 38.0
    per_round = 3.3 * len(state.tanks) + 1.0
    return max(0.5, cards / per_round)


def _income_after(rounds: float, left: float, lasts: float) -> float:
    """What an income of one point per round brings in all if it begins after so many rounds."""
    if rounds >= left:
        return 0.0
    return float((lasts**rounds - lasts**left) / (1.0 - lasts))


def mission_table(state: DuelState, side: int, left: float, weights: Weights) -> list[float]:
    """By range: what the mission promises a tank of this side there."""
    mission = state.rules.mission
    if not mission.admin_vp and not mission.field_actions and not mission.end_vp:
        return [0.0] * _PLACES
    table = _promised_income(state, side, left, weights)
    _add_endings(table, state, side, left)
    _add_exits(table, state, side, left)
    return table


def _income(state: DuelState, side: int) -> list[float]:
    """By range: the points per round."""
    income: list[float] = [0.0] * _PLACES
    for place in range(_PLACES):
        at = (place - 5) * STEP
        for hook in state.rules.mission.admin_vp:
            if not hook.is_for(side) or hook.hook == ON_HILL:
                continue
            fits = False
            if hook.hook == ABS_RANGE_EQ:
                fits = abs(at) == hook.r
            elif hook.hook == RANGE_LE or hook.hook == RANGE_LE_AND_NO_ENEMY_NEGATIVE:
                fits = at <= hook.r
            elif hook.hook == RANGE_EQ:
                fits = at == hook.r
            if fits:
                rate = float(hook.vp)
                if hook.hook == RANGE_LE_AND_NO_ENEMY_NEGATIVE:
                    for tank in state.tanks:
                        if tank.side != side and tank.alive and tank.range < 0:
                            rate = 0.4 * hook.vp
                income[place] = rate
                break
    return income


def _promised_income(state: DuelState, side: int, left: float, weights: Weights) -> list[float]:
    """By range: the best income that can be reached from there."""
    mission = state.rules.mission
    speed = weights.speed
    if mission.deep_mud and state.field.roads[side] == 0:
        speed = 0.7
    elif mission.snow:
        speed = 1.1
    income = _income(state, side)
    later: list[float] = [_income_after(steps / speed, left, weights.lasts) for steps in range(_PLACES)]
    table: list[float] = [0.0] * _PLACES
    for place in range(_PLACES):
        best = 0.0
        for other in range(_PLACES):
            value = income[other] * later[abs(place - other)]
            if value > best:
                best = value
        table[place] = best
    return table


def _add_endings(table: list[float], state: DuelState, side: int, left: float) -> None:
    """Add the points at the end of the game; the nearer the end, the more they count."""
    late = float(0.8**left)
    for hook in state.rules.mission.end_vp:
        if not hook.is_for(side):
            continue
        for place in range(_PLACES):
            at = (place - 5) * STEP
            if hook.hook == MORE_TANKS_WITHIN:
                away = max(0, abs(at) - hook.r) / STEP
                table[place] += 0.5 * hook.vp * late * 0.75**away
            elif hook.hook == PER_TANK_NEGATIVE:
                away = max(0, at + STEP) / STEP
                table[place] += hook.vp * late * 0.75**away
            elif hook.hook == ALL_WITHIN and at > hook.r:
                table[place] -= hook.vp * (0.15 + 0.85 * late) * (1.0 + 0.1 * (at - hook.r) / STEP)


def _add_exits(table: list[float], state: DuelState, side: int, left: float) -> None:
    """Add the points for leaving the battlefield, as long as there is time for it."""
    mission = state.rules.mission
    for hook in mission.field_actions:
        if not hook.is_for(side) or hook.hook != EXIT_HOOK:
            continue
        prize = float(hook.vp)
        for ending in mission.end_vp:
            if ending.hook == NO_EXIT and state.field.exits[side] == 0:
                prize += ending.vp
        for place in range(_PLACES):
            steps = max(0, (place - 5) * STEP - hook.r) / STEP
            rounds = steps / 1.5
            chance = 1.0 / (1.0 + math.exp(2.0 * (rounds - left)))
            table[place] += prize * 0.8**rounds * chance


def hill_worth(mission: Mission, left: float, weights: Weights) -> float:
    """What the HILL promises a tank that climbs it now."""
    worth = 0.0
    for hook in mission.admin_vp:
        if hook.hook == ON_HILL:
            worth += hook.vp * _income_after(0.5, left, weights.lasts)
    for hook in mission.end_vp:
        if hook.hook == SOLE_HILL:
            worth += 0.6 * hook.vp * 0.85**left
    return float(worth)
