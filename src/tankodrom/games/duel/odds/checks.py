"""The chances of single checks before the card is flipped, from a view."""

from __future__ import annotations

from tankodrom.games.duel.cards import (
    BINOCULARS,
    EXTINGUISHER,
    FLAMES,
    LAST_CARD,
    NO_CARD,
    SMOKE_SYMBOL,
    CardId,
)
from tankodrom.games.duel.hull_down import may_go_hull_down
from tankodrom.games.duel.odds.seen_tanks import tank_from_view
from tankodrom.games.duel.rules import Rules
from tankodrom.games.duel.tank import Tank
from tankodrom.games.duel.view_types import CheckPreview, DuelView


def chance_up_to(rules: Rules, cards: list[CardId], value: int) -> float:
    """Conceal, hull down, bog, mines (10.3.6): a number not higher than the value."""
    return len([card for card in cards if rules.cards.number[card] <= value]) / len(cards) if cards else 0.0


def chance_of_digit_below(rules: Rules, cards: list[CardId], level: int) -> float:
    """The trail check (10.1.3)."""
    return len([card for card in cards if rules.cards.digit[card] < level]) / len(cards) if cards else 0.0


def chance_of_symbol(rules: Rules, cards: list[CardId], symbol: int, flips: int) -> float:
    """At least one of several flips shows the symbol: spotting (8.3.5.i), escape (12.6.2), fire and smoke checks."""
    without = len([card for card in cards if not rules.cards.symbols[card] & symbol])
    chance = 1.0
    for flip in range(min(flips, len(cards))):
        chance *= max(0, without - flip) / (len(cards) - flip)
    return 1 - chance


def check_previews(rules: Rules, view: DuelView, tank_name: str) -> list[CheckPreview]:
    """The checks that this tank may face or attempt now, each with its fair and its seen chance of success."""
    seen = view["tanks"][rules.tank_by_name[tank_name]]
    tank = Tank(seen["number"], rules.slots[seen["number"]])
    tank_from_view(rules, tank, seen)
    decks = [list(range(1, LAST_CARD + 1)), view["unseen"]]
    found: list[CheckPreview] = []

    def add(check: str, value: int, chances: list[float]) -> None:
        found.append({"check": check, "value": value, "fair": chances[0], "seen": chances[1]})

    ground = rules.terrain.kinds[rules.terrain.ids.index(seen["terrain"])]
    conceal = -1 if tank.in_motion() else ground.conceal
    if tank.smoke != NO_CARD:
        conceal = max(conceal, rules.terrain.kinds[rules.terrain.smoke].conceal)
    if conceal >= 0:
        add("conceal", 2 * conceal, [chance_up_to(rules, deck, 2 * conceal) for deck in decks])
    if ground.hull_down >= 0 and may_go_hull_down(tank):
        add("hull_down", ground.hull_down, [chance_up_to(rules, deck, ground.hull_down) for deck in decks])
    foes = [enemy for enemy in view["tanks"] if enemy["side"] != seen["side"] and enemy["alive"]]
    in_sight = [foe for foe in foes if tank.sight == 0 or abs(tank.range + foe["range"]) <= tank.sight]
    if tank.smoke == NO_CARD and any(foe["tank"] not in seen["spotted"] for foe in in_sight):
        for flips in (1, 2):
            add("spotting", flips, [chance_of_symbol(rules, deck, BINOCULARS, flips) for deck in decks])
    if any(tank_name in enemy["flanking"] for enemy in view["tanks"]):
        level = seen["mobility"]
        add("trail", level, [chance_of_digit_below(rules, deck, level) for deck in decks])
    if tank.on_fire:
        add("extinguish", 0, [chance_of_symbol(rules, deck, EXTINGUISHER, 1) for deck in decks])
        add("fire", 0, [chance_of_symbol(rules, deck, FLAMES, 1) for deck in decks])
        for name, man in seen["crew"].items():
            if man["state"] in ("fit", "wounded"):
                flips = 2 if man["state"] == "wounded" else 1
                chances = [1 - chance_of_symbol(rules, deck, FLAMES, flips) for deck in decks]
                found.append(
                    {"check": "escape", "man": name, "value": flips, "fair": chances[0], "seen": chances[1]}
                )
    if tank.smoke != NO_CARD or tank.smoke_in_tank:
        add("smoke", 0, [1 - chance_of_symbol(rules, deck, SMOKE_SYMBOL, 1) for deck in decks])
    for player in view["players"]:
        for card in player.get("hand", []):
            kind = rules.cards.terrain[card]
            if kind >= 0 and rules.terrain.kinds[kind].bog >= 0:
                value = rules.terrain.kinds[kind].bog
                if not any(known["check"] == "bog" and known["value"] == value for known in found):
                    add("bog", value, [chance_up_to(rules, deck, value) for deck in decks])
    return found
