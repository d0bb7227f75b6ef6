"""The strong player of Duel: finds the room that weighs the choices of a decision.

`duel_desk` says how everything is counted.
"""

from __future__ import annotations

from typing import Final

from tankodrom.core.action import first
from tankodrom.core.decision import Decision
from tankodrom.core.rng import Rng
from tankodrom.core.state import State
from tankodrom.games.duel import verbs
from tankodrom.games.duel.fire import FireAction
from tankodrom.games.duel.movement import Manoeuvre
from tankodrom.games.duel.state import NO_TANK, DuelState, DuelStep, Tank
from tankodrom.games.duel.tactics import TacticsWar
from tankodrom.minds.duel_actions import action_scores, initiative_scores
from tankodrom.minds.duel_answers import answer_score
from tankodrom.minds.duel_desk import Desk
from tankodrom.minds.duel_estimate import estimate, spread
from tankodrom.minds.duel_fire import chain_fire_scores
from tankodrom.minds.duel_manoeuvres import chain_move_scores, distance_scores
from tankodrom.minds.duel_mission import rounds_left
from tankodrom.minds.duel_sketch import Sketch
from tankodrom.minds.duel_tactics import tactics_scores
from tankodrom.minds.duel_weights import Weights
from tankodrom.minds.mind import Mind, best_of
from tankodrom.minds.race import Course
from tankodrom.minds.trained_eye import TrainedEye

RECKONED: Final = 0.2  # how much the reckoning counts beside what the eye sees
# Two choices scatter by 0.08 in a heat, and what is considered errs by some 0.011: it counts as fifty.
_COURSE: Final = Course(50.0, 16, 0.04)


class DuelMind(Mind):
    """Counts the shots that a choice gives and invites, and what the mission pays. `eye`: what was learned besides."""

    __slots__ = ("_chances", "_eye", "weights")

    def __init__(self, weights: Weights, eye: TrainedEye | None = None, chances: TrainedEye | None = None) -> None:
        """`eye`: what choices are worth; `chances`: who wins from a position. Both were learned."""
        self.weights = weights
        self._eye = eye
        self._chances = chances

    def scores(self, state: State, decision: Decision, temper: list[float]) -> list[float]:
        assert isinstance(state, DuelState)
        seat = decision.seat
        return self._scores(Desk(state, seat, state.rules.seat_side[seat], self.weights, temper), decision)

    def considered(self, state: State, decision: Decision, temper: list[float]) -> list[float]:
        assert isinstance(state, DuelState)
        seat = decision.seat
        desk = Desk(state, seat, state.rules.seat_side[seat], self.weights, temper)
        scores = self._scores(desk, decision)
        eye = self._eye
        if eye is None or len(scores) == 1:
            return scores
        sketch = Sketch(desk, tank_in_question(state, decision), decision)
        seen = sketch.seen_by(eye, decision.choices, scores)
        point = self.point(state)
        return [RECKONED * scores[at] + seen[at] / point for at in range(len(scores))]

    def _scores(self, desk: Desk, decision: Decision) -> list[float]:
        state = desk.state
        prompt = decision.prompt
        choices = decision.choices
        top = state.stack[-1]
        if prompt == "initiative":
            return initiative_scores(desk, choices)
        me = tank_in_question(state, decision)
        if prompt == "action":
            acted = verbs.END_STEP.of() in choices and not me.on_fire
            return action_scores(desk, me, choices, acted)
        if isinstance(top, Manoeuvre):
            if prompt == "chain_move":
                return chain_move_scores(desk, top, me, choices)
            if prompt == "distance":
                return distance_scores(desk, top, me, choices)
        if isinstance(top, FireAction) and prompt == "chain_fire":
            return chain_fire_scores(desk, top, me, choices)
        if prompt == "tactics" and isinstance(top, TacticsWar):
            return tactics_scores(desk, top, choices)
        return [answer_score(desk, top, me, prompt, action) for action in choices]

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, DuelState)
        return estimate(state)

    def quick(self, state: State, decision: Decision, rng: Rng) -> int:
        choices = decision.choices
        return choices[0] if len(choices) == 1 else best_of(self.scores(state, decision, []), choices, rng)

    def course(self, state: State) -> Course | None:
        return _COURSE

    def point(self, state: State) -> float:
        assert isinstance(state, DuelState)
        return 0.25 / spread(rounds_left(state))

    def judgement(self, state: State, decision: Decision) -> float:
        assert isinstance(state, DuelState)
        chances = self._chances
        if chances is None:
            return estimate(state)[decision.seat]
        desk = Desk(state, decision.seat, state.rules.seat_side[decision.seat], self.weights, [])
        return Sketch(desk, tank_in_question(state, decision), decision).chance(chances)

    def turn_of(self, state: State) -> int:
        assert isinstance(state, DuelState)
        return state.round

    def tempers(self) -> dict[str, list[float]]:
        """Weights of shots, of danger, of the mission."""
        return {
            "": [1.0, 1.0, 1.0],
            "hunter": [1.35, 0.75, 0.85],
            "careful": [0.9, 1.4, 1.0],
            "runner": [0.85, 0.85, 1.5],
        }


def tank_in_question(state: DuelState, decision: Decision) -> Tank:
    """The one of the seat's tanks that the decision is about."""
    number = state.active
    top = state.stack[-1]
    if decision.prompt == "initiative":
        number = first(decision.choices[0])
    elif isinstance(top, DuelStep):
        number = top.concerns(state)
    return state.tanks[number if number != NO_TANK else state.rules.seat_tanks[decision.seat][0]]
