"""8.3.4 and 8.4.1: the effects of single LEADERSHIP and ORDER cards; D4.2: the special actions of ORDER."""

from __future__ import annotations

from typing import ClassVar, Final

from tankodrom.core.action import SEAT, Action, Seat, first
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.duel.cards import NO_SPECIAL, RECON, REGROUP, CardId
from tankodrom.games.duel.deck import draw, end_unit, leave_hand_hidden, take_into_hand, why_not_in_hand
from tankodrom.games.duel.entering import DOUBLED, attempt_conceal, conceal_value, may_conceal, why_no_conceal
from tankodrom.games.duel.events import RALLIED, RECON_CARD, RECON_TOOK, STOLE, STOLE_CARD
from tankodrom.games.duel.hull_down import go_hull_down, may_go_hull_down, why_not_hull_down
from tankodrom.games.duel.spotting import offer_spotted, unspotted, why_not_spot
from tankodrom.games.duel.state import DuelState, DuelStep, asked
from tankodrom.games.duel.tank import NO_SIDE, Tank, TankId
from tankodrom.games.duel.verbs import (
    CARD,
    CONCEAL,
    HULL_DOWN,
    NOTHING,
    RALLY,
    SPECIAL,
    SPOT,
    STEAL,
    TAKE_CARD,
    TANK,
)

RESERVES_DRAWN: Final = 2


def offer_effects(state: DuelState, tank: Tank, choices: list[Action]) -> None:
    """The possible effects: a spotted marker, hull down, a conceal attempt at the doubled value."""
    for enemy in unspotted(state, tank):
        choices.append(SPOT.of(enemy.number))
    if may_go_hull_down(tank):
        choices.append(HULL_DOWN.of())
    if may_conceal(state.rules, tank):
        choices.append(CONCEAL.of())


def carry_out_effect(state: DuelState, tank: Tank, action: Action) -> None:
    """A24: this spotting is not an attempt, so nobody can cancel it."""
    if SPOT.made(action):
        offer_spotted(state, tank, state.tanks[first(action)])
    elif HULL_DOWN.made(action):
        go_hull_down(state, tank)
    elif CONCEAL.made(action):
        attempt_conceal(state, tank, DOUBLED * conceal_value(state.rules, tank))


def why_not_effect(state: DuelState, tank: Tank, action: Action, other: Refusal) -> Refusal | None:
    """The refusals that match `offer_effects`. `other` refuses everything that is not an effect."""
    if SPOT.made(action):
        return why_not_spot(tank, state.tanks[first(action)])
    if HULL_DOWN.made(action):
        return why_not_hull_down(tank)
    if CONCEAL.made(action):
        return why_no_conceal(state.rules, tank)
    return other


class LeadershipAction(DuelStep):
    """D:opponent, D:leadership: first the theft, then one effect (A22)."""

    __slots__ = ("stage", "tank")

    rule: ClassVar[str] = "8.3.4(1)"

    def __init__(self, tank: TankId, stage: int) -> None:
        self.tank = tank
        self.stage = stage

    def _victims(self, state: DuelState) -> list[Seat]:
        tank = state.tanks[self.tank]
        sides = state.rules.seat_side
        return [seat for seat in range(state.seats) if sides[seat] != tank.side and state.hands[seat]]

    def _effects(self, state: DuelState) -> list[Action]:
        choices: list[Action] = []
        offer_effects(state, state.tanks[self.tank], choices)
        return choices or [NOTHING.of()]

    def ask(self, state: DuelState) -> list[Decision]:
        tank = state.tanks[self.tank]
        if self.stage == 0:
            return asked(tank.seat, "opponent", [STEAL.of(seat) for seat in self._victims(state)])
        if self.stage == 1:
            return asked(tank.seat, "leadership", self._effects(state))
        return []

    def advance(self, state: DuelState) -> None:
        stage = self.stage
        tank = state.tanks[self.tank]
        self.stage = stage + 1
        if stage == 0:
            victims = self._victims(state)
            if state.rules.bot_side != NO_SIDE:
                draw(state, tank.seat)  # 19.2(2)
            elif victims:
                steal(state, tank.seat, victims[0])
        elif stage == 1:
            carry_out_effect(state, tank, self._effects(state)[0])
        else:
            state.stack.pop()
            end_unit(state)

    def answer(self, state: DuelState, seat: Seat, action: Action) -> None:
        self.stage += 1
        if STEAL.made(action):
            steal(state, seat, first(action))
        else:
            carry_out_effect(state, state.tanks[self.tank], action)

    def why_not(self, state: DuelState, seat: Seat, action: Action) -> Refusal | None:
        if self.stage == 0:
            if STEAL.made(action):
                if first(action) in self._victims(state):
                    return None
                return no("8.3.4(1)", "no-opponent-with-cards", Fact("seat", SEAT, first(action)))
            return no("8.3.4(1)", "steal-first")
        return why_not_effect(state, state.tanks[self.tank], action, no("8.3.4(2)", "choose-effect"))

    def copy(self) -> LeadershipAction:
        return LeadershipAction(self.tank, self.stage)

    def save(self) -> list[int]:
        return [self.tank, self.stage]


