"""The title of Duel: everything besides its rules."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Any, ClassVar

from tankodrom.core.action import Action
from tankodrom.core.decision import Decision
from tankodrom.core.setup import Setup
from tankodrom.core.state import State
from tankodrom.games.duel.boards import SIDES
from tankodrom.games.duel.game import Duel
from tankodrom.games.duel.setup import build_rules
from tankodrom.games.duel.state import DuelState
from tankodrom.titles.title import ME, ExpertTitle, Preset

if TYPE_CHECKING:
    from tankodrom.ai.evaluator import Evaluator
    from tankodrom.bots.bot import Bot
    from tankodrom.terminal.screen import Screen

RECRUIT_SLIPS = (
    10  # of 100 decisions are played at random; fewer than elsewhere, because its blind advance weakens it already
)


class DuelTitle(ExpertTitle):
    examples: ClassVar[tuple[str, str, str]] = ("fire 39", "terrain 6", "11.1.3.c(7)")
    chapters: ClassVar[dict[str, str]] = {
        "1": "victory.py, setup.py", "3": "rounds.py, deck.py", "4": "deck.py, symbols.py, drawing.py, cards.py, damage/damage_cards.py, damage/damage_deck.py",
        "5": "tank.py, tank_abilities.py, spotting.py, damage/crew.py, hull_down.py, boards.py", "6": "drawing.py", "7": "initiative.py",
        "8": "rounds.py, administration.py, action_step.py, action_cards.py, leadership.py, crew_commands.py",
        "9": "damage/elimination.py", "10": "movement.py, manoeuvre.py, entering.py, flanking.py, smoke.py, terrain.py, terrain_kinds.py",
        "11": "fire.py, fire_action.py, shot.py", "12": "damage/damage.py, damage/burning.py, damage/morale.py, damage/crew.py, damage/elimination.py", "13": "tactics.py",
        "14": "victory.py, objectives.py, missions.py", "15": "rules.py, state.py, invariants.py", "17": "optional/at_guns.py, optional/radios.py, optional/infantry.py",
        "19": "tankbot/phase.py, tankbot/peril.py, tankbot/priority.py, tankbot/pool.py, tankbot/battlefield_actions.py, tankbot/lines.py, "
        "tankbot/firing.py, tankbot/moving.py, tankbot/mission_priorities.py, tankbot/personalities.py",
    }  # fmt: skip
    follows: ClassVar[str] = (
        "The game follows the rulebook of *Tank Duel: Enemy in the Crosshairs* and keeps its numbering; "
        "cards, boards, missions and the optional chapters are our own. Rulings where it is silent are "
        "in [decisions/duel-rulings.md](../decisions/duel-rulings.md)."
    )
    bench_seats: ClassVar[dict[str, tuple[int, ...]]] = {"engine": (2,), "search": (2,)}

    def __init__(self) -> None:
        super().__init__(Duel())

    def presets(self) -> list[Preset]:
        return [
            Preset("first", [ME, "veteran"]),
            Preset("ridge", [ME, "veteran"], {"mission": "M2", "extra_tanks": True}),
            Preset("line", [ME, "veteran"], {"mission": "M4", "radios": "on", "infantry": "on"}),
            Preset("big", [ME, "veteran", "veteran", "veteran"], {"mission": "M7"}),
            Preset("tankbot", [ME], {"bot": "german"}),
            Preset("alone", [ME], {"mission": "M8"}),
        ]

    def recruit(self, setup: Setup, seed: int) -> Bot:
        from tankodrom.bots.duel_recruit import DuelScorer
        from tankodrom.bots.greedy import GreedyBot

        return GreedyBot(partial(DuelScorer, build_rules(setup)), RECRUIT_SLIPS, seed)

    def evaluator(self) -> Evaluator:
        return _evaluator()

    def reason(self, state: State, decision: Decision, action: Action) -> tuple[str, dict[str, int]]:
        from tankodrom.ai.duel.reasons import reason

        return reason(state, decision, action)

    def sides(self, state: State) -> list[int]:
        assert isinstance(state, DuelState)
        return list(state.rules.seat_side)

    def side_names(self, state: State) -> list[str]:
        assert isinstance(state, DuelState)
        return [SIDES[side] for side in state.rules.seat_side]

    def screen(self, language: str, names: list[str], setup: Setup) -> Screen[Any]:
        from tankodrom.terminal.duel_screen import DuelScreen

        return DuelScreen(language, names, setup)


@cache
def _evaluator() -> Evaluator:
    from tankodrom.ai.duel.evaluator import DuelEvaluator
    from tankodrom.ai.duel.weights import Weights
    from tankodrom.ai.weights import duel_prior_network, duel_value_network

    return DuelEvaluator(Weights(), duel_prior_network(), duel_value_network())
