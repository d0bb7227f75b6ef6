"""8.2-8.4: the action step, with one tank action and any number of battlefield actions."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import Action, Seat, first, second, third, verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.administration import put_out
from tankodrom.games.duel.cards import NO_CARD, NO_SPECIAL, NO_TERRAIN, CardId
from tankodrom.games.duel.crew_commands import CrewCommand, has_command, why_no_command
from tankodrom.games.duel.deck import (
    discard_hidden,
    discard_shown,
    end_unit,
    play,
    symbols_in_hand,
    why_not_in_hand,
)
from tankodrom.games.duel.entering import offer_terrain_on, start_terrain_on, why_not_terrain_on
from tankodrom.games.duel.events import CREW_COMMAND, PASSED, PLAYED, SHOWN_DISCARD, TRANSMISSION_CLEARED
from tankodrom.games.duel.fire import offer_fire, why_not_fire
from tankodrom.games.duel.fire_action import start_fire
from tankodrom.games.duel.flanking import why_not_flank
from tankodrom.games.duel.leadership import LeadershipAction, OrderAction, order_uses, why_no_order
from tankodrom.games.duel.manoeuvre import PLACE, REMOVE, Manoeuvre
from tankodrom.games.duel.movement import offer_manoeuvres, stop_motion, why_not_enter, why_not_move
from tankodrom.games.duel.objectives import do_objective, offer_objectives, why_not_objective
from tankodrom.games.duel.optional.at_guns import offer_guns, start_gun, why_not_gun
from tankodrom.games.duel.optional.infantry import (
    advance_infantry,
    offer_infantry,
    start_assault,
    why_not_infantry,
)
from tankodrom.games.duel.optional.radios import offer_radio, send, why_not_radio
from tankodrom.games.duel.smoke import lay_smoke, may_smoke, why_not_smoke
from tankodrom.games.duel.state import DuelState, DuelStep
from tankodrom.games.duel.symbols import Payment
from tankodrom.games.duel.tank import Tank, TankId
from tankodrom.games.duel.verbs import (
    AT_GUN_FIRE,
    BAIL_OUT,
    CARD,
    CLEAR_TRANSMISSION,
    CLIMB,
    CREW,
    END_STEP,
    ENTER,
    EXIT,
    EXTINGUISH,
    FIRE,
    FLANK,
    INF_ADVANCE,
    INF_ASSAULT,
    LAY_SMOKE,
    LEADERSHIP,
    MOVE,
    ORDER,
    PASS,
    PASS_EMPTY,
    RADIO,
    ROAD,
    STOP,
    TERRAIN_ON,
    UNFLANK,
)

EXTINGUISH_COST: Final = 3  # 4.2.3(5)

_TANK_ACTIONS: Final = [
    MOVE.number, FLANK.number, UNFLANK.number, FIRE.number, ENTER.number, LAY_SMOKE.number, LEADERSHIP.number,
    CREW.number, PASS.number, PASS_EMPTY.number, CLEAR_TRANSMISSION.number, EXTINGUISH.number,
]  # fmt: skip


class ActionStep(DuelStep):
    """D:action. `burning` was set at the start of the step (8.3.1(3), A12). `acted`: the tank action is done."""

    __slots__ = ("acted", "burning", "tank")

    rule: ClassVar[str] = "8.2(1)"

    def __init__(self, tank: TankId, burning: bool, acted: bool) -> None:
        self.tank = tank
        self.burning = burning
        self.acted = acted

    def _choices(self, state: DuelState, tank: Tank) -> list[Action]:
        choices: list[Action] = []
        symbols = symbols_in_hand(state, tank.seat)
        if not self.acted:
            if self.burning:
                if symbols >= EXTINGUISH_COST:
                    choices.append(EXTINGUISH.of())
            else:
                offer_tank_actions(state, tank, symbols, choices)
        offer_battlefield_actions(state, tank, symbols, choices)
        if self.acted or self.burning:
            choices.append(END_STEP.of())
        return choices

    def ask(self, state: DuelState) -> list[Decision]:
        tank = state.tanks[self.tank]
        if not tank.alive:
            return []  # 8.0(2)
        choices = self._choices(state, tank)
        return [Decision(tank.seat, "action", choices)] if len(choices) > 1 else []

    def advance(self, state: DuelState) -> None:
        tank = state.tanks[self.tank]
        if not tank.alive:
            state.stack.pop()
            return
        self.answer(state, tank.seat, self._choices(state, tank)[0])

    def answer(self, state: DuelState, seat: Seat, action: Action) -> None:
        tank = state.tanks[self.tank]
        verb = verb_number(action)
        if verb == END_STEP.number:
            state.stack.pop()
        elif verb in _TANK_ACTIONS:
            self.acted = True
            take_tank_action(state, tank, action)
        else:
            take_battlefield_action(state, tank, action)

    def why_not(self, state: DuelState, seat: Seat, action: Action) -> Refusal | None:
        tank = state.tanks[self.tank]
        if END_STEP.made(action):
            return None if self.acted or self.burning else no("8.2(1)", "tank-action-first")
        if BAIL_OUT.made(action):
            return no("12.6.1(1)", "bail-out-only-in-fire-check")
        if verb_number(action) in _TANK_ACTIONS:
            if self.acted:
                return no("8.2(1)", "one-tank-action")
            if EXTINGUISH.made(action):
                if not self.burning:
                    return no("8.3(9)", "not-on-fire")
                payable = symbols_in_hand(state, seat) >= EXTINGUISH_COST
                return None if payable else no("4.2.3(5)", "too-few-symbols")
            if self.burning:
                return no("8.3.1(3)", "on-fire")
            return why_not_tank_action(state, tank, action)
        return why_not_battlefield_action(state, tank, action)

    def copy(self) -> ActionStep:
        return ActionStep(self.tank, self.burning, self.acted)

    def save(self) -> list[int | bool]:
        return [self.tank, self.burning, self.acted]


def offer_tank_actions(state: DuelState, tank: Tank, symbols: int, choices: list[Action]) -> None:
    """8.3: the tank actions, in the order of its table."""
    offer_manoeuvres(state, tank, symbols, choices)
    offer_fire(state, tank, symbols, choices)
    hand = state.hands[tank.seat]
    cards = state.cards
    smoke = may_smoke(tank)
    for card in hand:
        if cards.leadership[card]:
            choices.append(LEADERSHIP.of(card))
        if smoke and cards.smoke[card]:
            choices.append(LAY_SMOKE.of(card))
    if has_command(state, tank):
        for card in hand:
            choices.append(CREW.of(card))
    if tank.jammed:
        moves = [card for card in hand if cards.move[card]]
        for at, card in enumerate(moves):
            for other in moves[at + 1 :]:
                choices.append(CLEAR_TRANSMISSION.of(card, other))
    for card in hand:
        choices.append(PASS.of(card))
    if not hand:
        choices.append(PASS_EMPTY.of())


def offer_battlefield_actions(state: DuelState, tank: Tank, symbols: int, choices: list[Action]) -> None:
    """8.4: the battlefield actions."""
    hand = state.hands[tank.seat]
    cards = state.cards
    movers: list[Tank] | None = None
    for card in hand:
        if cards.special[card] != NO_SPECIAL:
            if order_uses(state, tank, card):
                choices.append(ORDER.of(card))
        if cards.terrain[card] != NO_TERRAIN:
            if movers is None:
                movers = [enemy for enemy in state.enemies_of(tank) if enemy.motion != NO_CARD]
            offer_terrain_on(state, tank, card, movers, choices)
    if tank.motion != NO_CARD:
        for card in hand:
            choices.append(STOP.of(card))
    rules = state.rules
    if rules.mission.field_actions:
        offer_objectives(state, tank, symbols, choices)
    if rules.at_guns_on:
        offer_guns(state, tank, symbols, choices)
    if rules.infantry_on:
        offer_infantry(state, tank, choices)
    if rules.radios_on:
        offer_radio(state, tank, choices)


class Extinguish(DuelStep):
    """12.3.2: the fire is out when the symbols are paid."""

    __slots__ = ("tank",)

    rule: ClassVar[str] = "8.3(9)"

    def __init__(self, tank: TankId) -> None:
        self.tank = tank

    def advance(self, state: DuelState) -> None:
        state.stack.pop()
        put_out(state, state.tanks[self.tank])
        end_unit(state)

    def copy(self) -> Extinguish:
        return Extinguish(self.tank)

    def save(self) -> list[int]:
        return [self.tank]


def take_tank_action(state: DuelState, tank: Tank, action: Action) -> None:
    seat = tank.seat
    card = first(action)
    if MOVE.made(action) or FLANK.made(action) or UNFLANK.made(action) or ENTER.made(action):
        manoeuvre = Manoeuvre.begun_by(tank.number)
        state.stack.append(manoeuvre)
        if MOVE.made(action):
            manoeuvre.play_move(state, tank, card)
        elif ENTER.made(action):
            manoeuvre.play_terrain(state, tank, card)
        else:
            manoeuvre.play_flank(state, tank, card, PLACE if FLANK.made(action) else REMOVE, second(action))
    elif FIRE.made(action):
        start_fire(state, tank, card)
    elif LAY_SMOKE.made(action):
        play(state, seat, card)
        lay_smoke(state, tank, card)
    elif LEADERSHIP.made(action):
        play(state, seat, card)
        state.emit(PLAYED, tank.number, card)
        state.stack.append(LeadershipAction(tank.number, 0))
    elif CREW.made(action):
        state.emit(CREW_COMMAND, tank.number)
        discard_hidden(state, seat, card)
        state.stack.append(CrewCommand(tank.number, 0))
    elif EXTINGUISH.made(action):
        state.stack.append(Extinguish(tank.number))
        state.stack.append(Payment(seat, EXTINGUISH_COST))
    elif CLEAR_TRANSMISSION.made(action):
        for shown in (card, second(action)):
            discard_shown(state, seat, shown)
            state.emit(SHOWN_DISCARD, seat, shown)
        tank.jammed = False
        state.emit(TRANSMISSION_CLEARED, tank.number)
        end_unit(state)
    else:
        state.emit(PASSED, tank.number)
        if PASS.made(action):
            discard_hidden(state, seat, card)
        end_unit(state)


def take_battlefield_action(state: DuelState, tank: Tank, action: Action) -> None:
    card = first(action)
    if ORDER.made(action):
        play(state, tank.seat, card)
        state.emit(PLAYED, tank.number, card)
        state.stack.append(OrderAction(tank.number, card, 0))
    elif TERRAIN_ON.made(action):
        start_terrain_on(state, tank, card, second(action))
    elif STOP.made(action):
        discard_hidden(state, tank.seat, card)
        stop_motion(state, tank)
        end_unit(state)
    elif AT_GUN_FIRE.made(action):
        start_gun(state, tank, first(action), second(action))
    elif INF_ADVANCE.made(action):
        advance_infantry(state, tank, card)
    elif INF_ASSAULT.made(action):
        start_assault(state, tank, card, second(action))
    elif RADIO.made(action):
        send(state, tank, card, second(action), third(action))
    else:
        do_objective(state, tank, action, card)


def why_not_tank_action(state: DuelState, tank: Tank, action: Action) -> Refusal | None:
    """The refusals that match `offer_tank_actions`."""
    card = first(action)
    if MOVE.made(action):
        return why_not_move(state, tank, card, 0)
    if FLANK.made(action) or UNFLANK.made(action):
        return why_not_flank(state, tank, action, tank.in_motion(), 0)
    if FIRE.made(action):
        return why_not_fire(state, tank, card)
    if ENTER.made(action):
        return why_not_enter(state, tank, card)
    if LAY_SMOKE.made(action):
        return why_not_smoke(state, tank, card)
    if PASS_EMPTY.made(action):
        return no("8.3.5.v(1)", "pass-with-a-card") if state.hands[tank.seat] else None
    refusal = why_not_in_hand(state, tank.seat, card)
    if refusal is not None:
        return refusal
    if LEADERSHIP.made(action):
        is_leader = state.cards.leadership[card]
        return None if is_leader else no("8.3(6)", "not-a-leadership-card", Fact("card", CARD, card))
    if CREW.made(action):
        return why_no_command(state, tank)
    return None if PASS.made(action) else why_not_cleared(state, tank, card, second(action))


def why_not_cleared(state: DuelState, tank: Tank, card: CardId, other: CardId) -> Refusal | None:
    """8.3(8): offer each pair of MOVE cards once, in the order of the hand."""
    if not tank.jammed:
        return no("8.3(8)", "not-jammed")
    moves = [each for each in state.hands[tank.seat] if state.cards.move[each]]
    if card in moves and other in moves and moves.index(card) < moves.index(other):
        return None
    return no("8.3(8)", "two-move-cards")


def why_not_battlefield_action(state: DuelState, tank: Tank, action: Action) -> Refusal | None:
    """The refusals that match `offer_battlefield_actions`."""
    card = first(action)
    if TERRAIN_ON.made(action):
        return why_not_terrain_on(state, tank, card, state.tanks[second(action)])
    if CLIMB.made(action) or EXIT.made(action) or ROAD.made(action):
        return why_not_objective(state, tank, action, card)
    if AT_GUN_FIRE.made(action):
        symbols = symbols_in_hand(state, tank.seat)
        return why_not_gun(state, tank, first(action), state.tanks[second(action)], symbols)
    if INF_ADVANCE.made(action) or INF_ASSAULT.made(action):
        enemy = state.tanks[second(action)] if INF_ASSAULT.made(action) else tank
        return why_not_infantry(state, tank, action, card, enemy)
    if RADIO.made(action):
        return why_not_radio(state, tank, card, state.tanks[second(action)], state.tanks[third(action)])
    if ORDER.made(action):
        return why_no_order(state, tank, card)
    if STOP.made(action):
        refusal = why_not_in_hand(state, tank.seat, card)
        if refusal is None and not tank.in_motion():
            refusal = no("8.4(3)", "not-in-motion")
        return refusal
    return no("8.2(1)", "not-now")
