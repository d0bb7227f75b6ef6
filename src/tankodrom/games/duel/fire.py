"""11.0, T5: the FIRE action, from its cards to the aim after the shot."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import Action, Seat, first
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.boards import DASH, HULL, TURRET, Location
from tankodrom.games.duel.cards import NO_CARD, CardId
from tankodrom.games.duel.chain import (
    buy_bonus,
    is_battlefield_action,
    is_in_reach,
    offer_bonus,
    pay_for_level,
    why_no_bonus,
    why_not_level,
)
from tankodrom.games.duel.deck import end_unit, play, symbols_in_hand
from tankodrom.games.duel.levels import can_fire, fire_ability, gunner_in_place
from tankodrom.games.duel.shot import (
    armour_of,
    better_location,
    fires_heavy,
    flip_location,
    flip_penetration,
    flip_to_hit,
    gun_row,
    is_hull_down_towards,
    legal_targets,
    pen_terms,
    shot_terms,
    strikes,
)
from tankodrom.games.duel.spotting import SpottedTrigger, acquire, in_sight, mutual_range
from tankodrom.games.duel.state import NO_CAP, NO_TANK, DuelState, DuelStep, Tank, TankId
from tankodrom.games.duel.symbols import Payment
from tankodrom.games.duel.tactics import open_window
from tankodrom.games.duel.verbs import (
    ACQUIRE,
    ACQUIRED,
    AIM_AT,
    AIMED,
    APCR_SPENT,
    BONUS,
    CARD,
    DONE,
    ENEMY,
    FIRE,
    LEADERSHIP,
    LOAD,
    LOADED,
    NO,
    PLAYED,
    TARGET,
    UNLOAD,
    UNLOADED,
)

RAPID_LOAD_COST: Final = 3  # 4.2.3(8)
MOST_FIRE_CARDS: Final = 2
BEST_AIM: Final = 20

# Where the action stands, in the order of T5.
ASSEMBLING: Final = 0
SPOTTED_STAGE: Final = 1
TARGETING: Final = 2
RAPID_LOADING: Final = 3
TACTICS_STAGE: Final = 4
SHOOTING: Final = 5
NAMING_LOCATION: Final = 6
STRIKING: Final = 7
AFTER_SHOT: Final = 8
ACQUIRING: Final = 9
CLOSING: Final = 10


def offer_fire_cards(state: DuelState, tank: Tank, bonus: int, symbols: int, choices: list[Action]) -> None:
    ability = fire_ability(tank)
    levels = state.cards.fire
    for card in state.hands[tank.seat]:
        if levels[card] and is_in_reach(state, card, levels[card], ability, bonus, symbols):
            choices.append(FIRE.of(card))


def offer_fire(state: DuelState, tank: Tank, symbols: int, choices: list[Action]) -> None:
    """The start of a FIRE action: a card in reach and somebody to shoot at."""
    if tank.spotted and can_fire(tank) and legal_targets(state, tank):
        offer_fire_cards(state, tank, 0, symbols, choices)


def why_not_fire(state: DuelState, tank: Tank, card: CardId) -> Refusal:
    about = Fact("card", CARD, card)
    if card not in state.hands[tank.seat]:
        return no("4.2.3(1)", "not-in-hand", about)
    if not state.cards.fire[card]:
        return no("11.1.1(1)", "not-a-fire-card", about)
    refusal = why_cannot_fire(tank)
    if refusal is not None:
        return refusal
    if not legal_targets(state, tank):
        if not tank.spotted:
            return no("5.4.1(1)", "nobody-spotted")
        return why_not_target(state, tank, _any_spotted(state, tank))
    return why_not_level(state, card, state.cards.fire[card], fire_ability(tank), 0)


def _any_spotted(state: DuelState, tank: Tank) -> Tank:
    for enemy in state.enemies_of(tank):
        if tank.has_spotted(enemy.number):
            return enemy
    return tank


def why_cannot_fire(tank: Tank) -> Refusal | None:
    if not gunner_in_place(tank):
        return no("5.6.2(4)", "no-gunner")
    if tank.smoke != NO_CARD:
        return no("10.5.3(1)", "no-fire-in-smoke")
    if tank.smoke_in_tank:
        return no("12.1.4.d(1)", "smoke-in-tank")
    if tank.board.is_destroyer and tank.in_motion():
        return no("5.8.2(1)", "destroyer-in-motion")
    return None


def why_not_target(state: DuelState, tank: Tank, enemy: Tank) -> Refusal:
    about = Fact("enemy", ENEMY, enemy.number)
    if enemy.side == tank.side or not enemy.alive:
        return no("15.0(6)", "not-an-enemy", about)
    if not tank.has_spotted(enemy.number):
        return no("5.4.1(1)", "not-spotted", about)
    if not in_sight(tank, enemy):
        return no("1.4(1)", "out-of-sight", about)
    if tank.board.gun.to_hit[gun_row(tank, enemy)] == DASH:
        return no("11.1.3.a(2)", "out-of-range", about)
    if enemy.in_motion():
        return no("5.8.2(2)", "destroyer-target-moves", about)
    return no("5.8.2(3)", "destroyer-flanked", about)


class FireAction(DuelStep):
    __slots__ = ("apcr", "bonus", "cards", "hit_at", "leadership", "stage", "tactics", "tank", "target")

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
        self.stage = stage
        self.cards = cards  # one or two FIRE cards
        self.leadership = leadership
        self.bonus = bonus
        self.target = target
        self.tactics = tactics
        self.hit_at = hit_at
        self.apcr = apcr  # was a token fired?

    # What is asked

    def ask(self, state: DuelState) -> list[Decision]:
        tank = state.tanks[self.tank]
        if state.is_bot(tank):
            return []
        choices: list[Action] = []
        prompt = ""
        if self.stage == ASSEMBLING:
            prompt = "chain_fire"
            self._offer_chain(state, tank, choices)
        elif self.stage == TARGETING:
            prompt = "target"
            choices = [TARGET.of(enemy.number) for enemy in legal_targets(state, tank)]
        elif self.stage == RAPID_LOADING:
            prompt = "rapid_load"
            self._offer_loading(state, tank, choices)
        elif self.stage == NAMING_LOCATION and len(self.cards) > 1:
            prompt = "location"
            choices = [AIM_AT.of(HULL), AIM_AT.of(TURRET)]
        elif self.stage == ACQUIRING and self._may_acquire(state, tank):
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
        offer_bonus(self.bonus, symbols, choices)
        choices.append(DONE.of())

    def _offer_loading(self, state: DuelState, tank: Tank, choices: list[Action]) -> None:
        """11.1.2"""
        if not tank.board.has_apcr or symbols_in_hand(state, tank.seat) < RAPID_LOAD_COST:
            return
        if tank.apcr_loaded:
            choices.append(UNLOAD.of())
        elif tank.apcr_stock:
            choices.append(LOAD.of())
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

    # What is answered

    def answer(self, state: DuelState, seat: Seat, action: Action) -> None:
        tank = state.tanks[self.tank]
        if FIRE.made(action):
            self._play_fire(state, tank, first(action))
        elif LEADERSHIP.made(action):
            self.leadership = first(action)
            play(state, seat, self.leadership)
            state.emit(PLAYED, tank.number, self.leadership)
        elif BONUS.made(action):
            self.bonus = buy_bonus(state, tank.number, seat, self.bonus)
        elif DONE.made(action):
            self.stage += 1
        elif TARGET.made(action):
            self.target = first(action)
            self.stage += 1
        elif LOAD.made(action) or UNLOAD.made(action):
            self.stage += 1
            change_round(state, tank)
            state.stack.append(Payment(seat, RAPID_LOAD_COST))
        elif AIM_AT.made(action):
            self.hit_at = first(action)
            self.stage += 1
        elif ACQUIRE.made(action):
            acquire(state, tank, state.tanks[self.target])
            self.stage += 1
        else:
            self.stage += 1  # NO

    def _play_fire(self, state: DuelState, tank: Tank, card: CardId) -> None:
        play(state, tank.seat, card)
        self.cards.append(card)
        state.emit(PLAYED, tank.number, card)
        self.bonus = pay_for_level(
            state, tank.number, tank.seat, state.cards.fire[card], fire_ability(tank), self.bonus
        )

    # What happens by itself

    def advance(self, state: DuelState) -> None:
        tank = state.tanks[self.tank]
        stage = self.stage
        self.stage = stage + 1
        if stage == SPOTTED_STAGE:
            state.stack.append(SpottedTrigger(self.tank, 0))  # 11.1.5, A17
        elif stage == TARGETING:
            if self.target == NO_TANK:
                self.target = legal_targets(state, tank)[0].number
        elif stage == TACTICS_STAGE:
            enemy = state.tanks[self.target]
            state.emit(AIMED, self.tank, self.target, mutual_range(tank, enemy))
            open_window(state, enemy)
        elif stage == SHOOTING:
            self.tactics = state.report == 1
            self._shoot(state, tank, state.tanks[self.target])
        elif stage == NAMING_LOCATION:
            self._find_location(state, tank, state.tanks[self.target])
        elif stage == STRIKING:
            self._strike(state, tank, state.tanks[self.target])
        elif stage == AFTER_SHOT:
            tank.fire_cap = NO_CAP  # A53: it has fired
            self._keep_aiming(state, tank)
        elif stage == ACQUIRING:
            if state.is_bot(tank) and self._may_acquire(state, tank):
                acquire(state, tank, state.tanks[self.target])
        elif stage == CLOSING:
            state.stack.pop()
            end_unit(state)

    def _shoot(self, state: DuelState, tank: Tank, enemy: Tank) -> None:
        """11.1.3.b-d: the accuracy is fixed now; the token is spent, hit or miss."""
        terms = shot_terms(
            state.rules, tank, enemy, best_modifier(state, self.cards), self.leadership != NO_CARD, self.tactics
        )
        self.apcr = tank.apcr_loaded > 0
        if self.apcr:
            tank.apcr_loaded = 0
            state.emit(APCR_SPENT, tank.number)
        if not flip_to_hit(state, tank.number, enemy, terms):
            self.stage = AFTER_SHOT

    def _find_location(self, state: DuelState, tank: Tank, enemy: Tank) -> None:
        """11.1.3.e: named with two FIRE cards, else flipped."""
        if len(self.cards) > 1:
            self.hit_at = better_location(state.rules, tank, enemy)  # only the bot comes here with two cards
        else:
            self.hit_at = flip_location(state, enemy)

    def _strike(self, state: DuelState, tank: Tank, enemy: Tank) -> None:
        """11.1.3.f-i"""
        terms = pen_terms(state.rules, tank, enemy, self.apcr)
        if strikes(state, tank.number, enemy, self.hit_at, is_hull_down_towards(enemy, tank)):
            armour = armour_of(enemy, self.hit_at, tank.flanks(enemy.number))
            heavy = fires_heavy(tank.board.gun)
            flip_penetration(state, enemy, self.hit_at, terms, armour, tank.number, True, heavy)

    def _keep_aiming(self, state: DuelState, tank: Tank) -> None:
        """5.4.3(4)"""
        if tank.acquired == self.target and tank.acquired_bonus < BEST_AIM:
            tank.acquired_bonus = BEST_AIM
            state.emit(ACQUIRED, tank.number, self.target, BEST_AIM)

    # What is refused

    def why_not(self, state: DuelState, seat: Seat, action: Action) -> Refusal:
        tank = state.tanks[self.tank]
        if self.stage == ASSEMBLING:
            return self._why_not_chain(state, tank, action)
        if self.stage == TARGETING and TARGET.made(action):
            return why_not_target(state, tank, state.tanks[first(action)])
        if self.stage == RAPID_LOADING:
            return no("11.1.2(1)", "rapid-load-now")
        if self.stage == NAMING_LOCATION:
            return no("11.1.3.e(1)", "hull-or-turret")
        if self.stage == ACQUIRING:
            return no("11.1.4(1)", "acquire-now")
        return no("11.1.3.a(1)", "name-a-target")

    def _why_not_chain(self, state: DuelState, tank: Tank, action: Action) -> Refusal:
        if BONUS.made(action):
            return why_no_bonus(self.bonus)
        if FIRE.made(action):
            card = first(action)
            if card not in state.hands[tank.seat]:
                return no("4.2.3(1)", "not-in-hand", Fact("card", CARD, card))
            if not state.cards.fire[card]:
                return no("11.1.1(1)", "not-a-fire-card", Fact("card", CARD, card))
            if len(self.cards) >= MOST_FIRE_CARDS:
                return no("11.1.1(1)", "two-fire-cards")
            return why_not_level(state, card, state.cards.fire[card], fire_ability(tank), self.bonus)
        if LEADERSHIP.made(action):
            if first(action) not in state.hands[tank.seat]:
                return no("4.2.3(1)", "not-in-hand", Fact("card", CARD, first(action)))
            return no("11.1.1(1)", "not-a-leadership-card", Fact("card", CARD, first(action)))
        if is_battlefield_action(action):
            return no("8.2(1)", "not-inside-an-action")
        return no("8.3(3)", "fire-sequence")

    def copy(self) -> FireAction:
        return FireAction(
            self.tank,
            self.stage,
            self.cards[:],
            self.leadership,
            self.bonus,
            self.target,
            self.tactics,
            self.hit_at,
            self.apcr,
        )

    def save(self) -> list[int | bool | list[int]]:
        return [
            self.tank,
            self.stage,
            self.cards[:],
            self.leadership,
            self.bonus,
            self.target,
            self.tactics,
            self.hit_at,
            self.apcr,
        ]


def best_modifier(state: DuelState, cards: list[CardId]) -> int:
    """11.1.3.c(1): the highest, once."""
    return max([state.cards.fire_modifier[card] for card in cards]) if cards else 0


def change_round(state: DuelState, tank: Tank) -> None:
    """5.5.1(2): load from the stock, or put back."""
    if tank.apcr_loaded:
        tank.apcr_loaded = 0
        tank.apcr_stock += 1
        state.emit(UNLOADED, tank.number)
    else:
        tank.apcr_loaded = 1
        tank.apcr_stock -= 1
        state.emit(LOADED, tank.number)


def start_fire(state: DuelState, tank: Tank, card: CardId) -> None:
    """The first FIRE card is played from the hand."""
    action = FireAction(tank.number, ASSEMBLING, [], NO_CARD, 0, NO_TANK, False, HULL, False)
    state.stack.append(action)
    action._play_fire(state, tank, card)
