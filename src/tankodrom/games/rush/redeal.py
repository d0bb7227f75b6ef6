"""Dealing anew what a seat cannot see (rules 5.3), for search and for the tests of the views.

Everything hidden is thrown together in an order that knows nothing of where it lay, and dealt again so that
the seat would see the same. Rear cards never change owner (R1.4), so each company gets only its own.
"""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Seat
from tankodrom.core.rng import Rng
from tankodrom.games.rush.buying import PayFor, can_pay_for, demands_own_nation_card
from tankodrom.games.rush.cards import (
    CAPTURED_BASE,
    DOUBLES,
    DOUBLES_PER_NATION,
    FIRST_VEHICLE,
    NATIONS,
    NO_CARD,
    REAR_SET,
    SINGLES,
    SINGLES_PER_NATION,
    CardId,
)
from tankodrom.games.rush.state import GONE, SLOTS, RushState
from tankodrom.games.rush.view import cards_on_table, is_hand_open

_REAR_KINDS: Final = 3
_DEMANDED: Final = 100  # above every buying value


class _Hidden:
    """How many cards of one opponent's zones the viewer cannot see."""

    __slots__ = ("dealt", "garage", "hand", "kept", "seat", "store")

    def __init__(self, seat: Seat, hand: int, garage: int, store: int, kept: int) -> None:
        self.seat = seat
        self.hand = hand
        self.garage = garage
        self.store = store
        self.kept = kept
        self.dealt: list[CardId] = []

    def room(self) -> int:
        return self.hand + self.garage + self.store + self.kept - len(self.dealt)


def redeal(state: RushState, viewer: Seat, rng: Rng) -> RushState:
    """A copy that the viewer cannot tell from the original; what it may not know comes from `rng`."""
    twin = state.copy()
    twin.rng = Rng(rng.below(1 << 30))
    twin.asked = None  # another seat's choices depend on its hidden hand
    if state.outcome is not None:
        # Companies lie open at the end; only the piles' orders stay unknown.
        for player in twin.players:
            _shuffled(player.garage, rng)
        _shuffled(twin.deck, rng)
        return twin
    if viewer >= 0:
        _shuffled(twin.players[viewer].garage, rng)
    hidden = [_hidden_of(twin, seat) for seat in range(twin.seats) if seat != viewer]
    unseen = _unseen_counts(twin, viewer, hidden)
    _deal_rear_cards(twin, hidden, unseen, rng)
    _deal_the_rest(twin, hidden, unseen, rng)
    for zone in hidden:
        _lay_out(twin, zone, rng)
    _keep_purchase_possible(twin, viewer)
    return twin


def _shuffled(pile: list[CardId], rng: Rng) -> None:
    pile.sort()
    rng.shuffle(pile)


def _hidden_of(state: RushState, seat: Seat) -> _Hidden:
    player = state.players[seat]
    hand = 0 if is_hand_open(state, seat) else len(player.hand) - len(player.shown)
    kept = len(player.kept) if state.rules.interactive else 0
    return _Hidden(seat, hand, len(player.garage), max(0, len(player.store) - 1), kept)


def _visible_of(state: RushState, seat: Seat) -> list[CardId]:
    """What others see of a player's company, except what lies on the table."""
    player = state.players[seat]
    visible = player.hand[:] if is_hand_open(state, seat) else player.shown[:]
    visible += player.store[-1:]
    visible += [card for card in player.guards if card != NO_CARD]
    if not state.rules.interactive:
        visible += player.kept
    return visible


def _unseen_counts(state: RushState, viewer: Seat, hidden: list[_Hidden]) -> list[int]:
    """By card: how many copies are neither visible to the viewer nor in a medal stack."""
    unseen = [1] * state.cards.count
    for card in range(_REAR_KINDS):
        unseen[card] = REAR_SET.count(card) * state.seats
    unseen[CAPTURED_BASE] = sum(
        1 for player in state.players for slot in range(SLOTS) if player.bases[slot] == GONE
    )
    for nation in range(len(NATIONS)):
        unseen[SINGLES + nation] = SINGLES_PER_NATION - state.singles[nation]
        unseen[DOUBLES + nation] = DOUBLES_PER_NATION - state.doubles[nation]
    seen = state.shop + state.discard + state.scrapyard + cards_on_table(state)
    if viewer >= 0:
        own = state.players[viewer]
        seen = seen + own.hand + own.garage + own.store + own.kept
        seen = seen + [card for card in own.guards if card != NO_CARD]
    for zone in hidden:
        seen = seen + _visible_of(state, zone.seat)
    for card in seen:
        unseen[card] -= 1
    return unseen


