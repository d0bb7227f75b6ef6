"""Duel in words."""

from __future__ import annotations

from typing import Any, Final

from tankodrom.core.action import NUMBER, SEAT, Kind
from tankodrom.core.event import Event
from tankodrom.core.game import View
from tankodrom.games.duel import verbs
from tankodrom.games.duel.boards import LOCATIONS, POSITIONS, SIDES
from tankodrom.games.duel.cards import (
    BLANK,
    MARKERS,
    NO_SPECIAL,
    NO_TERRAIN,
    PEN_ALWAYS,
    PEN_NEVER,
    SPECIALS,
    SYMBOLS,
    CardId,
)
from tankodrom.games.duel.damage_cards import EFFECTS, SECTIONS
from tankodrom.games.duel.state import Rules, TankId
from tankodrom.words import Argument
from tankodrom.words.speech import Speech

NOTHING: Final = "–"  # in the place of a tank where none is concerned

# What is looked at on a card that is flipped; in all other checks only its number.
_BY_SYMBOLS: Final = frozenset(
    (verbs.SMOKE_CHECK, verbs.BURN_CHECK, verbs.BLAST_CHECK, verbs.SPOT_CHECK, verbs.ESCAPE_CHECK)
)
_BY_DIGIT: Final = frozenset((verbs.WEATHER_CHECK, verbs.TRAIL_CHECK, verbs.LOCATION_CHECK, verbs.PERIL_CHECK))
_BY_FACES: Final = frozenset((verbs.POOL_CHECK, verbs.TACTICS_CHECK))


