"""4.0 to 4.2: open and hidden cards, the numbers of the deck, its substitutes, and its shuffles."""

from __future__ import annotations

from json import dumps
from typing import Any

import pytest

from table import arranged, asked, do, legal, refused
from tankodrom.core.errors import BadPack
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.core.text import text_of
from tankodrom.games.duel.cards import GAME_END, SHUFFLE
from tankodrom.games.duel.game import Duel
from tankodrom.games.duel.pack.pack import mission_problems, standard_pack

GAME = Duel()
SPECTATOR = -1
TWO_TANKS: dict[str, Any] = {
    "active": "S-I",
    "S-I": {"board": "t34_85", "range": 800},
    "G-I": {"board": "pz4g", "range": 600},
}


def two_tanks(seed: int = 1, tanks: dict[str, Any] | None = None, **position: Any) -> Any:
    return arranged(GAME, Setup(2), {**TWO_TANKS, **(tanks or {}), **position}, seed)


def named(events: list[Any], name: str) -> list[Any]:
    return [event for event in events if event.kind.name == name]


def seen_by(event: Any) -> list[int]:
    return [seat for seat in (SPECTATOR, 0, 1) if event.is_visible_to(seat)]


def on_the_table(state: Any) -> list[int]:
    """What was played and flipped in the unit in progress."""
    return [int(word) for word in GAME.position(state)["table"].items]


def numbers_in(state: Any) -> list[int]:
    """All battle cards wherever they are, markers included."""
    cards = state.deck + state.discard + on_the_table(state)
    for hand in state.hands:
        cards = cards + hand
    for tank in state.tanks:
        cards = cards + [c for c in (tank.motion, tank.terrain, tank.smoke, tank.initiative) if c]
    return sorted(cards)


# --- 4.0: the discard pile


@pytest.mark.rule("4.0(1)")
def test_a_plain_discard_is_face_down() -> None:
    state = two_tanks(P0={"hand": [5, 71, 72]}, P1={"hand": [6, 7]})
    events = do(state, "pass 71")
    (back,) = named(events, "discarded")
    (face,) = named(events, "discarded_card")
    assert seen_by(back) == [SPECTATOR, 1]
    assert back.values == [0]
    assert seen_by(face) == [0]
    assert face.values == [0, 71]
    for seat in (SPECTATOR, 1):
        assert 71 in GAME.view(state, seat)["unseen"]
    assert 71 not in GAME.view(state, 0)["unseen"]


@pytest.mark.rule("4.0(1)")
def test_nobody_sees_what_lies_in_the_discard_pile() -> None:
    state = two_tanks(discard=[81, 82, 83], P0={"hand": [5, 71]}, P1={"hand": [6]})
    for seat in (SPECTATOR, 0, 1):
        view = GAME.view(state, seat)
        assert view["discard"] == 3
        lists = [value for value in _lists(view) if set(value) & {81, 82, 83}]
        assert lists == []


def _lists(value: Any) -> list[list[Any]]:
    if isinstance(value, dict):
        return [found for part in value.values() for found in _lists(part)]
    if isinstance(value, list):
        here = [value] if all(isinstance(item, int) for item in value) else []
        return here + [found for part in value for found in _lists(part)]
    return []


@pytest.mark.rule("4.0(1)")
def test_recon_looks_through_it_and_takes_one_card_unseen_by_others() -> None:
    state = two_tanks(discard=[81, 82, 83], P0={"hand": [65, 71, 5]}, P1={"hand": [6]})
    do(state, "order 65", "special")
    assert asked(state) == [0]
    assert legal(state) == ["take_card 81", "take_card 82", "take_card 83"]
    assert refused(state, "take_card 84").rule == "4.0(1)"
    events = do(state, "take_card 82")
    (told,) = named(events, "recon_card")
    assert seen_by(told) == [0]
    (others,) = named(events, "recon_took")
    assert seen_by(others) == [SPECTATOR, 1]
    assert 82 in GAME.view(state, 0)["players"][0]["hand"]
    assert 82 in GAME.view(state, 1)["unseen"]


@pytest.mark.rule("4.0(1)")
def test_without_recon_there_is_no_question_about_the_pile() -> None:
    state = two_tanks(discard=[81, 82, 83], P0={"hand": [5, 71, 49, 21]}, P1={"hand": [6]})
    texts = [text_of(state, choice) for choice in pending(state)[0].choices]
    assert not any(text.startswith("take_card") for text in texts)
    do(state, "order 49")
    texts = [text_of(state, choice) for choice in pending(state)[0].choices]
    assert not any(text.startswith("take_card") for text in texts)


