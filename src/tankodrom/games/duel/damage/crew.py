"""5.6 and 12.1.4.a-b: the crew, its seats and wounds; 12.6.2: escape."""

from __future__ import annotations

from tankodrom.games.duel.boards import (
    ASSISTANT,
    COMMANDER,
    COMMANDER_GUNNER,
    DRIVER,
    ELITE,
    GUNNER,
    LOADER,
    NOBODY,
    POSITIONS,
    RECRUIT,
    Man,
)
from tankodrom.games.duel.deck import flip
from tankodrom.games.duel.events import ESCAPED, KILLED
from tankodrom.games.duel.events import WOUNDED as WOUNDED_EVENT
from tankodrom.games.duel.spotting import lose_all_sight
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import DEAD, FIT, NO_TANK, WOUNDED, Tank
from tankodrom.games.duel.tank_abilities import recheck_bog
from tankodrom.games.duel.verbs import ESCAPE_CHECK
from tankodrom.games.duel.victory import award


def commander_is_dead(tank: Tank) -> bool:
    """The man, whatever his seat (A48)."""
    return tank.men[COMMANDER] == DEAD or tank.men[COMMANDER_GUNNER] == DEAD


def man_hit(tank: Tank, seat: Man, instead: Man) -> Man:
    """12.1.4.a: the man in the named seat, else the man in the seat in brackets, else NOBODY."""
    man = _sitter(tank, seat)
    if man == NOBODY and instead != NOBODY:
        man = _sitter(tank, instead)
    return man


def _sitter(tank: Tank, seat: Man) -> Man:
    """A47: commander and gunner both mean the combined seat if the tank has one."""
    if not tank.board.seats[seat] and tank.board.seats[COMMANDER_GUNNER] and seat in (COMMANDER, GUNNER):
        seat = COMMANDER_GUNNER
    return tank.sitting[seat]


def man_vp(tank: Tank, man: Man) -> int:
    """14.1, 5.6.2(3): the points depend on the man, not on his seat (A50)."""
    vp = tank.board.crew_vp[man]
    if man in (COMMANDER, COMMANDER_GUNNER):
        if tank.quality == ELITE:
            vp += 1
        elif tank.quality == RECRUIT:
            vp -= 1
    return vp


def wound(state: DuelState, tank: Tank, man: Man) -> None:
    """12.1.4.b: a second wound from a later check kills."""
    if tank.men[man] == WOUNDED:
        kill(state, tank, man)
    else:
        tank.men[man] = WOUNDED
        state.emit(WOUNDED_EVENT, tank.number, man)


def kill(state: DuelState, tank: Tank, man: Man) -> None:
    """5.6.2: the man's marker is removed; points and penalties apply at once."""
    tank.men[man] = DEAD
    for seat in range(len(POSITIONS)):
        if tank.sitting[seat] == man:
            tank.sitting[seat] = NOBODY
    state.emit(KILLED, tank.number, man)
    if tank.penetrator != NO_TANK:
        award(state, tank.penetrator, man_vp(tank, man))
    if man in (COMMANDER, COMMANDER_GUNNER):
        lose_all_sight(state, tank)
    recheck_bog(state, tank)


def escape(state: DuelState, tank: Tank, symbol: int) -> None:
    """12.6.2: one flip per living man, two if wounded; all are flipped (4.1(2))."""
    for man in range(len(POSITIONS)):
        if tank.men[man] in (FIT, WOUNDED):
            dies = False
            for _ in range(2 if tank.men[man] == WOUNDED else 1):
                if state.cards.symbols[flip(state, ESCAPE_CHECK, tank.number)] & symbol:
                    dies = True
            if dies:
                kill(state, tank, man)
            else:
                state.emit(ESCAPED, tank.number, man)


def crew_changes(tank: Tank) -> list[tuple[Man, Man]]:
    """8.3.5.iv: the possible changes of seat, as (man, empty seat)."""
    changes: list[tuple[Man, Man]] = []
    men = tank.men
    if tank.sitting[DRIVER] == NOBODY:
        if men[ASSISTANT] in (FIT, WOUNDED):
            changes.append((ASSISTANT, DRIVER))
        else:
            for man in (LOADER, GUNNER, COMMANDER_GUNNER):  # A49
                if men[man] in (FIT, WOUNDED):
                    changes.append((man, DRIVER))
    if tank.board.seats[GUNNER] and tank.sitting[GUNNER] == NOBODY and men[COMMANDER] in (FIT, WOUNDED):
        changes.append((COMMANDER, GUNNER))
    if (
        tank.board.seats[COMMANDER_GUNNER]
        and tank.sitting[COMMANDER_GUNNER] == NOBODY
        and men[LOADER] in (FIT, WOUNDED)
    ):
        changes.append((LOADER, COMMANDER_GUNNER))
    return changes


def reseat(tank: Tank, man: Man, seat: Man) -> None:
    for old in range(len(POSITIONS)):
        if tank.sitting[old] == man:
            tank.sitting[old] = NOBODY
    tank.sitting[seat] = man
