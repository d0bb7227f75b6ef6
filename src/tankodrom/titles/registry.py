"""The titles by key: built in, from other packages (entry points), or generic for any other registered game."""

from __future__ import annotations

from typing import Final

from tankodrom.bots.bot import Bot
from tankodrom.core.setup import Setup
from tankodrom.games.registry import all_games, game_named, installed_titles
from tankodrom.titles.battlegrounds import BattlegroundsTitle
from tankodrom.titles.duel import DuelTitle
from tankodrom.titles.rush import RushTitle
from tankodrom.titles.title import Title

_OURS: Final = {title.key: title for title in (RushTitle(), BattlegroundsTitle(), DuelTitle())}


def title_named(key: str) -> Title:
    """BadSetup if there is no such game."""
    game = game_named(key)
    brought = installed_titles().get(key)
    if brought is None:
        return _OURS.get(key) or Title(game)
    assert isinstance(brought, Title), f"the entry point of {key} must lead to a Title"
    return brought


def all_titles() -> list[Title]:
    return [title_named(game.key) for game in all_games()]


def make_bot(name: str, game: str, setup: Setup, seed: int) -> Bot:
    """A computer player of this level for this game; BadSetup if there is none."""
    return title_named(game).bot(name, setup, seed)
