"""The sentences of Battlegrounds."""

from __future__ import annotations

from tankodrom.core.telling import Word
from tankodrom.games.battlegrounds.kit import ICONS, Kit
from tankodrom.games.registry import game_named
from tankodrom.words import Argument
from tankodrom.words.speech import Speech


class BattlegroundsSpeech(Speech):
    def __init__(self, language: str, names: list[str], kit: Kit) -> None:
        super().__init__(game_named("battlegrounds"), language, names)
        self.kit = kit
        self.short_pictures = short_names([self.picture(number) for number in range(len(kit.pictures))])

    def fact(self, kind: str, word: Word) -> Argument:
        if word is None:
            return super().fact(kind, word)
        if kind == "card" or kind == "other_card":
            return self.card(str(word))
        if kind == "token" or kind == "pair":
            return self.token(str(word))
        if kind == "path":
            return str(word).replace(",", " – ")
        return super().fact(kind, word)

    def colour(self, name: str) -> str:
        return self.say(f"colour-{name}")

    def icon(self, name: str) -> str:
        return self.say(f"icon-{name}")

    def card(self, code: str) -> str:
        return self.kit.card_names[self.kit.card_by_id[code]]

    def picture(self, number: int) -> str:
        return self.kit.picture_names[number][self.words.language]

    def token(self, code: str) -> str:
        """The picture, and the icon of a special token."""
        token = self.kit.token_by_id[code]
        name = self.picture(self.kit.picture[token])
        icon = self.kit.icon[token]
        return name if icon < 0 else f"{name} ({self.icon(ICONS[icon])})"


def short_names(names: list[str]) -> list[str]:
    """Two letters for each name, all different: its first letter and the first other letter that is free."""
    short: list[str] = []
    for name in names:
        letters = [letter for letter in name.lower() if letter.isalpha()] + list("abcdefghijklmnopqrstuvwxyz")
        short.append(next(letters[0] + other for other in letters[1:] if letters[0] + other not in short))
    return short
