"""Train the value networks of Rush (three players and more) and of the family game of Battlegrounds by veterans' games.

    pip install -r tools/training-requirements.txt
    python tools/train_chances.py play rush games/r1.npz --seconds 1200 --seed 1      # one per core, with the compiled engine
    python tools/train_chances.py learn games/r*.npz --out src/tankodrom/ai/data/rush_chances.json

At the beginning of each turn the features of every seat are recorded (`ai/rush/features.py`, `ai/family/features.py`). A
network computes a value for each seat; the chances to win are the softmax over the seats. It learns twice: from the
winners, and then from its own values later in the same games, which have less noise. For the second step, a network that
learned from one half of the games gives the values of the other half.
"""

from __future__ import annotations

import argparse
import random
import time
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import nn

from tankodrom.ai.evaluator import best_of
from tankodrom.ai.family.evaluator import FamilyBoard, family_scores
from tankodrom.ai.family.features import FamilyFeatures
from tankodrom.ai.network import written_network
from tankodrom.ai.rush.evaluator import RushEvaluator
from tankodrom.ai.rush.features import RushFeatures
from tankodrom.core.action import first
from tankodrom.core.kernel import apply, pending
from tankodrom.core.rng import Rng
from tankodrom.core.setup import Setup, Value
from tankodrom.games.battlegrounds.board import SQUARES
from tankodrom.games.battlegrounds.state import BattlegroundsState
from tankodrom.games.battlegrounds.verbs import F_MOVE, REVEAL
from tankodrom.games.registry import game_named
from tankodrom.games.rush.state import RushState

MOST_SEATS: Final = 5
BATCH: Final = 4096
JUDGE: Final = 64  # hidden units of the networks that judge the other half
VARIANTS: Final = (
    "extended_shop",
    "weak_hand_compensation",
    "interactive_combat",
    "defended_bases_bonus",
    "medal_sets",
    "single_reshuffle",
    "recruitment_alternative",
)

# Columns of a recorded position.
GAME, SEATS, WINNERS = range(3)

Seats = list[list[float]]


# Playing


def play_rush(rnd: random.Random, rng: Rng) -> tuple[list[Seats], list[int]]:
    """One game: the features of the seats at the beginning of each turn, and the winner. Some players make slips, some
    have a personality, and a third of the games has variants."""
    evaluator = RushEvaluator()
    seats = rnd.choice([4, 4, 4, 4, 4, 4, 3, 5])
    options: dict[str, Value] = {}
    if rnd.random() < 0.3:
        options = {name: True for name in VARIANTS if rnd.random() < 0.3}
    state = game_named("rush").new(Setup(seats, options, {}), rnd.randrange(1 << 40))
    assert isinstance(state, RushState)
    personalities = list(evaluator.personalities().values())
    personality = [rnd.choice(personalities) if rnd.random() < 0.3 else [] for _ in range(seats)]
    careless = [rnd.choice([0.0, 0.0, 0.05, 0.15]) for _ in range(seats)]
    stood: list[Seats] = []
    turn = -1
    while state.outcome is None:
        decision = pending(state)[0]
        if state.turns != turn:
            turn = state.turns
            stood.append(RushFeatures(state).numbers)
        if rnd.random() < careless[decision.seat]:
            action = evaluator.rollout_choice(state, decision, rng)
        else:
            scores = evaluator.scores(state, decision, personality[decision.seat])
            action = decision.choices[scores.index(max(scores))]
        apply(state, decision.seat, action)
    return stood, list(state.outcome.winners)


def play_family(rnd: random.Random, rng: Rng) -> tuple[list[Seats], list[int]]:
    """The same for the family game. All players remember every token."""
    seats = rnd.choice([2, 2, 2, 2, 3, 4])
    state = game_named("battlegrounds").new(Setup(seats, {"variant": "family"}, {}), rnd.randrange(1 << 40))
    assert isinstance(state, BattlegroundsState)
    careless = [rnd.choice([0.0, 0.05, 0.2]) for _ in range(seats)]
    known = [square in state.face_up for square in range(SQUARES)]
    stood: list[Seats] = []
    while state.outcome is None:
        decision = pending(state)[0]
        choices = decision.choices
        if F_MOVE.made(choices[0]):
            stood.append(FamilyFeatures(FamilyBoard(state, known)).numbers)
        if rnd.random() < careless[decision.seat]:
            action = rnd.choice(choices)
        else:
            action = best_of(family_scores(state, decision, known), choices, rng)
        apply(state, decision.seat, action)
        if REVEAL.made(action):
            known[first(action)] = True
    return stood, list(state.outcome.winners)


def play(args: argparse.Namespace) -> None:
    player: Callable[[random.Random, Rng], tuple[list[Seats], list[int]]]
    player = play_rush if args.game == "rush" else play_family
    rnd = random.Random(args.seed)
    rng = Rng(args.seed)
    numbers = array("f")
    facts = array("i")
    games = 0
    width = 0
    end = time.time() + args.seconds
    while time.time() < end:
        stood, winners = player(rnd, rng)
        for position in stood:
            width = len(position[0])
            for seat in range(MOST_SEATS):
                numbers.extend(position[seat] if seat < len(position) else [0.0] * width)
            facts.extend([games, len(position), sum(1 << seat for seat in winners)])
        games += 1
    count = len(facts) // 3
    np.savez(
        args.file,
        numbers=np.frombuffer(numbers, np.float32).reshape(count, MOST_SEATS, width).astype(np.float16),
        facts=np.frombuffer(facts, np.int32).reshape(count, 3),
    )
    print(f"{games} games, {count} positions")


