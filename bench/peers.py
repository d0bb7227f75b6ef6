"""Random play and tree search of peer game libraries, driven from Python on one core (see peers-requirements.txt).

A decision is: list the legal actions, choose one at random, apply it. Deals and other chance events are
sampled but not counted; a new game starts when one ends. Every peer plays through its public API.

A simulation is what the peer's search counts as one: down the tree, a playout, and back with its result.
"""

import argparse
import contextlib
import copy
import importlib
import json
import os
import random
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import metadata
from itertools import islice
from statistics import median
from typing import Any

SEED = 20240229
# The peers take turns, and each figure is the median of its rounds: a shared machine is slow for seconds at a
# time, which would otherwise fall on one peer alone.
ROUNDS = 5
# CPU time of this process, not wall time: another job on the machine must not slow a peer down, and a peer
# which started threads would be charged for them.
clock = time.process_time
# As in `tankodrom bench search`: positions of all phases of several games (37 is no multiple of a turn).
SIMULATIONS = 100  # for each position that is searched
EVERY = 37  # real decisions from one such position to the next

# Endless random play: yields the position (or environment) at each decision, its legal actions listed.
Play = Callable[[random.Random], Iterator[Any]]


@dataclass(frozen=True, kw_only=True)
class Library:
    title: str
    package: str  # on PyPI, for the version
    game: str
    play: Play
    flavour: str = ""
    note: str = ""

    @property
    def label(self) -> str:
        with contextlib.suppress(metadata.PackageNotFoundError):
            return f"{self.title} {metadata.version(self.package)}{self.flavour}"
        return f"{self.title}{self.flavour}"


@dataclass(frozen=True, kw_only=True)
class Peer(Library):
    copy: Callable[[Any], Any]
    legal: Callable[[Any], list[Any]]  # to check that a copy is one; not used for play


@dataclass(frozen=True, kw_only=True)
class Searcher(Library):
    """A bot that answers with a tree search; `play` are the games whose positions it is asked about."""

    choices: Callable[[Any], int]  # how many there are in a position
    bot: Callable[[], Callable[[Any], Any]]  # makes what searches a position with SIMULATIONS


def pick(rng: random.Random, actions: Any) -> Any:
    # Faster than rng.choice, whose cost would show beside the C++ games.
    return actions[int(rng.random() * len(actions))]


def open_spiel(name: str, module: str = "") -> Play:
    def play(rng: random.Random) -> Iterator[Any]:
        import pyspiel

        if module:  # a game written in Python registers itself on import
            importlib.import_module(module)
        game = pyspiel.load_game(name)
        chance, terminal = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

        # In all the games measured every chance outcome is as likely as the others, so a pick from
        # legal_actions() samples it, several times faster than chance_outcomes(). Some games prove it.
        for _ in range(5):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    odds = [p for _, p in state.chance_outcomes()]
                    if max(odds) - min(odds) > 1e-9:
                        raise ValueError(f"{name} has a chance node which is not uniform")
                state.apply_action(pick(rng, state.legal_actions()))

        while True:
            state = game.new_initial_state()
            # One call tells chance, player and terminal apart.
            while (player := state.current_player()) != terminal:
                actions = state.legal_actions()
                if player != chance:
                    yield state
                state.apply_action(pick(rng, actions))

    return play


def rlcard(name: str, raw: bool) -> Play:
    """`raw`: the raw legal actions are what the game itself takes, so step() need not decode an id."""

    def play(rng: random.Random) -> Iterator[Any]:
        import rlcard

        env = rlcard.make(name, {"seed": SEED})
        while True:
            state, _ = env.reset()
            while not env.is_over():
                yield env
                state, _ = env.step(pick(rng, state["raw_legal_actions"]), raw_action=raw)

    return play


def pettingzoo_gin_rummy(rng: random.Random) -> Iterator[Any]:
    from pettingzoo.classic import gin_rummy_v4

    # raw_env() leaves out the wrappers of env(), which guard against illegal actions (none is played here)
    # and build one more observation at each step to do so.
    env = gin_rummy_v4.raw_env()
    env.reset(seed=SEED)
    while True:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            continue
        yield env
        env.step(pick(rng, observation["action_mask"].nonzero()[0].tolist()))


def python_chess(rng: random.Random) -> Iterator[Any]:
    import chess

    while True:
        board = chess.Board()
        # is_game_over() would generate the moves once more; the list answers for mate and stalemate.
        while moves := list(board.legal_moves):
            if board.is_insufficient_material() or board.is_seventyfive_moves():
                break
            if board.is_fivefold_repetition():
                break
            yield board
            board.push(pick(rng, moves))


