"""A question to one seat, with all its choices."""

from __future__ import annotations

from tankodrom.core.action import Action, Seat


class Decision:
    """`prompt` is a key in `words/`. `choices` is never empty and has no duplicates. A decision never changes."""

    __slots__ = ("choices", "prompt", "seat")

    def __init__(self, seat: Seat, prompt: str, choices: list[Action]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.choices = choices

    def __repr__(self) -> str:
        return f"Decision(seat {self.seat}, {self.prompt}, {len(self.choices)} choices)"
