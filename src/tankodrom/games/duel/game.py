"""The game object of Duel."""

from __future__ import annotations

from typing import Any, ClassVar

from tankodrom.core.action import Action, Seat, Vocabulary
from tankodrom.core.data_limits import check_limits
from tankodrom.core.data_shapes import Shape
from tankodrom.core.decision import Decision
from tankodrom.core.errors import BadPack
from tankodrom.core.event import Event, EventKind
from tankodrom.core.game import Game, wrong_number
from tankodrom.core.refusal import RulePair
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Option, Setup, Value
from tankodrom.games.duel import facts
from tankodrom.games.duel import position as positions
from tankodrom.games.duel.boards import SIDES
from tankodrom.games.duel.codec import load_state, save_state
from tankodrom.games.duel.events import EVENTS
from tankodrom.games.duel.invariants import broken_invariants, inventory_of
from tankodrom.games.duel.kit import kit_of
from tankodrom.games.duel.outlook import outlook_of
from tankodrom.games.duel.pack.pack import PARTS, mission_problems, pack_problems, standard_pack, whole_pack
from tankodrom.games.duel.printed import printed_parts
from tankodrom.games.duel.redeal import redeal
from tankodrom.games.duel.rule_pairs import pairs_of
from tankodrom.games.duel.setup import (
    BY_MISSION,
    DECK_SETS,
    bot_side_of,
    checked_setup,
    mission_of,
    new_table,
    options_of,
    slots_of,
)
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.tank import NO_SIDE
from tankodrom.games.duel.verbs import VERBS
from tankodrom.games.duel.view import view_of
from tankodrom.games.duel.view_types import DuelKit, DuelOutlook, DuelView


