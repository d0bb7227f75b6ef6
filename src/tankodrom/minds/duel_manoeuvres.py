"""MOVE, FLANK and terrain cards: how a tank would stand after a manoeuvre, and the choices within one."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Action, first, second, verb_number
from tankodrom.games.duel.cards import NO_CARD, NO_TERRAIN, CardId
from tankodrom.games.duel.levels import mobility
from tankodrom.games.duel.movement import PLACE, REMOVE, Manoeuvre, distances
from tankodrom.games.duel.state import NO_TANK, STEP, Tank
from tankodrom.minds.duel_desk import AS_IS, BY_ALL, BY_NONE, Desk
from tankodrom.minds.duel_verbs import DONE, ENTER, FLANK, MOVE, UNFLANK

_UNKNOWN: Final = -99.0  # lower than anything weighed
_SOME_MOVE: Final = 1  # a card number that stands for "in motion" while a plan is weighed


def _flanker_on(desk: Desk, me: Tank) -> int:
    """The enemy with a flank marker on it who is worst."""
    worst = NO_TANK
    most = -1.0
    for enemy in desk.enemies:
        if enemy.flanks(me.number):
            value = desk.menace(enemy, me, AS_IS)
            if value > most:
                most = value
                worst = enemy.number
    return worst


def after(desk: Desk, me: Tank, moves: int, mode: int, target: int, terrain: CardId, metres: int) -> float:
    """How it would stand after that manoeuvre. `target` NO_TANK: no FLANK card; `terrain` NO_CARD: none."""
    desk.keep(me)
    sure = 1.0
    flanker = _flanker_on(desk, me)
    if moves:
        me.range += metres
        if metres:
            me.hill = False
        me.motion = _SOME_MOVE
        me.terrain = NO_CARD
        me.smoke = NO_CARD
        me.hull_down = False
        me.acquired = NO_TANK
        for enemy in desk.enemies:
            if enemy.acquired == me.number:
                enemy.acquired = NO_TANK
        if flanker != NO_TANK and (moves > 1 or mobility(desk.state, me) >= 5):
            desk.state.tanks[flanker].flanking &= ~(1 << me.number)
    if target != NO_TANK:
        me.hull_down = False
        if mode == PLACE:
            me.flanking |= 1 << target
        else:
            desk.state.tanks[target].flanking &= ~(1 << me.number)
    seen = BY_ALL if moves else AS_IS
    value = 0.0
    if terrain != NO_CARD:
        me.motion = NO_CARD
        kind = desk.cards.terrain[terrain]
        ground = desk.rules.terrain.kinds[kind]
        if kind != desk.rules.terrain.default:
            me.terrain = terrain
        if ground.bog > 0:
            value -= 0.4 * ground.bog / 100.0
        if ground.hull_down > 0:
            value += desk.weights.hull_down_hope * ground.hull_down / 60.0
        if ground.conceal > 0:
            hidden = ground.conceal / 100.0
            value += hidden * desk.standing(me, BY_NONE)
            sure = 1.0 - hidden
    value += sure * desk.standing(me, seen)
    desk.put_back(me)
    return value


def _best_distance(desk: Desk, me: Tank, moves: int, mode: int, target: int, terrain: CardId) -> float:
    best = _UNKNOWN
    for metres in distances(desk.state, me, moves):
        value = after(desk, me, moves, mode, target, terrain, metres)
        if value > best:
            best = value
    return best


def best_terrain(desk: Desk, me: Tank, moves: int, mode: int, target: int, skip: CardId) -> float:
    """With or without one of the terrain cards in hand: the best stand, less the card."""
    best = _best_distance(desk, me, moves, mode, target, NO_CARD) if moves else _UNKNOWN
    if not moves:
        best = after(desk, me, 0, mode, target, NO_CARD, 0)
    tried = 0
    for card in desk.state.hands[desk.seat]:
        kind = desk.cards.terrain[card]
        if kind == NO_TERRAIN or card == skip or tried >> kind & 1:
            continue
        tried |= 1 << kind
        ground = desk.rules.terrain.kinds[kind]
        if ground.enemy_only or ground.to_hit_vs > 0 or ground.cover == 0:
            continue
        if moves:
            value = _best_distance(desk, me, moves, mode, target, card) - desk.cost(card)
        else:
            value = after(desk, me, 0, mode, target, card, 0) - desk.cost(card)
        if value > best:
            best = value
    return best


def _best_stand(desk: Desk, me: Tank, moves: int, mode: int, target: int, terrain: CardId) -> float:
    if moves:
        return _best_distance(desk, me, moves, mode, target, terrain)
    return after(desk, me, 0, mode, target, terrain, 0)


def move_plan(desk: Desk, me: Tank, now: float) -> float:
    """What the best manoeuvre with the cards in hand changes, less those after the first MOVE."""
    hand = desk.state.hands[desk.seat]
    cards = desk.cards
    best = best_terrain(desk, me, 1, PLACE, NO_TANK, NO_CARD)
    moves = 0
    cheapest = 9.0
    flank = 9.0
    legs = mobility(desk.state, me)
    for card in hand:
        if cards.move[card] and cards.move[card] <= legs:
            moves += 1
            cheapest = min(cheapest, desk.cost(card))
        if cards.flank[card] and cards.flank[card] <= legs:
            flank = min(flank, desk.cost(card))
    if moves > 1:
        best = max(best, _best_distance(desk, me, 2, PLACE, NO_TANK, NO_CARD) - cheapest)
    if flank < 9.0:
        for enemy in desk.enemies:
            if me.has_spotted(enemy.number) and not me.flanks(enemy.number):
                value = _best_distance(desk, me, 1, PLACE, enemy.number, NO_CARD)
                best = max(best, now + desk.weights.move_and_flank * (value - now) - flank)
    return best - now


def chain_move_scores(desk: Desk, step: Manoeuvre, me: Tank, choices: list[Action]) -> list[float]:
    desk.look_around(me)
    now = desk.standing(me, AS_IS)
    moves = len(step.moves)
    legs = mobility(desk.state, me) + step.bonus
    target = step.flank_target if step.flank != NO_CARD else NO_TANK
    mode = step.flank_mode
    # Once for all cards.
    as_it_is = _best_stand(desk, me, moves, mode, target, NO_CARD)
    without = as_it_is if target == NO_TANK else _best_stand(desk, me, moves, mode, NO_TANK, NO_CARD)
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
                farther = _best_distance(desk, me, moves + 1, mode, target, NO_CARD)
            value = farther - now - desk.cost(card)
            value -= desk.symbols_cost(2 * max(0, desk.cards.move[card] - legs))
        elif verb == ENTER:
            value = _best_stand(desk, me, moves, mode, target, card) - now - desk.cost(card)
        elif verb in (FLANK, UNFLANK):
            how = PLACE if verb == FLANK else REMOVE
            value = best_terrain(desk, me, moves, how, second(action), card)
            value = without + desk.weights.move_and_flank * (value - without) - now - desk.cost(card)
            value -= desk.symbols_cost(2 * max(0, desk.cards.flank[card] - legs))
        else:
            value = -0.5  # a bonus is bought with the card that needs it
            value += as_it_is - now
        scores.append(value)
    return scores


def distance_scores(desk: Desk, step: Manoeuvre, me: Tank, choices: list[Action]) -> list[float]:
    desk.look_around(me)
    now = desk.standing(me, AS_IS)
    target = step.flank_target if step.flank != NO_CARD else NO_TANK
    scores: list[float] = []
    for action in choices:
        metres = (first(action) - 2) * STEP
        scores.append(after(desk, me, len(step.moves), step.flank_mode, target, step.terrain, metres) - now)
    return scores
