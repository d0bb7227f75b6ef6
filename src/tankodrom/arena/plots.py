"""Small plots as SVG text. Colours and fonts come from the page's style, so they follow light and dark mode."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

from tankodrom.arena.formats import format_milliseconds, format_number, format_whole_percent

WIDTH: Final = 760
LEFT: Final = 176  # space for the names
RIGHT: Final = 120  # space for the numbers
TOP: Final = 12
ROW: Final = 44
COLOURS: Final = 8


@dataclass(frozen=True, kw_only=True)
class Axis:
    """Maps values to positions between `start` and `end`."""

    low: float
    high: float
    start: float
    end: float
    ticks: list[float]
    word: Callable[[float], str]
    logarithmic: bool = False

    def at(self, value: float) -> float:
        low, high = self.low, self.high
        if self.logarithmic:
            value, low, high = log10(max(value, low)), log10(low), log10(high)
        return round(self.start + (value - low) / (high - low) * (self.end - self.start), 1)


@dataclass(frozen=True, kw_only=True)
class Row:
    """A bot's value with its interval."""

    name: str
    colour: int
    low: float
    value: float
    high: float
    text: str
    note: str = ""
    also: float | None = None  # a second, smaller mark


@dataclass(frozen=True)
class ReferenceLine:
    """A vertical line to compare with."""

    value: float
    name: str


def axis(
    values: Sequence[float], start: float = LEFT, end: float = WIDTH - RIGHT, whole: bool = False, most: int = 7
) -> Axis:
    """An axis with round steps around all the values."""
    low, high = min(values), max(values)
    if high - low < 1e-9:
        low, high = low - 1, high + 1
    step = 10.0 ** floor(log10((high - low) / most))
    for factor in (1, 2, 5, 10):
        if (high - low) / (step * factor) <= most:
            step *= factor
            break
    if whole:
        step = max(1.0, step)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    ticks = [number * step for number in range(first, last + 1)]
    return Axis(low=ticks[0], high=ticks[-1], start=start, end=end, ticks=ticks, word=format_number)


def percent_axis(start: float = LEFT, end: float = WIDTH - RIGHT) -> Axis:
    return Axis(
        low=0.0, high=1.0, start=start, end=end, ticks=[part / 5 for part in range(6)], word=format_whole_percent
    )


def time_axis(values: Sequence[float]) -> Axis:
    """A logarithmic axis of milliseconds."""
    low = floor(log10(max(min(values), 1e-3)))
    high = max(ceil(log10(max(*values, 1e-3))), low + 1)
    ticks = [10.0**power for power in range(low, high + 1)]
    return Axis(
        low=ticks[0],
        high=ticks[-1],
        start=LEFT,
        end=WIDTH - RIGHT,
        ticks=ticks,
        word=format_milliseconds,
        logarithmic=True,
    )


def ranges(title: str, rows: Sequence[Row], along: Axis, label: str, line: ReferenceLine | None = None) -> str:
    """A line per row from low to high, a dot at the value."""
    top = TOP + (22 if line else 0)
    bottom = top + ROW * len(rows)
    parts = [_x_axis(along, top, bottom, label)]
    if line:
        parts.append(_compare(line, along, top, bottom))
    for number, row in enumerate(rows):
        y = top + ROW * (number + 0.5)
        colour = f"c{row.colour % COLOURS}"
        up = 7 if row.note else 0
        parts.append(_text(LEFT - 16, y - up + 5, row.name, "end name", LEFT - 20))
        if row.note:
            parts.append(_text(LEFT - 16, y + 14, row.note, "end small", LEFT - 20))
        parts.append(
            f'<path class="{colour} range" d="M{along.at(row.low)} {y}H{along.at(row.high)}'
            f'M{along.at(row.low)} {y - 6}v12M{along.at(row.high)} {y - 6}v12"/>'
        )
        if row.also is not None:
            x = along.at(row.also)
            parts.append(f'<path class="{colour} second" d="M{x} {y - 7}l7 7-7 7-7-7z"/>')
        parts.append(f'<circle class="{colour} dot" cx="{along.at(row.value)}" cy="{y}" r="7"/>')
        parts.append(_text(WIDTH - RIGHT + 16, y + 5, row.text, "figure"))
    return _svg(title, bottom + 50, parts)


