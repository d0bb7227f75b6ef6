"""Choices raced against each other, where luck is great and differences are small.

Walks that scatter by a tenth say little about choices that differ by a hundredth; but in one and the same deal much of the
luck is the same for all of them. So all choices that are in question run in each deal, to where their chances can be judged.
What was considered before counts as so many heats. Who is clearly behind runs no more, and as time goes by the field gets
smaller anyway: in the end the heats are for those between whom it is to be decided.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, sqrt
from time import perf_counter
from typing import Final

from tankodrom.core.action import Action
from tankodrom.core.rng import Rng
from tankodrom.core.state import State
from tankodrom.minds.root import Node, Root

LOOK: Final = 4  # heats between two looks at who is behind
CLEARLY: Final = 2.0  # times what is left of doubt


class Course:
    """How races of a game are run."""

    __slots__ = ("field", "in_question", "trust")

    def __init__(self, trust: float, field: int, in_question: float) -> None:
        self.trust = trust  # as how many heats does what was considered count?
        self.field = field  # how many run at first, at most
        self.in_question = in_question  # of the chance to win: who is considered to be so much worse does not run


class Runner(Node):
    """`total`: how far it was ahead of the mean of its heats. `behind`: of the best, when it ran last."""

    __slots__ = ("behind", "promise")

    def __init__(self, action: Action, behind: float) -> None:
        super().__init__(action, 0.0)
        self.promise = behind  # what was considered, as a chance to win: 0 for the best, the others below
        self.behind = behind


class Race(Root):
    """One decision thought over. Who extends it says how a heat is run."""

    __slots__ = ("_deal", "_heats", "_means", "_rng", "_runners", "_running", "_scatter", "_trust")

    def __init__(
        self,
        course: Course,
        deal: Callable[[Rng], State],
        choices: list[Action],
        promises: list[float],
        rng: Rng,
    ) -> None:
        """`promises`: what each choice is thought to add to the chance to win; only their differences count."""
        top = max(promises)
        self._runners = [Runner(choices[at], promises[at] - top) for at in range(len(choices))]
        super().__init__(list[Node](self._runners))
        self._deal = deal
        self._rng = rng
        self._trust = course.trust
        self._heats = 0
        self._means = 0.0  # of the results of all heats
        self._scatter = 0.0  # squares of how far results are from the mean of their heat, per result to spare
        ranked = sorted(self._runners, key=lambda runner: -runner.promise)
        self._running: list[Runner] = [
            runner for runner in ranked[: course.field] if runner.promise > -course.in_question
        ]

    def run(self, deadline: float, most: int) -> None:
        began = perf_counter()
        entered = len(self._running)
        while not self.halted and self.walks + len(self._running) <= most and self._heat(deadline):
            if self._heats % LOOK == 0:
                spent = max(self.walks / most, (perf_counter() - began) / (deadline - began))
                self._drop_who_is_behind(max(2, ceil(entered * (1.0 - spent))))
                if len(self._running) == 1:
                    return

    def _heat(self, deadline: float) -> bool:
        """One deal for all who run; it counts only if there is time for all."""
        start = self._deal(self._rng)
        results: list[float] = []
        for runner in self._running:
            if self.halted or perf_counter() >= deadline:
                return False
            results.append(self._result(start.copy(), runner))
        count = len(results)
        mean = sum(results) / count
        for at in range(count):
            self._running[at].visits += 1
            self._running[at].total += results[at] - mean
            if count > 1:
                self._scatter += (results[at] - mean) ** 2 / (count - 1)
        self.walks += count
        self._heats += 1
        self._means += mean
        self._see_who_is_ahead()
        return True

    def _result(self, state: State, runner: Runner) -> float:
        """The chance to win that the runner comes to in this deal, which is its own."""
        raise NotImplementedError

    def _see_who_is_ahead(self) -> None:
        """What was considered and what the heats found, by their weights."""
        weight = self._trust + self._heats
        best = max([self._trust * runner.promise + runner.total for runner in self._running])
        for runner in self._running:
            runner.behind = (self._trust * runner.promise + runner.total - best) / weight

    def _drop_who_is_behind(self, room: int) -> None:
        """Whoever is so far behind that it is no longer in doubt, and the last ones where there is no `room` for all."""
        usual = sqrt(self._scatter / self._heats)
        margin = CLEARLY * usual * sqrt(2.0 / (self._trust + self._heats))
        ahead = [runner for runner in self._running if runner.behind >= -margin]
        if len(ahead) > room:
            ahead = sorted(ahead, key=lambda runner: -runner.behind)[:room]
        self._running = ahead

    def ranking(self) -> list[Node]:
        """Who is ahead, or was the least behind."""
        ranked = sorted(self._runners, key=lambda runner: -runner.behind)
        return list[Node](ranked)

    def knows(self, child: Node) -> bool:
        return self._heats > 0

    def value_of(self, child: Node) -> float:
        assert isinstance(child, Runner)
        return max(0.0, min(1.0, self._means / self._heats + child.behind))
