"""Taking what seems best right now: what the `recruit` levels of all games share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tankodrom.bots.sight import Sight
from tankodrom.core.action import Action, Vocabulary, verb_number
from tankodrom.core.game import View
from tankodrom.core.rng import Rng


class Judge:
    """A view with an opinion on each action: a method `_verb(action)` per verb that is not worth 0."""

    vocabulary: Vocabulary

    def value_of(self, action: Action) -> float:
        name = self.vocabulary.verbs[verb_number(action)].name
        method: Any = getattr(self, f"_{name}", None)
        return float(method(action)) if method is not None else 0.0


class GreedyBot:
    """Chooses the action with the highest value, by chance among equals; but in `slips` of 100 decisions it does not
    look closely and takes anything, so that a beginner or a child gets a chance."""

    name = "recruit"

    def __init__(self, judge: Callable[[View, int], Judge], slips: int, seed: int) -> None:
        self._judge = judge
        self._slips = slips
        self._rng = Rng(seed)

    def choose(self, sight: Sight, seconds: float) -> Action:
        decision = sight.decision
        if self._rng.below(100) < self._slips:
            return decision.choices[self._rng.below(len(decision.choices))]
        judge = self._judge(sight.view, decision.seat)
        values = [judge.value_of(action) for action in decision.choices]
        best = max(values)
        equal = [action for action, value in zip(decision.choices, values, strict=True) if value == best]
        return equal[self._rng.below(len(equal))]
