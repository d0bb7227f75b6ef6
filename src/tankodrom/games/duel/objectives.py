"""D11: the hooks of missions during play (8.1.b, 8.4.2). `victory.py` gives the points of the end."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import Action
from tankodrom.core.refusal import Refusal, no
from tankodrom.games.duel.cards import NO_CARD
from tankodrom.games.duel.damage.elimination import leave_battlefield
from tankodrom.games.duel.deck import discard_hidden, end_unit, symbols_in_hand, why_not_in_hand
from tankodrom.games.duel.events import CLIMBED, LEFT, OBJECTIVE, ROAD_LAID
from tankodrom.games.duel.missions import (
    ABS_RANGE_EQ,
    CLIMB_HOOK,
    EXIT_HOOK,
    ON_HILL,
    RANGE_EQ,
    RANGE_LE,
    ROAD_HOOK,
    Hook,
)
from tankodrom.games.duel.state import DuelState, DuelStep
from tankodrom.games.duel.symbols import Payment
from tankodrom.games.duel.tank import Tank, TankId
from tankodrom.games.duel.tank_abilities import can_move
from tankodrom.games.duel.verbs import CLIMB, EXIT, ROAD

HILL_REACH: Final = 200
ROADS_PER_SIDE: Final = 2


def pay_objective(state: DuelState, tank: Tank) -> None:
    """8.1.b: the first rule that applies, once per tank phase."""
    for hook in state.rules.mission.admin_vp:
        if hook.is_for(tank.side) and _fits(state, hook, tank):
            tank.vp += hook.vp
            state.emit(OBJECTIVE, tank.number, hook.vp)
            return


def _fits(state: DuelState, hook: Hook, tank: Tank) -> bool:
    if hook.still and tank.motion != NO_CARD:
        return False
    if hook.hook == ON_HILL:
        return tank.hill
    if hook.hook == ABS_RANGE_EQ:
        return abs(tank.range) == hook.r
    if hook.hook == RANGE_LE:
        return tank.range <= hook.r
    if hook.hook == RANGE_EQ:
        return tank.range == hook.r
    for enemy in state.enemies_of(tank):
        if enemy.range < 0:
            return False
    return tank.range <= hook.r


def field_hook(state: DuelState, tank: Tank, which: int) -> Hook | None:
    """The mission's battlefield action of this kind for the tank's side."""
    for hook in state.rules.mission.field_actions:
        if hook.hook == which and hook.is_for(tank.side):
            return hook
    return None


def why_cannot_climb(state: DuelState, tank: Tank) -> Refusal | None:
    """M2: the tank stands near the centre, can move, and no other tank of the side is on the hill."""
    if (
        field_hook(state, tank, CLIMB_HOOK) is None
        or tank.hill
        or tank.in_motion()
        or not can_move(tank)
        or abs(tank.range) > HILL_REACH
        or any(other.hill and other.alive and other.side == tank.side for other in state.tanks)
    ):
        return no("8.4.2(1)", "cannot-climb")
    return None


def why_cannot_exit(state: DuelState, tank: Tank) -> Refusal | None:
    """M4"""
    hook = field_hook(state, tank, EXIT_HOOK)
    if hook is None or tank.range > hook.r or tank.on_fire or not can_move(tank):
        return no("8.4.2(1)", "cannot-exit")
    return None


def road_cost(state: DuelState, tank: Tank) -> int:
    """M6: the symbols for the next ROAD of the side; 0 if none can be played now."""
    hook = field_hook(state, tank, ROAD_HOOK)
    if hook is None or state.field.road_used or state.field.roads[tank.side] >= ROADS_PER_SIDE:
        return 0
    return hook.cost


def offer_objectives(state: DuelState, tank: Tank, symbols: int, choices: list[Action]) -> None:
    """8.4.2"""
    if not state.rules.mission.field_actions:  # as in most missions
        return
    hand = state.hands[tank.seat]
    if why_cannot_climb(state, tank) is None:
        for card in hand:
            choices.append(CLIMB.of(card))
    if why_cannot_exit(state, tank) is None:
        for card in hand:
            choices.append(EXIT.of(card))
    cost = road_cost(state, tank)
    if 0 < cost <= symbols:
        choices.append(ROAD.of())


def climb(state: DuelState, tank: Tank) -> None:
    tank.hill = True
    state.emit(CLIMBED, tank.number)


def leave(state: DuelState, tank: Tank) -> None:
    """M4: the tank is not eliminated; it returns with the reinforcements."""
    hook = field_hook(state, tank, EXIT_HOOK)
    assert hook is not None
    tank.vp += hook.vp
    state.emit(LEFT, tank.number, hook.vp)
    state.field.exits[tank.side] += 1
    leave_battlefield(state, tank)


def lay_road(state: DuelState, tank: Tank) -> None:
    state.field.road_used = True
    state.field.roads[tank.side] += 1
    state.emit(ROAD_LAID, tank.side, state.field.roads[tank.side])


class RoadAction(DuelStep):
    """The player pays the symbols in the step above; then the ROAD is placed."""

    __slots__ = ("tank",)

    rule: ClassVar[str] = "8.4.2(1)"

    def __init__(self, tank: TankId) -> None:
        self.tank = tank

    def advance(self, state: DuelState) -> None:
        state.stack.pop()
        lay_road(state, state.tanks[self.tank])
        end_unit(state)

    def copy(self) -> RoadAction:
        return RoadAction(self.tank)

    def save(self) -> list[int]:
        return [self.tank]


def do_objective(state: DuelState, tank: Tank, action: Action, card: int) -> None:
    if ROAD.made(action):
        state.stack.append(RoadAction(tank.number))
        state.stack.append(Payment(tank.seat, road_cost(state, tank)))
        return
    discard_hidden(state, tank.seat, card)
    if CLIMB.made(action):
        climb(state, tank)
    else:
        leave(state, tank)
    end_unit(state)


def why_not_objective(state: DuelState, tank: Tank, action: Action, card: int) -> Refusal | None:
    """The refusals that match `offer_objectives`."""
    if ROAD.made(action):
        if road_cost(state, tank) == 0:
            return no("8.4.2(1)", "no-road")
        affordable = road_cost(state, tank) <= symbols_in_hand(state, tank.seat)
        return None if affordable else no("8.4.2(1)", "too-few-symbols")
    refusal = why_not_in_hand(state, tank.seat, card)
    if refusal is not None:
        return refusal
    if CLIMB.made(action):
        return why_cannot_climb(state, tank)
    return why_cannot_exit(state, tank)
