"""11.0, T5: the FIRE action, from its cards to the aim after the shot."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import Action, Seat, first
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.action_cards import (
    buy_bonus,
    is_battlefield_action,
    may_buy_bonus,
    pay_for_level,
    why_no_bonus,
)
from tankodrom.games.duel.boards import HULL, TURRET, Location
from tankodrom.games.duel.cards import NO_CARD, CardId
from tankodrom.games.duel.damage.damage import open_damage_check
from tankodrom.games.duel.deck import end_unit, play, symbols_in_hand, why_not_in_hand
from tankodrom.games.duel.events import ACQUIRED, AIMED, APCR_SPENT, PLAYED
from tankodrom.games.duel.fire import (
    best_modifier,
    change_round,
    legal_targets,
    may_change_round,
    offer_change_of_round,
    offer_fire_cards,
    why_fire_not_in_reach,
    why_not_fire_card,
    why_not_target,
)
from tankodrom.games.duel.shot import (
    armour_of,
    better_location,
    fires_heavy,
    flip_location,
    flip_penetration,
    flip_to_hit,
    goes_through,
    is_hull_down_towards,
    pen_terms,
    record_penetration,
    shot_terms,
    strikes,
)
from tankodrom.games.duel.spotting import SpottedTrigger, acquire, mutual_range
from tankodrom.games.duel.state import DuelState, DuelStep
from tankodrom.games.duel.symbols import Payment
from tankodrom.games.duel.tactics import TACTICS_STAND, open_window
from tankodrom.games.duel.tank import NO_CAP, NO_TANK, Tank, TankId
from tankodrom.games.duel.tank_abilities import fire_ability
from tankodrom.games.duel.verbs import (
    ACQUIRE,
    AIM_AT,
    BONUS,
    CARD,
    DONE,
    FIRE,
    LEADERSHIP,
    LOAD,
    NO,
    TARGET,
    UNLOAD,
)

RAPID_LOAD_COST: Final = 3  # 4.2.3(8)
MOST_FIRE_CARDS: Final = 2
BEST_AIM: Final = 20

# The stages of the action, in the order of T5. Saved positions hold these numbers.
_ASSEMBLING: Final = 0
_SPOTTED_STAGE: Final = 1
_TARGETING: Final = 2
_RAPID_LOADING: Final = 3
_TACTICS_STAGE: Final = 4
_SHOOTING: Final = 5
_NAMING_LOCATION: Final = 6
_STRIKING: Final = 7
_AFTER_SHOT: Final = 8
_ACQUIRING: Final = 9
_CLOSING: Final = 10


class FireAction(DuelStep):
    """FIRE [FIRE] [LEADERSHIP], the shot, and the aim after it."""

    __slots__ = ("_stage", "apcr", "bonus", "cards", "hit_at", "leadership", "tactics", "tank", "target")

    rule: ClassVar[str] = "11.1.3.a(1)"

    def __init__(
        self,
        tank: TankId,
        stage: int,
        cards: list[CardId],
        leadership: CardId,
        bonus: int,
        target: TankId,
        tactics: bool,
        hit_at: Location,
        apcr: bool,
    ) -> None:
        self.tank = tank
        self._stage = stage
        self.cards = cards  # one or two FIRE cards
        self.leadership = leadership
        self.bonus = bonus
        self.target = target
        self.tactics = tactics
        self.hit_at = hit_at
        self.apcr = apcr  # whether a token was fired

    @staticmethod
    def begun_by(tank: TankId) -> FireAction:
        """The action before its first card."""
        return FireAction(
            tank=tank, stage=_ASSEMBLING, cards=[], leadership=NO_CARD, bonus=0, target=NO_TANK, tactics=False,
            hit_at=HULL, apcr=False,
        )  # fmt: skip

    @staticmethod
    def by_bot(tank: TankId, cards: list[CardId], leadership: CardId, target: TankId) -> FireAction:
        """19.10 F: the action with all its cards on the table and the target named."""
        return FireAction(
            tank=tank, stage=_SPOTTED_STAGE, cards=cards, leadership=leadership, bonus=0, target=target,
            tactics=False, hit_at=HULL, apcr=False,
        )  # fmt: skip

    def is_before_shot(self) -> bool:
        """Whether the player can still change the shot: cards, target, round."""
        return self._stage in (_ASSEMBLING, _TARGETING, _RAPID_LOADING)

    def progress(self) -> int:
        """The progress from 0 to 10, in the order of T5. Trained networks use these numbers."""
        return self._stage

    # Questions

    def ask(self, state: DuelState) -> list[Decision]:
        tank = state.tanks[self.tank]
        if state.is_bot(tank):
            return []
        choices: list[Action] = []
        prompt = ""
        if self._stage == _ASSEMBLING:
            prompt = "chain_fire"
            self._offer_chain(state, tank, choices)
        elif self._stage == _TARGETING:
            prompt = "target"
            choices = [TARGET.of(enemy.number) for enemy in legal_targets(state, tank)]
        elif self._stage == _RAPID_LOADING:
            prompt = "rapid_load"
            self._offer_loading(state, tank, choices)
        elif self._stage == _NAMING_LOCATION and len(self.cards) > 1:
            prompt = "location"
            choices = [AIM_AT.of(HULL), AIM_AT.of(TURRET)]
        elif self._stage == _ACQUIRING and self._may_acquire(state, tank):
            prompt = "acquire"
            choices = [ACQUIRE.of(), NO.of()]
        return [Decision(tank.seat, prompt, choices)] if len(choices) > 1 else []

    def _offer_chain(self, state: DuelState, tank: Tank, choices: list[Action]) -> None:
        """11.1.1: FIRE [FIRE] [LEADERSHIP]."""
        if self.leadership != NO_CARD:
            return
        symbols = symbols_in_hand(state, tank.seat)
        if len(self.cards) < MOST_FIRE_CARDS:
            offer_fire_cards(state, tank, self.bonus, symbols, choices)
        for card in state.hands[tank.seat]:
            if state.cards.leadership[card]:
                choices.append(LEADERSHIP.of(card))
        if may_buy_bonus(self.bonus, symbols):
            choices.append(BONUS.of())
        choices.append(DONE.of())

    def _offer_loading(self, state: DuelState, tank: Tank, choices: list[Action]) -> None:
        """11.1.2"""
        if symbols_in_hand(state, tank.seat) < RAPID_LOAD_COST:
            return
        offer_change_of_round(tank, choices)
        if choices:
            choices.append(NO.of())

    def _may_acquire(self, state: DuelState, tank: Tank) -> bool:
        """5.4.3(1)"""
        enemy = state.tanks[self.target]
        return (
            enemy.alive
            and tank.acquired == NO_TANK
            and tank.has_spotted(enemy.number)
            and not (tank.in_motion() or enemy.in_motion() or tank.sights_damaged)
        )

    # Answers

    def answer(self, state: DuelState, seat: Seat, action: Action) -> None:
        tank = state.tanks[self.tank]
        if FIRE.made(action):
            self.play_fire(state, tank, first(action))
        elif LEADERSHIP.made(action):
            self.leadership = first(action)
            play(state, seat, self.leadership)
            state.emit(PLAYED, tank.number, self.leadership)
        elif BONUS.made(action):
            self.bonus = buy_bonus(state, tank.number, seat, self.bonus)
        elif DONE.made(action):
            self._stage += 1
        elif TARGET.made(action):
            self.target = first(action)
            self._stage += 1
        elif LOAD.made(action) or UNLOAD.made(action):
            self._stage += 1
            change_round(state, tank)
            state.stack.append(Payment(seat, RAPID_LOAD_COST))
        elif AIM_AT.made(action):
            self.hit_at = first(action)
            self._stage += 1
        elif ACQUIRE.made(action):
            acquire(state, tank, state.tanks[self.target])
            self._stage += 1
        else:
            self._stage += 1  # NO

    def play_fire(self, state: DuelState, tank: Tank, card: CardId) -> None:
        play(state, tank.seat, card)
        self.cards.append(card)
        state.emit(PLAYED, tank.number, card)
        self.bonus = pay_for_level(
            state, tank.number, tank.seat, state.cards.fire[card], fire_ability(tank), self.bonus
        )

    # Automatic parts

    def advance(self, state: DuelState) -> None:
        tank = state.tanks[self.tank]
        stage = self._stage
        self._stage = stage + 1
        if stage == _SPOTTED_STAGE:
            state.stack.append(SpottedTrigger(self.tank, 0))  # 11.1.5, A17
        elif stage == _TARGETING:
            if self.target == NO_TANK:
                self.target = legal_targets(state, tank)[0].number
        elif stage == _TACTICS_STAGE:
            enemy = state.tanks[self.target]
            state.emit(AIMED, self.tank, self.target, mutual_range(tank, enemy))
            open_window(state, enemy)
        elif stage == _SHOOTING:
            self._shoot(state, tank, state.tanks[self.target])
        elif stage == _NAMING_LOCATION:
            self._find_location(state, tank, state.tanks[self.target])
        elif stage == _STRIKING:
            self._strike(state, tank, state.tanks[self.target])
        elif stage == _AFTER_SHOT:
            tank.fire_cap = NO_CAP  # A53: it has fired
            self._keep_aiming(state, tank)
        elif stage == _ACQUIRING:
            if state.is_bot(tank) and self._may_acquire(state, tank):
                acquire(state, tank, state.tanks[self.target])
        elif stage == _CLOSING:
            state.stack.pop()
            end_unit(state)

    def returned(self, state: DuelState, result: int) -> None:
        """13.2(1): TACTICS lower the accuracy."""
        self.tactics = result == TACTICS_STAND

    def _shoot(self, state: DuelState, tank: Tank, enemy: Tank) -> None:
        """11.1.3.b-d: the accuracy is fixed now. The token is spent, hit or miss."""
        terms = shot_terms(
            state.rules, tank, enemy, best_modifier(state, self.cards), self.leadership != NO_CARD, self.tactics
        )
        self.apcr = tank.apcr_loaded > 0
        if self.apcr:
            tank.apcr_loaded = 0
            state.emit(APCR_SPENT, tank.number)
        if not flip_to_hit(state, tank.number, enemy, terms):
            self._stage = _AFTER_SHOT

    def _find_location(self, state: DuelState, tank: Tank, enemy: Tank) -> None:
        """11.1.3.e: with two FIRE cards the player names the location, else it is flipped."""
        if len(self.cards) > 1:
            self.hit_at = better_location(state.rules, tank, enemy)  # two cards: only Tankbot gets here
        else:
            self.hit_at = flip_location(state, enemy)

    def _strike(self, state: DuelState, tank: Tank, enemy: Tank) -> None:
        """11.1.3.f-i: a penetration stops the target and opens a damage check."""
        if not strikes(state, tank.number, enemy, self.hit_at, is_hull_down_towards(enemy, tank)):
            return
        terms = pen_terms(state.rules, tank, enemy, self.apcr)
        armour = armour_of(enemy, self.hit_at, tank.flanks(enemy.number))
        card = flip_penetration(state, enemy, terms)
        if goes_through(state, enemy, card, terms.total, armour):
            record_penetration(state, enemy, tank.number, medal=True)
            open_damage_check(state, enemy, self.hit_at, card, fires_heavy(tank.board.gun))

    def _keep_aiming(self, state: DuelState, tank: Tank) -> None:
        """5.4.3(4)"""
        if tank.acquired == self.target and tank.acquired_bonus < BEST_AIM:
            tank.acquired_bonus = BEST_AIM
            state.emit(ACQUIRED, tank.number, self.target, BEST_AIM)

    # Refusals

    def why_not(self, state: DuelState, seat: Seat, action: Action) -> Refusal | None:
        tank = state.tanks[self.tank]
        if self._stage == _ASSEMBLING:
            return self._why_not_chain(state, tank, action)
        if self._stage == _TARGETING and TARGET.made(action):
            return why_not_target(tank, state.tanks[first(action)])
        if self._stage == _RAPID_LOADING:
            return None if NO.made(action) or may_change_round(tank, action) else no("11.1.2(1)", "rapid-load-now")
        if self._stage == _NAMING_LOCATION:
            return None if action in (AIM_AT.of(HULL), AIM_AT.of(TURRET)) else no("11.1.3.e(1)", "hull-or-turret")
        if self._stage == _ACQUIRING:
            return None if ACQUIRE.made(action) or NO.made(action) else no("11.1.4(1)", "acquire-now")
        return no("11.1.3.a(1)", "name-a-target")

    def _why_not_chain(self, state: DuelState, tank: Tank, action: Action) -> Refusal | None:
        card = first(action)
        if DONE.made(action):
            return None
        if BONUS.made(action):
            return why_no_bonus(self.bonus, symbols_in_hand(state, tank.seat))
        if FIRE.made(action):
            refusal = why_not_fire_card(state, tank.seat, card)
            if refusal is None and len(self.cards) >= MOST_FIRE_CARDS:
                refusal = no("11.1.1(1)", "two-fire-cards")
            return refusal if refusal is not None else why_fire_not_in_reach(state, tank, card, self.bonus)
        if LEADERSHIP.made(action):
            refusal = why_not_in_hand(state, tank.seat, card)
            if refusal is None and not state.cards.leadership[card]:
                refusal = no("11.1.1(1)", "not-a-leadership-card", Fact("card", CARD, card))
            return refusal
        if is_battlefield_action(action):
            return no("8.2(1)", "not-inside-an-action")
        return no("8.3(3)", "fire-sequence")

    def copy(self) -> FireAction:
        return FireAction(
            tank=self.tank,
            stage=self._stage,
            cards=self.cards[:],
            leadership=self.leadership,
            bonus=self.bonus,
            target=self.target,
            tactics=self.tactics,
            hit_at=self.hit_at,
            apcr=self.apcr,
        )

    def save(self) -> list[int | bool | list[int]]:
        return [
            self.tank,
            self._stage,
            self.cards[:],
            self.leadership,
            self.bonus,
            self.target,
            self.tactics,
            self.hit_at,
            self.apcr,
        ]


def start_fire(state: DuelState, tank: Tank, card: CardId) -> None:
    """The first FIRE card is played from the hand."""
    action = FireAction.begun_by(tank.number)
    state.stack.append(action)
    action.play_fire(state, tank, card)
