"""The `recruit` level of Duel: charges the objective or the enemy, drives round a flank, and takes any good shot.

It estimates each shot by accuracy and armour alone. It thinks of its own shots only, not of the enemy's and not of cover: that
is what beginners learn first. It leaves a burning tank, does not spend cards to rally a crew, and saves no cards for a plan. It
plays any number of tanks, one question at a time.
"""

from __future__ import annotations

from typing import Final

from tankodrom.bots.greedy import ActionScores
from tankodrom.core.action import Action, first, second
from tankodrom.core.game import View
from tankodrom.games.duel import verbs
from tankodrom.games.duel.boards import DASH, HULL, SIDES, TURRET
from tankodrom.games.duel.cards import NO_CARD, NO_SPECIAL, NO_TERRAIN, CardId
from tankodrom.games.duel.fire import is_legal_target
from tankodrom.games.duel.missions import ABS_RANGE_EQ, CLIMB_HOOK, EXIT_HOOK, ON_HILL
from tankodrom.games.duel.odds.seen_tanks import tank_from_view
from tankodrom.games.duel.rules import Rules
from tankodrom.games.duel.shot import margin, shot_terms
from tankodrom.games.duel.tank import Tank
from tankodrom.games.duel.terrain import cover_of

# The chance that a penetration card makes up for a margin of -3 … +3 (D3), P and R included.
_PENETRATES = {-4: 0.04, -3: 0.09, -2: 0.19, -1: 0.39, 0: 0.64, 1: 0.82, 2: 0.90, 3: 0.92}
_NEAR = 0


