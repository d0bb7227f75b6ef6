"""The value of a position of Rush without a network: what a side has, leads in, and can still do.

The weights were fitted by logistic regression to games between veterans, for two players and for more (1,500 and
800 games; the likelihood of the winner was measured on games not fitted to).
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from tankodrom.ai.rush.worth import (
    chance,
    is_late,
    money_worth,
    rounds_left,
    set_points,
    use_of,
)
from tankodrom.games.rush.achievements import (
    DOUBLE_MEDALS,
    FIRST_NATION,
    FIRST_TYPE,
    LARGEST_COMPANY,
    company,
)
from tankodrom.games.rush.cards import (
    CAPTURED_BASE,
    DOUBLES,
    FIRST_VEHICLE,
    HEAVY_TANK,
    NO_CARD,
    SINGLES,
    medal_points,
)
from tankodrom.games.rush.state import SLOTS, RushState

_ACHIEVEMENTS: Final = 12

# Indices of the weights, in points.
_BASES: Final = 0
_LEADING: Final = 1  # in an achievement
_POWER: Final = 2  # the usual worth of a card of the company
_HEAVY_TANKS: Final = 3  # their share in the company, per round left
_BUYING: Final = 4  # value to buy with, the same way
_GUARDS: Final = 5  # guards no longer come to hand
_GUARDS_DEFENCE: Final = 6
_IN_HAND: Final = 7
_ON_TURN: Final = 8
_TEMPERATURE: Final = 9
_TEMPERATURE_A_ROUND: Final = 10
_WEIGH_TWO: Final = [1.74, 5.8, 7.22, 0.69, 0.166, -1.81, 0.62, 0.33, 0.51, 1.79, 0.121]
_WEIGH_MANY: Final = [2.88, 5.45, 6.53, 3.0, 0.214, -1.38, 0.35, 0.6, 1.0, 1.88, 0.231]


def seat_values(state: RushState) -> list[float]:
    """For each seat the probability that its side wins."""
    seats = state.seats
    chances: list[float] = [0.0] * seats
    if state.outcome is not None:
        for seat in state.outcome.winners:
            chances[seat] = 1.0
        return chances
    weigh = _WEIGH_TWO if seats == 2 else _WEIGH_MANY
    left = rounds_left(state, state.turn.seat)
    values = _standings(state, weigh, left)
    team = state.rules.team
    temperature = weigh[_TEMPERATURE] + weigh[_TEMPERATURE_A_ROUND] * left
    weights: list[float] = []
    top = max(values)
    total = 0.0
    for seat in range(seats):
        weights.append(exp((values[seat] - top) / temperature))
    for seat in range(seats):
        first_of_side = True
        for other in range(seat):
            if team[other] == team[seat]:
                first_of_side = False
        if first_of_side:
            total += weights[seat]
    for seat in range(seats):
        chances[seat] = weights[seat] / total
    return chances


def _standings(state: RushState, weigh: list[float], left: float) -> list[float]:
    """By seat the points to expect for its side: what it has, what it leads in, what its company can do."""
    side = _sides(state)
    sides = max(side) + 1
    counts: list[list[float]] = [[0.0] * _ACHIEVEMENTS for _ in range(sides)]
    points: list[float] = [0.0] * sides
    members: list[int] = [0] * sides
    for seat in range(state.seats):
        at = side[seat]
        members[at] += 1
        points[at] += _count_company(state, seat, weigh, left, counts[at])
    wide = 0.3 + 0.13 * left
    for achievement in state.achievements:
        width = 2.0 * wide if achievement == LARGEST_COMPANY else wide
        for at in range(sides):
            rival = 0.0
            for other in range(sides):
                if other != at:
                    rival = max(rival, counts[other][achievement])
            lead = counts[at][achievement] - rival - 0.5
            points[at] += weigh[_LEADING] * chance(lead / width)
    if state.rules.medal_sets:
        for at in range(sides):
            points[at] += set_points(counts[at][FIRST_NATION:DOUBLE_MEDALS])
    return [points[side[seat]] / sqrt(members[side[seat]]) for seat in range(state.seats)]


def _sides(state: RushState) -> list[int]:
    """Per seat the number of its side, in the order of the first seats."""
    team = state.rules.team
    side: list[int] = []
    sides = 0
    for seat in range(state.seats):
        at = -1
        for other in range(seat):
            if team[other] == team[seat]:
                at = side[other]
                break
        if at < 0:
            at = sides
            sides += 1
        side.append(at)
    return side


def _count_company(state: RushState, seat: int, weigh: list[float], left: float, count: list[float]) -> float:
    """The points that one player adds to the side; adds to `count` what the achievements count (R15.5)."""
    cards = state.cards
    late = is_late(left)
    money = money_worth(left)
    player = state.players[seat]
    value = weigh[_ON_TURN] if state.turn.seat == seat else 0.0
    for card in player.hand:
        value += weigh[_IN_HAND] * use_of(cards, card, money, late)
    for slot in range(SLOTS):
        guard = player.guards[slot]
        if guard != NO_CARD:
            value += weigh[_GUARDS] + weigh[_GUARDS_DEFENCE] * cards.defence[guard]
    owned = company(state, seat)
    use = 0.0
    heavy = 0
    buying = 0
    for card in owned:
        use += use_of(cards, card, money, late)
        if cards.buying_value[card] > 0:
            buying += cards.buying_value[card]
        if card >= FIRST_VEHICLE:
            count[FIRST_TYPE + cards.type[card]] += 1.0
            if cards.type[card] == HEAVY_TANK:
                heavy += 1
        elif card == CAPTURED_BASE:
            count[0] += 1.0
            value += weigh[_BASES]
        elif card >= SINGLES:
            worth = float(medal_points(card))
            count[FIRST_NATION + cards.nation[card]] += worth
            value += worth
            if card >= DOUBLES:
                count[DOUBLE_MEDALS] += 1.0
    count[LARGEST_COMPANY] += len(owned)
    cycle = max(5, len(player.hand) + len(player.garage) + len(player.store) + len(player.kept))
    value += weigh[_POWER] * use / cycle
    return value + left * (weigh[_HEAVY_TANKS] * heavy + weigh[_BUYING] * buying) / cycle
