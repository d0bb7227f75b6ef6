"""The levels by name, for each game: `recruit`, or with a personality `veteran:raider`."""

from __future__ import annotations

from functools import partial
from typing import Final

from tankodrom.bots.battlegrounds_recruit import BattlegroundsJudge
from tankodrom.bots.bot import Bot
from tankodrom.bots.duel_recruit import DuelJudge
from tankodrom.bots.family import EVERYTHING, FamilyBot, FamilyThinker
from tankodrom.bots.greedy import GreedyBot
from tankodrom.bots.random_bot import RandomBot
from tankodrom.bots.rush_recruit import RushJudge
from tankodrom.bots.thinkers import Elite, Veteran
from tankodrom.bots.watchdog import Watched
from tankodrom.core.errors import BadSetup
from tankodrom.core.setup import Setup
from tankodrom.games.battlegrounds.kit import kit_of
from tankodrom.games.duel.setup import build_rules
from tankodrom.games.rush.pack import table_of
from tankodrom.minds.registry import mind_of

LEVELS: Final = ("random", "recruit", "veteran", "elite")
RECRUIT_SLIPS: Final = 12  # of 100 decisions
DUEL_RECRUIT_SLIPS: Final = 10  # its charges cost it enough
RECRUIT_MEMORY: Final = 9  # tokens of the family game
VETERAN_MEMORY: Final = EVERYTHING


def make_bot(name: str, game: str, setup: Setup, seed: int) -> Bot:
    """A computer player of this level for this game; BadSetup if there is none."""
    level, _, temper = name.partition(":")
    if level not in LEVELS or game not in ("rush", "battlegrounds", "duel"):
        raise BadSetup(f"there is no bot {name!r} for {game}; there are {', '.join(LEVELS)}")
    if level == "random":
        return RandomBot(seed)
    if game == "battlegrounds" and setup.choice("variant", "battle") == "family":
        return _family_bot(level, setup, seed)
    if level == "recruit":
        return _recruit(game, setup, seed)
    mind = mind_of(game)
    tempers = mind.tempers()
    if temper not in tempers:
        known = ", ".join(f"{level}:{each}" for each in tempers if each)
        raise BadSetup(f"there is no bot {name!r} for {game}; personalities are {known}")
    return Veteran(mind, temper, seed) if level == "veteran" else Watched(Elite(mind, temper, seed))


def _recruit(game: str, setup: Setup, seed: int) -> Bot:
    if game == "rush":
        return GreedyBot(partial(RushJudge, table_of(setup.data.get("pack"))), RECRUIT_SLIPS, seed)
    if game == "battlegrounds":
        return GreedyBot(partial(BattlegroundsJudge, kit_of(setup.data)), RECRUIT_SLIPS, seed)
    return GreedyBot(partial(DuelJudge, build_rules(setup)), DUEL_RECRUIT_SLIPS, seed)


def _family_bot(level: str, setup: Setup, seed: int) -> Bot:
    kit = kit_of(setup.data)
    if level == "recruit":
        return FamilyBot(level, kit, RECRUIT_MEMORY, seed)
    if level == "elite":
        return Watched(FamilyThinker(level, kit, seed))
    return FamilyBot(level, kit, VETERAN_MEMORY, seed)
