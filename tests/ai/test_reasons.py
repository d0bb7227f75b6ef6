"""Every choice of every decision has a reason that can be said in both languages, and no sentence is left over."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tankodrom.core.decision import Decision
from tankodrom.core.kernel import apply, pending
from tankodrom.core.playout import random_choice
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.core.state import State
from tankodrom.games.battlegrounds import verbs
from tankodrom.games.battlegrounds.kit import FIRST_UPGRADE, ICONS
from tankodrom.games.battlegrounds.state import BattlegroundsState
from tankodrom.games.duel import verbs as duel_verbs
from tankodrom.games.duel.cards import SPECIALS
from tankodrom.games.registry import game_named
from tankodrom.titles.registry import title_named
from tankodrom.words import LANGUAGES, folder

SOURCE = Path(__file__).parents[2] / "src" / "tankodrom" / "ai"
NAMES = ["Anna", "Boris", "Cyril", "Dana"]

SETUPS: list[tuple[str, int, dict[str, Value]]] = [
    ("rush", 3, {"max_rounds": 60}),
    ("rush", 4, {"team_game": True, "defended_bases_bonus": True, "max_rounds": 60}),
    (
        "rush",
        2,
        {
            "weak_hand_compensation": True,
            "recruitment_alternative": True,
            "interactive_combat": True,
            "medal_sets": True,
            "max_rounds": 60,
        },
    ),
    ("battlegrounds", 3, {"draft": True}),
    ("battlegrounds", 4, {"variant": "teams"}),
    ("battlegrounds", 2, {"variant": "family"}),
    ("battlegrounds", 1, {"variant": "solo", "solo_choose_cards": True}),
    ("duel", 2, {"mission": "M1"}),
    ("duel", 4, {"mission": "M2", "extra_tanks": True, "radios": "on"}),
    ("duel", 2, {"mission": "M4", "infantry": "on"}),
    ("duel", 2, {"mission": "M6"}),
    ("duel", 1, {"mission": "M8"}),
]
every_setup = pytest.mark.parametrize(("game", "seats", "options"), SETUPS, ids=lambda value: str(value))


def next_answer(game: str, state: State, asked: list[Decision], rng: Rng) -> tuple[int, int]:
    """Half by chance, half as a player would: neither alone comes by everything."""
    if rng.below(2):
        return random_choice(asked, rng)
    return asked[0].seat, title_named(game).evaluator().rollout_choice(state, asked[0], rng)


@every_setup
def test_every_choice_has_a_reason_in_both_languages(game: str, seats: int, options: dict[str, Value]) -> None:
    rules = game_named(game)
    setup = rules.checked(Setup(seats, options))
    speeches = [title_named(game).screen(language, NAMES[:seats], setup).speech for language in LANGUAGES]
    said: dict[int, set[str]] = {}
    for seed in range(2):
        state: Any = rules.new(setup, seed)
        rng = Rng(seed)
        count = 0
        while (asked := pending(state)) and count < 500:
            count += 1
            before = rules.save(state) if count % 50 == 0 else None
            for decision in asked:
                for action in decision.choices:
                    key, facts = title_named(game).reason(state, decision, action)
                    assert all(type(value) is int for value in facts.values()), key
                    for speech in speeches:
                        assert re.fullmatch(r"\S.*[.!]", speech.reason(state, key, facts)), key
                    said.setdefault(action >> 36, set()).add(key)
            if before is not None:
                assert rules.save(state) == before
            apply(state, *next_answer(game, state, asked, rng))
    vocabulary = rules.new(setup, 0).vocabulary()
    assert {vocabulary.verbs[verb].name for verb, keys in said.items() if keys == {"other"}} == set()


@every_setup
def test_reasons_speak_of_nothing_hidden(game: str, seats: int, options: dict[str, Value]) -> None:
    rules = game_named(game)
    setup = rules.checked(Setup(seats, options))
    state: Any = rules.new(setup, 5)
    rng = Rng(5)
    count = 0
    while (asked := pending(state)) and count < 300:
        count += 1
        decision = asked[0]
        if count % 3 == 0:
            twins = [rules.determinize(state, decision.seat, Rng(deal)) for deal in (1, 2)]
            for action in decision.choices:
                told = [title_named(game).reason(twin, decision, action) for twin in twins]
                assert told[0] == told[1] == title_named(game).reason(state, decision, action)
        apply(state, *next_answer(game, state, asked, rng))


def test_what_is_seldom_asked_in_duel_can_be_said_too() -> None:
    rules = game_named("duel")
    setup = rules.checked(Setup(2, {"mission": "M4"}))
    state = rules.new(setup, 1)
    pending(state)
    speeches = [title_named("duel").screen(language, NAMES[:2], setup).speech for language in LANGUAGES]
    for action in (
        duel_verbs.NO_INITIATIVE.of(0),
        duel_verbs.EXTINGUISH.of(),
        duel_verbs.PASS_EMPTY.of(),
        duel_verbs.NOTHING.of(),
        duel_verbs.EXIT.of(3),
        duel_verbs.RALLY.of(0),
        duel_verbs.STEAL.of(1),
        duel_verbs.TAKE_BACK.of(1),
        duel_verbs.TRAIL_REMOVE.of(1),
        duel_verbs.AMMO_DISCARD.of(9),
    ):
        key, facts = title_named("duel").reason(state, Decision(0, "action", [action]), action)
        assert key != "other"
        assert len({speech.reason(state, key, facts) for speech in speeches}) == 2


@pytest.mark.parametrize("game", ["rush", "battlegrounds", "duel"])
def test_no_reason_is_left_over(game: str) -> None:
    text = (folder() / "en" / "hints.ftl").read_text(encoding="utf-8")
    written = set(re.findall(rf"^{game}-reason-([\w-]+) =", text, re.MULTILINE))
    source = (SOURCE / game / "reasons.py").read_text(encoding="utf-8")
    named = set(re.findall(r'"([\w-]+)"', source))
    named |= {f"attach-{icon}" for icon in ICONS[FIRST_UPGRADE:]} | {f"special-{name}" for name in SPECIALS}
    assert written
    assert written - named == set()


def battle() -> tuple[BattlegroundsState, Decision]:
    """A position in the middle of a battle where something can be shot."""
    rules = game_named("battlegrounds")
    state = rules.new(rules.checked(Setup(2)), 1)
    rng = Rng(1)
    while True:
        asked = pending(state)
        if asked[0].prompt == "shot" and verbs.SHOOT.made(asked[0].choices[0]):
            return state, asked[0]
        apply(state, *random_choice(asked, rng))


def test_a_token_is_taken_for_its_partner_or_for_those_that_still_lie_there() -> None:
    state, decision = battle()
    token_shots = [
        action
        for action in decision.choices
        if verbs.SHOOT.made(action) and action >> 24 & 0xFFF == verbs.TAKE_TOKEN
    ]
    square = token_shots[0] >> 12 & 0xFFF
    token = state.tokens[square]
    picture = state.kit.picture
    area = state.rules.area[decision.seat]
    state.unpaired[area] = []
    state.unpaired[1 - area] = []
    key, facts = title_named("battlegrounds").reason(state, decision, token_shots[0])
    others = [one for one in state.tokens if one >= 0 and one != token and picture[one] == picture[token]]
    assert key == ("token-partners" if others else "token-lonely")
    assert facts["count"] == len(others)
    partner = next(one for one in range(len(picture)) if one != token and picture[one] == picture[token])
    state.unpaired[1 - area] = [partner]
    assert title_named("battlegrounds").reason(state, decision, token_shots[0])[0] == "token-denies"
    state.unpaired[area] = [partner]
    key, facts = title_named("battlegrounds").reason(state, decision, token_shots[0])
    assert key.startswith("pair")
    assert facts["points"] == 2


def test_the_chance_of_a_reveal_counts_only_what_lies_face_down() -> None:
    rules = game_named("battlegrounds")
    state: Any = rules.new(rules.checked(Setup(2, {"variant": "family"})), 3)
    rng = Rng(3)
    while (asked := pending(state))[0].prompt != "reveal" or not state.face_up:
        apply(state, *random_choice(asked, rng))
    key, facts = title_named("battlegrounds").reason(state, asked[0], asked[0].choices[0])
    picture = state.kit.picture
    hidden = [picture[token] for at, token in enumerate(state.tokens) if token >= 0 and at not in state.face_up]
    wanted = [picture[state.tokens[at]] for at in state.face_up]
    fitting = len([one for one in hidden if one in wanted])
    assert key == ("reveal-partner" if fitting else "reveal-fresh")
    if fitting:
        assert facts["percent"] == max(1, round(100 * fitting / len(hidden)))


def test_a_shot_in_duel_is_given_the_chance_that_the_outlook_shows() -> None:
    rules = game_named("duel")
    setup = rules.checked(Setup(2))
    compared = 0
    for seed in range(6):
        state = rules.new(setup, seed)
        rng = Rng(seed)
        count = 0
        while (asked := pending(state)) and count < 400:
            count += 1
            decision = asked[0]
            if decision.prompt == "target":
                shots = {shot["target"]: shot for shot in rules.outlook(state, decision.seat)["shots"]}
                for action in decision.choices:
                    key, facts = title_named("duel").reason(state, decision, action)
                    assert key == "shot"
                    name = state.rules.tank_names[facts["enemy"]]
                    assert facts["percent"] == min(95, max(0, shots[name]["accuracy"]))
                    compared += 1
            apply(state, *next_answer("duel", state, asked, rng))
    assert compared