# --- 4.1: flips


@pytest.mark.rule("4.1(1)")
def test_a_flip_is_seen_by_everybody() -> None:
    state = two_tanks(
        at="administration",
        deck=[1, 60],
        damage_deck=[12],
        tanks={"S-I": {"board": "t34_85", "on_fire": True, "broken": True}},
        P0={"hand": [5, 71]},
    )
    events = do(state, "flip")
    (battle,) = named(events, "flipped")
    assert battle.values[1] == 1
    assert seen_by(battle) == [SPECTATOR, 0, 1]
    (damage,) = named(events, "morale_flip")
    assert seen_by(damage) == [SPECTATOR, 0, 1]
    assert state.discard == [1]
    for seat in (SPECTATOR, 0, 1):
        assert 1 not in GAME.view(state, seat)["unseen"]


# --- 4.2.1: the deck


@pytest.mark.rule("4.2.1(1)", "4.2.6(1)")
@pytest.mark.parametrize("mission", ["M1", "M4", "M5", "M6", "M7"])
def test_a_hundred_cards_each_once_and_one_shuffle_card(mission: str) -> None:
    decks = []
    for seed in range(3):
        state = GAME.new(GAME.checked(Setup(2, {"mission": mission})), seed)
        assert [card for card in numbers_in(state) if card not in (SHUFFLE, GAME_END)] == list(range(1, 101))
        assert state.deck.count(SHUFFLE) == 1
        assert GAME_END not in state.deck
        decks.append(state.deck[:])
        cards = [card for card in state.deck if card != SHUFFLE]
        assert cards not in (sorted(cards), sorted(cards, reverse=True))
    assert decks[0] != decks[1] != decks[2]


@pytest.mark.rule("4.2.1(1)")
def test_the_target_number_is_the_last_digit() -> None:
    """The track is hit with 0: 100 and 10 give 0, 1 and 91 do not."""
    for card, location in ((100, "track"), (10, "track"), (1, "hull"), (91, "hull"), (96, "turret")):
        state = two_tanks(
            deck=[2, card, 14],
            active="G-I",
            tanks={"G-I": {"board": "pz4g", "range": 400, "spotted": ["S-I"]}},
            P1={"hand": [39, 40]},
        )
        (hit,) = named(do(state, "fire 39"), "hit")
        assert state.word(hit.kind.arguments[1][1], hit.values[1], []) == location


@pytest.mark.rule("4.2.3(1)")
def test_what_is_spent_is_shown_to_everybody() -> None:
    state = two_tanks(
        tanks={"S-I": {"board": "t34_85", "on_fire": True}}, P0={"hand": [2, 24, 5, 12]}, P1={"hand": [6, 11]}
    )
    events = do(state, "extinguish", "spend 2", "spend 24")
    assert [event.values for event in named(events, "spent")] == [[0, 2], [0, 24]]
    assert all(seen_by(event) == [SPECTATOR, 0, 1] for event in named(events, "spent"))
    assert state.discard == [2, 24]
    assert sorted(state.hands[1]) == [6, 11]
    for seat in (SPECTATOR, 0, 1):
        assert not {2, 24} & set(GAME.view(state, seat)["unseen"])


# --- 4.2.5: substitutes


def faces(state: Any) -> dict[int, str]:
    """Card number to terrain, for the cards that are terrain."""
    ids = state.rules.terrain.ids
    return {card: ids[state.cards.terrain[card]] for card in range(1, 101) if state.cards.terrain[card] >= 0}


BASE = {
    6: "WOODS", 7: "RUBBLE", 10: "MUD", 11: "FIELD", 18: "BRUSH", 23: "WOODS", 27: "GULLY", 35: "WOODS", 40: "FIELD",
    51: "MUD", 53: "BRUSH", 55: "GULLY", 70: "WOODS", 71: "BRUSH", 72: "GULLY", 73: "WOODS", 74: "BUILDING",
    75: "GULLY", 76: "RUBBLE", 77: "BRUSH", 88: "BUILDING", 96: "MUD",
}  # fmt: skip
STEPPE = {
    70: "FIELD", 71: "FIELD", 72: "BRUSH", 73: "BRUSH", 74: "GULLY", 75: "GULLY", 76: "MUD", 77: "MUD",
}  # fmt: skip
IN_THE_CITY = {"WOODS": "BUILDING", "BRUSH": "RUBBLE", "GULLY": "FIELD"}


