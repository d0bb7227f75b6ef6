"""The rollout policy of Battlegrounds: a fast, sensible answer with some chance in it."""

from __future__ import annotations

from typing import Final

from tankodrom.ai.battlegrounds.worths import BIT
from tankodrom.core.action import Action, first, second, third, verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.rng import Rng
from tankodrom.games.battlegrounds.board import NO_STEPS, RAYS, SQUARES, TOUCHING, Square, path_of
from tankodrom.games.battlegrounds.kit import EXTRA_SHOT, NO_ICON
from tankodrom.games.battlegrounds.state import (
    ARTILLERY_TANK,
    EMPTY,
    NO_TOKEN,
    Area,
    BattlegroundsState,
    Colour,
)
from tankodrom.games.battlegrounds.verbs import (
    ATTACH,
    CHANGE_TANK,
    END_TURN,
    F_MOVE,
    HIT_ARTILLERY,
    HIT_TANK,
    MOVE,
    REENTER,
    REVEAL,
    SHOOT,
    SKIP_MOVE,
    SKIP_SHOT,
    TAKE_TOKEN,
    USE_EXTRA_TANK,
)

# Verbs as plain numbers.
_ATTACH: Final = ATTACH.number
_CHANGE_TANK: Final = CHANGE_TANK.number
_END_TURN: Final = END_TURN.number
_F_MOVE: Final = F_MOVE.number
_MOVE: Final = MOVE.number
_REENTER: Final = REENTER.number
_REVEAL: Final = REVEAL.number
_SHOOT: Final = SHOOT.number
_SKIP_MOVE: Final = SKIP_MOVE.number
_SKIP_SHOT: Final = SKIP_SHOT.number
_USE_EXTRA_TANK: Final = USE_EXTRA_TANK.number

_NONE: Final = -1
# The rough worth of a shot, in points.
_FIRST_TOKEN: Final = 0.8
_PAIR: Final = 2.0
_WITH_ICON: Final = 0.4
_HIT: Final = 0.6  # beside the points of the tank


def rollout_choice(state: BattlegroundsState, decision: Decision, rng: Rng) -> Action:
    """An answer to any question of any variant."""
    choices = decision.choices
    count = len(choices)
    if count == 1:
        return choices[0]
    verb = verb_number(choices[0])
    if verb == _REENTER:
        action = choices[0]
        for _ in range(4):
            action = choices[rng.below(count)]
            if verb_number(action) == _REENTER and not state.wrecked[second(action)]:
                return action
        return action
    if verb in (_F_MOVE, _REVEAL):
        return _family(state, decision, rng)
    if verb != _MOVE and verb != _SKIP_MOVE and verb != _SHOOT and verb != _SKIP_SHOT and verb != _CHANGE_TANK:
        last = verb_number(choices[count - 1])
        if last == _END_TURN and rng.below(4) > 0:
            return choices[rng.below(count - 1)]
        return choices[rng.below(count)]
    last = verb_number(choices[count - 1])
    if last in (_ATTACH, _USE_EXTRA_TANK):
        return choices[count - 1]
    if rng.below(12) == 0:
        return choices[rng.below(count)]
    return _segment(state, decision, rng)


def _segment(state: BattlegroundsState, decision: Decision, rng: Rng) -> Action:
    """A shot that scores, or the move to one."""
    kit = state.kit
    rules = state.rules
    area = rules.area[decision.seat]
    held = 0
    for token in state.unpaired[area]:
        held |= BIT[kit.picture[token]]
    known: list[float] = [-1.0] * SQUARES
    may_shoot = decision.prompt == "main"
    best_action = decision.choices[0]
    best = -100.0
    driver = _NONE
    for action in decision.choices:
        verb = verb_number(action)
        value = 0.0
        if verb == _MOVE:
            colour = first(action)
            if colour != driver:
                driver = colour
                known = [-1.0] * SQUARES
            square = _end_of(state, action, colour)
            if square < 0:
                value = -5.0
            elif may_shoot:
                if known[square] < 0.0:
                    known[square] = _best_shot(state, colour, square, area, held)
                value = known[square]
        elif verb == _SHOOT:
            value = _effect(state, second(action), third(action), held)
        elif verb == _CHANGE_TANK:
            value = 0.3
        elif verb == _SKIP_SHOT:
            value = 0.04
        value += 0.004 * rng.below(64)
        if value > best:
            best = value
            best_action = action
    return best_action


def _end_of(state: BattlegroundsState, action: Action, colour: Colour) -> Square:
    """Where a move ends, or -1 if it ends badly."""
    square = state.where[colour]
    path = path_of(action)
    shift = 0
    while path >> shift > NO_STEPS:
        shift += 3
    shift -= 3
    while shift >= 0:
        square = RAYS[path >> shift & 7][square][0]
        piece = state.piece[square]
        if piece != EMPTY and piece != colour:
            return -1
        shift -= 3
    return square


def _effect(state: BattlegroundsState, square: Square, effect: int, held: int) -> float:
    """The worth of a shot."""
    if effect == TAKE_TOKEN:
        token = state.tokens[square]
        value = _PAIR if held & BIT[state.kit.picture[token]] else _FIRST_TOKEN
        return value + _WITH_ICON if state.kit.icon[token] != NO_ICON else value
    if effect == HIT_TANK:
        return state.points[state.piece[square]] + _HIT
    return 0.4 if effect == HIT_ARTILLERY else 0.05


def _best_shot(state: BattlegroundsState, colour: Colour, start: Square, area: Area, held: int) -> float:
    """The worth of the best target of this figure from there."""
    kit = state.kit
    card = state.active[colour]
    nearest = kit.shot_distance[card]
    farthest = nearest + state.upgrades(card, EXTRA_SHOT)
    best = 0.0
    for direction in kit.shot_set[card]:
        ray = RAYS[direction][start]
        distance = nearest
        while distance <= farthest and distance <= len(ray):
            square = ray[distance - 1]
            distance += 1
            token = state.tokens[square]
            if token != NO_TOKEN:
                value = _PAIR if held & BIT[kit.picture[token]] else _FIRST_TOKEN
                if kit.icon[token] != NO_ICON:
                    value += _WITH_ICON
                if value > best:
                    best = value
            piece = state.piece[square]
            if 0 <= piece < ARTILLERY_TANK and state.rules.area[state.rules.owner[piece]] != area:
                value = state.points[piece] + _HIT
                if value > best:
                    best = value
    return best


def _family(state: BattlegroundsState, decision: Decision, rng: Rng) -> Action:
    """Plays as if every second token were remembered."""
    choices = decision.choices
    count = len(choices)
    if rng.below(2) == 0:
        return choices[rng.below(count)]
    picture = state.kit.picture
    wanted = 0
    for square in state.face_up:
        wanted |= BIT[picture[state.tokens[square]]]
    moves = verb_number(choices[0]) == _F_MOVE
    for _ in range(4 if moves else 8):
        action = choices[rng.below(count)]
        square = first(action)
        if not moves:
            if wanted & BIT[picture[state.tokens[square]]]:
                return action
            continue
        for other in TOUCHING[square]:
            token = state.tokens[other]
            if token != NO_TOKEN and wanted & BIT[picture[token]] and other not in state.face_up:
                return action
    return choices[rng.below(count)]
