"""The interface between the line mode and the text screen of a game."""

from __future__ import annotations

from typing import Protocol, TypeVar

from tankodrom.words.speech import Speech

ViewT = TypeVar("ViewT", contravariant=True)


class Screen(Protocol[ViewT]):
    """A game's table in text."""

    speech: Speech
    redraw_at: frozenset[str]  # prompts before which the changing part is drawn again

    def legend(self) -> list[str]: ...

    def table(self, view: ViewT) -> list[str]: ...

    def brief(self, view: ViewT) -> list[str]: ...

    def piles(self, view: ViewT) -> list[str]: ...

    def result(self, view: ViewT) -> list[str]: ...
