"""Scores of initiative cards, and of the actions of a tank whose turn it is."""

from __future__ import annotations

from typing import Final

from tankodrom.ai.duel.battlefield import FIELD_VERBS, field_score
from tankodrom.ai.duel.evaluation import AS_IS, BY_ALL, Evaluation
from tankodrom.ai.duel.fire import best_shot, fire_modifier_in_hand
from tankodrom.ai.duel.gains import best_command, best_effect, gain_of_smoke
from tankodrom.ai.duel.manoeuvres import after, best_terrain, move_plan
from tankodrom.ai.duel.verbs import (
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
from tankodrom.core.action import Action, first, second, verb_number
from tankodrom.games.duel.cards import NO_CARD, CardId
from tankodrom.games.duel.manoeuvre import PLACE, REMOVE
from tankodrom.games.duel.tank import NO_TANK, Tank
from tankodrom.games.duel.tank_abilities import fire_ability, mobility

_UNKNOWN: Final = -9.0  # not computed yet; lower than any value
_HOPELESS: Final = -8.0


class ActionGains:
    """The gains that the actions of a tank promise. Each is computed once, when a choice needs it."""

    __slots__ = (
        "ability",
        "best_shots",
        "command",
        "effect",
        "evaluation",
        "exposed",
        "legs",
        "me",
        "modifiers",
        "move_gain",
        "now",
    )  # fmt: skip

    def __init__(self, evaluation: Evaluation, me: Tank, choices: list[Action]) -> None:
        self.evaluation = evaluation
        self.me = me
        evaluation.look_around(me)
        self.now = evaluation.standing(me, AS_IS)
        self.ability = fire_ability(me)
        self.legs = mobility(evaluation.state, me)
        # Which kinds of actions are offered?
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
            self.exposed = evaluation.weights.exposed_now * min(0.0, evaluation.standing(me, BY_ALL) - self.now)
        self.move_gain: float = move_plan(evaluation, me, self.now) if may_move else _UNKNOWN
        self.effect: float = _UNKNOWN
        self.command: float = _UNKNOWN
        # The best shot by the modifier of the FIRE card.
        self.modifiers: list[int] = []
        self.best_shots: list[float] = []

    def of_manoeuvre(self, action: Action) -> float:
        evaluation = self.evaluation
        me = self.me
        cards = evaluation.cards
        verb = verb_number(action)
        card = first(action)
        if verb == MOVE:
            return (
                evaluation.weights.manoeuvre * self.move_gain
                - evaluation.cost(card)
                - evaluation.symbols_cost(2 * max(0, cards.move[card] - self.legs))
            )
        if verb == ENTER:
            return after(evaluation, me, 0, PLACE, NO_TANK, card, 0) - self.now - evaluation.cost(card)
        mode = PLACE if verb == FLANK else REMOVE
        stand = best_terrain(evaluation, me, 0, mode, second(action), card)
        value = evaluation.weights.flanking * (stand - self.now) - evaluation.cost(card)
        return value - evaluation.symbols_cost(2 * max(0, cards.flank[card] - self.legs))

    def of_other(self, action: Action) -> float:
        """The gain of the best tank action without a manoeuvre."""
        evaluation = self.evaluation
        me = self.me
        verb = verb_number(action)
        card = first(action)
        if verb == FIRE:
            return self._of_fire(card)
        if verb == LEADERSHIP:
            if self.effect <= _UNKNOWN:
                self.effect = best_effect(evaluation, me, self.now)
            return self.effect + evaluation.weights.leading - evaluation.cost(card)
        if verb == SMOKE:
            return gain_of_smoke(evaluation, me, self.now) - evaluation.cost(card)
        if verb == CREW:
            if self.command <= _UNKNOWN:
                self.command = best_command(evaluation, me, self.now)
            return self.command - evaluation.cost(card)
        if verb == PASS:
            return -evaluation.weights.passing - evaluation.cost(card)
        if verb == CLEAR:
            return 1.2 - evaluation.cost(card) - evaluation.cost(second(action))
        return 0.3 * evaluation.loss[me.number] + 1.0  # the fire is put out

    def _of_fire(self, card: CardId) -> float:
        evaluation = self.evaluation
        me = self.me
        modifier = evaluation.cards.fire_modifier[card]
        if modifier in self.modifiers:
            plain = self.best_shots[self.modifiers.index(modifier)]
        else:
            plain = best_shot(evaluation, me, modifier, False)
            self.modifiers.append(modifier)
            self.best_shots.append(plain)
        value = (
            plain
            + self.exposed
            - evaluation.cost(card)
            + (evaluation.weights.aim_now * plain if me.motion == NO_CARD else 0.0)
        )
        return value - evaluation.symbols_cost(2 * max(0, evaluation.cards.fire[card] - self.ability))


def action_scores(evaluation: Evaluation, me: Tank, choices: list[Action], acted: bool) -> list[float]:
    """`acted`: only battlefield actions are left."""
    gains = ActionGains(evaluation, me, choices)
    scores: list[float] = []
    best_move = _UNKNOWN
    best_rest = _UNKNOWN
    for action in choices:
        verb = verb_number(action)
        value = 0.0
        if verb in (MOVE, FLANK, UNFLANK, ENTER):
            value = gains.of_manoeuvre(action)
            best_move = max(best_move, value)
        elif verb in (FIRE, LEADERSHIP, SMOKE, CREW, PASS, CLEAR, EXTINGUISH):
            value = gains.of_other(action)
            best_rest = max(best_rest, value)
        scores.append(value)
    # The tank action can still follow a battlefield action.
    follow = 0.0 if acted else max(best_move, best_rest)
    if follow < _HOPELESS:
        follow = 0.0
    for at, action in enumerate(choices):
        if verb_number(action) in FIELD_VERBS:
            scores[at] = field_score(evaluation, me, action, gains.now, acted, best_rest, follow)
    return scores


def initiative_scores(evaluation: Evaluation, choices: list[Action]) -> list[float]:
    """A low card lets the tank act early; its other uses are lost."""
    me = evaluation.state.tanks[first(choices[0])]
    evaluation.look_around(me)
    fire = 0.0
    if fire_modifier_in_hand(evaluation, me) >= 0:
        for enemy in evaluation.enemies:
            if me.has_spotted(enemy.number):
                fire = max(fire, evaluation.threat_value(me, enemy, AS_IS))
    haste = (
        evaluation.weights.haste
        + evaluation.weights.haste_to_fire * fire
        + evaluation.weights.haste_in_danger * min(3.0, evaluation.danger(me, AS_IS))
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
        scores.append(haste * (0.5 - late) - evaluation.weights.initiative_card * evaluation.worth(card))
    return scores
