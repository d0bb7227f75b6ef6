"""Averages over the cards and damage cards of Duel, and the chance that a crew breaks."""

from __future__ import annotations

from typing import Final

from tankodrom.ai.duel.weights import Weights
from tankodrom.games.duel.boards import COMMANDER, COMMANDER_GUNNER, HULL, TRACK, TURRET
from tankodrom.games.duel.cards import (
    BINOCULARS,
    EXPLOSION,
    FLAMES,
    LAST_CARD,
    NO_SPECIAL,
    NO_TERRAIN,
    PEN_ALWAYS,
    PEN_NEVER,
    CardId,
)
from tankodrom.games.duel.damage.damage_cards import (
    AMMO_HIT,
    CATASTROPHIC,
    COMMANDER_KILLED_MARK,
    CRITICAL,
    ENGINE_DESTROYED,
    EXPLOSION_CHECK,
    FIRE_CHECK,
    FUEL_TANK_HIT,
    HEAVY,
    IMMOBILISED,
    IMMOBILISED_MARK,
    KILL,
    LIGHT,
    MAIN_GUN_HIT,
    ON_FIRE_MARK,
    SIGHTS_DAMAGED,
    SMOKE_IN_TANK,
    SPECIAL_AMMO_HIT,
    SURE_EXPLOSION,
    SURE_FIRE,
    TRACK_DAMAGE,
    TRANSMISSION_JAMMED,
    TURRET_TRAVERSE_DAMAGED,
    WOUND,
    Effect,
)
from tankodrom.games.duel.rules import Rules
from tankodrom.games.duel.tank import DEAD, Tank

WIDEST: Final = 10  # margins of penetration beyond this count as equal

_BURNS_DOWN: Final = 0.4  # of the tanks that are set on fire


