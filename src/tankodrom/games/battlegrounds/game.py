"""The game object of Battlegrounds."""

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
from tankodrom.games.battlegrounds import facts
from tankodrom.games.battlegrounds import position as positions
from tankodrom.games.battlegrounds.codec import load_state, save_state
from tankodrom.games.battlegrounds.events import EVENTS
from tankodrom.games.battlegrounds.invariants import broken_invariants, inventory_of, rule_pairs
from tankodrom.games.battlegrounds.outlook import outlook_of
from tankodrom.games.battlegrounds.pack import PARTS, tank_problems, token_problems, whole_data
from tankodrom.games.battlegrounds.printed import printed_parts
from tankodrom.games.battlegrounds.redeal import redeal
from tankodrom.games.battlegrounds.setup import OPTIONS, check_together, new_table
from tankodrom.games.battlegrounds.state import VARIANTS, BattlegroundsState
from tankodrom.games.battlegrounds.verbs import VERBS
from tankodrom.games.battlegrounds.view import view_of
from tankodrom.games.battlegrounds.view_types import BattlegroundsKit, BattlegroundsOutlook, BattlegroundsView


class Battlegrounds(Game[BattlegroundsState]):
    key: ClassVar[str] = "battlegrounds"
    rules_version: ClassVar[int] = 1
    fewest_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = 4
    has_outlook: ClassVar[bool] = True

    def options(self) -> list[Option]:
        return OPTIONS

    def usual_seats(self, options: dict[str, Value], data: dict[str, Any]) -> int:
        variant = options.get("variant")
        return 1 if variant == "solo" else 4 if variant == "teams" else 2

    def events(self) -> list[EventKind]:
        return EVENTS.kinds

    def vocabulary(self) -> Vocabulary:
        return VERBS

    def facts_of_choice(self, state: BattlegroundsState, seat: Seat, action: Action) -> list[int]:
        return facts.facts_of_choice(state, seat, action)

    def facts_of_prompt(self, state: BattlegroundsState, decision: Decision) -> list[int]:
        return facts.facts_of_prompt(state, decision)

    def checked(self, setup: Setup) -> Setup:
        checked = super().checked(setup)
        check_together(checked)
        return checked

    def data_shapes(self) -> dict[str, Shape]:
        return PARTS

    def data_names(self) -> list[str]:
        return ["tokens", "tanks"]

    def data_problems(self, name: str, data: Any) -> list[str]:
        if name == "tokens":
            return token_problems(data)
        if name == "tanks":
            return tank_problems(data)
        return super().data_problems(name, data)

    def whole_data(self, data: dict[str, Any]) -> dict[str, Any]:
        return whole_data(data)

    def random_setup(self, rng: Rng) -> Setup:
        variant = VARIANTS[rng.below(4)]
        seats = 2 + rng.below(3)
        if variant == "teams":
            seats = 4
        elif variant == "solo":
            seats = 1
        options: dict[str, Value] = {"variant": variant, "starting_player": rng.below(seats)}
        if variant in ("battle", "teams") and rng.below(3) == 0:
            options["draft"] = True
        if variant == "solo" and rng.below(3) == 0:
            options["solo_choose_cards"] = True
        return Setup(seats, options)

    def deal(self, setup: Setup, seed: int) -> BattlegroundsState:
        return new_table(setup, seed)

    def view(self, state: BattlegroundsState, seat: Seat) -> BattlegroundsView:
        return view_of(state, seat)

    def outlook(self, state: BattlegroundsState, seat: Seat) -> BattlegroundsOutlook:
        return outlook_of(state, seat)

    def printed(self, state: BattlegroundsState) -> BattlegroundsKit:
        return printed_parts(state.kit)

    def determinize(self, state: BattlegroundsState, seat: Seat, rng: Rng) -> BattlegroundsState:
        return redeal(state, seat, rng)

    def save(self, state: BattlegroundsState) -> dict[str, Any]:
        return save_state(state)

    def load(self, data: dict[str, Any]) -> BattlegroundsState:
        return load_state(data)

    def inventory(self, state: BattlegroundsState) -> dict[str, int]:
        return inventory_of(state)

    def broken_invariants(self, state: BattlegroundsState) -> list[str]:
        return broken_invariants(state)

    def rule_pairs(self, state: BattlegroundsState) -> list[RulePair]:
        return rule_pairs(state)

    def arrange(self, setup: Setup, position: dict[str, Any], rng: Rng) -> BattlegroundsState:
        return positions.arrange(setup, position, rng)

    def scripted(self, state: BattlegroundsState, words: list[str]) -> list[int]:
        return positions.scripted(state, words)

    def position(self, state: BattlegroundsState) -> dict[str, Any]:
        return positions.describe(state)
