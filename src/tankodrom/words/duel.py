"""Duel in words."""

from __future__ import annotations

from typing import Any, Final

from tankodrom.core.action import NUMBER, SEAT, Action, Kind, first, verb_number
from tankodrom.core.decision import Decision
from tankodrom.core.event import Event
from tankodrom.core.game import View
from tankodrom.core.state import State
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
from tankodrom.games.duel.levels import SYMBOLS_PER_LEVEL
from tankodrom.games.duel.state import Rules, TankId
from tankodrom.games.duel.terrain import NO_VALUE
from tankodrom.words import Argument
from tankodrom.words.speech import Speech

NOTHING: Final = "–"  # in the place of a tank where none is concerned

# What is looked at on a card that is flipped; in all other checks only its number.
_BY_SYMBOLS: Final = frozenset(
    (verbs.SMOKE_CHECK, verbs.BURN_CHECK, verbs.BLAST_CHECK, verbs.SPOT_CHECK, verbs.ESCAPE_CHECK)
)
_BY_DIGIT: Final = frozenset((verbs.WEATHER_CHECK, verbs.TRAIL_CHECK, verbs.LOCATION_CHECK, verbs.PERIL_CHECK))
# What belongs to a shot that has just been told of: at whom is plain.
_OF_A_SHOT: Final = frozenset((verbs.TO_HIT_CHECK, verbs.LOCATION_CHECK, verbs.PENETRATION_CHECK))
_BY_FACES: Final = frozenset((verbs.POOL_CHECK, verbs.TACTICS_CHECK))

# Choices that play a card for a face with a level.
_LEVEL_FACES: Final = {"move": "MOVE", "flank": "FLANK", "unflank": "FLANK", "fire": "FIRE"}

# Events that tell of a tank by its full name.
_IN_FULL: Final = frozenset(("phase_began", "aimed", "gun_fired", "eliminated", "returned"))


