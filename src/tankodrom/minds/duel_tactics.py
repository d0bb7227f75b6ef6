"""TACTICS: what it is worth to spoil what is done to a tank."""

from __future__ import annotations

from tankodrom.core.action import Action, verb_number
from tankodrom.games.duel.at_guns import AtGunFire
from tankodrom.games.duel.cards import NO_CARD
from tankodrom.games.duel.crew_commands import SpottingAttempt
from tankodrom.games.duel.damage_cards import LIGHT
from tankodrom.games.duel.entering import TerrainOnEnemy
from tankodrom.games.duel.fire import FireAction
from tankodrom.games.duel.infantry import Assault
from tankodrom.games.duel.movement import REMOVE, Manoeuvre
from tankodrom.games.duel.state import Tank
from tankodrom.games.duel.tactics import TacticsWar
from tankodrom.minds.duel_desk import AS_IS, BY_ALL, Desk
from tankodrom.minds.duel_fire import shot_in
from tankodrom.minds.duel_support import assault_gain, gun_shot
from tankodrom.minds.duel_verbs import TACTICS


def tactics_scores(desk: Desk, war: TacticsWar, choices: list[Action]) -> list[float]:
    stake = _stake_of_tactics(desk, war)
    return [stake - desk.weights.tactics_price if verb_number(action) == TACTICS else 0.0 for action in choices]


def _stake_of_tactics(desk: Desk, war: TacticsWar) -> float:
    """What it is worth to the target's side that the TACTICS stand."""
    state = desk.state
    below = state.stack[-2] if len(state.stack) > 1 else war
    target = state.tanks[war.target]
    if isinstance(below, FireAction):
        return shot_in(desk, below, target, False) - shot_in(desk, below, target, True)
    active = state.tanks[state.active]
    if isinstance(below, AtGunFire):
        return gun_shot(desk, below.gun, target, False) - gun_shot(desk, below.gun, target, True)
    if isinstance(below, Assault):
        return assault_gain(desk, target)
    if isinstance(below, SpottingAttempt):
        before = desk.menace(active, target, AS_IS)
        return desk.weights.tactics_spot * desk.weights.again * (desk.menace(active, target, BY_ALL) - before)
    if isinstance(below, Manoeuvre):
        return _stake_of_flank(desk, below, active, target)
    if isinstance(below, TerrainOnEnemy):
        return _stake_of_terrain(desk, below, target)
    return 0.4


def _stake_of_flank(desk: Desk, below: Manoeuvre, active: Tank, target: Tank) -> float:
    if below.flank_mode == REMOVE:
        after = desk.menace(target, active, AS_IS)
        target.flanking &= ~(1 << active.number)
        value = after - desk.menace(target, active, AS_IS)
        target.flanking |= 1 << active.number
        return desk.weights.again * value
    before = desk.menace(active, target, AS_IS)
    flanking = active.flanking
    active.flanking |= 1 << target.number
    value = desk.menace(active, target, AS_IS) - before
    active.flanking = flanking
    return desk.weights.tactics_flank * desk.weights.again * value


def _stake_of_terrain(desk: Desk, below: TerrainOnEnemy, target: Tank) -> float:
    ground = desk.rules.terrain.kinds[desk.cards.terrain[below.card]]
    if ground.mines > 0:
        return ground.mines / 100.0 * (desk.odds.elim[LIGHT] * desk.loss[target.number] + 0.5)
    motion = target.motion
    before = 0.0
    after = 0.0
    for enemy in desk.state.tanks:
        if enemy.side != target.side and enemy.alive:
            before += desk.menace(enemy, target, AS_IS)
            target.motion = NO_CARD
            after += desk.menace(enemy, target, AS_IS)
            target.motion = motion
    return 0.8 * (after - before) - 0.01 * ground.cover
