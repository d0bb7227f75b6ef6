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
_TRIES: Final = 30


class _Hidden:
    """How many cards of one opponent's zones the viewer cannot see."""

    __slots__ = ("dealt", "garage", "hand", "kept", "reserved", "seat", "store")

    def __init__(self, seat: Seat, hand: int, garage: int, store: int, kept: int) -> None:
        self.seat = seat
        self.hand = hand
        self.garage = garage
        self.store = store
        self.kept = kept
        self.dealt: list[CardId] = []
        self.reserved: list[CardId] = []  # hand cards that are settled already

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
    buyer = _buyer_with_hidden_hand(twin, viewer)
    for zone in hidden:
        if zone.seat == buyer:
            _reserve_payments(twin, zone, unseen, rng)
    _deal_rear_cards(twin, hidden, unseen, rng)
    _deal_the_rest(twin, hidden, unseen, rng)
    for zone in hidden:
        _lay_out(twin, zone, rng)
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
            visible += zone.reserved.count(card)
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
        player.hand = player.shown + zone.reserved + cards[: zone.hand]
    at = zone.hand
    player.garage = cards[at : at + zone.garage]
    at += zone.garage
    player.store = cards[at : at + zone.store] + player.store[-1:]
    at += zone.store
    if zone.kept:
        player.kept = cards[at:]


def _buyer_with_hidden_hand(state: RushState, viewer: Seat) -> Seat:
    """Another seat that is paying from a hand that the viewer cannot see (V3), or -1."""
    step = state.stack[-1]
    if isinstance(step, PayFor) and step.seat != viewer and not is_hand_open(state, step.seat):
        return step.seat
    return -1


def _reserve_payments(state: RushState, zone: _Hidden, unseen: list[int], rng: Rng) -> None:
    """A purchase under way can be completed (R5.14), so everybody knows that the buyer's hand holds the means.

    Such a hand is set aside before anything else is dealt: a random one, or the best if chance finds none.
    """
    pool = _cards_for(state, zone.seat, unseen)
    # So many vehicles lie in companies; the others are the deck.
    vehicles = sum([1 for card in pool if card >= FIRST_VEHICLE]) - len(state.deck)
    hand: list[CardId] = []
    for _ in range(_TRIES):
        rng.shuffle(pool)
        hand = pool[: zone.hand]
        if _can_complete(state, hand) and sum([1 for card in hand if card >= FIRST_VEHICLE]) <= vehicles:
            break
    else:
        hand = _best_hand(state, pool, zone.hand, vehicles)
    for card in hand:
        unseen[card] -= 1
    zone.reserved = hand
    zone.hand = 0


def _cards_for(state: RushState, seat: Seat, unseen: list[int]) -> list[CardId]:
    """What a seat's hidden cards may be: rear cards of the own set, and anything else that is unseen."""
    seen = _visible_of(state, seat) + cards_on_table(state)
    pool: list[CardId] = []
    for card, count in enumerate(unseen):
        if card < _REAR_KINDS:
            count = min(count, REAR_SET.count(card) - seen.count(card))
        pool += [card] * max(0, count)
    return pool


def _can_complete(state: RushState, hand: list[CardId]) -> bool:
    """R5.14 for the purchase under way: enough value, and an own-nation card where R5.10 demands one."""
    step = state.stack[-1]
    assert isinstance(step, PayFor)
    vehicle = state.shop[step.position - 1]
    nation = state.cards.nation[vehicle]
    eligible = [card for card in hand if can_pay_for(state, card, nation)]
    if not eligible:
        return False
    own = [card for card in eligible if state.cards.own_nation_buying[card]]
    if demands_own_nation_card(state, nation) and not own:
        return False
    due = state.cards.price[vehicle] - state.turn.credit[nation] - state.turn.credit_any
    return sum([state.cards.buying_value[card] for card in eligible]) >= due


def _best_hand(state: RushState, pool: list[CardId], size: int, vehicles: int) -> list[CardId]:
    """The most valuable payments with at most so many vehicles; a demanded own-nation card before all."""
    step = state.stack[-1]
    assert isinstance(step, PayFor)
    nation = state.cards.nation[state.shop[step.position - 1]]
    demanded = demands_own_nation_card(state, nation)
    worth: list[tuple[int, CardId]] = []
    for card in pool:
        value = state.cards.buying_value[card] if can_pay_for(state, card, nation) else -1
        if demanded and value >= 0 and state.cards.own_nation_buying[card]:
            value += _DEMANDED
        worth.append((-value, card))
    worth.sort()
    hand: list[CardId] = []
    for _, card in worth:
        if len(hand) < size and (card < FIRST_VEHICLE or vehicles > 0):
            hand.append(card)
            if card >= FIRST_VEHICLE:
                vehicles -= 1
    return hand
