"""R12: every reward from every stack, compared with the words of R12.2 and R12.3."""

from __future__ import annotations

from typing import Any

import pytest

from table import asked, do_as, legal, rush_at
from tankodrom.games.registry import game_named


def _before_the_reward(kills: int, singles: int, doubles: int) -> Any:
    """The end of step II under V3, where the position can say how many guards were destroyed (V3.12)."""
    position = {
        "final_round": singles == 0,
        "medals": {"SU": [singles, doubles]},
        "turn": {"kills": kills, "attack_nation": "SU"},
        "P0": {"hand": [], "garage": ["E", "E", "E"], "store": []},
    }
    state = rush_at(position, interactive_combat=True)
    do_as(state, 0, "end_play")
    return state


@pytest.mark.rule("R12.2", "R12.3", "R12.4", "R12.5", "R12.6")
@pytest.mark.parametrize("kills", range(1, 7))
def test_R12_3_the_forms_with_the_largest_obtainable_total_and_no_others(kills: int) -> None:
    for singles in range(8):
        for doubles in range(4):
            total = {
                d: 2 * d + min(kills - 2 * d, singles) for d in range(kills + 1) if 2 * d <= kills and d <= doubles
            }
            best = max(total.values())
            state = _before_the_reward(kills, singles, doubles)
            assert asked(state) == [0]
            assert legal(state) == [f"medals {d}" for d in total if total[d] == best], (kills, singles, doubles)
            for d in [d for d in total if total[d] == best]:
                after = state.copy()
                do_as(after, 0, f"medals {d}")
                position = game_named("rush").position(after)
                single_count = best - 2 * d
                assert position["P0"]["store"].items == ["M1(SU)"] * single_count + ["M2(SU)"] * d
                assert position["medals"]["SU"] == [singles - single_count, doubles - d]
