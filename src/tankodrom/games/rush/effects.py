"""R7: the effects of the eight abilities."""

from __future__ import annotations

from typing import ClassVar

from tankodrom.core.action import NUMBER, Action, Seat, first, second
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.rush.bases import damage_base, damage_guard, destroy_guard, why_gone
from tankodrom.games.rush.cards import (
    HEROIC_DEED,
    NO_CARD,
    REARMAMENT,
    RECRUITMENT,
    REINFORCEMENTS,
    RESEARCH,
    SABOTAGE,
    SCOUTING,
    CardId,
)
from tankodrom.games.rush.events import ACED, RECRUITING, SABOTAGED, TOOK
from tankodrom.games.rush.keeping import RecruitmentMode
from tankodrom.games.rush.medals import take_single
from tankodrom.games.rush.piles import draw_in_play, scrap
from tankodrom.games.rush.shop import replace_shop, take_from_shop
from tankodrom.games.rush.state import GONE, SLOTS, RushState, RushStep
from tankodrom.games.rush.verbs import ACE_BASE, ACE_GUARD, CARD, DISCARD, POSITION, SCRAP, STOP, TAKE


def begin_effect(state: RushState, seat: Seat, card: CardId, ability: int) -> None:
    """Carry out the ability, or open the step that asks for its choices."""
    if ability == REINFORCEMENTS:
        draw_in_play(state, seat, state.cards.draws[card])  # R7.1
    elif ability == RECRUITMENT:
        if state.rules.recruitment_choice:
            state.stack.append(RecruitmentMode(seat))  # V7.1
        else:
            state.turn.recruiting = True  # R7.2
            state.emit(RECRUITING, seat)
    elif ability == SCOUTING:
        replace_shop(state)  # R7.3
    elif ability == SABOTAGE:
        state.stack.append(SabotageDiscards(state.rules.enemies[seat][:]))
    elif ability == RESEARCH:
        scrap(state, seat, card)  # R7.6
        state.stack.append(ResearchPick(seat, state.cards.research[card]))
    elif ability == REARMAMENT:
        state.stack.append(Rearm(seat, 0))
    elif ability == HEROIC_DEED:
        take_single(state, seat, state.cards.nation[card])  # R7.8
    else:
        state.stack.append(AceTarget(seat, card))


class SabotageDiscards(RushStep):
    """DP8, R7.4: each opponent, clockwise, puts one hand card into their own store."""

    __slots__ = ("waiting",)

    rule: ClassVar[str] = "R7.4"

    def __init__(self, waiting: list[Seat]) -> None:
        self.waiting = waiting

    def ask(self, state: RushState) -> list[Decision]:
        if not self.waiting or not state.players[self.waiting[0]].hand:
            return []
        seat = self.waiting[0]
        choices: list[Action] = []
        for card in state.players[seat].hand:
            action = DISCARD.of(card)
            if action not in choices:
                choices.append(action)
        return [Decision(seat, "sabotage_discard", choices)]

    def advance(self, state: RushState) -> None:
        if self.waiting:
            self.waiting.pop(0)  # a player without hand cards is skipped
        else:
            state.stack.pop()

    def answer(self, state: RushState, seat: Seat, action: Action) -> None:
        card = first(action)
        player = state.players[seat]
        player.hand.remove(card)
        if card in player.shown:
            player.shown.remove(card)
        player.store.append(card)
        state.emit(SABOTAGED, seat, card)
        self.waiting.pop(0)

    def why_not(self, state: RushState, seat: Seat, action: Action) -> Refusal | None:
        if not DISCARD.made(action):
            return no("R7.4", "sabotage-first")
        if first(action) not in state.players[seat].hand:
            return no("R7.4", "not-in-hand", Fact("card", CARD, first(action)))
        return None

    def copy(self) -> SabotageDiscards:
        return SabotageDiscards(self.waiting[:])

    def save(self) -> list[list[int]]:
        return [self.waiting]


