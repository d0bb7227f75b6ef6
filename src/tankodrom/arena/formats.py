"""Formats of numbers, for the command line and the report."""

from __future__ import annotations

from tankodrom.arena.tally import Share


def format_number(value: float) -> str:
    return f"{value:,.6g}" if abs(value) < 1e6 else f"{value:,.0f}"


def format_percent(part: float) -> str:
    """Whole per cent. With one decimal place if rounding would give 0 or 100."""
    digits = 1 if 0 < part < 0.005 or 0.995 <= part < 1 else 0
    return f"{100 * part:.{digits}f} %"


def format_whole_percent(part: float) -> str:
    return f"{100 * part:.0f} %"


def format_interval(share: Share) -> str:
    low, high = share.interval
    return f"{100 * low:.0f}-{100 * high:.0f} %"


def format_milliseconds(milliseconds: float) -> str:
    if milliseconds < 1:
        return f"{milliseconds * 1000:.3g} µs"
    return f"{milliseconds:.3g} ms" if milliseconds < 1000 else f"{milliseconds / 1000:.3g} s"
