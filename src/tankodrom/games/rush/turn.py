"""R2: the turn with its steps I to III (R13), and DP1, the choice of what to play."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import Action, Seat, first, second, verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.rush.abilities import offer_uses, use, why_cannot_use
from tankodrom.games.rush.attack import can_be_declared, declare, why_cannot_declare
from tankodrom.games.rush.bases import guard_from_hand, offer_guards, repair, why_cannot_guard
from tankodrom.games.rush.buying import buy, offer_purchases, why_cannot_buy
from tankodrom.games.rush.cards import FIRST_VEHICLE, NO_CARD
from tankodrom.games.rush.combat import attack, offer_attacks, why_cannot_attack
from tankodrom.games.rush.ending import end_game, is_over
from tankodrom.games.rush.events import REPAIRED, REVEALED, SET_DOWN, TURN_BEGAN
from tankodrom.games.rush.keeping import Compensation
from tankodrom.games.rush.medals import TakeMedals
from tankodrom.games.rush.piles import draw_for_next_turn, leave_hand
from tankodrom.games.rush.shop import move_shop_on
from tankodrom.games.rush.state import GONE, SLOTS, Player, RushState, RushStep, Turn
from tankodrom.games.rush.verbs import ATTACK, BUY, CARD, DECLARE, END_PLAY, GUARD, GUARD_ALLY, SET_ASIDE, USE

HAND_SIZE: Final = 3  # R13.5
LARGEST_HAND: Final = 5  # V4.2


class Rounds(RushStep):
    """The bottom of the stack: it starts turns until the game is over (R1.12, R13.6, R14.4, V8.2)."""

    __slots__ = ()

    rule: ClassVar[str] = "R1.12"

    def advance(self, state: RushState) -> None:
        if is_over(state):
            end_game(state)
            return
        order = state.rules.order
        state.stack.append(TakeTurn(order[state.turns % len(order)], 0))

    def copy(self) -> Rounds:
        return self  # it has no fields


class TakeTurn(RushStep):
    """R2.1: step I, step II (V3 and V2 add parts at its end), step III, in this order."""

    __slots__ = ("at", "seat")

    rule: ClassVar[str] = "R2.1"

    def __init__(self, seat: Seat, at: int) -> None:
        self.seat = seat
        self.at = at

    def advance(self, state: RushState) -> None:
        self.at += 1
        if self.at == 1:
            repair_and_reveal(state, self.seat)
            state.stack.append(PlayCards(self.seat))
        elif self.at == 2:
            if state.turn.kills:  # V3.12
                state.stack.append(TakeMedals(self.seat, state.turn.attack_nation, state.turn.kills))
        elif self.at == 3:
            # V2.1: the player played nothing and still holds a card.
            if state.rules.compensation and not state.turn.played and state.players[self.seat].hand:
                state.stack.append(Compensation(self.seat))
        else:
            shop_and_draw(state, self.seat)
            state.turns += 1
            state.stack.pop()

    def copy(self) -> TakeTurn:
        return TakeTurn(self.seat, self.at)

    def save(self) -> list[int]:
        return [self.seat, self.at]


def repair_and_reveal(state: RushState, seat: Seat) -> None:
    """Step I: R2.2 repairs the player's guards and bases. R2.4: the hand lies open, except under V3.1."""
    state.turn = Turn(seat)
    player = state.players[seat]
    player.shown = []
    state.emit(TURN_BEGAN, seat)
    if repair(player):
        state.emit(REPAIRED, seat)
    if not state.rules.interactive and state.sink is not None:
        for card in player.hand:
            state.emit(REVEALED, seat, card)


def shop_and_draw(state: RushState, seat: Seat) -> None:
    """Step III, R13.1-R13.5: the shop moves, the rest of the hand goes to the store, and the player draws."""
    player = state.players[seat]
    move_shop_on(state)
    for card in player.hand:
        player.store.append(card)
        state.emit(SET_DOWN, seat, card)
    player.hand = []
    draw_for_next_turn(state, seat, cards_to_draw(state, player))
    if player.kept:
        player.hand.extend(player.kept)  # V2.3, V7.2: kept cards rejoin the hand after the draw
        if not state.rules.interactive:
            player.shown = player.kept
        player.kept = []
    state.turn = Turn(seat)  # R2.18: locks, credit and effects expire


