"""R4: the shop and the vehicle deck; V1: the extended shop."""

from __future__ import annotations

from tankodrom.games.rush.cards import CardId
from tankodrom.games.rush.events import DEALT, DECK_SHUFFLED, SHOP_DISCARDED
from tankodrom.games.rush.state import RushState


def fill_shop(state: RushState) -> None:
    """Deal cards one at a time to position 1 until the row is full or no card is left (R4.5)."""
    while len(state.shop) < state.rules.shop_size and _deal(state):
        pass


def _deal(state: RushState) -> bool:
    if not state.deck:
        if not state.discard:
            return False
        # R4.4: the discard pile becomes the deck when a card must be dealt, not before.
        state.deck = state.discard
        state.discard = []
        state.rng.shuffle(state.deck)
        state.emit(DECK_SHUFFLED)
    card = state.deck.pop()
    state.shop.insert(0, card)
    state.emit(DEALT, card)
    return True


def take_from_shop(state: RushState, position: int) -> CardId:
    """R4.2: the cards between the gap and the deck move on, and a new card enters at once; not under V1.2."""
    card = state.shop.pop(position - 1)
    if not state.rules.extended_shop:
        fill_shop(state)
    return card


def replace_shop(state: RushState) -> None:
    """R7.3 scouting: the whole row goes to the discard pile before the first new card is dealt."""
    for card in state.shop:
        state.discard.append(card)
        state.emit(SHOP_DISCARDED, card)
    state.shop = []
    fill_shop(state)


def move_shop_on(state: RushState) -> None:
    """R13.1-R13.3 (V1.3): the farthest card leaves, the others move on, and new cards are dealt."""
    if state.shop:
        card = state.shop.pop()
        state.discard.append(card)
        state.emit(SHOP_DISCARDED, card)
    fill_shop(state)
