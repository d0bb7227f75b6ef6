"""4.1, 4.2.6 and T1: flips, draws, shuffles, and what waits for the end of a unit of resolution.

`known` records which seats know a hidden card: nobody for the deck, the owner for a hand, everybody for cards that were
discarded openly. When a hidden card leaves a hand or the pile unseen, the others cannot be sure of the rest any more,
so their knowledge of it is removed.
"""

from __future__ import annotations

from bisect import insort

from tankodrom.core.action import Seat
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.cards import BLANK, GAME_END, LAST_CARD, NO_CARD, SHUFFLE, CardId
from tankodrom.games.duel.events import (
    DISCARDED,
    DISCARDED_CARD,
    DREW_CARD,
    END_OUT,
    FINAL_DECK,
    FLIPPED,
    SHUFFLE_OUT,
    SHUFFLED,
    TURNED_UP,
)
from tankodrom.games.duel.rules import PUBLIC
from tankodrom.games.duel.state import DRAW_PHASE, DuelState
from tankodrom.games.duel.tank import TankId
from tankodrom.games.duel.verbs import CARD, PERIL_CHECK, POOL_CHECK
from tankodrom.games.duel.victory import end_game


def flip(state: DuelState, check: int, tank: TankId) -> CardId:
    """4.1: reveal the top card for a check on this tank. It lies on the table until the unit ends."""
    card = _top_card(state)
    if card != BLANK:
        state.flipped.append(card)
        state.known[card] = state.rules.everyone
    if check in (POOL_CHECK, PERIL_CHECK):
        state.emit(TURNED_UP, check, tank, card)
    else:
        state.emit(FLIPPED, check, card, tank)
    return card


def _top_card(state: DuelState) -> CardId:
    """The next battle card. SHUFFLE and GAME END are laid out and replaced (3.2.2(2)). BLANK if there is none."""
    while True:
        if not state.deck and not _renew(state):
            return BLANK
        card = state.deck.pop()
        if card == SHUFFLE:
            state.shuffle_pending = True
            state.emit(SHUFFLE_OUT)
        elif card == GAME_END:
            state.end_pending = True
            state.emit(END_OUT)
            if state.phase == DRAW_PHASE:
                return BLANK  # 3.2.3(1): no other card is drawn
        else:
            return card


def _renew(state: DuelState) -> bool:
    """4.2.6(5), (7), (8): the deck is empty before the pending shuffle."""
    if not state.discard:  # A8: evaluated cards go back, except the retained card
        keep = state.retained
        state.discard = [card for card in state.flipped if card != keep]
        state.flipped = [card for card in state.flipped if card == keep]
        if not state.discard:
            return False
    if state.shuffle_pending:
        do_shuffle(state)
    else:
        state.deck = state.discard
        state.discard = []
        _forget(state)
        state.rng.shuffle(state.deck)
    return True


def do_shuffle(state: DuelState) -> None:
    """4.2.6(2)-(4): a pass through the deck is over."""
    state.passes_done += 1
    state.shuffle_pending = False
    state.emit(SHUFFLED, state.passes_done, state.rules.passes_needed)
    state.deck = state.deck + state.discard
    state.discard = []
    lay_deck(state)


def lay_deck(state: DuelState) -> None:
    """Shuffle the deck, with SHUFFLE in its bottom half or GAME END anywhere (A2, A4)."""
    deck = state.deck
    _forget(state)
    if state.passes_done >= state.rules.passes_needed:
        deck.append(GAME_END)
        state.rng.shuffle(deck)
        state.bottom = len(deck)
        state.final_deck = True
        state.emit(FINAL_DECK)
        return
    state.rng.shuffle(deck)
    bottom = len(deck) - len(deck) // 2
    deck.insert(state.rng.below(bottom + 1), SHUFFLE)
    state.bottom = bottom + 1


def _forget(state: DuelState) -> None:
    for card in state.deck:
        if card <= LAST_CARD:
            state.known[card] = 0


def end_unit(state: DuelState) -> None:
    """T1: clear the table, then carry out the pending end of the game or shuffle."""
    if state.table:
        to_discard_openly(state, state.table)
        state.table = []
    if state.flipped:
        to_discard_openly(state, state.flipped)
        state.flipped = []
    state.retained = NO_CARD
    if state.outcome is not None:
        return
    if state.end_pending:
        end_game(state, "3.2.3(2)")
    elif state.shuffle_pending:
        do_shuffle(state)


def to_discard_openly(state: DuelState, cards: list[CardId]) -> None:
    everyone = state.rules.everyone
    for card in cards:
        state.known[card] = everyone
    state.discard += cards


def draw(state: DuelState, seat: Seat) -> bool:
    """Draw one card into the hand, unseen by others. False if there is none."""
    card = _top_card(state)
    if card == BLANK:
        return False
    take_into_hand(state, seat, card)
    state.whisper(seat, DREW_CARD, seat, card)
    return True


def take_into_hand(state: DuelState, seat: Seat, card: CardId) -> None:
    state.known[card] = 1 << seat
    insort(state.hands[seat], card)


def leave_hand_hidden(state: DuelState, seat: Seat, card: CardId) -> None:
    """A card leaves the hand face down: the others know nothing certain about the rest of the hand any more."""
    hand = state.hands[seat]
    hand.remove(card)
    own = 1 << seat
    for other in hand:
        state.known[other] &= own
    state.known[card] = own


def discard_hidden(state: DuelState, seat: Seat, card: CardId) -> None:
    """4.0, A67: an ordinary discard lies face down."""
    leave_hand_hidden(state, seat, card)
    state.discard.append(card)
    state.tell_others(seat, DISCARDED, seat)
    state.whisper(seat, DISCARDED_CARD, seat, card)


def discard_shown(state: DuelState, seat: Seat, card: CardId) -> None:
    """Reveal and discard."""
    state.hands[seat].remove(card)
    to_discard_openly(state, [card])


def play(state: DuelState, seat: Seat, card: CardId) -> None:
    """Put a card from the hand openly on the table."""
    state.hands[seat].remove(card)
    state.table.append(card)
    state.known[card] = state.rules.everyone


def why_not_in_hand(state: DuelState, seat: Seat, card: CardId) -> Refusal | None:
    """4.2.3(1): players play, pay with and discard only cards of their own hand."""
    return None if card in state.hands[seat] else no("4.2.3(1)", "not-in-hand", Fact("card", CARD, card))


def must_ask(state: DuelState, seat: Seat) -> bool:
    """Whether a player without a choice is asked too, because the others cannot know that they have none.

    With ASK_ALL that is everybody who holds a card that is not public. If the whole hand is public, so is the choice.
    """
    if state.rules.ask_all:
        for card in state.hands[seat]:
            if not state.known[card] & PUBLIC:
                return True
    return False


def symbols_in_hand(state: DuelState, seat: Seat) -> int:
    orders = state.cards.orders
    total = 0
    for card in state.hands[seat]:
        total += orders[card]
    return total