class DuelSpeech(Speech):
    game = "duel"
    joined_events = frozenset(("drew_card", "spent", "discarded_card", "shown_discard", "spotted", "damaged"))

    def __init__(self, language: str, names: list[str], rules: Rules) -> None:
        super().__init__(language, names)
        self.rules = rules
        self.cards = rules.cards

    def fact(self, kind: Kind, value: int) -> Argument:
        if kind is verbs.TANK or kind is verbs.ENEMY:
            return self.tank(value)
        if kind is verbs.CARD or kind is verbs.OTHER_CARD:
            return self.card(value)
        if kind is SEAT and value < 0:  # nobody's seat: the tanks of the solo opponent
            return self._say("tankbot")
        if kind is verbs.METRES:
            return f"{verbs.METRE_WORDS[value]} m"
        if kind is verbs.RANGE:
            return f"{verbs.RANGE_WORDS[value]} m"
        if kind is verbs.SIGNED:
            return f"{value:+}"
        if kind is verbs.YES:
            return "yes" if value else "no"
        if kind is verbs.CAUSE:
            return verbs.CAUSES[value]  # its sentence chooses by it
        return super().fact(kind, value) if kind in (SEAT, NUMBER) else self._name(kind, value)

    def _name(self, kind: Kind, value: int) -> str:
        """The word for one of the things that have a name."""
        kit = self.rules.kit
        if kind is verbs.MAN or kind is verbs.POSITION:
            return self.man(value)
        if kind is verbs.LOCATION:
            return self._say(f"location-{LOCATIONS[value]}")
        if kind is verbs.SIDE:
            return self._say(f"side-{SIDES[value]}")
        if kind is verbs.SECTION:
            return self._say(f"section-{SECTIONS[value]}")
        if kind is verbs.CHECK:
            return self._say(f"check-{verbs.CHECKS[value]}")
        if kind is verbs.EFFECT:
            return self.effect(value)
        if kind is verbs.REASON:
            return self.reason(value)
        if kind is verbs.TERRAIN:
            return self.terrain(value)
        if kind is verbs.GUN:
            return self.rules.guns[value].gun.name
        if kind is verbs.WEAPON:
            return self._named(kit.weapons[value].names)
        if kind is verbs.PERSONALITY:
            return self._named(kit.personalities[value].names)
        if kind is verbs.DAMAGE:
            return str(kit.damage[value].number)
        raise NotImplementedError(kind.name)

    def _say(self, key: str, **arguments: Argument) -> str:
        return self.words.say(f"duel-{key}", **arguments)

    def _named(self, names: dict[str, str]) -> str:
        return names[self.words.language]

    def tank(self, tank: TankId) -> str:
        """`G-I (PzKpfw IV Ausf. G)`"""
        return f"{self.rules.tank_names[tank]} ({self.rules.boards[tank].name})" if tank >= 0 else NOTHING

    def coded_tank(self, name: str) -> str:
        """A tank that a view names: `G-I`."""
        return self.tank(self.rules.tank_by_name[name])

    def man(self, man: int) -> str:
        return self._say(f"man-{POSITIONS[man]}")

    def terrain(self, kind: int) -> str:
        return self._named(self.rules.kit.terrain.kinds[kind].names)

    def effect(self, effect: int) -> str:
        name = EFFECTS[effect]
        return self._say(f"effect-{'sure-' if name.isupper() else ''}{name.lower()}")

    def reason(self, reason: int) -> str:
        """With the rule that it rests on."""
        return f"{self._say(f'reason-{verbs.MODIFIERS[reason]}')} ({verbs.MODIFIER_RULES[reason]})"

    # Cards.

    def faces(self, card: CardId) -> list[str]:
        """`MOVE 6` and `FIRE 2 (+0)`: what a card can be played for."""
        cards = self.cards
        faces: list[str] = []
        if cards.move[card]:
            faces.append(f"{self._face('MOVE')} {cards.move[card]}")
        if cards.flank[card]:
            faces.append(f"{self._face('FLANK')} {cards.flank[card]}")
        if cards.fire[card]:
            faces.append(f"{self._face('FIRE')} {cards.fire[card]} ({cards.fire_modifier[card]:+})")
        if cards.leadership[card]:
            faces.append(self._face("LEADERSHIP"))
        if cards.special[card] != NO_SPECIAL:
            faces.append(f"{self._face('ORDER')} {self.special(cards.special[card])}")
        if cards.terrain[card] != NO_TERRAIN:
            faces.append(self.terrain(cards.terrain[card]).upper())
        if cards.smoke[card]:
            faces.append(self._face("SMOKE"))
        if cards.tactics[card]:
            faces.append(self._face("TACTICS"))
        return faces

    def _face(self, name: str) -> str:
        return self._say(f"face-{name}")

    def special(self, special: int) -> str:
        return self._say(f"special-{SPECIALS[special]}")

    def card(self, card: CardId) -> str:
        """`2 MOVE 6 / FIRE 2 (+0)`"""
        if card in MARKERS:
            return self._say(f"card-{MARKERS[card]}")
        if card == BLANK:
            return self._say("card-blank")
        return f"{card} {' / '.join(self.faces(card))}"

    def card_details(self, card: CardId) -> str:
        """The card, then its symbols and its penetration modifier."""
        details = self.details(card)
        return f"{self.card(card)}; {details}" if details else self.card(card)

    def details(self, card: CardId) -> str:
        """`2 order symbols; binoculars, fire; penetration +1`"""
        if card in MARKERS or card == BLANK:
            return ""
        parts = [self.orders(card), self.symbols(card), self._say("card-pen", pen=self.penetration(card))]
        if self.cards.infantry[card]:
            parts.append(self._say("card-infantry"))
        return "; ".join(parts)

    def orders(self, card: CardId) -> str:
        return self._say("symbols-orders", count=self.cards.orders[card])

    def symbols(self, card: CardId) -> str:
        here = self.cards.symbols[card]
        names = [self._say(f"symbol-{symbol}") for bit, symbol in enumerate(SYMBOLS) if here >> bit & 1]
        return ", ".join(names) if names else self._say("symbol-none")

    def penetration(self, card: CardId) -> str:
        """`+1`, `0 heavy`, automatic penetration, ricochet."""
        kind = self.cards.pen_kind[card]
        if kind == PEN_ALWAYS:
            text = self._say("card-pen-always")
        elif kind == PEN_NEVER:
            text = self._say("card-pen-never")
        else:
            text = f"{self.cards.pen[card]:+}"
        return f"{text} {self._say('card-heavy')}" if self.cards.heavy[card] else text

    def flipped_card(self, card: CardId, check: int) -> str:
        """The number, and what decides this check: symbols, target number or penetration modifier."""
        if card == BLANK or card in MARKERS or check in _BY_FACES:
            return self.card(card)
        if check in _BY_SYMBOLS:
            return f"{card} ({self.symbols(card)})"
        if check in _BY_DIGIT:
            return f"{card} ({self._say('card-target', digit=self.cards.digit[card])})"
        if check == verbs.PENETRATION_CHECK:
            return f"{card} ({self.penetration(card)})"
        return str(card)

    # Sentences.

    def _joined(self, events: list[Event]) -> str:
        if events[0].kind is not verbs.FLIPPED:
            return super()._joined(events)
        check, card, tank = events[0].values
        return self._say(
            "event-flipped",
            check=self.fact(verbs.CHECK, check),
            card=self.flipped_card(card, check),
            tank=self.tank(tank),
        )

    def explain(self, view: View, verb: str, values: dict[str, int], arguments: dict[str, Argument]) -> None:
        if verb == "spend":
            arguments["card"] = f"{self.card(values['card'])} ({self.orders(values['card'])})"
        elif verb == "distance":
            metres = int(verbs.METRE_WORDS[values["metres"]])
            way = "advance" if metres < 0 else "withdraw" if metres > 0 else "stay"
            arguments["metres"] = f"{arguments['metres']} ({self._say(f'way-{way}')})"

    def prompt_facts(self, view: View) -> dict[str, Argument]:
        step: dict[str, Any] = view.get("step") or {}
        return {name: step.get(name, "") for name in ("tank", "enemy", "need", "accuracy")}
