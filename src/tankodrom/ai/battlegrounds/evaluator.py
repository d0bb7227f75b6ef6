"""The evaluator of Battlegrounds: scores for every answer to every question.

It thinks in tempo: a token is about a point, a pair completed is the point and its upgrade, an enemy tank is three.
So it hits what it can, never stops where it can be hit if something better is at hand, takes tokens whose partners
are still to be had, and looks where the next shots will be. In family it trusts the face-down tokens of the state.
"""

from __future__ import annotations

from typing import Final

from tankodrom.ai.battlegrounds.position import NONE, PositionAnalysis
from tankodrom.ai.battlegrounds.rollout_policy import rollout_choice
from tankodrom.ai.battlegrounds.value import seat_values
from tankodrom.ai.battlegrounds.worths import LOSS, PLAIN, WIN
from tankodrom.ai.evaluator import Evaluator
from tankodrom.ai.family.evaluator import family_scores
from tankodrom.core.action import Action, first, second, third, verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.rng import Rng
from tankodrom.core.state import State
from tankodrom.games.battlegrounds.board import BASES, SQUARES, Square
from tankodrom.games.battlegrounds.kit import CardId
from tankodrom.games.battlegrounds.state import FAMILY, NO_CARD, OFF, SOLO, BattlegroundsState, Colour
from tankodrom.games.battlegrounds.verbs import (
    ATTACH,
    CHANGE_TANK,
    CHOOSE_ACTIVE,
    CHOOSE_CARDS,
    DRAFT_PICK,
    END_TURN,
    KEEP_CARD,
    MOVE,
    PLACE,
    REENTER,
    SHOOT,
    SKIP_MOVE,
    USE_EXTRA_TANK,
    USE_EXTRA_TURN,
)

# Verbs as plain numbers.
_ATTACH: Final = ATTACH.number
_CHANGE_TANK: Final = CHANGE_TANK.number
_CHOOSE_ACTIVE: Final = CHOOSE_ACTIVE.number
_CHOOSE_CARDS: Final = CHOOSE_CARDS.number
_DRAFT_PICK: Final = DRAFT_PICK.number
_END_TURN: Final = END_TURN.number
_KEEP_CARD: Final = KEEP_CARD.number
_MOVE: Final = MOVE.number
_PLACE: Final = PLACE.number
_REENTER: Final = REENTER.number
_SHOOT: Final = SHOOT.number
_SKIP_MOVE: Final = SKIP_MOVE.number
_USE_EXTRA_TANK: Final = USE_EXTRA_TANK.number
_USE_EXTRA_TURN: Final = USE_EXTRA_TURN.number


class BattlegroundsEvaluator(Evaluator):
    """All variants of Battlegrounds; the family game only for rollouts and tests (`ai/family/`)."""

    __slots__ = ()

    def scores(self, state: State, decision: Decision, personality: list[float]) -> list[float]:
        """In family the face-down tokens of the state count as remembered: a bot with a memory puts those it has
        seen in their places and takes the mean over several re-deals, so that what is chance cancels out; or it
        asks `family_scores`."""
        assert isinstance(state, BattlegroundsState)
        verb = verb_number(decision.choices[0])
        if state.rules.variant == FAMILY:
            return family_scores(state, decision, [True] * SQUARES)
        position = PositionAnalysis(state, decision.seat, personality)
        if verb in (_DRAFT_PICK, _KEEP_CARD):
            return [position.card_worth(first(action)) for action in decision.choices]
        if verb == _CHOOSE_CARDS:
            return [
                position.card_worth(first(action)) + position.card_worth(second(action))
                for action in decision.choices
            ]
        if verb == _CHOOSE_ACTIVE:
            return [_first_choice(position, first(action), second(action)) for action in decision.choices]
        if verb == _PLACE:
            return [_placing(position, first(action), second(action)) for action in decision.choices]
        if verb == _REENTER:
            return [_returning(position, action) for action in decision.choices]
        return _segment_scores(position, decision)

    def rollout_choice(self, state: State, decision: Decision, rng: Rng) -> int:
        assert isinstance(state, BattlegroundsState)
        return rollout_choice(state, decision, rng)

    def seat_values(self, state: State) -> list[float]:
        assert isinstance(state, BattlegroundsState)
        return seat_values(state)

    def horizon(self, state: State) -> int:
        assert isinstance(state, BattlegroundsState)
        return 60 if state.rules.variant == SOLO else 14 + 7 * state.seats

    def turn_number(self, state: State) -> int:
        assert isinstance(state, BattlegroundsState)
        return state.turn_seat

    def personalities(self) -> dict[str, list[float]]:
        """Weights of pairs, hits, safety and upgrades."""
        return {
            "": PLAIN[:],
            "hunter": [0.9, 1.4, 0.7, 0.9],
            "builder": [1.1, 0.85, 1.1, 1.5],
            "fox": [1.0, 1.0, 1.5, 0.9],
        }