def open_spiel_peer(game: str, flavour: str, module: str = "", note: str = "") -> Peer:
    return Peer(
        title="OpenSpiel",
        package="open-spiel",
        game=game,
        play=open_spiel(game, module),
        copy=lambda state: state.clone(),
        legal=lambda state: state.legal_actions(),
        flavour=f" ({flavour})",
        note=note,
    )


def open_spiel_searcher(game: str, flavour: str, bot: Callable[[Any], Any]) -> Searcher:
    """`bot` is made with the module, which is there only in the environment of the peers."""

    def stepper() -> Callable[[Any], Any]:
        import pyspiel

        step: Callable[[Any], Any] = bot(pyspiel).step
        return step

    return Searcher(
        title="OpenSpiel",
        package="open-spiel",
        game=game,
        play=open_spiel(game),
        choices=lambda state: len(state.legal_actions()),
        bot=stepper,
        flavour=f" ({flavour})",
        note="random playout to the end",
    )


def rlcard_peer(game: str, raw: bool, note: str) -> Peer:
    return Peer(
        title="RLCard",
        package="rlcard",
        game=game,
        play=rlcard(game, raw),
        copy=copy.deepcopy,
        legal=lambda env: list(env.get_state(env.get_player_id())["legal_actions"]),
        note=note,
    )


PEERS = (
    open_spiel_peer("gin_rummy", "C++"),
    open_spiel_peer("hearts", "C++"),
    open_spiel_peer("crazy_eights", "C++", note="5 players (default)"),
    open_spiel_peer("chess", "C++"),
    open_spiel_peer("python_block_dominoes", "Python", "open_spiel.python.games.block_dominoes"),
    rlcard_peer("uno", raw=True, note="step() always builds the observation"),
    rlcard_peer("gin-rummy", raw=False, note="step() always builds the observation"),
    Peer(
        title="PettingZoo",
        package="pettingzoo",
        game="gin_rummy_v4",
        play=pettingzoo_gin_rummy,
        copy=copy.deepcopy,  # its EzPickle base turns this into a fresh environment: no copy of the position
        legal=lambda env: env.last()[0]["action_mask"].tolist(),
        note="raw_env(), over RLCard; the action mask comes with the observation",
    ),
    Peer(
        title="python-chess",
        package="chess",
        game="chess",
        play=python_chess,
        copy=lambda board: board.copy(stack=False),
        legal=lambda board: list(board.legal_moves),
        note="copied without the move stack",
    ),
)

UCT_C = 2.0  # as in OpenSpiel's examples
SEARCHERS = (
    open_spiel_searcher(
        "gin_rummy",
        "C++, ISMCTS",
        lambda spiel: spiel.ISMCTSBot(SEED, spiel.RandomRolloutEvaluator(1, SEED), UCT_C, SIMULATIONS),
    ),
    open_spiel_searcher(
        "chess",
        "C++, MCTS",
        # It may not prove wins: a proven root would end the search before all simulations are made.
        lambda spiel: spiel.MCTSBot(
            spiel.load_game("chess"),
            spiel.RandomRolloutEvaluator(1, SEED),
            UCT_C,
            SIMULATIONS,
            max_memory_mb=1000,
            solve=False,
            seed=SEED,
            verbose=False,
        ),
    ),
)


def decisions_per_second(play: Iterator[Any], seconds: float) -> float:
    decisions, start = 0, clock()
    while (spent := clock() - start) < seconds:
        deque(islice(play, 100), maxlen=0)  # runs the play at C speed; reading the clock costs time too
        decisions += 100
    return decisions / spent


def copy_microseconds(peer: Peer, play: Iterator[Any], seconds: float) -> float:
    """Mean over positions of all phases of the game: every 17th decision (17 is no multiple of a turn)."""
    positions = islice(play, 0, None, 17)
    position = next(positions)
    if peer.legal(peer.copy(position)) != peer.legal(position):
        raise ValueError("the copy has other legal actions")
    start = clock()
    peer.copy(position)
    # Batches of about 1 ms, so that reading the clock does not show.
    batch = max(1, min(200, int(0.001 / max(clock() - start, 1e-6))))
    copies, spent, until = 0, 0.0, clock() + seconds
    while not copies or clock() < until:
        position = next(positions)
        start = clock()
        for _ in range(batch):
            peer.copy(position)
        spent += clock() - start
        copies += batch
    return spent / copies * 1e6


