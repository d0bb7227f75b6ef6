"""R5: buying. A player names a vehicle and then pays until it is covered (A10)."""

from __future__ import annotations

from typing import ClassVar

from tankodrom.core.action import NUMBER, Action, Seat, first
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.rush.cards import NATIONS, NO_VALUE, CardId, Nation
from tankodrom.games.rush.events import BOUGHT, PAID
from tankodrom.games.rush.piles import play_from_hand
from tankodrom.games.rush.shop import take_from_shop
from tankodrom.games.rush.state import RushState, RushStep
from tankodrom.games.rush.verbs import BUY, CARD, NATION, PAY, POSITION


def can_pay_for(state: RushState, card: CardId, nation: Nation) -> bool:
    """R5.1, R5.4: whether this hand card can pay for a vehicle of the nation."""
    cards = state.cards
    if cards.buying_value[card] == NO_VALUE or card in state.turn.locked:
        return False
    return not cards.own_nation_buying[card] or cards.nation[card] == nation


def why_cannot_pay_for(state: RushState, card: CardId, nation: Nation) -> Refusal | None:
    about = Fact("card", CARD, card)
    if card in state.turn.locked:
        return no("R2.11", "locked", about)
    if state.cards.buying_value[card] == NO_VALUE:
        return no("R5.1", "no-buying-value", about)
    if state.cards.own_nation_buying[card] and state.cards.nation[card] != nation:
        return no("R5.4", "pays-own-nation-only", about)
    return None


def amount_due(state: RushState, position: int) -> int:
    """What the vehicle at this place of the shop still costs after what has been paid."""
    card = state.shop[position - 1]
    return max(0, state.cards.price[card] - state.turn.credit[state.cards.nation[card]] - state.turn.credit_any)


def is_eligible_card_paid(state: RushState, nation: Nation) -> bool:
    """R5.6: even a price of 0 needs a card that paid this turn."""
    return state.turn.paid_any or state.turn.paid_own[nation]


def demands_own_nation_card(state: RushState, nation: Nation) -> bool:
    """R5.10: a further purchase without recruitment, and no own-nation card of N has paid yet."""
    turn = state.turn
    return turn.bought > 0 and not turn.recruiting and not turn.paid_own[nation]


def is_covered(state: RushState, card: CardId) -> bool:
    """R5.4-R5.6, R5.10: this vehicle needs no further payment."""
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
    # The value of hand and credit: unrestricted, and per nation through own-nation cards.
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


def why_cannot_buy(state: RushState, seat: Seat, position: int) -> Refusal | None:
    if position > len(state.shop):
        return no("R4.5", "shop-place-empty", Fact("position", POSITION, position))
    cards = state.cards
    turn = state.turn
    vehicle = state.shop[position - 1]
    nation = cards.nation[vehicle]
    paying = [card for card in state.players[seat].hand if can_pay_for(state, card, nation)]
    if turn.bought > 0 and not turn.recruiting:
        if turn.bought_nation != nation and turn.paid_own[turn.bought_nation]:
            return no("R5.11", "one-nation-only", Fact("nation", NATION, turn.bought_nation))
        has_own = turn.paid_own[nation] or any(cards.own_nation_buying[card] for card in paying)
        if turn.bought_nation != nation or not has_own:
            return no("R5.9", "one-purchase")
    if not paying and not is_eligible_card_paid(state, nation):
        return no("R5.6", "needs-paying-card")
    price = cards.price[vehicle]
    if turn.credit_any + turn.credit[nation] + sum(cards.buying_value[card] for card in paying) < price:
        return no("R5.14", "too-dear", Fact("card", CARD, vehicle), Fact("price", NUMBER, price))
    return None


def hand_worth(state: RushState, seat: Seat) -> tuple[list[int], int]:
    """R5.1, R5.4: the value of a hand as payment: per nation through own-nation cards, and for any vehicle."""
    cards = state.cards
    own = [0] * len(NATIONS)
    free = 0
    for card in state.players[seat].hand:
        nation = cards.nation[card]
        if not can_pay_for(state, card, nation):
            continue
        if cards.own_nation_buying[card]:
            own[nation] += cards.buying_value[card]
        else:
            free += cards.buying_value[card]
    return own, free


def buy(state: RushState, seat: Seat, position: int) -> None:
    if is_covered(state, state.shop[position - 1]):
        complete_purchase(state, seat, position)
    else:
        state.stack.append(PayFor(seat, position))


def complete_purchase(state: RushState, seat: Seat, position: int) -> None:
    """R5.5, R5.7: own-nation credit is spent first. The vehicle goes to the store and the shop is refilled."""
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


class PayFor(RushStep):
    """DP2: a vehicle is being bought and is not yet covered."""

    __slots__ = ("position", "seat")

    rule: ClassVar[str] = "R5.2"

    def __init__(self, seat: Seat, position: int) -> None:
        self.seat = seat
        self.position = position

    def can_pay(self, state: RushState, card: CardId) -> bool:
        """R5.4, R5.10: whether this hand card can pay for the vehicle now."""
        nation = state.cards.nation[state.shop[self.position - 1]]
        if demands_own_nation_card(state, nation) and not state.cards.own_nation_buying[card]:
            return False
        return can_pay_for(state, card, nation)

    def why_cannot_pay(self, state: RushState, card: CardId) -> Refusal | None:
        nation = state.cards.nation[state.shop[self.position - 1]]
        refusal = why_cannot_pay_for(state, card, nation)
        if refusal is not None:
            return refusal
        if demands_own_nation_card(state, nation) and not state.cards.own_nation_buying[card]:
            return no("R5.10", "own-nation-card-first", Fact("nation", NATION, nation))
        return None

    def ask(self, state: RushState) -> list[Decision]:
        hand = state.players[self.seat].hand
        choices: list[Action] = []
        for card in hand:
            if self.can_pay(state, card):
                action = PAY.of(card)
                if action not in choices:
                    choices.append(action)
        return [Decision(self.seat, "pay", choices)]

    def answer(self, state: RushState, seat: Seat, action: Action) -> None:
        """R5.3: the card goes to the store at once and adds its value to the credit."""
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

    def why_not(self, state: RushState, seat: Seat, action: Action) -> Refusal | None:
        if not PAY.made(action):
            return no("R2.14", "purchase-first")
        card = first(action)
        if card not in state.players[seat].hand:
            return no("R5.2", "not-in-hand", Fact("card", CARD, card))
        return self.why_cannot_pay(state, card)

    def copy(self) -> PayFor:
        return PayFor(self.seat, self.position)

    def save(self) -> list[int]:
        return [self.seat, self.position]
