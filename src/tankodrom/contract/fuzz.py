"""Whole random games under the contract, and shortened replays of failures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tankodrom.contract.checks import Contract, ContractBroken
from tankodrom.core.action import Seat
from tankodrom.core.errors import IllegalAction, MalformedAction, TankodromError
from tankodrom.core.game import Game
from tankodrom.core.kernel import apply, pending
from tankodrom.core.playout import random_choice
from tankodrom.core.replay import Recorder, Replay, read_replay, verify_replay, write_replay
from tankodrom.core.rng import Rng
from tankodrom.core.setup import ASK_ALL, Setup
from tankodrom.core.state import State
from tankodrom.core.text import read_action

LONGEST_GAME = 200_000  # decisions; random play of every game ends far earlier

Moves = list[tuple[Seat, str]]


@dataclass(frozen=True)
class FuzzedGame:
    """A game that kept the contract."""

    setup: Setup
    decisions: int
    positions: int
    replay: Replay


class Found(Exception):
    """A game that broke the contract: what is wrong, and the moves that lead there."""

    def __init__(self, broken: ContractBroken, setup: Setup, seed: int, moves: Moves) -> None:
        super().__init__(str(broken))
        self.broken = broken
        self.setup = setup
        self.seed = seed
        self.moves = moves


def asking_all(game: Game[Any], setup: Setup) -> Setup:
    """The same setup as servers play it: everybody is asked who might have a secret answer."""
    return Setup(setup.seats, {**setup.options, ASK_ALL: True}, setup.data) if game.can_ask_all() else setup


def fuzz_game(contract: Contract, setup: Setup, seed: int, every: int) -> FuzzedGame:
    """Play one random game. About one position in `every` is checked in full, and always the first and the last."""
    game = contract.game
    rng = Rng(seed + 1)
    recorder = Recorder(game, setup, seed)
    state = recorder.state
    state.sink = []
    positions = 0
    try:
        before = game.inventory(state)
        while True:
            decisions = pending(state)
            if not decisions or not recorder.moves or rng.below(every) == 0:
                contract.check_position(state, rng)
                if game.inventory(state) != before:
                    raise ContractBroken("conservation", "things have appeared or vanished")
                positions += 1
            contract.check_events(state.sink, state.seats)
            state.sink.clear()
            if not decisions:
                break
            if len(recorder.moves) > LONGEST_GAME:
                raise ContractBroken("random_play_ends", f"no end after {LONGEST_GAME} decisions")
            recorder.apply(*random_choice(decisions, rng))
        _check_replay(game, recorder.replay())
    except ContractBroken as broken:
        raise Found(broken, recorder.setup, seed, recorder.moves) from None
    except (TankodromError, ArithmeticError, LookupError, TypeError, ValueError, AssertionError) as error:
        # A crash of the rules is a failure too.
        crash = ContractBroken("crash", f"{type(error).__name__}: {error}")
        raise Found(crash, recorder.setup, seed, recorder.moves) from error
    return FuzzedGame(recorder.setup, len(recorder.moves), positions, recorder.replay())


def _check_replay(game: Game[Any], replay: Replay) -> None:
    text = write_replay(replay)
    again = read_replay(text)
    if write_replay(again) != text:
        raise ContractBroken("replay", "a replay that was written and read is written differently")
    verify_replay(game, again)


def shrink(contract: Contract, found: Found, tries: int = 150) -> Found:
    """A shorter game with the same failure: it leaves out stretches of moves while the failure remains."""
    best = found
    length = max(1, len(best.moves) // 2)
    while length and tries:
        at = 0
        while at < len(best.moves) and tries:
            tries -= 1
            shorter = _fails(contract, best, best.moves[:at] + best.moves[at + length :])
            if shorter is not None and len(shorter.moves) < len(best.moves):
                best = shorter
            else:
                at += length
        length //= 2
    return best


def _fails(contract: Contract, found: Found, moves: Moves) -> Found | None:
    """Follow the moves and skip impossible ones. Returns the first place with the same failure."""
    state: State = contract.game.new(found.setup, found.seed)
    done: Moves = []
    for number in range(len(moves) + 1):
        try:
            contract.check_position(state, Rng(found.seed), only=found.broken.check)
        except ContractBroken as broken:
            return Found(broken, found.setup, found.seed, done)
        except Exception as error:
            if found.broken.check == "crash":
                return Found(
                    ContractBroken("crash", f"{type(error).__name__}: {error}"), found.setup, found.seed, done
                )
            return None
        if number == len(moves):
            return None
        seat, text = moves[number]
        try:
            action = read_action(state, text)
            apply(state, seat, action)
        except (IllegalAction, MalformedAction):
            continue
        except Exception as error:
            if found.broken.check == "crash":
                done.append((seat, text))
                return Found(
                    ContractBroken("crash", f"{type(error).__name__}: {error}"), found.setup, found.seed, done
                )
            return None
        done.append((seat, text))
    return None


def replay_of(contract: Contract, found: Found) -> str:
    """The failing game as a replay document. It has no digest, because its end is in doubt."""
    game = contract.game
    return write_replay(Replay(game.key, game.rules_version, found.setup, found.seed, found.moves, ""))
