"""The odds before a shot are exact: they agree with thousands of shots played from re-deals of the view."""

from __future__ import annotations

import copy
import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from table import arranged, do_as, duel_at, legal
from tankodrom.core.kernel import apply, pending
from tankodrom.core.playout import random_choice
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.games.duel.cards import BINOCULARS, FLAMES, LAST_CARD
from tankodrom.games.duel.game import Duel
from tankodrom.games.duel.odds.checks import chance_of_digit_below, chance_of_symbol, chance_up_to, check_previews
from tankodrom.games.duel.odds.shots import fire_preview
from tankodrom.games.duel.pack.pack import standard_pack
from tankodrom.words.rulebook import rule_ids

GAME = Duel()
GERMAN = 1
SHOTS = 2500
FIGURES = ("hit", "penetrate", "eliminate", "fire", "crew", "break")


def shooting(tank: dict[str, Any], enemy: dict[str, Any], hand: list[int], **more: Any) -> Any:
    """G-I is about to fire at S-I, which nobody can help with TACTICS."""
    position = {
        "active": "G-I",
        "G-I": {"board": "panther_g", "range": 600, "spotted": ["S-I"], **tank},
        "S-I": {"board": "t34_43", "range": 400, **enemy},
        "P0": {"hand": []},
        "P1": {"hand": hand},
        **more,
    }
    return duel_at(position)


POSITIONS: dict[str, tuple[dict[str, Any], dict[str, Any], list[int], list[str], dict[str, Any]]] = {
    "plain": ({}, {}, [39, 5], ["fire 39"], {}),
    "light gun, woods": ({"board": "pz3l"}, {"terrain": 6}, [44, 5], ["fire 44"], {}),
    "heavy gun": ({"board": "tiger1"}, {"board": "is2"}, [44, 5], ["fire 44"], {}),
    "burning and wounded": ({}, {"on_fire": True, "wounded": ["driver", "loader"]}, [39, 5], ["fire 39"], {}),
    "broken recruits, one dead": (
        {}, {"broken": True, "quality": "recruit", "dead": ["assistant"]}, [39, 5], ["fire 39"], {},
    ),
    "flanked and acquired": (
        {"flanking": ["S-I"], "acquired": "S-I", "acquired_bonus": 20}, {"board": "is2", "hull_down": True},
        [39, 5], ["fire 39"], {},
    ),
    "hull down": ({}, {"board": "t34_85", "hull_down": True, "terrain": 27}, [44, 5], ["fire 44"], {}),
    "APCR at a target in motion": (
        {"board": "pz4g", "apcr_loaded": 1, "apcr_stock": 1}, {"board": "kv1", "motion": 32}, [39, 5], ["fire 39"], {},
    ),
    "named turret with LEADERSHIP": (
        {}, {"board": "is2", "apcr_stock": 0}, [39, 44, 4], ["fire 39", "fire 44", "leadership 4"], {},
    ),
    "half of the deck is known": (
        {}, {}, [39, 5], ["fire 39"], {"discard": list(range(40, 95)), "damage_discard": [1, 9, 16, 20]},
    ),
}  # fmt: skip


