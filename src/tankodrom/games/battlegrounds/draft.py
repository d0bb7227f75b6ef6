"""R3: the draft, an open selection of the starting cards."""

from __future__ import annotations

from typing import ClassVar

from tankodrom.core.action import Action, Seat, first
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.battlegrounds.events import DRAFTED
from tankodrom.games.battlegrounds.state import BattlegroundsState, BattlegroundsStep
from tankodrom.games.battlegrounds.verbs import CARD, DRAFT_PICK


def draft_order(seats: int, starter: Seat) -> list[Seat]:
    """R3.2: snake order from the starting seat. R3.4: two players draft two rounds and alternate the start."""
    relative = [0, 1, 1, 0, 1, 0, 0, 1] if seats == 2 else [*range(seats), *reversed(range(seats))]
    return [(starter + seat) % seats for seat in relative]


class DraftPick(BattlegroundsStep):
    """D1: the players take one card of the display at a time. Each round begins with a new display (R3.1, R3.4)."""

    __slots__ = ("done", "order")

    rule: ClassVar[str] = "R3.2"

    def __init__(self, order: list[Seat], done: list[Seat]) -> None:
        self.order = order  # the seats that must still pick
        self.done = done

    def ask(self, state: BattlegroundsState) -> list[Decision]:
        if not self.order or not state.display:
            return []
        choices = [DRAFT_PICK.of(card) for card in sorted(state.display)]
        return [Decision(self.order[0], "draft_pick", choices)]

    def advance(self, state: BattlegroundsState) -> None:
        if not self.order:
            state.stack.pop()
            return
        for _ in range(4 if state.seats == 2 else 2 * state.seats):
            state.display.append(state.deck.pop())

    def answer(self, state: BattlegroundsState, seat: Seat, action: Action) -> None:
        card = first(action)
        state.display.remove(card)
        state.tank_owner[card] = seat
        self.done.append(self.order.pop(0))
        state.emit(DRAFTED, seat, card)

    def why_not(self, state: BattlegroundsState, seat: Seat, action: Action) -> Refusal | None:
        if not DRAFT_PICK.made(action):
            return no("R3.1", "draft-first")
        if first(action) not in state.display:
            return no("R3.3", "not-on-display", Fact("card", CARD, first(action)))
        return None

    def copy(self) -> DraftPick:
        return DraftPick(self.order[:], self.done[:])

    def save(self) -> list[list[int]]:
        return [self.order, self.done]
