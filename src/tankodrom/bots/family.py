"""Bots for the family game of Battlegrounds, which is a game of memory.

`recruit` remembers the last few tokens that were turned up, `veteran` and `elite` all of them. `recruit` and `veteran` drive
to where they expect the most pairs. `elite` searches, and so also counts what a turn leaves to the others.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from tankodrom.ai.evaluator import best_of
from tankodrom.ai.family.evaluator import family_scores
from tankodrom.ai.family.search import FamilySearch, known_in, remembered
from tankodrom.ai.network import Network
from tankodrom.ai.search.mcts import TEMPERATURE
from tankodrom.ai.search.root import softmax_priors
from tankodrom.bots.advice import Advice, Reason
from tankodrom.bots.evaluator_bots import MAX_SIMULATIONS, SEARCH_SHARE, SearchBot, question_to
from tankodrom.bots.observation import Observation
from tankodrom.core.action import Action
from tankodrom.core.rng import Rng
from tankodrom.games.battlegrounds.board import SQUARES, square_name
from tankodrom.games.battlegrounds.events import REVEALED
from tankodrom.games.battlegrounds.kit import Kit
from tankodrom.games.battlegrounds.state import NO_TOKEN, BattlegroundsState

EVERYTHING: Final = 64


class TokenMemory:
    """The tokens by square, as far as they are remembered: the last `size` ones that were turned up."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._seen: dict[int, int] = {}  # square -> token, the oldest first

    def update(self, observation: Observation, kit: Kit) -> None:
        """Add what was turned up since the last update, and what lies open now (two tokens do from the start, R16.2)."""
        for event in observation.events:
            if event.kind is REVEALED:
                square, token = event.values
                self._see(square, token)
        squares = observation.view["squares"]
        for square in range(SQUARES):
            code = squares[square_name(square)].get("token")
            if code is not None and code != "?" and square not in self._seen:
                self._see(square, kit.token_by_id[code])
        while len(self._seen) > self._size:
            del self._seen[next(iter(self._seen))]

    def _see(self, square: int, token: int) -> None:
        self._seen.pop(square, None)
        self._seen[square] = token

    def by_square(self) -> list[int]:
        return [self._seen.get(square, NO_TOKEN) for square in range(SQUARES)]


class FamilyBot:
    """Plays by the scores of what it remembers. It needs the events of `Observation`: it remembers nothing else."""

    def __init__(self, name: str, kit: Kit, size: int, seed: int) -> None:
        self.name = name
        self._kit = kit
        self._memory = TokenMemory(size)
        self._rng = Rng(seed)

    def choose(self, observation: Observation, seconds: float) -> Action:
        self._memory.update(observation, self._kit)
        memory = self._memory.by_square()
        state = remembered(observation.deal(self._rng), memory)
        return best_of(
            family_scores(state, observation.decision, known_in(memory)), observation.decision.choices, self._rng
        )


class FamilyEliteBot(SearchBot):
    """Remembers everything and searches with it."""

    def __init__(
        self, name: str, kit: Kit, value_network: Network, seed: int, max_simulations: int = MAX_SIMULATIONS
    ) -> None:
        super().__init__(name, seed, max_simulations)
        self._kit = kit
        self._memory = TokenMemory(EVERYTHING)
        self._value_network = value_network

    def choose(self, observation: Observation, seconds: float) -> Action:
        began = perf_counter()
        self._search = None
        self._memory.update(observation, self._kit)
        if len(observation.decision.choices) == 1:
            return observation.decision.choices[0]
        memory = self._memory.by_square()
        state = remembered(observation.deal(self._rng), memory)
        search = FamilySearch(self._value_network, state, observation.decision, known_in(memory))
        self._search = search
        search.run(began + SEARCH_SHARE * seconds, self._max_simulations)
        return search.ranking()[0].action


def suggest_from_open_tokens(observation: Observation, reason: Reason, seed: int) -> list[Advice]:
    """Advice that rests on what lies open: what was seen before is for the player to remember."""
    state = observation.deal(Rng(seed))
    assert isinstance(state, BattlegroundsState)
    decision = observation.decision
    shares = [1.0]
    if len(decision.choices) > 1:
        scores = family_scores(state, question_to(state, observation.seat), [False] * SQUARES)
        shares = softmax_priors(scores, TEMPERATURE, 0.0)
    ranked = sorted(zip(decision.choices, shares, strict=True), key=lambda entry: -entry[1])
    return [Advice(action, None, share, *reason(state, decision, action)) for action, share in ranked]