def cards_to_draw(state: RushState, player: Player) -> int:
    """R13.5. V4.1 adds one for well-defended bases. V4.2 and V7.4 limit the hand to 5 cards."""
    count = HAND_SIZE
    if state.rules.defence_bonus:
        bases = sum(1 for slot in range(SLOTS) if player.bases[slot] != GONE)
        guards = sum(1 for slot in range(SLOTS) if player.guards[slot] != NO_CARD)
        if 2 * guards > bases:
            count += 1
    if state.rules.defence_bonus or state.rules.recruitment_choice:
        count = min(count, LARGEST_HAND - len(player.kept))
    return count


class PlayCards(RushStep):
    """DP1: step II with no card under resolution. Cards are played in any order, or not at all (R2.8, R2.9)."""

    __slots__ = ("seat",)

    rule: ClassVar[str] = "R2.6"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, state: RushState) -> list[Decision]:
        seat = self.seat
        cards = state.cards
        turn = state.turn
        hand = state.players[seat].hand
        choices: list[Action] = []
        offer_purchases(state, seat, choices)
        may_declare = not turn.attacked and not state.rules.interactive  # R10.1, V3.3
        for place, card in enumerate(hand):
            if card < FIRST_VEHICLE:
                if card in hand[:place]:
                    continue  # an equal card is already offered
                if cards.abilities[card]:
                    offer_uses(state, seat, card, choices)
            elif card not in turn.locked:
                if cards.abilities[card]:
                    offer_uses(state, seat, card, choices)
                if cards.defence[card]:
                    offer_guards(state, seat, card, choices)
                if state.rules.interactive:
                    offer_attacks(state, seat, card, choices)
                elif may_declare and can_be_declared(state, seat, card):
                    choices.append(DECLARE.of(card))
            choices.append(SET_ASIDE.of(card))
        choices.append(END_PLAY.of())
        return [Decision(seat, "main", choices)]

    def answer(self, state: RushState, seat: Seat, action: Action) -> None:
        verb = verb_number(action)
        if verb == BUY.number:
            buy(state, seat, first(action))
        elif verb == USE.number:
            use(state, seat, action)
        elif verb == GUARD.number or verb == GUARD_ALLY.number:
            guard_from_hand(state, seat, action)
        elif verb == DECLARE.number:
            declare(state, seat, first(action))
        elif verb == ATTACK.number:
            attack(state, seat, action)
        elif verb == SET_ASIDE.number:
            set_aside(state, seat, action)
        else:
            state.stack.pop()

    def why_not(self, state: RushState, seat: Seat, action: Action) -> Refusal | None:
        verb = verb_number(action)
        if verb == END_PLAY.number:
            return None  # R2.8
        if verb == BUY.number:
            return why_cannot_buy(state, seat, first(action))
        if verb > SET_ASIDE.number:
            return no("R2.6", "not-a-way-to-play")
        card = first(action)
        about = Fact("card", CARD, card)
        if card not in state.players[seat].hand:
            return no("R2.6", "not-in-hand", about)
        if verb == SET_ASIDE.number:
            return None  # R2.9
        if card in state.turn.locked:
            return no("R2.11", "locked", about)
        if verb == USE.number:
            return why_cannot_use(state, seat, card, second(action))
        if verb == DECLARE.number:
            return why_cannot_declare(state, seat, card)
        if verb == ATTACK.number:
            return why_cannot_attack(state, seat, action)
        return why_cannot_guard(state, seat, action)

    def copy(self) -> PlayCards:
        return PlayCards(self.seat)

    def save(self) -> list[int]:
        return [self.seat]


def set_aside(state: RushState, seat: Seat, action: Action) -> None:
    """R2.9: an unwanted card goes to the store. This is not playing it (V2.1), but it locks the card (R2.10)."""
    card = first(action)
    leave_hand(state, card)
    state.players[seat].store.append(card)
    state.emit(SET_DOWN, seat, card)
