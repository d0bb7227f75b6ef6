"""Who owns how much in Rush, from what one seat may know: its own cards, all that lies open, and the likely share
of each other player in the rest."""

from __future__ import annotations

from math import sqrt
from typing import Final

from tankodrom.games.rush.cards import (
    CAPTURED_BASE,
    DOUBLES,
    DOUBLES_PER_NATION,
    FIRST_VEHICLE,
    NO_CARD,
    SINGLES,
    SINGLES_PER_NATION,
)
from tankodrom.games.rush.state import SLOTS, RushState
from tankodrom.minds.rush_worth import BASE_POINTS, company_now, standing_bases

_REAR_CARDS: Final = 6  # of each player at the beginning
_BEST_OF_SEVERAL: Final = 0.6  # how far the strongest of several rivals is above their average, in deviations


class Tally:
    """The own side against the strongest rival in each respect; in a team game against the other side."""

    __slots__ = (
        "allied",
        "bases",
        "bases_each",
        "doubles",
        "doubles_each",
        "enemy_density",
        "medals_each",
        "nations",
        "points",
        "rear",
        "rear_each",
        "rivals",
        "seat",
        "size",
        "spread",
        "state",
        "their_bases",
        "their_doubles",
        "their_nations",
        "their_points",
        "their_size",
        "their_types",
        "types",
        "unseen",
    )

    def __init__(self, state: RushState, seat: int) -> None:
        self.state = state
        self.seat = seat
        # The own side: vehicles by type, medal points by nation, double medals, captured bases, all cards.
        self.types: list[float] = [0.0, 0.0, 0.0, 0.0, 0.0]
        self.nations: list[float] = [0.0, 0.0, 0.0, 0.0]
        self.doubles = 0.0
        self.bases = 0.0
        self.size = 0.0
        self.points = 0.0  # of medals and bases
        self.rear = 0  # own cards of the rear
        self.unseen: list[int] = [0, 0, 0, 0, 0]  # vehicles by type that may be anywhere
        # What each other player has on the average.
        self.rear_each = 0.0
        self.bases_each = 0.0
        self.doubles_each = 0.0
        self.medals_each: list[float] = [0.0, 0.0, 0.0, 0.0]
        # The rivals.
        self.allied = 0
        self.rivals = 0
        self.enemy_density = 0.0  # the share of vehicles in what they hold hidden
        self.spread = 0.0
        self.their_types: list[float] = [0.0, 0.0, 0.0, 0.0, 0.0]
        self.their_nations: list[float] = [0.0, 0.0, 0.0, 0.0]
        self.their_doubles = 0.0
        self.their_bases = 0.0
        self.their_size = 0.0
        self.their_points = 0.0
        self._count_own()
        self._share_out_the_rest()
        self._count_companies()
        self._count_trophies()

    def _count_own(self) -> None:
        cards = self.state.cards
        unseen = self.unseen
        for card in range(FIRST_VEHICLE, cards.count):
            unseen[cards.type[card]] += 1
        own = company_now(self.state, self.seat)
        self.size = float(len(own))
        for card in own:
            if card >= FIRST_VEHICLE:
                self.types[cards.type[card]] += 1.0
                unseen[cards.type[card]] -= 1
            elif card >= DOUBLES:
                self.nations[card - DOUBLES] += 2.0
                self.doubles += 1.0
            elif card >= SINGLES:
                self.nations[card - SINGLES] += 1.0
            elif card == CAPTURED_BASE:
                self.bases += 1.0
            else:
                self.rear += 1

    def _share_out_the_rest(self) -> None:
        """What lies open is nobody's or known; the rest belongs to the others in equal parts."""
        state = self.state
        cards = state.cards
        unseen = self.unseen
        scrapped_rear = 0
        scrapped_bases = 0
        for card in state.scrapyard:
            if card >= FIRST_VEHICLE:
                unseen[cards.type[card]] -= 1
            elif card < CAPTURED_BASE:
                scrapped_rear += 1
            elif card == CAPTURED_BASE:
                scrapped_bases += 1
        for card in state.shop:
            unseen[cards.type[card]] -= 1
        for card in state.discard:
            unseen[cards.type[card]] -= 1
        gone = 0
        for other in range(state.seats):
            player = state.players[other]
            if other != self.seat:
                for guard in player.guards:
                    if guard != NO_CARD:
                        unseen[cards.type[guard]] -= 1
            gone += SLOTS - standing_bases(player)
        others = state.seats - 1
        self.rear_each = (_REAR_CARDS * state.seats - scrapped_rear - self.rear) / others
        self.bases_each = max(0.0, gone - scrapped_bases - self.bases) / others
        doubles = 0.0
        for nation in range(4):
            taken = SINGLES_PER_NATION - state.singles[nation]
            taken_doubles = DOUBLES_PER_NATION - state.doubles[nation]
            self.medals_each[nation] = max(0.0, taken + 2 * taken_doubles - self.nations[nation]) / others
            doubles += taken_doubles
        self.doubles_each = max(0.0, doubles - self.doubles) / others

    def _count_companies(self) -> None:
        """Vehicles and sizes: others' hidden vehicles count by their likely kind."""
        state = self.state
        cards = state.cards
        rules = state.rules
        unseen = self.unseen
        all_unseen = max(1, unseen[0] + unseen[1] + unseen[2] + unseen[3] + unseen[4])
        medals = self.medals_each
        medal_cards = medals[0] + medals[1] + medals[2] + medals[3] - self.doubles_each
        density = 0.0
        for other in range(state.seats):
            if other == self.seat:
                continue
            them = state.players[other]
            hidden = len(them.hand) + len(them.garage) + len(them.store) + len(them.kept)
            vehicles = max(0.0, hidden - self.rear_each - self.bases_each - medal_cards)
            counts: list[float] = [0.0, 0.0, 0.0, 0.0, 0.0]
            for kind in range(5):
                counts[kind] = vehicles * unseen[kind] / all_unseen
            whole = float(hidden)
            for guard in them.guards:
                if guard != NO_CARD:
                    counts[cards.type[guard]] += 1.0
                    whole += 1.0
            if rules.team[other] == rules.team[self.seat]:
                self.allied += 1
                self.size += whole
                for kind in range(5):
                    self.types[kind] += counts[kind]
                continue
            self.rivals += 1
            density += vehicles / max(1.0, float(hidden))
            if rules.teams_on:
                self.their_size += whole
                for kind in range(5):
                    self.their_types[kind] += counts[kind]
            else:
                self.their_size = max(self.their_size, whole)
                for kind in range(5):
                    self.their_types[kind] = max(self.their_types[kind], counts[kind])
        self.enemy_density = density / max(1, self.rivals)

    def _count_trophies(self) -> None:
        """Medals and captured bases of both sides, and their points."""
        teams_on = self.state.rules.teams_on
        foes = float(self.rivals) if teams_on else 1.0
        spread = 0.0 if teams_on or self.rivals == 1 else _BEST_OF_SEVERAL
        self.spread = spread
        for nation in range(4):
            each = self.medals_each[nation]
            self.nations[nation] += self.allied * each
            self.their_nations[nation] = foes * each + spread * sqrt(each)
            self.points += self.nations[nation]
            self.their_points += self.their_nations[nation] if spread == 0.0 else each
        self.bases += self.allied * self.bases_each
        self.doubles += self.allied * self.doubles_each
        self.their_bases = foes * self.bases_each + spread * sqrt(self.bases_each)
        self.their_doubles = foes * self.doubles_each + spread * sqrt(self.doubles_each)
        self.points += BASE_POINTS * self.bases
        self.their_points += BASE_POINTS * (self.bases_each if spread > 0.0 else self.their_bases)
        if spread > 0.0:
            self.their_points += spread * sqrt(self.their_points) * 1.5
