"""The printed values of the cards, for clients that draw them."""

from __future__ import annotations

from tankodrom.games.rush.cards import (
    ABILITIES,
    CAPTURED_BASE,
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
    medal_points,
)
from tankodrom.games.rush.ending import ACHIEVEMENT_POINTS, BASE_POINTS
from tankodrom.games.rush.view_types import PrintedCard, RushKit


def printed_cards(cards: CardTable) -> RushKit:
    """By their codes, in the order of their numbers; and what an achievement scores (R16.1)."""
    return {
        "cards": {cards.codes[card]: _card(cards, card) for card in range(cards.count)},
        "achievement_points": ACHIEVEMENT_POINTS,
    }


def _card(cards: CardTable, card: CardId) -> PrintedCard:
    traits = [cards.bases_only[card], cards.vehicles_only[card], cards.own_nation_buying[card]]
    return {
        "name": cards.names[card],
        "nation": None if cards.nation[card] == NO_NATION else NATIONS[cards.nation[card]],
        "type": None if cards.type[card] == NO_TYPE else TYPES[cards.type[card]],
        "price": None if cards.price[card] == NO_VALUE else cards.price[card],
        "buying_value": None if cards.buying_value[card] == NO_VALUE else cards.buying_value[card],
        "points": BASE_POINTS if card == CAPTURED_BASE else medal_points(card),
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
