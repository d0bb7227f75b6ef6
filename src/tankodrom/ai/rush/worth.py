"""What all evaluation of Rush shares: the worth of a card, what counts at the end, and how long the game will last.

Worth is in points of the final score.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tankodrom.games.rush.cards import (
    FIRST_VEHICLE,
    HEAVY_TANK,
    HEROIC_DEED,
    REARMAMENT,
    RECRUITMENT,
    REINFORCEMENTS,
    REPAIR_CREW,
    RESEARCH,
    SABOTAGE,
    TANK_ACE,
    CardTable,
)
from tankodrom.games.rush.state import GONE, SLOTS, Player, RushState

BASE_POINTS: Final = 3.0

# Indices of the weights of a personality.
KILL_WEIGHT: Final = 0
BASE_WEIGHT: Final = 1
BUY_WEIGHT: Final = 2
GUARD_WEIGHT: Final = 3

# Tuned by games against the recruit.
SABOTAGE_WORTH: Final = 0.4
_REARM_WORTH: Final = 0.35
_RECRUIT_WORTH: Final = 0.25
_SCOUT_WORTH: Final = 0.05
_MONEY: Final = 0.3
_HEAVY_BLOW: Final = 1.7
_STRONG_BLOW: Final = 0.85
_LIGHT_BLOW: Final = 0.55
_DRAWN_CARD: Final = 0.6
_ACE_OR_DEED: Final = 1.4
_DEFENDING: Final = 0.28

_PACE: Final = [1.0, 1.0, 1.0, 0.75, 0.6, 0.5]  # the length of a game by the number of players


def chance(advantage: float) -> float:
    """The logistic curve."""
    if advantage > 30.0:
        return 1.0
    if advantage < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-advantage))


# What a card is worth


def money_worth(rounds: float) -> float:
    """The worth of one buying value when so many rounds are left."""
    return _MONEY * min(1.0, rounds / 6.0)


def is_late(rounds: float) -> bool:
    """Is it too late to improve the company?"""
    return rounds < 1.5


def use_of(cards: CardTable, card: int, money: float, late: bool) -> float:
    """The rough worth of one appearance of a card in hand."""
    if card < FIRST_VEHICLE:
        if card == REPAIR_CREW:
            return 0.0 if late else 0.4
        value = cards.buying_value[card]
        return value * money if value > 0 else 0.0
    attack = 0.0
    if cards.type[card] == HEAVY_TANK:
        attack = _HEAVY_BLOW
    elif cards.attack[card] == 2:
        attack = 0.7 * _STRONG_BLOW if cards.bases_only[card] else _STRONG_BLOW
    elif cards.attack[card] == 1:
        attack = _LIGHT_BLOW
    stay = _DEFENDING * cards.defence[card]
    for ability in cards.abilities[card]:
        if ability == REINFORCEMENTS:
            stay += _DRAWN_CARD * cards.draws[card]
        elif ability in (TANK_ACE, HEROIC_DEED):
            stay += _ACE_OR_DEED
        elif ability == SABOTAGE:
            stay += SABOTAGE_WORTH
        elif ability == REARMAMENT:
            stay += 0.0 if late else _REARM_WORTH
        elif ability == RECRUITMENT:
            stay += 0.0 if late else _RECRUIT_WORTH
        elif ability == RESEARCH:
            stay += 0.0 if late else 0.12 * cards.research[card]
        else:
            stay += _SCOUT_WORTH
    pay = cards.buying_value[card] * money
    if cards.own_nation_buying[card]:
        pay *= 0.6
    best = max(attack, stay, pay)
    return best + 0.15 * (attack + stay + pay - best)


# What counts at the end


def set_points(nations: list[float]) -> float:
    """V5.3: what medals of several nations add, from the medal points by nation."""
    ordered = sorted(nations, reverse=True)
    return ordered[1] + ordered[2] + 2.0 * ordered[3]


def standing_bases(player: Player) -> int:
    count = 0
    for slot in range(SLOTS):
        if player.bases[slot] != GONE:
            count += 1
    return count


# How long the game will last


def enemy_turns_left(state: RushState, seat: int) -> int:
    """How many turns enemies take before this seat's next one, or before the end."""
    order = state.rules.order
    turns = state.turns + 1
    count = 0
    for _ in range(len(order)):
        if state.final_round and turns % state.rules.end_period == 0:
            return count
        who = order[turns % len(order)]
        if who == seat:
            return count
        if state.rules.team[who] != state.rules.team[seat]:
            count += 1
        turns += 1
    return count


def rounds_left(state: RushState, seat: int) -> float:
    """How many more turns this seat will probably have after the one being played."""
    rules = state.rules
    if state.final_round:
        turns = state.turns + 1
        while turns % rules.end_period != 0:
            if rules.order[turns % len(rules.order)] == seat:
                return 1.0
            turns += 1
        return 0.0
    singles = min(state.singles)
    fewest = SLOTS
    for player in state.players:
        fewest = min(fewest, standing_bases(player))
    # Measured: medals run out, or the weakest player loses the last base.
    left = min(0.5 + 2.2 * singles, 21.0 if fewest == SLOTS else 15.0 if fewest == 2 else 12.0)
    left *= _PACE[min(state.seats, len(_PACE) - 1)]
    if rules.max_rounds:
        left = min(left, float(rules.max_rounds - 1 - state.turns // len(rules.order)))
    return max(0.0, left)
