"""Re-deals of what a seat cannot see: other hands, hidden initiative cards, face-down discards, deck orders."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Seat
from tankodrom.core.errors import RunawayRules
from tankodrom.core.rng import SEED_LIMIT, Rng
from tankodrom.games.duel.cards import LAST_CARD, MARKERS, NO_CARD, CardId
from tankodrom.games.duel.damage.damage import AmmoDiscard
from tankodrom.games.duel.deck import symbols_in_hand
from tankodrom.games.duel.rules import PUBLIC
from tankodrom.games.duel.state import DuelState, questions
from tankodrom.games.duel.symbols import Payment
from tankodrom.games.duel.tactics import TacticsWar

FAIR_TRIES: Final = 60
MOST_TRIES: Final = 5000


def knows(state: DuelState, seat: Seat, card: CardId) -> bool:
    """Spectators (-1) know only what is public, even if all players know more."""
    return state.known[card] & (PUBLIC if seat < 0 else 1 << seat) != 0


def unseen_cards(state: DuelState, seat: Seat) -> list[CardId]:
    """All battle cards whose place this seat does not know, in order."""
    found = [card for card in state.deck if card <= LAST_CARD]
    for hand in state.hands:
        found += [card for card in hand if not knows(state, seat, card)]
    found += [card for card in state.discard if not knows(state, seat, card)]
    for tank in state.tanks:
        if tank.initiative != NO_CARD and not knows(state, seat, tank.initiative):
            found.append(tank.initiative)
    found.sort()
    return found


def redeal(state: DuelState, seat: Seat, rng: Rng) -> DuelState:
    """A copy in which everything unseen is dealt again.

    Another player may be asked something that is possible only with some hands (TACTICS to play, symbols to pay with).
    The question is a fact of the position, so only deals that allow the question are consistent.
    """
    unseen = unseen_cards(state, seat)
    waiting = sorted([decision.seat for decision in questions(state)])
    for attempt in range(MOST_TRIES):
        twin = state.copy()
        twin.asked = None
        twin.rng = Rng(_new_seed(rng))
        cards = unseen[:]
        rng.shuffle(cards)
        if attempt >= FAIR_TRIES:
            _help(twin, seat, cards, waiting, rng)
        marker = _take_marker(twin)
        _deal(twin, seat, cards)
        if marker != NO_CARD:  # it lies anywhere in the rest of the bottom part
            twin.deck.insert(rng.below(min(twin.bottom, len(twin.deck) + 1)), marker)
        twin.damage_deck.sort()
        rng.shuffle(twin.damage_deck)
        asked = questions(twin)
        if sorted([decision.seat for decision in asked]) == waiting and _can_pay(twin):
            twin.asked = asked if state.asked is not None else None
            return twin
    raise RunawayRules(f"no deal found that asks {waiting} in {state.stack[-1].name()}")


def _can_pay(twin: DuelState) -> bool:
    """A player who has begun to pay has enough symbols; otherwise the payment would not have been offered."""
    step = twin.stack[-1] if twin.stack else None
    return not isinstance(step, Payment) or symbols_in_hand(twin, step.seat) >= step.need


def _new_seed(rng: Rng) -> int:
    seed = 0
    for _ in range(8):
        seed = seed << 32 | rng.below(1 << 32)
    return seed % SEED_LIMIT


def _deal(twin: DuelState, seat: Seat, cards: list[CardId]) -> None:
    """Deal slot by slot, hands first. The seats that know the card of a slot stay the same."""
    known = twin.known[:]
    for owner, hand in enumerate(twin.hands):
        if owner != seat:
            _deal_into(twin, hand, seat, cards, known)
    for tank in twin.tanks:
        if tank.initiative != NO_CARD and not knows(twin, seat, tank.initiative):
            mask = twin.known[tank.initiative]
            tank.initiative = cards.pop()
            known[tank.initiative] = mask
    _deal_into(twin, twin.discard, seat, cards, known)
    for at in range(len(twin.deck)):
        twin.deck[at] = cards.pop()
        known[twin.deck[at]] = 0
    assert not cards
    twin.known = known


def _deal_into(twin: DuelState, zone: list[CardId], seat: Seat, cards: list[CardId], known: list[int]) -> None:
    for at, card in enumerate(zone):
        if not knows(twin, seat, card):
            zone[at] = cards.pop()
            known[zone[at]] = twin.known[card]


def _take_marker(twin: DuelState) -> CardId:
    """Take SHUFFLE or GAME END out of the deck; NO_CARD if it is not there."""
    for at, card in enumerate(twin.deck):
        if card in MARKERS:
            return twin.deck.pop(at)
    return NO_CARD


def _help(twin: DuelState, seat: Seat, cards: list[CardId], waiting: list[Seat], rng: Rng) -> None:
    """Random deals did not allow the question. Deal the asked players the cards that it needs."""
    step = twin.stack[-1]
    table = twin.cards
    if isinstance(step, TacticsWar):
        useful = [card for card in cards if table.tactics[card]]
    elif isinstance(step, AmmoDiscard):
        useful = [card for card in cards if table.fire[card]]
    else:
        useful = [card for card in cards if table.orders[card]]
        useful.sort(key=lambda card: -table.orders[card])
    # `_deal` takes cards from the end, seat by seat: move useful cards to the places of the asked players.
    place = len(cards) - 1
    for owner, hand in enumerate(twin.hands):
        if owner == seat:
            continue
        for card in hand:
            if knows(twin, seat, card):
                continue
            if owner in waiting and useful and rng.below(4):
                wanted = useful.pop(0)
                other = cards.index(wanted)
                if other <= place:
                    cards[place], cards[other] = cards[other], cards[place]
            place -= 1
