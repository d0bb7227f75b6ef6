"""Battlegrounds' family game is a game of memory: players who remember more or less of what was turned up.

`recruit` keeps the last few tokens in mind, `veteran` and `elite` all of them. The first two drive to where the most pairs
are to be had; `elite` also thinks of what a turn leaves to the others.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from tankodrom.bots.sight import Sight
from tankodrom.bots.thinkers import MOST_WALKS, PLAN, Thinker
from tankodrom.core.action import Action
from tankodrom.core.rng import Rng
from tankodrom.games.battlegrounds.board import SQUARES, square_name
from tankodrom.games.battlegrounds.kit import Kit
from tankodrom.games.battlegrounds.state import NO_TOKEN
from tankodrom.games.battlegrounds.verbs import REVEALED
from tankodrom.minds.family_mind import family_scores
from tankodrom.minds.family_search import FamilySearch, known_in, remembered
from tankodrom.minds.mind import best_of
from tankodrom.minds.registry import chances_in_family

EVERYTHING: Final = 64


class Memory:
    """What lies under which square, as far as it is remembered: the last `size` tokens that were turned up."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._seen: dict[int, int] = {}  # square -> token, the oldest first

    def notice(self, sight: Sight, kit: Kit) -> None:
        """What was turned up since the last look, and what lies open now (two tokens do from the start, R16.2)."""
        for event in sight.news:
            if event.kind is REVEALED:
                square, token = event.values
                self._see(square, token)
        squares = sight.view["squares"]
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
    """Takes what its memory is good for. Needs the news that `Sight` brings: what it has not heard it does not
    remember."""

    def __init__(self, name: str, kit: Kit, size: int, seed: int) -> None:
        self.name = name
        self._kit = kit
        self._memory = Memory(size)
        self._rng = Rng(seed)

    def choose(self, sight: Sight, seconds: float) -> Action:
        self._memory.notice(sight, self._kit)
        memory = self._memory.by_square()
        state = remembered(sight.deal(self._rng), memory)
        return best_of(family_scores(state, sight.decision, known_in(memory)), sight.decision.choices, self._rng)


class FamilyThinker(Thinker):
    """Forgets nothing, and searches with what it remembers."""

    def __init__(self, name: str, kit: Kit, seed: int, most_walks: int = MOST_WALKS) -> None:
        super().__init__(name, seed, most_walks)
        self._kit = kit
        self._memory = Memory(EVERYTHING)
        self._chances = chances_in_family()

    def choose(self, sight: Sight, seconds: float) -> Action:
        began = perf_counter()
        self._search = None
        self._memory.notice(sight, self._kit)
        if len(sight.decision.choices) == 1:
            return sight.decision.choices[0]
        memory = self._memory.by_square()
        state = remembered(sight.deal(self._rng), memory)
        search = FamilySearch(self._chances, state, sight.decision, known_in(memory))
        self._search = search
        search.run(began + PLAN * seconds, self._most_walks)
        return search.ranking()[0].action