@pytest.mark.rule("4.2.5(1)", "4.2.5(2)")
@pytest.mark.parametrize(
    ("deck", "expected"),
    [
        ("base", BASE),
        ("mines", {**BASE, 13: "MINES"}),
        ("steppe", {**BASE, **STEPPE}),
        ("city", {card: IN_THE_CITY.get(kind, kind) for card, kind in BASE.items()}),
    ],
)
def test_a_substitute_takes_the_place_of_its_number(deck: str, expected: dict[int, str]) -> None:
    plain = GAME.new(GAME.checked(Setup(2, {"deck": "base"})), 1)
    state = GAME.new(GAME.checked(Setup(2, {"deck": deck})), 1)
    assert faces(state) == expected
    assert [card for card in numbers_in(state) if card not in (SHUFFLE, GAME_END)] == list(range(1, 101))
    assert (state.cards.move[13] == 0) == (deck == "mines")
    for card in range(1, 101):  # number, symbols, orders and modifier of the base card
        for table in ("orders", "symbols", "pen", "pen_kind", "heavy", "infantry"):
            assert getattr(state.cards, table)[card] == getattr(plain.cards, table)[card]
        if card not in expected:
            assert state.cards.move[card] == plain.cards.move[card]
            assert state.cards.fire[card] == plain.cards.fire[card]


@pytest.mark.rule("4.2.5(1)")
@pytest.mark.parametrize(("mission", "mines", "steppe"), [("M1", 0, 0), ("M4", 1, 0), ("M5", 1, 0), ("M6", 0, 1)])
def test_the_mission_says_which_are_used(mission: str, mines: int, steppe: int) -> None:
    state = GAME.new(GAME.checked(Setup(2, {"mission": mission})), 1)
    expected = {**BASE, **(STEPPE if steppe else {}), **({13: "MINES"} if mines else {})}
    assert faces(state) == expected


@pytest.mark.rule("4.2.5(2)")
def test_two_substitutes_for_one_number_are_refused() -> None:
    pack = standard_pack()
    mission = dict(pack["missions"]["missions"][0], id="X1", deck={"sets": ["steppe", "city"], "swaps": []})
    assert any("two substitutes" in problem for problem in mission_problems(pack, mission))
    with pytest.raises(BadPack, match="two substitutes"):
        GAME.checked(Setup(2, {}, {"mission": mission}))


@pytest.mark.rule("4.2.5(3)")
@pytest.mark.parametrize("options", [{"mission": "M2"}, {"mission": "M6"}])
def test_hill_and_road_are_never_in_the_deck(options: dict[str, Value]) -> None:
    state = GAME.new(GAME.checked(Setup(2, {**options, "passes": 1})), 1)
    chance = Rng(5)
    while pending(state):
        assert set(state.deck + state.discard) <= {*range(1, 101), SHUFFLE, GAME_END}
        decision = pending(state)[0]
        wanted = [c for c in decision.choices if text_of(state, c).split()[0] in ("climb", "road")]
        choices = wanted or decision.choices
        apply(state, decision.seat, choices[chance.below(len(choices))])
    assert set(faces(state).values()) <= {"FIELD", "WOODS", "BRUSH", "GULLY", "BUILDING", "RUBBLE", "MUD"}


# --- 4.2.6: chance


@pytest.mark.rule("4.2.6(1)", "4.2.6(2)")
@pytest.mark.parametrize(("mission", "cards"), [("M1", 100), ("M4", 97)])
def test_the_first_shuffle_card_lies_anywhere_in_the_bottom_half(mission: str, cards: int) -> None:
    setup = GAME.checked(Setup(2, {"mission": mission}))
    above = []
    for seed in range(400):
        deck = GAME.deal(setup, seed).deck
        assert len(deck) == cards + 1
        above.append(deck[::-1].index(SHUFFLE))
    assert min(above) >= cards // 2
    assert min(above) < cards // 2 + 3
    assert max(above) > cards - 3
    assert len(set(above)) > 40


def after_a_flip(seed: int, **position: Any) -> Any:
    """SHUFFLE comes up in a spotting attempt; the deck is shuffled after it."""
    state = two_tanks(seed, P0={"hand": [5, 71]}, deck=["SHUFFLE", 1], P1={"hand": [6, 7]}, **position)
    do(state, "crew 5")
    return state


@pytest.mark.rule("4.2.6(1)", "4.2.6(2)", "4.2.6(4)")
def test_an_ordinary_shuffle() -> None:
    above = []
    tops = set()
    for seed in range(200):
        state = after_a_flip(seed)
        assert state.passes_done == 1
        assert not state.final_deck
        assert state.discard == []
        assert sorted(state.deck) == sorted({*range(1, 101), SHUFFLE} - {71, 6, 7})
        assert state.hands == [[71], [6, 7]]
        above.append(state.deck[::-1].index(SHUFFLE))
        tops.add(state.deck[-1])
    assert min(above) >= 97 // 2
    assert max(above) > 90
    assert len(tops) > 50


