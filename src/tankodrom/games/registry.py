"""The games by key. Contract tests, commands and servers walk this list."""

from __future__ import annotations

from typing import Any, Final

from tankodrom.core.errors import BadSetup
from tankodrom.core.game import Game
from tankodrom.games.battlegrounds.game import Battlegrounds
from tankodrom.games.duel.game import Duel
from tankodrom.games.rush.game import Rush

_GAMES: Final[dict[str, Game[Any]]] = {"rush": Rush(), "battlegrounds": Battlegrounds(), "duel": Duel()}


def all_games() -> list[Game[Any]]:
    return list(_GAMES.values())


def game_named(key: str) -> Game[Any]:
    if key not in _GAMES:
        raise BadSetup(f"there is no game {key!r}; there are {', '.join(_GAMES)}")
    return _GAMES[key]


def add_game(game: Game[Any]) -> None:
    """One that is not among ours, for as long as this process lives: somebody's own, or a benchmark's."""
    _GAMES[game.key] = game
