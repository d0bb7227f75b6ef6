"""A table for tests: arrange a position, ask who may do what, and act in the words of the rules documents."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, TypeVar

from tankodrom.core.event import Event
from tankodrom.core.game import Game
from tankodrom.core.kernel import apply, pending, why_not
from tankodrom.core.refusal import Refusal
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.core.state import State
from tankodrom.core.text import read_action, text_of
from tankodrom.games.battlegrounds.game import Battlegrounds
from tankodrom.games.battlegrounds.state import BattlegroundsState
from tankodrom.games.duel.game import Duel
from tankodrom.games.duel.state import DuelState
from tankodrom.games.rush.game import Rush
from tankodrom.games.rush.state import RushState

S = TypeVar("S", bound=State)

# The vehicles of Rush that tests and scenarios name.
RUSH_FIXTURES: Final = Path(__file__).parents[1] / "scenarios/rush/fixtures.toml"
RUSH_PACK: Final[dict[str, Any]] = tomllib.loads(RUSH_FIXTURES.read_text(encoding="utf-8"))


def arranged(game: Game[S], setup: Setup, position: dict[str, Any], seed: int = 1) -> S:
    """The position at its first question. The sink collects the events from there on."""
    assert set(setup.options) <= {option.key for option in game.options()}
    state = game.arrange(setup, position, Rng(seed))
    pending(state)
    state.sink = []
    return state


def rush_at(position: dict[str, Any], seats: int = 2, /, **options: Value) -> RushState:
    return arranged(Rush(), Setup(seats, options, {"pack": RUSH_PACK}), position)


def battlegrounds_at(position: dict[str, Any], seats: int = 4, /, **options: Value) -> BattlegroundsState:
    """Without the end for want of progress (R18.1), unless the options name it."""
    return arranged(Battlegrounds(), Setup(seats, {"stall_rounds": 0, **options}), position)


def duel_at(position: dict[str, Any], seats: int = 2, /, **options: Value) -> DuelState:
    return arranged(Duel(), Setup(seats, options), position)


def asked(state: State) -> list[int]:
    return [decision.seat for decision in pending(state)]


def legal(state: State, *verbs: str) -> list[str]:
    """What the asked seats may do; with verbs: only these."""
    texts = [text_of(state, action) for decision in pending(state) for action in decision.choices]
    return [text for text in texts if text.split()[0] in verbs] if verbs else texts


def do(state: State, *texts: str) -> list[Event]:
    """The only seat that is asked acts. Returns the events."""
    events = []
    for text in texts:
        (seat,) = asked(state)
        events += do_as(state, seat, text)
    return events


def do_as(state: State, seat: int, *texts: str) -> list[Event]:
    """This seat acts. Returns the events."""
    if state.sink is None:
        state.sink = []
    heard = len(state.sink)
    for text in texts:
        apply(state, seat, read_action(state, text))
    return state.sink[heard:]


def refused(state: State, text: str) -> Refusal:
    """Why the only seat that is asked may not do this."""
    (seat,) = asked(state)
    return refused_as(state, seat, text)


def refused_as(state: State, seat: int, text: str) -> Refusal:
    """Why this seat may not do this."""
    refusal = why_not(state, seat, read_action(state, text))
    assert refusal is not None, f"{text} is legal"
    return refusal


def in_words(state: State, event: Event) -> str:
    """`dealt K5`"""
    arguments = zip(event.kind.arguments, event.values, strict=True)
    return " ".join([event.kind.name, *(state.word(kind, value, []) for (_, kind), value in arguments)])


def told(state: State, viewer: int, *names: str) -> list[str]:
    """What the sink tells the viewer, in words; with names: only these events."""
    assert state.sink is not None
    events = [event for event in state.sink if event.is_visible_to(viewer)]
    return [in_words(state, event) for event in events if not names or event.kind.name in names]
