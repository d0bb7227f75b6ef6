"""Who owns how much in Rush. All companies are common knowledge (rules 5.3), so they are counted as they are."""

from __future__ import annotations

from tankodrom.ai.rush.worth import BASE_POINTS, set_points
from tankodrom.games.rush.achievements import DESTROYED_BASES, DOUBLE_MEDALS, FIRST_NATION, company, counts_of
from tankodrom.games.rush.cards import ACHIEVEMENTS, FIRST_VEHICLE
from tankodrom.games.rush.state import RushState


class Ownership:
    """What each side owns; the own side is number 0. A side is a player, or a team with its pooled companies."""

    __slots__ = ("counts", "enemy_density", "points", "sides")

    def __init__(self, state: RushState, seat: int) -> None:
        self.counts: list[list[int]] = []  # by side and achievement (R15.5)
        self.points: list[float] = []  # by side: medals, bases and sets
        self.enemy_density = 0.0  # the share of vehicles in the cards that enemies have to draw from
        teams: list[int] = []  # by side
        rules = state.rules
        for step in range(state.seats):
            member = (seat + step) % state.seats
            counted = counts_of(state.cards, company(state, member))
            team = rules.team[member]
            if team in teams:
                pooled = self.counts[teams.index(team)]
                for achievement in range(len(ACHIEVEMENTS)):
                    pooled[achievement] += counted[achievement]
            else:
                teams.append(team)
                self.counts.append(counted)
        self.sides = len(teams)
        for counts in self.counts:
            nations: list[float] = [float(points) for points in counts[FIRST_NATION:DOUBLE_MEDALS]]
            points = sum(nations) + BASE_POINTS * counts[DESTROYED_BASES]
            self.points.append(points + set_points(nations) if rules.medal_sets else points)
        enemies = rules.enemies[seat]
        for enemy in enemies:
            self.enemy_density += _share_of_vehicles(state, enemy) / len(enemies)

    def margin(self, side: int, achievement: int) -> int:
        """By how much a side leads the best other one in what an achievement counts; below 0 it is behind."""
        best = 0
        for other in range(self.sides):
            if other != side:
                best = max(best, self.counts[other][achievement])
        return self.counts[side][achievement] - best


def _share_of_vehicles(state: RushState, seat: int) -> float:
    player = state.players[seat]
    cards = player.hand + player.garage + player.store + player.kept
    vehicles = 0
    for card in cards:
        if card >= FIRST_VEHICLE:
            vehicles += 1
    return vehicles / max(1, len(cards))
