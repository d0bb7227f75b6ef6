"""The reason for a choice in Rush, as the key of a sentence and its facts.

It uses the own cards, the table and the shop only. What others hold was dealt at random and means nothing.
"""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import first, second, third, verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.state import State
from tankodrom.games.rush import verbs
from tankodrom.games.rush.abilities import ResolveCard
from tankodrom.games.rush.achievements import DOUBLE_MEDALS, LARGEST_COMPANY, company, counts_of
from tankodrom.games.rush.attack import DeclareAttack
from tankodrom.games.rush.bases import PlaceGuard
from tankodrom.games.rush.buying import PayFor
from tankodrom.games.rush.cards import (
    CAPTURED_BASE,
    FIRST_VEHICLE,
    HEAVY_TANK,
    HEROIC_DEED,
    NO_CARD,
    REARMAMENT,
    RECRUITMENT,
    REINFORCEMENTS,
    RESEARCH,
    SABOTAGE,
    SCOUTING,
    SINGLES,
    CardTable,
    medal_points,
)
from tankodrom.games.rush.combat import Combat
from tankodrom.games.rush.effects import AceTarget
from tankodrom.games.rush.ending import BASE_POINTS
from tankodrom.games.rush.state import DAMAGED, GONE, SLOTS, RushState

Reason = tuple[str, dict[str, int]]

CHEAP: Final = 2  # a price

_BUY: Final = verbs.BUY.number
_USE: Final = verbs.USE.number
_GUARD: Final = verbs.GUARD.number
_GUARD_ALLY: Final = verbs.GUARD_ALLY.number
_DECLARE: Final = verbs.DECLARE.number
_ATTACK: Final = verbs.ATTACK.number
_SET_ASIDE: Final = verbs.SET_ASIDE.number
_END_PLAY: Final = verbs.END_PLAY.number
_PAY: Final = verbs.PAY.number
_USE_MORE: Final = verbs.USE_MORE.number
_FINISH: Final = verbs.FINISH.number
_PLACE: Final = verbs.PLACE.number
_ACE_GUARD: Final = verbs.ACE_GUARD.number
_ACE_BASE: Final = verbs.ACE_BASE.number
_TAKE: Final = verbs.TAKE.number
_SCRAP: Final = verbs.SCRAP.number
_STOP: Final = verbs.STOP.number
_DISCARD: Final = verbs.DISCARD.number
_LAUNCH: Final = verbs.LAUNCH.number
_STRIKE: Final = verbs.STRIKE.number
_MEDALS: Final = verbs.MEDALS.number
_RECRUIT_NORMAL: Final = verbs.RECRUIT_NORMAL.number
_KEEP: Final = verbs.KEEP.number
_SCRAP_HAND: Final = verbs.SCRAP_HAND.number
_DECLINE: Final = verbs.DECLINE.number
_SUPPORT: Final = verbs.SUPPORT.number


def reason(state: State, decision: Decision, action: int) -> Reason:
    """The key of `rush-reason-…` and its facts."""
    assert isinstance(state, RushState)
    verb = verb_number(action)
    seat = decision.seat
    top = state.stack[-1]
    card = first(action)
    if verb in (_BUY, _TAKE):
        return _vehicle(state, seat, state.shop[card - 1], verb == _BUY)
    if verb == _USE:
        return _ability(state, card, second(action))
    if verb == _USE_MORE and isinstance(top, ResolveCard):
        return _ability(state, top.card, card)
    if verb == _GUARD:
        return _guard(state, seat, card, second(action))
    if verb == _PLACE and isinstance(top, PlaceGuard):
        return _guard(state, seat, top.card, card)
    if verb == _GUARD_ALLY:
        return "guard-ally", {"card": card, "seat": second(action), "slot": third(action)}
    if verb == _DECLARE:
        return _declaring(state, seat, card, decision.prompt == "declare_more")
    if verb in (_ATTACK, _STRIKE):
        return _blow(state, card, second(action), third(action))
    if verb in (_ACE_GUARD, _ACE_BASE) and isinstance(top, AceTarget):
        return _ace(state, top.card, card, second(action), verb == _ACE_BASE)
    if verb == _PAY and isinstance(top, PayFor):
        return _paying(state, top, card)
    if verb == _SUPPORT or verb == verbs.PASS.number:
        return _support(state, seat, verb == _SUPPORT)
    if verb == _MEDALS:
        return _medals(state, card)
    return _plain(state, decision, verb, card)


