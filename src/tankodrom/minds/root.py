"""The choices of one decision, and what walks have found out about each of them.

A choice is walked the more often the better its prior and its results are (PUCT; how far the results spread sets the
scale), and the one most walked is the answer.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Final

from tankodrom.core.action import Action

EXPLORATION: Final = 2.5  # times how far the results of walks spread
LEAST_SPREAD: Final = 0.01
UNTRIED: Final = 0.02  # how much worse than the others an answer is thought to be that was never tried
ENOUGH: Final = 8  # visits, for a value that means something
LOOK: Final = 32  # walks between two looks at whether the answer can still change


class Node:
    """What is known about one answer: visits, the sum of results for the one who gives it, what may follow."""

    __slots__ = ("action", "available", "children", "prior", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.available = 0  # how often it could have been chosen
        self.total = 0.0
        self.children: list[Node] = []

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.5


class Root:
    """One decision thought over. `walk` may be called as long as there is time."""

    __slots__ = ("_squares", "_total", "children", "halted", "walks")

    def __init__(self, children: list[Node]) -> None:
        self.children = children
        self.walks = 0
        self.halted = False  # set from outside: walk no more
        self._total = 0.0  # of the results of all walks for the seat
        self._squares = 0.0  # of the same, squared

    def walk(self) -> None:
        """Follow `next_to_walk`, and `note` what comes of it."""
        raise NotImplementedError

    def run(self, deadline: float, most: int) -> None:
        """Walk until the clock (`time.perf_counter`) reaches the deadline, or so many walks are made; or until no
        other answer could still become the best."""
        began = perf_counter()
        before = self.walks
        while self.walks < most and not self.halted:
            now = perf_counter()
            if now >= deadline:
                return
            done = self.walks - before
            if done and done % LOOK == 0:
                still = min(float(most - self.walks), done * (deadline - now) / (now - began))
                if self._is_decided(still):
                    return
            self.walk()

    def _is_decided(self, walks: float) -> bool:
        """Would the most visited answer stay it, whatever so many walks found?"""
        most = 0
        second = 0
        for child in self.children:
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return most - second > walks

    def _spread(self, mean: float) -> float:
        """How far the results of walks are from their mean."""
        if self.walks == 0:
            return LEAST_SPREAD
        return max(LEAST_SPREAD, sqrt(max(0.0, self._squares / self.walks - mean * mean)))

    def note(self, child: Node, result: float) -> None:
        """What a walk found for the seat that is asked."""
        child.visits += 1
        child.total += result
        self.walks += 1
        self._total += result
        self._squares += result * result

    def next_to_walk(self) -> Node:
        mean = self._mean()
        spread = self._spread(mean)
        untried = mean - UNTRIED if self.walks > 0 else mean
        scale = EXPLORATION * spread * sqrt(self.walks + 1)
        best = self.children[0]
        best_value = -1.0e9
        for child in self.children:
            expected = child.total / child.visits if child.visits else untried
            value = expected + scale * child.prior / (1 + child.visits)
            if value > best_value:
                best, best_value = child, value
        return best

    def _mean(self) -> float:
        return self._total / self.walks if self.walks else 0.5

    def knows(self, child: Node) -> bool:
        """Can its value be told?"""
        return child.visits >= ENOUGH

    def value_of(self, child: Node) -> float:
        """The chance to win that this choice gives, as far as the search can tell."""
        return child.mean()

    def ranking(self) -> list[Node]:
        """The choices, the most visited first; among equals the better mean, then the better prior."""
        return sorted(self.children, key=lambda child: (-child.visits, -child.mean(), -child.prior))


def nodes_of(choices: list[Action], priors: list[float]) -> list[Node]:
    return [Node(choices[at], priors[at]) for at in range(len(choices))]


def priors_of(scores: list[float], warmth: float, floor: float) -> list[float]:
    """Scores as chances: the warmer, the more even; none below `floor` of an even share."""
    top = max(scores)
    weights = [exp((score - top) / warmth) for score in scores]
    total = sum(weights)
    least = floor / len(scores)
    return [(1 - floor) * weight / total + least for weight in weights]