def _first_choice(position: PositionAnalysis, colour: Colour, card: CardId) -> float:
    best = 0.0
    for square in BASES[colour]:
        best = max(best, position.outlook(card)[square])
    return best + position.card_worth(card)


def _placing(position: PositionAnalysis, colour: Colour, square: Square) -> float:
    card = position.state.active[colour]
    if card == NO_CARD:
        return 0.0
    return position.outlook(card)[square]


def _returning(position: PositionAnalysis, action: Action) -> float:
    state = position.state
    if verb_number(action) != _REENTER:
        return 0.3  # solo: avoid it
    colour = first(action)
    card = second(action)
    square = third(action)
    value = 0.3 * position.outlook(card)[square] + 0.3 * position.card_worth(card)
    if not state.wrecked[card]:
        return value + position.follow(card, colour, square, NONE, NONE, NONE)
    value += 0.5 * position.follow(card, colour, square, NONE, NONE, NONE) - 1.0
    for enemy in position.enemies:
        value -= position.threat_weight * position.reply(enemy, colour, square, NONE, NONE)
    return value


def _segment_scores(position: PositionAnalysis, decision: Decision) -> list[float]:
    """Scores of the main action, a shot, a move after it, or the end of a segment."""
    state = position.state
    prompt = decision.prompt
    values: list[float] = []
    known: dict[int, float] = {}
    now = position.leaf(NONE, NO_CARD, OFF, NONE, NONE, NONE)
    best = -1000.0
    for action in decision.choices:
        verb = verb_number(action)
        value = 0.0
        if verb == _MOVE:
            value = position.move_value(action, prompt == "main", known) - now
        elif verb == _SHOOT:
            colour = first(action)
            if prompt == "main":
                value = position.shoot_first(action) - now
            else:
                value = position.after_shot(action, colour, state.active[colour], state.where[colour]) - now
        elif verb == _SKIP_MOVE:
            colour = first(action)
            if prompt == "main":
                value = position.best_shot_leaf(colour, state.active[colour], state.where[colour]) - now
        elif verb == _CHANGE_TANK:
            colour = first(action)
            value = position.leaf(colour, second(action), state.where[colour], NONE, NONE, NONE) - now
        elif verb == _END_TURN:
            if state.rules.variant != SOLO and position.worths.points_of[position.area] >= state.rules.threshold:
                value = WIN
        elif verb == _USE_EXTRA_TURN:
            value = _another_segment(position, now)
        values.append(value)
        if verb != _ATTACH and verb != _USE_EXTRA_TANK and value > best:
            best = value
    for place, action in enumerate(decision.choices):
        verb = verb_number(action)
        if verb == _USE_EXTRA_TANK:
            values[place] = best + 0.3
        elif verb == _ATTACH:
            worth = position.upgrade_worth(second(action), third(action))
            values[place] = best + worth * position.worths.likes_upgrades if worth > 0.0 else best - 0.5
    return values


def _another_segment(position: PositionAnalysis, now: float) -> float:
    """The score of using an extra turn now; it could also be kept for later."""
    state = position.state
    best = position.best_segment()
    if best <= -LOSS:
        return 0.3  # none of our figures is on the board
    cost = 1.1
    if state.rules.variant == SOLO or state.rules.threshold - max(position.worths.points_of) <= 4:
        cost = 0.5
    return best - now - cost
