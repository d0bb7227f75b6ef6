"""The evaluation of one position of Duel for one seat.

All values are in victory points. A shot is worth its chance to hit, to penetrate and to eliminate, times what the enemy
would lose (`Evaluation.shot`). The standing of a tank is worth the shots that it can make, less those that it must fear, and
what the mission pays there (`Evaluation.standing`). A choice is worth the difference that it makes, less the cards it costs.
"""

from __future__ import annotations

import math
from typing import Final

from tankodrom.ai.duel.mission import hill_worth, mission_table, rounds_left
from tankodrom.ai.duel.odds import WIDEST, odds_of
from tankodrom.ai.duel.weights import Weights
from tankodrom.games.duel.boards import DASH, HULL, TRACK, TURRET
from tankodrom.games.duel.cards import NO_CARD, CardId
from tankodrom.games.duel.damage.damage_cards import HEAVY, LIGHT
from tankodrom.games.duel.missions import ALL_WITHIN, CLIMB_HOOK, PER_NEVER_ELIMINATED
from tankodrom.games.duel.shot import armour_of, gun_row, is_hull_down_towards, pen_terms, shot_terms
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import FARTHEST, STEP, Tank
from tankodrom.games.duel.tank_abilities import can_move, fire_ability, gunner_in_place
from tankodrom.games.duel.victory import side_vp

_USUAL_MODIFIER: Final = 5  # of a FIRE card

# By whom a tank counts as spotted while a plan is evaluated.
AS_IS: Final = -1
BY_NONE: Final = 0
BY_ALL: Final = 1


