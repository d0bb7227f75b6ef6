"""Cards kept for the next turn: V7, the alternative effect of recruitment, and V2, compensation for a weak hand."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import Action, Seat, first
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.rush.cards import CardId
from tankodrom.games.rush.events import KEPT, KEPT_CARD, RECRUITING
from tankodrom.games.rush.piles import scrap
from tankodrom.games.rush.state import RushState, RushStep
from tankodrom.games.rush.verbs import CARD, DECLINE, KEEP, RECRUIT_NORMAL, SCRAP_HAND

MOST_KEPT: Final = 5  # V7.3


def _keep(state: RushState, seat: Seat, card: CardId) -> None:
    """Keep a hand card for the next turn. The hand lies open, so everybody knows the card, except under V3."""
    # This does not call `leave_hand`: a lock is public (5.3) and would reveal which vehicle was kept.
    state.players[seat].hand.remove(card)
    state.players[seat].kept.append(card)
    if state.rules.interactive:
        state.tell_others(seat, KEPT, seat)
        state.whisper(seat, KEPT_CARD, seat, card)
    else:
        state.emit(KEPT_CARD, seat, card)


def _offer_hand(state: RushState, seat: Seat, choices: list[Action], scrapping: bool) -> None:
    for card in state.players[seat].hand:
        action = SCRAP_HAND.of(card) if scrapping else KEEP.of(card)
        if action not in choices:
            choices.append(action)


class RecruitmentMode(RushStep):
    """DP12, V7.1: the normal effect, or keep one other hand card."""

    __slots__ = ("seat",)

    rule: ClassVar[str] = "V7.1"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, state: RushState) -> list[Decision]:
        choices = [RECRUIT_NORMAL.of()]
        if len(state.players[self.seat].kept) < MOST_KEPT:
            _offer_hand(state, self.seat, choices, scrapping=False)
        return [Decision(self.seat, "recruitment_mode", choices)]

    def answer(self, state: RushState, seat: Seat, action: Action) -> None:
        state.stack.pop()
        if KEEP.made(action):
            _keep(state, seat, first(action))
        else:
            state.turn.recruiting = True
            state.emit(RECRUITING, seat)

    def why_not(self, state: RushState, seat: Seat, action: Action) -> Refusal | None:
        if RECRUIT_NORMAL.made(action):
            return None
        if not KEEP.made(action):
            return no("V7.1", "recruitment-first")
        if len(state.players[seat].kept) >= MOST_KEPT:
            return no("V7.3", "five-kept")
        if first(action) not in state.players[seat].hand:
            return no("V7.3", "not-in-hand", Fact("card", CARD, first(action)))
        return None

    def copy(self) -> RecruitmentMode:
        return RecruitmentMode(self.seat)

    def save(self) -> list[int]:
        return [self.seat]


class Compensation(RushStep):
    """DP14, V2.2: after a turn without a play, the player keeps or scraps one hand card. The shop moves later (V2.4)."""

    __slots__ = ("seat",)

    rule: ClassVar[str] = "V2.2"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, state: RushState) -> list[Decision]:
        choices: list[Action] = []
        _offer_hand(state, self.seat, choices, scrapping=False)
        _offer_hand(state, self.seat, choices, scrapping=True)
        choices.append(DECLINE.of())
        return [Decision(self.seat, "compensation", choices)]

    def answer(self, state: RushState, seat: Seat, action: Action) -> None:
        state.stack.pop()
        if KEEP.made(action):
            _keep(state, seat, first(action))
        elif SCRAP_HAND.made(action):
            state.players[seat].hand.remove(first(action))
            scrap(state, seat, first(action))

    def why_not(self, state: RushState, seat: Seat, action: Action) -> Refusal | None:
        if DECLINE.made(action):
            return None
        if not (KEEP.made(action) or SCRAP_HAND.made(action)):
            return no("V2.2", "compensation-first")
        if first(action) not in state.players[seat].hand:
            return no("V2.2", "not-in-hand", Fact("card", CARD, first(action)))
        return None

    def copy(self) -> Compensation:
        return Compensation(self.seat)

    def save(self) -> list[int]:
        return [self.seat]
