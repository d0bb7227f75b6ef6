"""13.0: TACTICS against what one is the target of, and against TACTICS."""

from __future__ import annotations

from typing import ClassVar

from tankodrom.core.action import Action, Seat, first
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.deck import flip, play
from tankodrom.games.duel.state import NO_SEAT, DuelState, DuelStep, Tank, TankId
from tankodrom.games.duel.verbs import BOT_TACTICS, CARD, NO, TACTICS, TACTICS_CHECK, TACTICS_PLAYED


def open_window(state: DuelState, target: Tank) -> None:
    """Put the question to the target's player; `state.report` is 1 afterwards if the TACTICS stand."""
    state.report = 0
    if target.seat != NO_SEAT:
        state.stack.append(TacticsWar(target.number, 0))
        return
    # 19.12(1): one card, one answer, however the humans reply to it.
    card = flip(state, TACTICS_CHECK, target.number)
    if state.cards.tactics[card]:
        state.emit(BOT_TACTICS, target.number)
        state.stack.append(TacticsWar(target.number, 1))


class TacticsWar(DuelStep):
    """D:tactics: the target's player and the active player in turn, until one of them does not play (13.3).

    A player without TACTICS is passed over without a word, and declining is as silent.
    """

    __slots__ = ("played", "target")

    rule: ClassVar[str] = "13.3(1)"

    def __init__(self, target: TankId, played: int) -> None:
        self.target = target
        self.played = played

    def _seat(self, state: DuelState) -> Seat:
        """Whose turn it is to play one; a bot plays none of its own (19.12)."""
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
        if not choices:
            return []
        choices.append(NO.of())
        return [Decision(self._seat(state), "tactics", choices)]

    def advance(self, state: DuelState) -> None:
        """13.3(2): an odd number of TACTICS has its effect."""
        state.stack.pop()
        state.report = self.played % 2

    def answer(self, state: DuelState, seat: Seat, action: Action) -> None:
        if NO.made(action):
            self.advance(state)
            return
        card = first(action)
        play(state, seat, card)
        self.played += 1
        state.emit(TACTICS_PLAYED, seat, card)

    def why_not(self, state: DuelState, seat: Seat, action: Action) -> Refusal:
        if TACTICS.made(action):
            card = first(action)
            if card not in state.hands[seat]:
                return no("4.2.3(1)", "not-in-hand", Fact("card", CARD, card))
            return no("13.1(1)", "no-tactics", Fact("card", CARD, card))
        return no("13.3(1)", "answer-first")

    def concerns(self, state: DuelState) -> TankId:
        return self.target

    def copy(self) -> TacticsWar:
        return TacticsWar(self.target, self.played)

    def save(self) -> list[int]:
        return [self.target, self.played]
