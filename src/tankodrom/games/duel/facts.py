"""What the sentences about choices, questions and events tell beside the arguments (see `Verb.facts`).

All of it lies open, or is printed on a card that the choice names.
"""

from __future__ import annotations

from tankodrom.core.action import Action, Seat, first, verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.event import Event
from tankodrom.games.duel.cards import BLANK, LAST_CARD, NO_CARD, NO_SPECIAL, CardId
from tankodrom.games.duel.events import FLIPPED, TURNED_UP
from tankodrom.games.duel.fire import best_modifier
from tankodrom.games.duel.fire_action import FireAction
from tankodrom.games.duel.shot import shot_terms
from tankodrom.games.duel.spotting import mutual_range
from tankodrom.games.duel.state import DuelState, DuelStep
from tankodrom.games.duel.symbols import Payment
from tankodrom.games.duel.tank import FARTHEST, STEP, Tank
from tankodrom.games.duel.tank_abilities import SYMBOLS_PER_LEVEL, fire_ability, mobility
from tankodrom.games.duel.verbs import (
    ADVANCE,
    AT_FACES,
    AT_NUMBER,
    CHECKS_IN_SHOT,
    DISTANCE,
    ENTER,
    FIRE,
    LOOK,
    LOOK_OF_CHECK,
    METRE_WORDS,
    MOVE,
    POOL_CHECK,
    SPECIAL,
    SPEND,
    STAY,
    TARGET,
    TERRAIN_ON,
    WITHDRAW,
)


def facts_of_choice(state: DuelState, seat: Seat, action: Action) -> list[int]:
    number = verb_number(action)
    value = first(action)
    if number == SPEND.number:
        return [state.cards.orders[value]]
    if number == ENTER.number:
        return [value, state.cards.terrain[value]]
    if number == TERRAIN_ON.number:
        return [value, state.cards.terrain[value], action >> 12 & 0xFFF]
    if number == SPECIAL.number:
        special = _special_on_table(state)
        return [special, special]
    tank = state.tanks[_asked_about(state)]
    if number == DISTANCE.number:
        metres = int(METRE_WORDS[value])
        course = ADVANCE if metres < 0 else WITHDRAW if metres > 0 else STAY
        return [course, (tank.range + metres + FARTHEST) // STEP]
    if number == TARGET.number:
        return _target(state, tank, state.tanks[value])
    return [value, _cost(state, tank, number, value)]


def _asked_about(state: DuelState) -> int:
    top = state.stack[-1]
    assert isinstance(top, DuelStep)
    return top.concerns(state)


def _special_on_table(state: DuelState) -> int:
    found = NO_SPECIAL
    for card in sorted(state.table):
        if state.cards.special[card] != NO_SPECIAL:
            found = state.cards.special[card]
    return found


def _target(state: DuelState, tank: Tank, enemy: Tank) -> list[int]:
    """Its distance, and the accuracy if nobody answers with TACTICS."""
    top = state.stack[-1]
    assert isinstance(top, FireAction)
    modifier = best_modifier(state, top.cards)
    terms = shot_terms(state.rules, tank, enemy, modifier, top.leadership != NO_CARD, False, is_kept=False)
    return [mutual_range(tank, enemy), max(0, terms.total)]


def _cost(state: DuelState, tank: Tank, verb: int, card: CardId) -> int:
    """4.2.3(6): the order symbols for a level above the ability. In an action that has begun, a bonus may already be
    paid, so nothing is said."""
    if state.table:
        return 0
    if verb == FIRE.number:
        missing = state.cards.fire[card] - fire_ability(tank)
    elif verb == MOVE.number:
        missing = state.cards.move[card] - mobility(state, tank)
    else:
        missing = state.cards.flank[card] - mobility(state, tank)
    return max(0, missing) * SYMBOLS_PER_LEVEL


def facts_of_prompt(state: DuelState, decision: Decision) -> list[int]:
    top = state.stack[-1]
    if isinstance(top, Payment):
        return [top.need]
    if decision.prompt == "initiative":
        return [first(decision.choices[0])]
    return [_asked_about(state)]


def facts_of_event(state: DuelState, event: Event) -> list[int]:
    if event.kind is FLIPPED:
        check, card, _ = event.values
        return [_seen(check, card), 1 if check in CHECKS_IN_SHOT else 0]
    if event.kind is TURNED_UP:
        check, _, card = event.values
        return [_seen(check, card), card, 1 if check == POOL_CHECK else 0]
    return [event.values[0]]  # the reason of a modifier has its rule


def _seen(check: int, card: CardId) -> int:
    look = LOOK_OF_CHECK.get(check, AT_NUMBER) if BLANK < card <= LAST_CARD else AT_FACES
    return look * LOOK + card
