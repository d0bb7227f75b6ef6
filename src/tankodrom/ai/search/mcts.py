"""Information-set Monte-Carlo tree search: one tree of actions, shared by many re-deals of what the seat cannot see.

The root (`search/root.py`) selects the choice of each simulation. Nodes below it are expanded one child at a time with the
choice of the rollout policy (progressive widening), so that a tree with hundreds of choices stays narrow. A simulation
goes on with a rollout, which is cut off at the first end of a turn beyond the horizon; the evaluator gives the value of
that position. Every seat maximises its own result. Seats that win together have the same value, so teams cooperate.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from tankodrom.ai.evaluator import Evaluator
from tankodrom.ai.search.root import Node, Root, nodes_of, softmax_priors
from tankodrom.core.decision import Decision
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.state import State

UCB_EXPLORATION: Final = 0.5  # times the UCB term of a node below the root
WIDENING: Final = 0.6  # a node with n visits has about n ** WIDENING children
SIMULATIONS_PER_DEAL: Final = 4
TEMPERATURE: Final = 0.5  # of the priors: the higher, the more even
FLOOR: Final = 0.25  # share of the priors that is spread evenly
MAX_STEPS_TO_END_TURN: Final = 60  # answers beyond the horizon within which the turn should end


class TreeSearch(Root):
    """The tree search for one decision."""

    __slots__ = ("_deal", "_evaluator", "_rng", "_seat", "_simulations_on_deal", "_start")

    def __init__(
        self,
        evaluator: Evaluator,
        deal: Callable[[Rng], State],
        decision: Decision,
        scores: list[float],
        rng: Rng,
    ) -> None:
        """`scores`: the prior scores of the choices."""
        super().__init__(nodes_of(decision.choices, softmax_priors(scores, TEMPERATURE, FLOOR)))
        self._evaluator = evaluator
        self._deal = deal
        self._seat = decision.seat
        self._rng = rng
        self._start: State | None = None
        self._simulations_on_deal = 0

    def _next_start(self) -> State:
        """A copy of the current deal. Each deal serves `SIMULATIONS_PER_DEAL` simulations."""
        start = self._start
        if start is None or self._simulations_on_deal >= SIMULATIONS_PER_DEAL:
            start = self._deal(self._rng)
            self._start = start
            self._simulations_on_deal = 0
        self._simulations_on_deal += 1
        return start.copy()

    def simulate(self) -> None:
        """Selection and expansion, rollout, backpropagation."""
        state = self._next_start()
        evaluator = self._evaluator
        rng = self._rng
        root_child = self.select()
        node = root_child
        path: list[Node] = []
        movers: list[int] = []
        apply(state, self._seat, node.action)
        steps = 1
        horizon = evaluator.horizon(state)
        expansion_visits = evaluator.expansion_visits()
        while state.outcome is None and node.visits >= expansion_visits and steps < horizon:
            decision = pending(state)[0]
            node = _expand_or_select(node, decision, evaluator, state, rng, expansion_visits)
            path.append(node)
            movers.append(decision.seat)
            apply(state, decision.seat, node.action)
            steps += 1
        while state.outcome is None and steps < horizon:
            decision = pending(state)[0]
            apply(state, decision.seat, evaluator.rollout_choice(state, decision, rng))
            steps += 1
        turn = evaluator.turn_number(state)
        latest = steps + MAX_STEPS_TO_END_TURN
        while state.outcome is None and steps < latest and evaluator.turn_number(state) == turn:
            decision = pending(state)[0]
            apply(state, decision.seat, evaluator.rollout_choice(state, decision, rng))
            steps += 1
        results = evaluator.seat_values(state)
        self.record(root_child, results[self._seat])
        for step in range(len(path)):
            path[step].visits += 1
            path[step].total += results[movers[step]]


def _expand_or_select(
    node: Node, decision: Decision, evaluator: Evaluator, state: State, rng: Rng, expansion_visits: int
) -> Node:
    """The child to follow: a new one if the node may widen, else the best of those possible in this deal (UCB)."""
    choices = decision.choices
    possible: list[Node] = []
    for child in node.children:
        if child.action in choices:
            child.available += 1
            possible.append(child)
    if len(possible) < len(choices) and len(possible) <= (node.visits - expansion_visits) ** WIDENING:
        action = evaluator.rollout_choice(state, decision, rng)
        for child in possible:
            if child.action == action:
                break
        else:
            new_child = Node(action, 1.0)
            new_child.available = 1
            node.children.append(new_child)
            return new_child
    best = possible[0]
    best_value = -1.0e9
    for child in possible:
        value = (
            1.0e6
            if child.visits == 0
            else child.mean() + UCB_EXPLORATION * sqrt(log(child.available + 1) / child.visits)
        )
        if value > best_value:
            best, best_value = child, value
    return best
