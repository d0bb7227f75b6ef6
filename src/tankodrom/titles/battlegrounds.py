"""The title of Battlegrounds: everything besides its rules."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Any, ClassVar

from tankodrom.core.action import Action
from tankodrom.core.decision import Decision
from tankodrom.core.setup import Setup, Value
from tankodrom.core.state import State
from tankodrom.games.battlegrounds.game import Battlegrounds
from tankodrom.games.battlegrounds.pack import kit_of
from tankodrom.games.battlegrounds.scoring import HIGHEST_RANK, solo_rank
from tankodrom.games.battlegrounds.state import TEAMS as TEAMS_VARIANT
from tankodrom.games.battlegrounds.state import BattlegroundsState
from tankodrom.titles.title import MAX_SIMULATIONS, ME, TEAMS, ExpertTitle, Preset

if TYPE_CHECKING:
    from tankodrom.ai.evaluator import Evaluator
    from tankodrom.bots.advice import Advice
    from tankodrom.bots.bot import Bot
    from tankodrom.bots.observation import Observation
    from tankodrom.terminal.screen import Screen

RECRUIT_SLIPS = 12  # of 100 decisions
RECRUIT_MEMORY = 9  # tokens of the family game


class BattlegroundsTitle(ExpertTitle):
    examples: ClassVar[tuple[str, str, str]] = ("move green A2,A3", "shoot green A2 tank", "R5.10")
    highest_rank: ClassVar[int] = HIGHEST_RANK
    chapters: ClassVar[dict[str, str]] = {
        "R1": "board.py, state.py", "R2": "setup.py", "R3": "draft.py", "R4": "turn.py, rounds.py",
        "R5": "movement.py", "R6": "shooting.py", "R7": "destruction.py, turn.py", "R8": "scoring.py",
        "R9": "tokens.py", "R10": "upgrades.py, movement.py, shooting.py", "R11": "upgrades.py",
        "R12": "upgrades.py", "R13": "turn.py", "R14": "scoring.py", "R15": "scoring.py, upgrades.py",
        "R16": "family.py", "R17": "artillery.py, destruction.py, turn.py", "R18": "scoring.py", "R19": "invariants.py",
    }  # fmt: skip
    follows: ClassVar[str] = (
        "The game follows the rulebook of *World of Tanks Battlegrounds*; rulings where it is silent are "
        "in [decisions/battlegrounds-rulings.md](../decisions/battlegrounds-rulings.md). R18 are house "
        "rules of ours."
    )
    bench_seats: ClassVar[dict[str, tuple[int, ...]]] = {"engine": (4,), "search": (2, 4)}

    def __init__(self) -> None:
        super().__init__(Battlegrounds())

    def presets(self) -> list[Preset]:
        return [
            Preset("battle2", [ME, "veteran"]),
            Preset("battle4", [ME, "veteran", "veteran", "veteran"]),
            Preset("draft", [ME, "veteran"], {"draft": True}),
            Preset("teams", [ME, "veteran", "veteran", "veteran"], {"variant": "teams"}),
            Preset("family", [ME, "veteran"], {"variant": "family"}),
            Preset("solo", [ME], {"variant": "solo"}),
        ]

    def bot(self, name: str, setup: Setup, seed: int) -> Bot:
        """The family game is a memory game: its bots differ in how much they remember."""
        from tankodrom.ai.weights import family_value_network
        from tankodrom.bots.family import EVERYTHING, FamilyBot, FamilyEliteBot
        from tankodrom.bots.watchdog import WatchedBot

        level = name.partition(":")[0]
        if self.has_tree_search(setup) or level not in ("recruit", "veteran", "elite"):
            return super().bot(name, setup, seed)
        kit = kit_of(setup.data)
        if level == "elite":
            return WatchedBot(FamilyEliteBot(level, kit, family_value_network(), seed))
        return FamilyBot(level, kit, RECRUIT_MEMORY if level == "recruit" else EVERYTHING, seed)

    def has_tree_search(self, setup: Setup) -> bool:
        return setup.choice("variant", "battle") != "family"

    def recruit(self, setup: Setup, seed: int) -> Bot:
        from tankodrom.bots.battlegrounds_recruit import BattlegroundsScorer
        from tankodrom.bots.greedy import GreedyBot

        return GreedyBot(partial(BattlegroundsScorer, kit_of(setup.data)), RECRUIT_SLIPS, seed)

    def evaluator(self) -> Evaluator:
        return _evaluator()

    def reason(self, state: State, decision: Decision, action: Action) -> tuple[str, dict[str, int]]:
        from tankodrom.ai.battlegrounds.reasons import reason

        return reason(state, decision, action)

    def suggest(
        self, observation: Observation, seconds: float, seed: int = 0, max_simulations: int = MAX_SIMULATIONS
    ) -> list[Advice]:
        """Family advice uses only open information. In solo there is no chance to win or lose."""
        from tankodrom.bots.advice import suggest
        from tankodrom.bots.family import suggest_from_open_tokens

        variant = observation.view["variant"]
        if variant == "family":
            return suggest_from_open_tokens(observation, self.reason, seed)
        tells_chances = variant != "solo"
        return suggest(
            observation,
            self.evaluator(),
            self.reason,
            seconds,
            seed=seed,
            max_simulations=max_simulations,
            tells_chances=tells_chances,
        )

    def sides(self, state: State) -> list[int]:
        assert isinstance(state, BattlegroundsState)
        return list(state.rules.area)

    def side_names(self, state: State) -> list[str]:
        assert isinstance(state, BattlegroundsState)
        return [TEAMS[area] for area in state.rules.area] if state.rules.variant == TEAMS_VARIANT else []

    def rank_of(self, options: dict[str, Value], score: int) -> int | None:
        return solo_rank(score) if options.get("variant") == "solo" else None

    def screen(self, language: str, names: list[str], setup: Setup) -> Screen[Any]:
        from tankodrom.terminal.battlegrounds_screen import BattlegroundsScreen

        return BattlegroundsScreen(language, names, setup)


@cache
def _evaluator() -> Evaluator:
    from tankodrom.ai.battlegrounds.evaluator import BattlegroundsEvaluator

    return BattlegroundsEvaluator()
