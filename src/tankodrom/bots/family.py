"""Battlegrounds' family game is a game of memory: players who remember more or less of what was turned up.

`recruit` keeps the last few tokens in mind, `veteran` all of them. Both drive to where the most pairs are to be had.
"""

from __future__ import annotations

from typing import Final

from tankodrom.bots.sight import Sight
from tankodrom.core.action import Action, first
from tankodrom.core.rng import Rng
from tankodrom.games.battlegrounds.board import SQUARES, TOUCHING, square_name
from tankodrom.games.battlegrounds.family import REVEALS
from tankodrom.games.battlegrounds.kit import Kit
from tankodrom.games.battlegrounds.verbs import F_MOVE, REVEAL, REVEALED

EVERYTHING: Final = 64
UNKNOWN: Final = -1
GONE: Final = -2

_UNKNOWN_WORTH: Final = 0.02  # turning up something new is better than nothing, though others see it too


class Memory:
    """What lies under which square, as far as it is remembered: the last `size` tokens that were turned up."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._seen: dict[int, int] = {}  # square -> token, the oldest first

    def notice(self, sight: Sight) -> None:
        for event in sight.news:
            if event.kind is REVEALED:
                square, token = event.values
                self._seen.pop(square, None)
                self._seen[square] = token
        while len(self._seen) > self._size:
            del self._seen[next(iter(self._seen))]

    def recall(self, square: int) -> int:
        return self._seen.get(square, UNKNOWN)


class FamilyBot:
    """Needs the news that `Sight` brings: what it has not heard it does not remember."""

    def __init__(self, name: str, kit: Kit, size: int, caution: float, seed: int) -> None:
        self.name = name
        self._caution = caution
        self._kit = kit
        self._memory = Memory(size)
        self._rng = Rng(seed)

    def choose(self, sight: Sight, seconds: float) -> Action:
        self._memory.notice(sight)
        table = _Table(self._kit, sight, self._memory, self._caution)
        values = [table.value_of(action) for action in sight.decision.choices]
        best = max(values)
        equal = [action for action, value in zip(sight.decision.choices, values, strict=True) if value == best]
        return equal[self._rng.below(len(equal))]


class _Table:
    """The board of the view with what is remembered: pictures by square."""

    def __init__(self, kit: Kit, sight: Sight, memory: Memory, caution: float) -> None:
        self.caution = caution
        self.picture = [GONE] * SQUARES
        self.is_open = [False] * SQUARES
        squares = sight.view["squares"]
        for square in range(SQUARES):
            code = squares[square_name(square)].get("token")
            if code is None:
                continue
            if code == "?":
                token = memory.recall(square)
                self.picture[square] = UNKNOWN if token == UNKNOWN else kit.picture[token]
            else:
                self.picture[square] = kit.picture[kit.token_by_id[code]]
                self.is_open[square] = True
        self.open = [self.picture[square] for square in range(SQUARES) if self.is_open[square]]
        # How many tokens of each picture lie unseen and not remembered: the chance that an unknown one is it.
        left: dict[int, int] = {}
        for token_picture in kit.picture:
            left[token_picture] = left.get(token_picture, 0) + 1
        taken = [kit.picture[kit.token_by_id[code]] for area in sight.view["areas"] for code in _tokens_of(area)]
        for known in [*taken, *[picture for picture in self.picture if picture >= 0]]:
            left[known] -= 1
        self.left = left
        self.hidden = max(1, self.picture.count(UNKNOWN))
        # A turn's own reveals stay open, older ones do not count against it.
        self.reveals = REVEALS - len(sight.view["step"].get("revealed", []))
        self.offered = [first(action) for action in sight.decision.choices if REVEAL.made(action)]

    def _chance(self, picture: int) -> float:
        return min(1.0, self.left.get(picture, 0) / self.hidden)

    def value_of(self, action: Action) -> float:
        square = first(action)
        if F_MOVE.made(action):
            return self._plan(self._around(square), self.open, REVEALS)
        if REVEAL.made(action):
            return self._after(square, [other for other in self.offered if other != square])
        return 0.0  # where to begin: anywhere

    def _around(self, square: int) -> list[int]:
        return [near for near in TOUCHING[square] if self.picture[near] != GONE and not self.is_open[near]]

    def _after(self, square: int, others: list[int]) -> float:
        picture = self.picture[square]
        if picture >= 0:
            if picture in self.open:
                return 1.0 + self._plan(others, [one for one in self.open if one != picture], self.reveals - 1)
            return self._plan(others, [*self.open, picture], self.reveals - 1) - 0.01
        luck = sum(self._chance(one) for one in set(self.open))
        if self.reveals > 1:
            luck += sum(self._chance(self.picture[near]) for near in others if self.picture[near] >= 0)
        if self.reveals > 1:
            return luck + _UNKNOWN_WORTH
        return luck - self.caution  # what nobody has seen yet helps those who play next

    def _plan(self, squares: list[int], lying_open: list[int], reveals: int) -> float:
        """About how many pairs so many reveals among these squares are good for."""
        if reveals <= 0 or not squares:
            return 0.0
        known = [self.picture[square] for square in squares if self.picture[square] >= 0]
        sure = [picture for picture in known if picture in lying_open]
        if sure:
            rest = squares[:]
            rest.remove(next(square for square in squares if self.picture[square] == sure[0]))
            still = lying_open[:]
            still.remove(sure[0])
            return 1.0 + self._plan(rest, still, reveals - 1)
        if reveals > 1 and len(set(known)) < len(known):
            return 1.0
        unknown = len([square for square in squares if self.picture[square] == UNKNOWN])
        if not unknown:
            return 0.0
        luck = sum(self._chance(picture) for picture in set(lying_open))
        if reveals > 1:
            luck += sum(self._chance(picture) for picture in set(known))
        return min(0.9, luck + _UNKNOWN_WORTH)


def _tokens_of(area: dict[str, list[str]]) -> list[str]:
    found: list[str] = list(area.get("unpaired", []))
    for pair in area.get("pairs", []):
        found += pair["tokens"] if isinstance(pair, dict) else []
    return found
