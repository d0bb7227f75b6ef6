"""V3: interactive combat. Single attacks, and support from both sides in a fight over a guard (V8.6, V8.7)."""

from __future__ import annotations

from typing import ClassVar

from tankodrom.core.action import Action, Seat, first, second, third
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.rush.attack import offer_targets, strike_base, why_not_target
from tankodrom.games.rush.bases import destroy_guard
from tankodrom.games.rush.cards import FIRST_VEHICLE, NO_CARD, NO_NATION, SINGLES, CardId, Nation
from tankodrom.games.rush.piles import leave_hand, play_from_hand
from tankodrom.games.rush.state import RushState, RushStep
from tankodrom.games.rush.verbs import (
    ATTACK,
    CARD,
    NATION,
    PASS,
    PASSED,
    REPELLED,
    STRUCK_GUARD,
    SUPPORT,
    SUPPORTED,
)


def offer_attacks(state: RushState, seat: Seat, card: CardId, choices: list[Action]) -> None:
    """V3.3-V3.5: one attacking card with its target, of the nation of the turn's first attacker."""
    if state.cards.attack[card] == 0:
        return
    nation = state.turn.attack_nation
    if nation == NO_NATION or nation == state.cards.nation[card]:
        offer_targets(state, seat, card, ATTACK.base, choices)


def attack(state: RushState, seat: Seat, action: Action) -> None:
    card = first(action)
    owner = second(action)
    slot = third(action)
    play_from_hand(state, card)
    state.turn.attacked = True
    state.turn.attack_nation = state.cards.nation[card]
    if state.players[owner].guards[slot] == NO_CARD:
        strike_base(state, seat, card, owner, slot)  # V3.6: no support by anyone
        state.players[seat].store.append(card)
    else:
        state.emit(STRUCK_GUARD, seat, card, owner, slot)
        state.stack.append(begin_combat(state, seat, card, owner, slot))


def why_not_attack(state: RushState, seat: Seat, action: Action) -> Refusal:
    """The card is in hand and unlocked."""
    card = first(action)
    if not state.rules.interactive:
        return no("R10.3", "declare-first")
    if card < FIRST_VEHICLE or state.cards.attack[card] == 0:
        return no("R10.2", "cannot-attack", Fact("card", CARD, card))
    nation = state.turn.attack_nation
    if nation not in (NO_NATION, state.cards.nation[card]):
        return no("V3.4", "attack-one-nation", Fact("nation", NATION, nation))
    return why_not_target(state, seat, card, second(action), third(action))


def begin_combat(state: RushState, seat: Seat, card: CardId, owner: Seat, slot: int) -> Combat:
    """V3.7, V8.7: the defending side is asked first, each side from its principal on in team order."""
    return Combat(seat, card, owner, slot, _side(state, owner), _side(state, seat), 0, [], [], [])


def _side(state: RushState, principal: Seat) -> list[Seat]:
    """The members of a side in team order, the principal first (V3.13: alone without teams)."""
    members = members_in_order(state, principal)
    at = members.index(principal)
    return members[at:] + members[:at]


def members_in_order(state: RushState, seat: Seat) -> list[Seat]:
    """V8.2: members are numbered clockwise from the starting player."""
    rules = state.rules
    clockwise = [(rules.starter + step) % rules.seats for step in range(rules.seats)]
    return [other for other in clockwise if rules.team[other] == rules.team[seat]]


