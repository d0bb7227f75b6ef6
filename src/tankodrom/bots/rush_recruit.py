"""The `recruit` level of Rush: scores each choice by itself, with a few rules of thumb.

It draws first, hits what will fall, buys the dearest vehicle that it can pay, and guards open bases. It plans nothing. A
beginner will notice that, and an experienced player will use it.
"""

from __future__ import annotations

from typing import Any, Final

from tankodrom.bots.greedy import ActionScores
from tankodrom.core.action import Action, first, second, third
from tankodrom.core.game import View
from tankodrom.games.rush import verbs
from tankodrom.games.rush.cards import (
    ENGINEERS,
    FIRST_VEHICLE,
    HEAVY_TANK,
    HEROIC_DEED,
    NO_VALUE,
    REARMAMENT,
    RECRUITMENT,
    REINFORCEMENTS,
    REPAIR_CREW,
    RESEARCH,
    SABOTAGE,
    SCOUTING,
    TANK_ACE,
    VOLUNTEERS,
    CardId,
    CardTable,
)

_ABILITY_WORTH = {
    REINFORCEMENTS: 9.0,  # draw before anything else is decided
    RECRUITMENT: 0.0,  # see _recruitment
    SCOUTING: 0.4,
    SABOTAGE: 3.0,
    TANK_ACE: 6.0,
    RESEARCH: 4.0,
    REARMAMENT: 3.5,
    HEROIC_DEED: 8.0,
}


class RushScorer:
    """Scores the actions of one view by rules of thumb."""

    def __init__(self, cards: CardTable, view: View, seat: int) -> None:
        self.cards = cards
        self.view = view
        self.seat = seat
        self.me = view["players"][seat]
        self.hand = [cards.by_code[code] for code in self.me["hand"]]

    def score(self, action: Action) -> float:
        return _SCORES.score(self, action)

    # The rough worth of a card to its owner.

    def worth(self, card: CardId) -> float:
        if card == ENGINEERS:
            return 0.6
        if card in (REPAIR_CREW, VOLUNTEERS):
            return 0.9
        if card < FIRST_VEHICLE:
            return 2.0  # medals and captured bases are points
        cards = self.cards
        abilities = sum(_ABILITY_WORTH[ability] / 6 for ability in cards.abilities[card])
        return cards.attack[card] + 0.7 * cards.defence[card] + 0.4 * cards.buying_value[card] + abilities

    def _shop_worth(self, action: Action) -> float:
        card = self.cards.by_code[self.view["shop"][first(action) - 1]]
        return self.cards.price[card] + 0.1 * self.worth(card)

    def _base(self, seat: int, slot: int) -> dict[str, Any]:
        base: dict[str, Any] = self.view["players"][seat]["bases"][slot]
        return base

    # Step II

    def _buy(self, action: Action) -> float:
        return 2.0 + self._shop_worth(action)

    def _use(self, action: Action) -> float:
        return self._ability(first(action), second(action))

    def _use_more(self, action: Action) -> float:
        return self._ability(self.cards.by_code[self.view["step"]["card"]], first(action))

    def _ability(self, card: CardId, ability: int) -> float:
        if ability == RECRUITMENT:
            return self._recruitment(card)
        if ability == RESEARCH:
            affordable = [self.cards.price[self.cards.by_code[code]] for code in self.view["shop"]]
            return 1.5 + max(price for price in affordable if price <= self.cards.research[card])
        if ability == REARMAMENT:
            weak = [code for code in self.me["store"] if code in ("E", "VO")]
            return _ABILITY_WORTH[REARMAMENT] if weak else -1.0
        return _ABILITY_WORTH[ability]

    def _recruitment(self, card: CardId) -> float:
        """Worth it if two of the cheapest vehicles can be paid for."""
        money = sum(
            self.cards.buying_value[other]
            for other in self.hand
            if other != card and self.cards.buying_value[other] != NO_VALUE
        )
        prices = sorted(self.cards.price[self.cards.by_code[code]] for code in self.view["shop"])
        return 8.0 if len(prices) > 1 and money >= prices[0] + prices[1] and money > 1 else -1.0

    def _guard(self, action: Action) -> float:
        card = first(action)
        base = self._base(self.seat, second(action))
        if base["guard"] is None:
            return 1.5 + self.cards.defence[card]
        replaced = self.cards.by_code[base["guard"]]
        return 0.5 if self.cards.defence[card] > self.cards.defence[replaced] else -2.0

    def _guard_ally(self, action: Action) -> float:
        base = self._base(second(action), third(action))
        return 0.6 if base["guard"] is None else -2.0

    def _place(self, action: Action) -> float:
        base = self._base(self.seat, first(action))
        return 1.0 if base["guard"] is None else -self.worth(self.cards.by_code[base["guard"]])

    def _declare(self, action: Action) -> float:
        return self._best_strike(first(action)) - 0.5

    def _best_strike(self, card: CardId) -> float:
        enemies = [player for player in self.view["players"] if not self._is_friend(player["seat"])]
        values = [
            self._strike_value(card, player["seat"], slot)
            for player in enemies
            for slot, base in enumerate(player["bases"])
            if base is not None and self._may_strike(card, base)
        ]
        return max(values, default=-1.0)

    def _may_strike(self, card: CardId, base: dict[str, Any]) -> bool:
        guarded = base["guard"] is not None
        return not (self.cards.bases_only[card] if guarded else self.cards.vehicles_only[card])

    def _is_friend(self, seat: int) -> bool:
        teams = self.view["teams"]
        return seat == self.seat or (teams is not None and teams[seat] == teams[self.seat])

    def _strike_value(self, card: CardId, seat: int, slot: int) -> float:
        base = self._base(seat, slot)
        if base["guard"] is None:
            if base["damaged"] or self.cards.type[card] == HEAVY_TANK:
                return 7.0
            return 2.5
        defence = self.cards.defence[self.cards.by_code[base["guard"]]]
        if self.cards.attack[card] >= defence or (base["guard_damaged"] and self.view["teams"] is None):
            return 5.0
        return 1.5

    def _strike(self, action: Action) -> float:
        return self._strike_value(first(action), second(action), third(action))

    def _attack(self, action: Action) -> float:
        return self._strike_value(first(action), second(action), third(action)) - 0.5

    # Smaller questions

    def _pay(self, action: Action) -> float:
        """Cover the price with as little waste as possible, and with what is of no other use."""
        value = self.cards.buying_value[first(action)]
        due: int = self.view["step"]["due"]
        waste = max(0, value - due)
        return float(min(value, due)) - waste - self.worth(first(action))

    def _ace_guard(self, action: Action) -> float:
        base = self._base(first(action), second(action))
        return 4.0 if base["guard_damaged"] or self.cards.defence[self.cards.by_code[base["guard"]]] == 1 else 1.0

    def _ace_base(self, action: Action) -> float:
        return 6.0 if self._base(first(action), second(action))["damaged"] else 2.0

    def _take(self, action: Action) -> float:
        return self._shop_worth(action)

    def _scrap(self, action: Action) -> float:
        return 1.0 - self.worth(first(action))

    def _scrap_hand(self, action: Action) -> float:
        return 0.7 - self.worth(first(action))

    def _discard(self, action: Action) -> float:
        return -self.worth(first(action)) if first(action) != 3 else 1.0  # a captured base is of no use in hand

    def _keep(self, action: Action) -> float:
        return self.worth(first(action)) - 1.5

    def _medals(self, action: Action) -> float:
        return float(first(action))  # doubles clog the company less

    def _support(self, action: Action) -> float:
        step = self.view["step"]
        behind = step["attack"] < step["defence"]
        attacking = self._is_friend(step["attacker"])
        return 1.0 if behind == attacking else -1.0


