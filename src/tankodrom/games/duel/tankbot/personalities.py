"""The personality cards of Tankbot (19.1, D9): thresholds and ordered lines."""

from __future__ import annotations

from typing import Any, Final

# The possible lines of a personality card (19.9, D9).
LINES: Final = [
    "fire_high", "fire_low", "mission", "flank_or_cover", "leadership", "move", "smoke", "smoke_high", "spot",
    "hull_down", "load_apcr",
]  # fmt: skip
FIRE_HIGH_LINE: Final = 0
FIRE_LOW_LINE: Final = 1
MISSION_LINE: Final = 2
FLANK_OR_COVER_LINE: Final = 3
LEADERSHIP_LINE: Final = 4
MOVE_LINE: Final = 5
SMOKE_LINE: Final = 6
SMOKE_HIGH_LINE: Final = 7
HULL_DOWN_LINE: Final = 9
LOAD_APCR_LINE: Final = 10


class Mood:
    """One side of a personality card: thresholds of accuracy and margin (19.5), and lines in order."""

    __slots__ = ("enemy_high", "enemy_low", "own_high", "own_low", "primary", "secondary")

    def __init__(self, record: dict[str, Any]) -> None:
        self.own_high: list[int] = record["own_high"]
        self.own_low: list[int] = record["own_low"]
        self.enemy_high: list[int] = record["enemy_high"]
        self.enemy_low: list[int] = record["enemy_low"]
        self.primary: list[int] = [LINES.index(line) for line in record["primary"]]
        self.secondary: list[int] = [LINES.index(line) for line in record["secondary"]]


class Personality:
    __slots__ = ("id", "in_peril", "names", "operational", "withdraws")

    def __init__(self, record: dict[str, Any]) -> None:
        self.id: str = record["id"]
        self.names: dict[str, str] = record["name"]
        self.operational = Mood(record["operational"])
        self.in_peril = Mood(record["in_peril"])
        self.withdraws: bool = record.get("withdraws", False)
