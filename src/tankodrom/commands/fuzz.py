"""`tankodrom fuzz GAME --games N`: many random games under the contract."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tankodrom._engine_mode import engine_mode
from tankodrom.contract.checks import Contract
from tankodrom.contract.fuzz import Found, asking_all, fuzz_game, replay_of, shrink
from tankodrom.core.errors import BadSetup
from tankodrom.core.rng import Rng
from tankodrom.games.registry import all_games, game_named
from tankodrom.words.rulebook import all_ids

BATCH = 20  # games a worker plays before it reports


@dataclass
class FuzzTally:
    """The played games, and the first failure as text."""

    games: int = 0
    decisions: int = 0
    positions: int = 0
    redealt: int = 0
    setups: Counter[str] = field(default_factory=Counter)
    failure: str | None = None

    def add(self, other: FuzzTally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.positions += other.positions
        self.redealt += other.redealt
        self.setups += other.setups
        self.failure = self.failure or other.failure


def add_to(commands: Any) -> None:
    parser = commands.add_parser("fuzz", help="play random games and check every promise of the engine")
    parser.add_argument("game", choices=[game.key for game in all_games()])
    parser.add_argument("--games", type=int, default=1000, help="number of games (default 1000)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game; the others count up from it")
    parser.add_argument("--every", type=int, default=100, help="check about one position in N (default 100)")
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help="number of processes (default: one per core)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.games < 1 or arguments.every < 1 or arguments.workers < 1 or arguments.seed < 0:
        raise BadSetup("--games, --every and --workers are numbers from 1 up, --seed from 0 up")
    batches = [
        (first, min(BATCH, arguments.seed + arguments.games - first))
        for first in range(arguments.seed, arguments.seed + arguments.games, BATCH)
    ]
    tally = FuzzTally()
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("fuzz {task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
    )
    with bar, ProcessPoolExecutor(arguments.workers) as pool:
        task = bar.add_task(f"{arguments.game} ({engine_mode()})", total=arguments.games)
        running: set[Future[FuzzTally]] = set()
        while (batches or running) and tally.failure is None:
            while batches and len(running) < 2 * arguments.workers:
                first, count = batches.pop(0)
                running.add(pool.submit(play_batch, arguments.game, first, count, arguments.every))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                tally.add(future.result())
            bar.update(task, completed=tally.games)
        pool.shutdown(cancel_futures=True)
    return _report(arguments.game, tally)


def play_batch(key: str, first: int, count: int, every: int) -> FuzzTally:
    """Play several games in a worker process."""
    game = game_named(key)
    contract = Contract(game, set(all_ids(key)))
    tally = FuzzTally()
    for seed in range(first, first + count):
        setup = game.random_setup(Rng(seed))
        if seed % 2:
            setup = asking_all(game, setup)
        try:
            played = fuzz_game(contract, setup, seed, every)
        except Found as found:
            small = shrink(contract, found)
            tally.failure = (
                f"game {seed}: {small}\n{len(small.moves)} moves lead there:\n{replay_of(contract, small)}"
            )
            return tally
        tally.games += 1
        tally.decisions += played.decisions
        tally.positions += played.positions
        tally.setups[f"{played.setup.seats} players"] += 1
        tally.setups.update(name for name, value in played.setup.options.items() if value is True)
    tally.redealt = contract.redealt
    return tally


def _report(key: str, tally: FuzzTally) -> int:
    if tally.failure is not None:
        print(f"FAILED after {tally.games} games of {key}, {tally.failure}", file=sys.stderr)
        return 1
    print(f"{tally.games:,} games of {key} ({engine_mode()}), {tally.decisions:,} decisions: no failure")
    print(
        f"{tally.positions:,} positions checked in full; re-deals that changed what is hidden: {tally.redealt:,}"
    )
    print("  " + ", ".join(f"{name}: {count:,}" for name, count in sorted(tally.setups.items())))
    if tally.redealt == 0:
        print("FAILED: no re-deal ever changed anything, so the views were not tested", file=sys.stderr)
        return 1
    return 0
