"""10.4: FLANK cards place flank markers and remove them."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Action, first, second
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.action_cards import is_in_reach, why_not_in_reach
from tankodrom.games.duel.cards import CardId
from tankodrom.games.duel.deck import symbols_in_hand, why_not_in_hand
from tankodrom.games.duel.state import DuelState, why_no_enemy
from tankodrom.games.duel.tank import Tank
from tankodrom.games.duel.tank_abilities import mobility, why_cannot_move
from tankodrom.games.duel.verbs import CARD, ENEMY, FLANK, UNFLANK

OWN_MARKERS: Final = 2  # 10.4(1)
ROADS_TO_FLANK: Final = 2  # D10


def flank_banned(state: DuelState, tank: Tank) -> bool:
    """Deep mud forbids FLANK until two ROADs of the side are in play."""
    return state.rules.mission.deep_mud and state.field.roads[tank.side] < ROADS_TO_FLANK


def flankers_of(state: DuelState, tank: Tank) -> list[Tank]:
    """The tanks with a flank marker on this tank."""
    return [enemy for enemy in state.enemies_of(tank) if enemy.flanks(tank.number)]


def may_flank(tank: Tank, enemy: Tank) -> bool:
    """10.4.2(2), (4), A33: spotted enemies without a marker of this tank."""
    return tank.has_spotted(enemy.number) and not tank.flanks(enemy.number)


def why_cannot_flank(tank: Tank, enemy: Tank) -> Refusal | None:
    if not tank.has_spotted(enemy.number):
        return no("10.4.2(2)", "not-spotted", Fact("enemy", ENEMY, enemy.number))
    if tank.flanks(enemy.number):
        return no("10.4.2(4)", "already-flanked", Fact("enemy", ENEMY, enemy.number))
    return None


def may_unflank(tank: Tank, enemy: Tank) -> bool:
    """10.4.3(5): the marker of a spotted enemy."""
    return enemy.flanks(tank.number) and tank.has_spotted(enemy.number)


def why_cannot_unflank(tank: Tank, enemy: Tank) -> Refusal | None:
    if not enemy.flanks(tank.number):
        return no("10.4.1(1)", "no-flank-marker", Fact("enemy", ENEMY, enemy.number))
    if not tank.has_spotted(enemy.number):
        return no("10.4.3(5)", "not-spotted", Fact("enemy", ENEMY, enemy.number))
    return None


def flank_targets(state: DuelState, tank: Tank) -> list[Tank]:
    return [enemy for enemy in state.enemies_of(tank) if may_flank(tank, enemy)]


def offer_flank(
    state: DuelState, tank: Tank, card: CardId, moving: bool, bonus: int, symbols: int, choices: list[Action]
) -> None:
    """10.4.1-10.4.3. `moving`: the tank is in motion, or this action sets it in motion."""
    level = state.cards.flank[card]
    if not is_in_reach(state, card, level, mobility(state, tank), bonus, symbols):
        return
    if moving:
        for enemy in flank_targets(state, tank):
            choices.append(FLANK.of(card, enemy.number))
    for enemy in state.enemies_of(tank):
        if may_unflank(tank, enemy):
            choices.append(UNFLANK.of(card, enemy.number))


def why_not_flank(state: DuelState, tank: Tank, action: Action, moving: bool, bonus: int) -> Refusal | None:
    """The refusals that match `offer_flank`, for FLANK and UNFLANK."""
    card = first(action)
    enemy = state.tanks[second(action)]
    refusal = why_not_in_hand(state, tank.seat, card)
    if refusal is not None:
        return refusal
    if not state.cards.flank[card]:
        return no("10.4.1(1)", "not-a-flank-card", Fact("card", CARD, card))
    refusal = why_cannot_move(tank)
    if refusal is not None:
        return refusal
    if flank_banned(state, tank):
        return no("1.4(1)", "no-flank-in-mud")
    refusal = why_no_enemy(tank, enemy)
    if refusal is not None:
        return refusal
    if FLANK.made(action) and not moving:
        return no("10.4.2(1)", "flank-needs-motion")
    refusal = why_cannot_flank(tank, enemy) if FLANK.made(action) else why_cannot_unflank(tank, enemy)
    if refusal is not None:
        return refusal
    symbols = symbols_in_hand(state, tank.seat)
    return why_not_in_reach(state, card, state.cards.flank[card], mobility(state, tank), bonus, symbols)
