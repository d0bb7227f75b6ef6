"""How each game is drawn: what the line mode needs to know of a title."""

from __future__ import annotations

from typing import Protocol

from tankodrom.core.errors import BadSetup
from tankodrom.core.game import View
from tankodrom.core.setup import Setup
from tankodrom.games.rush.pack import table_of
from tankodrom.terminal import rush_board
from tankodrom.words.rush import RushSpeech
from tankodrom.words.speech import Speech


class Screen(Protocol):
    """A game's table in text."""

    speech: Speech

    def table(self, view: View) -> list[str]: ...

    def brief(self, view: View) -> list[str]: ...

    def piles(self, view: View) -> list[str]: ...

    def result(self, view: View) -> list[str]: ...


class RushScreen:
    def __init__(self, language: str, names: list[str], setup: Setup) -> None:
        self._speech = RushSpeech(language, names, table_of(setup.data.get("pack")))
        self.speech: Speech = self._speech

    def table(self, view: View) -> list[str]:
        return rush_board.draw_table(view, self._speech)

    def brief(self, view: View) -> list[str]:
        return rush_board.draw_brief(view, self._speech)

    def piles(self, view: View) -> list[str]:
        return rush_board.draw_pile(view, self._speech)

    def result(self, view: View) -> list[str]:
        return rush_board.draw_result(view, self._speech)


def screen_for(game: str, language: str, names: list[str], setup: Setup) -> Screen:
    if game == "rush":
        return RushScreen(language, names, setup)
    raise BadSetup(f"{game} cannot be drawn in the terminal")
