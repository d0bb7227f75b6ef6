"""R14: when the game ends, and R16: who has won. Teams pool their cards (V8.13)."""

from __future__ import annotations

from tankodrom.core.action import Seat
from tankodrom.core.state import Outcome
from tankodrom.games.rush.achievements import company, count_for, sole_leader
from tankodrom.games.rush.cards import CAPTURED_BASE, NATIONS, CardId, medal_points
from tankodrom.games.rush.state import RushState
from tankodrom.games.rush.verbs import GAME_ENDED


class Score:
    """One side's line of the final reckoning: a player, or a team with its pooled companies."""

    __slots__ = ("achievements", "bases", "medals", "seats", "sets", "total")

    def __init__(self, seats: list[Seat], medals: int, bases: int, achievements: list[int], sets: int) -> None:
        self.seats = seats
        self.medals = medals
        self.bases = bases
        self.achievements = achievements
        self.sets = sets
        # R16.1, V5.4
        self.total = medals + 3 * bases + 5 * len(achievements) + sets

    def rank(self) -> tuple[int, int, int, int]:
        """R16.2-R16.5: what is compared, in this order."""
        return self.total, self.medals, self.bases, len(self.achievements)


def is_over(state: RushState) -> bool:
    """R14.4, V8.4: the round is completed after a trigger; A56: or the agreed number of rounds is played."""
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


def final_scores(state: RushState) -> list[Score]:
    """The reckoning as if the game ended now; also what a live tracker shows once it has ended."""
    cards = state.cards
    grouped = sides(state)
    pools: list[list[CardId]] = []
    for side in grouped:
        pool: list[CardId] = []
        for seat in side:
            pool += company(state, seat)
        pools.append(pool)
    won: list[list[int]] = [[] for _ in grouped]
    for achievement in state.achievements:
        leader = sole_leader([count_for(cards, achievement, pool) for pool in pools])
        if leader >= 0:
            won[leader].append(achievement)
    scores: list[Score] = []
    for side, pool, achievements in zip(grouped, pools, won, strict=True):
        by_nation = [
            sum(medal_points(card) for card in pool if cards.nation[card] == nation)
            for nation in range(len(NATIONS))
        ]
        bonus = set_bonus(by_nation) if state.rules.medal_sets else 0
        bases = pool.count(CAPTURED_BASE)
        scores.append(Score(side, sum(by_nation), bases, achievements, bonus))
    return scores


def end_game(state: RushState) -> None:
    scores = final_scores(state)
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
