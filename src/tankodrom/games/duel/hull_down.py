"""5.7: a tank goes hull down. `shot.py` holds the effects on a shot."""

from __future__ import annotations

from tankodrom.core.refusal import Refusal, no
from tankodrom.games.duel.boards import DRIVER, NOBODY
from tankodrom.games.duel.cards import NO_CARD
from tankodrom.games.duel.entering import succeeds
from tankodrom.games.duel.events import HULL_DOWN_FAILED, WENT_HULL_DOWN
from tankodrom.games.duel.rules import Rules
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import Tank
from tankodrom.games.duel.terrain import terrain_of
from tankodrom.games.duel.terrain_kinds import NO_VALUE
from tankodrom.games.duel.verbs import HULL_DOWN_CHECK


def may_go_hull_down(tank: Tank) -> bool:
    """5.7.1, A21: in any terrain, FIELD too."""
    return (
        not tank.hull_down
        and tank.motion == NO_CARD
        and not tank.immobilised
        and not tank.jammed
        and tank.sitting[DRIVER] != NOBODY
    )


def why_not_hull_down(tank: Tank) -> Refusal | None:
    if tank.hull_down:
        return no("5.7.1(1)", "already-hull-down")
    if tank.in_motion() or tank.immobilised or tank.jammed or tank.sitting[DRIVER] == NOBODY:
        return no("5.7.1(2)", "cannot-go-hull-down")
    return None


def may_attempt_hull_down(rules: Rules, tank: Tank) -> bool:
    """8.3.5.iii: by crew command only if the terrain has a value."""
    return may_go_hull_down(tank) and terrain_of(rules, tank).hull_down != NO_VALUE


def why_not_attempt_hull_down(rules: Rules, tank: Tank) -> Refusal | None:
    refusal = why_not_hull_down(tank)
    if refusal is None and terrain_of(rules, tank).hull_down == NO_VALUE:
        refusal = no("8.3.5.iii(1)", "no-hull-down-value")
    return refusal


def go_hull_down(state: DuelState, tank: Tank) -> None:
    tank.hull_down = True
    state.emit(WENT_HULL_DOWN, tank.number)


def attempt_hull_down(state: DuelState, tank: Tank) -> None:
    """8.3.5.iii: the value is not doubled."""
    if succeeds(state, HULL_DOWN_CHECK, tank, terrain_of(state.rules, tank).hull_down):
        go_hull_down(state, tank)
    else:
        state.emit(HULL_DOWN_FAILED, tank.number)
