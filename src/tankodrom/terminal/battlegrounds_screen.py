"""Battlegrounds in the terminal."""

from __future__ import annotations

from tankodrom.core.setup import Setup
from tankodrom.games.battlegrounds.pack import kit_of
from tankodrom.terminal import battlegrounds_board
from tankodrom.terminal.battlegrounds_board import SeenTable
from tankodrom.words.battlegrounds import BattlegroundsSpeech
from tankodrom.words.speech import Speech


class BattlegroundsScreen:
    redraw_at = frozenset(("main", "shot", "move_after_shot", "f_move", "reveal"))

    def __init__(self, language: str, names: list[str], setup: Setup) -> None:
        self._speech = BattlegroundsSpeech(language, names, kit_of(setup.data))
        self.speech: Speech = self._speech

    def legend(self) -> list[str]:
        return battlegrounds_board.draw_legend(self._speech)

    def table(self, view: SeenTable) -> list[str]:
        return battlegrounds_board.draw_table(view, self._speech)

    def brief(self, view: SeenTable) -> list[str]:
        return battlegrounds_board.draw_board(view, self._speech)

    def piles(self, view: SeenTable) -> list[str]:
        return battlegrounds_board.draw_pairs(view, self._speech)

    def result(self, view: SeenTable) -> list[str]:
        return battlegrounds_board.draw_result(view, self._speech)
