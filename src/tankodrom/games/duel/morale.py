"""12.4 and 4.3.2: reading the morale marks of a damage card."""

from __future__ import annotations

from tankodrom.games.duel.crew import commander_is_dead
from tankodrom.games.duel.damage_cards import (
    COMMANDER_KILLED_MARK,
    IMMOBILISED_MARK,
    ON_FIRE_MARK,
    DamageCard,
    DamageId,
)
from tankodrom.games.duel.elimination import eliminate
from tankodrom.games.duel.state import DuelState, Tank
from tankodrom.games.duel.verbs import BROKE, BY_MORALE, MORALE_HOLDS


def crew_fails(tank: Tank, card: DamageCard) -> bool:
    """One cross whose condition holds now is enough."""
    marks = card.marks
    return (
        marks[tank.quality]
        or (marks[COMMANDER_KILLED_MARK] and commander_is_dead(tank))
        or (marks[IMMOBILISED_MARK] and (tank.immobilised or tank.jammed))  # A54
        or (marks[ON_FIRE_MARK] and tank.on_fire)
    )


def morale_after_damage(state: DuelState, tank: Tank, card: DamageCard) -> None:
    """12.4.1(2), 12.4.3; a broken crew that holds stays broken (A11)."""
    if not crew_fails(tank, card):
        state.emit(MORALE_HOLDS, tank.number)
    elif tank.broken:
        eliminate(state, tank, BY_MORALE)
    else:
        tank.broken = True
        state.emit(BROKE, tank.number)


def flip_damage_card(state: DuelState) -> DamageId:
    """By its place in the deck's list. The deck cannot run out: the reshuffle card is always in it."""
    if not state.damage_deck:
        _rebuild(state)
    return state.damage_deck.pop()


def put_away(state: DuelState, card: DamageId) -> None:
    """4.3.3, A9: after the morale check that used it."""
    state.damage_discard.append(card)
    if state.rules.damage[card].reshuffle:
        _rebuild(state)


def _rebuild(state: DuelState) -> None:
    state.damage_deck += state.damage_discard
    state.damage_discard = []
    state.rng.shuffle(state.damage_deck)
