"""The features of Rush for its value network (`ai/network.py`), one list per seat.

They say what the seat owns, what it can do, what threatens it, and how far the game is. All numbers are near 1, so that none
outweighs the others.
"""

from __future__ import annotations

from typing import Final

from tankodrom.ai.rush.worth import (
    chance,
    is_late,
    money_worth,
    rounds_left,
    use_of,
)
from tankodrom.games.rush.achievements import (
    DOUBLE_MEDALS,
    FIRST_NATION,
    FIRST_TYPE,
    LARGEST_COMPANY,
    company,
)
from tankodrom.games.rush.cards import (
    CAPTURED_BASE,
    DOUBLES,
    FIRST_VEHICLE,
    HEAVY_TANK,
    NO_CARD,
    REINFORCEMENTS,
    SINGLES,
    medal_points,
)
from tankodrom.games.rush.state import DAMAGED, GONE, SLOTS, RushState

_ACHIEVEMENTS: Final = 12

# Indices in the list of a seat.
LEFT: Final = 0  # rounds to the end
FINAL: Final = 1  # is this the last round?
TURN_TO_COME: Final = 2  # in the last round: does the seat have a turn left?
AWAY: Final = 3  # + turns until its own: 0 for the seat on turn, at most 4
POINTS: Final = 8
AHEAD: Final = 9  # points so far, compared with the best other seat
AHEAD_OF_ALL: Final = 10  # the same, compared with the mean of the others
BASES_TAKEN: Final = 11
LEADING: Final = 12  # sum of the probabilities to win achievements
LEADING_NOW: Final = 13  # achievements in which the seat leads alone
BEST_RIVAL: Final = 14  # as AHEAD, with the expected achievements
STANDING: Final = 15  # + own bases that stand: 0, 1, 2 or 3
HURT_BASES: Final = 19
OPEN_BASES: Final = 20
GUARDS: Final = 21
GUARDS_DEFENCE: Final = 22
HURT_GUARDS: Final = 23
CYCLE: Final = 24  # cards that come to hand
COMPANY: Final = 25
POWER: Final = 26
POWER_LEFT: Final = 27  # POWER times the rounds left
HEAVY: Final = 28  # share of heavy tanks in the cycle
HEAVY_LEFT: Final = 29
BUYING: Final = 30
BUYING_LEFT: Final = 31
ATTACK: Final = 32
ATTACK_LEFT: Final = 33
DEFENCE: Final = 34
HAND_USE: Final = 35
HAND_HEAVY: Final = 36
HAND_ATTACK: Final = 37
HAND_BUYING: Final = 38
HAND_SIZE: Final = 39
TYPES: Final = 40  # + type: vehicles of it
ABILITIES: Final = 45  # + ability: share of the cycle
NATION_MEDALS: Final = 53  # + nation
RIVALS_HEAVY: Final = 57  # mean over the other seats
RIVALS_ATTACK: Final = 58
RIVALS_POWER: Final = 59
SCARCE: Final = 60  # single medals left of the nation with the fewest
SCARCE_NEXT: Final = 61
SINGLES_LEFT: Final = 62
DOUBLES_LEFT: Final = 63
FEWEST_BASES: Final = 64  # standing bases of any player
OPEN_TARGETS: Final = 65  # bases of the others without a guard
PRICE: Final = 66  # mean price of a card of the cycle
LEADS: Final = 67  # + achievement: lead over the best other seat; 0 if it is not in the game
SEATS_4: Final = 79
SEATS_5: Final = 80
GARAGE: Final = 81  # cards to be drawn before the next shuffle
GARAGE_USE: Final = 82  # mean worth of one of them
GARAGE_ATTACK: Final = 83
STRONGEST_RIVAL: Final = 84  # largest attack of another seat
RUSH_NUMBERS: Final = 85