_SCORES: Final = ActionScores[RushScorer](
    verbs.VERBS,
    {
        verbs.BUY: RushScorer._buy,
        verbs.USE: RushScorer._use,
        verbs.GUARD: RushScorer._guard,
        verbs.GUARD_ALLY: RushScorer._guard_ally,
        verbs.DECLARE: RushScorer._declare,
        verbs.ATTACK: RushScorer._attack,
        verbs.SET_ASIDE: -1.0,
        verbs.PAY: RushScorer._pay,
        verbs.USE_MORE: RushScorer._use_more,
        verbs.PLACE: RushScorer._place,
        verbs.ACE_GUARD: RushScorer._ace_guard,
        verbs.ACE_BASE: RushScorer._ace_base,
        verbs.TAKE: RushScorer._take,
        verbs.SCRAP: RushScorer._scrap,
        verbs.DISCARD: RushScorer._discard,
        verbs.LAUNCH: 1.0,
        verbs.STRIKE: RushScorer._strike,
        verbs.MEDALS: RushScorer._medals,
        verbs.KEEP: RushScorer._keep,
        verbs.SCRAP_HAND: RushScorer._scrap_hand,
        verbs.SUPPORT: RushScorer._support,
    },
    neutral=[
        verbs.END_PLAY,
        verbs.FINISH,
        verbs.STOP,
        verbs.RECRUIT_NORMAL,
        verbs.DECLINE,
        verbs.PASS,
    ],
)
