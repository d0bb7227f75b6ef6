"""17.1 (optional): anti-tank guns that a mission gives to a side."""

from __future__ import annotations

from typing import ClassVar

from tankodrom.core.action import Action
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.boards import DASH
from tankodrom.games.duel.deck import end_unit
from tankodrom.games.duel.shot import (
    Terms,
    add_target_terms,
    armour_of,
    fires_heavy,
    flip_location,
    flip_penetration,
    flip_to_hit,
    row_of,
    strikes,
)
from tankodrom.games.duel.spotting import in_sight
from tankodrom.games.duel.state import DuelState, DuelStep, FieldGun, Tank, TankId
from tankodrom.games.duel.symbols import Payment
from tankodrom.games.duel.tactics import open_window
from tankodrom.games.duel.verbs import AT_GUN_FIRE, BY_GUN, BY_TABLE, ENEMY, GUN, GUN_FIRED


def distance_to(gun: FieldGun, enemy: Tank) -> int:
    """17.1(3)"""
    return abs(gun.range + enemy.range)


def gun_may_hit(gun: FieldGun, tank: Tank, enemy: Tank) -> bool:
    return (
        tank.has_spotted(enemy.number)
        and in_sight(tank, enemy)
        and gun.gun.to_hit[row_of(distance_to(gun, enemy))] != DASH
    )


def offer_guns(state: DuelState, tank: Tank, symbols: int, choices: list[Action]) -> None:
    """17.1(2), (3)"""
    for number, gun in enumerate(state.rules.guns):
        if gun.side != tank.side or state.field.guns_used >> number & 1 or gun.gun.order_cost > symbols:
            continue
        for enemy in state.enemies_of(tank):
            if gun_may_hit(gun, tank, enemy):
                choices.append(AT_GUN_FIRE.of(number, enemy.number))


def why_not_gun(state: DuelState, tank: Tank, number: int, enemy: Tank, symbols: int) -> Refusal:
    gun = state.rules.guns[number]
    about = Fact("enemy", ENEMY, enemy.number)
    if gun.side != tank.side:
        return no("17.1(1)", "not-your-gun", Fact("gun", GUN, number))
    if state.field.guns_used >> number & 1:
        return no("17.1(2)", "gun-used", Fact("gun", GUN, number))
    if gun.gun.order_cost > symbols:
        return no("17.1(2)", "too-few-symbols")
    if enemy.side == tank.side or not enemy.alive:
        return no("15.0(6)", "not-an-enemy", about)
    if not tank.has_spotted(enemy.number):
        return no("17.1(3)", "not-spotted", about)
    return no("17.1(3)", "out-of-range", about)


class AtGunFire(DuelStep):
    """Payment, TACTICS, then the shot as in 11.1.3.d-i against the front."""

    __slots__ = ("enemy", "gun", "stage")

    rule: ClassVar[str] = "17.1(2)"

    def __init__(self, gun: int, enemy: TankId, stage: int) -> None:
        self.gun = gun
        self.enemy = enemy
        self.stage = stage

    def advance(self, state: DuelState) -> None:
        enemy = state.tanks[self.enemy]
        stage = self.stage
        self.stage = stage + 1
        if stage == 0:
            state.emit(GUN_FIRED, self.gun, self.enemy, distance_to(state.rules.guns[self.gun], enemy))
            open_window(state, enemy)
        elif stage == 1:
            self._shoot(state, enemy, state.report == 1)
        else:
            state.stack.pop()
            end_unit(state)

    def _shoot(self, state: DuelState, enemy: Tank, tactics: bool) -> None:
        """17.1(4)-(7)"""
        gun = state.rules.guns[self.gun]
        row = row_of(distance_to(gun, enemy))
        terms = Terms(BY_TABLE, gun.gun.to_hit[row])
        add_target_terms(state.rules, terms, enemy, tactics)
        if not flip_to_hit(state, state.active, enemy, terms):
            return
        location = flip_location(state, enemy)
        if strikes(state, state.active, enemy, location, enemy.hull_down):
            pen = Terms(BY_GUN, gun.gun.pen[row])
            armour = armour_of(enemy, location, False)
            flip_penetration(state, enemy, location, pen, armour, state.active, False, fires_heavy(gun.gun))

    def copy(self) -> AtGunFire:
        return AtGunFire(self.gun, self.enemy, self.stage)

    def save(self) -> list[int]:
        return [self.gun, self.enemy, self.stage]


def start_gun(state: DuelState, tank: Tank, number: int, enemy: TankId) -> None:
    state.field.guns_used |= 1 << number
    state.stack.append(AtGunFire(number, enemy, 0))
    state.stack.append(Payment(tank.seat, state.rules.guns[number].gun.order_cost))
