"""10.3: a tank enters terrain, by a card of its player or of an enemy; bogging, concealment and mines."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import Action
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.boards import TRACK
from tankodrom.games.duel.cards import NO_CARD, NO_TERRAIN, CardId
from tankodrom.games.duel.damage.damage import open_damage_check
from tankodrom.games.duel.deck import end_unit, flip, play, why_not_in_hand
from tankodrom.games.duel.events import (
    BOG_PASSED,
    BOGGED,
    CANCELLED,
    CONCEAL_FAILED,
    ENTERED,
    MINE_BLEW,
    MINE_PASSED,
    TERRAIN_PLAYED,
)
from tankodrom.games.duel.movement import stop_motion
from tankodrom.games.duel.rules import Rules
from tankodrom.games.duel.shot import record_penetration
from tankodrom.games.duel.spotting import conceal
from tankodrom.games.duel.state import DuelState, DuelStep, why_no_enemy
from tankodrom.games.duel.tactics import TACTICS_STAND, open_window
from tankodrom.games.duel.tank import Tank, TankId
from tankodrom.games.duel.tank_abilities import bog_down
from tankodrom.games.duel.terrain import terrain_of
from tankodrom.games.duel.terrain_kinds import BOG_TRIGGER, CONCEAL_TRIGGER, NO_VALUE
from tankodrom.games.duel.verbs import BOG_CHECK, CARD, CONCEAL_CHECK, ENEMY, MINES_CHECK, TERRAIN_ON

DOUBLED: Final = 2  # 10.3.6(2)


def enter_terrain(state: DuelState, tank: Tank, card: CardId) -> None:
    """10.3.2: the MOVE card leaves, the terrain is placed (FIELD is printed on the board), its triggers follow."""
    rules = state.rules
    kind = rules.cards.terrain[card]
    stop_motion(state, tank)
    if kind != rules.terrain.default:
        state.table.remove(card)
        tank.terrain = card
    state.emit(ENTERED, tank.number, kind)
    terrain = rules.terrain.kinds[kind]
    for trigger in terrain.triggers:
        if trigger == BOG_TRIGGER:
            _try_bog(state, tank, terrain.bog)
        elif trigger == CONCEAL_TRIGGER:
            attempt_conceal(state, tank, terrain.conceal)
        else:
            _try_mine(state, tank, terrain.mines)


def succeeds(state: DuelState, check: int, tank: Tank, value: int) -> bool:
    """10.3.6(1)"""
    return state.cards.number[flip(state, check, tank.number)] <= value


def _try_bog(state: DuelState, tank: Tank, value: int) -> None:
    """10.3.8(1)"""
    if succeeds(state, BOG_CHECK, tank, value) and bog_down(state, tank):
        state.emit(BOGGED, tank.number, tank.bog)
    else:
        state.emit(BOG_PASSED, tank.number)


def attempt_conceal(state: DuelState, tank: Tank, value: int) -> None:
    """5.4.2"""
    if succeeds(state, CONCEAL_CHECK, tank, value):
        conceal(state, tank)
    else:
        state.emit(CONCEAL_FAILED, tank.number)


def conceal_value(rules: Rules, tank: Tank) -> int:
    """The value that LEADERSHIP and ORDER double; under SMOKE the larger of two (A20). NO_VALUE: none."""
    if tank.motion != NO_CARD:
        return NO_VALUE
    value = terrain_of(rules, tank).conceal
    if tank.smoke != NO_CARD:
        value = max(value, rules.terrain.kinds[rules.terrain.smoke].conceal)
    return value


def may_conceal(rules: Rules, tank: Tank) -> bool:
    """10.3.5(1): a conceal attempt if the terrain, or SMOKE on it, has a value."""
    return conceal_value(rules, tank) != NO_VALUE


def why_no_conceal(rules: Rules, tank: Tank) -> Refusal | None:
    return None if may_conceal(rules, tank) else no("10.3.5(1)", "no-conceal-value")


def _try_mine(state: DuelState, tank: Tank, value: int) -> None:
    """D4.1: a mine penetrates the track; the card decides the section. 14.2(3): it earns a medal."""
    card = flip(state, MINES_CHECK, tank.number)
    if state.cards.number[card] > value:
        state.emit(MINE_PASSED, tank.number)
        return
    state.emit(MINE_BLEW, tank.number)
    state.retained = card
    record_penetration(state, tank, state.active, medal=True)
    open_damage_check(state, tank, TRACK, card, heavy_gun=False)


def offer_terrain_on(
    state: DuelState, tank: Tank, card: CardId, movers: list[Tank], choices: list[Action]
) -> None:
    """8.4(2), 10.2.4: any terrain on any enemy in motion (A26)."""
    for enemy in movers:
        choices.append(TERRAIN_ON.of(card, enemy.number))


def why_not_terrain_on(state: DuelState, tank: Tank, card: CardId, enemy: Tank) -> Refusal | None:
    """The refusals that match `offer_terrain_on`."""
    refusal = why_not_in_hand(state, tank.seat, card)
    if refusal is not None:
        return refusal
    if state.cards.terrain[card] == NO_TERRAIN:
        return no("10.3.1(1)", "not-a-terrain-card", Fact("card", CARD, card))
    refusal = why_no_enemy(tank, enemy)
    if refusal is None and not enemy.in_motion():
        refusal = no("10.2.4(1)", "enemy-not-in-motion", Fact("enemy", ENEMY, enemy.number))
    return refusal


class TerrainOnEnemy(DuelStep):
    """A battlefield action that the target's player may cancel with TACTICS (13.1)."""

    __slots__ = ("card", "enemy", "stage")

    rule: ClassVar[str] = "8.4(2)"

    def __init__(self, card: CardId, enemy: TankId, stage: int) -> None:
        self.card = card
        self.enemy = enemy
        self.stage = stage

    def advance(self, state: DuelState) -> None:
        enemy = state.tanks[self.enemy]
        stage = self.stage
        self.stage = stage + 1
        if stage == 0:
            open_window(state, enemy)
        elif stage == 1:
            enter_terrain(state, enemy, self.card)
        else:
            state.stack.pop()
            end_unit(state)

    def returned(self, state: DuelState, result: int) -> None:
        """13.1(1): TACTICS cancel the card."""
        if result == TACTICS_STAND:
            state.emit(CANCELLED, state.active)
            self.stage = 2

    def copy(self) -> TerrainOnEnemy:
        return TerrainOnEnemy(self.card, self.enemy, self.stage)

    def save(self) -> list[int]:
        return [self.card, self.enemy, self.stage]


def start_terrain_on(state: DuelState, tank: Tank, card: CardId, enemy: TankId) -> None:
    play(state, tank.seat, card)
    state.emit(TERRAIN_PLAYED, tank.number, card, enemy)
    state.stack.append(TerrainOnEnemy(card, enemy, 0))
