"""`tankodrom bench engine|search GAME`: measure the speed of the engine or the search, compiled or interpreted."""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from statistics import median
from typing import Any

from tankodrom._engine_mode import engine_mode
from tankodrom.bots.evaluator_bots import EliteBot
from tankodrom.bots.observation import Observation
from tankodrom.commands.setup_options import add_setup_arguments, setup_from
from tankodrom.core.errors import BadSetup
from tankodrom.core.game import Game
from tankodrom.core.kernel import apply, pending
from tankodrom.core.playout import play_randomly
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.games.registry import all_games, game_named
from tankodrom.titles.registry import make_bot, title_named

ROUNDS = 5  # the median counts; one more round before them warms up
LONGEST = 1_000_000  # decisions
SHORTEST, LONGEST_BENCH = 0.05, 3600.0
MIDDLE = 150  # decisions before the position that is copied
# As in bench/peers.py: positions of all phases of several games (37 is no multiple of a turn).
SIMULATIONS = 100  # for each position that is searched
EVERY = 37  # real decisions from one such position to the next

Figures = dict[str, float]


@dataclass(frozen=True)
class Benchmark:
    """One measurement."""

    key: str
    help: str
    players: int | None  # the default; None: the number that suits the game
    measure: Callable[[Game[Any], Setup, float], Figures]
    sentence: str  # the result, with places for the figures


def add_to(commands: Any) -> None:
    parser = commands.add_parser("bench", help="measure the speed of the engine and of the search")
    kinds = parser.add_subparsers(dest="kind", required=True, metavar="KIND")
    for kind in KINDS:
        command = kinds.add_parser(kind.key, help=kind.help)
        command.add_argument("game", choices=[game.key for game in all_games()])
        add_setup_arguments(command, players=kind.players)
        command.add_argument("--seconds", type=float, default=5.0, help="about how long to measure (default 5)")
        command.add_argument("--json", action="store_true", help="one JSON object instead of a sentence")
        command.set_defaults(run=partial(run, kind))


def run(kind: Benchmark, arguments: argparse.Namespace) -> int:
    if not SHORTEST <= arguments.seconds <= LONGEST_BENCH:
        raise BadSetup(f"--seconds is a number from {SHORTEST} to {LONGEST_BENCH}")
    game = game_named(arguments.game)
    setup = setup_from(game, arguments)
    figures = kind.measure(game, setup, arguments.seconds)
    if arguments.json:
        about = {"game": game.key, "mode": engine_mode(), "players": setup.seats, "options": setup.options}
        print(json.dumps({**about, **figures}))
    else:
        print(f"{game.key}, {setup.seats} players, {engine_mode()}: {kind.sentence.format(**figures)}")
    return 0


def _rounds(measure: Callable[[int], float]) -> list[float]:
    return [measure(number) for number in range(ROUNDS + 1)][1:]


# The engine.


def _engine(game: Game[Any], setup: Setup, seconds: float) -> Figures:
    share = seconds / (2 * ROUNDS)
    inside = _rounds(lambda number: _random_play(game, setup, share, number))
    driven = _rounds(lambda number: _driven_from_python(game, setup, share, number))
    copies = _rounds(lambda number: _copying(game, setup, share / 5))
    return {
        "decisions_per_second": round(median(inside)),
        "decisions_per_second_driven_from_python": round(median(driven)),
        "copy_us": round(median(copies), 2),
    }


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
    """The same, but the loop is here, as in a user's script."""
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


# The search.


def _search(game: Game[Any], setup: Setup, seconds: float) -> Figures:
    title = title_named(game.key)
    if not title.has_tree_search(setup):
        raise BadSetup("with these options bots have a search of their own, which is not measured here")
    elite = EliteBot(title.evaluator(), "", 1, SIMULATIONS)
    positions = islice(_real_decisions(game, setup), 0, None, EVERY)
    # One long round after the warm-up: the positions vary much more than the speed of the machine.
    _thinking(elite, positions, seconds / ROUNDS)
    is_raced = title.evaluator().race_config(game.new(setup, 1)) is not None
    return {"simulations_per_second": round(_thinking(elite, positions, seconds)), "raced": is_raced}


def _real_decisions(game: Game[Any], setup: Setup) -> Iterator[Observation]:
    """Positions of endless games between veterans (or random bots), at each decision with more than one choice."""
    seed = 0
    level = "veteran" if "veteran" in title_named(game.key).levels else "random"
    while True:
        seed += 1000
        state = game.new(setup, seed)
        veterans = [make_bot(level, game.key, setup, seed + seat) for seat in range(setup.seats)]
        while asked := pending(state):
            observation = Observation(game, state, asked[0])
            if len(observation.decision.choices) > 1:
                yield observation
            apply(state, observation.seat, veterans[observation.seat].choose(observation, LONGEST_BENCH))


def _thinking(elite: EliteBot, positions: Iterator[Observation], seconds: float) -> float:
    """The search of an elite bot, with a fixed number of simulations instead of a time limit."""
    simulations, elapsed = 0, 0.0
    while elapsed < seconds:
        observation = next(positions)
        start = time.process_time()
        simulations += elite.search(observation, LONGEST_BENCH).simulations
        elapsed += time.process_time() - start
    return simulations / elapsed


KINDS = (
    Benchmark(
        "engine",
        "random play (decisions a second) and copying (microseconds)",
        4,
        _engine,
        "{decisions_per_second:,} decisions/s ({decisions_per_second_driven_from_python:,} driven from Python), "
        "copy {copy_us} us",
    ),
    Benchmark(
        "search",
        f"the search of the elite bots (simulations a second, {SIMULATIONS} for each position)",
        None,
        _search,
        "{simulations_per_second:,} simulations/s",
    ),
)
