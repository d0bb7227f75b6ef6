"""Information-set Monte-Carlo tree search: one tree over what the searcher can tell apart, a new deal for each walk.

At the root the choices carry the mind's scores as priors (PUCT). Where luck is so great that walks within reach say
little (`Mind.trust`), the scores also count as so many walks with the result that they promise, and the choice with the
best mean of both is the answer; elsewhere it is the one most walked. Deeper nodes grow by what the mind would quickly play
there, one new child at a time (progressive widening), so that a tree with hundreds of choices stays narrow. A walk ends
in a playout of the quick player, which is cut at the first end of a turn beyond the mind's horizon and estimated. Every
mover maximises the result of his own seat; seats that win together have the same estimate, so teams are teams.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log, sqrt
from time import perf_counter
from typing import Final

from tankodrom.core.action import Action
from tankodrom.core.decision import Decision
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.state import State
from tankodrom.minds.mind import Mind

ROOT_EXPLORATION: Final = 2.5  # times how far the results of walks spread
LEAST_SPREAD: Final = 0.01
EXPLORATION: Final = 0.5
WIDENING: Final = 0.6  # a node with n visits has about n ** WIDENING children
TRUSTED_EXPLORATION: Final = 1.0
WALKS_PER_DEAL: Final = 4
WARMTH: Final = 0.5  # the warmer, the more even are the priors
FLOOR: Final = 0.25  # part of the priors that is shared evenly
WORST: Final = -12.0  # points
OVERTIME: Final = 60  # answers after the horizon in which the turn should end
UNTRIED: Final = 0.02  # how much worse than the others an answer is thought to be that was never tried
LOOK: Final = 32  # walks between two looks at whether the answer can still change


class Node:
    """What is known about one answer: visits, the sum of results for the one who gives it, what may follow."""

    __slots__ = ("action", "available", "children", "prior", "promise", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.promise = 0.0  # how much better than the best its score is, as a chance to win: 0 or below
        self.visits = 0
        self.available = 0  # how often it could have been chosen
        self.total = 0.0
        self.children: list[Node] = []

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.5


class Search:
    """One decision thought over. `walk` may be called as long as there is time."""

    __slots__ = (
        "_deal", "_mind", "_rng", "_seat", "_start", "_uses", "halted", "root", "squares", "total", "trust", "walks",
    )  # fmt: skip

    def __init__(
        self,
        mind: Mind,
        deal: Callable[[Rng], State],
        decision: Decision,
        scores: list[float],
        rng: Rng,
    ) -> None:
        """`scores`: what the mind thinks of the choices."""
        self._mind = mind
        self._deal = deal
        self._seat = decision.seat
        self._rng = rng
        self._start: State | None = None
        self._uses = 0
        self.walks = 0
        self.halted = False  # set from outside: walk no more
        self.total = 0.0  # of the results of all walks for the seat
        self.squares = 0.0  # of the same, squared
        self.root = Node(0, 1.0)
        start = deal(rng)
        self.trust = mind.trust()
        point = mind.point(start)
        top = max(scores)
        priors = priors_of(scores, WARMTH, FLOOR)
        for at, action in enumerate(decision.choices):
            child = Node(action, priors[at])
            child.promise = point * max(scores[at] - top, WORST)
            self.root.children.append(child)

    def run(self, deadline: float, most: int) -> None:
        """Walk until the clock (`time.perf_counter`) reaches the deadline, or so many walks are made; or until no
        other answer could still become the most visited."""
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
        if self.trust > 0.0:
            return False
        most = 0
        second = 0
        for child in self.root.children:
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return most - second > walks

    def _fresh(self) -> State:
        start = self._start
        if start is None or self._uses >= WALKS_PER_DEAL:
            start = self._deal(self._rng)
            self._start = start
            self._uses = 0
        self._uses += 1
        return start.copy()

    def walk(self) -> None:
        """Down the tree, on with the quick player, and back with the estimate."""
        state = self._fresh()
        mind = self._mind
        rng = self._rng
        self.walks += 1
        self.root.visits += 1
        node = self._best_at_root()
        path = [node]
        movers = [self._seat]
        apply(state, self._seat, node.action)
        steps = 1
        horizon = mind.horizon(state)
        ripe = mind.ripe()
        while state.outcome is None and node.visits >= ripe and steps < horizon:
            decision = pending(state)[0]
            node = _grown(node, decision, mind, state, rng, ripe)
            path.append(node)
            movers.append(decision.seat)
            apply(state, decision.seat, node.action)
            steps += 1
        while state.outcome is None and steps < horizon:
            decision = pending(state)[0]
            apply(state, decision.seat, mind.quick(state, decision, rng))
            steps += 1
        turn = mind.turn_of(state)
        latest = steps + OVERTIME
        while state.outcome is None and steps < latest and mind.turn_of(state) == turn:
            decision = pending(state)[0]
            apply(state, decision.seat, mind.quick(state, decision, rng))
            steps += 1
        results = mind.estimate(state)
        result = results[self._seat]
        self.total += result
        self.squares += result * result
        for step in range(len(path)):
            path[step].visits += 1
            path[step].total += results[movers[step]]

    def _best_at_root(self) -> Node:
        untried = 0.5
        spread = LEAST_SPREAD
        if self.walks > 1:
            mean = self.total / (self.walks - 1)
            spread = max(spread, sqrt(max(0.0, self.squares / (self.walks - 1) - mean * mean)))
            untried = mean - UNTRIED
        if self.trust > 0.0:
            return self._best_trusted(untried + UNTRIED, spread)
        scale = ROOT_EXPLORATION * spread * sqrt(self.root.visits)
        best = self.root.children[0]
        best_value = -1.0e9
        for child in self.root.children:
            expected = child.total / child.visits if child.visits else untried
            value = expected + scale * child.prior / (1 + child.visits)
            if value > best_value:
                best, best_value = child, value
        return best

    def _best_trusted(self, mean: float, spread: float) -> Node:
        scale = TRUSTED_EXPLORATION * spread * sqrt(log(self.walks + 1.0))
        best = self.root.children[0]
        best_value = -1.0e9
        for child in self.root.children:
            value = self._believed(child, mean) + scale / sqrt(self.trust + child.visits)
            if value > best_value:
                best, best_value = child, value
        return best

    def _believed(self, child: Node, mean: float) -> float:
        """What the score promises and what the walks found, by their weights."""
        return (self.trust * (mean + child.promise) + child.total) / (self.trust + child.visits)

    def value_of(self, child: Node) -> float:
        """The chance to win that this choice gives, as far as the search can tell."""
        if self.trust > 0.0:
            return min(1.0, max(0.0, self._believed(child, self._mean())))
        return child.mean()

    def _mean(self) -> float:
        return self.total / self.walks if self.walks else 0.5

    def ranking(self) -> list[Node]:
        """The choices, the most visited first; among equals the better mean, then the better prior. With trust in the
        scores, those first of which most is believed."""
        if self.trust > 0.0:
            mean = self._mean()
            return sorted(self.root.children, key=lambda child: -self._believed(child, mean))
        return sorted(self.root.children, key=lambda child: (-child.visits, -child.mean(), -child.prior))


def _grown(node: Node, decision: Decision, mind: Mind, state: State, rng: Rng, ripe: int) -> Node:
    """The child to follow: a new one if the node has room, else the best of those possible in this deal."""
    choices = decision.choices
    possible: list[Node] = []
    for child in node.children:
        if child.action in choices:
            child.available += 1
            possible.append(child)
    if len(possible) < len(choices) and len(possible) <= (node.visits - ripe) ** WIDENING:
        action = mind.quick(state, decision, rng)
        for child in possible:
            if child.action == action:
                break
        else:
            fresh = Node(action, 1.0)
            fresh.available = 1
            node.children.append(fresh)
            return fresh
    best = possible[0]
    best_value = -1.0e9
    for child in possible:
        value = (
            1.0e6
            if child.visits == 0
            else child.mean() + EXPLORATION * sqrt(log(child.available + 1) / child.visits)
        )
        if value > best_value:
            best, best_value = child, value
    return best


def priors_of(scores: list[float], warmth: float, floor: float) -> list[float]:
    """Scores as chances: the warmer, the more even; none below `floor` of an even share."""
    top = max(scores)
    weights = [exp((score - top) / warmth) for score in scores]
    total = sum(weights)
    least = floor / len(scores)
    return [(1 - floor) * weight / total + least for weight in weights]
