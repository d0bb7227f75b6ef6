"""The free actions of a turn: R10 upgrades, R11 armour, R12 one-off actions."""

from __future__ import annotations

from typing import ClassVar

from tankodrom.core.action import Action, Seat, first, second, third
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.battlegrounds.events import ABSORBED, EXTRA_TANK_USED, EXTRA_TURN_USED, KEPT_CARD, SAW_CARD
from tankodrom.games.battlegrounds.events import ATTACHED as ATTACHED_EVENT
from tankodrom.games.battlegrounds.kit import ARMOUR, EXTRA_TANK, EXTRA_TURN, FIRST_UPGRADE, SLOTS, CardId
from tankodrom.games.battlegrounds.state import (
    ATTACHED,
    AVAILABLE,
    NO_CARD,
    NO_PAIR,
    BattlegroundsState,
    BattlegroundsStep,
    Colour,
)
from tankodrom.games.battlegrounds.tokens import available_pairs, icons_of, use_up
from tankodrom.games.battlegrounds.verbs import ATTACH, CARD, ICON, KEEP_CARD, PAIR, USE_EXTRA_TANK, USE_EXTRA_TURN


def free_slot(state: BattlegroundsState, card: CardId) -> int:
    """R10.2: the first free slot of the card's two, or -1."""
    for slot in range(SLOTS * card, SLOTS * card + SLOTS):
        if state.attached[slot] == NO_PAIR:
            return slot
    return -1


def attachable_cards(state: BattlegroundsState, seat: Seat) -> list[CardId]:
    """R10.1, R15.4: active cards of the seat (in teams: of both members) with a free slot."""
    area = state.rules.area[seat]
    cards: list[CardId] = []
    for colour, card in enumerate(state.active):
        if card != NO_CARD and state.rules.area[state.rules.owner[colour]] == area and free_slot(state, card) >= 0:
            cards.append(card)
    cards.sort()
    return cards


def why_cannot_carry(state: BattlegroundsState, seat: Seat, card: CardId) -> Refusal | None:
    """Why no upgrade can be attached to this card."""
    area = state.rules.area[seat]
    for colour, other in enumerate(state.active):
        if other == card and state.rules.area[state.rules.owner[colour]] == area:
            return no("R10.2", "two-upgrades", Fact("card", CARD, card)) if free_slot(state, card) < 0 else None
    return no("R10.1", "not-an-active-card", Fact("card", CARD, card))


def is_free_action(action: Action) -> bool:
    return ATTACH.made(action) or USE_EXTRA_TANK.made(action) or USE_EXTRA_TURN.made(action)


def offer_free_actions(state: BattlegroundsState, seat: Seat, choices: list[Action], last: bool) -> None:
    """R4.10, R4.11: attach, extra tank; at the end of a segment also an extra turn."""
    pairs = available_pairs(state, seat)
    if not pairs:
        return
    cards = attachable_cards(state, seat)
    for pair in pairs:
        icons = icons_of(state, pair)
        for card in cards:
            for icon in icons:
                if icon >= FIRST_UPGRADE:
                    choices.append(ATTACH.of(state.pair_first[pair], card, icon))
    for pair in pairs:
        if state.deck and EXTRA_TANK in icons_of(state, pair):
            choices.append(USE_EXTRA_TANK.of(state.pair_first[pair]))
    if last:
        for pair in pairs:
            if EXTRA_TURN in icons_of(state, pair):
                choices.append(USE_EXTRA_TURN.of(state.pair_first[pair]))


def why_cannot_take_free_action(
    state: BattlegroundsState, seat: Seat, action: Action, last: bool
) -> Refusal | None:
    pair = state.pair_named(first(action))
    about = Fact("pair", PAIR, first(action))
    if pair == NO_PAIR or state.pair_area[pair] != state.rules.area[seat]:
        return no("R9.9", "no-such-pair", about)
    if state.pair_state[pair] != AVAILABLE:
        return no("R10.3" if state.pair_state[pair] == ATTACHED else "R9.10", "pair-not-available", about)
    icon = third(action) if ATTACH.made(action) else EXTRA_TANK if USE_EXTRA_TANK.made(action) else EXTRA_TURN
    if icon not in icons_of(state, pair):
        return no("R9.7", "pair-has-other-effect", about, Fact("icon", ICON, icon))
    if ATTACH.made(action):
        if icon < FIRST_UPGRADE:
            return no("R12.1" if icon == EXTRA_TURN else "R12.4", "no-upgrade", Fact("icon", ICON, icon))
        return why_cannot_carry(state, seat, second(action))
    if icon == EXTRA_TANK and not state.deck:
        return no("R12.5", "deck-empty")
    if icon == EXTRA_TURN and not last:
        return no("R4.11", "extra-turn-at-the-end")
    return None


