"""3.0 and 3.2: the phases of a round and the passes of the deck, over whole games and by the number of tanks."""

from __future__ import annotations

from typing import Any

import pytest

from table import do_as, duel_at
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.games.duel.game import Duel

GAME = Duel()
IDS = ["I", "II", "III", "IV"]


def with_tanks(soviet: int, german: int) -> Any:
    position: dict[str, Any] = {"at": "draw"}
    for letter, board, count in (("S", "t34_85", soviet), ("G", "pz4g", german)):
        for tank_id in IDS[:count]:
            position[f"{letter}-{tank_id}"] = {"board": board}
    return duel_at(position)


def played_out(seed: int, **options: Value) -> list[tuple[str, list[int]]]:
    """The events of a game in which everybody answers at random."""
    state = GAME.new(GAME.checked(Setup(2, dict(options))), seed)
    chance = Rng(seed)
    state.sink = []
    while pending(state):
        decision = pending(state)[0]
        apply(state, decision.seat, decision.choices[chance.below(len(decision.choices))])
    return [(event.kind.name, event.values) for event in state.sink]


@pytest.mark.rule("3.2.1(1)")
@pytest.mark.parametrize(
    ("soviet", "german", "passes"),
    [(2, 2, 3), (3, 1, 3), (3, 2, 4), (1, 4, 4), (3, 3, 4), (4, 3, 5), (4, 4, 5)],
)
def test_passes_by_the_number_of_all_tanks(soviet: int, german: int, passes: int) -> None:
    state = with_tanks(soviet, german)
    assert GAME.view(state, 0)["passes_needed"] == passes
    assert GAME.view(state, 0)["passes_done"] == 0


@pytest.mark.rule("3.2.1(2)")
@pytest.mark.parametrize(("soviet", "german", "passes"), [(1, 1, 2), (2, 1, 3), (1, 2, 3)])
def test_passes_with_fewer_than_four_tanks(soviet: int, german: int, passes: int) -> None:
    assert GAME.view(with_tanks(soviet, german), 0)["passes_needed"] == passes


@pytest.mark.rule("3.2.1(1)")
@pytest.mark.parametrize(
    ("options", "passes"),
    [
        ({"mission": "M1"}, 3),
        ({"mission": "M2"}, 3),
        ({"mission": "M2", "extra_tanks": True}, 4),
        ({"mission": "M3"}, 4),
        ({"mission": "M5"}, 4),
        ({"mission": "M7"}, 5),
    ],
)
def test_passes_of_the_missions(options: dict[str, Value], passes: int) -> None:
    state = GAME.new(GAME.checked(Setup(2, options)), 1)
    assert GAME.view(state, 0)["passes_needed"] == passes


@pytest.mark.rule("3.2(1)", "3.2(2)", "3.2.2(1)", "4.2.6(3)")
@pytest.mark.parametrize("seed", range(4))
def test_so_many_passes_then_the_last_deck_then_the_end(seed: int) -> None:
    events = [
        event
        for event in played_out(seed, mission="M1")
        if event[0] in ("shuffle_out", "shuffled", "final_deck", "end_out", "game_over")
    ]
    names = [name for name, _ in events]
    assert names == ["shuffle_out", "shuffled"] * 3 + ["final_deck", "end_out", "game_over"]
    assert [values for name, values in events if name == "shuffled"] == [[1, 3], [2, 3], [3, 3]]


@pytest.mark.rule("3.0(1)", "3.0(2)", "3.0(3)")
@pytest.mark.parametrize("seed", range(4))
def test_every_round_has_its_phases_in_order(seed: int) -> None:
    rounds: list[list[tuple[str, list[int]]]] = [[]]  # the draw phase of the first is over when a game begins
    for event in played_out(seed, mission="M1", passes=1):
        if event[0] == "round_began":
            assert event[1] == [len(rounds) + 1]
            rounds.append([])
        rounds[-1].append(event)
    assert len(rounds) > 2
    ranks = {"round_began": 0, "initiative_shown": 2, "initiative_none": 2, "phase_began": 3, "returned": 4}
    for events in rounds[:-1]:
        order = [ranks[name] for name, _ in events if name in ranks]
        assert order == sorted(order)
        began = [name for name, _ in events].index("phase_began")
        shown = [values for name, values in events[:began] if name == "initiative_shown"]
        assert len(shown) == 4  # all tanks are on the battlefield when a round begins
        by_card = [tank for tank, _ in sorted(shown, key=lambda pair: pair[1])]
        acted = [values[0] for name, values in events if name == "phase_began"]
        gone = [values[0] for name, values in events if name == "eliminated"]
        assert acted == [tank for tank in by_card if tank in acted]
        assert set(by_card) - set(acted) <= set(gone)
        assert [values[0] for name, values in events if name == "returned"] == sorted(gone)


@pytest.mark.rule("3.0(2)")
def test_the_phase_that_is_shown() -> None:
    """The view names the phase that is being played, the initiative phase too."""
    state = duel_at(
        {
            "at": "draw",
            "S-I": {"board": "t34_85"},
            "G-I": {"board": "pz4g"},
            "P0": {"hand": [1, 5]},
            "P1": {"hand": [6, 7]},
        }
    )
    assert [decision.prompt for decision in pending(state)] == ["initiative", "initiative"]
    assert GAME.view(state, 0)["phase"] == "initiative"
    do_as(state, 0, "initiative S-I 1")
    do_as(state, 1, "initiative G-I 6")
    assert GAME.view(state, 0)["phase"] == "tank"
