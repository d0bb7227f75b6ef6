"""What anti-tank guns and infantry can do to a tank."""

from __future__ import annotations

from tankodrom.games.duel import verbs
from tankodrom.games.duel.at_guns import distance_to
from tankodrom.games.duel.boards import TURRET
from tankodrom.games.duel.infantry import assault_terms
from tankodrom.games.duel.shot import Terms, add_target_terms, armour_of, row_of
from tankodrom.games.duel.state import Tank
from tankodrom.minds.duel_desk import Desk


def gun_shot(desk: Desk, number: int, enemy: Tank, tactics: bool) -> float:
    """An anti-tank gun at a tank (17.1)."""
    gun = desk.rules.guns[number]
    row = row_of(distance_to(gun, enemy))
    terms = Terms(verbs.BY_TABLE, gun.gun.to_hit[row], is_kept=False)
    add_target_terms(desk.rules, terms, enemy, tactics)
    hit = max(0, min(95, terms.total)) / 100.0
    value = 0.0
    for location, digits in enumerate(enemy.board.digits_of):
        if enemy.hull_down and location != TURRET:
            continue
        margin = gun.gun.pen[row] - armour_of(enemy, location, False)
        value += digits * desk.harm(enemy, location, margin, gun.gun.is_heavy)
    return hit * value / 10.0


def assault_gain(desk: Desk, enemy: Tank) -> float:
    final = assault_terms(desk.rules, desk.state.field.advance[1 - enemy.side], enemy).total
    hit = max(0, min(95, final)) / 100.0
    table = desk.rules.infantry[1 - enemy.side]
    value = 0.0
    for weapon_list in (table.low, table.high):
        best = 0.0
        for number in weapon_list:
            best = max(best, weapon_gain(desk, number, enemy))
        value += 0.5 * best
    return 0.85 * hit * value


def weapon_gain(desk: Desk, number: int, enemy: Tank) -> float:
    weapon = desk.rules.kit.weapons[number]
    if weapon.explosions:
        chance = 1.0 - (1.0 - desk.odds.blast) ** weapon.explosions
        return float(chance) * (desk.loss[enemy.number] + 1.0)
    value = 0.0
    for location, digits in enumerate(enemy.board.digits_of):
        value += digits * desk.harm(enemy, location, weapon.pen - enemy.board.side_armour[location], False)
    return value / 10.0