def steal(state: DuelState, thief: Seat, victim: Seat) -> None:
    """Steal a random card. Both players know it, the others do not."""
    hand = state.hands[victim]
    card = hand[state.rng.below(len(hand))]
    known_to_thief = [other for other in hand if state.known[other] >> thief & 1]
    leave_hand_hidden(state, victim, card)
    for other in known_to_thief:  # the thief saw the stolen card
        if other != card:
            state.known[other] |= 1 << thief
    take_into_hand(state, thief, card)
    state.known[card] |= 1 << victim
    state.emit(STOLE, thief, victim)
    state.whisper(thief, STOLE_CARD, thief, victim, card)
    state.whisper(victim, STOLE_CARD, thief, victim, card)


class OrderAction(DuelStep):
    """D:order: the special action printed on the card, or one of the effects."""

    __slots__ = ("card", "stage", "tank")

    rule: ClassVar[str] = "8.4.1(1)"

    def __init__(self, tank: TankId, card: CardId, stage: int) -> None:
        self.tank = tank
        self.card = card
        self.stage = stage

    def ask(self, state: DuelState) -> list[Decision]:
        if self.stage:
            return []
        tank = state.tanks[self.tank]
        return asked(tank.seat, "order", order_uses(state, tank, self.card))

    def advance(self, state: DuelState) -> None:
        tank = state.tanks[self.tank]
        if self.stage == 0:
            self.answer(state, tank.seat, order_uses(state, tank, self.card)[0])
        else:
            state.stack.pop()
            end_unit(state)

    def answer(self, state: DuelState, seat: Seat, action: Action) -> None:
        self.stage = 1
        if SPECIAL.made(action):
            special_order(state, state.tanks[self.tank], state.cards.special[self.card])
        else:
            carry_out_effect(state, state.tanks[self.tank], action)

    def why_not(self, state: DuelState, seat: Seat, action: Action) -> Refusal | None:
        if SPECIAL.made(action):
            return why_no_special(state, state.tanks[self.tank], self.card)
        return why_not_effect(state, state.tanks[self.tank], action, no("8.4.1(1)", "choose-effect"))

    def copy(self) -> OrderAction:
        return OrderAction(self.tank, self.card, self.stage)

    def save(self) -> list[int]:
        return [self.tank, self.card, self.stage]


def broken_friends(state: DuelState, tank: Tank) -> list[Tank]:
    return [other for other in state.tanks if other.side == tank.side and other.alive and other.broken]


def order_uses(state: DuelState, tank: Tank, card: CardId) -> list[Action]:
    """The possible special actions."""
    uses: list[Action] = []
    if has_special(state, tank, card):
        uses.append(SPECIAL.of())
    offer_effects(state, tank, uses)
    return uses


def has_special(state: DuelState, tank: Tank, card: CardId) -> bool:
    """D4.2: RECON needs a discard pile, REGROUP a broken crew of the side."""
    special = state.cards.special[card]
    if special == RECON:
        return bool(state.discard)
    return special != REGROUP or bool(broken_friends(state, tank))


def why_no_special(state: DuelState, tank: Tank, card: CardId) -> Refusal | None:
    if has_special(state, tank, card):
        return None
    return no("8.4.1(1)", "special-not-possible", Fact("card", CARD, card))


