"""Racing: choices are compared in the same deals, where luck is great and differences are small.

Rollouts that vary by a tenth say little about choices that differ by a hundredth. But in one and the same deal much of the
luck is the same for all choices (common random numbers). So in each round every active candidate is rolled out from the same
deal. The prior scores count as a number of rounds. A candidate that is clearly behind is eliminated. As the budget is used
up, the number of candidates is cut as well, so that the last rounds compare the best ones only.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, sqrt
from time import perf_counter
from typing import Final

from tankodrom.ai.search.root import Node, Root
from tankodrom.core.action import Action
from tankodrom.core.rng import Rng
from tankodrom.core.state import State

ROUNDS_PER_CHECK: Final = 4  # rounds between two eliminations
ELIMINATION_MARGIN: Final = 2.0  # standard errors of the difference


class RaceConfig:
    """How races of a game are run."""

    __slots__ = ("max_candidates", "max_gap", "prior_weight")

    def __init__(self, prior_weight: float, max_candidates: int, max_gap: float) -> None:
        self.prior_weight = prior_weight  # as how many rounds the prior counts
        self.max_candidates = max_candidates  # that take part in the first round
        self.max_gap = max_gap  # in the probability to win: a choice whose prior is worse by more takes no part


class Candidate(Node):
    """A choice that takes part. `total`: the sum of its results, each less the mean of its round."""

    __slots__ = ("gap", "prior_gap")

    def __init__(self, action: Action, gap: float) -> None:
        super().__init__(action, 0.0)
        self.prior_gap = gap  # to the best prior, as a probability to win: 0 for the best, negative for the others
        self.gap = gap  # to the best candidate, when it was last active


class Race(Root):
    """The race for one decision. A subclass says how a rollout is made."""

    __slots__ = ("_active", "_candidates", "_deal", "_means", "_prior_weight", "_rng", "_rounds", "_variance")

    def __init__(
        self,
        race_config: RaceConfig,
        deal: Callable[[Rng], State],
        choices: list[Action],
        priors: list[float],
        rng: Rng,
    ) -> None:
        """`priors`: what each choice is thought to add to the probability to win; only their differences count."""
        top = max(priors)
        self._candidates = [Candidate(choices[at], priors[at] - top) for at in range(len(choices))]
        super().__init__(list[Node](self._candidates))
        self._deal = deal
        self._rng = rng
        self._prior_weight = race_config.prior_weight
        self._rounds = 0
        self._means = 0.0  # sum over the rounds
        self._variance = 0.0  # sum over the rounds of the variance of their results
        ranked = sorted(self._candidates, key=lambda candidate: -candidate.prior_gap)
        self._active: list[Candidate] = [
            candidate
            for candidate in ranked[: race_config.max_candidates]
            if candidate.prior_gap > -race_config.max_gap
        ]

    def run(self, deadline: float, most: int) -> None:
        began = perf_counter()
        entered = len(self._active)
        while not self.halted and self.simulations + len(self._active) <= most and self._play_round(deadline):
            if self._rounds % ROUNDS_PER_CHECK == 0:
                spent = max(self.simulations / most, (perf_counter() - began) / (deadline - began))
                self._eliminate(max(2, ceil(entered * (1.0 - spent))))
                if len(self._active) == 1:
                    return

    def _play_round(self, deadline: float) -> bool:
        """One deal for all active candidates. It counts only if there is time for all of them."""
        start = self._deal(self._rng)
        results: list[float] = []
        for candidate in self._active:
            if self.halted or perf_counter() >= deadline:
                return False
            results.append(self._rollout(start.copy(), candidate))
        count = len(results)
        mean = sum(results) / count
        for at in range(count):
            self._active[at].visits += 1
            self._active[at].total += results[at] - mean
            if count > 1:
                self._variance += (results[at] - mean) ** 2 / (count - 1)
        self.simulations += count
        self._rounds += 1
        self._means += mean
        self._update_gaps()
        return True

    def _rollout(self, state: State, candidate: Candidate) -> float:
        """The probability to win that the candidate reaches from this deal. The state may be changed."""
        raise NotImplementedError

    def _update_gaps(self) -> None:
        """The weighted mean of the prior and of the results so far."""
        weight = self._prior_weight + self._rounds
        best = max([self._prior_weight * candidate.prior_gap + candidate.total for candidate in self._active])
        for candidate in self._active:
            candidate.gap = (self._prior_weight * candidate.prior_gap + candidate.total - best) / weight

    def _eliminate(self, most: int) -> None:
        """Eliminate the candidates that are clearly behind, and the last ones if more than `most` are left."""
        deviation = sqrt(self._variance / self._rounds)
        margin = ELIMINATION_MARGIN * deviation * sqrt(2.0 / (self._prior_weight + self._rounds))
        ahead = [candidate for candidate in self._active if candidate.gap >= -margin]
        if len(ahead) > most:
            ahead = sorted(ahead, key=lambda candidate: -candidate.gap)[:most]
        self._active = ahead

    def ranking(self) -> list[Node]:
        """The candidates by their gap, the smallest first."""
        ranked = sorted(self._candidates, key=lambda candidate: -candidate.gap)
        return list[Node](ranked)

    def has_value(self, child: Node) -> bool:
        return self._rounds > 0

    def value_of(self, child: Node) -> float:
        assert isinstance(child, Candidate)
        return max(0.0, min(1.0, self._means / self._rounds + child.gap))
