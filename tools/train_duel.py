"""Train the prior network and the value network of elite players of Duel (`ai/network.py`) by self-play.

    pip install -r tools/training-requirements.txt
    python tools/train_duel.py play games/a --seconds 1500 --seed 1           # one per core, with the compiled engine
    python tools/train_duel.py learn games/*.npz --out prior.json               # minutes for some ten million decisions
    python tools/train_duel.py match prior.json --missions M1,M2 --games 2000   # against the plain veteran
    python tools/train_duel.py play games/b --seconds 1500 --network prior.json     # and again, from there
    python tools/train_duel.py learn games/b*.npz --begin prior.json --out prior2.json --chances value.json

The players choose at random and prefer better choices. Each decision is recorded with another possible choice. A first
network learns the chance to win of a position. The change of its value over a player's next few decisions tells how good
the choice was, with much noise. A second network learns these differences over millions of decisions. A third, small
network learns from the first: it judges positions in races (`ai/search/race.py`).
"""

from __future__ import annotations

import argparse
import base64
import json
import math
import random
import time
from array import array
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import nn

from tankodrom.ai.duel.action_features import CHOICE_NUMBERS, MARKS
from tankodrom.ai.duel.board_features import BOARD_MARKS
from tankodrom.ai.duel.evaluation import Evaluation
from tankodrom.ai.duel.evaluator import SCORE_WEIGHT, DuelEvaluator, tank_in_question
from tankodrom.ai.duel.features import POSITION_NUMBERS, Features
from tankodrom.ai.duel.weights import Weights
from tankodrom.ai.network import Network, read_network, written_network
from tankodrom.core.decision import Decision
from tankodrom.core.kernel import apply, pending
from tankodrom.core.setup import Setup
from tankodrom.games.duel.state import DuelState
from tankodrom.games.duel.verbs import PROMPTS
from tankodrom.games.registry import game_named

TEMPERATURE: Final = 0.004  # of the random choice, in units of the chance to win
MOST_MARKS: Final = 16  # of a choice
MOST_SCENE: Final = 44  # marks of a position
SHARD: Final = 200_000  # decisions in a file
SURE: Final = 0.98  # a choice this likely is recorded without an alternative
WORST: Final = -12.0  # points
BATCH: Final = 8192
SCALE: Final = 10.0  # of the targets, so that they are neither large nor small
HIDDEN: Final = 64
MEMORY: Final = 0.8  # the weight of later decisions in the target of a choice
LONG_MEMORY: Final = 0.95  # the same for the target of a position
JUDGES: Final = 96  # hidden units of the network that judges positions in races
EVERY: Final = "M1,M1,M1,M1,M1,M1,M2,M2,M2,M2,M2,M2,M3,M4,M5,M6,M7"

INPUTS: Final = POSITION_NUMBERS + BOARD_MARKS

# Columns of a recorded decision.
GAME, SEAT, WEIGHT, WON = range(4)


# Playing


class Notes:
    """The recorded decisions, as arrays, because there are millions of them."""

    def __init__(self) -> None:
        self.positions = array("f")
        self.scenes = array("h")
        self.numbers = array("f")
        self.marks = array("h")
        self.facts = array("i")
        self.count = 0

    def add(self, features: Features, decision: Decision, scores: list[float], taken: int, other: int) -> None:
        self.positions.extend(features.numbers)
        self.scenes.extend(filled(features.marks, MOST_SCENE))
        ranked = sorted(scores)
        actions = features.action_features
        for at in (taken, other):
            self.marks.extend(filled(actions.marks(decision.choices[at]), MOST_MARKS))
            self.numbers.extend(actions.numbers(decision.choices[at], scores[at], ranked[-1], ranked[-2]))
        self.count += 1

    def save(self, path: Path) -> None:
        np.savez(
            path,
            positions=np.frombuffer(self.positions, np.float32).reshape(self.count, -1).astype(np.float16),
            scenes=np.frombuffer(self.scenes, np.int16).reshape(self.count, -1),
            numbers=np.frombuffer(self.numbers, np.float32).reshape(self.count, 2, -1).astype(np.float16),
            marks=np.frombuffer(self.marks, np.int16).reshape(self.count, 2, -1),
            facts=np.frombuffer(self.facts, np.int32).reshape(self.count, -1),
        )


def filled(marks: list[int], size: int) -> list[int]:
    return marks[:size] + [-1] * (size - len(marks))


