"""What single effects change for a tank: spotting, hiding, loading, crew commands, smoke."""

from __future__ import annotations

from typing import Final

from tankodrom.ai.duel.evaluation import AS_IS, BY_NONE, Evaluation
from tankodrom.ai.duel.verbs import HULL_DOWN, LOAD, RESEAT, SPOT, UNLOAD
from tankodrom.core.action import Action, first, second, verb_number
from tankodrom.games.duel.crew_commands import commands
from tankodrom.games.duel.entering import DOUBLED, conceal_value
from tankodrom.games.duel.hull_down import may_go_hull_down
from tankodrom.games.duel.spotting import may_spot
from tankodrom.games.duel.tank import NO_TANK, Tank
from tankodrom.games.duel.terrain import terrain_of
from tankodrom.games.duel.terrain_kinds import NO_VALUE

_SOME_SMOKE: Final = 1  # a card number for "in smoke" while a plan is evaluated


def gain_of_spotting(evaluation: Evaluation, me: Tank, enemy: Tank, now: float) -> float:
    """`now`: the present standing of the tank."""
    spotted, acquired, bonus = me.spotted, me.acquired, me.acquired_bonus
    me.spotted |= 1 << enemy.number
    if acquired != NO_TANK and acquired != enemy.number:
        me.acquired = NO_TANK
    value = evaluation.standing(me, AS_IS) - now
    me.spotted, me.acquired, me.acquired_bonus = spotted, acquired, bonus
    return value


def gain_of_hull_down(evaluation: Evaluation, me: Tank, now: float) -> float:
    before = me.hull_down
    me.hull_down = True
    value = evaluation.standing(me, AS_IS) - now
    me.hull_down = before
    return value


def gain_of_concealing(evaluation: Evaluation, me: Tank, now: float, chance: float) -> float:
    evaluation.save(me)
    for enemy in evaluation.enemies:
        enemy.flanking &= ~(1 << me.number)
        if enemy.acquired == me.number:
            enemy.acquired = NO_TANK
    value = evaluation.standing(me, BY_NONE) - now
    evaluation.restore(me)
    return chance * value


def conceal_chance(evaluation: Evaluation, me: Tank) -> float:
    value = conceal_value(evaluation.rules, me)
    return 0.0 if value == NO_VALUE else min(1.0, DOUBLED * value / 100.0)


def best_effect(evaluation: Evaluation, me: Tank, now: float) -> float:
    """The best effect of LEADERSHIP and ORDER."""
    best = 0.0
    for enemy in evaluation.enemies:
        if may_spot(me, enemy):
            best = max(best, gain_of_spotting(evaluation, me, enemy, now))
    if may_go_hull_down(me):
        best = max(best, gain_of_hull_down(evaluation, me, now))
    chance = conceal_chance(evaluation, me)
    if chance > 0.0 and is_seen(evaluation, me):
        best = max(best, gain_of_concealing(evaluation, me, now, chance))
    return best


def is_seen(evaluation: Evaluation, me: Tank) -> bool:
    for enemy in evaluation.enemies:
        if enemy.has_spotted(me.number):
            return True
    return False


def _gain_of_loading(evaluation: Evaluation, me: Tank) -> float:
    best = 0.0
    for enemy in evaluation.enemies:
        plain = evaluation.threat_value(me, enemy, AS_IS)
        me.apcr_loaded = 1 - min(1, me.apcr_loaded)
        other = evaluation.threat_value(me, enemy, AS_IS)
        me.apcr_loaded = 1 - me.apcr_loaded
        best = max(best, other - plain)
    return 0.8 * best


def _gain_of_seat(evaluation: Evaluation, me: Tank, position: int, now: float) -> float:
    """The gain of moving a man to the empty seat of the driver or the gunner."""
    before = me.sitting[position]
    me.sitting[position] = 0
    value = evaluation.standing(me, AS_IS) - now
    me.sitting[position] = before
    return value + 0.8


def gain_of_command(evaluation: Evaluation, me: Tank, action: Action, now: float, looks: int) -> float:
    verb = verb_number(action)
    if verb == SPOT:
        chance = 1.0 - (1.0 - evaluation.odds.binoculars) ** looks
        return (
            evaluation.weights.spotting
            * chance
            * gain_of_spotting(evaluation, me, evaluation.state.tanks[first(action)], now)
        )
    if verb == HULL_DOWN:
        return terrain_of(evaluation.rules, me).hull_down / 100.0 * gain_of_hull_down(evaluation, me, now)
    if verb in (LOAD, UNLOAD):
        return _gain_of_loading(evaluation, me) - (0.1 if verb == LOAD else 0.0)
    if verb == RESEAT:
        return _gain_of_seat(evaluation, me, second(action), now)
    return 0.0


def best_command(evaluation: Evaluation, me: Tank, now: float) -> float:
    best = -9.0
    for action in commands(evaluation.state, me):
        best = max(best, gain_of_command(evaluation, me, action, now, 1))
    return best


def gain_of_smoke(evaluation: Evaluation, me: Tank, now: float) -> float:
    evaluation.save(me)
    me.smoke = _SOME_SMOKE
    me.spotted = 0
    me.flanking = 0
    me.acquired = NO_TANK
    hidden = evaluation.rules.terrain.kinds[evaluation.rules.terrain.smoke].conceal / 100.0
    value = (1.0 - hidden) * evaluation.standing(me, AS_IS) + hidden * evaluation.standing(me, BY_NONE)
    evaluation.restore(me)
    return value - now
