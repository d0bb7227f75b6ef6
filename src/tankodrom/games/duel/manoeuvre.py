"""10.1, 10.2 and T4: the tank action of MOVE, FLANK and TERRAIN cards. Each card is carried out in the order played."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import Action, Seat, first, second
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Refusal, no
from tankodrom.games.duel.action_cards import (
    buy_bonus,
    is_battlefield_action,
    may_buy_bonus,
    pay_for_level,
    why_no_bonus,
)
from tankodrom.games.duel.cards import NO_CARD, CardId
from tankodrom.games.duel.deck import end_unit, flip, play, symbols_in_hand, to_discard_openly
from tankodrom.games.duel.entering import enter_terrain
from tankodrom.games.duel.events import (
    CANCELLED,
    FLANK_FAILED,
    FLANK_PLAYED,
    FLANK_TAKEN_BACK,
    FLANKED,
    IN_MOTION,
    MOVED,
    PLAYED,
    TRAIL_HOLDS,
    UNBOGGED,
)
from tankodrom.games.duel.flanking import OWN_MARKERS, flank_banned, flankers_of, offer_flank, why_not_flank
from tankodrom.games.duel.movement import (
    MOST_CARDS,
    MOST_MOVES,
    SNOW_MOVE_LEVEL,
    distances,
    may_enter,
    offer_move_cards,
    offer_terrain,
    why_not_distance,
    why_not_move,
    why_not_own_terrain,
)
from tankodrom.games.duel.spotting import SpottedTrigger, aims_end_by_move, remove_flank
from tankodrom.games.duel.state import DuelState, DuelStep
from tankodrom.games.duel.tactics import TACTICS_STAND, open_window
from tankodrom.games.duel.tank import FARTHEST, NO_CAP, NO_TANK, NOT_BOGGED, STEP, Tank, TankId
from tankodrom.games.duel.tank_abilities import mobility
from tankodrom.games.duel.tankbot.priority import by_priority
from tankodrom.games.duel.verbs import (
    BONUS,
    DISTANCE,
    DONE,
    ENTER,
    FLANK,
    MOVE,
    TAKE_BACK,
    TRAIL_CHECK,
    TRAIL_REMOVE,
    UNFLANK,
)

# The stages of the action, in the order of T4. Saved positions hold these numbers.
_ASSEMBLING: Final = 0
_TACTICS_STAGE: Final = 1
_ANSWERED: Final = 2  # while players are asked for TACTICS
_MOVING_OFF: Final = 3
_CHOOSING_DISTANCE: Final = 4
_DRIVING: Final = 5
_SHAKING_OFF: Final = 6
_BOXING: Final = 7
_TAKING_BACK: Final = 8
_FLANKING: Final = 9
_ENTERING: Final = 10
_CLOSING: Final = 11

# The uses of the FLANK card.
PLACE: Final = 0
REMOVE: Final = 1


class Manoeuvre(DuelStep):
    """MOVE [MOVE] [FLANK] [TERRAIN], or FLANK [TERRAIN], or TERRAIN alone."""

    __slots__ = (
        "_stage", "bonus", "distance", "flank", "flank_mode", "flank_target", "moves", "take_back", "tank", "terrain",
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
        self._stage = stage
        self.moves = moves
        self.flank = flank
        self.flank_mode = flank_mode
        self.flank_target = flank_target
        self.terrain = terrain
        self.bonus = bonus
        self.distance = distance
        self.trail = trail  # whether the tank may shake off a flank marker
        self.take_back = take_back

    @staticmethod
    def begun_by(tank: TankId) -> Manoeuvre:
        """The action before its first card."""
        return Manoeuvre(
            tank=tank, stage=_ASSEMBLING, moves=[], flank=NO_CARD, flank_mode=PLACE, flank_target=NO_TANK,
            terrain=NO_CARD, bonus=0, distance=0, trail=False, take_back=NO_TANK,
        )  # fmt: skip

    @staticmethod
    def by_bot(
        tank: TankId,
        moves: list[CardId],
        distance: int,
        flank: CardId,
        flank_mode: int,
        flank_target: TankId,
        terrain: CardId,
    ) -> Manoeuvre:
        """19.10 E: the action with all its cards on the table and the distance chosen."""
        return Manoeuvre(
            tank=tank, stage=_TACTICS_STAGE, moves=moves, flank=flank, flank_mode=flank_mode,
            flank_target=flank_target, terrain=terrain, bonus=0, distance=distance, trail=False, take_back=NO_TANK,
        )  # fmt: skip

    # Questions

    def ask(self, state: DuelState) -> list[Decision]:
        tank = state.tanks[self.tank]
        if state.is_bot(tank):
            return []
        choices: list[Action] = []
        prompt = ""
        if self._stage == _ASSEMBLING:
            prompt = "chain_move"
            self._offer_chain(state, tank, choices)
        elif self._stage == _CHOOSING_DISTANCE:
            prompt = "distance"
            if self.moves:
                for metres in distances(state, tank, len(self.moves)):
                    choices.append(DISTANCE.of(metres // STEP + 2))
        elif self._stage == _SHAKING_OFF:
            prompt = "trail_remove"
            if self.trail:
                choices = [TRAIL_REMOVE.of(enemy.number) for enemy in flankers_of(state, tank)]
        elif self._stage == _TAKING_BACK:
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
            offer_terrain(state, tank, choices)
        if may_buy_bonus(self.bonus, symbols):
            choices.append(BONUS.of())
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
        """Whether the FLANK card will still place its marker."""
        return (
            self.flank != NO_CARD
            and self.flank_mode == PLACE
            and tank.has_spotted(self.flank_target)
            and state.tanks[self.flank_target].alive
        )

    def _flanked(self, state: DuelState, tank: Tank) -> list[Tank]:
        return [enemy for enemy in state.enemies_of(tank) if tank.flanks(enemy.number)]

    # Answers

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
            self._stage += 1
        elif DISTANCE.made(action):
            self.distance = (first(action) - 2) * STEP
            self._stage += 1
        elif TRAIL_REMOVE.made(action):
            self._stage += 1
            remove_flank(state, state.tanks[first(action)], tank.number)
        else:
            self.take_back = first(action)
            self._stage += 1

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

    # Automatic parts

    def advance(self, state: DuelState) -> None:
        tank = state.tanks[self.tank]
        stage = self._stage
        self._stage = stage + 1
        if stage == _TACTICS_STAGE:
            # A25: the flanker's player, too
            open_window(state, state.tanks[self.flank_target] if self.flank else None)
        elif stage == _MOVING_OFF:
            if self.moves:
                state.stack.append(SpottedTrigger(self.tank, 0))  # 10.1.5
        elif stage == _CHOOSING_DISTANCE:
            if self.moves and not state.is_bot(tank):
                self.distance = distances(state, tank, len(self.moves))[0]
        elif stage == _DRIVING:
            if self.moves:
                self._drive(state, tank)
        elif stage == _SHAKING_OFF:
            if self.trail:
                self._shake_off(state, tank)
        elif stage == _BOXING:
            if self.moves:
                self._set_in_motion(state, tank)
        elif stage == _TAKING_BACK:
            if self._places(state, tank) and tank.flanking.bit_count() >= OWN_MARKERS:
                flanked = self._flanked(state, tank)
                self.take_back = (by_priority(state, tank, flanked) if state.is_bot(tank) else flanked)[-1].number
        elif stage == _FLANKING:
            if self.flank:
                self._flank(state, tank)
        elif stage == _ENTERING:
            if self.terrain:
                enter_terrain(state, tank, self.terrain)
        elif stage == _CLOSING:
            state.stack.pop()
            end_unit(state)

    def returned(self, state: DuelState, result: int) -> None:
        """13.1(1), A23: TACTICS cancel only the FLANK card."""
        if result == TACTICS_STAND:
            self.flank = NO_CARD
            state.emit(CANCELLED, self.tank)

    def _drive(self, state: DuelState, tank: Tank) -> None:
        """T4 3b-3d: change the range, end what ends by moving, make the trail check."""
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
        """10.1.4, A28; 10.3.8(3), A53: effects that last until the tank moves end."""
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

    # Refusals

    def why_not(self, state: DuelState, seat: Seat, action: Action) -> Refusal | None:
        tank = state.tanks[self.tank]
        if self._stage == _ASSEMBLING:
            return self._why_not_chain(state, tank, action)
        if self._stage == _CHOOSING_DISTANCE:
            if DISTANCE.made(action):
                return why_not_distance(state, tank, len(self.moves), (first(action) - 2) * STEP)
            return no("10.1.2(1)", "choose-distance")
        if self._stage == _SHAKING_OFF:
            if TRAIL_REMOVE.made(action) and state.tanks[first(action)] in flankers_of(state, tank):
                return None
            return no("10.1.3(3)", "choose-marker")
        if TAKE_BACK.made(action) and state.tanks[first(action)] in self._flanked(state, tank):
            return None
        return no("10.4.2(4)", "take-one-back")

    def _why_not_chain(self, state: DuelState, tank: Tank, action: Action) -> Refusal | None:
        if DONE.made(action):
            return None
        if BONUS.made(action):
            return why_no_bonus(self.bonus, symbols_in_hand(state, tank.seat))
        if MOVE.made(action):
            if not self.moves or self.flank or len(self.moves) >= MOST_MOVES:
                return no("10.1.1(2)", "move-sequence")
            return why_not_move(state, tank, first(action), self.bonus)
        if FLANK.made(action) or UNFLANK.made(action):
            if self.flank or not self.moves:
                return no("10.1.1(2)", "move-sequence")
            return why_not_flank(state, tank, action, True, self.bonus)
        if ENTER.made(action):
            if may_enter(state, first(action)) and not self._terrain_may_follow(state):
                return no("1.4(1)", "too-fast-for-snow")
            return why_not_own_terrain(state, tank.seat, first(action))
        if is_battlefield_action(action):
            return no("8.2(1)", "not-inside-an-action")
        return no("8.3(1)", "move-sequence")

    def copy(self) -> Manoeuvre:
        return Manoeuvre(
            tank=self.tank,
            stage=self._stage,
            moves=self.moves[:],
            flank=self.flank,
            flank_mode=self.flank_mode,
            flank_target=self.flank_target,
            terrain=self.terrain,
            bonus=self.bonus,
            distance=self.distance,
            trail=self.trail,
            take_back=self.take_back,
        )

    def save(self) -> list[int | bool | list[int]]:
        return [
            self.tank,
            self._stage,
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
