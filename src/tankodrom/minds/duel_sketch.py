"""A position of Duel as numbers, and a choice as marks: what a trained eye (`trained_eye.py`) looks at.

Only what the seat can see goes in: its own cards, the sizes of the other hands, and what lies open. The two enemies that
matter most to the tank in question stand for all of them, the friend that matters most for its friends.
"""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Action, first, second, verb_number
from tankodrom.core.decision import Decision
from tankodrom.games.duel import verbs
from tankodrom.games.duel.cards import LAST_CARD, NO_CARD, NO_SPECIAL, NO_TERRAIN, CardId
from tankodrom.games.duel.levels import can_move, fire_ability, gunner_in_place, mobility
from tankodrom.games.duel.missions import CLIMB_HOOK, EXIT_HOOK
from tankodrom.games.duel.shot import cover_of
from tankodrom.games.duel.state import FARTHEST, INITIATIVE_PHASE, NO_TANK, STEP, Tank
from tankodrom.games.duel.verbs import PROMPTS, VERBS
from tankodrom.games.duel.victory import side_medals, side_vp
from tankodrom.minds.duel_desk import AS_IS, Desk
from tankodrom.minds.duel_mission import hill_worth
from tankodrom.minds.duel_verbs import DISCARD, INITIATIVE, SPEND
from tankodrom.minds.trained_eye import TrainedEye

_TANK: Final = 22  # numbers of one tank
_BETWEEN: Final = 11  # of an enemy and the tank in question
_GENERAL: Final = 36
_FOES: Final = 2
POSITION_NUMBERS: Final = _GENERAL + (2 + _FOES) * _TANK + _FOES * _BETWEEN + 1

# Marks of a choice, one after the other: its prompt, its verb, the verb with its target, what a card is in its role.
_ROLES: Final = 4  # of a card: for the initiative, played, paid, exchanged
_FACES: Final = 48
_SLOTS: Final = _FOES + 1  # for targets: one of those, or any other
_LARGEST: Final = 12  # argument that is told apart
_VERB_MARKS: Final = len(PROMPTS)
_TARGET_MARKS: Final = _VERB_MARKS + len(VERBS.verbs)
_CARD_MARKS: Final = _TARGET_MARKS + _SLOTS * len(VERBS.verbs)
_ARGUMENT_MARKS: Final = _CARD_MARKS + _ROLES * _FACES
MARKS: Final = _ARGUMENT_MARKS + 3 * _LARGEST
CHOICE_NUMBERS: Final = 7

_FIRE_FACE: Final = 0  # levels 1 … 9
_MOVE_FACE: Final = 10
_FLANK_FACE: Final = 20
_SPECIAL_FACE: Final = 30
_ORDERS_FACE: Final = 34
_LEADERSHIP_FACE: Final = 38
_TACTICS_FACE: Final = 39
_SMOKE_FACE: Final = 40
_COVER_FACE: Final = 41  # none, little, some, much, only for enemies

_WITH_TANK: Final[list[int]] = [
    verbs.TRAIL_REMOVE.number, verbs.TAKE_BACK.number, verbs.TARGET.number, verbs.SPOT.number,
]  # fmt: skip
_WITH_CARD_AND_TANK: Final[list[int]] = [
    verbs.FLANK.number, verbs.UNFLANK.number, verbs.TERRAIN_ON.number, verbs.INF_ASSAULT.number,
]  # fmt: skip
_WITH_CARD: Final[list[int]] = [
    verbs.SPEND.number, verbs.MOVE.number, verbs.FIRE.number, verbs.ENTER.number, verbs.LAY_SMOKE.number,
    verbs.LEADERSHIP.number, verbs.CREW.number, verbs.PASS.number, verbs.CLEAR_TRANSMISSION.number,
    verbs.TACTICS.number, verbs.ORDER.number, verbs.TAKE_CARD.number, verbs.STOP.number, verbs.CLIMB.number,
    verbs.EXIT.number, verbs.INF_ADVANCE.number, verbs.RADIO.number, verbs.AMMO_DISCARD.number, verbs.DISCARD.number,
]  # fmt: skip
_WITH_NUMBER: Final[list[int]] = [verbs.DISTANCE.number, verbs.AIM_AT.number, verbs.RESEAT.number]


