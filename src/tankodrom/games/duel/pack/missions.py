"""Missions in a pack: their shape, the possible hooks, and the constraints on them (C1, C25, C27, C28)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tankodrom.core.data_shapes import Data, Flag, Kinds, ListOf, OneOf, Pattern, Record, Shape, Text, Whole
from tankodrom.games.duel.boards import QUALITIES, SIDE_LETTERS, SIDES, TANK_IDS
from tankodrom.games.duel.cards import LAST_CARD
from tankodrom.games.duel.pack.cards import GROUPS, grounds_of, set_of
from tankodrom.games.duel.pack.records import ID, NAME, SIDE, VP, by_id, check_ids, named
from tankodrom.games.duel.pack.terrain import ROLES

_SIDES: Final = OneOf([*SIDES, "both"])
_RANGE: Final = Whole(-1000, 1000, step=200)
_DISTANCE: Final = Whole(0, 1000, step=200)

OPTIONS: Final = ["at_guns", "radios", "infantry"]
CONDITIONS: Final = ["deep_mud", "snow"]
_SLOT: Final = Record(
    {
        "tank_id": OneOf(TANK_IDS, "C25"),
        "board": ID,
        "quality": OneOf(QUALITIES),
        "start_range": Whole(0, 1000, "C27", step=200),
        "start_terrain?": ID,
        "apcr": Whole(0, 9),
        "extra?": Flag(),
    }
)


def _hooks(hooks: dict[str, dict[str, Shape]]) -> Shape:
    return ListOf(Kinds("hook", hooks, "C28"), 0, 8, "C28", key="hook")


_ADVANCE: Final[dict[str, Shape]] = {"r": _RANGE, "most": Whole(200, 400, step=200)}
_APPROACH: Final[dict[str, Shape]] = {"r": _DISTANCE, "most": Whole(200, 400, step=200)}
MISSION: Final = Record(
    {
        "id": ID,
        "name": NAME,
        "date": Pattern(r"[0-9]{4}-(?:0[1-9]|1[0-2])", "a month as in 1943-07"),
        "text": Record({"en": Text(1000), "cs": Text(1000)}),
        "soviet": ListOf(_SLOT, 1, len(TANK_IDS), "C27", key="tank_id"),
        "german": ListOf(_SLOT, 1, len(TANK_IDS), "C27", key="tank_id"),
        "passes?": Whole(0, 20),
        "deck": Record(
            {
                "sets": ListOf(OneOf(GROUPS), 0, len(GROUPS), unique=True),
                "swaps": ListOf(Whole(1, LAST_CARD), 0, LAST_CARD, unique=True),
            }
        ),
        "options": ListOf(OneOf(OPTIONS), 0, len(OPTIONS), unique=True),
        "conditions": ListOf(OneOf(CONDITIONS, "C28"), 0, len(CONDITIONS), "C28", unique=True),
        "admin_vp": _hooks(
            {
                "on_hill": {"vp": VP},
                "abs_range_eq": {"r": _DISTANCE, "still": Flag(), "vp": VP},
                "range_le": {"r": _RANGE, "side": _SIDES, "vp": VP},
                "range_eq": {"r": _RANGE, "vp": VP},
                "range_le_and_no_enemy_negative": {"r": _RANGE, "side": _SIDES, "vp": VP},
            }
        ),
        "end_vp": _hooks(
            {
                "sole_hill": {"vp": VP},
                "more_tanks_within": {"r": _DISTANCE, "vp": VP},
                "no_exit": {"side": _SIDES, "vp": VP},
                "per_never_eliminated": {"side": _SIDES, "vp": VP},
                "per_tank_negative": {"vp": VP},
                "all_within": {"side": _SIDES, "r": _RANGE, "vp": VP},
            }
        ),
        "field_actions": _hooks(
            {
                "climb": {},
                "exit": {"side": _SIDES, "r": _RANGE, "vp": VP},
                "road": {"cost": Whole(1, 9)},
            }
        ),
        "special": _hooks(
            {
                "ambush": {"side": SIDE},
                "start_spotted": {
                    "by_side": SIDE,
                    "target": Pattern(f"[{SIDE_LETTERS}]-(?:{'|'.join(TANK_IDS)})", "a tank as in S-I"),
                },
                "at_gun": {"side": SIDE, "gun": ID, "range": _DISTANCE},
            }
        ),
        "solo?": Record(
            {
                "bot": OneOf([*SIDES, "either"]),
                "only?": Flag(),
                "priority": ListOf(
                    Kinds("do", {"climb": {}, "exit": {}, "road": {}, "advance": _ADVANCE, "approach": _APPROACH}),
                    0,
                    8,
                    key="do",
                ),
            }
        ),
    }
)


def check_missions(pack: Data, found: list[str]) -> None:
    """The constraints on missions, in a pack with correct shapes."""
    missions: list[Data] = pack["missions"]["missions"]
    check_ids("mission", missions, found)
    for mission in missions:
        check_mission(pack, mission, found)


def check_mission(pack: Data, mission: Data, found: list[str]) -> None:
    """The constraints on one mission that is played with this pack. All shapes are correct."""
    where = f"mission {mission['id']}"
    for side in SIDES:
        _check_side(pack, mission[side], f"{where}: {side}", found)
    _check_deck(pack, mission, where, found)
    _check_hooks(pack, mission, where, found)
    _check_solo(mission, where, found)


def _check_side(pack: Data, slots: list[Data], where: str, found: list[str]) -> None:
    for id, count in Counter([slot["tank_id"] for slot in slots]).items():
        if count > 1:
            found.append(f"C25: {where} has {count} tanks with the id {id}")
    if not [slot for slot in slots if not slot.get("extra")]:
        found.append(f"C27: {where} has only extra tanks")
    boards = by_id(pack["tanks"]["tanks"])
    for slot in slots:
        board = boards.get(slot["board"])
        if board is None:
            found.append(f"{where} {slot['tank_id']}: there is no board {slot['board']}")
        elif slot["apcr"] and "apcr" not in board["equipment"]:
            found.append(f"{where} {slot['tank_id']}: {slot['board']} cannot load apcr")


def _check_deck(pack: Data, mission: Data, where: str, found: list[str]) -> None:
    deck: Data = mission["deck"]
    sets: list[str] = deck["sets"]
    swaps: set[int] = set(deck["swaps"])
    cards: list[Data] = pack["battle_cards"]["cards"]
    used = {card["number"]: card for card in cards if set_of(card) == "base"}
    replaced: set[int] = set()
    for card in cards:
        number: int = card["number"]
        if card.get("group", "") in sets or (set_of(card) == "alt" and number in swaps):
            if number in replaced:
                found.append(f"C1: {where} puts two substitutes in the place of card {number}")
            replaced.add(number)
            used[number] = card
    groups = {card.get("group", "") for card in cards}
    for name in sets:
        if name not in groups:
            found.append(f"{where}: there are no cards of the set {name}")
    alternates = {card["number"] for card in cards if set_of(card) == "alt"}
    for number in sorted(swaps):
        if number not in alternates:
            found.append(f"{where}: card {number} has no alternate to swap")
    _check_starts(pack, mission, list(used.values()), where, found)


def _check_starts(pack: Data, mission: Data, deck: list[Data], where: str, found: list[str]) -> None:
    """The start terrain of tanks comes from the deck."""
    left = Counter([ground for card in deck for ground in grounds_of(card)])
    grounds = by_id(pack["terrain"]["terrain"])
    for side in SIDES:
        for slot in mission[side]:
            if "start_terrain" not in slot:
                continue
            ground = grounds.get(slot["start_terrain"])
            if ground is None:
                found.append(f"{where}: there is no terrain {slot['start_terrain']} to start in")
                continue
            if ground.get("default"):
                continue  # no card is needed
            if ground.get("enemy_only") or [role for role in ROLES if ground.get(role)]:
                found.append(f"{where}: no tank starts in {ground['id']}")
                continue
            left[ground["id"]] -= 1
            if left[ground["id"]] < 0:
                found.append(f"{where}: the deck has not enough {ground['id']} for all tanks that start there")


def _check_hooks(pack: Data, mission: Data, where: str, found: list[str]) -> None:
    once: list[str] = []
    for action in mission["field_actions"]:
        if action["hook"] != "exit":
            once.append(action["hook"])
            continue
        for side in SIDES:
            if action["side"] in (side, "both"):
                once.append(f"exit for {side}")
    for special in mission["special"]:
        hook: str = special["hook"]
        if hook == "ambush":
            once.append(hook)
        elif hook == "start_spotted":
            once.append(f"start_spotted of {special['target']} by {special['by_side']}")
            _check_spotted(mission, special, where, found)
        else:
            once.append(f"at_gun {special['gun']} of {special['side']}")
            gun = named(pack["guns"]["guns"], special["gun"])
            if gun is None or not gun["towed"]:
                found.append(f"{where}: there is no towed gun {special['gun']}")
            if "at_guns" not in mission["options"]:
                found.append(f"{where} has an at_gun, so its options have at_guns")
    for name, count in Counter(once).items():
        if count > 1:
            found.append(f"C28: {where} has {name} {count} times")


def _check_spotted(mission: Data, special: Data, where: str, found: list[str]) -> None:
    letter, _, id = special["target"].partition("-")
    side = SIDES[SIDE_LETTERS.index(letter)]
    if side == special["by_side"]:
        found.append(f"{where}: {special['target']} is no enemy of the side that has spotted it")
    if not [slot for slot in mission[side] if slot["tank_id"] == id and not slot.get("extra")]:
        found.append(f"{where}: {special['target']} is no tank of the mission that is always there")


def _check_solo(mission: Data, where: str, found: list[str]) -> None:
    solo: Data | None = mission.get("solo")
    if solo is None:
        return
    actions = [action["hook"] for action in mission["field_actions"]]
    for line in solo["priority"]:
        if line["do"] in ("climb", "exit", "road") and line["do"] not in actions:
            found.append(f"C28: {where}: the bot cannot {line['do']} without that field action")
    for special in mission["special"]:
        if special["hook"] == "at_gun" and solo["bot"] in (special["side"], "either"):
            found.append(f"{where}: a bot cannot have the {special['gun']}")
