"""The interface of a game: one stateless object per game, listed in `games/registry.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from tankodrom.core.action import Action, Seat, Vocabulary
from tankodrom.core.compiling import mypyc_attr
from tankodrom.core.data_limits import check_limits
from tankodrom.core.data_shapes import Shape
from tankodrom.core.decision import Decision
from tankodrom.core.errors import BadPack, BadSetup
from tankodrom.core.event import Event, EventKind
from tankodrom.core.kernel import settle
from tankodrom.core.refusal import RulePair
from tankodrom.core.rng import Rng
from tankodrom.core.setup import ASK_ALL, Option, Setup, Value, checked_options
from tankodrom.core.state import State

S = TypeVar("S", bound=State)

SPECTATOR: int = -1

# What clients get, as JSON values. Each game types it in its view_types.py.
View = Mapping[str, Any]
Printed = Mapping[str, Any]
Outlook = Mapping[str, Any]


def wrong_number(what: str, fewest: int, most: int, seats: int) -> BadSetup:
    """`what` is `game` or `mission`."""
    facts: dict[str, int | str] = {"fewest": fewest, "most": most}
    return BadSetup(f"{what} is for {fewest} to {most} players, not {seats}", "players", "seats", facts)


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages are not compiled
class Game(Generic[S]):
    """The contract of a game. The contract tests (`tankodrom.contract`) check it for every registered game."""

    key: ClassVar[str] = ""
    rules_version: ClassVar[int] = 1
    fewest_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = 1
    has_outlook: ClassVar[bool] = False
    slow_outlook: ClassVar[bool] = False  # it may take more than a few milliseconds
    packs_are_folders: ClassVar[bool] = False  # a pack may be a folder with one file for each of its parts

    def options(self) -> list[Option]:
        return []

    def options_with(self, data: dict[str, Any]) -> list[Option]:
        """The options if the players bring their own data. BadPack if that data cannot be played."""
        return self.options()

    def usual_seats(self, options: dict[str, Value], data: dict[str, Any]) -> int:
        """The number of players to suggest for these options."""
        return self.fewest_seats

    def events(self) -> list[EventKind]:
        """Every event that the game can emit. Each has words in every language."""
        return []

    def vocabulary(self) -> Vocabulary:
        """The verbs, and every prompt that a decision can carry; each has words in every language."""
        raise NotImplementedError

    def prompts(self) -> list[str]:
        return list(self.vocabulary().prompts)

    def secret_prompts(self) -> list[str]:
        """Prompts of which the others must not learn whether the seat had a choice, nor by how long it took."""
        return []

    def can_ask_all(self) -> bool:
        """Whether the game has the option ASK_ALL."""
        return any(option.key == ASK_ALL for option in self.options())

    def facts_of_choice(self, state: S, seat: Seat, action: Action) -> list[int]:
        """The values of `Verb.facts` for an action that is offered to this seat; nothing that it may not know."""
        raise NotImplementedError

    def facts_of_prompt(self, state: S, decision: Decision) -> list[int]:
        """The values of the facts of a prompt that is asked now; nothing that the seat may not know."""
        raise NotImplementedError

    def facts_of_event(self, state: S, event: Event) -> list[int]:
        """The values of `EventKind.facts`, from the event itself and what is printed on the components."""
        raise NotImplementedError

    def checked(self, setup: Setup) -> Setup:
        """The setup in its canonical form, or BadSetup. Games add the rules between their options."""
        if not self.fewest_seats <= setup.seats <= self.most_seats:
            raise wrong_number(self.key, self.fewest_seats, self.most_seats, setup.seats)
        check_limits(setup.data)
        for name, data in setup.data.items():
            problems = self.data_problems(name, data)
            if problems:
                more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
                raise BadPack(problems[0] + more)
        return Setup(setup.seats, checked_options(setup.options, self.options()), setup.data)

    def settled_options(self, setup: Setup) -> dict[str, Value]:
        """Options of a checked setup whose value follows from the other options."""
        return {}

    def data_shapes(self) -> dict[str, Shape]:
        """The shape of each data file, by its name. `tools/gen_schemas.py` makes JSON Schemas for editors of them."""
        return {}

    def data_names(self) -> list[str]:
        """The names under which a setup may bring its own data (`pack`, `mission` …)."""
        return []

    def data_kind(self, stem: str, data: Any) -> tuple[str, Any]:
        """The name under which a data file belongs (found from its file name and contents), and its data."""
        names = self.data_names()
        return ("pack" if "pack" in names else names[0]), data

    def data_problems(self, name: str, data: Any) -> list[str]:
        """Everything that prevents this data from being played: one sentence each, with the constraint's id.

        BadPack if it cannot even be read.
        """
        return [f"{self.key} takes no data under the name {name}"]

    def whole_data(self, data: dict[str, Any]) -> dict[str, Any]:
        """All data that a setup with this own data is played with. It can be brought as own data of such a setup; then it
        is played with this data, whatever is built in. {} for a game whose rules read no data."""
        return data

    def random_setup(self, rng: Rng) -> Setup:
        """A random legal setup for fuzzing, with limits that keep automated play finite."""
        raise NotImplementedError

    def new(self, setup: Setup, seed: int) -> S:
        """The first position in which somebody is asked. The setup is checked here too."""
        state = self.deal(self.checked(setup), seed)
        settle(state)
        return state

    def deal(self, setup: Setup, seed: int) -> S:
        """The first state of a checked setup: everything is laid out and dealt."""
        raise NotImplementedError

    def view(self, state: S, seat: Seat) -> View:
        """What this seat (or SPECTATOR) may see, as JSON values. It copies only what the seat may know."""
        raise NotImplementedError

    def printed(self, state: S) -> Printed:
        """What is printed on the components, as JSON values. It is public and never changes during a game."""
        return {}

    def outlook(self, state: S, seat: Seat) -> Outlook:
        """What a client may highlight for this seat (destinations and their effects), as JSON values.

        It uses only what the seat sees. {} if a game has nothing to highlight.
        """
        return {}

    def determinize(self, state: S, seat: Seat, rng: Rng) -> S:
        """A copy in which everything that the seat cannot see is dealt again from `rng`.

        The result depends only on what the seat sees and on `rng`. The copy also gets new chance.
        """
        raise NotImplementedError

    def save(self, state: S) -> dict[str, Any]:
        """The whole state as JSON values. Never send it to players: it holds every secret."""
        raise NotImplementedError

    def load(self, data: dict[str, Any]) -> S:
        """The inverse of `save`. BrokenState if the data describes no state."""
        raise NotImplementedError

    def inventory(self, state: S) -> dict[str, int]:
        """The number of each physical component over all zones. It is constant through a game."""
        raise NotImplementedError

    def broken_invariants(self, state: S) -> list[str]:
        """What is wrong with this position: one sentence each, with rule ids; [] if nothing."""
        return []

    def rule_pairs(self, state: S) -> list[RulePair]:
        """Each rule that has a fast boolean and a refusal function, applied to everything in this position.

        The contract checks that both give the same answer.
        """
        return []

    def arrange(self, setup: Setup, position: dict[str, Any], rng: Rng) -> S:
        """A state from a partial position in the words of the rules documents (docs/scenarios.md)."""
        raise NotImplementedError

    def scripted(self, state: S, words: list[str]) -> list[int]:
        """The result of one shuffle, written with the top card first, in the order of a pile (docs/scenarios.md)."""
        raise NotImplementedError

    def position(self, state: S) -> dict[str, Any]:
        """The whole position in the words of `arrange`. Scenarios compare it."""
        raise NotImplementedError