class Player:
    """A veteran, or a player with a prior network."""

    def __init__(self, network: Network | None) -> None:
        self.weights = Weights()
        self.evaluator = DuelEvaluator(self.weights)
        self.network = network

    def features(self, state: DuelState, decision: Decision) -> Features:
        side = state.rules.seat_side[decision.seat]
        evaluation = Evaluation(state, decision.seat, side, self.weights, [])
        return Features(evaluation, tank_in_question(state, decision), decision)

    def values(self, state: DuelState, decision: Decision, scores: list[float], features: Features) -> list[float]:
        """The value of each choice, as a chance to win."""
        value_per_point = self.evaluator.value_per_point(state)
        top = max(scores)
        if self.network is None:
            return [value_per_point * max(score - top, WORST) for score in scores]
        seen = features.choice_values(self.network, decision.choices, scores)
        return [
            seen[at] + SCORE_WEIGHT * value_per_point * max(scores[at] - top, WORST) for at in range(len(scores))
        ]


def chances(values: list[float]) -> list[float]:
    top = max(values)
    weights = [math.exp(max(-30.0, (value - top) / TEMPERATURE)) for value in values]
    return [weight / sum(weights) for weight in weights]


def play_one(player: Player, mission: str, rng: random.Random, number: int, notes: Notes) -> None:
    state = game_named("duel").new(Setup(2, {"mission": mission}, {}), rng.randrange(1 << 40))
    began = len(notes.facts)
    while asked := pending(state):
        decision = asked[0]
        count = len(decision.choices)
        taken = 0
        if count > 1:
            scores = player.evaluator.scores(state, decision, [])
            features = player.features(state, decision)
            shares = chances(player.values(state, decision, scores, features))
            taken = other = rng.choices(range(count), shares)[0]
            rest = 0.0
            if shares[taken] < SURE:
                rest = 1.0 - shares[taken]
                others = [at for at in range(count) if at != taken]
                other = rng.choices(others, [shares[at] for at in others])[0]
            notes.add(features, decision, scores, taken, other)
            # A choice is compared with the mean of all choices, weighted by their probabilities.
            notes.facts.extend([number, decision.seat, int(10_000 * rest), 0])
        apply(state, decision.seat, decision.choices[taken])
    assert state.outcome is not None
    for at in range(began, len(notes.facts), 4):
        notes.facts[at + WON] = int(notes.facts[at + SEAT] in state.outcome.winners)


def play(arguments: argparse.Namespace) -> None:
    rng = random.Random(arguments.seed)
    player = Player(read_network(arguments.network.read_text()) if arguments.network else None)
    missions = arguments.missions.split(",")
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + arguments.seconds
    notes = Notes()
    number = shard = 0
    while time.monotonic() < until:
        play_one(player, rng.choice(missions), rng, number, notes)
        number += 1
        if notes.count >= SHARD or time.monotonic() >= until:
            notes.save(arguments.out.with_name(f"{arguments.out.name}-{arguments.seed}-{shard}.npz"))
            notes = Notes()
            shard += 1
    print(f"{number} games")


# Learning


class Decisions:
    """All recorded decisions, by game, seat and time."""

    def __init__(self, paths: list[Path]) -> None:
        positions, scenes, numbers, marks, facts = [], [], [], [], []
        games = 0
        for path in paths:
            with np.load(path) as shard:
                own = shard["facts"].copy()
                own[:, GAME] += games - own[:, GAME].min()
                games = int(own[:, GAME].max()) + 1
                positions.append(shard["positions"])
                scenes.append(shard["scenes"])
                numbers.append(shard["numbers"])
                marks.append(shard["marks"])
                facts.append(own)
        self.positions: Any = np.concatenate(positions)
        self.scenes: Any = np.concatenate(scenes)
        self.scenes[self.scenes < 0] = BOARD_MARKS  # a column that does not count
        self.numbers: Any = np.concatenate(numbers)
        self.marks: Any = np.concatenate(marks)
        self.facts: Any = np.concatenate(facts)
        self.prompts: Any = self.marks[:, 0, 0].copy()
        self.marks[self.marks < 0] = MARKS  # an empty row
        self.games: Any = self.facts[:, GAME]

    def position(self, rows: Any) -> Any:
        found = torch.zeros(len(rows), INPUTS + 1)
        found[:, :POSITION_NUMBERS] = torch.from_numpy(self.positions[rows].astype(np.float32))
        found.scatter_(1, torch.from_numpy(self.scenes[rows].astype(np.int64) + POSITION_NUMBERS), 1.0)
        return found[:, :INPUTS]

    def position_and_prompt(self, rows: Any) -> Any:
        prompts = np.network(len(PROMPTS), dtype=np.float32)[self.prompts[rows]]
        return torch.cat([self.position(rows), torch.from_numpy(prompts)], 1)


