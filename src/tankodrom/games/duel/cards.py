"""The battle cards of one game (4.2): printed values by card number. Each number occurs once (4.2.5).

Number 0 is the blank card of A8: a flip gives it if no card is left anywhere.
"""

from __future__ import annotations

from typing import Any, Final

CardId = int

LAST_CARD: Final = 100
NO_CARD: Final = 0
BLANK: Final = 0
SHUFFLE: Final = 101
GAME_END: Final = 102
MARKERS: Final = {SHUFFLE: "SHUFFLE", GAME_END: "GAME_END"}

# Effect symbols (4.2.2) as bits.
SYMBOLS: Final = "BFXES"
BINOCULARS: Final = 1
FLAMES: Final = 2
EXTINGUISHER: Final = 4
EXPLOSION: Final = 8
SMOKE_SYMBOL: Final = 16

# The kinds of a penetration modifier (11.1.3.h).
PEN_NUMBER: Final = 0
PEN_ALWAYS: Final = 1
PEN_NEVER: Final = 2

NO_TERRAIN: Final = -1
NO_SPECIAL: Final = -1
SPECIALS: Final = ["RECON", "REGROUP", "RESERVES"]
RECON: Final = 0
REGROUP: Final = 1

AUTO_MISS: Final = 96  # 11.1.3.d(3): from here on a shot always misses
HEAVY_CALIBRE: Final = 85  # 5.5.3


class BattleCards:
    """Every value in a list by card number. Level 0: the card does not have this action."""

    __slots__ = (
        "digit", "fire", "fire_modifier", "flank", "heavy", "infantry", "leadership", "move", "number", "orders",
        "pen", "pen_kind", "smoke", "special", "symbols", "tactics", "terrain",
    )  # fmt: skip

    def __init__(self, records: list[dict[str, Any]], terrain_names: list[str]) -> None:
        size = LAST_CARD + 1
        self.number: list[int] = [LAST_CARD, *list(range(1, size))]
        self.digit: list[int] = [number % 10 for number in self.number]  # C2
        self.move: list[int] = [0] * size
        self.fire: list[int] = [0] * size
        self.fire_modifier: list[int] = [0] * size
        self.flank: list[int] = [0] * size
        self.leadership: list[bool] = [False] * size
        self.tactics: list[bool] = [False] * size
        self.smoke: list[bool] = [False] * size
        self.special: list[int] = [NO_SPECIAL] * size
        self.terrain: list[int] = [NO_TERRAIN] * size
        self.orders: list[int] = [0] * size
        self.symbols: list[int] = [0] * size
        self.pen: list[int] = [0] * size
        self.pen_kind: list[int] = [PEN_NUMBER] * size
        self.heavy: list[bool] = [False] * size
        self.infantry: list[bool] = [False] * size
        for record in records:
            self._add(record, terrain_names)

    def _add(self, record: dict[str, Any], terrain_names: list[str]) -> None:
        card: int = record["number"]
        self.orders[card] = record["orders"]
        symbols: str = record["symbols"]
        for symbol in symbols:
            self.symbols[card] |= 1 << SYMBOLS.index(symbol)
        pen: Any = record["pen"]
        if pen == "P":
            self.pen_kind[card] = PEN_ALWAYS
        elif pen == "R":
            self.pen_kind[card] = PEN_NEVER
        else:
            self.pen[card] = pen
        self.heavy[card] = record.get("heavy", False)
        self.infantry[card] = record.get("infantry_mark", False)
        for face in record["faces"]:
            kind: str = face["kind"]
            if kind == "MOVE":
                self.move[card] = face["level"]
            elif kind == "FIRE":
                self.fire[card] = face["level"]
                self.fire_modifier[card] = face["to_hit"]
            elif kind == "FLANK":
                self.flank[card] = face["level"]
            elif kind == "LEADERSHIP":
                self.leadership[card] = True
            elif kind == "TACTICS":
                self.tactics[card] = True
            elif kind == "SMOKE":
                self.smoke[card] = True
            elif kind == "ORDER":
                self.special[card] = SPECIALS.index(face["special"])
            else:
                self.terrain[card] = terrain_names.index(face["terrain"])


def deck_records(records: list[dict[str, Any]], sets: list[str], swaps: list[int]) -> list[dict[str, Any]]:
    """4.2.5: the base cards. Each substitute in use replaces the card of its number."""
    chosen: dict[int, dict[str, Any]] = {}
    for record in records:
        if record.get("set", "base") == "base":
            chosen[record["number"]] = record
    for record in records:
        if record.get("set", "base") != "base" and (
            record.get("group") in sets or (record["set"] == "alt" and record["number"] in swaps)
        ):
            chosen[record["number"]] = record
    return [chosen[number] for number in sorted(chosen)]
