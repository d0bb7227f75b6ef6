"""What a bot is given for a decision: the question, the view of its seat, past events, and re-deals."""

from __future__ import annotations

from typing import Any

from tankodrom.core.action import Seat
from tankodrom.core.decision import Decision
from tankodrom.core.event import Event, heard_by
from tankodrom.core.game import Game, View
from tankodrom.core.rng import Rng
from tankodrom.core.state import State


class Observation:
    """A position as one seat sees it. The true state never leaves this object: `deal` gives re-deals, which depend on
    nothing that the seat cannot see (the contract of `Game.determinize`, checked by the fuzzer)."""

    def __init__(
        self, game: Game[Any], state: State, decision: Decision, events: list[Event] | None = None
    ) -> None:
        self.game = game
        self.decision = decision
        self.seat: Seat = decision.seat
        self.events = events if events is not None else []  # that the seat saw since it was last asked
        self.__state = state
        self.__view: View | None = None

    @property
    def view(self) -> View:
        if self.__view is None:
            self.__view = self.game.view(self.__state, self.seat)
        return self.__view

    def deal(self, rng: Rng) -> State:
        """A position that this seat cannot tell from the true one, with the same question."""
        twin: State = self.game.determinize(self.__state, self.seat, rng)
        return twin


class EventInbox:
    """Collects for each seat the events that it may see, until they are taken."""

    def __init__(self, state: State) -> None:
        self._inbox: list[list[Event]] = [[] for _ in range(state.seats)]
        self._state = state
        if state.sink is None:
            state.sink = []

    def take(self, seat: Seat) -> list[Event]:
        sink = self._state.sink
        assert sink is not None
        for listener, inbox in enumerate(self._inbox):
            inbox += heard_by(sink, listener)
        sink.clear()
        taken, self._inbox[seat] = self._inbox[seat], []
        return taken
