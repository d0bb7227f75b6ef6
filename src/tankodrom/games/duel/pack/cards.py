"""Battle cards and damage cards in a pack: their shapes, and the constraints on them (C1-C7, C9, C10, C12-C18)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tankodrom.core.data_shapes import Data, Flag, Kinds, ListOf, OneOf, Pattern, Record, Shape, Whole
from tankodrom.games.duel.boards import LOCATIONS, POSITIONS
from tankodrom.games.duel.cards import LAST_CARD, SPECIALS, SYMBOLS
from tankodrom.games.duel.damage.damage_cards import EFFECTS, TRACK_DAMAGE
from tankodrom.games.duel.pack.records import ID, by_id

SETS: Final = {"base": [""], "alt": ["mines", "steppe"], "city": ["city"]}
GROUPS: Final = ["mines", "steppe", "city"]
_LEVEL: Final = Whole(1, 7, "C9")

BATTLE_CARD: Final = Record(
    {
        "number": Whole(1, LAST_CARD, "C1"),
        "target?": Whole(0, 9, "C2"),
        "faces": ListOf(
            Kinds(
                "kind",
                {
                    "MOVE": {"level": _LEVEL},
                    "FIRE": {"level": _LEVEL, "to_hit": Whole(-100, 100, "C9")},
                    "FLANK": {"level": _LEVEL},
                    "LEADERSHIP": {},
                    "TACTICS": {},
                    "ORDER": {"special": OneOf(SPECIALS)},
                    "TERRAIN": {"terrain": ID},
                    "SMOKE": {},
                },
                "C12",
            ),
            1,
            2,
            "C7",
        ),
        "orders": Whole(0, 2, "C5"),
        "symbols": Pattern(f"[{SYMBOLS}]{{1,3}}", f"one to three letters of {SYMBOLS}", "C3"),
        "pen": Whole(-9, 9, "C6", words="PR"),
        "heavy?": Flag(),
        "infantry_mark?": Flag(),
        "set": OneOf(list(SETS)),
        "group?": OneOf(GROUPS),
    }
)

_SEATS: Final = "|".join(POSITIONS)
_EFFECT: Final = Pattern(
    rf"(?:wound|kill) (?:{_SEATS})(?:\((?:{_SEATS})\))?|(?:fire|explosion)(?: x[2-9])?|FIRE|EXPLOSION|"
    + "|".join(EFFECTS[TRACK_DAMAGE:]),
    "an effect such as 'wound loader(gunner)', 'fire x2', 'EXPLOSION' or 'track_damage'",
    "C18",
)
_RESULTS: Final[Shape] = ListOf(_EFFECT, 0, 6, "C15")
_SECTION: Final = Record({"light": _RESULTS, "heavy": _RESULTS}, "C15")
DAMAGE_CARD: Final = Record(
    {
        "id": Whole(1, 21, "C14"),
        "crit_number": Whole(0, 9, "C15"),
        "crit": Record(dict.fromkeys(LOCATIONS, _RESULTS), "C15"),
        "turret": _SECTION,
        "hull": _SECTION,
        "track": _SECTION,
        "morale": Pattern("[Xo]{6}", "six marks, each X or o", "C15"),
        "reshuffle": Flag(),
    }
)


def check_cards(pack: Data, found: list[str]) -> None:
    """The constraints on battle and damage cards, in a pack with correct shapes."""
    cards: list[Data] = pack["battle_cards"]["cards"]
    terrain = by_id(pack["terrain"]["terrain"])
    _check_base_deck(cards, found)
    for card in cards:
        _check_card(card, terrain, found)
    _check_substitutes(cards, terrain, found)
    _check_damage_cards(pack["damage_cards"]["cards"], found)


def set_of(card: Data) -> str:
    name: str = card["set"]
    return name


def grounds_of(card: Data) -> list[str]:
    return [face["terrain"] for face in card["faces"] if face["kind"] == "TERRAIN"]


def _check_base_deck(cards: list[Data], found: list[str]) -> None:
    base = [card for card in cards if set_of(card) == "base"]
    numbers = Counter([card["number"] for card in base])
    if len(base) != LAST_CARD:
        found.append(f"C1: there are exactly {LAST_CARD} base cards, here {len(base)}")
    for number in range(1, LAST_CARD + 1):
        if numbers[number] != 1:
            found.append(f"C1: base card {number} is there {numbers[number]} times instead of once")
    with_kind = Counter([face["kind"] for card in base for face in card["faces"]])
    for kind, least in [
        ("TACTICS", 6),
        ("LEADERSHIP", 6),
        ("SMOKE", 4),
        ("TERRAIN", 20),
        ("MOVE", 30),
        ("FIRE", 20),
    ]:
        if with_kind[kind] < least:
            found.append(f"C13: hands stall with {with_kind[kind]} {kind} faces; at least {least}")
    for card in base:
        if card["number"] == 13 and card["faces"] != [{"kind": "MOVE", "level": 1}]:
            found.append("C10: base card 13 is MOVE 1")


def _card_name(card: Data) -> str:
    return f"card {card['number']}" + ("" if set_of(card) == "base" else f" ({set_of(card)})")


def _check_card(card: Data, terrain: dict[str, Data], found: list[str]) -> None:
    where = _card_name(card)
    symbols: str = card["symbols"]
    kinds = [face["kind"] for face in card["faces"]]
    if card.get("target", card["number"] % 10) != card["number"] % 10:
        found.append(f"C2: the target number of {where} is {card['number'] % 10}")
    if len(set(symbols)) < len(symbols):
        found.append(f"C3: {where} has a symbol twice")
    if "F" in symbols and "X" in symbols:
        found.append(f"C4: {where} has fire and extinguisher")
    if card["pen"] == "P" and not card.get("heavy"):
        found.append(f"C6: {where} has P, so it is heavy")
    if card["pen"] == "R" and card.get("heavy"):
        found.append(f"C6: {where} has R, so it is not heavy")
    if len(set(kinds)) < len(kinds):
        found.append(f"C7: the two faces of {where} are of different kinds")
    for face in card["faces"]:
        if face["kind"] == "TERRAIN":
            ground = terrain.get(face["terrain"])
            if ground is None:
                found.append(f"{where}: there is no terrain {face['terrain']}")
            elif ground.get("motion") or ground.get("modifier") or ground.get("mission"):
                found.append(f"C12: {where}: {face['terrain']} is never shuffled in as terrain")
    if card.get("group", "") not in SETS[set_of(card)]:
        groups = " or ".join(SETS[set_of(card)])
        found.append(
            f"{where}: a card of the set {set_of(card)} " + (f"has group {groups}" if groups else "has no group")
        )


def _check_substitutes(cards: list[Data], terrain: dict[str, Data], found: list[str]) -> None:
    base: dict[int, Data] = {}
    for card in cards:
        if set_of(card) == "base":
            base[card["number"]] = card
    seen: set[tuple[str, int]] = set()
    for card in cards:
        number: int = card["number"]
        set_name = set_of(card)
        if set_name == "base":
            continue
        where = _card_name(card)
        if (set_name, number) in seen:
            found.append(f"C1: {where} is there twice")
        seen.add((set_name, number))
        if number not in base:
            continue  # C1
        original = base[number]
        if set_name == "alt" and number != 13 and not 70 <= number <= 77:
            found.append(f"C10: {where}: alternates exist for 13 and 70 to 77 only")
        if set_name == "alt" and (number == 13) != (card.get("group") == "mines"):
            found.append(f"C10: {where}: the alternate of 13 is the group mines, those of 70 to 77 are steppe")
        if set_name == "city" and not grounds_of(original):
            found.append(f"C10: {where}: city cards replace terrain cards only")
        if set_name == "city" and not grounds_of(card):
            found.append(f"C10: {where}: a city card is terrain")
        if number == 13:
            mines = [terrain.get(ground) for ground in grounds_of(card)]
            if not [ground for ground in mines if ground is not None and "mines" in ground]:
                found.append(f"C10: {where}: the alternate of 13 is MINES")
        for name, usual in [
            ("orders", 0),
            ("symbols", ""),
            ("pen", 0),
            ("heavy", False),
            ("infantry_mark", False),
        ]:
            if card.get(name, usual) != original.get(name, usual):
                found.append(f"C10: {where} differs from card {number} in {name}; only the faces may")


def _check_damage_cards(cards: list[Data], found: list[str]) -> None:
    if len({card["id"] for card in cards}) < len(cards):
        found.append("C14: damage cards have the ids 1 to 21, each once")
    reshuffles = len([card for card in cards if card["reshuffle"]])
    if reshuffles != 1:
        found.append(f"C14: exactly one damage card has reshuffle = true, here {reshuffles}")
    digits = Counter([card["crit_number"] for card in cards])
    for digit in range(10):
        if digits[digit] < 2:
            found.append(f"C16: {digit} is the critical number of {digits[digit]} damage cards; at least 2")
    for card in cards:
        recruit, veteran, elite = card["morale"][0] == "X", card["morale"][1] == "X", card["morale"][2] == "X"
        if (elite and not veteran) or (veteran and not recruit):
            found.append(f"C17: damage card {card['id']} breaks better crews but not worse ones")
