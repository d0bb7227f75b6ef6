"""The sentences of Duel."""

from __future__ import annotations

from typing import Final

from tankodrom.core.telling import Word
from tankodrom.games.duel import verbs
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
from tankodrom.games.duel.rules import Rules
from tankodrom.games.duel.terrain_kinds import NO_VALUE
from tankodrom.games.duel.view_types import Modifier
from tankodrom.games.registry import game_named
from tankodrom.words import Argument
from tankodrom.words.speech import NOTHING, Speech

# Kinds of things whose names are not messages of their kind.
_NAMED: Final = frozenset(("position", "effect", "terrain", "ground", "gun", "weapon", "personality"))


class DuelSpeech(Speech):
    def __init__(self, language: str, names: list[str], rules: Rules) -> None:
        super().__init__(game_named("duel"), language, names)
        self.rules = rules
        self.cards = rules.cards

    def fact(self, kind: str, word: Word) -> Argument:
        if kind == "tank" or kind == "enemy":
            return NOTHING if word is None else self.tank(str(word))
        if kind == "seat" and word == -1:  # the tanks of the solo opponent belong to no seat
            return self.say("tankbot")
        if kind == "metres" or kind == "range" or kind == "goal":
            return f"{word} m"
        if kind == "card" or kind == "other_card":
            return self.card(int(word or BLANK))
        if kind == "move_card" or kind == "flank_card" or kind == "fire_card":
            return self.card_as(int(word or BLANK), kind.split("_")[0].upper())
        if kind == "seen":
            look, card = str(word).split()
            return self.seen_card(int(card), look)
        return self._name(kind, str(word)) if kind in _NAMED else super().fact(kind, word)

    def _name(self, kind: str, word: str) -> str:
        """The name of a thing that has its own name."""
        rules = self.rules
        if kind == "position":
            return self.man(word)
        if kind == "effect":
            return self.say(f"effect-{'sure-' if word.isupper() else ''}{word.lower()}")
        if kind == "terrain":
            return self.terrain(word)
        if kind == "ground":
            return self.ground(word)
        if kind == "gun":
            return rules.guns[int(word) - 1].gun.name
        if kind == "weapon":
            return next(self._named(weapon.names) for weapon in rules.kit.weapons if weapon.id == word)
        return self.personality(word)

    def _named(self, names: dict[str, str]) -> str:
        return names[self.words.language]

    def tank(self, name: str) -> str:
        """`G-I (PzKpfw IV Ausf. G)`"""
        return f"{name} ({self.rules.boards[self.rules.tank_by_name[name]].name})"

    def man(self, position: str) -> str:
        return self.say(f"man-{position}")

    def terrain(self, name: str) -> str:
        table = self.rules.kit.terrain
        return self._named(table.kinds[table.ids.index(name)].names)

    def ground(self, name: str) -> str:
        """`woods (cover 25, conceal 45)`: terrain with its effects."""
        table = self.rules.kit.terrain
        terrain = table.kinds[table.ids.index(name)]
        notes: list[str] = []
        for key, value in (
            ("cover", terrain.cover or NO_VALUE),
            ("conceal", terrain.conceal),
            ("hull-down", terrain.hull_down),
            ("bog", terrain.bog),
            ("mines", terrain.mines),
        ):
            if value != NO_VALUE:
                notes.append(self.say(f"ground-{key}", value=value))
        for key, amount in (("to-hit-vs", terrain.to_hit_vs), ("fire-from", terrain.fire_from)):
            if amount:
                notes.append(self.say(f"ground-{key}", amount=f"{amount:+}"))
        text = self.terrain(name)
        return f"{text} ({', '.join(notes)})" if notes else text

    def personality(self, name: str) -> str:
        """A personality of a view."""
        for personality in self.rules.kit.personalities:
            if personality.id == name:
                return self._named(personality.names)
        return name

    def modifier(self, entry: Modifier) -> str:
        """A modifier of an outlook: `+5 FIRE card (11.1.3.c(1))`. The first value, from the table, has no sign."""
        amount = entry["amount"] if entry["reason"] == verbs.MODIFIERS[verbs.BY_TABLE] else f"{entry['amount']:+}"
        return f"{amount} {self.say('reason-' + entry['reason'])} ({entry['rule']})"

    # Cards.

    def faces(self, card: CardId) -> list[str]:
        """`MOVE 6` and `FIRE 2 (+0)`: the actions of a card."""
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
            faces.append(self.terrain(self.rules.kit.terrain.ids[cards.terrain[card]]).upper())
        if cards.smoke[card]:
            faces.append(self._face("SMOKE"))
        if cards.tactics[card]:
            faces.append(self._face("TACTICS"))
        return faces

    def _face(self, name: str) -> str:
        return self.say(f"face-{name}")

    def card_as(self, card: CardId, face: str) -> str:
        """`2 MOVE 6`: a card played for this action."""
        name = self._face(face)
        for text in self.faces(card):
            if text.startswith(name):
                return f"{card} {text}"
        return self.card(card)

    def special(self, special: int) -> str:
        return self.say(f"special-{SPECIALS[special]}")

    def card(self, card: CardId) -> str:
        """`2 MOVE 6 / FIRE 2 (+0)`"""
        if card in MARKERS:
            return self.say(f"card-{MARKERS[card]}")
        if card == BLANK:
            return self.say("card-blank")
        return f"{card} {' / '.join(self.faces(card))}"

    def details(self, card: CardId) -> str:
        """`2 order symbols; binoculars, fire; penetration +1`"""
        if card in MARKERS or card == BLANK:
            return ""
        parts = [self.orders(card), self.symbols(card), self.say("card-pen", pen=self.penetration(card))]
        if self.cards.infantry[card]:
            parts.append(self.say("card-infantry"))
        return "; ".join(parts)

    def orders(self, card: CardId) -> str:
        return self.say("symbols-orders", count=self.cards.orders[card])

    def symbols(self, card: CardId) -> str:
        here = self.cards.symbols[card]
        names = [self.say(f"symbol-{symbol}") for bit, symbol in enumerate(SYMBOLS) if here >> bit & 1]
        return ", ".join(names) if names else self.say("symbol-none")

    def penetration(self, card: CardId) -> str:
        """`+1`, `0 heavy`, automatic penetration, ricochet."""
        kind = self.cards.pen_kind[card]
        if kind == PEN_ALWAYS:
            text = self.say("card-pen-always")
        elif kind == PEN_NEVER:
            text = self.say("card-pen-never")
        else:
            text = f"{self.cards.pen[card]:+}"
        return f"{text} {self.say('card-heavy')}" if self.cards.heavy[card] else text

    def seen_card(self, card: CardId, look: str) -> str:
        """The number, and what counts in this check: symbols, target number or penetration modifier."""
        if look == "faces":
            return self.card(card)
        if look == "symbols":
            return f"{card} ({self.symbols(card)})"
        if look == "target":
            return f"{card} ({self.say('card-target', digit=self.cards.digit[card])})"
        if look == "penetration":
            return f"{card} ({self.penetration(card)})"
        return str(card)
