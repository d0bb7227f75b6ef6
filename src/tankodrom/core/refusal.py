"""Why an action is not possible now: a rule, a sentence key, and the facts for the sentence."""

from __future__ import annotations

from tankodrom.core.action import Kind


class Fact:
    """One argument of a sentence: `card=17` with the kind that says how to write 17 in words."""

    __slots__ = ("kind", "name", "value")

    def __init__(self, name: str, kind: Kind, value: int) -> None:
        self.name = name
        self.kind = kind
        self.value = value


class Refusal:
    """The rule id, and the key of a sentence in `words/` with its facts."""

    __slots__ = ("facts", "key", "rule")

    def __init__(self, rule: str, key: str, facts: list[Fact]) -> None:
        self.rule = rule
        self.key = key
        self.facts = facts

    def __repr__(self) -> str:
        facts = ", ".join(f"{fact.name}={fact.value}" for fact in self.facts)
        return f"Refusal({self.rule}, {self.key}{', ' if facts else ''}{facts})"


def no(rule: str, key: str, first: Fact | None = None, second: Fact | None = None) -> Refusal:
    """`return no("R5.9", "one-purchase")` reads as the rulebook does."""
    return Refusal(rule, key, [fact for fact in (first, second) if fact is not None])
