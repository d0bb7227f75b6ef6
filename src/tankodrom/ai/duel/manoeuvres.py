"""MOVE, FLANK and terrain cards: how a tank would stand after a manoeuvre, and the choices within one."""

from __future__ import annotations

from typing import Final

from tankodrom.ai.duel.evaluation import AS_IS, BY_ALL, BY_NONE, Evaluation
from tankodrom.ai.duel.verbs import DONE, ENTER, FLANK, MOVE, UNFLANK
from tankodrom.core.action import Action, first, second, verb_number
from tankodrom.games.duel.cards import NO_CARD, NO_TERRAIN, CardId
from tankodrom.games.duel.manoeuvre import PLACE, REMOVE, Manoeuvre
from tankodrom.games.duel.movement import distances
from tankodrom.games.duel.tank import NO_TANK, STEP, Tank
from tankodrom.games.duel.tank_abilities import mobility

_UNKNOWN: Final = -99.0  # not computed yet; lower than any value
_SOME_MOVE: Final = 1  # a card number for "in motion" while a plan is evaluated


def _flanker_on(evaluation: Evaluation, me: Tank) -> int:
    """Of the enemies that flank this tank the one with the largest threat."""
    worst = NO_TANK
    most = -1.0
    for enemy in evaluation.enemies:
        if enemy.flanks(me.number):
            value = evaluation.threat_value(enemy, me, AS_IS)
            if value > most:
                most = value
                worst = enemy.number
    return worst


def after(
    evaluation: Evaluation, me: Tank, moves: int, mode: int, target: int, terrain: CardId, metres: int
) -> float:
    """The standing after a manoeuvre. `target` NO_TANK: no FLANK card; `terrain` NO_CARD: no terrain card."""
    evaluation.save(me)
    sure = 1.0
    flanker = _flanker_on(evaluation, me)
    if moves:
        me.range += metres
        if metres:
            me.hill = False
        me.motion = _SOME_MOVE
        me.terrain = NO_CARD
        me.smoke = NO_CARD
        me.hull_down = False
        me.acquired = NO_TANK
        for enemy in evaluation.enemies:
            if enemy.acquired == me.number:
                enemy.acquired = NO_TANK
        if flanker != NO_TANK and (moves > 1 or mobility(evaluation.state, me) >= 5):
            evaluation.state.tanks[flanker].flanking &= ~(1 << me.number)
    if target != NO_TANK:
        me.hull_down = False
        if mode == PLACE:
            me.flanking |= 1 << target
        else:
            evaluation.state.tanks[target].flanking &= ~(1 << me.number)
    seen = BY_ALL if moves else AS_IS
    value = 0.0
    if terrain != NO_CARD:
        me.motion = NO_CARD
        kind = evaluation.cards.terrain[terrain]
        ground = evaluation.rules.terrain.kinds[kind]
        if kind != evaluation.rules.terrain.default:
            me.terrain = terrain
        if ground.bog > 0:
            value -= 0.4 * ground.bog / 100.0
        if ground.hull_down > 0:
            value += evaluation.weights.hull_down_hope * ground.hull_down / 60.0
        if ground.conceal > 0:
            hidden = ground.conceal / 100.0
            value += hidden * evaluation.standing(me, BY_NONE)
            sure = 1.0 - hidden
    value += sure * evaluation.standing(me, seen)
    evaluation.restore(me)
    return value


def _best_distance(evaluation: Evaluation, me: Tank, moves: int, mode: int, target: int, terrain: CardId) -> float:
    best = _UNKNOWN
    for metres in distances(evaluation.state, me, moves):
        value = after(evaluation, me, moves, mode, target, terrain, metres)
        if value > best:
            best = value
    return best


def best_terrain(evaluation: Evaluation, me: Tank, moves: int, mode: int, target: int, skip: CardId) -> float:
    """The best standing with one of the terrain cards in hand or without one, less the cost of the card."""
    best = _best_distance(evaluation, me, moves, mode, target, NO_CARD) if moves else _UNKNOWN
    if not moves:
        best = after(evaluation, me, 0, mode, target, NO_CARD, 0)
    tried = 0
    for card in evaluation.state.hands[evaluation.seat]:
        kind = evaluation.cards.terrain[card]
        if kind == NO_TERRAIN or card == skip or tried >> kind & 1:
            continue
        tried |= 1 << kind
        ground = evaluation.rules.terrain.kinds[kind]
        if ground.enemy_only or ground.to_hit_vs > 0 or ground.cover == 0:
            continue
        if moves:
            value = _best_distance(evaluation, me, moves, mode, target, card) - evaluation.cost(card)
        else:
            value = after(evaluation, me, 0, mode, target, card, 0) - evaluation.cost(card)
        if value > best:
            best = value
    return best


