"""10.5: the SMOKE action. The check that may end it is in `administration.py` (8.1.c)."""

from __future__ import annotations

from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.cards import NO_CARD, CardId
from tankodrom.games.duel.deck import end_unit
from tankodrom.games.duel.entering import attempt_conceal
from tankodrom.games.duel.spotting import lose_all_sight
from tankodrom.games.duel.state import DuelState, Tank
from tankodrom.games.duel.verbs import CARD, PLAYED, SMOKED


def may_smoke(tank: Tank) -> bool:
    """10.5.1, 5.5.2"""
    return tank.board.has_smoke and tank.motion == NO_CARD and tank.smoke == NO_CARD


def lay_smoke(state: DuelState, tank: Tank, card: CardId) -> None:
    """10.5.2: onto the terrain, blinding the tank itself; then the trigger of the card. `card` lies on the table."""
    state.emit(PLAYED, tank.number, card)
    state.table.remove(card)
    tank.smoke = card
    state.emit(SMOKED, tank.number)
    lose_all_sight(state, tank)
    attempt_conceal(state, tank, state.rules.terrain.kinds[state.rules.terrain.smoke].conceal)
    end_unit(state)


def why_not_smoke(state: DuelState, tank: Tank, card: CardId) -> Refusal:
    if card not in state.hands[tank.seat]:
        return no("4.2.3(1)", "not-in-hand", Fact("card", CARD, card))
    if not state.cards.smoke[card]:
        return no("10.5.1(1)", "not-a-smoke-card", Fact("card", CARD, card))
    if not tank.board.has_smoke:
        return no("5.5.2(1)", "no-smoke-device")
    if tank.in_motion():
        return no("10.5.1(2)", "smoke-in-motion")
    return no("10.5.1(3)", "second-smoke")
