"""R10: the attack of the base game. R8 limits its targets; R11 resolves a strike."""

from __future__ import annotations

from typing import ClassVar

from tankodrom.core.action import Action, Seat, first, second, third
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.rush.bases import damage_base, damage_guard, destroy_guard, why_gone
from tankodrom.games.rush.cards import FIRST_VEHICLE, HEAVY_TANK, NO_CARD, CardId
from tankodrom.games.rush.events import DECLARED, STRUCK_BASE, STRUCK_GUARD, WASTED
from tankodrom.games.rush.medals import TakeMedals
from tankodrom.games.rush.piles import play_from_hand
from tankodrom.games.rush.state import GONE, SLOTS, RushState, RushStep
from tankodrom.games.rush.verbs import CARD, DECLARE, LAUNCH, NATION, STRIKE


def can_be_declared(state: RushState, seat: Seat, card: CardId) -> bool:
    """R10.2, R10.4: a vehicle with A of 1 or 2 that could get a target."""
    return state.cards.attack[card] > 0 and _could_get_target(state, seat, card)


def why_cannot_be_declared(state: RushState, seat: Seat, card: CardId) -> Refusal | None:
    about = Fact("card", CARD, card)
    if state.cards.attack[card] == 0:
        return no("R10.2", "cannot-attack", about)
    if not _could_get_target(state, seat, card):
        return no("R10.4", "no-target", about)
    return None


def _could_get_target(state: RushState, seat: Seat, card: CardId) -> bool:
    wants_guard = state.cards.vehicles_only[card]
    for enemy in state.rules.enemies[seat]:
        player = state.players[enemy]
        if wants_guard:
            if player.guards[0] != NO_CARD or player.guards[1] != NO_CARD or player.guards[2] != NO_CARD:
                return True
        elif player.has_base():
            return True
    return False


def offer_targets(state: RushState, seat: Seat, card: CardId, verb_base: int, choices: list[Action]) -> None:
    """R10.6, R8: every enemy guard, and every enemy base that has no guard now."""
    bases_only = state.cards.bases_only[card]
    vehicles_only = state.cards.vehicles_only[card]
    for enemy in state.rules.enemies[seat]:
        player = state.players[enemy]
        for slot in range(SLOTS):
            if player.bases[slot] != GONE:
                guarded = player.guards[slot] != NO_CARD
                if (guarded and not bases_only) or (not guarded and not vehicles_only):
                    choices.append(verb_base | card | enemy << 12 | slot << 24)


def why_cannot_target(state: RushState, seat: Seat, card: CardId, owner: Seat, slot: int) -> Refusal | None:
    if owner not in state.rules.enemies[seat]:
        return no("R10.6" if owner == seat else "V8.5", "not-an-enemy")
    player = state.players[owner]
    if player.bases[slot] == GONE:
        return why_gone(player, slot)
    guarded = player.guards[slot] != NO_CARD
    if guarded and state.cards.bases_only[card]:
        return no("R8.1", "bases-only", Fact("card", CARD, card))
    if not guarded and state.cards.vehicles_only[card]:
        return no("R8.2", "vehicles-only", Fact("card", CARD, card))
    return None


def strike_base(state: RushState, seat: Seat, card: CardId, owner: Seat, slot: int) -> None:
    """R11.5-R11.8: only a heavy tank destroys an undamaged base at once."""
    state.emit(STRUCK_BASE, seat, card, owner, slot)
    damage_base(state, seat, owner, slot, at_once=state.cards.type[card] == HEAVY_TANK)


def strike_guard(state: RushState, seat: Seat, card: CardId, owner: Seat, slot: int) -> bool:
    """R11.1-R11.3: strike a guard. Returns whether it was destroyed."""
    state.emit(STRUCK_GUARD, seat, card, owner, slot)
    player = state.players[owner]
    if state.cards.attack[card] >= state.cards.defence[player.guards[slot]] or player.hurt[slot]:
        destroy_guard(state, owner, slot)
        return True
    damage_guard(state, owner, slot)
    return False


def declare(state: RushState, seat: Seat, card: CardId) -> None:
    """R10.3: declare the first attacker. The one attack of the turn begins (R10.1)."""
    state.turn.attacked = True
    play_from_hand(state, card)
    state.emit(DECLARED, seat, card)
    state.stack.append(DeclareAttack(seat, [card]))


def why_cannot_declare(state: RushState, seat: Seat, card: CardId) -> Refusal | None:
    """Why this card cannot be the first attacker. The card is in hand and unlocked."""
    if state.rules.interactive:
        return no("V3.3", "attack-one-by-one")
    if state.turn.attacked:
        return no("R10.1", "one-attack")
    return why_cannot_be_declared(state, seat, card)