def why_no_order(state: DuelState, tank: Tank, card: CardId) -> Refusal | None:
    """8.4(1): an ORDER card without any effect cannot be played."""
    refusal = why_not_in_hand(state, tank.seat, card)
    if refusal is not None:
        return refusal
    if state.cards.special[card] == NO_SPECIAL:
        return no("8.4(1)", "not-an-order-card", Fact("card", CARD, card))
    return None if order_uses(state, tank, card) else why_no_special(state, tank, card)


def special_order(state: DuelState, tank: Tank, special: int) -> None:
    """D4.2"""
    if special == RECON:
        for card in state.discard:
            state.known[card] |= 1 << tank.seat  # the player looks through the pile
        state.stack.append(ReconPick(tank.seat))
    elif special == REGROUP:
        state.stack.append(RegroupPick(tank.number))
    else:
        for _ in range(RESERVES_DRAWN):
            draw(state, tank.seat)  # A7


class ReconPick(DuelStep):
    """D:recon_pick: look through the discard pile and take one card. Nobody else sees which one (4.0).

    The player cannot take another RECON: two of them could fetch each other forever (docs/decisions/duel-rulings.md).
    """

    __slots__ = ("seat",)

    rule: ClassVar[str] = "4.0(1)"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def _takeable(self, state: DuelState) -> list[CardId]:
        return [card for card in sorted(state.discard) if state.cards.special[card] != RECON]

    def ask(self, state: DuelState) -> list[Decision]:
        return asked(self.seat, "recon_pick", [TAKE_CARD.of(card) for card in self._takeable(state)])

    def advance(self, state: DuelState) -> None:
        cards = self._takeable(state)
        if cards:
            self._take(state, cards[0])
        else:
            state.stack.pop()

    def answer(self, state: DuelState, seat: Seat, action: Action) -> None:
        self._take(state, first(action))

    def _take(self, state: DuelState, card: CardId) -> None:
        state.stack.pop()
        state.discard.remove(card)
        own = 1 << self.seat
        for other in state.discard:  # this player has seen all; the others cannot tell which card is gone
            state.known[other] = own
        take_into_hand(state, self.seat, card)
        state.tell_others(self.seat, RECON_TOOK, self.seat)
        state.whisper(self.seat, RECON_CARD, self.seat, card)

    def why_not(self, state: DuelState, seat: Seat, action: Action) -> Refusal | None:
        if TAKE_CARD.made(action):
            if first(action) in self._takeable(state):
                return None
            if first(action) in state.discard:
                return no("8.4.1(1)", "recon-takes-no-recon")
            return no("4.0(1)", "not-in-discard", Fact("card", CARD, first(action)))
        return no("4.0(1)", "answer-first")

    def copy(self) -> ReconPick:
        return ReconPick(self.seat)

    def save(self) -> list[int]:
        return [self.seat]


class RegroupPick(DuelStep):
    """D:regroup_pick: any friendly crew, also another player's."""

    __slots__ = ("tank",)

    rule: ClassVar[str] = "8.4.1(1)"

    def __init__(self, tank: TankId) -> None:
        self.tank = tank

    def ask(self, state: DuelState) -> list[Decision]:
        tank = state.tanks[self.tank]
        return asked(tank.seat, "regroup_pick", [RALLY.of(other.number) for other in broken_friends(state, tank)])

    def advance(self, state: DuelState) -> None:
        self._rally(state, broken_friends(state, state.tanks[self.tank])[0])

    def answer(self, state: DuelState, seat: Seat, action: Action) -> None:
        self._rally(state, state.tanks[first(action)])

    def _rally(self, state: DuelState, friend: Tank) -> None:
        state.stack.pop()
        friend.broken = False
        state.emit(RALLIED, friend.number)

    def why_not(self, state: DuelState, seat: Seat, action: Action) -> Refusal | None:
        if RALLY.made(action):
            if state.tanks[first(action)] in broken_friends(state, state.tanks[self.tank]):
                return None
            return no("8.4.1(1)", "not-a-broken-friend", Fact("tank", TANK, first(action)))
        return no("8.4.1(1)", "answer-first")

    def copy(self) -> RegroupPick:
        return RegroupPick(self.tank)

    def save(self) -> list[int]:
        return [self.tank]
