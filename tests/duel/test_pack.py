"""The data pack: the built-in one is the proposal of the rules document; each problem of another has a sentence."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tankodrom.core.errors import BadPack
from tankodrom.games.duel.pack.pack import (
    PARTS,
    mission_problems,
    pack_problems,
    read_shapes,
    standard_pack,
    whole_pack,
)

Data = dict[str, Any]
Change = Callable[[Data], object]

OURS = standard_pack()
CARDS: list[Data] = OURS["battle_cards"]["cards"]
BASE = [card for card in CARDS if card["set"] == "base"]


def changed(change: Change) -> Data:
    pack = deepcopy(OURS)
    change(pack)
    return pack


def ids(problems: list[str]) -> set[str]:
    """The constraints that the sentences begin with."""
    return {problem.split(":")[0] for problem in problems if re.match(r"C\d+:", problem)}


def card(pack: Data, number: int, set: str = "base") -> Data:
    return next(card for card in pack["battle_cards"]["cards"] if (card["number"], card["set"]) == (number, set))


def named(pack: Data, part: str, id: Any) -> Data:
    (records,) = pack[part].values()
    return next(record for record in records if record["id"] == id)


def kinds(card: Data) -> list[str]:
    return [face["kind"] for face in card["faces"]]


# --- our own pack


def test_our_pack_has_no_problems() -> None:
    assert pack_problems(OURS) == []
    assert whole_pack({}) == OURS
    assert list(OURS) == list(PARTS)
    for mission in OURS["missions"]["missions"]:
        assert mission_problems(OURS, mission) == []


def test_the_number_of_records() -> None:
    assert Counter(card["set"] for card in CARDS) == {"base": 100, "alt": 9, "city": 18}
    assert Counter(card["group"] for card in CARDS if "group" in card) == {"mines": 1, "steppe": 8, "city": 18}
    assert len(OURS["damage_cards"]["cards"]) == 21
    assert len(OURS["terrain"]["terrain"]) == 11
    assert Counter(gun["towed"] for gun in OURS["guns"]["guns"]) == {False: 15, True: 6}
    assert Counter(tank["nation"] for tank in OURS["tanks"]["tanks"]) == {"german": 8, "soviet": 8}
    assert len(OURS["infantry"]["tables"]) == 4
    assert len(OURS["tankbot"]["personalities"]) == 5
    assert len(OURS["missions"]["missions"]) == 8


class TestTheBaseDeck:
    """D3."""

    def test_composition(self) -> None:
        assert Counter("/".join(kinds(card)) for card in BASE) == {
            "TERRAIN": 22,
            "MOVE": 20,
            "FIRE": 16,
            "MOVE/FIRE": 8,
            "ORDER": 6,
            "LEADERSHIP": 6,
            "FLANK": 6,
            "TACTICS": 6,
            "MOVE/FLANK": 4,
            "SMOKE": 4,
            "LEADERSHIP/TACTICS": 2,
        }

    @pytest.mark.parametrize(
        ("kind", "numbers"),
        [
            ("MOVE", [4, 4, 6, 6, 6, 4, 2]),
            ("FIRE", [3, 3, 4, 5, 4, 3, 2]),
            ("FLANK", [0, 1, 2, 3, 2, 2, 0]),
        ],
    )
    def test_levels(self, kind: str, numbers: list[int]) -> None:
        levels = Counter(face["level"] for card in BASE for face in card["faces"] if face["kind"] == kind)
        assert [levels[level] for level in range(1, 8)] == numbers

    def test_accuracy_of_fire_by_level(self) -> None:
        expected = {1: 0, 2: 0, 3: 5, 4: 5, 5: 10, 6: 15, 7: 20}
        for card in BASE:
            for face in card["faces"]:
                assert face["kind"] != "FIRE" or face["to_hit"] == expected[face["level"]]

    def test_terrain_and_orders(self) -> None:
        terrain = Counter(face["terrain"] for card in BASE for face in card["faces"] if "terrain" in face)
        assert terrain == {
            "WOODS": 5,
            "RUBBLE": 2,
            "MUD": 3,
            "FIELD": 2,
            "BRUSH": 4,
            "GULLY": 4,
            "BUILDING": 2,
        }
        special = Counter(face["special"] for card in BASE for face in card["faces"] if "special" in face)
        assert special == {"RECON": 2, "REGROUP": 2, "RESERVES": 2}

    def test_symbols(self) -> None:
        symbols = Counter(symbol for card in BASE for symbol in card["symbols"])
        assert symbols == {"B": 45, "F": 25, "X": 30, "E": 20, "S": 50}
        assert sum(card.get("infantry_mark", False) for card in BASE) == 20
        assert Counter(len(card["symbols"]) for card in BASE) == {1: 46, 2: 38, 3: 16}

    def test_order_symbols(self) -> None:
        assert Counter(card["orders"] for card in BASE) == {0: 50, 1: 35, 2: 15}
        for card in BASE:
            assert card["orders"] < 2 or not {"ORDER", "LEADERSHIP", "TACTICS"} & set(kinds(card))

    def test_penetration(self) -> None:
        light = Counter(card["pen"] for card in BASE if not card.get("heavy"))
        heavy = Counter(card["pen"] for card in BASE if card.get("heavy"))
        assert light == {2: 4, 1: 12, 0: 20, -1: 16, -2: 8, -3: 2, "R": 8}
        assert heavy == {"P": 4, 3: 5, 2: 6, 1: 8, 0: 5, -1: 2}


def test_substitutes() -> None:
    faces = {(card["group"], card["number"]): card["faces"][0]["terrain"] for card in CARDS if "group" in card}
    steppe = ["FIELD", "FIELD", "BRUSH", "BRUSH", "GULLY", "GULLY", "MUD", "MUD"]
    assert [faces["steppe", number] for number in range(70, 78)] == steppe
    assert faces["mines", 13] == "MINES"
    assert faces["city", 6] == "BUILDING"  # woods
    assert faces["city", 18] == "RUBBLE"  # brush
    assert faces["city", 27] == "FIELD"  # gully
    assert faces["city", 11] == "FIELD"
    assert ("city", 40) not in faces
    assert ("city", 10) not in faces


def test_break_marks() -> None:
    """D5."""
    marks = [card["morale"] for card in OURS["damage_cards"]["cards"]]
    assert [sum(mark[place] == "X" for mark in marks) for place in range(6)] == [13, 8, 4, 9, 8, 8]


@pytest.mark.parametrize(
    ("part", "id", "path", "value"),
    [
        ("terrain", "RUBBLE", ["triggers"], ["bog", "conceal"]),
        ("terrain", "MINES", ["mines"], 50),
        ("terrain", "GULLY", ["hull_down"], 60),
        ("damage_cards", 1, ["crit", "track"], ["immobilised", "fire"]),
        ("damage_cards", 4, ["crit", "turret"], ["kill gunner(loader)", "wound loader", "fire"]),
        ("damage_cards", 2, ["track", "light"], []),
        ("damage_cards", 21, ["reshuffle"], True),
        ("guns", "stuk40", ["pen"], [13, 13, 13, 12, 11, 10, 9, 8, 7, 7, 7]),
        ("guns", "kwk38t", ["to_hit"], [98, 86, 75, 65, 55, 42, 26, 10, "-", "-", "-"]),
        ("guns", "f34", ["apcr"], [3, 3, 2, 1, 1, "-", "-", "-", "-", "-", "-"]),
        ("guns", "m39_85", ["order_cost"], 4),
        ("tanks", "stug3g", ["fire"], [6, 4, 2]),
        ("tanks", "stug3g", ["armour"], {"track": [1, 1], "hull": [8, 4], "turret": [8, 4]}),
        ("tanks", "pz38t", ["hit", "track"], [0, 1]),
        ("tanks", "pz38t", ["equipment"], []),
        ("tanks", "bt7", ["seats"], ["commander_gunner", "loader", "driver"]),
        ("tanks", "tiger1", ["vp", "tank"], 8),
        ("tankbot", "bold", ["operational", "secondary"], ["load_apcr", "spot", "hull_down"]),
        ("tankbot", "cautious", ["in_peril", "own_high"], [75, 1]),
        ("tankbot", "evasive", ["withdraws"], True),
        ("missions", "M4", ["special"], [{"hook": "at_gun", "side": "german", "gun": "pak40", "range": 600}]),
        ("missions", "M7", ["passes"], 5),
        ("missions", "M6", ["deck", "sets"], ["steppe"]),
    ],
)
def test_values_of_the_rules_document(part: str, id: Any, path: list[str], value: Any) -> None:
    found: Any = named(OURS, part, id)
    for name in path:
        found = found[name]
    assert found == value


def test_cards_of_the_rules_document() -> None:
    assert card(OURS, 62) == {
        "number": 62,
        "faces": [{"kind": "MOVE", "level": 2}, {"kind": "FIRE", "level": 6, "to_hit": 15}],
        "orders": 0,
        "symbols": "BFE",
        "pen": "R",
        "infantry_mark": True,
        "set": "base",
    }
    assert card(OURS, 31)["pen"] == "P"
    assert card(OURS, 97)["pen"] == -1
    assert card(OURS, 97)["heavy"]
    soviet_city = OURS["infantry"]["tables"][3]
    assert soviet_city["rows"] == [[35, 20, 10], [33, 35, 20], [35, 35, 35]]
    assert [weapon["id"] for weapon in soviet_city["weapons"]["high"]] == ["rifle", "hand_to_hand"]


# --- constraints


def mission(pack: Data, id: str = "M1") -> Data:
    return named(pack, "missions", id)


def fewer(kind: str) -> Change:
    """All faces of a kind replaced by another."""

    def change(pack: Data) -> None:
        for record in pack["battle_cards"]["cards"]:
            if record["set"] == "base" and record["number"] != 13 and kind in kinds(record):
                record["faces"] = [{"kind": "FLANK", "level": 3}]

    return change


def update(part: str, which: Any, **entries: Any) -> Change:
    return lambda pack: named(pack, part, which).update(entries)


BROKEN: list[tuple[str, Change]] = [
    ("C1", lambda pack: pack["battle_cards"]["cards"].remove(card(pack, 50))),
    ("C1", lambda pack: card(pack, 50).update(number=51)),
    ("C1", lambda pack: card(pack, 50).update(number=101)),
    ("C1", lambda pack: card(pack, 70, "city").update(number=6)),
    ("C1", lambda pack: mission(pack)["deck"].update(sets=["steppe", "city"])),
    ("C1", lambda pack: mission(pack)["deck"].update(sets=["city"], swaps=[71])),
    ("C2", lambda pack: card(pack, 50).update(target=5)),
    ("C3", lambda pack: card(pack, 50).update(symbols="")),
    ("C3", lambda pack: card(pack, 50).update(symbols="BXES")),
    ("C3", lambda pack: card(pack, 50).update(symbols="SS")),
    ("C3", lambda pack: card(pack, 50).update(symbols="Q")),
    ("C4", lambda pack: card(pack, 50).update(symbols="FX")),
    ("C5", lambda pack: card(pack, 50).update(orders=3)),
    ("C6", lambda pack: card(pack, 50).update(pen="Q")),
    ("C6", lambda pack: card(pack, 11).update(heavy=False)),
    ("C6", lambda pack: card(pack, 14).update(heavy=True)),
    ("C7", lambda pack: card(pack, 50).update(faces=[])),
    ("C7", lambda pack: card(pack, 50).update(faces=[{"kind": "TACTICS"}] * 3)),
    ("C7", lambda pack: card(pack, 50).update(faces=[{"kind": "MOVE", "level": level} for level in (1, 2)])),
    ("C8", update("terrain", "MOVE", cover=20)),
    ("C8", update("terrain", "MOVE", fire_from=0)),
    ("C9", lambda pack: card(pack, 1).update(faces=[{"kind": "MOVE", "level": 8}])),
    ("C9", lambda pack: card(pack, 1).update(faces=[{"kind": "MOVE"}])),
    ("C9", lambda pack: card(pack, 1).update(faces=[{"kind": "FIRE", "level": 3}])),
    ("C10", lambda pack: card(pack, 13).update(faces=[{"kind": "MOVE", "level": 2}])),
    ("C10", lambda pack: card(pack, 13, "alt").update(faces=[{"kind": "TERRAIN", "terrain": "MUD"}])),
    ("C10", lambda pack: card(pack, 70, "alt").update(number=69)),
    ("C10", lambda pack: card(pack, 70, "alt").update(group="mines")),
    ("C10", lambda pack: card(pack, 70, "alt").update(symbols="B")),
    ("C10", lambda pack: card(pack, 70, "city").update(number=1)),
    ("C10", lambda pack: card(pack, 70, "city").update(faces=[{"kind": "TACTICS"}])),
    ("C11", update("terrain", "SMOKE", cover=40)),
    ("C11", update("terrain", "SMOKE", triggers=[])),
    ("C11", update("terrain", "SMOKE", no_fire=False)),
    ("C11", update("terrain", "FIELD", cover=5)),
    ("C11", update("terrain", "FIELD", conceal=5)),
    ("C11", update("terrain", "MUD", to_hit_vs=0)),
    ("C11", update("terrain", "WOODS", triggers=["bog"])),
    ("C11", update("terrain", "WOODS", bog=10)),
    ("C11", update("terrain", "HILL", conceal=10)),
    ("C11", update("terrain", "HILL", bot_preference=9)),
    ("C11", update("terrain", "MINES", enemy_only=False)),
    ("C12", lambda pack: card(pack, 50).update(faces=[{"kind": "SHUFFLE"}])),
    ("C12", lambda pack: card(pack, 6).update(faces=[{"kind": "TERRAIN", "terrain": "HILL"}])),
    ("C12", lambda pack: card(pack, 6).update(faces=[{"kind": "TERRAIN", "terrain": "SMOKE"}])),
    ("C13", fewer("TACTICS")),
    ("C13", fewer("LEADERSHIP")),
    ("C13", fewer("SMOKE")),
    ("C13", fewer("TERRAIN")),
    ("C13", fewer("MOVE")),
    ("C13", fewer("FIRE")),
    ("C14", lambda pack: pack["damage_cards"]["cards"].pop()),
    ("C14", update("damage_cards", 20, reshuffle=True)),
    ("C14", update("damage_cards", 21, reshuffle=False)),
    ("C14", update("damage_cards", 20, id=19)),
    ("C15", update("damage_cards", 20, crit_number=10)),
    ("C15", update("damage_cards", 20, morale="Xoo")),
    ("C15", lambda pack: named(pack, "damage_cards", 20).pop("hull")),
    ("C15", lambda pack: named(pack, "damage_cards", 20)["crit"].pop("hull")),
    ("C16", update("damage_cards", 20, crit_number=5)),
    ("C17", update("damage_cards", 20, morale="XoXooo")),
    ("C17", update("damage_cards", 20, morale="oXoooo")),
    ("C18", update("damage_cards", 20, hull={"light": ["flood"], "heavy": []})),
    ("C18", update("damage_cards", 20, hull={"light": ["wound cook"], "heavy": []})),
    ("C18", update("damage_cards", 20, hull={"light": ["fire x99"], "heavy": []})),
    ("C18", update("damage_cards", 20, hull={"light": ["none"], "heavy": []})),
    ("C19", update("guns", "f34", to_hit=[90] * 10)),
    ("C19", update("guns", "f34", to_hit=[90] * 10 + [91])),
    ("C19", update("guns", "f34", pen=[9] * 9 + ["-", 5])),
    ("C19", update("guns", "f34", pen=[9] * 10 + ["-"])),
    ("C19", update("guns", "f34", to_hit=["-"] * 11)),
    ("C20", update("tanks", "pz4g", hit={"track": [0], "hull": [1, 2, 3, 4], "turret": [6, 7, 8, 9]})),
    ("C20", update("tanks", "pz4g", hit={"track": [0], "hull": [1, 2, 3, 4, 5], "turret": [5, 6, 7, 8, 9]})),
    ("C21", update("tanks", "tiger1", equipment=["apcr"])),
    ("C21", update("tanks", "pz4g", equipment=["heavy"])),
    ("C22", update("tanks", "pz4g", fire=[6, 4])),
    ("C22", update("tanks", "stug3g", fire=[6, 6, 2])),
    ("C23", update("tanks", "pz4g", seats=["commander", "loader", "driver"])),
    ("C23", update("tanks", "pz4g", seats=["commander", "gunner", "driver"])),
    ("C23", update("tanks", "pz4g", seats=["commander_gunner", "gunner", "loader", "driver"])),
    ("C23", update("tanks", "pz4g", seats=["commander", "gunner", "loader", "loader"])),
    ("C23", update("tanks", "pz4g", seats=["commander", "gunner", "loader", "cook"])),
    ("C25", lambda pack: mission(pack)["soviet"][0].update(tank_id="II")),
    ("C25", lambda pack: mission(pack)["soviet"][0].update(tank_id="V")),
    ("C26", update("tanks", "jagdpanther", equipment=["apcr", "heavy"])),
    ("C27", lambda pack: mission(pack)["soviet"].extend([mission(pack)["soviet"][0]] * 3)),
    ("C27", lambda pack: mission(pack).update(soviet=[])),
    ("C27", lambda pack: mission(pack)["soviet"][0].update(start_range=1200)),
    ("C27", lambda pack: mission(pack)["soviet"][0].update(start_range=-200)),
    ("C27", lambda pack: mission(pack)["soviet"][0].update(start_range=300)),
    ("C27", lambda pack: [slot.update(extra=True) for slot in mission(pack)["german"]]),
    ("C28", lambda pack: mission(pack).update(admin_vp=[{"hook": "dance", "vp": 2}])),
    ("C28", lambda pack: mission(pack).update(end_vp=[{"hook": "on_hill", "vp": 2}])),
    ("C28", lambda pack: mission(pack).update(field_actions=[{"hook": "dig"}])),
    ("C28", lambda pack: mission(pack).update(field_actions=[{"hook": "climb"}, {"hook": "climb"}])),
    ("C28", lambda pack: mission(pack).update(special=[{}])),
    ("C28", lambda pack: mission(pack).update(conditions=["heat"])),
    ("C28", lambda pack: mission(pack)["solo"].update(priority=[{"do": "climb"}])),
]


@pytest.mark.parametrize(("constraint", "change"), BROKEN)
def test_a_broken_constraint_is_named(constraint: str, change: Change) -> None:
    pack = changed(change)
    assert constraint in ids(pack_problems(pack))
    if constraint in ("C25", "C27", "C28"):
        assert constraint in ids(mission_problems(OURS, mission(pack)))


def test_every_constraint_is_broken_above() -> None:
    assert {constraint for constraint, _ in BROKEN} == {f"C{number}" for number in range(1, 29)} - {"C24"}


@pytest.mark.parametrize(
    ("sentence", "change"),
    [
        ("no terrain LAVA", lambda pack: card(pack, 6).update(faces=[{"kind": "TERRAIN", "terrain": "LAVA"}])),
        ("no tank gun none", update("tanks", "pz4g", gun="none")),
        ("no tank gun pak40", update("tanks", "pz4g", gun="pak40")),
        ("no board maus", lambda pack: mission(pack)["german"][0].update(board="maus")),
        ("cannot load apcr", lambda pack: mission(pack, "M5")["soviet"][0].update(apcr=1)),
        ("one of RECON", lambda pack: card(pack, 3).update(faces=[{"kind": "ORDER", "special": "TEA"}])),
        ("exactly one entry has default", update("terrain", "WOODS", default=True)),
        ("exactly one entry has motion", update("terrain", "MOVE", motion=False)),
        ("exactly one entry has modifier", update("terrain", "SMOKE", modifier=False)),
        ("exactly one entry has mission", update("terrain", "HILL", mission=False)),
        ("at once", update("terrain", "HILL", default=True)),
        ("uphill", update("terrain", "WOODS", uphill=1)),
        ("bot_preference 1", update("terrain", "MUD", bot_preference=1)),
        ("terrain FIELD is there 2 times", update("terrain", "WOODS", id="FIELD")),
        ("gun f34 is there 2 times", update("guns", "zis5", id="f34")),
        ("tank bt7 is there 2 times", update("tanks", "t34_41", id="bt7")),
        ("mission M1 is there 2 times", update("missions", "M2", id="M1")),
        ("personality bold is there 2 times", update("tankbot", "alert", id="bold")),
        ("has no group", lambda pack: card(pack, 1).update(group="city")),
        ("group mines or steppe", lambda pack: card(pack, 70, "alt").pop("group")),
        ("is towed", lambda pack: named(pack, "guns", "pak40").pop("order_cost")),
        ("is not towed", lambda pack: named(pack, "guns", "f34").pop("apcr")),
        ("each of its seats", lambda pack: named(pack, "tanks", "bt7")["vp"].pop("driver")),
        ("each of its seats", lambda pack: named(pack, "tanks", "bt7")["vp"].update(gunner=1)),
        ("german and city", lambda pack: pack["infantry"]["tables"].pop(1)),
        ("pen or explosions", lambda pack: pack["infantry"]["tables"][0]["weapons"]["low"][0].pop("pen")),
        ("not enough WOODS", lambda pack: [fewer("TERRAIN")(pack)]),
        ("no tank starts in MINES", lambda pack: mission(pack)["german"][0].update(start_terrain="MINES")),
        ("no tank starts in SMOKE", lambda pack: mission(pack)["german"][0].update(start_terrain="SMOKE")),
        ("no terrain LAVA to start", lambda pack: mission(pack)["german"][0].update(start_terrain="LAVA")),
        ("no alternate", lambda pack: mission(pack)["deck"].update(swaps=[14])),
        ("no towed gun f34", lambda pack: mission(pack, "M4")["special"][0].update(gun="f34")),
        ("options have at_guns", lambda pack: mission(pack, "M4").update(options=[])),
        ("a bot cannot have", lambda pack: mission(pack, "M4")["solo"].update(bot="either")),
        ("is no enemy", lambda pack: mission(pack, "M5")["special"][1].update(target="G-I")),
        ("always there", lambda pack: mission(pack, "M5")["special"][1].update(target="S-IV")),
        ("always there", lambda pack: mission(pack, "M5")["soviet"][0].update(extra=True)),
        (
            "no cards of the set city",
            lambda pack: [
                pack["battle_cards"].update(cards=CARDS[:109]),
                mission(pack)["deck"].update(sets=["city"]),
            ],
        ),
    ],
)
def test_what_else_would_not_work_is_said(sentence: str, change: Change) -> None:
    assert sentence in "\n".join(pack_problems(changed(change)))


def test_the_default_terrain_needs_no_card() -> None:
    own = deepcopy(mission(OURS))
    for slot in own["soviet"] + own["german"]:
        slot["start_terrain"] = "FIELD"
    assert mission_problems(OURS, own) == []
    own["deck"] = {"sets": ["mines", "steppe"], "swaps": [13, 70]}
    assert mission_problems(OURS, own) == []


# --- shapes


HUGE = 10**5000
JUNK: list[Any] = [
    None,
    True,
    -1,
    HUGE,
    1.5,
    float("nan"),
    "",
    "x" * 10_000,
    "\x1b[2J",
    "\ud800",
    [],
    {},
    [[]],
    {1: 2},
]


@pytest.mark.parametrize("junk", [*JUNK, [1], "M1"], ids=type)
def test_a_mission_that_is_none(junk: Any) -> None:
    assert mission_problems(OURS, junk) != []


@pytest.mark.parametrize("part", list(PARTS))
@pytest.mark.parametrize("junk", [*JUNK, {"what": []}], ids=type)
def test_a_part_that_is_none(part: str, junk: Any) -> None:
    with pytest.raises(BadPack, match=part):
        whole_pack({part: junk})
    with pytest.raises(BadPack, match=part):
        read_shapes(part, junk)
    assert pack_problems({**OURS, part: junk}) != []


@pytest.mark.parametrize("data", [None, 1, "pack", [], {"cards": {}}, {1: {}}, {None: {}}])
def test_a_pack_that_is_none(data: Any) -> None:
    with pytest.raises(BadPack, match="battle_cards, damage_cards"):
        whole_pack(data)


def test_parts_may_be_missing_only_in_a_pack_to_be_completed() -> None:
    own = {"terrain": deepcopy(OURS["terrain"])}
    own["terrain"]["terrain"][1]["cover"] = 15
    pack = whole_pack(own)
    assert pack["terrain"] is own["terrain"]
    assert pack["guns"] == OURS["guns"]
    assert pack_problems(pack) == []
    assert pack_problems(own) != []


@pytest.mark.parametrize(
    ("sentence", "change"),
    [
        ("cards 1 (number 1): unknown entry 'colour'", lambda pack: card(pack, 1).update(colour="red")),
        ("cards 1: number is missing", lambda pack: card(pack, 1).pop("number")),
        ("cards 1 (number 1): orders is missing", lambda pack: card(pack, 1).pop("orders")),
        ("cards 1 (number 1): faces: a list", lambda pack: card(pack, 1).update(faces={})),
        ("cards 1 (number 1): faces 1: a table", lambda pack: card(pack, 1).update(faces=["MOVE"])),
        ("number True", lambda pack: card(pack, 1).update(number=True)),
        ("heavy: true or false", lambda pack: card(pack, 1).update(heavy=1)),
        ("set: one of base", lambda pack: card(pack, 1).update(set=["base"])),
        ("here it has 401", lambda pack: pack["battle_cards"].update(cards=[{}] * 401)),
        ("a huge number", update("tanks", "pz4g", size=HUGE)),
        ("(id 'pz4g'): move: a whole number from 1 to 7", update("tanks", "pz4g", move=0)),
        ("(id 'pz4g'): fire 1: a whole number from 1 to 7", update("tanks", "pz4g", fire=[9])),
        ("armour: track 2", update("tanks", "pz4g", armour={"track": [1, -1], "hull": [1, 1], "turret": [1, 1]})),
        ("'radio' is there twice", update("tanks", "pz4g", equipment=["radio", "radio"])),
        ("a word of letters", update("tanks", "pz4g", id="pz 4")),
        ("control characters", update("tanks", "pz4g", name="\x1b[2Jpz")),
        ("control characters", update("tanks", "pz4g", name="\ud800")),
        ("text of 1 to 60", update("tanks", "pz4g", name="x" * 61)),
        ("cs is missing", update("terrain", "WOODS", name={"en": "woods"})),
        ("triggers 1: one of", update("terrain", "WOODS", triggers=["rain"])),
        ("rows: a list of 3", lambda pack: pack["infantry"]["tables"][0].update(rows=[])),
        ("primary: a list of 1", lambda pack: named(pack, "tankbot", "bold")["operational"].update(primary=[])),
        ("primary 1: one of", lambda pack: named(pack, "tankbot", "bold")["operational"].update(primary=["run"])),
        ("a month", lambda pack: mission(pack).update(date="1943-13")),
        ("a month", lambda pack: mission(pack).update(date="1943-07\n")),
        ("unknown do", lambda pack: mission(pack)["solo"].update(priority=[{"do": "dance"}])),
        ("most: a", lambda pack: mission(pack)["solo"].update(priority=[{"do": "advance", "r": 0, "most": 600}])),
        ("in steps of 200", lambda pack: mission(pack, "M3")["end_vp"][0].update(r=150)),
        ("still: true or false", lambda pack: mission(pack, "M3")["admin_vp"][0].update(still=1)),
        ("unknown entry 'side'", lambda pack: mission(pack, "M2")["admin_vp"][0].update(side="both")),
        ("one of soviet, german, not 'both'", lambda pack: mission(pack, "M5")["special"][0].update(side="both")),
        ("a tank as in S-I", lambda pack: mission(pack, "M5")["special"][1].update(target="X-I")),
        ("sets: 'mines' is there twice", lambda pack: mission(pack)["deck"].update(sets=["mines", "mines"])),
    ],
)
def test_a_wrong_shape_is_named_with_its_record(sentence: str, change: Change) -> None:
    pack = changed(change)
    assert sentence in "\n".join(pack_problems(pack))
    with pytest.raises(BadPack):
        whole_pack(pack)


# --- anything at all


def places(value: Any) -> list[Any]:
    """Every container inside, from the outside in."""
    found = [value]
    for inner in list(value.values()) if isinstance(value, dict) else value:
        if isinstance(inner, dict | list):
            found += places(inner)
    return found


junk = st.one_of(
    st.sampled_from(JUNK),
    st.integers(-12, 1001),
    st.sampled_from(
        ["P", "-", "X", "MUD", "SMOKE", "M1", "pz4g", "pak40", "S-I", "both", "city", "fire x2", "climb"]
    ),
    st.dictionaries(st.sampled_from(["id", "hook", "kind", "do", "level", "r"]), st.integers(0, 9), max_size=3),
)


@settings(max_examples=300, deadline=None)
@given(part=st.sampled_from(list(PARTS)), data=st.data())
def test_no_change_of_a_pack_makes_it_fail_in_another_way(part: str, data: st.DataObject) -> None:
    pack = {**OURS, part: deepcopy(OURS[part])}
    for _ in range(data.draw(st.integers(1, 3))):
        found = places(pack[part])
        place = found[data.draw(st.integers(0, len(found) - 1))]
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            continue
        key = keys[data.draw(st.integers(0, len(keys) - 1))]
        how = data.draw(st.sampled_from(["junk", "junk", "number", "away", "twice", "other"]))
        if how == "junk":
            place[key] = deepcopy(data.draw(junk))
        elif how == "number" and type(place[key]) is int:
            place[key] += data.draw(st.integers(-3, 3))
        elif how == "away":
            del place[key]
        elif how == "twice" and isinstance(place, list):
            place.append(deepcopy(place[key]))
        elif how == "other":
            place[key] = deepcopy(place[keys[data.draw(st.integers(0, len(keys) - 1))]])
    problems = pack_problems(pack)
    try:
        assert whole_pack({part: pack[part]})[part] is pack[part]
    except BadPack:
        assert problems != []
    missions = pack["missions"]
    if part == "missions" and isinstance(missions, dict) and isinstance(missions.get("missions"), list):
        for record in missions["missions"]:
            if mission_problems(OURS, record):
                assert problems != []
