"""The standing in the view: the scores of R15 and R16 as if the game ended now. It reveals nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

from table import do_as, rush_at
from tankodrom.core.setup import Value
from tankodrom.games.registry import game_named

GAME = game_named("rush")
SPECTATOR = -1


def _standing(state: Any, viewer: int = SPECTATOR) -> list[dict[str, Any]]:
    standing: list[dict[str, Any]] = GAME.view(state, viewer)["standing"]
    return standing


ACHIEVEMENTS = ["light_tanks", "soviet_medals", "largest_company"]


@pytest.mark.rule("R15.1", "R15.3", "R16.1")
def test_R16_1_all_zones_count_and_a_tie_leads_to_nothing() -> None:
    position = {
        "achievements": ACHIEVEMENTS,
        "P0": {"hand": ["M2(SU)", "K1"], "garage": ["CB"], "store": ["M1(DE)"], "guards": ["K2", "", ""]},
        "P1": {"hand": ["K16"], "garage": ["M1(SU)", "M1(SU)"], "store": ["E"]},
    }
    for viewer in (0, 1, SPECTATOR):
        first, second = _standing(rush_at(position), viewer)
        assert first["counts"] == {"light_tanks": 2, "soviet_medals": 2, "largest_company": 5}
        assert second["counts"] == {"light_tanks": 1, "soviet_medals": 2, "largest_company": 4}
        assert (first["medals"], first["base_points"], first["sets"]) == (3, 3, 0)
        assert (first["achievements"], first["achievement_points"]) == (["light_tanks", "largest_company"], 10)
        assert (first["total"], second["total"]) == (16, 2)


@pytest.mark.rule("R15.1")
def test_R15_1_a_card_on_the_table_still_belongs_to_who_played_it() -> None:
    position = {"achievements": ACHIEVEMENTS, "P0": {"hand": ["K2", "E"], "garage": ["E"]}, "P1": {"hand": ["E"]}}
    state = rush_at(position)
    before = _standing(state)
    do_as(state, 0, "use K2 reinforcements")
    assert GAME.view(state, 1)["table"] == ["K2"]
    assert _standing(state) == before


@pytest.mark.rule("R15.1", "V3.11")
def test_V3_11_support_on_the_table_belongs_to_who_gave_it() -> None:
    position = {
        "achievements": ACHIEVEMENTS,
        "P0": {"hand": ["K5", "M1(SU)"]},
        "P1": {"hand": ["M2(FR)", "E"], "guards": ["K28", "", ""]},
    }
    state = rush_at(position, interactive_combat=True)
    before = _standing(state)
    do_as(state, 0, "attack K5 P1 0")
    do_as(state, 1, "support M2(FR)")
    do_as(state, 0, "support M1(SU)")
    assert sorted(GAME.view(state, 0)["table"]) == ["K5", "M1(SU)", "M2(FR)"]
    assert _standing(state) == before


@pytest.mark.rule("V8.13", "V5.3")
def test_V8_13_a_team_has_one_line_for_its_pooled_companies() -> None:
    position = {
        "achievements": ["soviet_medals"],
        "P0": {"store": ["M1(SU)", "M1(DE)"]},
        "P1": {"store": ["M2(SU)"]},
        "P2": {"store": ["M2(SU)"]},
    }
    options: dict[str, Value] = {"team_game": True, "teams": "XYX", "starting_player": 0, "medal_sets": True}
    pair, alone = _standing(rush_at(position, 3, **options))
    assert (pair["seats"], alone["seats"]) == ([0, 2], [1])
    assert (pair["medals"], pair["sets"], pair["achievements"], pair["total"]) == (4, 1, ["soviet_medals"], 10)
    assert alone["total"] == 2


@pytest.mark.rule("R16.1")
def test_R16_1_the_last_standing_is_the_result() -> None:
    position = {"active": "P1", "final_round": True, "P0": {"store": ["M1(SU)"]}}
    state = rush_at(position)
    before = _standing(state)
    do_as(state, 1, "end_play")
    outcome = GAME.view(state, 0)["outcome"]
    assert outcome["sides"] == before
    assert outcome["scores"] == [side["total"] for side in before]
