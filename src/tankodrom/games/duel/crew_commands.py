"""8.3.5: crew commands. The player discards any one card for a command."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import Action, Seat, first, second
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.boards import DRIVER
from tankodrom.games.duel.cards import BINOCULARS
from tankodrom.games.duel.damage.crew import crew_changes, reseat
from tankodrom.games.duel.deck import end_unit, flip, must_ask, symbols_in_hand
from tankodrom.games.duel.events import CANCELLED, RESEATED, SPOTTING_FAILED
from tankodrom.games.duel.fire import change_round, may_change_round, offer_change_of_round
from tankodrom.games.duel.hull_down import (
    attempt_hull_down,
    may_attempt_hull_down,
    why_not_attempt_hull_down,
)
from tankodrom.games.duel.spotting import may_spot, offer_spotted, unspotted, why_not_spot
from tankodrom.games.duel.state import DuelState, DuelStep, asked
from tankodrom.games.duel.symbols import Payment
from tankodrom.games.duel.tactics import TACTICS_STAND, open_window
from tankodrom.games.duel.tank import Tank, TankId
from tankodrom.games.duel.tank_abilities import recheck_bog
from tankodrom.games.duel.verbs import HULL_DOWN, LOAD, MAN, NO, PAY, RESEAT, SPOT, SPOT_CHECK, UNLOAD

SECOND_LOOK_COST: Final = 2  # 4.2.3(7)


def commands(state: DuelState, tank: Tank) -> list[Action]:
    """D:crew_command: the possible commands."""
    choices: list[Action] = [SPOT.of(enemy.number) for enemy in unspotted(state, tank)]
    offer_change_of_round(tank, choices)
    if may_attempt_hull_down(state.rules, tank):
        choices.append(HULL_DOWN.of())
    for man, seat in crew_changes(tank):
        choices.append(RESEAT.of(man, seat))
    return choices


def has_command(state: DuelState, tank: Tank) -> bool:
    """Whether any crew command is possible. Every action step asks this, so it builds no list."""
    tanks = state.tanks
    for number in state.rules.enemies[tank.side]:
        if may_spot(tank, tanks[number]):
            return True
    if tank.board.has_apcr and (tank.apcr_loaded or tank.apcr_stock):
        return True
    return may_attempt_hull_down(state.rules, tank) or bool(crew_changes(tank))


def why_no_command(state: DuelState, tank: Tank) -> Refusal | None:
    return None if commands(state, tank) else no("8.3.5(1)", "no-command-possible")


# The stages of a crew command.
_CHOOSING: Final = 0
_GIVEN: Final = 1


class CrewCommand(DuelStep):
    __slots__ = ("stage", "tank")

    rule: ClassVar[str] = "8.3.5(1)"

    def __init__(self, tank: TankId, stage: int) -> None:
        self.tank = tank
        self.stage = stage

    @staticmethod
    def closing(tank: TankId) -> CrewCommand:
        """The command is given; only the unit (T1) must be closed."""
        return CrewCommand(tank, _GIVEN)

    def ask(self, state: DuelState) -> list[Decision]:
        if self.stage == _GIVEN:
            return []
        tank = state.tanks[self.tank]
        return asked(tank.seat, "crew_command", commands(state, tank))

    def advance(self, state: DuelState) -> None:
        tank = state.tanks[self.tank]
        if self.stage == _CHOOSING:
            self.answer(state, tank.seat, commands(state, tank)[0])
        else:
            state.stack.pop()
            end_unit(state)

    def answer(self, state: DuelState, seat: Seat, action: Action) -> None:
        tank = state.tanks[self.tank]
        self.stage = _GIVEN
        if SPOT.made(action):
            state.stack.append(SpottingAttempt(self.tank, first(action), _EXTRA_LOOK, 1))
        elif LOAD.made(action) or UNLOAD.made(action):
            change_round(state, tank)
        elif HULL_DOWN.made(action):
            attempt_hull_down(state, tank)
        else:
            reseat(tank, first(action), second(action))
            recheck_bog(state, tank)
            state.emit(RESEATED, tank.number, first(action), second(action))

    def why_not(self, state: DuelState, seat: Seat, action: Action) -> Refusal | None:
        tank = state.tanks[self.tank]
        if SPOT.made(action):
            return why_not_spot(tank, state.tanks[first(action)])
        if LOAD.made(action) or UNLOAD.made(action):
            if may_change_round(tank, action):
                return None
            return no("5.5.1(1)" if not tank.board.has_apcr else "8.3.5.ii(1)", "no-apcr")
        if HULL_DOWN.made(action):
            return why_not_attempt_hull_down(state.rules, tank)
        if RESEAT.made(action):
            if (first(action), second(action)) in crew_changes(tank):
                return None
            about = Fact("man", MAN, first(action))
            if second(action) == DRIVER:
                return no("8.3.5.iv(1)", "no-such-change", about)
            return no("8.3.5.iv(2)", "no-such-change", about)
        return no("8.3.5(1)", "choose-command")

    def copy(self) -> CrewCommand:
        return CrewCommand(self.tank, self.stage)

    def save(self) -> list[int]:
        return [self.tank, self.stage]


# The stages of a spotting attempt.
_EXTRA_LOOK: Final = 0
_TACTICS_STAGE: Final = 1
_LOOKING: Final = 2


class SpottingAttempt(DuelStep):
    """8.3.5.i: D:spot_extra, then TACTICS (13.1), then one or two flips."""

    __slots__ = ("enemy", "flips", "stage", "tank")

    rule: ClassVar[str] = "8.3.5.i(1)"

    def __init__(self, tank: TankId, enemy: TankId, stage: int, flips: int) -> None:
        self.tank = tank
        self.enemy = enemy
        self.stage = stage
        self.flips = flips

    @staticmethod
    def by_bot(tank: TankId, enemy: TankId, flips: int) -> SpottingAttempt:
        """19.10 I: Tankbot has already paid."""
        return SpottingAttempt(tank, enemy, _TACTICS_STAGE, flips)

    def ask(self, state: DuelState) -> list[Decision]:
        tank = state.tanks[self.tank]
        if self.stage != _EXTRA_LOOK or state.is_bot(tank):
            return []
        if symbols_in_hand(state, tank.seat) >= SECOND_LOOK_COST:
            return [Decision(tank.seat, "spot_extra", [PAY.of(), NO.of()])]
        return [Decision(tank.seat, "spot_extra", [NO.of()])] if must_ask(state, tank.seat) else []

    def answer(self, state: DuelState, seat: Seat, action: Action) -> None:
        self.stage = _TACTICS_STAGE
        if PAY.made(action):
            self.flips = 2
            state.stack.append(Payment(seat, SECOND_LOOK_COST))

    def advance(self, state: DuelState) -> None:
        stage = self.stage
        self.stage = stage + 1
        if stage == _TACTICS_STAGE:
            open_window(state, state.tanks[self.enemy])
        elif stage == _LOOKING:
            state.stack.pop()
            self._look(state)

    def returned(self, state: DuelState, result: int) -> None:
        """13.1(1): TACTICS cancel the attempt."""
        if result == TACTICS_STAND:
            state.stack.pop()
            state.emit(CANCELLED, self.tank)

    def _look(self, state: DuelState) -> None:
        """4.1(2): both cards are flipped even if the first has binoculars."""
        seen = False
        for _ in range(self.flips):
            if state.cards.symbols[flip(state, SPOT_CHECK, self.tank)] & BINOCULARS:
                seen = True
        if seen:
            offer_spotted(state, state.tanks[self.tank], state.tanks[self.enemy])
        else:
            state.emit(SPOTTING_FAILED, self.tank, self.enemy)

    def copy(self) -> SpottingAttempt:
        return SpottingAttempt(self.tank, self.enemy, self.stage, self.flips)

    def save(self) -> list[int]:
        return [self.tank, self.enemy, self.stage, self.flips]
