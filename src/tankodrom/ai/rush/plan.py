"""All divisions of a hand of Rush into attackers, payments and the rest, with their values."""

from __future__ import annotations

from typing import Final

from tankodrom.ai.rush.battle import NEVER, Battle
from tankodrom.ai.rush.guarding import guard_worth, open_bases
from tankodrom.ai.rush.prospects import Prospects
from tankodrom.ai.rush.worth import BUY_WEIGHT, GUARD_WEIGHT, SABOTAGE_WORTH
from tankodrom.games.rush.cards import (
    FIRST_VEHICLE,
    HEROIC_DEED,
    NO_CARD,
    NO_NATION,
    NO_VALUE,
    REARMAMENT,
    RECRUITMENT,
    REINFORCEMENTS,
    RESEARCH,
    SABOTAGE,
    SCOUTING,
    TANK_ACE,
)
from tankodrom.games.rush.state import DAMAGED, GONE

_MOST_PLANNED: Final = 6  # cards of a hand; larger hands are rare
_DRAW: Final = 0.9  # of the mean card; tuned by games against the recruit


def planned_cards(prospects: Prospects, hand: list[int]) -> list[int]:
    """The hand in a fixed order, the most useful cards if it is too large to plan with."""
    ordered = sorted(hand)
    while len(ordered) > _MOST_PLANNED:
        worst = 0
        for index in range(len(ordered)):
            if prospects.use(ordered[index]) < prospects.use(ordered[worst]):
                worst = index
        ordered.pop(worst)
    return ordered


