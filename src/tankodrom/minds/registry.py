"""The mind of each game."""

from __future__ import annotations

from typing import Final

from tankodrom.minds.battlegrounds_mind import BattlegroundsMind
from tankodrom.minds.duel_mind import DuelMind
from tankodrom.minds.mind import Mind
from tankodrom.minds.rush_mind import RushMind

_MINDS: Final[dict[str, Mind]] = {
    "rush": RushMind(),
    "battlegrounds": BattlegroundsMind(),
    "duel": DuelMind(),
}


def mind_of(game: str) -> Mind:
    return _MINDS[game]