def simulations_per_second(step: Callable[[Any], Any], positions: Iterator[Any], seconds: float) -> float:
    simulations, spent = 0, 0.0
    while spent < seconds:
        position = next(positions)
        start = clock()
        step(position)
        spent += clock() - start
        simulations += SIMULATIONS
    return simulations / spent


def one_line(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:200]


class Figure:
    """One figure of a peer through all rounds; whatever it raises is noted, and the other peers go on."""

    def __init__(self, measure: Callable[[float], float]) -> None:
        self.measure = measure
        self.measured: list[float] = []
        self.error = ""

    def round(self, seconds: float) -> None:
        if self.error:
            return
        try:
            self.measured.append(self.measure(seconds))
        except Exception as error:
            self.error = one_line(error)

    def value(self, digits: int = 1) -> float | None:
        # The first round was the warm-up.
        return None if self.error else round(median(self.measured[1:]), digits)

    def failure(self) -> dict[str, str]:
        return {"error": self.error} if self.error else {}

    def range(self) -> list[float] | None:
        return None if self.error else [round(find(self.measured[1:]), 1) for find in (min, max)]


class Trial:
    """Random play and copying of one peer."""

    def __init__(self, peer: Peer) -> None:
        self.peer = peer
        play = peer.play(random.Random(SEED))
        self.rate = Figure(lambda seconds: decisions_per_second(play, seconds))
        self.copying = Figure(lambda seconds: copy_microseconds(peer, play, seconds))

    def round(self, seconds: float) -> None:
        self.rate.round(seconds)
        if not self.rate.error:
            self.copying.round(seconds)

    def result(self) -> dict[str, Any]:
        no_copy = self.copying.error and f"no copy: {self.copying.error}"
        result: dict[str, Any] = {
            "peer": self.peer.label,
            "game": self.peer.game,
            "decisions_per_second": self.rate.value(),
            "decisions_per_second_range": self.rate.range(),
            "copy_us": None if self.rate.error else self.copying.value(2),
            "note": "; ".join(filter(None, (self.peer.note, no_copy))),
        }
        return result | self.rate.failure()


def search_of(searcher: Searcher, seconds: float) -> dict[str, Any]:
    """In one long round after the warm-up: positions differ much more than the machine does meanwhile."""
    play = searcher.play(random.Random(SEED))
    real = (position for position in play if searcher.choices(position) > 1)
    positions = islice(real, 0, None, EVERY)
    rate = Figure(lambda seconds: simulations_per_second(searcher.bot(), positions, seconds))
    rate.round(seconds / ROUNDS)
    rate.round(seconds)
    return {
        "peer": searcher.label,
        "game": searcher.game,
        "simulations_per_second": rate.value(),
        "note": searcher.note,
    } | rate.failure()


def table(results: list[dict[str, Any]], unit: str) -> str:
    rows = [("peer", "game", f"{unit}/s", "range", "copy µs", "note")]
    for r in results:
        rate, spread, copied = r[f"{unit}_per_second"], r.get(f"{unit}_per_second_range"), r.get("copy_us")
        rows.append(
            (
                r["peer"],
                r["game"],
                "-" if rate is None else f"{rate:,.0f}",
                "-" if spread is None else f"{spread[0]:,.0f}-{spread[1]:,.0f}",
                "-" if copied is None else f"{copied:,.1f}",
                f"error: {r['error']}" if "error" in r else r["note"],
            )
        )
    width = [max(map(len, column)) for column in zip(*rows, strict=True)]
    form = "  ".join(f"{{:{align}{w}}}" for align, w in zip("<<>>><", width, strict=True))
    return "\n".join(form.format(*row).rstrip() for row in rows)


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play and tree search of peer game libraries.")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds measured per figure")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    if args.seconds <= 0:
        parser.error("--seconds must be positive")
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    with contextlib.redirect_stdout(sys.stderr):  # no greeting of a peer may get into the JSON
        trials = [Trial(peer) for peer in PEERS]
        for _ in range(1 + ROUNDS):
            for trial in trials:
                trial.round(args.seconds / ROUNDS)
        search = [search_of(searcher, args.seconds) for searcher in SEARCHERS]
    engine = [trial.result() for trial in trials]
    if args.json:
        print(json.dumps({"engine": engine, "search": search}, indent=2, ensure_ascii=False))
    else:
        print(table(engine, "decisions"), table(search, "simulations"), sep="\n\n")


if __name__ == "__main__":
    main()
