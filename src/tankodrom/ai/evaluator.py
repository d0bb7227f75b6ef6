"""The interface between a game and the search: what a strong player knows, as numbers.

An evaluator is given a `State`, because states are fast and compiled. But it is only ever given a re-deal
(`Game.determinize`). What it sees beyond the view of its seat was dealt at random and is not knowledge.
"""

from __future__ import annotations

from tankodrom.ai.search.race import RaceConfig
from tankodrom.core.action import Action
from tankodrom.core.compiling import mypyc_attr
from tankodrom.core.decision import Decision
from tankodrom.core.rng import Rng
from tankodrom.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages may bring one
class Evaluator:
    """One per game. It has no state of its own, so one object serves all positions and threads."""

    __slots__ = ()

    def scores(self, state: State, decision: Decision, personality: list[float]) -> list[float]:
        """A score for each choice of the decision, from the point of view of its seat; the highest is the best.

        The `veteran` level plays by it, so it may take up to about a millisecond. The scores of one decision can be
        compared with each other: 0 for a choice that changes nothing, 1 for a choice that gains a point of the game.
        `personality` holds the weights of one of the `personalities`.
        """
        raise NotImplementedError

    def prior_scores(self, state: State, decision: Decision, personality: list[float]) -> list[float]:
        """The scores that a search starts from. A game with a prior network adds it here."""
        return self.scores(state, decision, personality)

    def rollout_choice(self, state: State, decision: Decision, rng: Rng) -> int:
        """The rollout policy: a sensible choice, with some chance in it, as fast as the game allows."""
        raise NotImplementedError

    def seat_values(self, state: State) -> list[float]:
        """For each seat the probability to win, 0 to 1, also in the middle of a turn; the true result at the end.
        In a solo game that can be won by degrees, what was reached counts too."""
        raise NotImplementedError

    def horizon(self, state: State) -> int:
        """After how many answers a rollout is cut off, at the next end of a turn."""
        return 60

    def expansion_visits(self) -> int:
        """Visits before a node below the root is expanded."""
        return 3

    def race_config(self, state: State) -> RaceConfig | None:
        """How the choices of this position are raced (`search/race.py`); None: use the tree search (`search/mcts.py`)."""
        return None

    def race_rollout_choice(self, state: State, decision: Decision, rng: Rng) -> int:
        """The rollout policy of races. A race makes few rollouts, so it may be slower than `rollout_choice`."""
        return self.rollout_choice(state, decision, rng)

    def leaf_value(self, state: State, decision: Decision) -> float:
        """The probability to win of the seat that is asked, at the beginning of a turn: where a rollout of a race ends."""
        return self.seat_values(state)[decision.seat]

    def value_per_point(self, state: State) -> float:
        """How much one point of the scores adds to the probability to win."""
        return 0.05

    def turn_number(self, state: State) -> int:
        """A number that changes when a turn ends. Rollouts are cut off there, where values are most reliable."""
        return 0

    def personalities(self) -> dict[str, list[float]]:
        """By name: the weights of each personality. The plain player has the empty name and weights of 1."""
        return {"": []}


def best_of(scores: list[float], choices: list[Action], rng: Rng) -> Action:
    """The choice with the highest score, by chance among equals."""
    top = max(scores)
    equal = [choices[at] for at in range(len(choices)) if scores[at] == top]
    return equal[rng.below(len(equal))]
