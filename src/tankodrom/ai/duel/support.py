"""The worth of anti-tank guns and infantry against a tank."""

from __future__ import annotations

from typing import Final

from tankodrom.ai.duel.evaluation import Evaluation
from tankodrom.games.duel import verbs
from tankodrom.games.duel.boards import TURRET
from tankodrom.games.duel.optional.at_guns import distance_to
from tankodrom.games.duel.optional.infantry import assault_terms
from tankodrom.games.duel.shot import Terms, add_target_terms, armour_of, row_of
from tankodrom.games.duel.tank import Tank

_MAX_ACCURACY: Final = 95  # card numbers 96 to 100 always miss (11.1.3.d(3), 17.1(5), 17.3.3(6))
_CHANCE_OF_LIST: Final = 0.5  # half of the numbers that hit use each list of weapons (17.3.3(7))
_CHANCE_NOT_CANCELLED: Final = 0.85  # that no TACTICS cancels the assault (17.3.3(5))


def gun_shot(evaluation: Evaluation, number: int, enemy: Tank, tactics: bool) -> float:
    """The shot of an anti-tank gun at a tank (17.1)."""
    gun = evaluation.rules.guns[number]
    row = row_of(distance_to(gun, enemy))
    terms = Terms(verbs.BY_TABLE, gun.gun.to_hit[row], is_kept=False)
    add_target_terms(evaluation.rules, terms, enemy, tactics)
    hit = max(0, min(_MAX_ACCURACY, terms.total)) / 100.0
    value = 0.0
    for location, digits in enumerate(enemy.board.digits_of):
        if enemy.hull_down and location != TURRET:
            continue
        margin = gun.gun.pen[row] - armour_of(enemy, location, False)
        value += digits * evaluation.harm(enemy, location, margin, gun.gun.is_heavy)
    return hit * value / 10.0


def assault_gain(evaluation: Evaluation, enemy: Tank) -> float:
    """The worth of an assault of infantry on a tank (17.3.3), with the best weapon of each list."""
    final = assault_terms(evaluation.rules, evaluation.state.field.advance[1 - enemy.side], enemy).total
    hit = max(0, min(_MAX_ACCURACY, final)) / 100.0
    table = evaluation.rules.infantry[1 - enemy.side]
    value = 0.0
    for weapon_list in (table.low, table.high):
        best = 0.0
        for number in weapon_list:
            best = max(best, weapon_gain(evaluation, number, enemy))
        value += _CHANCE_OF_LIST * best
    return _CHANCE_NOT_CANCELLED * hit * value


def weapon_gain(evaluation: Evaluation, number: int, enemy: Tank) -> float:
    """The worth of a hit with this weapon of the infantry."""
    weapon = evaluation.rules.kit.weapons[number]
    if weapon.explosions:
        chance = 1.0 - (1.0 - evaluation.odds.blast) ** weapon.explosions
        return float(chance) * (evaluation.loss[enemy.number] + 1.0)
    value = 0.0
    for location, digits in enumerate(enemy.board.digits_of):
        value += digits * evaluation.harm(enemy, location, weapon.pen - enemy.board.side_armour[location], False)
    return value / 10.0