class RushFeatures:
    """The features of all seats of a position: `numbers[seat]`."""

    __slots__ = ("_counts", "_points", "numbers", "state")

    def __init__(self, state: RushState) -> None:
        self.state = state
        seats = state.seats
        self.numbers: list[list[float]] = [[0.0] * RUSH_NUMBERS for _ in range(seats)]
        self._counts: list[list[float]] = [[0.0] * _ACHIEVEMENTS for _ in range(seats)]
        self._points: list[float] = [0.0] * seats
        left = rounds_left(state, state.turn.seat)
        for seat in range(seats):
            self._add_company(seat, left)
            self._add_piles(seat, left)
            self._add_bases(seat)
        self._add_achievements(left)
        self._add_rivals()
        self._add_table(left)

    def _add_company(self, seat: int, left: float) -> None:
        """What the seat owns, as shares of the cards that come to hand, and what counts at the end."""
        state = self.state
        cards = state.cards
        player = state.players[seat]
        row = self.numbers[seat]
        count = self._counts[seat]
        late = is_late(left)
        money = money_worth(left)
        cycle = max(5, len(player.hand) + len(player.garage) + len(player.store) + len(player.kept))
        share = 1.0 / cycle
        use = 0.0
        attack = 0
        defence = 0
        heavy = 0
        buying = 0
        price = 0
        points = 0.0
        owned = company(state, seat)
        for card in owned:
            use += use_of(cards, card, money, late)
            if cards.buying_value[card] > 0:
                buying += cards.buying_value[card]
            if card >= FIRST_VEHICLE:
                kind = cards.type[card]
                count[FIRST_TYPE + kind] += 1.0
                row[TYPES + kind] += 0.3
                price += cards.price[card]
                attack += cards.attack[card]
                defence += cards.defence[card]
                if kind == HEAVY_TANK:
                    heavy += 1
                for ability in cards.abilities[card]:
                    if ability == REINFORCEMENTS:
                        row[ABILITIES + ability] += 3.0 * share * cards.draws[card]
                    else:
                        row[ABILITIES + ability] += 3.0 * share
            elif card == CAPTURED_BASE:
                count[0] += 1.0
                row[BASES_TAKEN] += 0.5
                points += 3.0
            elif card >= SINGLES:
                worth = float(medal_points(card))
                count[FIRST_NATION + cards.nation[card]] += worth
                row[NATION_MEDALS + cards.nation[card]] += 0.3 * worth
                points += worth
                if card >= DOUBLES:
                    count[DOUBLE_MEDALS] += 1.0
        count[LARGEST_COMPANY] = float(len(owned))
        self._points[seat] = points
        row[POINTS] = 0.1 * points
        row[CYCLE] = 0.05 * cycle
        row[COMPANY] = 0.05 * len(owned)
        row[POWER] = 2.0 * use * share
        row[POWER_LEFT] = 0.2 * left * use * share
        row[HEAVY] = 5.0 * heavy * share
        row[HEAVY_LEFT] = 0.5 * left * heavy * share
        row[BUYING] = buying * share
        row[BUYING_LEFT] = 0.1 * left * buying * share
        row[ATTACK] = 2.0 * attack * share
        row[ATTACK_LEFT] = 0.2 * left * attack * share
        row[PRICE] = price * share
        row[DEFENCE] = 2.0 * defence * share

    def _add_piles(self, seat: int, left: float) -> None:
        """The cards of the next turns: the hand, and the garage, which is drawn before the next shuffle."""
        cards = self.state.cards
        player = self.state.players[seat]
        row = self.numbers[seat]
        late = is_late(left)
        money = money_worth(left)
        for card in player.hand:
            row[HAND_USE] += 0.3 * use_of(cards, card, money, late)
            if cards.buying_value[card] > 0:
                row[HAND_BUYING] += 0.15 * cards.buying_value[card]
            if card >= FIRST_VEHICLE:
                row[HAND_ATTACK] += 0.3 * cards.attack[card]
                if cards.type[card] == HEAVY_TANK:
                    row[HAND_HEAVY] += 0.7
        row[HAND_SIZE] = 0.2 * len(player.hand)
        if player.garage:
            usual = 1.0 / len(player.garage)
            for card in player.garage:
                row[GARAGE_USE] += usual * use_of(cards, card, money, late)
                if card >= FIRST_VEHICLE:
                    row[GARAGE_ATTACK] += usual * cards.attack[card]
        row[GARAGE] = 0.1 * len(player.garage)

    def _add_bases(self, seat: int) -> None:
        player = self.state.players[seat]
        row = self.numbers[seat]
        standing = 0
        for slot in range(SLOTS):
            if player.bases[slot] == GONE:
                continue
            standing += 1
            if player.bases[slot] == DAMAGED:
                row[HURT_BASES] += 0.5
            guard = player.guards[slot]
            if guard == NO_CARD:
                row[OPEN_BASES] += 0.5
            else:
                row[GUARDS] += 0.5
                row[GUARDS_DEFENCE] += 0.3 * self.state.cards.defence[guard]
                if player.hurt[slot]:
                    row[HURT_GUARDS] += 0.5
        row[STANDING + standing] = 1.0

    def _add_achievements(self, left: float) -> None:
        """The lead in each achievement, and the probability to win it."""
        state = self.state
        seats = state.seats
        counts = self._counts
        hopes = self._points[:]
        wide = 0.3 + 0.13 * left
        for achievement in state.achievements:
            width = 2.0 * wide if achievement == LARGEST_COMPANY else wide
            for seat in range(seats):
                rival = 0.0
                for other in range(seats):
                    if other != seat:
                        rival = max(rival, counts[other][achievement])
                lead = counts[seat][achievement] - rival
                hope = chance((lead - 0.5) / width)
                hopes[seat] += 5.0 * hope
                self.numbers[seat][LEADING] += hope
                self.numbers[seat][LEADS + achievement] = max(-3.0, min(3.0, (lead - 0.5) / (2.0 * width)))
                if lead > 0.0:
                    self.numbers[seat][LEADING_NOW] += 0.5
        points = self._points
        for seat in range(seats):
            best = -1.0
            best_hope = -1.0
            total = 0.0
            for other in range(seats):
                if other != seat:
                    total += points[other]
                    best = max(best, points[other])
                    best_hope = max(best_hope, hopes[other])
            row = self.numbers[seat]
            row[AHEAD] = 0.1 * (points[seat] - best)
            row[AHEAD_OF_ALL] = 0.1 * (points[seat] - total / (seats - 1))
            row[BEST_RIVAL] = 0.1 * (hopes[seat] - best_hope)

    def _add_rivals(self) -> None:
        seats = self.state.seats
        for seat in range(seats):
            row = self.numbers[seat]
            for other in range(seats):
                if other != seat:
                    theirs = self.numbers[other]
                    row[RIVALS_HEAVY] += theirs[HEAVY] / (seats - 1)
                    row[RIVALS_ATTACK] += theirs[ATTACK] / (seats - 1)
                    row[RIVALS_POWER] += theirs[POWER] / (seats - 1)
                    row[OPEN_TARGETS] += 0.3 * theirs[OPEN_BASES]
                    row[STRONGEST_RIVAL] = max(row[STRONGEST_RIVAL], theirs[ATTACK])

    def _add_table(self, left: float) -> None:
        """What is the same for all seats, and when each is on turn."""
        state = self.state
        order = state.rules.order
        seats = state.seats
        singles = sorted(state.singles)
        fewest = SLOTS
        for player in state.players:
            standing = 0
            for slot in range(SLOTS):
                if player.bases[slot] != GONE:
                    standing += 1
            fewest = min(fewest, standing)
        at = state.turns % len(order)
        for seat in range(seats):
            row = self.numbers[seat]
            row[LEFT] = 0.1 * left
            away = 0
            while away < len(order) and order[(at + away) % len(order)] != seat:
                away += 1
            row[AWAY + min(away, 4)] = 1.0
            if state.final_round:
                row[FINAL] = 1.0
                turns = state.turns
                if away == 0 or (turns % state.rules.end_period) + away < state.rules.end_period:
                    row[TURN_TO_COME] = 1.0
            row[SCARCE] = 0.2 * singles[0]
            row[SCARCE_NEXT] = 0.2 * singles[1]
            row[SINGLES_LEFT] = 0.03 * sum(singles)
            row[DOUBLES_LEFT] = 0.1 * sum(state.doubles)
            row[FEWEST_BASES] = 0.5 * fewest
            if seats == 4:
                row[SEATS_4] = 1.0
            elif seats == 5:
                row[SEATS_5] = 1.0