# Learning


class Games:
    """All recorded positions in order."""

    def __init__(self, files: list[Path]) -> None:
        numbers: list[Any] = []
        facts: list[Any] = []
        games = 0
        for file in files:
            data = np.load(file)
            known = data["facts"].copy()
            known[:, GAME] += games
            games = int(known[:, GAME].max()) + 1
            numbers.append(data["numbers"])
            facts.append(known)
        self.numbers = np.concatenate(numbers)
        self.facts = np.concatenate(facts)
        self.count = len(self.facts)
        self.game = self.facts[:, GAME]
        self.is_last = np.append(self.game[1:] != self.game[:-1], True)
        seats = np.arange(MOST_SEATS)
        self.plays = seats[None] < self.facts[:, SEATS : SEATS + 1]
        won = ((self.facts[:, WINNERS : WINNERS + 1] >> seats) & 1).astype(np.float32)
        self.won = won / won.sum(1, keepdims=True)

    def error(self, chances: Any, where: Any) -> float:
        """The mean of -log of the predicted chance of the winner."""
        return float(-(self.won[where] * np.log(np.clip(chances[where], 1e-5, 1.0))).sum(1).mean())

    def later(self, chances: Any, memory: float) -> Any:
        """The target of each position: later values of its game, sooner ones with more weight, and at the end the winner."""
        result = np.empty_like(chances)
        for at in range(self.count - 1, -1, -1):
            if self.is_last[at]:
                result[at] = self.won[at]
            else:
                result[at] = memory * result[at + 1] + (1.0 - memory) * chances[at + 1]
        return result


def network(inputs: int, hidden: int) -> nn.Sequential:
    return nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, 1))


def logits(net: nn.Sequential, games: Games, rows: Any) -> torch.Tensor:
    standing: torch.Tensor = net(torch.from_numpy(games.numbers[rows].astype(np.float32))).squeeze(-1)
    return standing.masked_fill(~torch.from_numpy(games.plays[rows]), -1e9)


def fit(net: nn.Sequential, games: Games, rows: Any, target: Any, epochs: int) -> None:
    rows = rows.copy()
    optimizer = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=1e-2)
    steps = epochs * (len(rows) // BATCH) + 1
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 5e-3, total_steps=steps)
    shuffler = np.random.default_rng(0)
    for _ in range(epochs):
        shuffler.shuffle(rows)
        for begin in range(0, len(rows) - BATCH + 1, BATCH):
            some = rows[begin : begin + BATCH]
            loss = -(torch.from_numpy(target[some]) * torch.log_softmax(logits(net, games, some), 1)).sum(1).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()


def judged(net: nn.Sequential, games: Games, rows: Any) -> Any:
    with torch.no_grad():
        parts = [
            torch.softmax(logits(net, games, rows[begin : begin + BATCH]), 1).numpy()
            for begin in range(0, len(rows), BATCH)
        ]
    return np.concatenate(parts)


def learn(args: argparse.Namespace) -> None:
    games = Games(args.files)
    inputs = games.numbers.shape[2]
    halves = [np.nonzero(games.game % 2 == half)[0] for half in range(2)]
    chances = np.zeros_like(games.won)
    target = games.won
    judges = [network(inputs, JUDGE) for _ in range(2)]
    for lesson in range(1 + args.revisions):
        for half in range(2):
            fit(
                judges[half], games, halves[half], target, args.epochs if lesson == 0 else max(1, args.epochs // 2)
            )
            chances[halves[1 - half]] = judged(judges[half], games, halves[1 - half])
        print(f"lesson {lesson}: error {games.error(chances, slice(None)):.4f}", flush=True)
        target = games.later(chances, args.memory).astype(np.float32)
    kept = np.nonzero(games.game % 10 == 0)[0]
    net = network(inputs, args.hidden)
    fit(net, games, np.nonzero(games.game % 10 != 0)[0], target, args.epochs)
    final = np.zeros_like(games.won)
    final[kept] = judged(net, games, kept)
    print(f"the last one: error {games.error(final, kept):.4f}, its judges there {games.error(chances, kept):.4f}")
    write(net, args.out)


def write(net: nn.Sequential, path: Path) -> None:
    """The format of `ai/network.py`. The output bias is left out, because it is the same for all seats."""
    weights = {name: table.double().tolist() for name, table in net.state_dict().items()}
    nothing = [[0.0] for _ in weights["0.bias"]]
    tables = {
        "position": weights["0.weight"],
        "scene": nothing,
        "choice": nothing,
        "marks": nothing,
        "bias": [weights["0.bias"]],
        "out": weights["2.weight"],
    }
    path.write_text(written_network(tables))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play")
    playing.add_argument("game", choices=("rush", "family"))
    playing.add_argument("file", type=Path)
    playing.add_argument("--seconds", type=float, default=600.0)
    playing.add_argument("--seed", type=int, default=1)
    playing.set_defaults(run=play)
    learning = commands.add_parser("learn")
    learning.add_argument("files", type=Path, nargs="+")
    learning.add_argument("--out", type=Path, required=True)
    learning.add_argument("--hidden", type=int, default=48)
    learning.add_argument("--epochs", type=int, default=4)
    learning.add_argument("--revisions", type=int, default=1)
    learning.add_argument("--memory", type=float, default=0.9, help="how much later positions count")
    learning.set_defaults(run=learn)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