def _best_stand(evaluation: Evaluation, me: Tank, moves: int, mode: int, target: int, terrain: CardId) -> float:
    if moves:
        return _best_distance(evaluation, me, moves, mode, target, terrain)
    return after(evaluation, me, 0, mode, target, terrain, 0)


def move_plan(evaluation: Evaluation, me: Tank, now: float) -> float:
    """The gain of the best manoeuvre with the cards in hand, less the cost of the cards after the first MOVE."""
    hand = evaluation.state.hands[evaluation.seat]
    cards = evaluation.cards
    best = best_terrain(evaluation, me, 1, PLACE, NO_TANK, NO_CARD)
    moves = 0
    cheapest = 9.0
    flank = 9.0
    legs = mobility(evaluation.state, me)
    for card in hand:
        if cards.move[card] and cards.move[card] <= legs:
            moves += 1
            cheapest = min(cheapest, evaluation.cost(card))
        if cards.flank[card] and cards.flank[card] <= legs:
            flank = min(flank, evaluation.cost(card))
    if moves > 1:
        best = max(best, _best_distance(evaluation, me, 2, PLACE, NO_TANK, NO_CARD) - cheapest)
    if flank < 9.0:
        for enemy in evaluation.enemies:
            if me.has_spotted(enemy.number) and not me.flanks(enemy.number):
                value = _best_distance(evaluation, me, 1, PLACE, enemy.number, NO_CARD)
                best = max(best, now + evaluation.weights.move_and_flank * (value - now) - flank)
    return best - now


def chain_move_scores(evaluation: Evaluation, step: Manoeuvre, me: Tank, choices: list[Action]) -> list[float]:
    evaluation.look_around(me)
    now = evaluation.standing(me, AS_IS)
    moves = len(step.moves)
    legs = mobility(evaluation.state, me) + step.bonus
    target = step.flank_target if step.flank != NO_CARD else NO_TANK
    mode = step.flank_mode
    # The same for all cards.
    as_it_is = _best_stand(evaluation, me, moves, mode, target, NO_CARD)
    without = as_it_is if target == NO_TANK else _best_stand(evaluation, me, moves, mode, NO_TANK, NO_CARD)
    farther = _UNKNOWN
    scores: list[float] = []
    for action in choices:
        verb = verb_number(action)
        card = first(action)
        value = 0.0
        if verb == DONE:
            value = as_it_is - now
        elif verb == MOVE:
            if farther == _UNKNOWN:
                farther = _best_distance(evaluation, me, moves + 1, mode, target, NO_CARD)
            value = farther - now - evaluation.cost(card)
            value -= evaluation.symbols_cost(2 * max(0, evaluation.cards.move[card] - legs))
        elif verb == ENTER:
            value = _best_stand(evaluation, me, moves, mode, target, card) - now - evaluation.cost(card)
        elif verb in (FLANK, UNFLANK):
            how = PLACE if verb == FLANK else REMOVE
            value = best_terrain(evaluation, me, moves, how, second(action), card)
            value = without + evaluation.weights.move_and_flank * (value - without) - now - evaluation.cost(card)
            value -= evaluation.symbols_cost(2 * max(0, evaluation.cards.flank[card] - legs))
        else:
            value = -0.5  # a bonus is paid when the card that needs it is played
            value += as_it_is - now
        scores.append(value)
    return scores


def distance_scores(evaluation: Evaluation, step: Manoeuvre, me: Tank, choices: list[Action]) -> list[float]:
    evaluation.look_around(me)
    now = evaluation.standing(me, AS_IS)
    target = step.flank_target if step.flank != NO_CARD else NO_TANK
    scores: list[float] = []
    for action in choices:
        metres = (first(action) - 2) * STEP
        scores.append(after(evaluation, me, len(step.moves), step.flank_mode, target, step.terrain, metres) - now)
    return scores
