"""The rollout policy of Rush: rules of thumb for each verb, and some chance."""

from __future__ import annotations

from typing import Final

from tankodrom.ai.rush.battle import NEVER
from tankodrom.core.action import first, second, third, verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.rng import Rng
from tankodrom.games.rush import verbs
from tankodrom.games.rush.cards import (
    ENGINEERS,
    FIRST_VEHICLE,
    HEAVY_TANK,
    HEROIC_DEED,
    NO_CARD,
    NO_VALUE,
    REARMAMENT,
    REINFORCEMENTS,
    REPAIR_CREW,
    RESEARCH,
    SABOTAGE,
    SCOUTING,
    TANK_ACE,
)
from tankodrom.games.rush.combat import Combat
from tankodrom.games.rush.state import DAMAGED, GONE, SLOTS, RushState

# Verb numbers, as plain numbers for speed.
_ACE_BASE: Final[int] = verbs.ACE_BASE.number
_ACE_GUARD: Final[int] = verbs.ACE_GUARD.number
_ATTACK: Final[int] = verbs.ATTACK.number
_BUY: Final[int] = verbs.BUY.number
_DECLARE: Final[int] = verbs.DECLARE.number
_DISCARD: Final[int] = verbs.DISCARD.number
_GUARD: Final[int] = verbs.GUARD.number
_GUARD_ALLY: Final[int] = verbs.GUARD_ALLY.number
_KEEP: Final[int] = verbs.KEEP.number
_MEDALS: Final[int] = verbs.MEDALS.number
_PAY: Final[int] = verbs.PAY.number
_SCRAP: Final[int] = verbs.SCRAP.number
_SCRAP_HAND: Final[int] = verbs.SCRAP_HAND.number
_SET_ASIDE: Final[int] = verbs.SET_ASIDE.number
_STRIKE: Final[int] = verbs.STRIKE.number
_SUPPORT: Final[int] = verbs.SUPPORT.number
_TAKE: Final[int] = verbs.TAKE.number
_USE: Final[int] = verbs.USE.number
_USE_MORE: Final[int] = verbs.USE_MORE.number


def rollout_choice(state: RushState, decision: Decision, rng: Rng) -> int:
    choices = decision.choices
    count = len(choices)
    if count == 1:
        return choices[0]
    luck = rng.below(4096)
    if luck < 160:
        return choices[luck % count]
    best = NEVER
    chosen = choices[0]
    seat = decision.seat
    for index in range(count):
        action = choices[index]
        value = _value(state, seat, action) + 0.05 * ((luck >> index % 8) & 7)
        if value > best:
            best = value
            chosen = action
    return chosen


def _value(state: RushState, seat: int, action: int) -> float:
    verb = verb_number(action)
    cards = state.cards
    card = first(action)
    if verb in (_BUY, _TAKE):
        vehicle = state.shop[card - 1]
        return 1.6 + cards.price[vehicle] * 0.5 + (1.0 if cards.type[vehicle] == HEAVY_TANK else 0.0)
    if verb == _SET_ASIDE:
        return -1.0
    if verb in (_USE, _USE_MORE):
        ability = second(action) if verb == _USE else card
        if ability == REINFORCEMENTS:
            return 6.0
        if ability in (HEROIC_DEED, TANK_ACE):
            return 4.0
        if ability == RESEARCH:
            return 3.0
        if ability in (SABOTAGE, REARMAMENT):
            return 1.8
        return 0.3 if ability == SCOUTING else -0.5
    if verb == _GUARD:
        player = state.players[seat]
        if player.guards[second(action)] != NO_CARD:
            return -0.5
        return 0.4 + 0.7 * cards.defence[card] - (0.8 if cards.type[card] == HEAVY_TANK else 0.0)
    if verb == _GUARD_ALLY:
        return -0.2
    if verb in (_STRIKE, _ATTACK):
        return _hit_value(state, card, second(action), third(action))
    if verb == _DECLARE:
        return _declare(state, seat, card)
    if verb == _PAY:
        return 1.0 - cards.price[card] * 0.3 if card >= FIRST_VEHICLE else 2.0
    if verb == _ACE_GUARD:
        player = state.players[card]
        slot = second(action)
        return 2.0 if player.hurt[slot] or cards.defence[player.guards[slot]] == 1 else 0.2
    if verb == _ACE_BASE:
        return 6.0 if state.players[card].bases[second(action)] == DAMAGED else 0.1
    if verb in (_SCRAP, _SCRAP_HAND):
        return 0.5 if card in (ENGINEERS, REPAIR_CREW) or card == 2 else -3.0
    if verb == _DISCARD:
        if card >= FIRST_VEHICLE:
            return -1.0 - cards.price[card]
        return 1.0 if cards.buying_value[card] == NO_VALUE else 0.0
    if verb == _KEEP:
        return 0.2 * cards.price[card] if card >= FIRST_VEHICLE else -0.5
    if verb == _MEDALS:
        return float(card)
    if verb == _SUPPORT:
        step = state.stack[-1]
        assert isinstance(step, Combat)
        attack, defence = step.totals(state)
        ahead = attack - defence
        if seat in step.defenders:
            return 1.0 if ahead == 0 else -1.0
        return 1.0 if ahead == -1 else -1.0
    return 0.0


def _hit_value(state: RushState, card: int, owner: int, slot: int) -> float:
    player = state.players[owner]
    cards = state.cards
    guard = player.guards[slot]
    if guard == NO_CARD:
        return 5.0 if player.bases[slot] == DAMAGED or cards.type[card] == HEAVY_TANK else 0.5
    if cards.attack[card] >= cards.defence[guard] or (player.hurt[slot] and not state.rules.interactive):
        return 3.0
    return 0.3 if not state.rules.interactive else -0.5


def _declare(state: RushState, seat: int, card: int) -> float:
    best = -0.3
    for enemy in state.rules.enemies[seat]:
        player = state.players[enemy]
        for slot in range(SLOTS):
            if player.bases[slot] != GONE:
                guarded = player.guards[slot] != NO_CARD
                if (guarded and state.cards.bases_only[card]) or (not guarded and state.cards.vehicles_only[card]):
                    continue
                best = max(best, _hit_value(state, card, enemy, slot))
    return best
