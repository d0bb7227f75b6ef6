"""Positions that earlier releases saved still load, and the same moves lead to the same positions."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from tankodrom.core.kernel import apply, pending
from tankodrom.core.replay import state_digest
from tankodrom.core.text import read_action
from tankodrom.games.registry import game_named

RELEASES = sorted(path.parent for path in Path(__file__).parent.glob("*/states.json.gz"))


def positions_of(release: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(gzip.decompress((release / "states.json.gz").read_bytes()))
    return found


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_saved_positions_go_on(release: Path) -> None:
    positions = positions_of(release)
    assert {position["game"] for position in positions} == {"rush", "battlegrounds", "duel"}
    for position in positions:
        game = game_named(position["game"])
        state = game.load(position["state"])
        assert [[each.seat, each.prompt, len(each.choices)] for each in pending(state)] == position["asked"]
        for seat, text in position["moves"]:
            apply(state, seat, read_action(state, text))
        assert state_digest(game, state) == position["digest"]
