"""R15: the final company and the twelve achievements."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Seat
from tankodrom.games.rush.cards import (
    CAPTURED_BASE,
    DOUBLES,
    FIRST_VEHICLE,
    NO_CARD,
    CardId,
    CardTable,
    medal_points,
)
from tankodrom.games.rush.state import RushState

# Places in ACHIEVEMENTS.
_FIRST_TYPE: Final = 1
_FIRST_NATION: Final = 6
_DOUBLE_MEDALS: Final = 10


def company(state: RushState, seat: Seat) -> list[CardId]:
    """R15.1: hand, garage, store, kept cards and the guards on own bases; the bases themselves do not count."""
    player = state.players[seat]
    guards = [card for card in player.guards if card != NO_CARD]
    return player.hand + player.garage + player.store + player.kept + guards


def count_for(cards: CardTable, achievement: int, owned: list[CardId]) -> int:
    """R15.5: how well a company does for an achievement."""
    if achievement == 0:
        return sum(1 for card in owned if card == CAPTURED_BASE)
    if achievement < _FIRST_NATION:
        return sum(1 for card in owned if cards.type[card] == achievement - _FIRST_TYPE)
    if achievement < _DOUBLE_MEDALS:
        nation = achievement - _FIRST_NATION
        return sum(medal_points(card) for card in owned if cards.nation[card] == nation)
    if achievement == _DOUBLE_MEDALS:
        return sum(1 for card in owned if DOUBLES <= card < FIRST_VEHICLE)
    return len(owned)


def sole_leader(counts: list[int]) -> int:
    """R15.2, R15.3: who alone has the highest count, or -1."""
    best = max(counts)
    return counts.index(best) if counts.count(best) == 1 else -1
