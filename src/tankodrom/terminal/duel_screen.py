"""Duel in the terminal."""

from __future__ import annotations

from tankodrom.core.setup import Setup
from tankodrom.games.duel.setup import build_rules
from tankodrom.terminal import duel_board
from tankodrom.terminal.duel_board import SeenTable
from tankodrom.words.duel import DuelSpeech
from tankodrom.words.speech import Speech


class DuelScreen:
    # Payments and confirmations within one action are asked without a new drawing.
    redraw_at = frozenset(
        (
            "initiative", "fire_admin", "morale_admin", "hatch", "action", "chain_fire", "tactics", "spot_offer",
            "recon_pick", "ammo_discard", "discard",
        )
    )  # fmt: skip

    def __init__(self, language: str, names: list[str], setup: Setup) -> None:
        self._speech = DuelSpeech(language, names, build_rules(setup))
        self.speech: Speech = self._speech
        self._drawn: tuple[int, str, str] | None = None  # the phase in which the whole table was drawn last

    def legend(self) -> list[str]:
        return duel_board.draw_legend(self._speech)

    def table(self, view: SeenTable) -> list[str]:
        self._drawn = _moment(view)
        return duel_board.draw_table(view, self._speech)

    def brief(self, view: SeenTable) -> list[str]:
        """Draw the whole table at each new phase: Tankbot acts without a question, so the usual test is not enough."""
        if self._drawn != _moment(view):
            return self.table(view)
        return duel_board.draw_brief(view, self._speech)

    def piles(self, view: SeenTable) -> list[str]:
        return duel_board.draw_piles(view, self._speech)

    def result(self, view: SeenTable) -> list[str]:
        return duel_board.draw_result(view, self._speech)


def _moment(view: SeenTable) -> tuple[int, str, str]:
    return view["round"], view["phase"], view["active"]
