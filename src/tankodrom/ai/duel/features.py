"""The features of a position of Duel for the networks: numbers, with the marks of `board_features.py`.

Only what the seat can see goes in: its own cards, the sizes of the other hands, and what lies open. Of the enemies only the
two that matter most to the tank in question have features, of its friends only the most important one.
"""

from __future__ import annotations

import math
from typing import Final

from tankodrom.ai.duel.action_features import FOES, ActionFeatures
from tankodrom.ai.duel.board_features import BOARD_MARKS, board_marks
from tankodrom.ai.duel.evaluation import AS_IS, Evaluation
from tankodrom.ai.duel.mission import hill_worth
from tankodrom.ai.network import Network
from tankodrom.core.action import Action
from tankodrom.core.decision import Decision
from tankodrom.games.duel import verbs
from tankodrom.games.duel.cards import NO_CARD, NO_SPECIAL, NO_TERRAIN
from tankodrom.games.duel.missions import CLIMB_HOOK, EXIT_HOOK
from tankodrom.games.duel.state import INITIATIVE_PHASE
from tankodrom.games.duel.tank import FARTHEST, NO_TANK, STEP, Tank
from tankodrom.games.duel.tank_abilities import can_move, fire_ability, gunner_in_place, mobility
from tankodrom.games.duel.terrain import cover_of
from tankodrom.games.duel.victory import side_medals, side_vp

_TANK: Final = 22  # numbers for one tank
_BETWEEN: Final = 11  # numbers for an enemy and the tank in question
_GENERAL: Final = 36
POSITION_NUMBERS: Final = _GENERAL + (2 + FOES) * _TANK + FOES * _BETWEEN + 1


