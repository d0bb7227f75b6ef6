"""V5.3, compared with a search over every grouping."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from table import arranged, do_as
from tankodrom.core.setup import Setup
from tankodrom.games.registry import game_named

NATIONS = ("SU", "DE", "US", "FR")
WORTH = {2: 1, 3: 2, 4: 4}  # V5.1
Points = tuple[int, int, int, int]


@cache
def _best_grouping(points: Points) -> int:
    """The largest sum over all ways to make sets of points of different nations."""
    best = 0
    for size in WORTH:
        for nations in combinations(range(4), size):
            if all(points[nation] for nation in nations):
                a, b, c, d = sorted(points[nation] - (nation in nations) for nation in range(4))
                best = max(best, WORTH[size] + _best_grouping((a, b, c, d)))
    return best


def _side(singles: Points, doubles: Points) -> dict[str, int]:
    """The score of a player who ends the game with these medals."""
    store = [f"M1({nation})" for nation, count in zip(NATIONS, singles, strict=True) for _ in range(count)]
    store += [f"M2({nation})" for nation, count in zip(NATIONS, doubles, strict=True) for _ in range(count)]
    game = game_named("rush")
    position = {"active": "P1", "final_round": True, "achievements": [], "P0": {"store": store}}
    state = arranged(game, Setup(2, {"medal_sets": True}), position)
    do_as(state, 1, "end_play")
    side: dict[str, int] = game.view(state, 0)["outcome"]["sides"][0]
    return side


@pytest.mark.rule("V5.3")
def test_V5_3_the_formula_is_the_best_grouping() -> None:
    for a in range(6):
        for b in range(a + 1):
            for c in range(b + 1):
                for d in range(c + 1):
                    assert b + c + 2 * d == _best_grouping((d, c, b, a))


_SINGLES = st.tuples(*[st.integers(0, 5)] * 4)
_DOUBLES = st.tuples(*[st.integers(0, 1)] * 4)


@pytest.mark.rule("V5.1", "V5.2", "V5.3", "V5.4")
@settings(max_examples=150, deadline=None, derandomize=True)
@given(singles=_SINGLES, doubles=_DOUBLES)
def test_V5_3_the_engine_takes_the_best_grouping(singles: Points, doubles: Points) -> None:
    """The points of a double may go to different sets, so only the points of each nation matter."""
    points = sorted(single + 2 * double for single, double in zip(singles, doubles, strict=True))
    side = _side(singles, doubles)
    assert side["sets"] == _best_grouping((points[0], points[1], points[2], points[3]))
    assert side["medals"] == sum(points)
    assert side["total"] == side["medals"] + side["sets"]
