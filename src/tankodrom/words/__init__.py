"""The texts for people, in every language: Fluent files that the web client uses too.

`words/<language>/common.ftl` and `<game>.ftl` hold the texts of play, `rules-<game>.ftl` the rule book in our own
words. A game of another package has its two files in its own folders of the same names.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from tankodrom.core.errors import TankodromError
from tankodrom.games.registry import words_package

LANGUAGES: Final = ("en", "cs")

Argument = str | int


class MissingWords(TankodromError):
    """A key without a text, or a text that does not fit its arguments. This is a bug; the tests find it."""

    code = "missing_words"


class Words:
    """All texts of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise MissingWords(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        # Isolation marks for right-to-left text are useless in a terminal.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._read: set[str] = set()
        self.read("common")

    def read(self, name: str) -> None:
        """Add a file to the texts. Adding it again changes nothing."""
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
    package = words_package(name.removeprefix("rules-"))
    return (files(package) / language / f"{name}.ftl").read_text(encoding="utf-8")


@cache
def words_in(language: str) -> Words:
    return Words(language)


def folder() -> Path:
    """The folder of the files, for tools and tests."""
    return Path(str(files("tankodrom.words")))
