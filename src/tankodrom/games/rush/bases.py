"""R9: guards on bases, and R11: damage to guards and bases."""

from __future__ import annotations

from typing import ClassVar

from tankodrom.core.action import Action, Seat, first, second, third
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.rush.cards import CAPTURED_BASE, NO_CARD, CardId
from tankodrom.games.rush.events import (
    BASE_DAMAGED,
    BASE_DESTROYED,
    DISPLACED,
    GUARD_DAMAGED,
    GUARD_DESTROYED,
    GUARD_RETURNED,
    GUARDED,
)
from tankodrom.games.rush.medals import begin_final_round
from tankodrom.games.rush.piles import play_from_hand
from tankodrom.games.rush.state import DAMAGED, GONE, INTACT, SLOTS, Player, RushState, RushStep
from tankodrom.games.rush.verbs import CARD, GUARD, GUARD_ALLY, PLACE, SLOT


def open_slots(player: Player) -> list[int]:
    """R9.3, R9.4: the bases where a guard may be placed: those without a guard, or all if every base has one."""
    standing: list[int] = []
    unguarded: list[int] = []
    for slot in range(SLOTS):
        if player.bases[slot] != GONE:
            standing.append(slot)
            if player.guards[slot] == NO_CARD:
                unguarded.append(slot)
    return unguarded or standing


def why_cannot_guard_slot(player: Player, slot: int) -> Refusal | None:
    if not player.has_base():
        return no("R17.2", "no-base-left")
    if player.bases[slot] == GONE:
        return no("R11.8", "base-is-gone", Fact("slot", SLOT, slot))
    if slot not in open_slots(player):
        return no("R9.3", "unguarded-first", Fact("slot", SLOT, slot))
    return None


def repair(player: Player) -> bool:
    """R2.2: repair the player's guards and bases. Returns whether anything was damaged."""
    repaired = False
    for slot in range(SLOTS):
        if player.bases[slot] == DAMAGED:
            player.bases[slot] = INTACT
            repaired = True
        if player.hurt[slot]:
            player.hurt[slot] = False
            repaired = True
    return repaired


def place_guard(state: RushState, seat: Seat, card: CardId, owner: Seat, slot: int) -> None:
    """R9.4, R9.9: the new guard is undamaged. The guard that it displaces goes to the base owner's store."""
    player = state.players[owner]
    displaced = player.guards[slot]
    if displaced != NO_CARD:
        player.store.append(displaced)
        state.emit(DISPLACED, owner, displaced, slot)
    player.guards[slot] = card
    player.hurt[slot] = False
    state.emit(GUARDED, seat, card, owner, slot)


def damage_guard(state: RushState, owner: Seat, slot: int) -> None:
    player = state.players[owner]
    player.hurt[slot] = True
    state.emit(GUARD_DAMAGED, owner, player.guards[slot], slot)


def destroy_guard(state: RushState, owner: Seat, slot: int) -> None:
    """R11.4: a destroyed guard goes to its owner's store, undamaged (R11.10)."""
    player = state.players[owner]
    state.emit(GUARD_DESTROYED, owner, player.guards[slot], slot)
    player.store.append(player.guards[slot])
    player.guards[slot] = NO_CARD
    player.hurt[slot] = False


def damage_base(state: RushState, by: Seat, owner: Seat, slot: int, at_once: bool) -> None:
    """R11.5-R11.7: a base is lost at the second damage, or at once to a heavy tank's strike."""
    player = state.players[owner]
    if at_once or player.bases[slot] == DAMAGED:
        _destroy_base(state, by, owner, slot)
    else:
        player.bases[slot] = DAMAGED
        state.emit(BASE_DAMAGED, owner, slot)


def _destroy_base(state: RushState, by: Seat, owner: Seat, slot: int) -> None:
    """R11.8; R7.5c: a guard on it goes to the store and earns nothing. The last base is end trigger a (R14.1)."""
    player = state.players[owner]
    state.emit(BASE_DESTROYED, owner, slot, by)
    guard = player.guards[slot]
    if guard != NO_CARD:
        player.guards[slot] = NO_CARD
        player.hurt[slot] = False
        player.store.append(guard)
        state.emit(GUARD_RETURNED, owner, guard, slot)
    player.bases[slot] = GONE
    state.players[by].store.append(CAPTURED_BASE)
    if not player.has_base():
        begin_final_round(state)


# DP1: guard(card, slot), guard_ally(card, ally, slot)


def offer_guards(state: RushState, seat: Seat, card: CardId, choices: list[Action]) -> None:
    """R9.1, R9.2, V8.10: guarding without an ability, for an unlocked hand vehicle with D of 1 or 2."""
    for slot in open_slots(state.players[seat]):
        choices.append(GUARD.of(card, slot))
    for ally in state.rules.allies[seat]:
        for slot in open_slots(state.players[ally]):
            choices.append(GUARD_ALLY.of(card, ally, slot))


def why_cannot_guard(state: RushState, seat: Seat, action: Action) -> Refusal | None:
    """Why this card cannot guard. The card is in hand and unlocked."""
    card = first(action)
    if state.cards.defence[card] == 0:
        return no("R9.1", "guard-needs-defence", Fact("card", CARD, card))
    if GUARD.made(action):
        return why_cannot_guard_slot(state.players[seat], second(action))
    ally = second(action)
    if not state.rules.teams_on:
        return no("V8.10", "allies-only-in-teams")
    if ally not in state.rules.allies[seat]:
        return no("V8.10", "not-an-ally")
    return why_cannot_guard_slot(state.players[ally], third(action))


def guard_from_hand(state: RushState, seat: Seat, action: Action) -> None:
    card = first(action)
    play_from_hand(state, card)
    if GUARD.made(action):
        place_guard(state, seat, card, seat, second(action))
    else:
        place_guard(state, seat, card, second(action), third(action))


def why_gone(player: Player, slot: int) -> Refusal:
    """Why a slot without a base cannot be the target of an attack or a tank ace."""
    if player.has_base():
        return no("R11.8", "base-is-gone", Fact("slot", SLOT, slot))
    return no("R17.3", "nothing-there")


class PlaceGuard(RushStep):
    """DP4: a vehicle that used its ability must guard one of the player's bases (R6.5)."""

    __slots__ = ("card", "seat")

    rule: ClassVar[str] = "R6.5"

    def __init__(self, seat: Seat, card: CardId) -> None:
        self.seat = seat
        self.card = card

    def ask(self, state: RushState) -> list[Decision]:
        slots = open_slots(state.players[self.seat])
        return [Decision(self.seat, "place_guard", [PLACE.of(slot) for slot in slots])]

    def answer(self, state: RushState, seat: Seat, action: Action) -> None:
        state.stack.pop()
        place_guard(state, seat, self.card, seat, first(action))

    def why_not(self, state: RushState, seat: Seat, action: Action) -> Refusal | None:
        if PLACE.made(action):
            return why_cannot_guard_slot(state.players[seat], first(action))
        if GUARD_ALLY.made(action):
            return no("V8.12", "not-on-an-ally")
        return no("R6.5", "must-guard", Fact("card", CARD, self.card))

    def copy(self) -> PlaceGuard:
        return PlaceGuard(self.seat, self.card)

    def save(self) -> list[int]:
        return [self.seat, self.card]

    def cards(self) -> list[CardId]:
        return [self.card]
