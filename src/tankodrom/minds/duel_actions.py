"""The card for the initiative, and what to do with a tank whose turn it is."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Action, first, second, verb_number
from tankodrom.games.duel.cards import NO_CARD, CardId
from tankodrom.games.duel.levels import fire_ability, mobility
from tankodrom.games.duel.movement import PLACE, REMOVE
from tankodrom.games.duel.state import NO_TANK, Tank
from tankodrom.minds.duel_desk import AS_IS, BY_ALL, Desk
from tankodrom.minds.duel_field import FIELD_VERBS, field_score
from tankodrom.minds.duel_fire import best_shot, fire_modifier_in_hand
from tankodrom.minds.duel_gains import best_command, best_effect, gain_of_smoke
from tankodrom.minds.duel_manoeuvres import after, best_terrain, move_plan
from tankodrom.minds.duel_verbs import (
    CLEAR,
    CREW,
    ENTER,
    EXTINGUISH,
    FIRE,
    FLANK,
    INITIATIVE,
    LEADERSHIP,
    MOVE,
    PASS,
    SMOKE,
    UNFLANK,
)

_UNKNOWN: Final = -9.0  # lower than anything weighed
_HOPELESS: Final = -8.0


class Prospects:
    """What a tank may hope for from its action. Each hope is weighed once, when a choice asks for it."""

    __slots__ = (
        "ability", "best_shots", "command", "desk", "effect", "exposed", "legs", "me", "modifiers", "move_gain", "now",
    )  # fmt: skip

    def __init__(self, desk: Desk, me: Tank, choices: list[Action]) -> None:
        self.desk = desk
        self.me = me
        desk.look_around(me)
        self.now = desk.standing(me, AS_IS)
        self.ability = fire_ability(me)
        self.legs = mobility(desk.state, me)
        # What is offered at all?
        may_move = False
        may_shoot = False
        for action in choices:
            verb = verb_number(action)
            if verb == MOVE:
                may_move = True
            elif verb == FIRE:
                may_shoot = True
        self.exposed = 0.0
        if may_shoot:
            self.exposed = desk.weights.exposed_now * min(0.0, desk.standing(me, BY_ALL) - self.now)
        self.move_gain: float = move_plan(desk, me, self.now) if may_move else _UNKNOWN
        self.effect: float = _UNKNOWN
        self.command: float = _UNKNOWN
        # The best shot by the modifier of the FIRE card.
        self.modifiers: list[int] = []
        self.best_shots: list[float] = []

    def of_manoeuvre(self, action: Action) -> float:
        desk = self.desk
        me = self.me
        cards = desk.cards
        verb = verb_number(action)
        card = first(action)
        if verb == MOVE:
            return (
                desk.weights.manoeuvre * self.move_gain
                - desk.cost(card)
                - desk.symbols_cost(2 * max(0, cards.move[card] - self.legs))
            )
        if verb == ENTER:
            return after(desk, me, 0, PLACE, NO_TANK, card, 0) - self.now - desk.cost(card)
        mode = PLACE if verb == FLANK else REMOVE
        stand = best_terrain(desk, me, 0, mode, second(action), card)
        value = desk.weights.flanking * (stand - self.now) - desk.cost(card)
        return value - desk.symbols_cost(2 * max(0, cards.flank[card] - self.legs))

    def of_other(self, action: Action) -> float:
        """Of a tank action in which it stays where it is."""
        desk = self.desk
        me = self.me
        verb = verb_number(action)
        card = first(action)
        if verb == FIRE:
            return self._of_fire(card)
        if verb == LEADERSHIP:
            if self.effect <= _UNKNOWN:
                self.effect = best_effect(desk, me, self.now)
            return self.effect + desk.weights.leading - desk.cost(card)
        if verb == SMOKE:
            return gain_of_smoke(desk, me, self.now) - desk.cost(card)
        if verb == CREW:
            if self.command <= _UNKNOWN:
                self.command = best_command(desk, me, self.now)
            return self.command - desk.cost(card)
        if verb == PASS:
            return -desk.weights.passing - desk.cost(card)
        if verb == CLEAR:
            return 1.2 - desk.cost(card) - desk.cost(second(action))
        return 0.3 * desk.loss[me.number] + 1.0  # the fire is put out

    def _of_fire(self, card: CardId) -> float:
        desk = self.desk
        me = self.me
        modifier = desk.cards.fire_modifier[card]
        if modifier in self.modifiers:
            plain = self.best_shots[self.modifiers.index(modifier)]
        else:
            plain = best_shot(desk, me, modifier, False)
            self.modifiers.append(modifier)
            self.best_shots.append(plain)
        value = (
            plain
            + self.exposed
            - desk.cost(card)
            + (desk.weights.aim_now * plain if me.motion == NO_CARD else 0.0)
        )
        return value - desk.symbols_cost(2 * max(0, desk.cards.fire[card] - self.ability))


def action_scores(desk: Desk, me: Tank, choices: list[Action], acted: bool) -> list[float]:
    """`acted`: only battlefield actions are left."""
    prospects = Prospects(desk, me, choices)
    scores: list[float] = []
    best_move = _UNKNOWN
    best_rest = _UNKNOWN
    for action in choices:
        verb = verb_number(action)
        value = 0.0
        if verb in (MOVE, FLANK, UNFLANK, ENTER):
            value = prospects.of_manoeuvre(action)
            best_move = max(best_move, value)
        elif verb in (FIRE, LEADERSHIP, SMOKE, CREW, PASS, CLEAR, EXTINGUISH):
            value = prospects.of_other(action)
            best_rest = max(best_rest, value)
        scores.append(value)
    # Battlefield actions leave the tank action for afterwards.
    follow = 0.0 if acted else max(best_move, best_rest)
    if follow < _HOPELESS:
        follow = 0.0
    for at, action in enumerate(choices):
        if verb_number(action) in FIELD_VERBS:
            scores[at] = field_score(desk, me, action, prospects.now, acted, best_rest, follow)
    return scores


def initiative_scores(desk: Desk, choices: list[Action]) -> list[float]:
    """Low cards act early, and the card is gone."""
    me = desk.state.tanks[first(choices[0])]
    desk.look_around(me)
    fire = 0.0
    if fire_modifier_in_hand(desk, me) >= 0:
        for enemy in desk.enemies:
            if me.has_spotted(enemy.number):
                fire = max(fire, desk.menace(me, enemy, AS_IS))
    haste = (
        desk.weights.haste
        + desk.weights.haste_to_fire * fire
        + desk.weights.haste_in_danger * min(3.0, desk.danger(me, AS_IS))
    )
    if me.on_fire or me.broken:
        haste *= 0.6
    scores: list[float] = []
    for action in choices:
        if verb_number(action) != INITIATIVE:
            scores.append(-3.0)
            continue
        card = second(action)
        late = card / 100.0
        scores.append(haste * (0.5 - late) - desk.weights.initiative_card * desk.worth(card))
    return scores
