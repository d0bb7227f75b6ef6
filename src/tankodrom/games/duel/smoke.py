"""10.5: the SMOKE action. `administration.py` makes the check that may end the smoke (8.1.c)."""

from __future__ import annotations

from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.cards import NO_CARD, CardId
from tankodrom.games.duel.deck import end_unit, why_not_in_hand
from tankodrom.games.duel.entering import attempt_conceal
from tankodrom.games.duel.events import PLAYED, SMOKED
from tankodrom.games.duel.spotting import lose_all_sight
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import Tank
from tankodrom.games.duel.verbs import CARD


def may_smoke(tank: Tank) -> bool:
    """10.5.1, 5.5.2"""
    return tank.board.has_smoke and tank.motion == NO_CARD and tank.smoke == NO_CARD


def why_cannot_smoke(tank: Tank) -> Refusal | None:
    if not tank.board.has_smoke:
        return no("5.5.2(1)", "no-smoke-device")
    if tank.in_motion():
        return no("10.5.1(2)", "smoke-in-motion")
    return no("10.5.1(3)", "second-smoke") if tank.smoke != NO_CARD else None


def lay_smoke(state: DuelState, tank: Tank, card: CardId) -> None:
    """10.5.2: the card goes onto the terrain and blinds the tank itself; then its trigger. `card` lies on the table."""
    state.emit(PLAYED, tank.number, card)
    state.table.remove(card)
    tank.smoke = card
    state.emit(SMOKED, tank.number)
    lose_all_sight(state, tank)
    attempt_conceal(state, tank, state.rules.terrain.kinds[state.rules.terrain.smoke].conceal)
    end_unit(state)


def why_not_smoke(state: DuelState, tank: Tank, card: CardId) -> Refusal | None:
    refusal = why_not_in_hand(state, tank.seat, card)
    if refusal is not None:
        return refusal
    if not state.cards.smoke[card]:
        return no("10.5.1(1)", "not-a-smoke-card", Fact("card", CARD, card))
    return why_cannot_smoke(tank)
