"""R14: the end of the game, and R16: the winners. Teams pool their cards (V8.13)."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Seat
from tankodrom.core.state import Outcome
from tankodrom.games.rush.achievements import (
    DESTROYED_BASES,
    DOUBLE_MEDALS,
    FIRST_NATION,
    company,
    counts_of,
    sole_leader,
)
from tankodrom.games.rush.cards import CardId
from tankodrom.games.rush.events import GAME_ENDED
from tankodrom.games.rush.state import RushState

BASE_POINTS: Final = 3  # R16.1
ACHIEVEMENT_POINTS: Final = 5


class Score:
    """The score of one side: a player, or a team with its pooled companies (V8.13)."""

    __slots__ = ("achievements", "bases", "counts", "medals", "seats", "sets", "total")

    def __init__(self, seats: list[Seat], counts: list[int], achievements: list[int], with_sets: bool) -> None:
        by_nation = counts[FIRST_NATION:DOUBLE_MEDALS]
        self.seats = seats
        self.counts = counts  # by achievement (R15.5)
        self.medals = sum(by_nation)
        self.bases = counts[DESTROYED_BASES]
        self.achievements = achievements
        self.sets = set_bonus(by_nation) if with_sets else 0
        # R16.1, V5.4
        self.total = self.medals + self.base_points() + self.achievement_points() + self.sets

    def base_points(self) -> int:
        return BASE_POINTS * self.bases

    def achievement_points(self) -> int:
        return ACHIEVEMENT_POINTS * len(self.achievements)

    def rank(self) -> tuple[int, int, int, int]:
        """R16.2-R16.5: the values to compare, in this order."""
        return self.total, self.medals, self.bases, len(self.achievements)


def is_over(state: RushState) -> bool:
    """R14.4, V8.4: the round is complete after a trigger. A56: or the agreed number of rounds is played."""
    if state.final_round and state.turns % state.rules.end_period == 0:
        return True
    limit = state.rules.max_rounds
    return limit > 0 and state.turns >= limit * len(state.rules.order)


def sides(state: RushState) -> list[list[Seat]]:
    """The seats of each competing side, in the order of its first seat."""
    grouped: list[list[Seat]] = []
    for seat in range(state.seats):
        for side in grouped:
            if state.rules.team[side[0]] == state.rules.team[seat]:
                side.append(seat)
                break
        else:
            grouped.append([seat])
    return grouped


def set_bonus(medals_by_nation: list[int]) -> int:
    """V5.3: the best grouping of medal points into sets of different nations yields b + c + 2d."""
    ordered = sorted(medals_by_nation, reverse=True)
    return ordered[1] + ordered[2] + 2 * ordered[3]


def scores_now(state: RushState) -> list[Score]:
    """The scores as if the game ended now. They are public, because all companies are known (5.3)."""
    grouped = sides(state)
    counts: list[list[int]] = []
    for side in grouped:
        pool: list[CardId] = []
        for seat in side:
            pool += company(state, seat)
        counts.append(counts_of(state.cards, pool))
    won: list[list[int]] = [[] for _ in grouped]
    for achievement in state.achievements:
        leader = sole_leader([count[achievement] for count in counts])
        if leader >= 0:
            won[leader].append(achievement)
    return [
        Score(side, count, achievements, state.rules.medal_sets)
        for side, count, achievements in zip(grouped, counts, won, strict=True)
    ]


def end_game(state: RushState) -> None:
    scores = scores_now(state)
    best = max(score.rank() for score in scores)
    winners: list[Seat] = []
    totals = [0] * state.seats
    for score in scores:
        for seat in score.seats:
            totals[seat] = score.total
        if score.rank() == best:
            winners += score.seats  # R16.6: fully tied sides all win
    reason = "triggered" if state.final_round else "round_limit"
    state.outcome = Outcome(sorted(winners), totals, reason)
    state.emit(GAME_ENDED)
