"""The sentences of Rush."""

from __future__ import annotations

from tankodrom.core.telling import Word
from tankodrom.games.registry import game_named
from tankodrom.games.rush.cards import (
    ABILITIES,
    DOUBLES,
    FIRST_VEHICLE,
    NATION_CODES,
    NATIONS,
    NO_VALUE,
    RESEARCH,
    SINGLES,
    TRAITS,
    TYPES,
    CardTable,
)
from tankodrom.words import Argument
from tankodrom.words.speech import NOTHING, Speech

SLOT_LETTERS = "ABC"


class RushSpeech(Speech):
    def __init__(self, language: str, names: list[str], cards: CardTable) -> None:
        super().__init__(game_named("rush"), language, names)
        self.cards = cards

    def fact(self, kind: str, word: Word) -> Argument:
        if kind == "card":
            return NOTHING if word is None else self.card(str(word))
        if kind == "slot":
            return SLOT_LETTERS[int(str(word))]
        if kind == "position":
            return int(str(word))
        if kind == "ability":
            return self.ability(str(word), 0)
        if kind == "card_ability":
            ability, number = str(word).split()
            return self.ability(ability, int(number))
        if kind == "nation":
            return self.nation(NATIONS[NATION_CODES.index(str(word))])
        return super().fact(kind, word)

    def nation(self, nation: str) -> str:
        return self.say(f"nation-{nation}")

    def card(self, code: str) -> str:
        """The name of a card."""
        card = self.cards.by_code[code]
        if card >= FIRST_VEHICLE:
            return self.cards.names[card]
        if card >= SINGLES:
            key = "card-double" if card >= DOUBLES else "card-single"
            return self.say(key, nation=self.nation(NATIONS[self.cards.nation[card]]))
        return self.say(f"card-{code}")

    def ability(self, ability: str, number: int) -> str:
        """An ability with its number, or without it if the number is 0."""
        return self.say(f"ability-{ability}", number=number)

    def details(self, code: str) -> str:
        """Type, nation and numbers of a vehicle, or what another card does: `LT USSR 1/1, posily 2`."""
        cards = self.cards
        card = cards.by_code[code]
        parts: list[str] = []
        if card >= FIRST_VEHICLE:
            kind = self.say(f"type-short-{TYPES[cards.type[card]]}")
            nation = self.nation(NATIONS[cards.nation[card]])
            parts.append(f"{kind} {nation} {cards.attack[card]}/{cards.defence[card]}")
        if cards.buying_value[card] != NO_VALUE:
            parts.append(self.say("line-pays", value=cards.buying_value[card]))
        for ability in cards.abilities[card]:
            number = cards.research[card] if ability == RESEARCH else cards.draws[card]
            parts.append(self.ability(ABILITIES[ability], number))
        traits = (cards.bases_only[card], cards.vehicles_only[card], cards.own_nation_buying[card])
        parts += [self.say(f"trait-{name}") for name, has in zip(TRAITS, traits, strict=True) if has]
        return ", ".join(parts)
