"""10.1, 10.2: which cards set a tank in motion, how far it goes, and how motion ends."""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import Action, Seat
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.action_cards import (
    is_in_reach,
    why_not_in_reach,
)
from tankodrom.games.duel.cards import NO_CARD, NO_TERRAIN, CardId
from tankodrom.games.duel.deck import symbols_in_hand, to_discard_openly, why_not_in_hand
from tankodrom.games.duel.events import STOPPED
from tankodrom.games.duel.flanking import flank_banned, offer_flank
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import FARTHEST, STEP, Tank
from tankodrom.games.duel.tank_abilities import can_move, mobility, why_cannot_move
from tankodrom.games.duel.verbs import CARD, ENTER, METRES, MOVE

MOST_MOVES: Final = 2  # 10.1.1
MOST_CARDS: Final = 3
SNOW_MOVE_LEVEL: Final = 4  # D10
ROADS_TO_LEAD: Final = 2


def offer_move_cards(state: DuelState, tank: Tank, bonus: int, symbols: int, choices: list[Action]) -> None:
    ability = mobility(state, tank)
    levels = state.cards.move
    for card in state.hands[tank.seat]:
        if levels[card] and is_in_reach(state, card, levels[card], ability, bonus, symbols):
            choices.append(MOVE.of(card))


def may_enter(state: DuelState, card: CardId) -> bool:
    """A terrain card that players may play on their own tank: not MINES."""
    kind = state.cards.terrain[card]
    return kind != NO_TERRAIN and not state.rules.terrain.kinds[kind].enemy_only


def why_cannot_enter(state: DuelState, card: CardId) -> Refusal | None:
    if state.cards.terrain[card] == NO_TERRAIN:
        return no("10.3.1(1)", "not-a-terrain-card", Fact("card", CARD, card))
    if state.rules.terrain.kinds[state.cards.terrain[card]].enemy_only:
        return no("8.3(4)", "only-on-enemies", Fact("card", CARD, card))
    return None


def may_leave_motion(tank: Tank) -> bool:
    """10.3.1, 12.5.2: a tank in motion can enter terrain even without a driver or with smoke inside."""
    return tank.in_motion() and not (tank.immobilised or tank.jammed)


def offer_manoeuvres(state: DuelState, tank: Tank, symbols: int, choices: list[Action]) -> None:
    """The actions of 8.3 that begin with MOVE, FLANK or TERRAIN."""
    if can_move(tank):
        offer_move_cards(state, tank, 0, symbols, choices)
        if not flank_banned(state, tank):
            flanks = state.cards.flank
            moving = tank.in_motion()
            for card in state.hands[tank.seat]:
                if flanks[card]:
                    offer_flank(state, tank, card, moving, 0, symbols, choices)
    if may_leave_motion(tank):
        offer_terrain(state, tank, choices)


def offer_terrain(state: DuelState, tank: Tank, choices: list[Action]) -> None:
    """10.3.1: the cards that can move a tank from motion into terrain."""
    for card in state.hands[tank.seat]:
        if may_enter(state, card):
            choices.append(ENTER.of(card))


def why_not_move(state: DuelState, tank: Tank, card: CardId, bonus: int) -> Refusal | None:
    """The refusals that match `offer_move_cards`."""
    refusal = why_not_in_hand(state, tank.seat, card)
    if refusal is not None:
        return refusal
    if not state.cards.move[card]:
        return no("10.1.1(1)", "not-a-move-card", Fact("card", CARD, card))
    refusal = why_cannot_move(tank)
    if refusal is not None:
        return refusal
    symbols = symbols_in_hand(state, tank.seat)
    return why_not_in_reach(state, card, state.cards.move[card], mobility(state, tank), bonus, symbols)


def why_not_enter(state: DuelState, tank: Tank, card: CardId) -> Refusal | None:
    """The refusals that match `offer_terrain`, for a TERRAIN card that begins the action."""
    refusal = why_not_own_terrain(state, tank.seat, card)
    if refusal is not None or may_leave_motion(tank):
        return refusal
    refusal = why_cannot_move(tank)
    return refusal if refusal is not None else no("10.3.1(1)", "terrain-needs-motion")


def why_not_own_terrain(state: DuelState, seat: Seat, card: CardId) -> Refusal | None:
    refusal = why_not_in_hand(state, seat, card)
    return refusal if refusal is not None else why_cannot_enter(state, card)


def distances(state: DuelState, tank: Tank, moves: int) -> list[int]:
    """D:distance, the advance first: 10.1.2 within 5.2.4. In deep mud a tank stays behind the lead tank."""
    limit = lead_limit(state, tank)
    found: list[int] = []
    for metres in range(-moves * STEP, moves * STEP + 1, STEP):
        at = tank.range + metres
        if -FARTHEST <= at <= FARTHEST and (metres >= 0 or at >= limit):
            found.append(metres)
    return found


def lead_limit(state: DuelState, tank: Tank) -> int:
    """D10: no tank may end a MOVE ahead of the side's lead tank; -1000 if this rule is not in use."""
    if not state.rules.mission.deep_mud or state.field.roads[tank.side] >= ROADS_TO_LEAD:
        return -FARTHEST
    lead = tank
    for other in state.tanks:
        if other.side == tank.side and other.alive and not (other.immobilised or other.jammed):
            if other.range < lead.range or (other.range == lead.range and other.number < lead.number):
                lead = other
    return -FARTHEST if lead is tank else lead.range


def why_not_distance(state: DuelState, tank: Tank, moves: int, metres: int) -> Refusal | None:
    """The refusal that matches `distances`."""
    about = Fact("metres", METRES, metres // STEP + 2)
    if abs(metres) > moves * STEP:
        return no("10.1.2(1)", "too-far", about)
    if not -FARTHEST <= tank.range + metres <= FARTHEST:
        return no("5.2.4(1)", "off-the-track", about)
    if metres < 0 and tank.range + metres < lead_limit(state, tank):
        return no("1.4(1)", "ahead-of-lead", about)
    return None


def stop_motion(state: DuelState, tank: Tank) -> None:
    """10.2.2(2): the MOVE card leaves and the tank is in FIELD."""
    if tank.motion != NO_CARD:
        to_discard_openly(state, [tank.motion])
        tank.motion = NO_CARD
        state.emit(STOPPED, tank.number)
