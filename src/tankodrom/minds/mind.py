"""The knowledge of a strong player of one game, as numbers.

A mind looks at a `State`, because that is fast and compiled; but it is only ever handed re-deals
(`Game.determinize`), so what it sees beyond its seat's view is chance and not knowledge.
"""

from __future__ import annotations

from tankodrom.core.action import Action
from tankodrom.core.decision import Decision
from tankodrom.core.rng import Rng
from tankodrom.core.state import State
from tankodrom.minds.race import Course


class Mind:
    """One per game; stateless, so that one object serves all positions and threads of thought."""

    __slots__ = ()

    def scores(self, state: State, decision: Decision, temper: list[float]) -> list[float]:
        """How good each choice of the decision seems to its seat: one number per choice, the best is the highest.

        Made for the `veteran` level: careful, up to about a millisecond. Scores of one decision are comparable with
        each other, about 0 for a choice that changes nothing and 1 for one as good as a whole point of the game.
        `temper` weighs what the player likes, see `tempers`.
        """
        raise NotImplementedError

    def considered(self, state: State, decision: Decision, temper: list[float]) -> list[float]:
        """The scores of who has more time: where a game has been learned from many games, with what was learned."""
        return self.scores(state, decision, temper)

    def quick(self, state: State, decision: Decision, rng: Rng) -> int:
        """A sensible choice, for playouts: as quick as the game allows, some chance in it."""
        raise NotImplementedError

    def estimate(self, state: State) -> list[float]:
        """For each seat the chance to win from here, 0 to 1, also in the middle of a turn; the true result at the end.
        Alone, where there is more to reach than winning, what was reached counts too."""
        raise NotImplementedError

    def horizon(self, state: State) -> int:
        """After how many answers a playout is cut and estimated, at the next end of a turn."""
        return 60

    def ripe(self) -> int:
        """Visits before a node below the root grows children of its own."""
        return 3

    def course(self, state: State) -> Course | None:
        """How choices are raced against each other here (`race.py`); None: they are searched (`search.py`)."""
        return None

    def in_heats(self, state: State, decision: Decision, rng: Rng) -> int:
        """The choice of everybody who runs in a race: few heats have to say much, so it may take more than `quick`."""
        return self.quick(state, decision, rng)

    def judgement(self, state: State, decision: Decision) -> float:
        """The chance to win of the seat that is asked, at the beginning of a turn: the end of a heat."""
        return self.estimate(state)[decision.seat]

    def point(self, state: State) -> float:
        """How much a point of the scores adds to the chance to win."""
        return 0.05

    def turn_of(self, state: State) -> int:
        """A number that changes when a turn ends: playouts are cut there, where estimates are surest."""
        return 0

    def tempers(self) -> dict[str, list[float]]:
        """Personalities: what each likes more or less than the plain player, whose weights are all 1."""
        return {"": []}


def best_of(scores: list[float], choices: list[Action], rng: Rng) -> Action:
    """The choice with the highest score, by chance among equals."""
    top = max(scores)
    equal = [choices[at] for at in range(len(choices)) if scores[at] == top]
    return equal[rng.below(len(equal))]
