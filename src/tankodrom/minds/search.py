"""Information-set Monte-Carlo tree search: one tree over what the searcher can tell apart, a new deal for each walk.

The root (`minds/root.py`) says which choice to walk next. Deeper nodes grow by what the mind would quickly play there, one
new child at a time (progressive widening), so that a tree with hundreds of choices stays narrow. A walk ends in a playout
of the quick player, which is cut at the first end of a turn beyond the mind's horizon and estimated. Every mover
maximises the result of his own seat; seats that win together have the same estimate, so teams are teams.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from tankodrom.core.decision import Decision
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.state import State
from tankodrom.minds.mind import Mind
from tankodrom.minds.root import Node, Root, nodes_of, priors_of

EXPLORATION: Final = 0.5
WIDENING: Final = 0.6  # a node with n visits has about n ** WIDENING children
WALKS_PER_DEAL: Final = 4
WARMTH: Final = 0.5  # the warmer, the more even are the priors
FLOOR: Final = 0.25  # part of the priors that is shared evenly
OVERTIME: Final = 60  # answers after the horizon in which the turn should end


class Search(Root):
    """One decision thought over with the mind of its game."""

    __slots__ = ("_deal", "_mind", "_rng", "_seat", "_start", "_uses")

    def __init__(
        self,
        mind: Mind,
        deal: Callable[[Rng], State],
        decision: Decision,
        scores: list[float],
        rng: Rng,
    ) -> None:
        """`scores`: what the mind thinks of the choices."""
        super().__init__(nodes_of(decision.choices, priors_of(scores, WARMTH, FLOOR)))
        self._mind = mind
        self._deal = deal
        self._seat = decision.seat
        self._rng = rng
        self._start: State | None = None
        self._uses = 0

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
        tried = self.next_to_walk()
        node = tried
        path: list[Node] = []
        movers: list[int] = []
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
        self.note(tried, results[self._seat])
        for step in range(len(path)):
            path[step].visits += 1
            path[step].total += results[movers[step]]


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