@pytest.mark.rule("4.2.6(3)")
def test_the_final_shuffle() -> None:
    above = []
    for seed in range(200):
        state = after_a_flip(seed, passes_done=1)
        assert state.final_deck
        assert SHUFFLE not in state.deck
        assert state.deck.count(GAME_END) == 1
        above.append(state.deck[::-1].index(GAME_END))
    assert min(above) < 10
    assert max(above) > 87


@pytest.mark.rule("4.2.6(7)")
def test_with_the_discard_pile_empty_the_evaluated_cards_come_back_but_not_the_retained_one() -> None:
    """S21 without a discard pile: the fire check flips one of the cards of this very shot."""
    flipped = set()
    for seed in range(40):
        state = two_tanks(
            seed,
            active="G-I",
            rest="pool",
            deck=[21, "SHUFFLE", 45, 2, 60, 61],
            damage_deck=[1],
            tanks={
                "S-I": {"board": "t34_85", "range": 400},
                "G-I": {"board": "pz4g", "range": 400, "spotted": ["S-I"]},
            },
            P1={"hand": [44, 5]},
        )
        events = named(do(state, "fire 44"), "flipped")
        assert [event.values[1] for event in events[:5]] == [21, 45, 2, 60, 61]
        assert len(events) == 6
        flipped.add(events[5].values[1])
        assert 2 in on_the_table(state)
        assert state.passes_done == 1
        assert [card for card in numbers_in(state) if card < SHUFFLE] == [2, 5, 21, 44, 45, 60, 61]
    assert {21, 45, 60, 61} <= flipped
    assert 2 not in flipped


@pytest.mark.rule("4.2.6(7)", "4.2.6(4)")
@pytest.mark.parametrize("seed", range(3))
def test_cards_played_but_not_yet_carried_out_do_not_come_back(seed: int) -> None:
    """MOVE and TERRAIN lie on the table during the trail check: they are in progress, not evaluated (A8)."""
    state = two_tanks(
        seed,
        rest="pool",
        deck=["SHUFFLE"],
        tanks={
            "S-I": {"board": "t34_85", "range": 800},
            "G-I": {"board": "pz4g", "range": 600, "flanking": ["S-I"]},
        },
        P0={"hand": [5, 23, 71]},
        P1={"hand": [6, 7]},
    )
    do(state, "move 5", "terrain 23", "distance 0")
    tank = state.tanks[0]
    assert tank.terrain == 23
    assert state.tanks[1].flanking == 0  # the blank card: target number 0
    assert [card for card in numbers_in(state) if card < SHUFFLE] == [5, 6, 7, 23, 71]
    assert GAME.broken_invariants(state) == []


@pytest.mark.rule("4.2.6(7)")
def test_the_blank_card_is_number_100() -> None:
    """No card anywhere: a conceal trigger fails. Target number 0 is read in the trail check above."""
    state = two_tanks(
        rest="pool",
        deck=["SHUFFLE"],
        tanks={
            "S-I": {"board": "t34_85", "range": 800, "motion": 67},
            "G-I": {"board": "pz4g", "range": 600, "spotted": ["S-I"]},
        },
        P0={"hand": [23, 71]},
    )
    do(state, "terrain 23")
    assert state.tanks[0].terrain == 23
    assert dumps(GAME.view(state, 1)["tanks"][1]["spotted"]) == '["S-I"]'


# --- 4.3: the damage deck


@pytest.mark.rule("4.3(1)", "4.3.3(1)")
def test_one_damage_deck_of_21_cards_and_one_of_them_reshuffles() -> None:
    state = GAME.new(GAME.checked(Setup(2)), 3)
    assert sorted(state.damage_deck) == list(range(21))
    assert state.damage_deck != sorted(state.damage_deck)
    assert [card.number for card in state.rules.damage if card.reshuffle] == [21]
    assert sorted(card.number for card in state.rules.damage) == list(range(1, 22))


@pytest.mark.rule("4.3.2(1)")
def test_every_damage_card_has_six_marks() -> None:
    state = GAME.new(GAME.checked(Setup(2)), 3)
    assert [len(card.marks) for card in state.rules.damage] == [6] * 21
    totals = [sum(bool(card.marks[mark]) for card in state.rules.damage) for mark in range(6)]
    assert totals == [13, 8, 4, 9, 8, 8]
