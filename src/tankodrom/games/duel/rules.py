"""What is agreed for a game: mission, tanks, seats, options. It never changes."""

from __future__ import annotations

from typing import Final

from tankodrom.core.setup import ASK_ALL, Setup
from tankodrom.games.duel.boards import Board, Gun
from tankodrom.games.duel.cards import BattleCards
from tankodrom.games.duel.damage.damage_cards import DamageCard
from tankodrom.games.duel.kit import InfantryTable, Kit
from tankodrom.games.duel.missions import Mission
from tankodrom.games.duel.tank import Slot, TankId
from tankodrom.games.duel.terrain_kinds import TerrainTable

PUBLIC: Final = 1 << 8  # a bit besides those of the seats: spectators know it too


class FieldGun:
    """An anti-tank gun of a side in the mission (17.1)."""

    __slots__ = ("gun", "range", "side")

    def __init__(self, gun: Gun, side: int, at: int) -> None:
        self.gun = gun
        self.side = side
        self.range = at


class Rules:
    """What is agreed for this game. It never changes, so all copies of a state share it."""

    __slots__ = (
        "ask_all",
        "at_guns_on",
        "boards",
        "bot_side",
        "cards",
        "damage",
        "enemies",
        "everyone",
        "guns",
        "in_city",
        "infantry",
        "infantry_on",
        "kit",
        "mission",
        "passes_needed",
        "radios_on",
        "seat_side",
        "seat_tanks",
        "seats",
        "setup",
        "slots",
        "tank_by_name",
        "tank_names",
        "terrain",
    )  # fmt: skip

    def __init__(
        self,
        setup: Setup,
        kit: Kit,
        mission: Mission,
        cards: BattleCards,
        slots: list[Slot],
        seat_side: list[int],
        bot_side: int,
        passes_needed: int,
        guns: list[FieldGun],
        radios_on: bool,
        infantry_on: bool,
        infantry: list[InfantryTable],
        in_city: bool,
    ) -> None:
        self.setup = setup
        self.ask_all = setup.flag(ASK_ALL)
        self.kit = kit
        self.mission = mission
        self.cards = cards
        self.terrain: TerrainTable = kit.terrain
        self.damage: list[DamageCard] = kit.damage
        self.slots = slots
        self.boards: list[Board] = [slot.board for slot in slots]
        self.tank_names: list[str] = [slot.name for slot in slots]
        self.tank_by_name: dict[str, int] = {slot.name: number for number, slot in enumerate(slots)}
        self.seats = len(seat_side)
        self.everyone = (1 << self.seats) - 1 | PUBLIC
        self.seat_side = seat_side
        self.seat_tanks: list[list[TankId]] = [
            [number for number, slot in enumerate(slots) if slot.seat == seat] for seat in range(self.seats)
        ]
        # For each side the enemy tanks, in seat order, then by id (T4).
        self.enemies: list[list[TankId]] = []
        for side in range(2):
            foes = [number for number, slot in enumerate(slots) if slot.side != side]
            foes.sort(key=lambda number: (slots[number].seat, slots[number].tank_id))
            self.enemies.append(foes)
        self.bot_side = bot_side
        self.passes_needed = passes_needed
        self.guns = guns
        self.at_guns_on = bool(guns)
        self.radios_on = radios_on
        self.infantry_on = infantry_on
        self.infantry = infantry  # by side
        self.in_city = in_city
