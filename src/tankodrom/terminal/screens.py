"""How each game is drawn: what the line mode needs to know of a title."""

from __future__ import annotations

from typing import Protocol

from tankodrom.core.errors import BadSetup
from tankodrom.core.game import View
from tankodrom.core.setup import Setup
from tankodrom.games.battlegrounds.kit import kit_of
from tankodrom.games.duel.setup import build_rules
from tankodrom.games.rush.pack import table_of
from tankodrom.terminal import battlegrounds_board, duel_board, rush_board
from tankodrom.words.battlegrounds import BattlegroundsSpeech
from tankodrom.words.duel import DuelSpeech
from tankodrom.words.rush import RushSpeech
from tankodrom.words.speech import Speech


class Screen(Protocol):
    """A game's table in text."""

    speech: Speech
    redraw_at: frozenset[str]  # prompts at which what changes under one's own hands is drawn again

    def legend(self) -> list[str]: ...

    def table(self, view: View) -> list[str]: ...

    def brief(self, view: View) -> list[str]: ...

    def piles(self, view: View) -> list[str]: ...

    def result(self, view: View) -> list[str]: ...


class RushScreen:
    redraw_at = frozenset(("main",))

    def __init__(self, language: str, names: list[str], setup: Setup) -> None:
        self._speech = RushSpeech(language, names, table_of(setup.data.get("pack")))
        self.speech: Speech = self._speech

    def legend(self) -> list[str]:
        return self._speech.words.say("rush-line-legend").split("\n")

    def table(self, view: View) -> list[str]:
        return rush_board.draw_table(view, self._speech)

    def brief(self, view: View) -> list[str]:
        return rush_board.draw_brief(view, self._speech)

    def piles(self, view: View) -> list[str]:
        return rush_board.draw_pile(view, self._speech)

    def result(self, view: View) -> list[str]:
        return rush_board.draw_result(view, self._speech)


class BattlegroundsScreen:
    redraw_at = frozenset(("main", "shot", "move_after_shot", "f_move", "reveal"))

    def __init__(self, language: str, names: list[str], setup: Setup) -> None:
        self._speech = BattlegroundsSpeech(language, names, kit_of(setup.data))
        self.speech: Speech = self._speech

    def legend(self) -> list[str]:
        return battlegrounds_board.draw_legend(self._speech)

    def table(self, view: View) -> list[str]:
        return battlegrounds_board.draw_table(view, self._speech)

    def brief(self, view: View) -> list[str]:
        return battlegrounds_board.draw_board(view, self._speech)

    def piles(self, view: View) -> list[str]:
        return battlegrounds_board.draw_pairs(view, self._speech)

    def result(self, view: View) -> list[str]:
        return battlegrounds_board.draw_result(view, self._speech)


class DuelScreen:
    # Payments and second thoughts within one action are asked without drawing anything again.
    redraw_at = frozenset(
        (
            "initiative", "fire_admin", "morale_admin", "hatch", "action", "chain_fire", "tactics", "spot_offer",
            "recon_pick", "ammo_discard", "discard",
        )
    )  # fmt: skip

    def __init__(self, language: str, names: list[str], setup: Setup) -> None:
        self._speech = DuelSpeech(language, names, build_rules(setup))
        self.speech: Speech = self._speech
        self._drawn: tuple[int, str, str] | None = None  # where the battle was when the whole table was drawn

    def legend(self) -> list[str]:
        return duel_board.draw_legend(self._speech)

    def table(self, view: View) -> list[str]:
        self._drawn = _moment(view)
        return duel_board.draw_table(view, self._speech)

    def brief(self, view: View) -> list[str]:
        """The whole table at each new phase: Tankbot acts without being asked, so nobody else may have acted."""
        if self._drawn != _moment(view):
            return self.table(view)
        return duel_board.draw_brief(view, self._speech)

    def piles(self, view: View) -> list[str]:
        return duel_board.draw_piles(view, self._speech)

    def result(self, view: View) -> list[str]:
        return duel_board.draw_result(view, self._speech)


def _moment(view: View) -> tuple[int, str, str]:
    return view["round"], view["phase"], view["active"]


def screen_for(game: str, language: str, names: list[str], setup: Setup) -> Screen:
    if game == "rush":
        return RushScreen(language, names, setup)
    if game == "battlegrounds":
        return BattlegroundsScreen(language, names, setup)
    if game == "duel":
        return DuelScreen(language, names, setup)
    raise BadSetup(f"{game} cannot be drawn in the terminal")
