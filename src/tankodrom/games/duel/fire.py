"""11.1.1-11.1.3.a: whether a tank can fire, at which targets, and with which cards."""

from __future__ import annotations

from tankodrom.core.action import Action, Seat
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.action_cards import (
    is_in_reach,
    why_not_in_reach,
)
from tankodrom.games.duel.boards import DASH
from tankodrom.games.duel.cards import NO_CARD, CardId
from tankodrom.games.duel.deck import symbols_in_hand, why_not_in_hand
from tankodrom.games.duel.events import LOADED, UNLOADED
from tankodrom.games.duel.shot import (
    gun_row,
)
from tankodrom.games.duel.spotting import in_sight
from tankodrom.games.duel.state import DuelState, why_no_enemy
from tankodrom.games.duel.tank import Tank
from tankodrom.games.duel.tank_abilities import fire_ability, gunner_in_place
from tankodrom.games.duel.verbs import CARD, ENEMY, FIRE, LOAD, UNLOAD


def offer_fire_cards(state: DuelState, tank: Tank, bonus: int, symbols: int, choices: list[Action]) -> None:
    ability = fire_ability(tank)
    levels = state.cards.fire
    for card in state.hands[tank.seat]:
        if levels[card] and is_in_reach(state, card, levels[card], ability, bonus, symbols):
            choices.append(FIRE.of(card))


def offer_fire(state: DuelState, tank: Tank, symbols: int, choices: list[Action]) -> None:
    """The start of a FIRE action: a playable card and a target."""
    if tank.spotted and can_fire(tank) and legal_targets(state, tank):
        offer_fire_cards(state, tank, 0, symbols, choices)


def why_not_fire(state: DuelState, tank: Tank, card: CardId) -> Refusal | None:
    """The refusals that match `offer_fire`."""
    refusal = why_not_fire_card(state, tank.seat, card)
    if refusal is None:
        refusal = why_cannot_fire(tank)
    if refusal is None:
        refusal = why_no_target(state, tank)
    if refusal is None:
        refusal = why_fire_not_in_reach(state, tank, card, 0)
    return refusal


def why_not_fire_card(state: DuelState, seat: Seat, card: CardId) -> Refusal | None:
    refusal = why_not_in_hand(state, seat, card)
    if refusal is None and not state.cards.fire[card]:
        refusal = no("11.1.1(1)", "not-a-fire-card", Fact("card", CARD, card))
    return refusal


def why_fire_not_in_reach(state: DuelState, tank: Tank, card: CardId, bonus: int) -> Refusal | None:
    symbols = symbols_in_hand(state, tank.seat)
    return why_not_in_reach(state, card, state.cards.fire[card], fire_ability(tank), bonus, symbols)


def why_no_target(state: DuelState, tank: Tank) -> Refusal | None:
    """If no spotted enemy is a legal target, the reason of the first one is given."""
    if legal_targets(state, tank):
        return None
    for enemy in state.enemies_of(tank):
        if tank.has_spotted(enemy.number):
            return why_not_target(tank, enemy)
    return no("5.4.1(1)", "nobody-spotted")


def can_fire(tank: Tank) -> bool:
    return (
        gunner_in_place(tank)
        and tank.smoke == NO_CARD  # 10.5.3
        and not tank.smoke_in_tank
        and not (tank.board.is_destroyer and tank.motion != NO_CARD)  # 5.8.2(1)
    )


def why_cannot_fire(tank: Tank) -> Refusal | None:
    if not gunner_in_place(tank):
        return no("5.6.2(4)", "no-gunner")
    if tank.smoke != NO_CARD:
        return no("10.5.3(1)", "no-fire-in-smoke")
    if tank.smoke_in_tank:
        return no("12.1.4.d(1)", "smoke-in-tank")
    if tank.board.is_destroyer and tank.in_motion():
        return no("5.8.2(1)", "destroyer-in-motion")
    return None


def is_legal_target(tank: Tank, enemy: Tank) -> bool:
    """11.1.3.a, 5.8.2"""
    if not (enemy.alive and tank.has_spotted(enemy.number) and in_sight(tank, enemy)):
        return False
    if tank.board.gun.to_hit[gun_row(tank, enemy)] == DASH:
        return False  # A39
    return not (tank.board.is_destroyer and (enemy.motion != NO_CARD or enemy.flanks(tank.number)))


def legal_targets(state: DuelState, tank: Tank) -> list[Tank]:
    return [enemy for enemy in state.enemies_of(tank) if is_legal_target(tank, enemy)]


def why_not_target(tank: Tank, enemy: Tank) -> Refusal | None:
    """The refusal that matches `is_legal_target`, for enemies only."""
    about = Fact("enemy", ENEMY, enemy.number)
    refusal = why_no_enemy(tank, enemy)
    if refusal is not None:
        return refusal
    if not tank.has_spotted(enemy.number):
        return no("5.4.1(1)", "not-spotted", about)
    if not in_sight(tank, enemy):
        return no("1.4(1)", "out-of-sight", about)
    if tank.board.gun.to_hit[gun_row(tank, enemy)] == DASH:
        return no("11.1.3.a(2)", "out-of-range", about)
    if tank.board.is_destroyer and enemy.in_motion():
        return no("5.8.2(2)", "destroyer-target-moves", about)
    if tank.board.is_destroyer and enemy.flanks(tank.number):
        return no("5.8.2(3)", "destroyer-flanked", about)
    return None


def best_modifier(state: DuelState, cards: list[CardId]) -> int:
    """11.1.3.c(1): the highest, once."""
    return max([state.cards.fire_modifier[card] for card in cards]) if cards else 0


def offer_change_of_round(tank: Tank, choices: list[Action]) -> None:
    """5.5.1(2): APCR is loaded from the stock or put back."""
    if tank.board.has_apcr:
        if tank.apcr_loaded:
            choices.append(UNLOAD.of())
        elif tank.apcr_stock:
            choices.append(LOAD.of())


def may_change_round(tank: Tank, action: Action) -> bool:
    choices: list[Action] = []
    offer_change_of_round(tank, choices)
    return action in choices


def change_round(state: DuelState, tank: Tank) -> None:
    """5.5.1(2): load from the stock, or put back."""
    if tank.apcr_loaded:
        tank.apcr_loaded = 0
        tank.apcr_stock += 1
        state.emit(UNLOADED, tank.number)
    else:
        tank.apcr_loaded = 1
        tank.apcr_stock -= 1
        state.emit(LOADED, tank.number)
