"""19.10 F: Tankbot's FIRE action."""

from __future__ import annotations

from typing import Final

from tankodrom.games.duel.cards import NO_CARD, CardId
from tankodrom.games.duel.events import PLAYED
from tankodrom.games.duel.fire import best_modifier, can_fire, legal_targets
from tankodrom.games.duel.fire_action import FireAction
from tankodrom.games.duel.shot import shot_terms
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import Tank
from tankodrom.games.duel.tank_abilities import fire_ability
from tankodrom.games.duel.tankbot.pool import from_pool
from tankodrom.games.duel.tankbot.priority import by_priority, own_quality

SURE_ENOUGH: Final = 80  # 19.10 F: below this accuracy Tankbot adds LEADERSHIP


def fire_cards(state: DuelState, tank: Tank) -> list[CardId]:
    """The playable FIRE cards, the highest modifier first."""
    ability = fire_ability(tank)
    cards = [card for card in sorted(state.pool) if 0 < state.cards.fire[card] <= ability]
    cards.sort(key=lambda card: -state.cards.fire_modifier[card])
    return cards


def find_target(state: DuelState, tank: Tank, wanted: int) -> Tank | None:
    for enemy in by_priority(state, tank, legal_targets(state, tank)):
        if own_quality(state, tank, enemy) >= wanted:
            return enemy
    return None


def try_fire(state: DuelState, tank: Tank, wanted: int) -> bool:
    """F"""
    cards = fire_cards(state, tank)[:2]
    if not cards or not can_fire(tank):
        return False
    enemy = find_target(state, tank, wanted)
    if enemy is None:
        return False
    leaders = [card for card in sorted(state.pool) if state.cards.leadership[card] and card not in cards]
    accuracy = shot_terms(state.rules, tank, enemy, best_modifier(state, cards), False, False).total
    leader = leaders[0] if leaders and accuracy < SURE_ENOUGH else NO_CARD
    for card in [*cards, leader]:
        if card != NO_CARD:
            from_pool(state, card)
            state.emit(PLAYED, tank.number, card)
    state.stack.append(FireAction.by_bot(tank.number, cards, leader, enemy.number))
    return True
