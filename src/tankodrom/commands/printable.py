"""Text from a file or from elsewhere, as it is printed on a terminal."""

from __future__ import annotations

import unicodedata


def printable(text: str) -> str:
    """One line. What could steer the terminal, begin another line or turn this one round is written as its number."""
    return "".join(letter if _is_harmless(letter) else ascii(letter)[1:-1] for letter in text)


def printable_lines(text: str) -> str:
    """The same; lines stay lines."""
    return "\n".join(printable(line) for line in text.split("\n"))


def _is_harmless(letter: str) -> bool:
    return (
        letter.isprintable() or unicodedata.category(letter) == "Zs"
    )  # Czech words have spaces that do not break
