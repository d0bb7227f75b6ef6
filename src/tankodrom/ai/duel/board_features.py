"""The marks of a position of Duel: the own cards, the tanks and their ground, wounds, the order of turns, the open step.

They are features for the networks beside the numbers of `features.py`. Only what the seat can see is marked. There are four
slots for tanks: the tank in question, its friend, and the two enemies that matter most.
"""

from __future__ import annotations

from typing import Final

from tankodrom.games.duel.boards import POSITIONS
from tankodrom.games.duel.cards import LAST_CARD, NO_CARD
from tankodrom.games.duel.crew_commands import SpottingAttempt
from tankodrom.games.duel.entering import TerrainOnEnemy
from tankodrom.games.duel.fire_action import FireAction
from tankodrom.games.duel.manoeuvre import Manoeuvre
from tankodrom.games.duel.optional.at_guns import AtGunFire
from tankodrom.games.duel.optional.infantry import Assault
from tankodrom.games.duel.state import INITIATIVE_PHASE, DuelState
from tankodrom.games.duel.tactics import TacticsWar
from tankodrom.games.duel.tank import DEAD, NO_CAP, NO_TANK, NOT_BOGGED, WOUNDED, Tank, TankId

SLOTS: Final = 4
_MISSIONS: Final = 8
_TANKS: Final = 8
_GROUNDS: Final = 24  # kinds with marks of their own
_TROUBLES: Final = 8
_KINDS: Final = 7  # of open steps
_LATEST: Final = 15  # round with a mark of its own
_MOST_PLAYED: Final = 5

# Groups of marks.
_HAND: Final = 0
_WHO: Final = _HAND + LAST_CARD + 1  # slot, mission and tank
_GROUND: Final = _WHO + SLOTS * _MISSIONS * _TANKS
_CREW: Final = _GROUND + SLOTS * _GROUNDS
_TROUBLE: Final = _CREW + SLOTS * 2 * len(POSITIONS)
_TURN: Final = _TROUBLE + SLOTS * _TROUBLES
_ACTIVE: Final = _TURN + SLOTS * SLOTS
_AIMED_AT: Final = _ACTIVE + SLOTS + 1
_UNDER_WAY: Final = _AIMED_AT + SLOTS + 1
_STAGE: Final = _UNDER_WAY + _KINDS
_ROUND: Final = _STAGE + 16
_PLAYED: Final = _ROUND + _LATEST + 1
_SIGNS: Final = _PLAYED + _MOST_PLAYED + 1
BOARD_MARKS: Final = _SIGNS + 5


def board_marks(state: DuelState, seat: int, slots: list[Tank | None]) -> list[int]:
    found: list[int] = []
    for card in state.hands[seat]:
        found.append(_HAND + card)
    mission = _mission_number(state)
    for slot in range(SLOTS):
        tank = slots[slot]
        if tank is not None:
            found.append(_WHO + (slot * _MISSIONS + mission) * _TANKS + min(tank.number, _TANKS - 1))
            _add_condition(state, found, slot, tank)
    _add_what_goes_on(state, found, slots)
    found.append(_ROUND + min(state.round, _LATEST))
    found.append(_PLAYED + min(len(state.table), _MOST_PLAYED))
    for number, sign in enumerate(
        [
            state.shuffle_pending,
            state.end_pending,
            state.final_deck,
            state.field.radio_used,
            state.field.infantry_used,
        ]
    ):
        if sign:
            found.append(_SIGNS + number)
    return found


def _mission_number(state: DuelState) -> int:
    name = state.rules.mission.id
    number = 0
    for mission in state.rules.kit.missions:
        if mission.id == name:
            break
        number += 1
    return min(number, _MISSIONS - 1)


def _add_condition(state: DuelState, found: list[int], slot: int, tank: Tank) -> None:
    if tank.terrain != NO_CARD:
        found.append(_GROUND + slot * _GROUNDS + min(state.cards.terrain[tank.terrain], _GROUNDS - 1))
    for position in range(len(tank.men)):
        if tank.men[position] == WOUNDED:
            found.append(_CREW + (2 * slot) * len(POSITIONS) + position)
        elif tank.men[position] == DEAD:
            found.append(_CREW + (2 * slot + 1) * len(POSITIONS) + position)
    base = _TROUBLE + slot * _TROUBLES
    if tank.jammed:
        found.append(base)
    if tank.sights_damaged:
        found.append(base + 1)
    if tank.immobilised:
        found.append(base + 2)
    if tank.bog != NOT_BOGGED:
        found.append(base + 3)
    if tank.hatch_closed:
        found.append(base + 4)
    if tank.track_hits:
        found.append(base + 5)
    if tank.fire_cap != NO_CAP:
        found.append(base + 6)
    if tank.move_cap != NO_CAP:
        found.append(base + 7)


def _add_what_goes_on(state: DuelState, found: list[int], slots: list[Tank | None]) -> None:
    if state.phase != INITIATIVE_PHASE:
        for place in range(min(SLOTS, len(state.queue))):
            slot = _slot_of(slots, state.queue[place])
            if slot < SLOTS:
                found.append(_TURN + slot * SLOTS + place)
    if state.active != NO_TANK:
        found.append(_ACTIVE + _slot_of(slots, state.active))
    step = state.stack[-1]
    if isinstance(step, TacticsWar):
        found.append(_AIMED_AT + _slot_of(slots, step.target))
        if len(state.stack) > 1:
            step = state.stack[-2]
    kind = _kind_of(step)
    found.append(_UNDER_WAY + kind)
    if isinstance(step, FireAction):
        found.append(_STAGE + step.progress())
        if step.target != NO_TANK and not isinstance(state.stack[-1], TacticsWar):
            found.append(_AIMED_AT + _slot_of(slots, step.target))


def _kind_of(step: object) -> int:
    if isinstance(step, FireAction):
        return 1
    if isinstance(step, Manoeuvre):
        return 2
    if isinstance(step, SpottingAttempt):
        return 3
    if isinstance(step, TerrainOnEnemy):
        return 4
    if isinstance(step, AtGunFire):
        return 5
    return 6 if isinstance(step, Assault) else 0


def _slot_of(slots: list[Tank | None], number: TankId) -> int:
    for slot in range(SLOTS):
        tank = slots[slot]
        if tank is not None and tank.number == number:
            return slot
    return SLOTS
