"""The value of a position of Duel without a network: points, and what is as good as points."""

from __future__ import annotations

import math
from typing import Final

from tankodrom.ai.duel.evaluation import Evaluation
from tankodrom.ai.duel.weights import Weights
from tankodrom.games.duel.missions import ALL_WITHIN, NO_EXIT, PER_NEVER_ELIMINATED
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank_abilities import gunner_in_place
from tankodrom.games.duel.victory import side_medals, side_vp

_PLAIN: Final = Weights()


def seat_values(state: DuelState) -> list[float]:
    """For each seat the probability that its side wins."""
    sides = state.rules.seat_side
    if state.outcome is not None:
        winners = state.outcome.winners
        return [1.0 if seat in winners else 0.0 for seat in range(state.seats)]
    chance = 1.0 / (1.0 + math.exp(-_lead(state)))
    return [chance if sides[seat] == 0 else 1.0 - chance for seat in range(state.seats)]


def _lead(state: DuelState) -> float:
    """How far the Soviet side is ahead, in logits. The weights were fitted to 2,400 games between veterans, and rounded."""
    evaluation = Evaluation(state, 0, 0, _PLAIN, [])
    return (_strength(evaluation, 0) - _strength(evaluation, 1)) / spread(evaluation.left)


def _strength(evaluation: Evaluation, side: int) -> float:
    """The points of a side and what is as good as points."""
    state = evaluation.state
    value = float(side_vp(state, side)) + 1.1 * side_medals(state, side)
    foes = [tank for tank in state.tanks if tank.side != side and tank.alive]
    best = 0.0
    for tank in state.tanks:
        if tank.side != side or not tank.alive:
            continue
        reach = evaluation.reach(tank, foes)
        best = max(best, reach)
        value += 0.22 * reach + 0.3 * evaluation.objective(tank) + 0.14 * evaluation.loss[tank.number]
        value -= 0.9 * tank.dead_men()
        if tank.on_fire:
            value -= 2.3
        if tank.broken:
            value -= 1.8
        if tank.immobilised or tank.jammed:
            value -= 1.5
        if not gunner_in_place(tank):
            value -= 1.2
    value += 0.45 * best
    for seat in range(state.seats):
        if state.rules.seat_side[seat] == side:
            for card in state.hands[seat]:
                value += 0.6 * evaluation.odds.worth[card]
    for hook in state.rules.mission.end_vp:
        if not hook.is_for(side):
            continue
        if hook.hook == PER_NEVER_ELIMINATED:
            for tank in state.tanks:
                if tank.side == side and tank.losses == 0:
                    value += 0.4 * hook.vp
        elif hook.hook == ALL_WITHIN or (hook.hook == NO_EXIT and state.field.exits[1 - side] == 0):
            value += 0.4 * hook.vp
    return value


def spread(rounds: float) -> float:
    """By how many points a lead may still change in so many rounds (the scale of the logit)."""
    return 1.3 + 2.5 * math.sqrt(rounds)
