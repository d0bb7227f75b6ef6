"""Missions as data (D11): slots, deck, and the fixed set of hooks. `objectives.py` carries out the hooks."""

from __future__ import annotations

from typing import Any, Final

from tankodrom.games.duel.boards import QUALITIES, SIDES, TANK_IDS

BOTH: Final = -1

# admin_vp (8.1.b)
ON_HILL: Final = 0
ABS_RANGE_EQ: Final = 1
RANGE_LE: Final = 2
RANGE_EQ: Final = 3
RANGE_LE_AND_NO_ENEMY_NEGATIVE: Final = 4
ADMIN_HOOKS: Final = ["on_hill", "abs_range_eq", "range_le", "range_eq", "range_le_and_no_enemy_negative"]

# end_vp (14.3)
SOLE_HILL: Final = 0
MORE_TANKS_WITHIN: Final = 1
NO_EXIT: Final = 2
PER_NEVER_ELIMINATED: Final = 3
PER_TANK_NEGATIVE: Final = 4
ALL_WITHIN: Final = 5
END_HOOKS: Final = [
    "sole_hill", "more_tanks_within", "no_exit", "per_never_eliminated", "per_tank_negative", "all_within",
]  # fmt: skip

# field_actions (8.4.2)
CLIMB_HOOK: Final = 0
EXIT_HOOK: Final = 1
ROAD_HOOK: Final = 2
FIELD_HOOKS: Final = ["climb", "exit", "road"]

# the lines of a solo opponent's mission (19.9)
PRIORITY_CLIMB: Final = 0
PRIORITY_EXIT: Final = 1
PRIORITY_ROAD: Final = 2
PRIORITY_ADVANCE: Final = 3
PRIORITY_APPROACH: Final = 4
PRIORITIES: Final = ["climb", "exit", "road", "advance", "approach"]


class Hook:
    """One rule of a mission: the hook, the side, the range and the points."""

    __slots__ = ("cost", "hook", "r", "side", "still", "vp")

    def __init__(self, record: dict[str, Any], names: list[str]) -> None:
        self.hook: int = names.index(record["hook"])
        side = record.get("side", "both")
        self.side: int = BOTH if side == "both" else SIDES.index(side)
        self.r: int = record.get("r", 0)
        self.still: bool = record.get("still", False)
        self.vp: int = record.get("vp", 0)
        self.cost: int = record.get("cost", 0)

    def is_for(self, side: int) -> bool:
        return self.side == BOTH or self.side == side


class MissionSlot:
    """A tank of the mission."""

    __slots__ = ("apcr", "board", "extra", "quality", "start_range", "start_terrain", "tank_id")

    def __init__(self, record: dict[str, Any]) -> None:
        self.tank_id: int = TANK_IDS.index(record["tank_id"])
        self.board: str = record["board"]
        self.quality: int = QUALITIES.index(record["quality"])
        self.start_range: int = record["start_range"]
        self.start_terrain: str = record.get("start_terrain", "")
        self.apcr: int = record.get("apcr", 0)
        self.extra: bool = record.get("extra", False)


class PriorityLine:
    """One line of a solo opponent's mission priority."""

    __slots__ = ("do", "most", "r")

    def __init__(self, record: dict[str, Any]) -> None:
        self.do: int = PRIORITIES.index(record["do"])
        self.r: int = record.get("r", 0)
        self.most: int = record.get("most", 200)


class Mission:
    __slots__ = (
        "admin_vp", "ambush", "at_guns", "bot", "deck_sets", "deck_swaps", "deep_mud", "end_vp", "field_actions",
        "id", "names", "options", "passes", "priority", "slots", "snow", "solo_only", "start_spotted", "texts",
    )  # fmt: skip

    def __init__(self, record: dict[str, Any]) -> None:
        self.id: str = record["id"]
        self.names: dict[str, str] = record["name"]
        self.texts: dict[str, str] = record.get("text", {})
        self.slots: list[list[MissionSlot]] = [[MissionSlot(slot) for slot in record[side]] for side in SIDES]
        self.passes: int = record.get("passes", 0)
        deck: dict[str, Any] = record.get("deck", {})
        self.deck_sets: list[str] = deck.get("sets", [])
        self.deck_swaps: list[int] = deck.get("swaps", [])
        self.options: list[str] = record.get("options", [])
        conditions: list[str] = record.get("conditions", [])
        self.deep_mud = "deep_mud" in conditions
        self.snow = "snow" in conditions
        self.admin_vp: list[Hook] = [Hook(hook, ADMIN_HOOKS) for hook in record.get("admin_vp", [])]
        self.end_vp: list[Hook] = [Hook(hook, END_HOOKS) for hook in record.get("end_vp", [])]
        self.field_actions: list[Hook] = [Hook(hook, FIELD_HOOKS) for hook in record.get("field_actions", [])]
        self.ambush = BOTH  # the side that acts first in round 1, or BOTH
        self.start_spotted: list[tuple[int, str]] = []  # (side, enemy): the whole side has spotted it
        self.at_guns: list[tuple[int, str, int]] = []  # side, gun, range
        for special in record.get("special", []):
            if special["hook"] == "ambush":
                self.ambush = SIDES.index(special["side"])
            elif special["hook"] == "start_spotted":
                self.start_spotted.append((SIDES.index(special["by_side"]), special["target"]))
            else:
                self.at_guns.append((SIDES.index(special["side"]), special["gun"], special["range"]))
        solo: dict[str, Any] = record.get("solo", {})
        self.bot: str = solo.get("bot", "")  # "", "soviet", "german" or "either"
        self.solo_only: bool = solo.get("only", False)
        self.priority: list[PriorityLine] = [PriorityLine(line) for line in solo.get("priority", [])]
