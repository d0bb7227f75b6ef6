"""D11: the mission's own priorities for Tankbot."""

from __future__ import annotations

from tankodrom.games.duel.deck import end_unit
from tankodrom.games.duel.missions import (
    PRIORITY_ADVANCE,
    PRIORITY_APPROACH,
    PRIORITY_CLIMB,
    PRIORITY_EXIT,
    PRIORITY_ROAD,
    PriorityLine,
)
from tankodrom.games.duel.movement import (
    MOST_MOVES,
)
from tankodrom.games.duel.objectives import climb, lay_road, leave, road_cost, why_cannot_climb, why_cannot_exit
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import STEP, Tank
from tankodrom.games.duel.tankbot.moving import try_move
from tankodrom.games.duel.tankbot.pool import cheapest, from_pool, pool_symbols, spend_pool


def try_mission(state: DuelState, tank: Tank) -> bool:
    """D11: the mission's own priorities."""
    for line in state.rules.mission.priority:
        if try_priority(state, tank, line):
            return True
    return False


def try_priority(state: DuelState, tank: Tank, line: PriorityLine) -> bool:
    if line.do == PRIORITY_CLIMB:
        if not state.pool or why_cannot_climb(state, tank) is not None:
            return False
        from_pool(state, cheapest(state, state.pool))
        climb(state, tank)
        end_unit(state)
        return True
    if line.do == PRIORITY_EXIT:
        if not state.pool or why_cannot_exit(state, tank) is not None:
            return False
        from_pool(state, cheapest(state, state.pool))
        leave(state, tank)
        end_unit(state)
        return True
    if line.do == PRIORITY_ROAD:
        cost = road_cost(state, tank)
        if cost == 0 or pool_symbols(state) < cost:
            return False
        spend_pool(state, cost)
        lay_road(state, tank)
        end_unit(state)
        return True
    if line.do == PRIORITY_ADVANCE:
        return tank.range > line.r and try_move(state, tank, -line.most, min(MOST_MOVES, line.most // STEP))
    assert line.do == PRIORITY_APPROACH
    if abs(tank.range) <= line.r:
        return False
    wanted = -line.most if tank.range > 0 else line.most
    return try_move(state, tank, wanted, min(MOST_MOVES, line.most // STEP))
