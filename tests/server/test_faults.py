"""The short form of `make faults`: some faults of each kind, and what was acknowledged is there, once. `faults.py` tells how."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.faults import BOTS_AGAIN, ClusterWorld, Fault, Outcome, SqliteWorld, World, run
from server.harness import RedisServer


def check(world: World, names: list[str], capsys: pytest.CaptureFixture[str]) -> Outcome:
    faults: dict[str, Fault] = {"killed with -9": world.kill, **world.faults()}
    try:
        outcome = asyncio.run(run(world, [(name, faults[name]) for name in names], 1))
    finally:
        world.close()
    with capsys.disabled():
        print(f"\n{outcome}")
    assert outcome.acknowledged > 100
    assert (outcome.acknowledged, outcome.doubled, outcome.lost) == (outcome.found, 0, 0)
    assert outcome.wrong == []
    assert outcome.slowest_bots() < 3 * BOTS_AGAIN, (
        "bots come back; how soon, `make faults` measures on a quiet machine"
    )
    return outcome


def test_faults_of_a_process_and_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    world = SqliteWorld(tmp_path, 1)
    names = ["disk full", "database locked", "killed with -9", "truncated -wal", "bot runners killed"]
    check(world, [*names, "clock an hour back", "read-only files"], capsys)
    assert world.told[-1] == "read-only files: not ready"


def test_faults_of_nodes_postgresql_and_redis(
    postgres: Any, redis: RedisServer, capsys: pytest.CaptureFixture[str]
) -> None:
    names = ["killed with -9", "PostgreSQL frozen", "Redis restarted", "PostgreSQL backend killed"]
    check(ClusterWorld(postgres, redis, 1), names, capsys)
