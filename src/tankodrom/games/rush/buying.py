"""R5: buying. Name the vehicle, then pay until it is covered (A10)."""

from __future__ import annotations

from typing import ClassVar

from tankodrom.core.action import NUMBER, Action, Seat, first
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.rush.cards import NO_VALUE, CardId, Nation
from tankodrom.games.rush.piles import play_from_hand
from tankodrom.games.rush.shop import take_from_shop
from tankodrom.games.rush.state import RushState, RushStep
from tankodrom.games.rush.verbs import BOUGHT, BUY, CARD, NATION, PAID, PAY, POSITION


def can_pay_for(state: RushState, card: CardId, nation: Nation) -> bool:
    """R5.1, R5.4: is this hand card an eligible payment for a vehicle of the nation?"""
    cards = state.cards
    if cards.buying_value[card] == NO_VALUE or card in state.turn.locked:
        return False
    return not cards.own_nation_buying[card] or cards.nation[card] == nation


def is_eligible_card_paid(state: RushState, nation: Nation) -> bool:
    """R5.6: even price 0 wants a card that has paid this turn."""
    return state.turn.paid_any or state.turn.paid_own[nation]


def demands_own_nation_card(state: RushState, nation: Nation) -> bool:
    """R5.10: a further purchase without recruitment, and no own-nation card of N has paid yet."""
    turn = state.turn
    return turn.bought > 0 and not turn.recruiting and not turn.paid_own[nation]


def is_covered(state: RushState, card: CardId) -> bool:
    """R5.4-R5.6, R5.10: nothing further has to be paid for this vehicle."""
    nation = state.cards.nation[card]
    return (
        state.turn.credit[nation] + state.turn.credit_any >= state.cards.price[card]
        and is_eligible_card_paid(state, nation)
        and not demands_own_nation_card(state, nation)
    )


def offer_purchases(state: RushState, seat: Seat, choices: list[Action]) -> None:
    """R5.14: every purchase that can be completed."""
    turn = state.turn
    cards = state.cards
    further = turn.bought > 0 and not turn.recruiting
    # What hand and credit are worth: unrestricted, and per nation through own-nation cards.
    worth_any = turn.credit_any
    has_any = turn.paid_any
    restricted = False
    locked = turn.locked
    hand = state.players[seat].hand
    for card in hand:
        value = cards.buying_value[card]
        if value != NO_VALUE and card not in locked:
            if cards.own_nation_buying[card]:
                restricted = True
            else:
                worth_any += value
                has_any = True
    for place, vehicle in enumerate(state.shop):
        nation = cards.nation[vehicle]
        worth = worth_any + turn.credit[nation]
        has_own = turn.paid_own[nation]
        if restricted:
            for card in hand:
                if cards.own_nation_buying[card] and can_pay_for(state, card, nation):
                    worth += cards.buying_value[card]
                    has_own = True
        if further and not (turn.bought_nation == nation and has_own):
            continue  # R5.9, R5.10
        if worth >= cards.price[vehicle] and (has_any or has_own):
            choices.append(BUY.of(place + 1))


def buy(state: RushState, seat: Seat, position: int) -> None:
    if is_covered(state, state.shop[position - 1]):
        complete_purchase(state, seat, position)
    else:
        state.stack.append(PayFor(seat, position))


def complete_purchase(state: RushState, seat: Seat, position: int) -> None:
    """R5.5, R5.7: own-nation credit is spent first; the vehicle goes to the store, the shop is refilled."""
    turn = state.turn
    card = state.shop[position - 1]
    nation = state.cards.nation[card]
    price = state.cards.price[card]
    from_own = min(price, turn.credit[nation])
    turn.credit[nation] -= from_own
    turn.credit_any -= price - from_own
    turn.bought += 1
    turn.bought_nation = nation
    turn.played = True
    state.players[seat].store.append(card)
    state.emit(BOUGHT, seat, card)
    take_from_shop(state, position)


def why_not_buy(state: RushState, seat: Seat, position: int) -> Refusal:
    if position > len(state.shop):
        return no("R4.5", "shop-place-empty", Fact("position", POSITION, position))
    card = state.shop[position - 1]
    nation = state.cards.nation[card]
    turn = state.turn
    if turn.bought > 0 and not turn.recruiting:
        if turn.bought_nation != nation and turn.paid_own[turn.bought_nation]:
            return no("R5.11", "one-nation-only", Fact("nation", NATION, turn.bought_nation))
        if turn.bought_nation != nation or not (
            turn.paid_own[nation] or _holds_own_nation_card(state, seat, nation)
        ):
            return no("R5.9", "one-purchase")
    eligible = [hand_card for hand_card in state.players[seat].hand if can_pay_for(state, hand_card, nation)]
    if not eligible and not is_eligible_card_paid(state, nation):
        return no("R5.6", "needs-paying-card")
    return no("R5.14", "too-dear", Fact("card", CARD, card), Fact("price", NUMBER, state.cards.price[card]))


def _holds_own_nation_card(state: RushState, seat: Seat, nation: Nation) -> bool:
    return any(
        state.cards.own_nation_buying[card] and can_pay_for(state, card, nation)
        for card in state.players[seat].hand
    )


class PayFor(RushStep):
    """DP2: a vehicle is being bought and is not yet covered."""

    __slots__ = ("position", "seat")

    rule: ClassVar[str] = "R5.2"

    def __init__(self, seat: Seat, position: int) -> None:
        self.seat = seat
        self.position = position

    def _is_payment(self, state: RushState, card: CardId) -> bool:
        nation = state.cards.nation[state.shop[self.position - 1]]
        if demands_own_nation_card(state, nation) and not state.cards.own_nation_buying[card]:
            return False
        return can_pay_for(state, card, nation)

    def ask(self, state: RushState) -> list[Decision]:
        hand = state.players[self.seat].hand
        choices: list[Action] = []
        for card in hand:
            if self._is_payment(state, card):
                action = PAY.of(card)
                if action not in choices:
                    choices.append(action)
        return [Decision(self.seat, "pay", choices)]

    def answer(self, state: RushState, seat: Seat, action: Action) -> None:
        """R5.3: the card goes to the store at once, its value to the credit."""
        card = first(action)
        turn = state.turn
        cards = state.cards
        play_from_hand(state, card)
        state.players[seat].store.append(card)
        state.emit(PAID, seat, card)
        if cards.own_nation_buying[card]:
            turn.credit[cards.nation[card]] += cards.buying_value[card]
            turn.paid_own[cards.nation[card]] = True
        else:
            turn.credit_any += cards.buying_value[card]
            turn.paid_any = True
        if is_covered(state, state.shop[self.position - 1]):
            state.stack.pop()
            complete_purchase(state, seat, self.position)

    def why_not(self, state: RushState, seat: Seat, action: Action) -> Refusal:
        if not PAY.made(action):
            return no("R2.14", "purchase-first")
        card = first(action)
        about = Fact("card", CARD, card)
        if card not in state.players[seat].hand:
            return no("R5.2", "not-in-hand", about)
        if card in state.turn.locked:
            return no("R2.11", "locked", about)
        if state.cards.buying_value[card] == NO_VALUE:
            return no("R5.1", "no-buying-value", about)
        nation = state.cards.nation[state.shop[self.position - 1]]
        if not can_pay_for(state, card, nation):
            return no("R5.4", "pays-own-nation-only", about)
        return no("R5.10", "own-nation-card-first", Fact("nation", NATION, nation))

    def copy(self) -> PayFor:
        return PayFor(self.seat, self.position)

    def save(self) -> list[int]:
        return [self.seat, self.position]
