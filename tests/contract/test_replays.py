"""Saved games, one for every kind of end: later versions must replay them in the same way."""

from __future__ import annotations

from pathlib import Path

import pytest

from tankodrom.contract.checks import Contract
from tankodrom.core.errors import BrokenReplay
from tankodrom.core.replay import read_replay, verify_replay, write_replay
from tankodrom.core.rng import Rng
from tankodrom.games.registry import all_games, game_named
from tankodrom.words.rulebook import all_ids

FOLDER = Path(__file__).resolve().parents[1] / "replays"
FILES = sorted(FOLDER.rglob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.stem}" for path in FILES])
def test_replay(path: Path) -> None:
    replay = read_replay(path.read_text(encoding="utf-8"))
    game = game_named(replay.game)
    final = verify_replay(game, replay)
    # Some games were kept because the contract was once broken at their last move.
    for seed in range(5):
        Contract(game, set(all_ids(game.key))).check_position(final, Rng(seed))
    assert write_replay(replay) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("key", [game.key for game in all_games()])
def test_there_are_replays_of_every_game(key: str) -> None:
    assert len(list((FOLDER / key).glob("*.json"))) >= 3


def test_a_replay_that_was_tampered_with_is_noticed() -> None:
    path = FILES[0]
    replay = read_replay(path.read_text(encoding="utf-8"))
    del replay.moves[-1]
    with pytest.raises(BrokenReplay, match="lead to another position"):
        verify_replay(game_named(replay.game), replay)
