"""What random games show about the invariants of a game."""

from __future__ import annotations

from collections import Counter


class Watch:
    """The problems by rule, and how often each rule could be checked."""

    def __init__(self) -> None:
        self.wrong: dict[str, list[str]] = {}
        self.seen: Counter[str] = Counter()

    def note(self, rule: str, what: str) -> None:
        self.wrong.setdefault(rule, []).append(what)
