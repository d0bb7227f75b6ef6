"""Re-deals of what a seat cannot see (rules 5.3), for search and for the tests of the views.

Everybody sees each card that enters or leaves a company or a store. So a seat knows the contents of each company, each
store and the vehicle deck. Only two things are hidden: the order of face-down piles, and which of a player's other
cards are in hand, in the garage or kept.
"""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Seat
from tankodrom.core.rng import Rng
from tankodrom.games.rush.buying import PayFor, can_pay_for, demands_own_nation_card
from tankodrom.games.rush.cards import NO_VALUE, CardId
from tankodrom.games.rush.state import RushState
from tankodrom.games.rush.view import is_hand_open

_TRIES: Final = 30


def redeal(state: RushState, viewer: Seat, rng: Rng) -> RushState:
    """A copy that looks the same to the viewer. Everything the viewer may not know comes from `rng`."""
    twin = state.copy()
    twin.rng = Rng(rng.below(1 << 30))
    twin.asked = None  # another seat's choices depend on its hidden hand
    _shuffle(twin.deck, rng)
    for seat in range(twin.seats):
        if seat == viewer or state.outcome is not None:  # companies lie open at the end
            _shuffle(twin.players[seat].garage, rng)
        else:
            _deal_company(twin, seat, rng)
    return twin


def _shuffle(pile: list[CardId], rng: Rng) -> None:
    """Shuffle into an order that does not depend on the old order."""
    pile.sort()
    rng.shuffle(pile)


def _deal_company(state: RushState, seat: Seat, rng: Rng) -> None:
    """Deal hand, garage and kept cards of a player again from their common pool."""
    player = state.players[seat]
    known = player.hand if is_hand_open(state, seat) else player.shown
    pool = player.hand + player.garage
    if state.rules.interactive:
        pool += player.kept  # V2, V7: known to all without V3
    for card in known:
        pool.remove(card)
    _shuffle(pool, rng)
    size = len(player.hand) - len(known)
    if _pays_from_hidden_hand(state, seat):
        _draw_payments(state, known, pool, size, rng)
    player.hand = known + pool[:size]
    at = size + len(player.garage)
    player.garage = pool[size:at]
    if state.rules.interactive:
        player.kept = pool[at:]


def _pays_from_hidden_hand(state: RushState, seat: Seat) -> bool:
    step = state.stack[-1]
    return isinstance(step, PayFor) and step.seat == seat and not is_hand_open(state, seat)


def _draw_payments(state: RushState, known: list[CardId], pool: list[CardId], size: int, rng: Rng) -> None:
    """Put a hand that can complete the current purchase at the front of the pool.

    R5.14: everybody knows that the buyer's hand can do it. A random hand is tried first, then the best hand.
    """
    for _ in range(_TRIES):
        if _can_complete(state, known + pool[:size]):
            return
        rng.shuffle(pool)
    _sort_by_payment(state, pool)


def _can_complete(state: RushState, hand: list[CardId]) -> bool:
    """R5.14 for the current purchase: enough value, and an own-nation card where R5.10 demands one."""
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


def _sort_by_payment(state: RushState, pool: list[CardId]) -> None:
    """The most valuable payments first; the best own-nation card comes before them if one is demanded."""
    step = state.stack[-1]
    assert isinstance(step, PayFor)
    nation = state.cards.nation[state.shop[step.position - 1]]
    worth: list[tuple[int, CardId]] = []
    for card in pool:
        value = state.cards.buying_value[card] if can_pay_for(state, card, nation) else NO_VALUE
        worth.append((-value, card))
    worth.sort()
    pool[:] = [card for _, card in worth]
    if demands_own_nation_card(state, nation):
        for place, card in enumerate(pool):
            if state.cards.own_nation_buying[card] and can_pay_for(state, card, nation):
                pool.insert(0, pool.pop(place))
                break
