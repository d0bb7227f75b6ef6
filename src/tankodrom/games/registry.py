"""All games by key: built-in games, and games of installed packages. Contract tests, commands and servers use it.

Another package names its game under the entry point group `tankodrom.games`. The entry point loads a `Title`
(`titles/title.py`); the engine uses only its game. See docs/adding-a-game.md.
"""

from __future__ import annotations

import warnings
from importlib.metadata import entry_points
from typing import Any, Final

from tankodrom.core.errors import BadSetup
from tankodrom.core.game import Game
from tankodrom.games.battlegrounds.game import Battlegrounds
from tankodrom.games.duel.game import Duel
from tankodrom.games.rush.game import Rush

GROUP: Final = "tankodrom.games"

_OURS: Final[list[Game[Any]]] = [Rush(), Battlegrounds(), Duel()]
_GAMES: Final[dict[str, Game[Any]]] = {game.key: game for game in _OURS}
_INSTALLED: Final[dict[str, Any]] = {}  # titles of other packages, by key
_BROKEN: Final[
    dict[str, str]
] = {}  # why games of other packages could not be loaded, by their entry points' names
_LOADED: Final[list[bool]] = []  # not empty once the entry points are read


def installed_titles() -> dict[str, Any]:
    """The titles of other packages, by key. `titles/registry.py` knows their type."""
    if not _LOADED:
        _LOADED.append(True)
        for entry in entry_points(group=GROUP):
            try:
                title = entry.load()
            except Exception as error:
                # The other games must go on.
                _BROKEN[entry.name] = f"the game {entry.name!r} ({entry.value}) cannot be loaded: {error!r}"
                warnings.warn(_BROKEN[entry.name], RuntimeWarning, stacklevel=2)
                continue
            _INSTALLED[title.key] = title
            _GAMES[title.key] = title.game
    return _INSTALLED


def all_games() -> list[Game[Any]]:
    installed_titles()
    return list(_GAMES.values())


def game_named(key: str) -> Game[Any]:
    installed_titles()
    if key not in _GAMES:
        if key in _BROKEN:
            raise BadSetup(_BROKEN[key])
        raise BadSetup(f"there is no game {key!r}; there are {', '.join(_GAMES)}")
    return _GAMES[key]


def words_package(key: str) -> str:
    """The package that holds the Fluent files of a game."""
    title = installed_titles().get(key)
    return "tankodrom.words" if title is None else str(title.words_package)


def add_game(game: Game[Any]) -> None:
    """Register a game of a benchmark or a test in this process."""
    _GAMES[game.key] = game
