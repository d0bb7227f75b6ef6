"""12.7, T7: a tank is eliminated. 9.0: it returns."""

from __future__ import annotations

from tankodrom.core.action import Seat
from tankodrom.games.duel.cards import NO_CARD
from tankodrom.games.duel.deck import leave_hand_hidden, to_discard_openly
from tankodrom.games.duel.events import BOT_PERSONALITY, DISCARDED_CARD, ELIMINATED, HAND_HALVED, RETURNED
from tankodrom.games.duel.spotting import lose_all_sight, lose_sight
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import NO_SEAT, NO_TANK, Tank
from tankodrom.games.duel.tank_abilities import feel_snow
from tankodrom.games.duel.victory import award, award_medal


def eliminate(state: DuelState, tank: Tank, cause: int) -> None:
    """The last penetrator gets points and medal. The tank's markers and cards go, and its owner loses half their hand."""
    state.emit(ELIMINATED, tank.number, cause)
    if tank.penetrator != NO_TANK:  # 12.7.3, A63
        award(state, tank.penetrator, tank.board.tank_vp)
        if tank.medal_due:
            award_medal(state, tank.penetrator)
    tank.losses += 1
    leave_battlefield(state, tank)
    if tank.seat != NO_SEAT:
        _halve_hand(state, tank.seat)


def leave_battlefield(state: DuelState, tank: Tank) -> None:
    """12.7.2: remove its own markers, the markers on it, and its cards."""
    lose_all_sight(state, tank)
    for enemy in state.rules.enemies[tank.side]:
        lose_sight(state, state.tanks[enemy], tank.number)
    for card in (tank.initiative, tank.terrain, tank.motion, tank.smoke):
        if card != NO_CARD:
            to_discard_openly(state, [card])
    tank.apcr_stock += tank.apcr_loaded  # 12.7.2(4)
    tank.renew(state.rules.slots[tank.number])
    feel_snow(state.rules, tank)
    tank.alive = False


def _halve_hand(state: DuelState, seat: Seat) -> None:
    """12.7.1(1), A70"""
    hand = state.hands[seat]
    lost = len(hand) // 2
    for _ in range(lost):
        card = hand[state.rng.below(len(hand))]
        leave_hand_hidden(state, seat, card)
        state.discard.append(card)
        state.whisper(seat, DISCARDED_CARD, seat, card)
    if lost:
        state.emit(HAND_HALVED, seat, lost)


def reinforce(state: DuelState) -> None:
    """9.0: every eliminated tank returns in its first state."""
    for tank in state.tanks:
        if not tank.alive:
            tank.alive = True
            state.emit(RETURNED, tank.number)
            if state.is_bot(tank):
                give_personality(state, tank)


def give_personality(state: DuelState, tank: Tank) -> None:
    """19.1"""
    tank.personality = state.rng.below(len(state.rules.kit.personalities))
    state.emit(BOT_PERSONALITY, tank.number, tank.personality)
