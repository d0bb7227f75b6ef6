"""12.1, T6: the damage check. One section of one damage card: its effects from left to right, then morale."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import Action, Seat, first
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Refusal, no
from tankodrom.games.duel.boards import POSITIONS, Location, Man
from tankodrom.games.duel.cards import CardId
from tankodrom.games.duel.damage.burning import blow_up, catch_fire, explosion_check, fire_check
from tankodrom.games.duel.damage.crew import kill, man_hit, wound
from tankodrom.games.duel.damage.damage_cards import (
    AMMO_HIT,
    CATASTROPHIC,
    CREW_SHOCKED,
    CREW_STUNNED,
    CRITICAL,
    DRIVER_PANICS,
    ENGINE_DESTROYED,
    EXPLOSION_CHECK,
    FIRE_CHECK,
    FUEL_TANK_HIT,
    HEAVY,
    IMMOBILISED,
    KILL,
    LIGHT,
    LOADER_PANICS,
    MAIN_GUN_HIT,
    SIGHTS_DAMAGED,
    SMOKE_IN_TANK,
    SPECIAL_AMMO_HIT,
    SURE_EXPLOSION,
    SURE_FIRE,
    TRACK_DAMAGE,
    TRANSMISSION_JAMMED,
    TURRET_TRAVERSE_DAMAGED,
    WOUND,
    Effect,
)
from tankodrom.games.duel.damage.damage_deck import flip_damage_card, put_away
from tankodrom.games.duel.damage.elimination import eliminate
from tankodrom.games.duel.damage.morale import morale_after_damage
from tankodrom.games.duel.deck import discard_shown, must_ask
from tankodrom.games.duel.events import DAMAGE_FLIP, DAMAGED, NO_DAMAGE, SHOWN_DISCARD
from tankodrom.games.duel.spotting import drop_aim
from tankodrom.games.duel.state import DuelState, DuelStep
from tankodrom.games.duel.tank import DEAD, FIT, NO_SEAT, WOUNDED, Tank, TankId
from tankodrom.games.duel.tank_abilities import half_up, hit_track, immobilise, recheck_bog
from tankodrom.games.duel.verbs import AMMO_DISCARD, BY_CATASTROPHE, BY_TWO_DEAD, NO

FIRE_CARDS_LOST: Final = 2
DEADLY: Final = 2  # 5.6.2(8)
LEAST_LEVEL: Final = 1  # a hit on gun or fuel tank leaves at least this level


def open_damage_check(state: DuelState, tank: Tank, location: Location, retained: CardId, heavy_gun: bool) -> None:
    """12.1.3: the retained card decides which section of the flipped damage card is read."""
    number = flip_damage_card(state)
    card = state.rules.damage[number]
    cards = state.cards
    if cards.digit[retained] == card.critical:
        section = CRITICAL
    elif cards.heavy[retained] or heavy_gun:
        section = HEAVY
    else:
        section = LIGHT
    state.emit(DAMAGE_FLIP, tank.number, number, section)
    if not card.results[location][section]:
        state.emit(NO_DAMAGE, tank.number)
    state.stack.append(DamageCheck(tank.number, number, location, section, 0, 0))


class DamageCheck(DuelStep):
    """The effects from `at` on. `wounded` holds the men that this card has already wounded (A47)."""

    __slots__ = ("at", "card", "location", "section", "tank", "wounded")

    rule: ClassVar[str] = "12.1.3(1)"

    def __init__(self, tank: TankId, card: int, location: Location, section: int, at: int, wounded: int) -> None:
        self.tank = tank
        self.card = card
        self.location = location
        self.section = section
        self.at = at
        self.wounded = wounded

    def advance(self, state: DuelState) -> None:
        tank = state.tanks[self.tank]
        card = state.rules.damage[self.card]
        effects = card.results[self.location][self.section]
        while self.at < len(effects) and tank.alive:  # 12.1.4.c(4)
            effect = effects[self.at]
            self.at += 1
            self._apply(state, tank, effect)
            if state.stack[-1] is not self:
                return  # the owner chooses what to discard
        state.stack.pop()
        if tank.alive and tank.dead_men() >= DEADLY:
            eliminate(state, tank, BY_TWO_DEAD)  # 5.6.2(8), A46
        if tank.alive:
            morale_after_damage(state, tank, card)  # 12.1.5
        put_away(state, self.card)

    def _apply(self, state: DuelState, tank: Tank, effect: Effect) -> None:
        op = effect.op
        if op in (WOUND, KILL):
            man = man_hit(tank, effect.seat, effect.instead)
            if man >= 0:
                self._hurt(state, tank, man, op == KILL)
        elif op == FIRE_CHECK:
            fire_check(state, tank)
        elif op == EXPLOSION_CHECK:
            explosion_check(state, tank)
        elif op == SURE_FIRE:
            catch_fire(state, tank)
        elif op == SURE_EXPLOSION:
            blow_up(state, tank)
        else:
            state.emit(DAMAGED, tank.number, op)
            specific_damage(state, tank, op)
            if tank.alive:
                recheck_bog(state, tank)

    def _hurt(self, state: DuelState, tank: Tank, man: Man, deadly: bool) -> None:
        if deadly:
            kill(state, tank, man)
        elif not self.wounded >> man & 1:
            self.wounded |= 1 << man
            wound(state, tank, man)

    def copy(self) -> DamageCheck:
        return DamageCheck(self.tank, self.card, self.location, self.section, self.at, self.wounded)

    def save(self) -> list[int]:
        return [self.tank, self.card, self.location, self.section, self.at, self.wounded]


def specific_damage(state: DuelState, tank: Tank, op: int) -> None:
    """12.1.4.d. An effect never raises a value that is already lower."""
    if op == TRACK_DAMAGE:
        hit_track(tank)
    elif op == IMMOBILISED:
        immobilise(tank)
    elif op == SMOKE_IN_TANK:
        tank.smoke_in_tank = True
        for _ in range(2):
            if tank.alive:
                fire_check(state, tank)
    elif op == CATASTROPHIC:
        catastrophe(state, tank)
    elif op == LOADER_PANICS:
        tank.fire_cap = min(tank.fire_cap, 4)
    elif op == CREW_SHOCKED:
        tank.fire_cap = min(tank.fire_cap, 3)
    elif op == CREW_STUNNED:
        tank.move_cap = min(tank.move_cap, 3)
    elif op == DRIVER_PANICS:
        tank.move_cap = min(tank.move_cap, 4)
    elif op == TURRET_TRAVERSE_DAMAGED:
        tank.fire_perm = half_up(tank.fire_perm)
    elif op == SIGHTS_DAMAGED:
        tank.fire_perm = min(tank.fire_perm, 3)
        tank.sights_damaged = True
        drop_aim(tank)  # A56
    elif op == TRANSMISSION_JAMMED:
        tank.jammed = True
    elif op == MAIN_GUN_HIT:
        tank.fire_perm = min(tank.fire_perm, max(LEAST_LEVEL, tank.fire_perm - 3))
    elif op == FUEL_TANK_HIT:
        tank.move_perm = min(tank.move_perm, max(LEAST_LEVEL, tank.move_perm - 3))
    elif op == AMMO_HIT:
        tank.apcr_stock = 0
        tank.apcr_loaded = 0
        if tank.seat != NO_SEAT:  # 19.2(3)
            state.stack.append(AmmoDiscard(tank.number, FIRE_CARDS_LOST))
    elif op == SPECIAL_AMMO_HIT:
        if tank.apcr_stock or tank.apcr_loaded:
            catastrophe(state, tank)
        else:
            catch_fire(state, tank)
    else:
        assert op == ENGINE_DESTROYED
        immobilise(tank)
        explosion_check(state, tank)
        if tank.alive:
            fire_check(state, tank)


def catastrophe(state: DuelState, tank: Tank) -> None:
    """A44: the whole crew dies without a flip."""
    for man in range(len(POSITIONS)):
        if tank.men[man] in (FIT, WOUNDED):
            kill(state, tank, man)
    assert DEAD in tank.men
    eliminate(state, tank, BY_CATASTROPHE)


class AmmoDiscard(DuelStep):
    """D:ammo_discard, A55: the owner shows and discards FIRE cards. They are asked only if they can choose.

    With ASK_ALL they are asked for each of the two cards, even if they have none.
    """

    __slots__ = ("left", "tank")

    rule: ClassVar[str] = "12.1.4.d(12)"

    def __init__(self, tank: TankId, left: int) -> None:
        self.tank = tank
        self.left = left

    def _fire_cards(self, state: DuelState) -> list[int]:
        return [card for card in state.hands[state.tanks[self.tank].seat] if state.cards.fire[card]]

    def ask(self, state: DuelState) -> list[Decision]:
        cards = self._fire_cards(state)
        seat = state.tanks[self.tank].seat
        if self.left == 0 or (len(cards) <= self.left and not must_ask(state, seat)):
            return []
        choices = [AMMO_DISCARD.of(card) for card in cards] if cards else [NO.of()]
        return [Decision(seat, "ammo_discard", choices)]

    def advance(self, state: DuelState) -> None:
        if self.left:
            for card in self._fire_cards(state):
                self._lose(state, card)
        state.stack.pop()

    def answer(self, state: DuelState, seat: Seat, action: Action) -> None:
        if NO.made(action):
            self.left = 0
        else:
            self.left -= 1
            self._lose(state, first(action))

    def _lose(self, state: DuelState, card: int) -> None:
        seat = state.tanks[self.tank].seat
        discard_shown(state, seat, card)
        state.emit(SHOWN_DISCARD, seat, card)

    def why_not(self, state: DuelState, seat: Seat, action: Action) -> Refusal | None:
        cards = self._fire_cards(state)
        if NO.made(action) if not cards else AMMO_DISCARD.made(action) and first(action) in cards:
            return None
        return no("12.1.4.d(12)", "fire-cards-first")

    def concerns(self, state: DuelState) -> TankId:
        return self.tank

    def copy(self) -> AmmoDiscard:
        return AmmoDiscard(self.tank, self.left)

    def save(self) -> list[int]:
        return [self.tank, self.left]
