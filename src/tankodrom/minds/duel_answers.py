"""The choices of Duel that are weighed one by one, each for itself."""

from __future__ import annotations

from tankodrom.core.action import Action, first, verb_number
from tankodrom.games.duel import verbs
from tankodrom.games.duel.boards import TURRET
from tankodrom.games.duel.cards import NO_CARD, CardId
from tankodrom.games.duel.crew_commands import SpottingAttempt
from tankodrom.games.duel.fire import FireAction
from tankodrom.games.duel.infantry import Assault
from tankodrom.games.duel.shot import armour_of, is_hull_down_towards, pen_terms
from tankodrom.games.duel.state import NO_TANK, STEP, Tank
from tankodrom.games.duel.symbols import Payment
from tankodrom.minds.duel_desk import AS_IS, Desk
from tankodrom.minds.duel_field import special_gain
from tankodrom.minds.duel_fire import fire_modifier_in_hand, gain_of_fire, relief, shot_in
from tankodrom.minds.duel_gains import (
    conceal_chance,
    gain_of_command,
    gain_of_concealing,
    gain_of_hull_down,
    gain_of_spotting,
)
from tankodrom.minds.duel_odds import morale_risk
from tankodrom.minds.duel_support import assault_gain, weapon_gain
from tankodrom.minds.duel_verbs import (
    ACQUIRE,
    BAIL_OUT,
    CONCEAL,
    DISCARD,
    HULL_DOWN,
    LOAD,
    OPEN_HATCH,
    PAY,
    SPECIAL,
    SPOT,
    TAKE,
    UNLOAD,
)


def answer_score(desk: Desk, top: object, me: Tank, prompt: str, action: Action) -> float:
    """How good this choice is, whatever the others are."""
    verb = verb_number(action)
    card = first(action)
    state = desk.state
    if prompt == "pay":
        return _pay(desk, top, card)
    if prompt == "fire_admin":
        return _burning(desk, me, verb)
    if prompt == "morale_admin":
        return -desk.weights.rally if verb == PAY else -morale_risk(desk.rules, me) * desk.loss[me.number]
    if prompt == "hatch":
        return _hatch(desk, me, verb)
    if prompt == "target":
        return _target(desk, top, me, state.tanks[card])
    if prompt == "rapid_load":
        return _rapid_load(desk, top, me, verb)
    if prompt == "location" and isinstance(top, FireAction):
        return _location(desk, top, me, card)
    if prompt == "acquire" and isinstance(top, FireAction):
        return _acquire(desk, me, state.tanks[top.target], verb)
    if prompt == "spot_offer":
        return _spot_offer(desk, top, me, verb)
    if prompt == "opponent":
        return 0.01 * len(state.hands[card])
    if prompt == "leadership" or prompt == "order":
        return _effect(desk, top, me, prompt, action)
    if prompt == "crew_command":
        desk.look_around(me)
        return gain_of_command(desk, me, action, desk.standing(me, AS_IS), 1)
    if prompt == "spot_extra" and isinstance(top, SpottingAttempt):
        return _spot_extra(desk, top, me, verb)
    if prompt == "recon_pick":
        return _recon_pick(desk, me, card)
    if prompt == "regroup_pick":
        tank = state.tanks[card]
        return morale_risk(desk.rules, tank) * desk.loss[tank.number]
    if prompt == "ammo_discard":
        return -desk.worth(card)
    if prompt == "weapon" and isinstance(top, Assault):
        return weapon_gain(desk, card, state.tanks[top.enemy])
    if prompt == "discard":
        return desk.weights.discarded * desk.odds.mean_worth - desk.worth(card) if verb == DISCARD else 0.0
    if prompt == "trail_remove":
        return desk.menace(state.tanks[card], me, AS_IS)
    if prompt == "take_back":
        return -desk.menace(me, state.tanks[card], AS_IS)
    return 0.0


def _pay(desk: Desk, top: object, card: CardId) -> float:
    need = top.need if isinstance(top, Payment) else 1
    orders = desk.cards.orders[card]
    spare = max(0, orders - need)
    return 0.3 * min(orders, need) - desk.worth(card) - 0.05 * spare


def _burning(desk: Desk, me: Tank, verb: int) -> float:
    loss = desk.loss[me.number] + 1.5
    if verb == BAIL_OUT:
        return -loss + 1.0
    if verb == PAY:
        return -desk.weights.put_out
    return -desk.odds.flames * loss - 0.9


def _hatch(desk: Desk, me: Tank, verb: int) -> float:
    before = me.hatch_closed
    me.hatch_closed = verb != OPEN_HATCH
    value = desk.reach(me, desk.enemies)
    if me.range <= 3 * STEP:
        value -= 0.3 * assault_gain(desk, me)
    me.hatch_closed = before
    return value


