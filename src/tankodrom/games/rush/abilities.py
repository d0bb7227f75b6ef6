"""R6: the abilities of a card are used one after another, then the card goes to its place.

`effects.py` (R7) carries out each ability.
"""

from __future__ import annotations

from typing import ClassVar

from tankodrom.core.action import Action, Seat, first, second
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.rush.bases import PlaceGuard
from tankodrom.games.rush.cards import (
    HEROIC_DEED,
    REARMAMENT,
    RECRUITMENT,
    REINFORCEMENTS,
    RESEARCH,
    SABOTAGE,
    SCOUTING,
    CardId,
)
from tankodrom.games.rush.effects import begin_effect
from tankodrom.games.rush.events import STORED, USED
from tankodrom.games.rush.piles import can_draw_in_play, play_from_hand
from tankodrom.games.rush.state import RushState, RushStep
from tankodrom.games.rush.verbs import ABILITY, CARD, FINISH, USE, USE_MORE


def can_have_effect(state: RushState, seat: Seat, card: CardId, ability: int) -> bool:
    """R6.4: an ability that could do nothing cannot be used."""
    if ability == REINFORCEMENTS:
        return can_draw_in_play(state, seat)
    if ability == RECRUITMENT:
        return True
    if ability == SCOUTING:
        return bool(state.shop or state.deck or state.discard)
    if ability == SABOTAGE:
        for enemy in state.rules.enemies[seat]:
            if state.players[enemy].hand:
                return True
        return False
    if ability == RESEARCH:
        limit = state.cards.research[card]
        for vehicle in state.shop:
            if state.cards.price[vehicle] <= limit:
                return True
        return False
    if ability == REARMAMENT:
        return bool(state.players[seat].store)
    if ability == HEROIC_DEED:
        return state.singles[state.cards.nation[card]] > 0
    for enemy in state.rules.enemies[seat]:  # tank ace
        if state.players[enemy].has_base():
            return True
    return False


def offer_uses(state: RushState, seat: Seat, card: CardId, choices: list[Action]) -> None:
    for ability in state.cards.abilities[card]:
        if can_have_effect(state, seat, card, ability):
            choices.append(USE.of(card, ability))


def why_cannot_use(state: RushState, seat: Seat, card: CardId, ability: int) -> Refusal | None:
    about = Fact("card", CARD, card)
    what = Fact("ability", ABILITY, ability)
    if ability not in state.cards.abilities[card]:
        return no("R6.1", "no-such-ability", about, what)
    if not can_have_effect(state, seat, card, ability):
        return no("R6.4", "no-effect", about, what)
    return None


def use(state: RushState, seat: Seat, action: Action) -> None:
    card = first(action)
    play_from_hand(state, card)
    state.stack.append(ResolveCard(seat, card, []))
    _use_ability(state, seat, card, second(action))


def _use_ability(state: RushState, seat: Seat, card: CardId, ability: int) -> None:
    state.emit(USED, seat, card, ability)
    if ability == RESEARCH:
        state.stack.pop()  # R7.6: the card is gone, so nothing further of it can be used (A20)
    else:
        resolving = state.stack[-1]
        assert isinstance(resolving, ResolveCard)
        resolving.used.append(ability)
    begin_effect(state, seat, card, ability)


class ResolveCard(RushStep):
    """DP3: a card is under resolution and one of its abilities was just resolved."""

    __slots__ = ("card", "seat", "used")

    rule: ClassVar[str] = "R6.2"

    def __init__(self, seat: Seat, card: CardId, used: list[int]) -> None:
        self.seat = seat
        self.card = card
        self.used = used

    def ask(self, state: RushState) -> list[Decision]:
        choices: list[Action] = []
        for ability in state.cards.abilities[self.card]:
            if ability not in self.used and can_have_effect(state, self.seat, self.card, ability):
                choices.append(USE_MORE.of(ability))
        choices.append(FINISH.of())
        return [Decision(self.seat, "continue_card", choices)]

    def answer(self, state: RushState, seat: Seat, action: Action) -> None:
        if USE_MORE.made(action):
            _use_ability(state, seat, self.card, first(action))
            return
        state.stack.pop()
        player = state.players[seat]
        if state.cards.defence[self.card] > 0 and player.has_base():
            state.stack.append(PlaceGuard(seat, self.card))  # R6.5
        else:
            player.store.append(self.card)  # R6.6, R17.2
            state.emit(STORED, seat, self.card)

    def why_not(self, state: RushState, seat: Seat, action: Action) -> Refusal | None:
        if FINISH.made(action):
            return None
        if not USE_MORE.made(action):
            return no("R2.14", "card-first", Fact("card", CARD, self.card))
        ability = first(action)
        if ability in self.used:
            return no("R6.2", "ability-used", Fact("ability", ABILITY, ability))
        return why_cannot_use(state, seat, self.card, ability)

    def copy(self) -> ResolveCard:
        return ResolveCard(self.seat, self.card, self.used[:])

    def save(self) -> list[int | list[int]]:
        return [self.seat, self.card, self.used]

    def cards(self) -> list[CardId]:
        return [self.card]
