"""Cards and what is printed on them (rules chapter 2).

A card is a small number. Equal cards share one number: all engineers are ENGINEERS, all single medals of a nation are
SINGLES + nation. Every vehicle is one physical card (R2.10). Vehicles begin at FIRST_VEHICLE, in the order of the
data pack.
"""

from __future__ import annotations

from typing import Final

from tankodrom.games.rush.view_types import Nation as NationName
from tankodrom.games.rush.view_types import VehicleType

CardId = int
Nation = int

NATIONS: Final[list[NationName]] = ["ussr", "germany", "usa", "france"]
NATION_CODES: Final = ["SU", "DE", "US", "FR"]
USSR: Final = 0
GERMANY: Final = 1
USA: Final = 2
FRANCE: Final = 3
NO_NATION: Final = -1

TYPES: Final[list[VehicleType]] = ["light_tank", "medium_tank", "spg", "heavy_tank", "support_unit"]
LIGHT_TANK: Final = 0
MEDIUM_TANK: Final = 1
SPG: Final = 2
HEAVY_TANK: Final = 3
SUPPORT_UNIT: Final = 4
NO_TYPE: Final = -1

ABILITIES: Final = [
    "reinforcements",
    "recruitment",
    "scouting",
    "sabotage",
    "tank_ace",
    "research",
    "rearmament",
    "heroic_deed",
]
REINFORCEMENTS: Final = 0
RECRUITMENT: Final = 1
SCOUTING: Final = 2
SABOTAGE: Final = 3
TANK_ACE: Final = 4
RESEARCH: Final = 5
REARMAMENT: Final = 6
HEROIC_DEED: Final = 7
NUMBERED_ABILITIES: Final = ["reinforcements", "research"]

TRAITS: Final = ["bases_only", "vehicles_only", "own_nation_buying"]

# R15.5, the achievement cards in its order. Rows 2-6 count vehicle types in the order of TYPES, 7-10 medal points by nation.
ACHIEVEMENTS: Final = [
    "destroyed_bases",
    "light_tanks",
    "medium_tanks",
    "artillery",
    "heavy_tanks",
    "support_units",
    "soviet_medals",
    "german_medals",
    "american_medals",
    "french_medals",
    "double_medals",
    "largest_company",
]

ENGINEERS: Final = 0
REPAIR_CREW: Final = 1
VOLUNTEERS: Final = 2
CAPTURED_BASE: Final = 3
SINGLES: Final = 4  # + nation
DOUBLES: Final = 8  # + nation
FIRST_VEHICLE: Final = 12

NO_CARD: Final = -1
NO_VALUE: Final = -1  # "none", which differs from 0 (R5.1)

# R1.4: what every player begins with.
REAR_SET: Final = [ENGINEERS, ENGINEERS, ENGINEERS, ENGINEERS, REPAIR_CREW, VOLUNTEERS]
SINGLES_PER_NATION: Final = 9
DOUBLES_PER_NATION: Final = 3


class Vehicle:
    """One record of a data pack."""

    __slots__ = (
        "ability_values",
        "attack",
        "buying_value",
        "defence",
        "id",
        "name",
        "nation",
        "price",
        "traits",
        "type",
    )

    def __init__(
        self,
        id: str,
        name: str,
        nation: Nation,
        type: int,
        price: int,
        buying_value: int,
        attack: int,
        defence: int,
        ability_values: list[tuple[int, int]],
        traits: list[str],
    ) -> None:
        self.id = id
        self.name = name
        self.nation = nation
        self.type = type
        self.price = price
        self.buying_value = buying_value
        self.attack = attack
        self.defence = defence
        self.ability_values = ability_values  # (ability, its number or 0)
        self.traits = traits


class CardTable:
    """The printed values of every card, by card id. It never changes; all states of a game share it."""

    __slots__ = (
        "abilities",
        "attack",
        "bases_only",
        "buying_value",
        "by_code",
        "codes",
        "count",
        "defence",
        "digest",
        "draws",
        "names",
        "nation",
        "own_nation_buying",
        "price",
        "research",
        "type",
        "vehicles_only",
    )

    def __init__(self, vehicles: list[Vehicle], repair_crew_research: int, digest: str) -> None:
        self.digest = digest
        self.codes: list[str] = ["E", "RC", "VO", "CB"]
        self.names: list[str] = ["", "", "", ""]  # only vehicles have names of their own; the rest is in words/
        self.nation: list[int] = [NO_NATION] * SINGLES
        self.buying_value: list[int] = [1, NO_VALUE, NO_VALUE, NO_VALUE]
        for size in (1, 2):
            for nation, code in enumerate(NATION_CODES):
                self.codes.append(f"M{size}({code})")
                self.names.append("")
                self.nation.append(nation)
                self.buying_value.append(size)
        self.type: list[int] = [NO_TYPE] * FIRST_VEHICLE
        self.price: list[int] = [NO_VALUE] * FIRST_VEHICLE
        self.attack: list[int] = [0] * FIRST_VEHICLE
        self.defence: list[int] = [0] * FIRST_VEHICLE
        self.abilities: list[list[int]] = [[], [RESEARCH], [RECRUITMENT]] + [[] for _ in range(3, FIRST_VEHICLE)]
        self.draws: list[int] = [0] * FIRST_VEHICLE  # the number of reinforcements
        self.research: list[int] = [0] * FIRST_VEHICLE  # the number of research
        self.research[REPAIR_CREW] = repair_crew_research
        self.bases_only: list[bool] = [False] * FIRST_VEHICLE
        self.vehicles_only: list[bool] = [False] * FIRST_VEHICLE
        self.own_nation_buying: list[bool] = [False] * FIRST_VEHICLE
        for vehicle in vehicles:
            self._add(vehicle)
        self.count = len(self.codes)
        self.by_code: dict[str, int] = {code: card for card, code in enumerate(self.codes)}

    def _add(self, vehicle: Vehicle) -> None:
        self.codes.append(vehicle.id)
        self.names.append(vehicle.name)
        self.nation.append(vehicle.nation)
        self.type.append(vehicle.type)
        self.price.append(vehicle.price)
        self.buying_value.append(vehicle.buying_value)
        self.attack.append(vehicle.attack)
        self.defence.append(vehicle.defence)
        self.abilities.append([ability for ability, _ in vehicle.ability_values])
        values = dict(vehicle.ability_values)
        self.draws.append(values.get(REINFORCEMENTS, 0))
        self.research.append(values.get(RESEARCH, 0))
        self.bases_only.append("bases_only" in vehicle.traits)
        self.vehicles_only.append("vehicles_only" in vehicle.traits)
        self.own_nation_buying.append("own_nation_buying" in vehicle.traits)

    def vehicles(self) -> list[CardId]:
        return list(range(FIRST_VEHICLE, self.count))


def medal_points(card: CardId) -> int:
    """R16.1: a single counts 1, a double 2, everything else nothing."""
    if SINGLES <= card < DOUBLES:
        return 1
    return 2 if DOUBLES <= card < FIRST_VEHICLE else 0
