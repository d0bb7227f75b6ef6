"""The title of Rush: everything besides its rules."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Any, ClassVar

from tankodrom.core.action import Action
from tankodrom.core.decision import Decision
from tankodrom.core.setup import Setup
from tankodrom.core.state import State
from tankodrom.games.rush.game import Rush
from tankodrom.games.rush.pack import table_of
from tankodrom.games.rush.state import RushState
from tankodrom.titles.title import FRIEND, ME, TEAMS, ExpertTitle, Preset

if TYPE_CHECKING:
    from tankodrom.ai.evaluator import Evaluator
    from tankodrom.bots.bot import Bot
    from tankodrom.terminal.screen import Screen

RECRUIT_SLIPS = 12  # of 100 decisions


class RushTitle(ExpertTitle):
    examples: ClassVar[tuple[str, str, str]] = ("strike su-t60 P1 0", "buy 2", "R5.10")
    chapters: ClassVar[dict[str, str]] = {
        "R1": "setup.py", "R2": "turn.py, piles.py", "R3": "piles.py", "R4": "shop.py", "R5": "buying.py",
        "R6": "abilities.py", "R7": "effects.py", "R8": "attack.py, buying.py", "R9": "bases.py",
        "R10": "attack.py", "R11": "attack.py, bases.py", "R12": "medals.py", "R13": "turn.py, shop.py",
        "R14": "ending.py, medals.py", "R15": "achievements.py", "R16": "ending.py", "R17": "bases.py, abilities.py",
        "R18": "buying.py, medals.py", "R19": "invariants.py", "V1": "shop.py", "V2": "keeping.py",
        "V3": "combat.py", "V4": "turn.py", "V5": "ending.py", "V6": "piles.py", "V7": "keeping.py",
        "V8": "setup.py, combat.py, bases.py, ending.py",
    }  # fmt: skip
    follows: ClassVar[str] = (
        "The game follows the rulebook of *World of Tanks: Rush* 1.3 and its sheet of optional rules "
        "1.0; rulings where those are silent are in "
        "[decisions/rush-rulings.md](../decisions/rush-rulings.md)."
    )
    bench_seats: ClassVar[dict[str, tuple[int, ...]]] = {"engine": (4,), "search": (2, 4)}

    def __init__(self) -> None:
        super().__init__(Rush())

    def presets(self) -> list[Preset]:
        return [
            Preset("basic", [ME, "veteran", "veteran"]),
            Preset("first", [ME, "recruit"]),
            Preset(
                "combat", [ME, "veteran", "veteran"], {"interactive_combat": True, "defended_bases_bonus": True}
            ),
            Preset(
                "all",
                [ME, "veteran", "veteran"],
                {
                    "extended_shop": True,
                    "weak_hand_compensation": True,
                    "interactive_combat": True,
                    "defended_bases_bonus": True,
                    "medal_sets": True,
                    "single_reshuffle": True,
                    "recruitment_alternative": True,
                },
            ),
            Preset(
                "teams",
                [ME, "veteran", "veteran", "veteran"],
                {"team_game": True, "defended_bases_bonus": True},
            ),
            Preset("friends", [ME, FRIEND, FRIEND]),
        ]

    def recruit(self, setup: Setup, seed: int) -> Bot:
        from tankodrom.bots.greedy import GreedyBot
        from tankodrom.bots.rush_recruit import RushScorer

        return GreedyBot(partial(RushScorer, table_of(setup.data.get("pack"))), RECRUIT_SLIPS, seed)

    def evaluator(self) -> Evaluator:
        return _evaluator()

    def reason(self, state: State, decision: Decision, action: Action) -> tuple[str, dict[str, int]]:
        from tankodrom.ai.rush.reasons import reason

        return reason(state, decision, action)

    def sides(self, state: State) -> list[int]:
        assert isinstance(state, RushState)
        return list(state.rules.team)

    def side_names(self, state: State) -> list[str]:
        assert isinstance(state, RushState)
        return [TEAMS[team] for team in state.rules.team] if state.rules.teams_on else []

    def screen(self, language: str, names: list[str], setup: Setup) -> Screen[Any]:
        from tankodrom.terminal.rush_screen import RushScreen

        return RushScreen(language, names, setup)


@cache
def _evaluator() -> Evaluator:
    from tankodrom.ai.rush.evaluator import RushEvaluator
    from tankodrom.ai.weights import rush_value_network

    return RushEvaluator(rush_value_network())
