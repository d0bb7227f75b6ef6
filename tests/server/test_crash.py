"""Kill -9 at random moments: what was answered is kept, once and in order. `crash.py` tells how.

The everyday test is small. TANKODROM_FULL=1 chooses the full one: 200 tables, 20 kills.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from server.crash import Counts, one_process, run, two_processes
from server.harness import RedisServer

IS_FULL = bool(os.environ.get("TANKODROM_FULL"))


def check(counts: Counts, capsys: pytest.CaptureFixture[str]) -> None:
    """`run` has compared the books already; here only that the test has tested something."""
    with capsys.disabled():
        print(f"\n{counts}")
    assert counts.replays == counts.tables
    assert counts.acknowledged > counts.tables
    assert counts.acknowledged + counts.stale == counts.moves
    assert counts.resyncs > counts.tables


def test_no_answered_move_is_lost_when_the_process_is_killed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tables, kills, think = (200, 20, 1.0) if IS_FULL else (40, 5, 0.3)
    with one_process(tmp_path) as (processes, database):
        check(asyncio.run(run(processes, database, tables, kills, 1, think)), capsys)


def test_the_other_process_carries_on_when_one_is_killed(
    postgres: Any, redis: RedisServer, capsys: pytest.CaptureFixture[str]
) -> None:
    tables, kills, think = (120, 10, 1.0) if IS_FULL else (30, 2, 0.3)
    with two_processes(postgres, redis) as (processes, database):
        counts = asyncio.run(run(processes, database, tables, kills, 2, think))
        check(counts, capsys)
        assert counts.moved_over > 0
