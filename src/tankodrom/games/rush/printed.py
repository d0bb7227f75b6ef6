"""What is printed on the cards, for those who draw them."""

from __future__ import annotations

from typing import Any

from tankodrom.games.rush.cards import (
    ABILITIES,
    NATIONS,
    NO_NATION,
    NO_TYPE,
    NO_VALUE,
    REINFORCEMENTS,
    RESEARCH,
    TRAITS,
    TYPES,
    CardId,
    CardTable,
)


def printed_cards(cards: CardTable) -> dict[str, Any]:
    """By their codes, in the order of their numbers."""
    return {"cards": {cards.codes[card]: _card(cards, card) for card in range(cards.count)}}


def _card(cards: CardTable, card: CardId) -> dict[str, Any]:
    traits = [cards.bases_only[card], cards.vehicles_only[card], cards.own_nation_buying[card]]
    return {
        "name": cards.names[card],
        "nation": None if cards.nation[card] == NO_NATION else NATIONS[cards.nation[card]],
        "type": None if cards.type[card] == NO_TYPE else TYPES[cards.type[card]],
        "price": None if cards.price[card] == NO_VALUE else cards.price[card],
        "buying_value": None if cards.buying_value[card] == NO_VALUE else cards.buying_value[card],
        "attack": cards.attack[card],
        "defence": cards.defence[card],
        "abilities": [
            {"ability": ABILITIES[ability], "number": _number(cards, card, ability)}
            for ability in cards.abilities[card]
        ],
        "traits": [name for name, has in zip(TRAITS, traits, strict=True) if has],
    }


def _number(cards: CardTable, card: CardId, ability: int) -> int:
    if ability == RESEARCH:
        return cards.research[card]
    return cards.draws[card] if ability == REINFORCEMENTS else 0
