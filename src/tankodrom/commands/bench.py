"""`tankodrom bench engine GAME`: how fast is the engine, in the form that this process runs?"""

from __future__ import annotations

import argparse
import json
import random
import time
from statistics import median
from typing import Any

from tankodrom._engine_mode import engine_mode
from tankodrom.commands.setup_options import add_setup_arguments, setup_from
from tankodrom.core.errors import BadSetup
from tankodrom.core.game import Game
from tankodrom.core.kernel import apply, pending
from tankodrom.core.playout import play_randomly
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.games.registry import all_games, game_named

ROUNDS = 5  # one more before them is thrown away; the median of the others counts
LONGEST = 1_000_000  # decisions
SHORTEST, LONGEST_BENCH = 0.05, 3600.0
MIDDLE = 150  # decisions before the position that is copied


def add_to(commands: Any) -> None:
    parser = commands.add_parser("bench", help="measure the speed of the engine")
    kinds = parser.add_subparsers(dest="kind", required=True, metavar="KIND")
    engine = kinds.add_parser("engine", help="random play (decisions a second) and copying (microseconds)")
    engine.add_argument("game", choices=[game.key for game in all_games()])
    add_setup_arguments(engine, players=4)
    engine.add_argument("--seconds", type=float, default=5.0, help="about how long to measure (default 5)")
    engine.add_argument("--json", action="store_true", help="one JSON object instead of a sentence")
    engine.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if not SHORTEST <= arguments.seconds <= LONGEST_BENCH:
        raise BadSetup(f"--seconds is a number from {SHORTEST} to {LONGEST_BENCH}")
    game = game_named(arguments.game)
    setup = setup_from(game, arguments)
    share = arguments.seconds / (2 * ROUNDS)
    inside = [_random_play(game, setup, share, number) for number in range(ROUNDS + 1)][1:]
    driven = [_driven_from_python(game, setup, share, number) for number in range(ROUNDS + 1)][1:]
    copies = [_copying(game, setup, share / 5) for _ in range(ROUNDS + 1)][1:]
    result = {
        "game": game.key,
        "mode": engine_mode(),
        "decisions_per_second": round(median(inside)),
        "decisions_per_second_driven_from_python": round(median(driven)),
        "copy_us": round(median(copies), 2),
        "players": setup.seats,
        "options": setup.options,
    }
    if arguments.json:
        print(json.dumps(result))
    else:
        print(
            f"{game.key}, {setup.seats} players, {result['mode']}: {result['decisions_per_second']:,} decisions/s "
            f"({result['decisions_per_second_driven_from_python']:,} driven from Python), copy {result['copy_us']} us"
        )
    return 0


def _random_play(game: Game[Any], setup: Setup, seconds: float, seed: int) -> float:
    """Whole games with the engine's own random play. CPU time: other processes do not count."""
    rng = Rng(seed)
    decisions = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        seed += 1000
        decisions += play_randomly(game.new(setup, seed), rng, LONGEST)
    return decisions / elapsed


def _driven_from_python(game: Game[Any], setup: Setup, seconds: float, seed: int) -> float:
    """The same with the loop out here, as a user's script would drive it."""
    chance = random.Random(seed)
    decisions = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        seed += 1000
        state = game.new(setup, seed)
        while asked := pending(state):
            choices = asked[0].choices
            apply(state, asked[0].seat, choices[int(chance.random() * len(choices))])
            decisions += 1
    return decisions / elapsed


def _copying(game: Game[Any], setup: Setup, seconds: float) -> float:
    state = game.new(setup, 1)
    play_randomly(state, Rng(1), MIDDLE)
    copies = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        for _ in range(100):
            state.copy()
        copies += 100
    return elapsed / copies * 1e6
