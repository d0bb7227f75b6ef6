"""What the sentences about choices and questions tell beside the arguments (see `Verb.facts`). All of it is public."""

from __future__ import annotations

from tankodrom.core.action import Action, Seat, first, second, third, verb_number
from tankodrom.core.decision import Decision
from tankodrom.games.rush.abilities import ResolveCard
from tankodrom.games.rush.attack import Strikes
from tankodrom.games.rush.bases import PlaceGuard
from tankodrom.games.rush.buying import PayFor, amount_due
from tankodrom.games.rush.cards import ABILITIES, NO_CARD, CardId
from tankodrom.games.rush.combat import Combat
from tankodrom.games.rush.effects import AceTarget, Rearm, ResearchPick
from tankodrom.games.rush.medals import TakeMedals
from tankodrom.games.rush.state import RushState
from tankodrom.games.rush.verbs import (
    ACE_GUARD,
    BUY,
    GUARD,
    MEDALS,
    PAY,
    PLACE,
    TAKE,
    USE,
    USE_MORE,
)


def facts_of_choice(state: RushState, seat: Seat, action: Action) -> list[int]:
    number = verb_number(action)
    if number == BUY.number or number == TAKE.number:
        card = state.shop[first(action) - 1]
        return [card, state.cards.price[card]]
    if number == PAY.number:
        return [state.cards.buying_value[first(action)]]
    if number == USE.number:
        return [_ability(first(action), second(action))]
    if number == USE_MORE.number:
        step = state.stack[-1]
        assert isinstance(step, ResolveCard)
        return [_ability(step.card, first(action))]
    if number == MEDALS.number:
        step = state.stack[-1]
        assert isinstance(step, TakeMedals)
        return [max(0, step.kills - 2 * first(action))]
    if number == PLACE.number:
        return _guard(state, seat, first(action))
    if number == GUARD.number:
        return _guard(state, seat, second(action))
    if number == ACE_GUARD.number:
        return [state.players[first(action)].guards[second(action)]]
    return _guard(state, second(action), third(action))


def _ability(card: CardId, ability: int) -> int:
    return card * len(ABILITIES) + ability


def _guard(state: RushState, owner: Seat, slot: int) -> list[int]:
    guard = state.players[owner].guards[slot]
    return [0 if guard == NO_CARD else 1, guard]


def facts_of_prompt(state: RushState, decision: Decision) -> list[int]:
    step = state.stack[-1]
    if isinstance(step, PayFor):
        return [state.shop[step.position - 1], amount_due(state, step.position)]
    if isinstance(step, (ResolveCard, PlaceGuard, AceTarget)):
        return [step.card]
    if isinstance(step, ResearchPick):
        return [step.limit]
    if isinstance(step, Rearm):
        return [step.scrapped]
    if isinstance(step, Strikes):
        return [len(step.attackers)]
    if isinstance(step, TakeMedals):
        return [step.kills, step.nation]
    assert isinstance(step, Combat)
    attack, defence = step.totals(state)
    return [step.card, step.owner, attack, defence]
