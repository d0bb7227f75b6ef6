"""What single effects change for a tank: spotting, hiding, loading, crew commands, smoke."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Action, first, second, verb_number
from tankodrom.games.duel.crew_commands import commands
from tankodrom.games.duel.entering import DOUBLED, conceal_value
from tankodrom.games.duel.hull_down import may_go_hull_down
from tankodrom.games.duel.shot import terrain_of
from tankodrom.games.duel.spotting import may_spot
from tankodrom.games.duel.state import NO_TANK, Tank
from tankodrom.games.duel.terrain import NO_VALUE
from tankodrom.minds.duel_desk import AS_IS, BY_NONE, Desk
from tankodrom.minds.duel_verbs import HULL_DOWN, LOAD, RESEAT, SPOT, UNLOAD

_SOME_SMOKE: Final = 1  # a card number that stands for "in smoke" while a plan is weighed


def gain_of_spotting(desk: Desk, me: Tank, enemy: Tank, now: float) -> float:
    """`now`: its standing."""
    spotted, acquired, bonus = me.spotted, me.acquired, me.acquired_bonus
    me.spotted |= 1 << enemy.number
    if acquired != NO_TANK and acquired != enemy.number:
        me.acquired = NO_TANK
    value = desk.standing(me, AS_IS) - now
    me.spotted, me.acquired, me.acquired_bonus = spotted, acquired, bonus
    return value


def gain_of_hull_down(desk: Desk, me: Tank, now: float) -> float:
    before = me.hull_down
    me.hull_down = True
    value = desk.standing(me, AS_IS) - now
    me.hull_down = before
    return value


def gain_of_concealing(desk: Desk, me: Tank, now: float, chance: float) -> float:
    desk.keep(me)
    for enemy in desk.enemies:
        enemy.flanking &= ~(1 << me.number)
        if enemy.acquired == me.number:
            enemy.acquired = NO_TANK
    value = desk.standing(me, BY_NONE) - now
    desk.put_back(me)
    return chance * value


def conceal_chance(desk: Desk, me: Tank) -> float:
    value = conceal_value(desk.rules, me)
    return 0.0 if value == NO_VALUE else min(1.0, DOUBLED * value / 100.0)


def best_effect(desk: Desk, me: Tank, now: float) -> float:
    """Of LEADERSHIP and ORDER."""
    best = 0.0
    for enemy in desk.enemies:
        if may_spot(me, enemy):
            best = max(best, gain_of_spotting(desk, me, enemy, now))
    if may_go_hull_down(me):
        best = max(best, gain_of_hull_down(desk, me, now))
    chance = conceal_chance(desk, me)
    if chance > 0.0 and is_seen(desk, me):
        best = max(best, gain_of_concealing(desk, me, now, chance))
    return best


def is_seen(desk: Desk, me: Tank) -> bool:
    for enemy in desk.enemies:
        if enemy.has_spotted(me.number):
            return True
    return False


def _gain_of_loading(desk: Desk, me: Tank) -> float:
    best = 0.0
    for enemy in desk.enemies:
        plain = desk.menace(me, enemy, AS_IS)
        me.apcr_loaded = 1 - min(1, me.apcr_loaded)
        other = desk.menace(me, enemy, AS_IS)
        me.apcr_loaded = 1 - me.apcr_loaded
        best = max(best, other - plain)
    return 0.8 * best


def _gain_of_seat(desk: Desk, me: Tank, position: int, now: float) -> float:
    """A man for an empty seat: driver or gun."""
    before = me.sitting[position]
    me.sitting[position] = 0
    value = desk.standing(me, AS_IS) - now
    me.sitting[position] = before
    return value + 0.8


def gain_of_command(desk: Desk, me: Tank, action: Action, now: float, looks: int) -> float:
    verb = verb_number(action)
    if verb == SPOT:
        chance = 1.0 - (1.0 - desk.odds.binoculars) ** looks
        return desk.weights.spotting * chance * gain_of_spotting(desk, me, desk.state.tanks[first(action)], now)
    if verb == HULL_DOWN:
        return terrain_of(desk.rules, me).hull_down / 100.0 * gain_of_hull_down(desk, me, now)
    if verb in (LOAD, UNLOAD):
        return _gain_of_loading(desk, me) - (0.1 if verb == LOAD else 0.0)
    if verb == RESEAT:
        return _gain_of_seat(desk, me, second(action), now)
    return 0.0


def best_command(desk: Desk, me: Tank, now: float) -> float:
    best = -9.0
    for action in commands(desk.state, me):
        best = max(best, gain_of_command(desk, me, action, now, 1))
    return best


def gain_of_smoke(desk: Desk, me: Tank, now: float) -> float:
    desk.keep(me)
    me.smoke = _SOME_SMOKE
    me.spotted = 0
    me.flanking = 0
    me.acquired = NO_TANK
    hidden = desk.rules.terrain.kinds[desk.rules.terrain.smoke].conceal / 100.0
    value = (1.0 - hidden) * desk.standing(me, AS_IS) + hidden * desk.standing(me, BY_NONE)
    desk.put_back(me)
    return value - now