def _plain(state: RushState, decision: Decision, verb: int, card: int) -> Reason:
    """Reasons that need only the verb and the card."""
    if verb in (_SCRAP, _SCRAP_HAND):
        return _scrapping(state.cards, card)
    if verb == _KEEP:
        return "keep", {"card": card}
    if verb == _DISCARD:
        return _discarding(state.cards, decision, card), {"card": card}
    if verb == _SET_ASIDE:
        return _setting_aside(state.cards, decision, card), {"card": card}
    if verb == _END_PLAY:
        return _ending(decision), {}
    if verb == _FINISH:
        return "finish" if len(decision.choices) == 1 else "finish-early", {}
    if verb == _STOP:
        return "stop", {}
    if verb == _RECRUIT_NORMAL:
        return "use-recruitment", {}
    if verb == _LAUNCH:
        top = state.stack[-1]
        return "launch", {"count": len(top.attackers) if isinstance(top, DeclareAttack) else 1}
    return "decline" if verb == _DECLINE else "other", {}


# Vehicles.


def _vehicle(state: RushState, seat: int, card: int, bought: bool) -> Reason:
    cards = state.cards
    price = cards.price[card]
    more = counts_of(cards, [card])
    for achievement in state.achievements:
        if achievement != LARGEST_COMPANY and more[achievement]:
            count = counts_of(cards, company(state, seat))[achievement] + 1
            return "vehicle-achievement", {"card": card, "achievement": achievement, "count": count}
    if bought and _strength(cards, card) >= price + 2:
        return "vehicle-bargain", {"card": card, "price": price}
    if cards.draws[card]:
        return "vehicle-draws", {"card": card, "count": cards.draws[card]}
    if cards.attack[card] >= 2 and not cards.bases_only[card]:
        return "vehicle-raider", {"card": card, "attack": cards.attack[card]}
    if cards.abilities[card]:
        return "vehicle-ability", {"card": card, "ability": cards.abilities[card][0]}
    if cards.defence[card] >= 2:
        return "vehicle-defender", {"card": card, "defence": cards.defence[card]}
    if cards.buying_value[card] >= 2:
        return "vehicle-payer", {"card": card, "value": cards.buying_value[card]}
    return "vehicle", {"card": card}


def _strength(cards: CardTable, card: int) -> int:
    """Attack, defence and what else is printed on a card, added up."""
    return (
        cards.attack[card]
        + cards.defence[card]
        + max(0, cards.buying_value[card])
        + cards.draws[card]
        + len(cards.abilities[card])
    )


def _ability(state: RushState, card: int, ability: int) -> Reason:
    if ability == REINFORCEMENTS:
        return "use-reinforcements", {"count": state.cards.draws[card]}
    if ability == RECRUITMENT:
        return "use-recruitment", {}
    if ability == SCOUTING:
        return "use-scouting", {}
    if ability == SABOTAGE:
        return "use-sabotage", {}
    if ability == RESEARCH:
        return "use-research", {"card": card, "limit": state.cards.research[card]}
    if ability == REARMAMENT:
        return "use-rearmament", {}
    if ability == HEROIC_DEED:
        return "use-heroic_deed", {"nation": state.cards.nation[card]}
    return "use-tank_ace", {"card": card}


# Bases.


def _guard(state: RushState, seat: int, card: int, slot: int) -> Reason:
    player = state.players[seat]
    cards = state.cards
    old = player.guards[slot]
    if old == NO_CARD:
        guards = 0
        bases = 0
        for each in range(SLOTS):
            guards += 1 if player.guards[each] != NO_CARD else 0
            bases += 1 if player.bases[each] != GONE else 0
        if state.rules.defence_bonus and 2 * guards <= bases < 2 * guards + 2:
            return "guard-bonus", {"card": card, "slot": slot}
        return "guard-open", {"card": card, "slot": slot}
    if cards.defence[card] > cards.defence[old]:
        return "guard-stronger", {"card": card, "slot": slot, "defence": cards.defence[card]}
    return "guard-relieved", {"card": old, "slot": slot}


def _declaring(state: RushState, seat: int, card: int, joins: bool) -> Reason:
    cards = state.cards
    falls = False
    for enemy in state.rules.enemies[seat]:
        player = state.players[enemy]
        for slot in range(SLOTS):
            if player.bases[slot] == GONE:
                continue
            guard = player.guards[slot]
            if guard == NO_CARD:
                taken = cards.type[card] == HEAVY_TANK or player.bases[slot] == DAMAGED
                if taken and not cards.vehicles_only[card]:
                    return "declare-base", {"card": card, "points": BASE_POINTS, "seat": enemy}
            elif not cards.bases_only[card] and (player.hurt[slot] or cards.attack[card] >= cards.defence[guard]):
                falls = True
    if falls:
        return "declare-guard", {"card": card, "nation": cards.nation[card]}
    return "declare-join" if joins else "declare", {"card": card}


