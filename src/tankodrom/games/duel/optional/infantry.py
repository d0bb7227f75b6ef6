"""17.3 (optional): infantry that advances and assaults tanks."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import Action, Seat, first
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.boards import Location
from tankodrom.games.duel.cards import NO_CARD, CardId
from tankodrom.games.duel.damage.burning import explosion_check
from tankodrom.games.duel.damage.damage import open_damage_check
from tankodrom.games.duel.deck import discard_shown, end_unit, flip, why_not_in_hand
from tankodrom.games.duel.events import (
    ACCURACY,
    CANCELLED,
    INFANTRY_ADVANCED,
    INFANTRY_ASSAULTED,
    INFANTRY_WEAPON,
    MISSED,
    MODIFIED,
    SHOWN_DISCARD,
)
from tankodrom.games.duel.rules import Rules
from tankodrom.games.duel.shot import (
    Terms,
    flip_location,
    flip_penetration,
    goes_through,
    hits,
    record_penetration,
    strikes,
)
from tankodrom.games.duel.state import DuelState, DuelStep, asked, why_no_enemy
from tankodrom.games.duel.tactics import TACTICS_STAND, open_window
from tankodrom.games.duel.tank import Tank, TankId
from tankodrom.games.duel.terrain import cover_of
from tankodrom.games.duel.verbs import (
    ASSAULT_CHECK,
    BY_ADVANCE,
    BY_COVER,
    BY_GUN,
    BY_MOTION,
    BY_OPEN_HATCH,
    BY_SIZE,
    CARD,
    CHOOSE_WEAPON,
    ENEMY,
    INF_ADVANCE,
    INF_ASSAULT,
    WEAPON,
)

FARTHEST_ADVANCE: Final = 400
ADVANCE_STEP: Final = 200
ASSAULT_REACH: Final = 600  # 17.3.3(1)
MOTION_MODIFIER: Final = -30
OPEN_HATCH_MODIFIER: Final = 10
NO_WEAPON: Final = -1


def assault_terms(rules: Rules, advance: int, enemy: Tank) -> Terms:
    """17.3.3(2)-(4): the final number depends on the distance and the tank's place. Cover helps the infantry."""
    table = rules.infantry[1 - enemy.side]
    column = 0 if enemy.range <= 0 else 1 if enemy.range <= ADVANCE_STEP else 2
    terms = Terms(BY_ADVANCE, table.rows[advance // ADVANCE_STEP][column])
    terms.add(BY_SIZE, enemy.board.size)
    if enemy.motion != NO_CARD:
        terms.add(BY_MOTION, MOTION_MODIFIER)
    else:
        terms.add(BY_COVER, cover_of(rules, enemy))
    if not enemy.hatch_closed:
        terms.add(BY_OPEN_HATCH, OPEN_HATCH_MODIFIER)
    return terms


def offer_infantry(state: DuelState, tank: Tank, choices: list[Action]) -> None:
    """8.4(6): one advance or assault per tank phase."""
    if state.field.infantry_used:
        return
    targets = [enemy for enemy in state.enemies_of(tank) if enemy.range <= ASSAULT_REACH]
    for card in state.hands[tank.seat]:
        if state.cards.infantry[card]:
            if state.field.advance[tank.side] < FARTHEST_ADVANCE:
                choices.append(INF_ADVANCE.of(card))
            for enemy in targets:
                choices.append(INF_ASSAULT.of(card, enemy.number))


def why_not_infantry(state: DuelState, tank: Tank, action: Action, card: CardId, enemy: Tank) -> Refusal | None:
    """The refusals that match `offer_infantry`."""
    if not state.rules.infantry_on:
        return no("1.3(1)", "option-off")
    refusal = why_not_in_hand(state, tank.seat, card)
    if refusal is not None:
        return refusal
    if state.field.infantry_used:
        return no("8.4(6)", "infantry-used")
    if not state.cards.infantry[card]:
        if INF_ADVANCE.made(action):
            return no("17.3.2(1)", "no-infantry-mark", Fact("card", CARD, card))
        return no("17.3.3(1)", "no-infantry-mark", Fact("card", CARD, card))
    if INF_ADVANCE.made(action):
        at_end = state.field.advance[tank.side] >= FARTHEST_ADVANCE
        return no("17.3.2(1)", "infantry-at-its-end") if at_end else None
    refusal = why_no_enemy(tank, enemy)
    if refusal is None and enemy.range > ASSAULT_REACH:
        refusal = no("17.3.3(1)", "out-of-reach", Fact("enemy", ENEMY, enemy.number))
    return refusal


def _order(state: DuelState, tank: Tank, card: CardId) -> None:
    state.field.infantry_used = True
    discard_shown(state, tank.seat, card)
    state.emit(SHOWN_DISCARD, tank.seat, card)


def advance_infantry(state: DuelState, tank: Tank, card: CardId) -> None:
    """17.3.2"""
    _order(state, tank, card)
    state.field.advance[tank.side] += ADVANCE_STEP
    state.emit(INFANTRY_ADVANCED, tank.side, state.field.advance[tank.side])
    end_unit(state)


def start_assault(state: DuelState, tank: Tank, card: CardId, enemy: TankId) -> None:
    _order(state, tank, card)
    state.emit(INFANTRY_ASSAULTED, tank.number, enemy)
    state.stack.append(Assault(tank.side, enemy, 0, False, NO_WEAPON))


# The stages of an assault.
TACTICS_STAGE: Final = 0
ATTACK: Final = 1
ARMING: Final = 2
STRIKE: Final = 3
CLOSING: Final = 4


class Assault(DuelStep):
    """17.3.3"""

    __slots__ = ("enemy", "is_high", "side", "stage", "weapon")

    rule: ClassVar[str] = "17.3.3(7)"

    def __init__(self, side: int, enemy: TankId, stage: int, is_high: bool, weapon: int) -> None:
        self.side = side
        self.enemy = enemy
        self.stage = stage
        self.is_high = is_high  # whether the flipped number reached half of the final number
        self.weapon = weapon

    def _weapons(self, state: DuelState) -> list[int]:
        table = state.rules.infantry[self.side]
        return table.high if self.is_high else table.low

    def ask(self, state: DuelState) -> list[Decision]:
        if self.stage != ARMING:
            return []
        choices = [CHOOSE_WEAPON.of(weapon) for weapon in self._weapons(state)]
        return asked(state.tanks[state.active].seat, "weapon", choices)

    def answer(self, state: DuelState, seat: Seat, action: Action) -> None:
        self.weapon = first(action)
        self.stage = STRIKE

    def advance(self, state: DuelState) -> None:
        enemy = state.tanks[self.enemy]
        stage = self.stage
        self.stage = stage + 1
        if stage == TACTICS_STAGE:
            open_window(state, enemy)
        elif stage == ATTACK:
            self._attack(state, enemy)
        elif stage == ARMING:
            self.weapon = self._weapons(state)[0]
        elif stage == STRIKE:
            self._strike(state, enemy)
        else:
            state.stack.pop()
            end_unit(state)

    def returned(self, state: DuelState, result: int) -> None:
        """13.1(1): TACTICS cancel the assault."""
        if result == TACTICS_STAND:
            state.emit(CANCELLED, state.active)
            self.stage = CLOSING

    def _attack(self, state: DuelState, enemy: Tank) -> None:
        """17.3.3(5)-(7)"""
        terms = assault_terms(state.rules, state.field.advance[self.side], enemy)
        for reason, amount in terms.listed:
            state.emit(MODIFIED, reason, amount)
        final = terms.total
        state.emit(ACCURACY, max(0, final))
        number = state.cards.number[flip(state, ASSAULT_CHECK, enemy.number)]
        if not hits(number, final):
            state.emit(MISSED, state.active, enemy.number)
            self.stage = CLOSING
        self.is_high = 2 * number >= final

    def _strike(self, state: DuelState, enemy: Tank) -> None:
        """17.3.3(8)-(10)"""
        weapon = state.rules.kit.weapons[self.weapon]
        state.emit(INFANTRY_WEAPON, self.weapon)
        if weapon.explosions:
            before, medal = enemy.penetrator, enemy.medal_due
            enemy.penetrator, enemy.medal_due = state.active, False
            for _ in range(weapon.explosions):
                if enemy.alive:
                    explosion_check(state, enemy)
            if enemy.alive:  # nothing was penetrated, so an older penetrator remains
                enemy.penetrator, enemy.medal_due = before, medal
            return
        location: Location = flip_location(state, enemy)
        if strikes(state, state.active, enemy, location, False):
            armour = enemy.board.side_armour[location]
            card = flip_penetration(state, enemy, Terms(BY_GUN, weapon.pen))
            if goes_through(state, enemy, card, weapon.pen, armour):
                record_penetration(state, enemy, state.active, medal=False)
                open_damage_check(state, enemy, location, card, heavy_gun=False)

    def why_not(self, state: DuelState, seat: Seat, action: Action) -> Refusal | None:
        if CHOOSE_WEAPON.made(action):
            if first(action) in self._weapons(state):
                return None
            return no("17.3.3(7)", "no-such-weapon", Fact("weapon", WEAPON, first(action)))
        return no("17.3.3(7)", "choose-weapon")

    def copy(self) -> Assault:
        return Assault(self.side, self.enemy, self.stage, self.is_high, self.weapon)

    def save(self) -> list[int | bool]:
        return [self.side, self.enemy, self.stage, self.is_high, self.weapon]
