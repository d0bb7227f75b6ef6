"""Battlefield actions: ORDER, stopping, terrain on an enemy, what the mission allows, guns, infantry, radio."""

from __future__ import annotations

from typing import Final

from tankodrom.ai.duel.evaluation import AS_IS, Evaluation
from tankodrom.ai.duel.fire import fire_modifier_in_hand, gain_of_fire
from tankodrom.ai.duel.gains import (
    conceal_chance,
    gain_of_concealing,
    gain_of_hull_down,
    gain_of_spotting,
    is_seen,
)
from tankodrom.ai.duel.mission import hill_worth
from tankodrom.ai.duel.odds import morale_risk
from tankodrom.ai.duel.support import assault_gain, gun_shot
from tankodrom.ai.duel.verbs import ADVANCE, ASSAULT, AT_GUN, CLIMB, EXIT, ORDER, RADIO, ROAD, STOP, TERRAIN_ON
from tankodrom.core.action import Action, first, second, third, verb_number
from tankodrom.games.duel.cards import NO_CARD, RECON, REGROUP, CardId
from tankodrom.games.duel.damage.damage_cards import LIGHT
from tankodrom.games.duel.fire import can_fire, is_legal_target
from tankodrom.games.duel.hull_down import may_go_hull_down
from tankodrom.games.duel.missions import CLIMB_HOOK, EXIT_HOOK, NO_EXIT
from tankodrom.games.duel.spotting import may_spot
from tankodrom.games.duel.tank import NO_TANK, STEP, Tank

FIELD_VERBS: Final = [
    ORDER, STOP, TERRAIN_ON, CLIMB, EXIT, ROAD, AT_GUN, ADVANCE, ASSAULT, RADIO,
]  # fmt: skip


def field_score(
    evaluation: Evaluation, me: Tank, action: Action, now: float, acted: bool, rest: float, follow: float
) -> float:
    """The gain of a battlefield action and of the best action after it."""
    verb = verb_number(action)
    card = first(action)
    if verb == ORDER:
        return _order_score(evaluation, me, card, now, acted, rest, follow) - evaluation.cost(card)
    if verb == STOP:
        return _stop_score(evaluation, me, card, now, acted, follow)
    if verb == TERRAIN_ON:
        return _terrain_on_score(evaluation, me, card, evaluation.state.tanks[second(action)], acted, follow)
    if verb == CLIMB:
        me.hill = True
        gain = evaluation.standing(me, AS_IS) - now
        me.hill = False
        return gain - evaluation.cost(card) + max(rest, 0.0)
    if verb == EXIT:
        return _exit_gain(evaluation, me) - evaluation.cost(card) + 3.0
    if verb == ROAD:
        return 1.2 * min(1.0, evaluation.left / 5.0) + follow
    if verb == AT_GUN:
        gun = evaluation.rules.guns[card]
        value = gun_shot(evaluation, card, evaluation.state.tanks[second(action)], False)
        return evaluation.weigh_fire * value - evaluation.symbols_cost(gun.gun.order_cost) + follow
    if verb == ADVANCE:
        return 0.25 * min(1.0, evaluation.left / 4.0) - evaluation.cost(card) + follow
    if verb == ASSAULT:
        return assault_gain(evaluation, evaluation.state.tanks[second(action)]) - evaluation.cost(card) + follow
    if verb == RADIO:
        gain = _radio_gain(
            evaluation, evaluation.state.tanks[second(action)], evaluation.state.tanks[third(action)]
        )
        return gain - evaluation.cost(card) - 0.07 + follow
    return follow - 0.1


def _order_score(
    evaluation: Evaluation, me: Tank, card: CardId, now: float, acted: bool, rest: float, follow: float
) -> float:
    best = follow + special_gain(evaluation, me, card)
    modifier = -1 if acted else fire_modifier_in_hand(evaluation, me)
    for enemy in evaluation.enemies:
        if not may_spot(me, enemy):
            continue
        gain = gain_of_spotting(evaluation, me, enemy, now)
        value = gain + follow
        if modifier >= 0:
            spotted, acquired = me.spotted, me.acquired
            me.spotted |= 1 << enemy.number
            if acquired != enemy.number:
                me.acquired = NO_TANK
            value = max(value, gain + gain_of_fire(evaluation, me, modifier, now + gain))
            me.spotted, me.acquired = spotted, acquired
        best = max(best, value)
    if may_go_hull_down(me):
        gain = gain_of_hull_down(evaluation, me, now)
        best = max(best, gain + (0.0 if acted else max(rest, 0.0)))
        best = max(best, follow)
    chance = conceal_chance(evaluation, me)
    if chance > 0.0 and is_seen(evaluation, me):
        gain = gain_of_concealing(evaluation, me, now, chance)
        # Firing or moving afterwards would reveal it again.
        best = max(best, gain + (0.0 if acted else min(0.3, max(rest, 0.0))))
    return best


