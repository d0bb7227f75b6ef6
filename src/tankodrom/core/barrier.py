"""The information barrier: what cannot be taken back, because somebody has learned something by it.

A move passes the barrier if chance was used, if another seat is asked after it, or if it shows its mover something that
lay hidden. The last is found out without knowing any rules: if the mover could not have known what the move would show,
then in some re-deal of what is hidden from him the same move shows something else.
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
    """Would taking this move back leave somebody with knowledge that he should not have?"""
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