class Odds:
    """Averages over the cards and damage cards of a game; computed once for its rules and weights."""

    __slots__ = (
        "binoculars", "blast", "elim", "extra", "fire_chance", "flames", "mean_worth", "red",
        "rules", "through", "weights", "worth",
    )  # fmt: skip

    def __init__(self, rules: Rules, weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        cards = rules.cards
        self.binoculars = self._share(BINOCULARS)
        self.flames = self._share(FLAMES)
        self.blast = self._share(EXPLOSION)
        # By margin of penetration over armour, from -WIDEST on: the chance to penetrate, and to do so with a red card.
        self.through: list[float] = []
        self.red: list[float] = []
        for margin in range(-WIDEST, WIDEST + 1):
            all_cards = 0
            red_cards = 0
            for card in range(1, LAST_CARD + 1):
                kind = cards.pen_kind[card]
                if kind == PEN_ALWAYS or (kind != PEN_NEVER and margin + cards.pen[card] >= 0):
                    all_cards += 1
                    if cards.heavy[card]:
                        red_cards += 1
            self.through.append(all_cards / LAST_CARD)
            self.red.append(red_cards / LAST_CARD)
        # By location and section (light, heavy): the chance of elimination, and the worth of the other effects.
        self.elim: list[float] = [0.0] * 6
        self.extra: list[float] = [0.0] * 6
        for location in (TRACK, HULL, TURRET):
            for section in (LIGHT, HEAVY):
                self._weigh_damage(location, section)
        self.fire_chance: list[float] = [0.0] * 12
        for ability in range(12):
            count = 0.0
            for card in range(1, LAST_CARD + 1):
                level = cards.fire[card]
                if level:
                    missing = level - ability
                    count += 1.0 if missing <= 0 else 0.5 if missing == 1 else 0.2 if missing == 2 else 0.0
            self.fire_chance[ability] = 1.0 - (1.0 - count / LAST_CARD) ** 6
        self.worth: list[float] = [0.0] * (LAST_CARD + 1)
        whole = 0.0
        for card in range(1, LAST_CARD + 1):
            self.worth[card] = self._card_worth(card)
            whole += self.worth[card]
        self.mean_worth = whole / LAST_CARD

    def _share(self, symbol: int) -> float:
        count = 0
        for card in range(1, LAST_CARD + 1):
            if self.rules.cards.symbols[card] & symbol:
                count += 1
        return count / LAST_CARD

    def _weigh_damage(self, location: int, section: int) -> None:
        elim = 0.0
        extra = 0.0
        for card in self.rules.damage:
            usual = self._weigh_effects(card.results[location][section])
            critical = self._weigh_effects(card.results[location][CRITICAL])
            elim += 0.9 * usual[0] + 0.1 * critical[0]
            extra += 0.9 * usual[1] + 0.1 * critical[1]
        count = len(self.rules.damage)
        at = 2 * location + section
        self.elim[at] = min(1.0, elim / count + self.weights.nerve)  # some crews break
        self.extra[at] = extra / count

    def _weigh_effects(self, effects: list[Effect]) -> list[float]:
        alive = 1.0
        extra = 0.0
        kills = 0
        for effect in effects:
            op = effect.op
            lost = 0.0
            if op == CATASTROPHIC:
                lost = 1.0
                extra += 5.0 * alive
            elif op == SURE_EXPLOSION:
                lost = 1.0
                extra += 1.0 * alive
            elif op == EXPLOSION_CHECK:
                lost = self.blast
                extra += self.blast * alive
            elif op == FIRE_CHECK:
                lost = self.flames * _BURNS_DOWN
                extra += self.flames * 1.1 * alive
            elif op == SURE_FIRE:
                lost = _BURNS_DOWN
                extra += 1.1 * alive
            elif op == SPECIAL_AMMO_HIT:
                lost = 0.6
                extra += 2.0 * alive
            elif op == KILL:
                kills += 1
                extra += 2.0 * alive
                if kills > 1:
                    lost = 1.0
            elif op == WOUND:
                extra += 0.35 * alive
            elif op == SMOKE_IN_TANK:
                lost = 2 * self.flames * _BURNS_DOWN
                extra += 1.2 * alive
            elif op == ENGINE_DESTROYED:
                lost = self.blast + self.flames * _BURNS_DOWN
                extra += 1.1 * alive
            elif op in (IMMOBILISED, TRANSMISSION_JAMMED):
                extra += 0.8 * alive
            elif op == MAIN_GUN_HIT:
                extra += 1.2 * alive
            elif op in (TURRET_TRAVERSE_DAMAGED, SIGHTS_DAMAGED):
                extra += 0.7 * alive
            elif op in (TRACK_DAMAGE, AMMO_HIT, FUEL_TANK_HIT):
                extra += 0.4 * alive
            else:
                extra += 0.25 * alive
            alive *= 1.0 - min(1.0, lost)
        return [1.0 - alive, extra]

    def _card_worth(self, card: CardId) -> float:
        """The rough worth of a card in hand."""
        cards = self.rules.cards
        weights = self.weights
        worth = weights.order_symbol * cards.orders[card]
        if cards.fire[card]:
            worth += (
                weights.fire_card
                + weights.fire_modifier * cards.fire_modifier[card]
                - 0.03 * max(0, cards.fire[card] - 4)
            )
        if cards.move[card]:
            worth += weights.move_card - 0.012 * cards.move[card]
        if cards.flank[card]:
            worth += weights.flank_card - 0.015 * cards.flank[card]
        if cards.leadership[card]:
            worth += weights.leadership_card
        if cards.tactics[card]:
            worth += weights.tactics_card
        if cards.special[card] != NO_SPECIAL:
            worth += weights.special_card
        if cards.smoke[card]:
            worth += 0.05
        if cards.terrain[card] != NO_TERRAIN:
            kind = self.rules.terrain.kinds[cards.terrain[card]]
            worth += 0.5 if kind.enemy_only else weights.terrain_card + 0.007 * kind.cover
        if self.rules.infantry_on and cards.infantry[card]:
            worth += 0.15
        return worth


_KNOWN: list[Odds] = []  # of the rules used last; a cache
_MOST_KNOWN: Final = 8


def odds_of(rules: Rules, weights: Weights) -> Odds:
    for odds in _KNOWN:
        if odds.rules is rules and odds.weights is weights:
            return odds
    made = Odds(rules, weights)
    if len(_KNOWN) >= _MOST_KNOWN:
        _KNOWN.pop(0)
    _KNOWN.append(made)
    return made


def morale_risk(rules: Rules, tank: Tank) -> float:
    """The chance that a damage card breaks this crew."""
    fails = 0
    leader = COMMANDER_GUNNER if tank.board.seats[COMMANDER_GUNNER] else COMMANDER
    for card in rules.damage:
        marks = card.marks
        if (
            marks[tank.quality]
            or (marks[COMMANDER_KILLED_MARK] and tank.men[leader] == DEAD)
            or (marks[IMMOBILISED_MARK] and (tank.immobilised or tank.jammed))
            or (marks[ON_FIRE_MARK] and tank.on_fire)
        ):
            fails += 1
    return fails / len(rules.damage)
