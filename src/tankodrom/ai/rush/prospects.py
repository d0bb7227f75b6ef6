"""The prospects of one seat in Rush: how much is still to come, and the worth of one more of each thing."""

from __future__ import annotations

from typing import Final

from tankodrom.ai.rush.ownership import Ownership
from tankodrom.ai.rush.worth import (
    BASE_POINTS,
    chance,
    enemy_turns_left,
    is_late,
    money_worth,
    rounds_left,
    set_points,
    use_of,
)
from tankodrom.games.rush.achievements import DOUBLE_MEDALS, FIRST_NATION, FIRST_TYPE, LARGEST_COMPANY
from tankodrom.games.rush.cards import CAPTURED_BASE, DOUBLES, FIRST_VEHICLE, SINGLES
from tankodrom.games.rush.state import RushState

_ACHIEVEMENT_POINTS: Final = 5.0
_CARDS_A_ROUND: Final = 3.5  # of the company that come to hand

# In points, tuned by games against the recruit.
_CROWDING: Final = 0.4  # what a new card costs, because it is drawn instead of another
_DOUBT: Final = 0.25  # uncertainty about who leads in the end
_DOUBT_A_ROUND: Final = 0.1
_FINISH: Final = 6.0
_GROWTH: Final = 0.5  # of the company in a round


class Prospects:
    """How the game stands for one seat, from what that seat may know. All gains are those of one more."""

    __slots__ = (
        "base_gain",
        "cards",
        "company_gain",
        "double_gain",
        "enemy_density",
        "enemy_turns",
        "expected_use",
        "finish",
        "late",
        "lead",
        "medal_gain",
        "money",
        "rounds",
        "seat",
        "set_on",
        "soon",
        "state",
        "type_gain",
        "uses",
    )

    def __init__(self, state: RushState, seat: int) -> None:
        self.state = state
        self.cards = state.cards
        self.seat = seat
        self.rounds = rounds_left(state, seat)
        self.late = is_late(self.rounds)
        self.money = money_worth(self.rounds)
        self.enemy_turns = enemy_turns_left(state, seat)
        self.set_on = state.rules.medal_sets
        # What one more is worth.
        self.type_gain: list[float] = [0.0, 0.0, 0.0, 0.0, 0.0]
        self.medal_gain: list[float] = [1.0, 1.0, 1.0, 1.0]
        self.base_gain = BASE_POINTS
        self.double_gain = 0.0
        self.company_gain = 0.0
        self._weigh_points(Ownership(state, seat))
        self._look_ahead()

    def _look_ahead(self) -> None:
        """How often a card will still come to hand, and the worth of the next ones."""
        player = self.state.players[self.seat]
        cycle = len(player.hand) + len(player.garage) + len(player.store) + len(player.kept) + 1
        rounds = max(0.0, self.rounds - len(player.garage) / _CARDS_A_ROUND)
        self.uses = rounds * _CARDS_A_ROUND / (cycle + _GROWTH * self.rounds)
        self.soon = self.rounds * _CARDS_A_ROUND / (cycle + _GROWTH * self.rounds)
        pile = player.garage if player.garage else player.store
        total = 0.0
        for card in pile:
            total += self.use(card)
        self.expected_use = total / len(pile) if pile else 0.3

    def _weigh_points(self, owned: Ownership) -> None:
        """The leads in points and achievements, and the gain of one more of each."""
        self.enemy_density = owned.enemy_density
        hopes = owned.points[:]
        doubt = _DOUBT + _DOUBT_A_ROUND * self.rounds
        for achievement in self.state.achievements:
            width = doubt * 2.0 if achievement == LARGEST_COMPANY else doubt
            for side in range(owned.sides):
                margin = owned.margin(side, achievement)
                now = chance((margin - 0.5) / width)
                hopes[side] += _ACHIEVEMENT_POINTS * now
                if side == 0:
                    more = chance((margin + 0.5) / width)
                    self._add_gain(achievement, _ACHIEVEMENT_POINTS * (more - now))
        if self.set_on:
            self._add_sets([float(points) for points in owned.counts[0][FIRST_NATION:DOUBLE_MEDALS]])
        best = hopes[1]
        for side in range(2, owned.sides):
            best = max(best, hopes[side])
        self.lead = hopes[0] - best
        # The worth of ending the game now: good for the leader, bad for the others.
        self.finish = _FINISH * (2.0 * chance((self.lead - 0.7 * self.enemy_turns) / 2.5) - 1.0)

    def _add_gain(self, achievement: int, gain: float) -> None:
        if achievement == 0:
            self.base_gain += gain
        elif achievement < FIRST_NATION:
            self.type_gain[achievement - FIRST_TYPE] += gain
        elif achievement < DOUBLE_MEDALS:
            self.medal_gain[achievement - FIRST_NATION] += gain
        elif achievement == DOUBLE_MEDALS:
            self.double_gain += gain
        else:
            self.company_gain += gain

    def _add_sets(self, nations: list[float]) -> None:
        before = set_points(nations)
        for nation in range(4):
            more = nations[:]
            more[nation] += 1.0
            self.medal_gain[nation] += max(0.3 if nations[nation] < 1.0 else 0.0, set_points(more) - before)

    def use(self, card: int) -> float:
        """The worth of one appearance of a card in hand."""
        return use_of(self.cards, card, self.money, self.late)

    def worth(self, card: int) -> float:
        """The worth of owning one more vehicle."""
        value = self.uses * (self.use(card) - _CROWDING * self.expected_use)
        return value + self.type_gain[self.cards.type[card]] + self.company_gain

    def scrap_gain(self, card: int) -> float:
        """The worth of scrapping a card."""
        if card == CAPTURED_BASE:
            return -self.base_gain
        if card >= FIRST_VEHICLE:
            points = self.type_gain[self.cards.type[card]]
        elif card >= DOUBLES:
            points = 2.0 * self.medal_gain[card - DOUBLES] + self.double_gain
        elif card >= SINGLES:
            points = self.medal_gain[card - SINGLES]
        else:
            points = 0.0
        return self.soon * (0.8 * self.expected_use - self.use(card)) - points - self.company_gain
