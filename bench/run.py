"""The engine's speed beside its peers, in one run: `make bench`.

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

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / "build" / "peers-env"
GAMES = (("rush", 4), ("battlegrounds", 4), ("duel", 2))


def measure(game: str, players: int, interpreted: bool, seconds: float) -> dict[str, Any]:
    environment = {**os.environ, "TANKODROM_INTERPRETED": "1" if interpreted else "0"}
    command = [sys.executable, "-m", "tankodrom", "bench", "engine", game, "--json"]
    command += ["--players", str(players), "--seconds", str(seconds)]
    output = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    result: dict[str, Any] = json.loads(output)
    return result


def measure_ours(seconds: float) -> list[dict[str, Any]]:
    return [
        measure(game, players, interpreted, seconds) for game, players in GAMES for interpreted in (True, False)
    ]


def mean(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    numbers = ("decisions_per_second", "decisions_per_second_driven_from_python", "copy_us")
    return {**before, **{name: (before[name] + after[name]) / 2 for name in numbers}}


def measure_peers(seconds: float) -> list[dict[str, Any]]:
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
    result: list[dict[str, Any]] = json.loads(output)
    return result


def show(ours: list[dict[str, Any]], peers: list[dict[str, Any]]) -> None:
    table = Table(title="Random play on one core, legal actions listed at every decision")
    table.add_column("engine")
    table.add_column("game")
    for column in ("decisions/s", "copy us"):
        table.add_column(column, justify="right")
    table.add_column("note")
    rows = []
    for result in ours:
        engine = f"Tankodrom ({result['mode']})"
        game = f"{result['game']}, {result['players']} players"
        rows.append((result["decisions_per_second"], result["copy_us"], engine, game, "random play of the engine"))
        driven = result["decisions_per_second_driven_from_python"]
        rows.append((driven, result["copy_us"], engine, game, "driven from Python, as the peers are"))
    for result in peers:
        speed = result["decisions_per_second"] or 0.0
        rows.append(
            (speed, result["copy_us"], result["peer"], result["game"], result.get("error") or result["note"])
        )
    for speed, copy_us, engine, game, note in sorted(rows, key=lambda row: -row[0]):
        copying = "-" if copy_us is None else f"{copy_us:,.1f}"
        table.add_row(engine, game, f"{speed:,.0f}", copying, note)
    Console(width=150 if not sys.stdout.isatty() else None).print(table)


def main() -> int:
    parser = argparse.ArgumentParser(description="The engine's speed beside its peers.")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to measure each (default 5)")
    parser.add_argument("--no-peers", action="store_true", help="only our own games")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here too")
    arguments = parser.parse_args()
    before = measure_ours(arguments.seconds)
    peers = [] if arguments.no_peers else measure_peers(arguments.seconds)
    after = before if arguments.no_peers else measure_ours(arguments.seconds)
    ours = [mean(one, other) for one, other in zip(before, after, strict=True)]
    show(ours, peers)
    if arguments.json:
        arguments.json.write_text(json.dumps({"ours": ours, "peers": peers}, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
