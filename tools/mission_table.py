"""Play every mission of Duel many times with `recruit` on all seats, and print the results.

python tools/mission_table.py [--games 1000] [--missions M1 M4] [--seed 1] [--workers 2]

Two players lead the sides of each mission (one, against Tankbot, where the mission is for solo play only). Use it
when cards, boards or missions change: a mission less even than 60:40 needs new data.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from tankodrom.bots.observation import Observation
from tankodrom.core.kernel import apply, pending
from tankodrom.core.setup import Setup, Value
from tankodrom.games.duel.game import Duel
from tankodrom.games.duel.kit import kit_of
from tankodrom.games.duel.view import winner_side
from tankodrom.titles.registry import make_bot

CHUNK = 25


@dataclass
class Tally:
    games: int = 0
    soviet: int = 0
    tie_breaks: int = 0
    rounds: int = 0
    decisions: int = 0
    kills: list[int] = field(default_factory=lambda: [0, 0])
    points: list[int] = field(default_factory=lambda: [0, 0])

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.soviet += other.soviet
        self.tie_breaks += other.tie_breaks
        self.rounds += other.rounds
        self.decisions += other.decisions
        for side in range(2):
            self.kills[side] += other.kills[side]
            self.points[side] += other.points[side]


def play(mission: str, level: str, seeds: range) -> Tally:
    game = Duel()
    options: dict[str, Value] = {"mission": mission}
    seats = game.usual_seats(options, {})
    setup = game.checked(Setup(seats, options))
    tally = Tally()
    for seed in seeds:
        state = game.new(setup, seed)
        bots = [make_bot(level, "duel", setup, seed * 8 + seat) for seat in range(seats)]
        while state.outcome is None:
            decision = pending(state)[0]
            apply(state, decision.seat, bots[decision.seat].choose(Observation(game, state, decision), 1.0))
            tally.decisions += 1
        tally.games += 1
        tally.soviet += winner_side(state) == "soviet"
        tally.tie_breaks += state.outcome.reason != "points"
        tally.rounds += state.round
        sides = game.view(state, -1)["sides"]
        for side in range(2):
            tally.points[side] += sides[side]["vp"]
            tally.kills[side] += sum(tank.losses for tank in state.tanks if tank.side != side)
    return tally


def chunks(games: int, seed: int) -> Iterator[range]:
    for start in range(0, games, CHUNK):
        yield range(seed + start, seed + min(start + CHUNK, games))


def row(mission: str, tally: Tally) -> str:
    share = tally.soviet / tally.games
    margin = 1.96 * math.sqrt(share * (1 - share) / tally.games)
    return (
        f"| {mission} | {tally.games} | {100 * share:.1f} % ± {100 * margin:.1f} | {100 * (1 - share):.1f} % "
        f"| {tally.points[0] / tally.games:.1f} : {tally.points[1] / tally.games:.1f} "
        f"| {tally.kills[0] / tally.games:.2f} : {tally.kills[1] / tally.games:.2f} "
        f"| {tally.rounds / tally.games:.1f} | {tally.decisions / tally.games:.0f} "
        f"| {100 * tally.tie_breaks / tally.games:.1f} % |"
    )


HEAD = """| mission | games | Soviets win | Germans win | points S : G | kills S : G | rounds | decisions | tie-break |
|---|---|---|---|---|---|---|---|---|"""


def main() -> int:
    every = [mission.id for mission in kit_of({}).missions]
    parser = argparse.ArgumentParser(
        description="Play the missions of Duel with bots and print how they come out."
    )
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--missions", nargs="+", default=every, choices=every)
    parser.add_argument("--level", default="recruit")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    print(HEAD, flush=True)
    with ProcessPoolExecutor(arguments.workers) as pool:
        for mission in arguments.missions:
            tally = Tally()
            jobs = [
                pool.submit(play, mission, arguments.level, seeds)
                for seeds in chunks(arguments.games, arguments.seed)
            ]
            for job in jobs:
                tally.add(job.result())
            print(row(mission, tally), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
