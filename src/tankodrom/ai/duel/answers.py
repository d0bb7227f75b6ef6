"""Scores of the choices of Duel that do not depend on the other choices."""

from __future__ import annotations

from tankodrom.ai.duel.battlefield import special_gain
from tankodrom.ai.duel.evaluation import AS_IS, Evaluation
from tankodrom.ai.duel.fire import fire_modifier_in_hand, gain_of_fire, relief, shot_in
from tankodrom.ai.duel.gains import (
    conceal_chance,
    gain_of_command,
    gain_of_concealing,
    gain_of_hull_down,
    gain_of_spotting,
)
from tankodrom.ai.duel.odds import morale_risk
from tankodrom.ai.duel.support import assault_gain, weapon_gain
from tankodrom.ai.duel.verbs import (
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
from tankodrom.core.action import Action, first, verb_number
from tankodrom.games.duel import verbs
from tankodrom.games.duel.action_step import ActionStep
from tankodrom.games.duel.boards import TURRET
from tankodrom.games.duel.cards import CardId
from tankodrom.games.duel.crew_commands import SpottingAttempt
from tankodrom.games.duel.fire_action import FireAction
from tankodrom.games.duel.leadership import OrderAction
from tankodrom.games.duel.optional.infantry import Assault
from tankodrom.games.duel.shot import armour_of, is_hull_down_towards, pen_terms
from tankodrom.games.duel.spotting import SpotOffer
from tankodrom.games.duel.symbols import Payment
from tankodrom.games.duel.tank import NO_TANK, STEP, Tank


def answer_score(evaluation: Evaluation, top: object, me: Tank, prompt: str, action: Action) -> float:
    """The score of one choice."""
    verb = verb_number(action)
    card = first(action)
    state = evaluation.state
    if prompt == "pay":
        return _pay(evaluation, top, card)
    if prompt == "fire_admin":
        return _burning(evaluation, me, verb)
    if prompt == "morale_admin":
        return (
            -evaluation.weights.rally
            if verb == PAY
            else -morale_risk(evaluation.rules, me) * evaluation.loss[me.number]
        )
    if prompt == "hatch":
        return _hatch(evaluation, me, verb)
    if prompt == "target":
        return _target(evaluation, top, me, state.tanks[card])
    if prompt == "rapid_load":
        return _rapid_load(evaluation, top, me, verb)
    if prompt == "location" and isinstance(top, FireAction):
        return _location(evaluation, top, me, card)
    if prompt == "acquire" and isinstance(top, FireAction):
        return _acquire(evaluation, me, state.tanks[top.target], verb)
    if prompt == "spot_offer" and isinstance(top, SpotOffer):
        return _spot_offer(evaluation, top, me, verb)
    if prompt == "opponent":
        return 0.01 * len(state.hands[card])
    if prompt == "leadership" or prompt == "order":
        return _effect(evaluation, top, me, prompt, action)
    if prompt == "crew_command":
        evaluation.look_around(me)
        return gain_of_command(evaluation, me, action, evaluation.standing(me, AS_IS), 1)
    if prompt == "spot_extra" and isinstance(top, SpottingAttempt):
        return _spot_extra(evaluation, top, me, verb)
    if prompt == "recon_pick":
        return _recon_pick(evaluation, me, card)
    if prompt == "regroup_pick":
        tank = state.tanks[card]
        return morale_risk(evaluation.rules, tank) * evaluation.loss[tank.number]
    if prompt == "ammo_discard":
        return -evaluation.worth(card) if card else 0.0  # 0: asked without a FIRE card
    if prompt == "weapon" and isinstance(top, Assault):
        return weapon_gain(evaluation, card, state.tanks[top.enemy])
    if prompt == "discard":
        return (
            evaluation.weights.discarded * evaluation.odds.mean_worth - evaluation.worth(card)
            if verb == DISCARD
            else 0.0
        )
    if prompt == "trail_remove":
        return evaluation.threat_value(state.tanks[card], me, AS_IS)
    if prompt == "take_back":
        return -evaluation.threat_value(me, state.tanks[card], AS_IS)
    return 0.0


def _pay(evaluation: Evaluation, top: object, card: CardId) -> float:
    need = top.need if isinstance(top, Payment) else 1
    orders = evaluation.cards.orders[card]
    spare = max(0, orders - need)
    return 0.3 * min(orders, need) - evaluation.worth(card) - 0.05 * spare


def _burning(evaluation: Evaluation, me: Tank, verb: int) -> float:
    loss = evaluation.loss[me.number] + 1.5
    if verb == BAIL_OUT:
        return -loss + 1.0
    if verb == PAY:
        return -evaluation.weights.put_out
    return -evaluation.odds.flames * loss - 0.9


def _hatch(evaluation: Evaluation, me: Tank, verb: int) -> float:
    before = me.hatch_closed
    me.hatch_closed = verb != OPEN_HATCH
    value = evaluation.reach(me, evaluation.enemies)
    if me.range <= 3 * STEP:
        value -= 0.3 * assault_gain(evaluation, me)
    me.hatch_closed = before
    return value


def _target(evaluation: Evaluation, top: object, me: Tank, enemy: Tank) -> float:
    if not isinstance(top, FireAction):
        return 0.0
    value = shot_in(evaluation, top, enemy, False)
    keep = 0.1 * value if me.acquired == enemy.number else 0.0
    return value + keep + relief(evaluation, enemy, value)


def _rapid_load(evaluation: Evaluation, top: object, me: Tank, verb: int) -> float:
    if (verb != LOAD and verb != UNLOAD) or not isinstance(top, FireAction):
        return 0.0
    enemy = evaluation.state.tanks[top.target]
    loaded = me.apcr_loaded
    plain = shot_in(evaluation, top, enemy, False)
    me.apcr_loaded = 1 if verb == LOAD else 0
    other = shot_in(evaluation, top, enemy, False)
    me.apcr_loaded = loaded
    return other - plain - evaluation.symbols_cost(3) - (0.1 if verb == LOAD else 0.0)


def _location(evaluation: Evaluation, top: FireAction, me: Tank, location: int) -> float:
    enemy = evaluation.state.tanks[top.target]
    if is_hull_down_towards(enemy, me) and location != TURRET:
        return -1.0
    pen = pen_terms(evaluation.rules, me, enemy, top.apcr, is_kept=False)
    margin = pen.total - armour_of(enemy, location, me.flanks(enemy.number))
    return evaluation.harm(enemy, location, margin, me.board.gun.is_heavy)


def _acquire(evaluation: Evaluation, me: Tank, enemy: Tank, verb: int) -> float:
    if verb != ACQUIRE:
        return 0.0
    before = evaluation.reach(me, evaluation.enemies)
    spotted, acquired, bonus = me.spotted, me.acquired, me.acquired_bonus
    me.spotted = 1 << enemy.number
    me.acquired = enemy.number
    me.acquired_bonus = 10  # 5.4.3(2)
    value = evaluation.reach(me, evaluation.enemies) - before
    me.spotted, me.acquired, me.acquired_bonus = spotted, acquired, bonus
    return value


def _spot_offer(evaluation: Evaluation, top: SpotOffer, me: Tank, verb: int) -> float:
    if verb != TAKE:
        return 0.0
    return gain_of_spotting(evaluation, me, evaluation.state.tanks[top.enemy], evaluation.standing(me, AS_IS))


def _effect(evaluation: Evaluation, top: object, me: Tank, prompt: str, action: Action) -> float:
    """Of LEADERSHIP or ORDER."""
    verb = verb_number(action)
    evaluation.look_around(me)
    now = evaluation.standing(me, AS_IS)
    acted = prompt == "leadership"
    state = evaluation.state
    below = state.stack[-2] if len(state.stack) > 1 else None
    if isinstance(below, ActionStep):
        acted = acted or below.acted
    modifier = -1 if acted else fire_modifier_in_hand(evaluation, me)
    plain = gain_of_fire(evaluation, me, modifier, now) if modifier >= 0 else 0.0
    if verb == SPECIAL:
        return special_gain(evaluation, me, top.card) + plain if isinstance(top, OrderAction) else 0.0
    if verb == SPOT:
        enemy = state.tanks[first(action)]
        gain = gain_of_spotting(evaluation, me, enemy, now)
        fire = plain
        if modifier >= 0:
            spotted, acquired = me.spotted, me.acquired
            me.spotted |= 1 << enemy.number
            if acquired != enemy.number:
                me.acquired = NO_TANK
            fire = max(fire, gain_of_fire(evaluation, me, modifier, now + gain))
            me.spotted, me.acquired = spotted, acquired
        return gain + fire
    if verb == HULL_DOWN:
        return gain_of_hull_down(evaluation, me, now) + plain
    if verb == CONCEAL:
        return gain_of_concealing(evaluation, me, now, conceal_chance(evaluation, me)) + min(0.3, plain)
    return 0.0


def _spot_extra(evaluation: Evaluation, top: SpottingAttempt, me: Tank, verb: int) -> float:
    """The gain of spotting once more."""
    if verb != PAY:
        return 0.0
    evaluation.look_around(me)
    now = evaluation.standing(me, AS_IS)
    spot = verbs.SPOT.of(top.enemy)
    gain = gain_of_command(evaluation, me, spot, now, 2) - gain_of_command(evaluation, me, spot, now, 1)
    return gain - 2 * evaluation.weights.spot_harder


def _recon_pick(evaluation: Evaluation, me: Tank, card: CardId) -> float:
    value = evaluation.worth(card)
    if evaluation.cards.fire[card] and fire_modifier_in_hand(evaluation, me) < 0 and me.spotted:
        value += 0.8
    return value
