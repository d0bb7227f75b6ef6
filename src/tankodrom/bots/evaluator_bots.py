"""The `veteran` level plays by the scores of the game's evaluator; the `elite` level searches with it."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from tankodrom.ai.evaluator import Evaluator, best_of
from tankodrom.ai.search.mcts import TreeSearch
from tankodrom.ai.search.outcome_evaluator import OutcomeEvaluator
from tankodrom.ai.search.root import Root
from tankodrom.ai.search.turn_race import TurnRace
from tankodrom.bots.observation import Observation
from tankodrom.core.action import Action
from tankodrom.core.decision import Decision
from tankodrom.core.kernel import pending
from tankodrom.core.rng import Rng
from tankodrom.core.state import State

SEARCH_SHARE: Final = 0.9  # of the time budget; the rest is for the answer to get back
MAX_SIMULATIONS: Final = 1_000_000


def question_to(state: State, seat: int) -> Decision:
    for decision in pending(state):
        if decision.seat == seat:
            return decision
    raise AssertionError(f"seat {seat} is not asked in a re-deal of its own question")


class VeteranBot:
    """Takes the choice with the best score."""

    def __init__(self, evaluator: Evaluator, personality: str, seed: int) -> None:
        self.name = f"veteran:{personality}" if personality else "veteran"
        self._evaluator = evaluator
        self._personality = evaluator.personalities()[personality]
        self._rng = Rng(seed)

    def choose(self, observation: Observation, seconds: float) -> Action:
        choices = observation.decision.choices
        if len(choices) == 1:
            return choices[0]
        return best_of(self.scores(observation), choices, self._rng)

    def scores(self, observation: Observation) -> list[float]:
        state = observation.deal(self._rng)
        return self._evaluator.scores(state, question_to(state, observation.seat), self._personality)


class SearchBot:
    """A bot that searches. While it does, another thread can ask for the best choice so far, or stop it."""

    def __init__(self, name: str, seed: int, max_simulations: int) -> None:
        self.name = name
        # A search that ends by this limit, and not by the clock, can be repeated exactly.
        self._max_simulations = max_simulations
        self._rng = Rng(seed)
        self._search: Root | None = None

    def best_known(self) -> Action | None:
        return self._search.ranking()[0].action if self._search is not None else None

    def halt(self) -> None:
        if self._search is not None:
            self._search.halted = True


class EliteBot(SearchBot):
    """Starts from the prior scores and searches until the time is up."""

    def __init__(
        self, evaluator: Evaluator, personality: str, seed: int, max_simulations: int = MAX_SIMULATIONS
    ) -> None:
        super().__init__(f"elite:{personality}" if personality else "elite", seed, max_simulations)
        self._evaluator = evaluator
        self._personality = evaluator.personalities()[personality]

    def choose(self, observation: Observation, seconds: float) -> Action:
        if len(observation.decision.choices) == 1:
            return observation.decision.choices[0]
        return self.search(observation, seconds).ranking()[0].action

    def search(self, observation: Observation, seconds: float) -> Root:
        """The search as far as it gets; its ranking always has every choice."""
        began = perf_counter()
        self._search = None
        state = observation.deal(self._rng)
        scores = self._evaluator.prior_scores(state, question_to(state, observation.seat), self._personality)
        search: Root
        race_config = self._evaluator.race_config(state)
        if race_config is not None:
            search = TurnRace(
                self._evaluator, race_config, observation.deal, observation.decision, scores, self._rng
            )
        else:
            search = TreeSearch(self._evaluator, observation.deal, observation.decision, scores, self._rng)
        self._search = search
        search.run(began + SEARCH_SHARE * seconds, self._max_simulations)
        return search


class GenericSearchBot(EliteBot):
    """The `search` level: knows nothing of the game but its rules, so it can play any."""

    def __init__(self, seed: int, max_simulations: int = MAX_SIMULATIONS) -> None:
        super().__init__(OutcomeEvaluator(), "", seed, max_simulations)
        self.name = "search"
