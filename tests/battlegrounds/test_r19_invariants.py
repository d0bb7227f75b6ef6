"""R19: the invariants of every position (I1-I14), checked over random games of every variant.

The parts are counted here from the zones, not by the engine's own `inventory` or `broken_invariants`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from table import arranged, battlegrounds_at, do
from tankodrom.core.action import Action, verb_number
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.core.text import text_of
from tankodrom.games.registry import game_named
from watch import Watch

GAME = game_named("battlegrounds")
GAMES = 12
OFF = NOTHING = -1
ARTILLERY_TANK = 4
MINE = 5
ATTACHED = 2
SPECIALS = [["extra_turn", "armour"]] * 2 + [["extra_turn", "extra_tank"]] * 2
SPECIALS += [["direction", "extra_shot"]] * 2 + [["extra_move", "order_swap"]] * 2
TWO_ICONS = {
    "key": "m2",
    "pictures": [{"id": f"q{number}", "plain": 6, "special": icons} for number, icons in enumerate(SPECIALS)],
}

TABLES: dict[str, tuple[int, dict[str, Value]]] = {
    "battle 2": (2, {}),
    "battle 3": (3, {}),
    "battle 4": (4, {}),
    "draft 2": (2, {"draft": True}),
    "draft 3": (3, {"draft": True, "starting_player": 1}),
    "draft 4": (4, {"draft": True}),
    "teams": (4, {"variant": "teams"}),
    "teams draft": (4, {"variant": "teams", "draft": True, "starting_player": 3}),
    "family 2": (2, {"variant": "family"}),
    "family 3": (3, {"variant": "family"}),
    "family 4": (4, {"variant": "family"}),
    "solo": (1, {"variant": "solo"}),
    "solo chosen": (1, {"variant": "solo", "solo_choose_cards": True}),
    "two icons battle 2": (2, {}),
    "two icons teams": (4, {"variant": "teams"}),
    "two icons solo": (1, {"variant": "solo"}),
}
WITH_FIGHTS = [name for name in TABLES if not name.startswith("family")]
WITH_MINES = [name for name in WITH_FIGHTS if "solo" not in name]


def _points(state: Any, area: int) -> int:
    received = [
        token for seat, tokens in enumerate(state.received) for token in tokens if _area(state, seat) == area
    ]
    points: int = 2 * state.pair_area.count(area) + sum(token % 4 for token in received)
    return points


def _area(state: Any, seat: int) -> int:
    return seat % 2 if state.rules.setup.options.get("variant") == "teams" else seat


def _check(state: Any, name: str, watch: Watch) -> None:
    setting_up = pending(state) and pending(state)[0].prompt in (
        "draft_pick",
        "choose_active",
        "place",
        "choose_cards",
    )
    on_board = [token for token in state.tokens if token != NOTHING]
    unpaired = [token for tokens in state.unpaired for token in tokens]
    everywhere = on_board + unpaired + state.pair_first + state.pair_second + state.loot
    if sorted(everywhere) != list(range(64)) or (state.loot and "solo" not in name):
        watch.note("R19.1", f"{len(everywhere)} tokens")
    watch.seen["pairs"] += len(state.pair_first)
    watch.seen["loot"] += len(state.loot)

    for square, piece in enumerate(state.piece):
        if piece in (ARTILLERY_TANK, MINE):
            watch.seen["mines"] += piece == MINE
            watch.seen["artillery tanks"] += piece == ARTILLERY_TANK
            if state.tokens[square] != NOTHING:
                watch.note("R19.2", f"piece {piece} on the token of {square}")
        elif piece != NOTHING:
            watch.seen["figures on tokens"] += state.tokens[square] != NOTHING
            if state.where[piece] != square:
                watch.note("R19.2", f"figure {piece} is on {square} and on {state.where[piece]}")
    for colour, square in enumerate(state.where):
        if square != OFF and state.piece[square] != colour:
            watch.note("R19.2", f"figure {colour} is not on {square}")
        if square == OFF and not setting_up:
            watch.seen["off"] += 1
        if not setting_up and name in WITH_FIGHTS and (square == OFF) != (state.active[colour] == NOTHING):
            watch.note("R19.3", f"figure {colour} on {square} has card {state.active[colour]}")

    if name in WITH_FIGHTS:
        rejected = [card for cards in state.rejected for card in cards]
        owned = [card for card, owner in enumerate(state.tank_owner) if owner != NOTHING]
        cards = state.display + state.deck + state.drawn + state.box + rejected + owned
        active = [card for card in state.active if card != NOTHING]
        if sorted(cards) != list(range(12)):
            watch.note("R19.4", f"cards {sorted(cards)}")
        if len(set(active)) < len(active):
            watch.note("R19.4", f"active cards {active}")
        for colour, card in enumerate(state.active):
            if card != NOTHING and state.tank_owner[card] != state.rules.owner[colour]:
                watch.note("R19.4", f"card {card} drives figure {colour}")
        watch.seen["box"] += len(state.box) + len(rejected)
        watch.seen["drawn"] += len(state.drawn)

    if name in WITH_MINES and state.piece.count(MINE) + state.mines != 16:
        watch.note("R19.5", f"{state.piece.count(MINE)} and {state.mines}")
    if name not in WITH_MINES and MINE in state.piece:
        watch.note("R19.5", "ordnance on the board")

    for colour in range(4):
        taken = [token % 4 for tokens in state.received for token in tokens if token // 4 == colour]
        left = list(range(1, state.points[colour] + 1))
        plays = name in WITH_MINES and any(colour in colours for colours in state.rules.colours)
        if left + sorted(taken) != ([1, 2, 3] if plays else []):
            watch.note("R19.6", f"colour {colour}: {left} and {taken}")
        watch.seen["taken"] += len(taken)

    lying = [pair for pair in state.attached if pair != NOTHING]
    if len(state.attached) != 24 or len(set(lying)) < len(lying):
        watch.note("R19.7", f"attached {state.attached}")
    if sorted(lying) != [pair for pair, status in enumerate(state.pair_state) if status == ATTACHED]:
        watch.note("R19.7", f"attached {lying}, states {state.pair_state}")
    watch.seen["attached"] += len(lying)
    watch.seen["full cards"] += sum(
        1 for card in range(12) if NOTHING not in state.attached[2 * card : 2 * card + 2]
    )

    for tokens in state.unpaired:
        pictures = [state.kit.picture[token] for token in tokens]
        if len(set(pictures)) < len(pictures):
            watch.note("R19.9", f"unpaired {pictures}")
        watch.seen["unpaired"] += len(tokens)

    if "family" in name and pending(state) and pending(state)[0].prompt == "f_move":
        watch.seen[f"{len(state.face_up)} face up"] += 1
        if len(state.face_up) > 2:
            watch.note("R19.13", f"{len(state.face_up)} face up")
    if state.piece.count(ARTILLERY_TANK) + state.tanks_left != 12 or (
        "solo" not in name and state.tanks_left != 12
    ):
        watch.note("R19.14", f"{state.piece.count(ARTILLERY_TANK)} and {state.tanks_left}")


BUSY = ("shoot", "attach", "use_extra_tank", "use_extra_turn")


def _choose(state: Any, names: list[str], rng: Rng) -> tuple[int, Action]:
    """Random play that prefers to use a pair, shoot at a tank or take a token."""
    decision = pending(state)[0]
    choices = decision.choices
    if rng.below(5):
        busy = [action for action in choices if names[verb_number(action)] in BUSY]
        hits = [action for action in busy if text_of(state, action).endswith((" tank", " token"))]
        choices = hits or busy or choices
    return decision.seat, choices[rng.below(len(choices))]


def _begin(name: str, seed: int) -> Any:
    seats, options = TABLES[name]
    data = {"tokens": TWO_ICONS} if name.startswith("two icons") else {}
    return GAME.new(Setup(seats, options, data), seed)


def _play(name: str, seed: int, watch: Watch) -> tuple[Any, list[tuple[int, Action]]]:
    state = _begin(name, seed)
    names = [verb.name for verb in state.vocabulary().verbs]
    rng = Rng(seed)
    script: list[tuple[int, Action]] = []
    points: list[int] = []
    cards: list[int] = []
    while state.outcome is None and len(script) < 1500:
        asked = pending(state)
        if len(asked) != 1 or not asked[0].choices:
            watch.note("R19.10", f"{len(asked)} questions after {len(script)} answers")
            break
        if len(set(asked[0].choices)) < len(asked[0].choices):
            watch.note("R19.10", f"twice the same among {asked[0].prompt}")
        _check(state, name, watch)
        now = [_points(state, area) for area in range(len(state.unpaired))]
        if any(new < old for new, old in zip(now, points, strict=False)):
            watch.note("R19.8", f"{points} became {now}")
        for player in GAME.view(state, 0)["players"]:
            if player["points"] != now[_area(state, player["seat"])]:
                watch.note("R19.8", f"P{player['seat']} is said to have {player['points']}, not {now}")
        owned = [state.tank_owner.count(seat) for seat in range(state.seats)]
        if name in WITH_MINES and any(new < old for new, old in zip(owned, cards, strict=False)):
            watch.note("R19.11", f"{cards} became {owned}")
        watch.seen["cards gained"] += bool(cards) and owned > cards
        points, cards = now, owned
        seat, action = _choose(state, names, rng)
        script.append((seat, action))
        apply(state, seat, action)
    _check(state, name, watch)
    if state.outcome is None:
        watch.note("R19.10", f"no end after {len(script)} answers")
    elif pending(state):
        watch.note("R19.10", "asked after the end")
    watch.seen["ended"] += state.outcome is not None and state.outcome.reason != "stalled"
    return state, script


@cache
def _watched(name: str) -> Watch:
    watch = Watch()
    for seed in range(GAMES):
        state, script = _play(name, seed, watch)
        again = _begin(name, seed)
        for seat, action in script:
            apply(again, seat, action)
        if GAME.save(again) != GAME.save(state):
            watch.note("R19.12", f"seed {seed}")
        other = _begin(name, seed + 1000)
        if other.tokens == _begin(name, seed).tokens:
            watch.note("R19.12", "another seed is no other game")
    return watch


def _nothing_wrong(name: str, rule: str) -> None:
    assert _watched(name).wrong.get(rule, [])[:5] == []


@pytest.mark.rule("R19.1")
@pytest.mark.parametrize("name", TABLES)
def test_R19_1_every_token_is_in_exactly_one_place(name: str) -> None:
    _nothing_wrong(name, "R19.1")
    assert _watched(name).seen["pairs"]
    assert bool(_watched(name).seen["loot"]) == ("solo" in name)


@pytest.mark.rule("R19.2")
@pytest.mark.parametrize("name", TABLES)
def test_R19_2_what_may_share_a_square(name: str) -> None:
    _nothing_wrong(name, "R19.2")
    assert _watched(name).seen["figures on tokens"]
    assert bool(_watched(name).seen["mines"]) == (name in WITH_MINES)


@pytest.mark.rule("R19.3")
@pytest.mark.parametrize("name", WITH_FIGHTS)
def test_R19_3_on_the_board_with_an_active_card_only(name: str) -> None:
    _nothing_wrong(name, "R19.3")
    assert _watched(name).seen["off"]


@pytest.mark.rule("R19.4")
@pytest.mark.parametrize("name", WITH_FIGHTS)
def test_R19_4_every_card_is_in_exactly_one_place(name: str) -> None:
    _nothing_wrong(name, "R19.4")
    assert _watched(name).seen["box"]


@pytest.mark.rule("R19.4")
def test_R19_4_drawn_cards_were_among_them() -> None:
    assert sum(_watched(name).seen["drawn"] for name in WITH_FIGHTS) > 50


@pytest.mark.rule("R19.5")
@pytest.mark.parametrize("name", TABLES)
def test_R19_5_ordnance_is_conserved(name: str) -> None:
    _nothing_wrong(name, "R19.5")


@pytest.mark.rule("R19.6")
@pytest.mark.parametrize("name", TABLES)
def test_R19_6_point_tokens_are_conserved(name: str) -> None:
    _nothing_wrong(name, "R19.6")
    assert bool(_watched(name).seen["taken"]) == (name in WITH_MINES)


@pytest.mark.rule("R19.7")
@pytest.mark.parametrize("name", TABLES)
def test_R19_7_two_pairs_on_a_card_each_on_one(name: str) -> None:
    _nothing_wrong(name, "R19.7")
    assert bool(_watched(name).seen["attached"]) == (name in WITH_FIGHTS)


@pytest.mark.rule("R19.7")
def test_R19_7_full_cards_were_among_them() -> None:
    assert sum(_watched(name).seen["full cards"] for name in WITH_FIGHTS)


@pytest.mark.rule("R19.8")
@pytest.mark.parametrize("name", TABLES)
def test_R19_8_points_never_decrease(name: str) -> None:
    _nothing_wrong(name, "R19.8")


@pytest.mark.rule("R19.9")
@pytest.mark.parametrize("name", TABLES)
def test_R19_9_no_two_unpaired_tokens_of_a_picture(name: str) -> None:
    _nothing_wrong(name, "R19.9")
    assert bool(_watched(name).seen["unpaired"]) == (name in WITH_FIGHTS)


@pytest.mark.rule("R19.10")
@pytest.mark.parametrize("name", TABLES)
def test_R19_10_there_is_always_something_to_do(name: str) -> None:
    _nothing_wrong(name, "R19.10")
    assert _watched(name).seen["ended"] > 0


@pytest.mark.rule("R19.11")
@pytest.mark.parametrize("name", WITH_MINES)
def test_R19_11_nobody_loses_a_card(name: str) -> None:
    _nothing_wrong(name, "R19.11")
    assert _watched(name).seen["cards gained"]


@pytest.mark.rule("R19.12")
@pytest.mark.parametrize("name", TABLES)
def test_R19_12_the_same_seed_and_actions_are_the_same_game(name: str) -> None:
    _nothing_wrong(name, "R19.12")


@pytest.mark.rule("R19.13")
@pytest.mark.parametrize("name", ["family 2", "family 3", "family 4"])
def test_R19_13_at_most_two_tokens_are_open_when_a_turn_begins(name: str) -> None:
    _nothing_wrong(name, "R19.13")
    assert _watched(name).seen["2 face up"] > 100


@pytest.mark.rule("R19.14")
@pytest.mark.parametrize("name", TABLES)
def test_R19_14_artillery_tanks_are_conserved(name: str) -> None:
    _nothing_wrong(name, "R19.14")
    assert bool(_watched(name).seen["artillery tanks"]) == ("solo" in name)


@pytest.mark.rule("R19.1", "R19.9")
def test_R19_9_the_artillery_may_hold_equal_tokens() -> None:
    position = {
        "phase": "turn_done",
        "fire": ["B4"],
        "tokens": {"B4": "p01a", "A5": "p04a"},
        "loot": ["p01b"],
        "green": {"square": "D4"},
    }
    state = arranged(GAME, Setup(1, {"variant": "solo"}), position)
    assert pending(state)
    assert sorted(GAME.view(state, 0)["artillery"]["tokens"]) == ["p01a", "p01b"]
    assert state.pair_first == []
    do(state, "move green D5")


@pytest.mark.rule("R19.10")
@pytest.mark.parametrize("inactive", [[], ["tk07"]], ids=["no card", "a card"])
@pytest.mark.parametrize("upgrades", [[], ["p13a+p13s"], ["p11a+p11s"]], ids=str)
def test_R19_10_also_for_a_figure_with_nowhere_to_go(inactive: list[str], upgrades: list[str]) -> None:
    """Other tanks surround green. It may have no card to change to and no target."""
    position = {
        "turn": "green",
        "cards": {"g1": "O1/O3"},
        "green": {"square": "A1", "card": "g1", "inactive": inactive, "upgrades": {"g1": upgrades}},
        "yellow": {"square": "A2"},
        "blue": {"square": "B1"},
        "tokens": {"H8": "p01a"},
    }
    state = battlegrounds_at(position)
    rng = Rng(1)
    for _ in range(40):
        asked = pending(state)
        assert len(asked) == 1
        assert asked[0].choices
        apply(state, asked[0].seat, asked[0].choices[rng.below(len(asked[0].choices))])
