"""The targets of an attack in Rush, what each hit brings, and the best order of hits."""

from __future__ import annotations

from typing import Final

from tankodrom.ai.rush.prospects import Prospects
from tankodrom.ai.rush.worth import BASE_WEIGHT, KILL_WEIGHT
from tankodrom.games.rush.cards import FIRST_VEHICLE, HEAVY_TANK, NO_CARD, SINGLES
from tankodrom.games.rush.state import DAMAGED, GONE, SLOTS, RushState

NEVER: Final = -1e9  # the value of what is not allowed


class Battle:
    """The targets, and the best order of hits."""

    __slots__ = (
        "base",
        "base_weight",
        "density",
        "finish",
        "guard",
        "hands",
        "helpers",
        "hurt",
        "interactive",
        "kill_weight",
        "kills",
        "lone",
        "owner",
        "pending",
        "prospects",
        "slot",
        "standing",
        "units",
    )

    def __init__(self, prospects: Prospects, weights: list[float], units: list[int]) -> None:
        state = prospects.state
        self.prospects = prospects
        self.units = units  # the attackers, by index
        self.interactive = state.rules.interactive
        self.kill_weight = weights[KILL_WEIGHT]
        self.base_weight = weights[BASE_WEIGHT]
        self.finish = 0.0 if state.final_round else prospects.finish
        self.density = prospects.enemy_density
        self.owner: list[int] = []
        self.slot: list[int] = []
        self.guard: list[int] = []
        self.hurt: list[bool] = []
        self.base: list[int] = []
        self.lone: list[float] = []  # the worth of damaging an open base without taking it
        self.standing: list[int] = [0] * state.seats
        self.hands: list[int] = [0] * state.seats
        self.helpers: list[int] = [0, 0, 0, 0]
        self.kills = 0
        self.pending = state.turn.kills
        for enemy in state.rules.enemies[prospects.seat]:
            player = state.players[enemy]
            self.hands[enemy] = len(player.hand)
            for slot in range(SLOTS):
                if player.bases[slot] != GONE:
                    self.standing[enemy] += 1
                    self.owner.append(enemy)
                    self.slot.append(slot)
                    self.guard.append(player.guards[slot])
                    self.hurt.append(player.hurt[slot])
                    self.base.append(player.bases[slot])
                    self.lone.append(self._damage_worth(state, enemy))
        for card in state.players[prospects.seat].hand:
            if SINGLES <= card < FIRST_VEHICLE:
                self.helpers[state.cards.nation[card]] += 1

    def _damage_worth(self, state: RushState, owner: int) -> float:
        """Before the owner repairs, an ally may take the damaged base, and so may another enemy."""
        order = state.rules.order
        seat = self.prospects.seat
        worth = 0.01
        for ahead in range(1, len(order)):
            who = order[(state.turns + ahead) % len(order)]
            if who == owner:
                break
            if state.rules.team[who] == state.rules.team[seat]:
                worth += 0.4
            elif state.rules.team[who] != state.rules.team[owner]:
                worth -= 0.15
        return worth

    def find(self, owner: int, slot: int) -> int:
        for place in range(len(self.owner)):
            if self.owner[place] == owner and self.slot[place] == slot:
                return place
        return -1

    def base_falls(self, place: int) -> float:
        value = self.base_weight * self.prospects.base_gain + 0.3
        if self.standing[self.owner[place]] == 1:
            value += self.finish
        return value

    def guard_falls(self, nation: int, kills: int) -> float:
        """The worth of the next medal of a nation, if it is the kills-th of the turn."""
        state = self.prospects.state
        singles = state.singles[nation]
        doubles = state.doubles[nation]
        if kills > singles + 2 * doubles or (singles == 0 and kills % 2 == 1):
            return 0.05
        value = self.kill_weight * self.prospects.medal_gain[nation] + 0.1
        if kills == 2 and doubles:
            value += self.prospects.double_gain
        if kills == singles and (kills < 2 or not doubles):
            value += self.finish
        return value

    def odds(self, card: int, place: int) -> float:
        """V3: the probability that one attack on this guard succeeds."""
        cards = self.prospects.cards
        margin = cards.attack[card] - cards.defence[self.guard[place]]
        help = self.helpers[cards.nation[card]]
        if margin + help < 0:
            return 0.0
        hand = self.hands[self.owner[place]]
        share = 0.05 + 0.22 * self.density
        none = (1.0 - share) ** hand
        fail = 1.0 - none
        extra = margin + help
        while extra > 0:
            fail *= 0.45
            extra -= 1
        return 1.0 - fail - (0.15 * -margin if margin < 0 else 0.0)

    def hit(self, unit: int, place: int, left: int) -> float:
        """The value of this hit and the best ones after it; NEVER if it is not allowed."""
        cards = self.prospects.cards
        card = self.units[unit]
        guard = self.guard[place]
        rest = left & ~(1 << unit)
        if guard != NO_CARD:
            if cards.bases_only[card]:
                return NEVER
            nation = cards.nation[card]
            if self.interactive:
                odds = self.odds(card, place)
                value = odds * self.guard_falls(nation, self.kills + self.pending + 1) + 0.12 * (1.0 - odds)
                if odds < 0.4:
                    return value + self.best(rest)
            elif cards.attack[card] >= cards.defence[guard] or self.hurt[place]:
                value = self.guard_falls(nation, self.kills + 1)
            else:
                self.hurt[place] = True
                value = self.best(rest) + 0.01
                self.hurt[place] = False
                return value
            hurt = self.hurt[place]
            self.guard[place] = NO_CARD
            self.hurt[place] = False
            self.kills += 1
            value += self.best(rest)
            self.kills -= 1
            self.guard[place] = guard
            self.hurt[place] = hurt
            return value
        base = self.base[place]
        if base == GONE or cards.vehicles_only[card]:
            return NEVER
        if base == DAMAGED or cards.type[card] == HEAVY_TANK:
            value = self.base_falls(place)
            self.base[place] = GONE
            self.standing[self.owner[place]] -= 1
            value += self.best(rest)
            self.standing[self.owner[place]] += 1
        else:
            self.base[place] = DAMAGED
            value = max(self.lone[place], self.best(rest))
        self.base[place] = base
        return value

    def best(self, left: int) -> float:
        """The value of the best order of hits by these attackers."""
        if left == 0:
            return 0.0
        cards = self.prospects.cards
        value = 0.0 if self.interactive else NEVER  # R10.10: declared attackers must strike
        tried_units: list[int] = []
        for unit in range(len(self.units)):
            if not left >> unit & 1:
                continue
            card = self.units[unit]
            kind = cards.attack[card] * 8 + (4 if cards.type[card] == HEAVY_TANK else 0)
            kind += (2 if cards.bases_only[card] else 0) + (1 if cards.vehicles_only[card] else 0)
            if kind in tried_units:
                continue
            tried_units.append(kind)
            tried: list[int] = []
            for place in range(len(self.owner)):
                base = self.base[place]
                if base == GONE:
                    continue
                guard = self.guard[place]
                owner = self.owner[place]
                key = base * 8 + (0 if guard == NO_CARD else 2 + 2 * cards.defence[guard])
                key += 1 if self.hurt[place] else 0
                key += 64 * (1 if self.standing[owner] == 1 else 0)
                if self.interactive:
                    key += 128 * self.hands[owner]
                if key in tried:
                    continue
                tried.append(key)
                value = max(value, self.hit(unit, place, left))
        return value if value > 0.5 * NEVER else 0.0
