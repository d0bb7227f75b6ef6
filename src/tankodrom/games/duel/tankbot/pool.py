"""19.7: the pool, which replaces Tankbot's hand."""

from __future__ import annotations

from typing import Final

from tankodrom.games.duel.boards import ELITE, RECRUIT
from tankodrom.games.duel.cards import NO_CARD, NO_TERRAIN, CardId
from tankodrom.games.duel.damage.crew import commander_is_dead
from tankodrom.games.duel.deck import end_unit, flip, to_discard_openly
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import RED_ZONE, Tank
from tankodrom.games.duel.verbs import (
    POOL_CHECK,
)

POOL_SIZE: Final = 5
LEAST_POOL: Final = 2


def fill_pool(state: DuelState, tank: Tank) -> None:
    size = POOL_SIZE
    if -RED_ZONE <= tank.range <= RED_ZONE:
        size += 1
    if tank.quality == ELITE:
        size += 1
    elif tank.quality == RECRUIT:
        size -= 1
    if commander_is_dead(tank):
        size -= 1
    if tank.on_fire:
        size -= 1
    if tank.broken:
        size -= 1
    for _ in range(max(LEAST_POOL, size)):
        card = flip(state, POOL_CHECK, tank.number)
        if card != NO_CARD:
            state.flipped.remove(card)
            state.pool.append(card)
    end_unit(state)


def from_pool(state: DuelState, card: CardId) -> None:
    """Play a card as if from a hand."""
    state.pool.remove(card)
    state.table.append(card)


def pool_symbols(state: DuelState) -> int:
    return sum([state.cards.orders[card] for card in state.pool])


def spend_pool(state: DuelState, cost: int) -> None:
    """The cards with the most symbols first, so that Tankbot spends few cards."""
    orders = state.cards.orders
    while cost > 0:
        card = max(state.pool, key=lambda one: (orders[one], -one))
        cost -= orders[card]
        state.pool.remove(card)
        to_discard_openly(state, [card])


def cheapest(state: DuelState, cards: list[CardId]) -> CardId:
    """The card with the fewest symbols; the lowest number among equals."""
    return min(cards, key=lambda card: (state.cards.orders[card], card))


def preferred_terrain(state: DuelState) -> CardId:
    """19.8(1): the best card by the preference printed with the terrain, or NO_CARD."""
    best = NO_CARD
    rank = 0
    for card in sorted(state.pool):
        kind = state.cards.terrain[card]
        if kind != NO_TERRAIN:
            preference = state.rules.terrain.kinds[kind].bot_preference
            if preference and (best == NO_CARD or preference < rank):
                best, rank = card, preference
    return best
