"""12.2, 12.3, 12.6: explosion checks, fire checks, and elimination by them."""

from __future__ import annotations

from tankodrom.games.duel.cards import EXPLOSION, FLAMES
from tankodrom.games.duel.damage.crew import escape
from tankodrom.games.duel.damage.elimination import eliminate
from tankodrom.games.duel.deck import flip
from tankodrom.games.duel.events import FIRE_UNCONTROLLED, SET_ON_FIRE
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import Tank
from tankodrom.games.duel.verbs import BLAST_CHECK, BURN_CHECK, BY_EXPLOSION, BY_FIRE


def explosion_check(state: DuelState, tank: Tank) -> None:
    """12.2.1"""
    if state.cards.symbols[flip(state, BLAST_CHECK, tank.number)] & EXPLOSION:
        blow_up(state, tank)


def blow_up(state: DuelState, tank: Tank) -> None:
    """12.2.2"""
    escape(state, tank, EXPLOSION)
    eliminate(state, tank, BY_EXPLOSION)


def fire_check(state: DuelState, tank: Tank) -> None:
    """12.3.1"""
    if state.cards.symbols[flip(state, BURN_CHECK, tank.number)] & FLAMES:
        catch_fire(state, tank)


def catch_fire(state: DuelState, tank: Tank) -> None:
    """12.3.1(1), (2), A45: a second fire is out of control."""
    if tank.on_fire:
        burn_down(state, tank)
    else:
        tank.on_fire = True
        state.emit(SET_ON_FIRE, tank.number)


def burn_down(state: DuelState, tank: Tank) -> None:
    """The fire is out of control: every man tries to escape, and the tank is abandoned."""
    state.emit(FIRE_UNCONTROLLED, tank.number)
    escape(state, tank, FLAMES)
    eliminate(state, tank, BY_FIRE)
