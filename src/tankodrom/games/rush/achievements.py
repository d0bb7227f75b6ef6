"""R15: the final company and the twelve achievements."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Seat
from tankodrom.games.rush.cards import (
    ACHIEVEMENTS,
    CAPTURED_BASE,
    DOUBLES,
    FIRST_VEHICLE,
    NO_CARD,
    SINGLES,
    CardId,
    CardTable,
    medal_points,
)
from tankodrom.games.rush.state import RushState, RushStep

# Indexes in ACHIEVEMENTS.
DESTROYED_BASES: Final = 0
FIRST_TYPE: Final = 1  # + type
FIRST_NATION: Final = 6  # + nation
DOUBLE_MEDALS: Final = 10
LARGEST_COMPANY: Final = 11


def company(state: RushState, seat: Seat) -> list[CardId]:
    """R15.1: hand, garage, store, kept cards and the guards on own bases; the bases themselves do not count.

    During a turn it also includes the cards that the player has just laid on the table.
    """
    player = state.players[seat]
    owned = player.hand + player.garage + player.store + player.kept
    for guard in player.guards:
        if guard != NO_CARD:
            owned.append(guard)
    if seat == state.turn.seat or state.rules.interactive:
        for step in state.stack:
            assert isinstance(step, RushStep)
            owned += step.cards_of(seat, state.turn.seat)
    return owned


def counts_of(cards: CardTable, owned: list[CardId]) -> list[int]:
    """R15.5: the count of these cards for each achievement."""
    counts = [0] * len(ACHIEVEMENTS)
    for card in owned:
        if card >= FIRST_VEHICLE:
            counts[FIRST_TYPE + cards.type[card]] += 1
        elif card >= SINGLES:
            counts[FIRST_NATION + cards.nation[card]] += medal_points(card)
            if card >= DOUBLES:
                counts[DOUBLE_MEDALS] += 1
        elif card == CAPTURED_BASE:
            counts[DESTROYED_BASES] += 1
    counts[LARGEST_COMPANY] = len(owned)
    return counts


def sole_leader(counts: list[int]) -> int:
    """R15.2, R15.3: the seat that alone has the highest count, or -1."""
    best = max(counts)
    return counts.index(best) if counts.count(best) == 1 else -1
