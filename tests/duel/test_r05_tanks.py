"""5.1 and 5.2.3: ids of tanks, and how far apart two tanks are."""

from __future__ import annotations

from copy import deepcopy

import pytest

from table import do_as, duel_at
from tankodrom.core.errors import BadPack
from tankodrom.core.setup import Setup
from tankodrom.games.duel.game import Duel
from tankodrom.games.duel.pack.pack import mission_problems, standard_pack

GAME = Duel()
PZ4G = {0: 98, 200: 91, 400: 88, 600: 86, 800: 84, 1000: 74, 1200: 63, 1400: 53, 1600: 32, 1800: 20, 2000: 12}


@pytest.mark.rule("5.1(1)")
@pytest.mark.parametrize("side", ["soviet", "german"])
def test_no_two_tanks_of_one_nationality_with_the_same_id(side: str) -> None:
    pack = standard_pack()
    mission = deepcopy(pack["missions"]["missions"][0])
    assert mission_problems(pack, mission) == []
    mission[side][1]["tank_id"] = "I"
    assert any(problem.startswith("C25") for problem in mission_problems(pack, mission))
    with pytest.raises(BadPack, match="id I"):
        GAME.checked(Setup(2, {}, {"mission": mission}))


@pytest.mark.rule("5.1(1)")
def test_the_two_nationalities_use_the_same_ids() -> None:
    for mission in standard_pack()["missions"]["missions"]:
        for side in ("soviet", "german"):
            ids = [slot["tank_id"] for slot in mission[side]]
            assert len(set(ids)) == len(ids)
    state = GAME.new(GAME.checked(Setup(2)), 1)
    assert state.rules.tank_names == ["S-I", "S-II", "G-I", "G-II"]


@pytest.mark.rule("5.2.1(1)", "5.2.3(1)")
@pytest.mark.parametrize(
    ("shooter", "target", "metres"),
    [
        (400, 600, 1000),
        (1000, -200, 800),
        (-200, 1000, 800),
        (400, -400, 0),
        (-400, 400, 0),
        (0, 0, 0),
        (0, 600, 600),
        (-400, 200, 200),
        (200, -600, 400),
        (-400, -200, 600),
        (-1000, -1000, 2000),
        (1000, 1000, 2000),
        (-1000, 1000, 0),
    ],
)
def test_mutual_range_is_the_sum_without_its_sign(shooter: int, target: int, metres: int) -> None:
    state = duel_at(
        {
            "active": "G-I",
            "deck": [99],
            "G-I": {"board": "pz4g", "range": shooter, "spotted": ["S-I"]},
            "S-I": {"board": "t34_85", "range": target},
            "P1": {"hand": [29, 40]},
        }
    )
    events = {event.kind.name: event.values for event in do_as(state, 1, "fire 29")}
    assert events["aimed"][2] == metres
    assert events["accuracy"] == [PZ4G[metres]]
