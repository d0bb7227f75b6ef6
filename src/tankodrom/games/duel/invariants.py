"""Invariants of every position: no card is lost or doubled, and no marker stands where the rules forbid it."""

from __future__ import annotations

from tankodrom.games.duel.cards import GAME_END, LAST_CARD, NO_CARD, SHUFFLE
from tankodrom.games.duel.damage.damage import DamageCheck
from tankodrom.games.duel.flanking import OWN_MARKERS
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import DEAD, FARTHEST, NO_TANK, STEP, WOUNDED, Tank


def battle_cards(state: DuelState) -> list[int]:
    """Every battle card of every zone."""
    found = (
        [card for card in state.deck if card <= LAST_CARD]
        + state.discard
        + state.table
        + state.pool
        + state.flipped
    )
    for hand in state.hands:
        found = found + hand
    for tank in state.tanks:
        found += [card for card in (tank.motion, tank.terrain, tank.smoke, tank.initiative) if card != NO_CARD]
    return found


def damage_cards(state: DuelState) -> list[int]:
    found = state.damage_deck + state.damage_discard
    for step in state.stack:
        if isinstance(step, DamageCheck):
            found.append(step.card)
    return found


def inventory_of(state: DuelState) -> dict[str, int]:
    counts = {f"card {card}": 0 for card in range(1, LAST_CARD + 1)}
    for card in battle_cards(state):
        counts[f"card {card}"] += 1
    counts["damage cards"] = len(damage_cards(state))
    return counts


def broken_invariants(state: DuelState) -> list[str]:
    problems: list[str] = []
    if sorted(battle_cards(state)) != list(range(1, LAST_CARD + 1)):
        problems.append("4.2.5(2): each of the 100 battle cards lies in exactly one place")
    if sorted(damage_cards(state)) != list(range(len(state.rules.damage))):
        problems.append("4.3(1): each damage card lies in exactly one place")
    markers = [card for card in state.deck if card > LAST_CARD]
    if state.shuffle_pending or state.end_pending:
        if markers and state.shuffle_pending:
            problems.append("3.2.2(2): SHUFFLE is laid out, so no other marker is in the deck")
    elif state.outcome is None and markers != [GAME_END if state.final_deck else SHUFFLE]:
        problems.append("4.2.6(1): exactly one of SHUFFLE and GAME END is in the deck")
    for tank in state.tanks:
        problems += [f"{state.rules.tank_names[tank.number]}: {text}" for text in _tank_problems(state, tank)]
    return problems


def _tank_problems(state: DuelState, tank: Tank) -> list[str]:
    problems: list[str] = []
    if not -FARTHEST <= tank.range <= FARTHEST or tank.range % STEP:
        problems.append(f"5.2.4(1): range {tank.range}")
    if tank.flanking & ~tank.spotted:
        problems.append("10.4.2(6): a flank marker lies on an enemy that is not spotted")
    if tank.flanking.bit_count() > OWN_MARKERS:
        problems.append("10.4(1): more than two flank markers")
    if tank.acquired != NO_TANK and not tank.has_spotted(tank.acquired):
        problems.append("5.4.3(6): an acquired target is spotted")
    if tank.acquired != NO_TANK and tank.spotted != 1 << tank.acquired:
        problems.append("5.4.3(5): somebody else is spotted beside the acquired target")
    if (tank.acquired != NO_TANK) != (tank.acquired_bonus in (10, 20)):
        problems.append("5.4.3(3): the aim is +10 or +20")
    if tank.motion != NO_CARD and (tank.terrain != NO_CARD or tank.smoke != NO_CARD or tank.hull_down):
        problems.append("10.1.4(1): in motion there is only the MOVE card in the box")
    for enemy in state.tanks:
        if enemy.side == tank.side or not enemy.alive:
            if tank.has_spotted(enemy.number):
                problems.append("12.7.2(1): a marker of a friend or of an absent tank")
    if tank.smoke != NO_CARD and tank.spotted:
        problems.append("10.5.3(1): spotted markers under SMOKE")
    sitters = [man for man in tank.sitting if man >= 0]
    if len(set(sitters)) < len(sitters) or any(tank.men[man] in (0, DEAD) for man in sitters):
        problems.append("5.6.2(2): a seat is taken by a living man, each in one seat")
    if not tank.alive and (tank.spotted or tank.on_fire or tank.broken or WOUNDED in tank.men):
        problems.append("12.7.2(2): an absent tank keeps nothing")
    if tank.apcr_stock < 0 or tank.apcr_loaded not in (0, 1):
        problems.append("5.5.1(4): tokens of APCR")
    return problems
