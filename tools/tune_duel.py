"""Tune the weights of Duel by playing: python tools/tune_duel.py --against veteran --out weights.json

Each round tries pairs of small changes in opposite directions on the same deals, and follows the direction in which more
games were won (evolution strategies with mirrored samples). You can interrupt it: the file has the weights
after the last round, and `--start` continues from it. Use the compiled engine: it needs many thousands of games.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections.abc import Sequence
from multiprocessing import Pool
from pathlib import Path
from typing import Final

from tankodrom.ai.duel.evaluator import DuelEvaluator
from tankodrom.ai.duel.weights import Weights
from tankodrom.bots.bot import Bot
from tankodrom.bots.evaluator_bots import VeteranBot
from tankodrom.bots.observation import Observation
from tankodrom.core.kernel import apply, pending
from tankodrom.core.setup import Setup
from tankodrom.games.registry import game_named
from tankodrom.titles.registry import make_bot

STEP: Final = 0.25  # of a weight
STEP_FROM_NOTHING: Final = 0.3
MARGIN: Final = 8.0  # victory points: a higher margin adds little
Values = dict[str, float]
Game = tuple[str, int, int]  # mission, side, deal


def values_of(weights: Weights) -> Values:
    return {name: getattr(weights, name) for name in dir(weights) if not name.startswith("_")}


def with_values(values: Values) -> Weights:
    weights = Weights()
    for name, value in values.items():
        setattr(weights, name, value)
    return weights


def moved(values: Values, by: dict[str, float]) -> Values:
    """Move the weights by these steps. A weight that is not 0 never changes its sign."""
    plain = values_of(Weights())
    result: Values = {}
    for name, value in values.items():
        if plain[name] == 0.0:
            result[name] = max(-0.95, min(2.0, value + STEP_FROM_NOTHING * by[name]))
        else:
            result[name] = value * math.exp(STEP * by[name])
        if name == "lasts":
            result[name] = min(0.98, result[name])
    return result


def fitness(job: tuple[Values, str, list[Game]]) -> tuple[float, float]:
    """The share of games won, and the same with a bonus for the margin."""
    values, against, games = job
    weights = with_values(values)
    won = worth = 0.0
    for mission, side, deal in games:
        result, margin = played(weights, against, mission, side, deal)
        won += result
        worth += result + 0.5 * math.tanh(margin / MARGIN)
    return won / len(games), worth / len(games)


def played(weights: Weights, against: str, mission: str, side: int, deal: int) -> tuple[float, int]:
    rules = game_named("duel")
    setup = Setup(2, {"mission": mission}, {})
    bots: list[Bot] = [VeteranBot(DuelEvaluator(weights), "", deal), make_bot(against, "duel", setup, deal + 1)]
    if side == 1:
        bots.reverse()
    state = rules.new(setup, deal)
    while asked := pending(state):
        decision = asked[0]
        apply(state, decision.seat, bots[decision.seat].choose(Observation(rules, state, decision), 1.0))
    outcome = state.outcome
    assert outcome is not None
    result = 0.0 if side not in outcome.winners else 1.0 / len(outcome.winners)
    return result, outcome.scores[side] - outcome.scores[1 - side]


def some_games(rng: random.Random, count: int, missions: Sequence[str]) -> list[Game]:
    """Each mission from both sides with the same deal."""
    games: list[Game] = []
    while len(games) < count:
        for mission in missions:
            deal = rng.randrange(1 << 40)
            games += [(mission, 0, deal), (mission, 1, deal)]
    return games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", default="veteran", help="the level that is played against")
    parser.add_argument("--missions", default="M1,M2,M3,M4,M5,M6,M7")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--pairs", type=int, default=16, help="changes tried in a round, each in both directions")
    parser.add_argument("--games", type=int, default=28, help="games for each try (all missions, both sides)")
    parser.add_argument("--rate", type=float, default=12.0, help="how far the found direction is followed")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    rng = random.Random(args.seed)
    missions = args.missions.split(",")
    values = values_of(Weights())
    if args.start is not None:
        values.update(json.loads(args.start.read_text()))
    with Pool(args.workers) as pool:
        for number in range(args.rounds):
            tries = [{name: rng.gauss(0.0, 1.0) for name in values} for _ in range(args.pairs)]
            jobs: list[tuple[Values, str, list[Game]]] = []
            for each in tries:
                games = some_games(rng, args.games, missions)
                jobs.append((moved(values, each), args.against, games))
                jobs.append((moved(values, {name: -by for name, by in each.items()}), args.against, games))
            found = pool.map(fitness, jobs, chunksize=1)
            direction = dict.fromkeys(values, 0.0)
            for at, each in enumerate(tries):
                better = found[2 * at][1] - found[2 * at + 1][1]
                for name, by in each.items():
                    direction[name] += better * by / (2 * args.pairs)
            values = moved(values, {name: args.rate * by for name, by in direction.items()})
            args.out.write_text(json.dumps(values, indent=1) + "\n")
            mean = sum(won for won, _ in found) / len(found)
            print(f"round {number + 1}: {100 * mean:.1f} % of the games tried were won", flush=True)
        checks = [(values, args.against, some_games(rng, 140, missions)) for _ in range(8)]
        final = pool.map(fitness, checks, chunksize=1)
        total = sum(len(games) for _, _, games in checks)
        print(f"{100 * sum(won for won, _ in final) / len(final):.1f} % of {total} fresh games")


if __name__ == "__main__":
    main()
