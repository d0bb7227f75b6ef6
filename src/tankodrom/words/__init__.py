"""The words that people read, in every language: Fluent files shared with the web client.

`words/<language>/common.ftl` and `<game>.ftl` hold what is said during play, `rules-<game>.ftl` the rule book in
our own words.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from tankodrom.core.errors import TankodromError

LANGUAGES: Final = ("en", "cs")

Argument = str | int


class MissingWords(TankodromError):
    """A key without a text, or a text that does not fit its arguments: a bug of ours, found by the tests."""

    code = "missing_words"


class Words:
    """All texts of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise MissingWords(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        # Marks for right-to-left insertions are invisible noise in a terminal.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._read: set[str] = set()
        self.read("common")

    def read(self, name: str) -> None:
        """Add a file to what `say` knows; again is harmless."""
        if name not in self._read:
            self._read.add(name)
            self._bundle.add_resource(FluentResource(text_of_file(self.language, name)))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **arguments: Argument) -> str:
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise MissingWords(f"no words for {key!r} in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingWords(f"the words for {key!r} in {self.language} do not fit: {errors[0]}")
        return str(text)


def text_of_file(language: str, name: str) -> str:
    return (files("tankodrom.words") / language / f"{name}.ftl").read_text(encoding="utf-8")


@cache
def words_in(language: str) -> Words:
    return Words(language)


def folder() -> Path:
    """Where the files lie, for tools and tests."""
    return Path(str(files("tankodrom.words")))