def shoot(state: Any, actions: list[str]) -> set[str]:
    """Play one shot out; the names of what happened."""
    state.sink = []
    do_as(state, GERMAN, *actions)
    while state.outcome is None and pending(state)[0].seat == GERMAN:
        choices = pending(state)[0].choices
        prompt = pending(state)[0].prompt
        if prompt == "location":
            do_as(state, GERMAN, "location turret")
        elif prompt in ("chain_fire", "rapid_load"):
            apply(state, GERMAN, choices[-1])  # done, no
        else:
            break
    return {event.kind.name for event in state.sink}


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.rule("11.1.3.d(2)", "11.1.3.h(1)", "12.1.3(2)", "12.1.3(3)")
def test_the_figures_meet_simulation(name: str) -> None:
    tank, enemy, hand, actions, more = POSITIONS[name]
    state = shooting(tank, enemy, hand, **more)
    cards = [int(action.split()[1]) for action in actions]
    preview = fire_preview(state.rules, GAME.view(state, GERMAN), "S-I", cards)
    seen = preview["seen"]
    figures: dict[str, Any] = {**seen}
    if preview["named"]:
        figures = {**next(place for place in seen["locations"] if place["location"] == "turret")}
    counts = dict.fromkeys(FIGURES, 0)
    rng = Rng(len(name))
    for _ in range(SHOTS):
        twin = GAME.determinize(state, GERMAN, rng)
        happened = shoot(twin, actions)
        counts["hit"] += "missed" not in happened
        counts["penetrate"] += bool({"penetrated", "through"} & happened)
        counts["eliminate"] += "eliminated" in happened
        counts["fire"] += "set_on_fire" in happened and "eliminated" not in happened
        counts["crew"] += "killed" in happened
        counts["break"] += "broke" in happened
    for figure in FIGURES:
        expected = figures[figure]
        error = math.sqrt(max(expected * (1 - expected), 0.5 / SHOTS) / SHOTS)
        assert abs(counts[figure] / SHOTS - expected) < 4 * error, (figure, counts[figure] / SHOTS, expected)


@pytest.mark.rule("11.1.3.c(1)", "11.1.3.c(7)", "11.1.3.f(1)")
def test_modifiers_add_up_and_cite_their_rules() -> None:
    state = shooting({}, {"terrain": 6}, [39, 5])
    preview = fire_preview(state.rules, GAME.view(state, GERMAN), "S-I", [39])
    assert sum(modifier["amount"] for modifier in preview["modifiers"]) == preview["accuracy"] == 79 + 5 - 25
    assert sum(modifier["amount"] for modifier in preview["penetration"]) == preview["pen"] == 13
    for modifier in preview["modifiers"] + preview["penetration"]:
        assert modifier["rule"] in rule_ids("duel")


def test_fair_and_seen_are_the_same_when_nothing_is_seen() -> None:
    state = shooting({}, {}, [39, 5])
    view = GAME.view(state, GERMAN)
    view["unseen"] = list(range(1, LAST_CARD + 1))
    preview = fire_preview(state.rules, view, "S-I", [39])
    assert preview["fair"] == preview["seen"]
    assert preview["fair"]["hit"] == 0.84


def test_a_preview_changes_nothing_and_uses_nothing_hidden() -> None:
    state = shooting({}, {}, [39, 5], P0={"hand": [1, 2, 3, 4]})
    before = GAME.save(state)
    outlook = GAME.outlook(state, GERMAN)
    assert GAME.save(state) == before
    for seed in range(5):
        assert GAME.outlook(GAME.determinize(state, GERMAN, Rng(seed)), GERMAN) == outlook
    assert GAME.outlook(state, 0) == {}


def test_single_checks_are_counted() -> None:
    state = shooting({}, {}, [39, 5])
    rules = state.rules
    deck = list(range(1, LAST_CARD + 1))
    assert chance_up_to(rules, deck, 45) == 0.45
    assert chance_up_to(rules, deck, 120) == 1.0
    assert chance_of_digit_below(rules, deck, 6) == 0.6
    assert chance_of_symbol(rules, deck, BINOCULARS, 1) == pytest.approx(0.45)
    assert chance_of_symbol(rules, deck, BINOCULARS, 2) == pytest.approx(1 - 55 * 54 / (100 * 99))
    assert chance_of_symbol(rules, deck, FLAMES, 1) == pytest.approx(0.25)
    assert chance_of_symbol(rules, [], FLAMES, 1) == 0.0


