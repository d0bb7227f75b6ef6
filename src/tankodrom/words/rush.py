"""Rush in words."""

from __future__ import annotations

from typing import Any

from tankodrom.core.action import Kind
from tankodrom.core.game import View
from tankodrom.games.rush import verbs
from tankodrom.games.rush.cards import (
    ABILITIES,
    ACHIEVEMENTS,
    DOUBLES,
    FIRST_VEHICLE,
    NATIONS,
    NO_VALUE,
    RESEARCH,
    SINGLES,
    TRAITS,
    TYPES,
    CardId,
    CardTable,
)
from tankodrom.words import Argument
from tankodrom.words.speech import Speech

SLOT_LETTERS = "ABC"


class RushSpeech(Speech):
    game = "rush"
    joined_events = frozenset(
        ("revealed", "drew_card", "dealt", "shop_discarded", "paid", "scrapped", "medal", "declared", "set_down")
    )

    reason_kinds = verbs.REASON_KINDS

    def __init__(self, language: str, names: list[str], cards: CardTable) -> None:
        super().__init__(language, names)
        self.cards = cards

    def fact(self, kind: Kind, value: int) -> Argument:
        if kind is verbs.CARD:
            return self.card(value)
        if kind is verbs.SLOT:
            return SLOT_LETTERS[value]
        if kind is verbs.POSITION:
            return value
        if kind is verbs.ABILITY:
            return self.ability(value, 0)
        if kind is verbs.NATION:
            return self.nation(value)
        if kind is verbs.ACHIEVEMENT:
            return self.words.say(f"rush-achievement-{ACHIEVEMENTS[value]}")
        return super().fact(kind, value)

    def nation(self, nation: int) -> str:
        return self.words.say(f"rush-nation-{NATIONS[nation]}")

    def card(self, card: CardId) -> str:
        """The name of a card."""
        if card >= FIRST_VEHICLE:
            return self.cards.names[card]
        if card >= SINGLES:
            key = "rush-card-double" if card >= DOUBLES else "rush-card-single"
            return self.words.say(key, nation=self.nation(self.cards.nation[card]))
        return self.words.say(f"rush-card-{self.cards.codes[card]}")

    def coded(self, code: str) -> str:
        """The name of a card that a view names by its code."""
        return self.card(self.cards.by_code[code])

    def ability(self, ability: int, number: int) -> str:
        """With its number, or without if that is 0."""
        return self.words.say(f"rush-ability-{ABILITIES[ability]}", number=number)

    def ability_of(self, card: CardId, ability: int) -> str:
        return self.ability(ability, self.cards.research[card] if ability == RESEARCH else self.cards.draws[card])

    def details(self, card: CardId) -> str:
        """Type, nation and numbers of a vehicle, what else a card does: `LT USSR 1/1, posily 2`."""
        cards = self.cards
        parts: list[str] = []
        if card >= FIRST_VEHICLE:
            kind = self.words.say(f"rush-type-short-{TYPES[cards.type[card]]}")
            parts.append(f"{kind} {self.nation(cards.nation[card])} {cards.attack[card]}/{cards.defence[card]}")
        if cards.buying_value[card] != NO_VALUE:
            parts.append(self.words.say("rush-line-pays", value=cards.buying_value[card]))
        parts += [self.ability_of(card, ability) for ability in cards.abilities[card]]
        traits = (cards.bases_only[card], cards.vehicles_only[card], cards.own_nation_buying[card])
        parts += [self.words.say(f"rush-trait-{name}") for name, has in zip(TRAITS, traits, strict=True) if has]
        return ", ".join(parts)

    def explain(self, view: View, verb: str, values: dict[str, int], arguments: dict[str, Argument]) -> None:
        if verb in ("buy", "take"):
            card = self.cards.by_code[view["shop"][values["position"] - 1]]
            arguments["card"] = self.card(card)
            arguments["price"] = self.cards.price[card]
        elif verb == "pay":
            arguments["value"] = self.cards.buying_value[values["card"]]
        elif verb == "use":
            arguments["ability"] = self.ability_of(values["card"], values["ability"])
        elif verb == "use_more":
            arguments["ability"] = self.ability_of(self.cards.by_code[view["step"]["card"]], values["ability"])
        elif verb == "medals":
            arguments["singles"] = max(0, view["step"]["kills"] - 2 * values["number"])
        if "slot" in values:
            seat = values.get("seat", view["seat"])
            guard = view["players"][seat]["bases"][values["slot"]]["guard"]
            arguments["guarded"] = "no" if guard is None else "yes"
            arguments["guard"] = "" if guard is None else self.coded(guard)

    def prompt_facts(self, view: View) -> dict[str, Argument]:
        step: dict[str, Any] = view["step"]
        facts: dict[str, Argument] = {name: step[name] for name in _PLAIN_FACTS if name in step}
        if "card" in step:
            facts["card"] = self.coded(step["card"])
        if "nation" in step:
            facts["nation"] = self.nation(NATIONS.index(step["nation"]))
        if "owner" in step:
            facts["seat"] = self.names[step["owner"]]
        if "attackers" in step:
            facts["count"] = len(step["attackers"])
        return facts


_PLAIN_FACTS = ("due", "limit", "scrapped", "kills", "attack", "defence")
