"""8.3.1-8.3.3: a player builds an action card by card, within the levels and the levels that they can pay for."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Action, Seat, verb_number
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.cards import CardId
from tankodrom.games.duel.events import RAISED
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.symbols import Payment
from tankodrom.games.duel.tank import TankId
from tankodrom.games.duel.tank_abilities import LARGEST_BONUS, SYMBOLS_PER_LEVEL
from tankodrom.games.duel.verbs import (
    AT_GUN_FIRE,
    CARD,
    CLIMB,
    EXIT,
    INF_ADVANCE,
    INF_ASSAULT,
    ORDER,
    RADIO,
    ROAD,
    STOP,
    TERRAIN_ON,
)

_BATTLEFIELD: Final = [
    verb.number
    for verb in (ORDER, TERRAIN_ON, STOP, CLIMB, EXIT, ROAD, AT_GUN_FIRE, INF_ADVANCE, INF_ASSAULT, RADIO)
]


def is_in_reach(state: DuelState, card: CardId, level: int, ability: int, bonus: int, symbols: int) -> bool:
    """8.3.2: the level is low enough, or other cards of the hand can pay the missing levels (`symbols` in all)."""
    missing = level - ability - bonus
    return missing <= 0 or (
        missing + bonus <= LARGEST_BONUS and missing * SYMBOLS_PER_LEVEL <= symbols - state.cards.orders[card]
    )


def why_not_in_reach(
    state: DuelState, card: CardId, level: int, ability: int, bonus: int, symbols: int
) -> Refusal | None:
    """The refusal that matches `is_in_reach`."""
    missing = level - ability - bonus
    if missing <= 0:
        return None
    if missing + bonus > LARGEST_BONUS:
        return no("8.3.2(2)", "level-too-high", Fact("card", CARD, card))
    if missing * SYMBOLS_PER_LEVEL > symbols - state.cards.orders[card]:
        return no("8.3.2(1)", "level-not-payable", Fact("card", CARD, card))
    return None


def pay_for_level(state: DuelState, tank: TankId, seat: Seat, level: int, ability: int, bonus: int) -> int:
    """A card is played and its missing levels are paid at once. Returns the bonus of the action from now on."""
    missing = level - ability - bonus
    if missing <= 0:
        return bonus
    state.emit(RAISED, tank, bonus + missing)
    state.stack.append(Payment(seat, missing * SYMBOLS_PER_LEVEL))
    return bonus + missing


def may_buy_bonus(bonus: int, symbols: int) -> bool:
    """8.3.2(2), 4.2.3(6)"""
    return bonus < LARGEST_BONUS and symbols >= SYMBOLS_PER_LEVEL


def why_no_bonus(bonus: int, symbols: int) -> Refusal | None:
    if bonus >= LARGEST_BONUS:
        return no("8.3.2(2)", "bonus-used-up")
    return no("4.2.3(6)", "too-few-symbols") if symbols < SYMBOLS_PER_LEVEL else None


def buy_bonus(state: DuelState, tank: TankId, seat: Seat, bonus: int) -> int:
    state.emit(RAISED, tank, bonus + 1)
    state.stack.append(Payment(seat, SYMBOLS_PER_LEVEL))
    return bonus + 1


def is_battlefield_action(action: Action) -> bool:
    """8.2: these actions come before or after the tank action, never inside it."""
    return verb_number(action) in _BATTLEFIELD
