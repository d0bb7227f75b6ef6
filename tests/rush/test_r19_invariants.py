"""R19: the invariants of every position, checked over random games of every option.

The cards are counted here from the zones, not by the engine's own `inventory` or `broken_invariants`.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from table import RUSH_PACK, do_as, legal, rush_at
from tankodrom.core.action import Action, first, verb_number
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.core.text import text_of
from tankodrom.games.registry import game_named
from tankodrom.games.rush.cards import CAPTURED_BASE, FIRST_VEHICLE, SINGLES
from watch import Watch

GAMES = 12
CROWDED = 25  # short games that begin with many vehicles in hands, on bases and in stores
WHOLE_GAME = 100_000  # turns
LONGEST_TURN = 400  # answers; the longest of these games has some dozens

BASE: dict[str, dict[str, Value]] = {f"{seats} players": {} for seats in (2, 3, 4, 5)}
VARIANTS: dict[str, dict[str, Value]] = {
    "V1": {"extended_shop": True},
    "V2": {"weak_hand_compensation": True},
    "V3": {"interactive_combat": True},
    "V4": {"defended_bases_bonus": True},
    "V5": {"medal_sets": True},
    "V6": {"single_reshuffle": True},
    "V7": {"recruitment_alternative": True},
    "V8, 3 players": {"team_game": True},
    "V8, 4 players": {"team_game": True},
    "V8, 5 players": {"team_game": True},
    "V2 V4 V7": {"weak_hand_compensation": True, "defended_bases_bonus": True, "recruitment_alternative": True},
    "all, 5 players": {
        "extended_shop": True,
        "weak_hand_compensation": True,
        "defended_bases_bonus": True,
        "medal_sets": True,
        "single_reshuffle": True,
        "recruitment_alternative": True,
        "team_game": True,
    },
}
ALL = {**BASE, **VARIANTS}


def _zones(state: Any) -> list[list[int]]:
    zones = [state.shop, state.deck, state.discard, state.scrapyard]
    zones += [step.cards() for step in state.stack]
    for player in state.players:
        zones += [player.hand, player.garage, player.store, player.kept]
        zones.append([card for card in player.guards if card >= 0])
    return zones


def _check_position(state: Any, options: dict[str, Value], watch: Watch) -> None:
    counts = [0] * state.cards.count
    for zone in _zones(state):
        for card in zone:
            counts[card] += 1
    if counts[FIRST_VEHICLE:].count(1) != state.cards.count - FIRST_VEHICLE:
        watch.note("R19.1", f"vehicles are in {counts[FIRST_VEHICLE:]} zones")
    if counts[:3] != [4 * state.seats, state.seats, state.seats]:
        watch.note("R19.1", f"rear cards {counts[:3]}")
    bases = sum(1 for player in state.players for base in player.bases if base)
    if bases + counts[CAPTURED_BASE] != 3 * state.seats:
        watch.note("R19.1", f"{bases} bases on the table and {counts[CAPTURED_BASE]} captured")
    watch.seen["captured"] += counts[CAPTURED_BASE]
    medals = counts[SINGLES:FIRST_VEHICLE]
    if sum(medals) + sum(state.singles) + sum(state.doubles) != 48:
        watch.note("R19.1", f"medals {medals}, {state.singles}, {state.doubles}")
    for nation in range(4):
        singles = [state.singles[nation], medals[nation]]
        doubles = [state.doubles[nation], medals[4 + nation]]
        if sum(singles) != 9 or sum(doubles) != 3 or min(singles + doubles) < 0:
            watch.note("R19.8", f"nation {nation}: singles {singles} and doubles {doubles}")
        watch.seen["singles"] += singles[1]
        watch.seen["doubles"] += doubles[1]
    for player in state.players:
        for guard, hurt in zip(player.guards, player.hurt, strict=True):
            if hurt:
                watch.seen["damaged guards"] += 1
                if guard < 0 or state.cards.defence[guard] != 2:
                    watch.note("R19.2", f"card {guard} is a damaged guard")
    if not options.get("extended_shop") and len(state.shop) != 4 and (state.deck or state.discard):
        watch.note("R19.3", f"{len(state.shop)} cards in the shop")
    if not {"weak_hand_compensation", "defended_bases_bonus", "recruitment_alternative"} & options.keys():
        for seat, player in enumerate(state.players):
            if seat != state.turn.seat and len(player.hand) > 3:
                watch.note("R19.4", f"P{seat} holds {len(player.hand)} cards out of turn")


def _check_between_turns(state: Any, watch: Watch) -> None:
    turn = state.turn
    if turn.locked or turn.credit_any or any(turn.credit):
        watch.note("R19.4", f"left from the turn before: {turn.locked}, {turn.credit_any}, {turn.credit}")


PLAYS = ("pay", "use", "guard", "guard_ally", "declare", "attack", "support")
IDLE = ("set_aside", "end_play", "pass")


def _choose(state: Any, names: list[str], rng: Rng) -> tuple[int, Action]:
    """Random play that rarely sets a card aside, ends a turn or passes a combat while other actions are possible."""
    decision = pending(state)[0]
    choices = decision.choices
    if decision.prompt in ("main", "support") and rng.below(8):
        busy = [action for action in choices if names[verb_number(action)] not in IDLE]
        choices = busy or choices
    return decision.seat, choices[rng.below(len(choices))]


def _crowded(seats: int, options: dict[str, Value], rng: Rng) -> Any:
    """A position in which every ability soon has an effect, built from the fixture vehicles."""
    vehicles = list(range(len(RUSH_PACK["vehicles"])))
    rng.shuffle(vehicles)
    position: dict[str, Any] = {}
    for seat in range(seats):
        nation = ("SU", "DE", "US", "FR")[seat % 4]
        hand = [RUSH_PACK["vehicles"][vehicles.pop()]["id"] for _ in range(3)]
        store = [RUSH_PACK["vehicles"][vehicles.pop()]["id"], f"M1({nation})", f"M2({nation})"][: 1 + rng.below(3)]
        guards = []
        for _ in range(2):
            vehicle = RUSH_PACK["vehicles"][vehicles.pop()]
            if vehicle["defence"]:
                guards.append(vehicle["id"] + (" damaged" if vehicle["defence"] == 2 and rng.below(2) else ""))
        bases = [("intact", "damaged")[rng.below(2)] for _ in range(3)]
        position[f"P{seat}"] = {"hand": hand, "store": store, "guards": guards, "bases": bases}
        if rng.below(2):
            position[f"P{seat}"]["garage"] = []  # so that the store is soon reshuffled
    return game_named("rush").arrange(Setup(seats, options, {"pack": RUSH_PACK}), position, rng.copy())


def _watch_game(state: Any, options: dict[str, Value], rng: Rng, turns: int, watch: Watch) -> None:
    """Play to the end, or this many turns."""
    names = [verb.name for verb in state.vocabulary().verbs]
    turns_of: Counter[int] = Counter()
    played: list[int] = []
    reinforcing: set[int] = set()
    drawn = 0
    answers = 0
    before = -1
    while pending(state) and state.turns < turns:
        where = f"in turn {state.turns}, seed {rng.seed}"
        if state.turns != before:
            before = state.turns
            turns_of[state.turn.seat] += 1
            played, reinforcing, drawn, answers = [], set(), 0, 0
            _check_between_turns(state, watch)
        _check_position(state, options, watch)
        seat, action = _choose(state, names, rng)
        if names[verb_number(action)] in PLAYS and first(action) >= FIRST_VEHICLE:
            if first(action) in played:
                watch.note("R19.6", f"{text_of(state, action)} once more {where}")
            played.append(first(action))
            watch.seen["vehicles played"] += 1
        state.sink = []
        apply(state, seat, action)
        answers += 1
        if answers > LONGEST_TURN:
            watch.note("R19.7", f"no end {where}")
            return
        for event in state.sink:
            if event.kind.name == "used" and event.values[2] == 0:
                reinforcing.add(event.values[1])
            if event.kind.name == "drew_card" and state.turns == before:  # in step II
                drawn += 1
                watch.seen["draws in play"] += 1
        if drawn > sum(state.cards.draws[card] for card in reinforcing):
            watch.note("R19.7", f"{drawn} cards drawn in step II {where}")
    _check_position(state, options, watch)
    if not pending(state):
        _check_between_turns(state, watch)
        watch.seen["triggered"] += state.outcome.reason == "triggered"
        if not options.get("team_game") and turns == WHOLE_GAME and len(set(turns_of.values())) > 1:
            watch.note("R19.5", f"turns {dict(turns_of)}, seed {rng.seed}")


@cache
def _watched(name: str) -> Watch:
    watch = Watch()
    seats = int(name.split()[-2]) if name.endswith("players") else 0
    options = ALL[name]
    for seed in range(GAMES):
        setup = Setup(seats or 2 + seed % 4, {**options, "max_rounds": 200})
        _watch_game(game_named("rush").new(setup, seed), options, Rng(seed), WHOLE_GAME, watch)
    for seed in range(CROWDED):
        rng = Rng(seed)
        players = seats or 2 + seed % 4
        _watch_game(_crowded(players, options, rng), options, rng, 2 * players, watch)
    return watch


def _nothing_wrong(name: str, rule: str) -> None:
    assert _watched(name).wrong.get(rule, [])[:5] == []


@pytest.mark.rule("R19.1")
@pytest.mark.parametrize("name", ALL)
def test_R19_1_every_card_is_in_exactly_one_zone(name: str) -> None:
    _nothing_wrong(name, "R19.1")
    assert _watched(name).seen["captured"]


@pytest.mark.rule("R19.2")
@pytest.mark.parametrize("name", ALL)
def test_R19_2_a_damaged_guard_has_defence_2(name: str) -> None:
    _nothing_wrong(name, "R19.2")
    assert _watched(name).seen["damaged guards"] > 100


@pytest.mark.rule("R19.3")
@pytest.mark.parametrize("name", ALL)
def test_R19_3_the_shop_has_four_cards(name: str) -> None:
    _nothing_wrong(name, "R19.3")


@pytest.mark.rule("R19.4")
@pytest.mark.parametrize("name", ALL)
def test_R19_4_nothing_is_left_between_turns(name: str) -> None:
    _nothing_wrong(name, "R19.4")


@pytest.mark.rule("R19.5")
@pytest.mark.parametrize("name", [name for name in ALL if not ALL[name].get("team_game")])
def test_R19_5_everybody_has_had_equally_many_turns(name: str) -> None:
    _nothing_wrong(name, "R19.5")
    assert _watched(name).seen["triggered"] >= GAMES


@pytest.mark.rule("R19.6")
@pytest.mark.parametrize("name", ALL)
def test_R19_6_no_vehicle_is_played_twice_in_a_turn(name: str) -> None:
    _nothing_wrong(name, "R19.6")
    assert _watched(name).seen["vehicles played"] > 1000


@pytest.mark.rule("R19.7")
@pytest.mark.parametrize("name", ALL)
def test_R19_7_draws_come_from_vehicles_only_and_turns_end(name: str) -> None:
    _nothing_wrong(name, "R19.7")
    assert _watched(name).seen["draws in play"] > 40


@pytest.mark.rule("R19.8")
@pytest.mark.parametrize("name", ALL)
def test_R19_8_medals_are_conserved(name: str) -> None:
    _nothing_wrong(name, "R19.8")
    assert _watched(name).seen["singles"]


@pytest.mark.rule("R19.8")
def test_R19_8_doubles_were_among_the_medals() -> None:
    assert sum(_watched(name).seen["doubles"] for name in BASE)


@pytest.mark.rule("R19.6", "R19.7")
def test_R19_7_a_player_who_draws_as_long_as_possible_comes_to_an_end() -> None:
    """Three reinforcements draw each other from the store again and again: without bases no vehicle must guard."""
    position = {
        "P0": {"hand": ["K17", "K2", "K8", "E"], "garage": [], "store": ["VO"], "bases": ["gone", "gone", "gone"]}
    }
    state = rush_at(position)
    used = []
    for _ in range(50):
        choices = legal(state)
        best = [text for text in choices if "reinforcements" in text] or [t for t in choices if t != "end_play"]
        if not best:
            break
        if best[0].startswith("use "):
            used.append(best[0])
        do_as(state, 0, best[0])
    assert pending(state)[0].seat == 0
    assert sorted(used) == sorted(set(used))
    assert {"use K17 reinforcements", "use K2 reinforcements", "use K8 reinforcements"} <= set(used)
    assert legal(state) == ["end_play"]


@pytest.mark.rule("R19.6")
def test_R19_6_attackers_and_support_that_come_back_are_not_played_again() -> None:
    position = {
        "P0": {"hand": ["K1", "K4", "K2"], "garage": []},
        "P1": {"hand": [], "guards": ["K28", "K26", ""]},
    }
    state = rush_at(position, interactive_combat=True)
    for seat, text in [
        (0, "attack K1 P1 0"),
        (1, "pass"),
        (0, "support K4"),
        (1, "pass"),
        (0, "pass"),
        (0, "use K2 reinforcements"),
        (0, "finish"),
        (0, "place 0"),
    ]:
        do_as(state, seat, text)
    assert sorted(legal(state)) == ["end_play", "set_aside K1", "set_aside K4"]
