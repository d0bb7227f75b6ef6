"""R3: garage, store and drawing."""

from __future__ import annotations

from tankodrom.core.action import Seat
from tankodrom.games.rush.cards import FIRST_VEHICLE, CardId
from tankodrom.games.rush.events import DREW, DREW_CARD, SCRAPPED, SHUFFLED
from tankodrom.games.rush.state import RushState


def leave_hand(state: RushState, card: CardId) -> None:
    """A card leaves the active player's hand in step II. A vehicle is locked from now on (R2.10)."""
    state.players[state.turn.seat].hand.remove(card)
    if card >= FIRST_VEHICLE and card not in state.turn.locked:
        state.turn.locked.append(card)


def play_from_hand(state: RushState, card: CardId) -> None:
    """Mark a card as played in one of the three ways of R2.6. Setting a card aside is not playing (V2.1)."""
    leave_hand(state, card)
    state.turn.played = True


def scrap(state: RushState, seat: Seat, card: CardId) -> None:
    """R4.6: a card in the scrapyard is out of the game."""
    state.scrapyard.append(card)
    state.emit(SCRAPPED, seat, card)


def can_draw_in_play(state: RushState, seat: Seat) -> bool:
    """R6.4, V6.4: whether a draw in step II would give a card."""
    player = state.players[seat]
    if player.garage:
        return True
    return bool(player.store) and not (state.rules.single_reshuffle and state.turn.reshuffled)


def draw_in_play(state: RushState, seat: Seat, count: int) -> None:
    """Reinforcements: draw in step II. Everybody sees the cards, except under V3 (R2.15)."""
    drawn: list[CardId] = []
    for _ in range(count):
        if not can_draw_in_play(state, seat):
            break  # R3.4, V6.2: the rest is forfeited
        if not state.players[seat].garage:
            _reshuffle(state, seat)
            state.turn.reshuffled = True
        drawn.append(_draw_one(state, seat))
    _tell(state, seat, drawn, hidden=state.rules.interactive)


def draw_for_next_turn(state: RushState, seat: Seat, count: int) -> None:
    """R13.5: the draw of step III. It may always reshuffle (V6.3). Only the owner sees the cards."""
    player = state.players[seat]
    drawn: list[CardId] = []
    for _ in range(count):
        if not player.garage:
            if not player.store:
                break  # R3.4
            _reshuffle(state, seat)
        drawn.append(_draw_one(state, seat))
    _tell(state, seat, drawn, hidden=True)


def chances_to_draw(state: RushState, seat: Seat, count: int) -> dict[CardId, float]:
    """By card, the chance to hold at least one copy after the draw of step III, if the turn ended now.

    The garage is drawn first. If it is too small, the store is shuffled together with the discarded hand (R3.2).
    """
    player = state.players[seat]
    later = player.store + player.hand
    rest = count - len(player.garage)
    chances: dict[CardId, float] = {}
    pile, sure, drawn = (player.garage, later, count) if rest < 0 else (later, player.garage, rest)
    copies: dict[CardId, int] = {}
    for card in pile:
        copies[card] = copies.get(card, 0) + 1
    by_copies: dict[int, float] = {}
    for card, number in copies.items():
        if number not in by_copies:
            by_copies[number] = _chance_of_one(len(pile), number, drawn)
        chances[card] = by_copies[number]
    for card in sure:  # drawn for certain with the whole garage, or not reached at all
        if rest >= 0:
            chances[card] = 1.0
        elif card not in chances:
            chances[card] = 0.0
    return chances


def _chance_of_one(pile: int, wanted: int, drawn: int) -> float:
    """The chance to draw at least one of the wanted cards from a shuffled pile."""
    none = 1.0
    for taken in range(min(drawn, pile)):
        none *= max(0, pile - wanted - taken) / (pile - taken)
    return 1.0 - none


def _draw_one(state: RushState, seat: Seat) -> CardId:
    player = state.players[seat]
    card = player.garage.pop()
    player.hand.append(card)
    return card


def _reshuffle(state: RushState, seat: Seat) -> None:
    """R3.2: the whole store becomes the new garage."""
    player = state.players[seat]
    player.garage = player.store
    player.store = []
    state.rng.shuffle(player.garage)
    state.emit(SHUFFLED, seat)


def _tell(state: RushState, seat: Seat, drawn: list[CardId], hidden: bool) -> None:
    if state.sink is None:
        return
    if hidden:
        state.tell_others(seat, DREW, seat, len(drawn))
    for card in drawn:
        if hidden:
            state.whisper(seat, DREW_CARD, seat, card)
        else:
            state.emit(DREW_CARD, seat, card)