class DuelNetwork(nn.Module):
    """The computation of `Network`, for learning."""

    def __init__(self) -> None:
        super().__init__()
        self.position = nn.Linear(INPUTS, HIDDEN)
        self.choice = nn.Linear(CHOICE_NUMBERS, HIDDEN, bias=False)
        self.marks = nn.EmbeddingBag(MARKS + 1, HIDDEN, mode="sum", padding_idx=MARKS)
        self.out = nn.Linear(HIDDEN, 1, bias=False)
        nn.init.normal_(self.marks.weight, std=0.1)
        nn.init.normal_(self.out.weight, std=0.01)
        with torch.no_grad():
            self.marks.weight[MARKS] = 0.0

    def difference(self, decisions: Decisions, rows: Any) -> Any:
        """How much better each chosen action is than the mean of all choices."""
        sums = self.position(decisions.position(rows))
        numbers = torch.from_numpy(decisions.numbers[rows].astype(np.float32))
        marks = torch.from_numpy(decisions.marks[rows].astype(np.int64))
        value = [
            self.out(torch.relu(sums + self.choice(numbers[:, which]) + self.marks(marks[:, which])))[:, 0]
            for which in (0, 1)
        ]
        weight = torch.from_numpy((decisions.facts[rows, WEIGHT] / 10_000).astype(np.float32))
        return weight * (value[0] - value[1])


