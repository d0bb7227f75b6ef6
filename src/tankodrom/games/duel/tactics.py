"""13.0: the target's player answers an action with TACTICS, and TACTICS answer TACTICS."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import Action, Seat, first
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.deck import flip, must_ask, play, why_not_in_hand
from tankodrom.games.duel.events import BOT_TACTICS, TACTICS_PLAYED
from tankodrom.games.duel.state import DuelState, DuelStep
from tankodrom.games.duel.tank import NO_SEAT, Tank, TankId
from tankodrom.games.duel.verbs import CARD, NO, TACTICS, TACTICS_CHECK

NO_TACTICS: Final = 0
TACTICS_STAND: Final = 1


def open_window(state: DuelState, target: Tank | None) -> None:
    """13.1: ask the target's player for TACTICS. The step on top gets the result: TACTICS_STAND or NO_TACTICS.

    If there is no target, nobody is asked.
    """
    state.report = NO_TACTICS
    if target is not None:
        if target.seat != NO_SEAT:
            state.stack.append(TacticsWar(target.number, 0))
            return
        # 19.12(1): Tankbot answers once, with one card, whatever the people reply.
        card = flip(state, TACTICS_CHECK, target.number)
        if state.cards.tactics[card]:
            state.emit(BOT_TACTICS, target.number)
            state.stack.append(TacticsWar(target.number, 1))
            return
    state.stack[-1].returned(state, NO_TACTICS)


class TacticsWar(DuelStep):
    """D:tactics: the target's player and the active player alternate until one of them does not play (13.3).

    A player without TACTICS is skipped without an event, or asked all the same (ASK_ALL). Declining gives no event either.
    """

    __slots__ = ("played", "target")

    rule: ClassVar[str] = "13.3(1)"

    def __init__(self, target: TankId, played: int) -> None:
        self.target = target
        self.played = played

    def _seat(self, state: DuelState) -> Seat:
        """The player who may play TACTICS now. Tankbot plays none itself (19.12)."""
        tank = state.tanks[self.target] if self.played % 2 == 0 else state.tanks[state.active]
        return tank.seat

    def _choices(self, state: DuelState) -> list[Action]:
        seat = self._seat(state)
        if seat == NO_SEAT:
            return []
        tactics = state.cards.tactics
        return [TACTICS.of(card) for card in state.hands[seat] if tactics[card]]

    def ask(self, state: DuelState) -> list[Decision]:
        choices = self._choices(state)
        seat = self._seat(state)
        if not choices and (seat == NO_SEAT or not must_ask(state, seat)):
            return []
        choices.append(NO.of())
        return [Decision(seat, "tactics", choices)]

    def advance(self, state: DuelState) -> None:
        """13.3(2): an odd number of TACTICS takes effect."""
        state.report = TACTICS_STAND if self.played % 2 else NO_TACTICS
        state.finish(state.report)

    def answer(self, state: DuelState, seat: Seat, action: Action) -> None:
        if NO.made(action):
            self.advance(state)
            return
        card = first(action)
        play(state, seat, card)
        self.played += 1
        state.emit(TACTICS_PLAYED, seat, card)

    def why_not(self, state: DuelState, seat: Seat, action: Action) -> Refusal | None:
        if TACTICS.made(action):
            card = first(action)
            refusal = why_not_in_hand(state, seat, card)
            if refusal is None and not state.cards.tactics[card]:
                refusal = no("13.1(1)", "no-tactics", Fact("card", CARD, card))
            return refusal
        return None if NO.made(action) else no("13.3(1)", "answer-first")

    def concerns(self, state: DuelState) -> TankId:
        return self.target

    def copy(self) -> TacticsWar:
        return TacticsWar(self.target, self.played)

    def save(self) -> list[int]:
        return [self.target, self.played]
