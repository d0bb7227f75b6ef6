"""`tankodrom bench engine|search GAME`: how fast is the engine or the search, in the form that this process runs?"""

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
from tankodrom.bots.levels import make_bot
from tankodrom.bots.sight import Sight
from tankodrom.bots.thinkers import Elite
from tankodrom.commands.setup_options import add_setup_arguments, setup_from
from tankodrom.core.errors import BadSetup
from tankodrom.core.game import Game
from tankodrom.core.kernel import apply, pending
from tankodrom.core.playout import play_randomly
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup
from tankodrom.games.registry import all_games, game_named
from tankodrom.minds.registry import mind_of

ROUNDS = 5  # one more before them is thrown away; the median of the others counts
LONGEST = 1_000_000  # decisions
SHORTEST, LONGEST_BENCH = 0.05, 3600.0
MIDDLE = 150  # decisions before the position that is copied
# As in bench/peers.py: positions of all phases of several games (37 is no multiple of a turn).
SIMULATIONS = 100  # for each position that is searched
EVERY = 37  # real decisions from one such position to the next

Figures = dict[str, float]


@dataclass(frozen=True)
class Kind:
    """One thing to measure."""

    key: str
    help: str
    players: int | None  # unless said; None is what suits the game
    measure: Callable[[Game[Any], Setup, float], Figures]
    sentence: str  # with the figures in it


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


def run(kind: Kind, arguments: argparse.Namespace) -> int:
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


# The search.


def _search(game: Game[Any], setup: Setup, seconds: float) -> Figures:
    if game.key == "battlegrounds" and setup.choice("variant", "battle") == "family":
        raise BadSetup("family has a search of its own, which is not measured here")
    elite = Elite(mind_of(game.key), "", 1, SIMULATIONS)
    positions = islice(_real_decisions(game, setup), 0, None, EVERY)
    # One long round after the warm-up: positions differ much more than the machine does meanwhile.
    _thinking(elite, positions, seconds / ROUNDS)
    return {"simulations_per_second": round(_thinking(elite, positions, seconds))}


def _real_decisions(game: Game[Any], setup: Setup) -> Iterator[Sight]:
    """Endless games between veterans, seen at each decision with more than one choice."""
    seed = 0
    while True:
        seed += 1000
        state = game.new(setup, seed)
        veterans = [make_bot("veteran", game.key, setup, seed + seat) for seat in range(setup.seats)]
        while asked := pending(state):
            sight = Sight(game, state, asked[0])
            if len(sight.decision.choices) > 1:
                yield sight
            apply(state, sight.seat, veterans[sight.seat].choose(sight, LONGEST_BENCH))


def _thinking(elite: Elite, positions: Iterator[Sight], seconds: float) -> float:
    """What an elite bot does in its time, with a number of simulations instead of a clock."""
    simulations, elapsed = 0, 0.0
    while elapsed < seconds:
        sight = next(positions)
        start = time.process_time()
        simulations += elite.think(sight, LONGEST_BENCH).walks
        elapsed += time.process_time() - start
    return simulations / elapsed


KINDS = (
    Kind(
        "engine",
        "random play (decisions a second) and copying (microseconds)",
        4,
        _engine,
        "{decisions_per_second:,} decisions/s ({decisions_per_second_driven_from_python:,} driven from Python), "
        "copy {copy_us} us",
    ),
    Kind(
        "search",
        f"the search of the elite bots (simulations a second, {SIMULATIONS} for each position)",
        None,
        _search,
        "{simulations_per_second:,} simulations/s",
    ),
)
