"""R19: invariants that hold in every position."""

from __future__ import annotations

from tankodrom.core.refusal import RulePair
from tankodrom.games.rush.attack import can_be_declared, why_cannot_be_declared
from tankodrom.games.rush.bases import open_slots, why_cannot_guard_slot
from tankodrom.games.rush.buying import PayFor, can_pay_for, why_cannot_pay_for
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
from tankodrom.games.rush.combat import Combat
from tankodrom.games.rush.state import GONE, SLOTS, RushState
from tankodrom.games.rush.turn import LARGEST_HAND
from tankodrom.games.rush.view import cards_on_table


def all_cards(state: RushState) -> list[CardId]:
    """Every card in every zone, without the medal stacks."""
    cards = state.shop + state.deck + state.discard + state.scrapyard + cards_on_table(state)
    for player in state.players:
        cards = cards + player.hand + player.garage + player.store + player.kept
        cards = cards + [card for card in player.guards if card != NO_CARD]
    return cards


def inventory_of(state: RushState) -> dict[str, int]:
    """R19.1, R19.8: the number of each card by name. A medal stack also counts the medals taken from it."""
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
    """R19.1: the contents of the box for this number of players."""
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


def rule_pairs(state: RushState) -> list[RulePair]:
    """The fast booleans of the rules and their refusals, for everything on the table."""
    pairs: list[RulePair] = []
    for seat, player in enumerate(state.players):
        open_for_guards = open_slots(player)
        for slot in range(SLOTS):
            pairs.append(
                RulePair(f"open_slots {seat} {slot}", slot in open_for_guards, why_cannot_guard_slot(player, slot))
            )
        for card in player.hand:
            name = state.cards.codes[card]
            declared = can_be_declared(state, seat, card)
            pairs.append(RulePair(f"can_be_declared {name}", declared, why_cannot_be_declared(state, seat, card)))
            for nation in range(len(NATIONS)):
                pays = can_pay_for(state, card, nation)
                pairs.append(
                    RulePair(f"can_pay_for {name} {nation}", pays, why_cannot_pay_for(state, card, nation))
                )
            top = state.stack[-1]
            if isinstance(top, Combat):
                supports = top.can_support(state, seat, card)
                pairs.append(RulePair(f"can_support {name}", supports, top.why_cannot_support(state, seat, card)))
            elif isinstance(top, PayFor):
                pays = top.can_pay(state, card)
                pairs.append(RulePair(f"can_pay {name}", pays, top.why_cannot_pay(state, card)))
    return pairs


def _check_shop(state: RushState, found: list[str]) -> None:
    size = len(state.shop)
    if size > state.rules.shop_size:
        found.append(f"R19.3: the shop has {size} cards")
    elif not state.rules.extended_shop and size < state.rules.shop_size and (state.deck or state.discard):
        found.append(f"R19.3: the shop has only {size} cards although there are more")
