"""The game object of Rush."""

from __future__ import annotations

from typing import Any, ClassVar

from tankodrom.core.action import Action, Seat, Vocabulary
from tankodrom.core.data_shapes import Shape
from tankodrom.core.decision import Decision
from tankodrom.core.event import EventKind
from tankodrom.core.game import Game
from tankodrom.core.refusal import RulePair
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Option, Setup, Value
from tankodrom.games.rush import facts
from tankodrom.games.rush import position as positions
from tankodrom.games.rush.codec import load_state, save_state
from tankodrom.games.rush.events import EVENTS
from tankodrom.games.rush.invariants import broken_invariants, inventory_of, rule_pairs
from tankodrom.games.rush.pack import PARTS, problems, read_pack, standard_pack
from tankodrom.games.rush.printed import printed_cards
from tankodrom.games.rush.redeal import redeal
from tankodrom.games.rush.setup import OPTIONS, SEATINGS, check_together, new_table
from tankodrom.games.rush.state import RushState
from tankodrom.games.rush.verbs import VERBS
from tankodrom.games.rush.view import view_of
from tankodrom.games.rush.view_types import RushKit, RushView

AUTOMATED_MAX_ROUNDS = 200  # A56


class Rush(Game[RushState]):
    key: ClassVar[str] = "rush"
    rules_version: ClassVar[int] = 1
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 5

    def options(self) -> list[Option]:
        return OPTIONS

    def usual_seats(self, options: dict[str, Value], data: dict[str, Any]) -> int:
        return 4 if options.get("team_game") else 3

    def events(self) -> list[EventKind]:
        return EVENTS.kinds

    def vocabulary(self) -> Vocabulary:
        return VERBS

    def secret_prompts(self) -> list[str]:
        return ["support"]  # everybody in the fight is always asked (V3.7)

    def facts_of_choice(self, state: RushState, seat: Seat, action: Action) -> list[int]:
        return facts.facts_of_choice(state, seat, action)

    def facts_of_prompt(self, state: RushState, decision: Decision) -> list[int]:
        return facts.facts_of_prompt(state, decision)

    def checked(self, setup: Setup) -> Setup:
        checked = super().checked(setup)
        check_together(checked)
        return checked

    def settled_options(self, setup: Setup) -> dict[str, Value]:
        return {"interactive_combat": True} if setup.flag("team_game") else {}  # A78

    def data_shapes(self) -> dict[str, Shape]:
        return PARTS

    def data_names(self) -> list[str]:
        return ["pack"]

    def data_problems(self, name: str, data: Any) -> list[str]:
        if name != "pack":
            return super().data_problems(name, data)
        return problems(read_pack(data))

    def whole_data(self, data: dict[str, Any]) -> dict[str, Any]:
        return data if "pack" in data else {"pack": standard_pack()}

    def random_setup(self, rng: Rng) -> Setup:
        seats = 2 + rng.below(4)
        options: dict[str, Value] = {"max_rounds": AUTOMATED_MAX_ROUNDS}
        if rng.below(4):  # every fourth game has no variants
            for option in OPTIONS:
                if option.kind == "flag" and rng.below(3) == 0:
                    options[option.key] = True
        if seats == 2:
            options.pop("team_game", None)
        elif "team_game" in options and rng.below(2):
            options["teams"] = SEATINGS[seats][rng.below(len(SEATINGS[seats]))]
        if rng.below(2):
            options["starting_player"] = rng.below(seats)
        return Setup(seats, options)

    def deal(self, setup: Setup, seed: int) -> RushState:
        return new_table(setup, seed)

    def view(self, state: RushState, seat: Seat) -> RushView:
        return view_of(state, seat)

    def printed(self, state: RushState) -> RushKit:
        return printed_cards(state.cards)

    def determinize(self, state: RushState, seat: Seat, rng: Rng) -> RushState:
        return redeal(state, seat, rng)

    def save(self, state: RushState) -> dict[str, Any]:
        return save_state(state)

    def load(self, data: dict[str, Any]) -> RushState:
        return load_state(data)

    def inventory(self, state: RushState) -> dict[str, int]:
        return inventory_of(state)

    def broken_invariants(self, state: RushState) -> list[str]:
        return broken_invariants(state)

    def rule_pairs(self, state: RushState) -> list[RulePair]:
        return rule_pairs(state)

    def arrange(self, setup: Setup, position: dict[str, Any], rng: Rng) -> RushState:
        return positions.arrange(setup, position, rng)

    def scripted(self, state: RushState, words: list[str]) -> list[int]:
        return positions.scripted(state, words)

    def position(self, state: RushState) -> dict[str, Any]:
        return positions.describe(state)
