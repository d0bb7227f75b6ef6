"""10.4: flank markers, placed and shaken off with FLANK cards."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Action
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.boards import DRIVER, NOBODY
from tankodrom.games.duel.cards import CardId
from tankodrom.games.duel.chain import is_in_reach, why_not_level
from tankodrom.games.duel.levels import can_move, mobility
from tankodrom.games.duel.state import DuelState, Tank
from tankodrom.games.duel.verbs import CARD, ENEMY, FLANK, UNFLANK

OWN_MARKERS: Final = 2  # 10.4(1)
ROADS_TO_FLANK: Final = 2  # D10


def flank_banned(state: DuelState, tank: Tank) -> bool:
    """Deep mud forbids FLANK until two ROADs of the side are in play."""
    return state.rules.mission.deep_mud and state.field.roads[tank.side] < ROADS_TO_FLANK


def flankers_of(state: DuelState, tank: Tank) -> list[Tank]:
    """Those with a flank marker on it."""
    return [enemy for enemy in state.enemies_of(tank) if enemy.flanks(tank.number)]


def flank_targets(state: DuelState, tank: Tank) -> list[Tank]:
    """10.4.2(2), (4), A33: spotted enemies without a marker of this tank."""
    return [
        enemy
        for enemy in state.enemies_of(tank)
        if tank.has_spotted(enemy.number) and not tank.flanks(enemy.number)
    ]


def offer_flank(
    state: DuelState, tank: Tank, card: CardId, moving: bool, bonus: int, symbols: int, choices: list[Action]
) -> None:
    """10.4.1-10.4.3: `moving` says whether the tank is in motion, or will be by this very action."""
    level = state.cards.flank[card]
    if not is_in_reach(state, card, level, mobility(state, tank), bonus, symbols):
        return
    if moving:
        for enemy in flank_targets(state, tank):
            choices.append(FLANK.of(card, enemy.number))
    for enemy in state.enemies_of(tank):
        if enemy.flanks(tank.number) and tank.has_spotted(enemy.number):  # 10.4.3(5)
            choices.append(UNFLANK.of(card, enemy.number))


def why_cannot_move(tank: Tank) -> Refusal | None:
    if tank.sitting[DRIVER] == NOBODY:
        return no("5.6.2(4)", "no-driver")
    if tank.immobilised:
        return no("12.5.2(1)", "immobilised")
    if tank.jammed:
        return no("12.1.4.d(9)", "jammed")
    if tank.smoke_in_tank:
        return no("12.1.4.d(1)", "smoke-in-tank")
    assert can_move(tank)
    return None


def why_not_flank(
    state: DuelState, tank: Tank, action: Action, card: CardId, enemy: Tank, moving: bool, bonus: int
) -> Refusal:
    about = Fact("enemy", ENEMY, enemy.number)
    if card not in state.hands[tank.seat]:
        return no("4.2.3(1)", "not-in-hand", Fact("card", CARD, card))
    if not state.cards.flank[card]:
        return no("10.4.1(1)", "not-a-flank-card", Fact("card", CARD, card))
    refusal = why_cannot_move(tank)
    if refusal is not None:
        return refusal
    if flank_banned(state, tank):
        return no("1.4(1)", "no-flank-in-mud")
    if enemy.side == tank.side or not enemy.alive:
        return no("15.0(6)", "not-an-enemy", about)
    if FLANK.made(action):
        if not moving:
            return no("10.4.2(1)", "flank-needs-motion")
        if not tank.has_spotted(enemy.number):
            return no("10.4.2(2)", "not-spotted", about)
        if tank.flanks(enemy.number):
            return no("10.4.2(4)", "already-flanked", about)
    else:
        if not enemy.flanks(tank.number):
            return no("10.4.1(1)", "no-flank-marker", about)
        if not tank.has_spotted(enemy.number):
            return no("10.4.3(5)", "not-spotted", about)
    return why_not_level(state, card, state.cards.flank[card], mobility(state, tank), bonus)
