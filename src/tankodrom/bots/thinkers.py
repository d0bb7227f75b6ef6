"""The `veteran` and `elite` levels: what a mind knows, and what it finds out by thinking ahead."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from tankodrom.bots.sight import Sight
from tankodrom.core.action import Action
from tankodrom.core.decision import Decision
from tankodrom.core.kernel import pending
from tankodrom.core.rng import Rng
from tankodrom.core.state import State
from tankodrom.minds.mind import Mind, best_of
from tankodrom.minds.root import Root
from tankodrom.minds.search import Search
from tankodrom.minds.turn_race import TurnRace

PLAN: Final = 0.9  # of the budget; the rest is for the answer to get back
MOST_WALKS: Final = 1_000_000


def question_to(state: State, seat: int) -> Decision:
    for decision in pending(state):
        if decision.seat == seat:
            return decision
    raise AssertionError(f"seat {seat} is not asked in a re-deal of its own question")


class Veteran:
    """Takes what the mind likes best."""

    def __init__(self, mind: Mind, temper: str, seed: int) -> None:
        self.name = f"veteran:{temper}" if temper else "veteran"
        self._mind = mind
        self._temper = mind.tempers()[temper]
        self._rng = Rng(seed)

    def choose(self, sight: Sight, seconds: float) -> Action:
        choices = sight.decision.choices
        if len(choices) == 1:
            return choices[0]
        return best_of(self.scores(sight), choices, self._rng)

    def scores(self, sight: Sight) -> list[float]:
        state = sight.deal(self._rng)
        return self._mind.scores(state, question_to(state, sight.seat), self._temper)


class Thinker:
    """One who searches, and can be asked and stopped from outside while it does."""

    def __init__(self, name: str, seed: int, most_walks: int) -> None:
        self.name = name
        self._most_walks = most_walks  # with a number of walks instead of a clock, thinking can be repeated
        self._rng = Rng(seed)
        self._search: Root | None = None

    def best_known(self) -> Action | None:
        return self._search.ranking()[0].action if self._search is not None else None

    def halt(self) -> None:
        if self._search is not None:
            self._search.halted = True


class Elite(Thinker):
    """Begins with what a veteran likes and searches until the time is up."""

    def __init__(self, mind: Mind, temper: str, seed: int, most_walks: int = MOST_WALKS) -> None:
        super().__init__(f"elite:{temper}" if temper else "elite", seed, most_walks)
        self._mind = mind
        self._temper = mind.tempers()[temper]

    def choose(self, sight: Sight, seconds: float) -> Action:
        if len(sight.decision.choices) == 1:
            return sight.decision.choices[0]
        return self.think(sight, seconds).ranking()[0].action

    def think(self, sight: Sight, seconds: float) -> Root:
        """The search as far as it gets; its ranking always has every choice."""
        began = perf_counter()
        self._search = None
        state = sight.deal(self._rng)
        scores = self._mind.considered(state, question_to(state, sight.seat), self._temper)
        search: Root
        course = self._mind.course(state)
        if course is not None:
            search = TurnRace(self._mind, course, sight.deal, sight.decision, scores, self._rng)
        else:
            search = Search(self._mind, sight.deal, sight.decision, scores, self._rng)
        self._search = search
        search.run(began + PLAN * seconds, self._most_walks)
        return search
