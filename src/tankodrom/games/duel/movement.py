"""10.1, 10.2 and T4: the tank action made of MOVE, FLANK and TERRAIN cards, each carried out in the order played."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import Action, Seat, first, second
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.cards import NO_CARD, NO_TERRAIN, CardId
from tankodrom.games.duel.chain import (
    buy_bonus,
    is_battlefield_action,
    is_in_reach,
    offer_bonus,
    pay_for_level,
    why_no_bonus,
    why_not_level,
)
from tankodrom.games.duel.deck import end_unit, flip, play, symbols_in_hand, to_discard_openly
from tankodrom.games.duel.entering import enter_terrain
from tankodrom.games.duel.flanking import (
    OWN_MARKERS,
    flank_banned,
    flankers_of,
    offer_flank,
    why_cannot_move,
    why_not_flank,
)
from tankodrom.games.duel.levels import can_move, mobility
from tankodrom.games.duel.priority import by_priority
from tankodrom.games.duel.spotting import SpottedTrigger, aims_end_by_move, remove_flank
from tankodrom.games.duel.state import (
    FARTHEST,
    NO_CAP,
    NO_TANK,
    NOT_BOGGED,
    STEP,
    DuelState,
    DuelStep,
    Tank,
    TankId,
)
from tankodrom.games.duel.tactics import open_window
from tankodrom.games.duel.verbs import (
    BONUS,
    CANCELLED,
    CARD,
    DISTANCE,
    DONE,
    ENTER,
    FLANK,
    FLANK_FAILED,
    FLANK_PLAYED,
    FLANK_TAKEN_BACK,
    FLANKED,
    IN_MOTION,
    METRES,
    MOVE,
    MOVED,
    PLAYED,
    TAKE_BACK,
    TRAIL_CHECK,
    TRAIL_HOLDS,
    TRAIL_REMOVE,
    UNBOGGED,
    UNFLANK,
)

MOST_MOVES: Final = 2  # 10.1.1
MOST_CARDS: Final = 3
SNOW_MOVE_LEVEL: Final = 4  # D10
ROADS_TO_LEAD: Final = 2

# Where the action stands, in the order of T4.
ASSEMBLING: Final = 0
TACTICS_STAGE: Final = 1
ANSWERED: Final = 2
MOVING_OFF: Final = 3
CHOOSING_DISTANCE: Final = 4
DRIVING: Final = 5
SHAKING_OFF: Final = 6
BOXING: Final = 7
TAKING_BACK: Final = 8
FLANKING: Final = 9
ENTERING: Final = 10
CLOSING: Final = 11

# What the FLANK card does.
PLACE: Final = 0
REMOVE: Final = 1


def offer_move_cards(state: DuelState, tank: Tank, bonus: int, symbols: int, choices: list[Action]) -> None:
    ability = mobility(state, tank)
    levels = state.cards.move
    for card in state.hands[tank.seat]:
        if levels[card] and is_in_reach(state, card, levels[card], ability, bonus, symbols):
            choices.append(MOVE.of(card))


def may_enter(state: DuelState, card: CardId) -> bool:
    """A terrain card that one may play on one's own tank: not MINES."""
    kind = state.cards.terrain[card]
    return kind != NO_TERRAIN and not state.rules.terrain.kinds[kind].enemy_only


def offer_manoeuvres(state: DuelState, tank: Tank, symbols: int, choices: list[Action]) -> None:
    """The starts of 8.3: MOVE, FLANK, TERRAIN."""
    if not can_move(tank):
        if tank.in_motion() and not (tank.immobilised or tank.jammed):
            _offer_terrain(state, tank, choices)
        return
    offer_move_cards(state, tank, 0, symbols, choices)
    if not flank_banned(state, tank):
        flanks = state.cards.flank
        moving = tank.in_motion()
        for card in state.hands[tank.seat]:
            if flanks[card]:
                offer_flank(state, tank, card, moving, 0, symbols, choices)
    if tank.in_motion():
        _offer_terrain(state, tank, choices)


