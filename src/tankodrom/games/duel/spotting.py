"""5.4: spotted, acquired, concealed. A flank marker needs a spotted marker (10.4.2(6))."""

from __future__ import annotations

from typing import ClassVar

from tankodrom.core.action import Action, Seat
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.cards import NO_CARD
from tankodrom.games.duel.events import ACQUIRED, AIM_DROPPED, CONCEALED, FLANK_REMOVED, OFFER_DECLINED, SPOTTED
from tankodrom.games.duel.state import DuelState, DuelStep, why_no_enemy
from tankodrom.games.duel.tank import NO_TANK, Tank, TankId
from tankodrom.games.duel.verbs import DECLINE, ENEMY, TAKE


def mutual_range(tank: Tank, enemy: Tank) -> int:
    """5.2.3"""
    return abs(tank.range + enemy.range)


def in_sight(tank: Tank, enemy: Tank) -> bool:
    """Snow and fog limit what a tank can see (D10)."""
    return tank.sight == 0 or abs(tank.range + enemy.range) <= tank.sight


def may_spot(tank: Tank, enemy: Tank) -> bool:
    """Whether the tank can take a spotted marker of this enemy that it does not have."""
    return (
        tank.alive
        and enemy.alive
        and tank.smoke == NO_CARD  # 5.4.1(6)
        and not tank.has_spotted(enemy.number)
        and in_sight(tank, enemy)
    )


def why_not_spot(tank: Tank, enemy: Tank) -> Refusal | None:
    """The refusal that matches `may_spot`, for a tank on the battlefield."""
    refusal = why_no_enemy(tank, enemy)
    if refusal is not None:
        return refusal
    about = Fact("enemy", ENEMY, enemy.number)
    if tank.smoke != NO_CARD:
        return no("10.5.3(1)", "no-spotting-in-smoke")
    if tank.has_spotted(enemy.number):
        return no("8.3.5.i(1)", "already-spotted", about)
    return None if in_sight(tank, enemy) else no("1.4(1)", "out-of-sight", about)


def unspotted(state: DuelState, tank: Tank) -> list[Tank]:
    return [enemy for enemy in state.enemies_of(tank) if may_spot(tank, enemy)]


def offer_spotted(state: DuelState, tank: Tank, enemy: Tank) -> None:
    """5.4.1(3), A18: a free marker is taken at once, unless the tank must drop an aim for it (5.4.3(5))."""
    if not may_spot(tank, enemy):
        return
    if tank.acquired == NO_TANK:
        mark_spotted(state, tank, enemy)
    elif state.is_bot(tank):
        state.emit(OFFER_DECLINED, tank.number, enemy.number)  # 19.12(2)
    else:
        state.stack.append(SpotOffer(tank.number, enemy.number))


def mark_spotted(state: DuelState, tank: Tank, enemy: Tank) -> None:
    tank.spotted |= 1 << enemy.number
    state.emit(SPOTTED, tank.number, enemy.number)


class SpotOffer(DuelStep):
    """D:spot_offer: take the marker and drop the aim, or keep aiming."""

    __slots__ = ("enemy", "tank")

    rule: ClassVar[str] = "5.4.3(5)"

    def __init__(self, tank: TankId, enemy: TankId) -> None:
        self.tank = tank
        self.enemy = enemy

    def ask(self, state: DuelState) -> list[Decision]:
        return [Decision(state.tanks[self.tank].seat, "spot_offer", [TAKE.of(), DECLINE.of()])]

    def answer(self, state: DuelState, seat: Seat, action: Action) -> None:
        state.stack.pop()
        tank = state.tanks[self.tank]
        if TAKE.made(action):
            state.emit(AIM_DROPPED, tank.number, tank.acquired)
            drop_aim(tank)
            mark_spotted(state, tank, state.tanks[self.enemy])
        else:
            state.emit(OFFER_DECLINED, self.tank, self.enemy)

    def concerns(self, state: DuelState) -> TankId:
        return self.tank

    def copy(self) -> SpotOffer:
        return SpotOffer(self.tank, self.enemy)

    def save(self) -> list[int]:
        return [self.tank, self.enemy]


class SpottedTrigger(DuelStep):
    """10.1.5, 11.1.5: every enemy of a tank that moves or fires may take its spotted marker, in seat order."""

    __slots__ = ("next", "tank")

    rule: ClassVar[str] = "4.2.4(1)"

    def __init__(self, tank: TankId, following: int) -> None:
        self.tank = tank
        self.next = following

    def advance(self, state: DuelState) -> None:
        tank = state.tanks[self.tank]
        watchers = state.rules.enemies[tank.side]
        if self.next >= len(watchers):
            state.stack.pop()
            return
        watcher = state.tanks[watchers[self.next]]
        self.next += 1
        offer_spotted(state, watcher, tank)

    def copy(self) -> SpottedTrigger:
        return SpottedTrigger(self.tank, self.next)

    def save(self) -> list[int]:
        return [self.tank, self.next]


def drop_aim(tank: Tank) -> None:
    """Remove the aim. The spotted marker of its target stays."""
    tank.acquired = NO_TANK
    tank.acquired_bonus = 0


def lose_sight(state: DuelState, tank: Tank, enemy: TankId) -> None:
    """Remove the spotted marker, and with it aim and flank marker (5.4.3(7), 10.4.2(6))."""
    tank.spotted &= ~(1 << enemy)
    if tank.acquired == enemy:
        drop_aim(tank)
    remove_flank(state, tank, enemy)


def remove_flank(state: DuelState, tank: Tank, enemy: TankId) -> None:
    if tank.flanks(enemy):
        tank.flanking &= ~(1 << enemy)
        state.emit(FLANK_REMOVED, tank.number, enemy)


def lose_all_sight(state: DuelState, tank: Tank) -> None:
    """Remove all markers of its own acquisition box (5.6.2(6), 10.5.2(2))."""
    for enemy in state.rules.enemies[tank.side]:
        lose_sight(state, tank, enemy)


def conceal(state: DuelState, tank: Tank) -> None:
    """5.4.2: concealment is an event, not a state. The tank's own markers stay."""
    state.emit(CONCEALED, tank.number)
    for enemy in state.rules.enemies[tank.side]:
        lose_sight(state, state.tanks[enemy], tank.number)


def acquire(state: DuelState, tank: Tank, enemy: Tank) -> None:
    """5.4.3(2), (3): aim; all other spotted markers are removed."""
    for other in state.rules.enemies[tank.side]:
        if other != enemy.number:
            lose_sight(state, tank, other)
    tank.acquired = enemy.number
    tank.acquired_bonus = 10
    state.emit(ACQUIRED, tank.number, enemy.number, 10)


def aims_end_by_move(state: DuelState, tank: Tank) -> None:
    """5.4.3(8)"""
    if tank.acquired != NO_TANK:
        drop_aim(tank)
    for enemy in state.rules.enemies[tank.side]:
        if state.tanks[enemy].acquired == tank.number:
            drop_aim(state.tanks[enemy])
