"""Every fast check of Duel with its refusal function, for everything in a position. The contract compares them."""

from __future__ import annotations

from tankodrom.core.refusal import Refusal, RulePair
from tankodrom.games.duel.action_cards import is_in_reach, may_buy_bonus, why_no_bonus, why_not_in_reach
from tankodrom.games.duel.crew_commands import has_command, why_no_command
from tankodrom.games.duel.deck import symbols_in_hand
from tankodrom.games.duel.entering import may_conceal, why_no_conceal
from tankodrom.games.duel.fire import can_fire, is_legal_target, why_cannot_fire, why_not_target
from tankodrom.games.duel.flanking import may_flank, may_unflank, why_cannot_flank, why_cannot_unflank
from tankodrom.games.duel.hull_down import (
    may_attempt_hull_down,
    may_go_hull_down,
    why_not_attempt_hull_down,
    why_not_hull_down,
)
from tankodrom.games.duel.movement import distances, may_enter, why_cannot_enter, why_not_distance
from tankodrom.games.duel.optional.at_guns import gun_may_hit, why_gun_cannot_hit
from tankodrom.games.duel.smoke import may_smoke, why_cannot_smoke
from tankodrom.games.duel.spotting import may_spot, why_not_spot
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import NO_SEAT, STEP, Tank
from tankodrom.games.duel.tank_abilities import LARGEST_BONUS, can_move, fire_ability, mobility, why_cannot_move


def pairs_of(state: DuelState) -> list[RulePair]:
    pairs: list[RulePair] = []
    for tank in state.tanks:
        if tank.alive:
            _tank_alone(state, tank, pairs)
            _tank_and_enemies(state, tank, pairs)
            if tank.seat != NO_SEAT:
                _cards_in_hand(state, tank, pairs)
    return pairs


def _add(pairs: list[RulePair], name: str, allowed: bool, refusal: Refusal | None) -> None:
    pairs.append(RulePair(name, allowed, refusal))


def _tank_alone(state: DuelState, tank: Tank, pairs: list[RulePair]) -> None:
    rules = state.rules
    name = rules.tank_names[tank.number]
    _add(pairs, f"can_move {name}", can_move(tank), why_cannot_move(tank))
    _add(pairs, f"can_fire {name}", can_fire(tank), why_cannot_fire(tank))
    _add(pairs, f"may_smoke {name}", may_smoke(tank), why_cannot_smoke(tank))
    _add(pairs, f"may_conceal {name}", may_conceal(rules, tank), why_no_conceal(rules, tank))
    _add(pairs, f"may_go_hull_down {name}", may_go_hull_down(tank), why_not_hull_down(tank))
    may_attempt = may_attempt_hull_down(rules, tank)
    _add(pairs, f"may_attempt_hull_down {name}", may_attempt, why_not_attempt_hull_down(rules, tank))
    _add(pairs, f"has_command {name}", has_command(state, tank), why_no_command(state, tank))
    for moves in (1, 2):
        offered = distances(state, tank, moves)
        for metres in range(-2 * STEP, 3 * STEP, STEP):
            refusal = why_not_distance(state, tank, moves, metres)
            _add(pairs, f"distances {name} {moves} {metres}", metres in offered, refusal)


def _tank_and_enemies(state: DuelState, tank: Tank, pairs: list[RulePair]) -> None:
    rules = state.rules
    for number in rules.enemies[tank.side]:
        enemy = state.tanks[number]
        names = f"{rules.tank_names[tank.number]} {rules.tank_names[number]}"
        _add(pairs, f"is_legal_target {names}", is_legal_target(tank, enemy), why_not_target(tank, enemy))
        _add(pairs, f"may_spot {names}", may_spot(tank, enemy), why_not_spot(tank, enemy))
        _add(pairs, f"may_flank {names}", may_flank(tank, enemy), why_cannot_flank(tank, enemy))
        _add(pairs, f"may_unflank {names}", may_unflank(tank, enemy), why_cannot_unflank(tank, enemy))
        for gun in rules.guns:
            may_hit = gun_may_hit(gun, tank, enemy)
            _add(pairs, f"gun_may_hit {names}", may_hit, why_gun_cannot_hit(gun, tank, enemy))


def _cards_in_hand(state: DuelState, tank: Tank, pairs: list[RulePair]) -> None:
    symbols = symbols_in_hand(state, tank.seat)
    for bonus in range(LARGEST_BONUS + 1):
        _add(pairs, f"may_buy_bonus {bonus}", may_buy_bonus(bonus, symbols), why_no_bonus(bonus, symbols))
        for card in state.hands[tank.seat]:
            for level, ability in (
                (state.cards.fire[card], fire_ability(tank)),
                (state.cards.move[card], mobility(state, tank)),
                (state.cards.flank[card], mobility(state, tank)),
            ):
                _add(
                    pairs,
                    f"is_in_reach {card} {level} {bonus}",
                    is_in_reach(state, card, level, ability, bonus, symbols),
                    why_not_in_reach(state, card, level, ability, bonus, symbols),
                )
    for card in state.hands[tank.seat]:
        _add(pairs, f"may_enter {card}", may_enter(state, card), why_cannot_enter(state, card))
