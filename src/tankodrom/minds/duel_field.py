"""Battlefield actions: ORDER, stopping, terrain on an enemy, what the mission allows, guns, infantry, radio."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Action, first, second, third, verb_number
from tankodrom.games.duel.cards import NO_CARD, RECON, REGROUP, CardId
from tankodrom.games.duel.damage_cards import LIGHT
from tankodrom.games.duel.hull_down import may_go_hull_down
from tankodrom.games.duel.levels import can_fire
from tankodrom.games.duel.missions import CLIMB_HOOK, EXIT_HOOK, NO_EXIT
from tankodrom.games.duel.shot import is_legal_target
from tankodrom.games.duel.spotting import may_spot
from tankodrom.games.duel.state import NO_TANK, STEP, Tank
from tankodrom.minds.duel_desk import AS_IS, Desk
from tankodrom.minds.duel_fire import fire_modifier_in_hand, gain_of_fire
from tankodrom.minds.duel_gains import (
    conceal_chance,
    gain_of_concealing,
    gain_of_hull_down,
    gain_of_spotting,
    is_seen,
)
from tankodrom.minds.duel_mission import hill_worth
from tankodrom.minds.duel_odds import morale_risk
from tankodrom.minds.duel_support import assault_gain, gun_shot
from tankodrom.minds.duel_verbs import ADVANCE, ASSAULT, AT_GUN, CLIMB, EXIT, ORDER, RADIO, ROAD, STOP, TERRAIN_ON

FIELD_VERBS: Final = [
    ORDER, STOP, TERRAIN_ON, CLIMB, EXIT, ROAD, AT_GUN, ADVANCE, ASSAULT, RADIO,
]  # fmt: skip


def field_score(
    desk: Desk, me: Tank, action: Action, now: float, acted: bool, rest: float, follow: float
) -> float:
    """A battlefield action: its own gain and the best that can follow."""
    verb = verb_number(action)
    card = first(action)
    if verb == ORDER:
        return _order_score(desk, me, card, now, acted, rest, follow) - desk.cost(card)
    if verb == STOP:
        return _stop_score(desk, me, card, now, acted, follow)
    if verb == TERRAIN_ON:
        return _terrain_on_score(desk, me, card, desk.state.tanks[second(action)], acted, follow)
    if verb == CLIMB:
        me.hill = True
        gain = desk.standing(me, AS_IS) - now
        me.hill = False
        return gain - desk.cost(card) + max(rest, 0.0)
    if verb == EXIT:
        return _exit_gain(desk, me) - desk.cost(card) + 3.0
    if verb == ROAD:
        return 1.2 * min(1.0, desk.left / 5.0) + follow
    if verb == AT_GUN:
        gun = desk.rules.guns[card]
        value = gun_shot(desk, card, desk.state.tanks[second(action)], False)
        return desk.weigh_fire * value - desk.symbols_cost(gun.gun.order_cost) + follow
    if verb == ADVANCE:
        return 0.25 * min(1.0, desk.left / 4.0) - desk.cost(card) + follow
    if verb == ASSAULT:
        return assault_gain(desk, desk.state.tanks[second(action)]) - desk.cost(card) + follow
    if verb == RADIO:
        gain = _radio_gain(desk, desk.state.tanks[second(action)], desk.state.tanks[third(action)])
        return gain - desk.cost(card) - 0.07 + follow
    return follow - 0.1


def _order_score(desk: Desk, me: Tank, card: CardId, now: float, acted: bool, rest: float, follow: float) -> float:
    best = follow + special_gain(desk, me, card)
    modifier = -1 if acted else fire_modifier_in_hand(desk, me)
    for enemy in desk.enemies:
        if not may_spot(me, enemy):
            continue
        gain = gain_of_spotting(desk, me, enemy, now)
        value = gain + follow
        if modifier >= 0:
            spotted, acquired = me.spotted, me.acquired
            me.spotted |= 1 << enemy.number
            if acquired != enemy.number:
                me.acquired = NO_TANK
            value = max(value, gain + gain_of_fire(desk, me, modifier, now + gain))
            me.spotted, me.acquired = spotted, acquired
        best = max(best, value)
    if may_go_hull_down(me):
        gain = gain_of_hull_down(desk, me, now)
        best = max(best, gain + (0.0 if acted else max(rest, 0.0)))
        best = max(best, follow)
    chance = conceal_chance(desk, me)
    if chance > 0.0 and is_seen(desk, me):
        gain = gain_of_concealing(desk, me, now, chance)
        # Firing or moving afterwards would show it again.
        best = max(best, gain + (0.0 if acted else min(0.3, max(rest, 0.0))))
    return best


def special_gain(desk: Desk, me: Tank, card: CardId) -> float:
    special = desk.cards.special[card]
    if special == RECON:
        return desk.weights.recon if desk.state.discard else -1.0
    if special == REGROUP:
        for tank in desk.state.tanks:
            if tank.side == me.side and tank.alive and tank.broken:
                return morale_risk(desk.rules, tank) * desk.loss[tank.number] + 0.2
        return -1.0
    return 0.35  # two cards more


def _stop_score(desk: Desk, me: Tank, card: CardId, now: float, acted: bool, follow: float) -> float:
    """Stopping where it is: it shoots better, and may climb."""
    motion = me.motion
    me.motion = NO_CARD
    gain = desk.weights.stopping * (desk.standing(me, AS_IS) - now) - desk.cost(card) - 0.05
    value = gain + follow
    if not acted:
        modifier = fire_modifier_in_hand(desk, me)
        if modifier >= 0:
            fire = gain_of_fire(desk, me, modifier, gain + now + desk.cost(card) + 0.05)
            value = max(value, gain + fire)
        if _may_climb_here(desk, me):
            value += 0.2 * hill_worth(desk.rules.mission, desk.left, desk.weights)
    me.motion = motion
    return value


def _may_climb_here(desk: Desk, me: Tank) -> bool:
    for hook in desk.rules.mission.field_actions:
        if hook.hook == CLIMB_HOOK and hook.is_for(me.side) and abs(me.range) <= STEP and not me.hill:
            return True
    return False


def _terrain_on_score(desk: Desk, me: Tank, card: CardId, enemy: Tank, acted: bool, follow: float) -> float:
    """Stopping an enemy in bad ground: we shoot better, and it stands there."""
    kind = desk.cards.terrain[card]
    ground = desk.rules.terrain.kinds[kind]
    motion, terrain = enemy.motion, enemy.terrain
    before = 0.0
    after = 0.0
    shot_now = 0.0
    modifier = -1 if acted else fire_modifier_in_hand(desk, me)
    fire = modifier >= 0 and can_fire(me)
    for friend in desk.state.tanks:
        if friend.side == desk.side and friend.alive:
            before = max(before, desk.menace(friend, enemy, AS_IS))
    if fire and is_legal_target(me, enemy):
        shot_now = desk.shot(me, enemy, modifier, False, False, False, me.apcr_loaded > 0)
    enemy.motion = NO_CARD
    if kind != desk.rules.terrain.default:
        enemy.terrain = card
    for friend in desk.state.tanks:
        if friend.side == desk.side and friend.alive:
            after = max(after, desk.menace(friend, enemy, AS_IS))
    shot_then = 0.0
    if fire and is_legal_target(me, enemy):
        shot_then = desk.shot(me, enemy, modifier, False, False, False, me.apcr_loaded > 0)
    enemy.motion, enemy.terrain = motion, terrain
    gain = desk.weights.terrain_on_enemy * (after - before)
    if fire and shot_then > 0.0:
        gain += max(0.0, shot_then - max(shot_now, 0.6 * follow))
    if ground.mines > 0:
        gain += ground.mines / 100.0 * (desk.odds.elim[LIGHT] * desk.loss[enemy.number] + desk.odds.extra[LIGHT])
    if ground.bog > 0:
        gain += 0.35 * ground.bog / 100.0
    if ground.conceal > 0:
        gain -= ground.conceal / 100.0 * (0.6 * after + shot_then)
    return 0.85 * gain - desk.cost(card) - 0.05 + follow


def _exit_gain(desk: Desk, me: Tank) -> float:
    gain = 0.0
    for hook in desk.rules.mission.field_actions:
        if hook.hook == EXIT_HOOK and hook.is_for(me.side):
            gain += hook.vp
    for hook in desk.rules.mission.end_vp:
        if hook.hook == NO_EXIT and desk.state.field.exits[me.side] == 0:
            gain += hook.vp
    return gain


def _radio_gain(desk: Desk, friend: Tank, enemy: Tank) -> float:
    """What a friend gains who is told where the enemy is."""
    gain = 0.0
    if friend.acquired == NO_TANK:
        before = desk.reach(friend, desk.enemies)
        friend.spotted |= 1 << enemy.number
        gain = desk.weights.again * (desk.reach(friend, desk.enemies) - before)
        friend.spotted &= ~(1 << enemy.number)
    return gain
