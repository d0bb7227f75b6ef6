"""A small neural network with one hidden layer, without other libraries: a prior network or a value network.

The features of a position, and of each of its choices, are dense inputs (`numbers`, a list with a value for each) and
one-hot inputs (`marks`, the indices of the binary features that are 1). The part of the position is summed once for all its choices.

The sums of all hidden units are packed into one long integer, 32 bits each, and so are the weights of an input to all of
them: one multiplication of long integers does the work of a hundred. A negative sum borrows from its neighbour; adding half
of the range to every sum corrects that before they are unpacked.
"""

from __future__ import annotations

import json
from array import array
from base64 import b64decode, b64encode
from math import floor, log2
from struct import Struct
from typing import Any, Final

_WORDS: Final = "h"  # weights are stored as 16-bit numbers with a scale
_LARGEST: Final = 32767

WIDEST: Final = 4.0  # numbers are clipped to -WIDEST … WIDEST
_STEPS: Final = 1024.0  # into which 0 … 1 is divided
_LANE: Final = 32  # bits of a sum
_HALF: Final = 1 << (_LANE - 1)


class Network:
    """Call `hidden_sums` for a position, then `output` for each of its choices. It knows nothing of games."""

    __slots__ = (
        "_bias",
        "_choice_marks",
        "_choice_numbers",
        "_halves",
        "_lanes",
        "_out",
        "_position_marks",
        "_position_numbers",
        "_width",
    )

    def __init__(
        self,
        position_numbers: list[list[float]],
        position_marks: list[list[float]],
        choice_numbers: list[list[float]],
        choice_marks: list[list[float]],
        bias: list[float],
        out: list[float],
    ) -> None:
        """For each hidden unit its weights: of the features of the position and of a choice."""
        units = len(bias)
        largest = 1e-9  # magnitude of a hidden sum
        for unit in range(units):
            numbers = [abs(weight) for weight in [*position_numbers[unit], *choice_numbers[unit]]]
            ones = [abs(weight) for weight in [bias[unit], *position_marks[unit], *choice_marks[unit]]]
            largest = max(largest, sum(ones, 0.0) + WIDEST * sum(numbers, 0.0))
        # A power of two, so that round weights stay exact. Half of the range is left for rounding errors.
        steps = 2.0 ** floor(log2(0.5 * _HALF / (largest * _STEPS)))
        self._position_numbers = _packed(position_numbers, steps)
        self._choice_numbers = _packed(choice_numbers, steps)
        self._position_marks = _packed(position_marks, steps * _STEPS)
        self._choice_marks = _packed(choice_marks, steps * _STEPS)
        self._bias: int = _packed([[weight] for weight in bias], steps * _STEPS)[0]
        self._out = [weight / (steps * _STEPS) for weight in out]
        self._width = units * _LANE // 8
        self._lanes = Struct(f"<{units}I")
        self._halves: int = sum([_HALF << (_LANE * unit) for unit in range(units)])

    def hidden_sums(self, position_numbers: list[float], position_marks: list[int]) -> int:
        """The hidden sums of the position, for `output`."""
        return _add(self._bias, self._position_numbers, position_numbers, self._position_marks, position_marks)

    def output(self, sums: int, numbers: list[float], marks: list[int]) -> float:
        """The output for one choice of the position; with empty features, for the position itself."""
        sums = _add(sums, self._choice_numbers, numbers, self._choice_marks, marks)
        lanes: tuple[int, ...] = self._lanes.unpack((sums + self._halves).to_bytes(self._width, "little"))
        out = self._out
        value = 0.0
        for unit, lane in enumerate(lanes):
            if lane > _HALF:
                value += float(lane - _HALF) * out[unit]
        return value

    def sizes(self) -> tuple[int, int, int, int]:
        """How many inputs there are: dense and one-hot ones of a position, then dense and one-hot ones of a choice."""
        return (
            len(self._position_numbers),
            len(self._position_marks),
            len(self._choice_numbers),
            len(self._choice_marks),
        )


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


def _packed(rows: list[list[float]], steps: float) -> list[int]:
    """For each input its rounded weights to all hidden units, packed into one integer."""
    return [
        sum([round(row[at] * steps) << (_LANE * unit) for unit, row in enumerate(rows)])
        for at in range(len(rows[0]))
    ]


def read_network(text: str) -> Network:
    """From JSON with the scale, rows and values of each weight table; ValueError if they do not make a network."""
    try:
        data: dict[str, Any] = json.loads(text)
        position_numbers = _table(data["position"])
        position_marks = _table(data["scene"])
        choice_numbers = _table(data["choice"])
        choice_marks = _table(data["marks"])
        bias = _table(data["bias"])[0]
        out = _table(data["out"])[0]
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"no network: {type(error).__name__}: {error}") from error
    for rows in (position_numbers, position_marks, choice_numbers, choice_marks):
        if len(rows) != len(bias):
            raise ValueError(f"no network: a table has {len(rows)} rows for {len(bias)} hidden units")
    if len(out) != len(bias):
        raise ValueError(f"no network: {len(out)} weights for {len(bias)} hidden units")
    return Network(position_numbers, position_marks, choice_numbers, choice_marks, bias, out)


def _table(data: dict[str, Any]) -> list[list[float]]:
    values = array(_WORDS)
    values.frombytes(b64decode(data["values"], validate=True))
    rows: int = data["rows"]
    scale: float = data["scale"]
    if rows < 1 or len(values) % rows:
        raise ValueError(f"{len(values)} values do not fill {rows} rows")
    width = len(values) // rows
    return [[scale * values[row * width + at] for at in range(width)] for row in range(rows)]


def written_network(tables: dict[str, list[list[float]]]) -> str:
    """The JSON text for `read_network`: weight tables by the names of their parts; `bias` and `out` have one row."""
    data: dict[str, Any] = {}
    for name, rows in tables.items():
        numbers = [number for row in rows for number in row]
        scale = max([abs(number) for number in numbers], default=0.0) / _LARGEST or 1.0
        words = array(_WORDS, [round(number / scale) for number in numbers])
        data[name] = {"rows": len(rows), "scale": scale, "values": b64encode(words.tobytes()).decode()}
    return json.dumps(data, indent=1) + "\n"
