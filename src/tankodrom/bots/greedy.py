"""The `recruit` levels of all games: score every choice by itself and take the best."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from tankodrom.bots.observation import Observation
from tankodrom.core.action import Action, Verb, Vocabulary, verb_number
from tankodrom.core.game import View
from tankodrom.core.rng import Rng

S = TypeVar("S")


class ActionScorer(Protocol):
    """Scores the actions of one view."""

    def score(self, action: Action) -> float: ...


class ActionScores(Generic[S]):
    """For each verb of a game a score, or the method of the scorer `S` that computes it.

    Every verb must be listed: in `scores`, or in `neutral` if its score is 0. So a verb cannot be forgotten.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        scores: Mapping[Verb, float | Callable[[S, Action], float]],
        neutral: Sequence[Verb],
    ) -> None:
        listed = sorted(verb.number for verb in [*scores, *neutral])
        if listed != [verb.number for verb in vocabulary.verbs]:
            missing = [verb.name for verb in vocabulary.verbs if listed.count(verb.number) != 1]
            raise ValueError(f"list these verbs once: {', '.join(missing)}")
        self._by_number = [scores.get(verb, 0.0) for verb in vocabulary.verbs]

    def score(self, scorer: S, action: Action) -> float:
        score = self._by_number[verb_number(action)]
        return score(scorer, action) if callable(score) else score


class GreedyBot:
    """Chooses the action with the highest score, by chance among equals. In `slips` of 100 decisions it takes any
    action instead, so that a beginner or a child gets a chance."""

    name = "recruit"

    def __init__(self, scorer: Callable[[View, int], ActionScorer], slips: int, seed: int) -> None:
        self._scorer = scorer
        self._slips = slips
        self._rng = Rng(seed)

    def choose(self, observation: Observation, seconds: float) -> Action:
        decision = observation.decision
        if self._rng.below(100) < self._slips:
            return decision.choices[self._rng.below(len(decision.choices))]
        scorer = self._scorer(observation.view, decision.seat)
        scores = [scorer.score(action) for action in decision.choices]
        best = max(scores)
        equal = [action for action, score in zip(decision.choices, scores, strict=True) if score == best]
        return equal[self._rng.below(len(equal))]
