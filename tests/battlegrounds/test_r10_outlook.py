"""R10, R11, R13: what the outlook says about moves and shots is what happens when they are carried out."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from table import battlegrounds_at, do_as
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.core.text import text_of
from tankodrom.games.registry import game_named

GAME = game_named("battlegrounds")
COLOURS = ("green", "yellow", "blue", "red")
TABLES: dict[str, tuple[int, dict[str, Value]]] = {
    "2 players": (2, {}),
    "4 players": (4, {}),
    "teams": (4, {"variant": "teams"}),
    "solo": (1, {"variant": "solo"}),
}


def _crowded(seats: int, options: dict[str, Value], rng: Rng) -> Any:
    """Figures in the middle, mines, artillery, tokens between them, upgrades of every kind."""
    squares = list(range(16, 56))
    rng.shuffle(squares)
    names = ["ABCDEFGH"[square // 8] + str(square % 8 + 1) for square in squares]
    cards = [f"tk{number:02}" for number in range(1, 13)]
    pairs = [f"p{number:02}a+p{number:02}s" for number in range(7, 17)]
    numbers = list(range(12))
    rng.shuffle(numbers)
    cards = [cards[number] for number in numbers]
    solo = options.get("variant") == "solo"
    position: dict[str, Any] = {"deck": cards[8:], "tokens": {}}
    position["artillery" if solo else "mines"] = [names.pop() for _ in range(7)]
    for number in range(1, 7):
        position["tokens"][names.pop()] = f"p{number:02}b"
    for place, colour in enumerate(COLOURS):
        own = cards[2 * place : 2 * place + 2]
        upgrades = {card: [pairs.pop(rng.below(len(pairs)))] for card in own}
        if rng.below(2) and len(pairs) > 2 * (3 - place):
            upgrades[own[0]].append(pairs.pop())
        square = names.pop()
        if rng.below(4) == 0:
            position["tokens"][square] = f"p{place + 7:02}b"
        position[colour] = {"square": square, "card": own[0], "inactive": own[1:], "upgrades": upgrades}
    return GAME.arrange(Setup(seats, options), position, Rng(rng.below(1 << 20)))


def _texts(state: Any) -> dict[str, int]:
    return {text_of(state, action): action for decision in pending(state) for action in decision.choices}


def _shots(state: Any, colour: str) -> list[tuple[str, str]]:
    words = [text.split() for text in _texts(state)]
    return [(word[2], word[3]) for word in words if word[0] == "shoot" and word[1] == colour]


def _said(shots: list[dict[str, str]]) -> list[tuple[str, str]]:
    return [(shot["square"], shot["effect"]) for shot in shots]


def _really(state: Any, seat: int, action: int, path: list[str]) -> tuple[str, str]:
    """Drive on a copy: fate and where it ended, from the events."""
    state.sink = []
    before = state.mines
    apply(state, seat, action)
    happened = [(event.kind.name, event.values) for event in state.sink]
    for end, (name, _) in enumerate(happened):
        if name in ("turn_began", "artillery_fired"):  # later events do not belong to the move
            happened = happened[:end]
            break
    names = [name for name, _ in happened]
    if "destroyed" in names:
        at = next(values[1] for name, values in happened if name == "destroyed")
        place = "ABCDEFGH"[at // 8] + str(at % 8 + 1)
        last = [name for name in names[: names.index("destroyed")] if name in ("mine_hit", "collided")][-1]
        assert state.mines >= before
        return ("destroyed_by_mine" if last == "mine_hit" else "destroyed_by_tank"), place
    return ("absorbed" if "absorbed" in names else "safe"), path[-1]


def _compare(state: Any, seen: Counter[str]) -> None:
    seat = pending(state)[0].seat
    outlook = GAME.outlook(state, seat)
    kept = GAME.save(state)
    moves: dict[str, list[str]] = {}
    for text, action in _texts(state).items():
        word = text.split()
        if word[0] == "move":
            colour, path = word[1], word[2].split(",")
            moves.setdefault(colour, []).append(word[2])
            said = next(move for move in outlook[colour][_card(state, colour)]["moves"] if move["path"] == path)
            really = state.copy()
            assert (said["fate"], said["at"]) == _really(really, seat, action, path), text
            seen[said["fate"]] += 1
            if said["fate"] in ("safe", "absorbed"):
                asked = pending(really)
                if asked and asked[0].prompt == "shot":
                    assert _said(said["shots"]) == _shots(really, colour), text
                    seen["shots"] += len(said["shots"])
                else:
                    assert said["shots"] == [], text
            else:
                assert said["shots"] == []
        elif word[0] == "change_tank":
            changed = state.copy()
            changed.active[COLOURS.index(word[1])] = changed.kit.card_by_id[word[2]]
            entry = GAME.outlook(changed, seat)[word[1]][word[2]]
            assert entry == outlook[word[1]][word[2]]
            seen["other cards"] += 1
    for colour, paths in moves.items():
        said_paths = [",".join(move["path"]) for move in outlook[colour][_card(state, colour)]["moves"]]
        assert said_paths == paths
    for colour in {text.split()[1] for text in _texts(state) if text.startswith("shoot")}:
        assert _said(outlook[colour][_card(state, colour)]["shots"]) == _shots(state, colour)
        seen["shots first"] += 1
    assert GAME.save(state) == kept  # the outlook changes nothing


def _card(state: Any, colour: str) -> str:
    name: str = state.kit.card_ids[state.active[COLOURS.index(colour)]]
    return name


@pytest.mark.rule("R10.9", "R10.11", "R11.4", "R13.4")
@pytest.mark.parametrize("table", TABLES)
def test_R10_outlook_agrees_with_what_happens(table: str) -> None:
    seats, options = TABLES[table]
    seen: Counter[str] = Counter()
    for seed in range(6):
        rng = Rng(seed)
        state = _crowded(seats, {**options, "stall_rounds": 0}, rng)
        for _ in range(12):
            if not pending(state):
                break
            if pending(state)[0].prompt == "main":
                _compare(state, seen)
            decision = pending(state)[0]
            apply(state, decision.seat, decision.choices[rng.below(len(decision.choices))])
    fates = ["safe", "absorbed", "destroyed_by_tank", "shots", "other cards", "shots first"]
    for what in fates if table == "solo" else [*fates, "destroyed_by_mine"]:
        assert seen[what] > 0, what


@pytest.mark.rule("R13.4")
def test_R13_4_the_outlook_of_another_card_is_that_after_changing_to_it() -> None:
    position = {
        "turn": "green",
        "cards": {"g1": "O1/O1", "g2": "D2/O2"},
        "mines": ["C5"],
        "green": {"square": "D4", "card": "g1", "inactive": ["g2"], "upgrades": {"g2": ["p15a+p15s"]}},
        "yellow": {"square": "E5"},
        "P0": {"pairs": {"p01a+p01s": "available"}},
    }
    state = battlegrounds_at(position)
    said = GAME.outlook(state, 0)["green"]["g2"]
    assert {",".join(move["path"]): move["fate"] for move in said["moves"]} == {
        "C3,B2": "safe",
        "C5,B6": "absorbed",
        "E3,F2": "safe",
        "E5,F6": "absorbed",
    }
    do_as(state, 0, "change_tank green g2", "use_extra_turn p01a")
    assert GAME.outlook(state, 0)["green"]["g2"] == said


@pytest.mark.rule("R11.4", "R11.5")
@pytest.mark.parametrize(
    ("mines", "yellow", "fate"),
    [(["A2"], "A3", "destroyed_by_tank"), (["A3"], "A2", "destroyed_by_mine"), (["A2"], "A8", "absorbed")],
)
def test_R11_5_the_hazard_after_the_armour_decides(mines: list[str], yellow: str, fate: str) -> None:
    position = {
        "turn": "green",
        "cards": {"g1": "O3/O1"},
        "mines": mines,
        "green": {"square": "A1", "card": "g1", "upgrades": {"g1": ["p15a+p15s"]}},
        "yellow": {"square": yellow},
    }
    state = battlegrounds_at(position)
    said = GAME.outlook(state, 0)["green"]["g1"]["moves"][0]
    assert said["path"] == ["A2", "A3", "A4"]
    assert said["fate"] == fate
    assert said["at"] == ("A4" if fate == "absorbed" else "A3")


def test_there_is_no_outlook_in_family() -> None:
    state = GAME.new(Setup(2, {"variant": "family"}), 1)
    assert GAME.outlook(state, 0) == {}
