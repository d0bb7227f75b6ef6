"""3.0, T2, T3: rounds, their phases, and the steps of a tank phase."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import Action, Seat, first
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Refusal, no
from tankodrom.games.duel.action_step import ActionStep
from tankodrom.games.duel.administration import (
    FireCheck,
    MoraleCheck,
    SetHatch,
    discard_initiative,
    smoke_check,
    weather_check,
)
from tankodrom.games.duel.cards import NO_CARD
from tankodrom.games.duel.damage.elimination import reinforce
from tankodrom.games.duel.deck import discard_hidden, why_not_in_hand
from tankodrom.games.duel.drawing import draw_phase
from tankodrom.games.duel.events import PHASE_BEGAN, ROUND_BEGAN
from tankodrom.games.duel.initiative import Initiative
from tankodrom.games.duel.objectives import pay_objective
from tankodrom.games.duel.state import (
    DRAW_PHASE,
    INITIATIVE_PHASE,
    REINFORCEMENT_PHASE,
    TANK_PHASE,
    DuelState,
    DuelStep,
)
from tankodrom.games.duel.tank import NO_SEAT, NO_TANK, Tank, TankId
from tankodrom.games.duel.tankbot.phase import BotPhase
from tankodrom.games.duel.verbs import DISCARD, END_DISCARD
from tankodrom.games.duel.victory import end_game

LAST_ROUND: Final = 60  # A71


class Rounds(DuelStep):
    """The bottom of the stack: it starts one phase after another (3.0(2))."""

    __slots__ = ()

    rule: ClassVar[str] = "3.0(2)"

    def advance(self, state: DuelState) -> None:
        if state.phase == DRAW_PHASE:
            if state.round >= LAST_ROUND:
                end_game(state, "3.2(2)")
                return
            state.round += 1
            state.emit(ROUND_BEGAN, state.round)
            draw_phase(state)
            state.phase = INITIATIVE_PHASE
        elif state.phase == INITIATIVE_PHASE:
            state.stack.append(Initiative(0))
        elif state.phase == TANK_PHASE:
            self._next_tank(state)
        else:
            reinforce(state)
            state.phase = DRAW_PHASE

    def _next_tank(self, state: DuelState) -> None:
        """8.0(1), (3): the tanks act one after another. An eliminated tank loses its phase."""
        while state.queue:
            number = state.queue.pop(0)
            tank = state.tanks[number]
            if tank.alive:
                state.active = number
                if tank.seat != NO_SEAT:
                    state.last_actor = tank.seat
                state.field.new_phase()
                state.emit(PHASE_BEGAN, number)
                state.stack.append(TankPhase(number, BEGIN))
                return
        state.active = NO_TANK
        state.phase = REINFORCEMENT_PHASE

    def copy(self) -> Rounds:
        return Rounds()


# The parts of a tank phase, in order (3.1).
BEGIN: Final = 0
SMOKE: Final = 1
FIRE: Final = 2
MORALE: Final = 3
HATCH: Final = 4
ACTIONS: Final = 5
DISCARDS: Final = 6
FINISHED: Final = 7


class TankPhase(DuelStep):
    """8.0: a tank phase. It ends at once when the tank is eliminated."""

    __slots__ = ("stage", "tank")

    rule: ClassVar[str] = "3.1(1)"

    def __init__(self, tank: TankId, stage: int) -> None:
        self.tank = tank
        self.stage = stage

    def advance(self, state: DuelState) -> None:
        tank = state.tanks[self.tank]
        stage = self.stage
        self.stage = stage + 1
        if not tank.alive or stage == FINISHED:
            state.stack.pop()
            return
        if stage == BEGIN:
            self._begin(state, tank)
        elif stage == SMOKE:
            if tank.smoke != NO_CARD or tank.smoke_in_tank:
                smoke_check(state, tank)
        elif stage == FIRE:
            if tank.on_fire:
                state.stack.append(FireCheck(self.tank, False))
        elif stage == MORALE:
            if tank.broken:
                state.stack.append(MoraleCheck(self.tank, False))
        elif stage == HATCH:
            if state.rules.infantry_on:
                state.stack.append(SetHatch(self.tank))
        elif stage == ACTIONS:
            if state.is_bot(tank):
                state.stack.append(BotPhase.begun_by(tank, has_pool=False))
            else:
                state.stack.append(ActionStep(self.tank, tank.on_fire, False))
        elif stage == DISCARDS:
            if not state.is_bot(tank):
                state.stack.append(DiscardStep(self.tank, 0))

    def _begin(self, state: DuelState, tank: Tank) -> None:
        """8.1.a, 8.1.b. The weather comes first if the mission has weather (D10)."""
        if state.rules.mission.snow:
            weather_check(state, tank)
            if state.outcome is not None:
                return
        discard_initiative(state, tank)
        pay_objective(state, tank)

    def copy(self) -> TankPhase:
        return TankPhase(self.tank, self.stage)

    def save(self) -> list[int]:
        return [self.tank, self.stage]


class DiscardStep(DuelStep):
    """8.5, D:discard"""

    __slots__ = ("done", "tank")

    rule: ClassVar[str] = "8.5(1)"

    def __init__(self, tank: TankId, done: int) -> None:
        self.tank = tank
        self.done = done

    def _most(self, state: DuelState) -> int:
        return 2 if state.tanks[self.tank].in_red_zone() else 1

    def ask(self, state: DuelState) -> list[Decision]:
        seat = state.tanks[self.tank].seat
        hand = state.hands[seat]
        if not hand or self.done >= self._most(state):
            return []
        choices: list[Action] = [DISCARD.of(card) for card in hand]
        choices.append(END_DISCARD.of())
        return [Decision(seat, "discard", choices)]

    def answer(self, state: DuelState, seat: Seat, action: Action) -> None:
        if DISCARD.made(action):
            self.done += 1
            discard_hidden(state, seat, first(action))
        else:
            state.stack.pop()

    def advance(self, state: DuelState) -> None:
        state.stack.pop()

    def why_not(self, state: DuelState, seat: Seat, action: Action) -> Refusal | None:
        if DISCARD.made(action):
            return why_not_in_hand(state, seat, first(action))
        return None if END_DISCARD.made(action) else no("8.5(1)", "discard-step")

    def copy(self) -> DiscardStep:
        return DiscardStep(self.tank, self.done)

    def save(self) -> list[int]:
        return [self.tank, self.done]
