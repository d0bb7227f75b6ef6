"""R19: what holds in every position."""

from __future__ import annotations

from tankodrom.games.rush.cards import (
    CAPTURED_BASE,
    DOUBLES,
    DOUBLES_PER_NATION,
    NATIONS,
    NO_CARD,
    REAR_SET,
    SINGLES,
    SINGLES_PER_NATION,
    CardId,
)
from tankodrom.games.rush.state import GONE, SLOTS, RushState
from tankodrom.games.rush.turn import LARGEST_HAND
from tankodrom.games.rush.view import cards_on_table


def all_cards(state: RushState) -> list[CardId]:
    """Every card in every zone, medal stacks apart."""
    cards = state.shop + state.deck + state.discard + state.scrapyard + cards_on_table(state)
    for player in state.players:
        cards = cards + player.hand + player.garage + player.store + player.kept
        cards = cards + [card for card in player.guards if card != NO_CARD]
    return cards


def inventory_of(state: RushState) -> dict[str, int]:
    """R19.1, R19.8: by name, how many there are; a stack counts with the medals taken from it."""
    counts = [0] * state.cards.count
    for card in all_cards(state):
        counts[card] += 1
    for nation in range(len(NATIONS)):
        counts[SINGLES + nation] += state.singles[nation]
        counts[DOUBLES + nation] += state.doubles[nation]
    for player in state.players:
        counts[CAPTURED_BASE] += SLOTS - player.bases.count(GONE)
    return {state.cards.codes[card]: count for card, count in enumerate(counts)}


def expected_inventory(state: RushState) -> dict[str, int]:
    """R19.1: what the box holds for this number of players."""
    expected = dict.fromkeys(state.cards.codes, 1)
    for card in range(CAPTURED_BASE):
        expected[state.cards.codes[card]] = REAR_SET.count(card) * state.seats
    expected[state.cards.codes[CAPTURED_BASE]] = SLOTS * state.seats
    for nation in range(len(NATIONS)):
        expected[state.cards.codes[SINGLES + nation]] = SINGLES_PER_NATION
        expected[state.cards.codes[DOUBLES + nation]] = DOUBLES_PER_NATION
    return expected


def broken_invariants(state: RushState) -> list[str]:
    found: list[str] = []
    inventory = inventory_of(state)
    for code, count in expected_inventory(state).items():
        if inventory[code] != count:
            found.append(f"R19.1: {inventory[code]} cards {code} instead of {count}")
    rules = state.rules
    most = LARGEST_HAND if rules.defence_bonus or rules.recruitment_choice else 4 if rules.compensation else 3
    for seat, player in enumerate(state.players):
        for slot in range(SLOTS):
            guard = player.guards[slot]
            if player.hurt[slot] and (guard == NO_CARD or state.cards.defence[guard] != 2):
                found.append(f"R19.2: a damaged guard of P{seat} without defence 2")
            if guard != NO_CARD and player.bases[slot] == GONE:
                found.append(f"R9.6: P{seat} has a guard where there is no base")
        if seat != state.turn.seat and len(player.hand) > most:
            found.append(f"R19.4: P{seat} holds {len(player.hand)} cards out of turn, {most} is the most")
        if seat != state.turn.seat and player.kept:
            found.append(f"V7.2: P{seat} still has kept cards out of turn")
    _check_shop(state, found)
    if state.outcome is not None and state.turns % rules.end_period:
        found.append(f"R19.5: the game ended after {state.turns} turns, not everybody has had equally many")
    return found


def _check_shop(state: RushState, found: list[str]) -> None:
    size = len(state.shop)
    if size > state.rules.shop_size:
        found.append(f"R19.3: the shop has {size} cards")
    elif not state.rules.extended_shop and size < state.rules.shop_size and (state.deck or state.discard):
        found.append(f"R19.3: the shop has only {size} cards although there are more")