def _deal_rear_cards(state: RushState, hidden: list[_Hidden], unseen: list[int], rng: Rng) -> None:
    """Each opponent gets back of the own set what is not visible; who has scrapped the rest is anybody's guess."""
    on_table = cards_on_table(state)
    for card in range(_REAR_KINDS):
        owners: list[int] = []
        for index, zone in enumerate(hidden):
            visible = _visible_of(state, zone.seat).count(card)
            if zone.seat == state.turn.seat:
                visible += on_table.count(card)
            owners += [index] * (REAR_SET.count(card) - visible)
        rng.shuffle(owners)
        for index in owners:
            if unseen[card] and hidden[index].room():
                hidden[index].dealt.append(card)
                unseen[card] -= 1
        for zone in hidden:  # only if the companies have shrunk to almost nothing
            while unseen[card] > 0 and zone.room():
                zone.dealt.append(card)
                unseen[card] -= 1


def _deal_the_rest(state: RushState, hidden: list[_Hidden], unseen: list[int], rng: Rng) -> None:
    """Medals and captured bases belong to companies, vehicles may as well lie in the deck."""
    owned: list[CardId] = []
    for card in range(CAPTURED_BASE, FIRST_VEHICLE):
        owned += [card] * max(0, unseen[card])
    vehicles = [card for card in range(FIRST_VEHICLE, state.cards.count) if unseen[card] > 0]
    rng.shuffle(vehicles)
    places: list[int] = []
    for index, zone in enumerate(hidden):
        places += [index] * zone.room()
    rng.shuffle(places)
    for index in places:
        hidden[index].dealt.append(owned.pop() if owned else vehicles.pop())
    state.deck = vehicles


def _lay_out(state: RushState, zone: _Hidden, rng: Rng) -> None:
    player = state.players[zone.seat]
    cards = zone.dealt
    rng.shuffle(cards)
    if not is_hand_open(state, zone.seat):
        player.hand = player.shown + cards[: zone.hand]
    at = zone.hand
    player.garage = cards[at : at + zone.garage]
    at += zone.garage
    player.store = cards[at : at + zone.store] + player.store[-1:]
    at += zone.store
    if zone.kept:
        player.kept = cards[at:]


def _keep_purchase_possible(state: RushState, viewer: Seat) -> None:
    """A purchase under way can be completed (R5.14): the buyer's hidden hand must hold the means.

    Only where another seat is asked to pay from a hidden hand (V3). Better payments are swapped in from the
    buyer's other hidden cards, then from the deck.
    """
    step = state.stack[-1]
    if not isinstance(step, PayFor) or step.seat == viewer or is_hand_open(state, step.seat):
        return
    player = state.players[step.seat]
    vehicle = state.shop[step.position - 1]
    nation = state.cards.nation[vehicle]
    demands_own = demands_own_nation_card(state, nation)
    due = state.cards.price[vehicle] - state.turn.credit[nation] - state.turn.credit_any
    for _ in range(len(player.hand)):
        worth = [_payment(state, card, nation, demands_own) for card in player.hand]
        enough = sum(max(0, value) % _DEMANDED for value in worth) >= due
        if max(worth) >= (_DEMANDED if demands_own else 0) and enough:
            return
        place = worth.index(min(worth))
        for pile in (player.garage, player.store, state.deck):
            if pile is state.deck and player.hand[place] < FIRST_VEHICLE:
                continue
            best = _best_payment(state, pile[:-1] if pile is player.store else pile, nation, demands_own)
            if best >= 0 and _payment(state, pile[best], nation, demands_own) > worth[place]:
                pile[best], player.hand[place] = player.hand[place], pile[best]
                break


def _payment(state: RushState, card: CardId, nation: int, demands_own: bool) -> int:
    """What a card would pay towards a vehicle of the nation, a demanded own-nation card far more; -1 if it cannot."""
    if not can_pay_for(state, card, nation):
        return -1
    bonus = _DEMANDED if demands_own and state.cards.own_nation_buying[card] else 0
    return state.cards.buying_value[card] + bonus


def _best_payment(state: RushState, pile: list[CardId], nation: int, demands_own: bool) -> int:
    """The place of the best payment in a pile, or -1."""
    best = -1
    most = -1
    for place, card in enumerate(pile):
        value = _payment(state, card, nation, demands_own)
        if value > most:
            best = place
            most = value
    return best
