"""5.7: going hull down. What it does to a shot is in `shot.py`."""

from __future__ import annotations

from tankodrom.core.refusal import Refusal, no
from tankodrom.games.duel.boards import DRIVER, NOBODY
from tankodrom.games.duel.cards import NO_CARD
from tankodrom.games.duel.entering import succeeds
from tankodrom.games.duel.shot import terrain_of
from tankodrom.games.duel.state import DuelState, Rules, Tank
from tankodrom.games.duel.terrain import NO_VALUE
from tankodrom.games.duel.verbs import HULL_DOWN_CHECK, HULL_DOWN_FAILED, WENT_HULL_DOWN


def may_go_hull_down(tank: Tank) -> bool:
    """5.7.1, A21: in any terrain, FIELD too."""
    return (
        not tank.hull_down
        and tank.motion == NO_CARD
        and not tank.immobilised
        and not tank.jammed
        and tank.sitting[DRIVER] != NOBODY
    )


def may_attempt_hull_down(rules: Rules, tank: Tank) -> bool:
    """8.3.5.iii: by crew command only where the terrain has a value."""
    return may_go_hull_down(tank) and terrain_of(rules, tank).hull_down != NO_VALUE


def go_hull_down(state: DuelState, tank: Tank) -> None:
    tank.hull_down = True
    state.emit(WENT_HULL_DOWN, tank.number)


def attempt_hull_down(state: DuelState, tank: Tank) -> None:
    """8.3.5.iii: not doubled."""
    if succeeds(state, HULL_DOWN_CHECK, tank, terrain_of(state.rules, tank).hull_down):
        go_hull_down(state, tank)
    else:
        state.emit(HULL_DOWN_FAILED, tank.number)


def why_not_hull_down(tank: Tank) -> Refusal:
    if tank.hull_down:
        return no("5.7.1(1)", "already-hull-down")
    return no("5.7.1(2)", "cannot-go-hull-down")
