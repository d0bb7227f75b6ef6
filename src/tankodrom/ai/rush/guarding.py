"""The worth of a guard in Rush: what it saves from the enemies, for as long as it lasts."""

from __future__ import annotations

from typing import Final

from tankodrom.ai.rush.prospects import Prospects
from tankodrom.ai.rush.worth import standing_bases
from tankodrom.games.rush.cards import NO_CARD
from tankodrom.games.rush.state import GONE, SLOTS, Player

# Tuned by games against the recruit.
_GUARD_LASTS: Final = 1.5
_OPEN_BASE: Final = 0.6


def open_bases(player: Player) -> int:
    """How many bases stand without a guard."""
    count = 0
    for slot in range(SLOTS):
        if player.bases[slot] != GONE and player.guards[slot] == NO_CARD:
            count += 1
    return count


def guard_worth(prospects: Prospects, weight: float, card: int, owner: int) -> float:
    """The worth of this vehicle as a guard of the owner's best slot; `weight`: of the personality."""
    if prospects.cards.defence[card] == 0:
        return 0.0
    player = prospects.state.players[owner]
    unguarded = open_bases(player)
    found = False
    best = 0.0
    for slot in range(SLOTS):
        if player.bases[slot] != GONE and (unguarded == 0 or player.guards[slot] == NO_CARD):
            value = post_worth(prospects, weight, card, owner, slot)
            if not found or value > best:
                best = value
                found = True
    return best


def post_worth(prospects: Prospects, weight: float, card: int, owner: int, slot: int) -> float:
    """The worth of this vehicle as the guard of the base in this slot."""
    if prospects.enemy_turns == 0:
        return 0.0
    cards = prospects.cards
    player = prospects.state.players[owner]
    defence = cards.defence[card]
    old = player.guards[slot]
    out = 0.12 * min(1.0, prospects.soon) * (prospects.use(card) - prospects.expected_use)
    if old != NO_CARD:
        back = 0.12 * min(1.0, prospects.soon) * (prospects.use(old) - prospects.expected_use)
        better = _danger(prospects, cards.defence[old]) - _danger(prospects, defence)
        return 0.5 * better * _lasting(prospects) + back - out
    unguarded = open_bases(player)
    share = 1.0 if unguarded == 1 else 0.7 if unguarded == 2 else 0.55
    saved = share * (_danger(prospects, -1) - _danger(prospects, defence))
    standing = standing_bases(player)
    if standing == 1 and not prospects.state.final_round:
        saved += 0.15 * max(0.0, -prospects.finish)
    value = saved * _lasting(prospects)
    if prospects.state.rules.defence_bonus:  # V4
        guards = standing - unguarded
        if 2 * guards <= standing < 2 * (guards + 1):
            value += 0.8 * prospects.expected_use
        elif 2 * (guards + 1) <= standing:
            value += 0.25 * prospects.expected_use
    if owner != prospects.seat:
        value = value * 0.8 - 0.1
    return value * weight - out


def _danger(prospects: Prospects, defence: int) -> float:
    """The expected loss per round of a base whose guard has this defence (-1: no guard)."""
    power = 3.2 * (0.1 + prospects.enemy_density)
    if defence < 0:
        return _OPEN_BASE * 3.3 * (min(0.6, 0.2 * power) + 0.06 * power * power)
    if defence == 1:
        return min(0.9, 0.45 * power) + 0.12 * power
    return min(0.7, 0.22 * power) + 0.08 * power


def _lasting(prospects: Prospects) -> float:
    """For how many rounds the guard will stand."""
    return min(_GUARD_LASTS, 0.6 + prospects.rounds) * min(1.0, 0.7 + 0.15 * prospects.enemy_turns)
