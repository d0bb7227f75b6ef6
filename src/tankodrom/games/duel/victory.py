"""14.0: points, medals and the end; 14.3: the last points of the mission."""

from __future__ import annotations

from tankodrom.core.state import Outcome
from tankodrom.games.duel.boards import GERMAN, SOVIET
from tankodrom.games.duel.events import END_VP, GAME_OVER, MEDAL, SCORED
from tankodrom.games.duel.missions import (
    ALL_WITHIN,
    MORE_TANKS_WITHIN,
    NO_EXIT,
    PER_NEVER_ELIMINATED,
    PER_TANK_NEGATIVE,
    SOLE_HILL,
    Hook,
)
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import Tank, TankId


def award(state: DuelState, tank: TankId, vp: int) -> None:
    """14.0(1): points are kept per tank, also for a tank off the battlefield."""
    if vp:
        state.tanks[tank].vp += vp
        state.emit(SCORED, tank, vp)


def award_medal(state: DuelState, tank: TankId) -> None:
    state.tanks[tank].medals += 1
    state.emit(MEDAL, tank)


def side_vp(state: DuelState, side: int) -> int:
    return state.field.side_vp[side] + sum([tank.vp for tank in state.tanks if tank.side == side])


def side_medals(state: DuelState, side: int) -> int:
    return sum([tank.medals for tank in state.tanks if tank.side == side])


def end_game(state: DuelState, rule: str) -> None:
    """3.2.3(4): the mission's last points, then 14.0 decides. `rule` is the reason for the end."""
    for hook in state.rules.mission.end_vp:
        for side in (SOVIET, GERMAN):
            vp = _end_points(state, hook, side)
            if vp:
                state.field.side_vp[side] += vp
                state.emit(END_VP, side, vp)
    points = [side_vp(state, SOVIET), side_vp(state, GERMAN)]
    state.emit(GAME_OVER, points[SOVIET], points[GERMAN])
    winner, reason = _winner(state, points)
    sides = state.rules.seat_side
    winners = [seat for seat in range(state.seats) if sides[seat] == winner]
    state.outcome = Outcome(winners, [points[sides[seat]] for seat in range(state.seats)], reason)


def _winner(state: DuelState, points: list[int]) -> tuple[int, str]:
    """14.0(2)-(4)"""
    if points[SOVIET] != points[GERMAN]:
        return (SOVIET if points[SOVIET] > points[GERMAN] else GERMAN), "points"
    medals = [side_medals(state, SOVIET), side_medals(state, GERMAN)]
    if medals[SOVIET] != medals[GERMAN]:
        return (SOVIET if medals[SOVIET] > medals[GERMAN] else GERMAN), "medals"
    return SOVIET, "soviets"


def _end_points(state: DuelState, hook: Hook, side: int) -> int:
    if not hook.is_for(side):
        return 0
    own = [tank for tank in state.tanks if tank.side == side]
    theirs = [tank for tank in state.tanks if tank.side != side]
    if hook.hook == SOLE_HILL:
        return hook.vp if _on_hill(own) and not _on_hill(theirs) else 0
    if hook.hook == MORE_TANKS_WITHIN:
        return hook.vp if _within(own, hook.r) > _within(theirs, hook.r) else 0
    if hook.hook == NO_EXIT:
        return hook.vp if state.field.exits[1 - side] == 0 else 0
    if hook.hook == PER_NEVER_ELIMINATED:
        return hook.vp * len([tank for tank in own if tank.losses == 0])
    if hook.hook == PER_TANK_NEGATIVE:
        return hook.vp * len([tank for tank in own if tank.alive and tank.range < 0])
    assert hook.hook == ALL_WITHIN
    return hook.vp if len([tank for tank in own if tank.alive and tank.range <= hook.r]) == len(own) else 0


def _on_hill(tanks: list[Tank]) -> bool:
    return any(tank.alive and tank.hill for tank in tanks)


def _within(tanks: list[Tank], r: int) -> int:
    return len([tank for tank in tanks if tank.alive and -r <= tank.range <= r])
