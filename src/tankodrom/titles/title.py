"""Everything of a game besides its rules, as one object. All parts have generic defaults, so `Title(game)` is enough.

The engine registers a `Game`. Bots, arena, terminal and server use its `Title` (`titles/registry.py`). Methods import
bots, words and screens only when they need them, so a command that only lists games stays quick.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tankodrom.core.action import Action, Kind
from tankodrom.core.decision import Decision
from tankodrom.core.errors import BadSetup, MalformedAction
from tankodrom.core.game import Game
from tankodrom.core.setup import Setup, Value
from tankodrom.core.setup_check import problem_of
from tankodrom.core.state import State

if TYPE_CHECKING:
    from tankodrom.ai.evaluator import Evaluator
    from tankodrom.bots.advice import Advice
    from tankodrom.bots.bot import Bot
    from tankodrom.bots.observation import Observation
    from tankodrom.terminal.screen import Screen

MAX_SIMULATIONS: Final = 1_000_000
MOST_LISTED: Final = 1_000  # values of a kind
ME: Final = "me"
FRIEND: Final = "open"
TEAMS: Final = ("team-a", "team-b")


class Preset:
    """A ready-made table. Each seat is `me`, `open` (for a friend) or the level of a bot.

    Its words are `preset-<game>-<key>` and `preset-<game>-<key>-about`.
    """

    def __init__(self, key: str, seats: list[str], options: dict[str, Value] | None = None) -> None:
        self.key = key
        self.seats = seats
        self.options = options if options is not None else {}


class Title:
    """A game with all its parts. Parts that a subclass does not define are generic."""

    # The package whose folders `en` and `cs` hold `<game>.ftl` and `rules-<game>.ftl`.
    words_package: ClassVar[str] = "tankodrom.words"
    levels: ClassVar[tuple[str, ...]] = ("random", "search")
    # Examples for the terminal's help: an action, an action for "why not?", a rule. Empty: taken from the position.
    examples: ClassVar[tuple[str, str, str]] = ("", "", "")
    # The highest rank, if scores earn ranks (solo Battlegrounds); 0: no ranks.
    highest_rank: ClassVar[int] = 0
    # For docs/rules/<game>.md: the modules of each chapter, and the rulebook of the game. {}: no such document.
    chapters: ClassVar[dict[str, str]] = {}
    follows: ClassVar[str] = ""
    # The number of players for `make bench`.
    bench_seats: ClassVar[dict[str, tuple[int, ...]]] = {}

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    @property
    def key(self) -> str:
        return self.game.key

    @property
    def usual_level(self) -> str:
        """The level of a bot if no level is given."""
        return self.levels[-1]

    def presets(self) -> list[Preset]:
        """Ready-made tables for the lobby; the first is the quick game."""
        return [Preset("usual", [ME] + [self.usual_level] * (self.game.usual_seats({}, {}) - 1))]

    # Computer players

    def bot(self, name: str, setup: Setup, seed: int) -> Bot:
        """A computer player by its level, or by level and personality (`veteran:raider`); BadSetup if there is none."""
        from tankodrom.bots.evaluator_bots import GenericSearchBot
        from tankodrom.bots.random_bot import RandomBot
        from tankodrom.bots.watchdog import WatchedBot

        level = name.partition(":")[0]
        if level == "random":
            return RandomBot(seed)
        if level == "search":
            return WatchedBot(GenericSearchBot(seed))
        raise BadSetup(f"there is no bot {name!r} for {self.key}; there are {', '.join(self.levels)}")

    def check_bot(self, name: str, setup: Setup) -> None:
        """BadSetup if there is no such bot. A plain level is checked without loading the bots and what they know."""
        if name not in self.levels:
            self.bot(name, setup, 0)

    def evaluator(self) -> Evaluator:
        """The evaluator of the search. The default knows only results."""
        from tankodrom.ai.search.outcome_evaluator import OutcomeEvaluator

        return OutcomeEvaluator()

    def has_tree_search(self, setup: Setup) -> bool:
        """Whether the strongest bot searches with the evaluator. Otherwise it has its own search."""
        return True

    def reason(self, state: State, decision: Decision, action: Action) -> tuple[str, dict[str, int]]:
        """Why one would choose this: the key of a sentence (`<game>-reason-<key>`, or `reason-<key>` for all games) and
        its facts, numbers by name (`Vocabulary.reasons`). The state is a re-deal, so it gives no secret away."""
        return "search", {}

    def suggest(
        self, observation: Observation, seconds: float, seed: int = 0, max_simulations: int = MAX_SIMULATIONS
    ) -> list[Advice]:
        """All choices of the decision, the best first, with reasons. For hints and analysis."""
        from tankodrom.bots.advice import suggest

        return suggest(
            observation, self.evaluator(), self.reason, seconds, seed=seed, max_simulations=max_simulations
        )

    # The arena

    def sides(self, state: State) -> list[int]:
        """The side of each seat. Seats of one side win together."""
        return list(range(state.seats))

    def side_names(self, state: State) -> list[str]:
        """The side of each seat (`setup-part-<name>` in the words); [] without sides."""
        return []

    def rank_of(self, options: dict[str, Value], score: int) -> int | None:
        """The rank of a score with these options; None if there are no ranks."""
        return None

    # Words and the terminal

    def fluent(self, language: str) -> tuple[str, str]:
        """The texts of the two Fluent files: the texts of play and the rule book."""
        from tankodrom.words import text_of_file

        return text_of_file(language, self.key), text_of_file(language, f"rules-{self.key}")

    def words_of_kinds(self) -> dict[str, list[str]]:
        """How the values of each kind of argument are written, for clients that write actions.

        At the largest table, where there is the most to name. [] for a kind without end, as numbers are, and for one whose
        words depend on the arguments before.
        """
        numbers = range(self.game.most_seats, self.game.fewest_seats - 1, -1)
        seats = next(number for number in numbers if problem_of(self.game, number, {}) is None)
        state = self.game.new(Setup(seats), 0)
        kinds = {kind.name: kind for verb in state.vocabulary().verbs for kind in verb.kinds}
        return {name: _words_of(state, kind) for name, kind in kinds.items()}

    def screen(self, language: str, names: list[str], setup: Setup) -> Screen[Any]:
        """The text screen with its speech."""
        from tankodrom.terminal.generic_screen import GenericScreen
        from tankodrom.words.speech import Speech

        return GenericScreen(Speech(self.game, language, names))


def _words_of(state: State, kind: Kind) -> list[str]:
    found = []
    for value in range(MOST_LISTED + 1):
        with suppress(MalformedAction, IndexError):
            found.append(state.word(kind, value, []))
    return found if len(found) <= MOST_LISTED else []


class ExpertTitle(Title):
    """A title with its own recruit and evaluator. It has all levels."""

    levels: ClassVar[tuple[str, ...]] = ("random", "recruit", "veteran", "elite", "search")

    @property
    def usual_level(self) -> str:
        return "veteran"

    def recruit(self, setup: Setup, seed: int) -> Bot:
        raise NotImplementedError

    def bot(self, name: str, setup: Setup, seed: int) -> Bot:
        from tankodrom.bots.evaluator_bots import EliteBot, VeteranBot
        from tankodrom.bots.watchdog import WatchedBot

        level, _, personality = name.partition(":")
        if level == "recruit":
            return self.recruit(setup, seed)
        if level not in ("veteran", "elite"):
            return super().bot(name, setup, seed)
        evaluator = self.evaluator()
        personalities = evaluator.personalities()
        if personality not in personalities:
            known = ", ".join(f"{level}:{each}" for each in personalities if each)
            raise BadSetup(f"there is no bot {name!r} for {self.key}; personalities are {known}")
        return (
            VeteranBot(evaluator, personality, seed)
            if level == "veteran"
            else WatchedBot(EliteBot(evaluator, personality, seed))
        )
