"""The root of a search: the choices of one decision with their statistics.

Simulations are given to the choices by PUCT: the better the prior and the results of a choice, the more often it is
selected. The standard deviation of the results sets the scale of exploration. The most visited choice is the answer.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Final

from tankodrom.core.action import Action

PUCT_EXPLORATION: Final = 2.5  # times the standard deviation of the results
MIN_DEVIATION: Final = 0.01
UNVISITED_PENALTY: Final = 0.02  # how much below the mean the value of an unvisited choice is set
ENOUGH_VISITS: Final = 8  # from which the mean of a choice is told as its value
SIMULATIONS_PER_CHECK: Final = 32  # simulations between two checks whether the answer can still change


class Node:
    """One choice: its visits, the sum of the results for the seat that makes it, and its children."""

    __slots__ = ("action", "available", "children", "prior", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.available = 0  # how often it could have been selected
        self.total = 0.0
        self.children: list[Node] = []

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.5


class Root:
    """The search for one decision. `simulate` may be called as long as there is time."""

    __slots__ = ("_squares", "_total", "children", "halted", "simulations")

    def __init__(self, children: list[Node]) -> None:
        self.children = children
        self.simulations = 0
        self.halted = False  # set from outside, by another thread: stop
        self._total = 0.0  # of the results of all simulations for the seat
        self._squares = 0.0  # of the same, squared

    def simulate(self) -> None:
        """Follow the choice that `select` gives, and `record` the result."""
        raise NotImplementedError

    def run(self, deadline: float, most: int) -> None:
        """Simulate until the clock (`time.perf_counter`) reaches the deadline, until there are `most` simulations, or
        until no other choice could still become the most visited."""
        began = perf_counter()
        before = self.simulations
        while self.simulations < most and not self.halted:
            now = perf_counter()
            if now >= deadline:
                return
            done = self.simulations - before
            if done and done % SIMULATIONS_PER_CHECK == 0:
                left = min(float(most - self.simulations), done * (deadline - now) / (now - began))
                if self._is_decided(left):
                    return
            self.simulate()

    def _is_decided(self, left: float) -> bool:
        """Does the most visited choice stay the most visited one, whatever so many more simulations find?"""
        most = 0
        second = 0
        for child in self.children:
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return most - second > left

    def _deviation(self, mean: float) -> float:
        """The standard deviation of the results."""
        if self.simulations == 0:
            return MIN_DEVIATION
        return max(MIN_DEVIATION, sqrt(max(0.0, self._squares / self.simulations - mean * mean)))

    def record(self, child: Node, result: float) -> None:
        """Add the result of a simulation, for the seat that is asked."""
        child.visits += 1
        child.total += result
        self.simulations += 1
        self._total += result
        self._squares += result * result

    def select(self) -> Node:
        mean = self._mean()
        deviation = self._deviation(mean)
        unvisited = mean - UNVISITED_PENALTY if self.simulations > 0 else mean
        scale = PUCT_EXPLORATION * deviation * sqrt(self.simulations + 1)
        best = self.children[0]
        best_value = -1.0e9
        for child in self.children:
            expected = child.total / child.visits if child.visits else unvisited
            value = expected + scale * child.prior / (1 + child.visits)
            if value > best_value:
                best, best_value = child, value
        return best

    def _mean(self) -> float:
        return self._total / self.simulations if self.simulations else 0.5

    def has_value(self, child: Node) -> bool:
        """Was it visited often enough to tell its value?"""
        return child.visits >= ENOUGH_VISITS

    def value_of(self, child: Node) -> float:
        """The probability to win with this choice, as far as the search can tell."""
        return child.mean()

    def ranking(self) -> list[Node]:
        """The choices, the most visited first; among equals the better mean, then the better prior."""
        return sorted(self.children, key=lambda child: (-child.visits, -child.mean(), -child.prior))


def nodes_of(choices: list[Action], priors: list[float]) -> list[Node]:
    return [Node(choices[at], priors[at]) for at in range(len(choices))]


def softmax_priors(scores: list[float], temperature: float, floor: float) -> list[float]:
    """Softmax of the scores; none below `floor` of an even share. The higher the temperature, the more even."""
    top = max(scores)
    weights = [exp((score - top) / temperature) for score in scores]
    total = sum(weights)
    least = floor / len(scores)
    return [(1 - floor) * weight / total + least for weight in weights]
