"""The knowledge of a strong player of Duel.

Everything is counted in victory points. A shot is worth its chance to hit, to go through and to knock out, times
what the enemy would lose (`Desk.shot`). A place is worth the shots that it gives and invites and what the mission
pays there (`Desk.standing`). Each choice is worth the difference that it makes, less the cards that it costs.
"""

from __future__ import annotations

import math
from typing import Final

from tankodrom.core.action import Action, first, second, third, verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.rng import Rng
from tankodrom.core.state import State
from tankodrom.games.duel import verbs
from tankodrom.games.duel.at_guns import AtGunFire, distance_to
from tankodrom.games.duel.boards import COMMANDER, COMMANDER_GUNNER, DASH, HULL, TRACK, TURRET
from tankodrom.games.duel.cards import (
    BINOCULARS,
    EXPLOSION,
    EXTINGUISHER,
    FLAMES,
    LAST_CARD,
    NO_CARD,
    NO_SPECIAL,
    NO_TERRAIN,
    PEN_ALWAYS,
    PEN_NEVER,
    RECON,
    REGROUP,
    CardId,
)
from tankodrom.games.duel.crew_commands import SpottingAttempt, commands
from tankodrom.games.duel.damage_cards import (
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
from tankodrom.games.duel.entering import DOUBLED, TerrainOnEnemy, conceal_value
from tankodrom.games.duel.fire import FireAction, best_modifier
from tankodrom.games.duel.hull_down import may_go_hull_down
from tankodrom.games.duel.infantry import Assault, assault_terms
from tankodrom.games.duel.levels import can_fire, can_move, fire_ability, gunner_in_place, mobility
from tankodrom.games.duel.missions import (
    ABS_RANGE_EQ,
    ALL_WITHIN,
    CLIMB_HOOK,
    EXIT_HOOK,
    MORE_TANKS_WITHIN,
    NO_EXIT,
    ON_HILL,
    PER_NEVER_ELIMINATED,
    PER_TANK_NEGATIVE,
    RANGE_EQ,
    RANGE_LE,
    RANGE_LE_AND_NO_ENEMY_NEGATIVE,
    SOLE_HILL,
)
from tankodrom.games.duel.movement import PLACE, REMOVE, Manoeuvre, distances
from tankodrom.games.duel.shot import (
    Terms,
    add_target_terms,
    armour_of,
    gun_row,
    is_hull_down_towards,
    is_legal_target,
    pen_terms,
    row_of,
    shot_terms,
    terrain_of,
    total,
)
from tankodrom.games.duel.spotting import may_spot
from tankodrom.games.duel.state import DEAD, FARTHEST, NO_TANK, STEP, DuelState, DuelStep, Rules, Tank
from tankodrom.games.duel.symbols import Payment
from tankodrom.games.duel.tactics import TacticsWar
from tankodrom.games.duel.terrain import NO_VALUE
from tankodrom.games.duel.victory import side_medals, side_vp
from tankodrom.minds.mind import Mind, best_of

_INITIATIVE: Final = verbs.INITIATIVE.number
_BAIL_OUT: Final = verbs.BAIL_OUT.number
_PAY: Final = verbs.PAY.number
_FLIP: Final = verbs.FLIP.number
_SPEND: Final = verbs.SPEND.number
_OPEN_HATCH: Final = verbs.OPEN_HATCH.number
_MOVE: Final = verbs.MOVE.number
_FLANK: Final = verbs.FLANK.number
_UNFLANK: Final = verbs.UNFLANK.number
_FIRE: Final = verbs.FIRE.number
_ENTER: Final = verbs.ENTER.number
_SMOKE: Final = verbs.LAY_SMOKE.number
_LEADERSHIP: Final = verbs.LEADERSHIP.number
_CREW: Final = verbs.CREW.number
_PASS: Final = verbs.PASS.number
_CLEAR: Final = verbs.CLEAR_TRANSMISSION.number
_EXTINGUISH: Final = verbs.EXTINGUISH.number
_END_STEP: Final = verbs.END_STEP.number
_BONUS: Final = verbs.BONUS.number
_DONE: Final = verbs.DONE.number
_LOAD: Final = verbs.LOAD.number
_UNLOAD: Final = verbs.UNLOAD.number
_TACTICS: Final = verbs.TACTICS.number
_ACQUIRE: Final = verbs.ACQUIRE.number
_TAKE: Final = verbs.TAKE.number
_SPOT: Final = verbs.SPOT.number
_HULL_DOWN: Final = verbs.HULL_DOWN.number
_CONCEAL: Final = verbs.CONCEAL.number
_RESEAT: Final = verbs.RESEAT.number
_ORDER: Final = verbs.ORDER.number
_SPECIAL: Final = verbs.SPECIAL.number
_TERRAIN_ON: Final = verbs.TERRAIN_ON.number
_STOP: Final = verbs.STOP.number
_CLIMB: Final = verbs.CLIMB.number
_EXIT: Final = verbs.EXIT.number
_ROAD: Final = verbs.ROAD.number
_AT_GUN: Final = verbs.AT_GUN_FIRE.number
_ADVANCE: Final = verbs.INF_ADVANCE.number
_ASSAULT: Final = verbs.INF_ASSAULT.number
_RADIO: Final = verbs.RADIO.number
_DISCARD: Final = verbs.DISCARD.number

_WIDEST: Final = 10  # margins of penetration beyond this are all alike
_PLACES: Final = 11  # ranges from -1000 to 1000 m
_USUAL_MODIFIER: Final = 5  # of a FIRE card
_SOME_MOVE: Final = 1  # a card number that stands for "in motion" while a plan is weighed
_AS_IS: Final = -1
_NEVER: Final = 1 << 30
_BY_NONE: Final = 0
_BY_ALL: Final = 1


# Found by playing against the recruit: the direction in which many small changes together won more games,
# followed for some 70,000 games over missions M1 to M7.
_LASTS: Final = 0.86  # what is gained each round lasts so likely for another one
_UNSEEN: Final = 0.37  # what a shot is worth whose target is yet to be spotted
_AGAIN: Final = 0.99  # shots that a place will give, at present strength
_RISK: Final = 0.86  # shots that it will invite
_CARD: Final = 0.4  # how much a card counts against a tank action
_TACTICS_PRICE: Final = 0.18
_MOVING: Final = 0.5  # a tank in motion has to stop, without cover, before it shoots well
_TEMPO: Final = 1.36  # a lost tank costs half a hand and a phase, too
_OTHER_TARGETS: Final = 0.25  # a choice of targets
_DANGER: Final = 0.2  # shots that a tank invites
_DANGER_BEYOND: Final = 0.65  # those that a friend would not draw upon himself
_RED_ZONE: Final = 0.29
_LEADING: Final = 0.17  # beside what LEADERSHIP does at once
_FLANKING: Final = 0.72  # flanks do not last
_AIM: Final = 0.069  # an acquired target, as part of the shot
_AIM_NOW: Final = 0.088
_FIRE_CARD: Final = 0.33  # cards in hand, from here on
_MOVE_CARD: Final = 0.31
_FLANK_CARD: Final = 0.13
_LEADERSHIP_CARD: Final = 0.42
_TACTICS_CARD: Final = 0.3
_SPECIAL_CARD: Final = 0.36
_TERRAIN_CARD: Final = 0.056
_HASTE: Final = 0.09  # to act early, always
_HASTE_TO_FIRE: Final = 0.27
_HASTE_IN_DANGER: Final = 0.12
_INITIATIVE_CARD: Final = 2.14  # what the card laid down counts
_SYMBOL: Final = 0.1  # an order symbol to pay
_SPOTTING: Final = 0.51  # trying to spot
_RELIEF: Final = 0.049  # a dangerous enemy hit
_FEW_FIRE_CARDS: Final = 0.27
_EXPOSED: Final = 1.13  # who fires later is seen
_EXPOSED_NOW: Final = 0.6
_OBJECTIVE: Final = 1.9  # what the mission promises
_MANOEUVRE: Final = 0.77
_STOPPING: Final = 0.82
_DISCARDED: Final = 0.41  # of the mean card: what is worth less is exchanged
_SECOND_CARD: Final = 0.04  # played with the shot
_SECOND_LEADERSHIP: Final = 0.051
_FIRE_MODIFIER: Final = 0.015
_RECON: Final = 0.66
_ORDER_SYMBOL: Final = 0.16
_NERVE: Final = 0.068  # of the damaged who lose it
_SPOT_HARDER: Final = 0.22
_TACTICS_FLANK: Final = 0.73
_TACTICS_SPOT: Final = 0.55
_TERRAIN_ON_ENEMY: Final = 0.25
_BURNS_DOWN: Final = 0.4  # of the tanks that are set on fire


class Odds:
    """What the cards and damage cards of a game promise on average: made once per game."""

    __slots__ = (
        "binoculars", "blast", "elim", "extinguisher", "extra", "fire_chance", "flames", "mean_worth", "red",
        "rules", "through", "worth",
    )  # fmt: skip

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        cards = rules.cards
        self.binoculars = self._share(BINOCULARS)
        self.flames = self._share(FLAMES)
        self.blast = self._share(EXPLOSION)
        self.extinguisher = self._share(EXTINGUISHER)
        # By margin of penetration over armour, from -_WIDEST on: the chance to go through, and with a red card.
        self.through: list[float] = []
        self.red: list[float] = []
        for margin in range(-_WIDEST, _WIDEST + 1):
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
        # By location and section (light, heavy): the chance of the end, and what else it is worth.
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
        self.elim[at] = min(1.0, elim / count + _NERVE)  # and some lose their nerve
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
        """What holding it is worth, by and large."""
        cards = self.rules.cards
        worth = _ORDER_SYMBOL * cards.orders[card]
        if cards.fire[card]:
            worth += _FIRE_CARD + _FIRE_MODIFIER * cards.fire_modifier[card] - 0.03 * max(0, cards.fire[card] - 4)
        if cards.move[card]:
            worth += _MOVE_CARD - 0.012 * cards.move[card]
        if cards.flank[card]:
            worth += _FLANK_CARD - 0.015 * cards.flank[card]
        if cards.leadership[card]:
            worth += _LEADERSHIP_CARD
        if cards.tactics[card]:
            worth += _TACTICS_CARD
        if cards.special[card] != NO_SPECIAL:
            worth += _SPECIAL_CARD
        if cards.smoke[card]:
            worth += 0.05
        if cards.terrain[card] != NO_TERRAIN:
            kind = self.rules.terrain.kinds[cards.terrain[card]]
            worth += 0.5 if kind.enemy_only else _TERRAIN_CARD + 0.007 * kind.cover
        if self.rules.infantry_on and cards.infantry[card]:
            worth += 0.15
        return worth


_KNOWN: list[Odds] = []  # of the games seen last; nothing but what follows from their rules
_MOST_KNOWN: Final = 8


def odds_of(rules: Rules) -> Odds:
    for odds in _KNOWN:
        if odds.rules is rules:
            return odds
    made = Odds(rules)
    if len(_KNOWN) >= _MOST_KNOWN:
        _KNOWN.pop(0)
    _KNOWN.append(made)
    return made


def rounds_left(state: DuelState) -> float:
    """About how many rounds the deck will last."""
    cards = float(len(state.deck))
    if state.end_pending:
        return 0.5
    if state.final_deck:
        cards *= 0.5
    else:
        if not state.shuffle_pending:
            cards -= 0.5 * state.bottom
        else:
            cards = 0.0
        cards += 58.0 * max(0, state.rules.passes_needed - state.passes_done - 1) + 38.0
    per_round = 3.3 * len(state.tanks) + 1.0
    return max(0.5, cards / per_round)


class Desk:
    """One position on the table of a thinking player. It tries things out on the tanks and puts them back."""

    __slots__ = (
        "cards", "enemies", "kept", "left", "loss", "mission", "odds", "other_best", "rules", "seat", "side",
        "state", "weigh_danger", "weigh_fire", "weigh_mission",
    )  # fmt: skip

    def __init__(self, state: DuelState, seat: int, side: int, temper: list[float]) -> None:
        self.state = state
        self.rules = state.rules
        self.cards = state.cards
        self.seat = seat
        self.side = side
        self.odds = odds_of(state.rules)
        self.weigh_fire = temper[0] if len(temper) > 0 else 1.0
        self.weigh_danger = temper[1] if len(temper) > 1 else 1.0
        self.weigh_mission = temper[2] if len(temper) > 2 else 1.0
        self.left = rounds_left(state)
        self.mission: list[list[float]] = [self._mission_table(0), self._mission_table(1)]
        self.enemies: list[Tank] = [tank for tank in state.tanks if tank.side != side and tank.alive]
        self.loss: list[float] = [self._loss_of(tank) for tank in state.tanks]
        self.other_best: list[float] = [0.0] * len(state.tanks)
        self.kept: list[int] = []

    # The mission

    def _decay(self, rounds: float) -> float:
        """What an income that begins after so many rounds brings in all, per point."""
        if rounds >= self.left:
            return 0.0
        return float((_LASTS**rounds - _LASTS**self.left) / (1.0 - _LASTS))

    def _mission_table(self, side: int) -> list[float]:
        """For each range what the mission promises a tank of the side there."""
        state = self.state
        mission = self.rules.mission
        table: list[float] = [0.0] * _PLACES
        if not mission.admin_vp and not mission.field_actions and not mission.end_vp:
            return table
        speed = 1.25
        if mission.deep_mud and state.field.roads[side] == 0:
            speed = 0.7
        elif mission.snow:
            speed = 1.1
        income: list[float] = [0.0] * _PLACES
        for place in range(_PLACES):
            at = (place - 5) * STEP
            for hook in mission.admin_vp:
                if not hook.is_for(side) or hook.hook == ON_HILL:
                    continue
                fits = False
                if hook.hook == ABS_RANGE_EQ:
                    fits = abs(at) == hook.r
                elif hook.hook == RANGE_LE or hook.hook == RANGE_LE_AND_NO_ENEMY_NEGATIVE:
                    fits = at <= hook.r
                elif hook.hook == RANGE_EQ:
                    fits = at == hook.r
                if fits:
                    rate = float(hook.vp)
                    if hook.hook == RANGE_LE_AND_NO_ENEMY_NEGATIVE:
                        for tank in state.tanks:
                            if tank.side != side and tank.alive and tank.range < 0:
                                rate = 0.4 * hook.vp
                    income[place] = rate
                    break
        later: list[float] = [self._decay(steps / speed) for steps in range(_PLACES)]
        for place in range(_PLACES):
            best = 0.0
            for other in range(_PLACES):
                value = income[other] * later[abs(place - other)]
                if value > best:
                    best = value
            table[place] = best
        late = float(0.8**self.left)
        for hook in mission.end_vp:
            if not hook.is_for(side):
                continue
            for place in range(_PLACES):
                at = (place - 5) * STEP
                if hook.hook == MORE_TANKS_WITHIN:
                    away = max(0, abs(at) - hook.r) / STEP
                    table[place] += 0.5 * hook.vp * late * 0.75**away
                elif hook.hook == PER_TANK_NEGATIVE:
                    away = max(0, at + STEP) / STEP
                    table[place] += hook.vp * late * 0.75**away
                elif hook.hook == ALL_WITHIN and at > hook.r:
                    table[place] -= hook.vp * (0.15 + 0.85 * late) * (1.0 + 0.1 * (at - hook.r) / STEP)
        for hook in mission.field_actions:
            if not hook.is_for(side) or hook.hook != EXIT_HOOK:
                continue
            prize = float(hook.vp)
            for ending in mission.end_vp:
                if ending.hook == NO_EXIT and state.field.exits[side] == 0:
                    prize += ending.vp
            for place in range(_PLACES):
                steps = max(0, (place - 5) * STEP - hook.r) / STEP
                rounds = steps / 1.5
                chance = 1.0 / (1.0 + math.exp(2.0 * (rounds - self.left)))
                table[place] += prize * 0.8**rounds * chance
        return table

    def _hill_worth(self) -> float:
        """What the HILL promises who climbs it now."""
        mission = self.rules.mission
        worth = 0.0
        for hook in mission.admin_vp:
            if hook.hook == ON_HILL:
                worth += hook.vp * self._decay(0.5)
        for hook in mission.end_vp:
            if hook.hook == SOLE_HILL:
                worth += 0.6 * hook.vp * 0.85**self.left
        return float(worth)

    def objective(self, tank: Tank) -> float:
        """What the mission promises this tank where it is."""
        value = self.mission[tank.side][(tank.range + FARTHEST) // STEP]
        mission = self.rules.mission
        for hook in mission.field_actions:
            if hook.hook == CLIMB_HOOK and hook.is_for(tank.side):
                hill = self._hill_worth()
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
        """What its side loses with the tank: points, half a hand, its way."""
        slot = self.rules.slots[tank.number]
        value = tank.board.tank_vp + _TEMPO
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

    # Shots

    def harm(self, enemy: Tank, location: int, margin: int, heavy_gun: bool) -> float:
        """Points that a hit there is worth to the shooter."""
        odds = self.odds
        at = max(-_WIDEST, min(_WIDEST, margin)) + _WIDEST
        through = odds.through[at]
        red = through if heavy_gun else odds.red[at]
        black = through - red
        weak = 0.0
        if enemy.broken:
            weak += 0.3
        if enemy.on_fire:
            weak += 0.2
        dead = enemy.dead_men()
        if dead:
            weak += 0.25
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
        """Points that a hit is worth; `named`: the location may be chosen."""
        pen = total(pen_terms(self.rules, tank, enemy, apcr))
        flanked = tank.flanks(enemy.number)
        hidden = is_hull_down_towards(enemy, tank)
        heavy = tank.board.gun.is_heavy
        turret = self.harm(enemy, TURRET, pen - armour_of(enemy, TURRET, flanked), heavy)
        if hidden:
            return turret if named else turret * self._share(enemy, TURRET)
        hull = self.harm(enemy, HULL, pen - armour_of(enemy, HULL, flanked), heavy)
        if named:
            return max(hull, turret)
        track = self.harm(enemy, TRACK, pen - armour_of(enemy, TRACK, flanked), heavy)
        digits = enemy.board.location_of
        value = 0.0
        for digit in range(10):
            location = digits[digit]
            value += turret if location == TURRET else hull if location == HULL else track
        return value / 10.0

    def _share(self, enemy: Tank, wanted: int) -> float:
        count = 0
        for location in enemy.board.location_of:
            if location == wanted:
                count += 1
        return count / 10.0

    def shot(
        self, tank: Tank, enemy: Tank, modifier: int, leadership: bool, tactics: bool, named: bool, apcr: bool
    ) -> float:
        """Points that a shot is worth, if it can be made at all."""
        accuracy = total(shot_terms(self.rules, tank, enemy, modifier, leadership, tactics))
        if accuracy <= 0:
            return 0.0
        return min(95, accuracy) / 100.0 * self.strike(tank, enemy, named, apcr)

    def menace(self, tank: Tank, enemy: Tank, seen: int) -> float:
        """What the next shots of one tank at the other are worth, chances to spot, to stop and to hold a card in."""
        if tank.board.gun.to_hit[gun_row(tank, enemy)] == DASH:
            return 0.0
        factor = self.odds.fire_chance[fire_ability(tank)]
        if seen == _BY_NONE or (seen == _AS_IS and not tank.has_spotted(enemy.number)):
            factor *= _UNSEEN
            if tank.smoke != NO_CARD:
                factor *= 0.5
        if not gunner_in_place(tank):
            factor *= 0.35
        if tank.smoke != NO_CARD or tank.smoke_in_tank:
            factor *= 0.4
        if tank.on_fire:
            factor *= 0.5
        if self.rules.mission.snow:
            metres = abs(tank.range + enemy.range)
            factor *= 1.0 if metres <= STEP else 0.6 if metres <= 3 * STEP else 0.05
        motion = tank.motion
        if motion != NO_CARD:
            factor *= _MOVING
            tank.motion = NO_CARD
        if tank.board.is_destroyer:
            if enemy.motion != NO_CARD:
                factor *= 0.4
            if enemy.flanks(tank.number):
                factor *= 0.3
        value = factor * self.shot(tank, enemy, _USUAL_MODIFIER, False, False, False, tank.apcr_loaded > 0)
        tank.motion = motion
        return value

    def reach(self, tank: Tank, enemies: list[Tank]) -> float:
        """The best that it can do to one of them, and a little for a choice."""
        best = 0.0
        whole = 0.0
        for enemy in enemies:
            value = self.menace(tank, enemy, _AS_IS)
            whole += value
            if value > best:
                best = value
        return best + _OTHER_TARGETS * (whole - best)

    def look_around(self, me: Tank) -> None:
        """What each enemy could do to the friends of this tank."""
        for enemy in self.enemies:
            best = 0.0
            for friend in self.state.tanks:
                if friend.side == me.side and friend is not me and friend.alive:
                    value = self.menace(enemy, friend, _AS_IS)
                    if value > best:
                        best = value
            self.other_best[enemy.number] = best

    def danger(self, me: Tank, seen: int) -> float:
        whole = 0.0
        for enemy in self.enemies:
            value = self.menace(enemy, me, seen)
            beyond = max(0.0, value - self.other_best[enemy.number])
            whole += _DANGER * value + _DANGER_BEYOND * beyond
        return whole

    def standing(self, me: Tank, seen: int) -> float:
        """What it is worth that the tank is where and how it is. `seen`: by whom it is spotted."""
        value = _AGAIN * self.weigh_fire * self.reach(me, self.enemies)
        value -= _RISK * self.weigh_danger * self.danger(me, seen)
        value += _OBJECTIVE * self.weigh_mission * self.objective(me)
        if me.in_red_zone():
            value += _RED_ZONE
        return value

    # Cards

    def worth(self, card: CardId) -> float:
        """What a card of the hand is worth to this player now."""
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
                value += _FEW_FIRE_CARDS
            elif count > tanks + 2:
                value -= 0.15
        if cards.smoke[card] and not smoke:
            value -= 0.05
        return value

    def cost(self, card: CardId) -> float:
        """What giving it away is worth; a fresh one will be drawn for it."""
        return _CARD * (self.worth(card) - self.odds.mean_worth)

    def cheapest(self, without: CardId) -> float:
        best = 9.0
        for card in self.state.hands[self.seat]:
            if card != without:
                best = min(best, self.cost(card))
        return best if best < 9.0 else 0.0

    def symbols_cost(self, count: int) -> float:
        return _SYMBOL * count

    # Trying out

    def keep(self, me: Tank) -> None:
        self.kept = [
            me.range, 1 if me.hill else 0, me.motion, me.terrain, me.smoke, 1 if me.hull_down else 0, me.flanking,
            me.acquired, me.acquired_bonus, me.spotted,
        ]  # fmt: skip
        for enemy in self.enemies:
            self.kept.append(enemy.acquired)
            self.kept.append(enemy.acquired_bonus)
            self.kept.append(enemy.flanking)

    def put_back(self, me: Tank) -> None:
        kept = self.kept
        me.range = kept[0]
        me.hill = kept[1] == 1
        me.motion = kept[2]
        me.terrain = kept[3]
        me.smoke = kept[4]
        me.hull_down = kept[5] == 1
        me.flanking = kept[6]
        me.acquired = kept[7]
        me.acquired_bonus = kept[8]
        me.spotted = kept[9]
        at = 10
        for enemy in self.enemies:
            enemy.acquired = kept[at]
            enemy.acquired_bonus = kept[at + 1]
            enemy.flanking = kept[at + 2]
            at += 3

    def flanker_on(self, me: Tank) -> int:
        """The enemy with a flank marker on it who is worst."""
        worst = NO_TANK
        most = -1.0
        for enemy in self.enemies:
            if enemy.flanks(me.number):
                value = self.menace(enemy, me, _AS_IS)
                if value > most:
                    most = value
                    worst = enemy.number
        return worst

    def after(self, me: Tank, moves: int, mode: int, target: int, terrain: CardId, metres: int) -> float:
        """How it would stand after that manoeuvre. `target` NO_TANK: no FLANK card; `terrain` NO_CARD: none."""
        self.keep(me)
        sure = 1.0
        flanker = self.flanker_on(me)
        if moves:
            me.range += metres
            if metres:
                me.hill = False
            me.motion = _SOME_MOVE
            me.terrain = NO_CARD
            me.smoke = NO_CARD
            me.hull_down = False
            me.acquired = NO_TANK
            for enemy in self.enemies:
                if enemy.acquired == me.number:
                    enemy.acquired = NO_TANK
            if flanker != NO_TANK and (moves > 1 or mobility(self.state, me) >= 5):
                self.state.tanks[flanker].flanking &= ~(1 << me.number)
        if target != NO_TANK:
            me.hull_down = False
            if mode == PLACE:
                me.flanking |= 1 << target
            else:
                self.state.tanks[target].flanking &= ~(1 << me.number)
        seen = _BY_ALL if moves else _AS_IS
        value = 0.0
        if terrain != NO_CARD:
            me.motion = NO_CARD
            kind = self.cards.terrain[terrain]
            ground = self.rules.terrain.kinds[kind]
            if kind != self.rules.terrain.default:
                me.terrain = terrain
            if ground.bog > 0:
                value -= 0.4 * ground.bog / 100.0
            if ground.hull_down > 0:
                value += 0.15 * ground.hull_down / 60.0
            if ground.conceal > 0:
                hidden = ground.conceal / 100.0
                value += hidden * self.standing(me, _BY_NONE)
                sure = 1.0 - hidden
        value += sure * self.standing(me, seen)
        self.put_back(me)
        return value

    def best_distance(self, me: Tank, moves: int, mode: int, target: int, terrain: CardId) -> float:
        best = -99.0
        for metres in distances(self.state, me, moves):
            value = self.after(me, moves, mode, target, terrain, metres)
            if value > best:
                best = value
        return best

    def best_terrain(self, me: Tank, moves: int, mode: int, target: int, skip: CardId) -> float:
        """With or without one of the terrain cards in hand: the best stand, less the card."""
        best = self.best_distance(me, moves, mode, target, NO_CARD) if moves else -99.0
        if not moves:
            best = self.after(me, 0, mode, target, NO_CARD, 0)
        tried = 0
        for card in self.state.hands[self.seat]:
            kind = self.cards.terrain[card]
            if kind == NO_TERRAIN or card == skip or tried >> kind & 1:
                continue
            tried |= 1 << kind
            ground = self.rules.terrain.kinds[kind]
            if ground.enemy_only or ground.to_hit_vs > 0 or ground.cover == 0:
                continue
            if moves:
                value = self.best_distance(me, moves, mode, target, card) - self.cost(card)
            else:
                value = self.after(me, 0, mode, target, card, 0) - self.cost(card)
            if value > best:
                best = value
        return best

    # Single effects

    def gain_of_spotting(self, me: Tank, enemy: Tank, now: float) -> float:
        """`now`: its standing."""
        spotted, acquired, bonus = me.spotted, me.acquired, me.acquired_bonus
        me.spotted |= 1 << enemy.number
        if acquired != NO_TANK and acquired != enemy.number:
            me.acquired = NO_TANK
        value = self.standing(me, _AS_IS) - now
        me.spotted, me.acquired, me.acquired_bonus = spotted, acquired, bonus
        return value

    def gain_of_hull_down(self, me: Tank, now: float) -> float:
        before = me.hull_down
        me.hull_down = True
        value = self.standing(me, _AS_IS) - now
        me.hull_down = before
        return value

    def gain_of_concealing(self, me: Tank, now: float, chance: float) -> float:
        self.keep(me)
        for enemy in self.enemies:
            enemy.flanking &= ~(1 << me.number)
            if enemy.acquired == me.number:
                enemy.acquired = NO_TANK
        value = self.standing(me, _BY_NONE) - now
        self.put_back(me)
        return chance * value

    def conceal_chance(self, me: Tank) -> float:
        value = conceal_value(self.rules, me)
        return 0.0 if value == NO_VALUE else min(1.0, DOUBLED * value / 100.0)

    def best_effect(self, me: Tank, now: float) -> float:
        """Of LEADERSHIP and ORDER."""
        best = 0.0
        for enemy in self.enemies:
            if may_spot(me, enemy):
                best = max(best, self.gain_of_spotting(me, enemy, now))
        if may_go_hull_down(me):
            best = max(best, self.gain_of_hull_down(me, now))
        chance = self.conceal_chance(me)
        if chance > 0.0 and self.is_seen(me):
            best = max(best, self.gain_of_concealing(me, now, chance))
        return best

    def is_seen(self, me: Tank) -> bool:
        for enemy in self.enemies:
            if enemy.has_spotted(me.number):
                return True
        return False

    def gain_of_loading(self, me: Tank) -> float:
        best = 0.0
        for enemy in self.enemies:
            plain = self.menace(me, enemy, _AS_IS)
            me.apcr_loaded = 1 - min(1, me.apcr_loaded)
            other = self.menace(me, enemy, _AS_IS)
            me.apcr_loaded = 1 - me.apcr_loaded
            best = max(best, other - plain)
        return 0.8 * best

    def gain_of_seat(self, me: Tank, position: int, now: float) -> float:
        """A man for an empty seat: driver or gun."""
        before = me.sitting[position]
        me.sitting[position] = 0
        value = self.standing(me, _AS_IS) - now
        me.sitting[position] = before
        return value + 0.8

    def gain_of_command(self, me: Tank, action: Action, now: float, looks: int) -> float:
        verb = verb_number(action)
        if verb == _SPOT:
            chance = 1.0 - (1.0 - self.odds.binoculars) ** looks
            return _SPOTTING * chance * self.gain_of_spotting(me, self.state.tanks[first(action)], now)
        if verb == _HULL_DOWN:
            return terrain_of(self.rules, me).hull_down / 100.0 * self.gain_of_hull_down(me, now)
        if verb in (_LOAD, _UNLOAD):
            return self.gain_of_loading(me) - (0.1 if verb == _LOAD else 0.0)
        if verb == _RESEAT:
            return self.gain_of_seat(me, second(action), now)
        return 0.0

    def best_command(self, me: Tank, now: float) -> float:
        best = -9.0
        for action in commands(self.state, me):
            best = max(best, self.gain_of_command(me, action, now, 1))
        return best

    # Fire

    def best_shot(self, me: Tank, modifier: int, leadership: bool) -> float:
        best = 0.0
        for enemy in self.enemies:
            if is_legal_target(me, enemy):
                value = self.shot(me, enemy, modifier - 4, leadership, False, False, me.apcr_loaded > 0)
                value += self.relief(enemy, value)
                if value > best:
                    best = value
        return self.weigh_fire * best

    def relief(self, enemy: Tank, value: float) -> float:
        """A shot at one who is dangerous also spares us his."""
        return _RELIEF * value * max(self.other_best[enemy.number], 0.5)

    def gain_of_fire(self, me: Tank, modifier: int, now: float) -> float:
        """The shot, being seen for it, and the aim afterwards."""
        if not can_fire(me):
            return 0.0
        value = self.best_shot(me, modifier, False)
        if value <= 0.0:
            return 0.0
        exposed = self.standing(me, _BY_ALL) - now
        aim = _AIM * value if me.motion == NO_CARD else 0.0
        return value + _EXPOSED * min(0.0, exposed) + aim

    def fire_modifier_in_hand(self, me: Tank) -> int:
        """The best of the cards in reach; -1: none."""
        ability = fire_ability(me)
        best = -1
        for card in self.state.hands[self.seat]:
            level = self.cards.fire[card]
            if level and level <= ability:
                best = max(best, self.cards.fire_modifier[card])
        return best

    # Whole decisions

    def action_scores(self, me: Tank, choices: list[Action], acted: bool) -> list[float]:
        state = self.state
        cards = self.cards
        self.look_around(me)
        now = self.standing(me, _AS_IS)
        ability = fire_ability(me)
        legs = mobility(state, me)
        # What is offered at all?
        may_move = False
        may_shoot = False
        for action in choices:
            verb = verb_number(action)
            if verb == _MOVE:
                may_move = True
            elif verb == _FIRE:
                may_shoot = True
        exposed = 0.0
        if may_shoot:
            exposed = _EXPOSED_NOW * min(0.0, self.standing(me, _BY_ALL) - now)
        move_gain = self.move_plan(me, now) if may_move else -9.0
        effect = -9.0
        command = -9.0
        scores: list[float] = []
        best_move = -9.0
        best_rest = -9.0
        best_shot: list[float] = []
        shots: list[int] = []
        for action in choices:
            verb = verb_number(action)
            card = first(action)
            value = 0.0
            if verb == _MOVE:
                value = (
                    _MANOEUVRE * move_gain
                    - self.cost(card)
                    - self.symbols_cost(2 * max(0, cards.move[card] - legs))
                )
                best_move = max(best_move, value)
            elif verb in (_FLANK, _UNFLANK):
                mode = PLACE if verb == _FLANK else REMOVE
                value = _FLANKING * (self.best_terrain(me, 0, mode, second(action), card) - now) - self.cost(card)
                value -= self.symbols_cost(2 * max(0, cards.flank[card] - legs))
                best_move = max(best_move, value)
            elif verb == _ENTER:
                value = self.after(me, 0, PLACE, NO_TANK, card, 0) - now - self.cost(card)
                best_move = max(best_move, value)
            elif verb == _FIRE:
                modifier = cards.fire_modifier[card]
                if modifier in shots:
                    plain = best_shot[shots.index(modifier)]
                else:
                    plain = self.best_shot(me, modifier, False)
                    shots.append(modifier)
                    best_shot.append(plain)
                value = plain + exposed - self.cost(card) + (_AIM_NOW * plain if me.motion == NO_CARD else 0.0)
                value -= self.symbols_cost(2 * max(0, cards.fire[card] - ability))
                best_rest = max(best_rest, value)
            elif verb == _LEADERSHIP:
                if effect < -8.0:
                    effect = self.best_effect(me, now)
                value = effect + _LEADING - self.cost(card)
                best_rest = max(best_rest, value)
            elif verb == _SMOKE:
                value = self.smoke_gain(me, now) - self.cost(card)
                best_rest = max(best_rest, value)
            elif verb == _CREW:
                if command < -8.0:
                    command = self.best_command(me, now)
                value = command - self.cost(card)
                best_rest = max(best_rest, value)
            elif verb == _PASS:
                value = -self.cost(card) - 0.05
                best_rest = max(best_rest, value)
            elif verb == _CLEAR:
                value = 1.2 - self.cost(card) - self.cost(second(action))
                best_rest = max(best_rest, value)
            elif verb == _EXTINGUISH:
                value = 0.3 * self.loss[me.number] + 1.0
                best_rest = max(best_rest, value)
            scores.append(value)
        # Battlefield actions leave the tank action for afterwards.
        follow = 0.0 if acted else max(best_move, best_rest)
        if follow < -8.0:
            follow = 0.0
        for at, action in enumerate(choices):
            verb = verb_number(action)
            if verb == _END_STEP:
                scores[at] = 0.0 if acted else follow
                if not acted:
                    scores[at] = 0.0
            elif verb in _FIELD_VERBS:
                scores[at] = self.field_score(me, action, now, acted, best_move, best_rest, follow)
        return scores

    def move_plan(self, me: Tank, now: float) -> float:
        """What the best manoeuvre with the cards in hand changes, less those after the first MOVE."""
        hand = self.state.hands[self.seat]
        cards = self.cards
        best = self.best_terrain(me, 1, PLACE, NO_TANK, NO_CARD)
        moves = 0
        cheapest = 9.0
        flank = 9.0
        legs = mobility(self.state, me)
        for card in hand:
            if cards.move[card] and cards.move[card] <= legs:
                moves += 1
                cheapest = min(cheapest, self.cost(card))
            if cards.flank[card] and cards.flank[card] <= legs:
                flank = min(flank, self.cost(card))
        if moves > 1:
            best = max(best, self.best_distance(me, 2, PLACE, NO_TANK, NO_CARD) - cheapest)
        if flank < 9.0:
            for enemy in self.enemies:
                if me.has_spotted(enemy.number) and not me.flanks(enemy.number):
                    value = self.best_distance(me, 1, PLACE, enemy.number, NO_CARD)
                    best = max(best, now + 0.8 * (value - now) - flank)
        return best - now

    def smoke_gain(self, me: Tank, now: float) -> float:
        self.keep(me)
        me.smoke = _SOME_MOVE
        me.spotted = 0
        me.flanking = 0
        me.acquired = NO_TANK
        hidden = self.rules.terrain.kinds[self.rules.terrain.smoke].conceal / 100.0
        value = (1.0 - hidden) * self.standing(me, _AS_IS) + hidden * self.standing(me, _BY_NONE)
        self.put_back(me)
        return value - now

    def field_score(
        self, me: Tank, action: Action, now: float, acted: bool, move: float, rest: float, follow: float
    ) -> float:
        """A battlefield action: its own gain and the best that can follow."""
        verb = verb_number(action)
        card = first(action)
        if verb == _ORDER:
            return self.order_score(me, card, now, acted, move, rest, follow) - self.cost(card)
        if verb == _STOP:
            motion = me.motion
            me.motion = NO_CARD
            gain = _STOPPING * (self.standing(me, _AS_IS) - now) - self.cost(card) - 0.05
            value = gain + follow
            if not acted:
                modifier = self.fire_modifier_in_hand(me)
                if modifier >= 0:
                    fire = self.gain_of_fire(me, modifier, gain + now + self.cost(card) + 0.05)
                    value = max(value, gain + fire)
                if self.may_climb_here(me):
                    value += 0.2 * self._hill_worth()
            me.motion = motion
            return value
        if verb == _TERRAIN_ON:
            return self.terrain_on_score(me, card, self.state.tanks[second(action)], acted, rest, follow)
        if verb == _CLIMB:
            me.hill = True
            gain = self.standing(me, _AS_IS) - now
            me.hill = False
            return gain - self.cost(card) + max(rest, 0.0)
        if verb == _EXIT:
            return self.exit_gain(me) - self.cost(card) + 3.0
        if verb == _ROAD:
            return 1.2 * min(1.0, self.left / 5.0) + follow
        if verb == _AT_GUN:
            gun = self.rules.guns[card]
            value = self.gun_shot(card, self.state.tanks[second(action)], False)
            return self.weigh_fire * value - self.symbols_cost(gun.gun.order_cost) + follow
        if verb == _ADVANCE:
            return 0.25 * min(1.0, self.left / 4.0) - self.cost(card) + follow
        if verb == _ASSAULT:
            return self.assault_gain(self.state.tanks[second(action)]) - self.cost(card) + follow
        if verb == _RADIO:
            friend = self.state.tanks[second(action)]
            enemy = self.state.tanks[third(action)]
            gain = 0.0
            if friend.acquired == NO_TANK:
                before = self.reach(friend, self.enemies)
                friend.spotted |= 1 << enemy.number
                gain = _AGAIN * (self.reach(friend, self.enemies) - before)
                friend.spotted &= ~(1 << enemy.number)
            return gain - self.cost(card) - 0.07 + follow
        return follow - 0.1

    def may_climb_here(self, me: Tank) -> bool:
        for hook in self.rules.mission.field_actions:
            if hook.hook == CLIMB_HOOK and hook.is_for(me.side) and abs(me.range) <= STEP and not me.hill:
                return True
        return False

    def order_score(
        self, me: Tank, card: CardId, now: float, acted: bool, move: float, rest: float, follow: float
    ) -> float:
        best = follow + self.special_gain(me, card)
        modifier = -1 if acted else self.fire_modifier_in_hand(me)
        for enemy in self.enemies:
            if not may_spot(me, enemy):
                continue
            gain = self.gain_of_spotting(me, enemy, now)
            value = gain + follow
            if modifier >= 0:
                spotted, acquired = me.spotted, me.acquired
                me.spotted |= 1 << enemy.number
                if acquired != enemy.number:
                    me.acquired = NO_TANK
                value = max(value, gain + self.gain_of_fire(me, modifier, now + gain))
                me.spotted, me.acquired = spotted, acquired
            best = max(best, value)
        if may_go_hull_down(me):
            gain = self.gain_of_hull_down(me, now)
            best = max(best, gain + (0.0 if acted else max(rest, 0.0)))
            best = max(best, follow)
        chance = self.conceal_chance(me)
        if chance > 0.0 and self.is_seen(me):
            gain = self.gain_of_concealing(me, now, chance)
            # Firing or moving afterwards would show it again.
            best = max(best, gain + (0.0 if acted else min(0.3, max(rest, 0.0))))
        return best

    def special_gain(self, me: Tank, card: CardId) -> float:
        special = self.cards.special[card]
        if special == RECON:
            return _RECON if self.state.discard else -1.0
        if special == REGROUP:
            for tank in self.state.tanks:
                if tank.side == me.side and tank.alive and tank.broken:
                    return self.morale_risk(tank) * self.loss[tank.number] + 0.2
            return -1.0
        return 0.35  # two cards more

    def terrain_on_score(
        self, me: Tank, card: CardId, enemy: Tank, acted: bool, rest: float, follow: float
    ) -> float:
        """Stopping an enemy in bad ground: we shoot better, and it stands there."""
        kind = self.cards.terrain[card]
        ground = self.rules.terrain.kinds[kind]
        motion, terrain = enemy.motion, enemy.terrain
        before = 0.0
        after = 0.0
        shot_now = 0.0
        modifier = -1 if acted else self.fire_modifier_in_hand(me)
        fire = modifier >= 0 and can_fire(me)
        for friend in self.state.tanks:
            if friend.side == self.side and friend.alive:
                before = max(before, self.menace(friend, enemy, _AS_IS))
        if fire and is_legal_target(me, enemy):
            shot_now = self.shot(me, enemy, modifier, False, False, False, me.apcr_loaded > 0)
        enemy.motion = NO_CARD
        if kind != self.rules.terrain.default:
            enemy.terrain = card
        for friend in self.state.tanks:
            if friend.side == self.side and friend.alive:
                after = max(after, self.menace(friend, enemy, _AS_IS))
        shot_then = 0.0
        if fire and is_legal_target(me, enemy):
            shot_then = self.shot(me, enemy, modifier, False, False, False, me.apcr_loaded > 0)
        enemy.motion, enemy.terrain = motion, terrain
        gain = _TERRAIN_ON_ENEMY * (after - before)
        if fire and shot_then > 0.0:
            gain += max(0.0, shot_then - max(shot_now, 0.6 * follow))
        if ground.mines > 0:
            gain += (
                ground.mines / 100.0 * (self.odds.elim[LIGHT] * self.loss[enemy.number] + self.odds.extra[LIGHT])
            )
        if ground.bog > 0:
            gain += 0.35 * ground.bog / 100.0
        if ground.conceal > 0:
            gain -= ground.conceal / 100.0 * (0.6 * after + shot_then)
        return 0.85 * gain - self.cost(card) - 0.05 + follow

    def exit_gain(self, me: Tank) -> float:
        gain = 0.0
        for hook in self.rules.mission.field_actions:
            if hook.hook == EXIT_HOOK and hook.is_for(me.side):
                gain += hook.vp
        for hook in self.rules.mission.end_vp:
            if hook.hook == NO_EXIT and self.state.field.exits[me.side] == 0:
                gain += hook.vp
        return gain

    def gun_shot(self, number: int, enemy: Tank, tactics: bool) -> float:
        """An anti-tank gun at a tank (17.1)."""
        gun = self.rules.guns[number]
        row = row_of(distance_to(gun, enemy))
        terms: Terms = [(verbs.BY_TABLE, gun.gun.to_hit[row])]
        add_target_terms(self.rules, terms, enemy, tactics)
        hit = max(0, min(95, total(terms))) / 100.0
        value = 0.0
        for location in enemy.board.location_of:
            if enemy.hull_down and location != TURRET:
                continue
            margin = gun.gun.pen[row] - armour_of(enemy, location, False)
            value += self.harm(enemy, location, margin, gun.gun.is_heavy)
        return hit * value / 10.0

    def assault_gain(self, enemy: Tank) -> float:
        final = total(assault_terms(self.rules, self.state.field.advance[1 - enemy.side], enemy))
        hit = max(0, min(95, final)) / 100.0
        table = self.rules.infantry[1 - enemy.side]
        value = 0.0
        for weapon_list in (table.low, table.high):
            best = 0.0
            for number in weapon_list:
                best = max(best, self.weapon_gain(number, enemy))
            value += 0.5 * best
        return 0.85 * hit * value

    def weapon_gain(self, number: int, enemy: Tank) -> float:
        weapon = self.rules.kit.weapons[number]
        if weapon.explosions:
            chance = 1.0 - (1.0 - self.odds.blast) ** weapon.explosions
            return float(chance) * (self.loss[enemy.number] + 1.0)
        value = 0.0
        for location in enemy.board.location_of:
            value += self.harm(enemy, location, weapon.pen - enemy.board.side_armour[location], False)
        return value / 10.0

    def morale_risk(self, tank: Tank) -> float:
        """The chance that a damage card breaks this crew."""
        fails = 0
        leader = COMMANDER_GUNNER if tank.board.seats[COMMANDER_GUNNER] else COMMANDER
        for card in self.rules.damage:
            marks = card.marks
            if (
                marks[tank.quality]
                or (marks[COMMANDER_KILLED_MARK] and tank.men[leader] == DEAD)
                or (marks[IMMOBILISED_MARK] and (tank.immobilised or tank.jammed))
                or (marks[ON_FIRE_MARK] and tank.on_fire)
            ):
                fails += 1
        return fails / len(self.rules.damage)

    def chain_move_scores(self, step: Manoeuvre, me: Tank, choices: list[Action]) -> list[float]:
        self.look_around(me)
        now = self.standing(me, _AS_IS)
        moves = len(step.moves)
        legs = mobility(self.state, me) + step.bonus
        target = step.flank_target if step.flank != NO_CARD else NO_TANK
        mode = step.flank_mode
        scores: list[float] = []
        for action in choices:
            verb = verb_number(action)
            card = first(action)
            value = 0.0
            if verb == _DONE:
                value = self.best_stand(me, moves, mode, target, NO_CARD) - now
            elif verb == _MOVE:
                value = self.best_distance(me, moves + 1, mode, target, NO_CARD) - now - self.cost(card)
                value -= self.symbols_cost(2 * max(0, self.cards.move[card] - legs))
            elif verb == _ENTER:
                value = self.best_stand(me, moves, mode, target, card) - now - self.cost(card)
            elif verb in (_FLANK, _UNFLANK):
                how = PLACE if verb == _FLANK else REMOVE
                without = self.best_stand(me, moves, mode, NO_TANK, NO_CARD)
                value = self.best_terrain(me, moves, how, second(action), card)
                value = without + 0.8 * (value - without) - now - self.cost(card)
                value -= self.symbols_cost(2 * max(0, self.cards.flank[card] - legs))
            else:
                value = -0.5  # a bonus is bought with the card that needs it
                value += self.best_stand(me, moves, mode, target, NO_CARD) - now
            scores.append(value)
        return scores

    def best_stand(self, me: Tank, moves: int, mode: int, target: int, terrain: CardId) -> float:
        if moves:
            return self.best_distance(me, moves, mode, target, terrain)
        return self.after(me, 0, mode, target, terrain, 0)

    def distance_scores(self, step: Manoeuvre, me: Tank, choices: list[Action]) -> list[float]:
        self.look_around(me)
        now = self.standing(me, _AS_IS)
        target = step.flank_target if step.flank != NO_CARD else NO_TANK
        scores: list[float] = []
        for action in choices:
            metres = (first(action) - 2) * STEP
            scores.append(self.after(me, len(step.moves), step.flank_mode, target, step.terrain, metres) - now)
        return scores

    def best_aim(self, step: FireAction, me: Tank, modifier: int, leadership: bool, named: bool) -> float:
        best = 0.0
        for enemy in self.enemies:
            if is_legal_target(me, enemy):
                best = max(best, self.shot(me, enemy, modifier - 4, leadership, False, named, me.apcr_loaded > 0))
        return best

    def chain_fire_scores(self, step: FireAction, me: Tank, choices: list[Action]) -> list[float]:
        modifier = best_modifier(self.state, step.cards)
        named = len(step.cards) > 1
        plain = self.best_aim(step, me, modifier, False, named)
        ability = fire_ability(me) + step.bonus
        scores: list[float] = []
        for action in choices:
            verb = verb_number(action)
            card = first(action)
            value = 0.0
            if verb == _FIRE:
                better = max(modifier, self.cards.fire_modifier[card])
                value = self.best_aim(step, me, better, False, True) - plain - self.cost(card)
                value -= self.symbols_cost(2 * max(0, self.cards.fire[card] - ability)) + _SECOND_CARD
            elif verb == _LEADERSHIP:
                value = (
                    self.best_aim(step, me, modifier, True, named) - plain - self.cost(card) - _SECOND_LEADERSHIP
                )
            elif verb == _BONUS:
                value = -0.5
            scores.append(value)
        return scores

    def shot_in(self, step: FireAction, enemy: Tank, tactics: bool) -> float:
        """The shot that is being made."""
        me = self.state.tanks[step.tank]
        return self.shot(
            me,
            enemy,
            best_modifier(self.state, step.cards),
            step.leadership != NO_CARD,
            tactics,
            len(step.cards) > 1,
            me.apcr_loaded > 0,
        )

    def stake_of_tactics(self, war: TacticsWar) -> float:
        """What it is worth to the target's side that the TACTICS stand."""
        state = self.state
        below = state.stack[-2] if len(state.stack) > 1 else war
        target = state.tanks[war.target]
        if isinstance(below, FireAction):
            return self.shot_in(below, target, False) - self.shot_in(below, target, True)
        active = state.tanks[state.active]
        if isinstance(below, AtGunFire):
            return self.gun_shot(below.gun, target, False) - self.gun_shot(below.gun, target, True)
        if isinstance(below, Assault):
            return self.assault_gain(target)
        if isinstance(below, SpottingAttempt):
            before = self.menace(active, target, _AS_IS)
            return _TACTICS_SPOT * _AGAIN * (self.menace(active, target, _BY_ALL) - before)
        if isinstance(below, Manoeuvre):
            if below.flank_mode == REMOVE:
                after = self.menace(target, active, _AS_IS)
                target.flanking &= ~(1 << active.number)
                value = after - self.menace(target, active, _AS_IS)
                target.flanking |= 1 << active.number
                return _AGAIN * value
            before = self.menace(active, target, _AS_IS)
            flanking = active.flanking
            active.flanking |= 1 << target.number
            value = self.menace(active, target, _AS_IS) - before
            active.flanking = flanking
            return _TACTICS_FLANK * _AGAIN * value
        if isinstance(below, TerrainOnEnemy):
            ground = self.rules.terrain.kinds[self.cards.terrain[below.card]]
            if ground.mines > 0:
                return ground.mines / 100.0 * (self.odds.elim[LIGHT] * self.loss[target.number] + 0.5)
            motion = target.motion
            before = 0.0
            after = 0.0
            for enemy in state.tanks:
                if enemy.side != target.side and enemy.alive:
                    before += self.menace(enemy, target, _AS_IS)
                    target.motion = NO_CARD
                    after += self.menace(enemy, target, _AS_IS)
                    target.motion = motion
            return 0.8 * (after - before) - 0.01 * ground.cover
        return 0.4

    def initiative_scores(self, choices: list[Action]) -> list[float]:
        me = self.state.tanks[first(choices[0])]
        self.look_around(me)
        fire = 0.0
        if self.fire_modifier_in_hand(me) >= 0:
            for enemy in self.enemies:
                if me.has_spotted(enemy.number):
                    fire = max(fire, self.menace(me, enemy, _AS_IS))
        haste = _HASTE + _HASTE_TO_FIRE * fire + _HASTE_IN_DANGER * min(3.0, self.danger(me, _AS_IS))
        if me.on_fire or me.broken:
            haste *= 0.6
        scores: list[float] = []
        for action in choices:
            if verb_number(action) != _INITIATIVE:
                scores.append(-3.0)
                continue
            card = second(action)
            late = card / 100.0
            scores.append(haste * (0.5 - late) - _INITIATIVE_CARD * self.worth(card))
        return scores


_FIELD_VERBS: Final = [
    _ORDER, _STOP, _TERRAIN_ON, _CLIMB, _EXIT, _ROAD, _AT_GUN, _ADVANCE, _ASSAULT, _RADIO,
]  # fmt: skip


class DuelMind(Mind):
    """Counts the shots that a choice gives and invites, and what the mission pays."""

    __slots__ = ()

    def scores(self, state: State, decision: Decision, temper: list[float]) -> list[float]:
        assert isinstance(state, DuelState)
        seat = decision.seat
        desk = Desk(state, seat, state.rules.seat_side[seat], temper)
        prompt = decision.prompt
        choices = decision.choices
        top = state.stack[-1]
        number = state.active
        if prompt == "initiative":
            return desk.initiative_scores(choices)
        if isinstance(top, DuelStep):
            number = top.concerns(state)
        me = state.tanks[number if number != NO_TANK else state.rules.seat_tanks[seat][0]]
        if prompt == "action":
            acted = verbs.END_STEP.of() in choices and not me.on_fire
            return desk.action_scores(me, choices, acted)
        if isinstance(top, Manoeuvre):
            if prompt == "chain_move":
                return desk.chain_move_scores(top, me, choices)
            if prompt == "distance":
                return desk.distance_scores(top, me, choices)
        if isinstance(top, FireAction) and prompt == "chain_fire":
            return desk.chain_fire_scores(top, me, choices)
        if prompt == "tactics" and isinstance(top, TacticsWar):
            stake = desk.stake_of_tactics(top)
            return [stake - _TACTICS_PRICE if verb_number(action) == _TACTICS else 0.0 for action in choices]
        return [self._score(desk, top, me, prompt, action) for action in choices]

    def _score(self, desk: Desk, top: object, me: Tank, prompt: str, action: Action) -> float:
        """The choices that are weighed one by one."""
        verb = verb_number(action)
        card = first(action)
        state = desk.state
        if prompt == "pay":
            need = top.need if isinstance(top, Payment) else 1
            orders = desk.cards.orders[card]
            spare = max(0, orders - need)
            return 0.3 * min(orders, need) - desk.worth(card) - 0.05 * spare
        if prompt == "fire_admin":
            loss = desk.loss[me.number] + 1.5
            if verb == _BAIL_OUT:
                return -loss + 1.0
            if verb == _PAY:
                return -1.0
            return -desk.odds.flames * loss - 0.9
        if prompt == "morale_admin":
            return -0.9 if verb == _PAY else -desk.morale_risk(me) * desk.loss[me.number]
        if prompt == "hatch":
            return self._hatch(desk, me, verb)
        if prompt == "target":
            enemy = state.tanks[card]
            if not isinstance(top, FireAction):
                return 0.0
            value = desk.shot_in(top, enemy, False)
            keep = 0.1 * value if me.acquired == enemy.number else 0.0
            return value + keep + desk.relief(enemy, value)
        if prompt == "rapid_load":
            return self._rapid_load(desk, top, me, verb)
        if prompt == "location" and isinstance(top, FireAction):
            enemy = state.tanks[top.target]
            if is_hull_down_towards(enemy, me) and card != TURRET:
                return -1.0
            pen = total(pen_terms(desk.rules, me, enemy, top.apcr))
            margin = pen - armour_of(enemy, card, me.flanks(enemy.number))
            return desk.harm(enemy, card, margin, me.board.gun.is_heavy)
        if prompt == "acquire" and isinstance(top, FireAction):
            return self._acquire(desk, me, state.tanks[top.target], verb)
        if prompt == "spot_offer":
            return self._spot_offer(desk, top, me, verb)
        if prompt == "opponent":
            return 0.01 * len(state.hands[card])
        if prompt == "leadership" or prompt == "order":
            return self._effect(desk, top, me, prompt, action)
        if prompt == "crew_command":
            desk.look_around(me)
            return desk.gain_of_command(me, action, desk.standing(me, _AS_IS), 1)
        if prompt == "spot_extra" and isinstance(top, SpottingAttempt):
            if verb != _PAY:
                return 0.0
            desk.look_around(me)
            now = desk.standing(me, _AS_IS)
            spot = verbs.SPOT.of(top.enemy)
            gain = desk.gain_of_command(me, spot, now, 2) - desk.gain_of_command(me, spot, now, 1)
            return gain - 2 * _SPOT_HARDER
        if prompt == "recon_pick":
            value = desk.worth(card)
            if desk.cards.fire[card] and desk.fire_modifier_in_hand(me) < 0 and me.spotted:
                value += 0.8
            return value
        if prompt == "regroup_pick":
            tank = state.tanks[card]
            return desk.morale_risk(tank) * desk.loss[tank.number]
        if prompt == "ammo_discard":
            return -desk.worth(card)
        if prompt == "weapon" and isinstance(top, Assault):
            return desk.weapon_gain(card, state.tanks[top.enemy])
        if prompt == "discard":
            return _DISCARDED * desk.odds.mean_worth - desk.worth(card) if verb == _DISCARD else 0.0
        if prompt == "trail_remove":
            return desk.menace(state.tanks[card], me, _AS_IS)
        if prompt == "take_back":
            return -desk.menace(me, state.tanks[card], _AS_IS)
        return 0.0

    def _hatch(self, desk: Desk, me: Tank, verb: int) -> float:
        before = me.hatch_closed
        me.hatch_closed = verb != _OPEN_HATCH
        value = desk.reach(me, desk.enemies)
        if me.range <= 3 * STEP:
            value -= 0.3 * desk.assault_gain(me)
        me.hatch_closed = before
        return value

    def _rapid_load(self, desk: Desk, top: object, me: Tank, verb: int) -> float:
        if (verb != _LOAD and verb != _UNLOAD) or not isinstance(top, FireAction):
            return 0.0
        enemy = desk.state.tanks[top.target]
        loaded = me.apcr_loaded
        plain = desk.shot_in(top, enemy, False)
        me.apcr_loaded = 1 if verb == _LOAD else 0
        other = desk.shot_in(top, enemy, False)
        me.apcr_loaded = loaded
        return other - plain - desk.symbols_cost(3) - (0.1 if verb == _LOAD else 0.0)

    def _acquire(self, desk: Desk, me: Tank, enemy: Tank, verb: int) -> float:
        if verb != _ACQUIRE:
            return 0.0
        before = desk.reach(me, desk.enemies)
        spotted = me.spotted
        me.spotted = 1 << enemy.number
        me.acquired = enemy.number
        me.acquired_bonus = 15
        value = desk.reach(me, desk.enemies) - before
        me.acquired = NO_TANK
        me.acquired_bonus = 0
        me.spotted = spotted
        return value

    def _spot_offer(self, desk: Desk, top: object, me: Tank, verb: int) -> float:
        if verb != _TAKE:
            return 0.0
        enemy = getattr(top, "enemy", NO_TANK)
        if enemy == NO_TANK:
            return 0.0
        number: int = enemy
        return desk.gain_of_spotting(me, desk.state.tanks[number], desk.standing(me, _AS_IS))

    def _effect(self, desk: Desk, top: object, me: Tank, prompt: str, action: Action) -> float:
        """Of LEADERSHIP or ORDER."""
        verb = verb_number(action)
        desk.look_around(me)
        now = desk.standing(me, _AS_IS)
        acted = prompt == "leadership"
        state = desk.state
        if len(state.stack) > 1:
            acted = acted or bool(getattr(state.stack[-2], "acted", False))
        modifier = -1 if acted else desk.fire_modifier_in_hand(me)
        plain = desk.gain_of_fire(me, modifier, now) if modifier >= 0 else 0.0
        if verb == _SPECIAL:
            card = getattr(top, "card", NO_CARD)
            number: int = card
            return desk.special_gain(me, number) + plain if number != NO_CARD else 0.0
        if verb == _SPOT:
            enemy = state.tanks[first(action)]
            gain = desk.gain_of_spotting(me, enemy, now)
            fire = plain
            if modifier >= 0:
                spotted, acquired = me.spotted, me.acquired
                me.spotted |= 1 << enemy.number
                if acquired != enemy.number:
                    me.acquired = NO_TANK
                fire = max(fire, desk.gain_of_fire(me, modifier, now + gain))
                me.spotted, me.acquired = spotted, acquired
            return gain + fire
        if verb == _HULL_DOWN:
            return desk.gain_of_hull_down(me, now) + plain
        if verb == _CONCEAL:
            return desk.gain_of_concealing(me, now, desk.conceal_chance(me)) + min(0.3, plain)
        return 0.0

    # For playouts

    def quick(self, state: State, decision: Decision, rng: Rng) -> int:
        """One look at each choice: a rough weight by its verb and cards, and a pinch of chance."""
        assert isinstance(state, DuelState)
        choices = decision.choices
        chance = rng.below(1 << 24)
        odds = odds_of(state.rules)
        worth = odds.worth
        prompt = decision.prompt
        cards = state.cards
        seat = decision.seat
        number = state.active if state.active != NO_TANK else state.rules.seat_tanks[seat][0]
        me = state.tanks[number]
        fine = 0.0
        pull = 0
        seen = False
        if prompt == "action":
            fine = self._rough_shot(state, me)
            for number in state.rules.enemies[me.side]:
                if state.tanks[number].has_spotted(me.number):
                    seen = True
        if prompt == "action" or prompt == "distance":
            pull = self._rough_pull(state, me)
        best = choices[0]
        most = -99.0
        for action in choices:
            verb = verb_number(action)
            card = first(action)
            value = 0.0
            if verb == _FIRE:
                value = 2.0 + 0.02 * cards.fire_modifier[card] if fine > 0.0 else -0.3
                if prompt != "action":
                    value = -0.6
            elif verb == _ORDER:
                value = 3.0 if not me.spotted else 1.2 if seen and not me.hull_down else -0.2
            elif verb in (_EXIT, _CLIMB):
                value = 5.0 - worth[card]
            elif verb == _LEADERSHIP:
                value = -0.4
                if prompt == "action":
                    value = 1.8 if not me.spotted else 1.1 if seen and not me.hull_down else 0.5
            elif verb == _CREW:
                value = (0.9 if not me.spotted else 0.1) - worth[card]
            elif verb == _PASS:
                value = 0.1 - worth[card]
            elif verb == _MOVE:
                value = -0.3
                if prompt == "action":
                    value = (1.3 if pull else 0.2) - (0.8 if me.motion != NO_CARD and not pull else 0.0)
                elif pull:
                    value = 0.2
            elif verb == _FLANK:
                value = 1.0 - worth[card]
            elif verb == _UNFLANK:
                value = 1.2 - worth[card]
            elif verb == _ENTER:
                cover = state.rules.terrain.kinds[cards.terrain[card]].cover
                value = 0.04 * cover - 0.4
            elif verb == _STOP:
                value = (2.6 if fine < 0.0 and me.spotted else -0.8) - worth[card]
            elif verb == _TERRAIN_ON:
                ground = state.rules.terrain.kinds[cards.terrain[card]]
                value = 3.0 if ground.enemy_only else 1.0 - 0.08 * ground.cover
                if not me.has_spotted(second(action)):
                    value -= 0.9
            elif verb in (_AT_GUN, _ASSAULT, _ROAD):
                value = 1.4
            elif verb == _ADVANCE:
                value = 0.4
            elif verb in (_RADIO, _SMOKE):
                value = -0.5
            elif verb in (_EXTINGUISH, _CLEAR, _RESEAT):
                value = 4.0
            elif verb in (_SPEND, _DISCARD):
                value = 0.2 - worth[card]
            elif verb == _INITIATIVE:
                value = -worth[second(action)] - 0.005 * second(action)
            elif verb == _BAIL_OUT:
                value = -9.0
            elif verb == _PAY:
                value = 1.0 if prompt != "spot_extra" else -0.1
            elif verb == _FLIP:
                value = 0.0
            elif verb in (_BONUS, _UNLOAD):
                value = -2.0
            elif verb == _DONE:
                value = 0.2
            elif verb == _SPOT:
                value = 1.0 if not me.spotted else 0.2
            elif verb == _HULL_DOWN:
                value = 0.8
            elif verb == _CONCEAL:
                value = 0.3
            elif verb == _SPECIAL:
                value = 0.6
            elif verb == _TACTICS:
                value = 0.25
            elif verb == _ACQUIRE:
                value = 0.6
            elif prompt == "distance":
                value = 0.5 * pull * (2 - card) if pull else 0.3 - 0.2 * abs(card - 2)
            elif prompt == "location":
                value = 0.6 if card == TURRET else 0.3
            elif prompt == "target":
                value = 0.1 * state.tanks[card].board.tank_vp
            elif prompt == "recon_pick" or prompt == "ammo_discard":
                value = worth[card] if prompt == "recon_pick" else -worth[card]
            chance = (chance * 1103515245 + 12345) & 0xFFFFFF
            value += 0.5 * (chance >> 8) / 65536.0
            if value > most:
                most = value
                best = action
        return best

    def _rough_shot(self, state: DuelState, me: Tank) -> float:
        """1: there is a fair shot; -1: there would be one if the tank stood still; 0: none."""
        if not me.spotted or not gunner_in_place(me) or me.smoke != NO_CARD:
            return 0.0
        best = 0.0
        for number in state.rules.enemies[me.side]:
            enemy = state.tanks[number]
            if not enemy.alive or not me.has_spotted(number):
                continue
            row = gun_row(me, enemy)
            gun = me.board.gun
            accuracy = gun.to_hit[row] + enemy.board.size
            if enemy.motion != NO_CARD:
                if me.board.is_destroyer:
                    continue
                accuracy -= 30
            if accuracy < 30:
                continue
            armour = armour_of(enemy, HULL, me.flanks(number))
            if gun.pen[row] - min(armour, armour_of(enemy, TURRET, me.flanks(number))) < -2:
                continue
            if me.motion != NO_CARD and (me.board.is_destroyer or accuracy < 80):
                if best == 0.0:
                    best = -1.0
            else:
                best = 1.0
        return best

    def _rough_pull(self, state: DuelState, me: Tank) -> int:
        """1: the mission pays further ahead; 0: it is there, or there is nothing to gain."""
        mission = state.rules.mission
        goal = FARTHEST
        for hook in mission.field_actions:
            if hook.is_for(me.side):
                if hook.hook == EXIT_HOOK:
                    goal = hook.r
                elif hook.hook == CLIMB_HOOK:
                    goal = STEP
        for hook in mission.admin_vp:
            if hook.is_for(me.side) and hook.hook != ON_HILL:
                goal = min(goal, hook.r)
                break
        if goal == FARTHEST:
            return 0
        return 1 if me.range > goal else 0

    # For the end of a playout

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, DuelState)
        sides = state.rules.seat_side
        if state.outcome is not None:
            winners = state.outcome.winners
            return [1.0 if seat in winners else 0.0 for seat in range(state.seats)]
        lead = self.lead(state)
        chance = 1.0 / (1.0 + math.exp(-lead))
        return [chance if sides[seat] == 0 else 1.0 - chance for seat in range(state.seats)]

    def lead(self, state: DuelState) -> float:
        """How far the Soviet side is ahead, in logits. The weights were fitted to 2,400 games between veterans."""
        desk = Desk(state, 0, 0, [])
        lead = 0.0
        for side in range(2):
            value = float(side_vp(state, side)) + 1.1 * side_medals(state, side)
            foes = [tank for tank in state.tanks if tank.side != side and tank.alive]
            best = 0.0
            for tank in state.tanks:
                if tank.side != side or not tank.alive:
                    continue
                reach = desk.reach(tank, foes)
                best = max(best, reach)
                value += 0.22 * reach + 0.3 * desk.objective(tank) + 0.14 * desk.loss[tank.number]
                value -= 0.9 * tank.dead_men()
                if tank.on_fire:
                    value -= 2.3
                if tank.broken:
                    value -= 1.8
                if tank.immobilised or tank.jammed:
                    value -= 1.5
                if not gunner_in_place(tank):
                    value -= 1.2
            value += 0.45 * best
            for seat in range(state.seats):
                if state.rules.seat_side[seat] == side:
                    for card in state.hands[seat]:
                        value += 0.6 * desk.odds.worth[card]
            for hook in state.rules.mission.end_vp:
                if not hook.is_for(side):
                    continue
                if hook.hook == PER_NEVER_ELIMINATED:
                    for tank in state.tanks:
                        if tank.side == side and tank.losses == 0:
                            value += 0.4 * hook.vp
                elif hook.hook == ALL_WITHIN or (hook.hook == NO_EXIT and state.field.exits[1 - side] == 0):
                    value += 0.4 * hook.vp
            lead += value if side == 0 else -value
        return lead / (1.3 + 2.5 * math.sqrt(desk.left))

    # Luck is great and a round long: a few careful playouts to its end say more than many quick ones beyond it.

    def carry_on(self, state: State, decision: Decision, rng: Rng) -> int:
        choices = decision.choices
        return choices[0] if len(choices) == 1 else best_of(self.scores(state, decision, []), choices, rng)

    def ripe(self) -> int:
        return _NEVER

    def horizon(self, state: State) -> int:
        return 1

    def turn_of(self, state: State) -> int:
        assert isinstance(state, DuelState)
        return state.round

    def tempers(self) -> dict[str, list[float]]:
        """Weights of shots, of danger, of the mission."""
        return {
            "": [1.0, 1.0, 1.0],
            "hunter": [1.35, 0.75, 0.85],
            "careful": [0.9, 1.4, 1.0],
            "runner": [0.85, 0.85, 1.5],
        }
