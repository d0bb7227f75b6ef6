"""R8: point tokens and score; R14 and R15.10: the winners; R18: limits against endless play."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Seat
from tankodrom.core.state import Outcome
from tankodrom.games.battlegrounds.events import GAME_ENDED, POINTS
from tankodrom.games.battlegrounds.state import (
    BATTLE,
    FAMILY,
    NO_TOKEN,
    SOLO,
    TEAMS,
    Area,
    BattlegroundsState,
    Colour,
)

ARTILLERY_LIMIT: Final = 20  # R17.23
FIRST_RANK: Final = 16  # R17.26
HIGHEST_RANK: Final = 6
RANK_POINTS: Final = [FIRST_RANK + 2 * rank for rank in range(HIGHEST_RANK)]
PAIR_POINTS: Final = 2  # R8.10


def transfer_points(state: BattlegroundsState, colour: Colour, receiver: Seat) -> None:
    """R8.1, R8.5: transfer the top token of the destroyed figure's stack, if there is one."""
    value = state.points[colour]
    if value == 0:
        return
    state.points[colour] -= 1
    state.received[receiver].append(4 * colour + value)
    state.progress()
    state.emit(POINTS, receiver, value, colour)
    check_at_once(state)


def victory_points(state: BattlegroundsState, area: Area) -> int:
    """R8.10, R15.6: two points per pair, and the point tokens received by all who collect together."""
    return PAIR_POINTS * state.pair_area.count(area) + tank_points(state, area)


def tank_points(state: BattlegroundsState, area: Area) -> int:
    points = 0
    areas = state.rules.area
    for seat, tokens in enumerate(state.received):
        if tokens and areas[seat] == area:
            for token in tokens:
                points += token % 4
    return points


def seat_points(state: BattlegroundsState, seat: Seat) -> int:
    return victory_points(state, state.rules.area[seat])


def check_at_once(state: BattlegroundsState) -> None:
    """R15.10, R16.17: teams and family end as soon as somebody has enough points."""
    if state.rules.variant == TEAMS or state.rules.variant == FAMILY:
        for area in range(len(state.unpaired)):
            if victory_points(state, area) >= state.rules.threshold:
                end_game(state, area, "threshold")
                return


def finish_turn(state: BattlegroundsState, seat: Seat) -> None:
    """R4.14: the turn is over. The end is checked, then the next seat plays."""
    state.turns += 1
    state.quiet_turns += 1
    check_after_turn(state, seat)


def check_after_turn(state: BattlegroundsState, seat: Seat) -> None:
    """R14.2, R14.3: check the owner of the turn first, then clockwise. R18.4: check the limits after that."""
    if state.outcome is None and state.rules.variant == BATTLE and _most_possible(state) >= state.rules.threshold:
        for step in range(state.seats):
            other = (seat + step) % state.seats
            if seat_points(state, other) >= state.rules.threshold:
                end_game(state, state.rules.area[other], "threshold")
                return
    if state.outcome is None and state.rules.guards:
        if state.quiet_turns >= state.rules.stall_turns:
            end_by_guard(state, "stalled")  # R18.1
        elif state.rules.variant in (BATTLE, TEAMS) and not any(state.points):
            if all(token == NO_TOKEN for token in state.tokens):
                end_by_guard(state, "nothing_left")  # R18.2


def _most_possible(state: BattlegroundsState) -> int:
    """An upper bound for any player's score, as if everything collected so far were theirs: a quick check each turn."""
    most = PAIR_POINTS * len(state.pair_area)
    for tokens in state.received:
        most += 3 * len(tokens)
    return most


def end_game(state: BattlegroundsState, winner: Area, reason: str) -> None:
    winners = [seat for seat in range(state.seats) if state.rules.area[seat] == winner]
    _end(state, winners, reason)


def end_by_guard(state: BattlegroundsState, reason: str) -> None:
    """R18.3: the highest score wins and equal scores share. Solo is ranked as usual."""
    if state.rules.variant == SOLO:
        end_solo(state, reason)
        return
    scores = [seat_points(state, seat) for seat in range(state.seats)]
    _end(state, [seat for seat in range(state.seats) if scores[seat] == max(scores)], reason)


def end_solo(state: BattlegroundsState, reason: str) -> None:
    """R17.27: at least one star wins, whatever ended the game."""
    _end(state, [0] if solo_rank(seat_points(state, 0)) > 0 else [], reason)


def solo_rank(points: int) -> int:
    """R17.26: how many ranks these points reach."""
    return len([needed for needed in RANK_POINTS if points >= needed])


def _end(state: BattlegroundsState, winners: list[Seat], reason: str) -> None:
    scores = [seat_points(state, seat) for seat in range(state.seats)]
    state.outcome = Outcome(winners, scores, reason)
    state.emit(GAME_ENDED)