def histograms(
    title: str, groups: Sequence[tuple[str, int, Sequence[int]]], label: str, of_what: str, height: int = 120
) -> str:
    """Histograms above each other over one axis. The height of a bar is its share of its group."""
    low = min(min(values) for _, _, values in groups)
    high = max(max(values) for _, _, values in groups)
    width = bar_width(low, high)
    first = floor(low / width)
    count = floor(high / width) - first + 1
    edges = [(first + number) * width for number in range(count + 1)]
    shift = 0.5 if width == 1 else 0.0  # a bar of one value stands over its number
    scale = axis([edges[0] - shift, edges[-1] - shift], whole=True, most=9)
    along = Axis(
        low=edges[0] - shift, high=edges[-1] - shift, start=LEFT, end=WIDTH - RIGHT, ticks=[], word=format_number
    )
    along.ticks.extend(tick for tick in scale.ticks if along.low <= tick <= along.high)
    parts: list[str] = []
    shares: list[list[float]] = []
    for _, _, values in groups:
        counted = Counter(value // width - first for value in values)
        shares.append([counted[number] / len(values) for number in range(count)])
    gap, head = 30, TOP + 24
    parts.append(_text(LEFT - 40, TOP + 4, f"share of the {of_what}", "label"))
    for group, ((name, colour, values), share) in enumerate(zip(groups, shares, strict=True)):
        top = head + group * (height + gap)
        base = top + height
        highest = max(share)
        parts.append(f'<path class="grid" d="M{LEFT - 5} {top}H{WIDTH - RIGHT}"/>')
        parts.append(_text(LEFT - 9, top + 5, format_whole_percent(highest), "end tick"))
        parts.append(_text(LEFT - 9, base + 5, format_whole_percent(0), "end tick"))
        parts.append(_text(LEFT - 16, base - height / 2, name, "end name", LEFT - 20))
        parts.append(
            _text(LEFT - 16, base - height / 2 + 21, f"{len(values):,} {of_what}", "end small", LEFT - 20)
        )
        for number, part in enumerate(share):
            if part > 0:
                x, end = along.at(edges[number] - shift), along.at(edges[number + 1] - shift)
                tall = max(1.0, part / highest * height)
                inset = 1 if end - x > 4 else 0
                parts.append(
                    f'<rect class="c{colour % COLOURS} bar" x="{x + inset:.1f}" y="{base - tall:.1f}" '
                    f'width="{max(end - x - 2 * inset, 1):.1f}" height="{tall:.1f}"/>'
                )
        parts.append(f'<path class="axis" d="M{LEFT} {base}H{WIDTH - RIGHT}"/>')
        average = sum(values) / len(values)
        parts.append(
            f'<path class="mean" d="M{along.at(average + (0 if shift else 0.5))} {top - 2}V{base}"/>'
            + _text(
                WIDTH - RIGHT + 16, base - height / 2 + 5, f"mean {format_number(round(average, 1))}", "figure"
            )
        )
    bottom = head + len(groups) * (height + gap) - gap
    parts.append(_x_axis(along, bottom, bottom, label))
    return _svg(title, bottom + 50, parts)


def columns(title: str, rows: Sequence[Row], label: str, line: ReferenceLine | None) -> str:
    """Upright bars with their intervals, on a scale of per cent."""
    height, top = 220, TOP + 22
    base = top + height
    highest = min(1.0, max([row.high for row in rows] + ([line.value * 1.25] if line else [])))
    up = Axis(low=0.0, high=highest, start=base, end=top, ticks=[], word=format_number)
    step = 0.1 if highest <= 0.6 else 0.2
    parts = []
    for number in range(floor(highest / step + 1e-9) + 1):
        y = up.at(number * step)
        parts.append(f'<path class="grid" d="M76 {y}H{WIDTH - RIGHT}"/>')
        parts.append(_text(68, y + 5, format_whole_percent(number * step), "end tick"))
    room = (WIDTH - RIGHT - 76) / len(rows)
    wide = min(84.0, room * 0.6)
    for number, row in enumerate(rows):
        x = round(76 + room * (number + 0.5), 1)
        y = up.at(row.value)
        parts.append(
            f'<rect class="neutral" x="{x - wide / 2:.1f}" y="{y}" width="{wide:.1f}" height="{base - y:.1f}"/>'
            f'<path class="whisker" d="M{x} {up.at(row.low)}V{up.at(row.high)}'
            f'M{x - 6} {up.at(row.low)}h12M{x - 6} {up.at(row.high)}h12"/>'
        )
        parts.append(_text(x, base + 22, row.name, "middle name", room))
        parts.append(_text(x, base + 42, row.text, "middle figure", room))
    if line:
        y = up.at(line.value)
        parts.append(f'<path class="compare" d="M76 {y}H{WIDTH - RIGHT}"/>')
        parts.append(_text(WIDTH - RIGHT + 8, y + 5, line.name, "note"))
    parts.append(f'<path class="axis" d="M76 {base}H{WIDTH - RIGHT}"/>')
    parts.append(_text(68 - 50, top - 14, label, "label"))
    return _svg(title, base + 54, parts)


def bar_width(low: int, high: int) -> int:
    """1, 2, 5, 10, 20 …: at most 40 bars."""
    width = 1
    while (high - low) / width >= 40:
        width = width * 5 // 2 if str(width)[0] == "2" else width * 2
    return width


def _x_axis(along: Axis, top: float, bottom: float, label: str) -> str:
    parts = [f'<path class="axis" d="M{along.start} {bottom}H{along.end}"/>']
    for tick in along.ticks:
        x = along.at(tick)
        parts.append(f'<path class="grid" d="M{x} {top}V{bottom + 5}"/>')
        parts.append(_text(x, bottom + 21, along.word(tick), "middle tick"))
    parts.append(_text((along.start + along.end) / 2, bottom + 42, label, "middle label"))
    return "".join(parts)


def _compare(line: ReferenceLine, along: Axis, top: float, bottom: float) -> str:
    x = along.at(line.value)
    return f'<path class="compare" d="M{x} {top - 6}V{bottom}"/>' + _text(x, top - 11, line.name, "middle note")


def _text(x: float, y: float, text: str, kind: str, room: float = 0) -> str:
    """`room` is the width: long names are compressed, not cut off."""
    fit = ""
    wide = 8.6 if "name" in kind else 7.2
    if room and len(text) * wide > room:
        fit = f' textLength="{room:.0f}" lengthAdjust="spacingAndGlyphs"'
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}"{fit}>{escape(text)}</text>'


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<div class="plot"><svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"{''.join(parts)}</svg></div>"
    )