@pytest.mark.rule("8.3.5.i(1)", "10.3.6(2)", "12.6.2(1)")
def test_the_checks_of_a_position() -> None:
    state = shooting(
        {"terrain": 27, "spotted": [], "on_fire": True, "wounded": ["driver"]}, {"flanking": ["G-I"]}, [39, 10]
    )
    found = check_previews(state.rules, GAME.view(state, GERMAN), "G-I")
    by_check = {(entry["check"], entry.get("man", ""), entry["value"]): entry["fair"] for entry in found}
    assert by_check["conceal", "", 50] == 0.5  # GULLY 25, doubled
    assert by_check["hull_down", "", 60] == 0.6
    assert by_check["spotting", "", 1] == pytest.approx(0.45)
    assert by_check["trail", "", 6] == 0.6
    assert by_check["extinguish", "", 0] == pytest.approx(0.30)
    assert by_check["fire", "", 0] == pytest.approx(0.25)
    assert by_check["escape", "commander", 1] == pytest.approx(0.75)
    assert by_check["escape", "driver", 2] == pytest.approx(75 * 74 / (100 * 99))
    assert by_check["bog", "", 60] == 0.6


@settings(max_examples=15, deadline=None)
@given(st.integers(min_value=0, max_value=10_000))
def test_figures_of_any_position_make_sense(seed: int) -> None:
    rng = Rng(seed)
    state = GAME.new(GAME.random_setup(rng), seed)
    for _ in range(60):
        asked = pending(state)
        if not asked:
            return
        for shot in GAME.outlook(state, asked[0].seat).get("shots", []):
            for chances in (shot["fair"], shot["seen"]):
                if not chances:
                    continue
                figures: dict[str, Any] = {**chances}
                assert all(-1e-9 <= figures[figure] <= 1 + 1e-9 for figure in FIGURES)
                assert chances["penetrate"] <= chances["hit"] + 1e-9
                assert chances["eliminate"] <= chances["penetrate"] + 1e-9
                if not shot["named"]:
                    total = sum(place["penetrate"] for place in chances["locations"])
                    assert math.isclose(total, chances["penetrate"])
        apply(state, *random_choice(asked, rng))


@pytest.mark.rule("8.2(1)")
def test_only_what_can_be_attempted_now_is_shown() -> None:
    position = {"terrain": 27, "spotted": []}
    before = {check["check"] for check in GAME.outlook(shooting(position, {}, [39, 5, 3]), GERMAN)["checks"]}
    after = {
        check["check"] for check in GAME.outlook(shooting(position, {}, [39, 5, 3], acted=True), GERMAN)["checks"]
    }
    assert before == {"conceal", "hull_down", "spotting"}
    assert after == {"conceal"}  # the ORDER card is left, the tank action is taken


@pytest.mark.rule("4.2.1(2)", "11.1.3.c(2)")
def test_a_card_of_ones_own_that_is_fire_or_leadership_counts_as_what_it_is_played_for() -> None:
    parts = copy.deepcopy(standard_pack()["battle_cards"])
    for card in parts["cards"]:
        if card["number"] == 42:
            card["faces"] = [{"kind": "FIRE", "level": 3, "to_hit": 5}, {"kind": "LEADERSHIP"}]
        if card["number"] == 4:
            card["faces"] = [{"kind": "LEADERSHIP"}, {"kind": "SMOKE"}]
    position = {
        "active": "G-I", "G-I": {"board": "pz4g", "range": 600, "spotted": ["S-I"]},
        "S-I": {"board": "t34_43", "range": 400, "terrain": 6}, "P1": {"hand": [39, 42, 4]},
    }  # fmt: skip
    state = arranged(GAME, Setup(2, data={"pack": {"battle_cards": parts}}), position)
    assert {"leadership 4", "smoke 4", "leadership 42", "fire 42"} <= set(legal(state))
    preview = fire_preview(state.rules, GAME.view(state, GERMAN), "S-I", [39], leader=42)
    assert not preview["named"]
    assert preview["accuracy"] == 74 + 5 + 20 - 25
    events = do_as(state, GERMAN, "fire 39", "leadership 42")
    assert [event.values for event in events if event.kind.name == "accuracy"] == [[74]]