def _blow(state: RushState, card: int, owner: int, slot: int) -> Reason:
    """R10, R11: a strike of the base game, or an attack of V3."""
    cards = state.cards
    player = state.players[owner]
    guard = player.guards[slot]
    if guard == NO_CARD:
        return _at_base(state, owner, slot, cards.type[card] == HEAVY_TANK)
    if state.rules.interactive:
        return "fight", {"card": guard, "attack": cards.attack[card], "defence": cards.defence[guard]}
    if player.hurt[slot] or cards.attack[card] >= cards.defence[guard]:
        return "guard-falls", {"card": guard, "nation": cards.nation[card]}
    return "guard-hurt", {"card": guard}


def _ace(state: RushState, card: int, owner: int, slot: int, at_base: bool) -> Reason:
    if at_base:
        return _at_base(state, owner, slot, False)
    player = state.players[owner]
    guard = player.guards[slot]
    if player.hurt[slot] or state.cards.defence[guard] < 2:
        return "guard-falls", {"card": guard, "nation": state.cards.nation[card]}
    return "guard-hurt", {"card": guard}


def _at_base(state: RushState, owner: int, slot: int, at_once: bool) -> Reason:
    player = state.players[owner]
    if not at_once and player.bases[slot] != DAMAGED:
        return "base-damaged", {"seat": owner, "slot": slot}
    left = 0
    for each in range(SLOTS):
        left += 1 if player.bases[each] != GONE else 0
    key = "base-falls" if left > 1 or state.final_round else "base-last"
    return key, {"seat": owner, "slot": slot, "points": BASE_POINTS}


# Cards that come and go.


def _paying(state: RushState, step: PayFor, card: int) -> Reason:
    vehicle = state.shop[step.position - 1]
    nation = state.cards.nation[vehicle]
    due = max(0, state.cards.price[vehicle] - state.turn.credit[nation] - state.turn.credit_any)
    value = state.cards.buying_value[card]
    if value > due:
        return "pay-over", {"card": card, "count": value - due}
    if value == due:
        return "pay-exact", {"card": card}
    return "pay-part", {"card": card, "count": due - value}


def _discarding(cards: CardTable, decision: Decision, card: int) -> str:
    if card == CAPTURED_BASE:
        return "discard-idle"
    for other in decision.choices:
        if _strength(cards, first(other)) < _strength(cards, card):
            return "discard-strong"
    return "discard"


def _setting_aside(cards: CardTable, decision: Decision, card: int) -> str:
    """A card that could pay is useful too."""
    for other in decision.choices:
        verb = verb_number(other)
        if verb == _BUY and cards.buying_value[card] > 0:
            return "set-aside-unused"
        if verb in (_USE, _GUARD, _GUARD_ALLY, _DECLARE, _ATTACK) and first(other) == card:
            return "set-aside-unused"
    return "set-aside"


def _scrapping(cards: CardTable, card: int) -> Reason:
    if card == CAPTURED_BASE:
        return "scrap-points", {"card": card, "points": BASE_POINTS}
    if SINGLES <= card < FIRST_VEHICLE:
        return "scrap-points", {"card": card, "points": medal_points(card)}
    if card < FIRST_VEHICLE:
        return "scrap-weak", {"card": card}
    price = cards.price[card]
    return "scrap-vehicle" if price <= CHEAP else "scrap-strong", {"card": card, "price": price}


def _ending(decision: Decision) -> str:
    for other in decision.choices:
        verb = verb_number(other)
        if verb != _SET_ASIDE and verb != _END_PLAY:
            return "end-early"
    return "end-done"


def _medals(state: RushState, doubles: int) -> Reason:
    if doubles:
        key = "medals-achievement" if DOUBLE_MEDALS in state.achievements else "medals-double"
        return key, {"count": doubles}
    return "medals-company" if LARGEST_COMPANY in state.achievements else "medals-single", {}


def _support(state: RushState, seat: int, helps: bool) -> Reason:
    """V3.10: the attack succeeds if it is at least as high as the defence."""
    top = state.stack[-1]
    if not isinstance(top, Combat):
        return "other", {}
    attack, defence = top.totals(state)
    defends = seat in top.defenders
    wins = attack < defence if defends else attack >= defence
    if not helps:
        return "pass-ahead" if wins else "pass-behind", {"attack": attack, "defence": defence}
    if defends:
        defence += 1
    else:
        attack += 1
    if wins:
        return "support-surer", {"attack": attack, "defence": defence}
    wins = attack < defence if defends else attack >= defence
    return "support-turns" if wins else "support-closer", {"attack": attack, "defence": defence}
