"""What a bot is given to decide: the question, the view of its seat, what it heard, and positions that fit."""

from __future__ import annotations

from typing import Any

from tankodrom.core.action import Seat
from tankodrom.core.decision import Decision
from tankodrom.core.event import Event, heard_by
from tankodrom.core.game import Game, View
from tankodrom.core.rng import Rng
from tankodrom.core.state import State


class Sight:
    """One seat's side of a position. The true state never leaves this object: `deal` gives re-deals of it, which
    depend on nothing that the seat cannot see (the contract of `Game.determinize`, checked by the fuzzer)."""

    def __init__(self, game: Game[Any], state: State, decision: Decision, news: list[Event] | None = None) -> None:
        self.game = game
        self.decision = decision
        self.seat: Seat = decision.seat
        self.news = (
            news if news is not None else []
        )  # what happened before this seat's eyes since it was last asked
        self.__state = state
        self.__view: View | None = None

    @property
    def view(self) -> View:
        if self.__view is None:
            self.__view = self.game.view(self.__state, self.seat)
        return self.__view

    def deal(self, rng: Rng) -> State:
        """A position that looks to this seat as the true one does, with the same question to it."""
        twin: State = self.game.determinize(self.__state, self.seat, rng)
        return twin


class Ears:
    """Collects for each seat what it may hear, and hands it over when the seat is asked."""

    def __init__(self, state: State) -> None:
        self._inbox: list[list[Event]] = [[] for _ in range(state.seats)]
        self._state = state
        if state.sink is None:
            state.sink = []

    def news_of(self, seat: Seat) -> list[Event]:
        sink = self._state.sink
        assert sink is not None
        for listener, inbox in enumerate(self._inbox):
            inbox += heard_by(sink, listener)
        sink.clear()
        news, self._inbox[seat] = self._inbox[seat], []
        return news
