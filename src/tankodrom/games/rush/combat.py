"""V3: interactive combat. Cards attack one by one; both sides may support a fight over a guard (V8.6, V8.7)."""

from __future__ import annotations

from typing import ClassVar

from tankodrom.core.action import Action, Seat, first, second, third
from tankodrom.core.decision import Decision
from tankodrom.core.refusal import Fact, Refusal, no
from tankodrom.games.rush.attack import offer_targets, strike_base, why_cannot_target
from tankodrom.games.rush.bases import destroy_guard
from tankodrom.games.rush.cards import NO_CARD, NO_NATION, SINGLES, CardId, Nation
from tankodrom.games.rush.events import PASSED, REPELLED, STRUCK_GUARD, SUPPORTED
from tankodrom.games.rush.piles import leave_hand, play_from_hand
from tankodrom.games.rush.state import RushState, RushStep
from tankodrom.games.rush.verbs import ATTACK, CARD, NATION, PASS, SUPPORT


def offer_attacks(state: RushState, seat: Seat, card: CardId, choices: list[Action]) -> None:
    """V3.3-V3.5: one attacking card and its target. All attackers of a turn have the nation of the first."""
    if state.cards.attack[card] == 0:
        return
    nation = state.turn.attack_nation
    if nation == NO_NATION or nation == state.cards.nation[card]:
        offer_targets(state, seat, card, ATTACK.base, choices)


def why_cannot_attack(state: RushState, seat: Seat, action: Action) -> Refusal | None:
    """Why this card cannot attack. The card is in hand and unlocked."""
    card = first(action)
    if not state.rules.interactive:
        return no("R10.3", "declare-first")
    if state.cards.attack[card] == 0:
        return no("R10.2", "cannot-attack", Fact("card", CARD, card))
    nation = state.turn.attack_nation
    if nation not in (NO_NATION, state.cards.nation[card]):
        return no("V3.4", "attack-one-nation", Fact("nation", NATION, nation))
    return why_cannot_target(state, seat, card, second(action), third(action))


def attack(state: RushState, seat: Seat, action: Action) -> None:
    card = first(action)
    owner = second(action)
    slot = third(action)
    play_from_hand(state, card)
    state.turn.attacked = True
    state.turn.attack_nation = state.cards.nation[card]
    if state.players[owner].guards[slot] == NO_CARD:
        strike_base(state, seat, card, owner, slot)  # V3.6: nobody can support
        state.players[seat].store.append(card)
    else:
        state.emit(STRUCK_GUARD, seat, card, owner, slot)
        state.stack.append(begin_combat(state, seat, card, owner, slot))


def begin_combat(state: RushState, seat: Seat, card: CardId, owner: Seat, slot: int) -> Combat:
    """V3.7, V8.7: the defending side is asked first. Each side starts with its principal, in team order."""
    return Combat(
        seat=seat,
        card=card,
        owner=owner,
        slot=slot,
        defenders=_side(state, owner),
        attackers=_side(state, seat),
        turn_of=0,
        passed=[],
        support=[],
        supporters=[],
    )


def _side(state: RushState, principal: Seat) -> list[Seat]:
    """The members of a side in team order, the principal first (V3.13: without teams only the principal)."""
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

    `defenders` and `attackers` rotate: the next seat to ask is first. `turn_of` is 0 if the defending side is asked
    next, 1 for the attacking side.
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
        self.support = support  # in the order played
        self.supporters = supporters  # the seat that played each support card

    def next_to_ask(self) -> Seat:
        """The next seat to ask: of the side in turn, else of the other side, else NO_CARD. Seats that passed are out."""
        sides = (self.defenders, self.attackers) if self.turn_of == 0 else (self.attackers, self.defenders)
        for side in sides:
            for seat in side:
                if seat not in self.passed:
                    return seat
        return NO_CARD

    def support_nation(self, state: RushState, seat: Seat) -> Nation:
        """V3.7: the guard's nation for the defending side, the attacking vehicle's nation for the other side."""
        if seat in self.defenders:
            return state.cards.nation[state.players[self.owner].guards[self.slot]]
        return state.cards.nation[self.card]

    def can_support(self, state: RushState, seat: Seat, card: CardId) -> bool:
        """V3.8: whether this is a vehicle or medal of the nation that the active player has not locked."""
        if card < SINGLES or state.cards.nation[card] != self.support_nation(state, seat):
            return False
        return seat != self.seat or card not in state.turn.locked

    def why_cannot_support(self, state: RushState, seat: Seat, card: CardId) -> Refusal | None:
        if card < SINGLES:
            return no("V3.8", "never-support", Fact("card", CARD, card))
        nation = self.support_nation(state, seat)
        if state.cards.nation[card] != nation:
            return no("V3.7", "support-nation", Fact("nation", NATION, nation))
        if seat == self.seat and card in state.turn.locked:
            return no("V3.8", "locked", Fact("card", CARD, card))
        return None

    def totals(self, state: RushState) -> tuple[int, int]:
        """The current attack and defence: each support card adds 1, whatever is printed on it."""
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
        # V8.7: the sides alternate. Each side continues with the member after the one asked last.
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
        """V3.10, V3.11: the guard is destroyed or nothing happens. Every card goes to the store of its player."""
        attack_total, defence_total = self.totals(state)
        state.stack.pop()
        if attack_total >= defence_total:
            destroy_guard(state, self.owner, self.slot)
            state.turn.kills += 1  # V3.12: the reward comes for all kills when step II ends
        else:
            state.emit(REPELLED, attack_total, defence_total)
        state.players[self.seat].store.append(self.card)
        for seat, card in zip(self.supporters, self.support, strict=True):
            state.players[seat].store.append(card)

    def why_not(self, state: RushState, seat: Seat, action: Action) -> Refusal | None:
        if PASS.made(action):
            return None
        if not SUPPORT.made(action):
            return no("V3.14", "combat-first")
        card = first(action)
        if card not in state.players[seat].hand:
            return no("V3.7", "not-in-hand", Fact("card", CARD, card))
        return self.why_cannot_support(state, seat, card)

    def copy(self) -> Combat:
        return Combat(
            seat=self.seat,
            card=self.card,
            owner=self.owner,
            slot=self.slot,
            defenders=self.defenders[:],
            attackers=self.attackers[:],
            turn_of=self.turn_of,
            passed=self.passed[:],
            support=self.support[:],
            supporters=self.supporters[:],
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

    def cards_of(self, seat: Seat, active: Seat) -> list[CardId]:
        own = [self.card] if seat == self.seat else []
        for supporter, card in zip(self.supporters, self.support, strict=True):
            if supporter == seat:
                own.append(card)
        return own