def do_free_action(state: BattlegroundsState, seat: Seat, action: Action) -> bool:
    """Attach or take an extra tank. False if it is another action."""
    if ATTACH.made(action):
        pair = state.pair_named(first(action))
        card = second(action)
        state.attached[free_slot(state, card)] = pair
        state.pair_state[pair] = ATTACHED
        state.pair_icon[pair] = third(action)
        state.emit(ATTACHED_EVENT, card, third(action))
        return True
    if USE_EXTRA_TANK.made(action):
        use_up(state, state.pair_named(first(action)))
        state.emit(EXTRA_TANK_USED, seat)
        _draw_tanks(state, seat)
        return True
    return False


def use_extra_turn(state: BattlegroundsState, seat: Seat, action: Action) -> None:
    """R12.1: the pair is used; the caller begins a further segment."""
    use_up(state, state.pair_named(first(action)))
    state.emit(EXTRA_TURN_USED, seat)


def _draw_tanks(state: BattlegroundsState, seat: Seat) -> None:
    """R12.4, R12.5: draw the top two cards and keep one. A single last card is kept."""
    for _ in range(min(2, len(state.deck))):
        card = state.deck.pop()
        state.drawn.append(card)
        if state.rules.draft:
            state.emit(SAW_CARD, card)
        else:
            state.whisper(seat, SAW_CARD, card)
    if len(state.drawn) == 1:
        _keep(state, seat, state.drawn[0])
    else:
        state.stack.append(KeepCard(seat))


def _keep(state: BattlegroundsState, seat: Seat, card: CardId) -> None:
    state.drawn.remove(card)
    state.tank_owner[card] = seat
    state.emit(KEPT_CARD, seat, card)
    state.rejected[seat] += state.drawn
    state.drawn = []


def absorb(state: BattlegroundsState, colour: Colour) -> bool:
    """R11.2, R11.3: armour absorbs the first event that would destroy the tank. Returns whether it did."""
    card = state.active[colour]
    for slot in range(SLOTS * card, SLOTS * card + SLOTS):
        pair = state.attached[slot]
        if pair != NO_PAIR and state.pair_icon[pair] == ARMOUR:
            state.attached[slot] = NO_PAIR
            use_up(state, pair)
            state.emit(ABSORBED, colour, state.where[colour])
            return True
    return False


def strip(state: BattlegroundsState, card: CardId) -> None:
    """R17.18: pairs on a card that goes to the box are used up; they keep their points."""
    for slot in range(SLOTS * card, SLOTS * card + SLOTS):
        if state.attached[slot] != NO_PAIR:
            use_up(state, state.attached[slot])
            state.attached[slot] = NO_PAIR


class KeepCard(BattlegroundsStep):
    """D14: one of the two cards just drawn."""

    __slots__ = ("seat",)

    rule: ClassVar[str] = "R12.4"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, state: BattlegroundsState) -> list[Decision]:
        return [Decision(self.seat, "keep_card", [KEEP_CARD.of(card) for card in sorted(state.drawn)])]

    def answer(self, state: BattlegroundsState, seat: Seat, action: Action) -> None:
        state.stack.pop()
        _keep(state, seat, first(action))

    def why_not(self, state: BattlegroundsState, seat: Seat, action: Action) -> Refusal | None:
        if not KEEP_CARD.made(action):
            return no("R12.4", "keep-first")
        if first(action) not in state.drawn:
            return no("R12.4", "not-drawn", Fact("card", CARD, first(action)))
        return None

    def copy(self) -> KeepCard:
        return KeepCard(self.seat)

    def save(self) -> list[int]:
        return [self.seat]
