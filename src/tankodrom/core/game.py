"""What a title must offer. One stateless object per game, listed in `games/registry.py`."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from tankodrom.core.action import Seat
from tankodrom.core.errors import BadPack, BadSetup
from tankodrom.core.event import EventKind
from tankodrom.core.kernel import settle
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Option, Setup, Value, checked_options
from tankodrom.core.state import State

S = TypeVar("S", bound=State)

SPECTATOR: int = -1

View = dict[str, Any]


class Game(Generic[S]):
    """The contract of a title. The contract tests (`tankodrom.contract`) hold every registered game to it."""

    key: ClassVar[str] = ""
    rules_version: ClassVar[int] = 1
    fewest_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = 1
    packs_are_folders: ClassVar[bool] = False  # a pack may come as a folder with one file for each of its parts

    def options(self) -> list[Option]:
        return []

    def options_with(self, data: dict[str, Any]) -> list[Option]:
        """The options where data of one's own is in use; BadPack if that cannot be played."""
        return self.options()

    def usual_seats(self, options: dict[str, Value], data: dict[str, Any]) -> int:
        """How many players to suggest for these options."""
        return self.fewest_seats

    def events(self) -> list[EventKind]:
        """Every event the game can emit; each has words in every language."""
        return []

    def prompts(self) -> list[str]:
        """Every prompt a decision can carry; each has words in every language."""
        return []

    def checked(self, setup: Setup) -> Setup:
        """The setup in its canonical form, or BadSetup. Games add what holds between their options."""
        if not self.fewest_seats <= setup.seats <= self.most_seats:
            raise BadSetup(
                f"{self.key} is for {self.fewest_seats} to {self.most_seats} players, not {setup.seats}"
            )
        for name, data in setup.data.items():
            problems = self.data_problems(name, data)
            if problems:
                more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
                raise BadPack(problems[0] + more)
        return Setup(setup.seats, checked_options(setup.options, self.options()), setup.data)

    def data_names(self) -> list[str]:
        """Under which names a setup may bring data of one's own (`pack`, `mission` …)."""
        return []

    def data_kind(self, stem: str, data: Any) -> tuple[str, Any]:
        """Under which name a file of data belongs, judged by its own name and what is in it, and the data so."""
        names = self.data_names()
        return ("pack" if "pack" in names else names[0]), data

    def data_problems(self, name: str, data: Any) -> list[str]:
        """Everything that keeps this data from being played, one sentence each with the constraint's id.

        BadPack if it cannot even be read.
        """
        return [f"{self.key} takes no data under the name {name}"]

    def random_setup(self, rng: Rng) -> Setup:
        """Any legal setup with guards that keep automated play finite, for fuzzing."""
        raise NotImplementedError

    def new(self, setup: Setup, seed: int) -> S:
        """The first position, at rest: somebody is asked. The setup is checked here too."""
        state = self.deal(self.checked(setup), seed)
        settle(state)
        return state

    def deal(self, setup: Setup, seed: int) -> S:
        """Everything laid out and dealt for a checked setup."""
        raise NotImplementedError

    def view(self, state: S, seat: Seat) -> View:
        """What this seat (or SPECTATOR) may see, as JSON values, built up from nothing."""
        raise NotImplementedError

    def printed(self, state: S) -> dict[str, Any]:
        """What is printed on the components, as JSON values: open to all, and the same through the whole game."""
        raise NotImplementedError

    def outlook(self, state: S, seat: Seat) -> dict[str, Any]:
        """What an interface may light up for this seat (where to, what happens there), as JSON values.

        Computed from what the seat sees; {} where a game has nothing of the kind.
        """
        return {}

    def determinize(self, state: S, seat: Seat, rng: Rng) -> S:
        """A copy in which everything that the seat cannot see is dealt anew from `rng`.

        The result depends on what the seat sees and on `rng` alone; the copy's own chance is new too.
        """
        raise NotImplementedError

    def save(self, state: S) -> dict[str, Any]:
        """The whole state as JSON values. Not for players: it holds every secret."""
        raise NotImplementedError

    def load(self, data: dict[str, Any]) -> S:
        """The inverse of `save`; BrokenState if the data is none."""
        raise NotImplementedError

    def inventory(self, state: S) -> dict[str, int]:
        """How many of each physical thing there are, over all zones: constant through a game."""
        raise NotImplementedError

    def broken_invariants(self, state: S) -> list[str]:
        """What is wrong with this position, one sentence each, with rule ids; [] if nothing."""
        return []

    def arrange(self, setup: Setup, position: dict[str, Any], rng: Rng) -> S:
        """A state from a partial position in the words of the rules documents (docs/scenarios.md)."""
        raise NotImplementedError

    def scripted(self, state: S, words: list[str]) -> list[int]:
        """The result of one shuffle, written top first, as the pile is kept (docs/scenarios.md)."""
        raise NotImplementedError

    def position(self, state: S) -> dict[str, Any]:
        """The whole position in the words of `arrange`, for comparing in scenarios."""
        raise NotImplementedError
