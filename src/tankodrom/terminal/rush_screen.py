"""Rush in the terminal."""

from __future__ import annotations

from tankodrom.core.setup import Setup
from tankodrom.games.rush.pack import table_of
from tankodrom.games.rush.view_types import RushView
from tankodrom.terminal import rush_board
from tankodrom.words.rush import RushSpeech
from tankodrom.words.speech import Speech


class RushScreen:
    redraw_at = frozenset(("main",))

    def __init__(self, language: str, names: list[str], setup: Setup) -> None:
        self._speech = RushSpeech(language, names, table_of(setup.data.get("pack")))
        self.speech: Speech = self._speech

    def legend(self) -> list[str]:
        return self._speech.words.say("rush-line-legend").split("\n")

    def table(self, view: RushView) -> list[str]:
        return rush_board.draw_table(view, self._speech)

    def brief(self, view: RushView) -> list[str]:
        return rush_board.draw_brief(view, self._speech)

    def piles(self, view: RushView) -> list[str]:
        return rush_board.draw_pile(view, self._speech)

    def result(self, view: RushView) -> list[str]:
        return rush_board.draw_result(view, self._speech)
