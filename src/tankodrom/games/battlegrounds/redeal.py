"""Re-deals of what a seat cannot see (rules 4.4), for search and for the tests of the views."""

from __future__ import annotations

from tankodrom.core.action import Seat
from tankodrom.core.rng import Rng
from tankodrom.games.battlegrounds.board import SQUARES
from tankodrom.games.battlegrounds.state import FAMILY, NO_TOKEN, BattlegroundsState


def redeal(state: BattlegroundsState, viewer: Seat, rng: Rng) -> BattlegroundsState:
    """A copy that looks the same to the viewer. Everything the viewer may not know comes from `rng`."""
    twin = state.copy()
    twin.rng = Rng(rng.below(1 << 30))
    twin.asked = None  # what another seat may keep depends on the cards it drew
    if state.rules.variant == FAMILY:
        _redeal_tokens(twin, rng)
    elif not state.rules.draft:
        _redeal_cards(twin, viewer, rng)
    twin.letters.sort()
    twin.numbers.sort()
    rng.shuffle(twin.letters)
    rng.shuffle(twin.numbers)
    return twin


def _redeal_tokens(state: BattlegroundsState, rng: Rng) -> None:
    """Every face-down token is hidden from all players, also from players who saw it before."""
    squares = [
        square for square in range(SQUARES) if state.tokens[square] != NO_TOKEN and square not in state.face_up
    ]
    hidden = sorted([state.tokens[square] for square in squares])
    rng.shuffle(hidden)
    for place, square in enumerate(squares):
        state.tokens[square] = hidden[place]


def _redeal_cards(state: BattlegroundsState, viewer: Seat, rng: Rng) -> None:
    """Deal the deck, the cards drawn by another seat, and the cards rejected by other seats again from one pool."""
    drawn_hidden = viewer != state.turn_seat
    unseen = state.deck[:]
    if drawn_hidden:
        unseen += state.drawn
    for seat, cards in enumerate(state.rejected):
        if seat != viewer:
            unseen += cards
    unseen.sort()
    rng.shuffle(unseen)
    at = len(state.deck)
    state.deck = unseen[:at]
    if drawn_hidden:
        state.drawn = unseen[at : at + len(state.drawn)]
        at += len(state.drawn)
    for seat, cards in enumerate(state.rejected):
        if seat != viewer:
            state.rejected[seat] = unseen[at : at + len(cards)]
            at += len(cards)
