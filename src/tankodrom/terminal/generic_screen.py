"""Any game in the terminal: its view as readable text. docs/adding-a-game.md describes a suitable view."""

from __future__ import annotations

from typing import Any, Final

from tankodrom.core.game import View
from tankodrom.words.speech import Speech

SEAT_KEYS: Final = ("active", "owner", "winners")  # parts of a view that hold seats
NOT_SHOWN: Final = ("seat", "outcome", "outlook")


class GenericScreen:
    """Players under their names, boards as rows, everything else as `name: value`."""

    redraw_at: frozenset[str] = frozenset()

    def __init__(self, speech: Speech) -> None:
        self.speech = speech

    def legend(self) -> list[str]:
        return self.speech.say("line-legend").split("\n") if self.speech.has("line-legend") else []

    def table(self, view: View) -> list[str]:
        lines: list[str] = []
        for key, value in view.items():
            if key == "players":
                for seat, player in enumerate(value):
                    lines += [self._name(seat, view), *self._entries(player, "  ")]
            elif key not in NOT_SHOWN:
                lines += self._entry(key, value, "")
        return lines

    def brief(self, view: View) -> list[str]:
        return self.table(view)

    def piles(self, view: View) -> list[str]:
        seat = view["seat"]
        return [self._name(seat, view), *self._entries(view["players"][seat], "  ")] if "players" in view else []

    def result(self, view: View) -> list[str]:
        outcome = view["outcome"]
        say = self.speech.words.say
        winners = ", ".join(self.speech.names[seat] for seat in outcome["winners"])
        scores = [f"  {self.speech.names[seat]}: {score}" for seat, score in enumerate(outcome["scores"])]
        return [say("line-over"), *scores, say("line-winner", names=winners, count=len(outcome["winners"]))]

    def _name(self, seat: int, view: View) -> str:
        name = self.speech.names[seat]
        return f"{name} ({self.speech.words.say('line-you')})" if seat == view["seat"] else name

    def _entries(self, part: dict[str, Any], indent: str) -> list[str]:
        return [line for key, value in part.items() for line in self._entry(key, value, indent)]

    def _entry(self, key: str, value: Any, indent: str) -> list[str]:
        label = f"{indent}{self.speech.label(key)}:"
        if isinstance(value, dict):
            return [label, *self._entries(value, indent + "  ")]
        if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            rows = [", ".join(line.strip() for line in self._entries(item, "")) for item in value]
            return [label, *(f"{indent}  {row}" for row in rows)]
        if isinstance(value, list) and value and all(isinstance(item, list) for item in value):
            return [label, *self._board(value, indent + "  ")]
        return [f"{label} {self._value(key, value)}"]

    def _board(self, rows: list[list[Any]], indent: str) -> list[str]:
        cells = [[self._value("", cell) for cell in row] for row in rows]
        width = max((len(cell) for row in cells for cell in row), default=0)
        return [indent + " ".join(cell.ljust(width) for cell in row).rstrip() for row in cells]

    def _value(self, key: str, value: Any) -> str:
        if isinstance(value, list):
            return ", ".join(self._value(key, item) for item in value) or "–"
        if isinstance(value, bool):
            return self.speech.words.say("line-yes" if value else "line-no")
        if key in SEAT_KEYS and isinstance(value, int):
            return self.speech.names[value] if value >= 0 else "–"
        if value is None or value == "":
            return "–"
        return self.speech.word(value) if isinstance(value, str) else str(value)
