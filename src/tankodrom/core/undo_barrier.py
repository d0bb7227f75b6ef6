"""The information barrier: a move that revealed something cannot be taken back.

A move passes the barrier if it used chance, if another seat is asked after it, or if it showed hidden information to
its player. The last case needs no rules: if the player could not know what the move would show, then the same move
shows something else in some re-deal of what is hidden from them.
"""

from __future__ import annotations

from typing import Any, Final

from tankodrom.core.action import Action, Seat
from tankodrom.core.errors import IllegalAction, MalformedAction
from tankodrom.core.game import Game
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.state import State

RE_DEALS: Final = 16


def passes_barrier(game: Game[Any], before: State, seat: Seat, action: Action, rng: Rng) -> bool:
    """Would somebody keep knowledge that they should not have if this move were taken back?"""
    after = before.copy()
    apply(after, seat, action)
    if after.rng.draws != before.rng.draws:
        return True
    for decision in pending(after):
        if decision.seat != seat:
            return True
    shown = game.view(after, seat)
    for _ in range(RE_DEALS):
        other = game.determinize(before, seat, rng)
        try:
            apply(other, seat, action)
        except (IllegalAction, MalformedAction):
            return True
        if game.view(other, seat) != shown:
            return True
    return False