class Sketch:
    """One position as a seat sees it, for one of its tanks."""

    __slots__ = ("desk", "foes", "me", "numbers", "prompt")

    def __init__(self, desk: Desk, me: Tank, decision: Decision) -> None:
        self.desk = desk
        self.me = me
        self.prompt = PROMPTS.index(decision.prompt)
        self.foes = _foes_that_matter(desk, me)
        self.numbers: list[float] = []
        self._add_general()
        self._add_tank(me)
        friend = self._friend()
        self._add_tank(friend)
        for slot in range(_FOES):
            foe = self.foes[slot] if slot < len(self.foes) else None
            self._add_tank(foe)
            self._add_between(foe, friend)
        has_acted = verbs.END_STEP.of() in decision.choices
        self.numbers.append(1.0 if has_acted else 0.0)
        assert len(self.numbers) == POSITION_NUMBERS

    def _friend(self) -> Tank | None:
        """The one with most at stake."""
        best: Tank | None = None
        for tank in self.desk.state.tanks:
            if tank.side == self.me.side and tank is not self.me and tank.alive:
                if best is None or self.desk.loss[tank.number] > self.desk.loss[best.number]:
                    best = tank
        return best

    # The position

    def _add_general(self) -> None:
        desk, me = self.desk, self.me
        state = desk.state
        add = self.numbers.append
        left = desk.left
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
        desk, me = self.desk, self.me
        mission = desk.rules.mission
        add = self.numbers.append
        add(min(3.0, 0.2 * desk.objective(me)))
        table = desk.mission[me.side]
        at = (me.range + FARTHEST) // STEP
        add(0.3 * (table[max(0, at - 1)] - table[at]))
        climb, leave = 0.0, 0.0
        for hook in mission.field_actions:
            if hook.is_for(me.side):
                if hook.hook == CLIMB_HOOK:
                    climb = hill_worth(mission, desk.left, desk.weights) / 10.0
                elif hook.hook == EXIT_HOOK:
                    leave = 1.0
        add(climb)
        add(leave)
        add(1.0 if mission.snow else 0.0)
        add(1.0 if mission.deep_mud else 0.0)

    def _add_hand(self) -> None:
        desk, me = self.desk, self.me
        state, cards = desk.state, desk.cards
        hand = state.hands[desk.seat]
        ability, legs = fire_ability(me), mobility(state, me)
        fire, strong, moves, flanks, lead, tactics, special, orders = 0, 0, 0, 0, 0, 0, 0, 0
        smoke, cover, modifier = 0, 0, 0
        worth = 0.0
        for card in hand:
            orders += cards.orders[card]
            worth += desk.odds.worth[card]
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
                cover = max(cover, desk.rules.terrain.kinds[cards.terrain[card]].cover)
        others = 0
        for seat in range(state.seats):
            if state.rules.seat_side[seat] != desk.side:
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
        desk = self.desk
        add = self.numbers.append
        add(1.0)
        add(tank.range / 1000.0)
        add(1.0 if tank.in_red_zone() else 0.0)
        add(1.0 if tank.motion != NO_CARD else 0.0)
        add(cover_of(desk.rules, tank) / 30.0)
        add(1.0 if tank.hull_down else 0.0)
        add(1.0 if tank.smoke != NO_CARD or tank.smoke_in_tank else 0.0)
        add(1.0 if tank.on_fire else 0.0)
        add(1.0 if tank.broken else 0.0)
        add(0.0 if can_move(tank) else 1.0)
        add(mobility(desk.state, tank) / 8.0)
        add(fire_ability(tank) / 8.0)
        add(tank.dead_men() / 2.0)
        add(0.0 if gunner_in_place(tank) else 1.0)
        add(1.0 if tank.apcr_loaded else 0.0)
        add(0.5 * min(2, tank.apcr_stock))
        add(1.0 if tank.number in desk.state.queue else 0.0)
        add(1.0 if tank.hill else 0.0)
        add(1.0 if tank.board.is_destroyer else 0.0)
        add(desk.loss[tank.number] / 10.0)
        add(tank.quality / 2.0)
        add(1.0 if tank.acquired != NO_TANK else 0.0)

    def _add_between(self, enemy: Tank | None, friend: Tank | None) -> None:
        if enemy is None:
            for _ in range(_BETWEEN):
                self.numbers.append(0.0)
            return
        desk, me = self.desk, self.me
        add = self.numbers.append
        add(abs(me.range + enemy.range) / 1000.0)
        add(1.0 if me.has_spotted(enemy.number) else 0.0)
        add(1.0 if enemy.has_spotted(me.number) else 0.0)
        add(1.0 if me.flanks(enemy.number) else 0.0)
        add(1.0 if enemy.flanks(me.number) else 0.0)
        add(me.acquired_bonus / 20.0 if me.acquired == enemy.number else 0.0)
        add(enemy.acquired_bonus / 20.0 if enemy.acquired == me.number else 0.0)
        add(min(2.0, desk.menace(me, enemy, AS_IS) / 2.0))
        add(min(2.0, desk.menace(enemy, me, AS_IS) / 2.0))
        add(min(2.0, desk.menace(friend, enemy, AS_IS) / 2.0) if friend is not None else 0.0)
        add(min(2.0, desk.menace(enemy, friend, AS_IS) / 2.0) if friend is not None else 0.0)

    # Choices

    def marks(self, action: Action) -> list[int]:
        """What this choice is, as the places of what holds of it."""
        verb = verb_number(action)
        found = [self.prompt, _VERB_MARKS + verb]
        if verb == INITIATIVE:
            self._mark_card(found, second(action), 0)
        elif verb in _WITH_CARD:
            self._mark_card(found, first(action), 3 if verb == DISCARD else 2 if verb == SPEND else 1)
        elif verb in _WITH_CARD_AND_TANK:
            self._mark_card(found, first(action), 1)
            self._mark_target(found, verb, second(action))
        elif verb in _WITH_TANK:
            self._mark_target(found, verb, first(action))
        elif verb in _WITH_NUMBER:
            place = _WITH_NUMBER.index(verb) * _LARGEST
            number = second(action) if verb == verbs.RESEAT.number else first(action)
            found.append(_ARGUMENT_MARKS + place + min(number, _LARGEST - 1))
        return found

    def _mark_target(self, found: list[int], verb: int, number: int) -> None:
        slot = 0
        while slot < len(self.foes) and self.foes[slot].number != number:
            slot += 1
        found.append(_TARGET_MARKS + _SLOTS * verb + min(slot, _FOES))

    def _mark_card(self, found: list[int], card: CardId, role: int) -> None:
        if not 0 < card <= LAST_CARD:
            return
        cards = self.desk.cards
        base = _CARD_MARKS + _FACES * role
        if cards.fire[card]:
            found.append(base + _FIRE_FACE + min(9, cards.fire[card]))
        if cards.move[card]:
            found.append(base + _MOVE_FACE + min(9, cards.move[card]))
        if cards.flank[card]:
            found.append(base + _FLANK_FACE + min(9, cards.flank[card]))
        if cards.special[card] != NO_SPECIAL:
            found.append(base + _SPECIAL_FACE + min(3, cards.special[card]))
        found.append(base + _ORDERS_FACE + min(3, cards.orders[card]))
        if cards.leadership[card]:
            found.append(base + _LEADERSHIP_FACE)
        if cards.tactics[card]:
            found.append(base + _TACTICS_FACE)
        if cards.smoke[card]:
            found.append(base + _SMOKE_FACE)
        if cards.terrain[card] != NO_TERRAIN:
            ground = self.desk.rules.terrain.kinds[cards.terrain[card]]
            much = 4 if ground.enemy_only else 0 if ground.cover <= 0 else 1 if ground.cover < 15 else 2
            found.append(base + _COVER_FACE + (3 if much == 2 and ground.cover >= 25 else much))

    def choice_numbers(self, action: Action, score: float, best: float, second_best: float) -> list[float]:
        """What the veteran thinks of it, and what the card says."""
        verb = verb_number(action)
        card = NO_CARD
        if verb == INITIATIVE:
            card = second(action)
        elif verb in _WITH_CARD or verb in _WITH_CARD_AND_TANK:
            card = first(action)
        behind = max(-3.0, score - best)
        return [
            behind,
            min(1.0, score - second_best) if behind == 0.0 else 0.0,
            1.0 if behind == 0.0 else 0.0,
            max(-2.0, min(2.0, 0.5 * score)),
            card / 100.0 - 0.5 if verb == INITIATIVE else 0.0,
            self.desk.odds.worth[card] if 0 < card <= LAST_CARD else 0.0,
            self.desk.cards.fire_modifier[card] / 20.0 if 0 < card <= LAST_CARD else 0.0,
        ]

    def seen_by(self, eye: TrainedEye, choices: list[Action], scores: list[float]) -> list[float]:
        """What the eye makes of each choice, as a chance to win; only the differences mean something."""
        sums = eye.look(self.numbers)
        best, second_best = two_best(scores)
        values: list[float] = []
        for at in range(len(choices)):
            numbers = self.choice_numbers(choices[at], scores[at], best, second_best)
            values.append(eye.judge(sums, numbers, self.marks(choices[at])))
        return values


def two_best(scores: list[float]) -> tuple[float, float]:
    best = max(scores)
    at = scores.index(best)
    return best, max([scores[other] for other in range(len(scores)) if other != at])


def _foes_that_matter(desk: Desk, me: Tank) -> list[Tank]:
    """Those whom it threatens most and who threaten it most, first of all."""
    found: list[Tank] = []
    matter: list[float] = []
    for enemy in desk.enemies:
        value = desk.menace(me, enemy, AS_IS) + desk.menace(enemy, me, AS_IS)
        at = 0
        while at < len(found) and matter[at] >= value:
            at += 1
        if at < _FOES:
            found.insert(at, enemy)
            matter.insert(at, value)
    return found[:_FOES]
