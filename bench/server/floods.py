"""Do those who play beside an attack notice it? Ordinary tables over real sockets, alone and beside hostile clients.

    python -m bench.server.floods

Two persons at each table think for a moment before each move, so that the server is not busy with them alone. The hostile
clients share the machine with the server, which real ones do not; so there is a third figure, beside the same clients while
they attack another server on this machine. All are measured twice, in turn, because a shared machine changes its speed.
`make bench-server` runs this too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import uvloop
from bench.server.hostile import BEGUN
from bench.server.load import Cell, LoadError, Pair, Tally, joined, measure
from bench.server.ours import OurPair, Ours, our_server
from bench.server.processes import NoStart
from bench.server.run import BUILD, ROOT, engine_kind
from bench.server.websocket_client import SocketError
from rich.console import Console
from rich.table import Table

TABLES: Final = 20
ROUNDS: Final = 2
REQUESTS: Final = 1200  # a minute from one address, as a server has it that nobody has told otherwise
MESSAGES: Final = 200  # a second on one socket, likewise
ENDING: Final = 60.0  # seconds for attacks that are under way
ALONE: Final = "alone"
ELSEWHERE: Final = "another server attacked"
BESIDE: Final = "beside hostile clients"


class ThoughtfulPair(OurPair):
    """Thinks before each move."""

    def __init__(
        self, tally: Tally, number: int, http: httpx.AsyncClient, address: str, game: str, think: float
    ) -> None:
        super().__init__(tally, number, http, address, game)
        self._think = think
        self._moods = Random(number)

    def go_on(self) -> None:
        asyncio.get_running_loop().call_later(self._moods.expovariate(1.0 / self._think), self._move)

    def _move(self) -> None:
        if not self.tally.is_stopping:
            super().go_on()


class Quiet(Ours):
    """Our server, and people at it who take their time."""

    def __init__(self, ours: Ours, think: float) -> None:
        super().__init__(ours.group, ours.address, ours.game)
        self._think = think

    def pair(self, tally: Tally, number: int) -> Pair:
        return ThoughtfulPair(tally, number, self.http, self.address, self.game, self._think)


@dataclass(slots=True)
class Hostilities:
    """What the attackers got: for each kind of attack, how often which code."""

    codes: dict[str, Counter[str]] = field(default_factory=dict)
    cpu: float = 0.0  # seconds of a processor
    seconds: float = 0.0

    def add(self, report: dict[str, Any], seconds: float) -> None:
        for name, codes in report["codes"].items():
            self.codes.setdefault(name, Counter()).update(codes)
        self.cpu += report["cpu"]
        self.seconds += seconds


@contextmanager
def hostile_clients(address: str, attacks: list[str], found: Hostilities) -> Iterator[None]:
    process = subprocess.Popen(
        [sys.executable, "-m", "bench.server.hostile", address, *attacks],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        if process.stdout.readline().strip() != BEGUN:
            raise NoStart("the hostile clients did not begin")
        since = time.perf_counter()
        yield
        seconds = time.perf_counter() - since
        report, _ = process.communicate(timeout=ENDING)
        found.add(json.loads(report), seconds)
    finally:
        process.kill()
        process.wait()


def measure_both(arguments: argparse.Namespace, folder: Path) -> tuple[dict[str, Cell], Hostilities]:
    found: dict[str, Cell] = {}
    hostilities = Hostilities()

    def note(name: str, cell: Cell) -> None:
        found[name] = joined(found[name], cell) if name in found else cell
        figures = cell.figures()
        print(f"  {name}: p50 {figures['p50_ms']:.1f} ms, p99 {figures['p99_ms']:.1f} ms", file=sys.stderr)

    def play(name: str) -> None:
        os.sync()  # what others have left to be written must not be written now
        note(name, uvloop.run(measure(system, arguments.tables, arguments.seconds / ROUNDS)))

    with (
        our_server(str(folder / "tables.db"), arguments.game, folder, REQUESTS, MESSAGES) as ours,
        our_server(str(folder / "others.db"), arguments.game, folder, REQUESTS, MESSAGES) as another,
    ):
        system = Quiet(ours, arguments.think)
        for _ in range(ROUNDS):
            play(ALONE)
            with hostile_clients(another.address, arguments.attacks, Hostilities()):
                play(ELSEWHERE)
            with hostile_clients(ours.address, arguments.attacks, hostilities):
                play(BESIDE)
    return found, hostilities


def show(found: dict[str, Cell], hostilities: Hostilities, arguments: argparse.Namespace) -> None:
    console = Console(width=None if sys.stdout.isatty() else 120)
    table = Table(title=f"{arguments.tables} tables of {arguments.game}, engine {engine_kind()}")
    for heading in ("", "moves", "moves/s", "p50 ms", "p99 ms", "both told, p99 ms", "server's core"):
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for name, cell in found.items():
        figures = cell.figures()
        table.add_row(
            name,
            f"{figures['moves']:,}",
            f"{figures['moves_per_second']:,.0f}",
            f"{figures['p50_ms']:.1f}",
            f"{figures['p99_ms']:.1f}",
            f"{figures['both_told_p99_ms']:.1f}",
            f"{cell.server_cpu:.0%}",
        )
    console.print(table)
    answers = Table(title="What the hostile clients got")
    answers.add_column("attack", no_wrap=True)
    answers.add_column("answers")
    for name, codes in hostilities.codes.items():
        answers.add_row(name, ", ".join(f"{code} ×{times:,}" for code, times in codes.most_common()))
    console.print(answers)
    load = max(cell.machine_load for cell in found.values())
    console.print(
        f"Every move of the ordinary tables was accepted and told to both. The hostile clients used "
        f"{hostilities.cpu / hostilities.seconds:.0%} of a core; {os.cpu_count()} cores, highest load average {load:.1f}.",
        highlight=False,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="How long moves take at ordinary tables beside hostile clients.")
    parser.add_argument("--seconds", type=float, default=20.0, help="of measuring for each figure")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--think", type=float, default=0.2, help="seconds before a move, on average (default 0.2)")
    parser.add_argument("--game", default="battlegrounds")
    parser.add_argument(
        "--attacks", nargs="+", default=[], help="only those with one of these words in their name"
    )
    parser.add_argument("--json", type=Path, default=BUILD / "floods.json", help="where the figures go")
    arguments = parser.parse_args()
    # Ended from outside, everything that was started must still end.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    BUILD.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory(dir=BUILD, ignore_cleanup_errors=True) as folder:
            found, hostilities = measure_both(arguments, Path(folder))
    except (LoadError, NoStart, SocketError, httpx.HTTPError, OSError, subprocess.TimeoutExpired) as error:
        print(f"floods: {str(error) or repr(error)}", file=sys.stderr)
        return 1
    show(found, hostilities, arguments)
    report = {
        "engine": engine_kind(),
        "tables": {name: cell.figures() for name, cell in found.items()},
        "hostile": hostilities.codes,
    }
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    arguments.json.write_text(json.dumps(report, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