def descend(model: nn.Module, loss_of: Any, rows: Any, epochs: int, rate: float, decay: float) -> None:
    """Gradient descent in batches, with a new order in each epoch."""
    optimiser = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=decay)
    steps = epochs * (len(rows) // BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps + 1)
    rng = np.random.default_rng(1)
    for _ in range(epochs):
        rng.shuffle(rows)
        for at in range(0, len(rows) - BATCH + 1, BATCH):
            loss = loss_of(rows[at : at + BATCH])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()


def values_of(decisions: Decisions) -> Any:
    """The chance to win at each decision, by a network that learned only from the other half of the games: first from the
    results, then from the first network's later values, because results are mostly luck."""
    values = halves_learned(decisions, decisions.facts[:, WON].astype(np.float32))
    return halves_learned(decisions, later_values(decisions, values))


def later_values(decisions: Decisions, values: Any) -> Any:
    return np.clip(values + gains_of(decisions, values, LONG_MEMORY), 0.0, 1.0).astype(np.float32)


def halves_learned(decisions: Decisions, targets: Any) -> Any:
    values = np.empty(len(targets), np.float32)
    for half in (0, 1):
        model = nn.Sequential(
            nn.Linear(INPUTS + len(PROMPTS), 64),
            nn.ReLU(),
            nn.Linear(64, 32),
            nn.ReLU(),
            nn.Linear(32, 1),
            nn.Flatten(0),
        )
        learn_chances(model, decisions, targets, np.nonzero(decisions.games % 2 == half)[0])
        rest = np.nonzero(decisions.games % 2 != half)[0]
        with torch.no_grad():
            for at in range(0, len(rest), 8 * BATCH):
                rows = rest[at : at + 8 * BATCH]
                values[rows] = torch.sigmoid(model(decisions.position_and_prompt(rows))).numpy()
    return values


def learn_chances(model: nn.Module, decisions: Decisions, targets: Any, rows: Any) -> None:
    def loss_of(rows: Any) -> Any:
        target = torch.from_numpy(targets[rows])
        return nn.functional.binary_cross_entropy_with_logits(model(decisions.position_and_prompt(rows)), target)

    descend(model, loss_of, rows, 2, 4e-3, 2e-2)


def gains_of(decisions: Decisions, values: Any, memory: float) -> Any:
    """The target of each choice: later values of the same player and the result; sooner values have more weight."""
    key = decisions.games.astype(np.int64) * 2 + decisions.facts[:, SEAT]
    order = np.lexsort((np.arange(len(key)), key))
    keys, own, won = key[order].tolist(), values[order].tolist(), decisions.facts[order, WON].tolist()
    gains = [0.0] * len(keys)
    result, current = 0.0, -1
    for at in range(len(keys) - 1, -1, -1):
        if keys[at] != current:
            current, result = keys[at], float(won[at])
        else:
            result = (1.0 - memory) * own[at + 1] + memory * result
        gains[at] = result - own[at]
    sorted_back = np.empty(len(keys), np.float32)
    sorted_back[order] = np.array(gains, np.float32)
    return sorted_back


def learn(arguments: argparse.Namespace) -> None:
    decisions = Decisions(arguments.games)
    print(f"{len(decisions.facts)} decisions")
    values = values_of(decisions)
    if arguments.chances:
        chances = nn.Sequential(
            nn.Linear(INPUTS + len(PROMPTS), JUDGES), nn.ReLU(), nn.Linear(JUDGES, 1), nn.Flatten(0)
        )
        learn_chances(chances, decisions, later_values(decisions, values), np.arange(len(values)))
        arguments.chances.write_text(chances_written(chances))
    gains = gains_of(decisions, values, MEMORY)
    is_test = decisions.games % 10 == 0
    is_real = decisions.facts[:, WEIGHT] > 0
    network = DuelNetwork()
    if arguments.begin:
        read_into(network, json.loads(arguments.begin.read_text()))

    def loss_of(rows: Any) -> Any:
        return ((torch.from_numpy(SCALE * gains[rows]) - network.difference(decisions, rows)) ** 2).mean()

    rate = 1.5e-3 if arguments.begin else 3e-3
    descend(network, loss_of, np.nonzero(is_real & ~is_test)[0], arguments.epochs, rate, 1e-3)
    tests = np.nonzero(is_real & is_test)[0]
    with torch.no_grad():
        seen = network.difference(decisions, tests).numpy()
    slope = float((seen * SCALE * gains[tests]).mean() / (seen * seen).mean())
    print(f"games that it has not learned from: a difference of 1 that it sees is one of {slope:.2f}")
    arguments.out.write_text(network_text(network))


def network_text(network: DuelNetwork) -> str:
    return written(
        {
            "position": network.position.weight[:, :POSITION_NUMBERS],
            "scene": network.position.weight[:, POSITION_NUMBERS:],
            "choice": network.choice.weight,
            "marks": network.marks.weight[:MARKS].T,
            "bias": network.position.bias[None],
            "out": network.out.weight / SCALE,
        }
    )


def chances_written(chances: Any) -> str:
    """As a network without choice features. One more hidden unit, which is always 1, holds the output bias."""
    position, out = chances[0], chances[2]
    none = torch.zeros(JUDGES + 1, 1)
    weights = torch.cat([position.weight, torch.zeros(1, INPUTS + len(PROMPTS))])
    return written(
        {
            "position": weights[:, :POSITION_NUMBERS],
            "scene": weights[:, POSITION_NUMBERS:],
            "choice": none,
            "marks": none,
            "bias": torch.cat([position.bias, torch.ones(1)])[None],
            "out": torch.cat([out.weight[0], out.bias])[None],
        }
    )


def written(tables: dict[str, Any]) -> str:
    return written_network({name: table.detach().double().tolist() for name, table in tables.items()})


def read_into(network: DuelNetwork, data: dict[str, Any]) -> None:
    """Start from the weights of an earlier network."""
    tables = {}
    for name, table in data.items():
        words = np.frombuffer(base64.b64decode(table["values"]), "<i2").reshape(table["rows"], -1)
        tables[name] = torch.from_numpy(table["scale"] * words.astype(np.float32))
    with torch.no_grad():
        network.position.weight.copy_(torch.cat([tables["position"], tables["scene"]], 1))
        network.position.bias.copy_(tables["bias"][0])
        network.choice.weight.copy_(tables["choice"])
        network.marks.weight[:MARKS] = tables["marks"].T
        network.out.weight.copy_(tables["out"] * SCALE)


# Matches


def match(arguments: argparse.Namespace) -> None:
    player = Player(read_network(arguments.network.read_text()))
    for mission in arguments.missions.split(","):
        won = 0
        for number in range(arguments.games):
            setup = Setup(2, {"mission": mission}, {})
            state = game_named("duel").new(setup, arguments.seed * 1_000_003 + number // 2)
            while asked := pending(state):
                decision = asked[0]
                scores = player.evaluator.scores(state, decision, [])
                if decision.seat == number % 2 and len(scores) > 1:
                    scores = player.values(state, decision, scores, player.features(state, decision))
                apply(state, decision.seat, decision.choices[scores.index(max(scores))])
            assert state.outcome is not None
            won += number % 2 in state.outcome.winners
        share = won / arguments.games
        error = 1.96 * math.sqrt(share * (1 - share) / arguments.games)
        print(f"{mission}: {share:.1%} of {arguments.games} games won (± {error:.1%})", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play", help="games by chance, written down")
    playing.add_argument("out", type=Path, help="files begin with this")
    playing.add_argument("--seconds", type=float, default=600.0)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument(
        "--missions", default=EVERY, help="with commas; those named more often are played more often"
    )
    playing.add_argument("--network", type=Path, help="with this network instead of the plain veteran")
    playing.set_defaults(run=play)
    learning = commands.add_parser("learn", help="a network from what was written down")
    learning.add_argument("games", type=Path, nargs="+")
    learning.add_argument("--epochs", type=int, default=4)
    learning.add_argument("--out", type=Path, required=True)
    learning.add_argument("--begin", type=Path, help="with this network, and learn on")
    learning.add_argument("--chances", type=Path, help="write also who wins from a position")
    learning.set_defaults(run=learn)
    matching = commands.add_parser("match", help="against the veteran")
    matching.add_argument("network", type=Path)
    matching.add_argument("--missions", default="M1,M2")
    matching.add_argument("--games", type=int, default=1000)
    matching.add_argument("--seed", type=int, default=1)
    matching.set_defaults(run=match)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
