"""Every registered game keeps the contract, over all player counts and variants."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import nullcontext
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tankodrom.contract.checks import Contract, ContractBroken
from tankodrom.contract.fuzz import Found, asking_all, fuzz_game, replay_of, shrink
from tankodrom.core.decision import Decision
from tankodrom.core.event import EventKind
from tankodrom.core.game import Game
from tankodrom.core.kernel import apply, pending
from tankodrom.core.playout import random_choice
from tankodrom.core.refusal import RulePair, no
from tankodrom.core.replay import read_replay, state_digest
from tankodrom.core.rng import Rng
from tankodrom.core.state import State
from tankodrom.games.registry import all_games, game_named
from tankodrom.words.rulebook import all_ids

GAMES = [game.key for game in all_games()]
SEEDS = st.integers(min_value=0, max_value=2**64)

every_game = pytest.mark.parametrize("key", GAMES)


def contract_of(key: str) -> Contract:
    return Contract(game_named(key), set(all_ids(key)))


def position(game: Game[Any], setup_seed: int, seed: int, decisions: int) -> State:
    """A position of a random game, after so many decisions or at its end."""
    setup = game.random_setup(Rng(setup_seed))
    state: State = game.new(asking_all(game, setup) if setup_seed % 2 else setup, seed)
    rng = Rng(seed)
    for _ in range(decisions):
        asked = pending(state)
        if not asked:
            break
        apply(state, *random_choice(asked, rng))
    return state


@every_game
@settings(max_examples=25)
@given(setup_seed=SEEDS, seed=SEEDS)
def test_whole_random_games_keep_every_promise(key: str, setup_seed: int, seed: int) -> None:
    contract = contract_of(key)
    setup = contract.game.random_setup(Rng(setup_seed))
    fuzz_game(contract, asking_all(contract.game, setup) if setup_seed % 2 else setup, seed, every=60)


@every_game
@settings(max_examples=60)
@given(setup_seed=SEEDS, seed=SEEDS, decisions=st.integers(min_value=0, max_value=600))
@pytest.mark.parametrize(
    "check", ["no_dead_end", "invariants", "texts", "copies", "codec", "views", "refusals", "rule_pairs"]
)
def test_any_position_keeps(key: str, check: str, setup_seed: int, seed: int, decisions: int) -> None:
    contract = contract_of(key)
    state = position(contract.game, setup_seed, seed, decisions)
    getattr(contract, check)(state, Rng(seed))


@every_game
def test_a_redeal_does_change_what_is_hidden(key: str) -> None:
    contract = contract_of(key)
    for seed in range(5):
        contract.views(position(contract.game, seed, seed, 60), Rng(seed))
    assert contract.redealt > 0


@every_game
def test_the_same_game_whatever_the_hash_seed(key: str) -> None:
    script = (
        "from tankodrom.contract.fuzz import fuzz_game\n"
        "from tankodrom.contract.checks import Contract\n"
        "from tankodrom.core.rng import Rng\n"
        "from tankodrom.games.registry import game_named\n"
        "from tankodrom.words.rulebook import all_ids\n"
        f"contract = Contract(game_named({key!r}), set(all_ids({key!r})))\n"
        "for seed in range(8):\n"
        "    played = fuzz_game(contract, contract.game.random_setup(Rng(seed)), seed, every=10**9)\n"
        "    print(played.decisions, played.replay.digest)\n"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for hash_seed in ("0", "1", "12345")
    }
    assert len(outputs) == 1
    assert next(iter(outputs)).count("\n") == 8


@every_game
def test_the_seed_appears_in_no_view(key: str) -> None:
    game = game_named(key)
    seed = 0x5EED_0123_4567_89AB_CDEF
    state = game.new(game.random_setup(Rng(4)), seed)
    for seat in range(-1, state.seats):
        text = str(game.view(state, seat))
        assert str(seed) not in text
        assert format(seed, "x") not in text


class _Leaky:
    """A game that wraps the real one and shows the digest of the whole state in every view.

    It is no subclass, because a subclass of a compiled class must be compiled too.
    """

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def events(self) -> list[EventKind]:
        return self._game.events()

    def prompts(self) -> list[str]:
        return self._game.prompts()

    def save(self, state: State) -> dict[str, Any]:
        return self._game.save(state)

    def determinize(self, state: State, seat: int, rng: Rng) -> Any:
        return self._game.determinize(state, seat, rng)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return {**self._game.view(state, seat), "leak": state_digest(self._game, state)}


@every_game
def test_the_checks_notice_a_leak(key: str) -> None:
    contract = Contract(cast(Game[Any], _Leaky(game_named(key))), set(all_ids(key)))
    with pytest.raises(ContractBroken, match="sees a re-deal: leak"):
        contract.views(position(game_named(key), 3, 3, 30), Rng(1))


@every_game
def test_the_checks_notice_that_an_offered_choice_is_refused(key: str) -> None:
    contract = contract_of(key)
    state = position(contract.game, 3, 3, 30)
    decision = pending(state)[0]
    illegal = next(
        action
        for verb in state.vocabulary().verbs
        if not verb.kinds and (action := verb.of()) not in decision.choices
    )
    state.asked = [Decision(decision.seat, decision.prompt, [*decision.choices, illegal])]
    with pytest.raises(ContractBroken, match="is offered, but it gets Refusal"):
        contract.refusals(state, Rng(1))


@every_game
def test_the_checks_notice_that_a_choice_is_neither_offered_nor_refused(key: str) -> None:
    with pytest.raises(ContractBroken, match=r"is not offered to seat \d, but nothing refuses it"):
        check_with_one_choice(contract_of(key))


def check_with_one_choice(contract: Contract) -> None:
    """A game that offers only the last choice of each decision."""
    for seed in range(50):
        state = position(contract.game, seed, seed, 30)
        for decision in pending(state)[:1]:
            state.asked = [Decision(decision.seat, decision.prompt, decision.choices[-1:])]
            contract.refusals(state, Rng(seed))


class _Contradicting(_Leaky):
    def __init__(self, game: Game[Any], pair: RulePair) -> None:
        super().__init__(game)
        self._pair = pair

    def rule_pairs(self, state: State) -> list[RulePair]:
        return [*self._game.rule_pairs(state), self._pair]


@every_game
@pytest.mark.parametrize(
    ("pair", "message"),
    [
        (RulePair("can_fly", True, no("R1.1", "too-heavy")), "can_fly is True, but the refusal is Refusal"),
        (RulePair("can_fly", False, None), "can_fly is False, but the refusal is None"),
        (RulePair("can_fly", False, no("R1.1", "too-heavy")), None),
        (RulePair("can_fly", True, None), None),
    ],
)
def test_the_checks_notice_a_boolean_that_contradicts_its_refusal(
    key: str, pair: RulePair, message: str | None
) -> None:
    game = game_named(key)
    contract = Contract(cast(Game[Any], _Contradicting(game, pair)), set(all_ids(key)))
    with nullcontext() if message is None else pytest.raises(ContractBroken, match=message):
        contract.rule_pairs(position(game, 3, 3, 30), Rng(1))


class _Forgetful(Contract):
    """Pretends that something breaks as soon as two cards lie in the scrapyard."""

    def __init__(self) -> None:
        super().__init__(game_named("rush"), set(all_ids("rush")))
        self.checks = [self.never]

    def never(self, state: State, rng: Rng) -> None:
        if len(self.game.save(state)["scrapyard"]) >= 2:
            raise ContractBroken("never", "two cards are scrapped")


def test_a_failure_is_told_with_a_small_replay_that_leads_there() -> None:
    contract = _Forgetful()
    with pytest.raises(Found) as caught:
        fuzz_game(contract, contract.game.random_setup(Rng(1)), 1, every=1)
    small = shrink(contract, caught.value)
    assert small.broken.check == "never"
    assert 2 <= len(small.moves) <= len(caught.value.moves)
    replay = read_replay(replay_of(contract, small))
    assert len(replay.moves) == len(small.moves)


@every_game
@settings(max_examples=15, deadline=None)
@given(setup_seed=SEEDS, seed=SEEDS, decisions=st.integers(0, 120))
def test_what_is_printed_stays_the_same_and_tells_no_secret(
    key: str, setup_seed: int, seed: int, decisions: int
) -> None:
    game = game_named(key)
    first: State = game.new(game.random_setup(Rng(setup_seed)), seed)
    later = position(game, setup_seed, seed, decisions)
    printed = game.printed(first)
    assert printed
    assert json.loads(json.dumps(printed)) == printed
    assert game.printed(later) == printed
    other: State = game.new(game.random_setup(Rng(setup_seed)), seed + 1)
    assert game.printed(other) == printed, "another deal of the same set-up"