class Combat(RushStep):
    """DP13: the fight over a guard. It ends once everybody has passed since the last support card (V3.9).

    `defenders` and `attackers` rotate: the next to be asked stands first. `turn_of` is 0 when the defending
    side is to be asked next, 1 for the attacking side.
    """

    __slots__ = (
        "attackers",
        "card",
        "defenders",
        "owner",
        "passed",
        "seat",
        "slot",
        "support",
        "supporters",
        "turn_of",
    )

    rule: ClassVar[str] = "V3.7"

    def __init__(
        self,
        seat: Seat,
        card: CardId,
        owner: Seat,
        slot: int,
        defenders: list[Seat],
        attackers: list[Seat],
        turn_of: int,
        passed: list[Seat],
        support: list[CardId],
        supporters: list[Seat],
    ) -> None:
        self.seat = seat
        self.card = card
        self.owner = owner
        self.slot = slot
        self.defenders = defenders
        self.attackers = attackers
        self.turn_of = turn_of
        self.passed = passed
        self.support = support  # in the order played …
        self.supporters = supporters  # … and by whom

    def next_to_ask(self) -> Seat:
        """The first member of the side in turn who has not passed; else of the other side; else NO_CARD."""
        sides = (self.defenders, self.attackers) if self.turn_of == 0 else (self.attackers, self.defenders)
        for side in sides:
            for seat in side:
                if seat not in self.passed:
                    return seat
        return NO_CARD

    def support_nation(self, state: RushState, seat: Seat) -> Nation:
        """V3.7: the guard's nation for the defending side, the attacking vehicle's for the other."""
        if seat in self.defenders:
            return state.cards.nation[state.players[self.owner].guards[self.slot]]
        return state.cards.nation[self.card]

    def can_support(self, state: RushState, seat: Seat, card: CardId) -> bool:
        """V3.8: a vehicle or medal of the nation; not one that the active player has locked."""
        if card < SINGLES or state.cards.nation[card] != self.support_nation(state, seat):
            return False
        return seat != self.seat or card not in state.turn.locked

    def totals(self, state: RushState) -> tuple[int, int]:
        """Attack and defence so far: each support card adds 1, whatever is printed on it."""
        for_defence = 0
        for seat in self.supporters:
            if seat in self.defenders:
                for_defence += 1
        guard = state.players[self.owner].guards[self.slot]
        attack_total = state.cards.attack[self.card] + len(self.support) - for_defence
        return attack_total, state.cards.defence[guard] + for_defence

    def ask(self, state: RushState) -> list[Decision]:
        seat = self.next_to_ask()
        if seat == NO_CARD:
            return []
        choices: list[Action] = []
        for card in state.players[seat].hand:
            if self.can_support(state, seat, card):
                action = SUPPORT.of(card)
                if action not in choices:
                    choices.append(action)
        choices.append(PASS.of())
        return [Decision(seat, "support", choices)]

    def answer(self, state: RushState, seat: Seat, action: Action) -> None:
        if PASS.made(action):
            self.passed.append(seat)
            state.emit(PASSED, seat)
        else:
            self._play_support(state, seat, first(action))
        # V8.7: the sides alternate, and each goes on with the member after the one just asked.
        side = self.defenders if seat in self.defenders else self.attackers
        at = side.index(seat) + 1
        rotated = side[at:] + side[:at]
        if side is self.defenders:
            self.defenders = rotated
            self.turn_of = 1
        else:
            self.attackers = rotated
            self.turn_of = 0

    def _play_support(self, state: RushState, seat: Seat, card: CardId) -> None:
        if seat == self.seat:
            leave_hand(state, card)  # V3.11: locked if a vehicle
        else:
            state.players[seat].hand.remove(card)
        self.support.append(card)
        self.supporters.append(seat)
        self.passed = []
        state.emit(SUPPORTED, seat, card)

    def advance(self, state: RushState) -> None:
        """V3.10, V3.11: destroyed or nothing at all; every card goes to the store of who played it."""
        attack_total, defence_total = self.totals(state)
        state.stack.pop()
        if attack_total >= defence_total:
            destroy_guard(state, self.owner, self.slot)
            state.turn.kills += 1  # V3.12: paid together when step II ends
        else:
            state.emit(REPELLED, attack_total, defence_total)
        state.players[self.seat].store.append(self.card)
        for seat, card in zip(self.supporters, self.support, strict=True):
            state.players[seat].store.append(card)

    def why_not(self, state: RushState, seat: Seat, action: Action) -> Refusal:
        if not SUPPORT.made(action):
            return no("V3.14", "combat-first")
        card = first(action)
        about = Fact("card", CARD, card)
        if card not in state.players[seat].hand:
            return no("V3.7", "not-in-hand", about)
        if card < SINGLES:
            return no("V3.8", "never-support", about)
        if state.cards.nation[card] != self.support_nation(state, seat):
            return no("V3.7", "support-nation", Fact("nation", NATION, self.support_nation(state, seat)))
        return no("V3.8", "locked", about)

    def copy(self) -> Combat:
        return Combat(
            self.seat,
            self.card,
            self.owner,
            self.slot,
            self.defenders[:],
            self.attackers[:],
            self.turn_of,
            self.passed[:],
            self.support[:],
            self.supporters[:],
        )

    def save(self) -> list[int | list[int]]:
        return [
            self.seat,
            self.card,
            self.owner,
            self.slot,
            self.defenders,
            self.attackers,
            self.turn_of,
            self.passed,
            self.support,
            self.supporters,
        ]

    def cards(self) -> list[CardId]:
        return [self.card, *self.support]