class AceTarget(RushStep):
    """DP5, R7.5: one point of damage to any enemy guard or base. Not an attack (R7.5e)."""

    __slots__ = ("card", "seat")

    rule: ClassVar[str] = "R7.5"

    def __init__(self, seat: Seat, card: CardId) -> None:
        self.seat = seat
        self.card = card

    def ask(self, state: RushState) -> list[Decision]:
        choices: list[Action] = []
        for enemy in state.rules.enemies[self.seat]:
            player = state.players[enemy]
            for slot in range(SLOTS):
                if player.bases[slot] != GONE:
                    if player.guards[slot] != NO_CARD:
                        choices.append(ACE_GUARD.of(enemy, slot))
                    choices.append(ACE_BASE.of(enemy, slot))
        return [Decision(self.seat, "ace_target", choices)]

    def answer(self, state: RushState, seat: Seat, action: Action) -> None:
        owner = first(action)
        slot = second(action)
        state.stack.pop()
        state.emit(ACED, seat, self.card, owner, slot)
        if ACE_BASE.made(action):
            damage_base(state, seat, owner, slot, at_once=False)  # R7.5b: also if the ace is a heavy tank
            return
        player = state.players[owner]
        if state.cards.defence[player.guards[slot]] < 2 or player.hurt[slot]:  # R7.5a
            destroy_guard(state, owner, slot)
            take_single(state, seat, state.cards.nation[self.card])  # R7.5d, R12.8
        else:
            damage_guard(state, owner, slot)

    def why_not(self, state: RushState, seat: Seat, action: Action) -> Refusal | None:
        if not (ACE_GUARD.made(action) or ACE_BASE.made(action)):
            return no("R7.5", "ace-first")
        owner = first(action)
        slot = second(action)
        if owner not in state.rules.enemies[seat]:
            return no("R7.5" if owner == seat else "V8.5", "not-an-enemy")
        player = state.players[owner]
        if player.bases[slot] == GONE:
            return why_gone(player, slot)
        if ACE_GUARD.made(action) and player.guards[slot] == NO_CARD:
            return no("R7.5", "no-guard-there")
        return None

    def copy(self) -> AceTarget:
        return AceTarget(self.seat, self.card)

    def save(self) -> list[int]:
        return [self.seat, self.card]


class ResearchPick(RushStep):
    """DP6, R7.6: take one shop vehicle of price at most `limit` for free. This is not a purchase (R7.6a)."""

    __slots__ = ("limit", "seat")

    rule: ClassVar[str] = "R7.6"

    def __init__(self, seat: Seat, limit: int) -> None:
        self.seat = seat
        self.limit = limit

    def ask(self, state: RushState) -> list[Decision]:
        choices = [
            TAKE.of(place + 1) for place, card in enumerate(state.shop) if state.cards.price[card] <= self.limit
        ]
        return [Decision(self.seat, "research_pick", choices)]

    def answer(self, state: RushState, seat: Seat, action: Action) -> None:
        state.stack.pop()
        card = state.shop[first(action) - 1]
        state.players[seat].store.append(card)
        state.emit(TOOK, seat, card)
        take_from_shop(state, first(action))

    def why_not(self, state: RushState, seat: Seat, action: Action) -> Refusal | None:
        if not TAKE.made(action):
            return no("R7.6", "research-first")
        position = first(action)
        if position > len(state.shop):
            return no("R4.5", "shop-place-empty", Fact("position", POSITION, position))
        card = state.shop[position - 1]
        if state.cards.price[card] > self.limit:
            return no("R7.6b", "research-too-dear", Fact("card", CARD, card), Fact("limit", NUMBER, self.limit))
        return None

    def copy(self) -> ResearchPick:
        return ResearchPick(self.seat, self.limit)

    def save(self) -> list[int]:
        return [self.seat, self.limit]


class Rearm(RushStep):
    """DP7, R7.7: one or two cards of the player's store go to the scrapyard."""

    __slots__ = ("scrapped", "seat")

    rule: ClassVar[str] = "R7.7"

    def __init__(self, seat: Seat, scrapped: int) -> None:
        self.seat = seat
        self.scrapped = scrapped

    def ask(self, state: RushState) -> list[Decision]:
        choices: list[Action] = []
        if self.scrapped < 2:
            for card in state.players[self.seat].store:
                action = SCRAP.of(card)
                if action not in choices:
                    choices.append(action)
        if choices and self.scrapped:
            choices.append(STOP.of())
        return [Decision(self.seat, "rearm", choices)] if choices else []

    def advance(self, state: RushState) -> None:
        state.stack.pop()

    def answer(self, state: RushState, seat: Seat, action: Action) -> None:
        if STOP.made(action):
            state.stack.pop()
            return
        card = first(action)
        state.players[seat].store.remove(card)
        scrap(state, seat, card)
        self.scrapped += 1

    def why_not(self, state: RushState, seat: Seat, action: Action) -> Refusal | None:
        if STOP.made(action):
            return None if self.scrapped else no("R7.7", "scrap-at-least-one")
        if not SCRAP.made(action):
            return no("R7.7", "rearmament-first")
        if first(action) not in state.players[seat].store:
            return no("R7.7", "not-in-store", Fact("card", CARD, first(action)))
        return None

    def copy(self) -> Rearm:
        return Rearm(self.seat, self.scrapped)

    def save(self) -> list[int]:
        return [self.seat, self.scrapped]
