"""Which seats win together."""

from __future__ import annotations

from typing import Any

from tankodrom.core.game import Game
from tankodrom.core.setup import Setup
from tankodrom.games.battlegrounds.state import BattlegroundsState
from tankodrom.games.duel.state import DuelState
from tankodrom.games.rush.state import RushState


def sides_of(game: Game[Any], setup: Setup) -> list[int]:
    """The side of each seat, numbered from 0 in the order of the seats; everybody for themselves: 0, 1, 2 …"""
    state = game.new(setup, 0)
    own = list(range(setup.seats))
    if isinstance(state, RushState):
        own = list(state.rules.team)
    elif isinstance(state, BattlegroundsState):
        own = list(state.rules.area)
    elif isinstance(state, DuelState):
        own = list(state.rules.seat_side)
    numbers: dict[int, int] = {}
    return [numbers.setdefault(side, len(numbers)) for side in own]
