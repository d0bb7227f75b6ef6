"""Why an action is not possible now: a rule, the key of a sentence, and the facts of the sentence."""

from __future__ import annotations

from tankodrom.core.action import Kind


class Fact:
    """One argument of a sentence: `card=17`, with the kind that says how 17 is written."""

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


class RulePair:
    """One rule applied to one thing: what the fast boolean says, and what the refusal function says."""

    __slots__ = ("allowed", "name", "refusal")

    def __init__(self, name: str, allowed: bool, refusal: Refusal | None) -> None:
        self.name = name
        self.allowed = allowed
        self.refusal = refusal


def no(rule: str, key: str, first: Fact | None = None, second: Fact | None = None) -> Refusal:
    """A short constructor: `return no("R5.9", "one-purchase")`."""
    return Refusal(rule, key, [fact for fact in (first, second) if fact is not None])
