"""8.1: the administration step, check by check. Each check is a unit (T1)."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import Action, Seat
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Refusal, no
from tankodrom.games.duel.cards import EXTINGUISHER, FLAMES, NO_CARD, SMOKE_SYMBOL
from tankodrom.games.duel.damage.burning import burn_down
from tankodrom.games.duel.damage.damage_deck import flip_damage_card, put_away
from tankodrom.games.duel.damage.elimination import eliminate
from tankodrom.games.duel.damage.morale import crew_fails
from tankodrom.games.duel.deck import end_unit, flip, must_ask, symbols_in_hand, to_discard_openly
from tankodrom.games.duel.events import (
    FIRE_OUT,
    FIRE_STAYS,
    HATCH,
    MORALE_FLIP,
    RALLIED,
    SMOKE_GONE,
    SMOKE_STAYS,
    WEATHER,
)
from tankodrom.games.duel.state import DuelState, DuelStep
from tankodrom.games.duel.symbols import Payment
from tankodrom.games.duel.tank import NO_SEAT, Tank, TankId
from tankodrom.games.duel.tank_abilities import HEAVY_SNOW, LIGHT_SNOW
from tankodrom.games.duel.verbs import (
    BAIL_OUT,
    BURN_CHECK,
    BY_BAIL_OUT,
    BY_MORALE,
    CLOSE_HATCH,
    FLIP,
    OPEN_HATCH,
    PAY,
    SMOKE_CHECK,
    WEATHER_CHECK,
)

FIRE_OUT_COST: Final = 4  # 4.2.3(3)
RALLY_COST: Final = 4  # 4.2.3(4)
LAST_LIGHT_DIGIT: Final = 5


def discard_initiative(state: DuelState, tank: Tank) -> None:
    """8.1.a"""
    if tank.initiative != NO_CARD:
        to_discard_openly(state, [tank.initiative])
        tank.initiative = NO_CARD


def weather_check(state: DuelState, tank: Tank) -> None:
    """Snow and fog: how far this tank sees until its next administration step."""
    digit = state.cards.digit[flip(state, WEATHER_CHECK, tank.number)]
    tank.sight = LIGHT_SNOW if digit <= LAST_LIGHT_DIGIT else HEAVY_SNOW
    state.emit(WEATHER, tank.number, tank.sight)
    end_unit(state)


def smoke_check(state: DuelState, tank: Tank) -> None:
    """8.1.c, A57: one flip for the card and the marker."""
    if state.cards.symbols[flip(state, SMOKE_CHECK, tank.number)] & SMOKE_SYMBOL:
        state.emit(SMOKE_STAYS, tank.number)
    else:
        if tank.smoke != NO_CARD:
            to_discard_openly(state, [tank.smoke])
            tank.smoke = NO_CARD
        tank.smoke_in_tank = False
        state.emit(SMOKE_GONE, tank.number)
    end_unit(state)


def put_out(state: DuelState, tank: Tank) -> None:
    """12.3.3"""
    tank.on_fire = False
    state.emit(FIRE_OUT, tank.number)


class FireCheck(DuelStep):
    """8.1.d, D:fire_admin. Tankbot always flips (19.6)."""

    __slots__ = ("paid", "tank")

    rule: ClassVar[str] = "8.1.d(1)"

    def __init__(self, tank: TankId, paid: bool) -> None:
        self.tank = tank
        self.paid = paid

    def ask(self, state: DuelState) -> list[Decision]:
        seat = state.tanks[self.tank].seat
        if self.paid or seat == NO_SEAT:
            return []
        choices = [BAIL_OUT.of()]
        if symbols_in_hand(state, seat) >= FIRE_OUT_COST:
            choices.append(PAY.of())
        choices.append(FLIP.of())
        return [Decision(seat, "fire_admin", choices)]

    def answer(self, state: DuelState, seat: Seat, action: Action) -> None:
        if PAY.made(action):
            self.paid = True
            state.stack.append(Payment(seat, FIRE_OUT_COST))
            return
        state.stack.pop()
        tank = state.tanks[self.tank]
        if BAIL_OUT.made(action):
            eliminate(state, tank, BY_BAIL_OUT)  # 12.6.1(1), (3)
        else:
            self._flip(state, tank)
        end_unit(state)

    def advance(self, state: DuelState) -> None:
        state.stack.pop()
        tank = state.tanks[self.tank]
        if self.paid:
            put_out(state, tank)
        else:
            self._flip(state, tank)
        end_unit(state)

    def _flip(self, state: DuelState, tank: Tank) -> None:
        """8.1.d(2)-(4)"""
        symbols = state.cards.symbols[flip(state, BURN_CHECK, tank.number)]
        if symbols & FLAMES:
            burn_down(state, tank)
        elif symbols & EXTINGUISHER:
            put_out(state, tank)
        else:
            state.emit(FIRE_STAYS, tank.number)

    def why_not(self, state: DuelState, seat: Seat, action: Action) -> Refusal | None:
        if BAIL_OUT.made(action) or FLIP.made(action):
            return None
        if not PAY.made(action):
            return no("8.1.d(1)", "fire-check-first")
        return no("4.2.3(3)", "too-few-symbols") if symbols_in_hand(state, seat) < FIRE_OUT_COST else None

    def copy(self) -> FireCheck:
        return FireCheck(self.tank, self.paid)

    def save(self) -> list[int | bool]:
        return [self.tank, self.paid]


class MoraleCheck(DuelStep):
    """8.1.e, D:morale_admin: a damage card is flipped (A10)."""

    __slots__ = ("paid", "tank")

    rule: ClassVar[str] = "8.1.e(1)"

    def __init__(self, tank: TankId, paid: bool) -> None:
        self.tank = tank
        self.paid = paid

    def ask(self, state: DuelState) -> list[Decision]:
        seat = state.tanks[self.tank].seat
        if self.paid or seat == NO_SEAT:
            return []
        if symbols_in_hand(state, seat) >= RALLY_COST:
            return [Decision(seat, "morale_admin", [PAY.of(), FLIP.of()])]
        return [Decision(seat, "morale_admin", [FLIP.of()])] if must_ask(state, seat) else []

    def answer(self, state: DuelState, seat: Seat, action: Action) -> None:
        if PAY.made(action):
            self.paid = True
            state.stack.append(Payment(seat, RALLY_COST))
        else:
            self._finish(state)

    def advance(self, state: DuelState) -> None:
        self._finish(state)

    def _finish(self, state: DuelState) -> None:
        """8.1.e(2)-(4)"""
        state.stack.pop()
        tank = state.tanks[self.tank]
        holds = True
        if not self.paid:
            number = flip_damage_card(state)
            state.emit(MORALE_FLIP, tank.number, number)
            holds = not crew_fails(tank, state.rules.damage[number])
            if not holds:
                eliminate(state, tank, BY_MORALE)
            put_away(state, number)
        if holds:
            tank.broken = False
            state.emit(RALLIED, tank.number)
        end_unit(state)

    def why_not(self, state: DuelState, seat: Seat, action: Action) -> Refusal | None:
        if FLIP.made(action):
            return None
        if PAY.made(action):
            affordable = symbols_in_hand(state, seat) >= RALLY_COST
            return None if affordable else no("4.2.3(3)", "too-few-symbols")
        if BAIL_OUT.made(action):
            return no("12.6.1(1)", "bail-out-only-in-fire-check")
        return no("8.1.e(1)", "morale-check-first")

    def copy(self) -> MoraleCheck:
        return MoraleCheck(self.tank, self.paid)

    def save(self) -> list[int | bool]:
        return [self.tank, self.paid]


class SetHatch(DuelStep):
    """8.1.f, D:hatch (17.3.4); Tankbot closes it (19.6(2))."""

    __slots__ = ("tank",)

    rule: ClassVar[str] = "8.1.f(1)"

    def __init__(self, tank: TankId) -> None:
        self.tank = tank

    def ask(self, state: DuelState) -> list[Decision]:
        seat = state.tanks[self.tank].seat
        return [] if seat == NO_SEAT else [Decision(seat, "hatch", [OPEN_HATCH.of(), CLOSE_HATCH.of()])]

    def answer(self, state: DuelState, seat: Seat, action: Action) -> None:
        self._set(state, CLOSE_HATCH.made(action))

    def advance(self, state: DuelState) -> None:
        self._set(state, True)

    def _set(self, state: DuelState, closed: bool) -> None:
        state.stack.pop()
        state.tanks[self.tank].hatch_closed = closed
        state.emit(HATCH, self.tank, 1 if closed else 0)

    def copy(self) -> SetHatch:
        return SetHatch(self.tank)

    def save(self) -> list[int]:
        return [self.tank]
