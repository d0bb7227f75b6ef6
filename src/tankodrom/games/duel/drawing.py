"""6.0 and 4.2.7: the draw phase and the hand limit."""

from __future__ import annotations

from tankodrom.core.action import Seat
from tankodrom.games.duel.boards import ELITE, RECRUIT
from tankodrom.games.duel.damage.crew import commander_is_dead
from tankodrom.games.duel.deck import do_shuffle, draw
from tankodrom.games.duel.events import DREW
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import NO_SEAT
from tankodrom.games.duel.victory import end_game


def hand_limit(state: DuelState, seat: Seat) -> int:
    """4.2.7"""
    limit = 4
    for number in state.rules.seat_tanks[seat]:
        tank = state.tanks[number]
        limit += 2
        if tank.in_red_zone():
            limit += 1
        if tank.quality == ELITE:
            limit += 1
        elif tank.quality == RECRUIT:
            limit -= 1
        if commander_is_dead(tank):
            limit -= 1
        if tank.on_fire:
            limit -= 1
        if tank.broken:
            limit -= 1
    return max(0, limit)


def draw_phase(state: DuelState) -> None:
    """6.0: the player of the last active tank draws first, then clockwise. A60: otherwise the first seat starts."""
    start = 0 if state.last_actor == NO_SEAT else state.last_actor
    for turn in range(state.seats):
        seat = (start + turn) % state.seats
        wanted = hand_limit(state, seat) - len(state.hands[seat])
        drawn = 0
        while drawn < wanted and draw(state, seat):
            drawn += 1
        if drawn:
            state.emit(DREW, seat, drawn)
        if state.end_pending:
            end_game(state, "3.2.3(1)")
            return
    if state.shuffle_pending:
        do_shuffle(state)  # 4.2.6(5)