class Evaluation:
    """One position for one seat. It tries plans out on the tanks themselves (`save`) and restores them (`restore`)."""

    __slots__ = (
        "cards", "enemies", "left", "loss", "mission", "odds", "other_best", "rules", "saved", "seat", "side",
        "state", "to_come", "weak", "weigh_danger", "weigh_fire", "weigh_mission", "weights",
    )  # fmt: skip

    def __init__(self, state: DuelState, seat: int, side: int, weights: Weights, personality: list[float]) -> None:
        self.state = state
        self.rules = state.rules
        self.cards = state.cards
        self.seat = seat
        self.side = side
        self.weights = weights
        self.odds = odds_of(state.rules, weights)
        self.weigh_fire = personality[0] if len(personality) > 0 else 1.0
        self.weigh_danger = personality[1] if len(personality) > 1 else 1.0
        self.weigh_mission = personality[2] if len(personality) > 2 else 1.0
        self.left = rounds_left(state)
        self.mission: list[list[float]] = [
            mission_table(state, 0, self.left, weights),
            mission_table(state, 1, self.left, weights),
        ]
        self.to_come = 1.0
        self._weigh_by_score()
        self.enemies: list[Tank] = [tank for tank in state.tanks if tank.side != side and tank.alive]
        self.loss: list[float] = [self._loss_of(tank) for tank in state.tanks]
        self.weak: list[float] = [self._weakness_of(tank) for tank in state.tanks]
        self.other_best: list[float] = [0.0] * len(state.tanks)
        self.saved: list[int] = []

    def _weigh_by_score(self) -> None:
        """A side that leads may play safely, a side that trails must not. Near the end fewer shots are to come."""
        weights = self.weights
        lead = float(side_vp(self.state, self.side) - side_vp(self.state, 1 - self.side))
        ease = lead / (abs(lead) + 3.0 + 2.0 * self.left)
        self.to_come = 1.0 - weights.last_rounds * math.exp(-0.7 * self.left)
        self.weigh_danger *= max(0.1, 1.0 + weights.ahead_careful * ease)
        self.weigh_fire *= max(0.1, 1.0 - weights.ahead_idle * ease)

    # The mission

    def objective(self, tank: Tank) -> float:
        """What the mission promises this tank at its range."""
        value = self.mission[tank.side][(tank.range + FARTHEST) // STEP]
        mission = self.rules.mission
        for hook in mission.field_actions:
            if hook.hook == CLIMB_HOOK and hook.is_for(tank.side):
                hill = hill_worth(mission, self.left, self.weights)
                if tank.hill:
                    value += hill
                else:
                    taken = False
                    for other in self.state.tanks:
                        if other.hill and other.alive and other.side == tank.side:
                            taken = True
                    steps = max(0, abs(tank.range) - STEP) / STEP
                    if not taken and can_move(tank):
                        value += 0.75 * hill * 0.8**steps
                    elif taken:
                        value += 0.1 * hill * 0.8**steps
        return value

    def _loss_of(self, tank: Tank) -> float:
        """What its side loses with the tank: points, cards and time, and the distance driven."""
        slot = self.rules.slots[tank.number]
        value = tank.board.tank_vp + self.weights.tempo
        start = self.mission[tank.side][(slot.start_range + FARTHEST) // STEP]
        value += max(0.0, self.objective(tank) - start) * 0.8
        for hook in self.rules.mission.end_vp:
            if not hook.is_for(tank.side):
                continue
            if hook.hook == PER_NEVER_ELIMINATED and tank.losses == 0:
                value += hook.vp * 0.7
            elif hook.hook == ALL_WITHIN:
                value += hook.vp * 0.5 * 0.7**self.left
        return value

    def _weakness_of(self, tank: Tank) -> float:
        """How much likelier the next damage eliminates it than a sound tank."""
        weak = 0.0
        if tank.broken:
            weak += self.weights.broken
        if tank.on_fire:
            weak += 0.2
        if tank.dead_men():
            weak += self.weights.shaken
        return weak

    # Shots

    def harm(self, enemy: Tank, location: int, margin: int, heavy_gun: bool) -> float:
        """The points that a hit at this location is worth to the shooter."""
        odds = self.odds
        at = max(-WIDEST, min(WIDEST, margin)) + WIDEST
        through = odds.through[at]
        red = through if heavy_gun else odds.red[at]
        black = through - red
        weak = self.weak[enemy.number]
        loss = self.loss[enemy.number]
        base = 2 * location
        value = 0.0
        if red > 0.0:
            gone = odds.elim[base + HEAVY]
            gone += (1.0 - gone) * weak
            value += red * (gone * loss + odds.extra[base + HEAVY])
        if black > 0.0:
            gone = odds.elim[base + LIGHT]
            gone += (1.0 - gone) * weak * 0.7
            value += black * (gone * loss + odds.extra[base + LIGHT])
        return value

    def strike(self, tank: Tank, enemy: Tank, named: bool, apcr: bool) -> float:
        """The points that a hit is worth; `named`: the shooter chooses the location."""
        pen = pen_terms(self.rules, tank, enemy, apcr, is_kept=False).total
        flanked = tank.flanks(enemy.number)
        hidden = is_hull_down_towards(enemy, tank)
        heavy = tank.board.gun.is_heavy
        turret = self.harm(enemy, TURRET, pen - armour_of(enemy, TURRET, flanked), heavy)
        digits = enemy.board.digits_of
        if hidden:
            return turret if named else turret * digits[TURRET] / 10.0
        hull = self.harm(enemy, HULL, pen - armour_of(enemy, HULL, flanked), heavy)
        if named:
            return max(hull, turret)
        track = self.harm(enemy, TRACK, pen - armour_of(enemy, TRACK, flanked), heavy)
        return (turret * digits[TURRET] + hull * digits[HULL] + track * digits[TRACK]) / 10.0

    def shot(
        self, tank: Tank, enemy: Tank, modifier: int, leadership: bool, tactics: bool, named: bool, apcr: bool
    ) -> float:
        """The points that a shot is worth; 0 if it cannot be made."""
        accuracy = shot_terms(self.rules, tank, enemy, modifier, leadership, tactics, is_kept=False).total
        if accuracy <= 0:
            return 0.0
        return min(95, accuracy) / 100.0 * self.strike(tank, enemy, named, apcr)

    def threat_value(self, tank: Tank, enemy: Tank, seen: int) -> float:
        """What the next shots of one tank at the other are worth. The chances to spot, to stop and to hold a card are included."""
        if tank.board.gun.to_hit[gun_row(tank, enemy)] == DASH:
            return 0.0
        factor = self.odds.fire_chance[fire_ability(tank)]
        if seen == BY_NONE or (seen == AS_IS and not tank.has_spotted(enemy.number)):
            factor *= self.weights.unseen
            if tank.smoke != NO_CARD:
                factor *= 0.5
        if not gunner_in_place(tank):
            factor *= self.weights.no_gunner
        if tank.smoke != NO_CARD or tank.smoke_in_tank:
            factor *= self.weights.smoked
        if tank.on_fire:
            factor *= self.weights.burning
        if self.rules.mission.snow:
            metres = abs(tank.range + enemy.range)
            factor *= 1.0 if metres <= STEP else 0.6 if metres <= 3 * STEP else 0.05
        motion = tank.motion
        if motion != NO_CARD:
            factor *= self.weights.moving
            # `moving` counts the motion already, so the shot below is that of a tank that stands. Restored below.
            tank.motion = NO_CARD
        if tank.board.is_destroyer:
            if enemy.motion != NO_CARD:
                factor *= self.weights.moving_target
            if enemy.flanks(tank.number):
                factor *= self.weights.flanked_destroyer
        value = factor * self.shot(tank, enemy, _USUAL_MODIFIER, False, False, False, tank.apcr_loaded > 0)
        tank.motion = motion
        return value

    def reach(self, tank: Tank, enemies: list[Tank]) -> float:
        """The largest threat to one of the enemies, and a part of the other threats."""
        best = 0.0
        whole = 0.0
        for enemy in enemies:
            value = self.threat_value(tank, enemy, AS_IS)
            whole += value
            if value > best:
                best = value
        return best + self.weights.other_targets * (whole - best)

    def look_around(self, me: Tank) -> None:
        """Note the largest threat of each enemy to a friend of this tank."""
        for enemy in self.enemies:
            best = 0.0
            for friend in self.state.tanks:
                if friend.side == me.side and friend is not me and friend.alive:
                    value = self.threat_value(enemy, friend, AS_IS)
                    if value > best:
                        best = value
            self.other_best[enemy.number] = best

    def danger(self, me: Tank, seen: int) -> float:
        whole = 0.0
        for enemy in self.enemies:
            value = self.threat_value(enemy, me, seen)
            beyond = max(0.0, value - self.other_best[enemy.number])
            whole += self.weights.danger * value + self.weights.danger_beyond * beyond
        return whole

    def standing(self, me: Tank, seen: int) -> float:
        """The worth of the tank's range, terrain and condition. `seen`: by whom it is spotted."""
        value = self.weights.again * self.weigh_fire * self.to_come * self.reach(me, self.enemies)
        value -= self.weights.risk * self.weigh_danger * self.to_come * self.danger(me, seen)
        value += self.weights.objective * self.weigh_mission * self.objective(me)
        if me.in_red_zone():
            value += self.weights.red_zone
        return value

    # Cards

    def worth(self, card: CardId) -> float:
        """The worth of a card in hand to this player now."""
        cards = self.cards
        value = self.odds.worth[card]
        tanks = 0
        ability = 0
        smoke = False
        for number in self.rules.seat_tanks[self.seat]:
            tank = self.state.tanks[number]
            tanks += 1
            ability = max(ability, fire_ability(tank))
            if tank.board.has_smoke:
                smoke = True
        if cards.fire[card]:
            if cards.fire[card] > ability + 1:
                value -= 0.35
            count = 0
            for other in self.state.hands[self.seat]:
                if cards.fire[other]:
                    count += 1
            if count <= tanks:
                value += self.weights.few_fire_cards
            elif count > tanks + 2:
                value -= 0.15
        if cards.smoke[card] and not smoke:
            value -= 0.05
        return value

    def cost(self, card: CardId) -> float:
        """What it costs to give a card away; an average one is drawn for it."""
        return self.weights.card * (self.worth(card) - self.odds.mean_worth)

    def symbols_cost(self, count: int) -> float:
        return self.weights.symbol * count

    # Trying out

    def save(self, me: Tank) -> None:
        self.saved = [
            me.range, 1 if me.hill else 0, me.motion, me.terrain, me.smoke, 1 if me.hull_down else 0, me.flanking,
            me.acquired, me.acquired_bonus, me.spotted,
        ]  # fmt: skip
        for enemy in self.enemies:
            self.saved.append(enemy.acquired)
            self.saved.append(enemy.acquired_bonus)
            self.saved.append(enemy.flanking)

    def restore(self, me: Tank) -> None:
        saved = self.saved
        me.range = saved[0]
        me.hill = saved[1] == 1
        me.motion = saved[2]
        me.terrain = saved[3]
        me.smoke = saved[4]
        me.hull_down = saved[5] == 1
        me.flanking = saved[6]
        me.acquired = saved[7]
        me.acquired_bonus = saved[8]
        me.spotted = saved[9]
        at = 10
        for enemy in self.enemies:
            enemy.acquired = saved[at]
            enemy.acquired_bonus = saved[at + 1]
            enemy.flanking = saved[at + 2]
            at += 3
