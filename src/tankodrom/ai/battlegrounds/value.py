"""The value of a position of Battlegrounds: points, what is as good as points, and the order of turns.

Most weights are rounded from a logistic regression over games between veterans (2,000 games of two, 1,000 of four and
of teams; judged on every fourth game, which was left out of the fit). Set by hand: figures off the board, the winning
shot, how sharp a lead is towards the end, and all of family and solo.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tankodrom.games.battlegrounds.artillery import artillery_score
from tankodrom.games.battlegrounds.board import RAYS, Square
from tankodrom.games.battlegrounds.kit import (
    EXTRA_MOVE,
    EXTRA_SHOT,
    EXTRA_TANK,
    EXTRA_TURN,
    NO_ICON,
    SLOTS,
)
from tankodrom.games.battlegrounds.scoring import ARTILLERY_LIMIT, FIRST_RANK, victory_points
from tankodrom.games.battlegrounds.state import (
    ARTILLERY_TANK,
    AVAILABLE,
    EMPTY,
    FAMILY,
    NO_CARD,
    NO_PAIR,
    NO_TOKEN,
    OFF,
    SOLO,
    Area,
    BattlegroundsState,
    Colour,
)

# What is as good as points: with two sides, and with more.
_ORDER: Final = [0.87, 0.42]  # for each turn of others before one's own
_WAITING: Final = [[0.0, 0.1, 0.2, 0.6], [-0.4, 0.4, 0.33, 0.65]]  # an unpaired token, by partners on the board
_WAITING_ICON: Final = [0.5, 0.3]
_EXTRA_TURN: Final = [0.9, 1.25]
_READY: Final = [0.3, 0.0]  # another effect that can be used
_ATTACHED: Final = [[0.0, 0.0, 0.83, 0.3, 0.7, 0.25, 0.6], [0.0, 0.0, 0.95, 0.6, 0.4, 0.2, 0.36]]  # by icon
_OFF: Final = [-0.6, 1.2]  # a figure that will come back
_NEXT_SHOT: Final = [0.55, 0.55]
_SHARP: Final = [0.39, 0.32]  # slope of the logistic curve: how sure a lead is
_SHARP_LATE: Final = [1.0, 1.3]  # what the slope gains towards the end

_SHARP_FAMILY: Final = 0.3
_SHARP_LATE_FAMILY: Final = 1.0
_FIRST_TOKEN: Final = 0.8
_PAIR: Final = 2.0
_WITH_ICON: Final = 0.4
_WINNING_SHOT: Final = 6.0

_SOLO_RATE: Final = 1.0  # points of a turn
_SOLO_BEST: Final = 30.0  # points; the highest rank needs 26 (R17.26)


def seat_values(state: BattlegroundsState) -> list[float]:
    """For each seat the probability to win. Solo: half for winning, half for the points, so that more stars are better."""
    outcome = state.outcome
    solo = state.rules.variant == SOLO
    if outcome is not None:
        if solo:
            won = 0.5 if 0 in outcome.winners else 0.0
            return [won + 0.5 * min(1.0, outcome.scores[0] / _SOLO_BEST)]
        return [1.0 if seat in outcome.winners else 0.0 for seat in range(state.seats)]
    if solo:
        return [_solo_chance(state)]
    areas = len(state.unpaired)
    threshold = state.rules.threshold
    if state.rules.variant == FAMILY:
        strengths: list[float] = [float(victory_points(state, area)) for area in range(areas)]
        strengths[state.rules.area[state.turn_seat]] += 0.4
        sharp = _SHARP_FAMILY
        late = _SHARP_LATE_FAMILY
    else:
        strengths = [strength(state, area) for area in range(areas)]
        kind = 0 if areas == 2 else 1
        sharp = _SHARP[kind]
        late = _SHARP_LATE[kind]
    most_points = 0
    for area in range(areas):
        most_points = max(most_points, victory_points(state, area))
    sharpness = sharp + late / (max(0, threshold - most_points) + 1.0)
    top = max(strengths)
    total = 0.0
    chances: list[float] = []
    for area in range(areas):
        chance = exp(sharpness * (strengths[area] - top))
        chances.append(chance)
        total += chance
    return [chances[state.rules.area[seat]] / total for seat in range(state.seats)]


def strength(state: BattlegroundsState, area: Area) -> float:
    """The points of a side and what promises more of them."""
    kit = state.kit
    rules = state.rules
    kind = 0 if len(state.unpaired) == 2 else 1
    points = victory_points(state, area)
    value = float(points)
    held = 0
    for token in state.unpaired[area]:
        picture = kit.picture[token]
        held |= 1 << picture
        partners = 0
        for other in state.tokens:
            if other != NO_TOKEN and kit.picture[other] == picture:
                partners += 1
        value += _WAITING[kind][min(partners, 3)]
        if kit.icon[token] != NO_ICON:
            value += _WAITING_ICON[kind]
    for pair, owner in enumerate(state.pair_area):
        if owner == area and state.pair_state[pair] == AVAILABLE:
            one = kit.icon[state.pair_first[pair]]
            other_icon = kit.icon[state.pair_second[pair]]
            if one == EXTRA_TURN or other_icon == EXTRA_TURN:
                value += _EXTRA_TURN[kind]
            elif one != EXTRA_TANK and other_icon != EXTRA_TANK:
                value += _READY[kind]
    first_turn = state.seats
    for seat in range(state.seats):
        if rules.area[seat] != area:
            continue
        first_turn = min(first_turn, (seat - state.turn_seat) % state.seats)
        best = 0.0
        for colour in rules.colours[seat]:
            card = state.active[colour]
            if card == NO_CARD or state.where[colour] == OFF:
                value += _OFF[kind]
                continue
            best = max(best, next_shot(state, colour, area, held, points))
            for slot in range(SLOTS * card, SLOTS * card + SLOTS):
                if state.attached[slot] != NO_PAIR:
                    value += _ATTACHED[kind][state.pair_icon[state.attached[slot]]]
        value += _NEXT_SHOT[kind] * best
    return value - _ORDER[kind] * first_turn


def next_shot(state: BattlegroundsState, colour: Colour, area: Area, held: int, points: int) -> float:
    """The worth of the best shot of this figure after one straight move. `held`: pictures of unpaired tokens."""
    kit = state.kit
    rules = state.rules
    card = state.active[colour]
    nearest = kit.move_distance[card]
    farthest = nearest + state.upgrades(card, EXTRA_MOVE)
    shot_nearest = kit.shot_distance[card]
    shot_farthest = shot_nearest + state.upgrades(card, EXTRA_SHOT)
    start = state.where[colour]
    best = 0.0
    for direction in kit.move_set[card]:
        ray = RAYS[direction][start]
        distance = 1
        while distance <= farthest and distance <= len(ray):
            end: Square = ray[distance - 1]
            if state.piece[end] != EMPTY:
                break
            if distance >= nearest:
                for aim in kit.shot_set[card]:
                    line = RAYS[aim][end]
                    reach = shot_nearest
                    while reach <= shot_farthest and reach <= len(line):
                        square = line[reach - 1]
                        reach += 1
                        token = state.tokens[square]
                        if token != NO_TOKEN:
                            if held >> kit.picture[token] & 1:
                                value = _WINNING_SHOT if points + 2 >= rules.threshold else _PAIR
                            else:
                                value = _FIRST_TOKEN
                            if kit.icon[token] != NO_ICON:
                                value += _WITH_ICON
                            if value > best:
                                best = value
                        piece = state.piece[square]
                        if 0 <= piece < ARTILLERY_TANK and rules.area[rules.owner[piece]] != area:
                            hit = state.points[piece]
                            value = _WINNING_SHOT if hit and points + hit >= rules.threshold else hit + 0.6
                            if value > best:
                                best = value
            distance += 1
    return best


def _solo_chance(state: BattlegroundsState) -> float:
    points = victory_points(state, 0)
    left = ARTILLERY_LIMIT - artillery_score(state)
    figures = 4 - state.where.count(OFF)
    hope = points + 0.5 * min(left, len(state.unpaired[0])) + _SOLO_RATE * left
    if figures == 1:
        hope -= 1.0
    won = 1.0
    if points < FIRST_RANK:
        won = 1.0 / (1.0 + exp(-(hope - FIRST_RANK) * (0.5 + 1.5 / (left + 1.0))))
    return 0.5 * won + 0.5 * min(1.0, hope / _SOLO_BEST)
