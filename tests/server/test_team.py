"""The watcher: signals that come at a bad moment, and children that are not its own."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

FORKS_LATE = """
import os, signal, sys, time
from tankodrom.server import team
fork, count = os.fork, 0
def slow_fork():
    global count
    count += 1
    if count == int(sys.argv[1]):
        os.kill(os.getpid(), signal.SIGTERM)  # in the very moment
    return fork()
team.os.fork = slow_fork
team.Team([lambda lifeline: time.sleep(60) for _ in range(3)], None).run()
"""

INHERITS = """
import ctypes, os, subprocess, sys, time
from tankodrom.server import team
ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)  # as the first process of a container: orphans become ours
def dies_and_leaves_somebody(lifeline):
    with open(sys.argv[1], "a") as log:
        log.write(".")
    subprocess.Popen(["sleep", "0.2"])
    time.sleep(0.1)
    os.kill(os.getpid(), 9)
team.Team([dies_and_leaves_somebody], None).run()
"""


def started(program: str, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", program, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_signal_while_one_is_being_made_ends_all(number: int) -> None:
    watcher = started(FORKS_LATE, str(number))
    try:
        assert watcher.wait(timeout=30) == 0
    finally:
        watcher.kill()
        watcher.communicate()


def test_what_a_dead_one_left_behind_does_not_end_the_watcher(tmp_path: Path) -> None:
    log = tmp_path / "starts"
    watcher = started(INHERITS, str(log))
    try:
        deadline = time.monotonic() + 30
        while not log.exists() or len(log.read_text()) < 3:
            assert watcher.poll() is None, watcher.communicate()[0]
            assert time.monotonic() < deadline
            time.sleep(0.1)
    finally:
        watcher.send_signal(signal.SIGTERM)
        watcher.wait(timeout=30)
        watcher.communicate()