def _offer_terrain(state: DuelState, tank: Tank, choices: list[Action]) -> None:
    for card in state.hands[tank.seat]:
        if may_enter(state, card):
            choices.append(ENTER.of(card))


def why_not_move(state: DuelState, tank: Tank, card: CardId, bonus: int) -> Refusal:
    about = Fact("card", CARD, card)
    if card not in state.hands[tank.seat]:
        return no("4.2.3(1)", "not-in-hand", about)
    if not state.cards.move[card]:
        return no("10.1.1(1)", "not-a-move-card", about)
    refusal = why_cannot_move(tank)
    if refusal is not None:
        return refusal
    return why_not_level(state, card, state.cards.move[card], mobility(state, tank), bonus)


def why_not_enter(state: DuelState, tank: Tank, card: CardId) -> Refusal:
    about = Fact("card", CARD, card)
    if card not in state.hands[tank.seat]:
        return no("4.2.3(1)", "not-in-hand", about)
    if state.cards.terrain[card] == NO_TERRAIN:
        return no("10.3.1(1)", "not-a-terrain-card", about)
    if not may_enter(state, card):
        return no("8.3(4)", "only-on-enemies", about)
    refusal = why_cannot_move(tank)
    return refusal if refusal is not None else no("10.3.1(1)", "terrain-needs-motion")


