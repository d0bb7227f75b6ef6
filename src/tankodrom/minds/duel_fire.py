"""The shots of a tank, before and while FIRE cards are played."""

from __future__ import annotations

from tankodrom.core.action import Action, first, verb_number
from tankodrom.games.duel.cards import NO_CARD
from tankodrom.games.duel.fire import FireAction, best_modifier
from tankodrom.games.duel.levels import can_fire, fire_ability
from tankodrom.games.duel.shot import is_legal_target
from tankodrom.games.duel.state import Tank
from tankodrom.minds.duel_desk import BY_ALL, Desk
from tankodrom.minds.duel_verbs import BONUS, FIRE, LEADERSHIP


def best_shot(desk: Desk, me: Tank, modifier: int, leadership: bool) -> float:
    best = 0.0
    for enemy in desk.enemies:
        if is_legal_target(me, enemy):
            value = desk.shot(
                me, enemy, modifier - int(desk.weights.target_cover), leadership, False, False, me.apcr_loaded > 0
            )
            value += relief(desk, enemy, value)
            if value > best:
                best = value
    return desk.weigh_fire * best


def relief(desk: Desk, enemy: Tank, value: float) -> float:
    """A shot at one who is dangerous also spares us his."""
    return desk.weights.relief * value * max(desk.other_best[enemy.number], 0.5)


def gain_of_fire(desk: Desk, me: Tank, modifier: int, now: float) -> float:
    """The shot, being seen for it, and the aim afterwards."""
    if not can_fire(me):
        return 0.0
    value = best_shot(desk, me, modifier, False)
    if value <= 0.0:
        return 0.0
    exposed = desk.standing(me, BY_ALL) - now
    aim = desk.weights.aim * value if me.motion == NO_CARD else 0.0
    return value + desk.weights.exposed * min(0.0, exposed) + aim


def fire_modifier_in_hand(desk: Desk, me: Tank) -> int:
    """The best of the cards in reach; -1: none."""
    ability = fire_ability(me)
    best = -1
    for card in desk.state.hands[desk.seat]:
        level = desk.cards.fire[card]
        if level and level <= ability:
            best = max(best, desk.cards.fire_modifier[card])
    return best


def shot_in(desk: Desk, step: FireAction, enemy: Tank, tactics: bool) -> float:
    """The shot that is being made."""
    me = desk.state.tanks[step.tank]
    return desk.shot(
        me,
        enemy,
        best_modifier(desk.state, step.cards),
        step.leadership != NO_CARD,
        tactics,
        len(step.cards) > 1,
        me.apcr_loaded > 0,
    )


def chain_fire_scores(desk: Desk, step: FireAction, me: Tank, choices: list[Action]) -> list[float]:
    modifier = best_modifier(desk.state, step.cards)
    named = len(step.cards) > 1
    plain = _best_aim(desk, me, modifier, False, named)
    ability = fire_ability(me) + step.bonus
    scores: list[float] = []
    for action in choices:
        verb = verb_number(action)
        card = first(action)
        value = 0.0
        if verb == FIRE:
            better = max(modifier, desk.cards.fire_modifier[card])
            value = _best_aim(desk, me, better, False, True) - plain - desk.cost(card)
            value -= desk.symbols_cost(2 * max(0, desk.cards.fire[card] - ability)) + desk.weights.second_card
        elif verb == LEADERSHIP:
            value = (
                _best_aim(desk, me, modifier, True, named)
                - plain
                - desk.cost(card)
                - desk.weights.second_leadership
            )
        elif verb == BONUS:
            value = -0.5
        scores.append(value)
    return scores


def _best_aim(desk: Desk, me: Tank, modifier: int, leadership: bool, named: bool) -> float:
    best = 0.0
    for enemy in desk.enemies:
        if is_legal_target(me, enemy):
            best = max(
                best,
                desk.shot(
                    me,
                    enemy,
                    modifier - int(desk.weights.target_cover),
                    leadership,
                    False,
                    named,
                    me.apcr_loaded > 0,
                ),
            )
    return best
