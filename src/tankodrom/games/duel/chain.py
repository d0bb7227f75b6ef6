"""8.3.1-8.3.3: putting an action together card by card, within the levels and what they can be raised to."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Action, Seat, verb_number
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.cards import CardId
from tankodrom.games.duel.levels import LARGEST_BONUS, SYMBOLS_PER_LEVEL
from tankodrom.games.duel.state import DuelState, TankId
from tankodrom.games.duel.symbols import Payment
from tankodrom.games.duel.verbs import (
    AT_GUN_FIRE,
    BONUS,
    CARD,
    CLIMB,
    EXIT,
    INF_ADVANCE,
    INF_ASSAULT,
    ORDER,
    RADIO,
    RAISED,
    ROAD,
    STOP,
    TERRAIN_ON,
)

_BATTLEFIELD: Final = [
    verb.number
    for verb in (ORDER, TERRAIN_ON, STOP, CLIMB, EXIT, ROAD, AT_GUN_FIRE, INF_ADVANCE, INF_ASSAULT, RADIO)
]


def is_in_reach(state: DuelState, card: CardId, level: int, ability: int, bonus: int, symbols: int) -> bool:
    """8.3.2: low enough, or the missing levels can be paid with the other cards of the hand (`symbols` in all)."""
    missing = level - ability - bonus
    return missing <= 0 or (
        missing + bonus <= LARGEST_BONUS and missing * SYMBOLS_PER_LEVEL <= symbols - state.cards.orders[card]
    )


def pay_for_level(state: DuelState, tank: TankId, seat: Seat, level: int, ability: int, bonus: int) -> int:
    """The card is played: what it lacks is paid at once. The bonus of the action from now on."""
    missing = level - ability - bonus
    if missing <= 0:
        return bonus
    state.emit(RAISED, tank, bonus + missing)
    state.stack.append(Payment(seat, missing * SYMBOLS_PER_LEVEL))
    return bonus + missing


def offer_bonus(bonus: int, symbols: int, choices: list[Action]) -> None:
    if bonus < LARGEST_BONUS and symbols >= SYMBOLS_PER_LEVEL:
        choices.append(BONUS.of())


def buy_bonus(state: DuelState, tank: TankId, seat: Seat, bonus: int) -> int:
    state.emit(RAISED, tank, bonus + 1)
    state.stack.append(Payment(seat, SYMBOLS_PER_LEVEL))
    return bonus + 1


def is_battlefield_action(action: Action) -> bool:
    """8.2: these come before or after the tank action, never inside it."""
    return verb_number(action) in _BATTLEFIELD


def why_no_bonus(bonus: int) -> Refusal:
    return no("8.3.2(2)", "bonus-used-up") if bonus >= LARGEST_BONUS else no("4.2.3(6)", "too-few-symbols")


def why_not_level(state: DuelState, card: CardId, level: int, ability: int, bonus: int) -> Refusal:
    missing = level - ability - bonus
    if missing + bonus > LARGEST_BONUS:
        return no("8.3.2(2)", "level-too-high", Fact("card", CARD, card))
    return no("8.3.2(1)", "level-not-payable", Fact("card", CARD, card))