class Plan:
    """All divisions of a hand into attackers, payments and the rest."""

    __slots__ = (
        "attack",
        "attack_of",
        "attackers_best",
        "battle",
        "buy_many",
        "buy_one",
        "cards",
        "count",
        "fixed",
        "fresh",
        "full",
        "guard_only",
        "hand",
        "offered",
        "prospects",
        "recruits",
        "shop_worth",
        "state",
        "stay",
        "stay_best",
        "used",
        "weights",
        "whole",
        "without",
    )

    def __init__(
        self,
        prospects: Prospects,
        weights: list[float],
        hand: list[int],
        fixed: list[int],
        fresh: bool,
        offered: int,
    ) -> None:
        """`fixed` attackers are declared already; `fresh`: as at the beginning of a turn; `offered`: the places of
        the shop, as bits, that can be bought from now."""
        self.prospects = prospects
        self.state = prospects.state
        self.cards = prospects.cards
        self.weights = weights
        self.fixed = len(fixed)
        self.fresh = fresh
        self.offered = offered
        self.hand = hand
        self.count = len(hand)
        self.full = (1 << self.count) - 1
        self.battle = Battle(prospects, weights, hand + fixed)
        self.shop_worth: list[float] = []
        for card in self.state.shop:
            self.shop_worth.append(max(0.0, prospects.worth(card)) * weights[BUY_WEIGHT])
        self._weigh_staying()
        self._weigh_attacks()
        self._weigh_purchases()
        self._combine()

    # The rest: abilities, guards.

    def _weigh_staying(self) -> None:
        self.guard_only: list[float] = []
        self.used: list[float] = []
        self.stay_best: list[float] = []
        self.recruits = 0
        locked = [] if self.fresh else self.state.turn.locked
        for index in range(self.count):
            card = self.hand[index]
            if card in locked:
                self.guard_only.append(0.0)
                self.used.append(0.0)
                self.stay_best.append(0.0)
                continue
            post = guard_worth(self.prospects, self.weights[GUARD_WEIGHT], card, self.prospects.seat)
            gain = 0.0
            for ability in self.cards.abilities[card]:
                if ability == RECRUITMENT:
                    self.recruits |= 1 << index
                gain += max(0.0, self.ability(card, ability))
            if self.cards.abilities[card] and RESEARCH not in self.cards.abilities[card]:
                gain += post
            self.guard_only.append(post if self.cards.defence[card] else 0.0)
            self.used.append(gain if self.cards.abilities[card] else 0.0)
            self.stay_best.append(max(0.0, self.guard_only[index], self.used[index]))

    def ability(self, card: int, ability: int) -> float:
        """The worth of using an ability. Recruitment counts with the purchases that it allows."""
        prospects = self.prospects
        state = self.state
        if ability == REINFORCEMENTS:
            return _DRAW * self.cards.draws[card] * max(0.3, prospects.expected_use)
        if ability == SABOTAGE:
            total = 0.0
            for enemy in state.rules.enemies[prospects.seat]:
                if state.players[enemy].hand:
                    total += SABOTAGE_WORTH
            return total if prospects.enemy_turns else 0.0
        if ability == TANK_ACE:
            return self.best_ace(card)
        if ability == RESEARCH:
            best = 0.0
            limit = self.cards.research[card]
            for place in range(len(state.shop)):
                if self.cards.price[state.shop[place]] <= limit:
                    best = max(best, self.shop_worth[place])
            return best + prospects.scrap_gain(card)
        if ability == REARMAMENT:
            return self._rearming()
        if ability == HEROIC_DEED:
            return self.battle.guard_falls(self.cards.nation[card], 1) - 0.1
        if ability == SCOUTING:
            return self._scouting()
        return 0.0

    def _rearming(self) -> float:
        best = 0.0
        next_best = 0.0
        for card in self.state.players[self.prospects.seat].store:
            gain = self.prospects.scrap_gain(card)
            if gain > best:
                next_best = best
                best = gain
            elif gain > next_best:
                next_best = gain
        return best + next_best if best > 0.0 else -0.5

    def _scouting(self) -> float:
        """New cards in the shop are worth something if the present ones are not worth their price."""
        if self.state.turn.bought and not self.state.turn.recruiting and not self.fresh:
            return 0.0
        money = 0
        for card in self.hand:
            money += max(0, self.cards.buying_value[card])
        best = 0.0
        for place in range(len(self.state.shop)):
            if self.cards.price[self.state.shop[place]] <= money:
                best = max(best, self.shop_worth[place])
        usual = self.prospects.uses * (0.25 + 0.1 * money)
        return max(0.0, 0.7 * (usual - best)) if money else 0.0

    def best_ace(self, card: int) -> float:
        best = 0.0
        for place in range(len(self.battle.owner)):
            best = max(best, self.ace(card, place, True))
            if self.battle.guard[place] != NO_CARD:
                best = max(best, self.ace(card, place, False))
        return best

    def ace(self, card: int, place: int, at_base: bool) -> float:
        """The worth of one damage, and of what it makes possible for the attackers in hand."""
        battle = self.battle
        units = 0
        for index in range(self.count):
            other = self.hand[index]
            if other != card and self._may_attack(other):
                units |= 1 << index
        before = self._best_attack(units)
        base = battle.base[place]
        guard = battle.guard[place]
        hurt = battle.hurt[place]
        owner = battle.owner[place]
        if at_base:
            if base == DAMAGED:
                value = battle.base_falls(place)
                battle.base[place] = GONE
                battle.standing[owner] -= 1
                value += self._best_attack(units) - before
                battle.standing[owner] += 1
            else:
                battle.base[place] = DAMAGED
                value = max(battle.lone[place], self._best_attack(units) - before)
            battle.base[place] = base
            return value
        if self.cards.defence[guard] < 2 or hurt:
            value = battle.guard_falls(self.cards.nation[card], 1)
            battle.guard[place] = NO_CARD
            battle.hurt[place] = False
            value += self._best_attack(units) - before
        else:
            battle.hurt[place] = True
            value = 0.02 + max(0.0, self._best_attack(units) - before)
        battle.guard[place] = guard
        battle.hurt[place] = hurt
        return value

    def _best_attack(self, units: int) -> float:
        best = 0.0
        for nation in range(4):
            mask = 0
            for index in range(self.count):
                if units >> index & 1 and self.cards.nation[self.hand[index]] == nation:
                    mask |= 1 << index
            if mask:
                best = max(best, self.battle.best(mask))
        return best

    def _may_attack(self, card: int) -> bool:
        if card < FIRST_VEHICLE or self.cards.attack[card] == 0:
            return False
        turn = self.state.turn
        if self.fresh:
            return True
        if card in turn.locked:
            return False
        if self.fixed:
            return self.cards.nation[self.battle.units[self.count]] == self.cards.nation[card]
        if self.state.rules.interactive:
            return turn.attack_nation == NO_NATION or turn.attack_nation == self.cards.nation[card]
        return not turn.attacked

    def _weigh_attacks(self) -> None:
        declared = ((1 << self.fixed) - 1) << self.count
        able: list[bool] = []
        for card in self.hand:
            able.append(self._may_attack(card))
        base_value = self.battle.best(declared)
        self.attack: list[float] = [NEVER] * (1 << self.count)
        self.attack[0] = base_value
        for mask in range(1, 1 << self.count):
            nation = NO_NATION
            fine = True
            for index in range(self.count):
                if mask >> index & 1:
                    if not able[index] or (nation != NO_NATION and nation != self.cards.nation[self.hand[index]]):
                        fine = False
                        break
                    nation = self.cards.nation[self.hand[index]]
            if fine:
                self.attack[mask] = self.battle.best(mask | declared)

    def _weigh_purchases(self) -> None:
        """For each set of paying cards the best vehicle, and the best set of vehicles if recruitment allows it."""
        state = self.state
        cards = self.cards
        turn = state.turn
        size = 1 << self.count
        shop = state.shop
        places = len(shop)
        self.buy_one: list[float] = [0.0] * size
        self.buy_many: list[float] = [0.0] * size
        several = self.recruits != 0 or (turn.recruiting and not self.fresh)
        locked = [] if self.fresh else turn.locked
        for mask in range(size):
            money = 0 if self.fresh else turn.credit_any
            own = [0, 0, 0, 0]
            paid = not self.fresh and turn.paid_any
            fine = True
            for index in range(self.count):
                if mask >> index & 1:
                    card = self.hand[index]
                    if cards.buying_value[card] == NO_VALUE or card in locked:
                        fine = False
                        break
                    if cards.own_nation_buying[card]:
                        own[cards.nation[card]] += cards.buying_value[card]
                    else:
                        money += cards.buying_value[card]
                        paid = True
            if not fine:
                self.buy_one[mask] = NEVER
                self.buy_many[mask] = NEVER
                continue
            if not self.fresh:
                for nation in range(4):
                    own[nation] += turn.credit[nation]
            best = 0.0
            for place in range(places):
                if self.offered >> place & 1:
                    nation = cards.nation[shop[place]]
                    if money + own[nation] >= cards.price[shop[place]] and (paid or own[nation]):
                        best = max(best, self.shop_worth[place])
            self.buy_one[mask] = best
            self.buy_many[mask] = best
            if several or own[0] + own[1] + own[2] + own[3] > 0:
                self.buy_many[mask] = max(best, self.buy_several(money, own, paid, -1))
                if not several:
                    for nation in range(4):
                        if own[nation]:
                            best = max(best, self.buy_several(money, own, paid, nation))
                    self.buy_one[mask] = best

    def buy_several(self, money: int, own: list[int], paid: bool, only: int) -> float:
        """Greedy by value for money; `only` one nation (R5.11), or -1."""
        cards = self.cards
        shop = self.state.shop
        purse = own[:]
        taken = 0
        total = 0.0
        for _ in range(len(shop)):
            best = 0.0
            at = -1
            for place in range(len(shop)):
                if taken >> place & 1 or self.shop_worth[place] <= 0.0:
                    continue
                nation = cards.nation[shop[place]]
                price = cards.price[shop[place]]
                if only >= 0 and nation != only:
                    continue
                if money + purse[nation] < price or not (paid or own[nation]):
                    continue
                rate = self.shop_worth[place] / (0.5 + price)
                if rate > best:
                    best = rate
                    at = place
            if at < 0:
                break
            taken |= 1 << at
            nation = cards.nation[shop[at]]
            spent = min(purse[nation], cards.price[shop[at]])
            purse[nation] -= spent
            money -= cards.price[shop[at]] - spent
            total += self.shop_worth[at]
        return total

    def _combine(self) -> None:
        """`stay[m]`: the value of the cards of m if none pays or attacks; `without[m]`: if none pays."""
        size = 1 << self.count
        self.stay: list[float] = [0.0] * size
        posts_open = max(1, open_bases(self.state.players[self.prospects.seat]))
        for mask in range(size):
            total = 0.0
            posts = 0
            for index in range(self.count):
                if mask >> index & 1:
                    total += self.stay_best[index]
                    if self.stay_best[index] > 0.0 and self.cards.defence[self.hand[index]]:
                        posts += 1
                        if posts > posts_open:
                            total -= 0.7 * max(0.0, min(self.stay_best[index], self.guard_only[index]))
            self.stay[mask] = total
        self.without: list[float] = [0.0] * size
        self.attackers_best: list[int] = [0] * size
        for mask in range(size):
            best = self.attack[0] + self.stay[mask]
            best_attack = 0
            attackers = mask
            while attackers:
                if self.attack[attackers] > NEVER:
                    value = self.attack[attackers] + self.stay[mask & ~attackers]
                    if value > best:
                        best = value
                        best_attack = attackers
                attackers = (attackers - 1) & mask
            self.without[mask] = best
            self.attackers_best[mask] = best_attack
        self.whole: list[float] = [0.0] * size
        for mask in range(size):
            self.whole[mask] = self.best_of(mask)

    def recruiting(self) -> bool:
        return not self.fresh and self.state.turn.recruiting

    def best_of(self, mask: int) -> float:
        """The value of the best plan for these cards."""
        best = self.without[mask] + (self.buy_many[0] if self.recruiting() else max(0.0, self.buy_one[0]))
        paying = mask
        while paying:
            if self.buy_one[paying] > 0.0 or self.buy_many[paying] > 0.0:
                best = max(best, self.purchase(paying, mask & ~paying))
            paying = (paying - 1) & mask
        return best

    def purchase(self, paying: int, rest: int) -> float:
        """The value if these cards pay and the rest is used as well as possible."""
        if self.recruiting():
            return self.buy_many[paying] + self.without[rest]
        value = self.buy_one[paying] + self.without[rest]
        helpers = self.recruits & rest
        if helpers and self.buy_many[paying] > self.buy_one[paying]:
            for index in range(self.count):
                if helpers >> index & 1:
                    others = rest & ~(1 << index)
                    several = self.buy_many[paying] + self.without[others] + self.used[index] - 0.05
                    value = max(value, several)
        return value

    def keeping(self, index: int) -> float:
        """The best plan in which this card neither pays nor attacks and its own worth is left out."""
        return self.whole[self.full & ~(1 << index)]

    def attacking(self, index: int) -> float:
        """The best plan in which this card attacks."""
        best = NEVER
        bit = 1 << index
        for mask in range(1 << self.count):
            if mask & bit and self.attack[mask] > NEVER:
                best = max(best, self.attack[mask] - self.attack[0] + self.whole[self.full & ~mask])
        return best

    def attackers_with(self, index: int) -> int:
        best = NEVER
        at = 1 << index
        for mask in range(1 << self.count):
            if mask >> index & 1 and self.attack[mask] > NEVER:
                value = self.attack[mask] - self.attack[0] + self.whole[self.full & ~mask]
                if value > best:
                    best = value
                    at = mask
        return at

    def buying(self, place: int) -> float:
        """The best plan that buys this vehicle first."""
        best = NEVER
        for mask in range(1 << self.count):
            if self.buy_one[mask] > NEVER and self.covers(mask, place):
                value = self.shop_worth[place] + self.without[self.full & ~mask]
                if self.recruiting() or self.recruits & ~mask & self.full:
                    # The rest of the payment may buy more.
                    whole = self.purchase(mask, self.full & ~mask)
                    alone = self.shop_worth[place] / (0.5 + self.cards.price[self.state.shop[place]])
                    value = max(value, whole - 0.02 + 0.002 * alone) if self.is_chosen(mask, place) else value
                best = max(best, value)
        return best

    def is_chosen(self, mask: int, place: int) -> bool:
        """Is this vehicle the best value for money among those that the payment covers?"""
        rate = self.shop_worth[place] / (0.5 + self.cards.price[self.state.shop[place]])
        for other in range(len(self.state.shop)):
            if other != place and self.offered >> other & 1 and self.covers(mask, other):
                if self.shop_worth[other] / (0.5 + self.cards.price[self.state.shop[other]]) > rate:
                    return False
        return True

    def covers(self, mask: int, place: int) -> bool:
        turn = self.state.turn
        cards = self.cards
        vehicle = self.state.shop[place]
        nation = cards.nation[vehicle]
        money = 0 if self.fresh else turn.credit_any + turn.credit[nation]
        paid = not self.fresh and (turn.paid_any or turn.paid_own[nation])
        for index in range(self.count):
            if mask >> index & 1:
                card = self.hand[index]
                if cards.buying_value[card] == NO_VALUE:
                    return False
                if cards.own_nation_buying[card] and cards.nation[card] != nation:
                    return False
                money += cards.buying_value[card]
                paid = True
        return paid and money >= cards.price[vehicle]
