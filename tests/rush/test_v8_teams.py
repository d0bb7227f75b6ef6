"""V8.1-V8.4: the teams and the order of turns, for every seating and every starting player."""

from __future__ import annotations

from typing import Any

import pytest

from table import do_as, rush_at
from tankodrom.core.errors import BadSetup
from tankodrom.core.kernel import pending
from tankodrom.core.setup import Setup, Value
from tankodrom.games.registry import game_named

# All seatings by number of players, X the larger team; four players sit alternately (V8.2).
SEATINGS = {
    3: ["XXY", "XYX", "YXX"],
    4: ["XYXY", "YXYX"],
    5: ["XXXYY", "XXYXY", "XXYYX", "XYXXY", "XYXYX", "XYYXX", "YXXXY", "YXXYX", "YXYXX", "YYXXX"],
}
# V8.3, by number of players and team that starts.
PATTERNS = {
    (3, "X"): "X1 Y1 X2 Y1",
    (3, "Y"): "Y1 X1 Y1 X2",
    (4, "X"): "X1 Y1 X2 Y2",
    (4, "Y"): "Y1 X1 Y2 X2",
    (5, "X"): "X1 Y1 X2 Y2 X3 Y1 X1 Y2 X2 Y1 X3 Y2",
    (5, "Y"): "Y1 X1 Y2 X2 Y1 X3 Y2 X1 Y1 X2 Y2 X3",
}
CASES = [(seating, starter) for ways in SEATINGS.values() for seating in ways for starter in range(len(seating))]


def _new(seating: str, starter: int) -> Any:
    options: dict[str, Value] = {"team_game": True, "teams": seating, "starting_player": starter}
    return game_named("rush").new(Setup(len(seating), options), 1)


def _numbered(seating: str, starter: int) -> dict[int, str]:
    """V8.2: X1, X2 … and Y1, Y2 … clockwise from the starting player."""
    names: dict[int, str] = {}
    count = {"X": 0, "Y": 0}
    for step in range(len(seating)):
        seat = (starter + step) % len(seating)
        count[seating[seat]] += 1
        names[seat] = f"{seating[seat]}{count[seating[seat]]}"
    return names


def _end_turn(state: Any) -> int:
    """Whose turn it was."""
    (decision,) = pending(state)
    assert decision.prompt == "main"
    do_as(state, decision.seat, "end_play")
    return decision.seat


@pytest.mark.rule("V8.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_V8_1_two_teams_and_the_normal_setup(seats: int) -> None:
    game = game_named("rush")
    sizes = {3: [1, 2], 4: [2, 2], 5: [2, 3]}[seats]
    for seating in ["auto", *SEATINGS[seats]]:
        state = game.new(Setup(seats, {"team_game": True, "teams": seating}), 1)
        view = game.view(state, 0)
        teams = view["teams"]
        assert sorted([teams.count(0), teams.count(1)]) == sizes
        if seating != "auto":
            assert ["XY"[team] for team in teams] == list(seating)
        assert len(view["achievements"]) == seats + 1
        assert (len(view["shop"]), view["deck_size"]) == (4, 96)
        for seat in range(seats):
            own = game.view(state, seat)["players"][seat]
            assert own["bases"] == [{"damaged": False, "guard": None, "guard_damaged": False}] * 3
            assert sorted(own["hand"] + own["garage"]) == ["E", "E", "E", "E", "RC", "VO"]
            assert len(own["hand"]) == 3
            assert own["store"] == []


@pytest.mark.rule("V8.1", "V8.2")
@pytest.mark.parametrize(
    ("seats", "teams"),
    [(2, "auto"), (3, "XXX"), (3, "XYY"), (4, "XXYY"), (4, "XXXY"), (4, "XYX"), (5, "XXXXY"), (5, "XYXYY")],
)
def test_V8_1_there_are_no_other_teams(seats: int, teams: str) -> None:
    with pytest.raises(BadSetup):
        game_named("rush").new(Setup(seats, {"team_game": True, "teams": teams}), 1)


@pytest.mark.rule("V8.1")
def test_V8_1_teams_go_with_the_team_game() -> None:
    with pytest.raises(BadSetup):
        game_named("rush").new(Setup(4, {"teams": "XYXY"}), 1)
    assert game_named("rush").view(game_named("rush").new(Setup(4), 1), 0)["teams"] is None


@pytest.mark.rule("V8.2", "V8.3")
@pytest.mark.parametrize(("seating", "starter"), CASES)
def test_V8_3_turn_order(seating: str, starter: int) -> None:
    state = _new(seating, starter)
    names = _numbered(seating, starter)
    pattern = PATTERNS[len(seating), seating[starter]].split()
    assert [names[_end_turn(state)] for _ in range(3 * len(pattern))] == 3 * pattern


@pytest.mark.rule("V8.4", "V8.4a")
@pytest.mark.parametrize(("seating", "starter"), CASES)
def test_V8_4_the_game_ends_with_equal_turns_after_a_trigger_in_any_turn(seating: str, starter: int) -> None:
    """Four players complete their round of four turns, three or five the pair of turns."""
    seats = len(seating)
    names = _numbered(seating, starter)
    pattern = PATTERNS[seats, seating[starter]].split()
    by_name = {name: seat for seat, name in names.items()}
    period = 4 if seats == 4 else 2
    options: dict[str, Value] = {"team_game": True, "teams": seating, "starting_player": starter}
    for turn in range(len(pattern)):
        active = by_name[pattern[turn]]
        position = {
            "active": f"P{active}",
            "turns": turn,
            "medals": {"FR": [1, 3]},
            f"P{active}": {"hand": ["K23", "E", "E"]},
        }
        state: Any = rush_at(position, seats, **options)
        do_as(state, active, "use K23 heroic_deed", "finish", "place 0")
        assert state.final_round
        turns = turn
        while pending(state):
            _end_turn(state)
            turns += 1
        assert turns == (turn // period + 1) * period
