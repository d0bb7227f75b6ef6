"""17.1 (optional): anti-tank guns that a mission gives to a side."""

from __future__ import annotations

from typing import ClassVar

from tankodrom.core.action import Action
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.boards import DASH
from tankodrom.games.duel.damage.damage import open_damage_check
from tankodrom.games.duel.deck import end_unit
from tankodrom.games.duel.events import GUN_FIRED
from tankodrom.games.duel.rules import FieldGun
from tankodrom.games.duel.shot import (
    Terms,
    add_target_terms,
    armour_of,
    fires_heavy,
    flip_location,
    flip_penetration,
    flip_to_hit,
    goes_through,
    record_penetration,
    row_of,
    strikes,
)
from tankodrom.games.duel.spotting import in_sight
from tankodrom.games.duel.state import DuelState, DuelStep, why_no_enemy
from tankodrom.games.duel.symbols import Payment
from tankodrom.games.duel.tactics import TACTICS_STAND, open_window
from tankodrom.games.duel.tank import Tank, TankId
from tankodrom.games.duel.verbs import AT_GUN_FIRE, BY_GUN, BY_TABLE, ENEMY, GUN


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


def why_gun_cannot_hit(gun: FieldGun, tank: Tank, enemy: Tank) -> Refusal | None:
    about = Fact("enemy", ENEMY, enemy.number)
    if not tank.has_spotted(enemy.number):
        return no("17.1(3)", "not-spotted", about)
    if not in_sight(tank, enemy):
        return no("1.4(1)", "out-of-sight", about)
    if gun.gun.to_hit[row_of(distance_to(gun, enemy))] == DASH:
        return no("17.1(3)", "out-of-range", about)
    return None


def why_not_gun(state: DuelState, tank: Tank, number: int, enemy: Tank, symbols: int) -> Refusal | None:
    """The refusals that match `offer_guns`."""
    gun = state.rules.guns[number]
    if gun.side != tank.side:
        return no("17.1(1)", "not-your-gun", Fact("gun", GUN, number))
    if state.field.guns_used >> number & 1:
        return no("17.1(2)", "gun-used", Fact("gun", GUN, number))
    if gun.gun.order_cost > symbols:
        return no("17.1(2)", "too-few-symbols")
    refusal = why_no_enemy(tank, enemy)
    return refusal if refusal is not None else why_gun_cannot_hit(gun, tank, enemy)


class AtGunFire(DuelStep):
    """The payment, TACTICS, then the shot as in 11.1.3.d-i against the front."""

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
        else:
            state.stack.pop()
            end_unit(state)

    def returned(self, state: DuelState, result: int) -> None:
        """13.2(1): TACTICS lower the accuracy."""
        self.stage = 2
        self._shoot(state, state.tanks[self.enemy], result == TACTICS_STAND)

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
            card = flip_penetration(state, enemy, pen)
            if goes_through(state, enemy, card, pen.total, armour):
                record_penetration(state, enemy, state.active, medal=False)
                open_damage_check(state, enemy, location, card, fires_heavy(gun.gun))

    def copy(self) -> AtGunFire:
        return AtGunFire(self.gun, self.enemy, self.stage)

    def save(self) -> list[int]:
        return [self.gun, self.enemy, self.stage]


def start_gun(state: DuelState, tank: Tank, number: int, enemy: TankId) -> None:
    state.field.guns_used |= 1 << number
    state.stack.append(AtGunFire(number, enemy, 0))
    state.stack.append(Payment(tank.seat, state.rules.guns[number].gun.order_cost))
