"""19.0: the tank phase of Tankbot, the solo opponent. It has no hand and asks nobody.

Tankbot plays through the same steps as people. `priority.py` and `shot.better_location` make its choices inside them
(which marker to shake off, where to aim). The other modules of this package hold the other chapters of its rules.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.games.duel.administration import put_out
from tankodrom.games.duel.cards import NO_CARD
from tankodrom.games.duel.deck import end_unit, to_discard_openly
from tankodrom.games.duel.entering import TerrainOnEnemy
from tankodrom.games.duel.events import TERRAIN_PLAYED
from tankodrom.games.duel.state import DuelState, DuelStep
from tankodrom.games.duel.tank import Tank, TankId
from tankodrom.games.duel.tankbot.battlefield_actions import order_next, stop_to_fire
from tankodrom.games.duel.tankbot.lines import NO_LINE, take_line
from tankodrom.games.duel.tankbot.pool import fill_pool, from_pool, pool_symbols, preferred_terrain, spend_pool
from tankodrom.games.duel.tankbot.priority import by_priority, mood_of

EXTINGUISH_COST: Final = 3

# The parts of its action step.
POOL: Final = 0
TERRAINS: Final = 1
ORDERS: Final = 2
STOPPING: Final = 3
PRIMARY: Final = 4
SECONDARY: Final = 5
CLEARING: Final = 6


class BotPhase(DuelStep):
    """19.7-19.9: pool, battlefield actions, primary and secondary action. `tried`: enemies (bits) that got terrain."""

    __slots__ = ("burning", "line", "stage", "tank", "tried")

    rule: ClassVar[str] = "19.7(1)"

    def __init__(self, tank: TankId, stage: int, burning: bool, line: int, tried: int = 0) -> None:
        self.tank = tank
        self.stage = stage
        self.burning = burning
        self.line = line  # the primary line that was carried out
        self.tried = tried

    @staticmethod
    def begun_by(tank: Tank, has_pool: bool) -> BotPhase:
        """19.7(1): Tankbot flips its pool first, unless it already lies there."""
        return BotPhase(tank.number, TERRAINS if has_pool else POOL, tank.on_fire, NO_LINE)

    def advance(self, state: DuelState) -> None:
        tank = state.tanks[self.tank]
        if not tank.alive:
            self.stage = CLEARING
        stage = self.stage
        if stage == TERRAINS:
            if not self._terrain_on_next(state, tank):
                self.stage = ORDERS
            return
        if stage == ORDERS:
            if not order_next(state, tank):
                self.stage = STOPPING
            return
        self.stage = stage + 1
        if stage == POOL:
            fill_pool(state, tank)
        elif stage == STOPPING:
            if self.burning:
                self._extinguish(state, tank)
                self.stage = CLEARING
            else:
                stop_to_fire(state, tank)
        elif stage == PRIMARY:
            self.line = take_line(state, tank, mood_of(state, tank).primary, NO_LINE)
        elif stage == SECONDARY:
            take_line(state, tank, mood_of(state, tank).secondary, self.line)
        elif stage == CLEARING:
            state.stack.pop()
            to_discard_openly(state, state.pool)  # 19.7(3)
            state.pool = []

    def _terrain_on_next(self, state: DuelState, tank: Tank) -> bool:
        """19.8(1)"""
        movers = [
            enemy for enemy in state.enemies_of(tank) if enemy.in_motion() and not self.tried >> enemy.number & 1
        ]
        card = preferred_terrain(state)
        if not movers or card == NO_CARD:
            return False
        enemy = by_priority(state, tank, movers)[0]
        self.tried |= 1 << enemy.number
        from_pool(state, card)
        state.emit(TERRAIN_PLAYED, tank.number, card, enemy.number)
        state.stack.append(TerrainOnEnemy(card, enemy.number, 0))
        return True

    def _extinguish(self, state: DuelState, tank: Tank) -> None:
        """19.9(4)"""
        if pool_symbols(state) >= EXTINGUISH_COST:
            spend_pool(state, EXTINGUISH_COST)
            put_out(state, tank)
            end_unit(state)

    def copy(self) -> BotPhase:
        return BotPhase(self.tank, self.stage, self.burning, self.line, self.tried)

    def save(self) -> list[int | bool]:
        return [self.tank, self.stage, self.burning, self.line, self.tried]
