"""The shots of a tank, before and while FIRE cards are played."""

from __future__ import annotations

from tankodrom.ai.duel.evaluation import BY_ALL, Evaluation
from tankodrom.ai.duel.verbs import BONUS, FIRE, LEADERSHIP
from tankodrom.core.action import Action, first, verb_number
from tankodrom.games.duel.cards import NO_CARD
from tankodrom.games.duel.fire import best_modifier, can_fire, is_legal_target
from tankodrom.games.duel.fire_action import FireAction
from tankodrom.games.duel.tank import Tank
from tankodrom.games.duel.tank_abilities import fire_ability


def best_shot(evaluation: Evaluation, me: Tank, modifier: int, leadership: bool) -> float:
    best = 0.0
    for enemy in evaluation.enemies:
        if is_legal_target(me, enemy):
            value = evaluation.shot(
                me,
                enemy,
                modifier - int(evaluation.weights.target_cover),
                leadership,
                False,
                False,
                me.apcr_loaded > 0,
            )
            value += relief(evaluation, enemy, value)
            if value > best:
                best = value
    return evaluation.weigh_fire * best


def relief(evaluation: Evaluation, enemy: Tank, value: float) -> float:
    """A hit on a dangerous enemy also prevents its shots."""
    return evaluation.weights.relief * value * max(evaluation.other_best[enemy.number], 0.5)


def gain_of_fire(evaluation: Evaluation, me: Tank, modifier: int, now: float) -> float:
    """The gain of the shot, less the danger of being seen for it, with the acquired target afterwards."""
    if not can_fire(me):
        return 0.0
    value = best_shot(evaluation, me, modifier, False)
    if value <= 0.0:
        return 0.0
    exposed = evaluation.standing(me, BY_ALL) - now
    aim = evaluation.weights.aim * value if me.motion == NO_CARD else 0.0
    return value + evaluation.weights.exposed * min(0.0, exposed) + aim


def fire_modifier_in_hand(evaluation: Evaluation, me: Tank) -> int:
    """The best modifier of the FIRE cards that can be played; -1: none."""
    ability = fire_ability(me)
    best = -1
    for card in evaluation.state.hands[evaluation.seat]:
        level = evaluation.cards.fire[card]
        if level and level <= ability:
            best = max(best, evaluation.cards.fire_modifier[card])
    return best


def shot_in(evaluation: Evaluation, step: FireAction, enemy: Tank, tactics: bool) -> float:
    """The worth of the shot that is being made."""
    me = evaluation.state.tanks[step.tank]
    return evaluation.shot(
        me,
        enemy,
        best_modifier(evaluation.state, step.cards),
        step.leadership != NO_CARD,
        tactics,
        len(step.cards) > 1,
        me.apcr_loaded > 0,
    )


def chain_fire_scores(evaluation: Evaluation, step: FireAction, me: Tank, choices: list[Action]) -> list[float]:
    modifier = best_modifier(evaluation.state, step.cards)
    named = len(step.cards) > 1
    plain = _best_aim(evaluation, me, modifier, False, named)
    ability = fire_ability(me) + step.bonus
    scores: list[float] = []
    for action in choices:
        verb = verb_number(action)
        card = first(action)
        value = 0.0
        if verb == FIRE:
            better = max(modifier, evaluation.cards.fire_modifier[card])
            value = _best_aim(evaluation, me, better, False, True) - plain - evaluation.cost(card)
            value -= (
                evaluation.symbols_cost(2 * max(0, evaluation.cards.fire[card] - ability))
                + evaluation.weights.second_card
            )
        elif verb == LEADERSHIP:
            value = (
                _best_aim(evaluation, me, modifier, True, named)
                - plain
                - evaluation.cost(card)
                - evaluation.weights.second_leadership
            )
        elif verb == BONUS:
            value = -0.5
        scores.append(value)
    return scores


def _best_aim(evaluation: Evaluation, me: Tank, modifier: int, leadership: bool, named: bool) -> float:
    best = 0.0
    for enemy in evaluation.enemies:
        if is_legal_target(me, enemy):
            best = max(
                best,
                evaluation.shot(
                    me,
                    enemy,
                    modifier - int(evaluation.weights.target_cover),
                    leadership,
                    False,
                    named,
                    me.apcr_loaded > 0,
                ),
            )
    return best