class DuelScorer:
    """Scores the actions of one view by rules of thumb."""

    def __init__(self, rules: Rules, view: View, seat: int) -> None:
        self.rules = rules
        self.view = view
        self.cards = rules.cards
        self.step = view["step"]
        self.tanks: list[Tank] = []
        for number, seen in enumerate(view["tanks"]):
            tank = Tank(number, rules.slots[number])
            tank_from_view(rules, tank, seen)
            self.tanks.append(tank)
        self.side = SIDES.index(view["players"][seat]["side"])
        concerned = self.step.get("tank") or view["active"]
        self.me = self.tanks[rules.tank_by_name[concerned]] if concerned else self.tanks[rules.seat_tanks[seat][0]]
        self.enemies = [tank for tank in self.tanks if tank.side != self.side and tank.alive]
        self.hand: list[CardId] = view["players"][seat]["hand"]
        self.played: list[CardId] = self.step.get("played", [])
        self.wanted_range = self._objective()

    def score(self, action: Action) -> float:
        return _SCORES.score(self, action)

    # What is worth something

    def _objective(self) -> int:
        """The range at which the mission pays this side; without one, as near as possible."""
        best = _NEAR
        for hook in self.rules.mission.field_actions:
            if hook.is_for(self.side) and hook.hook in (EXIT_HOOK, CLIMB_HOOK):
                best = hook.r if hook.hook == EXIT_HOOK else 200
        for hook in self.rules.mission.admin_vp:
            if hook.is_for(self.side) and hook.hook != ON_HILL:
                best = min(best, abs(hook.r) if hook.hook == ABS_RANGE_EQ else hook.r)
        return best

    def _shot_value(self, tank: Tank, enemy: Tank, modifier: int, leadership: bool = False) -> float:
        """About the chance to penetrate; 0 if the shot is not possible."""
        if not is_legal_target(tank, enemy):
            return 0.0
        accuracy = shot_terms(self.rules, tank, enemy, modifier, leadership, False, is_kept=False).total
        hit = max(0, min(95, accuracy)) / 100
        hull = self._through(tank, enemy, HULL)
        turret = self._through(tank, enemy, TURRET)
        if enemy.hull_down and not tank.flanks(enemy.number):
            return hit * 0.4 * turret
        return hit * (0.55 * hull + 0.45 * turret)

    def _through(self, tank: Tank, enemy: Tank, location: int) -> float:
        return _PENETRATES[max(-4, min(3, margin(self.rules, tank, enemy, location)))]

    def _best_shot(self, tank: Tank, modifier: int = 5) -> float:
        return max([self._shot_value(tank, enemy, modifier) for enemy in self.enemies], default=0.0)

    def _shot_after_stopping(self) -> float:
        motion, self.me.motion = self.me.motion, NO_CARD
        value = self._best_shot(self.me)
        self.me.motion = motion
        return value

    def _has_fire_card(self) -> bool:
        return any(0 < self.cards.fire[card] <= self.me.fire_perm for card in self.hand)

    def _usefulness(self, card: CardId) -> float:
        cards = self.cards
        worth = 0.5 + 0.2 * cards.orders[card]
        if cards.fire[card]:
            worth += 2.0 if cards.fire[card] <= self.me.board.fire else 0.6
        if cards.move[card]:
            worth += 1.2 if cards.move[card] <= self.me.board.move else 0.4
        if cards.leadership[card] or cards.tactics[card] or cards.special[card] != NO_SPECIAL:
            worth += 1.2
        if cards.flank[card]:
            worth += 0.5
        if cards.terrain[card] != NO_TERRAIN:
            worth += 0.5 + self.rules.terrain.kinds[cards.terrain[card]].cover / 50
        if cards.smoke[card] and self.me.board.has_smoke:
            worth += 0.3
        return worth

    def _cost(self, card: CardId) -> float:
        return 0.1 * self._usefulness(card)

    # The round

    def _initiative(self, action: Action) -> float:
        card = second(action)
        return -self._usefulness(card) - card / 100

    def _spend(self, action: Action) -> float:
        return -self._usefulness(first(action))

    def _close_hatch(self, action: Action) -> float:
        return 0.5 if self.me.range <= 200 else -0.5

    # Tank actions

    def _fire(self, action: Action) -> float:
        modifier = self.cards.fire_modifier[first(action)]
        if self.played:  # a second card names the location
            return 0.6 if self.cards.fire_modifier[first(action)] <= 5 else 0.2
        value = self._best_shot(self.me, modifier)
        return 4.0 + 4.0 * value if value > 0.12 else 0.5 + value

    def _target(self, action: Action) -> float:
        enemy = self.tanks[first(action)]
        return self._shot_value(self.me, enemy, 5) * (1 + enemy.board.tank_vp / 10)

    def _leadership(self, action: Action) -> float:
        if self.played:
            return 0.3
        return 0.8 if self.me.spotted else 4.0

    def _move(self, action: Action) -> float:
        level = self.cards.move[first(action)]
        if self.step.get("played") is None and self._in_chain():
            return 0.7 if self.me.range > self.wanted_range + 200 else -0.5
        value = 5.5 if self.me.range > self.wanted_range else 0.3
        if self.me.in_motion():
            value -= 0.5
        return value - 0.1 * max(0, level - self.me.move_perm) - 0.01 * level

    def _in_chain(self) -> bool:
        """Has a card of this action been played already?"""
        return bool(self.view["table"])

    def _flank(self, action: Action) -> float:
        gain = self.tanks[second(action)]
        return 8.0 + 0.1 * (gain.board.front[HULL] - gain.board.side_armour[HULL]) - self._cost(first(action))

    def _unflank(self, action: Action) -> float:
        return 2.0 - self._cost(first(action))

    def _crew(self, action: Action) -> float:
        if not self.me.spotted:
            return 3.0 - self._cost(first(action))
        empty = [seat for seat, here in enumerate(self.me.board.seats) if here and self.me.sitting[seat] < 0]
        return (4.0 if empty else 0.9) - self._cost(first(action))

    def _pass(self, action: Action) -> float:
        return 0.2 - self._cost(first(action))

    def _distance(self, action: Action) -> float:
        metres = (first(action) - 2) * 200
        return -abs(self.me.range + metres - self.wanted_range) / 200

    def _take_back(self, action: Action) -> float:
        return -self._shot_value(self.me, self.tanks[first(action)], 5)

    def _trail_remove(self, action: Action) -> float:
        return self._shot_value(self.tanks[first(action)], self.me, 5)

    def _load(self, action: Action) -> float:
        if self.step.get("played"):
            return -1.0
        return 0.7

    def _location(self, action: Action) -> float:
        target = self.step.get("target")
        if not target:
            return 0.0
        enemy = self.tanks[self.rules.tank_by_name[target]]
        if enemy.hull_down and not self.me.flanks(enemy.number) and first(action) == HULL:
            return -5.0
        return self._through(self.me, enemy, first(action)) + (0.05 if first(action) == HULL else 0.0)

    # Reactions and choices

    def _spot(self, action: Action) -> float:
        enemy = self.tanks[first(action)]
        self.me.spotted |= 1 << enemy.number
        value = self._shot_value(self.me, enemy, 5)
        self.me.spotted &= ~(1 << enemy.number)
        return (3.0 if not self.me.spotted else 1.2) + value

    def _take_card(self, action: Action) -> float:
        return self._usefulness(first(action))

    # Battlefield actions

    def _order(self, action: Action) -> float:
        return 0.1 if self.me.spotted else 9.0

    def _terrain_on(self, action: Action) -> float:
        enemy = self.tanks[second(action)]
        kind = self.rules.terrain.kinds[self.cards.terrain[first(action)]]
        if kind.cover >= 20:
            return -1.0
        bad = (8.0 if kind.enemy_only else 1.0 if kind.bog > 0 else 0.5) - kind.cover / 20
        if self.me.has_spotted(enemy.number) and self._has_fire_card():
            return 8.5 + bad
        return 8.0 if kind.enemy_only else 0.05 + 0.1 * bad

    def _stop(self, action: Action) -> float:
        if self._has_fire_card() and self._shot_after_stopping() > max(0.15, 1.5 * self._best_shot(self.me)):
            return 8.0 - self._cost(first(action))
        if cover_of(self.rules, self.me) and self.me.board.gun.to_hit[0] == DASH:
            return 0.0
        return -1.0

    def _climb(self, action: Action) -> float:
        return 9.5 - self._cost(first(action))

    def _exit(self, action: Action) -> float:
        return 9.8 - self._cost(first(action))

    def _ammo_discard(self, action: Action) -> float:
        return -self._usefulness(first(action))

    def _discard(self, action: Action) -> float:
        return 0.9 - self._usefulness(first(action))


