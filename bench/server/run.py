"""Our server beside boardgame.io's, in one run: `make bench-server`.

Counted at the clients: moves that were accepted, committed (by ours) and told to both players. Every system is
measured twice, in turn with the others, because a shared machine changes its speed; both halves count.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final

import httpx
import uvloop
from bench.server.load import COUNTER, Cell, LoadError, System, joined, measure
from bench.server.ours import on_postgres, on_sqlite
from bench.server.peer import boardgame_io
from bench.server.processes import NoStart
from bench.server.websocket_client import SocketError
from rich.console import Console
from rich.table import Table

ROOT: Final = Path(__file__).resolve().parent.parent.parent
BUILD: Final = ROOT / "build" / "bench-server"  # on a real disk, as /tmp need not be
TABLES: Final = (1, 20, 100)
ROUNDS: Final = 2
BUSY: Final = 0.9  # of a core: from here on the client may be what is measured

Start = Callable[[Path], AbstractContextManager[System]]


def systems(game: str) -> dict[str, Start]:
    # What is compared runs soon after each other: a shared machine changes its speed.
    return {
        f"ours, PostgreSQL, {game}": lambda folder: on_postgres(game, folder),
        f"ours, SQLite, {game}": lambda folder: on_sqlite(game, folder),
        "boardgame.io, in memory, cards": lambda folder: boardgame_io("cards", None),
        "boardgame.io, flat files, cards": lambda folder: boardgame_io("cards", folder / "flat"),
        f"ours, SQLite, {COUNTER}": lambda folder: on_sqlite(COUNTER, folder),
        f"boardgame.io, in memory, {COUNTER}": lambda folder: boardgame_io(COUNTER, None),
        f"boardgame.io, flat files, {COUNTER}": lambda folder: boardgame_io(COUNTER, folder / "flat"),
    }


def measure_all(starts: dict[str, Start], tables: list[int], seconds: float) -> dict[str, dict[int, Cell]]:
    found: dict[str, dict[int, Cell]] = {name: {} for name in starts}
    for round in range(ROUNDS):
        for name, start in starts.items():
            with (
                tempfile.TemporaryDirectory(dir=BUILD, ignore_cleanup_errors=True) as folder,
                start(Path(folder)) as system,
            ):
                for count in tables:
                    cell = uvloop.run(measure(system, count, seconds / ROUNDS))
                    before = found[name].get(count)
                    found[name][count] = cell if before is None else joined(before, cell)
                    rate = len(cell.own) / cell.seconds
                    print(f"  {round + 1}/{ROUNDS} {name}, {count} tables: {rate:,.0f}/s", file=sys.stderr)
    return found


def show(found: dict[str, dict[int, Cell]], tables: list[int], title: str) -> None:
    table = Table(title=title)
    table.add_column("system", no_wrap=True)
    for count in tables:
        table.add_column(f"{count} table{'s' * (count > 1)}\nmoves/s", justify="right", no_wrap=True)
        table.add_column("p50\nms", justify="right", no_wrap=True)
        table.add_column("p99\nms", justify="right", no_wrap=True)
    for name, cells in found.items():
        row = [name]
        for count in tables:
            figures = cells[count].figures()
            row += [f"{figures['moves_per_second']:,.0f}", f"{figures['p50_ms']:.1f}", f"{figures['p99_ms']:.1f}"]
        table.add_row(*row)
    console = Console(width=None if sys.stdout.isatty() else 120)
    console.print(table)
    console.print(
        "A move is counted when both players of the table were told of it; p50 and p99 are the times until its "
        "sender was. boardgame.io tells first and stores afterwards, ours commits first.",
        highlight=False,
    )
    for line in compared(found, tables[-1]):
        console.print(line, highlight=False)
    busiest = max(cell.client_cpu for cells in found.values() for cell in cells.values())
    last = {name: cells[tables[-1]] for name, cells in found.items()}
    shares = ", ".join(f"{name} {cell.client_cpu:.0%} / {cell.server_cpu:.0%}" for name, cell in last.items())
    costs = ", ".join(
        f"{name} {cell.figures()['moves_per_server_cpu_second']:,.0f}" for name, cell in last.items()
    )
    console.print(f"Share of one core with {tables[-1]} tables, clients / server: {shares}.", highlight=False)
    console.print(f"Moves per second of the server's processor time there: {costs}.", highlight=False)
    if busiest > BUSY:
        console.print("[bold]The clients were busy all the time somewhere: these figures are too low.[/bold]")
    load = max(cell.machine_load for cells in found.values() for cell in cells.values())
    console.print(f"{os.cpu_count()} cores; highest load average {load:.1f}.", highlight=False)


def compared(found: dict[str, dict[int, Cell]], tables: int) -> list[str]:
    """Like with like: the same small game on both sides, and two games of one size."""
    lines: list[str] = []
    for peer in ("cards", COUNTER):
        theirs = found.get(f"boardgame.io, in memory, {peer}")
        for name, cells in found.items():
            if theirs is None or not name.startswith("ours") or name.endswith(COUNTER) != (peer == COUNTER):
                continue
            ours_there, theirs_there = cells[tables].figures(), theirs[tables].figures()
            ratio = ours_there["moves_per_second"] / theirs_there["moves_per_second"]
            times = f"p99 {ours_there['p99_ms']:.0f} ms to {theirs_there['p99_ms']:.0f}"
            lines.append(
                f"{name}, beside boardgame.io's {peer} in memory: {ratio:.2f} times as many moves, {times}."
            )
    return lines


def engine_kind() -> str:
    from tankodrom.core import kernel

    return "compiled" if str(kernel.__file__).endswith(".so") else "interpreted"


def report(found: dict[str, dict[int, Cell]], game: str) -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "engine": engine_kind(),
        "game": game,
        "systems": {
            name: {str(count): cell.figures() for count, cell in cells.items()} for name, cells in found.items()
        },
    }


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Moves per second and how long a move takes, beside boardgame.io."
    )
    parser.add_argument("--seconds", type=float, default=8.0, help="of measuring for each figure")
    parser.add_argument("--tables", type=int, nargs="+", default=list(TABLES))
    parser.add_argument("--game", default="rush", help="what is played on our server; `cards` is as large as Rush")
    parser.add_argument("--only", default="", help="only systems with this in their name")
    parser.add_argument("--json", type=Path, default=BUILD / "result.json", help="where the figures go")
    arguments = parser.parse_args()
    # Ended from outside, everything that was started must still end.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    BUILD.mkdir(parents=True, exist_ok=True)
    starts = {name: start for name, start in systems(arguments.game).items() if arguments.only in name}
    if any(name.startswith("boardgame.io") for name in starts) and shutil.which("node") is None:
        print(
            "bench-server: Node.js is needed for boardgame.io (Debian: apt-get install nodejs npm)",
            file=sys.stderr,
        )
        return 1
    try:
        found = measure_all(starts, arguments.tables, arguments.seconds)
    except (LoadError, NoStart, SocketError, httpx.HTTPError, OSError) as error:
        print(f"bench-server: {str(error) or repr(error)}", file=sys.stderr)
        return 1
    show(found, arguments.tables, f"Two live clients a table; {arguments.game}, engine {engine_kind()}")
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    arguments.json.write_text(json.dumps(report(found, arguments.game), indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