class Duel(Game[DuelState]):
    key: ClassVar[str] = "duel"
    rules_version: ClassVar[int] = 1
    fewest_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = 8
    has_outlook: ClassVar[bool] = True
    slow_outlook: ClassVar[bool] = True  # exact odds of every shot: up to 100 ms
    packs_are_folders: ClassVar[bool] = True

    def options(self) -> list[Option]:
        return options_of(kit_of({}))

    def options_with(self, data: dict[str, Any]) -> list[Option]:
        self._check_data(data)
        return options_of(kit_of(data))

    def usual_seats(self, options: dict[str, Value], data: dict[str, Any]) -> int:
        self._check_data(data)
        mission = mission_of(Setup(2, options, data), kit_of(data))
        return 1 if mission.solo_only or options.get("bot", BY_MISSION) in SIDES else 2

    def events(self) -> list[EventKind]:
        return EVENTS.kinds

    def vocabulary(self) -> Vocabulary:
        return VERBS

    def secret_prompts(self) -> list[str]:
        return ["tactics", "ammo_discard", "morale_admin", "spot_extra"]

    def facts_of_choice(self, state: DuelState, seat: Seat, action: Action) -> list[int]:
        return facts.facts_of_choice(state, seat, action)

    def facts_of_prompt(self, state: DuelState, decision: Decision) -> list[int]:
        return facts.facts_of_prompt(state, decision)

    def facts_of_event(self, state: DuelState, event: Event) -> list[int]:
        return facts.facts_of_event(state, event)

    def checked(self, setup: Setup) -> Setup:
        if not self.fewest_seats <= setup.seats <= self.most_seats:
            raise wrong_number(self.key, self.fewest_seats, self.most_seats, setup.seats)
        self._check_data(setup.data)
        return checked_setup(setup)

    def settled_options(self, setup: Setup) -> dict[str, Value]:
        mission = mission_of(setup, kit_of(setup.data))
        return {} if bot_side_of(setup, mission) == NO_SIDE else {"soviet_players": 0}

    def _check_data(self, data: dict[str, Any]) -> None:
        """The pack is checked first, because the mission is checked against it."""
        check_limits(data)
        for name in sorted(data, reverse=True):
            found = self._problems(name, data[name], data)
            if found:
                more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
                raise BadPack(found[0] + more)

    def data_shapes(self) -> dict[str, Shape]:
        return PARTS

    def data_names(self) -> list[str]:
        return ["pack", "mission"]

    def data_kind(self, stem: str, data: Any) -> tuple[str, Any]:
        """A folder or file with parts of a pack, one part named after its file, or a mission."""
        if stem in PARTS and not isinstance(data.get(stem), dict):
            return "pack", {stem: data}
        if isinstance(data, dict) and all(side in data for side in SIDES):
            return "mission", data
        return "pack", data

    def data_problems(self, name: str, data: Any) -> list[str]:
        return self._problems(name, data, {})

    def _problems(self, name: str, data: Any, beside: dict[str, Any]) -> list[str]:
        if name == "pack":
            return pack_problems(whole_pack(data))
        if name == "mission":
            pack = whole_pack(beside["pack"]) if "pack" in beside else standard_pack()
            return mission_problems(pack, data)
        return super().data_problems(name, data)

    def whole_data(self, data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "pack": whole_pack(data["pack"]) if "pack" in data else standard_pack()}

    def random_setup(self, rng: Rng) -> Setup:
        """All missions, numbers of players and optional rules. The deck ends the game, so no limit is needed."""
        missions = kit_of({}).missions
        mission = missions[rng.below(len(missions))]
        options: dict[str, Value] = {"mission": mission.id}
        if rng.below(2) and any(slot.extra for slots in mission.slots for slot in slots):
            options["extra_tanks"] = True
        if mission.bot and not mission.solo_only and rng.below(3) == 0:
            options["bot"] = mission.bot if mission.bot != "either" else ["soviet", "german"][rng.below(2)]
        for key in ("radios", "infantry"):
            if rng.below(2):
                options[key] = "on"
        if mission.at_guns and rng.below(4) == 0:
            options["at_guns"] = "off"
        if rng.below(4) == 0:
            options["deck"] = ["base", *DECK_SETS][rng.below(1 + len(DECK_SETS))]
        if rng.below(2):
            options["passes"] = 1 + rng.below(2)
        setup = Setup(2, options)
        bot = bot_side_of(setup, mission)
        tanks = [len(slots_of(setup, mission, side)) for side in range(2)]
        if bot == NO_SIDE:
            return Setup(2 + rng.below(sum(tanks) - 1), options)
        if rng.below(2):
            options["difficulty"] = ["easy", "hard"][rng.below(2)]
        return Setup(1 + rng.below(tanks[1 - bot]), options)

    def deal(self, setup: Setup, seed: int) -> DuelState:
        return new_table(setup, seed)

    def view(self, state: DuelState, seat: Seat) -> DuelView:
        return view_of(state, seat)

    def outlook(self, state: DuelState, seat: Seat) -> DuelOutlook:
        return outlook_of(state, seat)

    def printed(self, state: DuelState) -> DuelKit:
        return printed_parts(state.rules)

    def determinize(self, state: DuelState, seat: Seat, rng: Rng) -> DuelState:
        return redeal(state, seat, rng)

    def save(self, state: DuelState) -> dict[str, Any]:
        return save_state(state)

    def load(self, data: dict[str, Any]) -> DuelState:
        return load_state(data)

    def inventory(self, state: DuelState) -> dict[str, int]:
        return inventory_of(state)

    def broken_invariants(self, state: DuelState) -> list[str]:
        return broken_invariants(state)

    def rule_pairs(self, state: DuelState) -> list[RulePair]:
        return pairs_of(state)

    def arrange(self, setup: Setup, position: dict[str, Any], rng: Rng) -> DuelState:
        return positions.arrange(setup, position, rng)

    def scripted(self, state: DuelState, words: list[str]) -> list[int]:
        return positions.scripted(state, words)

    def position(self, state: DuelState) -> dict[str, Any]:
        return positions.describe(state)
