"""19.9, 19.10: the lines of Tankbot's personality card, tried from the top."""

from __future__ import annotations

from typing import Final

from tankodrom.games.duel.crew_commands import CrewCommand, SpottingAttempt
from tankodrom.games.duel.deck import end_unit
from tankodrom.games.duel.events import PLAYED
from tankodrom.games.duel.fire import change_round
from tankodrom.games.duel.hull_down import attempt_hull_down, may_attempt_hull_down
from tankodrom.games.duel.smoke import lay_smoke, may_smoke
from tankodrom.games.duel.spotting import unspotted
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import Tank
from tankodrom.games.duel.tankbot.battlefield_actions import NO_EFFECT, carry_out, effect_for
from tankodrom.games.duel.tankbot.firing import try_fire
from tankodrom.games.duel.tankbot.mission_priorities import try_mission
from tankodrom.games.duel.tankbot.moving import default_distance, may_flank_or_cover, try_move
from tankodrom.games.duel.tankbot.peril import is_threatened
from tankodrom.games.duel.tankbot.personalities import (
    FIRE_HIGH_LINE,
    FIRE_LOW_LINE,
    FLANK_OR_COVER_LINE,
    HULL_DOWN_LINE,
    LEADERSHIP_LINE,
    LOAD_APCR_LINE,
    MISSION_LINE,
    MOVE_LINE,
    SMOKE_HIGH_LINE,
    SMOKE_LINE,
)
from tankodrom.games.duel.tankbot.pool import from_pool, pool_symbols, spend_pool
from tankodrom.games.duel.tankbot.priority import HIGH, LOW, by_priority

SECOND_LOOK_COST: Final = 2
NO_LINE: Final = -1


def take_line(state: DuelState, tank: Tank, lines: list[int], done: int) -> int:
    """The first line that Tankbot can carry out, except the line that is already done."""
    for line in lines:
        if line != done and try_line(state, tank, line):
            return line
    return NO_LINE


def try_line(state: DuelState, tank: Tank, line: int) -> bool:
    if line == FIRE_HIGH_LINE:
        return try_fire(state, tank, HIGH)
    if line == FIRE_LOW_LINE:
        return try_fire(state, tank, LOW)
    if line == MISSION_LINE:
        return try_mission(state, tank)
    if line == FLANK_OR_COVER_LINE:
        return may_flank_or_cover(state, tank) and try_move(state, tank, default_distance(state, tank), 1)
    if line == MOVE_LINE:
        return try_move(state, tank, default_distance(state, tank), 1)
    if line == LEADERSHIP_LINE:
        return try_leadership(state, tank)
    if line == SMOKE_LINE:
        return try_smoke(state, tank, LOW)
    if line == SMOKE_HIGH_LINE:
        return try_smoke(state, tank, HIGH)
    if line == HULL_DOWN_LINE:
        return try_hull_down(state, tank)
    if line == LOAD_APCR_LINE:
        return try_load(state, tank)
    return try_spot(state, tank)


def try_leadership(state: DuelState, tank: Tank) -> bool:
    """H: Tankbot has no hand for a stolen card, so only the effect counts (19.2(1))."""
    leaders = [card for card in sorted(state.pool) if state.cards.leadership[card]]
    if not leaders:
        return False
    effect = effect_for(state, tank, True)
    if effect == NO_EFFECT:
        return False
    from_pool(state, leaders[0])
    state.emit(PLAYED, tank.number, leaders[0])
    carry_out(state, tank, effect)
    return True


def try_smoke(state: DuelState, tank: Tank, least: int) -> bool:
    """J, L"""
    cards = [card for card in sorted(state.pool) if state.cards.smoke[card]]
    if not cards or not may_smoke(tank) or not is_threatened(state, tank, least):
        return False
    from_pool(state, cards[0])
    lay_smoke(state, tank, cards[0])
    return True


def try_spot(state: DuelState, tank: Tank) -> bool:
    """I"""
    enemies = unspotted(state, tank)
    if not enemies:
        return False
    flips = 1
    if pool_symbols(state) >= SECOND_LOOK_COST:
        spend_pool(state, SECOND_LOOK_COST)
        flips = 2
    enemy = by_priority(state, tank, enemies)[0]
    state.stack.append(CrewCommand.closing(tank.number))
    state.stack.append(SpottingAttempt.by_bot(tank.number, enemy.number, flips))
    return True


def try_hull_down(state: DuelState, tank: Tank) -> bool:
    if not may_attempt_hull_down(state.rules, tank):
        return False
    attempt_hull_down(state, tank)
    end_unit(state)
    return True


def try_load(state: DuelState, tank: Tank) -> bool:
    if not tank.board.has_apcr or tank.apcr_loaded or not tank.apcr_stock:
        return False
    change_round(state, tank)
    end_unit(state)
    return True
