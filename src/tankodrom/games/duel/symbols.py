"""4.2.3: players pay order symbols by revealing and discarding cards."""

from __future__ import annotations

from typing import ClassVar

from tankodrom.core.action import Action, Seat, first
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.deck import discard_shown, why_not_in_hand
from tankodrom.games.duel.events import SPENT
from tankodrom.games.duel.state import DuelState, DuelStep, asked
from tankodrom.games.duel.verbs import CARD, SPEND


class Payment(DuelStep):
    """D:pay: the player discards card after card until the cost is covered (A14). They cannot go back."""

    __slots__ = ("need", "seat")

    rule: ClassVar[str] = "4.2.3(9)"

    def __init__(self, seat: Seat, need: int) -> None:
        self.seat = seat
        self.need = need

    def _payable(self, state: DuelState) -> list[Action]:
        orders = state.cards.orders
        return [SPEND.of(card) for card in state.hands[self.seat] if orders[card]]

    def ask(self, state: DuelState) -> list[Decision]:
        return asked(self.seat, "pay", self._payable(state)) if self.need > 0 else []

    def advance(self, state: DuelState) -> None:
        if self.need > 0:
            self.answer(state, self.seat, self._payable(state)[0])
        else:
            state.stack.pop()

    def answer(self, state: DuelState, seat: Seat, action: Action) -> None:
        card = first(action)
        self.need -= state.cards.orders[card]
        spend(state, seat, card)

    def why_not(self, state: DuelState, seat: Seat, action: Action) -> Refusal | None:
        if SPEND.made(action):
            card = first(action)
            refusal = why_not_in_hand(state, seat, card)
            if refusal is None and not state.cards.orders[card]:
                refusal = no("4.2.3(1)", "no-symbols", Fact("card", CARD, card))
            return refusal
        return no("4.2.3(9)", "pay-first")

    def copy(self) -> Payment:
        return Payment(self.seat, self.need)

    def save(self) -> list[int]:
        return [self.seat, self.need]


def spend(state: DuelState, seat: Seat, card: int) -> None:
    """4.2.3(1), (2): the card is shown and discarded, without any other effect."""
    discard_shown(state, seat, card)
    state.emit(SPENT, seat, card)
