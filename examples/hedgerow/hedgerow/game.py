"""Hedgerow as Tankodrom knows it: the game, and the title that the entry point in pyproject.toml leads to."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hedgerow.state import FIELDS, HEDGES, LETTERS, NO_TANK, HedgerowState
from hedgerow.turn import USUAL_ROUNDS, Turn
from hedgerow.verbs import EVENTS, VERBS
from tankodrom.core.action import Seat, Vocabulary
from tankodrom.core.codec import load_kernel, load_named, load_rng, load_setup, save_kernel, save_named
from tankodrom.core.event import EventKind
from tankodrom.core.game import Game, View
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Option, Setup
from tankodrom.titles.title import Title


class Hedgerow(Game[HedgerowState]):
    key: ClassVar[str] = "hedgerow"
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 4

    def options(self) -> list[Option]:
        return [Option("rounds", "number", USUAL_ROUNDS, "H5.1", 3, 40)]

    def events(self) -> list[EventKind]:
        return EVENTS.kinds

    def vocabulary(self) -> Vocabulary:
        return VERBS

    def random_setup(self, rng: Rng) -> Setup:
        return Setup(2 + rng.below(3), {"rounds": 3 + rng.below(20)})

    def deal(self, setup: Setup, seed: int) -> HedgerowState:
        state = HedgerowState(setup, Rng(seed))
        state.mover = state.rng.below(setup.seats)  # H1.2
        state.stack = [Turn()]
        return state

    def view(self, state: HedgerowState, seat: Seat) -> View:
        outcome = state.outcome
        return {
            "seat": seat,
            "round": min(state.turns) + 1,
            "active": -1 if outcome else state.mover,
            "players": [_player(state, each, seat) for each in range(state.seats)],
            "outcome": outcome
            and {"winners": outcome.winners, "scores": outcome.scores, "reason": outcome.reason},
        }

    def determinize(self, state: HedgerowState, seat: Seat, rng: Rng) -> HedgerowState:
        """Each other player's unknown tanks change places with each other."""
        twin = state.copy()
        twin.rng = Rng(rng.below(1 << 30))
        twin.asked = None
        for other in range(state.seats):
            if other != seat:
                _mix(twin, other, seat, rng)
        return twin

    def save(self, state: HedgerowState) -> dict[str, Any]:
        return {**save_kernel(state, state.setup), **save_named(state, FIELDS)}

    def load(self, data: dict[str, Any]) -> HedgerowState:
        state = HedgerowState(load_setup(data), load_rng(data))
        load_named(state, FIELDS, data)
        load_kernel(state, data, {"Turn": Turn})
        return state

    def inventory(self, state: HedgerowState) -> dict[str, int]:
        """Lost tanks are counted as the points that they were."""
        left = sum(sum(state.tanks_of(seat)) for seat in range(state.seats))
        return {"numbers": left + sum(state.points)}


def _player(state: HedgerowState, seat: Seat, viewer: Seat) -> dict[str, Any]:
    own = seat == viewer
    places = range(HEDGES * seat, HEDGES * (seat + 1))
    return {
        "points": state.points[seat],
        "hand": [f"T{tank}" if own else "hidden" for tank in state.hands[seat]],
        "hedges": {LETTERS[place % HEDGES]: _seen(state, place, viewer) for place in places},
    }


def _seen(state: HedgerowState, place: int, viewer: Seat) -> str:
    """What a viewer sees there. A spectator sees what all players know."""
    if state.behind[place] == NO_TANK:
        return "empty"
    everybody = state.known[place] == (1 << state.seats) - 1
    knows = everybody if viewer < 0 else bool(state.known[place] >> viewer & 1)
    return f"T{state.behind[place]}" if knows else "hidden"


def _mix(state: HedgerowState, owner: Seat, viewer: Seat, rng: Rng) -> None:
    places = range(HEDGES * owner, HEDGES * (owner + 1))
    unknown = [place for place in places if _seen(state, place, viewer) == "hidden"]
    pool = sorted(state.hands[owner] + [state.behind[place] for place in unknown])
    rng.shuffle(pool)
    for place in unknown:
        state.behind[place] = pool.pop()
    state.hands[owner] = sorted(pool)


class HedgerowTitle(Title):
    """Everything else is generic: bots, screen, speech, and the table in the browser."""

    words_package: ClassVar[str] = "hedgerow.words"
    examples: ClassVar[tuple[str, str, str]] = ("place T3 A", "fire A P1 B", "H4.2")


TITLE: Final = HedgerowTitle(Hedgerow())
