"""10.3: entering terrain, by one's own card or an enemy's; bogging, concealment and mines on the way in."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import Action
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.boards import TRACK
from tankodrom.games.duel.cards import NO_CARD, NO_TERRAIN, CardId
from tankodrom.games.duel.damage import start_damage_check
from tankodrom.games.duel.deck import end_unit, flip, play
from tankodrom.games.duel.levels import bog_down
from tankodrom.games.duel.shot import record_penetration, stop_motion, terrain_of
from tankodrom.games.duel.spotting import conceal
from tankodrom.games.duel.state import DuelState, DuelStep, Rules, Tank, TankId
from tankodrom.games.duel.tactics import open_window
from tankodrom.games.duel.terrain import BOG_TRIGGER, CONCEAL_TRIGGER, NO_VALUE
from tankodrom.games.duel.verbs import (
    BOG_CHECK,
    BOG_PASSED,
    BOGGED,
    CANCELLED,
    CARD,
    CONCEAL_CHECK,
    CONCEAL_FAILED,
    ENEMY,
    ENTERED,
    MINE_BLEW,
    MINE_PASSED,
    MINES_CHECK,
    TERRAIN_ON,
    TERRAIN_PLAYED,
)

DOUBLED: Final = 2  # 10.3.6(2)


def enter_terrain(state: DuelState, tank: Tank, card: CardId) -> None:
    """10.3.2: the MOVE card goes, the terrain comes (FIELD is printed on the board), its triggers follow."""
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
    """What LEADERSHIP and ORDER double; under SMOKE the larger of the two (A20). NO_VALUE: none."""
    if tank.motion != NO_CARD:
        return NO_VALUE
    value = terrain_of(rules, tank).conceal
    if tank.smoke != NO_CARD:
        value = max(value, rules.terrain.kinds[rules.terrain.smoke].conceal)
    return value


def _try_mine(state: DuelState, tank: Tank, value: int) -> None:
    """D4.1: a mine hits the track and goes through; the card decides the section. 14.2(3): with a medal."""
    card = flip(state, MINES_CHECK, tank.number)
    if state.cards.number[card] > value:
        state.emit(MINE_PASSED, tank.number)
        return
    state.emit(MINE_BLEW, tank.number)
    state.retained = card
    record_penetration(state, tank, state.active, True)
    start_damage_check(state, tank, TRACK, False)


def offer_terrain_on(
    state: DuelState, tank: Tank, card: CardId, movers: list[Tank], choices: list[Action]
) -> None:
    """8.4(2), 10.2.4: any terrain on any enemy in motion (A26)."""
    for enemy in movers:
        choices.append(TERRAIN_ON.of(card, enemy.number))


def why_not_terrain_on(state: DuelState, tank: Tank, card: CardId, enemy: Tank) -> Refusal:
    if card not in state.hands[tank.seat]:
        return no("4.2.3(1)", "not-in-hand", Fact("card", CARD, card))
    if state.cards.terrain[card] == NO_TERRAIN:
        return no("10.3.1(1)", "not-a-terrain-card", Fact("card", CARD, card))
    if enemy.side == tank.side or not enemy.alive:
        return no("15.0(6)", "not-an-enemy", Fact("enemy", ENEMY, enemy.number))
    return no("10.2.4(1)", "enemy-not-in-motion", Fact("enemy", ENEMY, enemy.number))


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
            if state.report:
                state.emit(CANCELLED, state.active)
            else:
                enter_terrain(state, enemy, self.card)
        else:
            state.stack.pop()
            end_unit(state)

    def copy(self) -> TerrainOnEnemy:
        return TerrainOnEnemy(self.card, self.enemy, self.stage)

    def save(self) -> list[int]:
        return [self.card, self.enemy, self.stage]


def start_terrain_on(state: DuelState, tank: Tank, card: CardId, enemy: TankId) -> None:
    play(state, tank.seat, card)
    state.emit(TERRAIN_PLAYED, tank.number, card, enemy)
    state.stack.append(TerrainOnEnemy(card, enemy, 0))