class DuelSpeech(Speech):
    game = "duel"
    joined_events = frozenset(("drew_card", "spent", "discarded_card", "shown_discard", "spotted", "damaged"))
    reason_kinds = verbs.REASON_KINDS

    def __init__(self, language: str, names: list[str], rules: Rules) -> None:
        super().__init__(language, names)
        self.rules = rules
        self.cards = rules.cards
        self._short = False  # whether tanks go by `G-I` alone

    def fact(self, kind: Kind, value: int) -> Argument:
        if kind is verbs.TANK or kind is verbs.ENEMY:
            return self.tank(value)
        if kind is verbs.CARD or kind is verbs.OTHER_CARD:
            return self.card(value)
        if kind is SEAT and value < 0:  # nobody's seat: the tanks of the solo opponent
            return self.say("tankbot")
        if kind is verbs.METRES:
            return f"{verbs.METRE_WORDS[value]} m"
        if kind is verbs.RANGE or kind is verbs.GOAL:
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
            return self.say(f"location-{LOCATIONS[value]}")
        if kind is verbs.SIDE:
            return self.say(f"side-{SIDES[value]}")
        if kind is verbs.SECTION:
            return self.say(f"section-{SECTIONS[value]}")
        if kind is verbs.CHECK:
            return self.say(f"check-{verbs.CHECKS[value]}")
        if kind is verbs.EFFECT:
            return self.effect(value)
        if kind is verbs.REASON:
            return self.modifier_reason(value)
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

    def say(self, key: str, **arguments: Argument) -> str:
        """The words for a key of this game."""
        return self.words.say(f"duel-{key}", **arguments)

    def has(self, key: str) -> bool:
        return self.words.has(f"duel-{key}")

    def _named(self, names: dict[str, str]) -> str:
        return names[self.words.language]

    def tank(self, tank: TankId) -> str:
        """`G-I (PzKpfw IV Ausf. G)`"""
        if tank < 0:
            return NOTHING
        name = self.rules.tank_names[tank]
        return name if self._short else f"{name} ({self.rules.boards[tank].name})"

    def coded_tank(self, name: str) -> str:
        """A tank that a view names: `G-I`."""
        return self.tank(self.rules.tank_by_name[name])

    def man(self, man: int) -> str:
        return self.say(f"man-{POSITIONS[man]}")

    def terrain(self, kind: int) -> str:
        return self._named(self.rules.kit.terrain.kinds[kind].names)

    def ground(self, kind: int) -> str:
        """`woods (cover 25, conceal 45)`: with what it does to those who stand there."""
        terrain = self.rules.kit.terrain.kinds[kind]
        notes: list[str] = []
        for name, value in (
            ("cover", terrain.cover or NO_VALUE),
            ("conceal", terrain.conceal),
            ("hull-down", terrain.hull_down),
            ("bog", terrain.bog),
            ("mines", terrain.mines),
        ):
            if value != NO_VALUE:
                notes.append(self.say(f"ground-{name}", value=value))
        for name, amount in (("to-hit-vs", terrain.to_hit_vs), ("fire-from", terrain.fire_from)):
            if amount:
                notes.append(self.say(f"ground-{name}", amount=f"{amount:+}"))
        text = self.terrain(kind)
        return f"{text} ({', '.join(notes)})" if notes else text

    def personality(self, name: str) -> str:
        """One that a view names."""
        for personality in self.rules.kit.personalities:
            if personality.id == name:
                return self._named(personality.names)
        return name

    def effect(self, effect: int) -> str:
        name = EFFECTS[effect]
        return self.say(f"effect-{'sure-' if name.isupper() else ''}{name.lower()}")

    def modifier_reason(self, reason: int) -> str:
        """With the rule that it rests on."""
        return f"{self.say(f'reason-{verbs.MODIFIERS[reason]}')} ({verbs.MODIFIER_RULES[reason]})"

    def modifier(self, entry: dict[str, Any]) -> str:
        """One of an outlook: `+5 FIRE card (11.1.3.c(1))`; the value of the table, the first one, has no sign."""
        amount = entry["amount"] if entry["reason"] == verbs.MODIFIERS[verbs.BY_TABLE] else f"{entry['amount']:+}"
        return f"{amount} {self.say('reason-' + entry['reason'])} ({entry['rule']})"

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
        return self.say(f"face-{name}")

    def card_as(self, card: CardId, face: str) -> str:
        """`2 MOVE 6`: a card that is played for this face."""
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

    def card_details(self, card: CardId) -> str:
        """The card, then its symbols and its penetration modifier."""
        details = self.details(card)
        return f"{self.card(card)}; {details}" if details else self.card(card)

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

    def flipped_card(self, card: CardId, check: int) -> str:
        """The number, and what decides this check: symbols, target number or penetration modifier."""
        if card == BLANK or card in MARKERS or check in _BY_FACES:
            return self.card(card)
        if check in _BY_SYMBOLS:
            return f"{card} ({self.symbols(card)})"
        if check in _BY_DIGIT:
            return f"{card} ({self.say('card-target', digit=self.cards.digit[card])})"
        if check == verbs.PENETRATION_CHECK:
            return f"{card} ({self.penetration(card)})"
        return str(card)

    # Sentences.

    def events(self, events: list[Event]) -> list[str]:
        """Without what says less than its neighbour, and with the same line several times in a row as one."""
        told = [event for at, event in enumerate(events) if not _is_told(events, at)]
        found: list[str] = []
        at = 0
        while at < len(told):
            end = at + 1
            several = _is_flip_of_several(told[at])
            while end < len(told) and (
                _is_same_check(told[at], told[end]) if several else not _is_flip_of_several(told[end])
            ):
                end += 1
            found += [self._flips(told[at:end])] if several and end > at + 1 else super().events(told[at:end])
            at = end
        lines: list[str] = []
        times = 1
        for line in found:
            if lines and lines[-1].partition(" (×")[0] == line:
                times += 1
                lines[-1] = f"{line} (×{times})"
            else:
                times = 1
                lines.append(line)
        return lines

    def _flips(self, events: list[Event]) -> str:
        """Several cards that are flipped together."""
        check, _, tank = events[0].values
        name = self.rules.tank_names[tank] if tank >= 0 else NOTHING
        if check == verbs.POOL_CHECK:
            cards = ", ".join(self.card(event.values[1]) for event in events)
            return self.say("flipped-pool", tank=name, cards=cards)
        cards = ", ".join(str(event.values[1]) for event in events)
        return self.say("flipped-several", tank=name, check=self.fact(verbs.CHECK, check), cards=cards)

    def _joined(self, events: list[Event]) -> str:
        """Tanks go by their short names once everybody knows which they are."""
        self._short = events[0].kind.name not in _IN_FULL
        try:
            if events[0].kind is not verbs.FLIPPED:
                return super()._joined(events)
            check, card, tank = events[0].values
            name, flipped = self.fact(verbs.CHECK, check), self.flipped_card(card, check)
            if check in _OF_A_SHOT:
                return self.say("flipped-in-shot", check=name, card=flipped)
            return self.say("event-flipped", check=name, card=flipped, tank=self.tank(tank))
        finally:
            self._short = False

    def reason(self, key: str, facts: dict[str, int]) -> str:
        self._short = True
        try:
            return super().reason(key, facts)
        finally:
            self._short = False

    def prompt(self, view: View, decision: Decision) -> str:
        if decision.prompt != "initiative":
            return super().prompt(view, decision)
        return self.say("prompt-initiative", tank=self.tank(first(decision.choices[0])))

    def action(self, state: State, view: View, action: Action) -> str:
        text = super().action(state, view, action)
        if verb_number(action) != verbs.SPECIAL.number:
            return text
        for card in view["table"]:
            if self.cards.special[card] != NO_SPECIAL:
                special = self.cards.special[card]
                text = f"{self.special(special)}: {self.say(f'special-about-{SPECIALS[special]}')}"
        return text

    def explain(self, view: View, verb: str, values: dict[str, int], arguments: dict[str, Argument]) -> None:
        tank = _tank_asked_about(view)
        if verb == "spend":
            arguments["card"] = f"{self.card(values['card'])} ({self.orders(values['card'])})"
        elif verb == "distance":
            arguments["metres"] = self._distance(values["metres"], tank)
        elif verb in _LEVEL_FACES:
            arguments["card"] = self._levelled(view, tank, values["card"], _LEVEL_FACES[verb])
        elif verb in ("terrain", "terrain_on"):
            kind = self.cards.terrain[values["card"]]
            arguments["card"] = f"{values['card']} {self.ground(kind)}"
            if "enemy" in values:
                arguments["enemy"] = self.rules.tank_names[values["enemy"]]
        elif verb == "target":
            arguments["enemy"] = self._target(view, tank, values["enemy"])

    def _distance(self, change: int, tank: dict[str, Any]) -> str:
        """`-200 m (advance, to 400 m)`"""
        metres = int(verbs.METRE_WORDS[change])
        way = self.say("way-advance" if metres < 0 else "way-withdraw" if metres > 0 else "way-stay")
        if tank and metres:
            way = self.say("choice-way", way=way, range=f"{tank['range'] + metres} m")
        return f"{self.fact(verbs.METRES, change)} ({way})"

    def _levelled(self, view: View, tank: dict[str, Any], card: CardId, face: str) -> str:
        """The face that is played, and what it costs if its level is above the ability."""
        text = self.card_as(card, face)
        if not tank or view["table"]:
            return text  # in an action that has begun, a bonus may already be paid
        ability = tank["fire"] if face == "FIRE" else tank["mobility"]
        levels = {"FIRE": self.cards.fire, "MOVE": self.cards.move, "FLANK": self.cards.flank}[face]
        missing = levels[card] - ability
        return text if missing <= 0 else self.say("choice-cost", card=text, count=missing * SYMBOLS_PER_LEVEL)

    def _target(self, view: View, tank: dict[str, Any], enemy: TankId) -> str:
        """With its distance, and the accuracy if that has been worked out."""
        name = self.rules.tank_names[enemy]
        text = self.tank(enemy)
        if tank:
            metres = abs(tank["range"] + view["tanks"][enemy]["range"])
            text = self.say("choice-target", tank=text, range=f"{metres} m")
        for shot in (view.get("outlook") or {}).get("shots", []):
            if shot["target"] == name:
                text = self.say("choice-accuracy", target=text, accuracy=shot["accuracy"])
        return text

    def prompt_facts(self, view: View) -> dict[str, Argument]:
        step: dict[str, Any] = view.get("step") or {}
        return {name: step.get(name, "") for name in ("tank", "enemy", "need", "accuracy")}


def _is_told(events: list[Event], at: int) -> bool:
    """Whoever reads which cards were drawn or taken need not read how many."""
    kind, values = events[at].kind, events[at].values
    if kind is verbs.DREW:
        before = events[at - 1] if at else None
        return before is not None and before.kind is verbs.DREW_CARD and before.values[0] == values[0]
    if kind is verbs.STOLE:
        return at + 1 < len(events) and events[at + 1].kind is verbs.STOLE_CARD
    return False


def _is_flip_of_several(event: Event) -> bool:
    return event.kind is verbs.FLIPPED and event.values[0] in (verbs.POOL_CHECK, verbs.PERIL_CHECK)


def _is_same_check(first_flip: Event, later: Event) -> bool:
    return (
        later.kind is verbs.FLIPPED
        and later.values[0] == first_flip.values[0]
        and later.values[2] == first_flip.values[2]
    )


def _tank_asked_about(view: View) -> dict[str, Any]:
    name = (view.get("step") or {}).get("tank", "")
    for tank in view.get("tanks", []):
        if tank["tank"] == name:
            found: dict[str, Any] = tank
            return found
    return {}