class DeclareAttack(RushStep):
    """DP9: at least one attacker is declared. More attackers of the same nation may join."""

    __slots__ = ("attackers", "seat")

    rule: ClassVar[str] = "R10.3"

    def __init__(self, seat: Seat, attackers: list[CardId]) -> None:
        self.seat = seat
        self.attackers = attackers

    def ask(self, state: RushState) -> list[Decision]:
        nation = state.cards.nation[self.attackers[0]]
        choices: list[Action] = []
        for card in state.players[self.seat].hand:
            if (
                state.cards.nation[card] == nation
                and card not in state.turn.locked
                and can_be_declared(state, self.seat, card)
            ):
                choices.append(DECLARE.of(card))
        choices.append(LAUNCH.of())
        return [Decision(self.seat, "declare_more", choices)]

    def answer(self, state: RushState, seat: Seat, action: Action) -> None:
        if DECLARE.made(action):
            card = first(action)
            play_from_hand(state, card)
            self.attackers.append(card)
            state.emit(DECLARED, seat, card)
        else:
            state.stack[-1] = Strikes(seat, state.cards.nation[self.attackers[0]], self.attackers, 0)

    def why_not(self, state: RushState, seat: Seat, action: Action) -> Refusal | None:
        if LAUNCH.made(action):
            return None
        if STRIKE.made(action):
            return no("R10.3", "declare-first")
        if not DECLARE.made(action):
            return no("R10.11", "attack-first")
        card = first(action)
        about = Fact("card", CARD, card)
        if card not in state.players[seat].hand:
            return no("R10.2", "not-in-hand", about)
        if card in state.turn.locked:
            return no("R2.11", "locked", about)
        nation = state.cards.nation[self.attackers[0]]
        if card >= FIRST_VEHICLE and state.cards.nation[card] != nation:
            return no("R10.2", "attack-one-nation", Fact("nation", NATION, nation))
        return why_cannot_be_declared(state, seat, card)

    def copy(self) -> DeclareAttack:
        return DeclareAttack(self.seat, self.attackers[:])

    def save(self) -> list[int | list[int]]:
        return [self.seat, self.attackers]

    def cards(self) -> list[CardId]:
        return self.attackers


class Strikes(RushStep):
    """DP10: the attackers strike one by one. An attacker with a target must strike (R10.10)."""

    __slots__ = ("attackers", "kills", "nation", "seat")

    rule: ClassVar[str] = "R10.5"

    def __init__(self, seat: Seat, nation: int, attackers: list[CardId], kills: int) -> None:
        self.seat = seat
        self.nation = nation
        self.attackers = attackers
        self.kills = kills

    def ask(self, state: RushState) -> list[Decision]:
        choices: list[Action] = []
        for card in self.attackers:
            offer_targets(state, self.seat, card, STRIKE.base, choices)
        return [Decision(self.seat, "strike", choices)] if choices else []

    def answer(self, state: RushState, seat: Seat, action: Action) -> None:
        card = first(action)
        owner = second(action)
        slot = third(action)
        if state.players[owner].guards[slot] == NO_CARD:
            strike_base(state, seat, card, owner, slot)
        elif strike_guard(state, seat, card, owner, slot):
            self.kills += 1
        self.attackers.remove(card)
        state.players[seat].store.append(card)

    def advance(self, state: RushState) -> None:
        """R10.10, R10.12: attackers without a target go to the store; then the player takes the reward."""
        for card in self.attackers:
            state.players[self.seat].store.append(card)
            state.emit(WASTED, self.seat, card)
        state.stack.pop()
        if self.kills:
            state.stack.append(TakeMedals(self.seat, self.nation, self.kills))

    def why_not(self, state: RushState, seat: Seat, action: Action) -> Refusal | None:
        if DECLARE.made(action):
            return no("R10.3", "attackers-fixed")
        if not STRIKE.made(action):
            return no("R10.11", "attack-first")
        card = first(action)
        if card not in self.attackers:
            return no("R10.3", "not-an-attacker", Fact("card", CARD, card))
        return why_cannot_target(state, seat, card, second(action), third(action))

    def copy(self) -> Strikes:
        return Strikes(self.seat, self.nation, self.attackers[:], self.kills)

    def save(self) -> list[int | list[int]]:
        return [self.seat, self.nation, self.attackers, self.kills]

    def cards(self) -> list[CardId]:
        return self.attackers