class Features:
    """One position as a seat sees it, for one of its tanks."""

    __slots__ = ("action_features", "evaluation", "marks", "me", "numbers")

    def __init__(self, evaluation: Evaluation, me: Tank, decision: Decision) -> None:
        self.evaluation = evaluation
        self.me = me
        foes = _foes_that_matter(evaluation, me)
        self.action_features = ActionFeatures(evaluation, me, foes, decision.prompt)
        self.numbers: list[float] = []
        self._add_general()
        self._add_tank(me)
        friend = self._friend()
        self._add_tank(friend)
        slots: list[Tank | None] = [me, friend]
        for slot in range(FOES):
            foe = foes[slot] if slot < len(foes) else None
            slots.append(foe)
            self._add_tank(foe)
            self._add_between(foe, friend)
        self.marks = board_marks(evaluation.state, evaluation.seat, slots)
        has_acted = verbs.END_STEP.of() in decision.choices
        self.numbers.append(1.0 if has_acted else 0.0)
        assert len(self.numbers) == POSITION_NUMBERS

    def _friend(self) -> Tank | None:
        """The friend whose loss would cost most."""
        best: Tank | None = None
        for tank in self.evaluation.state.tanks:
            if tank.side == self.me.side and tank is not self.me and tank.alive:
                if best is None or self.evaluation.loss[tank.number] > self.evaluation.loss[best.number]:
                    best = tank
        return best

    def _add_general(self) -> None:
        evaluation, me = self.evaluation, self.me
        state = evaluation.state
        add = self.numbers.append
        left = evaluation.left
        lead = float(side_vp(state, me.side) - side_vp(state, 1 - me.side))
        medals = float(side_medals(state, me.side) - side_medals(state, 1 - me.side))
        add(min(1.5, left / 10.0))
        add(1.0 if left < 1.0 else 0.0)
        add(max(-2.0, min(2.0, lead / 10.0)))
        add(lead / (abs(lead) + 3.0 + 2.0 * left))
        add(max(-1.0, min(1.0, medals / 3.0)))
        add(float(me.side))
        add(1.0 if state.phase == INITIATIVE_PHASE else 0.0)
        friends, enemies = 0, 0
        for number in state.queue:
            if state.tanks[number].side == me.side:
                friends += 1
            else:
                enemies += 1
        add(friends / 3.0)
        add(enemies / 3.0)
        add(1.0 if state.active == me.number else 0.0)
        add(1.0 if state.active != NO_TANK and state.tanks[state.active].side != me.side else 0.0)
        revealed = state.phase != INITIATIVE_PHASE and me.initiative != NO_CARD
        add(me.initiative / 100.0 if revealed else 0.5)
        own, theirs = 0, 0
        for tank in state.tanks:
            if tank.alive:
                if tank.side == me.side:
                    own += 1
                else:
                    theirs += 1
        add(own / 3.0)
        add(theirs / 3.0)
        add(len(state.tanks) / 8.0)
        self._add_mission()
        self._add_hand()

    def _add_mission(self) -> None:
        evaluation, me = self.evaluation, self.me
        mission = evaluation.rules.mission
        add = self.numbers.append
        add(min(3.0, 0.2 * evaluation.objective(me)))
        table = evaluation.mission[me.side]
        at = (me.range + FARTHEST) // STEP
        add(0.3 * (table[max(0, at - 1)] - table[at]))
        climb, leave = 0.0, 0.0
        for hook in mission.field_actions:
            if hook.is_for(me.side):
                if hook.hook == CLIMB_HOOK:
                    climb = hill_worth(mission, evaluation.left, evaluation.weights) / 10.0
                elif hook.hook == EXIT_HOOK:
                    leave = 1.0
        add(climb)
        add(leave)
        add(1.0 if mission.snow else 0.0)
        add(1.0 if mission.deep_mud else 0.0)

    def _add_hand(self) -> None:
        evaluation, me = self.evaluation, self.me
        state, cards = evaluation.state, evaluation.cards
        hand = state.hands[evaluation.seat]
        ability, legs = fire_ability(me), mobility(state, me)
        fire, strong, moves, flanks, lead, tactics, special, orders = 0, 0, 0, 0, 0, 0, 0, 0
        smoke, cover, modifier = 0, 0, 0
        worth = 0.0
        for card in hand:
            orders += cards.orders[card]
            worth += evaluation.odds.worth[card]
            if cards.fire[card]:
                if cards.fire[card] <= ability:
                    fire += 1
                    modifier = max(modifier, cards.fire_modifier[card])
                else:
                    strong += 1
            if cards.move[card] and cards.move[card] <= legs:
                moves += 1
            if cards.flank[card] and cards.flank[card] <= legs:
                flanks += 1
            if cards.leadership[card]:
                lead += 1
            if cards.tactics[card]:
                tactics += 1
            if cards.special[card] != NO_SPECIAL:
                special += 1
            if cards.smoke[card]:
                smoke += 1
            if cards.terrain[card] != NO_TERRAIN:
                cover = max(cover, evaluation.rules.terrain.kinds[cards.terrain[card]].cover)
        others = 0
        for seat in range(state.seats):
            if state.rules.seat_side[seat] != evaluation.side:
                others += len(state.hands[seat])
        add = self.numbers.append
        add(len(hand) / 10.0)
        add(others / 10.0)
        add(fire / 3.0)
        add(1.0 if fire else 0.0)
        add(strong / 3.0)
        add(modifier / 20.0)
        add(moves / 3.0)
        add(flanks / 3.0)
        add(lead / 2.0)
        add(tactics / 2.0)
        add(special / 2.0)
        add(smoke / 2.0)
        add(cover / 30.0)
        add(orders / 10.0)
        add(worth / 5.0)

    def _add_tank(self, tank: Tank | None) -> None:
        if tank is None:
            for _ in range(_TANK):
                self.numbers.append(0.0)
            return
        evaluation = self.evaluation
        add = self.numbers.append
        add(1.0)
        add(tank.range / 1000.0)
        add(1.0 if tank.in_red_zone() else 0.0)
        add(1.0 if tank.motion != NO_CARD else 0.0)
        add(cover_of(evaluation.rules, tank) / 30.0)
        add(1.0 if tank.hull_down else 0.0)
        add(1.0 if tank.smoke != NO_CARD or tank.smoke_in_tank else 0.0)
        add(1.0 if tank.on_fire else 0.0)
        add(1.0 if tank.broken else 0.0)
        add(0.0 if can_move(tank) else 1.0)
        add(mobility(evaluation.state, tank) / 8.0)
        add(fire_ability(tank) / 8.0)
        add(tank.dead_men() / 2.0)
        add(0.0 if gunner_in_place(tank) else 1.0)
        add(1.0 if tank.apcr_loaded else 0.0)
        add(0.5 * min(2, tank.apcr_stock))
        add(1.0 if tank.number in evaluation.state.queue else 0.0)
        add(1.0 if tank.hill else 0.0)
        add(1.0 if tank.board.is_destroyer else 0.0)
        add(evaluation.loss[tank.number] / 10.0)
        add(tank.quality / 2.0)
        add(1.0 if tank.acquired != NO_TANK else 0.0)

    def _add_between(self, enemy: Tank | None, friend: Tank | None) -> None:
        if enemy is None:
            for _ in range(_BETWEEN):
                self.numbers.append(0.0)
            return
        evaluation, me = self.evaluation, self.me
        add = self.numbers.append
        add(abs(me.range + enemy.range) / 1000.0)
        add(1.0 if me.has_spotted(enemy.number) else 0.0)
        add(1.0 if enemy.has_spotted(me.number) else 0.0)
        add(1.0 if me.flanks(enemy.number) else 0.0)
        add(1.0 if enemy.flanks(me.number) else 0.0)
        add(me.acquired_bonus / 20.0 if me.acquired == enemy.number else 0.0)
        add(enemy.acquired_bonus / 20.0 if enemy.acquired == me.number else 0.0)
        add(min(2.0, evaluation.threat_value(me, enemy, AS_IS) / 2.0))
        add(min(2.0, evaluation.threat_value(enemy, me, AS_IS) / 2.0))
        add(min(2.0, evaluation.threat_value(friend, enemy, AS_IS) / 2.0) if friend is not None else 0.0)
        add(min(2.0, evaluation.threat_value(enemy, friend, AS_IS) / 2.0) if friend is not None else 0.0)

    def win_probability(self, network: Network) -> float:
        """The probability to win from this position."""
        sums = network.hidden_sums(self.numbers, [*self.marks, BOARD_MARKS + self.action_features.prompt])
        return 1.0 / (1.0 + math.exp(-network.output(sums, [], [])))

    def choice_values(self, network: Network, choices: list[Action], scores: list[float]) -> list[float]:
        """The output of the prior network for each choice, as a probability to win; only the differences mean something."""
        sums = network.hidden_sums(self.numbers, self.marks)
        best, second_best = two_best(scores)
        values: list[float] = []
        for at in range(len(choices)):
            numbers = self.action_features.numbers(choices[at], scores[at], best, second_best)
            values.append(network.output(sums, numbers, self.action_features.marks(choices[at])))
        return values


def two_best(scores: list[float]) -> tuple[float, float]:
    best = max(scores)
    at = scores.index(best)
    return best, max([scores[other] for other in range(len(scores)) if other != at])


def _foes_that_matter(evaluation: Evaluation, me: Tank) -> list[Tank]:
    """The enemies with the largest threats between them and this tank, the largest first."""
    found: list[Tank] = []
    matter: list[float] = []
    for enemy in evaluation.enemies:
        value = evaluation.threat_value(me, enemy, AS_IS) + evaluation.threat_value(enemy, me, AS_IS)
        at = 0
        while at < len(found) and matter[at] >= value:
            at += 1
        if at < FOES:
            found.insert(at, enemy)
            matter.insert(at, value)
    return found[:FOES]
