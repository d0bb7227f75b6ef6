"""A small network that was trained on many games: how good a choice is beyond what can be reckoned, or who wins.

One hidden layer. A position, and each of its choices, is a list of numbers and a few marks (places that hold a one). What
the position adds up to is summed once for all choices.
"""

from __future__ import annotations

import json
from array import array
from base64 import b64decode, b64encode
from typing import Any, Final

_WORDS: Final = "h"  # weights are kept as 16-bit numbers with a scale
_LARGEST: Final = 32767


class TrainedEye:
    """It knows nothing of games: `look` at a position, then `judge` its choices."""

    __slots__ = ("_bias", "_choice", "_marks", "_out", "_position", "_scene")

    def __init__(
        self,
        position: list[list[float]],
        scene: list[list[float]],
        choice: list[list[float]],
        marks: list[list[float]],
        bias: list[float],
        out: list[float],
    ) -> None:
        """For each hidden sum lists: what the numbers and marks (`scene`) of the position count in it, and those of a choice."""
        self._position = position
        self._scene = scene
        self._choice = choice
        self._marks = marks
        self._bias = bias
        self._out = out

    def look(self, position: list[float], scene: list[int]) -> list[float]:
        """The sums of the position."""
        # Most of its numbers are 0; the loops keep their totals in plain floats, so that compiled code is fast.
        places = [at for at in range(len(position)) if position[at] != 0.0]
        numbers = [position[at] for at in places]
        count = len(places)
        sums: list[float] = []
        for unit in range(len(self._bias)):
            weights = self._position[unit]
            total = self._bias[unit]
            for at in range(count):
                total += numbers[at] * weights[places[at]]
            table = self._scene[unit]
            for mark in scene:
                total += table[mark]
            sums.append(total)
        return sums

    def judge(self, sums: list[float], numbers: list[float], marks: list[int]) -> float:
        """How much this choice adds to the chance to win, compared with the others of the same position."""
        count = len(numbers)
        value = 0.0
        for unit in range(len(sums)):
            total = sums[unit]
            weights = self._choice[unit]
            for at in range(count):
                total += numbers[at] * weights[at]
            table = self._marks[unit]
            for mark in marks:
                total += table[mark]
            if total > 0.0:
                value += total * self._out[unit]
        return value

    def sizes(self) -> tuple[int, int, int, int]:
        """How many numbers and marks there are for a position, and how many for a choice."""
        return len(self._position[0]), len(self._scene[0]), len(self._choice[0]), len(self._marks[0])


def read_eye(text: str) -> TrainedEye:
    """From JSON with the scale, rows and values of each table."""
    data: dict[str, Any] = json.loads(text)
    return TrainedEye(
        _table(data["position"]),
        _table(data["scene"]),
        _table(data["choice"]),
        _table(data["marks"]),
        _table(data["bias"])[0],
        _table(data["out"])[0],
    )


def _table(data: dict[str, Any]) -> list[list[float]]:
    values = array(_WORDS)
    values.frombytes(b64decode(data["values"]))
    rows: int = data["rows"]
    scale: float = data["scale"]
    width = len(values) // rows
    return [[scale * values[row * width + at] for at in range(width)] for row in range(rows)]


def written_eye(tables: dict[str, list[list[float]]]) -> str:
    """For `read_eye`: the tables that make an eye, by the names of its parts; `bias` and `out` have one row."""
    data: dict[str, Any] = {}
    for name, rows in tables.items():
        numbers = [number for row in rows for number in row]
        scale = max([abs(number) for number in numbers], default=0.0) / _LARGEST or 1.0
        words = array(_WORDS, [round(number / scale) for number in numbers])
        data[name] = {"rows": len(rows), "scale": scale, "values": b64encode(words.tobytes()).decode()}
    return json.dumps(data, indent=1) + "\n"