def special_gain(evaluation: Evaluation, me: Tank, card: CardId) -> float:
    special = evaluation.cards.special[card]
    if special == RECON:
        return evaluation.weights.recon if evaluation.state.discard else -1.0
    if special == REGROUP:
        for tank in evaluation.state.tanks:
            if tank.side == me.side and tank.alive and tank.broken:
                return morale_risk(evaluation.rules, tank) * evaluation.loss[tank.number] + 0.2
        return -1.0
    return 0.35  # two cards more


def _stop_score(evaluation: Evaluation, me: Tank, card: CardId, now: float, acted: bool, follow: float) -> float:
    """A tank that stops shoots better and may climb."""
    motion = me.motion
    me.motion = NO_CARD
    gain = evaluation.weights.stopping * (evaluation.standing(me, AS_IS) - now) - evaluation.cost(card) - 0.05
    value = gain + follow
    if not acted:
        modifier = fire_modifier_in_hand(evaluation, me)
        if modifier >= 0:
            fire = gain_of_fire(evaluation, me, modifier, gain + now + evaluation.cost(card) + 0.05)
            value = max(value, gain + fire)
        if _may_climb_here(evaluation, me):
            value += 0.2 * hill_worth(evaluation.rules.mission, evaluation.left, evaluation.weights)
    me.motion = motion
    return value


def _may_climb_here(evaluation: Evaluation, me: Tank) -> bool:
    for hook in evaluation.rules.mission.field_actions:
        if hook.hook == CLIMB_HOOK and hook.is_for(me.side) and abs(me.range) <= STEP and not me.hill:
            return True
    return False


def _terrain_on_score(
    evaluation: Evaluation, me: Tank, card: CardId, enemy: Tank, acted: bool, follow: float
) -> float:
    """An enemy that is stopped in bad ground is easier to hit."""
    kind = evaluation.cards.terrain[card]
    ground = evaluation.rules.terrain.kinds[kind]
    motion, terrain = enemy.motion, enemy.terrain
    before = 0.0
    after = 0.0
    shot_now = 0.0
    modifier = -1 if acted else fire_modifier_in_hand(evaluation, me)
    fire = modifier >= 0 and can_fire(me)
    for friend in evaluation.state.tanks:
        if friend.side == evaluation.side and friend.alive:
            before = max(before, evaluation.threat_value(friend, enemy, AS_IS))
    if fire and is_legal_target(me, enemy):
        shot_now = evaluation.shot(me, enemy, modifier, False, False, False, me.apcr_loaded > 0)
    enemy.motion = NO_CARD
    if kind != evaluation.rules.terrain.default:
        enemy.terrain = card
    for friend in evaluation.state.tanks:
        if friend.side == evaluation.side and friend.alive:
            after = max(after, evaluation.threat_value(friend, enemy, AS_IS))
    shot_then = 0.0
    if fire and is_legal_target(me, enemy):
        shot_then = evaluation.shot(me, enemy, modifier, False, False, False, me.apcr_loaded > 0)
    enemy.motion, enemy.terrain = motion, terrain
    gain = evaluation.weights.terrain_on_enemy * (after - before)
    if fire and shot_then > 0.0:
        gain += max(0.0, shot_then - max(shot_now, 0.6 * follow))
    if ground.mines > 0:
        gain += (
            ground.mines
            / 100.0
            * (evaluation.odds.elim[LIGHT] * evaluation.loss[enemy.number] + evaluation.odds.extra[LIGHT])
        )
    if ground.bog > 0:
        gain += 0.35 * ground.bog / 100.0
    if ground.conceal > 0:
        gain -= ground.conceal / 100.0 * (0.6 * after + shot_then)
    return 0.85 * gain - evaluation.cost(card) - 0.05 + follow


def _exit_gain(evaluation: Evaluation, me: Tank) -> float:
    gain = 0.0
    for hook in evaluation.rules.mission.field_actions:
        if hook.hook == EXIT_HOOK and hook.is_for(me.side):
            gain += hook.vp
    for hook in evaluation.rules.mission.end_vp:
        if hook.hook == NO_EXIT and evaluation.state.field.exits[me.side] == 0:
            gain += hook.vp
    return gain


def _radio_gain(evaluation: Evaluation, friend: Tank, enemy: Tank) -> float:
    """What a friend gains that learns where the enemy is."""
    gain = 0.0
    if friend.acquired == NO_TANK:
        before = evaluation.reach(friend, evaluation.enemies)
        friend.spotted |= 1 << enemy.number
        gain = evaluation.weights.again * (evaluation.reach(friend, evaluation.enemies) - before)
        friend.spotted &= ~(1 << enemy.number)
    return gain
