"""The levels by name."""

from __future__ import annotations

from functools import partial
from typing import Final

from tankodrom.bots.battlegrounds_recruit import BattlegroundsJudge
from tankodrom.bots.bot import Bot
from tankodrom.bots.duel_recruit import DuelJudge
from tankodrom.bots.greedy import GreedyBot
from tankodrom.bots.random_bot import RandomBot
from tankodrom.bots.rush_recruit import RushJudge
from tankodrom.core.errors import BadSetup
from tankodrom.core.setup import Setup
from tankodrom.games.battlegrounds.kit import kit_of
from tankodrom.games.duel.setup import build_rules
from tankodrom.games.rush.pack import table_of

LEVELS: Final = ("random", "recruit")


def make_bot(level: str, game: str, setup: Setup, seed: int) -> Bot:
    """A computer player of this level for this game; BadSetup if there is none."""
    if level == "random":
        return RandomBot(seed)
    if level == "recruit" and game == "rush":
        return GreedyBot(partial(RushJudge, table_of(setup.data.get("pack"))), seed)
    if level == "recruit" and game == "battlegrounds":
        return GreedyBot(partial(BattlegroundsJudge, kit_of(setup.data)), seed)
    if level == "recruit" and game == "duel":
        return GreedyBot(partial(DuelJudge, build_rules(setup)), seed)
    raise BadSetup(f"there is no bot {level!r} for {game}; there are {', '.join(LEVELS)}")
