"""19.8: Tankbot's battlefield actions."""

from __future__ import annotations

from typing import Final

from tankodrom.games.duel.cards import NO_CARD, NO_SPECIAL
from tankodrom.games.duel.deck import end_unit
from tankodrom.games.duel.entering import DOUBLED, attempt_conceal, conceal_value
from tankodrom.games.duel.events import PLAYED
from tankodrom.games.duel.fire import can_fire
from tankodrom.games.duel.hull_down import go_hull_down, may_go_hull_down
from tankodrom.games.duel.movement import (
    stop_motion,
)
from tankodrom.games.duel.spotting import offer_spotted, unspotted
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import Tank
from tankodrom.games.duel.tankbot.firing import find_target, fire_cards
from tankodrom.games.duel.tankbot.peril import is_spotted, is_threatened
from tankodrom.games.duel.tankbot.pool import cheapest, from_pool
from tankodrom.games.duel.tankbot.priority import HIGH, LOW, by_priority
from tankodrom.games.duel.terrain_kinds import NO_VALUE

# The effects of Tankbot's ORDER and LEADERSHIP cards.
NO_EFFECT: Final = 0
SPOT_EFFECT: Final = 1
HULL_DOWN_EFFECT: Final = 2
CONCEAL_EFFECT: Final = 3


def order_next(state: DuelState, tank: Tank) -> bool:
    """19.8(2): play one ORDER card if it has a useful effect."""
    for card in sorted(state.pool):
        if state.cards.special[card] != NO_SPECIAL and effect_for(state, tank, False) != NO_EFFECT:
            effect = effect_for(state, tank, False)
            from_pool(state, card)
            state.emit(PLAYED, tank.number, card)
            carry_out(state, tank, effect)
            return True
    return False


def effect_for(state: DuelState, tank: Tank, if_threatened: bool) -> int:
    """19.8(2), 19.10 H: spot, else hull down, else conceal. LEADERSHIP goes hull down only against a threat."""
    if not tank.spotted:
        return SPOT_EFFECT if unspotted(state, tank) else NO_EFFECT
    in_danger = is_threatened(state, tank, LOW) if if_threatened else is_spotted(state, tank)
    if may_go_hull_down(tank) and in_danger:
        return HULL_DOWN_EFFECT
    if conceal_value(state.rules, tank) != NO_VALUE and is_spotted(state, tank):
        return CONCEAL_EFFECT
    return NO_EFFECT


def carry_out(state: DuelState, tank: Tank, effect: int) -> None:
    if effect == SPOT_EFFECT:
        offer_spotted(state, tank, by_priority(state, tank, unspotted(state, tank))[0])
    elif effect == HULL_DOWN_EFFECT:
        go_hull_down(state, tank)
    else:
        attempt_conceal(state, tank, DOUBLED * conceal_value(state.rules, tank))
    end_unit(state)


def stop_to_fire(state: DuelState, tank: Tank) -> None:
    """19.8(3)"""
    cards = fire_cards(state, tank)
    if not tank.in_motion() or not cards or len(state.pool) < 2:
        return
    motion = tank.motion
    tank.motion = NO_CARD  # judged as if the tank stood still
    good = can_fire(tank) and find_target(state, tank, HIGH) is not None
    tank.motion = motion
    if good:
        spare = state.pool if len(cards) > 1 else [card for card in state.pool if card != cards[0]]
        from_pool(state, cheapest(state, spare))
        stop_motion(state, tank)
        end_unit(state)