def _target(desk: Desk, top: object, me: Tank, enemy: Tank) -> float:
    if not isinstance(top, FireAction):
        return 0.0
    value = shot_in(desk, top, enemy, False)
    keep = 0.1 * value if me.acquired == enemy.number else 0.0
    return value + keep + relief(desk, enemy, value)


def _rapid_load(desk: Desk, top: object, me: Tank, verb: int) -> float:
    if (verb != LOAD and verb != UNLOAD) or not isinstance(top, FireAction):
        return 0.0
    enemy = desk.state.tanks[top.target]
    loaded = me.apcr_loaded
    plain = shot_in(desk, top, enemy, False)
    me.apcr_loaded = 1 if verb == LOAD else 0
    other = shot_in(desk, top, enemy, False)
    me.apcr_loaded = loaded
    return other - plain - desk.symbols_cost(3) - (0.1 if verb == LOAD else 0.0)


def _location(desk: Desk, top: FireAction, me: Tank, location: int) -> float:
    enemy = desk.state.tanks[top.target]
    if is_hull_down_towards(enemy, me) and location != TURRET:
        return -1.0
    pen = pen_terms(desk.rules, me, enemy, top.apcr, is_kept=False)
    margin = pen.total - armour_of(enemy, location, me.flanks(enemy.number))
    return desk.harm(enemy, location, margin, me.board.gun.is_heavy)


def _acquire(desk: Desk, me: Tank, enemy: Tank, verb: int) -> float:
    if verb != ACQUIRE:
        return 0.0
    before = desk.reach(me, desk.enemies)
    spotted, acquired, bonus = me.spotted, me.acquired, me.acquired_bonus
    me.spotted = 1 << enemy.number
    me.acquired = enemy.number
    me.acquired_bonus = 10  # 5.4.3(2)
    value = desk.reach(me, desk.enemies) - before
    me.spotted, me.acquired, me.acquired_bonus = spotted, acquired, bonus
    return value


def _spot_offer(desk: Desk, top: object, me: Tank, verb: int) -> float:
    if verb != TAKE:
        return 0.0
    enemy = getattr(top, "enemy", NO_TANK)
    if enemy == NO_TANK:
        return 0.0
    number: int = enemy
    return gain_of_spotting(desk, me, desk.state.tanks[number], desk.standing(me, AS_IS))


def _effect(desk: Desk, top: object, me: Tank, prompt: str, action: Action) -> float:
    """Of LEADERSHIP or ORDER."""
    verb = verb_number(action)
    desk.look_around(me)
    now = desk.standing(me, AS_IS)
    acted = prompt == "leadership"
    state = desk.state
    if len(state.stack) > 1:
        acted = acted or bool(getattr(state.stack[-2], "acted", False))
    modifier = -1 if acted else fire_modifier_in_hand(desk, me)
    plain = gain_of_fire(desk, me, modifier, now) if modifier >= 0 else 0.0
    if verb == SPECIAL:
        card = getattr(top, "card", NO_CARD)
        number: int = card
        return special_gain(desk, me, number) + plain if number != NO_CARD else 0.0
    if verb == SPOT:
        enemy = state.tanks[first(action)]
        gain = gain_of_spotting(desk, me, enemy, now)
        fire = plain
        if modifier >= 0:
            spotted, acquired = me.spotted, me.acquired
            me.spotted |= 1 << enemy.number
            if acquired != enemy.number:
                me.acquired = NO_TANK
            fire = max(fire, gain_of_fire(desk, me, modifier, now + gain))
            me.spotted, me.acquired = spotted, acquired
        return gain + fire
    if verb == HULL_DOWN:
        return gain_of_hull_down(desk, me, now) + plain
    if verb == CONCEAL:
        return gain_of_concealing(desk, me, now, conceal_chance(desk, me)) + min(0.3, plain)
    return 0.0


def _spot_extra(desk: Desk, top: SpottingAttempt, me: Tank, verb: int) -> float:
    """A second look."""
    if verb != PAY:
        return 0.0
    desk.look_around(me)
    now = desk.standing(me, AS_IS)
    spot = verbs.SPOT.of(top.enemy)
    gain = gain_of_command(desk, me, spot, now, 2) - gain_of_command(desk, me, spot, now, 1)
    return gain - 2 * desk.weights.spot_harder


def _recon_pick(desk: Desk, me: Tank, card: CardId) -> float:
    value = desk.worth(card)
    if desk.cards.fire[card] and fire_modifier_in_hand(desk, me) < 0 and me.spotted:
        value += 0.8
    return value
