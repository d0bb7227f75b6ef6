"""How a game of Rush stands for one seat: how much is still to come, and what one more of each thing is worth."""

from __future__ import annotations

from typing import Final

from tankodrom.games.rush.cards import CAPTURED_BASE, DOUBLES, FIRST_VEHICLE, SINGLES
from tankodrom.games.rush.state import RushState
from tankodrom.minds.rush_tally import Tally
from tankodrom.minds.rush_worth import (
    BASE_POINTS,
    DOUBLE_MEDALS,
    FIRST_NATION,
    FIRST_TYPE,
    chance,
    enemy_turns_left,
    is_late,
    money_worth,
    rounds_left,
    set_points,
    use_of,
)

_ACHIEVEMENT_POINTS: Final = 5.0
_CARDS_A_ROUND: Final = 3.5  # of the company that come to hand

# In points, found by play against the recruit.
_CROWDING: Final = 0.4  # what a new card costs by coming in another's place
_DOUBT: Final = 0.25  # about who will lead in the end
_DOUBT_A_ROUND: Final = 0.1
_FINISH: Final = 6.0
_GROWTH: Final = 0.5  # of the company in a round


class Outlook:
    """How the game stands for one seat, from what that seat may know."""

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
        self._weigh_points(Tally(state, seat))
        self._look_ahead()

    def _look_ahead(self) -> None:
        """How often a card will still come to hand, and what the next ones are worth."""
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

    def _weigh_points(self, tally: Tally) -> None:
        """Who leads in what, and what one more would change."""
        self.enemy_density = tally.enemy_density
        points = tally.points
        their_points = tally.their_points
        doubt = _DOUBT + _DOUBT_A_ROUND * self.rounds
        # Of hidden vehicles only the likely kind is known.
        vague = 0.5 if not self.state.rules.teams_on and tally.rivals == 1 else 0.8
        for achievement in self.state.achievements:
            width = doubt
            if FIRST_TYPE <= achievement < FIRST_NATION:
                width = doubt + vague
            elif achievement > DOUBLE_MEDALS:
                width = doubt * 2.0
            margin = self._margin(tally, achievement)
            now = chance((margin - 0.5) / width)
            self._add_gain(achievement, _ACHIEVEMENT_POINTS * (chance((margin + 0.5) / width) - now))
            points += _ACHIEVEMENT_POINTS * now
            their_points += (
                _ACHIEVEMENT_POINTS
                * chance((-margin - 0.5) / width)
                / (1.0 if tally.spread == 0.0 else tally.rivals)
            )
        if self.set_on:
            self._add_sets(tally.nations)
            points += set_points(tally.nations)
            their_points += set_points(tally.their_nations)
        self.lead = points - their_points
        # What ending the game now is worth: a win that is in hand, or a defeat that is sealed.
        self.finish = _FINISH * (2.0 * chance((self.lead - 0.7 * self.enemy_turns) / 2.5) - 1.0)

    def _margin(self, tally: Tally, achievement: int) -> float:
        """R15.5: by how much the own side leads in what an achievement counts."""
        if achievement == 0:
            return tally.bases - tally.their_bases
        if achievement < FIRST_NATION:
            kind = achievement - FIRST_TYPE
            return tally.types[kind] - tally.their_types[kind]
        if achievement < DOUBLE_MEDALS:
            nation = achievement - FIRST_NATION
            return tally.nations[nation] - tally.their_nations[nation]
        if achievement == DOUBLE_MEDALS:
            return tally.doubles - tally.their_doubles
        return tally.size - tally.their_size

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
        """What one appearance of a card in hand is worth."""
        return use_of(self.cards, card, self.money, self.late)

    def worth(self, card: int) -> float:
        """What it is worth to own one vehicle more."""
        value = self.uses * (self.use(card) - _CROWDING * self.expected_use)
        return value + self.type_gain[self.cards.type[card]] + self.company_gain

    def scrap_gain(self, card: int) -> float:
        """What it is worth to be rid of a card for good."""
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
