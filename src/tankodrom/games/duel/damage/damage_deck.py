"""4.3.3: the damage deck, its discard pile and the reshuffle."""

from __future__ import annotations

from tankodrom.games.duel.damage.damage_cards import (
    DamageId,
)
from tankodrom.games.duel.state import DuelState


def flip_damage_card(state: DuelState) -> DamageId:
    """The index of the next card. The deck never runs out, because it always contains the reshuffle card."""
    if not state.damage_deck:
        _rebuild(state)
    return state.damage_deck.pop()


def put_away(state: DuelState, card: DamageId) -> None:
    """4.3.3, A9: reshuffle after the morale check that used the card."""
    state.damage_discard.append(card)
    if state.rules.damage[card].reshuffle:
        _rebuild(state)


def _rebuild(state: DuelState) -> None:
    state.damage_deck += state.damage_discard
    state.damage_discard = []
    state.rng.shuffle(state.damage_deck)