_SCORES: Final = ActionScores[DuelScorer](
    verbs.VERBS,
    {
        verbs.INITIATIVE: DuelScorer._initiative,
        verbs.NO_INITIATIVE: -10.0,
        verbs.BAIL_OUT: 1.5,
        verbs.PAY: -0.5,
        verbs.FLIP: 1.0,
        verbs.SPEND: DuelScorer._spend,
        verbs.CLOSE_HATCH: DuelScorer._close_hatch,
        verbs.MOVE: DuelScorer._move,
        verbs.FLANK: DuelScorer._flank,
        verbs.UNFLANK: DuelScorer._unflank,
        verbs.FIRE: DuelScorer._fire,
        verbs.ENTER: -0.3,
        verbs.LAY_SMOKE: -1.0,
        verbs.LEADERSHIP: DuelScorer._leadership,
        verbs.CREW: DuelScorer._crew,
        verbs.PASS: DuelScorer._pass,
        verbs.CLEAR_TRANSMISSION: 3.5,
        verbs.EXTINGUISH: 20.0,
        verbs.BONUS: -2.0,
        verbs.DISTANCE: DuelScorer._distance,
        verbs.TRAIL_REMOVE: DuelScorer._trail_remove,
        verbs.TAKE_BACK: DuelScorer._take_back,
        verbs.TARGET: DuelScorer._target,
        verbs.LOAD: DuelScorer._load,
        verbs.UNLOAD: -1.0,
        verbs.TACTICS: 1.0,
        verbs.AIM_AT: DuelScorer._location,
        verbs.ACQUIRE: 1.0,
        verbs.DECLINE: 0.5,
        verbs.SPOT: DuelScorer._spot,
        verbs.HULL_DOWN: 1.0,
        verbs.CONCEAL: 0.2,
        verbs.RESEAT: 6.0,
        verbs.ORDER: DuelScorer._order,
        verbs.SPECIAL: 2.2,
        verbs.TAKE_CARD: DuelScorer._take_card,
        verbs.TERRAIN_ON: DuelScorer._terrain_on,
        verbs.STOP: DuelScorer._stop,
        verbs.CLIMB: DuelScorer._climb,
        verbs.EXIT: DuelScorer._exit,
        verbs.ROAD: 6.0,
        verbs.AT_GUN_FIRE: 3.0,
        verbs.INF_ADVANCE: 0.6,
        verbs.INF_ASSAULT: 1.0,
        verbs.RADIO: 0.2,
        verbs.AMMO_DISCARD: DuelScorer._ammo_discard,
        verbs.DISCARD: DuelScorer._discard,
    },
    neutral=[
        verbs.OPEN_HATCH,
        verbs.PASS_EMPTY,
        verbs.END_STEP,
        verbs.DONE,
        verbs.NO,
        verbs.TAKE,
        verbs.STEAL,
        verbs.NOTHING,
        verbs.RALLY,
        verbs.CHOOSE_WEAPON,
        verbs.END_DISCARD,
    ],
)
