"""The speed of the engine and of the search beside their peers, in one run: `make bench`.

Ours is measured in processes of its own, interpreted and compiled, before and after the peers (the mean counts,
because a shared machine changes its speed). The peers live in an environment of their own.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from tankodrom.titles.registry import all_titles

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / "build" / "peers-env"
# What is measured of which games, with how many players.
GAMES = {
    kind: [(title.key, players) for title in all_titles() for players in title.bench_seats.get(kind, ())]
    for kind in ("engine", "search")
}
NUMBERS = (
    "decisions_per_second",
    "decisions_per_second_driven_from_python",
    "copy_us",
    "simulations_per_second",
)
WALK = "rollout of the evaluator's policy, cut at its horizon and estimated"
HEAT = "played by veterans to the seat's next turn, judged by a network"

Results = dict[str, list[dict[str, Any]]]  # for the engine and for the search


def measure(kind: str, game: str, players: int, interpreted: bool, seconds: float) -> dict[str, Any]:
    environment = {**os.environ, "TANKODROM_INTERPRETED": "1" if interpreted else "0"}
    command = [sys.executable, "-m", "tankodrom", "bench", kind, game, "--json"]
    command += ["--players", str(players), "--seconds", str(seconds)]
    output = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    result: dict[str, Any] = json.loads(output)
    return result


def measure_ours(seconds: float) -> Results:
    return {
        kind: [
            measure(kind, game, players, interpreted, seconds)
            for game, players in games
            for interpreted in (True, False)
        ]
        for kind, games in GAMES.items()
    }


def mean(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    return before | {name: (before[name] + after[name]) / 2 for name in NUMBERS if name in before}


def measure_peers(seconds: float) -> Results:
    python = PEERS / "bin" / "python"
    ready = PEERS / ".ready"
    requirements = ROOT / "bench" / "peers-requirements.txt"
    if not ready.exists() or ready.stat().st_mtime < requirements.stat().st_mtime:
        uv = str(Path(sys.executable).with_name("uv"))
        subprocess.run([uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(PEERS)], check=True)
        subprocess.run(
            [uv, "pip", "install", "--quiet", "--python", str(python), "-r", str(requirements)], check=True
        )
        ready.touch()
    command = [str(python), str(ROOT / "bench" / "peers.py"), "--json", "--seconds", str(seconds)]
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    result: Results = json.loads(output)
    return result


def show(title: str, numbers: dict[str, str], rows: list[dict[str, Any]]) -> None:
    """`numbers` are the columns of figures by the names of these in the rows; the first one is the order."""
    table = Table(title=title)
    table.add_column("engine")
    table.add_column("game")
    for heading in numbers.values():
        table.add_column(heading, justify="right")
    table.add_column("note")
    speed = next(iter(numbers))
    for row in sorted(rows, key=lambda row: -(row[speed] or 0.0)):
        figures = ["-" if row[name] is None else f"{row[name]:,.{'us' in name:d}f}" for name in numbers]
        table.add_row(row["peer"], row["game"], *figures, row.get("error") or row["note"])
    Console(width=150 if not sys.stdout.isatty() else None).print(table)


def as_peer(result: dict[str, Any], **more: Any) -> dict[str, Any]:
    game = f"{result['game']}, {result['players']} players"
    return {**result, "peer": f"Tankodrom ({result['mode']})", "game": game, **more}


def show_engine(ours: list[dict[str, Any]], peers: list[dict[str, Any]]) -> None:
    rows = [as_peer(result, note="random play of the engine") for result in ours]
    for result in ours:
        driven = result["decisions_per_second_driven_from_python"]
        rows.append(as_peer(result, decisions_per_second=driven, note="driven from Python, as the peers are"))
    show(
        "Random play on one core, legal actions listed at every decision",
        {"decisions_per_second": "decisions/s", "copy_us": "copy us"},
        rows + peers,
    )


def show_search(ours: list[dict[str, Any]], peers: list[dict[str, Any]]) -> None:
    rows = [as_peer(row, note=HEAT if row["raced"] else WALK) for row in ours]
    show(
        "Simulations per second of the search, on one core",
        {"simulations_per_second": "simulations/s"},
        rows + peers,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="The speed of the engine and of the search beside their peers.")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to measure each (default 5)")
    parser.add_argument("--no-peers", action="store_true", help="only our own games")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here too")
    arguments = parser.parse_args()
    before = measure_ours(arguments.seconds)
    peers: Results = {kind: [] for kind in GAMES} if arguments.no_peers else measure_peers(arguments.seconds)
    after = before if arguments.no_peers else measure_ours(arguments.seconds)
    ours = {kind: [mean(*both) for both in zip(before[kind], after[kind], strict=True)] for kind in GAMES}
    show_engine(ours["engine"], peers["engine"])
    show_search(ours["search"], peers["search"])
    if arguments.json:
        figures = {kind: {"ours": ours[kind], "peers": peers[kind]} for kind in GAMES}
        arguments.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
