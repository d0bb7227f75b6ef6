"""Terrain and its modifiers (10.3, D4.1): cover, numbered effects, triggers."""

from __future__ import annotations

from typing import Any, Final

TRIGGERS: Final = ["bog", "conceal", "mines"]
BOG_TRIGGER: Final = 0
CONCEAL_TRIGGER: Final = 1
NO_VALUE: Final = -1


class Terrain:
    """One kind of terrain or terrain modifier. NO_VALUE: it has no such effect."""

    __slots__ = (
        "bog", "bot_preference", "conceal", "cover", "downhill", "enemy_only", "fire_from", "hull_down", "id",
        "mines", "names", "to_hit_vs", "triggers", "uphill",
    )  # fmt: skip

    def __init__(self, record: dict[str, Any]) -> None:
        self.id: str = record["id"]
        self.names: dict[str, str] = record["name"]
        self.cover: int = record.get("cover", 0)
        self.conceal: int = record.get("conceal", NO_VALUE)
        self.hull_down: int = record.get("hull_down", NO_VALUE)
        self.bog: int = record.get("bog", NO_VALUE)
        self.mines: int = record.get("mines", NO_VALUE)
        self.fire_from: int = record.get("fire_from", 0)
        self.to_hit_vs: int = record.get("to_hit_vs", 0)
        self.triggers: list[int] = [TRIGGERS.index(name) for name in record.get("triggers", [])]
        self.enemy_only: bool = record.get("enemy_only", False)
        self.bot_preference: int = record.get("bot_preference", 0)  # 19.8; 0: the bot never plays it on enemies
        self.uphill: int = record.get("uphill", 0)
        self.downhill: int = record.get("downhill", 0)


class TerrainTable:
    """All kinds, and the indexes of four kinds that the rules name by their role."""

    __slots__ = ("default", "hill", "ids", "kinds", "motion", "smoke")

    def __init__(self, records: list[dict[str, Any]]) -> None:
        self.kinds: list[Terrain] = [Terrain(record) for record in records]
        self.ids: list[str] = [kind.id for kind in self.kinds]
        self.default = 0  # 10.3.7
        self.motion = 0  # 10.2
        self.smoke = 0  # 10.5
        self.hill = 0  # D10
        for number, record in enumerate(records):
            if record.get("default"):
                self.default = number
            if record.get("motion"):
                self.motion = number
            if record.get("modifier"):
                self.smoke = number
            if record.get("mission"):
                self.hill = number
