"""The names of steps in views, which clients compare with, are those of the steps."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from tankodrom.games.battlegrounds import codec as battlegrounds_codec
from tankodrom.games.battlegrounds import view_types as battlegrounds_types
from tankodrom.games.rush import codec as rush_codec
from tankodrom.games.rush import view_types as rush_types


@pytest.mark.parametrize(
    ("types", "codec"), [(rush_types, rush_codec), (battlegrounds_types, battlegrounds_codec)]
)
def test_step_names_are_those_of_the_steps(types: Any, codec: Any) -> None:
    assert set(get_args(types.StepName)) == {step.__name__ for step in codec._STEPS.values()}
