"""Scores of TACTICS: what it is worth to cancel an action against a tank."""

from __future__ import annotations

from tankodrom.ai.duel.evaluation import AS_IS, BY_ALL, Evaluation
from tankodrom.ai.duel.fire import shot_in
from tankodrom.ai.duel.support import assault_gain, gun_shot
from tankodrom.ai.duel.verbs import TACTICS
from tankodrom.core.action import Action, verb_number
from tankodrom.games.duel.cards import NO_CARD
from tankodrom.games.duel.crew_commands import SpottingAttempt
from tankodrom.games.duel.damage.damage_cards import LIGHT
from tankodrom.games.duel.entering import TerrainOnEnemy
from tankodrom.games.duel.fire_action import FireAction
from tankodrom.games.duel.manoeuvre import REMOVE, Manoeuvre
from tankodrom.games.duel.optional.at_guns import AtGunFire
from tankodrom.games.duel.optional.infantry import Assault
from tankodrom.games.duel.tactics import TacticsWar
from tankodrom.games.duel.tank import Tank


def tactics_scores(evaluation: Evaluation, war: TacticsWar, choices: list[Action]) -> list[float]:
    stake = _stake_of_tactics(evaluation, war)
    return [
        stake - evaluation.weights.tactics_price if verb_number(action) == TACTICS else 0.0 for action in choices
    ]


def _stake_of_tactics(evaluation: Evaluation, war: TacticsWar) -> float:
    """What it is worth to the target's side that the action is cancelled."""
    state = evaluation.state
    below = state.stack[-2] if len(state.stack) > 1 else war
    target = state.tanks[war.target]
    if isinstance(below, FireAction):
        return shot_in(evaluation, below, target, False) - shot_in(evaluation, below, target, True)
    active = state.tanks[state.active]
    if isinstance(below, AtGunFire):
        return gun_shot(evaluation, below.gun, target, False) - gun_shot(evaluation, below.gun, target, True)
    if isinstance(below, Assault):
        return assault_gain(evaluation, target)
    if isinstance(below, SpottingAttempt):
        before = evaluation.threat_value(active, target, AS_IS)
        return (
            evaluation.weights.tactics_spot
            * evaluation.weights.again
            * (evaluation.threat_value(active, target, BY_ALL) - before)
        )
    if isinstance(below, Manoeuvre):
        return _stake_of_flank(evaluation, below, active, target)
    if isinstance(below, TerrainOnEnemy):
        return _stake_of_terrain(evaluation, below, target)
    return 0.4


def _stake_of_flank(evaluation: Evaluation, below: Manoeuvre, active: Tank, target: Tank) -> float:
    if below.flank_mode == REMOVE:
        after = evaluation.threat_value(target, active, AS_IS)
        target.flanking &= ~(1 << active.number)
        value = after - evaluation.threat_value(target, active, AS_IS)
        target.flanking |= 1 << active.number
        return evaluation.weights.again * value
    before = evaluation.threat_value(active, target, AS_IS)
    flanking = active.flanking
    active.flanking |= 1 << target.number
    value = evaluation.threat_value(active, target, AS_IS) - before
    active.flanking = flanking
    return evaluation.weights.tactics_flank * evaluation.weights.again * value


def _stake_of_terrain(evaluation: Evaluation, below: TerrainOnEnemy, target: Tank) -> float:
    ground = evaluation.rules.terrain.kinds[evaluation.cards.terrain[below.card]]
    if ground.mines > 0:
        return ground.mines / 100.0 * (evaluation.odds.elim[LIGHT] * evaluation.loss[target.number] + 0.5)
    motion = target.motion
    before = 0.0
    after = 0.0
    for enemy in evaluation.state.tanks:
        if enemy.side != target.side and enemy.alive:
            before += evaluation.threat_value(enemy, target, AS_IS)
            target.motion = NO_CARD
            after += evaluation.threat_value(enemy, target, AS_IS)
            target.motion = motion
    return 0.8 * (after - before) - 0.01 * ground.cover
