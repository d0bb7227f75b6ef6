"""A small network that was trained on many games: how good a choice is beyond what can be reckoned, or who wins.

One hidden layer. A position, and each of its choices, is a list of numbers and a few marks (places that hold a one). What
the position adds up to is summed once for all choices.

All hidden sums are kept side by side in one long integer, 32 bits each, and so are the weights of an input in all of them:
one multiplication of Python's own does the work of a hundred. A sum below zero borrows from its neighbour; adding half of
the range to every sum pays that back before they are read.
"""

from __future__ import annotations

import json
from array import array
from base64 import b64decode, b64encode
from math import floor, log2
from struct import Struct
from typing import Any, Final

_WORDS: Final = "h"  # weights are kept as 16-bit numbers with a scale
_LARGEST: Final = 32767

WIDEST: Final = 4.0  # numbers beyond it, to either side, are cut off
_STEPS: Final = 1024.0  # of a number, from 0 to 1
_LANE: Final = 32  # bits of a sum
_HALF: Final = 1 << (_LANE - 1)


class TrainedEye:
    """It knows nothing of games: `look` at a position, then `judge` its choices."""

    __slots__ = ("_bias", "_choice", "_halves", "_lanes", "_marks", "_out", "_position", "_scene", "_width")

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
        units = len(bias)
        largest = 1e-9  # that a sum can become
        for unit in range(units):
            numbers = [abs(weight) for weight in [*position[unit], *choice[unit]]]
            ones = [abs(weight) for weight in [bias[unit], *scene[unit], *marks[unit]]]
            largest = max(largest, sum(ones, 0.0) + WIDEST * sum(numbers, 0.0))
        # A power of two, so that round weights stay exact; half of the range is left for what rounding adds.
        steps = 2.0 ** floor(log2(0.5 * _HALF / (largest * _STEPS)))
        self._position = _side_by_side(position, steps)
        self._choice = _side_by_side(choice, steps)
        self._scene = _side_by_side(scene, steps * _STEPS)
        self._marks = _side_by_side(marks, steps * _STEPS)
        self._bias: int = _side_by_side([[weight] for weight in bias], steps * _STEPS)[0]
        self._out = [weight / (steps * _STEPS) for weight in out]
        self._width = units * _LANE // 8
        self._lanes = Struct(f"<{units}I")
        self._halves: int = sum([_HALF << (_LANE * unit) for unit in range(units)])

    def look(self, position: list[float], scene: list[int]) -> int:
        """The sums of the position, for `judge`."""
        return _add(self._bias, self._position, position, self._scene, scene)

    def judge(self, sums: int, numbers: list[float], marks: list[int]) -> float:
        """How much this choice adds to the chance to win, compared with the others of the same position."""
        sums = _add(sums, self._choice, numbers, self._marks, marks)
        lanes: tuple[int, ...] = self._lanes.unpack((sums + self._halves).to_bytes(self._width, "little"))
        out = self._out
        value = 0.0
        for unit, lane in enumerate(lanes):
            if lane > _HALF:
                value += float(lane - _HALF) * out[unit]
        return value

    def sizes(self) -> tuple[int, int, int, int]:
        """How many numbers and marks there are for a position, and how many for a choice."""
        return len(self._position), len(self._scene), len(self._choice), len(self._marks)


def _add(sums: int, weights: list[int], numbers: list[float], table: list[int], marks: list[int]) -> int:
    for at in range(len(numbers)):
        number = numbers[at]
        if number > 0.0:
            sums += int(min(WIDEST, number) * _STEPS + 0.5) * weights[at]
        elif number < 0.0:
            sums += int(max(-WIDEST, number) * _STEPS - 0.5) * weights[at]
    for mark in marks:
        sums += table[mark]
    return sums


def _side_by_side(rows: list[list[float]], steps: float) -> list[int]:
    """The weights of each input, rounded, all sums in one integer."""
    return [
        sum([round(row[at] * steps) << (_LANE * unit) for unit, row in enumerate(rows)])
        for at in range(len(rows[0]))
    ]


def read_eye(text: str) -> TrainedEye:
    """From JSON with the scale, rows and values of each table; ValueError where they do not make a network."""
    try:
        data: dict[str, Any] = json.loads(text)
        position = _table(data["position"])
        scene = _table(data["scene"])
        choice = _table(data["choice"])
        marks = _table(data["marks"])
        bias = _table(data["bias"])[0]
        out = _table(data["out"])[0]
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"no network: {type(error).__name__}: {error}") from error
    for rows in (position, scene, choice, marks):
        if len(rows) != len(bias):
            raise ValueError(f"no network: a table has {len(rows)} rows for {len(bias)} hidden sums")
    if len(out) != len(bias):
        raise ValueError(f"no network: {len(out)} weights for {len(bias)} hidden sums")
    return TrainedEye(position, scene, choice, marks, bias, out)


def _table(data: dict[str, Any]) -> list[list[float]]:
    values = array(_WORDS)
    values.frombytes(b64decode(data["values"], validate=True))
    rows: int = data["rows"]
    scale: float = data["scale"]
    if rows < 1 or len(values) % rows:
        raise ValueError(f"{len(values)} values do not fill {rows} rows")
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
