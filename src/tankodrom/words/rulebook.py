"""The rule books in our own words: rule ids, chapters and texts."""

from __future__ import annotations

import re
from functools import cache

from tankodrom.words import Words, text_of_file, words_in


def key_of(game: str, rule: str) -> str:
    """`rush`, `R5.10` → `rush-R5-10`, and `duel`, `10.1.3(2)` → `duel-10-1-3_2`: the id of the Fluent message."""
    return f"{game}-{rule.replace('.', '-').replace('(', '_').replace(')', '')}"


@cache
def all_ids(game: str) -> tuple[str, ...]:
    """Chapters and rules in the order of the book."""
    messages = re.findall(rf"^{game}-([A-Za-z0-9_-]+) =", text_of_file("en", f"rules-{game}"), re.MULTILINE)
    return tuple(_id_of(message) for message in messages)


def _id_of(message: str) -> str:
    paragraph, _, statement = message.partition("_")
    return paragraph.replace("-", ".") + (f"({statement})" if statement else "")


def is_chapter(rule: str) -> bool:
    return "." not in rule


def chapter_of(rule: str) -> str:
    return rule.split(".")[0]


def rule_ids(game: str) -> tuple[str, ...]:
    """The rules that tests must cover."""
    return tuple(rule for rule in all_ids(game) if not is_chapter(rule))


def words_for(game: str, language: str) -> Words:
    words = words_in(language)
    words.read(f"rules-{game}")
    return words


def rule_text(game: str, rule: str, language: str) -> str:
    return words_for(game, language).say(key_of(game, rule))