class Manoeuvre(DuelStep):
    """MOVE [MOVE] [FLANK] [TERRAIN], or FLANK [TERRAIN], or TERRAIN alone."""

    __slots__ = (
        "bonus", "distance", "flank", "flank_mode", "flank_target", "moves", "stage", "take_back", "tank", "terrain",
        "trail",
    )  # fmt: skip

    rule: ClassVar[str] = "8.3.3(1)"

    def __init__(
        self,
        tank: TankId,
        stage: int,
        moves: list[CardId],
        flank: CardId,
        flank_mode: int,
        flank_target: TankId,
        terrain: CardId,
        bonus: int,
        distance: int,
        trail: bool,
        take_back: TankId,
    ) -> None:
        self.tank = tank
        self.stage = stage
        self.moves = moves
        self.flank = flank
        self.flank_mode = flank_mode
        self.flank_target = flank_target
        self.terrain = terrain
        self.bonus = bonus
        self.distance = distance
        self.trail = trail  # may a flank marker be shaken off?
        self.take_back = take_back

    # What is asked

    def ask(self, state: DuelState) -> list[Decision]:
        tank = state.tanks[self.tank]
        if state.is_bot(tank):
            return []
        choices: list[Action] = []
        prompt = ""
        if self.stage == ASSEMBLING:
            prompt = "chain_move"
            self._offer_chain(state, tank, choices)
        elif self.stage == CHOOSING_DISTANCE:
            prompt = "distance"
            if self.moves:
                for metres in distances(state, tank, len(self.moves)):
                    choices.append(DISTANCE.of(metres // STEP + 2))
        elif self.stage == SHAKING_OFF:
            prompt = "trail_remove"
            if self.trail:
                choices = [TRAIL_REMOVE.of(enemy.number) for enemy in flankers_of(state, tank)]
        elif self.stage == TAKING_BACK:
            prompt = "take_back"
            if self._places(state, tank) and tank.flanking.bit_count() >= OWN_MARKERS:
                choices = [TAKE_BACK.of(enemy.number) for enemy in self._flanked(state, tank)]
        return [Decision(tank.seat, prompt, choices)] if len(choices) > 1 else []

    def _offer_chain(self, state: DuelState, tank: Tank, choices: list[Action]) -> None:
        count = len(self.moves) + (1 if self.flank else 0)
        if self.terrain != NO_CARD or count >= MOST_CARDS:
            return
        moving = bool(self.moves) or tank.in_motion()
        if self.flank and not moving:
            return  # 10.4.3(2): the only card
        symbols = symbols_in_hand(state, tank.seat)
        if self.moves and not self.flank:
            if len(self.moves) < MOST_MOVES:
                offer_move_cards(state, tank, self.bonus, symbols, choices)
            if not flank_banned(state, tank):
                for card in state.hands[tank.seat]:
                    if state.cards.flank[card]:
                        offer_flank(state, tank, card, True, self.bonus, symbols, choices)
        if self._terrain_may_follow(state):
            _offer_terrain(state, tank, choices)
        offer_bonus(self.bonus, symbols, choices)
        choices.append(DONE.of())

    def _terrain_may_follow(self, state: DuelState) -> bool:
        """Snow: only slow moves end in terrain."""
        if not state.rules.mission.snow:
            return True
        for card in self.moves:
            if state.cards.move[card] > SNOW_MOVE_LEVEL:
                return False
        return True

    def _places(self, state: DuelState, tank: Tank) -> bool:
        """Does the FLANK card still place its marker?"""
        return (
            self.flank != NO_CARD
            and self.flank_mode == PLACE
            and tank.has_spotted(self.flank_target)
            and state.tanks[self.flank_target].alive
        )

    def _flanked(self, state: DuelState, tank: Tank) -> list[Tank]:
        return [enemy for enemy in state.enemies_of(tank) if tank.flanks(enemy.number)]

    # What is answered

    def answer(self, state: DuelState, seat: Seat, action: Action) -> None:
        tank = state.tanks[self.tank]
        if MOVE.made(action):
            self.play_move(state, tank, first(action))
        elif FLANK.made(action) or UNFLANK.made(action):
            self.play_flank(state, tank, first(action), PLACE if FLANK.made(action) else REMOVE, second(action))
        elif ENTER.made(action):
            self.play_terrain(state, tank, first(action))
        elif BONUS.made(action):
            self.bonus = buy_bonus(state, tank.number, seat, self.bonus)
        elif DONE.made(action):
            self.stage += 1
        elif DISTANCE.made(action):
            self.distance = (first(action) - 2) * STEP
            self.stage += 1
        elif TRAIL_REMOVE.made(action):
            self.stage += 1
            remove_flank(state, state.tanks[first(action)], tank.number)
        else:
            self.take_back = first(action)
            self.stage += 1

    def play_move(self, state: DuelState, tank: Tank, card: CardId) -> None:
        play(state, tank.seat, card)
        self.moves.append(card)
        state.emit(PLAYED, tank.number, card)
        self._pay(state, tank, state.cards.move[card])

    def play_flank(self, state: DuelState, tank: Tank, card: CardId, mode: int, enemy: TankId) -> None:
        play(state, tank.seat, card)
        self.flank = card
        self.flank_mode = mode
        self.flank_target = enemy
        state.emit(FLANK_PLAYED, tank.number, card, enemy)
        self._pay(state, tank, state.cards.flank[card])

    def play_terrain(self, state: DuelState, tank: Tank, card: CardId) -> None:
        play(state, tank.seat, card)
        self.terrain = card
        state.emit(PLAYED, tank.number, card)

    def _pay(self, state: DuelState, tank: Tank, level: int) -> None:
        self.bonus = pay_for_level(state, tank.number, tank.seat, level, mobility(state, tank), self.bonus)

    # What happens by itself

    def advance(self, state: DuelState) -> None:
        tank = state.tanks[self.tank]
        stage = self.stage
        self.stage = stage + 1
        if stage == TACTICS_STAGE:
            state.report = 0
            if self.flank:
                open_window(state, state.tanks[self.flank_target])  # A25: the flanker's player, too
        elif stage == ANSWERED:
            if state.report:
                self.flank = NO_CARD  # A23: only this card drops out
                state.emit(CANCELLED, tank.number)
        elif stage == MOVING_OFF:
            if self.moves:
                state.stack.append(SpottedTrigger(self.tank, 0))  # 10.1.5
        elif stage == CHOOSING_DISTANCE:
            if self.moves and not state.is_bot(tank):
                self.distance = distances(state, tank, len(self.moves))[0]
        elif stage == DRIVING:
            if self.moves:
                self._drive(state, tank)
        elif stage == SHAKING_OFF:
            if self.trail:
                self._shake_off(state, tank)
        elif stage == BOXING:
            if self.moves:
                self._set_in_motion(state, tank)
        elif stage == TAKING_BACK:
            if self._places(state, tank) and tank.flanking.bit_count() >= OWN_MARKERS:
                flanked = self._flanked(state, tank)
                self.take_back = (by_priority(state, tank, flanked) if state.is_bot(tank) else flanked)[-1].number
        elif stage == FLANKING:
            if self.flank:
                self._flank(state, tank)
        elif stage == ENTERING:
            if self.terrain:
                enter_terrain(state, tank, self.terrain)
        elif stage == CLOSING:
            state.stack.pop()
            end_unit(state)

    def _drive(self, state: DuelState, tank: Tank) -> None:
        """T4 3b-3d: the range, what ends by moving, the trail check."""
        if self.distance:
            tank.range += self.distance
            tank.hill = False  # D11: a MOVE in place keeps it
        state.emit(MOVED, tank.number, (tank.range + FARTHEST) // STEP)
        aims_end_by_move(state, tank)
        tank.hull_down = False  # 5.7.4
        if flankers_of(state, tank):
            self.trail = self._leaves_trail(state, tank)
            if not self.trail:
                state.emit(TRAIL_HOLDS, tank.number)

    def _leaves_trail(self, state: DuelState, tank: Tank) -> bool:
        """10.1.3, A30"""
        if len(self.moves) >= MOST_MOVES:
            return True
        card = flip(state, TRAIL_CHECK, tank.number)
        return state.cards.digit[card] < mobility(state, tank) + self.bonus

    def _shake_off(self, state: DuelState, tank: Tank) -> None:
        flankers = flankers_of(state, tank)
        if len(flankers) > 1:  # only the bot is not asked
            flankers = by_priority(state, tank, flankers)
        if flankers:
            remove_flank(state, flankers[0], tank.number)

    def _set_in_motion(self, state: DuelState, tank: Tank) -> None:
        """10.1.4, A28; 10.3.8(3), A53: what lasted until the tank moves is over."""
        for card in (tank.motion, tank.terrain, tank.smoke):
            if card != NO_CARD:
                to_discard_openly(state, [card])
        tank.terrain = NO_CARD
        tank.smoke = NO_CARD
        tank.motion = self.moves[-1]
        state.table.remove(tank.motion)
        state.emit(IN_MOTION, tank.number)
        tank.move_cap = NO_CAP
        if tank.bog != NOT_BOGGED:
            tank.bog = NOT_BOGGED
            state.emit(UNBOGGED, tank.number)

    def _flank(self, state: DuelState, tank: Tank) -> None:
        """T4 4, 10.4.2, 10.4.3, A35"""
        tank.hull_down = False  # A31
        enemy = state.tanks[self.flank_target]
        if self.flank_mode == REMOVE:
            if enemy.flanks(tank.number):
                remove_flank(state, enemy, tank.number)
            else:
                state.emit(FLANK_FAILED, tank.number)
            return
        if not self._places(state, tank):
            state.emit(FLANK_FAILED, tank.number)
            return
        if self.take_back != NO_TANK:
            tank.flanking &= ~(1 << self.take_back)
            state.emit(FLANK_TAKEN_BACK, tank.number, self.take_back)
        tank.flanking |= 1 << enemy.number
        state.emit(FLANKED, tank.number, enemy.number)

    # What is refused

    def why_not(self, state: DuelState, seat: Seat, action: Action) -> Refusal:
        tank = state.tanks[self.tank]
        if self.stage == ASSEMBLING:
            return self._why_not_chain(state, tank, action)
        if self.stage == CHOOSING_DISTANCE:
            if DISTANCE.made(action):
                return why_not_distance(state, tank, len(self.moves), (first(action) - 2) * STEP)
            return no("10.1.2(1)", "choose-distance")
        if self.stage == SHAKING_OFF:
            return no("10.1.3(3)", "choose-marker")
        return no("10.4.2(4)", "take-one-back")

    def _why_not_chain(self, state: DuelState, tank: Tank, action: Action) -> Refusal:
        if BONUS.made(action):
            return why_no_bonus(self.bonus)
        if MOVE.made(action):
            if not self.moves or self.flank or len(self.moves) >= MOST_MOVES:
                return no("10.1.1(2)", "move-sequence")
            return why_not_move(state, tank, first(action), self.bonus)
        if FLANK.made(action) or UNFLANK.made(action):
            if self.flank or not self.moves:
                return no("10.1.1(2)", "move-sequence")
            enemy = state.tanks[second(action)]
            return why_not_flank(state, tank, action, first(action), enemy, True, self.bonus)
        if ENTER.made(action):
            if may_enter(state, first(action)) and not self._terrain_may_follow(state):
                return no("1.4(1)", "too-fast-for-snow")
            return why_not_enter(state, tank, first(action))
        if is_battlefield_action(action):
            return no("8.2(1)", "not-inside-an-action")
        return no("8.3(1)", "move-sequence")

    def copy(self) -> Manoeuvre:
        return Manoeuvre(
            self.tank,
            self.stage,
            self.moves[:],
            self.flank,
            self.flank_mode,
            self.flank_target,
            self.terrain,
            self.bonus,
            self.distance,
            self.trail,
            self.take_back,
        )

    def save(self) -> list[int | bool | list[int]]:
        return [
            self.tank,
            self.stage,
            self.moves[:],
            self.flank,
            self.flank_mode,
            self.flank_target,
            self.terrain,
            self.bonus,
            self.distance,
            self.trail,
            self.take_back,
        ]


def start_manoeuvre(tank: Tank) -> Manoeuvre:
    return Manoeuvre(tank.number, ASSEMBLING, [], NO_CARD, PLACE, NO_TANK, NO_CARD, 0, 0, False, NO_TANK)


def distances(state: DuelState, tank: Tank, moves: int) -> list[int]:
    """D:distance, the advance first: 10.1.2 within 5.2.4, and in deep mud behind the lead tank."""
    limit = lead_limit(state, tank)
    found: list[int] = []
    for metres in range(-moves * STEP, moves * STEP + 1, STEP):
        at = tank.range + metres
        if -FARTHEST <= at <= FARTHEST and (metres >= 0 or at >= limit):
            found.append(metres)
    return found


def lead_limit(state: DuelState, tank: Tank) -> int:
    """D10: nobody may end a MOVE ahead of the side's lead tank; -1000 where that does not matter."""
    if not state.rules.mission.deep_mud or state.field.roads[tank.side] >= ROADS_TO_LEAD:
        return -FARTHEST
    lead = tank
    for other in state.tanks:
        if other.side == tank.side and other.alive and not (other.immobilised or other.jammed):
            if other.range < lead.range or (other.range == lead.range and other.number < lead.number):
                lead = other
    return -FARTHEST if lead is tank else lead.range


def why_not_distance(state: DuelState, tank: Tank, moves: int, metres: int) -> Refusal:
    about = Fact("metres", METRES, metres // STEP + 2)
    if abs(metres) > moves * STEP:
        return no("10.1.2(1)", "too-far", about)
    if not -FARTHEST <= tank.range + metres <= FARTHEST:
        return no("5.2.4(1)", "off-the-track", about)
    return no("1.4(1)", "ahead-of-lead", about)
